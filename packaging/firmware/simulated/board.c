// An ATmega328P with our sketch, in real time: fake MFRC522 on its SPI bus, its serial port a pseudo terminal.
//
//   board SKETCH.elf PIN [PIN...]     PIN: the select pin of an antenna as port and bit, B2 for pin 10 of an Uno
//
// Prints `terminal NAME`, then obeys lines of its standard input until that ends:
//   lay READER NUMBER, lift READER NUMBER, unplug READER, plug READER, garble READER, clear READER, reset
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include <simavr/avr_ioport.h>
#include <simavr/avr_spi.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_elf.h>

#include "fake_mfrc522.h"

enum { MOST_CHIPS = 8, HERTZ = 16000000, SLICE_US = 1000 };

static struct chip chips[MOST_CHIPS];
static int chip_count;
static int terminal;
static bool may_send = true;
static avr_t *avr;

static void on_spi(struct avr_irq_t *irq, uint32_t value, void *unused) {
  (void)irq;
  (void)unused;
  uint8_t back = 0xFF;
  for (int i = 0; i < chip_count; i++) {
    if (chips[i].selected) back &= chip_exchange(&chips[i], value);
  }
  avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_INPUT), back);
}

static void on_select(struct avr_irq_t *irq, uint32_t level, void *chip) {
  (void)irq;
  chip_select(chip, !level);
}

static void on_sent(struct avr_irq_t *irq, uint32_t value, void *unused) {
  (void)irq;
  (void)unused;
  const uint8_t byte = value;
  // Nobody listens, or nobody reads: as on a cable, it is lost.
  if (write(terminal, &byte, 1) < 0 && errno != EAGAIN && errno != EIO) perror("terminal");
}

static void on_flow(struct avr_irq_t *irq, uint32_t value, void *may) {
  (void)irq;
  (void)value;
  may_send = may != NULL;
}

static int open_terminal(void) {
  const int master = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK);
  if (master < 0 || grantpt(master) || unlockpt(master)) return -1;
  // Set raw once and closed again, so that the end of this program is seen at the other side.
  const int other = open(ptsname(master), O_RDWR | O_NOCTTY);
  struct termios settings;
  if (other < 0 || tcgetattr(other, &settings)) return -1;
  cfmakeraw(&settings);
  tcsetattr(other, TCSANOW, &settings);
  close(other);
  return master;
}

static struct chip *chip_named(const char *word) {
  const int reader = word ? atoi(word) : -1;
  return reader >= 0 && reader < chip_count ? &chips[reader] : NULL;
}

static int number_from(const char *word, uint8_t *number) {
  int length = 0;
  unsigned byte;
  while (word && length < 10 && sscanf(word + 2 * length, "%2x", &byte) == 1) number[length++] = byte;
  return length;
}

static void obey(char *line) {
  const char *word = strtok(line, " \n");
  if (!word) return;
  if (!strcmp(word, "reset")) {
    avr_reset(avr);
    return;
  }
  struct chip *chip = chip_named(strtok(NULL, " \n"));
  uint8_t number[10];
  const int length = number_from(strtok(NULL, " \n"), number);
  if (!chip) {
    fprintf(stderr, "no such reader\n");
  } else if (!strcmp(word, "lay")) {
    if (!field_lay(&chip->field, number, length)) fprintf(stderr, "this tag cannot be laid there\n");
  } else if (!strcmp(word, "lift")) {
    field_lift(&chip->field, number, length);
  } else if (!strcmp(word, "unplug")) {
    chip->unplugged = true;
    chip_reset(chip);
  } else if (!strcmp(word, "garble")) {
    chip->garbles = true;
  } else if (!strcmp(word, "plug") || !strcmp(word, "clear")) {
    chip->unplugged = chip->garbles = false;
  } else {
    fprintf(stderr, "unknown command %s\n", word);
  }
}

// Whether standard input goes on.
static bool take_commands(void) {
  static char held[4096];
  static size_t length;
  struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
  while (poll(&input, 1, 0) > 0) {
    const ssize_t got = read(STDIN_FILENO, held + length, sizeof held - 1 - length);
    if (got <= 0) return false;
    held[length += got] = 0;
    char *end;
    while ((end = strchr(held, '\n'))) {
      *end = 0;
      obey(held);
      length -= end + 1 - held;
      memmove(held, end + 1, length + 1);
    }
    if (length == sizeof held - 1) length = 0;
  }
  return true;
}

static void take_bytes(void) {
  uint8_t byte;
  while (may_send && read(terminal, &byte, 1) == 1) {
    avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT), byte);
  }
}

static int64_t microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000LL + now.tv_nsec / 1000;
}

static bool wire(int pins, char **pin) {
  for (; chip_count < pins && chip_count < MOST_CHIPS; chip_count++) {
    const char *name = pin[chip_count];
    if (strlen(name) != 2 || name[1] < '0' || name[1] > '7') return false;
    chip_reset(&chips[chip_count]);
    avr_irq_t *select = avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(name[0]), name[1] - '0');
    if (!select) return false;
    avr_irq_register_notify(select, on_select, &chips[chip_count]);
  }
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_OUTPUT), on_spi, NULL);
  avr_irq_t *uart = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), 0);
  avr_irq_register_notify(uart + UART_IRQ_OUTPUT, on_sent, NULL);
  avr_irq_register_notify(uart + UART_IRQ_OUT_XON, on_flow, &may_send);
  avr_irq_register_notify(uart + UART_IRQ_OUT_XOFF, on_flow, NULL);
  uint32_t flags = 0;  // neither its output on ours, nor a sleep of its own while it waits
  avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
  return true;
}

int main(int count, char **words) {
  elf_firmware_t firmware = {0};
  if (count < 3 || elf_read_firmware(words[1], &firmware)) {
    fprintf(stderr, "usage: board SKETCH.elf PIN [PIN...]\n");
    return 2;
  }
  avr = avr_make_mcu_by_name("atmega328p");
  if (!avr || avr_init(avr)) return 1;
  avr->log = LOG_ERROR;
  avr->frequency = firmware.frequency = HERTZ;
  avr_load_firmware(avr, &firmware);
  terminal = open_terminal();
  if (terminal < 0 || !wire(count - 2, words + 2)) {
    fprintf(stderr, "no terminal, or no such pin\n");
    return 1;
  }
  signal(SIGPIPE, SIG_IGN);
  printf("\nterminal %s\n", ptsname(terminal));  // on a line of its own: libsimavr has spoken before
  fflush(stdout);

  int64_t now = microseconds();
  avr_cycle_count_t until = avr->cycle;
  while (take_commands()) {
    take_bytes();
    until += (int64_t)SLICE_US * (HERTZ / 1000000);
    while (avr->cycle < until) {
      const int state = avr_run(avr);
      if (state == cpu_Done || state == cpu_Crashed) {
        fprintf(stderr, "the sketch has ended\n");
        return 1;
      }
    }
    now += SLICE_US;
    const int64_t early = now - microseconds();
    if (early > 0) {
      usleep(early);
    } else if (early < -100000) {
      now = microseconds();  // this computer is too slow just now: time is lost, not made up for
    }
  }
  return 0;
}
