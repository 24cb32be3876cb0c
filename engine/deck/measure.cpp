#include "deck/measure.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

struct Written {
  double number;
  std::string_view unit;  // as it is written, with blanks before it
  double inMm;            // one of it
};

// A number with its unit; nothing for a share and for what is computed.
std::optional<Written> writtenLength(std::string_view text, Unit bare) {
  const std::size_t end = std::min(text.find_last_of("0123456789.") + 1, text.size());
  const auto number = parseNumber(text.substr(0, end));
  if (!number) return std::nullopt;
  const std::string_view unit = trimmed(text.substr(end));
  const double inMm = unit.empty()   ? millimetres(bare)
                      : unit == "mm" ? 1
                      : unit == "in" ? millimetres(Unit::kInch)
                      : unit == "pt" ? millimetres(Unit::kPoint)
                                     : 0;
  if (inMm == 0) return std::nullopt;
  return Written{*number, text.substr(end), inMm};
}

// To a hundredth of a millimetre, or of what is smaller; without needless zeros.
std::string decimal(double number, double inMm) {
  std::array<char, 64> digits{};
  const int decimals = inMm > millimetres(Unit::kInch) / 2 ? 4 : 2;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number,
                                 std::chars_format::fixed, decimals);
  std::string text(digits.data(), end.ptr);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text == "-0" ? "0" : text;
}

}  // namespace

std::string shifted(std::string_view length, double mm, Unit bare) {
  const std::string_view text = trimmed(length);
  if (const auto plain = writtenLength(text, bare)) {
    return decimal(plain->number + mm / plain->inMm, plain->inMm) + std::string(plain->unit);
  }
  // A length added at the end already grows or shrinks.
  const std::size_t plus = text.rfind(" + "), minus = text.rfind(" - ");
  const std::size_t sign = plus == std::string_view::npos    ? minus
                           : minus == std::string_view::npos ? plus
                                                             : std::max(plus, minus);
  std::string_view rest = text;
  Written last{0, "mm", 1};
  if (sign != std::string_view::npos) {
    if (auto added = writtenLength(trimmed(text.substr(sign + 3)), bare)) {
      last = *added;
      if (sign == minus) last.number = -last.number;
      rest = text.substr(0, sign);
    }
  }
  const double number = last.number + mm / last.inMm;
  const std::string written = decimal(std::abs(number), last.inMm);
  if (written == "0") return std::string(rest);
  return std::string(rest) + (number < 0 ? " - " : " + ") + written + std::string(last.unit);
}

Checked<Measure> Measure::parse(std::string_view text, const Names& names) {
  auto plain = parseLength(text, names.unit);
  if (plain) return Measure(*plain);
  // A text that isn't an expression either was most likely meant to be a length.
  const bool computed = text.find_first_of("{.(+*/") != std::string_view::npos ||
                        text.find(" - ") != std::string_view::npos;
  if (!computed || plain.problem().id == kinds::kTooLong.id) return plain.problem();
  auto read = Expression::parse(text, names, Expression::Words::kPlaces);
  if (!read) return read.problem();
  Measure measure;
  measure.expression_ = *std::move(read);
  measure.unit_ = millimetres(names.unit);
  return measure;
}

Checked<double> Measure::mm(const CardScope& scope, double whole, const Places* places) const {
  if (expression_.empty()) return length_.mm(whole);
  struct Nowhere : Places {
    double edge(std::string_view, BoxEdge) const override { return 0; }
  };
  static const Nowhere kNowhere;
  const auto value = expression_.value(scope, whole, places == nullptr ? &kNowhere : places);
  if (!value) return value.problem();
  double result = value->number;
  if (value->kind == ExpressionValue::Kind::kNumber) result *= unit_;
  if (value->kind == ExpressionValue::Kind::kText && !trimmed(value->text).empty()) {
    const auto length = parseLength(value->text);
    if (!length) return length.problem();
    const bool bare = parseNumber(value->text).ok();
    result = length->mm(whole) * (bare ? unit_ : 1);
  }
  if (std::abs(result) > kLongestMm) return Problem(kinds::kTooLong, {inQuotes(value->shown())});
  return result;
}

}  // namespace raindelay::deck
