// A scorer who has read the rules page and nothing else: given the lines of a record, in notation,
// it says after each of them whose turn it is, what the scoreboard shows and how a test ended. It
// works in another manner than the game (a wicket is the list of its cards; every total is added up
// anew each time) and is compared with it over some thousand matches played at random.

#include <algorithm>
#include <optional>
#include <set>

#include "match/match.h"
#include "match/record.h"
#include "test_match.h"

namespace raindelay::cricket_card::test {
namespace {

class Scorer {
 public:
  explicit Scorer(OptionTexts options) : options_(std::move(options)) {}

  /// `chance`, `seat 0`, `seat 1` or `over`.
  [[nodiscard]] std::string turn() const {
    if (over_) return "over";
    if (!toss_ || (opener_ && toDraw())) return "chance";
    if (!opener_) return "seat " + std::to_string(*toss_);
    return "seat " + std::to_string(answering() && chain().size() % 2 == 1 ? 1 - bats() : bats());
  }

  /// A line of the record. False if it isn't possible by the rules.
  bool read(const std::string& line) {
    const auto space = line.find(' ');
    const std::string verb = line.substr(0, space);
    const std::string rest = space == std::string::npos ? "" : line.substr(space + 1);
    bool good = true;
    if (verb == "toss") {
      toss_ = std::stoi(rest);
    } else if (verb == "bat" || verb == "bowl") {
      opener_ = verb == "bat" ? *toss_ : 1 - *toss_;
      innings_.push_back({*opener_, {}, 0, 0});
    } else if (verb == "stock-0" || verb == "stock-1") {
      const std::size_t side = verb == "stock-0" ? 0 : 1;
      good = stock_[side].erase(rest) == 1 && hand_[side].size() < 4;
      hand_[side].insert(rest);
    } else if (verb == "play") {
      const auto mark = rest.find('>');
      const int rank = std::stoi(rest.substr(mark + 1));
      for (const Wicket& wicket : now().wickets) good = good && wicket.rank != rank;
      now().wickets.push_back({rank, {}});
      good = lay(bats(), rest.substr(0, mark)) && good;
    } else if (verb == "counter" || verb == "recounter") {
      const std::string below = chain().back();
      const bool equal = verb == "counter" && innings_.size() > 2;
      good = valueOf(rest) > valueOf(below) - (equal ? 1 : 0) &&
             lay(verb == "counter" ? 1 - bats() : bats(), rest);
    } else if (verb == "close") {
      closed_ = true;
    } else {
      settled_ = true;
    }
    if (opener_ && !over_ && !toDraw()) goOn();
    return good;
  }

  /// `test 1 of 1, innings 2, 0: 120+4 for 3, 0+0 for 0; 1: …; won 0 0; wanted -`.
  [[nodiscard]] std::string board() const {
    std::string text = "test " + std::to_string(test_ + 1) + " of " + option("tests") +
                       ", innings " + std::to_string(std::max<std::size_t>(innings_.size(), 1));
    for (const int side : {0, 1}) {
      text += ", " + std::to_string(side) + ": " + card(side, 0) + ", " + card(side, 1);
    }
    return text + "; won " + std::to_string(won_[0]) + " " + std::to_string(won_[1]) + "; wanted " +
           wanted();
  }
  /// The result of each test that is over.
  [[nodiscard]] const std::vector<std::string>& verdicts() const { return verdicts_; }
  [[nodiscard]] int followOns() const { return followOns_; }

 private:
  struct Wicket {
    int rank;
    std::vector<std::string> chain;
  };
  struct Innings {
    int side;
    std::vector<Wicket> wickets;
    int extrasOfSide;
    int extrasOfOther;
  };

  [[nodiscard]] std::string option(const std::string& id) const { return options_.at(id); }
  [[nodiscard]] int multiplier() const {
    const int first = std::stoi(option("multiplier"));
    if (test_ == 0) return first;
    const int own = std::stoi(option("multiplier-" + std::to_string(test_ + 1)));
    return own == 0 ? first : own;
  }
  [[nodiscard]] int limit(const std::string& id, int runs) const {
    return option(id) == "scaled" ? runs / 10 * multiplier() : runs;
  }

