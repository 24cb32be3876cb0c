// A scorer who has read the rules page and nothing else: given the lines of a record, in notation,
// it says before each of them whose turn it is, what may be done, and what lies on the table. It
// takes results from the page's table (page.h) and is compared with the game over many matches
// played at random.

#include <optional>

#include "ballgame.h"
#include "match/match.h"
#include "match/record.h"

namespace raindelay::rallybird::test {
namespace {

using Texts = std::set<std::string>;

class Scorer {
 public:
  explicit Scorer(const OptionTexts& options)
      : bird_(options.at("rallybird") == "on"),
        firstGame_(options.at("first-game") == "on"),
        inning_(std::stoi(options.at("first-inning"))) {
    begin();
  }

  /// `chance`, `seat 0`, `seat 1` or `over`.
  [[nodiscard]] std::string turn() const {
    if (asked_ == "over") return "over";
    if (asked_ == "aside" || asked_ == "dice") return "chance";
    const bool offence = asked_ == "play" || asked_ == "reroll";
    return "seat " + std::to_string(offence ? bats() : 1 - bats());
  }
  [[nodiscard]] Texts legal() const {
    Texts all;
    if (asked_ == "keep-icon") all = {"keep-icon 5/4", "keep-icon 4/6"};
    if (asked_ == "reroll") all = {"reroll", "stand"};
    if (asked_ == "play") {
      for (const std::string& play : hand()) {
        if (outcomeOf(playOf(play), '<', bases_, 0).possible) all.insert("play " + play);
      }
    }
    if (asked_ == "place") {
      const std::string zone = "place " + std::string(1, kZones[laid_.size()]) + "=";
      std::size_t left = gloves_.size();
      for (const auto& [on, glove] : laid_) left -= glove == "-" ? 0 : 1;
      for (const auto& [glove, back] : gloves_) {
        if (zoneOf(glove) == ' ') all.insert(zone + glove);
      }
      if (left < kZones.size() - laid_.size()) all.insert(zone + "-");
    }
    if (asked_ == "wear") {
      for (const char one : candidates_) all.insert(std::string("wear ") + one);
    }
    return all;
  }
  /// The scoreboard, the runners and the gloves.
  [[nodiscard]] std::string table() const {
    std::string text = std::string(top_ ? "top " : "bottom ") + std::to_string(inning_) + ", " +
                       std::to_string(outs_) + " out, " + bases_ + ", " + std::to_string(runs_[0]) +
                       "-" + std::to_string(runs_[1]);
    for (const char* glove : kLineup) {
      if (!gloves_.contains(glove)) continue;
      text += std::string(", ") + glove + (gloves_.at(glove) ? "' " : " ") + zoneOf(glove);
    }
    return text;
  }

  [[nodiscard]] int runs(std::size_t side) const { return runs_[side]; }

  /// A line of the record; false if it isn't possible by the rules.
  bool read(const std::string& line) {
    const auto space = line.find(' ');
    const std::string verb = line.substr(0, space);
    const std::string rest = space == std::string::npos ? "" : line.substr(space + 1);
    if (turn() != "chance" && !legal().contains(line)) return false;
    const std::string source = asked_ == "dice" ? "dice" : "aside-" + std::to_string(bats());
    if (turn() == "chance" && verb != source) return false;
    if (asked_ == "aside") {
      aside_ = rest;
      asked_ = "keep-icon";
    } else if (verb == "keep-icon") {
      gloves_.erase(rest == "5/4" ? "4/6" : "5/4");
      asked_ = "play";
    } else if (verb == "play") {
      play_ = rest;
      asked_ = "place";
    } else if (verb == "place") {
      laid_[rest[0]] = rest.substr(2);
      if (laid_.size() == kZones.size()) asked_ = "dice";
    } else if (verb == "dice") {
      thrown(rest[0] - '0' + rest[2] - '0');
    } else if (verb == "reroll") {
      rerolled_ = true;
      asked_ = "dice";
    } else if (verb == "stand") {
      settle();
    } else {
      wear(rest[0]);
    }
    return true;
  }
  /// The count of each thing that a test of matches at random should have seen.
  [[nodiscard]] const std::map<std::string, int>& seen() const { return seen_; }

 private:
  [[nodiscard]] int bats() const { return top_ ? 0 : 1; }
  [[nodiscard]] int& runs() { return runs_[static_cast<std::size_t>(bats())]; }
  [[nodiscard]] int lead() const { return (runs_[0] - runs_[1]) * (top_ ? 1 : -1); }

