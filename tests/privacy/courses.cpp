#include "privacy/courses.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/luck.h"
#include "support/random_options.h"
#include "support/twins.h"

namespace raindelay::privacy {

namespace {

shelf::ShelvedGame boxOf(const GameEntry& entry, std::uint64_t seed) {
  Stream random(seed, "options");
  return *shelf::take(test::randomOptions(*entry.info, random));
}

Action anyOf(const std::vector<Action>& actions, Stream& random) {
  return actions[static_cast<std::size_t>(random.below(static_cast<int>(actions.size())))];
}

/// The match forked at its next action until it is the blind seat's turn; nothing if that seat is
/// told the action, or is shown what differs before it is asked.
std::optional<Fork> forkAt(const Game& game, const AnyState& before, Action action, Seat blind,
                           Stream& random) {
  constexpr int kSteps = 20;
  if (!test::isSecret(game, before, action, blind)) return std::nullopt;
  const std::vector<Action> others = test::secretAlternatives(game, before, action);
  if (others.empty()) return std::nullopt;
  test::Twins twins(game, before, blind);
  bool leaks = twins.take(action, anyOf(others, random)).has_value();
  for (int i = 0; i < kSteps && !leaks && !twins.parted(); ++i) {
    if (twins.turn() == Turn::of(blind)) {
      return Fork{blind, {}, twins.course(0), twins.course(1)};
    }
    leaks = twins.goOn(random).has_value();
  }
  return std::nullopt;
}

}  // namespace

Courses::Courses(const GameEntry& entry, std::uint64_t seed)
    : seed_(seed), box_(boxOf(entry, seed)), random_(seed, "courses") {}

std::vector<Action> Courses::anyCourse() {
  std::vector<Action> course;
  Luck luck(seed_, game().info());
  AnyState state = game().initial();
  for (Turn turn = game().turn(state); turn != Turn::over(); turn = game().turn(state)) {
    const ActionList legal = game().legal(state);
    const Action action = turn.kind == Turn::Kind::kChance
                              ? luck.draw(game().chance(state))
                              : anyOf({legal.begin(), legal.end()}, random_);
    EventLog log;
    game().apply(state, action, log);
    course.push_back(action);
  }
  return course;
}

std::vector<Fork> Courses::forksOf(const std::vector<Action>& course, std::size_t most) {
#ifdef __SANITIZE_ADDRESS__  // which looks for other faults, and takes six times as long
  most = 1;
#endif
  std::vector<Fork> forks;
  AnyState state = game().initial();
  for (std::size_t i = 0; i < course.size(); ++i) {
    for (int seat = 0; seat < game().seats(); ++seat) {
      auto fork = forkAt(game(), state, course[i], Seat(seat), random_);
      if (!fork) continue;
      fork->common.assign(course.begin(), course.begin() + static_cast<std::ptrdiff_t>(i));
      forks.push_back(*std::move(fork));
    }
    EventLog log;
    game().apply(state, course[i], log);
  }
  while (forks.size() > most) {
    forks.erase(forks.begin() + random_.below(static_cast<int>(forks.size())));
  }
  return forks;
}

Match Courses::match(const std::vector<Action>& first, const std::vector<Action>& then) const {
  return matchOf({{"Ann", "human"}, {"Ben", "human"}, {"Cleo", "human"}}, first, then);
}

Match Courses::matchOf(Seat person, const std::vector<Action>& first) const {
  std::vector<SeatPlayer> players{{"Ann", "rookie"}, {"Ben", "rookie"}, {"Cleo", "rookie"}};
  players[static_cast<std::size_t>(person.index())].kind = "human";
  return matchOf(std::move(players), first, {});
}

Match Courses::matchOf(std::vector<SeatPlayer> players, const std::vector<Action>& first,
                       const std::vector<Action>& then) const {
  players.resize(static_cast<std::size_t>(game().seats()));
  Match match = *Match::blank(box_.game, shelf::setupFor(box_, std::move(players), seed_));
  for (const auto* actions : {&first, &then}) {
    for (const Action action : *actions) {
      const std::optional<Seat> by =
          action.isChance() ? std::nullopt : std::optional(match.turn().seat);
      if (!match.replay(by, action)) return match;
    }
  }
  match.settle();
  return match;
}

std::string Courses::inWords(const Fork& fork) const {
  std::string text = std::string(game().info().id) + ", seed " + std::to_string(seed_) + ", after";
  const std::size_t count = fork.common.size();
  for (std::size_t i = count > 8 ? count - 8 : 0; i < count; ++i) {
    text += " / " + game().text(fork.common[i]);
  }
  return text + ": " + game().text(fork.one.front()) + " or " + game().text(fork.other.front());
}

}  // namespace raindelay::privacy
