#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/options.h"
#include "deck/data_frame.h"

/// A small game for two or three with a choice in parts that is secret, its number too.
///
/// Each seat holds the seeds 0 … 4, of which 0 is a stone that isn't planted. One after the other
/// they plant one or two of them in the beds A, B, C, a seed a bed; what was planted is shown when
/// all have. A seed is worth its number, in bed C twice. With the option `guess`, for two, seat 0
/// doesn't plant but names a bed; it gets three if seat 1 planted there.
namespace raindelay::garden {

enum Verb : std::uint8_t { kPlant, kLeave, kGuess };
enum RefusalId : std::uint8_t { kNotNow, kStone };
enum EventId : std::uint8_t { kDone, kShown, kGuessed };

inline constexpr Action kPlantA3{kPlant, 0, 3, 0};
inline constexpr Action kPlantB1{kPlant, 1, 1, 0};

inline constexpr int kSeeds = 5;
inline constexpr int kBeds = 3;
inline constexpr int kLeast = 1;
inline constexpr int kMost = 2;
inline constexpr std::uint8_t kEmpty = 0;  ///< the stone's number: no seed lies there

struct State {
  std::uint8_t mover = 0;  ///< the number of seats: over
  std::uint8_t bed = 0;    ///< the next to be planted or left
  std::uint8_t guess = 0;  ///< 1 … 3, 0: none
  std::array<std::array<std::uint8_t, kBeds>, kMaxSeats> beds{};
  friend bool operator==(const State&, const State&) = default;
};

/// Leaves out what the others plant until all is shown.
struct View : State {
  std::uint8_t seat = 0;
  std::uint8_t seats = 2;
  bool guessing = false;
  friend bool operator==(const View&, const View&) = default;
};

/// A fault planted into the game to be found.
enum class Fault : std::uint8_t { kNone, kPartsUnsorted, kPromisesMore, kAllowsMore, kBedShows };

inline constexpr PlaceInfo kPlaces[] = {
    {"hand.0", RD_TEXT("Garden", "hand")},   {"hand.1", RD_TEXT("Garden", "hand")},
    {"hand.2", RD_TEXT("Garden", "hand")},   {"bed.0.A", RD_TEXT("Garden", "bed A")},
    {"bed.0.B", RD_TEXT("Garden", "bed B")}, {"bed.0.C", RD_TEXT("Garden", "bed C")},
    {"bed.1.A", RD_TEXT("Garden", "bed A")}, {"bed.1.B", RD_TEXT("Garden", "bed B")},
    {"bed.1.C", RD_TEXT("Garden", "bed C")}, {"bed.2.A", RD_TEXT("Garden", "bed A")},
    {"bed.2.B", RD_TEXT("Garden", "bed B")}, {"bed.2.C", RD_TEXT("Garden", "bed C")}};
inline constexpr EventInfo kEvents[] = {{"done", {RD_TEXT("Garden", "%1 has finished.")}},
                                        {"shown", {RD_TEXT("Garden", "%1 shows %2.")}},
                                        {"guessed", {RD_TEXT("Garden", "The guess was %1.")}}};
inline constexpr RefusalInfo kRefusals[] = {
    {"not-now", "1", RD_TEXT("Garden", "Not now.")},
    {"stone", "2", RD_TEXT("Garden", "A stone isn't planted.")}};
inline constexpr std::string_view kKinds[] = {"seed"};
inline constexpr OptionInfo kOptions[] = {
    {"guess", OptionInfo::Kind::kToggle, RD_TEXT("Garden", "Guess"), {}, 0, 0, 1}};

class Rules {
 public:
  using State = garden::State;
  using View = garden::View;

  explicit Rules(int seats = 2, bool guessing = false, Fault fault = Fault::kNone)
      : seats_(seats), guessing_(guessing && seats == 2), fault_(fault) {}
  static Result<Rules> make(const Options& options, const deck::DataFrames& /*tables*/) {
    return Rules(options.seats(), options.isOn("guess"));
  }
  static const GameInfo& info() {
    static const GameInfo facts = [] {
      GameInfo made;
      made.id = "garden";
      made.title = RD_TEXT("Garden", "Garden");
      made.maxSeats = 3;
      made.secrets = true;
      made.together = true;
      made.longestMatch = kMaxSeats * kBeds;
      made.pieceKinds = kKinds;
      made.places = kPlaces;
      made.events = kEvents;
      made.refusals = kRefusals;
      made.options = kOptions;
      return made;
    }();
    return facts;
  }
  [[nodiscard]] int seats() const { return seats_; }

