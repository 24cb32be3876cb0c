// A scorer who has read the rules page and nothing else: given the lines of a record, in notation,
// it says before each of them whose turn it is, what may be done, and what stands on the table. It
// works with cards' names and lists, and is compared with the game over many hands played at
// random.

#include <optional>

#include "match/match.h"
#include "match/record.h"
#include "table.h"

namespace raindelay::tarot::test {
namespace {

using Texts = std::set<std::string>;

class Scorer {
 public:
  Scorer(OptionTexts options, int seats) : options_(std::move(options)), seats_(seats) {
    score_.resize(at(seats));
  }

  /// `chance`, `seat 0` … or `over`.
  [[nodiscard]] std::string turn() const {
    if (asked_ == "over") return "over";
    return asked_ == "dealer" || asked_ == "deal" ? "chance" : "seat " + std::to_string(mover_);
  }
  [[nodiscard]] Texts legal() const {
    Texts all;
    if (asked_ == "discard") {
      Codes plain = ofHand([](const std::string& card) { return !isTarot(card); });
      const std::size_t more = 2 - discard_.size();
      plain.resize(plain.size() - more);
      for (const std::string& card : plain) {
        if (discard_.empty() || isLower(discard_.back(), card)) all.insert("discard " + card);
      }
    } else if (asked_ == "declare") {
      for (const auto& [what, made] : combinations()) {
        if (!seat().declared.contains(what)) all.insert("declare " + what);
      }
      all.insert("done");
    } else if (asked_ == "ask") {
      for (int other = 0; other < seats_; ++other) {
        if (ofHand(isTarot).size() == 2 && other != mover_) {
          all.insert("ask " + std::to_string(other));
        }
      }
      all.insert("no-ask");
    } else if (asked_ == "give") {
      for (const std::string& card : ofHand(isTarot)) all.insert("give " + card);
    } else if (asked_ == "return") {
      for (const std::string& card : seat().hand) {
        if (!isTarot(card) && !isCourt(card)) all.insert("return " + card);
      }
    } else if (asked_ == "play") {
      for (const std::string& card : playable()) all.insert("play " + card);
    }
    return all;
  }
  /// Seat 0's view of the scores and of the hands; it doesn't see how far another's discard is.
  [[nodiscard]] std::string table() const {
    std::string text = asked_ + ", hand " + std::to_string(hand_ + 1);
    for (int i = 0; i < seats_; ++i) {
      const Player& one = all_.at(at(i));
      const bool discards = asked_ == "discard" && i == dealer_ && i > 0;
      text += "; " + std::to_string(score_.at(at(i))) + ", " + std::to_string(one.before) + "+" +
              std::to_string(one.play) + ", tricks " + std::to_string(one.tricks) + ", held " +
              std::to_string(discards ? 25 : one.hand.size()) + ", voids";
      for (const char suit : kSuitLetters) {
        if (one.voids.contains(suit)) text += std::string(" ") + suit;
      }
    }
    return text;
  }
  [[nodiscard]] const std::vector<int>& score() const { return score_; }
  [[nodiscard]] std::string hand() const { return join({seat().hand.begin(), seat().hand.end()}); }

  /// A line of the record; false if it isn't possible by the rules.
  bool read(const std::string& line) {
    const auto space = line.find(' ');
    const std::string verb = line.substr(0, space);
    const std::string rest = space == std::string::npos ? "" : line.substr(space + 1);
    if (turn() == "chance") return drawn(verb, rest);
    if (!legal().contains(line)) return false;
    if (verb == "discard") {
      lay(rest);
    } else if (verb == "declare") {
      declare(rest);
    } else if (verb == "done") {
      mover_ = after(mover_);
      if (mover_ == after(dealer_)) offer();
    } else if (verb == "ask") {
      ask(std::stoi(rest));
    } else if (verb == "no-ask") {
      next();
    } else if (verb == "give") {
      handOver(rest, mover_, asker_);
      mover_ = asker_;
      asked_ = "return";
      ++seen_["given"];
    } else if (verb == "return") {
      handOver(rest, asker_, giver_);
      next();
    } else {
      play(rest);
    }
    return true;
  }
  /// The count of each thing that a test of hands at random should have seen.
  [[nodiscard]] const std::map<std::string, int>& seen() const { return seen_; }

