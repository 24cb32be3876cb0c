#include "players/analysis.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <utility>

#include "core/threads.h"

namespace raindelay {

namespace {

/// A cost counts if it is so many of its errors, and at least so large.
constexpr double kErrors = 2;
constexpr double kLeastCost = 0.001;
constexpr double kLeastOfMargin = 0.1;
/// Who wins is settled if no action makes a chance that is farther from 0 or 1 than this.
constexpr double kSettled = 0.02;
/// Of the work, what the first look takes.
constexpr double kFirstPart = 0.75;

/// A decision, with all that its seat could know.
struct Decision {
  std::size_t step;
  Seat seat;
  AnyView view;
  ActionList legal;
  Action made;
};

std::vector<Decision> decisionsOf(const Game& game, const std::vector<Deed>& deeds,
                                  AnyState& state) {
  std::vector<Decision> decisions;
  for (std::size_t step = 0; step < deeds.size(); ++step) {
    const Deed& deed = deeds[step];
    const ActionList legal = deed.by ? game.legal(state) : ActionList();
    if (legal.size() > 1) {
      decisions.push_back({step, *deed.by, game.view(state, *deed.by), legal, deed.action});
    }
    EventLog log;
    game.apply(state, deed.action, log);
  }
  return decisions;
}

/// Does `look` for each of so many, on several threads; false if it was asked to stop.
class Work {
 public:
  Work(const Limits& limits, const AnalysisProgress& progress)
      : limits_(limits), progress_(progress) {}

  template <class Look>
  [[nodiscard]] bool doAll(std::size_t count, double from, double to, Look look) {
    std::atomic<std::size_t> next = 0;
    std::size_t done = 0;
    onThreads(limits_.threads, [&](bool /*first*/) {
      for (std::size_t i = next++; i < count && !limits_.reached(); i = next++) {
        look(i);
        const std::lock_guard lock(mutex_);
        ++done;
        if (progress_) {
          progress_(from + (to - from) * static_cast<double>(done) / static_cast<double>(count));
        }
      }
    });
    return !limits_.reached();
  }

 private:
  const Limits& limits_;
  const AnalysisProgress& progress_;
  std::mutex mutex_;
};

Assessment assess(const Analyst& analyst, const Decision& decision, bool byMargin, Stream& random,
                  const Limits& limits) {
  Limits alone = limits;
  alone.threads = 1;
  const auto how = byMargin ? &Analyst::assessMargin : &Analyst::assess;
  return (analyst.*how)(decision.view, decision.seat, decision.legal, random, alone);
}

/// Whatever the seat does, it is as good as lost, or won.
bool isSettled(const Assessment& found) {
  double least = 1;
  double most = 0;
  for (const ActionWorth& one : found.actions) {
    if (one.visits == 0 && !found.mixed) continue;
    least = std::min(least, one.worth);
    most = std::max(most, one.worth);
  }
  return most <= kSettled || least >= 1 - kSettled;
}

/// The first action has brought more than the other, by more than chance explains.
bool isBetter(const Assessment& found, Action one, Action other) {
  const ActionWorth* first = found.of(one);
  const ActionWorth* second = found.of(other);
  return first->worth - second->worth > std::hypot(first->error, second->error);
}

/// A cost that is told from none.
bool costs(const Verdict& verdict, bool byMargin) {
  return verdict.cost >= (byMargin ? kLeastOfMargin : kLeastCost) &&
         verdict.cost >= kErrors * verdict.error;
}

/// The row's error, but at least `deviation` over the root of its visits: a row seldom looked at is
/// unsure.
double errorOf(const ActionWorth& one, double deviation) {
  return std::max(one.error, deviation / std::sqrt(std::max<double>(1, double(one.visits))));
}

std::vector<SeatBalance> balancesOf(const Analysis& analysis, int seats) {
  std::vector<SeatBalance> balances(static_cast<std::size_t>(seats));
  for (const JudgedChoice& choice : analysis.choices) {
    SeatBalance& own = balances[static_cast<std::size_t>(choice.seat.index())];
    if (!choice.isMistake()) continue;
    if (choice.byMargin) {
      own.margin += choice.cost;
      continue;
    }
    own.lost += choice.cost;
    own.error = std::hypot(own.error, choice.error);
    for (SeatBalance& other : balances) {
      if (&other != &own) other.given += choice.cost / (seats - 1);
    }
  }
  for (std::size_t seat = 0; seat < balances.size(); ++seat) {
    SeatBalance& one = balances[seat];
    one.luck = analysis.result[seat] - 1.0 / seats + one.lost - one.given;
  }
  return balances;
}

}  // namespace

bool Analysis::isExact() const {
  return std::all_of(choices.begin(), choices.end(),
                     [](const JudgedChoice& one) { return one.exact || one.byMargin; }) &&
         std::any_of(choices.begin(), choices.end(),
                     [](const JudgedChoice& one) { return one.exact; });
}

std::vector<JudgedChoice> Analysis::worst(Seat of, std::size_t most) const {
  std::vector<JudgedChoice> mistakes;
  std::copy_if(choices.begin(), choices.end(), std::back_inserter(mistakes),
               [of](const JudgedChoice& one) { return one.seat == of && one.isMistake(); });
  std::stable_sort(
      mistakes.begin(), mistakes.end(), [](const JudgedChoice& one, const JudgedChoice& other) {
        return std::pair(!one.byMargin, one.cost) > std::pair(!other.byMargin, other.cost);
      });
  if (mistakes.size() > most) mistakes.resize(most);
  return mistakes;
}

Verdict together(const std::vector<Verdict>& looks) {
  Verdict mean;
  const auto count = static_cast<double>(looks.size());
  for (const Verdict& one : looks) {
    mean.better = one.better;
    for (std::size_t i = 0; i < mean.chances.size(); ++i) mean.chances[i] += one.chances[i] / count;
    mean.cost += one.cost / count;
    mean.error = std::hypot(mean.error, one.error / count);
  }
  return mean;
}

Analysis analysisOf(std::vector<JudgedChoice> choices, const Chances& result, int seats) {
  Analysis analysis{std::move(choices), result, {}};
  analysis.balances = balancesOf(analysis, seats);
  return analysis;
}

Verdict verdictOn(const Assessment& found, Action made, int seats, std::optional<Action> against) {
  Verdict verdict{against.value_or(found.chosen), found.chances, 0, 0};
  const ActionWorth* own = found.of(made);
  const ActionWorth* best = found.of(verdict.better);
  if (found.mixed) {
    double worth = 0;
    double square = 0;
    const ActionWorth* most = nullptr;
    for (const ActionWorth& one : found.actions) {
      worth += one.share * one.worth;
      square += one.share * one.error * one.error;
      if (most == nullptr || one.share > most->share) most = &one;
    }
    verdict.better = most->action;
    const auto seat = static_cast<std::size_t>(found.seat.index());
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
      verdict.chances[i] = i == seat ? worth : (1 - worth) / (seats - 1);
    }
    if (own == nullptr || own->visits == 0) return verdict;
    verdict.cost = worth - own->worth;
    verdict.error = std::sqrt(square + own->error * own->error);
    return verdict;
  }
  if (own == nullptr || best == nullptr || own->like == best->like || own->visits == 0) {
    return verdict;
  }
  // The spread of what iterations brought is known best where there were most.
  const double deviation = best->error * std::sqrt(static_cast<double>(best->visits));
  verdict.cost = best->worth - own->worth;
  verdict.error = std::hypot(errorOf(*best, deviation), errorOf(*own, deviation));
  return verdict;
}

