#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/text.h"

/// What a study says, for whoever shows it: ids, templates and values, never a finished sentence.
namespace raindelay::study {

/// A number, and how many decimals say something.
struct Amount {
  double value = 0;
  int digits = 0;
};

/// What fills a template: a name as it stands, or a number in the reader's form.
using ReportValue = std::variant<std::string, Amount>;

/// A sentence, or a heading.
struct ReportLine {
  std::string id;  ///< a promise, never renamed
  Text text;       ///< with %1, %2 … for the values
  std::vector<ReportValue> values;
};

struct ReportColumn {
  std::string id;
  ReportLine title;
};

/// A row of a table: what it is about, and a number for each column, where there is one.
struct ReportRow {
  std::string name;
  std::vector<std::optional<Amount>> cells;
};

/// An answer: a heading, a table, and what is to be said of it.
struct ReportSection {
  ReportLine title;
  std::string rows;  ///< what the table's rows are: `figure`, `variant`
  std::vector<ReportColumn> columns;
  std::vector<ReportRow> table;
  std::vector<ReportLine> lines;
};

struct Report {
  ReportLine title;
  std::vector<ReportLine> lines;  ///< by what it was found: seed, hashes, version, command
  std::vector<ReportSection> sections;
  bool kept = true;  ///< every tolerance and target, at every level that was played
};

/// The number in English.
[[nodiscard]] std::string inEnglish(const Amount& amount);
/// The line in English.
[[nodiscard]] std::string inEnglish(const ReportLine& line);

}  // namespace raindelay::study