 private:
  struct Lower {
    bool operator()(const std::string& a, const std::string& b) const { return isLower(a, b); }
  };
  using Cards = std::set<std::string, Lower>;
  struct Player {
    Cards hand;
    Cards shown;
    Texts declared;
    std::set<char> voids;
    int before = 0;
    int play = 0;
    int tricks = 0;
  };
  struct Made {
    int points = 0;
    Codes shown;
  };

  static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
  [[nodiscard]] int after(int seat) const { return (seat + 1) % seats_; }
  [[nodiscard]] const Player& seat() const { return all_.at(at(mover_)); }
  [[nodiscard]] Player& seat() { return all_.at(at(mover_)); }
  template <class Test>
  [[nodiscard]] Codes ofHand(Test test) const {
    Codes all;
    std::copy_if(seat().hand.begin(), seat().hand.end(), std::back_inserter(all), test);
    return all;
  }

  // --- 2: the deal

  bool drawn(const std::string& source, const std::string& what) {
    if (asked_ == "dealer") {
      dealer_ = std::stoi(what);
      begin();
      return source == "dealer" && dealer_ < seats_;
    }
    const int number = static_cast<int>(dealt_.size());
    if (!dealt_.insert(what).second) return false;
    if (number >= 25 * seats_) {
      spare_.push_back(what);
      if (spare_.size() == 3) {
        asked_ = "discard";
        mover_ = dealer_;
      }
      return source == "deal-spare";
    }
    const int to = (after(dealer_) + number / 5) % seats_;
    all_.at(at(to)).hand.insert(what);
    return source == "deal-" + std::to_string(to);
  }
  void begin() {
    all_.assign(at(seats_), {});
    dealt_.clear();
    spare_.clear();
    discard_.clear();
    trick_.clear();
    asked_ = "deal";
  }
  void lay(const std::string& card) {
    discard_.push_back(card);
    seat().hand.erase(card);
    if (discard_.size() < 3) return;
    seat().hand.insert(spare_.begin(), spare_.end());
    asked_ = "declare";
    mover_ = after(dealer_);
  }

  // --- 3: declaring

  [[nodiscard]] std::map<std::string, Made> combinations() const {
    std::map<std::string, Made> all;
    const auto group = [&](const std::string& name, int from) {
      const Codes cards = ofHand([&](const std::string& card) {
        return suitOf(card) == 't' && rankOf(card) >= from && rankOf(card) <= from + 4;
      });
      if (cards.size() >= 3) all[name] = {static_cast<int>(cards.size()) * 5 - 10, cards};
    };
    group("greater", 17);
    group("lesser", 1);
    const auto lowest = [&](const std::string& name, Codes cards, std::size_t count, int points) {
      cards.resize(count);
      all[name] = {points, cards};
    };
    const Codes trumps = ofHand([](const std::string& card) { return suitOf(card) == 't'; });
    if (trumps.size() >= 13) {
      lowest("trumps", trumps, 13, 15);
    } else if (trumps.size() >= 10) {
      lowest("trumps", trumps, 10, 10);
    }
    const Codes tarots = ofHand(isTarot);
    const std::size_t threes = tarots.size() / 3;
    if (threes > 0) lowest("tarots", tarots, 3 * threes, 15 * static_cast<int>(threes));
    for (const std::string& first : seat().hand) {
      const auto holds = [&](int rank) {
        const std::string card = near(first, rank);
        return !card.empty() && seat().hand.contains(card);
      };
      if (first == "t0" || holds(-1)) continue;
      int length = 1;
      while (holds(length)) ++length;
      if (length < 4) continue;
      const std::string text = first + "-" + near(first, length - 1);
      all["run " + text] = {worthOfRun(length), run(text)};
    }
    return all;
  }
  /// The card so far above another one; none below the 1 of trumps.
  static std::string near(const std::string& card, int by) {
    const int rank = rankOf(card) + by;
    const bool trump = suitOf(card) == 't';
    if (rank < (trump ? 1 : 0) || rank > (trump ? 21 : 13)) return "";
    return test::cardOf(suitOf(card), rank);
  }
  static int worthOfRun(int length) {
    if (length < 4) return 0;
    int best = worthOfRun(length - 4) + 5;
    if (length >= 7) best = std::max(best, worthOfRun(length - 7) + 10);
    if (length >= 10) best = std::max(best, worthOfRun(length - 10) + 15);
    return best;
  }
  void declare(const std::string& what) {
    const Made made = combinations().at(what);
    seat().declared.insert(what);
    seat().before += made.points;
    seat().shown.insert(made.shown.begin(), made.shown.end());
    ++seen_[what.substr(0, what.find(' ')) + " " + std::to_string(made.points)];
  }

