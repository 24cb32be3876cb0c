#pragma once

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/table_fixture.h"
#include "games/game_list.h"
#include "players/players.h"
#include "shelf/shelf.h"
#include "table/game_adapter.h"
#include "table/inning_score.h"

namespace raindelay {

/// A game's board, and what a table without moments stands still for, to be read, and for how many
/// movements: a finished trick, where a ball came down, what was thrown.
struct TestedBoard {
  const char* game;
  std::unique_ptr<GameAdapter> (*adapter)();
  std::vector<const char*> read = {};
  double reading = 0;
};

template <class Adapter>
std::unique_ptr<GameAdapter> make() {
  return std::make_unique<Adapter>();
}

/// A match that two coaches play.
inline Match playedMatch(const char* game, std::uint64_t seed) {
  const GameEntry& entry = **findGame(game);
  const auto rules = defaultGame(entry);
  MatchSetup setup;
  setup.game = entry.info->id;
  setup.rulesVersion = entry.info->rulesVersion;
  setup.players = {{"Ann", "human"}, {"Ben", "human"}, {"Cleo", "human"}};
  setup.players.resize(static_cast<std::size_t>(rules->seats()));
  setup.seed = seed;
  Match match = *Match::begin(rules, setup);
  const auto coach = std::move(shelf::makePlayer(*rules, "coach")).value();
  while (match.turn().kind == Turn::Kind::kSeat) {
    const Seat seat = match.turn().seat;
    Stream random = playerStream(seed, seat, match.steps().size());
    (void)match.act(coach->choose(match.view(seat), seat, match.legal(), random, {}));
  }
  return match;
}

/// The rules for every game's board (highlights_test.cpp). A game has its own tested by
/// INSTANTIATE_TEST_SUITE_P(<Game>, EveryBoard, testing::Values(TestedBoard{…})).
class EveryBoard : public testing::TestWithParam<TestedBoard> {
 protected:
  /// Shows a whole match to everybody at once; what was told of it.
  std::vector<Highlight> toldOf(const Match& match) {
    std::vector<Highlight> all;
    table_ = quickTable(match);
    adapter_ = GetParam().adapter();
    adapter_->setMatch(table_.get());
    QObject::connect(adapter_.get(), &GameAdapter::highlightCame, adapter_.get(),
                     [&] { all.push_back(adapter_->highlight()); });
    table_->watch(Viewpoint::allOpen(), 0);
    // Step by step, as the view is that before the step.
    for (std::size_t step = 1; step <= match.steps().size(); ++step) {
      table_->watch(Viewpoint::allOpen(), step, true);
      QCoreApplication::sendPostedEvents();
      QCoreApplication::processEvents();
    }
    return all;
  }

  std::unique_ptr<MatchController> table_;
  std::unique_ptr<GameAdapter> adapter_;
};

/// Shows a match beat by beat; `see` is handed the scoreboard at each.
template <class Adapter, class See>
void showAll(const Match& match, See see) {
  const auto table = slowTable(match, false);
  Adapter score;
  score.setMatch(table.get());
  table->watch(Viewpoint::allOpen(), 0);
  table->watch(Viewpoint::allOpen(), match.steps().size(), true);
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

/// The home team's lead as soon as a walk-off is shown; none if no match ends with one.
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

/// Shows a match step by step, each at once; `compare` is handed the table at each.
template <class Adapter, class Compare>
void showSteps(const Match& match, Adapter& adapter, Compare compare) {
  const auto table = quickTable(match);
  adapter.setMatch(table.get());
  for (std::size_t step = 0; step <= match.steps().size(); ++step) {
    table->watch(Viewpoint::allOpen(), step);
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    compare(*table);
  }
}

/// At each change of sides, shown at once from the match's beginning, the last play is told of the
/// team that has batted, and not of the one that comes to bat.
template <class Adapter>
void expectLastPlayOfWhoBatted(const char* game) {
  const Match match = playedMatch(game, 3);
  const auto table = quickTable(match);
  Adapter score;
  score.setMatch(table.get());
  const auto show = [&](std::size_t step) {
    table->watch(Viewpoint::allOpen(), step);
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
  };
  int changes = 0;
  show(0);
  int batting = score.line().battingSeat;
  for (std::size_t step = 1; step < match.steps().size(); ++step) {
    show(step);
    const int batted = std::exchange(batting, score.line().battingSeat);
    if (batted == batting || score.lastPlay().isEmpty()) continue;
    ++changes;
    show(0);
    show(step);
    const QStringList& names = table->seating()->names();
    EXPECT_TRUE(score.lastPlay().contains(names.value(batted)) &&
                !score.lastPlay().startsWith(names.value(batting)))
        << "before step " << step << ": " << score.lastPlay().toStdString();
  }
  EXPECT_GE(changes, 2);
}

}  // namespace raindelay
