#include "mfrc522.h"

#include <SPI.h>

namespace {

constexpr uint8_t COMMAND = 0x01, IRQ = 0x04, ERRORS = 0x06, FIFO_DATA = 0x09, FIFO_LEVEL = 0x0A;
constexpr uint8_t BIT_FRAMING = 0x0D, COLLISION_AT = 0x0E, MODE = 0x11, TX_CONTROL = 0x14, TX_ASK = 0x15;
constexpr uint8_t RF_CONFIG = 0x26, TIMER_MODE = 0x2A, TIMER_PRESCALER = 0x2B, TIMER_HIGH = 0x2C;
constexpr uint8_t TIMER_LOW = 0x2D, VERSION = 0x37;

constexpr uint8_t IDLE = 0x00, TRANSCEIVE = 0x0C, SOFT_RESET = 0x0F;
constexpr uint8_t IRQ_TIMER = 0x01, IRQ_IDLE = 0x10, IRQ_RECEIVED = 0x20;
constexpr uint8_t ERROR_COLLISION = 0x08, ERRORS_OF_A_FRAME = 0x13;  // protocol, parity, overflow
constexpr uint8_t COLLISION_ELSEWHERE = 0x20;
constexpr uint8_t ANTENNA_ON = 0x83, ANTENNA_OFF = 0x80;
// 38 dB rather than the highest gain: with 48 dB some boards hear themselves and find no tag at all.
constexpr uint8_t GAIN = 0x60;

constexpr uint8_t REQA = 0x26, WUPA = 0x52, HALT = 0x50, CASCADE = 0x88, SAK_GOES_ON = 0x04;
constexpr uint8_t SELECT[] = {0x93, 0x95, 0x97};
constexpr uint8_t BITS_OF_A_LEVEL = 32;

constexpr uint8_t TRIES = 3;
// A tag may take 5 ms to wake in a fresh field, and as long to lose its memory without one.
constexpr uint8_t FIELD_MS = 5;
constexpr uint16_t CHIP_HANGS_MS = 40;

const SPISettings BUS(4000000, MSBFIRST, SPI_MODE0);

void appendCrc(uint8_t* frame, uint8_t length) {
  uint16_t crc = 0x6363;
  for (uint8_t i = 0; i < length; i++) {
    uint8_t byte = frame[i] ^ (crc & 0xFF);
    byte ^= byte << 4;
    crc = (crc >> 8) ^ (uint16_t(byte) << 8) ^ (uint16_t(byte) << 3) ^ (byte >> 4);
  }
  frame[length] = crc & 0xFF;
  frame[length + 1] = crc >> 8;
}

bool hasCrc(const uint8_t* frame, uint8_t length) {
  uint8_t copy[5];
  memcpy(copy, frame, length);
  appendCrc(copy, length);
  return copy[length] == frame[length] && copy[length + 1] == frame[length + 1];
}

bool sameUid(const Uid& one, const Uid& other) {
  return one.length == other.length && memcmp(one.bytes, other.bytes, one.length) == 0;
}

}  // namespace

void Mfrc522::begin() {
  digitalWrite(selectPin_, HIGH);
  pinMode(selectPin_, OUTPUT);
}

Heard Mfrc522::inventory(Uid* found, uint8_t room, uint8_t& count) {
  count = 0;
  if (!ready()) return Heard::NO_CHIP;
  // A fresh field: every tag has forgotten that it was parked.
  write(TX_CONTROL, ANTENNA_ON);
  delay(FIELD_MS);
  Heard last = Heard::GARBLED;
  bool doubtful = false;  // a tag was heard, but not understood
  for (uint8_t tries = 0; tries < TRIES;) {
    // The first question also wakes tags that a weak field left parked, the others only what was not found yet.
    if (!wake(last, count == 0 ? WUPA : REQA)) {
      if (count > 0 && last == Heard::NOTHING) break;
      tries++;
      continue;
    }
    if (count == room || choose(found[count]) != Heard::ANSWER) {
      doubtful = true;
      if (count == room) break;
      tries++;
      continue;
    }
    park();
    bool known = false;
    for (uint8_t i = 0; i < count; i++) known = known || sameUid(found[i], found[count]);
    if (known) {
      tries++;  // it did not hear that it was parked
    } else {
      count++;
      tries = 0;
      doubtful = false;
    }
  }
  write(TX_CONTROL, ANTENNA_OFF);
  const bool all = last == Heard::NOTHING && !doubtful;
  if (count == 0) return all ? Heard::NOTHING : Heard::GARBLED;
  return all ? Heard::ANSWER : Heard::COLLISION;
}

