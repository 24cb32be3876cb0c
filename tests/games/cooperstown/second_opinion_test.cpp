// The rules of an at-bat, a steal and a bunt a second time, written from assets/…/rules.md alone
// and in another manner (runners know their bases, not bases their runners), and compared with the
// game for every card, every state of the bases, every number of outs and many fields.

#include <algorithm>
#include <array>
#include <map>

#include "position.h"

namespace raindelay::cooperstown::test {
namespace {

constexpr int kBatter = 3;  ///< index of the batter; 0 … 2 began on first … third
constexpr int kHomePlate = 4;
constexpr int kGone = 9;  ///< out, or never there

struct Opinion {
  std::array<int, 4> at{kGone, kGone, kGone, 0};
  std::array<bool, 4> fast{};
  int outs = 0;
  int runs = 0;
  int hits = 0;
  int errors = 0;
  bool under = false;  ///< the card went under the deck: no at-bat

  [[nodiscard]] bool on(int runner) const {
    const int base = at[static_cast<std::size_t>(runner)];
    return base >= 1 && base <= 3;
  }
  [[nodiscard]] bool anyoneOn() const { return on(0) || on(1) || on(2); }
  /// The runners, the lead one first (they never pass each other).
  [[nodiscard]] std::vector<int> runners() const {
    std::vector<int> all;
    for (int runner = 2; runner >= 0; --runner) {
      if (on(runner)) all.push_back(runner);
    }
    return all;
  }
  [[nodiscard]] int lead() const { return runners().front(); }
  [[nodiscard]] int base(int runner) const { return at[static_cast<std::size_t>(runner)]; }
  [[nodiscard]] bool taken(int base) const {
    return std::find(at.begin(), at.end(), base) != at.end();
  }
  /// Forced by the batter: nobody is missing between him and the plate.
  [[nodiscard]] bool forced(int runner) const {
    for (int below = 1; below <= base(runner); ++below) {
      if (!taken(below)) return false;
    }
    return true;
  }
  void put(int runner, int base) {
    at[static_cast<std::size_t>(runner)] = base;
    if (base == kHomePlate) ++runs;
  }
  void retire(int runner) {
    at[static_cast<std::size_t>(runner)] = kGone;
    ++outs;
  }
  void advance(int runner, int bases) {
    int to = base(runner);
    while (bases-- > 0 && to < kHomePlate && (to == 3 || !taken(to + 1))) ++to;
    put(runner, to);
  }
  void advanceEverybody(int bases, bool fastTakeMore) {
    for (const int runner : runners()) {
      const bool more = fastTakeMore && fast[static_cast<std::size_t>(runner)];
      advance(runner, bases + (more ? 1 : 0));
    }
  }
  /// A side that is out: nothing moves any more (5.17).
  [[nodiscard]] bool sideOut() const { return outs >= 3; }
};

struct Pitch {
  std::string code;
  int rank;
  char suit;  ///< t, l, g, b; w for a wildcard
};

Pitch pitchOf(const std::string& code) {
  const std::map<std::string, int> pictures{{"A", 1}, {"R", 11}, {"V", 12}, {"S", 13}};
  if (code.size() > 3) return {code, 0, 'w'};
  const std::string rank = code.substr(0, code.size() - 1);
  const auto picture = pictures.find(rank);
  return {code, picture == pictures.end() ? std::stoi(rank) : picture->second, code.back()};
}

using Fielders = std::array<int, 9>;

void flyOut(Opinion& o) {
  o.retire(kBatter);
  if (o.sideOut()) return;
  for (const int runner : o.runners()) {
    if (o.fast[static_cast<std::size_t>(runner)] && o.base(runner) >= 2) o.advance(runner, 1);
  }
}

void hit(Opinion& o, int bases) {
  ++o.hits;
  o.advanceEverybody(bases, true);
  o.put(kBatter, bases);
}

void walk(Opinion& o) {
  std::vector<int> pushed;
  for (const int runner : o.runners()) {
    if (o.forced(runner)) pushed.push_back(runner);
  }
  for (const int runner : pushed) o.put(runner, o.base(runner) + 1);
  o.put(kBatter, 1);
}

void retireLeadForced(Opinion& o, bool batterToo) {
  std::vector<int> pushed;
  for (const int runner : o.runners()) {
    if (o.forced(runner)) pushed.push_back(runner);
  }
  o.retire(pushed.front());
  if (batterToo) o.retire(kBatter);
  if (o.sideOut()) return;
  for (std::size_t i = 1; i < pushed.size(); ++i) o.put(pushed[i], o.base(pushed[i]) + 1);
  if (!batterToo) o.put(kBatter, 1);
}

void sacrifice(Opinion& o) {
  o.retire(kBatter);
  if (!o.sideOut()) o.advanceEverybody(1, false);
}

void wildPitch(Opinion& o) {
  o.under = true;
  o.advanceEverybody(1, false);
}

void compared(Opinion& o, const Pitch& p, const Fielders& field, const std::string& choice) {
  const bool baseCard = p.suit == 'b';
  const std::array<int, 9> worth{
      1, 1, baseCard ? 2 : 1, 1, baseCard ? 2 : 1, 1, baseCard ? 2 : 1, baseCard ? 3 : 2, 4};
  const auto position = static_cast<std::size_t>(p.rank - 5);
  const int bases = worth[position];
  if (p.rank > field[position]) {
    if (field[position] > 0 || bases == 4) return hit(o, bases);
    ++o.errors;
    o.advanceEverybody(bases, false);
    return o.put(kBatter, bases);
  }
  if (p.rank > 10) return flyOut(o);
  if (choice == "fc lead") return retireLeadForced(o, false);
  o.retire(kBatter);
}

void automatic(Opinion& o, const Pitch& p) {
  const std::string& c = p.code;
  if (p.suit == 'b') return hit(o, p.rank);
  if (c == "2l" || c == "4l") return walk(o);
  if (c == "At") return sacrifice(o);
  if (c == "4t") return flyOut(o);
  const bool two = o.anyoneOn() && o.outs < 2;
  if (c == "Ag" && two) {
    o.retire(o.lead());
  } else if (c == "2g" && two && o.taken(1)) {
    return retireLeadForced(o, true);
  }
  o.retire(kBatter);
}

void swing(Opinion& o, const Pitch& p, const Fielders& field, const std::string& choice) {
  if (p.code == "circus") return flyOut(o);
  if (p.code == "beanball") return o.anyoneOn() ? wildPitch(o) : walk(o);
  if (p.code == "pickoff" && o.anyoneOn()) {
    o.under = true;
    return o.retire(choice.empty() ? o.lead() : choice.back() - '1');
  }
  if (p.suit == 'w') return o.retire(kBatter);
  p.rank >= 5 ? compared(o, p, field, choice) : automatic(o, p);
}

/// Batter out, runner safe on the base he went for.
void safeButBatterOut(Opinion& o, int runner) {
  o.retire(kBatter);
  if (!o.sideOut()) o.advance(runner, 1);
}

void steal(Opinion& o, const Pitch& p, const Fielders& field, int runner) {
  const std::string& c = p.code;
  if (c == "At" || c == "whiff") return safeButBatterOut(o, runner);
  if (c == "Al" || c == "Ag") {
    o.retire(runner);
    o.under = o.outs == 3;  // the runner was the third out: the batter is still up
    if (!o.sideOut()) o.retire(kBatter);
    return;
  }
  o.under = true;
  if (c == "beanball") {
    o.advanceEverybody(1, false);
    return o.on(runner) ? o.advance(runner, 1) : void();
  }
  if (c == "pickoff" || c == "circus") return o.retire(runner);
  const std::array<std::size_t, 3> guards{3, 4, 1};
  const int guard = field[guards[static_cast<std::size_t>(runner)]];
  if (c == "Ab") return o.advance(runner, 1);
  if (guard == 0) {
    ++o.errors;
    return o.advance(runner, 2);
  }
  const int value = p.rank * (field[1] == 0 ? 2 : 1);
  value > guard ? o.advance(runner, 1) : o.retire(runner);
}

void bunt(Opinion& o, const Pitch& p, const Fielders& field) {
  const std::string& c = p.code;
  if (c == "beanball") return wildPitch(o);
  if (c == "pickoff") {
    o.under = true;
    return o.retire(o.lead());
  }
  if (c == "Al") return o.retire(kBatter);
  if (c == "Ag" || c == "whiff") {
    if (o.outs < 2) o.retire(o.lead());
    return o.retire(kBatter);
  }
  if (c == "At" || c == "Ab") return sacrifice(o);
  const bool beaten = c == "circus" || p.rank * (field[1] == 0 ? 2 : 1) <= field[1];
  if (!beaten && p.rank <= 10) return sacrifice(o);
  if (beaten) {
    o.retire(o.lead());
    if (o.sideOut()) return;
  } else {
    ++o.hits;
  }
  o.advanceEverybody(1, false);
  o.put(kBatter, 1);
}

/// The position as the game shows it, in the opinion's terms.
std::string shown(const Opinion& o, const std::array<std::string, 4>& codes) {
  std::string bases;
  for (int base = 1; base <= 3; ++base) {
    std::string who = ".";
    for (std::size_t runner = 0; runner < 4; ++runner) {
      if (o.at[runner] == base) who = codes[runner];
    }
    bases += (base > 1 ? " " : "") + who;
  }
  const auto count = [](int n, const char* what) {
    return std::to_string(n) + " " + what + (n == 1 ? "" : "s");
  };
  return (o.sideOut() ? std::string("side out") : bases + ", " + count(o.outs, "out")) + ", " +
         count(o.runs, "run") + ", " + count(o.hits, "hit") + ", " + count(o.errors, "error");
}

constexpr std::array<const char*, 3> kSlow{"6l", "7l", "8l"};
constexpr std::array<const char*, 3> kFast{"6b", "7b", "8b"};

struct Setting {
  std::array<int, 3> on{};  ///< 0 nobody, 1 slow, 2 fast
  int outs = 0;
  Fielders field{};
};

class SecondOpinion {
 public:
  explicit SecondOpinion(const Setting& setting) : setting_(setting) {
    std::string bases;
    std::string field;
    const char* names[] = {"P", "C", "1B", "2B", "3B", "SS", "LF", "CF", "RF"};
    for (std::size_t i = 0; i < 3; ++i) {
      codes_[i] = setting.on[i] == 0 ? "." : setting.on[i] == 1 ? kSlow[i] : kFast[i];
      bases += codes_[i] + " ";
      if (setting.on[i] > 0) opinion_.at[i] = static_cast<int>(i) + 1;
      opinion_.fast[i] = setting.on[i] == 2;
    }
    for (std::size_t i = 0; i < 9; ++i) {
      field += std::string(names[i]) + " " + std::to_string(setting.field[i]) + " ";
    }
    opinion_.outs = setting.outs;
    position_.field(field).runners(bases);
  }

