// The privacy proof: what a seat isn't told is nowhere in the program while that seat looks, and
// nothing of a match is anywhere while nobody does. For every game in the list with secrets.

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>

#include "privacy/courses.h"
#include "privacy/stage.h"
#include "review/ledger_view.h"
#include "scorebook/scorebook_view.h"

namespace raindelay::privacy {
namespace {

using test::Dump;

std::vector<const GameEntry*> gamesWithSecrets() {
  std::vector<const GameEntry*> all;
  for (const GameEntry& entry : allGames()) {
    if (entry.info->secrets) all.push_back(&entry);
  }
  return all;
}

class EveryGame : public OnStage<testing::TestWithParam<const GameEntry*>> {
 protected:
  /// The screen between two turns is the same for a seat, in a match of as many, however it stands.
  /// (`wholly`: with its picture and all else that takes time.)
  static void expectOnlyAHandOver(const std::string& when, bool wholly = true) {
    ASSERT_EQ(table().seating()->lookingSeat(), -1) << when;
    ASSERT_EQ(stage().tableThings(), QStringList()) << when;
    const Dump now = wholly ? stage().shown() : stage().objects();
    std::map<int, Dump>& firsts =
        handOvers_[{table().gameId(), table().seating()->names().size(), wholly}];
    const Dump& first = firsts.try_emplace(table().seating()->handOverTo(), now).first->second;
    ASSERT_EQ(difference(first, now), std::nullopt) << when;
  }

  /// A difference that is there each time. Once in hundreds of pictures a letter is painted a part
  /// of a pixel aside, and what other threads bring comes a frame earlier or later; what a secret
  /// changes is changed every time.
  static std::optional<std::string> lasting(
      const std::function<std::optional<std::string>()>& compare) {
    std::optional<std::string> found;
    for (int look = 0; look == 0 || (look < 3 && found); ++look) found = compare();
    return found;
  }

  /// Between the pictures of two matches in the library.
  static std::optional<std::string> differenceInPictures(const Match& one, const Match& other) {
    return lasting([&] { return difference(stage().pictured(one), stage().pictured(other)); });
  }

  /// The view of the seat that comes to look at the match.
  static Dump lookAt(const Match& match, Seat seat, const std::string& when) {
    stage().open(match);
    Dump dump;
    table().seating()->peek(true);
    stage().settle();
    dump.add("quick look", stage().objects());
    dump.add("quick look", stage().pixels());
    table().seating()->peek(false);
    stage().settle();
    expectOnlyAHandOver(when + ", after a quick look");
    table().seating()->takeSeat();
    stage().settle();
    EXPECT_EQ(table().seating()->lookingSeat(), seat.index()) << when;
    dump.add("table", stage().shown());
    dump.add("table", stage().handled());
    ScorebookView book;
    book.setMatch(&table());
    dump.add("scorebook", book.text().toStdString());
    dump.add("ledger", ledgerText().toStdString());
    return dump;
  }

 private:
  /// All parts of the ledger.
  static QString ledgerText() {
    LedgerView ledger;
    ledger.setMatch(&table());
    QStringList lines;
    for (int part = 0; part < ledger.parts().size(); ++part) {
      ledger.setPart(part);
      lines << ledger.parts().at(part) << ledger.evenness();
      for (int row = 0; row < ledger.groups().size(); ++row) {
        lines << QStringLiteral("%1 %2 %3")
                     .arg(ledger.groups().at(row))
                     .arg(ledger.came().at(row))
                     .arg(ledger.expected().at(row), 0, 'g', 12);
      }
    }
    return lines.join(QLatin1Char('\n'));
  }