// Whether the chip answers and has its settings; one that was unplugged has lost them.
bool Mfrc522::ready() {
  const uint8_t version = read(VERSION);
  if (version == 0x00 || version == 0xFF) {
    initialised_ = false;
    return false;
  }
  if (initialised_ && read(TX_ASK) == 0x40) return true;
  write(COMMAND, SOFT_RESET);
  delay(50);
  // The timer starts by itself after sending and ends a wait for an answer: 80 ticks of 25 us are 2 ms,
  // twenty times what a tag needs.
  write(TIMER_MODE, 0x80);
  write(TIMER_PRESCALER, 0xA9);
  write(TIMER_HIGH, 0x00);
  write(TIMER_LOW, 0x50);
  write(TX_ASK, 0x40);
  write(MODE, 0x3D);
  write(RF_CONFIG, GAIN);
  write(TX_CONTROL, ANTENNA_OFF);
  initialised_ = true;
  return true;
}

// Whether any tag answers. Several of different kinds answer at once, which is an answer too.
bool Mfrc522::wake(Heard& heard, uint8_t command) {
  uint8_t kind[2], length;
  heard = ask(&command, 1, 7, 0, kind, sizeof kind, length);
  if (heard == Heard::ANSWER && length != 2) heard = Heard::GARBLED;
  return heard == Heard::ANSWER || heard == Heard::COLLISION;
}

// One of the tags that are awake, and its whole number.
Heard Mfrc522::choose(Uid& uid) {
  uid.length = 0;
  for (uint8_t level = 0; level < sizeof SELECT; level++) {
    uint8_t number[5], sak;
    const Heard heard = chooseLevel(level, number, sak);
    if (heard != Heard::ANSWER) return heard;
    const bool goesOn = sak & SAK_GOES_ON;
    if (goesOn != (number[0] == CASCADE)) return Heard::GARBLED;
    const uint8_t from = goesOn ? 1 : 0;
    memcpy(uid.bytes + uid.length, number + from, 4 - from);
    uid.length += 4 - from;
    if (!goesOn) return Heard::ANSWER;
  }
  return Heard::GARBLED;
}

Heard Mfrc522::chooseLevel(uint8_t level, uint8_t* number, uint8_t& sak) {
  Heard heard = collect(SELECT[level], number);
  if (heard != Heard::ANSWER) return heard;
  uint8_t frame[9] = {SELECT[level], 0x70};
  memcpy(frame + 2, number, 5);
  appendCrc(frame, 7);
  uint8_t answer[3], length;
  heard = ask(frame, sizeof frame, 0, 0, answer, sizeof answer, length);
  if (heard != Heard::ANSWER) return Heard::GARBLED;
  if (length != 3 || !hasCrc(answer, 1)) return Heard::GARBLED;
  sak = answer[0];
  return Heard::ANSWER;
}

// The four bytes and their XOR of one tag. Where tags differ, those with a 1 are asked to go on; if there are
// none of them, the bit is 0.
Heard Mfrc522::collect(uint8_t select, uint8_t* number) {
  uint8_t known = 0;
  bool guessed = false;
  memset(number, 0, 5);
  for (uint8_t rounds = 0; rounds <= 2 * BITS_OF_A_LEVEL; rounds++) {
    const uint8_t whole = known / 8, bits = known % 8;
    uint8_t frame[7] = {select, uint8_t((2 + whole) << 4 | bits)};
    memcpy(frame + 2, number, whole + (bits ? 1 : 0));
    uint8_t answer[5] = {}, length;
    const Heard heard =
        ask(frame, 2 + whole + (bits ? 1 : 0), bits, bits, answer, sizeof answer - whole, length);
    if (heard == Heard::NOTHING && guessed) {
      number[(known - 1) / 8] &= ~(1 << (known - 1) % 8);
      guessed = false;
      continue;
    }
    if (heard != Heard::ANSWER && heard != Heard::COLLISION) return heard;
    if (heard == Heard::ANSWER && length != 5 - whole) return Heard::GARBLED;
    const uint8_t mask = 0xFF << bits;
    number[whole] = (number[whole] & ~mask) | (answer[0] & mask);
    memcpy(number + whole + 1, answer + 1, 4 - whole);
    if (heard == Heard::ANSWER) {
      const uint8_t check = number[0] ^ number[1] ^ number[2] ^ number[3] ^ number[4];
      return check == 0 ? Heard::ANSWER : Heard::GARBLED;
    }
    known = firstCollision(known);
    if (known >= BITS_OF_A_LEVEL) return Heard::GARBLED;
    for (uint8_t bit = known; bit < 40; bit++) number[bit / 8] &= ~(1 << bit % 8);
    number[known / 8] |= 1 << known % 8;
    known++;
    guessed = true;
  }
  return Heard::GARBLED;
}

