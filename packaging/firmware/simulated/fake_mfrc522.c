#include "fake_mfrc522.h"

#include <string.h>

enum {
  COMMAND = 0x01,
  IRQ = 0x04,
  ERRORS = 0x06,
  FIFO_DATA = 0x09,
  FIFO_LEVEL = 0x0A,
  BIT_FRAMING = 0x0D,
  COLLISION_AT = 0x0E,
  TX_CONTROL = 0x14,
  VERSION = 0x37,
};
enum { TRANSCEIVE = 0x0C, SOFT_RESET = 0x0F, VERSION_2 = 0x92, START_SEND = 0x80, FLUSH = 0x80 };
enum { IRQ_TIMER = 0x01, IRQ_RECEIVED = 0x20, ERROR_PARITY = 0x02, ERROR_COLLISION = 0x08 };

void chip_reset(struct chip *chip) {
  memset(chip->registers, 0, sizeof chip->registers);
  chip->registers[VERSION] = VERSION_2;
  chip->registers[TX_CONTROL] = 0x80;
  chip->fifo_length = 0;
  field_switch(&chip->field, false);
}

void chip_select(struct chip *chip, bool selected) {
  chip->selected = selected;
  chip->addressed = false;
}

static void transceive(struct chip *chip) {
  uint8_t *registers = chip->registers;
  const int last_bits = registers[BIT_FRAMING] & 7, align = registers[BIT_FRAMING] >> 4 & 7;
  const struct reply reply = field_hear(&chip->field, chip->fifo, chip->fifo_length, last_bits);
  chip->fifo_length = 0;
  registers[ERRORS] = 0;
  registers[COLLISION_AT] = 0x20;
  if (reply.kind == SILENCE) {
    registers[IRQ] |= IRQ_TIMER;
    return;
  }
  memcpy(chip->fifo, reply.bytes, reply.length);
  chip->fifo[0] &= 0xFF << align;
  chip->fifo_length = reply.length;
  registers[IRQ] |= IRQ_RECEIVED;
  if (reply.kind == COLLISION) {
    const int at = reply.first_collision + 1;
    registers[ERRORS] |= ERROR_COLLISION;
    registers[COLLISION_AT] = at > 32 ? 0x20 : at & 0x1F;
  }
  if (chip->garbles) registers[ERRORS] |= ERROR_PARITY;
}

static void write_register(struct chip *chip, uint8_t address, uint8_t value) {
  switch (address) {
    case COMMAND:
      if (value == SOFT_RESET) {
        chip_reset(chip);
        return;
      }
      break;
    case IRQ:  // the highest bit says whether the others are set or cleared
      chip->registers[IRQ] = value & 0x80 ? chip->registers[IRQ] | (value & 0x7F) : chip->registers[IRQ] & ~value;
      return;
    case FIFO_DATA:
      if (chip->fifo_length < (int)sizeof chip->fifo) chip->fifo[chip->fifo_length++] = value;
      return;
    case FIFO_LEVEL:
      if (value & FLUSH) chip->fifo_length = 0;
      return;
    case TX_CONTROL:
      if (!(value & 3) == chip->field.on) field_switch(&chip->field, value & 3);
      break;
    case VERSION:
      return;
  }
  chip->registers[address] = value;
  if (address == BIT_FRAMING && value & START_SEND && chip->registers[COMMAND] == TRANSCEIVE) transceive(chip);
}

static uint8_t read_register(struct chip *chip, uint8_t address) {
  if (address == FIFO_LEVEL) return chip->fifo_length;
  if (address != FIFO_DATA) return chip->registers[address];
  if (!chip->fifo_length) return 0;
  const uint8_t first = chip->fifo[0];
  memmove(chip->fifo, chip->fifo + 1, --chip->fifo_length);
  return first;
}

// While reading, each byte that goes in names the register that the next byte out is from.
uint8_t chip_exchange(struct chip *chip, uint8_t byte) {
  if (chip->unplugged) return 0xFF;
  uint8_t back = 0;
  if (chip->addressed && !chip->reading) {
    write_register(chip, chip->address, byte);
    return back;
  }
  if (chip->addressed) back = read_register(chip, chip->address);
  if (!chip->addressed) chip->reading = byte & 0x80;
  chip->addressed = true;
  chip->address = byte >> 1 & 0x3F;
  return back;
}
