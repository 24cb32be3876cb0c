// raindelay-lab play

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <ctime>
#include <iostream>
#include <random>

#include "lab/output.h"

namespace raindelay::lab {

namespace {

std::string now() {
  const std::time_t time = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  // NOLINTNEXTLINE(concurrency-mt-unsafe): no other thread asks for the time
  const std::tm& utc = *std::gmtime(&time);
  char text[32];
  (void)std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc);
  return text;
}

std::uint64_t freshSeed() {
  std::random_device device;
  return (static_cast<std::uint64_t>(device()) << 32) | device();
}

/// Names that tell the seats apart.
std::vector<SeatPlayer> seatPlayers(const std::vector<std::string>& kinds) {
  std::vector<SeatPlayer> players;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    players.push_back({"Player " + std::to_string(i + 1), kinds[i]});
  }
  return players;
}

/// Reads a line that was typed; false at the end of the input. A line that nobody types ends it,
/// too.
bool readTyped(std::string& line) {
  line.clear();
  char c = 0;
  while (std::cin.get(c) && c != '\n') {
    if (line.size() == kMaxLineBytes) {
      (void)fail("what was typed is longer than " + std::to_string(kMaxLineBytes) + " bytes", kNo);
      return false;
    }
    line += c;
  }
  return std::cin.good() || !line.empty();
}

/// A match at the keyboard, with what stands behind it.
struct Table {
  Match match;
  std::optional<Journal> journal;
  std::vector<std::unique_ptr<ComputerPlayer>> computers;  ///< by seat; none for people
};

Result<void> seatComputers(Table& table) {
  for (const SeatPlayer& player : table.match.setup().players) {
    table.computers.emplace_back();
    if (player.isPerson()) continue;
    auto computer = shelf::makePlayer(table.match.game(), player.kind);
    if (!computer) {
      return Error{computer.error().message + (player.kind.empty() ? "" : " (or human)")};
    }
    table.computers.back() = *std::move(computer);
  }
  return {};
}

Result<Table> newTable(const Arguments& arguments) {
  const Result<shelf::ShelvedGame> shelved = shelvedFrom(arguments, arguments.plain()[0]);
  if (!shelved) return shelved.error();
  const Result<std::uint64_t> seed = arguments.seed(freshSeed());
  if (!seed) return seed.error();
  const auto typed = arguments.value("--players");
  std::vector<std::string> kinds(static_cast<std::size_t>(shelved->game->seats()), "human");
  if (typed) kinds = splitAtCommas(*typed);
  MatchSetup setup = shelf::setupFor(*shelved, seatPlayers(kinds), *seed);
  setup.created = now();
  setup.app = "raindelay-lab " RAINDELAY_VERSION;
  setup.practice = arguments.has("--practice");
  Result<Match> match = Match::begin(shelved->game, std::move(setup));
  if (!match) return match.error();
  Table table{*std::move(match), std::nullopt, {}};
  // Nothing is written for a match that can't be played.
  if (const auto seated = seatComputers(table); !seated) return seated.error();
  if (const auto path = arguments.value("--save")) {
    Result<Journal> journal = Journal::create(*path, table.match, shelved->tables);
    if (!journal) return journal.error();
    table.journal = *std::move(journal);
  }
  return table;
}

Result<Table> oldTable(const std::string& path) {
  Result<shelf::Continued> going = shelf::continueMatch(path);
  if (!going) return going.error();
  if (going->note) (void)fail(going->note->message, kDone);
  Table table{std::move(going->match), std::move(going->journal), {}};
  if (const auto seated = seatComputers(table); !seated) return seated.error();
  return table;
}

/// The conversation: shows, asks, acts.
class Conversation {
 public:
  Conversation(Table& table, bool json) : table_(table), english_(table.match), json_(json) {}

  int run();

 private:
  enum class Next { kGoOn, kQuit };

  [[nodiscard]] Match& match() { return table_.match; }
  [[nodiscard]] const ComputerPlayer* computer(Seat seat) const {
    return table_.computers[static_cast<std::size_t>(seat.index())].get();
  }
  /// Writes what is new to the file; the first error is told and the match goes on.
  void keep();
  /// The same at the end, on the disk; the exit code.
  [[nodiscard]] int close();
  void computerActs(Seat seat);
  void showNews(Seat seat);
  void showTurn(Seat seat);
  Next answer(const std::string& line, Seat seat);
  void why(const std::string& text);
  void undo(Seat seat);
  void redo(Seat seat);
  void say(const std::string& what) const;
  void act(const std::string& text);

  Table& table_;
  English english_;
  bool json_;
  std::size_t told_ = 0;  ///< number of steps that were told
  bool full_ = true;      ///< the table is to be shown in full
  bool kept_ = true;      ///< all of the match is in its file
};

void Conversation::keep() {
  if (!table_.journal) return;
  const auto done = table_.journal->append(match());
  if (!done && kept_) (void)fail(done.error().message, kNo);
  kept_ = done.ok();
}

int Conversation::close() {
  keep();
  if (!kept_) return kNo;
  if (!table_.journal) return kDone;
  auto safe = table_.journal->seal();
  if (safe) safe = table_.journal->flush();
  return safe ? kDone : fail(safe.error().message, kNo);
}

void Conversation::say(const std::string& what) const {
  if (json_) {
    print({{"says", what}});
  } else {
    std::cout << what << '\n';
  }
}

