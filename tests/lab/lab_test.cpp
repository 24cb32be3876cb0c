// raindelay-lab, from outside.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "games/game_list.h"
#include "shelf/shelf.h"
#include "support/folder_test.h"
#include "support/game_files.h"
#include "support/manual.h"
#include "support/program.h"
#include "support/source_dir.h"

namespace raindelay {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

const std::string kBaseball = "tarot-de-cooperstown";

ProgramRun runLab(const std::vector<std::string>& words, const std::string& input = "",
                  int signal = 0) {
  return runProgram(RAINDELAY_LAB, words, input, signal);
}

/// A whole match of two random players, as a record.
std::string wholeMatch(std::uint64_t seed) {
  const shelf::ShelvedGame shelved =
      shelf::take(Options(*findGame(kBaseball).value()->info)).value();
  Match match = Match::begin(shelved.game,
                             shelf::setupFor(shelved, {{"Ann", "random"}, {"Ben", "random"}}, seed))
                    .value();
  const auto player = shelf::makePlayer(*shelved.game, "random").value();
  while (match.turn().kind == Turn::Kind::kSeat) {
    const Seat seat = match.turn().seat;
    Stream random = playerStream(seed, seat, match.steps().size());
    EXPECT_FALSE(match.act(player->choose(match.view(seat), seat, match.legal(), random, {})));
  }
  return recordText(match);
}

std::vector<std::string> commandNames() {
  return commandsIn(runLab({"--help"}).out);
}

TEST(Lab, EveryCommandHasHelpAndJson) {
  const std::vector<std::string> names = commandNames();
  EXPECT_EQ(names.size(), 18U);
  for (const std::string& name : names) {
    std::vector<std::string> words = wordsOf(name);
    words.emplace_back("--help");
    const ProgramRun help = runLab(words);
    EXPECT_EQ(help.code, 0) << name;
    EXPECT_THAT(help.out, StartsWith("usage: raindelay-lab " + name));
    EXPECT_THAT(help.out, HasSubstr("--json"));
    EXPECT_THAT(help.err, IsEmpty());
  }
}

TEST(Lab, TheManPageHasEveryCommandAndOption) {
  expectManualKnows(RAINDELAY_MAN_PAGE, RAINDELAY_LAB, runLab({"--help"}).out);
}

TEST(Lab, WrongUseIsOneSentenceWithTheNearestName) {
  const auto misuse = [](const std::vector<std::string>& words) {
    const ProgramRun run = runLab(words);
    EXPECT_EQ(run.code, 2) << run.out;
    EXPECT_THAT(run.out, IsEmpty());
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
    return run.err;
  };
  EXPECT_THAT(misuse({"simualte"}), HasSubstr("did you mean simulate?"));
  EXPECT_THAT(misuse({"--hepl"}), HasSubstr("did you mean --help?"));
  EXPECT_THAT(misuse({"simulate", kBaseball, "--gmaes", "3"}), HasSubstr("did you mean --games?"));
  EXPECT_THAT(misuse({"simulate", "tarot-de-coperstown"}), HasSubstr("did you mean " + kBaseball));
  EXPECT_THAT(misuse({"simulate"}), HasSubstr("usage: raindelay-lab simulate GAME"));
  EXPECT_THAT(misuse({"simulate", kBaseball, "--games"}), HasSubstr("needs a value"));
  EXPECT_THAT(misuse({"simulate", kBaseball, "--games", "0"}), HasSubstr("whole number from 1"));
  EXPECT_THAT(misuse({"simulate", kBaseball, "--games", "9x"}), HasSubstr("whole number"));
  EXPECT_THAT(misuse({"simulate", kBaseball, "--seed", "xyz"}), HasSubstr("hexadecimal"));
  EXPECT_THAT(misuse({"simulate", kBaseball, "--players", "coach"}), HasSubstr("one name a seat"));
  EXPECT_THAT(misuse({"simulate", kBaseball, "--players", "coach,rndom"}),
              HasSubstr("mean random?"));
  EXPECT_THAT(misuse({"simulate", kBaseball, "--option", "inings=3"}), HasSubstr("mean innings?"));
  EXPECT_THAT(misuse({"simulate", kBaseball, "--option", "innings=4"}),
              HasSubstr("it takes 9, 6, 3"));
  EXPECT_THAT(misuse({"simulate", kBaseball, "--option", "innings"}), HasSubstr("KEY=VALUE"));
  EXPECT_THAT(misuse({"simulate", kBaseball, "--preset", "rokie"}), HasSubstr("mean rookie?"));
  EXPECT_THAT(misuse({"simulate", kBaseball, "--json=yes"}), HasSubstr("takes no value"));
  EXPECT_THAT(misuse({"replay", "no-such-file.jsonl"}), HasSubstr("No such file"));
  EXPECT_THAT(misuse({"replay", "/"}), HasSubstr("/ isn't a plain file"));
  EXPECT_THAT(misuse({"play"}), HasSubstr("--continue FILE"));
  EXPECT_THAT(misuse({"play", "--continue", "x.jsonl", "--cards", "."}),
              HasSubstr("everything else from the file"));
  EXPECT_THAT(misuse({"replay", ""}), HasSubstr("a word is empty; usage: raindelay-lab replay"));
  EXPECT_THAT(misuse({"deck", "check", ""}), HasSubstr("a word is empty"));
  EXPECT_THAT(misuse({"play", kBaseball, "--save", ""}), HasSubstr("--save needs a value: FILE"));
  EXPECT_THAT(misuse({"play", kBaseball, "--save="}), HasSubstr("--save needs a value: FILE"));
}

TEST(Lab, GamesListsEveryGame) {
  const ProgramRun run = runLab({"games"});
  EXPECT_EQ(run.code, 0);
  const ProgramRun json = runLab({"games", "--json"});
  for (const GameEntry& entry : allGames()) {
    EXPECT_THAT(run.out, HasSubstr(std::string(entry.info->id)));
    EXPECT_THAT(json.out, HasSubstr("\"id\":\"" + std::string(entry.info->id) + "\""));
  }
}

TEST(Lab, TheScorebookIsPrintedAsTextCsvAndJson) {
  const std::string record = test::recordFile("cooperstown/sample-half-inning.jsonl").string();
  const ProgramRun text = runLab({"scorebook", record});
  EXPECT_EQ(text.code, 0) << text.err;
  EXPECT_THAT(text.out, StartsWith("Line score\n"
                                   "Team  1  R  H  E  LOB\n"
                                   "Vera  1  1  2  0    1\n"
                                   "Hugo  0  0  0  0    0\n"));
  EXPECT_THAT(text.out, HasSubstr("1  Six of Balls: 1B SH 2B*\n"));
  const ProgramRun csv = runLab({"scorebook", record, "--csv"});
  EXPECT_THAT(csv.out, StartsWith("Line score\n"
                                  "Team,1,R,H,E,LOB\n"
                                  "Vera,1,1,2,0,1\n"));
  const ProgramRun json = runLab({"scorebook", record, "--json", "--seat", "1"});
  EXPECT_THAT(json.out, HasSubstr("\"score\":[1,0]"));
  EXPECT_THAT(json.out, HasSubstr("\"play\":\"5-3\""));
  EXPECT_EQ(runLab({"scorebook", record, "--json", "--csv"}).code, 2);
  EXPECT_EQ(runLab({"scorebook", record, "--seat", "2"}).code, 2);
}

TEST(Lab, TheLedgerIsPrintedAsTextCsvAndJson) {
  const std::string record = test::recordFile("tarot/two-worked-out.jsonl").string();
  const ProgramRun text = runLab({"ledger", record});
  EXPECT_EQ(text.code, 0) << text.err;
  EXPECT_THAT(text.out, StartsWith("The first dealer\n"
                                   "     actual  expected\n"
                                   "Ann       0       0.5\n"
                                   "Ben       1       0.5\n"
                                   "Too few draws to tell how even they are.\n"));
  EXPECT_THAT(text.out, HasSubstr("The spare cards\n"));
  const ProgramRun csv = runLab({"ledger", record, "--csv"});
  EXPECT_THAT(csv.out, StartsWith("The first dealer\n"
                                  ",actual,expected\n"
                                  "Ann,0,0.5\n"));
  // Seven of 78 cards are Tarot Trumps, whatever Ann was dealt.
  const ProgramRun bens = runLab({"ledger", record, "--json", "--seat", "1"});
  EXPECT_THAT(bens.out, HasSubstr(R"({"group":"Tarot Trumps","came":3,"expected":2.2435897)"));
  EXPECT_THAT(bens.out, Not(HasSubstr("The deal to Ann")));
  EXPECT_EQ(runLab({"ledger", record, "--seat", "2"}).code, 2);
}

TEST(Lab, AMatchIsLookedBackAtExactlyWhereTheGameIsSolved) {
  const std::string record = test::recordFile("quick_tennis/two-coaches.jsonl").string();
  const ProgramRun text = runLab({"analyse", record});
  EXPECT_EQ(text.code, 0) << text.err;
  EXPECT_THAT(text.out, StartsWith("Exact: judged by the solved game.\nAnn's choices cost "));
  EXPECT_THAT(text.out, HasSubstr("\n  step "));
  EXPECT_THAT(text.out, Not(HasSubstr("\u00b1")));
  EXPECT_THAT(runLab({"analyse", record, "--json"}).out, HasSubstr(R"("exact":true)"));
  const ProgramRun rookie = runLab({"analyse", record, "--level", "rookie"});
  EXPECT_THAT(rookie.out, StartsWith("Estimated: judged by rollouts.\n"));
  EXPECT_EQ(runLab({"analyse", record, "--level", "coach"}).code, 2);
  const ProgramRun going =
      runLab({"analyse", test::recordFile("quick_tennis/undo.jsonl").string()});
  EXPECT_EQ(going.code, 1);
  EXPECT_THAT(going.err, HasSubstr("the match isn't over yet"));
}

/// The books beside the golden records were read against their lines.
TEST(Lab, ScorebooksAreThoseOfTheirRecords) {
  int books = 0;
  for (std::filesystem::path record : test::recordFiles(".scorebook")) {
    std::ifstream file(record);
    const std::string worked((std::istreambuf_iterator<char>(file)), {});
    EXPECT_EQ(runLab({"scorebook", record.replace_extension(".jsonl").string()}).out, worked)
        << record.filename();
    ++books;
  }
  EXPECT_EQ(books, 5);
}

TEST(Lab, ReplaysFromStandardInput) {
  const std::string record = wholeMatch(3);
  const ProgramRun run = runLab({"replay", "-"}, record);
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.err, IsEmpty());
  EXPECT_THAT(run.out, HasSubstr("Ann: swing"));
  const ProgramRun json = runLab({"replay", "--json", "-"}, record);
  EXPECT_THAT(json.out, HasSubstr("\"damage\":null"));
  EXPECT_THAT(json.out, HasSubstr("\"over\":true"));
  EXPECT_EQ(runLab({"replay", "--quiet", "-"}, record).out, "");
}

