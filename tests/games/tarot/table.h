#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/tarot/rules.h"
#include "support/played.h"

/// A match of Tarot played by its notation. The cards a test names in a hand are kept, the rest is
/// filled up with the dullest cards there are.
namespace raindelay::tarot::test {

using raindelay::test::OptionTexts;
using Codes = std::vector<std::string>;

inline constexpr std::string_view kSuitLetters = "scwpt";
inline constexpr std::array<const char*, 14> kRankCodes{"A", "2", "3",  "4", "5",  "6", "7",
                                                        "8", "9", "10", "N", "Kt", "Q", "K"};

/// `t` for a trump, the 0 too.
inline char suitOf(std::string_view code) {
  return code.front() == 't' ? 't' : code.back();
}
/// Ace 0 … King 13; a trump's number.
inline int rankOf(const std::string& code) {
  if (suitOf(code) == 't') return std::stoi(code.substr(1));
  const auto* found =
      std::find(kRankCodes.begin(), kRankCodes.end(), code.substr(0, code.size() - 1));
  return static_cast<int>(found - kRankCodes.begin());
}
inline std::string cardOf(char suit, int rank) {
  return suit == 't' ? "t" + std::to_string(rank)
                     : kRankCodes.at(static_cast<std::size_t>(rank)) + std::string(1, suit);
}
inline bool isTarot(const std::string& code) {
  return code == "t0" || code == "t1" || code == "t21" || (code.front() == 'K' && code[1] != 't');
}
inline bool isCourt(const std::string& code) {
  return suitOf(code) != 't' && rankOf(code) >= 10 && rankOf(code) <= 12;
}
/// Rule 1.5.
inline bool isLower(const std::string& a, const std::string& b) {
  const auto order = [](const std::string& code) {
    return std::pair(kSuitLetters.find(suitOf(code)), rankOf(code));
  };
  return order(a) < order(b);
}

/// All 78, ascending.
inline const Codes& pack() {
  static const Codes all = [] {
    Codes codes;
    for (const char suit : kSuitLetters) {
      for (int rank = 0; rank < (suit == 't' ? 22 : 14); ++rank) {
        codes.push_back(cardOf(suit, rank));
      }
    }
    return codes;
  }();
  return all;
}

inline Codes words(std::string_view text) {
  std::istringstream stream{std::string(text)};
  Codes all;
  for (std::string word; stream >> word;) all.push_back(word);
  return all;
}
inline std::string join(const Codes& codes) {
  std::string text;
  for (const std::string& code : codes) text += (text.empty() ? "" : " ") + code;
  return text;
}
/// `3c-6c`: the cards of a run.
inline Codes run(const std::string& text) {
  const auto dash = text.find('-');
  Codes all;
  for (int rank = rankOf(text.substr(0, dash)); rank <= rankOf(text.substr(dash + 1)); ++rank) {
    all.push_back(cardOf(suitOf(text), rank));
  }
  return all;
}

/// The known cards of a hand before it is filled up: `Kc` and `4s-7s` are in it, `!t5` isn't, and
/// no other card of Cups is if it says `!c`.
struct Wish {
  Codes cards;
  std::set<std::string> none;

