#include "study/report.h"

#include <cstdio>

#include "deck/problem.h"

namespace raindelay::study {

std::string inEnglish(const Amount& amount) {
  char text[64];
  (void)std::snprintf(text, sizeof text, "%.*f", amount.digits, amount.value);
  const std::string shown = text;
  // What is rounded to nothing has no sign.
  const bool nothing = shown.find_first_not_of("-0.") == std::string::npos;
  return nothing && shown.starts_with('-') ? shown.substr(1) : shown;
}

std::string inEnglish(const ReportLine& line) {
  std::vector<std::string> values;
  for (const ReportValue& value : line.values) {
    const auto* amount = std::get_if<Amount>(&value);
    values.push_back(amount != nullptr ? inEnglish(*amount) : std::get<std::string>(value));
  }
  return filled(line.text.source, values);
}

}  // namespace raindelay::study
