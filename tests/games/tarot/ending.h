#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "core/playout.h"
#include "table.h"

namespace raindelay::tarot::test {

/// A hand as it might have been.
struct Story {
  std::array<Hand, 3> hands;  ///< when the dealer had taken the spare cards
  Hand discard;
  std::array<Card, 3> returned;  ///< in the order of asking
};

/// A hand under way, seen by one seat: what it can't tell from the real state, found without asking
/// the game what it knows. The cards that the seat doesn't see are spread anew, what was given is
/// taken back, and the whole hand is played again; the state is possible if all was allowed and the
/// seat sees what it saw.
class Ending {
 public:
  /// The first hand of a match at random, up to that phase, and then until somebody has only so
  /// many cards left.
  Ending(int seats, std::uint64_t seed, Phase phase, int left, Seat viewer)
      : rules_(raindelay::test::rulesFor<Rules>({}, builtinData("tarot"), seats)),
        seats_(seats),
        viewer_(viewer),
        real_(rules_.initial()) {
    Luck luck(seed, Rules::info());
    Stream random(seed, "ending");
    do {
      const bool chance = rules_.turn(real_).kind == Turn::Kind::kChance;
      step(chance ? luck.draw(rules_.chance(real_)) : randomAction(rules_, real_, random));
    } while (real_.phase < phase || fewest() > left);
    view_ = rules_.view(real_, viewer);
  }

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const View& view() const { return view_; }
  [[nodiscard]] const State& real() const { return real_; }

  /// All possible states, in an order that keeps like ones together.
  std::vector<State> all() {
    random_ = nullptr;
    found_.clear();
    std::array<Hand, 4> places;
    place(unseen(), places, 0);
    std::sort(found_.begin(), found_.end(),
              [](const State& a, const State& b) { return key(a) < key(b); });
    found_.erase(std::unique(found_.begin(), found_.end()), found_.end());
    return std::move(found_);
  }
  /// Some of them, each drawn alike: what isn't possible is thrown away.
  std::vector<State> some(std::size_t count, Stream& random) {
    random_ = &random;
    found_.clear();
    for (int tries = 0; found_.size() < count; ++tries) {
      if (tries == kMostTries) {
        ADD_FAILURE() << "hardly any deal is possible";
        break;
      }
      std::array<Hand, 4> places;
      Hand cards = unseen();
      // Cards once shown are where they were shown, or were given away.
      for (int seat = 0; seat < seats_; ++seat) {
        if (seat == viewer_.index()) continue;
        places[at(seat)] = cards & known(seat);
        cards = cards - places[at(seat)];
      }
      for (int number = 0; number < 4; ++number) {
        const int more = sizeOf(number) - places[at(number)].size();
        places[at(number)] = places[at(number)] | cards.take(more, random);
      }
      undo(places);
    }
    return std::move(found_);
  }
  /// The state's index among them.
  [[nodiscard]] static std::optional<std::size_t> rankIn(const std::vector<State>& all,
                                                         const State& state) {
    const auto at =
        std::lower_bound(all.begin(), all.end(), state,
                         [](const State& a, const State& b) { return key(a) < key(b); });
    if (at == all.end() || !(*at == state)) return std::nullopt;
    return static_cast<std::size_t>(at - all.begin());
  }

 private:
  static std::vector<std::uint64_t> key(const State& state) {
    std::vector<std::uint64_t> all;
    for (const Hand& hand : {state.hands[0], state.hands[1], state.hands[2], state.discard}) {
      all.insert(all.end(), {hand.word(0), hand.word(1)});
    }
    for (const Card card : state.returned) {
      all.push_back(static_cast<std::uint64_t>(card.index()));
    }
    return all;
  }

  static constexpr int kMostTries = 1'000'000;

  static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
  [[nodiscard]] int fewest() const {
    int least = 25;
    for (int seat = 0; seat < seats_; ++seat) {
      least = std::min(least, real_.hands[at(seat)].size());
    }
    return least;
  }
  void step(Action action) {
    actions_.push_back(action);
    rules_.apply(real_, action, silent_);
  }

  [[nodiscard]] Hand unseen() const {
    Hand cards = kPack - view_.held - view_.discard;
    for (int seat = 0; seat < seats_; ++seat) cards = cards - real_.played[at(seat)];
    return cards;
  }
  /// Cards that the seat surely holds, if they weren't played: what was shown and not given away,
  /// nor perhaps given back.
  [[nodiscard]] Hand known(int seat) const {
    Hand cards = real_.shown[at(seat)];
    for (const Ask& ask : real_.asks) {
      if (ask.gift == kNoCard) continue;
      if (ask.asked == Seat(seat)) cards.erase(ask.gift);
      if (ask.asker != Seat(seat)) continue;
      cards = cards & (kTarotTrumps | kCourts);
      cards.insert(ask.gift);
    }
    return cards;
  }