  // --- 4: the ask

  void offer() {
    asked_ = "ask";
    Codes known = ofHand(isTarot);
    std::erase_if(known, [&](const std::string& card) { return !seat().shown.contains(card); });
    if (known.size() < 3) return;
    ++seen_["not offered"];
    next();
  }
  void next() {
    if (asked_ != "ask") mover_ = asker_;
    mover_ = after(mover_);
    if (mover_ == after(dealer_)) {
      asked_ = "play";
    } else {
      offer();
    }
  }
  void ask(int other) {
    for (const std::string& card : ofHand(isTarot)) seat().shown.insert(card);
    asker_ = mover_;
    giver_ = mover_ = other;
    if (!ofHand(isTarot).empty()) {
      asked_ = "give";
      return;
    }
    ++seen_["refused"];
    mover_ = asker_;
    seat().before += 5;
    next();
  }
  void handOver(const std::string& card, int from, int to) {
    all_.at(at(from)).hand.erase(card);
    all_.at(at(to)).hand.insert(card);
  }

  // --- 5 and 6: play

  [[nodiscard]] char led() const {
    for (const auto& [by, card] : trick_) {
      if (card != "t0") return suitOf(card);
    }
    return ' ';
  }
  [[nodiscard]] Codes playable() const {
    const char suit = led();
    const auto follows = [&](const std::string& card) {
      return card != "t0" && suitOf(card) == suit;
    };
    if (suit == ' ' || ofHand(follows).empty()) return ofHand([](const auto&) { return true; });
    return ofHand([&](const std::string& card) { return card == "t0" || follows(card); });
  }
  void play(const std::string& card) {
    if (card != "t0" && led() != ' ' && led() != suitOf(card)) seat().voids.insert(led());
    seat().hand.erase(card);
    trick_.emplace_back(mover_, card);
    mover_ = after(mover_);
    if (trick_.size() < at(seats_)) return;
    take();
    if (trickNumber() == 25) return endHand();
    while (trickNumber() == 24 && seat().hand.size() == 1) {
      const std::string last = *seat().hand.begin();  // play() takes it out of the hand
      play(last);
    }
  }
  [[nodiscard]] int trickNumber() const {
    int sum = 0;
    for (const Player& one : all_) sum += one.tricks;
    return sum;
  }
  void take() {
    const auto strength = [&](const std::string& card) {
      if (card == "t0") return -1;
      if (suitOf(card) == 't') return 100 + rankOf(card);
      return suitOf(card) == led() ? rankOf(card) : -1;
    };
    auto best = trick_[0];
    for (const auto& one : trick_) {
      if (strength(one.second) > strength(best.second)) best = one;
    }
    int cut = 0;
    std::multiset<int> cards;
    for (const auto& [by, card] : trick_) {
      const bool king = isTarot(card) && suitOf(card) != 't';
      if (king && led() != 't' && suitOf(best.second) == 't') ++cut;
      if (card == "t0") {
        all_.at(at(by)).play += 5;
        ++seen_["the 0"];
      } else if (isTarot(card)) {
        cards.insert(5);
      } else if (isCourt(card)) {
        cards.insert(rankOf(card) - 8);
      }
    }
    ++seen_["cut " + std::to_string(cut)];
    mover_ = best.first;
    ++seat().tricks;
    seat().play += 5 * cut + worth(cards);
    trick_.clear();
  }
  [[nodiscard]] int worth(const std::multiset<int>& cards) const {
    if (cards.empty()) return 1;
    if (options_.at("trick-scoring") == "best-card") return *cards.rbegin();
    int sum = 0;
    if (options_.at("trick-scoring") == "every-card") {
      for (const int card : cards) sum += card;
    } else {
      for (const int card : std::set<int>(cards.begin(), cards.end())) sum += card;
    }
    return sum;
  }