void Conversation::computerActs(Seat seat) {
  Stream random = playerStream(match().setup().seed, seat, match().steps().size());
  (void)match().act(computer(seat)->choose(match().view(seat), seat, match().legal(), random, {}));
  keep();
}

/// The log, as far as `seat` may know it.
void Conversation::showNews(Seat seat) {
  for (; told_ < match().steps().size(); ++told_) {
    const Step& step = match().steps()[told_];
    std::vector<std::string> lines = stepWords(match(), english_, told_, seat);
    if (step.undoTo) lines.push_back(english_.seatName(*step.by) + " takes back the last choice.");
    for (const std::string& line : lines) {
      if (json_) {
        print({{"happened", line}});
      } else {
        std::cout << "  " << line << '\n';
      }
    }
  }
}

void Conversation::showTurn(Seat seat) {
  if (json_) {
    print({{"seat", seat.index()},
           {"facts", factsJson(match(), seat)},
           {"legal", legalJson(match())},
           {"undo", match().canUndo(seat)},
           {"redo", match().canRedo(seat)}});
    return;
  }
  if (full_) std::cout << '\n' << factsText(match(), seat);
  full_ = false;
  std::cout << '\n'
            << english_.seatName(seat) << " (seat " << seat.index() << "):\n"
            << legalText(match(), english_) << "> " << std::flush;
}

void Conversation::why(const std::string& text) {
  const std::optional<Action> action = match().game().parse(text);
  if (!action || action->isChance()) {
    say("This game has no move `" + text + "`; your choices are listed above.");
    return;
  }
  const std::optional<Refusal> refusal = match().refusal(*action);
  if (!refusal) {
    say(english_.say(match().game().label(*action)) + ": that is allowed.");
    return;
  }
  const std::string_view rule = match().info().refusals[refusal->id].rule;
  say(english_.say(*refusal) + (rule.empty() ? "" : " (rule " + std::string(rule) + ")"));
}

void Conversation::undo(Seat seat) {
  if (match().undo(seat)) return keep();
  switch (match().undoStop(seat)->why) {
    case UndoStop::Why::kNothing:
      return say("You have made no choice that you could take back.");
    case UndoStop::Why::kChance:
      return say("Chance came after your choice; undo stops there.");
    case UndoStop::Why::kReveal:
      return say("Something was shown since; undo stops there.");
  }
}

void Conversation::redo(Seat seat) {
  if (match().redo(seat)) return keep();
  say("There is nothing that you could do again.");
}

void Conversation::act(const std::string& text) {
  const ActionList legal = match().legal();
  std::size_t number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  std::optional<Action> action;
  if (error == std::errc() && stop == end) {
    if (number >= 1 && number <= legal.size()) action = legal[number - 1];
  } else {
    action = match().game().parse(text);
  }
  if (!action || action->isChance()) {
    say("`" + text + "` is none of these; type a number, an action, or help.");
  } else if (const std::optional<Refusal> refusal = match().act(*action)) {
    say(english_.say(*refusal));
  } else {
    keep();
  }
}

Conversation::Next Conversation::answer(const std::string& line, Seat seat) {
  if (line.empty()) return Next::kGoOn;
  if (line == "quit" || line == "q") return Next::kQuit;
  if (line == "undo") {
    undo(seat);
  } else if (line == "redo") {
    redo(seat);
  } else if (line == "table") {
    full_ = true;
  } else if (line == "help" || line == "?") {
    say("Type the number of an action, or the action itself (the words on the right).\n"
        "  table       show the whole table\n"
        "  why ACTION  why it isn't allowed\n"
        "  undo        take back your last choice\n"
        "  redo        make it again\n"
        "  quit        end here");
  } else if (line.starts_with("why ")) {
    why(line.substr(4));
  } else {
    act(line);
  }
  return Next::kGoOn;
}

int Conversation::run() {
  while (true) {
    const Turn turn = match().turn();
    if (turn.kind == Turn::Kind::kOver) break;
    if (computer(turn.seat) != nullptr) {
      computerActs(turn.seat);
      continue;
    }
    showNews(turn.seat);
    showTurn(turn.seat);
    std::string line;
    if (!readTyped(line) || answer(line, turn.seat) == Next::kQuit) {
      if (!json_) std::cout << '\n';
      break;
    }
  }
  showNews(Seat(0));
  if (json_) {
    print({{"standing", standingJson(match())}});
  } else {
    std::cout << standingText(match()) << '\n';
  }
  return close();
}

}  // namespace

int runPlay(const Arguments& arguments) {
  const auto path = arguments.value("--continue");
  if (path.has_value() == !arguments.plain().empty()) {
    return fail("play takes the id of a game, or --continue FILE", kMisuse);
  }
  constexpr std::array kOfNewMatches = {"--save",   "--players", "--seed",    "--option",
                                        "--preset", "--cards",   "--practice"};
  if (path && std::any_of(kOfNewMatches.begin(), kOfNewMatches.end(),
                          [&](const char* option) { return arguments.has(option); })) {
    return fail("--continue takes everything else from the file", kMisuse);
  }
  Result<Table> table = path ? oldTable(*path) : newTable(arguments);
  if (!table) return fail(table.error().message, path ? kNo : kMisuse);
  return Conversation(*table, arguments.json()).run();
}

}  // namespace raindelay::lab
