// Tests what the boards show at decisive moments, and how long that takes.
#include "table/highlight.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <set>

#include "app/every_board.h"
#include "assets/asset_folder.h"
#include "shell/application.h"
#include "sound/sound_table.h"
#include "support/stepped_clock.h"
#include "translations/words.h"

namespace raindelay {
namespace {

TEST_P(EveryBoard, TellsOfEventsThatTheGameHas) {
  const GameInfo& info = *(*findGame(GetParam().game))->info;
  std::set<std::string_view> seen;
  for (const HighlightRow& row : GetParam().adapter()->highlights()) {
    EXPECT_TRUE(std::any_of(info.events.begin(), info.events.end(), [&](const EventInfo& event) {
      return event.id == row.event;
    })) << row.event;
    EXPECT_TRUE(seen.insert(row.event).second) << row.event << " is told twice";
    EXPECT_GE(row.length, 2) << row.event;
    EXPECT_LE(row.length, 15) << row.event;
  }
}

// Told only, with the last play, it needs no sound.
TEST_P(EveryBoard, IsHeardWhereSomethingIsShown) {
  const auto text = AssetFolder(QString::fromLatin1(GetParam().game)).read("sounds.tsv");
  ASSERT_TRUE(text);
  const auto sounds = sound::readSoundTable(*text, "sounds.tsv");
  ASSERT_TRUE(sounds) << sounds.error().message;
  const HighlightRow toldOnly{""};
  for (const HighlightRow& row : GetParam().adapter()->highlights()) {
    if (row.banner.empty() && row.length == toldOnly.length) continue;
    EXPECT_TRUE(sounds->contains(row.event)) << row.event;
  }
}

TEST_P(EveryBoard, LightsUpPlacesThatItHas) {
  const GameInfo& info = *(*findGame(GetParam().game))->info;
  const auto isPlace = [&](const QString& id) {
    return std::any_of(info.places.begin(), info.places.end(),
                       [&](const PlaceInfo& place) { return id == words::plain(place.id); });
  };
  const std::vector<Highlight> told = toldOf(playedMatch(GetParam().game, 3));
  ASSERT_FALSE(told.empty());
  for (const Highlight& one : told) {
    EXPECT_FALSE(one.banner.contains(u'%')) << one.banner.toStdString();
    EXPECT_TRUE(!one.banner.isEmpty() || !one.sign.isEmpty()) << one.kind.toStdString();
    for (const QString& id : one.lit) EXPECT_TRUE(isPlace(id)) << id.toStdString();
    EXPECT_TRUE(one.seat >= -1 && one.seat < 3);
  }
}

TEST_P(EveryBoard, KeepsTheLastPlayInOneLine) {
  (void)toldOf(playedMatch(GetParam().game, 4));
  EXPECT_FALSE(adapter_->lastPlay().isEmpty());
  EXPECT_FALSE(adapter_->lastPlay().contains(u'\n'));
  table_->watch(Viewpoint::allOpen(), 0);
  QCoreApplication::sendPostedEvents();
  QCoreApplication::processEvents();
  EXPECT_TRUE(adapter_->lastPlay().isEmpty()) << "nothing was played yet";
}

TEST_P(EveryBoard, TellsAFinishedMatchInAFewLinesAndPicksOne) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const Match match = playedMatch(GetParam().game, seed);
    table_ = quickTable(match);
    adapter_ = GetParam().adapter();
    adapter_->setMatch(table_.get());
    table_->watch(Viewpoint::allOpen(), 0);
    QCoreApplication::processEvents();
    EXPECT_TRUE(adapter_->matchStory().isEmpty()) << "it isn't over";
    table_->watch(Viewpoint::allOpen(), match.steps().size());
    QCoreApplication::processEvents();
    const QList<StoryLine> story = adapter_->matchStory();
    ASSERT_FALSE(story.isEmpty());
    EXPECT_LE(story.size(), kStoryLines);
    EXPECT_EQ(
        std::count_if(story.begin(), story.end(), [](const StoryLine& one) { return one.best; }),
        1);
    EXPECT_TRUE(std::is_sorted(story.begin(), story.end(), [](const auto& one, const auto& other) {
      return one.step < other.step;
    }));
    for (const StoryLine& line : story) {
      EXPECT_FALSE(line.text.isEmpty());
      EXPECT_FALSE(line.when.isEmpty()) << line.text.toStdString();
    }
    std::size_t last = match.steps().size();
    while (adapter_->toldMainlyOf(--last).text.isEmpty()) {
    }
    EXPECT_EQ(story.last().step, static_cast<int>(last)) << "it says how the match ended";
  }
}

