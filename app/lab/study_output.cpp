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

/// The column of this id; none in most tables.
std::optional<std::size_t> columnOf(const ReportSection& section, std::string_view id) {
  for (std::size_t i = 0; i < section.columns.size(); ++i) {
    if (section.columns[i].id == id) return i;
  }
  return std::nullopt;
}

std::string barOf(const ReportSection& section, const ReportRow& row) {
  const auto low = columnOf(section, "low");
  const auto middle = columnOf(section, "change");
  const auto high = columnOf(section, "high");
  const bool known = low && middle && high && row.cells[*low] && row.cells[*high];
  if (!known) return {};
  return intervalBar(row.cells[*low]->value, row.cells[*middle]->value, row.cells[*high]->value);
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
    return static_cast<std::size_t>(kHalf + std::lround(value / most * kHalf));
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
  for (const ReportSection& section : report.sections) {
    const std::string title = inEnglish(section.title);
    for (const ReportRow& row : section.table) {
      for (std::size_t i = 0; i < row.cells.size(); ++i) {
        if (!row.cells[i]) continue;
        text += csvLine(Cells{title, row.name, section.columns[i].id, inEnglish(*row.cells[i])});
      }
    }
  }
  return text;
}

}  // namespace raindelay::lab
