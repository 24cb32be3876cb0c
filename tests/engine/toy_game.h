#pragma once

#include <array>
#include <charconv>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/luck.h"
#include "core/options.h"
#include "deck/data_frame.h"

/// A small game with everything that a match has to cope with: open draws, open choices, a refusal,
/// choices made secretly by both seats and then revealed, an option.
///
/// A card of 0 … 9 is turned up (chance `card`). Seat 0, then seat 1, may `keep` it (its number in
/// points; two cards a match at most) or `pass`. Then each secretly picks 1 to 3; when both have,
/// the picks are shown: alike, seat 1 gets a point, else seat 0. So many rounds as the option says.
namespace raindelay::toy {

enum Verb : std::uint8_t { kKeep, kPass, kPick };
enum Phase : std::uint8_t { kTurnUp, kKeep0, kKeep1, kPick0, kPick1, kOver };

struct State {
  Phase phase = kTurnUp;
  std::uint8_t round = 0;
  std::uint8_t card = 0;
  CardSet<16> left;
  std::array<std::uint8_t, 2> kept{};
  std::array<std::uint8_t, 2> picks{};
  std::array<std::int16_t, 2> points{};
  friend bool operator==(const State&, const State&) = default;
};

struct View : State {
  std::uint8_t seat = 0;
  friend bool operator==(const View&, const View&) = default;
};

/// Even cards and odd ones.
inline Value parity(Card card) {
  return Value::of(card.index() % 2);
}
inline constexpr SourceInfo kSources[] = {{"card", {RD_TEXT("Toy", "The cards"), {}}, parity},
                                          {"unused"}};
inline constexpr PlaceInfo kPlaces[] = {{"table", RD_TEXT("Toy", "the table")}};
inline constexpr EventInfo kEvents[] = {{"turned", {RD_TEXT("Toy", "%1 is turned up")}},
                                        {"kept", {RD_TEXT("Toy", "%1 keeps %2")}},
                                        {"picked", {RD_TEXT("Toy", "%1 picked %2, %3 picked %4")}}};
inline constexpr RefusalInfo kRefusals[] = {{"full", "1", RD_TEXT("Toy", "%1 holds two cards")},
                                            {"not-now", "2", RD_TEXT("Toy", "not now")}};
inline constexpr OptionInfo kOptions[] = {
    {"rounds", OptionInfo::Kind::kNumber, RD_TEXT("Toy", "Rounds"), {}, 4, 1, 5}};
inline constexpr std::string_view kKinds[] = {"card"};

class Rules {
 public:
  using State = toy::State;
  using View = toy::View;
  class Coach;

  explicit Rules(int rounds = 4) : rounds_(rounds) {}
  static Result<Rules> make(const Options& options, const deck::DataFrames& /*tables*/) {
    return Rules(options["rounds"]);
  }

