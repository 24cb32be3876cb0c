// The rules of a pitch a second time, with the values that stand on the rules page (so page, card
// table and game agree) and in another manner (runners know their bases, not bases their runners):
// compared with the game for each choice of both sides, each section, each state of the bases, each
// number of outs, with the relief pitcher and without.

#include <fstream>
#include <sstream>

#include "ballgame.h"
#include "support/source_dir.h"

namespace raindelay::quick_baseball::test {
namespace {

using Borders = std::map<std::string, int>;  ///< the base reached by colour

struct PageOfRules {
  struct Pitch {
    std::string outer;
    std::string inner;
    std::string otherwise;
  };
  std::vector<Pitch> pitches;                   ///< 1.4 to 1.10
  std::vector<std::array<Borders, 3>> batting;  ///< 1.11 to 1.15, by section
};

std::string trimmed(const std::string& text) {
  const auto first = text.find_first_not_of(' ');
  return first == std::string::npos ? ""
                                    : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// The cells of a row of a Markdown table.
std::vector<std::string> cells(const std::string& line) {
  std::vector<std::string> all;
  std::istringstream stream(line.substr(1));
  for (std::string cell; std::getline(stream, cell, '|');) all.push_back(trimmed(cell));
  return all;
}

/// `blue 1, green 2`.
Borders bordersOf(const std::string& cell) {
  Borders all;
  std::istringstream stream(cell);
  for (std::string border; std::getline(stream, border, ',');) {
    std::istringstream words(border);
    std::string colour;
    int base = 0;
    words >> colour >> base;
    all[colour] = base;
  }
  return all;
}

PageOfRules readPage() {
  std::ifstream file(RAINDELAY_SOURCE_DIR "/assets/quick-baseball/rules.md");
  PageOfRules page;
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with("| **1.")) continue;
    const std::vector<std::string> row = cells(line);
    const int number = std::stoi(row.at(0).substr(std::string("**1.").size()));
    if (number <= 10) {
      page.pitches.push_back({row.at(2), row.at(3), row.at(4)});
    } else {
      page.batting.push_back({bordersOf(row.at(2)), bordersOf(row.at(3)), bordersOf(row.at(4))});
    }
  }
  EXPECT_EQ(page.pitches.size(), 7U);
  EXPECT_EQ(page.batting.size(), 5U);
  return page;
}

/// In the order of the page's rows.
const std::vector<std::string> kPitches{"strike-out", "strike-out-2", "fly-ball", "run-out",
                                        "caught",     "caught-2",     "pitch-out"};
const std::vector<std::string> kBatting{"long-ball", "top", "heart", "contact", "slap"};

/// The result of a pitch in a situation, worded as Ballgame::outcome does.
class Opinion {
 public:
  Opinion(const Situation& before, PageOfRules::Pitch pitch)
      : before_(before), pitch_(std::move(pitch)), outs_(before.outs), balls_(before.balls) {
    for (const char base : before.on) {
      if (base >= '1' && base <= '3') at_.push_back(base - '0');
    }
  }

  std::string leave() {
    if (pitch_.otherwise == "a ball") return ball();
    if (pitch_.outer == "blue") return batterOut();
    return said("same");
  }
  /// Only if someone may.
  std::string steal() {
    int& runner = at_[thief()];
    if (pitch_.otherwise != "a ball") {
      ++runner;
      return said("same");
    }
    ++outs_;
    runner = kGone;
    return said("same");
  }
  std::string swing(const Borders& card) {
    if (pitch_.otherwise == "a ball") return ball();
    std::vector<std::string> shown{pitch_.outer};
    if (before_.relief && !pitch_.inner.empty()) shown.push_back(pitch_.inner);
    int reached = 0;
    bool red = false;
    for (const std::string& colour : shown) {
      const auto border = card.find(colour);
      if (border == card.end() || red) continue;
      red = colour == "red";
      reached = red ? border->second : std::max(reached, border->second);
    }
    if (reached > 0) return hit(reached);
    if (pitch_.otherwise == "out, unless two are out already" && outs_ == 2) return said("same");
    return batterOut();
  }
  /// The runner farthest along with nobody on the next base; the number of runners if none may go.
  [[nodiscard]] std::size_t thief() const {
    std::size_t found = at_.size();
    for (std::size_t i = 0; i < at_.size(); ++i) {
      if (at_[i] < 3 && std::count(at_.begin(), at_.end(), at_[i] + 1) == 0) found = i;
    }
    return found;
  }
  [[nodiscard]] bool maySteal() const { return thief() < at_.size(); }

