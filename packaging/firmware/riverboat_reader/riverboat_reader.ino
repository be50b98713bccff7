// Riverboat reader: what lies on one or several MFRC522 antennas, as whole inventories with a check.
//
// Wiring (Uno, Nano): SCK 13, MISO 12, MOSI 11, RST of all boards 9, SDA (select) of the first 10, of further
// ones 8, 7, 6 and so on; 3.3 V and GND. Several boards on one bus need boards that let go of MISO; where a
// board with two antennas finds nothing, try each of them alone. Keep antennas 80 mm or more apart.
//
// Line format, 115200 baud, CR LF (XX: XOR of what stands between `!` and `*`, two upper-case hex digits):
//   !I,<reader>,<seq>,<n>,<uid>;<uid>*XX   all tags on antenna <reader>; <n>+ where there may be more
//   !E,<reader>,<seq>,<words>*XX           this antenna could not be read, which is no empty inventory
//   !R,<name>,<readers>*XX                 after a reset, and for each `?` that is received

#include <SPI.h>

#include "checked_line.h"
#include "mfrc522.h"

#ifndef READER_PINS
#define READER_PINS 10  // the select pins of all antennas, such as: 10, 8, 7
#endif

static const char NAME[] = "Riverboat reader 1.0";
static const uint8_t RESET_PIN = 9;
static const uint8_t MOST_TAGS = 10;  // of an antenna: more would make a line longer than 255 signs
static const uint16_t ROUND_MS = 125;
static const uint32_t SEQUENCES = 100000;

static Mfrc522 readers[] = {READER_PINS};
static const uint8_t READERS = sizeof readers / sizeof readers[0];
static_assert(READERS <= 8, "a board has at most eight antennas");

static uint32_t sequence = 0;

static void sayName() {
  CheckedLine().text("R,").text(NAME).sign(',').number(READERS);
}

static void answer() {
  while (Serial.available()) {
    if (Serial.read() == '?') sayName();
  }
}

static void sayInventory(uint8_t reader, const Uid* tags, uint8_t count, bool more) {
  CheckedLine line;
  line.text("I,").number(reader).sign(',').number(sequence).sign(',').number(count);
  if (more) line.sign('+');
  line.sign(',');
  for (uint8_t tag = 0; tag < count; tag++) {
    if (tag) line.sign(';');
    for (uint8_t i = 0; i < tags[tag].length; i++) line.byte(tags[tag].bytes[i]);
  }
}

static void sayFailure(uint8_t reader, const char* words) {
  CheckedLine().text("E,").number(reader).sign(',').number(sequence).sign(',').text(words);
}

static void look(uint8_t reader) {
  static Uid tags[MOST_TAGS];
  uint8_t count;
  switch (readers[reader].inventory(tags, MOST_TAGS, count)) {
    case Heard::ANSWER:
    case Heard::NOTHING:
      sayInventory(reader, tags, count, false);
      break;
    case Heard::COLLISION:
      sayInventory(reader, tags, count, true);
      break;
    case Heard::GARBLED:
      sayFailure(reader, "what was heard made no sense");
      break;
    case Heard::NO_CHIP:
      sayFailure(reader, "the antenna board does not answer");
      break;
  }
  sequence = (sequence + 1) % SEQUENCES;
}

void setup() {
  Serial.begin(115200);
  for (Mfrc522& reader : readers) reader.begin();
  pinMode(RESET_PIN, OUTPUT);
  digitalWrite(RESET_PIN, HIGH);
  SPI.begin();
  delay(50);
  sayName();
}

void loop() {
  const uint16_t begun = millis();
  for (uint8_t reader = 0; reader < READERS; reader++) {
    look(reader);
    answer();
  }
  while (uint16_t(millis()) - begun < ROUND_MS) answer();
}