  [[nodiscard]] Texts hand() const {
    Texts all;
    for (const Play& play : kPlays) all.emplace(play.code);
    all.erase(aside_);
    if (firstGame_) all.erase("take-the-pitch");
    return all;
  }
  [[nodiscard]] char zoneOf(const std::string& glove) const {
    for (const auto& [zone, on] : laid_) {
      if (on == glove) return zone;
    }
    return ' ';
  }

  void begin() {
    outs_ = 0;
    bases_ = "---";
    for (const char* glove : kLineup) gloves_[glove] = false;
    asked_ = "aside";
  }

  void thrown(int sum) {
    int stands = 0;
    for (const char zone : testedBy(playOf(play_), bases_)) {
      const std::string& glove = laid_.at(zone);
      if (glove == "-") {
        stands += zone == 'D' ? 3 : 2;
      } else {
        stands += glove[gloves_.at(glove) ? 2 : 0] - '0';
      }
    }
    relation_ = sum < stands ? '<' : sum == stands ? '=' : '>';
    const auto side = static_cast<std::size_t>(bats());
    if (bird_ && inning_ == 9 && lead() < 0 && !lost_[side] && !rerolled_) {
      asked_ = "reroll";
    } else {
      settle();
    }
  }

  void settle() {
    if (play_ == "home-run" && relation_ == '>' && !second_) {
      second_ = true;
      asked_ = "dice";
      return;
    }
    const Outcome out = outcomeOf(playOf(play_), relation_, bases_, outs_);
    ++seen_[play_ + " " + relation_];
    if (rerolled_) ++seen_[out.moved ? "bird kept" : "bird lost"];
    if (rerolled_ && !out.moved) lost_[static_cast<std::size_t>(bats())] = true;
    const std::string tested(testedBy(playOf(play_), bases_));
    outs_ += out.outs;
    bases_ = out.bases;
    const bool last = !top_ && inning_ >= 9;
    const int counted = last && play_ != "home-run" ? std::min(out.runs, 1 - lead()) : out.runs;
    if (counted < out.runs) ++seen_["runs that don't count"];
    runs() += counted;
    if (last && lead() > 0) return over("walk-off");
    if (outs_ == 3) return sideOut();
    candidates_ = out.moved && play_ != "take-the-pitch" ? toWear(tested) : "";
    if (candidates_.size() == 2) {
      asked_ = "wear";
    } else if (candidates_.size() == 1) {
      wear(candidates_[0]);
    } else {
      next();
    }
  }

  [[nodiscard]] std::string toWear(const std::string& tested) {
    std::string fronts;
    std::string backs;
    for (const auto& [zone, glove] : laid_) {
      if (glove == "-" || tested.find(zone) == std::string::npos) continue;
      (gloves_.at(glove) ? backs : fronts) += zone;
    }
    if (backs.empty() && fronts.empty()) ++seen_["empty zones"];
    if (backs.empty()) return fronts;
    if (gloves_.size() > 1) return backs;
    ++seen_["last glove"];
    return "";
  }

  void wear(char zone) {
    const std::string glove = laid_.at(zone);
    ++seen_[gloves_.at(glove) ? "removed" : "turned"];
    if (gloves_.at(glove)) {
      gloves_.erase(glove);
    } else {
      gloves_.at(glove) = true;
    }
    next();
  }

  void next() {
    clear();
    asked_ = "play";
  }
  void clear() {
    laid_.clear();
    rerolled_ = false;
    second_ = false;
  }

  void sideOut() {
    clear();
    if (!top_ && inning_ >= 9 && lead() < 0) return over("visitor wins");
    if (top_ && inning_ >= 9 && lead() < 0) return over("no bottom");
    if (!top_ && inning_ >= 9) ++seen_["extra inning"];
    if (!top_) ++inning_;
    top_ = !top_;
    begin();
  }
  void over(const std::string& how) {
    ++seen_[how];
    asked_ = "over";
  }

