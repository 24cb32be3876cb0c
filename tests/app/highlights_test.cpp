// What the boards show of decisive things, and how long that takes.
#include "session/highlight.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <algorithm>
#include <cstdio>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <utility>

#include "app/table_fixture.h"
#include "assets/asset_folder.h"
#include "games/cooperstown/cooperstown_adapter.h"
#include "games/cricket_card/cricket_card_adapter.h"
#include "games/game_list.h"
#include "games/quick_baseball/quick_baseball_adapter.h"
#include "games/quick_tennis/quick_tennis_adapter.h"
#include "games/rallybird/rallybird_adapter.h"
#include "games/tarot/tarot_adapter.h"
#include "players/players.h"
#include "session/settings.h"
#include "session/words.h"
#include "shelf/shelf.h"
#include "sound/sound_table.h"
#include "support/stepped_clock.h"

namespace raindelay {
namespace {

struct Shelf {
  const char* game;
  std::unique_ptr<GameAdapter> (*adapter)();
  /// What a table without moments stands still for, to be read, and for how many movements: a
  /// finished trick, where a ball came down, what was thrown.
  std::vector<const char*> read = {};
  double reading = 0;
};

template <class Adapter>
std::unique_ptr<GameAdapter> make() {
  return std::make_unique<Adapter>();
}

const Shelf kShelf[] = {
    {"tarot-de-cooperstown", make<cooperstown::CooperstownAdapter>},
    {"quick-baseball", make<quick_baseball::QuickBaseballAdapter>},
    {"cricket-card", make<cricket_card::CricketCardAdapter>},
    {"rallybird", make<rallybird::RallyBirdAdapter>, {"rolled"}, 6},
    {"tarot", make<tarot::TarotAdapter>, {"takes"}, 12},
    {"quick-tennis",
     make<quick_tennis::QuickTennisAdapter>,
     {"ace", "returned", "read", "missed", "reaches", "diagonal", "too-fast", "lets-go",
      "no-cards"},
     5},
};

/// A match that two coaches play.
Match playedMatch(const char* game, std::uint64_t seed) {
  const GameEntry& entry = **findGame(game);
  const auto rules = defaultGame(entry);
  MatchSetup setup;
  setup.game = entry.info->id;
  setup.rulesVersion = entry.info->rulesVersion;
  setup.players.resize(static_cast<std::size_t>(rules->seats()), {"Ann", "human"});
  setup.seed = seed;
  Match match = *Match::begin(rules, setup);
  const auto coach = std::move(shelf::makePlayer(*rules, "coach")).value();
  while (match.turn().kind == Turn::Kind::kSeat) {
    const Seat seat = match.turn().seat;
    Stream random = playerStream(seed, match.steps().size());
    (void)match.act(coach->choose(match.view(seat), seat, match.legal(), random, {}));
  }
  return match;
}

class EveryBoard : public testing::TestWithParam<Shelf> {
 protected:
  /// Shows a whole match to everybody at once; what was told of it.
  std::vector<Highlight> toldOf(const Match& match) {
    std::vector<Highlight> all;
    table_ = quickTable(match);
    adapter_ = GetParam().adapter();
    adapter_->setMatch(table_.get());
    QObject::connect(adapter_.get(), &GameAdapter::highlightCame, adapter_.get(),
                     [&] { all.push_back(adapter_->highlight()); });
    table_->watch(Looking::allOpen(), 0);
    // Step by step, as the view is that before the step.
    for (std::size_t step = 1; step <= match.steps().size(); ++step) {
      table_->watch(Looking::allOpen(), step, true);
      QCoreApplication::sendPostedEvents();
      QCoreApplication::processEvents();
    }
    return all;
  }

  std::unique_ptr<MatchController> table_;
  std::unique_ptr<GameAdapter> adapter_;
};

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
  table_->watch(Looking::allOpen(), 0);
  QCoreApplication::sendPostedEvents();
  QCoreApplication::processEvents();
  EXPECT_TRUE(adapter_->lastPlay().isEmpty()) << "nothing was played yet";
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
    table_.playback()->setMotionMs(Settings::instance().motionMs());
  }

