#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/game.h"

/// A small game with everything that a table has to cope with: hidden hands, a pack of unknown
/// order, pieces put on top of others and under them, two that change places, one drop with two
/// meanings, refusals, events for everybody, for one seat in full, and for one seat only, choices
/// that both seats make at once.
///
/// Ten cards; three are dealt to each hand and one to each of two slots. The seat on turn plays a
/// card on the row, tucks one face down under the row, swaps the two slots (both only once
/// something lies in the row), passes, or calls a duel; then it draws a card if it has less than
/// three. In a duel both seats, the caller first, lay down a card that the other doesn't see; then
/// both are shown and go to the row, and the higher one brings five points. The match ends when a
/// hand is empty or after twenty choices; a card played is a point for each pip.
namespace raindelay::rummage {

enum Verb : std::uint8_t { kPlay, kTuck, kSwap, kPass, kDuel, kLay };
enum Source : std::uint8_t { kHand0, kHand1, kSlotA, kSlotB };
enum Refusals : std::uint8_t { kRowEmpty, kNotHeld, kNotNow };

inline constexpr SourceInfo kSources[] = {{"hand-0"}, {"hand-1"}, {"slot-A"}, {"slot-B"}};
inline constexpr std::string_view kKinds[] = {"card"};
inline constexpr PlaceInfo kPlaces[] = {
    {"pack", RD_TEXT("Rummage", "the pack")},    {"hand.0", RD_TEXT("Rummage", "the first hand")},
    {"hand.1", RD_TEXT("Rummage", "the other")}, {"row", RD_TEXT("Rummage", "the row")},
    {"slot.A", RD_TEXT("Rummage", "left slot")}, {"slot.B", RD_TEXT("Rummage", "right slot")},
    {"duel", RD_TEXT("Rummage", "the duel")}};
inline constexpr Place kPack{0};
inline constexpr Place kRow{3};
inline constexpr Place kLeft{4};
inline constexpr Place kRight{5};
inline constexpr Place kDuelling{6};
inline constexpr Place hand(int seat) {
  return Place(1 + seat);
}

inline constexpr EventInfo kEvents[] = {
    {"drew", {RD_TEXT("Rummage", "%1 draws %2")}},
    {"played", {RD_TEXT("Rummage", "%1 plays %2"), RD_TEXT("Rummage", "%2 comes from %1")}},
    {"tucked", {RD_TEXT("Rummage", "%1 tucks %2 away")}},
    {"swapped", {RD_TEXT("Rummage", "%1 swaps the slots")}},
    {"shrugged", {RD_TEXT("Rummage", "%1 thinks of something")}},
    {"counted", {}},
    {"laid", {RD_TEXT("Rummage", "%1 lays down %2")}},
    {"duelled", {RD_TEXT("Rummage", "%1 shows %2, %3 shows %4")}}};
inline constexpr RefusalInfo kRefusals[] = {
    {"row-empty", "1", RD_TEXT("Rummage", "nothing lies in the row yet")},
    {"not-held", "2", RD_TEXT("Rummage", "%1 does not hold it")},
    {"not-now", "3", RD_TEXT("Rummage", "not now")}};

using Cards = FixedVector<std::int8_t, 10>;

inline constexpr std::int8_t kFaceDown = -1;

struct State {
  CardSet<16> left;
  std::uint8_t dealt = 0;
  std::uint8_t choices = 0;
  std::uint8_t seat = 0;
  std::uint8_t toLay = 0;  ///< in a duel: how many cards are still to be laid down
  bool drawing = true;
  std::array<Cards, 2> hands;
  Cards row;
  std::array<std::int8_t, 2> sides{kFaceDown, kFaceDown};
  std::int8_t laid = kFaceDown;  ///< the caller's card of a duel
  std::array<std::int16_t, 2> points{};
  friend bool operator==(const State&, const State&) = default;
};

struct View {
  std::uint8_t looker = 0;
  std::uint8_t seat = 0;
  std::uint8_t pack = 0;
  std::uint8_t dealt = 0;
  std::uint8_t choices = 0;
  std::uint8_t toLay = 0;
  bool drawing = true;
  std::array<Cards, 2> hands;  ///< the other seat's cards are face down
  Cards row;
  std::array<std::int8_t, 2> sides{kFaceDown, kFaceDown};
  std::int8_t laid = kFaceDown;  ///< the caller's card of a duel
  std::array<std::int16_t, 2> points{};
  friend bool operator==(const View&, const View&) = default;
};

/// The seat that chooses: in a duel the caller, then the other.
template <class Position>
std::uint8_t mover(const Position& p) {
  return p.toLay == 1 ? p.seat ^ 1 : p.seat;
}

class Rules {
 public:
  using State = rummage::State;
  using View = rummage::View;

  explicit Rules(bool duels = true) : duels_(duels) {}