 private:
  static constexpr int kGone = 9;

  std::string ball() {
    if (++balls_ < 4) return said("same");
    balls_ = 0;
    // Whoever has somebody on each base behind him is forced.
    for (int base = 1; base <= 3; ++base) {
      if (std::count(at_.begin(), at_.end(), base) == 0) {
        for (int& runner : at_) runner += runner < base ? 1 : 0;
        at_.push_back(1);
        return said("next");
      }
    }
    for (int& runner : at_) ++runner;
    at_.push_back(1);
    return said("next");
  }
  std::string hit(int bases) {
    for (int& runner : at_) runner += bases;
    at_.push_back(bases);
    return said("next");
  }
  std::string batterOut() {
    ++outs_;
    return said("next");
  }
  [[nodiscard]] std::string said(const std::string& up) const {
    const auto home =
        std::count_if(at_.begin(), at_.end(), [](int base) { return base >= 4 && base != kGone; });
    const std::string runs = "+" + std::to_string(home);
    if (outs_ == 3) return "side out, " + runs + ", " + up;
    std::string text;
    for (const int base : {1, 2, 3}) {
      const bool occupied = std::count(at_.begin(), at_.end(), base) > 0;
      text += (base > 1 ? " " : "") + (occupied ? std::to_string(base) : ".");
    }
    text += ", " + std::to_string(outs_) + " out, " + runs + ", " + up;
    if (balls_ > 0) text += ", " + std::to_string(balls_) + (balls_ == 1 ? " ball" : " balls");
    return text;
  }

  Situation before_;
  PageOfRules::Pitch pitch_;
  std::vector<int> at_;
  int outs_;
  int balls_;
};

/// Compares every choice of both sides in the situation; returns how many there were.
int compare(const PageOfRules& page, const Situation& situation) {
  const Ballgame before = Ballgame().reach(situation);
  int compared = 0;
  const auto expect = [&](const std::string& batter, std::size_t pitch, const std::string& said) {
    Ballgame game = before;
    game.play(batter, kPitches[pitch]);
    EXPECT_EQ(game.outcome(), said)
        << batter << " against " << kPitches[pitch] << " with " << situation.on << ", "
        << situation.outs << " out, " << situation.balls << " balls, section " << situation.section
        << (situation.relief ? ", relief pitcher" : "");
    ++compared;
  };
  for (std::size_t pitch = 0; pitch < kPitches.size(); ++pitch) {
    const Opinion opinion(situation, page.pitches[pitch]);
    expect("leave", pitch, Opinion(opinion).leave());
    EXPECT_EQ(before.allows("steal"), opinion.maySteal()) << situation.on;
    if (opinion.maySteal()) expect("steal", pitch, Opinion(opinion).steal());
    for (std::size_t bat = 0; bat < kBatting.size(); ++bat) {
      const auto section = static_cast<std::size_t>((situation.section - 1) / 3);
      expect("bat " + kBatting[bat], pitch, Opinion(opinion).swing(page.batting[bat][section]));
    }
  }
  return compared;
}

constexpr std::array<const char*, 8> kBases{". . .", "1 . .", ". 2 .", ". . 3",
                                            "1 2 .", "1 . 3", ". 2 3", "1 2 3"};

TEST(SecondOpinion, R1_4_To_15_EveryCardAgainstEveryOther) {
  const PageOfRules page = readPage();
  int compared = 0;
  for (const int section : {1, 4, 7}) {
    for (const bool relief : {false, true}) {
      for (const bool home : {false, true}) {
        compared += compare(page, {.section = section, .relief = relief, .home = home});
      }
    }
  }
  EXPECT_EQ(compared, 12 * 7 * 6);
}

TEST(SecondOpinion, R4_To_8_EverySituation) {
  const PageOfRules page = readPage();
  int compared = 0;
  for (const char* on : kBases) {
    for (const int outs : {0, 1, 2}) {
      for (const int section : {1, 4, 7}) {
        for (const bool relief : {false, true}) {
          for (const int balls : {0, 3}) {
            compared += compare(
                page,
                {.on = on, .outs = outs, .section = section, .relief = relief, .balls = balls});
          }
        }
      }
    }
  }
  // A steal is possible with half of the states of the bases.
  EXPECT_EQ(compared, 36 * (8 * 7 * 6 + 4 * 7));
}

}  // namespace
}  // namespace raindelay::quick_baseball::test
