// An MFRC522 as its SPI bus sees it: the registers that the sketch uses, with a field of tags behind them.
#pragma once

#include "tags.h"

struct chip {
  struct field field;
  bool unplugged;  // it lets the bus float
  bool garbles;    // every answer of a tag has a wrong parity
  bool selected;
  bool addressed;
  bool reading;
  uint8_t address;
  uint8_t registers[64];
  uint8_t fifo[64];
  int fifo_length;
};

void chip_reset(struct chip *chip);
void chip_select(struct chip *chip, bool selected);

// A byte goes to the chip while it is selected; the byte that comes back meanwhile.
uint8_t chip_exchange(struct chip *chip, uint8_t byte);
