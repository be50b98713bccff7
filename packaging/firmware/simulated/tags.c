#include "tags.h"

#include <string.h>

enum { REQA = 0x26, WUPA = 0x52, HALT = 0x50, CASCADE = 0x88, CHOOSE = 0x70 };
enum { SAK_GOES_ON = 0x04, SAK_NTAG = 0x00, SAK_CLASSIC = 0x08 };

static uint16_t crc_a(const uint8_t *bytes, int length) {
  uint16_t crc = 0x6363;
  for (int i = 0; i < length; i++) {
    crc ^= bytes[i];
    for (int bit = 0; bit < 8; bit++) crc = crc & 1 ? crc >> 1 ^ 0x8408 : crc >> 1;
  }
  return crc;
}

static bool crc_fits(const uint8_t *frame, int length) {
  const uint16_t crc = crc_a(frame, length - 2);
  return frame[length - 2] == (crc & 0xFF) && frame[length - 1] == crc >> 8;
}

static int levels_of(const struct tag *tag) { return (tag->length - 1) / 3; }

// The four bytes of a level of the number, and their XOR.
static void bytes_of_level(const struct tag *tag, int level, uint8_t *bytes) {
  if (level + 1 < levels_of(tag)) {
    bytes[0] = CASCADE;
    memcpy(bytes + 1, tag->number + 3 * level, 3);
  } else {
    memcpy(bytes, tag->number + 3 * level, 4);
  }
  bytes[4] = bytes[0] ^ bytes[1] ^ bytes[2] ^ bytes[3];
}

static void fall_asleep(struct tag *tag) { tag->state = tag->was_parked ? PARKED : IDLE; }

static bool bit_of(const uint8_t *bytes, int bit) { return bytes[bit / 8] >> bit % 8 & 1; }

// Two tags speak at once: what they have in common up to the first difference.
static void mix(struct reply *reply, const uint8_t *bytes, int length, int from) {
  if (reply->kind == SILENCE) {
    reply->kind = BYTES;
    reply->length = length;
    memcpy(reply->bytes, bytes, length);
    reply->first_collision = 8 * length;
    return;
  }
  for (int bit = from; bit < reply->first_collision; bit++) {
    if (bit_of(reply->bytes, bit) != bit_of(bytes, bit)) {
      reply->kind = COLLISION;
      reply->first_collision = bit;
    }
  }
}

void field_switch(struct field *field, bool on) {
  for (int i = 0; !on && i < field->count; i++) field->tags[i].state = IDLE;
  field->on = on;
}

bool field_lay(struct field *field, const uint8_t *number, int length) {
  if (field->count == MOST_TAGS || (length != 4 && length != 7 && length != 10)) return false;
  struct tag *tag = &field->tags[field->count++];
  memset(tag, 0, sizeof *tag);
  memcpy(tag->number, number, length);
  tag->length = length;
  return true;
}

void field_lift(struct field *field, const uint8_t *number, int length) {
  for (int i = 0; i < field->count; i++) {
    if (field->tags[i].length == length && memcmp(field->tags[i].number, number, length) == 0) {
      field->tags[i] = field->tags[--field->count];
      return;
    }
  }
}

static void wake(struct tag *tag, uint8_t command, struct reply *reply) {
  const uint8_t kind[2] = {levels_of(tag) == 1 ? 0x04 : levels_of(tag) == 2 ? 0x44 : 0x84, 0x00};
  if (tag->state == IDLE || (tag->state == PARKED && command == WUPA)) {
    tag->was_parked = tag->state == PARKED;
    tag->state = READY;
    tag->level = 0;
    mix(reply, kind, 2, 0);
  } else if (tag->state != PARKED) {
    fall_asleep(tag);
  }
}

// A part of the number was sent: whose number begins so tells the rest, and the others stay awake.
static void compare(struct tag *tag, const uint8_t *known, int bits, struct reply *reply) {
  uint8_t bytes[5];
  bytes_of_level(tag, tag->level, bytes);
  for (int bit = 0; bit < bits; bit++) {
    if (bit_of(bytes, bit) != bit_of(known, bit)) return;
  }
  const int whole = bits / 8;
  bytes[whole] &= 0xFF << bits % 8;
  mix(reply, bytes + whole, 5 - whole, bits % 8);
}

static void choose(struct tag *tag, const uint8_t *wanted, struct reply *reply) {
  uint8_t bytes[5];
  bytes_of_level(tag, tag->level, bytes);
  if (memcmp(bytes, wanted, 5) != 0) {
    fall_asleep(tag);
    return;
  }
  const bool goes_on = ++tag->level < levels_of(tag);
  uint8_t answer[3] = {goes_on ? SAK_GOES_ON : levels_of(tag) == 1 ? SAK_CLASSIC : SAK_NTAG};
  const uint16_t crc = crc_a(answer, 1);
  answer[1] = crc & 0xFF;
  answer[2] = crc >> 8;
  if (!goes_on) tag->state = CHOSEN;
  mix(reply, answer, 3, 0);
}

struct reply field_hear(struct field *field, const uint8_t *frame, int length, int last_bits) {
  struct reply reply = {.kind = SILENCE};
  if (!field->on || length < 1) return reply;
  const bool is_wake = length == 1 && last_bits == 7 && (frame[0] == REQA || frame[0] == WUPA);
  const bool is_halt = length == 4 && !last_bits && frame[0] == HALT && crc_fits(frame, 4);
  const int level = frame[0] == 0x93 ? 0 : frame[0] == 0x95 ? 1 : frame[0] == 0x97 ? 2 : -1;
  const bool is_choose = level >= 0 && length == 9 && frame[1] == CHOOSE && crc_fits(frame, 9);
  const int bits = length > 1 ? ((frame[1] >> 4) - 2) * 8 + (frame[1] & 7) : 0;
  const int sent = (length - 2) * 8 - (last_bits ? 8 - last_bits : 0);
  const bool is_compare = level >= 0 && length >= 2 && length < 8 && bits >= 0 && bits < 40 && bits == sent;
  for (int i = 0; i < field->count; i++) {
    struct tag *tag = &field->tags[i];
    if (is_wake) {
      wake(tag, frame[0], &reply);
    } else if (is_halt && tag->state == CHOSEN) {
      tag->state = PARKED;
    } else if (is_choose && tag->state == READY && tag->level == level) {
      choose(tag, frame + 2, &reply);
    } else if (is_compare && tag->state == READY && tag->level == level) {
      compare(tag, frame + 2, bits, &reply);
    } else if (tag->state == READY || tag->state == CHOSEN) {
      fall_asleep(tag);
    }
  }
  if (reply.kind == COLLISION) {
    for (int bit = reply.first_collision; bit < 8 * reply.length; bit++) reply.bytes[bit / 8] &= ~(1 << bit % 8);
  }
  return reply;
}
