#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules.h"

/// A game of eight cards that has all that a game can have: a secret deal, secret choices, open
/// draws, hands, refusals with values. Planted faults make it break one property each; kNone keeps
/// them all.
///
/// Each seat is dealt two cards that it alone knows. In turn it plays a card (it counts its
/// number), turns the top card of the stock, or puts a card aside that it alone knows; after six
/// turns, or with both hands empty, the higher sum wins.
namespace raindelay::faulty {

enum class Fault {
  kNone,
  kNothingToDo,
  kNoSuchSource,
  kNoOutcome,
  kUnsorted,
  kRefusesLegal,
  kAcceptsAll,
  kRefusalLacksValue,
  kRefusalOutOfRange,
  kReadsAnother,
  kChanceLineWithoutSource,
  kTwoTextsAlike,
  kReadsWhatItCannotWrite,
  kLegalPeeks,
  kRefusalPeeks,
  kViewPeeks,
  kSampleForgetsTheHand,
  kAnythingIsConsistent,
  kSampleHasAMemory,
  kSampleIsShort,
  kApplyHasAMemory,
  kNeverEnds,
  kDecidedTooEarly,
  kFiguresCome,
  kShowsWhatIsNotCounted,
  kNoSuchKind,
  kCardIsLost,
  kCardIsTwice,
  kGapInAPlace,
  kFactTwice,
  kSituationLacksValue,
  kLabelLacksValue,
  kPieceIsElsewhere,
  kGesturesAlike,
  kEventLacksValue,
  kMoveToNowhere,
  kMoveIsForgotten,
  kMoveShowsAnotherFace,
  kApplyTellsTwice,
  kDealIsTold,
  kAsideIsTold,
  kEventPeeks,
  kFactPeeks,
  kPiecePeeks,
  kAttemptPeeks,
  kLabelPeeks,
};

inline constexpr int kCards = 8;
inline constexpr int kTurns = 6;
using Cards = CardSet<kCards>;

struct State {
  std::array<Cards, 2> hands;
  std::array<Cards, 2> aside;
  Cards stock = Cards::firstCards(kCards);
  FixedVector<Card, kCards> table;
  std::array<std::uint8_t, 2> score{};
  std::uint8_t dealt = 0;
  std::uint8_t turns = 0;
  bool turning = false;  ///< the stock's top card is being turned

  friend bool operator==(const State&, const State&) = default;
};

/// A member that `==` ignores: a leak that two equal views don't show.
struct Whisper {
  bool heard = false;

  friend bool operator==(Whisper, Whisper) { return true; }
};

struct View {
  std::uint8_t seat = 0;
  Cards hand;
  Cards aside;
  Cards peeked;
  Whisper whisper;
  FixedVector<Card, kCards> table;
  std::array<std::uint8_t, 2> handSizes{};
  std::array<std::uint8_t, 2> asideSizes{};
  std::array<std::uint8_t, 2> score{};
  std::uint8_t dealt = 0;
  std::uint8_t turns = 0;
  bool turning = false;

  friend bool operator==(const View&, const View&) = default;
};

enum Verb : std::uint8_t { kPlay, kTurn, kAside };
enum PlaceIndex { kHand0, kHand1, kStock, kTable, kAside0, kAside1, kPlaceCount };
enum EventIndex : std::uint8_t { kDealt, kPlayed, kTurned, kLaid };
enum RefusalIndex : std::uint8_t { kNotInHand, kStockEmpty, kUnknownAction };

inline constexpr SourceInfo kSources[] = {{"deal-0"}, {"deal-1"}, {"stock"}};
inline constexpr std::string_view kKinds[] = {"card"};
inline constexpr FigureInfo kFigures[] = {{"hits", RD_TEXT("Toy", "Hits a game")}};
inline constexpr PlaceInfo kPlaces[] = {
    {"hand.0", RD_TEXT("Toy", "hand")},   {"hand.1", RD_TEXT("Toy", "hand")},
    {"stock", RD_TEXT("Toy", "stock")},   {"table", RD_TEXT("Toy", "table")},
    {"aside.0", RD_TEXT("Toy", "aside")}, {"aside.1", RD_TEXT("Toy", "aside")}};
inline constexpr EventInfo kEvents[] = {
    {"dealt", {RD_TEXT("Toy", "%1 is dealt %2.")}},
    {"played", {RD_TEXT("Toy", "%1 plays %2."), RD_TEXT("Toy", "%2 comes from %1.")}},
    {"turned", {RD_TEXT("Toy", "%1 is turned.")}},
    {"laid", {RD_TEXT("Toy", "%1 puts %2 aside.")}}};
inline constexpr RefusalInfo kRefusals[] = {
    {"not-in-hand", "1.1", RD_TEXT("Toy", "You don't hold %1.")},
    {"stock-empty", "1.2", RD_TEXT("Toy", "The stock is empty.")},
    {"unknown", "1.3", RD_TEXT("Toy", "There is no such action.")}};

template <Fault kFault>
class Rules {
 public:
  using State = faulty::State;
  using View = faulty::View;