  [[nodiscard]] int drawnAt() const { return limit("draw-limit", std::stoi(option("draw-runs"))); }
  [[nodiscard]] int missing() const { return drawnAt() - total(0) - total(1); }

  /// The target of the fourth innings: 8.10, or 8.13.
  [[nodiscard]] std::string wanted() const {
    if (over_ || innings_.size() != 4) return "-";
    if (saving_) return "save " + std::to_string(missing());
    return "win " + std::to_string(1 + total(1 - bats()) - total(bats()));
  }
  /// Between strokes: whether the side at bat could still get ahead.
  [[nodiscard]] bool couldWin() const {
    const int target = 1 + total(1 - bats()) - total(bats());
    if (option("timeless") == "on" || target < missing()) return true;
    if (option("winning-stroke") == "off") return false;
    for (int before = 0; before < missing(); before += multiplier()) {
      if (before + bestStroke() >= target) return true;
    }
    return false;
  }
  [[nodiscard]] int bestStroke() const {
    const auto of = static_cast<std::size_t>(bats());
    int best = 0;
    for (int rank = 1; rank <= 10; ++rank) {
      const auto& played = innings_.back().wickets;
      if (std::any_of(played.begin(), played.end(),
                      [&](const Wicket& one) { return one.rank == rank; })) {
        continue;
      }
      for (const auto* cards : {&hand_[of], &stock_[of]}) {
        for (const std::string& card : *cards) best = std::max(best, valueOf(card) - rank);
      }
    }
    return best * multiplier();
  }

  [[nodiscard]] int bats() const { return innings_.back().side; }
  [[nodiscard]] Innings& now() { return innings_.back(); }
  [[nodiscard]] bool answering() const { return !innings_.back().wickets.empty() && !settled_; }
  [[nodiscard]] const std::vector<std::string>& chain() const {
    return innings_.back().wickets.back().chain;
  }
  [[nodiscard]] bool toDraw() const {
    for (const std::size_t side : {0U, 1U}) {
      if (hand_[side].size() < 4 && !stock_[side].empty()) return true;
    }
    return false;
  }

  bool lay(int side, const std::string& card) {
    innings_.back().wickets.back().chain.push_back(card);
    settled_ = false;
    return hand_[static_cast<std::size_t>(side)].erase(card) == 1;
  }

  [[nodiscard]] int runsOf(const Innings& innings, bool withOpen) const {
    int points = 0;
    for (const Wicket& wicket : innings.wickets) {
      const bool open = &innings == &innings_.back() && &wicket == &innings.wickets.back() &&
                        !settled_ && !withOpen;
      if (open || wicket.chain.size() % 2 == 0) continue;
      points += std::max(0, valueOf(wicket.chain.back()) - wicket.rank);
    }
    return points * multiplier();
  }
  [[nodiscard]] int total(int side) const {
    int sum = 0;
    for (const Innings& innings : innings_) {
      if (innings.side == side) sum += runsOf(innings, false) + innings.extrasOfSide;
      if (innings.side != side) sum += innings.extrasOfOther;
    }
    return sum;
  }
  /// Extras belong to the innings of the same round.
  [[nodiscard]] std::string card(int side, std::size_t round) const {
    int runs = 0;
    int extras = 0;
    std::size_t wickets = 0;
    for (std::size_t i = 2 * round; i < std::min(innings_.size(), 2 * round + 2); ++i) {
      const Innings& innings = innings_[i];
      if (innings.side == side) {
        runs = runsOf(innings, false);
        wickets = innings.wickets.size();
        extras += innings.extrasOfSide;
      } else {
        extras += innings.extrasOfOther;
      }
    }
    return std::to_string(runs) + "+" + std::to_string(extras) + " for " + std::to_string(wickets);
  }