  static const GameInfo& info() {
    static const GameInfo facts = [] {
      GameInfo made;
      made.id = "rummage";
      made.title = RD_TEXT("Rummage", "Rummage");
      made.secrets = true;
      made.together = true;
      made.longestMatch = 60;
      made.sources = kSources;
      made.pieceKinds = kKinds;
      made.places = kPlaces;
      made.events = kEvents;
      made.refusals = kRefusals;
      return made;
    }();
    return facts;
  }

  State initial() const {
    State s;
    for (int i = 0; i < 10; ++i) s.left.insert(Card(i));
    return s;
  }

  Turn turn(const State& s) const {
    if (s.drawing) return Turn::chance();
    if (s.choices == 20 || s.hands[0].empty() || s.hands[1].empty()) return Turn::over();
    return Turn::of(Seat(mover(s)));
  }

  ActionList legal(const State& s) const {
    ActionList list;
    if (turn(s).kind != Turn::Kind::kSeat) return list;
    for (const Action a : everything()) {
      if (!refusal(s, a)) list.push_back(a);
    }
    return list;
  }

  std::optional<Refusal> refusal(const State& s, Action a) const {
    if ((a.verb == kLay) != (s.toLay > 0)) return Refusal{kNotNow, {}};
    if (a.verb == kDuel && !duels_) return Refusal{kNotNow, {}};
    if ((a.verb == kTuck || a.verb == kSwap) && s.row.empty()) return Refusal{kRowEmpty, {}};
    const bool card = a.verb == kPlay || a.verb == kTuck || a.verb == kLay;
    if (card && !s.hands[mover(s)].contains(static_cast<std::int8_t>(a.a))) {
      return Refusal{kNotHeld, {Value::of(Seat(mover(s)))}};
    }
    return std::nullopt;
  }

  Draw chance(const State& s) const {
    Draw draw;
    draw.source = s.dealt < 6 ? s.dealt % 2 : s.dealt < 8 ? s.dealt - 4 : s.seat ^ 1;
    draw.outcomes = s.left.widenedTo<128>();
    return draw;
  }

  template <class Sink>
  void apply(State& s, Action a, Sink& sink) const {
    if (a.isChance()) {
      draw(s, a, sink);
      return;
    }
    const Seat seat(s.seat);
    const auto me = static_cast<std::size_t>(s.seat);
    if (a.verb == kDuel) {
      s.toLay = 2;
      return;
    }
    if (a.verb == kLay) {
      layDown(s, a, sink);
      if (s.toLay > 0) return;
    } else if (a.verb == kPlay || a.verb == kTuck) {
      lay(s, a, sink);
    } else if (a.verb == kSwap) {
      sink.tell(Event{3, {Value::of(seat)}, {}});
      sink.move(Move{face(s.sides[0]), kLeft, kRight, 0, Move::kTop, {}});
      sink.move(Move{face(s.sides[1]), kRight, kLeft, 0, Move::kTop, {}});
      std::swap(s.sides[0], s.sides[1]);
    } else {
      Audience oneself = Audience::only(seat);
      oneself.veiledForOthers = false;
      sink.tell(Event{4, {Value::of(seat)}, oneself});
    }
    sink.tell(Event{5, {}, {}});
    ++s.choices;
    s.seat ^= 1;
    s.drawing = s.hands[me].size() < 3 && !s.left.empty();
  }

  View view(const State& s, Seat seat) const {
    View v;
    v.looker = static_cast<std::uint8_t>(seat.index());
    v.seat = s.seat;
    v.pack = static_cast<std::uint8_t>(s.left.size());
    v.dealt = s.dealt;
    v.choices = s.choices;
    v.toLay = s.toLay;
    v.drawing = s.drawing;
    v.hands = s.hands;
    for (std::int8_t& card : v.hands[v.looker ^ 1]) card = kFaceDown;
    v.row = s.row;
    v.sides = s.sides;
    if (v.looker == s.seat) v.laid = s.laid;
    v.points = s.points;
    return v;
  }

  State sample(const View& v, Stream& random) const {
    State s;
    s.dealt = v.dealt;
    s.choices = v.choices;
    s.seat = v.seat;
    s.toLay = v.toLay;
    s.drawing = v.drawing;
    s.hands = v.hands;
    s.row = v.row;
    s.sides = v.sides;
    s.laid = v.laid;
    s.points = v.points;
    FixedVector<std::int8_t, 10> unseen;
    for (std::int8_t card = 0; card < 10; ++card) {
      const bool known = v.hands[v.looker].contains(card) || v.row.contains(card) ||
                         card == v.sides[0] || card == v.sides[1] || card == v.laid;
      if (!known) unseen.push_back(card);
    }
    const auto any = [&] {
      const auto i = static_cast<std::size_t>(random.below(static_cast<int>(unseen.size())));
      const std::int8_t card = unseen[i];
      unseen.erase(i);
      return card;
    };
    for (std::int8_t& card : s.hands[v.looker ^ 1]) card = any();
    if (v.toLay == 1 && v.laid == kFaceDown) s.laid = any();
    for (int i = 0; i < v.pack; ++i) s.left.insert(Card(any()));
    return s;
  }
  bool consistent(const View& v, const State& s) const { return view(s, Seat(v.looker)) == v; }

