#pragma once

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/cricket_card/rules.h"
#include "games/game_list.h"
#include "support/played.h"

/// A match of Cricket Card played by its notation. Nothing is looked up in the state: what a test
/// knows is what the seats' views say and what was told, and every situation was reached by
/// playing.
namespace raindelay::cricket_card::test {

using raindelay::test::OptionTexts;

/// The play cards of a side in notation, the lowest first.
inline const std::vector<std::string> kCards{"2",  "3", "4",  "5", "6",  "7", "8",  "9",
                                             "10", "J", "J'", "Q", "Q'", "K", "K'", "A"};
/// An order of drawing that begins with the ten highest.
inline constexpr const char* kHighest = "A K K' Q Q' J J' 10 9 8";
/// Ten strokes of these that make 130, 240, 340, 420, 490, 540, 580, 600, 600, 600.
inline constexpr const char* kSixHundred = "A>1 K>2 K'>3 Q>4 Q'>5 J>6 J'>7 10>8 9>9 8>10";

/// Red's ten lowest cards, all countered by the next higher: Black keeps six.
inline constexpr const char* kTenCountered =
    "play 2>1, counter 3, play 3>2, counter 4, play 4>3, counter 5, play 5>4, counter 6, "
    "play 6>5, counter 7, play 7>6, counter 8, play 8>7, counter 9, play 9>8, counter 10, "
    "play 10>9, counter J, play J>10, counter Q";

/// The page's value of a card in notation: rule 1.5.
inline int valueOf(std::string_view card) {
  const auto court = std::string_view("JQKA").find(card[0]);
  if (court != std::string_view::npos) return 11 + static_cast<int>(court);
  return card == "10" ? 10 : card[0] - '0';
}

inline std::vector<std::string> split(const std::string& text, char mark) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, mark);) {
    const auto first = part.find_first_not_of(' ');
    if (first != std::string::npos) parts.push_back(part.substr(first));
  }
  return parts;
}

/// The order in which the sides draw in two innings; what isn't named follows, the lowest first.
struct Orders {
  std::string red = {};
  std::string black = {};
};

struct Setting {
  OptionTexts options = {};
  Orders first = {};   ///< in the first innings of both sides
  Orders second = {};  ///< in the second
  int opener = 0;      ///< the seat that wins the first toss and bats
};

inline Rules rulesFor(const OptionTexts& texts) {
  return raindelay::test::rulesFor<Rules>(texts);
}

class TestMatch : public raindelay::test::Played<Rules> {
 public:
  /// The toss is won by the opener, who bats, and the hands are drawn.
  explicit TestMatch(Setting setting = {}) : TestMatch(rulesFor(setting.options)) {
    setting_ = std::move(setting);
    perform("toss " + std::to_string(setting_.opener));
    perform("bat");
    draw();
  }
  /// Before the toss.
  explicit TestMatch(Rules rulesOfGame) : Played(rulesOfGame, rulesOfGame.initial()) {}

  /// `play K>3, counter A, play 7>6`: these actions and all draws. Cards that nobody answers are
  /// let pass, but for the last one.
  TestMatch& act(const std::string& texts) {
    for (const std::string& text : split(texts, ',')) {
      if (!isAnswer(text)) pass();
      perform(text);
      draw();
    }
    return *this;
  }
  /// Likewise, and the last card is let pass, too.
  TestMatch& play(const std::string& texts) {
    act(texts);
    return pass();
  }
  /// `K>3 7>6`: strokes that nobody answers.
  TestMatch& strokes(const std::string& all) {
    std::istringstream stream(all);
    for (std::string one; stream >> one;) play("play " + one);
    return *this;
  }
  /// Both sides close their first innings without a stroke.
  TestMatch& skipFirst() { return play("close, close"); }

  // --- What the table shows (as the seat sees it; open things as seat 0 does)

  /// `120+25 for 4`: a side's first innings (0) or its second: runs, extras, wickets played.
  [[nodiscard]] std::string innings(int seat, std::size_t which) const {
    return split(fact("score." + std::to_string(seat)), ',').at(which);
  }
  /// Runs of a side in this test, without the extras.
  [[nodiscard]] int runs(int seat) const {
    return std::stoi(innings(seat, 0)) + std::stoi(innings(seat, 1));
  }
  /// The seat's hand in notation, the lowest card first.
  [[nodiscard]] std::string hand(int seat) const { return fact("hand", seat); }
  /// Sizes of both hands and both stocks: `4 4 12 12`.
  [[nodiscard]] std::string sizes() const {
    const auto count = [&](const std::string& place) {
      return std::to_string(split(at(place, 0), ' ').size());
    };
    return count("hand.0") + " " + count("hand.1") + " " + count("stock.0") + " " +
           count("stock.1");
  }
  /// `choose`, `play`, `counter`, `recounter`, `over`.
  [[nodiscard]] std::string phase() const { return fact("phase"); }
  /// The values last told under this id: `0 120`.
  [[nodiscard]] std::string tale(std::string_view id) const {
    std::string text = "never";
    for (const Happening& one : log.happenings) {
      const auto* event = std::get_if<Event>(&one);
      if (event != nullptr && Rules::info().events[event->id].id == id) text = said(*event);
    }
    return text;
  }
  /// The result of the last test that is over, without units: `won-by-runs 0 120`; empty if none
  /// is.
  [[nodiscard]] std::string verdict() const {
    std::string text;
    for (const Happening& one : log.happenings) {
      const auto* event = std::get_if<Event>(&one);
      if (event == nullptr) continue;
      const std::string id(Rules::info().events[event->id].id);
      if (id.starts_with("won-") || id == "tied" || id == "drawn") text = id + " " + said(*event);
    }
    return text.substr(0, text.find_last_of("0123456789") + 1);
  }

 private:
  static bool isAnswer(const std::string& text) {
    const std::string verb = text.substr(0, text.find(' '));
    return verb == "counter" || verb == "let" || verb == "recounter" || verb == "leave";
  }

  TestMatch& pass() {
    if (phase() == "counter") perform("let");
    if (phase() == "recounter") perform("leave");
    draw();
    return *this;
  }

  /// From the stocks; a toss is called for by name.
  void draw() {
    while (rules.turn(state).kind == Turn::Kind::kChance && phase() != "toss") {
      const auto source = static_cast<std::size_t>(rules.chance(state).source);
      const std::string name(Rules::info().sources[source].id);
      const Orders& orders = number("innings") <= 2 ? setting_.first : setting_.second;
      std::vector<std::string> order = split(name == "stock-0" ? orders.red : orders.black, ' ');
      order.insert(order.end(), kCards.begin(), kCards.end());
      bool done = false;
      for (const std::string& card : order) {
        const auto action = Rules::parse(name + " " + card);
        done = action && rules.chance(state).outcomes.contains(action->outcome());
        if (done) done = perform(name + " " + card);
        if (done) break;
      }
      ASSERT_TRUE(done) << "nothing can be drawn from " << name;
    }
  }

  static std::string said(const Event& event) {
    std::string text;
    const EventInfo& kind = Rules::info().events[event.id];
    for (const Value& value : kind.values == nullptr ? event.values : kind.values(event)) {
      if (!text.empty()) text += ' ';
      if (value.kind == Value::Kind::kFace) {
        text += Rules::faceCode(value.face());
      } else if (value.kind == Value::Kind::kWord) {
        text += Rules::info().words[static_cast<std::size_t>(value.number)].source;
      } else {
        text += std::to_string(value.number);
      }
    }
    return text;
  }

  Setting setting_;
};

}  // namespace raindelay::cricket_card::test