  // --- 7 and 8

  void endHand() {
    std::vector<std::pair<int, int>> totals;
    for (int i = 0; i < seats_; ++i) {
      totals.emplace_back(all_.at(at(i)).before + all_.at(at(i)).play, i);
    }
    std::sort(totals.rbegin(), totals.rend());
    score_.at(at(totals[0].second)) += totals[0].first - totals[1].first;
    if (totals[0].first == totals[1].first) ++seen_["hand tied"];
    ++hand_;
    const std::string length = options_.at("length");
    const bool fixed = length.find("hand") != std::string::npos;
    const int most = *std::max_element(score_.begin(), score_.end());
    if (fixed ? hand_ == std::stoi(length) : most >= std::stoi(length)) {
      asked_ = "over";
      return;
    }
    dealer_ = after(dealer_);
    begin();
  }

  OptionTexts options_;
  int seats_;
  std::vector<int> score_;
  std::vector<Player> all_;
  Texts dealt_;
  Codes spare_;
  Codes discard_;
  std::vector<std::pair<int, std::string>> trick_;
  std::string asked_ = "dealer";
  int hand_ = 0;
  int dealer_ = 0;
  int mover_ = 0;
  int asker_ = 0;
  int giver_ = 0;
  std::map<std::string, int> seen_;
};

/// The scorer's text, from the game's facts before a step.
std::string table(const Match& match, std::size_t step) {
  std::map<std::string, std::string> facts;
  for (const Fact& fact : match.game().facts(match.viewBefore(step, Seat(0)))) {
    facts[fact.key] = fact.value;
  }
  const std::map<std::string, char> letters{
      {"sceptres", 's'}, {"cups", 'c'}, {"swords", 'w'}, {"pentacles", 'p'}, {"trumps", 't'}};
  std::string text = facts["phase"] + ", hand " + facts["hand"];
  for (int i = 0; i < match.seats(); ++i) {
    const std::string seat = "." + std::to_string(i);
    text += "; " + facts["score" + seat] + ", " + facts["before-play" + seat] + "+" +
            facts["play" + seat] + ", tricks " + facts["tricks" + seat] + ", held " +
            facts["held" + seat] + ", voids";
    for (const std::string& suit : words(facts["voids" + seat])) {
      if (suit != "-") text += std::string(" ") + letters.at(suit);
    }
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
  const auto any = [&](std::initializer_list<const char*> of) {
    return std::string(of.begin()[random.below(static_cast<int>(of.size()))]);
  };
  MatchSetup setup;
  setup.game = "tarot";
  setup.players = {{"Ann", "human"}, {"Ben", "human"}};
  if (random.below(2) == 0) setup.players.push_back({"Cleo", "human"});
  setup.seed = seed;
  setup.options = {{"length", any({"50", "100", "1-hand", "2-hands", "6-hands"})},
                   {"trick-scoring", any({"each-line", "best-card", "every-card"})}};
  Options options(Rules::info());
  EXPECT_TRUE(options.setSeats(static_cast<int>(setup.players.size())));
  for (const auto& [id, value] : setup.options) EXPECT_TRUE(options.setText(id, value)) << id;
  auto game = (*findGame("tarot"))->make(options, builtinData("tarot"));
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
  Scorer scorer(record->setup.options, match.seats());
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
  for (std::size_t seat = 0; seat < scorer.score().size(); ++seat) {
    EXPECT_EQ(match.result().score[seat], scorer.score()[seat]);
  }
  return scorer;
}

TEST(SecondOpinion, ManyHandsFromTheirRecordsAlone) {
  std::map<std::string, int> seen;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const Scorer scorer = compare(randomMatch(seed));
    for (const auto& [what, count] : scorer.seen()) seen[what] += count;
    if (HasFailure()) return;
  }
  // All that can happen has happened.
  for (const char* what :
       {"greater 5", "greater 10", "lesser 5", "lesser 10", "trumps 10", "tarots 15", "run 5",
        "run 10", "given", "refused", "not offered", "the 0", "cut 0", "cut 1", "hand tied"}) {
    EXPECT_GE(seen[what], 2) << what;
  }
  for (const auto& [what, count] : seen) RecordProperty(what, count);
}

}  // namespace
}  // namespace raindelay::tarot::test