TEST(Lab, ADamagedRecordIsANo) {
  std::string record = wholeMatch(3);
  record.insert(record.find('\n', record.size() / 2) + 1, "garbage\n");
  const ProgramRun run = runLab({"replay", "-"}, record);
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.err, HasSubstr("standard input, line "));
  EXPECT_THAT(run.err, HasSubstr("this isn't JSON"));
  EXPECT_EQ(runLab({"legal", "-"}, "").code, 1);
  EXPECT_EQ(runLab({"view", "-"}, std::string("\0\1\2", 3)).code, 1);
}

TEST(Lab, LegalAndViewTellWhereARecordEnds) {
  const std::string record = wholeMatch(3);
  const std::string begun = record.substr(0, record.find("{\"by\":0,"));
  const ProgramRun legal = runLab({"legal", "-"}, begun);
  EXPECT_EQ(legal.code, 0) << legal.err;
  EXPECT_THAT(legal.out, HasSubstr("swing"));
  EXPECT_THAT(runLab({"legal", "--json", "-"}, begun).out, HasSubstr("{\"do\":\"swing\""));
  const ProgramRun view = runLab({"view", "-", "--seat", "1"}, begun);
  EXPECT_THAT(view.out, HasSubstr("Ben (seat 1) sees:"));
  EXPECT_THAT(runLab({"view", "-", "--json"}, begun).out, HasSubstr("\"pieces\":[{"));
  EXPECT_EQ(runLab({"view", "-", "--seat", "2"}, begun).code, 2);
}