// The bit at which tags differed, counted from 0; perhaps an earlier one, never a later.
//
// The data sheet leaves open whether the chip counts from the beginning of the number or of the answer. The
// earlier of the two is safe: up to there all bits are good.
uint8_t Mfrc522::firstCollision(uint8_t known) {
  const uint8_t told = read(COLLISION_AT);
  if (told & COLLISION_ELSEWHERE) return known;
  const uint8_t at = ((told & 0x1F) ? told & 0x1F : BITS_OF_A_LEVEL) - 1;
  const uint8_t inAnswer = known / 8 * 8 + at;
  const uint8_t first = at >= known && at < inAnswer ? at : inAnswer;
  return first < known ? known : first;
}

// The chosen tag is silent from now on. It says nothing to that; whether it has heard shows later.
void Mfrc522::park() {
  uint8_t frame[4] = {HALT, 0x00};
  appendCrc(frame, 2);
  uint8_t answer[1], length;
  ask(frame, sizeof frame, 0, 0, answer, sizeof answer, length);
}

// Sends a frame whose last byte has `lastBits` bits (0: all), and waits for an answer that begins at bit `align`.
Heard Mfrc522::ask(const uint8_t* out, uint8_t outLength, uint8_t lastBits, uint8_t align, uint8_t* in,
                   uint8_t inRoom, uint8_t& inLength) {
  inLength = 0;
  write(COMMAND, IDLE);
  write(IRQ, 0x7F);
  write(FIFO_LEVEL, 0x80);
  write(COLLISION_AT, 0x00);
  for (uint8_t i = 0; i < outLength; i++) write(FIFO_DATA, out[i]);
  write(BIT_FRAMING, align << 4 | lastBits);
  write(COMMAND, TRANSCEIVE);
  write(BIT_FRAMING, 0x80 | align << 4 | lastBits);
  const uint16_t begun = millis();
  uint8_t irq;
  while (!((irq = read(IRQ)) & (IRQ_TIMER | IRQ_IDLE | IRQ_RECEIVED))) {
    if (uint16_t(millis()) - begun > CHIP_HANGS_MS) {
      initialised_ = false;
      return Heard::GARBLED;
    }
  }
  write(BIT_FRAMING, 0x00);
  if (!(irq & (IRQ_IDLE | IRQ_RECEIVED))) return Heard::NOTHING;
  const uint8_t errors = read(ERRORS);
  if (errors & ERRORS_OF_A_FRAME && !(errors & ERROR_COLLISION)) return Heard::GARBLED;
  inLength = read(FIFO_LEVEL);
  if (inLength > inRoom) return Heard::GARBLED;
  for (uint8_t i = 0; i < inLength; i++) in[i] = read(FIFO_DATA);
  return errors & ERROR_COLLISION ? Heard::COLLISION : Heard::ANSWER;
}

uint8_t Mfrc522::read(uint8_t reg) {
  SPI.beginTransaction(BUS);
  digitalWrite(selectPin_, LOW);
  SPI.transfer(0x80 | reg << 1);
  const uint8_t value = SPI.transfer(0);
  digitalWrite(selectPin_, HIGH);
  SPI.endTransaction();
  return value;
}

void Mfrc522::write(uint8_t reg, uint8_t value) {
  SPI.beginTransaction(BUS);
  digitalWrite(selectPin_, LOW);
  SPI.transfer(reg << 1);
  SPI.transfer(value);
  digitalWrite(selectPin_, HIGH);
  SPI.endTransaction();
}