  static const GameInfo& info() {
    static const GameInfo facts = [] {
      GameInfo made;
      made.id = "toy";
      made.title = RD_TEXT("Toy", "Toy");
      made.secrets = true;
      made.together = true;
      made.longestMatch = 25;
      made.sources = kSources;
      made.places = kPlaces;
      made.events = kEvents;
      made.refusals = kRefusals;
      made.options = kOptions;
      made.pieceKinds = kKinds;
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
    if (s.phase == kOver) return Turn::over();
    if (s.phase == kTurnUp) return Turn::chance();
    return Turn::of(Seat(s.phase == kKeep0 || s.phase == kPick0 ? 0 : 1));
  }
  ActionList legal(const State& s) const {
    ActionList list;
    const Turn now = turn(s);
    if (now.kind != Turn::Kind::kSeat) return list;
    for (const Action a :
         {Action{kKeep}, Action{kPass}, Action{kPick, 1}, Action{kPick, 2}, Action{kPick, 3}}) {
      if (!refusal(s, a)) list.push_back(a);
    }
    return list;
  }
  std::optional<Refusal> refusal(const State& s, Action a) const {
    const Seat seat = turn(s).seat;
    const bool picking = s.phase == kPick0 || s.phase == kPick1;
    const bool known = a.c == 0 && ((a.verb == kPick && a.a >= 1 && a.a <= 3 && a.b == 0) ||
                                    (a.verb < kPick && a.a == 0 && a.b == 0));
    if (!known || picking != (a.verb == kPick)) return Refusal{1, {}};
    if (a.verb == kKeep && s.kept[static_cast<std::size_t>(seat.index())] == 2) {
      return Refusal{0, {Value::of(seat)}};
    }
    return std::nullopt;
  }
  Draw chance(const State& s) const {
    Draw draw;
    draw.source = 0;
    draw.outcomes = s.left.widenedTo<128>();
    return draw;
  }
  template <class Sink>
  void apply(State& s, Action a, Sink& sink) const {
    if (a.isChance()) {
      s.card = static_cast<std::uint8_t>(a.outcome().index());
      s.left.erase(a.outcome());
      s.phase = kKeep0;
      sink.tell(Event{0, {Value::of(face(s.card))}, {}});
      return;
    }
    const Seat seat = turn(s).seat;
    const auto me = static_cast<std::size_t>(seat.index());
    if (a.verb == kKeep) {
      ++s.kept[me];
      s.points[me] = static_cast<std::int16_t>(s.points[me] + s.card);
      sink.tell(Event{1, {Value::of(seat), Value::of(face(s.card))}, {}});
      s.phase = kPick0;
    } else if (a.verb == kPass) {
      s.phase = s.phase == kKeep0 ? kKeep1 : kPick0;
    } else {
      s.picks[me] = a.a;
      s.phase = s.phase == kPick0 ? kPick1 : endOfRound(s, sink);
    }
  }
  View view(const State& s, Seat seat) const {
    View v;
    static_cast<State&>(v) = s;
    v.seat = static_cast<std::uint8_t>(seat.index());
    v.picks[1 - v.seat] = 0;
    return v;
  }
  State sample(const View& v, Stream& random) const {
    State s = v;
    if (s.phase == kPick1 && v.seat == 1) {
      s.picks[0] = static_cast<std::uint8_t>(1 + random.below(3));
    }
    return s;
  }
  bool consistent(const View& v, const State& s) const { return view(s, Seat(v.seat)) == v; }
  Standing result(const State& s) const {
    Standing now;
    now.score = {s.points[0], s.points[1], 0};
    now.decided = s.phase == kOver;
    if (now.decided && s.points[0] != s.points[1]) {
      now.winner = Seat(s.points[0] > s.points[1] ? 0 : 1);
    }
    return now;
  }
  std::vector<Figure> figures(const State& s) const {
    const bool odd = (s.points[0] + s.points[1]) % 2 == 1;
    return {{"points", static_cast<double>(s.points[0] + s.points[1])},
            {"lead", static_cast<double>(s.points[0] - s.points[1])},
            {"result", odd ? 1.0 : 0.0}};
  }
  static Audience audience(Action a) {
    return a.verb == kPick ? Audience::nobody() : Audience::everybody();
  }
  static std::string text(Action a) {
    if (a.isChance()) {
      return std::string(kSources[a.source() == 0 ? 0 : 1].id) + " " +
             std::to_string(a.outcome().index());
    }
    if (a.verb == kPick) return "pick " + std::to_string(a.a);
    return a.verb == kKeep ? "keep" : "pass";
  }
  static std::optional<Action> parse(std::string_view text) {
    if (text == "keep") return Action{kKeep};
    if (text == "pass") return Action{kPass};
    for (int i = 0; i < 10; ++i) {
      const std::string number = std::to_string(i);
      if (text == "card " + number) return Action::chance(0, Card(i));
      if (i >= 1 && i <= 3 && text == "pick " + number) {
        return Action{kPick, static_cast<std::uint8_t>(i)};
      }
    }
    return std::nullopt;
  }
  static Sentence label(Action a) {
    if (a.verb == kPick) return {RD_TEXT("Toy", "Pick %1"), {Value::of(a.a)}};
    return {a.verb == kKeep ? RD_TEXT("Toy", "Keep") : RD_TEXT("Toy", "Pass"), {}};
  }
  static std::string faceCode(Face face) { return std::to_string(face.number); }
  static std::vector<Piece> pieces(const View& v) {
    if (v.phase == kTurnUp || v.phase == kOver) return {};
    return {Piece{face(v.card), Place(0), 0, 0}};
  }
  static Gesture gesture(const View& /*view*/, Action /*a*/) { return Gesture::button(); }
  static std::vector<Action> attempts(const View& /*view*/) {
    return {Action{kKeep}, Action{kPass}, Action{kPick, 1}, Action{kPick, 2}, Action{kPick, 3}};
  }
  static std::vector<Fact> facts(const View& v) {
    return {{"round", std::to_string(v.round)},
            {"points", std::to_string(v.points[0]) + " " + std::to_string(v.points[1])},
            {"own pick", std::to_string(v.picks[v.seat])}};
  }

 private:
  static Face face(int number) { return Face{0, static_cast<std::int16_t>(number)}; }

  template <class Sink>
  Phase endOfRound(State& s, Sink& sink) const {
    sink.tell(Event{
        2,
        {Value::of(Seat(0)), Value::of(s.picks[0]), Value::of(Seat(1)), Value::of(s.picks[1])},
        {}});
    ++s.points[s.picks[0] == s.picks[1] ? 1 : 0];
    s.picks = {};
    return ++s.round == rounds_ ? kOver : kTurnUp;
  }

  int rounds_;
};

/// Keeps what it can, picks 2.
class Rules::Coach {
 public:
  Action choose(const Rules& /*rules*/, const View& /*view*/, const ActionList& legal,
                Stream& /*random*/) const {
    return legal.contains(Action{kPick, 2}) ? Action{kPick, 2} : legal[0];
  }
};

static_assert(raindelay::Rules<Rules>);

inline std::shared_ptr<const Game> game(int rounds = 4) {
  return std::make_shared<ErasedGame<Rules>>(Rules(rounds));
}

}  // namespace raindelay::toy
