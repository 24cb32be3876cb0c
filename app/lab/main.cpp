// raindelay-lab: games, records, simulation and measurement in the terminal. No Qt.

#include <array>
#include <string_view>
#include <vector>

#include "core/system.h"
#include "deck/templates.h"
#include "lab/commands.h"
#include "shelf/shelf.h"

namespace raindelay::lab {

namespace {

using terminal::Command;
using terminal::OptionSpec;

constexpr OptionSpec kJson = {"--json", "", "machine-readable output"};
constexpr OptionSpec kOption = {"--option", "KEY=VALUE", "set an option of the game; repeatable"};
constexpr OptionSpec kPreset = {"--preset", "NAME", "start from a named set of options"};
constexpr OptionSpec kCards{"--cards", "DIR",
                            "play with the card tables (cards.csv) in this folder"};
constexpr OptionSpec kSeed = {"--seed", "HEX", "1 to 16 hexadecimal digits, as in records"};

constexpr std::array kGamesOptions = {kJson};
constexpr std::array kReplayOptions = {
    kJson, OptionSpec{"--quiet", "", "say only whether it can be replayed"}};
constexpr std::array kLegalOptions = {kJson};
constexpr std::array kViewOptions = {
    kJson, OptionSpec{"--seat", "N", "whose view: 0, 1 …; without it, whose turn it is"}};
constexpr std::array kBookOptions = {
    kJson, OptionSpec{"--csv", "", "comma-separated values, for a spreadsheet"},
    OptionSpec{"--seat", "N", "as one seat may know it: 0, 1 …; without it, all is open"}};
constexpr std::array kAnalyseOptions = {
    kJson,
    OptionSpec{"--level", "KIND",
               "look as far as rookie, pro, all-star or, where the game is solved, "
               "hall-of-famer; the game's best if not given"},
    OptionSpec{"--threads", "N", "how many at once; all cores if not given"}};
constexpr std::array kPlayOptions = {
    kJson,
    kOption,
    kPreset,
    kCards,
    kSeed,
    OptionSpec{"--players", "A,B", "for each seat human, or a computer: see simulate"},
    OptionSpec{"--practice", "", "undo as far as you like, past chance too"},
    OptionSpec{"--save", "FILE", "write the match to a new file as it is played"},
    OptionSpec{"--continue", "FILE", "resume the match in this file"}};
constexpr std::array kSimulateOptions = {
    kJson,
    kOption,
    kPreset,
    kCards,
    kSeed,
    OptionSpec{"--games", "N", "how many games; 1000 if not given"},
    OptionSpec{"--players", "A,B",
               "for each seat random, coach, rookie, pro, all-star or, where the game is solved, "
               "hall-of-famer; random if not given"},
    OptionSpec{"--threads", "N", "how many at once; all cores if not given"}};
constexpr std::array kArenaOptions = {
    kJson,
    kOption,
    kPreset,
    kCards,
    kSeed,
    OptionSpec{"--players", "A,B",
               "for each seat random, coach, rookie, pro, all-star or, where the game is solved, "
               "hall-of-famer"},
    OptionSpec{"--games", "N", "how many matches; 1000 if not given"},
    OptionSpec{"--threads", "N", "how many at once; all cores if not given"},
    OptionSpec{"--out", "FILE", "append each round to FILE; continue what is there"},
    OptionSpec{"--strength", "FILE", "put the result into this table of strengths"}};
constexpr std::array kBenchOptions = {
    kJson, kOption, kPreset, kCards,
    OptionSpec{"--runs", "N", "the median of this many; 5 if not given"}};
constexpr OptionSpec kCsv = {"--csv", "", "the report as comma-separated values"};
constexpr OptionSpec kHtml = {"--html", "FILE", "write the report as an HTML page, too"};
constexpr std::array kStudyRunOptions = {
    kJson,
    kCsv,
    kHtml,
    OptionSpec{"--threads", "N", "how many at once; all cores if not given"},
    OptionSpec{"--shard", "I/N", "play the I-th of N shares, for study merge"},
    OptionSpec{"--forecast", "", "say what it will take, and play nothing"}};
constexpr std::array kStudyAnswerOptions = {kJson, kCsv, kHtml};
constexpr std::array kDeckCheckOptions = {kJson};
constexpr std::array kDeckNewOptions = {
    kJson,
    OptionSpec{"--template", "ID", "simple, resources or playing-cards; simple if not given"}};
constexpr std::array kSchemaOptions = {
    OptionSpec{"--json", "", "the same: it is JSON in any case"}};

constexpr std::array kCommands = {
    Command{"games", "", "List the games with their options.", "", 0, 0, kGamesOptions, runGames},
    Command{"replay", "FILE", "Replay a record and say how the match stands.",
            "FILE is a record (JSON Lines), or - for standard input. The exit code is 1 if the\n"
            "record is damaged or can't be replayed to its last line.",
            1, 1, kReplayOptions, runReplay},
    Command{"legal", "FILE", "List what can be done at the end of a record.",
            "FILE is a record, or - for standard input.", 1, 1, kLegalOptions, runLegal},
    Command{"view", "FILE", "Show the end of a record as one seat sees it.",
            "FILE is a record, or - for standard input.", 1, 1, kViewOptions, runView},
    Command{"scorebook", "FILE", "Print a record as a scorer keeps it.",
            "FILE is a record, or - for standard input. Lines that were taken back aren't in it.\n"
            "In a scorecard an at-bat says what the batter did, how far a runner came, * for a\n"
            "run scored, +N for runs batted in, and (N) for the number of the out.",
            1, 1, kBookOptions, runScorebook},
    Command{
        "ledger", "FILE", "Print the luck of the draw in a record, beside what to expect.",
        "FILE is a record, or - for standard input. For each source of chance it tells how often\n"
        "each result came, how often it was expected, and how many fair matches stray as far.\n"
        "Lines that were taken back aren't counted.",
        1, 1, kBookOptions, runLedger},
    Command{"analyse", "FILE", "Look back at a match: which choices cost most, and what was luck.",
            "FILE is a record of a match that is over, or - for standard input. Every choice is\n"
            "judged by what its player could know then: exactly where the game is solved, by\n"
            "rollouts elsewhere. Once the winner is settled, the margin counts. Steps count\n"
            "from 0, as in what a record says of undoing.",
            1, 1, kAnalyseOptions, runAnalyse},
    Command{"play", "[GAME]", "Play a match here in the terminal.",
            "Type the number of an action or the action itself; help lists what else can be\n"
            "typed. The end of the input ends the match; with --save it can be continued.",
            0, 1, kPlayOptions, runPlay},
    Command{"simulate", "GAME", "Play many games by computer and count.",
            "The same seed gives the same numbers, whatever the number of threads. Interrupted\n"
            "(Ctrl+C), it reports the games that are done.",
            1, 1, kSimulateOptions, runSimulate},
    Command{
        "arena", "GAME", "Let computer players compete, with the same draws for each.",
        "A round has a match in each seating, all with the same draws. Wins come with a 95%\n"
        "confidence interval (Wilson's score interval, the number of matches corrected by the\n"
        "spread between rounds); a tie counts half.\n"
        "Interrupted (Ctrl+C), it reports the rounds that are done; with --out the same command\n"
        "resumes. --strength renews what the application says of a level (two players, default\n"
        "options): assets/players/strength.csv.",
        1, 1, kArenaOptions, runArena},
    Command{"bench", "[GAME]", "Measure random rollouts on one core, in actions per second.",
            "Chance's draws count as actions; how many are decisions of the seats is told, too.\n"
            "Without GAME all games are measured.",
            0, 1, kBenchOptions, runBench},
    Command{
        "study run", "STUDY", "Measure what changed cards do to their game.",
        "STUDY is a file NAME.study.yaml: a game, variants of its cards and options, levels of\n"
        "play, questions, and when it is enough. All variants are played with the same draws.\n"
        "Each pair of matches is a line of NAME.results.jsonl beside it: interrupted (Ctrl+C),\n"
        "the same command resumes; numbers depend on the study alone. What it will take is said\n"
        "before it starts. Questions that decide as they go what is played next (sensitivity:\n"
        "which numbers matter; target: which values bring figures where they are to be) keep\n"
        "their pairs in NAME.search.jsonl; a share plays none of theirs. follow: [shape, curve,\n"
        "luck, decisions] looks at each match by the players' judgement; ask: exact tells what\n"
        "perfect play comes to. The exit code is 1 if a tolerance or target isn't kept, or can't "
        "be told yet.",
        1, 1, kStudyRunOptions, runStudyRun},
    Command{"study report", "STUDY", "Answer a study's questions by what was played.",
            "Questions and stop rule may have changed meanwhile: nothing is played again.", 1, 1,
            kStudyAnswerOptions, runStudyReport},
    Command{"study merge", "STUDY FILE...", "Put the results of a study's shares together.",
            "FILEs are those that study run --shard wrote. NAME.results.jsonl becomes what one\n"
            "run would have written; what a share lacks, study run plays then.",
            2, 1000, kStudyAnswerOptions, runStudyMerge},
    Command{"study schema", "", "Print the JSON Schema of studies, for editors.", "", 0, 0,
            kSchemaOptions, runStudySchema},
    Command{
        "deck check", "DECK", "Check a deck of cards: tables, layout, pictures.",
        "DECK is a folder with deck.yaml, cards.csv and art, such a folder as a ZIP file, or a\n"
        "table alone (CSV, XLSX, ODS). The exit code is 1 if it has mistakes.",
        1, 1, kDeckCheckOptions, runDeckCheck},
    Command{"deck new", "DIR", "Write a deck to begin with into a new folder.", "", 1, 1,
            kDeckNewOptions, runDeckNew},
    Command{"deck schema", "", "Print the JSON Schema of deck.yaml, for editors.", "", 0, 0,
            kSchemaOptions, runDeckSchema},
};

std::vector<std::string> wordsFor(std::string_view placeholder) {
  std::vector<std::string> words;
  if (placeholder == "GAME") {
    for (const GameEntry& entry : allGames()) words.emplace_back(entry.info->id);
  }
  if (placeholder == "ID") {
    for (const deck::DeckTemplate& one : deck::deckTemplates()) words.emplace_back(one.id);
  }
  return words;
}

constexpr terminal::Program kProgram = {
    "raindelay-lab", "The games of Rain Delay in the terminal: play, replay, simulate, measure.",
    RAINDELAY_VERSION, kCommands, wordsFor};

}  // namespace

int fail(const std::string& why, Exit code) {
  return terminal::fail(kProgram, why, code);
}

}  // namespace raindelay::lab

int main(int argc, char** argv) {
  raindelay::system::beginProgram();
  const std::vector<std::string_view> words(argv + 1, argv + argc);
  return raindelay::terminal::run(raindelay::lab::kProgram, words);
}