  static const GameInfo& info() {
    static const GameInfo fact = [] {
      GameInfo made;
      made.id = "toy";
      made.title = RD_TEXT("Toy", "Toy");
      made.secrets = true;
      made.longestMatch = 2 * kTurns + 4;
      made.sources = kSources;
      made.pieceKinds = kKinds;
      made.places = kPlaces;
      made.events = kEvents;
      made.refusals = kRefusals;
      if (kFault == Fault::kShowsWhatIsNotCounted) made.figures = kFigures;
      return made;
    }();
    return fact;
  }

  [[nodiscard]] State initial() const { return {}; }

  [[nodiscard]] Turn turn(const State& s) const {
    if (s.dealt < 4 || s.turning) return Turn::chance();
    const bool empty = s.hands[0].empty() && s.hands[1].empty();
    if (kFault != Fault::kNeverEnds && (s.turns >= kTurns || empty)) return Turn::over();
    return Turn::of(mover(s));
  }

  [[nodiscard]] ActionList legal(const State& s) const {
    ActionList list;
    if (kFault == Fault::kNothingToDo && s.turns == 2) return list;
    const Seat seat = mover(s);
    s.hands[at(seat)].forEach([&](Card card) { list.push_back({kPlay, number(card), 0, 0}); });
    const bool peek = kFault == Fault::kLegalPeeks && s.hands[at(seat.other())].contains(Card(3));
    if ((!s.stock.empty() && !peek) || list.empty()) list.push_back({kTurn, 0, 0, 0});
    if (kFault == Fault::kUnsorted && list.size() > 1) std::swap(list[0], list[1]);
    if (kFault == Fault::kGesturesAlike && list.size() > 1) list.push_back({kTurn, 1, 0, 0});
    s.hands[at(seat)].forEach([&](Card card) { list.push_back({kAside, number(card), 0, 0}); });
    return list;
  }

  [[nodiscard]] std::optional<Refusal> refusal(const State& s, Action action) const {
    if (kFault == Fault::kAcceptsAll) return std::nullopt;
    if (kFault == Fault::kRefusesLegal && s.turns == 1) return Refusal{kStockEmpty, {}};
    if (legal(s).contains(action)) return std::nullopt;
    if (kFault == Fault::kRefusalOutOfRange) return Refusal{9, {}};
    if ((action.verb == kPlay || action.verb == kAside) && action.a < kCards) {
      if (kFault == Fault::kRefusalLacksValue) return Refusal{kNotInHand, {}};
      const bool peek =
          kFault == Fault::kRefusalPeeks && s.hands[at(mover(s).other())].contains(Card(action.a));
      return Refusal{peek ? kUnknownAction : kNotInHand, {Value::of(face(Card(action.a)))}};
    }
    if (action.verb == kTurn) return Refusal{kStockEmpty, {}};
    return Refusal{kUnknownAction, {}};
  }

  [[nodiscard]] Draw chance(const State& s) const {
    if (kFault == Fault::kNoOutcome && s.dealt == 3) return {1, {}};
    if (kFault == Fault::kNoSuchSource && s.turning) return {3, s.stock.template widenedTo<128>()};
    return {s.turning ? 2 : s.dealt % 2, s.stock.template widenedTo<128>()};
  }