std::optional<Analysis> analyse(const Game& game, const std::vector<Deed>& deeds,
                                const Analyst& analyst, Thoroughness thorough, std::uint64_t seed,
                                const Limits& limits, const AnalysisProgress& progress) {
  AnyState state = game.initial();
  const std::vector<Decision> decisions = decisionsOf(game, deeds, state);
  std::vector<JudgedChoice> choices(decisions.size());
  std::vector<std::uint8_t> suspect(decisions.size());
  Work work(limits, progress);
  const auto look = [&](std::size_t i) {
    const Decision& one = decisions[i];
    Stream random(seed, "analysis", one.step);
    const Assessment found = assess(analyst, one, false, random, limits);
    const Verdict byChance = verdictOn(found, one.made, game.seats());
    const bool byMargin = isSettled(found);
    const Verdict verdict =
        byMargin ? verdictOn(assess(analyst, one, true, random, limits), one.made, game.seats())
                 : byChance;
    choices[i] = {one.step,    one.seat,         one.made, verdict.better,
                  found.mixed, byChance.chances, byMargin};
    // Safety first: a larger margin isn't better if it is won less often.
    const bool safer = byMargin && isBetter(found, one.made, verdict.better);
    const bool costly = costs(verdict, byMargin) && !safer;
    choices[i].exact = found.exact && !byMargin;
    // What is exact needs no second look.
    if (choices[i].exact && costly) choices[i].cost = verdict.cost;
    suspect[i] = costly && !choices[i].exact ? 1 : 0;
  };
  if (!work.doAll(decisions.size(), 0, kFirstPart, look)) return std::nullopt;

  std::vector<std::size_t> suspects;
  for (std::size_t i = 0; i < suspect.size(); ++i) {
    if (suspect[i] != 0) suspects.push_back(i);
  }
  const auto lookCloser = [&](std::size_t k) {
    const Decision& one = decisions[suspects[k]];
    JudgedChoice& choice = choices[suspects[k]];
    Stream random(seed, "analysis-closer", one.step);
    std::vector<Verdict> verdicts;
    for (int n = 0; n < thorough.looks && !limits.reached(); ++n) {
      const Assessment found = assess(analyst, one, choice.byMargin, random, limits);
      verdicts.push_back(verdictOn(found, one.made, game.seats(), choice.better));
    }
    const Verdict verdict = together(verdicts);
    if (!choice.byMargin) choice.chances = verdict.chances;
    if (!costs(verdict, choice.byMargin)) return;
    choice.cost = verdict.cost;
    choice.error = verdict.error;
  };
  if (!work.doAll(suspects.size(), kFirstPart, 1, lookCloser)) return std::nullopt;

  return analysisOf(std::move(choices), chancesOf(game.result(state), game.seats()), game.seats());
}

}  // namespace raindelay
