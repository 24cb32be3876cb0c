#pragma once

#include <memory>
#include <vector>

#include "core/game.h"
#include "players/players.h"

namespace raindelay {

/// Thinks about positions for people: hints while a match goes on, and what it was worth
/// afterwards. It is the same search that plays. It may take time: not to be called on a UI thread.
/// Safe to be called by several threads.
class Analyst {
 public:
  virtual ~Analyst() = default;

  /// Assesses a seat's actions by its view alone: for a hint, and for what a choice has cost (the
  /// worth of the chosen action less that of the one that was done). `legal` isn't empty.
  [[nodiscard]] virtual Assessment assess(const AnyView& view, Seat seat, const ActionList& legal,
                                          Stream& random, const Limits& limits) const = 0;
  /// The same where who wins is settled: by how much an action changes the seat's expected margin,
  /// its score less the mean of the others', in `scoring().unit`.
  [[nodiscard]] virtual Assessment assessMargin(const AnyView& view, Seat seat,
                                                const ActionList& legal, Stream& random,
                                                const Limits& limits) const = 0;
  [[nodiscard]] virtual Scoring scoring() const = 0;
  /// The seat's actions to the end of a choice in parts that it stands in, an assessment per part,
  /// of which the first is `found`; otherwise `found` alone.
  [[nodiscard]] virtual std::vector<Assessment> goOn(const AnyView& view, Seat seat,
                                                     const Assessment& found, Stream& random,
                                                     const Limits& limits) const = 0;
  /// The reason why the view's own seat may do one of its legal actions, in the game's words and by
  /// what it knows: a clause that follows the action's label; empty if the game has nothing to say.
  [[nodiscard]] virtual Sentence why(const AnyView& view, Action action) const = 0;
  /// Each seat's probability of winning, by all that `seat` knows; whoever's turn it is.
  [[nodiscard]] virtual Chances chances(const AnyView& view, Seat seat, Stream& random,
                                        const Limits& limits) const = 0;
  /// Likewise where everything lies open. For a match that is over: before and after an action of a
  /// seat the difference is its choice's, before and after a draw it is luck's.
  [[nodiscard]] virtual Chances chancesOpen(const AnyState& state, Stream& random,
                                            const Limits& limits) const = 0;

 protected:
  Analyst() = default;
  Analyst(const Analyst&) = default;
  Analyst& operator=(const Analyst&) = default;
};

/// Erases the search for R into an Analyst.
template <Rules R>
class ErasedAnalyst : public Analyst {
 public:
  ErasedAnalyst(const R& rules, const Effort& effort)
      : search_(rules, effort), margin_(rules, forMargin(effort)) {}

  [[nodiscard]] Assessment assess(const AnyView& view, Seat seat, const ActionList& legal,
                                  Stream& random, const Limits& limits) const override {
    return search_.assess(view.as<typename R::View>(), seat, legal, random, limits);
  }
  [[nodiscard]] Assessment assessMargin(const AnyView& view, Seat seat, const ActionList& legal,
                                        Stream& random, const Limits& limits) const override {
    return margin_.assess(view.as<typename R::View>(), seat, legal, random, limits);
  }
  [[nodiscard]] Scoring scoring() const override { return search_.scoring(); }
  [[nodiscard]] std::vector<Assessment> goOn(const AnyView& view, Seat seat,
                                             const Assessment& found, Stream& random,
                                             const Limits& limits) const override {
    return search_.goOn(view.as<typename R::View>(), seat, found, random, limits);
  }
  [[nodiscard]] Sentence why(const AnyView& view, Action action) const override {
    return search_.why(view.as<typename R::View>(), action);
  }
  [[nodiscard]] Chances chances(const AnyView& view, Seat seat, Stream& random,
                                const Limits& limits) const override {
    return search_.chances(view.as<typename R::View>(), seat, random, limits);
  }
  [[nodiscard]] Chances chancesOpen(const AnyState& state, Stream& random,
                                    const Limits& limits) const override {
    return search_.chancesOpen(state.as<typename R::State>(), random, limits);
  }

 private:
  [[nodiscard]] static Effort forMargin(Effort effort) {
    effort.aim = Aim::kMargin;
    return effort;
  }

  Search<R> search_;
  Search<R> margin_;
};

/// The same, but what the solution of R tells of a choice is exact.
template <Rules R>
class SolvedAnalyst final : public ErasedAnalyst<R> {
 public:
  explicit SolvedAnalyst(const R& rules)
      : ErasedAnalyst<R>(rules, effortOf<R>(PlayerKind::kAllStar)), solved_(rules) {}

  [[nodiscard]] Assessment assess(const AnyView& view, Seat seat, const ActionList& legal,
                                  Stream& random, const Limits& limits) const override {
    const auto choice = solved_.judged(view.as<typename R::View>(), legal, limits);
    if (choice) return exactly(*choice, seat, legal, random);
    return ErasedAnalyst<R>::assess(view, seat, legal, random, limits);
  }

 private:
  SolvedPlay<R> solved_;
};

/// An analyst that looks as far as players of this level do. A Hall of Famer's looks as far as an
/// All-Star's where the solution doesn't tell.
template <Rules R>
[[nodiscard]] std::unique_ptr<Analyst> makeAnalystOf(const R& rules, PlayerKind level) {
  if constexpr (HasSolution<R>) {
    if (level == PlayerKind::kHallOfFamer) return std::make_unique<SolvedAnalyst<R>>(rules);
  }
  return std::make_unique<ErasedAnalyst<R>>(rules, effortOf<R>(level));
}

}  // namespace raindelay
