#include "games/rallybird/evaluator.h"

#include "games/rallybird/at_bat_solution.h"
#include "games/rallybird/coach.h"

namespace raindelay::rallybird {

namespace {

// Counted in matches of coaches.
constexpr double kRuns = 0.65;
constexpr double kShape = 0.5;
/// The number of ways of laying the Gloves that are looked at.
constexpr std::size_t kMostAnswers = 12;

int wornSteps(const State& state) {
  int steps = 0;
  for (const Glove& glove : state.gloves) steps += glove.at == Glove::kLost ? 2 : int{glove.back};
  return steps;
}

/// The runs that worn Gloves add to those to come: the less, the more are out.
double wornRuns(int outs, int steps) {
  return kWearing * steps * (3.0 - outs) / 3;
}

/// What a comparison that settles the play leaves.
Outlook outlookAfter(const State& state, const PlayCard& play, Compared how) {
  const Settled after = settledBy(state, play, how);
  if (after.outs >= 3) return {};
  return {after.runs, kExpected[static_cast<std::size_t>(after.outs)][after.bases] +
                          wornRuns(after.outs, wornSteps(state) + (after.wears ? 1 : 0))};
}

}  // namespace

const Efforts Evaluator::kEfforts{Effort{16, 1, 1, false}, Effort{300, 2, 1, false},
                                  Effort{400, 2, 2, true}};

Evaluator::Evaluator(const Rules& rules) : rules_(rules), odds_({kRuns, kShape, kLastInning}) {}

double Evaluator::chanceWith(const State& state, const Outlook& outlook) const {
  const int lead = state.lead(state.batting()) + outlook.runs;
  return odds_.ofBatting(state.halfInning, lead, outlook.toCome);
}

template <class Worth>
double Evaluator::promised(const State& state, Worth worth) const {
  if (state.phase != Phase::kRoll) {
    return worth(Outlook{0, runsToCome(state) + wornRuns(state.outs, wornSteps(state))});
  }
  const PlayCard& play = rules_.chart()[*state.chosen];
  const int defence = rules_.defence(state, state.tested);
  std::array<double, 3> by{};
  for (std::size_t how = 0; how < by.size(); ++how) {
    by[how] = worth(outlookAfter(state, play, static_cast<Compared>(how)));
  }
  const auto compared = [&](Compared how) { return by[static_cast<std::size_t>(how)]; };
  return Throws(play, defence, compared).promise(state.won);
}

Chances Evaluator::judge(const State& state) const {
  const double chance =
      promised(state, [&](const Outlook& outlook) { return chanceWith(state, outlook); });
  return chancesOfTwo(state.batting() == Seat(0) ? chance : 1 - chance);
}

SeatScores Evaluator::expected(const State& state) const {
  SeatScores scores = seatScoresOf(rules_.result(state));
  if (state.phase == Phase::kOver) return scores;
  scores[static_cast<std::size_t>(state.batting().index())] +=
      promised(state, [](const Outlook& outlook) { return outlook.runs + outlook.toCome; });
  return scores;
}

Moment<State> Evaluator::before(const View& view, const State& sampled) const {
  Moment<State> moment{sampled, {}};
  State& state = moment.state;
  if (state.phase != Phase::kPlace) return moment;
  if (view.seat == state.batting()) moment.own.push_back(act(Verb::kPlay, state.chosen->index()));
  for (int zone = 0; zone < state.nextZone; ++zone) {
    const int glove = state.gloveIn(zone);
    if (view.seat == state.fielding()) moment.own.push_back(act(Verb::kPlace, zone, glove));
    if (glove != kNoGlove) state.glove(glove).at = Glove::kHeld;
  }
  state.nextZone = 0;
  state.chosen.reset();
  --state.chosenPlays;
  state.phase = Phase::kPlay;
  return moment;
}

namespace {

/// The plan with the Gloves themselves, those that lie already first; of the others those with the
/// lowest numbers that show what the plan asks for.
Line lineOf(const AtBatSolution& solution, const Plan& plan, const Line& begun) {
  Line line = begun;
  std::array<bool, kGloves> laid{};
  for (const Action action : begun) {
    if (action.b != kNoGlove) laid[action.b] = true;
  }
  for (auto zone = line.size(); zone < kZones; ++zone) {
    int glove = kNoGlove;
    for (int other = 0; other < kGloves && plan[zone] != kNoGlove && glove == kNoGlove; ++other) {
      const bool free = !laid[static_cast<std::size_t>(other)] && solution.inPlay(other);
      if (free && solution.alike(other) == plan[zone]) glove = other;
    }
    if (glove != kNoGlove) laid[static_cast<std::size_t>(glove)] = true;
    line.push_back(act(Verb::kPlace, static_cast<int>(zone), glove));
  }
  return line;
}

}  // namespace

Lines Evaluator::lines(const State& state, Seat seat, const Line& begun) const {
  Lines lines;
  if (seat == state.batting()) {
    for (const Action action : rules_.legal(state)) lines.push_back({action});
    return lines;
  }
  // The offence's expectation depends on all answers, even those that can't be given any more.
  const auto worth = [&](const PlayCard& play, Compared how) {
    return chanceWith(state, outlookAfter(state, play, how));
  };
  const AtBatSolution whole(rules_, state, rules_.allowed(state), worth);
  bool known = false;
  for (const Plan& plan : whole.answers(kMostAnswers)) {
    const bool goesOn = whole.goesOn(plan, begun);
    lines.push_back(lineOf(whole, plan, goesOn ? begun : Line()));
    known = known || goesOn;
  }
  if (!known) lines.push_back(lineOf(whole, whole.best(begun), begun));
  return lines;
}

}  // namespace raindelay::rallybird
