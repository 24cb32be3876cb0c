#include "study/report.h"

#include <cmath>
#include <cstdio>
#include <limits>

#include "core/text.h"

namespace raindelay::study {

std::optional<std::size_t> ReportSection::column(std::string_view id) const {
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].id == id) return i;
  }
  return std::nullopt;
}

std::optional<PlottedInterval> intervalOf(const ReportSection& section, const ReportRow& row) {
  constexpr double kAlpha = 0.05;
  const auto low = section.column("low");
  const auto high = section.column("high");
  if (!low || !high || *low == 0) return std::nullopt;
  const auto valueIn = [&](std::optional<std::size_t> column) {
    const bool there = column && row.cells[*column];
    return there ? row.cells[*column]->value : std::numeric_limits<double>::quiet_NaN();
  };
  PlottedInterval found{valueIn(low), valueIn(*low - 1), valueIn(high)};
  if (!std::isfinite(found.low + found.middle + found.high)) return std::nullopt;
  const double p = valueIn(section.column("p"));
  const double none = section.plot.none;
  found.known = std::isnan(p) ? none < found.low || none > found.high : p <= kAlpha;
  return found;
}

std::string ReportWords::say(const Amount& amount) const {
  char text[64];
  (void)std::snprintf(text, sizeof text, "%.*f", amount.digits, amount.value);
  std::string shown = text;
  // What is rounded to nothing has no sign.
  const bool nothing = shown.find_first_not_of("-0.") == std::string::npos;
  if (shown.starts_with('-')) shown.replace(0, 1, nothing ? "" : minus);
  if (const std::size_t at = shown.find('.'); at != std::string::npos) shown.replace(at, 1, point);
  return shown;
}

std::string ReportWords::say(const ReportValue& value) const {
  if (const auto* amount = std::get_if<Amount>(&value)) return say(*amount);
  if (const auto* text = std::get_if<Text>(&value)) return translated(*text);
  return std::get<std::string>(value);
}

std::string ReportWords::say(const ReportLine& line) const {
  std::vector<std::string> values;
  for (const ReportValue& value : line.values) values.push_back(say(value));
  return filled(translated(line.text), values);
}

std::string inEnglish(const Amount& amount) {
  return ReportWords().say(amount);
}

std::string inEnglish(const ReportValue& value) {
  return ReportWords().say(value);
}

std::string inEnglish(const ReportLine& line) {
  return ReportWords().say(line);
}

}  // namespace raindelay::study
