#pragma once

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

#include "core/arrangement.h"
#include "core/rules.h"
#include "core/scorebook.h"
#include "core/situation.h"

namespace raindelay {

/// A value of a game's own type behind one common type; copied like bytes. The tag keeps states and
/// views apart: what asks for a view cannot be handed a state.
template <class Tag>
class Boxed {
 public:
  template <class T>
  [[nodiscard]] static Boxed of(const T& value) {
    Boxed box;
    box.type_ = typeOf<T>();
    box.bytes_.resize(sizeof(T));
    std::memcpy(box.bytes_.data(), &value, sizeof(T));
    return box;
  }
  /// The value; asking for another type than was put in is a broken contract and stops the program.
  template <class T>
  [[nodiscard]] const T& as() const {
    require(type_ == typeOf<T>());
    return *reinterpret_cast<const T*>(bytes_.data());
  }
  template <class T>
  [[nodiscard]] T& as() {
    require(type_ == typeOf<T>());
    return *reinterpret_cast<T*>(bytes_.data());
  }

 private:
  template <class T>
  [[nodiscard]] static const void* typeOf() {
    static const char mark = 0;
    return &mark;
  }
  static void require(bool kept) {
    if (kept) return;
    (void)std::fputs("a box was asked for another type than was put in\n", stderr);
    std::abort();
  }

  std::vector<std::byte> bytes_;
  const void* type_ = nullptr;
};

using AnyState = Boxed<struct StateTag>;
using AnyView = Boxed<struct ViewTag>;

/// The run-time façade of any Rules: what match, app and command line use. Immutable, shared by
/// threads. The functions mean what the concept Rules says.
class Game {
 public:
  virtual ~Game() = default;

  [[nodiscard]] virtual const GameInfo& info() const = 0;
  /// The number of seats: what the game was made for, if it can be played by several numbers.
  [[nodiscard]] virtual int seats() const = 0;
  [[nodiscard]] virtual AnyState initial() const = 0;
  [[nodiscard]] virtual Turn turn(const AnyState& state) const = 0;
  [[nodiscard]] virtual ActionList legal(const AnyState& state) const = 0;
  [[nodiscard]] virtual std::optional<Refusal> refusal(const AnyState& state, Action a) const = 0;
  [[nodiscard]] virtual Draw chance(const AnyState& state) const = 0;
  virtual void apply(AnyState& state, Action action, EventLog& log) const = 0;
  [[nodiscard]] virtual AnyView view(const AnyState& state, Seat seat) const = 0;
  [[nodiscard]] virtual AnyState sample(const AnyView& view, Stream& random) const = 0;
  [[nodiscard]] virtual bool consistent(const AnyView& view, const AnyState& state) const = 0;
  [[nodiscard]] virtual Standing result(const AnyState& state) const = 0;
  [[nodiscard]] virtual std::vector<Figure> figures(const AnyState& state,
                                                    std::span<const Event> told) const = 0;
  [[nodiscard]] virtual bool equal(const AnyState& a, const AnyState& b) const = 0;
  [[nodiscard]] virtual bool equal(const AnyView& a, const AnyView& b) const = 0;

  [[nodiscard]] virtual Audience audience(const AnyState& before, Action action) const = 0;
  [[nodiscard]] virtual std::string text(Action action) const = 0;
  [[nodiscard]] virtual std::optional<Action> parse(std::string_view text) const = 0;
  [[nodiscard]] virtual Sentence label(Action action) const = 0;
  [[nodiscard]] virtual std::string faceCode(Face face) const = 0;
  [[nodiscard]] virtual std::vector<Piece> pieces(const AnyView& view) const = 0;
  [[nodiscard]] virtual Gesture gesture(const AnyView& view, Action action) const = 0;
  [[nodiscard]] virtual std::vector<Action> attempts(const AnyView& view) const = 0;
  [[nodiscard]] virtual std::vector<Fact> facts(const AnyView& view) const = 0;
  /// Where in a match the view is, in words; empty if the game doesn't say.
  [[nodiscard]] virtual Situation situation(const AnyView& view) const = 0;
  /// The choice in parts that the view's own seat stands in; none if it stands in none, or if the
  /// game has none.
  [[nodiscard]] virtual std::optional<Arrangement> arrangement(const AnyView& view) const = 0;
  /// The scorer's book of these events (see KeepsBook); empty if the game keeps no book.
  [[nodiscard]] virtual Scorebook scorebook(std::span<const Event> told) const = 0;

