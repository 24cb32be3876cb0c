#include "study/report_page.h"

#include <utility>

#include "study/interval_plot.h"
#include "study/report_style.h"

namespace raindelay::study {
namespace {

/// Builds the page's pieces.
class ReportPage {
 public:
  explicit ReportPage(ReportWords words) : words_(std::move(words)) { words_.minus = "−"; }

  [[nodiscard]] std::string of(const Report& report) const {
    const std::string title = said(report.title);
    std::string page =
        "<!DOCTYPE html>\n<html lang=\"" + escaped(words_.language) +
        "\">\n<head>\n<meta charset=\"utf-8\"/>\n"
        "<meta http-equiv=\"Content-Security-Policy\" "
        "content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>" +
        title + "</title>\n<style>" + std::string(kReportStyle) +
        "</style>\n</head>\n<body>\n<main>\n<h1>" + title + "</h1>\n";
    for (const ReportSection& section : report.sections) page += sectionOf(section);
    return page + "<footer>\n" + linesOf(report.lines) + "</footer>\n</main>\n</body>\n</html>\n";
  }

 private:
  [[nodiscard]] std::string said(const ReportLine& line) const { return escaped(words_.say(line)); }
  [[nodiscard]] std::string linesOf(const std::vector<ReportLine>& lines) const {
    std::string text;
    for (const ReportLine& line : lines)
      text += "<p" + verdictOf(line.id) + ">" + said(line) + "</p>\n";
    return text;
  }
  /// The class of a line that says whether something is kept: `tolerance-kept`.
  [[nodiscard]] static std::string verdictOf(const std::string& id) {
    const bool bound = id.starts_with("tolerance-") || id.starts_with("target-");
    return bound ? " class=\"" + escaped(id.substr(id.rfind('-') + 1)) + "\"" : "";
  }

  [[nodiscard]] std::string sectionOf(const ReportSection& section) const {
    return "<section>\n<h2>" + said(section.title) + "</h2>\n" +
           (section.plot.curve ? curveOf(section) : "") +
           (section.columns.empty() ? "" : tableOf(section)) + linesOf(section.lines) +
           "</section>\n";
  }

  [[nodiscard]] std::string curveOf(const ReportSection& section) const {
    const auto low = section.column("lower-quarter");
    const auto high = section.column("upper-quarter");
    std::vector<PlottedChance> points;
    for (const ReportRow& row : section.table) {
      const auto mean = intervalOf(section, row);
      if (mean && low && high && row.cells[*low] && row.cells[*high])
        points.push_back({row.name, *mean, row.cells[*low]->value, row.cells[*high]->value});
    }
    return "<div class=\"wide\">" +
           curvePlot(points, section.plot.none, words_.say(section.title)) + "</div>\n";
  }

  [[nodiscard]] std::string tableOf(const ReportSection& section) const {
    std::vector<std::optional<PlottedInterval>> intervals;
    std::vector<PlottedInterval> drawn;
    for (const ReportRow& row : section.table) {
      intervals.push_back(intervalOf(section, row));
      if (intervals.back()) drawn.push_back(*intervals.back());
    }
    const double none = section.plot.none;
    const PlotScale whole = scaleOf(drawn, none);
    std::string text = "<div class=\"wide\"><table>\n<thead><tr><th></th>";
    for (const ReportColumn& column : section.columns)
      text += "<th scope=\"col\">" + said(column.title) + "</th>";
    text += drawn.empty() ? "</tr></thead>\n<tbody>\n" : "<th></th></tr></thead>\n<tbody>\n";
    for (std::size_t i = 0; i < section.table.size(); ++i) {
      const ReportRow& row = section.table[i];
      text += "<tr><th scope=\"row\"><bdi>" + escaped(row.name) + "</bdi></th>";
      for (const std::optional<Amount>& cell : row.cells)
        text += "<td>" + (cell ? escaped(words_.say(*cell)) : "–") + "</td>";
      if (!drawn.empty()) text += "<td class=\"plot\">";
      if (intervals[i]) {
        const PlotScale scale = section.plot.shared ? whole : evenScaleOf(*intervals[i], none);
        text += intervalPlot(*intervals[i], scale, none, titleOf(section, row));
      }
      text += drawn.empty() ? "</tr>\n" : "</td></tr>\n";
    }
    text += "</tbody>\n";
    if (section.plot.shared && !drawn.empty()) {
      text += "<tfoot><tr><td colspan=\"" + std::to_string(section.columns.size() + 1) +
              "\"></td><td class=\"plot\">" + axisPlot(whole, none, words_) +
              "</td></tr></tfoot>\n";
    }
    return text + "</table></div>\n";
  }

  /// What the drawing shows, for who doesn't see it: `name: 0.12 (0.05 … 0.19)`.
  [[nodiscard]] std::string titleOf(const ReportSection& section, const ReportRow& row) const {
    const std::size_t low = *section.column("low");
    const std::size_t high = *section.column("high");
    const auto shown = [&](std::size_t column) { return words_.say(*row.cells[column]); };
    return row.name + ": " + shown(low - 1) + " (" + shown(low) + " … " + shown(high) + ")";
  }

  ReportWords words_;
};

}  // namespace

std::string reportPage(const Report& report, const ReportWords& words) {
  return ReportPage(words).of(report);
}

}  // namespace raindelay::study
