// One MFRC522 on the SPI bus: which ISO 14443 A tags lie on its antenna. No line, no text.
//
// Source: the data sheet of the MFRC522 (NXP, registers in chapter 9) and ISO 14443-3 (anticollision).
#pragma once

#include <Arduino.h>

struct Uid {
  uint8_t bytes[10];
  uint8_t length;
};

// What came of a question to the antenna. Only NOTHING means that no tag is there.
enum class Heard : uint8_t { ANSWER, NOTHING, COLLISION, GARBLED, NO_CHIP };

class Mfrc522 {
 public:
  // Not explicit: a list of pins is a list of readers.
  Mfrc522(uint8_t selectPin) : selectPin_(selectPin) {}

  // The pin is set, the chip is not asked yet.
  void begin();

  // Every tag on the antenna, which is on only meanwhile. ANSWER: all of them, or NOTHING: there is none.
  // COLLISION: `found` are some, and there may be more. GARBLED, NO_CHIP: nothing is known.
  Heard inventory(Uid* found, uint8_t room, uint8_t& count);

 private:
  bool ready();
  bool wake(Heard& heard, uint8_t command);
  Heard choose(Uid& uid);
  Heard chooseLevel(uint8_t level, uint8_t* number, uint8_t& sak);
  Heard collect(uint8_t select, uint8_t* number);
  uint8_t firstCollision(uint8_t known);
  void park();
  Heard ask(const uint8_t* out, uint8_t outLength, uint8_t lastBits, uint8_t align, uint8_t* in, uint8_t inRoom,
            uint8_t& inLength);
  uint8_t read(uint8_t reg);
  void write(uint8_t reg, uint8_t value);

  const uint8_t selectPin_;
  bool initialised_ = false;
};