  bool bird_;
  bool firstGame_;
  int inning_;
  bool top_ = true;
  int outs_ = 0;
  std::string bases_;
  std::array<int, 2> runs_{};
  std::array<bool, 2> lost_{};
  std::map<std::string, bool> gloves_;  ///< those that are held; whether each shows its back
  std::map<char, std::string> laid_;
  std::string asked_;
  std::string aside_;
  std::string play_;
  char relation_ = '<';
  bool rerolled_ = false;
  bool second_ = false;
  std::string candidates_;
  std::map<std::string, int> seen_;
};

/// The scorer's text, from the game's facts and pieces before a step.
std::string table(const Match& match, std::size_t step) {
  const AnyView view = match.viewBefore(step, Seat(0));
  std::map<std::string, std::string> facts;
  for (const Fact& fact : match.game().facts(view)) facts[fact.key] = fact.value;
  std::string bases = "---";
  std::map<std::string, std::string> gloves;
  for (const Piece& piece : match.game().pieces(view)) {
    const std::string place(match.info().places[static_cast<std::size_t>(piece.place.index())].id);
    if (place.starts_with("base.")) bases[static_cast<std::size_t>(place[5] - '1')] = place[5];
    const bool held = place == "gloves" || place.starts_with("zone.");
    if (!held) continue;
    const std::string code = match.game().faceCode(piece.face);
    gloves[gloveOf(code)] = (isBack(code) ? "' " : " ") + place.substr(place.size() - 1);
    if (place == "gloves") gloves[gloveOf(code)].back() = ' ';
  }
  std::string text = facts["half"] + " " + facts["inning"] + ", " + facts["outs"] + " out, " +
                     bases + ", " + facts["runs.0"] + "-" + facts["runs.1"];
  for (const char* glove : kLineup) {
    if (gloves.contains(glove)) text += std::string(", ") + glove + gloves[glove];
  }
  return text;
}

std::string turnBefore(const Match& match, std::size_t step) {
  const Turn turn = match.turnBefore(step);
  if (turn.kind == Turn::Kind::kChance) return "chance";
  if (turn.kind == Turn::Kind::kOver) return "over";
  return "seat " + std::to_string(turn.seat.index());
}

Match randomMatch(std::uint64_t seed) {
  Stream random(seed, "opinion");
  MatchSetup setup;
  setup.game = "rallybird";
  setup.players = {{"Ann", "human"}, {"Ben", "human"}};
  setup.seed = seed;
  const std::array<const char*, 6> firstInnings{"9", "9", "9", "7", "7", "1"};
  setup.options = {{"first-inning", firstInnings[static_cast<std::size_t>(random.below(6))]},
                   {"rallybird", random.below(4) == 0 ? "off" : "on"},
                   {"first-game", random.below(4) == 0 ? "on" : "off"}};
  // Now and then a long rally, until hardly a glove is left.
  const int lucky = random.below(8) == 0 ? 40 : 0;
  for (int i = 0; i < lucky; ++i) {
    setup.pins["dice"].push_back(std::to_string(5 + random.below(2)) + " 6");
  }
  Options options(Rules::info());
  for (const auto& [id, value] : setup.options) EXPECT_TRUE(options.setText(id, value)) << id;
  auto game = (*findGame("rallybird"))->make(options, builtinData("rallybird"));
  Match match = *Match::begin(*game, setup);
  while (match.turn().kind == Turn::Kind::kSeat) {
    const ActionList legal = match.legal();
    EXPECT_FALSE(
        match.act(legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))]));
  }
  return match;
}

/// Compares one match line by line.
Scorer compare(const Match& match) {
  const auto record = parseRecord(recordText(match), "random");
  EXPECT_TRUE(record);
  Scorer scorer(record->setup.options);
  for (std::size_t i = 0; i < record->lines.size(); ++i) {
    const std::string& line = record->lines[i].action;
    SCOPED_TRACE("seed " + std::to_string(match.setup().seed) + ", line " + std::to_string(i) +
                 ": " + line);
    EXPECT_EQ(turnBefore(match, i), scorer.turn());
    if (scorer.turn() != "chance") {
      EXPECT_EQ(table(match, i), scorer.table());
      Texts legal;
      for (const Action action : match.legalBefore(i)) legal.insert(match.game().text(action));
      EXPECT_EQ(legal, scorer.legal());
    }
    EXPECT_TRUE(scorer.read(line));
    if (testing::Test::HasFailure()) return scorer;
  }
  EXPECT_EQ(scorer.turn(), "over");
  EXPECT_EQ(match.result().score[0], scorer.runs(0));
  EXPECT_EQ(match.result().score[1], scorer.runs(1));
  return scorer;
}

TEST(SecondOpinion, ManyMatchesFromTheirRecordsAlone) {
  std::map<std::string, int> seen;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    const Scorer scorer = compare(randomMatch(seed));
    for (const auto& [what, count] : scorer.seen()) seen[what] += count;
    if (HasFailure()) return;
  }
  // All that can happen has happened, and not once only.
  for (const Play& play : kPlays) {
    for (const char relation : {'<', '=', '>'}) {
      EXPECT_GE(seen[std::string(play.code) + " " + relation], 5) << play.code << relation;
    }
  }
  for (const char* what :
       {"bird kept", "bird lost", "runs that don't count", "walk-off", "visitor wins", "no bottom",
        "extra inning", "removed", "turned", "empty zones", "last glove"}) {
    EXPECT_GE(seen[what], 5) << what;
    RecordProperty(what, seen[what]);
  }
}

}  // namespace
}  // namespace raindelay::rallybird::test