  template <class Sink>
  void apply(State& s, Action action, Sink& sink) const {
    static int memory = 0;
    if (action.isChance()) {
      s.turning ? turnStock(s, action.outcome(), sink) : deal(s, action.outcome(), sink);
      return;
    }
    const Seat seat = mover(s);
    if (action.verb == kTurn) {
      s.turning = !s.stock.empty();
      if (!s.turning) ++s.turns;
      return;
    }
    const Card card(action.a);
    s.hands[at(seat)].erase(card);
    if (action.verb == kAside) {
      putAside(s, seat, card, sink);
      return;
    }
    s.table.push_back(card);
    s.score[at(seat)] = static_cast<std::uint8_t>(s.score[at(seat)] + card.index());
    if (kFault == Fault::kApplyHasAMemory) s.score[0] = static_cast<std::uint8_t>(++memory);
    ++s.turns;
    Values values{Value::of(seat), Value::of(face(card))};
    if (kFault == Fault::kEventLacksValue) values.pop_back();
    if (kFault == Fault::kEventPeeks) {
      values.push_back(Value::of(s.hands[at(seat.other())].contains(Card(0)) ? 1 : 0));
    }
    sink.tell({kPlayed, values, {}});
    if (kFault == Fault::kMoveIsForgotten) return;
    if (kFault == Fault::kApplyTellsTwice && ++memory % 2 == 0) sink.tell({kPlayed, values, {}});
    const Card shown = kFault == Fault::kMoveShowsAnotherFace ? Card(7 - card.index()) : card;
    move(sink, face(shown), kHand0 + seat.index(),
         kFault == Fault::kMoveToNowhere ? int{kPlaceCount} : int{kTable});
  }

  [[nodiscard]] View view(const State& s, Seat seat) const {
    View v;
    v.seat = static_cast<std::uint8_t>(seat.index());
    v.hand = s.hands[at(seat)];
    v.aside = s.aside[at(seat)];
    v.whisper.heard = s.hands[at(seat.other())].contains(Card(2));
    if (kFault == Fault::kViewPeeks) v.peeked = s.hands[at(seat.other())];
    v.table = s.table;
    for (std::size_t i = 0; i < 2; ++i) {
      v.handSizes[i] = static_cast<std::uint8_t>(s.hands[i].size());
      v.asideSizes[i] = static_cast<std::uint8_t>(s.aside[i].size());
    }
    v.score = s.score;
    v.dealt = s.dealt;
    v.turns = s.turns;
    v.turning = s.turning;
    return v;
  }

  [[nodiscard]] State sample(const View& v, Stream& random) const {
    State s;
    for (const Card card : v.table) s.stock.erase(card);
    const std::size_t me = v.seat;
    s.aside[me] = v.aside;
    s.stock = s.stock - v.aside;
    if (kFault != Fault::kSampleForgetsTheHand) {
      s.hands[me] = v.hand;
      s.stock = s.stock - v.hand;
    }
    static int memory = 0;
    if (kFault == Fault::kSampleHasAMemory && ++memory % 2 == 0) (void)random.next();
    const auto draw = [&](Cards& to, int count) {
      for (int i = 0; i < count; ++i) {
        const Card card = s.stock.nth(random.below(s.stock.size()));
        to.insert(card);
        s.stock.erase(card);
      }
    };
    draw(s.hands[1 - me], v.handSizes[1 - me]);
    draw(s.aside[1 - me], v.asideSizes[1 - me]);
    s.table = v.table;
    s.score = v.score;
    s.dealt = v.dealt;
    s.turns = v.turns;
    s.turning = v.turning;
    if (kFault == Fault::kSampleIsShort) s.stock.clear();
    return s;
  }

  [[nodiscard]] bool consistent(const View& v, const State& s) const {
    return kFault == Fault::kAnythingIsConsistent || view(s, Seat(v.seat)) == v;
  }

  [[nodiscard]] Standing result(const State& s) const {
    Standing standing;
    standing.score = {s.score[0], s.score[1], 0};
    standing.decided =
        turn(s).kind == Turn::Kind::kOver || (kFault == Fault::kDecidedTooEarly && s.turns == 3);
    if (standing.decided && s.score[0] != s.score[1]) {
      standing.winner = Seat(s.score[0] > s.score[1] ? 0 : 1);
    }
    return standing;
  }

