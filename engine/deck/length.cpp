#include "deck/length.h"

#include <charconv>
#include <cmath>

#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr double kLongestMm = 10'000;

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

}  // namespace

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

Result<double> parseNumber(std::string_view text) {
  const std::string_view digits = trimmed(text);
  double number = 0;
  auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number,
                                        std::chars_format::fixed);
  if (problem != std::errc() || end != digits.data() + digits.size() || !std::isfinite(number)) {
    return Error{inQuotes(text) + " is not a number."};
  }
  return number;
}

Result<Length> parseLength(std::string_view text, Unit bare) {
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
    return Error{inQuotes(text) + " is not a length: write a number with mm, in, pt or %."};
  }
  length.value = *value * factor;
  if (std::abs(length.value) > kLongestMm) return Error{inQuotes(text) + " is too long."};
  return length;
}

}  // namespace raindelay::deck