  Standing result(const State& s) const {
    Standing now;
    now.score = {s.points[0], s.points[1], 0};
    now.decided = turn(s).kind == Turn::Kind::kOver;
    if (now.decided && s.points[0] != s.points[1]) {
      now.winner = Seat(s.points[0] > s.points[1] ? 0 : 1);
    }
    return now;
  }
  std::vector<Figure> figures(const State& /*state*/) const { return {}; }

  static Audience audience(Action a) {
    if (a.isChance()) return a.a <= kHand1 ? Audience::only(Seat(a.a)) : Audience::everybody();
    return a.verb == kLay ? Audience::nobody() : Audience::everybody();
  }
  static std::string text(Action a) {
    const std::string number = std::to_string(a.isChance() ? a.b : a.a);
    if (a.isChance()) return std::string(kSources[a.a].id) + " " + number;
    if (a.verb == kPlay) return "play " + number;
    if (a.verb == kTuck) return "tuck " + number;
    if (a.verb == kLay) return "lay " + number;
    if (a.verb == kDuel) return "duel";
    return a.verb == kSwap ? "swap" : "pass";
  }
  static std::optional<Action> parse(std::string_view wanted) {
    for (const Action a : everything()) {
      if (text(a) == wanted) return a;
    }
    for (int source = 0; source < 4; ++source) {
      for (int card = 0; card < 10; ++card) {
        if (text(Action::chance(source, Card(card))) == wanted) {
          return Action::chance(source, Card(card));
        }
      }
    }
    return std::nullopt;
  }
  static Sentence label(Action a) {
    if (a.verb == kPlay) return {RD_TEXT("Rummage", "Play %1"), {Value::of(face(a.a))}};
    if (a.verb == kTuck) return {RD_TEXT("Rummage", "Tuck %1"), {Value::of(face(a.a))}};
    if (a.verb == kLay) return {RD_TEXT("Rummage", "Lay down %1"), {Value::of(face(a.a))}};
    if (a.verb == kDuel) return {RD_TEXT("Rummage", "Duel"), {}};
    return {a.verb == kSwap ? RD_TEXT("Rummage", "Swap") : RD_TEXT("Rummage", "Pass"), {}};
  }
  static std::string faceCode(Face face) { return "c" + std::to_string(face.number); }

  static std::vector<Piece> pieces(const View& v) {
    std::vector<Piece> all;
    const auto lay = [&all](Place place, int order, int card) {
      all.push_back({face(card), place, static_cast<std::int16_t>(order), 0});
    };
    for (int i = 0; i < v.pack; ++i) lay(kPack, i, kFaceDown);
    for (int seat = 0; seat < 2; ++seat) {
      const Cards& held = v.hands[static_cast<std::size_t>(seat)];
      for (std::size_t i = 0; i < held.size(); ++i) lay(hand(seat), static_cast<int>(i), held[i]);
    }
    for (std::size_t i = 0; i < v.row.size(); ++i) lay(kRow, static_cast<int>(i), v.row[i]);
    if (v.sides[0] != kFaceDown) lay(kLeft, 0, v.sides[0]);
    if (v.sides[1] != kFaceDown) lay(kRight, 0, v.sides[1]);
    if (v.toLay == 1) lay(kDuelling, 0, v.laid);
    return all;
  }

  static Gesture gesture(const View& v, Action a) {
    if (a.verb == kSwap) return Gesture::swap(kLeft, 0, kRight);
    if (a.verb == kPass || a.verb == kDuel || a.isChance()) return Gesture::button();
    const Cards& held = v.hands[mover(v)];
    int order = 0;
    for (std::size_t i = 0; i < held.size(); ++i) {
      if (held[i] == static_cast<std::int8_t>(a.a)) order = static_cast<int>(i);
    }
    return Gesture::put(hand(mover(v)), order, a.verb == kLay ? kDuelling : kRow);
  }

  /// The actions the seat on turn might try.
  static std::vector<Action> attempts(const View& v) {
    std::vector<Action> list;
    if (v.toLay > 0) {
      for (const std::int8_t card : v.hands[mover(v)]) {
        list.push_back({kLay, static_cast<std::uint8_t>(card)});
      }
      return list;
    }
    for (const std::int8_t card : v.hands[v.seat]) {
      list.push_back({kPlay, static_cast<std::uint8_t>(card)});
      list.push_back({kTuck, static_cast<std::uint8_t>(card)});
    }
    list.push_back({kSwap});
    list.push_back({kPass});
    list.push_back({kDuel});
    return list;
  }