  [[nodiscard]] std::vector<Figure> figures(const State& s) const {
    std::vector<Figure> all{{"points", double(s.score[0] + s.score[1])}};
    if (kFault == Fault::kFiguresCome && s.turns > 2) all.push_back({"turns", double(s.turns)});
    return all;
  }

  static Audience audience(Action action) {
    if (action.isChance() && action.source() < 2) return Audience::only(Seat(action.source()));
    return action.verb == kAside ? Audience::nobody() : Audience::everybody();
  }

  static std::string text(Action action) {
    const std::string number = std::to_string(action.isChance() ? action.b : action.a);
    if (action.isChance()) {
      if (kFault == Fault::kChanceLineWithoutSource && action.a == 2) return "stock-" + number;
      return std::string(kSources[action.a].id) + " " + number;
    }
    if (kFault == Fault::kTwoTextsAlike && action.verb == kPlay) return "play";
    if (kFault == Fault::kGesturesAlike && action.verb == kTurn && action.a == 1) return "again";
    if (action.verb == kAside) return "aside " + number;
    return action.verb == kPlay ? "play " + number : "turn";
  }

  static std::optional<Action> parse(std::string_view text) {
    if (text == "turn") return Action{kTurn, 0, 0, 0};
    if (kFault == Fault::kGesturesAlike && text == "again") return Action{kTurn, 1, 0, 0};
    const std::size_t space = text.find(kFault == Fault::kChanceLineWithoutSource ? '-' : ' ');
    if (kFault == Fault::kReadsWhatItCannotWrite && text != "play") {
      if (text.starts_with("pl") && space == text.npos) return Action{kPlay, 99, 0, 0};
    }
    if (space == text.npos) return std::nullopt;
    int number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data() + space + 1, end, number);
    if (error != std::errc() || stop != end || number < 0 || number >= kCards) return std::nullopt;
    const std::string_view name = text.substr(0, space);
    if (kFault == Fault::kReadsAnother && number == 5) number = 4;
    if (name == "play") return Action{kPlay, static_cast<std::uint8_t>(number), 0, 0};
    if (name == "aside") return Action{kAside, static_cast<std::uint8_t>(number), 0, 0};
    for (int source = 0; source < 3; ++source) {
      if (name == kSources[source].id) return Action::chance(source, Card(number));
    }
    return std::nullopt;
  }

  static Sentence label(Action action) {
    if (action.verb == kTurn && action.b == 1) return {RD_TEXT("Toy", "Turn one, quick"), {}};
    if (action.verb == kTurn) return {RD_TEXT("Toy", "Turn a card"), {}};
    if (action.verb == kAside) {
      return {RD_TEXT("Toy", "Put %1 aside"), {Value::of(face(Card(action.a)))}};
    }
    if (kFault == Fault::kLabelLacksValue) return {RD_TEXT("Toy", "Play %1"), {}};
    return {RD_TEXT("Toy", "Play %1"), {Value::of(face(Card(action.a)))}};
  }

  static std::string faceCode(Face face) { return std::to_string(face.number); }

  static std::vector<Piece> pieces(const View& v) {
    std::vector<Piece> all;
    const auto lay = [&](int place, int count, auto faceOf) {
      for (int i = 0; i < count; ++i) {
        all.push_back({faceOf(i), Place(place), static_cast<std::int16_t>(i), 0});
      }
    };
    const auto hidden = [](int) { return Face{}; };
    for (int seat = 0; seat < 2; ++seat) {
      if (seat == v.seat) {
        lay(kHand0 + seat, v.hand.size(), [&](int i) { return face(v.hand.nth(i)); });
      } else {
        lay(kHand0 + seat, v.handSizes[static_cast<std::size_t>(seat)], hidden);
      }
      const bool own = seat == v.seat;
      lay(kAside0 + seat, v.asideSizes[static_cast<std::size_t>(seat)],
          [&](int i) { return own ? face(v.aside.nth(i)) : Face{}; });
    }
    const int table = static_cast<int>(v.table.size());
    const int stock =
        kCards - table - v.handSizes[0] - v.handSizes[1] - v.asideSizes[0] - v.asideSizes[1];
    lay(kStock, stock - (kFault == Fault::kCardIsLost && table > 2 ? 1 : 0), hidden);
    lay(kTable, table, [&](int i) { return face(v.table[static_cast<std::size_t>(i)]); });
    if (kFault == Fault::kCardIsTwice && table > 1) all.back().face = face(v.table.front());
    if (kFault == Fault::kGapInAPlace && table > 1) ++all.back().order;
    if (kFault == Fault::kNoSuchKind && table > 1) all.back().face.kind = 3;
    if (kFault == Fault::kPiecePeeks && v.whisper.heard) all.front().turns = 2;
    return all;
  }

