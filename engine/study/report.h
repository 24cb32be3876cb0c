#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
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

/// How the intervals of a table are drawn: columns `low` and `high`, and in front of them what lies
/// between.
struct ReportPlot {
  double none = 0;      ///< what no difference is
  bool shared = false;  ///< the rows are of one unit, and drawn to one scale
};

/// An answer: a heading, a table, and what is to be said of it.
struct ReportSection {
  ReportLine title;
  std::string rows;  ///< what the table's rows are: `figure`, `variant`
  std::vector<ReportColumn> columns;
  std::vector<ReportRow> table;
  std::vector<ReportLine> lines;
  ReportPlot plot = {};

  /// The index of the column of this id, where there is one.
  [[nodiscard]] std::optional<std::size_t> column(std::string_view id) const;
};

/// A row's interval, to be drawn.
struct PlottedInterval {
  double low = 0;
  double middle = 0;
  double high = 0;
  bool known = false;  ///< to differ from ReportPlot::none: by the column `p`, or by the interval
};
/// That of a row; none where there is no interval.
[[nodiscard]] std::optional<PlottedInterval> intervalOf(const ReportSection& section,
                                                        const ReportRow& row);

struct Report {
  ReportLine title;
  std::vector<ReportLine> lines;  ///< by what it was found: seed, hashes, version, command
  std::vector<ReportSection> sections;
  bool kept = true;  ///< every tolerance and target, at every level that was played
};

/// The words of a language.
struct ReportWords {
  std::string language = "en";  ///< its tag (BCP 47)
  std::string point = ".";      ///< in front of decimals
  std::string minus = "-";
  /// Of a template.
  std::function<std::string(const Text&)> translated = [](const Text& text) {
    return std::string(text.source);
  };

  [[nodiscard]] std::string say(const Amount& amount) const;
  [[nodiscard]] std::string say(const ReportLine& line) const;
};

/// The number in English.
[[nodiscard]] std::string inEnglish(const Amount& amount);
/// The line in English.
[[nodiscard]] std::string inEnglish(const ReportLine& line);

}  // namespace raindelay::study