  explicit Wish(std::string_view text) {
    for (const std::string& word : words(text)) {
      const bool without = word.front() == '!';
      if (without) {
        none.insert(word.substr(1));
      } else if (word.find('-') != std::string::npos) {
        for (const std::string& card : run(word)) cards.push_back(card);
      } else {
        cards.push_back(word);
      }
    }
  }
  [[nodiscard]] bool takes(const std::string& card) const {
    return !none.contains(card) && !none.contains(std::string(1, suitOf(card)));
  }
};

/// Hands of 25 by seat and the three cards that are laid away. The rest is left over.
struct Deal {
  std::vector<Codes> hands;
  Codes discard;
};

/// Deals the cards that are left, dull ones first: low cards without runs, courts, trumps, and
/// Tarot Trumps last.
inline Deal fillUp(const Codes& wishes, std::size_t seats, std::string_view discard) {
  Codes left = pack();
  std::stable_sort(left.begin(), left.end(), [](const std::string& a, const std::string& b) {
    const auto dullness = [](const std::string& code) {
      const bool plain = suitOf(code) != 't' && !isCourt(code) && !isTarot(code);
      if (!plain) return isTarot(code) ? 200 : suitOf(code) == 't' ? 100 : 50;
      return rankOf(code) % 2 == 1 ? rankOf(code) : 20 + rankOf(code);
    };
    return dullness(a) < dullness(b);
  });
  std::vector<Wish> wish;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    wish.emplace_back(seat < wishes.size() ? wishes[seat] : "");
  }
  Deal deal{{}, words(discard)};
  for (const Wish& one : wish) deal.hands.push_back(one.cards);
  for (const Codes& fixed : deal.hands) {
    for (const std::string& card : fixed) EXPECT_EQ(std::erase(left, card), 1U) << card;
  }
  for (const std::string& card : deal.discard) EXPECT_EQ(std::erase(left, card), 1U) << card;
  const auto fill = [&](Codes& cards, std::size_t size, const Wish& by) {
    for (auto card = left.begin(); card != left.end() && cards.size() < size;) {
      const bool taken = by.takes(*card);
      if (taken) cards.push_back(*card);
      card = taken ? left.erase(card) : card + 1;
    }
    EXPECT_EQ(cards.size(), size) << "that can't be dealt";
  };
  // Whoever wants least is served first.
  std::vector<std::size_t> order(seats);
  for (std::size_t seat = 0; seat < seats; ++seat) order[seat] = seat;
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return wish[a].none.size() > wish[b].none.size();
  });
  fill(deal.discard, 3, Wish("!t"));
  for (const std::size_t seat : order) fill(deal.hands[seat], 25, wish[seat]);
  std::sort(deal.discard.begin(), deal.discard.end(), isLower);
  return deal;
}

struct Setting {
  int seats = 2;
  OptionTexts options = {};
  Codes hands = {};  ///< by seat, as they are after the dealer's discard: see Wish
  std::string discard = {};
  int dealer = -1;  ///< the last seat, so that seat 0 is first
};

class Table : public raindelay::test::Played<Rules> {
 public:
  /// Dealt, the spare cards taken: the first declares.
  explicit Table(const Setting& setting = {})
      : Played(rulesFor(setting), rulesFor(setting).initial()), seats_(setting.seats) {
    act("dealer " + std::to_string(setting.dealer < 0 ? seats_ - 1 : setting.dealer));
    deal(setting.hands, setting.discard);
  }
  /// Nothing is drawn yet.
  static Table begin(int seats, const OptionTexts& options = {}) {
    Table table({.seats = seats, .options = options});
    table.state = table.rules.initial();
    table.log = {};
    return table;
  }