  /// Every action that the position allows, with this card.
  void compareAll(const std::string& code) {
    if (std::find(codes_.begin(), codes_.end(), code) != codes_.end()) return;
    codes_[kBatter] = code;
    Position position = position_;
    position.holds(code).outs(setting_.outs);
    const Table table(position);
    for (const char* action : {"swing", "steal 1", "steal 2", "steal 3", "bunt"}) {
      if (!table.allows(action)) continue;
      const bool foul = setting_.field[0] == 0 && std::string_view(action) == "swing" &&
                        (code == "3t" || code == "3l" || code == "Al" || code == "whiff");
      if (!foul) compare(table, action, code);
    }
  }

  static inline long compared = 0;

 private:
  void compare(Table table, const std::string& action, const std::string& code) {
    table.play(action, code);
    if (table.state.phase != Phase::kFieldersChoice && table.state.phase != Phase::kPickRunner) {
      return judge(table, action, code, "");
    }
    for (const Action choice : table.rules.legal(table.state)) {
      Table chosen = table;
      chosen.act(Rules::text(choice));
      judge(chosen, action, code, Rules::text(choice));
    }
  }

  void judge(const Table& table, const std::string& action, const std::string& code,
             const std::string& choice) {
    Opinion o = opinion_;
    const Pitch pitch = pitchOf(code);
    if (action == "swing") {
      swing(o, pitch, setting_.field, choice);
    } else if (action == "bunt") {
      bunt(o, pitch, setting_.field);
    } else {
      steal(o, pitch, setting_.field, action.back() - '1');
    }
    ++compared;
    const std::string what = action + " " + code + " " + choice + " with " + codes_[0] + " " +
                             codes_[1] + " " + codes_[2] + ", outs " +
                             std::to_string(setting_.outs) + ", pitcher " +
                             std::to_string(setting_.field[0]);
    EXPECT_EQ(table.board(), shown(o, codes_)) << what;
    if (!o.sideOut()) {
      EXPECT_EQ(table.tail(), o.under ? code : "") << what;
      EXPECT_EQ(table.rules.turn(table.state).seat, Seat(o.under || !table.state.reached ? 0 : 1))
          << what;
    }
  }