  /// Moments are shown.
  void tell(GameAdapter& adapter) { adapter.setMatch(&table_); }
  /// There are none: what they would show is given the time to be read.
  void stayFor(const Shelf& shelf) {
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
      // What has landed lies for an eighth of a movement.
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
  bool stays_ = false;  ///< what would be told is given time to be read
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

INSTANTIATE_TEST_SUITE_P(Games, EveryBoard, testing::ValuesIn(kShelf), [](const auto& shelf) {
  std::string name = shelf.param.game;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

/// Shows a match beat by beat; `see` is handed the scoreboard at each.
template <class Adapter, class See>
void showAll(const Match& match, See see) {
  const auto table = slowTable(match, false);
  Adapter score;
  score.setMatch(table.get());
  table->watch(Looking::allOpen(), 0);
  table->watch(Looking::allOpen(), match.steps().size(), true);
  while (table->playback()->beat()) {
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    see(score);
  }
}

/// The most lamps that the scoreboard lit.
template <class Adapter>
int mostOuts(const char* game) {
  int most = 0;
  showAll<Adapter>(playedMatch(game, 7),
                   [&](const Adapter& score) { most = std::max(most, score.line().outs); });
  return most;
}

/// How far the home team is ahead as soon as a walk-off is shown; none if no match ends with one.
template <class Adapter>
std::optional<int> leadAtWalkOff(const char* game) {
  std::optional<int> lead;
  for (std::uint64_t seed = 1; seed <= 20 && !lead; ++seed) {
    showAll<Adapter>(playedMatch(game, seed), [&](const Adapter& score) {
      if (lead || score.highlight().kind != QLatin1String("walk-off")) return;
      const InningScore& line = score.line();
      const int ahead = line.totals1.value(0) - line.totals0.value(0);
      lead = line.homeSeat == 1 ? ahead : -ahead;
    });
  }
  return lead;
}

/// Shows a match; `see` is handed the scoreboard once for each highlight, as it begins.
template <class Adapter, class See>
void showHighlights(const Match& match, See see) {
  int came = 0;
  int seen = 0;
  std::optional<QMetaObject::Connection> heard;
  showAll<Adapter>(match, [&](const Adapter& score) {
    if (!heard) {
      heard = QObject::connect(&score, &Adapter::highlightCame, &score, [&came] { ++came; });
    } else if (std::exchange(seen, came) != came) {
      see(score);
    }
  });
}

// A runner who steals is thrown at by the catcher, at home by the pitcher; one who is caught has
// set out; an error's ball isn't caught, and one that the chart makes an out is.
TEST(Ballpark, ShowsWhereTheBallWent) {
  int throws = 0;
  int errors = 0;
  int caught = 0;
  for (std::uint64_t seed = 1; seed <= 20 && (throws == 0 || errors == 0 || caught == 0); ++seed) {
    showHighlights<cooperstown::CooperstownAdapter>(
        playedMatch("tarot-de-cooperstown", seed), [&](const auto& score) {
          const Highlight& shown = score.highlight();
          EXPECT_EQ(shown.held, shown.kind == QLatin1String("auto-ground-out") ||
                                    shown.kind == QLatin1String("auto-line-out") ||
                                    shown.kind == QLatin1String("auto-fly-out") ||
                                    shown.kind == QLatin1String("foul-pop") ||
                                    shown.kind == QLatin1String("foul-out") ||
                                    shown.kind == QLatin1String("circus-catch"))
              << shown.kind.toStdString();
          if (shown.kind == QLatin1String("caught-stealing")) {
            ++caught;
            EXPECT_GE(rowAt(*score.match()->pieces(), shown.to, 0), 0) << "the runner";
          }
          if (shown.kind == QLatin1String("stolen") ||
              shown.kind == QLatin1String("caught-stealing")) {
            ++throws;
            EXPECT_FALSE(shown.to.isEmpty());
            EXPECT_EQ(shown.from, shown.to == QLatin1String("home") ? QLatin1String("field.P")
                                                                    : QLatin1String("field.C"));
          } else if (shown.kind == QLatin1String("error")) {
            ++errors;
            EXPECT_TRUE(shown.to.startsWith(QLatin1String("past.field.")) ||
                        shown.to.startsWith(QLatin1String("gap.")))
                << shown.to.toStdString();
          }
        });
  }
  EXPECT_GT(throws, 0);
  EXPECT_GT(errors, 0);
  EXPECT_GT(caught, 0);
}

// The court shows what is covered, where the ball lies, and that nobody has it.
TEST(Court, ShowsWhoGetsToTheBall) {
  std::map<QString, int> told;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    showHighlights<quick_tennis::QuickTennisAdapter>(
        playedMatch("quick-tennis", seed), [&](const auto& score) {
          const QString kind = score.highlight().kind;
          ++told[kind];
          const bool within = score.reach().contains(score.landing());
          if (kind == QLatin1String("ace")) {
            EXPECT_FALSE(within);
            EXPECT_FALSE(score.reach().isEmpty());
            EXPECT_EQ(score.loose(), score.landing());
          } else if (kind == QLatin1String("missed")) {
            EXPECT_EQ(score.loose(), score.landing());
          } else if (kind == QLatin1String("diagonal") || kind == QLatin1String("too-fast")) {
            EXPECT_FALSE(within) << kind.toStdString();
          } else if (kind == QLatin1String("returned") || kind == QLatin1String("reaches") ||
                     kind == QLatin1String("read")) {
            EXPECT_EQ(score.loose(), QString()) << kind.toStdString();
          }
        });
  }
  for (const char* kind : {"ace", "missed", "diagonal", "too-fast", "returned", "reaches"}) {
    EXPECT_GT(told[QLatin1String(kind)], 0) << kind;
  }
}

TEST(Scoreboards, LightTheThirdOutsLamp) {
  EXPECT_EQ(mostOuts<cooperstown::CooperstownAdapter>("tarot-de-cooperstown"), 3);
  EXPECT_EQ(mostOuts<quick_baseball::QuickBaseballAdapter>("quick-baseball"), 3);
  EXPECT_EQ(mostOuts<rallybird::RallyBirdAdapter>("rallybird"), 3);
}

TEST(Scoreboards, CountTheWinningRunWithTheWalkOff) {
  EXPECT_GT(leadAtWalkOff<cooperstown::CooperstownAdapter>("tarot-de-cooperstown").value(), 0);
  EXPECT_GT(leadAtWalkOff<quick_baseball::QuickBaseballAdapter>("quick-baseball").value(), 0);
}

TEST(Scoreboards, TellOfAPlayWhileItIsShown) {
  bool told = false;
  showAll<cooperstown::CooperstownAdapter>(
      playedMatch("tarot-de-cooperstown", 7), [&](const auto& score) {
        if (told || score.highlight().kind != QLatin1String("home-run")) return;
        told = true;
        EXPECT_TRUE(score.lastPlay().contains(QLatin1String("home run")) ||
                    score.lastPlay().contains(QLatin1String("cheap seats")))
            << score.lastPlay().toStdString();
      });
  EXPECT_TRUE(told);
}

// Tarot's last tricks are taken in one step with nobody asked.
TEST(Scoreboards, CountATrickAsItIsTaken) {
  const Match match = playedMatch("tarot", 7);
  std::set<int> totals;
  showAll<tarot::TarotAdapter>(match, [&](const tarot::TarotAdapter& score) {
    if (score.match()->shownSteps() + 1 < match.steps().size()) return;
    const QList<int> played = score.played();
    totals.insert(std::accumulate(played.begin(), played.end(), 0));
  });
  EXPECT_GE(totals.size(), 3U) << "before the last two tricks, between them, and after them";
}

// In the step that ends the first innings, one side's extras come after the other's.
TEST(Scoreboards, CountExtrasAsTheyAreTold) {
  using Score = cricket_card::CricketCardAdapter;
  std::map<std::size_t, std::set<QStringList>> seen;
  showAll<Score>(playedMatch("cricket-card", 7), [&](const Score& score) {
    if (score.highlight().kind != QLatin1String("extras")) return;
    seen[score.match()->shownSteps()].insert(score.scores0() + score.scores1());
  });
  ASSERT_FALSE(seen.empty());
  EXPECT_GE(seen.begin()->second.size(), 2U);
}

// The books add up what was told as the rules do.
TEST(Scoreboards, AgreeWithTheRulesBetweenSteps) {
  const auto boardOf = [](const Match& match, auto&& adapter, auto&& compare) {
    const auto table = quickTable(match);
    adapter.setMatch(table.get());
    for (std::size_t step = 0; step <= match.steps().size(); ++step) {
      table->watch(Looking::allOpen(), step);
      QCoreApplication::sendPostedEvents();
      QCoreApplication::processEvents();
      compare(*table);
    }
  };
  tarot::TarotAdapter cards;
  boardOf(playedMatch("tarot", 7), cards, [&](const MatchController& table) {
    const auto view = table.shownView<tarot::View>();
    for (int seat = 0; seat < 2; ++seat) {
      EXPECT_EQ(cards.scores().value(seat), view.score[Seat(seat)]);
      EXPECT_EQ(cards.declared().value(seat), view.declaredPoints[Seat(seat)]);
      EXPECT_EQ(cards.played().value(seat), view.playPoints[Seat(seat)]);
    }
  });
  cricket_card::CricketCardAdapter ground;
  boardOf(playedMatch("cricket-card", 7), ground, [&](const MatchController& table) {
    if (ground.scores0().value(0).isEmpty() || ground.scores1().value(0).isEmpty()) return;
    const auto view = table.shownView<cricket_card::View>();
    for (const int seat : {0, 1}) {
      const auto& innings = cricket_card::Board::of(view.scorecard, Seat(seat))[0];
      EXPECT_EQ((seat == 0 ? ground.scores0() : ground.scores1()).value(0),
                QStringLiteral("%1 / %2").arg(innings.total()).arg(int{innings.wickets}));
    }
  });
}

TEST(Scoreboards, MarkNobodyAtBatBeforeTheFirstInning) {
  const auto table = quickTable(playedMatch("tarot-de-cooperstown", 7));
  cooperstown::CooperstownAdapter score;
  score.setMatch(table.get());
  table->watch(Looking::allOpen(), 1);
  QCoreApplication::sendPostedEvents();
  QCoreApplication::processEvents();
  EXPECT_FALSE(score.begun());
  EXPECT_EQ(score.line().battingSeat, -1);
}

}  // namespace
}  // namespace raindelay