TEST(Lab, SimulatesTheSameOnAnyNumberOfThreads) {
  const std::vector<std::string> words = {"simulate", kBaseball, "--games",   "700",
                                          "--seed",   "a1",      "--players", "coach,random"};
  const auto on = [&](const std::string& threads, const std::string& extra = "") {
    std::vector<std::string> all = words;
    all.insert(all.end(), {"--threads", threads});
    if (!extra.empty()) all.push_back(extra);
    const ProgramRun run = runLab(all);
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_THAT(run.err, IsEmpty()) << "no bar in a pipe";
    return run.out;
  };
  EXPECT_EQ(on("1"), on("2"));
  EXPECT_EQ(on("1", "--json"), on("7", "--json"));
  EXPECT_THAT(on("2"), HasSubstr("700 games, coach against random, seed 00000000000000a1"));
}

TEST(Lab, InterruptedItReportsTheGamesThatAreDone) {
  // More games than anybody would wait for: only the interruption can end them.
  const ProgramRun run =
      runLab({"simulate", kBaseball, "--games", "100000000", "--json"}, "", SIGINT);
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.out, StartsWith("{\"game\""));
  EXPECT_THAT(run.out, HasSubstr("\"complete\":false"));
  EXPECT_THAT(run.err, HasSubstr("interrupted after "));
}