  static std::vector<Fact> facts(const View& /*view*/) { return {}; }

 private:
  static Face face(int number) { return Face{0, static_cast<std::int16_t>(number)}; }

  static std::vector<Action> everything() {
    std::vector<Action> all;
    for (const Verb verb : {kPlay, kTuck}) {
      for (std::uint8_t card = 0; card < 10; ++card) all.push_back({verb, card});
    }
    all.push_back({kSwap});
    all.push_back({kPass});
    all.push_back({kDuel});
    for (std::uint8_t card = 0; card < 10; ++card) all.push_back({kLay, card});
    return all;
  }
  /// Takes the card out of the mover's hand; which one it was there.
  static std::int16_t take(State& s, Action a) {
    Cards& held = s.hands[mover(s)];
    std::int16_t order = 0;
    while (held[static_cast<std::size_t>(order)] != static_cast<std::int8_t>(a.a)) ++order;
    held.erase(static_cast<std::size_t>(order));
    return order;
  }

  template <class Sink>
  static void draw(State& s, Action a, Sink& sink) {
    const int card = a.outcome().index();
    s.left.erase(a.outcome());
    if (a.a <= kHand1) {
      s.hands[a.a].push_back(static_cast<std::int8_t>(card));
      const Audience owner = Audience::only(Seat(a.a));
      sink.move(Move{face(card), kPack, hand(a.a), Move::kTop, Move::kTop, owner});
      sink.tell(Event{0, {Value::of(Seat(a.a)), Value::of(face(card))}, owner});
    } else {
      s.sides[a.a - kSlotA] = static_cast<std::int8_t>(card);
      sink.move(
          Move{face(card), kPack, a.a == kSlotA ? kLeft : kRight, Move::kTop, Move::kTop, {}});
    }
    if (s.dealt < 8) ++s.dealt;
    s.drawing = s.dealt < 8;
  }

  template <class Sink>
  static void lay(State& s, Action a, Sink& sink) {
    const std::int16_t order = take(s, a);
    const Seat seat(s.seat);
    if (a.verb == kPlay) {
      s.row.push_back(static_cast<std::int8_t>(a.a));
      s.points[s.seat] = static_cast<std::int16_t>(s.points[s.seat] + a.a);
      sink.tell(Event{1, {Value::of(seat), Value::of(face(a.a))}, {}});
      sink.move(Move{face(a.a), hand(s.seat), kRow, order, Move::kTop, {}});
    } else {
      s.row.insert(0, kFaceDown);
      sink.tell(Event{2, {Value::of(seat), Value::of(face(a.a))}, Audience::only(seat)});
      sink.move(Move{face(kFaceDown), hand(s.seat), kRow, order, 0, {}});
    }
  }

  template <class Sink>
  static void layDown(State& s, Action a, Sink& sink) {
    const Seat seat(mover(s));
    const Audience oneself = Audience::only(seat);
    const std::int16_t order = take(s, a);
    sink.tell(Event{6, {Value::of(seat), Value::of(face(a.a))}, oneself});
    sink.move(Move{face(a.a), hand(seat.index()), kDuelling, order, Move::kTop, oneself});
    if (--s.toLay == 1) {
      s.laid = static_cast<std::int8_t>(a.a);
      return;
    }
    const Seat caller(s.seat);
    sink.tell(
        Event{7,
              {Value::of(caller), Value::of(face(s.laid)), Value::of(seat), Value::of(face(a.a))},
              {}});
    for (const std::int8_t card : {s.laid, static_cast<std::int8_t>(a.a)}) {
      sink.move(Move{face(card), kDuelling, kRow, 0, Move::kTop, {}});
      s.row.push_back(card);
    }
    const Seat winner = s.laid > static_cast<std::int8_t>(a.a) ? caller : seat;
    s.points[static_cast<std::size_t>(winner.index())] += 5;
    s.laid = kFaceDown;
  }

  bool duels_;
};

/// The same without duels, at a table where nothing is meant to be secret: everybody looks.
class OpenRules : public Rules {
 public:
  OpenRules() : Rules(false) {}
  static const GameInfo& info() {
    static const GameInfo facts = [] {
      GameInfo made = Rules::info();
      made.secrets = made.together = false;
      return made;
    }();
    return facts;
  }
};

static_assert(raindelay::Rules<Rules>);
static_assert(raindelay::Rules<OpenRules>);

inline std::shared_ptr<const Game> game() {
  return std::make_shared<ErasedGame<Rules>>(Rules());
}
inline std::shared_ptr<const Game> openGame() {
  return std::make_shared<ErasedGame<OpenRules>>(OpenRules());
}

}  // namespace raindelay::rummage