  /// The next hand's cards, and the dealer's discard.
  Table& deal(const Codes& wishes = {}, std::string_view discard = "") {
    draw(wishes, discard);
    for (const std::string& card : dealt_.discard) act("discard " + card);
    return *this;
  }
  /// Up to the discard.
  Table& draw(const Codes& wishes = {}, std::string_view discard = "") {
    dealt_ = fillUp(wishes, static_cast<std::size_t>(seats_), discard);
    // The dealer takes up last what was filled in last.
    std::vector<Codes> hands = dealt_.hands;
    Codes& dealers = hands.at(static_cast<std::size_t>(number("dealer")));
    const Codes spare(dealers.end() - 3, dealers.end());
    std::copy(dealt_.discard.begin(), dealt_.discard.end(), dealers.end() - 3);
    std::map<std::string, Codes> queues{{"deal-spare", spare}};
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
      queues["deal-" + std::to_string(seat)] = hands[seat];
    }
    while (turn() == -2 && !failed()) {
      const auto source = static_cast<std::size_t>(rules.chance(state).source);
      Codes& queue = queues.at(std::string(Rules::info().sources[source].id));
      act(std::string(Rules::info().sources[source].id) + " " + queue.at(0));
      queue.erase(queue.begin());
    }
    return *this;
  }

  /// `play 5c, play 9c`.
  Table& act(std::string_view texts) {
    for (std::size_t at = 0; at < texts.size();) {
      const std::size_t comma = std::min(texts.find(", ", at), texts.size());
      perform(texts.substr(at, comma - at));
      at = comma + 2;
    }
    return *this;
  }
  /// `5c 9c`, by whoever's turn it is.
  Table& play(std::string_view cards) {
    for (const std::string& card : words(cards)) act("play " + card);
    return *this;
  }
  /// These are declared, then nothing more: `greater, run 4s-7s`.
  Table& declare(std::string_view kinds = "") {
    for (std::size_t at = 0; at < kinds.size();) {
      const std::size_t comma = std::min(kinds.find(", ", at), kinds.size());
      act("declare " + std::string(kinds.substr(at, comma - at)));
      at = comma + 2;
    }
    return act("done");
  }
  /// Nobody declares or asks any more.
  Table& toAsk() {
    while (asked("done") && !failed()) act("done");
    return *this;
  }
  Table& toPlay() {
    toAsk();
    while (asked("no-ask") && !failed()) act("no-ask");
    EXPECT_EQ(fact("phase"), "play");
    return *this;
  }
  /// The lowest card that may be given back.
  Table& giveBack() { return act("return " + words(choices("return")).at(0)); }
  /// The first card that is allowed, until the hand is over.
  Table& playOut() {
    const std::string hand = fact("hand");
    while (turn() >= 0 && fact("hand") == hand && !failed()) {
      act(Rules::text(rules.legal(state)[0]));
    }
    return *this;
  }

  // --- What the table shows

  [[nodiscard]] bool asked(std::string_view text) const { return turn() >= 0 && allows(text); }
  /// `5 0`: a number of each seat.
  [[nodiscard]] std::string each(const std::string& key) const {
    Codes all;
    for (int seat = 0; seat < seats_; ++seat) all.push_back(fact(key + "." + std::to_string(seat)));
    return join(all);
  }
  /// The seat's cards, ascending.
  [[nodiscard]] std::string hand(int seat) const { return fact("held", seat); }
  /// The operands of what is allowed with this verb: `5c 9c`.
  [[nodiscard]] std::string choices(const std::string& verb) const {
    Codes all;
    for (const Action action : rules.legal(state)) {
      const std::string text = Rules::text(action);
      if (text.starts_with(verb + " ")) all.push_back(text.substr(verb.size() + 1));
    }
    return join(all);
  }
  [[nodiscard]] int seats() const { return seats_; }
  [[nodiscard]] const Deal& dealt() const { return dealt_; }

 private:
  static bool failed() { return testing::Test::HasFailure(); }
  static Rules rulesFor(const Setting& setting) {
    return raindelay::test::rulesFor<Rules>(setting.options, builtinData("tarot"), setting.seats);
  }

  int seats_;
  Deal dealt_;
};

/// A moment before the first lead, for cards that are played in the order of the seats: who plays
/// another suit than was led has none of that.
inline Table tableFor(const std::string& plays, const OptionTexts& options = {}) {
  const Codes cards = words(plays);
  char led = 0;
  Setting setting{.seats = static_cast<int>(cards.size()), .options = options, .hands = cards};
  for (std::size_t seat = 0; seat < cards.size(); ++seat) {
    if (cards[seat] == "t0") continue;
    if (led == 0) led = suitOf(cards[seat]);
    if (suitOf(cards[seat]) != led) setting.hands[seat] += std::string(" !") + led;
  }
  Table table(setting);
  table.toPlay();
  return table;
}

}  // namespace raindelay::tarot::test
