// Reports of balance studies in the user's language.
#include "studio/report_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

#include "shelf/study_search.h"
#include "study/answer.h"
#include "study/report_page.h"
#include "study/searches.h"
#include "study/study_fixture.h"
#include "translations/languages.h"

namespace raindelay {
namespace {

using study::Report;
using study::ReportLine;

/// Each question, and all that there is to be said: a tolerance, a target, a card without a twin.
constexpr const char* kEachQuestion = R"(format: raindelay-study/1
game: rallybird
levels: [random, coach]
variants:
  weak:
    cells: {gloves.csv: {code: glove-5-4, column: front, value: 6}}
questions:
  - {ask: compare, variant: weak, tolerance: {runs: 9}, target: {runs: [0, 0.1]}}
  - {ask: ladder, variant: base}
  - {ask: cards, table: gloves.csv, figures: [runs]}
  - {ask: restrict, variant: base, without: [play steal]}
  - {ask: sensitivity, table: zones.csv, figures: [runs]}
  - ask: target
    target: {runs: [0, 5]}
    move: {zones.csv: {code: D, column: value, least: 2, most: 4}}
follow: [shape, curve, luck]
stop: {pairs: 3, fewest: 2}
)";

/// The report of a study whose pairs are played here, one of its levels excepted.
Report playedReport(const shelf::StudyGame& game) {
  const auto asked = study::askedOf(game.study, game.figures());
  const auto searches = study::searchesOf(game.study, game.figures(), *game.variants[0].cards);
  study::Results results;
  for (const study::LineUp& lineUp : game.lineUps) {
    study::PairsSpec spec = shelf::pairsSpec(game, lineUp, {});
    spec.end = game.study.stop.pairs;
    shelf::playPairsOf(game, spec,
                       [&](const study::Pair& pair) { results.add(lineUp.name(), pair); });
  }
  std::vector<study::LineUp> lineUps = game.lineUps;
  lineUps.push_back({{PlayerKind::kPro, PlayerKind::kPro}});
  const std::vector<study::Solved> solved = {{"base", {{"wins.0", 0.5}}}, {"weak", {}}};
  Report report = study::answer(game.study, game.header, *asked, lineUps, results, solved);

  study::Results searched;
  shelf::StudySearch::Playing playing;
  playing.stopped = [] { return false; };
  playing.keep = [&](const std::string& level, const study::Pair& pair) {
    searched.add(level, pair);
    return Result<void>();
  };
  shelf::StudySearch search(game, searched, playing);
  study::addSearches(*searches, game.header, {{game.lineUps.front()}, {"pro"}}, search, report);
  return report;
}

const Report& eachQuestion() {
  static const Report kReport = [] {
    const auto game = study::gameOf(kEachQuestion);
    if (!game) ADD_FAILURE() << game.error().message;
    return game ? playedReport(*game) : Report();
  }();
  return kReport;
}

/// The texts that are put into words.
template <class Use>
void forEachLine(const Report& report, Use use) {
  const auto all = [&](const std::vector<ReportLine>& lines) {
    for (const ReportLine& line : lines) use(line);
  };
  use(report.title);
  all(report.lines);
  for (const study::ReportSection& section : report.sections) {
    use(section.title);
    all(section.lines);
    for (const study::ReportColumn& column : section.columns) use(column.title);
  }
}

class ReportWords : public testing::TestWithParam<const char*> {
 protected:
  ReportWords() { languages::speak(QString::fromLatin1(GetParam())); }
  ~ReportWords() override {
    languages::speak(QStringLiteral("en"));
    QLocale::setDefault(before_);
  }

  QLocale before_;
};

TEST_P(ReportWords, SayEachLineOfEachQuestion) {
  QTranslator translator;
  ASSERT_TRUE(translator.load(QStringLiteral("raindelay_%1").arg(QLatin1String(GetParam())),
                              QStringLiteral(":/translations")));
  const study::ReportWords words = words::ofReports();
  std::set<std::string> ids;
  forEachLine(eachQuestion(), [&](const ReportLine& line) {
    ids.insert(line.id);
    const QString known = translator.translate(line.text.context, line.text.source);
    EXPECT_FALSE(known.isEmpty()) << line.text.source;
    EXPECT_EQ(words.translated(line.text), known.toStdString());
  });
  EXPECT_THAT(ids, testing::IsSupersetOf({"comparison", "tolerance-open", "target-open", "ladder",
                                          "luck", "curve", "cards", "restrict", "sensitivity",
                                          "target", "exact", "no-solution", "not-measured"}));
}

TEST_P(ReportWords, WriteThePage) {
  const std::string page = study::reportPage(eachQuestion(), words::ofReports());
  EXPECT_THAT(page, testing::HasSubstr("<html lang=\"" + std::string(GetParam()) + "\">"));
  EXPECT_THAT(page, testing::ContainsRegex("<td>[0-9]+,[0-9]+</td>"));
  const std::string title = words::ofReports().say(eachQuestion().sections[0].title);
  EXPECT_THAT(page, testing::HasSubstr("<h2>" + title + "</h2>"));
  EXPECT_NE(title, inEnglish(eachQuestion().sections[0].title));
}

INSTANTIATE_TEST_SUITE_P(In, ReportWords, testing::Values("de", "es"),
                         [](const auto& one) { return std::string(one.param); });

/// The words of a text: of letters and hyphens, at least two.
std::set<QString> lettersOf(const QString& text) {
  static const QRegularExpression kWord(QStringLiteral("(?<![\\w.-])[A-Za-z][a-z-]+(?![\\w-])"));
  std::set<QString> words;
  for (const auto& match : kWord.globalMatch(text)) words.insert(match.captured());
  return words;
}

/// What a page shows when no template has words: its values.
QString valuesOf(const Report& report) {
  study::ReportWords none;
  none.translated = [](const Text& text) {
    static const QRegularExpression kValue(QStringLiteral("%\\d"));
    std::string values;
    for (const auto& match : kValue.globalMatch(QString::fromUtf8(text.source)))
      values += match.captured().toStdString() + ' ';
    return values;
  };
  static const QRegularExpression kMarkup(QStringLiteral("<style>.*</style>|<[^>]*>"),
                                          QRegularExpression::DotMatchesEverythingOption);
  return QString::fromStdString(study::reportPage(report, none))
      .replace(kMarkup, QStringLiteral(" "));
}

TEST(Reports, HaveNoEnglishButTheirTemplates) {
  const auto game = study::gameOf(kEachQuestion);
  ASSERT_TRUE(game.ok());
  std::string names = "pro sha256 " + std::string(kEachQuestion);
  for (const std::string& figure : game->header.figures) names += ' ' + figure;
  for (const auto& [table, frame] : *game->variants[0].cards) {
    for (std::size_t row = 0; row < frame.rows(); ++row) names += ' ' + frame.at(row, 0);
  }
  const std::set<QString> known = lettersOf(QString::fromStdString(names));
  for (const QString& word : lettersOf(valuesOf(eachQuestion()))) {
    EXPECT_TRUE(known.contains(word)) << word.toStdString();
  }
}

}  // namespace
}  // namespace raindelay
