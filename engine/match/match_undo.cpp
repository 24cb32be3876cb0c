// Match, back and forth: undo, redo, and the same match started over.
#include <cassert>
#include <utility>

#include "match/match.h"
#include "match/reveal.h"

namespace raindelay {

std::optional<std::size_t> Match::undoPoint(Seat seat) const {
  const auto way = wayBack(seat);
  const auto* first = std::get_if<std::size_t>(&way);
  return first != nullptr ? std::optional(*first) : std::nullopt;
}

std::optional<UndoStop> Match::undoStop(Seat seat) const {
  const auto way = wayBack(seat);
  const auto* stop = std::get_if<UndoStop>(&way);
  return stop != nullptr ? std::optional(*stop) : std::nullopt;
}

/// The beginning of the last choice that the seat made itself, or what stands in the way.
std::variant<std::size_t, UndoStop> Match::wayBack(Seat seat) const {
  std::optional<std::size_t> own = lastStanding(steps_.size());
  while (own && (steps_[*own].by != seat || steps_[*own].byCoach)) own = lastStanding(*own);
  if (!own) return UndoStop{};
  const std::size_t first = beginningOf(*own);
  for (std::size_t i = steps_.size(); i-- > first;) {
    if (const std::optional<UndoStop> stop = barrier(i, seat)) return *stop;
  }
  return first;
}

/// The reason why a seat's undo stops at this step; practice has none. Chance stops it, so does
/// another seat's choice that gave something away, and so does a choice of its own from which the
/// seat learned something. A card that it played openly and that nobody has answered does not.
std::optional<UndoStop> Match::barrier(std::size_t step, Seat seat) const {
  if (setup_.practice || !stands(step)) return std::nullopt;
  if (!steps_[step].by) return UndoStop{UndoStop::Why::kChance, step};
  for (int to = 0; to < seats(); ++to) {
    if (steps_[step].by == seat && Seat(to) != seat) continue;
    if (reveals(step, Seat(to))) return UndoStop{UndoStop::Why::kReveal, step};
  }
  return std::nullopt;
}

/// A choice in parts is looked at from its beginning.
bool Match::reveals(std::size_t step, Seat to) const {
  if (!info().secrets) return false;
  std::vector<Passage> parts;
  for (std::size_t i = beginningOf(step); i <= step; ++i) {
    if (stands(i)) parts.push_back({&before_[i], &steps_[i]});
  }
  // While a step stands, the next one starts where it ended. Whether undo stops here is part of
  // what a record's undo lines rest on: this stream stays as it is; nobody is shown its numbers.
  return raindelay::reveals(*game_, parts, stateBefore(step + 1), to,
                            Stream(setup_.seed, "reveal", step));
}

bool Match::undo(Seat seat) {
  const std::optional<std::size_t> first = undoPoint(seat);
  if (first) takeBack(seat, *first);
  return first.has_value();
}

void Match::takeBack(Seat by, std::size_t first) {
  std::vector<std::size_t> taken;
  for (std::size_t i = steps_.size(); i-- > first;) {
    if (stands(i)) {
      taken.push_back(i);
      if (!steps_[i].by) --draws_[static_cast<std::size_t>(steps_[i].action.source())];
    }
    steps_[i].undone = true;
  }
  redo_.push_back(std::move(taken));
  before_.push_back(std::exchange(state_, before_[first]));
  steps_.push_back({by, Action{}, {}, first, false});
}

bool Match::canRedo(Seat seat) const {
  const Step* next = nextOfRedo();
  return next != nullptr && next->by == seat;
}

bool Match::redo(Seat seat) {
  if (!canRedo(seat)) return false;
  // A copy: each line that is applied takes itself off.
  const std::vector<std::size_t> taken(redo_.back().rbegin(), redo_.back().rend());
  for (const std::size_t step : taken)
    apply(steps_[step].by, steps_[step].action, steps_[step].byCoach);
  return true;
}

/// The step that comes next if all goes as it went before the last undo; none if nothing can be
/// done again.
const Step* Match::nextOfRedo() const {
  return redo_.empty() ? nullptr : &steps_[redo_.back().back()];
}

/// Keeps what can be done again in step with a line that is applied.
void Match::followRedo(const AnyState& before, const Step& step) {
  const Step* next = nextOfRedo();
  if (next == nullptr) return;
  const Audience told = game_->audience(before, step.action);
  bool isTold = true;
  for (int seat = 0; seat < seats(); ++seat) {
    isTold = isTold && (step.by == Seat(seat) || told.includes(Seat(seat)));
  }
  if (next->by != step.by || next->action != step.action || !(isTold || setup_.practice)) {
    redo_.clear();
    return;
  }
  redo_.back().pop_back();
  if (redo_.back().empty()) redo_.pop_back();
}

Match Match::withoutUndone() const {
  Match match(game_, setup_);
  match.pins_ = pins_;
  match.pinError_ = pinError_;
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    if (stands(i)) match.keep(before_[i], steps_[i]);
  }
  match.state_ = state_;
  return match;
}

Match Match::upTo(std::size_t step, MatchSetup setup) const {
  assert(step <= steps_.size());
  assert(setup.seed == setup_.seed && setup.players.size() == setup_.players.size());
  setup.practice = setup.practice || setup_.practice;
  Match match(game_, std::move(setup));
  match.pins_ = pins_;
  for (std::size_t i = 0; i < step; ++i) {
    const Step& line = steps_[i];
    match.state_ = before_[i];
    if (line.undoTo) {
      match.takeBack(*line.by, *line.undoTo);
    } else {
      match.keep(before_[i],
                 {line.by, line.action, line.happenings, std::nullopt, false, line.byCoach});
    }
  }
  match.state_ = stateBefore(step);
  return match;
}

}  // namespace raindelay