  /// True if the side has a card, in hand or stock, that beats the one on top.
  [[nodiscard]] bool couldBeat(int side) const {
    const auto of = static_cast<std::size_t>(side);
    if (hand_[of].empty()) return false;
    const bool equal = side != bats() && innings_.size() > 2;
    const auto beats = [&](const std::string& card) {
      return valueOf(card) > valueOf(chain().back()) - (equal ? 1 : 0);
    };
    return std::any_of(hand_[of].begin(), hand_[of].end(), beats) ||
           std::any_of(stock_[of].begin(), stock_[of].end(), beats);
  }

  void goOn() {
    if (answering()) {
      const int asked = chain().size() % 2 == 1 ? 1 - bats() : bats();
      if (couldBeat(asked)) return;
      settled_ = true;
    }
    if (decidedByRuns(true)) return;
    const bool handIsEmpty = hand_[static_cast<std::size_t>(bats())].empty();
    if (closed_ || handIsEmpty || now().wickets.size() == 10) return closeInnings();
    saving_ = saving_ || (innings_.size() == 4 && !couldWin());
  }

  /// A draw, and in the fourth innings a chase.
  bool decidedByRuns(bool chase) {
    const bool ahead = chase && innings_.size() == 4 && total(bats()) > total(1 - bats());
    const bool whatever = ahead && option("winning-stroke") == "on";
    if (option("timeless") == "off" && missing() <= 0 && !whatever) {
      end("drawn " + std::to_string(total(0) + total(1)));
      return true;
    }
    if (!ahead) return false;
    const std::size_t before = now().wickets.size() - 1;
    ++won_[static_cast<std::size_t>(bats())];
    end("won-by-wickets " + std::to_string(bats()) + " " + std::to_string(10 - before));
    return true;
  }

  void closeInnings() {
    closed_ = false;
    settled_ = true;
    const int side = bats();
    if (innings_.size() == 2 || innings_.size() == 4) {
      before_ = total(0) - total(1);
      now().extrasOfSide = inHand(side);
      now().extrasOfOther = inHand(1 - side);
      if (decidedByRuns(false)) return;
    }
    if (innings_.size() == 2) return secondRound();
    if (innings_.size() == 4) return compare();
    const int behind = total(1 - side) - total(side);
    if (innings_.size() == 3 && behind > 0) {
      ++won_[static_cast<std::size_t>(1 - side)];
      return end("won-by-innings " + std::to_string(1 - side) + " " + std::to_string(behind));
    }
    begin(1 - side);
  }

  void secondRound() {
    const bool follows = total(1 - bats()) - total(bats()) >= limit("follow-on", 200);
    followOns_ += follows ? 1 : 0;
    const int first = follows ? bats() : 1 - bats();
    shuffle();
    begin(first);
  }

  void compare() {
    const int after = total(0) - total(1);
    if (after == 0) return end("tied " + std::to_string(total(0)));
    const int winner = after > 0 ? 0 : 1;
    const bool ahead = winner == 0 ? before_ > 0 : before_ < 0;
    ++won_[static_cast<std::size_t>(winner)];
    end((ahead ? "won-by-runs " : "won-on-extras ") + std::to_string(winner) + " " +
        std::to_string(std::abs(after)));
  }

  void begin(int side) {
    innings_.push_back({side, {}, 0, 0});
    saving_ = innings_.size() == 4 && !couldWin();
    if (!toDraw()) goOn();
  }

  void end(const std::string& verdict) {
    verdicts_.push_back(verdict);
    if (test_ + 1 == std::stoi(option("tests"))) {
      over_ = true;
      return;
    }
    ++test_;
    innings_.clear();
    opener_.reset();
    saving_ = false;
    const int tests = std::stoi(option("tests"));
    const bool anew = test_ + 1 == tests && tests % 2 == 1 && option("toss-in-turn") == "off";
    toss_ = anew ? std::nullopt : std::optional(1 - *toss_);
    shuffle();
  }

