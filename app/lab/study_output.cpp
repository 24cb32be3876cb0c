#include "lab/study_output.h"

#include <algorithm>
#include <cmath>

#include "core/csv_line.h"
#include "lab/many.h"

namespace raindelay::lab {

namespace {

using Cells = std::vector<std::string>;
using study::Amount;
using study::ReportColumn;
using study::ReportLine;
using study::ReportRow;
using study::ReportSection;

std::string barOf(const ReportSection& section, const ReportRow& row) {
  const auto found = study::intervalOf(section, row);
  if (!found) return {};
  const double none = section.plot.none;
  return intervalBar(found->low - none, found->middle - none, found->high - none);
}

std::string tableText(const ReportSection& section) {
  if (section.columns.empty()) return {};
  std::size_t first = section.rows.size();
  for (const ReportRow& row : section.table) first = std::max(first, row.name.size());
  std::vector<std::size_t> widths;
  std::string text = left(section.rows, first);
  for (const ReportColumn& column : section.columns) {
    const std::string title = inEnglish(column.title);
    widths.push_back(std::max<std::size_t>(title.size(), 9) + 2);
    text += right(title, widths.back());
  }
  text += '\n';
  for (const ReportRow& row : section.table) {
    text += left(row.name, first);
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      text += right(row.cells[i] ? inEnglish(*row.cells[i]) : "-", widths[i]);
    }
    const std::string bar = barOf(section, row);
    text += (bar.empty() ? "" : "  " + bar) + '\n';
  }
  return text;
}

Json numberJson(const std::optional<Amount>& amount) {
  return amount && std::isfinite(amount->value) ? Json(amount->value) : Json();
}

Json lineJson(const ReportLine& line) {
  Json values = Json::array();
  for (const study::ReportValue& value : line.values) {
    const auto* amount = std::get_if<Amount>(&value);
    values.push_back(amount != nullptr ? numberJson(*amount) : Json(std::get<std::string>(value)));
  }
  return {{"id", line.id}, {"says", inEnglish(line)}, {"values", values}};
}

Json linesJson(const std::vector<ReportLine>& lines) {
  Json list = Json::array();
  for (const ReportLine& line : lines) list.push_back(lineJson(line));
  return list;
}

Json sectionJson(const ReportSection& section) {
  Json json = lineJson(section.title);
  if (!section.columns.empty()) json["table"] = Json::array();
  for (const ReportRow& row : section.table) {
    Json cells = {{section.rows, row.name}};
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      cells[section.columns[i].id] = numberJson(row.cells[i]);
    }
    json["table"].push_back(cells);
  }
  json["lines"] = linesJson(section.lines);
  return json;
}

}  // namespace

std::string intervalBar(double low, double middle, double high) {
  constexpr int kHalf = 10;
  // (Of a sequence that contradicts itself, the middle may lie outside.)
  const double most = std::max({std::abs(low), std::abs(middle), std::abs(high)});
  std::string bar(2 * kHalf + 1, '.');
  bar[kHalf] = '|';
  if (most <= 0 || !std::isfinite(most)) return bar;
  const auto place = [&](double value) {
    // (The middle may lie beyond the interval: a bound that was once ruled out stays so.)
    const double part = std::clamp(value / most, -1.0, 1.0);
    return static_cast<std::size_t>(kHalf + std::lround(part * kHalf));
  };
  for (std::size_t i = place(low); i <= place(high); ++i) bar[i] = i == kHalf ? '+' : '=';
  bar[place(middle)] = 'o';
  return bar;
}

std::string studyText(const study::Report& report) {
  std::string text = inEnglish(report.title) + '\n';
  for (const ReportLine& line : report.lines) text += inEnglish(line) + '\n';
  for (const ReportSection& section : report.sections) {
    text += '\n' + inEnglish(section.title) + '\n' + tableText(section);
    for (const ReportLine& line : section.lines) text += inEnglish(line) + '\n';
  }
  return text;
}

Json studyJson(const study::Report& report) {
  Json json = {{"title", lineJson(report.title)},
               {"kept", report.kept},
               {"lines", linesJson(report.lines)},
               {"sections", Json::array()}};
  for (const ReportSection& section : report.sections) {
    json["sections"].push_back(sectionJson(section));
  }
  return json;
}

std::string studyCsv(const study::Report& report) {
  std::string text = csvLine(Cells{"section", "row", "column", "value"});
  const auto addLines = [&text](const std::string& title, const std::vector<ReportLine>& lines) {
    for (const ReportLine& line : lines)
      text += csvLine(Cells{title, line.id, "says", inEnglish(line)});
  };
  addLines(inEnglish(report.title), report.lines);
  for (const ReportSection& section : report.sections) {
    const std::string title = inEnglish(section.title);
    for (const ReportRow& row : section.table) {
      for (std::size_t i = 0; i < row.cells.size(); ++i) {
        if (!row.cells[i]) continue;
        text += csvLine(Cells{title, row.name, section.columns[i].id, inEnglish(*row.cells[i])});
      }
    }
    addLines(title, section.lines);
  }
  return text;
}

}  // namespace raindelay::lab
