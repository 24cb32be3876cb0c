// Computer players at a table of the application.
#include "table/computer_players.h"

#include <gmock/gmock.h>

#include <QProcess>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <csignal>
#include <map>

#include "app/record_fixture.h"
#include "app/table_fixture.h"
#include "library/match_library.h"
#include "shelf/strength.h"
#include "shell/application.h"
#include "table/player_kinds.h"

namespace raindelay {
namespace {

using testing::HasSubstr;

/// Long enough for a busy machine; none of these waits for it.

Match beginWith(const char* game, std::vector<SeatPlayer> players, std::uint64_t seed = 7) {
  Options options(*(*findGame(game))->info);
  EXPECT_TRUE(options.setSeats(static_cast<int>(players.size())).ok());
  const auto shelved = shelf::take(options);
  return *Match::begin(shelved->game, shelf::setupFor(*shelved, std::move(players), seed));
}

/// A table at which computers have all the time that they want, but show nothing slowly.
std::unique_ptr<MatchController> tableWith(const char* game, std::vector<SeatPlayer> players,
                                           std::uint64_t seed = 7) {
  return quickTable(beginWith(game, std::move(players), seed));
}

template <class Condition>
[[nodiscard]] bool becomes(Condition condition) {
  return QTest::qWaitFor(condition, kPatience);
}

/// Until it isn't a computer's turn any more.
[[nodiscard]] bool computersHavePlayed(const MatchController& table) {
  return becomes([&] { return table.over() || table.decision()->thinkingSeat() < 0; });
}

/// The person on turn does something; the computers answer.
void playOneTurn(MatchController& table, int n) {
  ASSERT_TRUE(table.decision()->press(allowedText(table, n)))
      << table.decision()->refusalText().toStdString();
  ASSERT_TRUE(computersHavePlayed(table));
}

TEST(ComputerPlayers, AnswerAtTheTable) {
  for (const char* kind : {"random", "coach", "rookie"}) {
    const auto table = tableWith("quick-baseball", {{"Ann"}, {"Cy", kind}});
    ASSERT_TRUE(computersHavePlayed(*table));
    for (int i = 0; i < 8; ++i) playOneTurn(*table, i);
    int byComputer = 0;
    for (const Step& step : table->match().steps()) byComputer += step.by == Seat(1) ? 1 : 0;
    EXPECT_GT(byComputer, 4) << kind;
  }
}

TEST(ComputerPlayers, DoTheSameAgain) {
  std::string records[2];
  for (std::string& record : records) {
    const auto table = tableWith("quick-tennis", {{"Ann"}, {"Cy", "rookie"}});
    ASSERT_TRUE(computersHavePlayed(*table));
    for (int i = 0; i < 6; ++i) playOneTurn(*table, i);
    record = recordText(table->match());
  }
  EXPECT_EQ(records[0], records[1]);
}

TEST(ComputerPlayers, AmongThemselvesPlayToTheEnd) {
  const auto table = tableWith("quick-baseball", {{"Cy", "random"}, {"Jo", "coach"}});
  ASSERT_TRUE(becomes([&] { return table->over(); }));
  EXPECT_FALSE(table->decision()->press(QStringLiteral("swing")));
}

TEST(ComputerPlayers, NobodyElseActsForThem) {
  const auto table = tableWith("tarot-de-cooperstown", {{"Cy", "rookie"}, {"Jo", "rookie"}});
  table->deciders().setPaceMs(kPatience);
  ASSERT_TRUE(becomes([&] { return table->decision()->thinkingSeat() >= 0; }));
  ASSERT_GT(table->match().legal().size(), 1);
  EXPECT_EQ(table->decision()->actions()->rowCount(), 0);
  EXPECT_FALSE(table->decision()->press(allowedText(*table, 0)));
}

/// Ann has just chosen, and Cy takes a minute.
std::unique_ptr<MatchController> tableWhereOneTakesTime() {
  auto table = tableWith("quick-baseball", {{"Ann"}, {"Cy", "coach"}});
  EXPECT_TRUE(becomes([&] { return table->decision()->turnSeat() == 0; }));
  table->deciders().setPaceMs(kPatience);
  EXPECT_TRUE(table->decision()->press(allowedText(*table, 0)));
  EXPECT_EQ(table->decision()->thinkingSeat(), 1);
  return table;
}

TEST(ComputerPlayers, TakeTheirTimeUnlessTheyAreHurried) {
  const auto table = tableWhereOneTakesTime();
  const std::size_t steps = table->match().steps().size();
  EXPECT_EQ(table->decision()->prompt(), QStringLiteral("Cy is thinking"));
  EXPECT_FALSE(QTest::qWaitFor([&] { return table->decision()->thinkingSeat() < 0; }, 300));
  EXPECT_EQ(table->match().steps().size(), steps) << "it has chosen long ago";
  table->decision()->hurry();
  EXPECT_TRUE(becomes([&] { return table->match().steps().size() > steps; }));
}

TEST(ComputerPlayers, NothingComesOfWhatIsThoughtWhenAChoiceIsTakenBack) {
  const auto table = tableWhereOneTakesTime();
  ASSERT_TRUE(table->takeback()->canUndo());
  EXPECT_TRUE(table->takeback()->undo());
  EXPECT_EQ(table->decision()->thinkingSeat(), -1);
  EXPECT_EQ(table->decision()->turnSeat(), 0);
  const std::size_t steps = table->match().steps().size();
  QTest::qWait(100);
  EXPECT_EQ(table->match().steps().size(), steps);
}

TEST(ComputerPlayers, AreLeftInTheMiddleOfAThought) {
  for (int i = 0; i < 20; ++i) {
    auto table = tableWith("tarot", {{"Cy", "all-star"}, {"Ann"}}, static_cast<std::uint64_t>(i));
    QTest::qWait(i);
    table.reset();
  }
}

// Ctrl+Z in a terminal, a laptop that is closed: the thought goes on where it was, or what was
// found till then must do.
TEST(ComputerPlayers, AnswerWhenTheProgramWasStoppedAndGoesOn) {
  const auto table = tableWith("tarot-de-cooperstown", {{"Cy", "all-star"}, {"Jo", "all-star"}});
  ASSERT_TRUE(becomes([&] { return table->decision()->thinkingSeat() >= 0; }));
  const std::size_t steps = table->match().steps().size();
  const QString wakeUp = QStringLiteral("sleep 0.3; kill -CONT %1").arg(::getpid());
  ASSERT_TRUE(QProcess::startDetached(QStringLiteral("sh"), {QStringLiteral("-c"), wakeUp}));
  ASSERT_EQ(::raise(SIGSTOP), 0);
  EXPECT_TRUE(becomes([&] { return table->match().steps().size() > steps; }));
}

// With two persons and a computer the screen passes between the persons.
TEST(ComputerPlayers, AreNeverHandedTheScreen) {
  const auto table = tableWith("tarot", {{"Cy", "rookie"}, {"Ann"}, {"Ben"}});
  QList<int> takers;
  for (int i = 0; i < 40 && !table->over(); ++i) {
    if (table->seating()->handOverTo() >= 0) {
      takers << table->seating()->handOverTo();
      table->seating()->takeSeat();
    } else if (table->seating()->canEndTurn()) {
      table->seating()->endTurn();
    } else if (table->decision()->thinkingSeat() >= 0) {
      table->decision()->hurry();
      ASSERT_TRUE(computersHavePlayed(*table));
    } else {
      ASSERT_TRUE(table->decision()->press(allowedText(*table, i)));
    }
  }
  EXPECT_GT(takers.size(), 3);
  EXPECT_FALSE(takers.contains(0));
}

TEST(ComputerPlayers, SeeAPersonsMatchAsThatPersonDoes) {
  const auto table = tableWith("quick-baseball", {{"Ann"}, {"Cy", "coach"}});
  EXPECT_EQ(table->seating()->youSeat(), 0);
  EXPECT_EQ(table->seating()->handOverTo(), -1);
}

// The figures are those of the search: the same view, level and random numbers again.
TEST(Hints, AreWhatAComputerPlayerWouldDo) {
  const QRegularExpression figure(QStringLiteral("\\d+"));
  for (const char* game : {"quick-baseball", "tarot-de-cooperstown", "cricket-card"}) {
    const auto table = tableWith(game, {{"Ann"}, {"Cy", "random"}});
    ASSERT_TRUE(becomes([&] { return table->decision()->hint()->isOffered() || table->over(); }))
        << game;
    table->decision()->hint()->setLevel(PlayerKind::kRookie);
    const Match& match = table->match();
    const Seat seat = match.turn().seat;
    table->decision()->hint()->ask();
    EXPECT_TRUE(table->decision()->hint()->isGoing());
    ASSERT_TRUE(becomes([&] { return !table->decision()->hint()->text().isEmpty(); })) << game;
    Stream random = derivedStream(match.setup().seed, "hint", seat, match.steps().size());
    const auto analyst = shelf::makeAnalyst(match.game(), PlayerKind::kRookie);
    const Assessment found = analyst->assess(match.view(seat), seat, match.legal(), random, {});
    const Hint::Advice advice{analyst->goOn(match.view(seat), seat, found, random, {}),
                              analyst->why(match.view(seat), found.chosen)};
    QString sentence = table->decision()->hint()->text();
    EXPECT_EQ(sentence, Hint::sentenceOn(advice, match.game(), table->narrator()));
    // Its figures are counted again in tests/players.
    const QString why = table->narrator().text(advice.why);
    EXPECT_TRUE(sentence.contains(why));
    sentence.remove(why);
    const auto labelOf = [&](const ActionWorth& one) {
      return table->narrator().text(match.game().label(one.like));
    };
    EXPECT_TRUE(sentence.startsWith(table->narrator().text(match.game().label(found.chosen))))
        << sentence.toStdString();
    // A choice that is good whatever the other does has no share beside it.
    const bool unmixed = found.mixed && std::lround(100 * found.of(found.chosen)->share) == 100;
    if (found.mixed && !unmixed) {
      EXPECT_EQ(sentence.count(labelOf(*found.of(found.chosen))), 2)
          << "what was drawn, and how often";
    }
    std::vector<double> shown;
    for (const ActionWorth& one : found.actions) {
      shown.push_back(found.mixed ? one.share : one.worth);
      // Only the figures are left.
      sentence.remove(labelOf(one));
    }
    auto at = figure.globalMatch(sentence);
    int figures = 0;
    while (at.hasNext()) {
      const int number = at.next().captured().toInt();
      if (number == 100 && !found.mixed) continue;
      ++figures;
      EXPECT_TRUE(std::any_of(shown.begin(), shown.end(), [&](double one) {
        return std::lround(100 * one) == number;
      })) << sentence.toStdString();
    }
    EXPECT_EQ(figures == 0, unmixed) << sentence.toStdString();
    EXPECT_FALSE(table->decision()->hint()->isOffered()) << "it is said already";
    ASSERT_TRUE(table->decision()->press(allowedText(*table, 0)));
    EXPECT_EQ(table->decision()->hint()->text(), QString());
  }
}

// The dealer of Tarot lays three cards away: all three are named.
TEST(Hints, NameEveryPartOfAChoiceInParts) {
  const auto table = tableWith("tarot", {{"Ann"}, {"Ben"}});
  const auto laysAway = [&] {
    const Match& match = table->match();
    const Turn turn = match.turn();
    return turn.kind == Turn::Kind::kSeat && match.game().arrangement(match.view(turn.seat));
  };
  for (int i = 0; i < 40 && !laysAway(); ++i) {
    if (table->seating()->handOverTo() >= 0) table->seating()->takeSeat();
    if (laysAway()) break;
    ASSERT_TRUE(table->decision()->press(allowedText(*table, 0)));
  }
  ASSERT_TRUE(laysAway());
  if (table->seating()->handOverTo() >= 0) table->seating()->takeSeat();
  table->decision()->hint()->setLevel(PlayerKind::kRookie);
  ASSERT_TRUE(table->decision()->hint()->isOffered());
  table->decision()->hint()->ask();
  ASSERT_TRUE(becomes([&] { return !table->decision()->hint()->text().isEmpty(); }));
  const QString what = table->decision()->hint()->text().section(QLatin1Char(':'), 0, 0);
  EXPECT_EQ(what.count(QLatin1Char(',')), 2) << table->decision()->hint()->text().toStdString();
}

TEST(Hints, AreForPersonsWhoHaveAChoiceAndTheScreen) {
  const auto alone = tableWith("quick-baseball", {{"Cy", "coach"}, {"Jo", "coach"}});
  alone->deciders().setPaceMs(kPatience);
  EXPECT_FALSE(alone->decision()->hint()->isOffered());
  const auto passed = tableWith("quick-baseball", {{"Ann"}, {"Ben"}});
  ASSERT_GE(passed->seating()->handOverTo(), 0);
  EXPECT_FALSE(passed->decision()->hint()->isOffered());
  passed->seating()->takeSeat();
  ASSERT_TRUE(passed->decision()->hint()->isOffered());
  passed->decision()->hint()->ask();
  passed->seating()->cover();
  EXPECT_FALSE(passed->decision()->hint()->isGoing());
  QTest::qWait(50);
  EXPECT_EQ(passed->decision()->hint()->text(), QString());
}

class ComputerPlayersOnTheShelf : public FolderTest {
 protected:
  MatchLibrary library_{QString::fromStdString((home_ / "matches").string()),
                        Application::instance().tables()};
};

TEST_F(ComputerPlayersOnTheShelf, AreKeptInTheRecordAndGoOn) {
  const QString game = QStringLiteral("quick-baseball");
  const QStringList kinds{QStringLiteral("human"), QStringLiteral("rookie")};
  MatchController* table = library_.start(game, {}, nullptr, QStringLiteral("7"), false, kinds);
  ASSERT_NE(table, nullptr) << library_.lastError().toStdString();
  EXPECT_EQ(table->seating()->names(),
            QStringList({QStringLiteral("Ann"), QStringLiteral("Rookie")}));
  library_.leave();
  library_.waitForWorkers();
  for (const auto& one : std::filesystem::directory_iterator(home_ / "matches")) {
    if (one.path().extension() != ".raindelay") continue;
    table = library_.open(QString::fromStdString(one.path().string()));
    ASSERT_NE(table, nullptr) << library_.lastError().toStdString();
    EXPECT_EQ(table->match().setup().players[1].kind, "rookie");
  }
}

TEST_F(ComputerPlayersOnTheShelf, DoNotMindAClockThatJumps) {
  QDateTime now({2026, 5, 1}, {12, 0}, Qt::UTC);
  MatchLibrary library(QString::fromStdString((home_ / "others").string()),
                       Application::instance().tables(), [&] { return now; });
  const QStringList kinds{QStringLiteral("all-star"), QStringLiteral("human")};
  MatchController* table = library.start(QStringLiteral("tarot-de-cooperstown"), {}, nullptr,
                                         QStringLiteral("7"), false, kinds);
  ASSERT_NE(table, nullptr) << library.lastError().toStdString();
  table->playback()->setMotionMs(0);
  table->deciders().setPaceMs(0);
  for (const int days : {-400, 400, -1}) {
    ASSERT_TRUE(becomes([&] {
      return table->decision()->thinkingSeat() >= 0 || table->decision()->turnSeat() == 1;
    }));
    now = now.addDays(days);
    ASSERT_TRUE(computersHavePlayed(*table));
    ASSERT_TRUE(table->decision()->press(allowedText(*table, 0)))
        << table->decision()->refusalText().toStdString();
  }
  EXPECT_EQ(table->problem(), QString());
  library.leave();
  library.waitForWorkers();
}

TEST_F(ComputerPlayersOnTheShelf, OfAnUnknownKindAreRefusedInASentence) {
  const QStringList kinds{QStringLiteral("human"), QStringLiteral("rokie")};
  EXPECT_EQ(library_.start(QStringLiteral("tarot"), {}, nullptr, QStringLiteral("7"), false, kinds),
            nullptr);
  EXPECT_THAT(library_.lastError().toStdString(),
              testing::AllOf(HasSubstr("rokie"), HasSubstr("rookie")));
}

TEST(PlayerKinds, AreCalledByTheirLevelAndTold) {
  const QStringList levels{"human", "rookie", "pro", "all-star"};
  EXPECT_EQ(player_kinds::offered(*defaultGame(**findGame("tarot"))), levels);
  for (const char* solved : {"quick-tennis", "quick-baseball"}) {
    const auto game = defaultGame(**findGame(solved));
    EXPECT_EQ(player_kinds::offered(*game), levels + QStringList("hall-of-famer"));
  }
  EXPECT_EQ(player_kinds::nameOf(QStringLiteral("hall-of-famer")), QStringLiteral("Hall of Famer"));
  const QStringList kinds{QStringLiteral("pro"), QStringLiteral("human"), QStringLiteral("pro")};
  EXPECT_EQ(player_kinds::defaultName(kinds, 0), QStringLiteral("Pro"));
  EXPECT_EQ(player_kinds::defaultName(kinds, 1), QStringLiteral("Ben"));
  EXPECT_EQ(player_kinds::defaultName(kinds, 2), QStringLiteral("Pro 2"));
  EXPECT_EQ(player_kinds::nameOf(QStringLiteral("grandmaster")), QStringLiteral("grandmaster"));
  for (const GameEntry& entry : allGames()) {
    const auto game = defaultGame(entry);
    QStringList sentences;
    for (const QString& kind : player_kinds::offered(*game)) {
      sentences << player_kinds::sentenceOn(kind, *game);
    }
    EXPECT_EQ(sentences.removeDuplicates(), 0) << entry.info->id;
  }
}

TEST(PlayerKinds, TellHowStrongTheyWereMeasured) {
  const auto sentence = [](const char* game, const char* kind) {
    return player_kinds::sentenceOn(QLatin1String(kind), *defaultGame(**findGame(game)))
        .toStdString();
  };
  const std::map<std::string, std::string> below{
      {"rookie", "random"}, {"pro", "rookie"}, {"all-star", "pro"}, {"hall-of-famer", "all-star"}};
  for (const shelf::Strength& one : shelf::strengths()) {
    if (below.at(one.player) != one.against) continue;
    const std::string figures =
        std::to_string(one.wins) + "% of " +
        QLocale().toString(static_cast<qlonglong>(one.matches)).toStdString() + " matches";
    const std::string told = sentence(one.game.c_str(), one.player.c_str());
    EXPECT_THAT(told, HasSubstr(figures));
    EXPECT_EQ(told.find("too close to call") == std::string::npos, one.isShown()) << told;
  }
}

}  // namespace
}  // namespace raindelay