  [[nodiscard]] State initial() const { return {}; }
  [[nodiscard]] Turn turn(const State& s) const {
    return s.mover == seats_ ? Turn::over() : Turn::of(Seat(s.mover));
  }
  [[nodiscard]] ActionList legal(const State& s) const {
    ActionList list;
    for (const Action action : allActions()) {
      if (!refusal(s, action)) list.push_back(action);
    }
    return list;
  }
  [[nodiscard]] std::optional<Refusal> refusal(const State& s, Action action) const {
    const std::vector<Action> all = allActions();
    if (std::find(all.begin(), all.end(), action) == all.end()) return Refusal{kNotNow, {}};
    if (action.verb == kPlant && action.b == 0) return Refusal{kStone, {}};
    if ((action.verb == kGuess) != isGuessing(s)) return Refusal{kNotNow, {}};
    if (action.verb == kGuess) return std::nullopt;
    const auto& beds = s.beds[s.mover];
    const auto planted = static_cast<int>(
        std::count_if(beds.begin(), beds.end(), [](std::uint8_t seed) { return seed != kEmpty; }));
    const bool holds = std::find(beds.begin(), beds.end(), action.b) == beds.end();
    const int most = kMost + (fault_ == Fault::kAllowsMore ? 1 : 0);
    const bool here = action.a == s.bed;
    const bool possible =
        action.verb == kPlant ? planted < most && holds : planted + kBeds - s.bed - 1 >= kLeast;
    return here && possible ? std::nullopt : std::optional(Refusal{kNotNow, {}});
  }
  [[nodiscard]] Draw chance(const State& /*state*/) const { return {}; }

  template <class Sink>
  void apply(State& s, Action action, Sink& sink) const {
    if (action.verb == kPlant) {
      const Audience mover{static_cast<std::uint8_t>(1U << s.mover), false};
      move(sink, s.mover, action.b, orderOf(s, s.mover, action.b), s.bed, mover);
      s.beds[s.mover][s.bed] = action.b;
    }
    if (action.verb == kGuess) s.guess = static_cast<std::uint8_t>(action.a + 1);
    if (action.verb != kGuess && ++s.bed < kBeds) return;
    sink.tell({kDone, {Value::of(Seat(s.mover))}, {}});
    s.bed = 0;
    if (++s.mover == seats_) showAll(s, sink);
  }

  [[nodiscard]] View view(const State& s, Seat seat) const {
    View v;
    static_cast<State&>(v) = s;
    v.seat = static_cast<std::uint8_t>(seat.index());
    v.seats = static_cast<std::uint8_t>(seats_);
    v.guessing = guessing_;
    if (s.mover == seats_) return v;
    for (int other = 0; other < kMaxSeats; ++other) {
      if (other != v.seat) v.beds[static_cast<std::size_t>(other)] = {};
    }
    if (s.mover != v.seat && fault_ != Fault::kBedShows) v.bed = 0;
    if (v.seat != 0) v.guess = 0;
    return v;
  }
  [[nodiscard]] State sample(const View& v, Stream& random) const {
    State s = v;
    if (v.mover == v.seats) return s;
    for (std::size_t seat = 0; seat < v.mover; ++seat) {
      if (seat == v.seat) continue;
      if (v.guessing) {
        s.guess = static_cast<std::uint8_t>(1 + random.below(kBeds));
      } else {
        const auto bed = static_cast<std::size_t>(random.below(kBeds));
        s.beds[seat][bed] = static_cast<std::uint8_t>(1 + random.below(kSeeds - 1));
      }
    }
    return s;
  }
  [[nodiscard]] bool consistent(const View& v, const State& s) const {
    return view(s, Seat(v.seat)) == v;
  }

  [[nodiscard]] Standing result(const State& s) const {
    Standing now;
    now.decided = s.mover == seats_;
    if (!now.decided) return now;
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
      const auto& beds = s.beds[seat];
      now.score[seat] = beds[0] + beds[1] + 2 * beds[2];
    }
    if (guessing_ && s.beds[1][s.guess - 1U] != kEmpty) now.score[0] = 3;
    const auto best = std::max_element(now.score.begin(), now.score.end());
    if (std::count(now.score.begin(), now.score.end(), *best) == 1) {
      now.winner = Seat(static_cast<int>(best - now.score.begin()));
    }
    return now;
  }
  [[nodiscard]] std::vector<Figure> figures(const State& s) const {
    return {{"best", static_cast<double>(result(s).score[0])}};
  }