  void shuffle() {
    for (const std::size_t side : {0U, 1U}) {
      hand_[side].clear();
      stock_[side] = {kCards.begin(), kCards.end()};
    }
  }
  [[nodiscard]] int inHand(int side) const {
    int sum = 0;
    for (const std::string& one : hand_[static_cast<std::size_t>(side)]) sum += valueOf(one);
    return sum;
  }

  OptionTexts options_;
  std::array<std::set<std::string>, 2> hand_;
  std::array<std::set<std::string>, 2> stock_{std::set<std::string>{kCards.begin(), kCards.end()},
                                              std::set<std::string>{kCards.begin(), kCards.end()}};
  std::vector<Innings> innings_;
  std::optional<int> toss_;
  std::optional<int> opener_;
  bool settled_ = true;
  bool closed_ = false;
  bool over_ = false;
  bool saving_ = false;
  int test_ = 0;
  int before_ = 0;
  int followOns_ = 0;
  std::array<int, 2> won_{};
  std::vector<std::string> verdicts_;
};

/// Any options, and now and then those of an ordinary test.
OptionTexts randomOptions(Stream& random) {
  OptionTexts all{{"multiplier", "10"},  {"timeless", "off"},     {"tests", "1"},
                  {"multiplier-2", "0"}, {"multiplier-3", "0"},   {"multiplier-4", "0"},
                  {"multiplier-5", "0"}, {"draw-limit", "as-is"}, {"follow-on", "as-is"},
                  {"draw-runs", "1400"}, {"toss-in-turn", "off"}, {"winning-stroke", "off"}};
  if (random.below(3) == 0) return all;
  all["multiplier"] = std::to_string(1 + random.below(20));
  all["timeless"] = random.below(4) == 0 ? "on" : "off";
  all["tests"] = std::to_string(1 + random.below(5) * random.below(2));
  for (const char* id : {"multiplier-2", "multiplier-3", "multiplier-4", "multiplier-5"}) {
    all[id] = std::to_string(random.below(21));
  }
  for (const char* id : {"draw-limit", "follow-on"}) {
    if (random.below(2) == 0) all[id] = "scaled";
  }
  if (random.below(2) == 0) all["draw-runs"] = std::to_string(700 + 50 * random.below(47));
  for (const char* id : {"toss-in-turn", "winning-stroke"}) {
    if (random.below(2) == 0) all[id] = "on";
  }
  return all;
}

/// A player's leaning: how often it would close, and how often answer, in a hundred.
struct Leaning {
  int close;
  int answer;
  bool best;  ///< plays its highest card on its lowest wicket
};

Action choose(const Match& match, const Leaning& leaning, Stream& random) {
  const ActionList legal = match.legal();
  std::vector<Action> cards;
  std::optional<Action> pass;
  for (const Action action : legal) {
    const std::string text = match.game().text(action);
    const bool stops = text == "close" || text == "let" || text == "leave";
    if (stops) {
      pass = action;
    } else {
      cards.push_back(action);
    }
  }
  if (cards.empty()) return *pass;
  const bool close = pass && match.game().text(*pass) == "close";
  if (pass && random.below(100) >= (close ? 100 - leaning.close : leaning.answer)) return *pass;
  if (!leaning.best || !close) {
    return cards[static_cast<std::size_t>(random.below(static_cast<int>(cards.size())))];
  }
  const auto worth = [&](Action action) {
    const std::string text = match.game().text(action).substr(5);
    return valueOf(text.substr(0, text.find('>'))) - std::stoi(text.substr(text.find('>') + 1));
  };
  return *std::max_element(cards.begin(), cards.end(),
                           [&](Action a, Action b) { return worth(a) < worth(b); });
}

Match randomMatch(std::uint64_t seed) {
  Stream random(seed, "opinion");
  MatchSetup setup;
  setup.game = "cricket-card";
  setup.players = {{"Ann", "human"}, {"Ben", "human"}};
  setup.seed = seed;
  setup.options = randomOptions(random);
  Options options(Rules::info());
  for (const auto& [id, value] : setup.options) EXPECT_TRUE(options.setText(id, value)) << id;
  auto game = (*findGame("cricket-card"))->make(options, builtinData("cricket-card"));
  Match match = *Match::begin(*game, setup);
  std::array<Leaning, 2> leanings{};
  for (Leaning& leaning : leanings) {
    leaning = {random.below(2) * random.below(40), random.below(101), random.below(2) == 0};
  }
  while (match.turn().kind == Turn::Kind::kSeat) {
    const auto seat = static_cast<std::size_t>(match.turn().seat.index());
    EXPECT_FALSE(match.act(choose(match, leanings[seat], random)));
  }
  return match;
}

/// The scoreboard as the game's view before a step has it, said as the scorer does.
std::string board(const Match& match, std::size_t step) {
  std::map<std::string, std::string> facts;
  for (const Fact& fact : match.game().facts(match.viewBefore(step, Seat(0)))) {
    facts[fact.key] = fact.value;
  }
  return "test " + facts["test"] + ", innings " + facts["innings"] + ", 0: " + facts["score.0"] +
         ", 1: " + facts["score.1"] + "; won " + facts["tests-won.0"] + " " + facts["tests-won.1"] +
         "; wanted " + facts["wanted"];
}

std::string turnBefore(const Match& match, std::size_t step) {
  const Turn turn = match.turnBefore(step);
  if (turn.kind == Turn::Kind::kChance) return "chance";
  if (turn.kind == Turn::Kind::kOver) return "over";
  return "seat " + std::to_string(turn.seat.index());
}

/// The results of the tests, as told: without units.
std::vector<std::string> toldVerdicts(const Match& match) {
  std::vector<std::string> all;
  for (const Step& step : match.steps()) {
    for (const Happening& happening : step.happenings) {
      const auto* event = std::get_if<Event>(&happening);
      if (event == nullptr) continue;
      std::string text(match.info().events[event->id].id);
      if (!text.starts_with("won-") && text != "tied" && text != "drawn") continue;
      for (const Value& value : event->values) {
        if (value.kind == Value::Kind::kWord) continue;
        text += " " + std::to_string(value.number);
      }
      all.push_back(text);
    }
  }
  return all;
}

/// Compares one match line by line; the scorer as it stands at its end.
Scorer compare(const Match& match) {
  const auto record = parseRecord(recordText(match), "random");
  EXPECT_TRUE(record);
  Scorer scorer(record->setup.options);
  for (std::size_t i = 0; i < record->lines.size(); ++i) {
    const std::string where =
        "seed " + std::to_string(match.setup().seed) + ", line " + std::to_string(i);
    EXPECT_EQ(turnBefore(match, i), scorer.turn()) << where;
    // Draws change nothing on the board, and there are many.
    if (scorer.turn() != "chance") {
      EXPECT_EQ(board(match, i), scorer.board()) << where;
    }
    EXPECT_TRUE(scorer.read(record->lines[i].action)) << where << record->lines[i].action;
    if (testing::Test::HasFailure()) return scorer;
  }
  EXPECT_EQ(scorer.turn(), "over");
  EXPECT_EQ(board(match, record->lines.size()), scorer.board());
  EXPECT_EQ(toldVerdicts(match), scorer.verdicts());
  return scorer;
}

TEST(SecondOpinion, SomeThousandMatchesFromTheirRecordsAlone) {
  std::map<std::string, int> ends;
  for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
    const Scorer scorer = compare(randomMatch(seed));
    for (const std::string& verdict : scorer.verdicts()) {
      ++ends[verdict.substr(0, verdict.find(' '))];
    }
    ends["follow-on"] += scorer.followOns();
    if (HasFailure()) return;
  }
  // All that can happen has happened, and not once only.
  for (const char* end : {"won-by-innings", "won-by-runs", "won-by-wickets", "won-on-extras",
                          "tied", "drawn", "follow-on"}) {
    EXPECT_GE(ends[end], 5) << end;
    RecordProperty(end, ends[end]);
  }
}

}  // namespace
}  // namespace raindelay::cricket_card::test