TEST_P(EveryBoard, CountsTheRunsOfAPlayInTheStory) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    (void)toldOf(playedMatch(GetParam().game, seed));
    std::map<int, int> runs;
    std::map<int, QStringList> told;
    for (const LogModel::Line& line : table_->log()->lines()) {
      if (line.kind == QStringLiteral("scores")) {
        ++runs[line.step];
        told[line.step] << line.text;
      }
    }
    for (const auto& [step, count] : runs) {
      const QString story = adapter_->toldMainlyOf(static_cast<std::size_t>(step)).text;
      const QString counted = QStringLiteral(" · %1 run").arg(count);
      EXPECT_TRUE(told[step].contains(story) || story.contains(counted)) << story.toStdString();
    }
  }
}

TEST_P(EveryBoard, TakesItsTimeForWhatIsTalkedAboutTomorrow) {
  double grand = 15;
  double usual = 0;
  for (const HighlightRow& row : GetParam().adapter()->highlights()) {
    if (row.tone == HighlightTone::Grand) {
      grand = std::min(grand, row.length);
    } else if (row.tone == HighlightTone::Bad) {
      usual = std::max(usual, row.length);
    }
  }
  EXPECT_GE(grand, usual);
}

/// For so many movements a card that was turned up is seen before a moment tells what it brings;
/// without moments for so many.
constexpr double kTurnedUp = 2.5;
constexpr double kTurnedUpWithout = 4;

/// Persons play a match again, at the usual speed, and pass the screen from hand to hand.
class Table {
 public:
  explicit Table(const Match& played)
      : played_(played),
        table_(*Match::begin(played.sharedGame(), played.setup()), noTables(), {}, true) {
    table_.deciders().setSoleAnswers(true);
    table_.playback()->setMotionMs(Application::instance().settings().motionMs());
  }

  /// Moments are shown.
  void tell(GameAdapter& adapter) { adapter.setMatch(&table_); }
  /// There are none: what they would show is given the time to be read.
  void stayFor(const TestedBoard& shelf) {
    QObject::connect(&table_, &MatchController::happened, &table_, [&](const QString& event, bool) {
      const bool read = std::any_of(shelf.read.begin(), shelf.read.end(),
                                    [&](const char* id) { return event == QLatin1String(id); });
      if (read) table_.playback()->linger(shelf.reading);
    });
    stays_ = true;
  }

  /// Milliseconds that it is shown, to its end.
  int play() {
    do {
      show();
    } while (goOn());
    return ms_;
  }
  [[nodiscard]] int choices() const { return choices_; }

 private:
  void show() {
    Playback& playback = *table_.playback();
    while (playback.busy()) {
      // A landed piece rests for an eighth of a movement.
      const bool turnedUp = playback.nextInMs() == playback.motionMs() * (kTurnedUp + 0.125);
      if (stays_ && turnedUp) playback.setOut(kTurnedUpWithout);
      const int ms = playback.nextInMs();
      ms_ += ms;
      clock_.step(ms);
    }
  }
  /// The next thing that persons do; false if the match is over.
  bool goOn() {
    if (table_.over()) return false;
    if (table_.seating()->handOverTo() >= 0) {
      table_.seating()->takeSeat();
    } else if (table_.seating()->canEndTurn()) {
      table_.seating()->endTurn();
    } else {
      const Action next = played_.steps()[table_.match().steps().size()].action;
      const std::string text = played_.game().text(next);
      EXPECT_TRUE(table_.decision()->press(QString::fromStdString(text))) << text;
      ++choices_;
    }
    return true;
  }

  test::SteppedClock clock_;
  const Match& played_;
  MatchController table_;
  bool stays_ = false;  ///< texts are given time to be read
  int ms_ = 0;
  int choices_ = 0;
};

TEST_P(EveryBoard, HoldsAMatchUpByATenthAtMost) {
  constexpr int kMatches = 10;
  constexpr int kChoiceMs = 2000;
  int chosen = 0;
  int plain = 0;
  int told = 0;
  for (std::uint64_t seed = 1; seed <= kMatches; ++seed) {
    const Match match = playedMatch(GetParam().game, seed);
    const std::unique_ptr<GameAdapter> adapter = GetParam().adapter();
    {
      Table table(match);
      table.stayFor(GetParam());
      plain += table.play();
      chosen += table.choices() * kChoiceMs;
    }
    Table table(match);
    table.tell(*adapter);
    told += table.play();
  }
  const double share = double(told - plain) / (plain + chosen);
  RecordProperty("choosing, s", chosen / 1000);
  RecordProperty("shown without moments, s", plain / 1000);
  RecordProperty("shown with moments, s", told / 1000);
  std::printf(
      "%s: %d s of choosing, shown for %d s without moments, for %d s with them: %+.1f %%\n",
      GetParam().game, chosen / 1000, plain / 1000, told / 1000, 100 * share);
  EXPECT_LE(share, 0.1);
}

}  // namespace
}  // namespace raindelay