  static inline std::map<std::tuple<QString, qsizetype, bool>, std::map<int, Dump>> handOvers_;
};

TEST_P(EveryGame, ShowsASeatNothingThatItIsNotTold) {
  std::size_t looked = 0;
  for (const std::uint64_t seed : {1, 2, 3}) {
    Courses courses(*GetParam(), seed);
    for (const Fork& fork : courses.forksOf(courses.anyCourse(), 2)) {
      const std::string when = courses.inWords(fork);
      const Match one = courses.match(fork.common, fork.one);
      const Match other = courses.match(fork.common, fork.other);
      EXPECT_EQ(one.canUndo(fork.blind), other.canUndo(fork.blind)) << when;
      EXPECT_EQ(one.canRedo(fork.blind), other.canRedo(fork.blind)) << when;
      const Dump ofOne = lookAt(one, fork.blind, when);
      const Dump ofOther = lookAt(other, fork.blind, when);
      ASSERT_EQ(difference(ofOne, ofOther), std::nullopt) << when;
      ++looked;
    }
  }
  EXPECT_GT(looked, 0U) << "no seat was ever kept from knowing anything";
}

TEST_P(EveryGame, HandsOverWithoutATraceOfThePosition) {
  Courses courses(*GetParam(), 4);
  const std::vector<Action> course = courses.anyCourse();
  for (std::size_t i = 0; i < course.size(); ++i) {
    const Match match = courses.match({course.begin(), course.begin() + std::ptrdiff_t(i)});
    if (match.turn() == Turn::over()) break;
    stage().open(match);
    ASSERT_NO_FATAL_FAILURE(expectOnlyAHandOver("before action " + std::to_string(i), i % 5 == 0));
  }
}

TEST_P(EveryGame, TakesTheTableAwayWhenATurnEnds) {
  constexpr int kTurns = 25;
  Courses courses(*GetParam(), 5);
  Stream random(5, "turns");
  stage().open(courses.match({}));
  for (int turn = 0; turn < kTurns && !table().over(); ++turn) {
    const std::string when = "turn " + std::to_string(turn);
    ASSERT_NO_FATAL_FAILURE(expectOnlyAHandOver(when));
    table().seating()->takeSeat();
    stage().settle();
    const QList<QPointer<QObject>> things = stage().tableObjects();
    while (!table().seating()->canEndTurn() && !table().over()) {
      const ActionList legal = table().match().legal();
      const int any = random.below(static_cast<int>(legal.size()));
      const std::string text = courses.game().text(legal[static_cast<std::size_t>(any)]);
      ASSERT_TRUE(table().decision()->press(QString::fromStdString(text))) << text;
    }
    table().seating()->endTurn();
    if (table().over()) break;
    stage().settle();
    for (const QPointer<QObject>& thing : things) {
      ASSERT_TRUE(thing.isNull()) << when << ": " << thing->metaObject()->className();
    }
  }
}

TEST_P(EveryGame, KeepsALockedChoiceToItselfWhenSeatsChooseTogether) {
  Courses courses(*GetParam(), 6);
  for (const Fork& fork : courses.forksOf(courses.anyCourse(), 2)) {
    if (!courses.match(fork.common).joint()) continue;
    const std::string when = courses.inWords(fork);
    std::vector<Dump> dumps;
    for (const Action lock : {fork.one.front(), fork.other.front()}) {
      stage().open(courses.match(fork.common));
      table().seating()->setTogether(true);
      const int seat = courses.match(fork.common).turn().seat.index();
      ASSERT_TRUE(table().decision()->joint()->isOpen()) << when;
      ASSERT_TRUE(table().decision()->joint()->lock(
          seat, QString::fromStdString(courses.game().text(lock))));
      stage().settle();
      dumps.push_back(stage().shown());
    }
    ASSERT_EQ(difference(dumps[0], dumps[1]), std::nullopt) << when;
  }
}

TEST_P(EveryGame, CoversHandsWhereAnUnfinishedMatchIsWatched) {
  Courses courses(*GetParam(), 9);
  for (const Fork& fork : courses.forksOf(courses.anyCourse(), 2)) {
    // A game's first page is laid out while its pictures still come, and the log's list then
    // guesses another height of the lines that nobody sees: what is compared comes after it.
    stage().watch(courses.match(fork.common, fork.one));
    std::vector<Dump> dumps;
    for (const auto* then : {&fork.one, &fork.other}) {
      stage().watch(courses.match(fork.common, *then));
      dumps.push_back(stage().shown());
      dumps.back().add("then", stage().handled());
    }
    ASSERT_EQ(difference(dumps[0], dumps[1]), std::nullopt) << courses.inWords(fork);
  }
}

TEST_P(EveryGame, MovesNothingInSightThatOnlySomeKnowWhereItIsWatched) {
  Courses courses(*GetParam(), 10);
  for (const Fork& fork : courses.forksOf(courses.anyCourse(), 2)) {
    const auto film = [&](const std::vector<Action>& then) {
      Dump dump;
      Replay& replay = stage().watch(courses.match(fork.common, then));
      EXPECT_FALSE(replay.analysis()->isOffered()) << "it would tell by its figures";
      replay.seekToStep(static_cast<int>(fork.common.size()));
      for (int stop = std::max(0, replay.stop() - 1); stop < replay.last(); ++stop) {
        replay.seek(stop);
        stage().settle();
        dump.add("after stop " + std::to_string(stop), stage().filmed([&] { replay.forward(); }));
      }
      return dump;
    };
    ASSERT_EQ(lasting([&] { return difference(film(fork.one), film(fork.other)); }), std::nullopt)
        << courses.inWords(fork);
  }
}

TEST_P(EveryGame, HasNoTraceOfAChoiceFromTheFirstFrameAfterTheTurnEnds) {
  Courses courses(*GetParam(), 11);
  for (const Fork& fork : courses.forksOf(courses.anyCourse(), 6)) {
    if (fork.one.front().isChance()) continue;
    // (The choice may be the first part of a turn that isn't over.)
    const auto film = [&](Action choice) {
      stage().open(courses.match(fork.common));
      table().seating()->takeSeat();
      stage().settle();
      const QString text = QString::fromStdString(courses.game().text(choice));
      EXPECT_TRUE(table().decision()->press(text)) << text.toStdString();
      stage().settle();
      if (!table().seating()->canEndTurn()) return Dump();
      return stage().filmed([] { table().seating()->endTurn(); });
    };
    ASSERT_EQ(lasting([&] { return difference(film(fork.one.front()), film(fork.other.front())); }),
              std::nullopt)
        << courses.inWords(fork);
  }
}

TEST_P(EveryGame, ShowsAPersonNothingOfAComputersChoiceFromTheFirstFrameAfterIt) {
  std::size_t looked = 0;
  for (const std::uint64_t seed : {12, 13}) {
    Courses courses(*GetParam(), seed);
    for (const Fork& fork : courses.forksOf(courses.anyCourse(), 3)) {
      const Match before = courses.matchOf(fork.blind, fork.common);
      if (fork.one.front().isChance() || before.turn() == Turn::of(fork.blind)) continue;
      const auto film = [&](Action choice) {
        const auto nothing = [] { return std::vector<Action>(); };
        stage().open(before, nothing);
        table().deciders().setPaceMs(0);
        EXPECT_EQ(table().seating()->lookingSeat(), fork.blind.index());
        Dump dump = stage().filmed([&] {
          // (It is due once: the person may be able to do the same.)
          table().deciders().follow([&] {
            const bool done = table().match().steps().size() > fork.common.size();
            return done ? nothing() : std::vector{choice};
          });
        });
        EXPECT_GT(table().match().steps().size(), fork.common.size());
        table().deciders().follow(nothing);
        return dump;
      };
      ASSERT_EQ(
          lasting([&] { return difference(film(fork.one.front()), film(fork.other.front())); }),
          std::nullopt)
          << courses.inWords(fork);
      ++looked;
    }
  }
  // (In Cricket Card all choices are open; what is secret is drawn.)
  EXPECT_EQ(looked > 0, GetParam()->info->id != "cricket-card");
}

TEST_P(EveryGame, PicturesATableInTheLibraryAsABystanderSeesIt) {
  for (const std::uint64_t seed : {7, 8}) {
    Courses courses(*GetParam(), seed);
    const std::vector<Action> course = courses.anyCourse();
    for (const Fork& fork : courses.forksOf(course, 2)) {
      const Match one = courses.match(fork.common, fork.one);
      const Match other = courses.match(fork.common, fork.other);
      ASSERT_EQ(differenceInPictures(one, other), std::nullopt) << courses.inWords(fork);
    }
    const Dump late = stage().pictured(courses.match({course.begin(), course.end() - 1}));
    EXPECT_NE(difference(stage().pictured(courses.match({})), late), std::nullopt)
        << "two tables that don't look alike";
  }
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, testing::ValuesIn(gamesWithSecrets()),
                         [](const testing::TestParamInfo<const GameEntry*>& one) {
                           std::string name(one.param->info->id);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace raindelay::privacy