  Setting setting_;
  Opinion opinion_;
  Position position_;
  std::array<std::string, 4> codes_;
};

std::vector<Fielders> fields() {
  std::vector<Fielders> all{{1, 2, 3, 4, 5, 6, 7, 8, 9},
                            {21, 20, 19, 18, 17, 16, 15, 14, 13},
                            {5, 6, 7, 8, 9, 10, 11, 12, 13},
                            {4, 5, 6, 7, 8, 9, 10, 11, 12}};
  for (std::size_t fan = 0; fan < 9; ++fan) {
    all.push_back(all[2]);
    all.back()[fan] = 0;
  }
  return all;
}

TEST(SecondOpinion, EveryCardOnEveryStateOfTheBases) {
  std::vector<std::string> codes;
  for (int i = 0; i < kOffenceCards; ++i) codes.emplace_back(offenceCode(Card(i)));
  for (const Fielders& field : fields()) {
    for (int bases = 0; bases < 27; ++bases) {
      for (int outs = 0; outs < 3; ++outs) {
        SecondOpinion opinion({{bases % 3, bases / 3 % 3, bases / 9}, outs, field});
        for (const std::string& code : codes) opinion.compareAll(code);
        if (HasFailure()) return;
      }
    }
  }
  EXPECT_GT(SecondOpinion::compared, 100000);
}

}  // namespace
}  // namespace raindelay::cooperstown::test