TEST(Lab, ABenchTellsActionsAndHowManyAreDecisions) {
  const ProgramRun json = runLab({"bench", kBaseball, "--runs", "1", "--json"});
  ASSERT_EQ(json.code, 0) << json.err;
  const auto valueOf = [&](const std::string& key) {
    const std::size_t at = json.out.find('"' + key + "\":");
    return at == std::string::npos ? 0 : std::stod(json.out.substr(at + key.size() + 3));
  };
  EXPECT_GT(valueOf("decisionsPerSecond"), 0);
  EXPECT_LT(valueOf("decisionsPerSecond"), valueOf("actionsPerSecond"));
  const ProgramRun text = runLab({"bench", kBaseball, "--runs", "1"});
  EXPECT_THAT(text.out, AllOf(HasSubstr(" million actions/s, "), HasSubstr(" of them decisions ")));
}

TEST(Lab, APresetIsTheSameAsItsOptions) {
  const ProgramRun preset = runLab({"simulate", kBaseball, "--games", "200", "--preset", "short"});
  const ProgramRun option =
      runLab({"simulate", kBaseball, "--games", "200", "--option", "innings=3"});
  EXPECT_EQ(preset.out, option.out);
  EXPECT_NE(preset.out, runLab({"simulate", kBaseball, "--games", "200"}).out);
}

class LabFile : public FolderTest {
 protected:
  [[nodiscard]] std::string content() const { return slurp(path_); }

  const std::string path_ = home_ / "match.jsonl";
};

TEST_F(LabFile, AMatchIsPlayedSavedAndContinued) {
  const ProgramRun first = runLab({"play", kBaseball, "--seed", "5", "--save", path_},
                                  "why steal 1\nfly\nhelp\nswing\n");
  EXPECT_EQ(first.code, 0) << first.err;
  EXPECT_THAT(first.out, HasSubstr("`fly` is none of these"));
  EXPECT_THAT(first.out, HasSubstr("take back your last choice"));
  EXPECT_THAT(first.out, HasSubstr("(rule "));
  const std::string saved = content();
  EXPECT_THAT(saved, HasSubstr("\"do\":\"swing\""));
  EXPECT_EQ(runLab({"replay", "--quiet", path_}).code, 0);

  const ProgramRun second = runLab({"play", "--continue", path_}, "1\nundo\n1\nquit\n");
  EXPECT_EQ(second.code, 0) << second.err;
  EXPECT_THAT(content(), StartsWith(saved));
  EXPECT_GT(content().size(), saved.size());
  EXPECT_EQ(runLab({"replay", "--quiet", path_}).code, 0);

  const ProgramRun again = runLab({"play", kBaseball, "--save", path_});
  EXPECT_EQ(again.code, 2);
  EXPECT_THAT(again.err, HasSubstr("already exists"));
}

TEST_F(LabFile, AMatchThatCannotBePlayedIsNotBegun) {
  const ProgramRun run = runLab({"play", kBaseball, "--players", "rookie,bogus", "--save", path_});
  EXPECT_EQ(run.code, 2);
  EXPECT_THAT(run.err, HasSubstr("bogus"));
  EXPECT_FALSE(std::filesystem::exists(path_));
}