  static Gesture gesture(const View& v, Action action) {
    if (action.verb == kTurn) return Gesture::button();
    int order = 0;
    while (order < v.hand.size() && v.hand.nth(order).index() != action.a) ++order;
    if (kFault == Fault::kPieceIsElsewhere) order += 2;
    return Gesture::put(Place(v.seat), order,
                        Place(action.verb == kAside ? kAside0 + v.seat : int{kTable}));
  }

  static std::vector<Action> attempts(const View& v) {
    std::vector<Action> all;
    for (std::uint8_t card = 0; card < kCards; ++card) all.push_back({kPlay, card, 0, 0});
    const bool heard = v.whisper.heard;
    if (kFault != Fault::kAttemptPeeks || !heard) all.push_back({kTurn, 0, 0, 0});
    // Another action, but for its label.
    if (kFault == Fault::kLabelPeeks && heard) all.back().b = 1;
    v.hand.forEach([&all](Card card) { all.push_back({kAside, number(card), 0, 0}); });
    return all;
  }

  static Situation situation(const View& v) {
    const Sentence when{RD_TEXT("Toy", "Turn %1"), {Value::of(v.turns)}};
    Situation situation{RD_TEXT("Toy", "Turn"), v.turns, when};
    if (kFault == Fault::kSituationLacksValue) situation.words.push_back(when.text);
    return situation;
  }
  static std::vector<Fact> facts(const View& v) {
    std::vector<Fact> all{{"turns", std::to_string(v.turns)}};
    if (kFault == Fault::kFactTwice) all.push_back(all.front());
    if (kFault == Fault::kFactPeeks) all.push_back({"heard", v.whisper.heard ? "yes" : "no"});
    return all;
  }

 private:
  static Seat mover(const State& s) { return Seat(s.turns % 2); }
  static std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }
  static std::uint8_t number(Card card) { return static_cast<std::uint8_t>(card.index()); }
  static Face face(Card card) { return {0, static_cast<std::int16_t>(card.index())}; }

  template <class Sink>
  static void move(Sink& sink, Face face, int from, int to, Audience audience = {}) {
    Move one;
    one.face = face;
    one.from = Place(from);
    one.to = Place(to);
    one.audience = audience;
    sink.move(one);
  }

  template <class Sink>
  void deal(State& s, Card card, Sink& sink) const {
    const Seat seat(s.dealt % 2);
    s.hands[at(seat)].insert(card);
    s.stock.erase(card);
    ++s.dealt;
    const Audience audience =
        kFault == Fault::kDealIsTold ? Audience::everybody() : Audience::only(seat);
    sink.tell({kDealt, {Value::of(seat), Value::of(face(card))}, audience});
    move(sink, face(card), kStock, kHand0 + seat.index(), audience);
  }

  template <class Sink>
  static void putAside(State& s, Seat seat, Card card, Sink& sink) {
    ++s.turns;
    const Audience audience =
        kFault == Fault::kAsideIsTold ? Audience::everybody() : Audience::only(seat);
    s.aside[at(seat)].insert(card);
    sink.tell({kLaid, {Value::of(seat), Value::of(face(card))}, audience});
    move(sink, face(card), kHand0 + seat.index(), kAside0 + seat.index(), audience);
  }

  template <class Sink>
  void turnStock(State& s, Card card, Sink& sink) const {
    s.stock.erase(card);
    s.table.push_back(card);
    s.turning = false;
    ++s.turns;
    sink.tell({kTurned, {Value::of(face(card))}, {}});
    move(sink, face(card), kStock, kTable);
  }
};

static_assert(raindelay::Rules<Rules<Fault::kNone>>);

}  // namespace raindelay::faulty
