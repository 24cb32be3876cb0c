// A report as one HTML page.
#include "study/report_page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <pugixml.hpp>

#include "study/interval_plot.h"

namespace raindelay::study {
namespace {

using testing::HasSubstr;
using testing::Not;

#define SAY(source) RD_TEXT("StudyReport", source)

Report reportWith(const std::string& name, ReportPlot plot = {}) {
  Report report{{"study", SAY("%1: %2"), {name, "a game"}}, {{"cards", SAY("%1"), {name}}}, {}};
  ReportSection section{{"comparison", SAY("%1"), {name}},
                        "figure",
                        {{"change", {"change", SAY("change"), {}}},
                         {"low", {"low", SAY("from"), {}}},
                         {"high", {"high", SAY("to"), {}}},
                         {"p", {"p", SAY("%1"), {name}}}},
                        {},
                        {{"tolerance-missed",
                          SAY("%1 doesn't change by %2 to %3 alone: missed."),
                          {name, Amount{-1, 1}, Amount{1, 1}}}},
                        plot};
  const auto row = [&](double change, double low, double high, double p) {
    section.table.push_back({name, {{{change, 1}}, {{low, 1}}, {{high, 1}}, {{p, 2}}}});
  };
  row(2, 1, 4, 0.01);
  row(-2, -3, -1, 0.02);
  row(-2, -3, 1, 0.6);
  section.table.push_back({name, {{{0, 1}}, std::nullopt, std::nullopt, {{1, 2}}}});
  report.sections.push_back(section);
  return report;
}

/// The page as a tree; it is well-formed XML, too.
pugi::xml_document treeOf(const std::string& page) {
  pugi::xml_document tree;
  const auto read = tree.load_string(page.c_str());
  EXPECT_TRUE(read) << read.description() << ": " << page.substr(size_t(read.offset), 80);
  return tree;
}

TEST(ReportPage, NeedsNothingElse) {
  const std::string page = reportPage(reportWith("runs"));
  for (const char* foreign : {"<script", "http:", "https:", "src=", "url(", "@import", "<link"}) {
    EXPECT_THAT(page, Not(HasSubstr(foreign)));
  }
  EXPECT_THAT(page, HasSubstr("prefers-color-scheme: dark"));
  EXPECT_THAT(page, HasSubstr("@media print"));
}

TEST(ReportPage, TakesNoMarkupFromADeck) {
  const std::string evil = "</title></style><script>alert(1)</script>&amp;\"'<b onload=x \x1b[0m%1";
  const pugi::xml_document tree = treeOf(reportPage(reportWith(evil)));
  EXPECT_TRUE(tree.select_nodes("//script | //b | //@onload").empty());
  std::string shown = evil;
  shown[shown.find('\x1b')] = ' ';
  EXPECT_EQ(tree.select_node("//tbody/tr/th").node().text().get(), std::string());
  EXPECT_EQ(tree.select_node("//bdi").node().text().get(), shown);
  EXPECT_EQ(tree.select_node("//h2").node().text().get(), shown);
  EXPECT_EQ(tree.select_node("//footer/p").node().text().get(), shown);
  EXPECT_EQ(tree.select_node("//title").node().text().get(), shown + ": a game");
  EXPECT_EQ(tree.select_node("//thead/tr/th[5]").node().text().get(), shown);
  EXPECT_EQ(tree.select_node("//svg/title").node().text().get(), shown + ": 2.0 (1.0 … 4.0)");
}

TEST(ReportPage, SpeaksTheLanguageThatItIsGiven) {
  ReportWords german{.language = "de", .point = ","};
  german.translated = [](const Text& text) {
    return std::string(text.source) == "change" ? "Änderung" : std::string(text.source);
  };
  const pugi::xml_document tree = treeOf(reportPage(reportWith("Läufe"), german));
  EXPECT_EQ(tree.child("html").attribute("lang").value(), std::string("de"));
  EXPECT_EQ(tree.select_node("//thead/tr/th[2]").node().text().get(), std::string("Änderung"));
  EXPECT_EQ(tree.select_node("//tbody/tr[2]/td[1]").node().text().get(), std::string("−2,0"));
  EXPECT_EQ(tree.select_node("//p[@class='missed']").node().text().get(),
            std::string("Läufe doesn't change by −1,0 to 1,0 alone: missed."));
}

TEST(ReportPage, DrawsWhatIsKnownToBeMoreOrLessInItsColour) {
  const pugi::xml_document tree = treeOf(reportPage(reportWith("runs")));
  std::vector<std::string> kinds;
  for (const auto& bar : tree.select_nodes("//rect"))
    kinds.emplace_back(bar.node().attribute("class").value());
  EXPECT_THAT(kinds, testing::ElementsAre("more", "less", "open")) << "the last row has none";
  EXPECT_EQ(tree.select_nodes("//tbody/tr/td[@class='plot']").size(), 4U);
  EXPECT_TRUE(tree.select_nodes("//tfoot").empty()) << "each row has its own scale";
}

/// From where to where the bars reach.
std::vector<std::pair<double, double>> barsIn(const pugi::xml_document& tree) {
  std::vector<std::pair<double, double>> bars;
  for (const auto& each : tree.select_nodes("//rect")) {
    const double from = each.node().attribute("x").as_double();
    bars.emplace_back(from, from + each.node().attribute("width").as_double());
  }
  return bars;
}

TEST(ReportPage, RowsOfOneUnitHaveOneScaleAndItsNumbers) {
  const pugi::xml_document shared =
      treeOf(reportPage(reportWith("runs", {.none = 0, .shared = true})));
  const auto bars = barsIn(shared);
  ASSERT_EQ(bars.size(), 3U);
  // From -3 to 4 in all: the first has three sevenths of it.
  const double whole = bars[0].second - bars[1].first;
  EXPECT_NEAR((bars[0].second - bars[0].first) / whole, 3.0 / 7, 0.01);
  EXPECT_NEAR((bars[2].second - bars[2].first) / whole, 4.0 / 7, 0.01);
  std::string numbers;
  for (const auto& each : shared.select_nodes("//tfoot//text"))
    numbers += each.node().text().get() + std::string(" ");
  EXPECT_EQ(numbers, "−2 0 2 4 ");
  const auto own = barsIn(treeOf(reportPage(reportWith("runs"))));
  const double middle = (own[0].second + own[1].first) / 2;
  EXPECT_NEAR(own[0].first - middle, (own[0].second - middle) / 4, 0.2) << "none in the middle";
}

TEST(IntervalPlot, IsFiniteWhateverItShows) {
  const PlottedInterval point{1, 1, 1, false};
  for (const double none : {0.0, 1.0}) {
    const PlotScale scale = scaleOf({&point, 1}, none);
    EXPECT_THAT(intervalPlot(point, scale, none, ""), Not(HasSubstr("nan")));
    EXPECT_THAT(axisPlot(scale, none, {}), Not(HasSubstr("nan")));
  }
  // What was measured may lie beyond an interval from which it was once ruled out.
  const PlottedInterval beyond{0.1, 0.5, 0.2, false};
  EXPECT_GE(scaleOf({&beyond, 1}, 0).high, 0.5);
}

#undef SAY

}  // namespace
}  // namespace raindelay::study