  static Audience audience(Action /*action*/) { return Audience::nobody(); }
  static std::string text(Action action) {
    const std::string bed(1, static_cast<char>('A' + action.a));
    if (action.verb == kPlant) return "plant " + bed + "=" + std::to_string(action.b);
    return (action.verb == kLeave ? "leave " : "guess ") + bed;
  }
  static std::optional<Action> parse(std::string_view text) {
    for (const Action action : allActions()) {
      if (Rules::text(action) == text) return action;
    }
    return std::nullopt;
  }
  static Sentence label(Action action) {
    const Value bed = Value::of(Place(kMaxSeats + action.a));
    if (action.verb == kPlant) return {RD_TEXT("Garden", "Plant %1 in %2"), {seed(action.b), bed}};
    if (action.verb == kLeave) return {RD_TEXT("Garden", "Leave %1"), {bed}};
    return {RD_TEXT("Garden", "Guess %1"), {bed}};
  }
  static std::string faceCode(Face face) {
    return std::string(1, static_cast<char>('a' + face.number / kSeeds)) +
           std::to_string(face.number % kSeeds);
  }
  static std::vector<Piece> pieces(const View& v) {
    std::vector<Piece> all;
    for (std::uint8_t seat = 0; seat < v.seats; ++seat) {
      for (int number = 0; number < kSeeds; ++number) {
        const auto& beds = v.beds[seat];
        const auto bed = std::find(beds.begin(), beds.end(), number);
        const bool planted = number != kEmpty && bed != beds.end();
        const bool known = seat == v.seat || planted;
        const Place place =
            planted ? bedOf(seat, static_cast<int>(bed - beds.begin())) : Place(seat);
        const int order = planted ? 0 : orderOf(v, seat, number);
        all.push_back(
            {known ? face(seat, number) : Face{}, place, static_cast<std::int16_t>(order), 0});
      }
    }
    return all;
  }
  static Gesture gesture(const View& v, Action action) {
    if (action.verb != kPlant) return Gesture::button();
    return Gesture::put(Place(v.seat), orderOf(v, v.seat, action.b), bedOf(v.seat, action.a));
  }
  static std::vector<Action> attempts(const View& /*view*/) { return allActions(); }
  static std::vector<Fact> facts(const View& v) {
    return {{"mover", std::to_string(v.mover)}, {"bed", std::to_string(v.bed)}};
  }
  [[nodiscard]] std::optional<Arrangement> arrangement(const View& v) const {
    if (v.mover != v.seat || isGuessing(v, v.guessing)) return std::nullopt;
    Arrangement all;
    all.least = kLeast;
    all.most = kMost + (fault_ == Fault::kPromisesMore ? 1 : 0);
    all.begun = v.bed > 0;
    for (const Action action : allActions()) {
      if (action.verb == kPlant && action.b > 0) all.parts.push_back({action, gesture(v, action)});
    }
    if (fault_ == Fault::kPartsUnsorted) std::reverse(all.parts.begin(), all.parts.end());
    return all;
  }

 private:
  static std::vector<Action> allActions() {
    std::vector<Action> all;
    for (std::uint8_t bed = 0; bed < kBeds; ++bed) {
      for (std::uint8_t number = 0; number < kSeeds; ++number) {
        all.push_back({kPlant, bed, number, 0});
      }
    }
    for (const Verb verb : {kLeave, kGuess}) {
      for (std::uint8_t bed = 0; bed < kBeds; ++bed) all.push_back({verb, bed, 0, 0});
    }
    return all;
  }
  [[nodiscard]] bool isGuessing(const State& s) const { return isGuessing(s, guessing_); }
  static bool isGuessing(const State& s, bool guessing) { return guessing && s.mover == 0; }
  static Face face(int seat, int number) {
    return {0, static_cast<std::int16_t>(seat * kSeeds + number)};
  }
  static Value seed(int number) { return Value::of(number); }
  static Place bedOf(int seat, int bed) { return Place(kMaxSeats + seat * kBeds + bed); }
  /// The position of the seed in its hand: so many lower ones are still there.
  static int orderOf(const State& s, std::size_t seat, int number) {
    const auto& beds = s.beds[seat];
    int order = number;
    for (const std::uint8_t planted : beds) order -= planted != kEmpty && planted < number ? 1 : 0;
    return order;
  }
  template <class Sink>
  static void move(Sink& sink, int seat, int number, int order, int bed, Audience audience) {
    Move one;
    one.face = face(seat, number);
    one.from = Place(seat);
    one.fromOrder = static_cast<std::int16_t>(order);
    one.to = bedOf(seat, bed);
    one.audience = audience;
    sink.move(one);
  }
  /// Shows everything to those who don't know it.
  template <class Sink>
  void showAll(const State& s, Sink& sink) const {
    if (guessing_) sink.tell({kGuessed, {Value::of(Place(kMaxSeats + s.guess - 1))}, {}});
    for (int seat = 0; seat < seats_; ++seat) {
      const auto others = static_cast<std::uint8_t>(Audience::kEverybody & ~(1U << seat));
      for (int bed = 0; bed < kBeds; ++bed) {
        const int number = s.beds[static_cast<std::size_t>(seat)][static_cast<std::size_t>(bed)];
        if (number == kEmpty) continue;
        move(sink, seat, number, Move::kTop, bed, {others, false});
        sink.tell({kShown, {Value::of(Seat(seat)), Value::of(face(seat, number))}, {}});
      }
    }
  }

  int seats_;
  bool guessing_;
  Fault fault_;
};

static_assert(raindelay::Rules<Rules> && HasArrangement<Rules> && HasSeats<Rules>);

inline std::shared_ptr<const Game> game(int seats = 2, bool guessing = false) {
  return std::make_shared<ErasedGame<Rules>>(Rules(seats, guessing));
}

}  // namespace raindelay::garden