  /// The number of unseen cards in a seat's hand or, number 3, laid away. With two seats the rest
  /// is the third hand.
  [[nodiscard]] int sizeOf(int number) const {
    if (number == 3) return viewer_ == real_.dealer ? 0 : 3;
    return number < seats_ && number != viewer_.index() ? real_.hands[at(number)].size() : 0;
  }
  /// Spreads the cards in every way.
  void place(const Hand& cards, std::array<Hand, 4>& places, int number) {
    if (number == 4) return undo(places);
    choose(Hand(), sizeOf(number), cards, [&](const Hand& chosen) {
      places[at(number)] = chosen;
      place(cards - chosen, places, number + 1);
    });
  }
  template <class Visit>
  void choose(const Hand& chosen, int count, const Hand& rest, const Visit& visit) {
    if (count == 0) return visit(chosen);
    Hand later = rest;
    for (int i = 0; i < rest.size(); ++i) {
      const Card one = rest.nth(i);
      later.erase(one);
      Hand more = chosen;
      more.insert(one);
      choose(more, count - 1, later, visit);
    }
  }

  /// Takes back what was played, then what was given.
  void undo(const std::array<Hand, 4>& places) {
    Story story;
    for (int seat = 0; seat < seats_; ++seat) {
      const Hand now = seat == viewer_.index() ? view_.held : places[at(seat)];
      story.hands[at(seat)] = now | real_.played[at(seat)];
    }
    story.discard = viewer_ == real_.dealer ? view_.discard : places[3];
    undoAsk(story, static_cast<int>(real_.asks.size()) - 1);
  }
  void undoAsk(const Story& story, int number) {
    if (number < 0) return replay(story);
    const Ask& ask = real_.asks[at(number)];
    if (ask.gift == kNoCard) return undoAsk(story, number - 1);
    const std::size_t asker = at(ask.asker.index());
    const std::size_t asked = at(ask.asked.index());
    const bool open = real_.phase == Phase::kReturn && at(number) + 1 == real_.asks.size();
    if (open) {
      Story before = story;
      before.hands[asker].erase(ask.gift);
      before.hands[asked].insert(ask.gift);
      return undoAsk(before, number - 1);
    }
    Hand backs = story.hands[asked] - kTarotTrumps - kCourts;
    if (viewer_ == ask.asker || viewer_ == ask.asked) {
      const bool there = backs.contains(real_.returned[at(number)]);
      backs.clear();
      if (there) backs.insert(real_.returned[at(number)]);
    } else if (random_ != nullptr) {
      const Card one = story.hands[asked].nth(random_->below(story.hands[asked].size()));
      const bool plain = backs.contains(one);
      backs.clear();
      if (plain) backs.insert(one);
    }
    backs.forEach([&](Card back) {
      Story before = story;
      before.hands[asked].erase(back);
      before.hands[asked].insert(ask.gift);
      before.hands[asker].erase(ask.gift);
      before.hands[asker].insert(back);
      before.returned.at(at(number)) = back;
      undoAsk(before, number - 1);
    });
  }

  /// Plays it all again; kept if everything was allowed and the seat sees what it saw.
  void replay(const Story& story) {
    State state = rules_.initial();
    std::array<Hand, 3> dealt = story.hands;
    Hand& dealers = dealt[at(real_.dealer.index())];
    const Hand spare = lowest(dealers, 3);
    dealers = (dealers - spare) | story.discard;
    int discards = 0;
    for (Action action : actions_) {
      if (action.isChance() && action.source() != kDealerSource) {
        const bool last = action.source() == kSpareSource;
        const Hand& from = last ? spare : dealt[at(action.source() - kDealSource)];
        const Hand left = from & rules_.chance(state).outcomes;
        if (left.empty()) return;
        action = Action::chance(action.source(), left.nth(0));
      } else if (!action.isChance()) {
        if (verbOf(action) == Verb::kDiscard) {
          action = act(Verb::kDiscard, story.discard.nth(discards++));
        }
        if (verbOf(action) == Verb::kReturn) {
          action = act(Verb::kReturn, story.returned.at(state.asks.size() - 1));
        }
        if (rules_.turn(state).kind != Turn::Kind::kSeat || rules_.refusal(state, action)) return;
      }
      rules_.apply(state, action, silent_);
    }
    if (rules_.view(state, viewer_) == view_) found_.push_back(state);
  }

  Rules rules_;
  int seats_;
  Seat viewer_;
  State real_;
  View view_;
  std::vector<Action> actions_;
  std::vector<State> found_;
  Stream* random_ = nullptr;  ///< while some are drawn
  NoEvents silent_;
};

}  // namespace raindelay::tarot::test
