// Replays tests/games/<game>/records/*.jsonl and compares every step with the .golden file beside
// it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>

#include "core/narrator.h"
#include "core/random.h"
#include "games/game_list.h"
#include "shelf/shelf.h"
#include "support/game_files.h"

namespace raindelay {
namespace {

namespace fs = std::filesystem;

std::string slurp(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Cards by their codes: a golden file is about rules, not about cards' names.
class Codes final : public Narrator {
 public:
  explicit Codes(const Match& match) : Narrator(match.info()), match_(&match) {}
  [[nodiscard]] std::string faceName(Face face) const override {
    return face.known() ? match_->game().faceCode(face) : "a card";
  }
  [[nodiscard]] std::string seatName(Seat seat) const override {
    return match_->setup().players[static_cast<std::size_t>(seat.index())].name;
  }

 private:
  const Match* match_;
};

/// A hash that is the same on every machine, for ever: a seed's stream is.
std::uint64_t hashOf(const std::string& text) {
  return Stream(0, text).next();
}

/// Tells a match step by step: who moves, what is allowed, what each seat's view has gained and
/// lost (in words, or as a hash of them for each seat), what was done, and what each seat learned
/// of it.
class Teller {
 public:
  Teller(const Match& match, bool viewsInWords)
      : match_(match), codes_(match), viewsInWords_(viewsInWords) {}

  std::string tell() {
    for (std::size_t i = 0; i <= match_.steps().size(); ++i) tellStep(i);
    const Standing end = match_.result();
    out_ << "standing";
    for (int seat = 0; seat < match_.seats(); ++seat) {
      out_ << ' ' << end.score[static_cast<std::size_t>(seat)];
    }
    out_ << (end.decided ? " decided" : "");
    if (end.winner) out_ << " winner " << end.winner->index();
    out_ << '\n';
    for (const Figure& figure : match_.figures()) {
      out_ << "figure " << figure.id << ' ' << figure.value << '\n';
    }
    return out_.str();
  }

 private:
  using Lines = std::vector<std::string>;

  void tellStep(std::size_t i) {
    const Turn turn = match_.turnBefore(i);
    const bool last = i == match_.steps().size();
    out_ << "== " << i << ' ';
    if (turn.kind == Turn::Kind::kChance) {
      out_ << "chance\n";
    } else if (turn.kind == Turn::Kind::kOver) {
      out_ << "over\n";
    } else {
      out_ << "seat " << turn.seat.index() << '\n';
      out_ << "legal";
      const char* separator = " ";
      for (const Action action : match_.legalBefore(i)) {
        out_ << separator << match_.game().text(action);
        separator = ", ";
      }
      out_ << '\n';
    }
    // Draws follow each other fast: what they change is seen where somebody chooses.
    if (turn.kind != Turn::Kind::kChance) tellViews(i);
    if (!last) tellDone(i);
  }

  void tellViews(std::size_t i) {
    std::string first;
    if (!viewsInWords_) out_ << "views";
    for (int seat = 0; seat < match_.seats(); ++seat) {
      const std::string changes = viewChanges(i, Seat(seat));
      if (seat == 0) first = changes;
      if (!viewsInWords_) {
        out_ << ' ' << std::hex << hashOf(changes) << std::dec;
      } else if (seat > 0 && changes == first) {
        out_ << "view " << seat << " likewise\n";
      } else {
        out_ << "view " << seat << '\n' << changes;
      }
    }
    if (!viewsInWords_) out_ << '\n';
  }

  std::string viewChanges(std::size_t i, Seat seat) {
    const AnyView view = match_.viewBefore(i, seat);
    Lines lines;
    for (const Fact& fact : match_.game().facts(view)) lines.push_back(fact.key + ' ' + fact.value);
    for (const Piece& piece : match_.game().pieces(view)) {
      const auto place = static_cast<std::size_t>(piece.place.index());
      lines.push_back("piece " + std::string(match_.info().places[place].id) + ' ' +
                      std::to_string(piece.order) + ' ' +
                      (piece.face.known() ? match_.game().faceCode(piece.face) : "?") +
                      (piece.turns != 0 ? " turned " + std::to_string(piece.turns) : ""));
    }
    Lines& before = shown_[seat.index()];
    std::string text;
    for (const std::string& line : before) {
      if (std::find(lines.begin(), lines.end(), line) == lines.end()) text += "  - " + line + '\n';
    }
    for (const std::string& line : lines) {
      if (std::find(before.begin(), before.end(), line) == before.end()) {
        text += "  + " + line + '\n';
      }
    }
    before = std::move(lines);
    return text;
  }

  void tellDone(std::size_t i) {
    const Step& step = match_.steps()[i];
    if (step.undoTo) {
      out_ << "> undo " << *step.undoTo << '\n';
      return;
    }
    out_ << "> " << match_.game().text(step.action) << (step.undone ? " (taken back)" : "") << '\n';
    std::string first;
    for (int seat = 0; seat < match_.seats(); ++seat) {
      const std::string words = wordsFor(step, Seat(seat), i);
      if (seat == 0) first = words;
      if (seat > 0 && words == first) continue;
      out_ << words;
    }
  }

  /// The events that the seat learns of; the first seat's lines have no number, another's are told
  /// only if they differ.
  std::string wordsFor(const Step& step, Seat seat, std::size_t variety) const {
    std::string text;
    for (const Happening& happening : step.happenings) {
      const std::optional<Happening> visible = seen(happening, seat);
      if (!visible) continue;
      const auto* event = std::get_if<Event>(&*visible);
      if (event == nullptr) continue;
      const std::string words = codes_.say(*event, variety);
      text += "  " + std::string(match_.info().events[event->id].id) +
              (words.empty() ? "" : ": " + words) + '\n';
    }
    return text;
  }

  const Match& match_;
  Codes codes_;
  bool viewsInWords_;
  std::ostringstream out_;
  std::map<int, Lines> shown_;
};

/// The first line that differs, with what stands before it.
std::string difference(const std::string& expected, const std::string& actual) {
  std::istringstream a(expected), b(actual);
  std::string before, x, y;
  for (int line = 1;; ++line) {
    const bool moreA = static_cast<bool>(std::getline(a, x));
    const bool moreB = static_cast<bool>(std::getline(b, y));
    if (!moreA && !moreB) return "";
    if (!moreA) x = "(end of file)";
    if (!moreB) y = "(end)";
    if (x != y) {
      return "line " + std::to_string(line) + ", after: " + before + "\n  golden: " + x +
             "\n  now:    " + y;
    }
    if (x.starts_with("==") || x.starts_with("> ")) before = x;
  }
}

/// The short record of each game, to be read where views have changed; all others hold them as
/// firmly in a line a decision.
constexpr std::string_view kInWords = "undo.jsonl";

class Golden : public testing::TestWithParam<fs::path> {};

TEST_P(Golden, ShowsWhatItShowed) {
  const fs::path& record = GetParam();
  const auto opened = shelf::openRecord(slurp(record), record.filename().string());
  ASSERT_TRUE(opened.ok()) << opened.error().message;
  ASSERT_FALSE(opened->replayed.damage) << opened->replayed.damage->message;
  const std::string told = Teller(opened->match(), record.filename() == kInWords).tell();
  fs::path golden = record;
  golden.replace_extension(".golden");
  // NOLINTNEXTLINE(concurrency-mt-unsafe): one thread
  if (const char* update = std::getenv("UPDATE_GOLDEN"); update != nullptr && *update == '1') {
    std::ofstream(golden, std::ios::binary) << told;
  }
  ASSERT_TRUE(fs::exists(golden)) << "there is no " << golden.filename()
                                  << "; UPDATE_GOLDEN=1 writes it, then read it";
  EXPECT_EQ(difference(slurp(golden), told), "")
      << "if that is meant, UPDATE_GOLDEN=1 rewrites the file; what has changed in views stands in "
         "the "
      << kInWords << " of the game";
}

INSTANTIATE_TEST_SUITE_P(Records, Golden, testing::ValuesIn(test::recordFiles(".jsonl")),
                         [](const auto& test) {
                           const fs::path game = test.param.parent_path().parent_path();
                           std::string name =
                               game.filename().string() + "_" + test.param.stem().string();
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(GoldenRecords, EveryGameHasSome) {
  std::set<std::string_view> found;
  for (const fs::path& record : test::recordFiles(".jsonl")) {
    found.insert(shelf::openRecord(slurp(record), record.string())->match().info().id);
  }
  for (const GameEntry& entry : allGames()) {
    EXPECT_TRUE(found.contains(entry.info->id))
        << "no record of " << entry.info->id << " in its tests' folder records";
  }
}

}  // namespace
}  // namespace raindelay