 protected:
  Game() = default;
  Game(const Game&) = default;
  Game& operator=(const Game&) = default;
};

/// A game that can be played by several numbers of seats: its rules are made for one of them
/// (Options::seats).
template <class R>
concept HasSeats = requires(const R& rules) {
  { rules.seats() } -> std::same_as<int>;
};

/// Erases any Rules into the façade.
template <Rules R>
class ErasedGame final : public Game {
  using State = typename R::State;
  using View = typename R::View;

 public:
  explicit ErasedGame(R rules) : rules_(std::move(rules)) {}

  [[nodiscard]] const R& rules() const { return rules_; }

  [[nodiscard]] const GameInfo& info() const override { return R::info(); }
  [[nodiscard]] int seats() const override {
    if constexpr (HasSeats<R>) return rules_.seats();
    return R::info().maxSeats;
  }
  [[nodiscard]] AnyState initial() const override { return AnyState::of(rules_.initial()); }
  [[nodiscard]] Turn turn(const AnyState& s) const override { return rules_.turn(of(s)); }
  [[nodiscard]] ActionList legal(const AnyState& s) const override { return rules_.legal(of(s)); }
  [[nodiscard]] std::optional<Refusal> refusal(const AnyState& s, Action a) const override {
    return rules_.refusal(of(s), a);
  }
  [[nodiscard]] Draw chance(const AnyState& s) const override { return rules_.chance(of(s)); }
  void apply(AnyState& s, Action a, EventLog& log) const override {
    rules_.apply(s.as<State>(), a, log);
  }
  [[nodiscard]] AnyView view(const AnyState& s, Seat seat) const override {
    return AnyView::of(rules_.view(of(s), seat));
  }
  [[nodiscard]] AnyState sample(const AnyView& v, Stream& random) const override {
    return AnyState::of(rules_.sample(of(v), random));
  }
  [[nodiscard]] bool consistent(const AnyView& v, const AnyState& s) const override {
    return rules_.consistent(of(v), of(s));
  }
  [[nodiscard]] Standing result(const AnyState& s) const override { return rules_.result(of(s)); }
  [[nodiscard]] std::vector<Figure> figures(
      const AnyState& s, [[maybe_unused]] std::span<const Event> told) const override {
    if constexpr (CountsInBook<R>) {
      return rules_.figures(bookOf(rules_, told));
    } else {
      return rules_.figures(of(s));
    }
  }
  [[nodiscard]] bool equal(const AnyState& a, const AnyState& b) const override {
    return of(a) == of(b);
  }
  [[nodiscard]] bool equal(const AnyView& a, const AnyView& b) const override {
    return of(a) == of(b);
  }

  [[nodiscard]] Audience audience([[maybe_unused]] const AnyState& before,
                                  Action a) const override {
    if constexpr (TellsByState<R>) {
      return rules_.audience(of(before), a);
    } else {
      return R::audience(a);
    }
  }
  [[nodiscard]] std::string text(Action a) const override { return R::text(a); }
  [[nodiscard]] std::optional<Action> parse(std::string_view text) const override {
    return R::parse(text);
  }
  [[nodiscard]] Sentence label(Action a) const override { return R::label(a); }
  [[nodiscard]] std::string faceCode(Face face) const override { return R::faceCode(face); }
  [[nodiscard]] std::vector<Piece> pieces(const AnyView& v) const override {
    return R::pieces(of(v));
  }
  [[nodiscard]] Gesture gesture(const AnyView& v, Action a) const override {
    return R::gesture(of(v), a);
  }
  [[nodiscard]] std::vector<Action> attempts(const AnyView& v) const override {
    return R::attempts(of(v));
  }
  [[nodiscard]] std::vector<Fact> facts(const AnyView& v) const override { return R::facts(of(v)); }
  [[nodiscard]] Situation situation([[maybe_unused]] const AnyView& v) const override {
    if constexpr (TellsSituation<R>) return rules_.situation(of(v));
    return {};
  }
  [[nodiscard]] std::optional<Arrangement> arrangement(
      [[maybe_unused]] const AnyView& v) const override {
    if constexpr (HasArrangement<R>) return rules_.arrangement(of(v));
    return std::nullopt;
  }
  [[nodiscard]] Scorebook scorebook([[maybe_unused]] std::span<const Event> told) const override {
    if constexpr (KeepsBook<R>) return bookOf(rules_, told).scorebook();
    return {};
  }

 private:
  [[nodiscard]] static const State& of(const AnyState& s) { return s.as<State>(); }
  [[nodiscard]] static const View& of(const AnyView& v) { return v.as<View>(); }

  R rules_;
};

}  // namespace raindelay
