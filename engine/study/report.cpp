#include "study/report.h"

#include <cstdio>

#include "deck/problem.h"

namespace raindelay::study {

std::string inEnglish(const Amount& amount) {
  char text[64];
  (void)std::snprintf(text, sizeof text, "%.*f", amount.digits, amount.value);
  return text;
}

std::string inEnglish(const ReportLine& line) {
  std::vector<std::string> values;
  for (const ReportValue& value : line.values) {
    const auto* amount = std::get_if<Amount>(&value);
    values.push_back(amount != nullptr ? inEnglish(*amount) : std::get<std::string>(value));
  }
  return deck::filled(line.text.source, values);
}

}  // namespace raindelay::study
