// A line `!…*XX` on the serial port; XX is the XOR of what stands between the marks.
#pragma once

#include <Arduino.h>

class CheckedLine {
 public:
  CheckedLine() { Serial.print('!'); }
  ~CheckedLine() {
    Serial.print('*');
    hex(check_);
    Serial.print("\r\n");
  }
  CheckedLine(const CheckedLine&) = delete;
  CheckedLine& operator=(const CheckedLine&) = delete;

  CheckedLine& sign(char one) {
    check_ ^= uint8_t(one);
    Serial.print(one);
    return *this;
  }
  CheckedLine& text(const char* words) {
    while (*words) sign(*words++);
    return *this;
  }
  CheckedLine& number(uint32_t value) {
    char digits[11];
    ultoa(value, digits, 10);
    return text(digits);
  }
  CheckedLine& byte(uint8_t value) { return sign(DIGITS[value >> 4]).sign(DIGITS[value & 15]); }

 private:
  static constexpr const char* DIGITS = "0123456789ABCDEF";

  static void hex(uint8_t value) {
    Serial.print(DIGITS[value >> 4]);
    Serial.print(DIGITS[value & 15]);
  }

  uint8_t check_ = 0;
};
