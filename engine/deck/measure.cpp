#include "deck/measure.h"

#include <cmath>

#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {

Checked<Measure> Measure::parse(std::string_view text, const Names& names) {
  auto plain = parseLength(text, names.unit);
  if (plain) return Measure(*plain);
  // What isn't an expression either was most likely meant to be a length.
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
  if (value->kind == Value::Kind::kNumber) result *= unit_;
  if (value->kind == Value::Kind::kText && !trimmed(value->text).empty()) {
    const auto length = parseLength(value->text);
    if (!length) return length.problem();
    const bool bare = parseNumber(value->text).ok();
    result = length->mm(whole) * (bare ? unit_ : 1);
  }
  if (std::abs(result) > kLongestMm) return Problem(kinds::kTooLong, {inQuotes(value->shown())});
  return result;
}

}  // namespace raindelay::deck
