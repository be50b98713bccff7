// ISO 14443 A tags on one antenna: what all of them together answer to a frame.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#define MOST_TAGS 16

struct tag {
  uint8_t number[10];
  int length;  // 4, 7 or 10 bytes
  enum { IDLE, READY, CHOSEN, PARKED } state;
  bool was_parked;  // before it was woken
  int level;        // of its number, from 0
};

struct field {
  bool on;
  struct tag tags[MOST_TAGS];
  int count;
};

struct reply {
  enum { SILENCE, BYTES, COLLISION } kind;
  uint8_t bytes[5];
  int length;
  int first_collision;  // bits before it, counted from the first byte
};

void field_switch(struct field *field, bool on);
bool field_lay(struct field *field, const uint8_t *number, int length);
void field_lift(struct field *field, const uint8_t *number, int length);

// A frame of `length` bytes, of whose last byte only `last_bits` bits are sent (0: all of them).
struct reply field_hear(struct field *field, const uint8_t *frame, int length, int last_bits);