TEST_F(LabFile, AChoiceIsTakenBackAndMadeAgain) {
  const std::string typed = "undo\n1\nundo\nredo\nredo\n";
  const ProgramRun match = runLab({"play", kBaseball, "--seed", "5", "--save", path_}, typed);
  EXPECT_THAT(match.out, HasSubstr("You have made no choice"));
  EXPECT_THAT(match.out, HasSubstr("undo stops there"));
  EXPECT_THAT(content(), Not(HasSubstr("practice")));
  std::filesystem::remove(path_);

  const ProgramRun practice =
      runLab({"play", kBaseball, "--seed", "5", "--practice", "--save", path_}, typed);
  EXPECT_THAT(practice.out, HasSubstr("takes back the last choice"));
  EXPECT_THAT(practice.out, HasSubstr("nothing that you could do again"));
  EXPECT_THAT(content(), HasSubstr("\"practice\":true"));
  EXPECT_EQ(runLab({"replay", "--quiet", path_}).code, 0);
}

TEST_F(LabFile, ComputersPlayAWholeMatchByThemselves) {
  const ProgramRun run = runLab(
      {"play", kBaseball, "--seed", "5", "--players", "coach,random", "--save", path_, "--json"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("\"over\":true"));
  EXPECT_THAT(runLab({"replay", "--json", path_}).out, HasSubstr("\"over\":true"));
}

TEST(Lab, DecksAreChecked) {
  const ProgramRun good = runLab({"deck", "check", RAINDELAY_SOURCE_DIR "/assets/" + kBaseball});
  EXPECT_EQ(good.code, 0) << good.out;
  EXPECT_THAT(good.out, HasSubstr("no mistake"));
  const ProgramRun none = runLab({"deck", "check", "no-such-folder"});
  EXPECT_EQ(none.code, 2);
  EXPECT_THAT(none.err, HasSubstr("there is no deck no-such-folder"));
}

TEST_F(LabFile, APictureThatIsCutOffIsAMistakeOfItsDeck) {
  using namespace std::literals;
  write("cut/deck.yaml",
        "format: raindelay-deck/1\ncard: {size: [50, 90]}\nlayouts:\n  plain:\n    front: [{type: "
        "image, src: a.png, box: trim}]\n");
  write("cut/cards.csv", "code\na\n");
  write("cut/a.png", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\2\0\0\0\2\x08\2\0\0\0\0\0\0\0"s);
  const ProgramRun checked = runLab({"deck", "check", home_ / "cut"});
  EXPECT_EQ(checked.code, 1);
  EXPECT_THAT(checked.out, HasSubstr("\"a.png\" is a picture cut short"));
}

TEST_F(LabFile, AMistakeOfSeveralCardsIsToldInOneLine) {
  write("pink/deck.yaml",
        "format: raindelay-deck/1\ncard: {size: [50, 90]}\nlayouts:\n  plain:\n    front: [{type: "
        "rect, box: trim, fill: '{suit}'}]\n");
  write("pink/cards.csv", "code,suit\na,pink\n\"two\nlines\",pink\n");
  EXPECT_THAT(runLab({"deck", "check", home_ / "pink"}).out,
              HasSubstr("(2 cards: a, two lines)\n"));
}

TEST_F(LabFile, ADeckIsBegunFromEveryTemplate) {
  for (const char* id : {"simple", "resources", "playing-cards"}) {
    const std::string folder = path_ + "-" + id;
    const ProgramRun made = runLab({"deck", "new", folder, "--template", id});
    EXPECT_EQ(made.code, 0) << made.err;
    const ProgramRun checked = runLab({"deck", "check", folder});
    EXPECT_EQ(checked.code, 0) << checked.out;
    EXPECT_THAT(checked.out, HasSubstr("no mistake"));
    EXPECT_EQ(runLab({"deck", "new", folder}).code, 1) << "a folder with something in it is kept";
    std::filesystem::remove_all(folder);
  }
  const ProgramRun unknown = runLab({"deck", "new", path_ + "-x", "--template", "simpel"});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_THAT(unknown.err, HasSubstr("did you mean simple?"));
}

TEST_F(LabFile, ADeckWithoutAFolderIsNotBegunWhereOneIs) {
  write("deck.yaml", "precious");
  const ProgramRun run = runInShell("cd \"" + home_.string() + "\" && exec \"$0\" \"$@\"",
                                    RAINDELAY_LAB, {"deck", "new", ""});
  EXPECT_EQ(run.code, 2);
  EXPECT_EQ(slurp(home_ / "deck.yaml"), "precious");
}

TEST(Lab, TheSchemaThatIsCheckedInIsUpToDate) {
  std::ifstream file(RAINDELAY_SOURCE_DIR "/assets/studio/deck.schema.json");
  std::stringstream text;
  text << file.rdbuf();
  EXPECT_EQ(runLab({"deck", "schema"}).out, text.str())
      << "raindelay-lab deck schema > assets/studio/deck.schema.json";
}

TEST(Lab, AMatchIsPlayedByTheCardsOfAFolder) {
  const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "own-cards";
  std::filesystem::create_directories(folder);
  std::ifstream in(RAINDELAY_SOURCE_DIR "/assets/quick-baseball/cards.csv");
  std::string cards{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  const auto write = [&] { std::ofstream(folder / "cards.csv") << cards; };
  const std::vector<std::string> words{"simulate", "quick-baseball", "--games", "50",
                                       "--cards",  folder.string(),  "--json"};
  write();
  EXPECT_EQ(runLab(words).code, 0);
  const std::string before = runLab(words).out;

  // The first Strike Out becomes yellow: other matches.
  const std::size_t border = cards.find("pitching,blue");
  ASSERT_NE(border, std::string::npos);
  cards.replace(border, 13, "pitching,yellow");
  write();
  EXPECT_NE(runLab(words).out, before);

  cards.replace(border, 15, "pitching,pink");
  write();
  const ProgramRun refused = runLab(words);
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("cards.csv"));
  EXPECT_THAT(refused.err, HasSubstr("outer"));
  EXPECT_THAT(refused.err, HasSubstr("pink"));
  std::filesystem::remove_all(folder);
  EXPECT_THAT(runLab(words).err, HasSubstr("own-cards"));
}

TEST(Shelf, CustomTablesTravelWithTheMatch) {
  const Options options(*findGame(kBaseball).value()->info);
  deck::DataFrames tables = builtinData(kBaseball);
  EXPECT_TRUE(shelf::take(options, tables)->tables.empty()) << "the built-in ones needn't";
  deck::DataFrame extra("more.csv", {"code", "name"});
  extra.addRow({"x", "a \"quoted\", name; with\tall "}, 2);
  tables.emplace("more", extra);
  const shelf::ShelvedGame shelved = shelf::take(options, tables).value();
  EXPECT_EQ(shelved.tables.count("more"), 1U);
  const Match match =
      Match::begin(shelved.game, shelf::setupFor(shelved, {{"Ann", "human"}, {"Ben", "human"}}, 1))
          .value();
  const std::string text = recordText(match, shelved.tables);
  const auto opened = shelf::openRecord(text, "m");
  ASSERT_TRUE(opened.ok()) << opened.error().message;
  EXPECT_EQ(opened->shelved.tables, shelved.tables);
  EXPECT_EQ(opened->shelved.fingerprint, shelved.fingerprint);

  std::string changed = text;
  changed.replace(changed.find("with\\tall"), 4, "WITH");
  EXPECT_THAT(shelf::openRecord(changed, "m").error().message, HasSubstr("were changed"));
}

TEST(Shelf, OtherRulesAreRefusedBeforeAnythingElse) {
  std::string text = wholeMatch(1);
  text.replace(text.find("\"rules\":1"), 9, "\"rules\":9");
  text.replace(text.find("\"innings\""), 9, "\"outings\"");
  EXPECT_THAT(shelf::openRecord(text, "m").error().message, HasSubstr("version 9 of the rules"));
  text = wholeMatch(1);
  text.replace(text.find("\"innings\""), 9, "\"inings\"");
  EXPECT_THAT(shelf::openRecord(text, "m").error().message,
              HasSubstr("m, line 1: unknown option inings; did you mean innings?"));
  text = wholeMatch(1);
  text.replace(text.find("\"innings\""), 9, "\"in\\nings\"");
  EXPECT_THAT(shelf::openRecord(text, "m").error().message, HasSubstr("unknown option in?ings"));
  text = wholeMatch(1);
  text.replace(text.find(kBaseball), 5, "torat");
  EXPECT_THAT(shelf::openRecord(text, "m").error().message, HasSubstr("did you mean " + kBaseball));
}

}  // namespace
}  // namespace raindelay
