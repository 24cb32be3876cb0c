#include "deck/length.h"

#include <charconv>
#include <cmath>

#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {
double millimetres(Unit unit) {
  switch (unit) {
    case Unit::kMillimetre:
      return 1;
    case Unit::kInch:
      return 25.4;
    case Unit::kPoint:
      return 25.4 / 72;
  }
  return 1;
}

Checked<double> parseNumber(std::string_view text) {
  const std::string_view digits = trimmed(text);
  double number = 0;
  auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number,
                                        std::chars_format::fixed);
  if (problem != std::errc() || end != digits.data() + digits.size() || !std::isfinite(number)) {
    return Problem(kinds::kNotANumber, {inQuotes(text)});
  }
  return number;
}

Checked<Length> parseLength(std::string_view text, Unit bare) {
  std::string_view number = trimmed(text);
  Length length;
  double factor = millimetres(bare);
  auto endsWith = [&](std::string_view unit) {
    if (!number.ends_with(unit)) return false;
    number.remove_suffix(unit.size());
    return true;
  };
  if (endsWith("mm")) {
    factor = 1;
  } else if (endsWith("in")) {
    factor = millimetres(Unit::kInch);
  } else if (endsWith("pt")) {
    factor = millimetres(Unit::kPoint);
  } else if (endsWith("%")) {
    factor = 1;
    length.percent = true;
  }
  auto value = parseNumber(number);
  if (!value) {
    return Problem(kinds::kNotALength, {inQuotes(text)});
  }
  length.value = *value * factor;
  if (std::abs(length.value) > kLongestMm) return Problem(kinds::kTooLong, {inQuotes(text)});
  return length;
}

}  // namespace raindelay::deck
