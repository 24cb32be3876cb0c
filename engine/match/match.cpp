#include "match/match.h"

#include <algorithm>
#include <cassert>

#include "core/narrator.h"
#include "core/nearest.h"

namespace raindelay {

namespace {

/// English, with codes for cards: for sentences about records.
class PlainNarrator final : public Narrator {
 public:
  PlainNarrator(const Game& game, const MatchSetup& setup)
      : Narrator(game.info()), game_(&game), setup_(&setup) {}

  [[nodiscard]] std::string faceName(Face face) const override {
    return face.known() ? game_->faceCode(face) : "a card";
  }
  [[nodiscard]] std::string seatName(Seat seat) const override {
    return setup_->players[static_cast<std::size_t>(seat.index())].name;
  }

 private:
  const Game* game_;
  const MatchSetup* setup_;
};

std::string inBackticks(std::string_view text) {
  return "`" + std::string(text) + "`";
}

/// "seat 0 (Ann)"
std::string nameOf(Seat seat, const MatchSetup& setup) {
  return "seat " + std::to_string(seat.index()) + " (" +
         setup.players[static_cast<std::size_t>(seat.index())].name + ")";
}

/// The part of a chance outcome's text that stands behind its source.
std::string_view outcomeOf(std::string_view text) {
  const std::size_t space = text.find(' ');
  return space == std::string_view::npos ? std::string_view() : text.substr(space + 1);
}

}  // namespace

Match::Match(std::shared_ptr<const Game> game, MatchSetup setup)
    : game_(std::move(game)),
      setup_(std::move(setup)),
      state_(game_->initial()),
      pins_(game_->info().sources.size()),
      draws_(game_->info().sources.size()) {}

Result<Match> Match::blank(std::shared_ptr<const Game> game, MatchSetup setup) {
  const auto seats = static_cast<int>(setup.players.size());
  if (const auto fits = Options(game->info()).setSeats(seats); !fits) return fits.error();
  if (seats != game->seats()) {
    return Error{"the game was made for " + std::to_string(game->seats()) +
                 " players; this match has " + std::to_string(seats)};
  }
  Match match(std::move(game), std::move(setup));
  if (const Result<void> read = match.readPins(); !read) return read.error();
  return match;
}

Result<Match> Match::begin(std::shared_ptr<const Game> game, MatchSetup setup) {
  Result<Match> match = blank(std::move(game), std::move(setup));
  if (!match) return match;
  match->settle();
  if (match->pinError_) return *match->pinError_;
  return match;
}

Result<void> Match::readPins() {
  const auto sources = info().sources;
  for (const auto& pinned : setup_.pins) {
    const std::string& source = pinned.first;
    const auto found = std::find_if(sources.begin(), sources.end(),
                                    [&](const SourceInfo& one) { return one.id == source; });
    if (found == sources.end()) {
      std::vector<std::string_view> known;
      for (const SourceInfo& one : sources) known.push_back(one.id);
      return unknownName("source", source, known);
    }
    const auto index = static_cast<std::size_t>(found - sources.begin());
    for (const std::string& outcome : pinned.second) {
      const std::optional<Action> action = game_->parse(source + " " + outcome);
      if (!action || !action->isChance() || action->source() != static_cast<int>(index)) {
        return Error{"the pin " + inBackticks(outcome) + " isn't an outcome of " + source};
      }
      pins_[index].push_back(*action);
    }
  }
  return {};
}

ActionList Match::legal() const {
  return turn().kind == Turn::Kind::kSeat ? game_->legal(state_) : ActionList();
}

std::optional<Refusal> Match::refusal(Action action) const {
  if (turn().kind != Turn::Kind::kSeat) return std::nullopt;
  return game_->refusal(state_, action);
}

std::optional<Refusal> Match::act(Action action, bool byCoach) {
  const Turn now = turn();
  if (now.kind != Turn::Kind::kSeat) return std::nullopt;
  if (!game_->legal(state_).contains(action)) {
    return game_->refusal(state_, action).value_or(Refusal{});
  }
  apply(now.seat, action, byCoach);
  settle();
  return std::nullopt;
}

std::optional<Arrangement> Match::arrangement() const {
  std::optional<Arrangement> open = arrangementOf(*game_, state_);
  return open && !open->begun ? std::move(open) : std::nullopt;
}

bool Match::arrange(const std::vector<Action>& chosen) {
  const std::optional<std::vector<Action>> row = inParts(*game_, state_, chosen);
  if (!row) return false;
  const Seat by = turn().seat;
  for (const Action action : *row) apply(by, action);
  settle();
  return true;
}

void Match::settle() {
  while (turn().kind == Turn::Kind::kChance) apply(std::nullopt, drawn(game_->chance(state_)));
}

void Match::apply(std::optional<Seat> by, Action action, bool byCoach) {
  const AnyState before = state_;
  EventLog log;
  game_->apply(state_, action, log);
  keep(before, {by, action, std::move(log.happenings), std::nullopt, false, byCoach});
}

/// Takes the step down as the last one; the state is where it led.
void Match::keep(const AnyState& before, Step step) {
  followRedo(before, step);
  if (!step.by) ++draws_[static_cast<std::size_t>(step.action.source())];
  before_.push_back(before);
  steps_.push_back(std::move(step));
}

Action Match::drawn(const Draw& draw) {
  // A draw made here before comes again, wherever it came from.
  if (const Step* again = nextOfRedo()) return again->action;
  if (const std::optional<Action> pin = pinFor(draw)) return *pin;
  const auto source = static_cast<std::size_t>(draw.source);
  const Stream stream(setup_.seed, info().sources[source].id);
  const int rank = Stream::scale(stream.at(draws_[source]), draw.outcomes.size());
  return Action::chance(draw.source, draw.outcomes.nth(rank));
}

/// The pin of this draw, if there is one; an impossible one is told by pinError().
std::optional<Action> Match::pinFor(const Draw& draw) {
  const auto source = static_cast<std::size_t>(draw.source);
  const std::vector<Action>& pins = pins_[source];
  if (draws_[source] >= pins.size()) return std::nullopt;
  const Action pin = pins[draws_[source]];
  if (draw.outcomes.contains(pin.outcome())) return pin;
  if (!pinError_) {
    pinError_ = Error{"pin " + std::to_string(draws_[source] + 1) + " of " +
                      std::string(info().sources[source].id) + ", " +
                      inBackticks(outcomeOf(game_->text(pin))) +
                      ", can't come there; the seed drew instead"};
  }
  return std::nullopt;
}

Result<void> Match::replay(std::optional<Seat> by, Action action, bool byCoach) {
  if (!by) return replayChance(action);
  settle();
  return replaySeat(*by, action, byCoach);
}

Result<void> Match::replayChance(Action action) {
  const std::string text = inBackticks(game_->text(action));
  const Turn now = turn();
  if (now.kind == Turn::Kind::kOver) return Error{text + " comes after the end of the match"};
  if (now.kind == Turn::Kind::kSeat) {
    return Error{text + " can't come here: " + nameOf(now.seat, setup_) + " is to choose"};
  }
  const Draw draw = game_->chance(state_);
  if (!action.isChance() || action.source() != draw.source) {
    return Error{text + " can't come here: the draw is from " +
                 std::string(info().sources[static_cast<std::size_t>(draw.source)].id)};
  }
  if (!draw.outcomes.contains(action.outcome())) {
    return Error{text + " can't come here: it isn't among what can be drawn"};
  }
  const std::optional<Action> pin = pinFor(draw);
  if (pin && *pin != action) {
    return Error{text + " contradicts the pin " + inBackticks(outcomeOf(game_->text(*pin))) +
                 " of the first line"};
  }
  apply(std::nullopt, action);
  return {};
}

Result<void> Match::replaySeat(Seat by, Action action, bool byCoach) {
  const std::string text = inBackticks(game_->text(action));
  const Turn now = turn();
  if (now.kind != Turn::Kind::kSeat) return Error{text + " comes after the end of the match"};
  if (now.seat != by) {
    return Error{text + " can't be done here: " + nameOf(now.seat, setup_) + " is to choose"};
  }
  if (!game_->legal(state_).contains(action)) {
    const std::optional<Refusal> why = game_->refusal(state_, action);
    return Error{text + " can't be done here" +
                 (why ? ": " + PlainNarrator(*game_, setup_).say(*why) : "")};
  }
  apply(by, action, byCoach);
  return {};
}

Result<void> Match::replayUndo(Seat by, std::size_t first) {
  settle();
  const bool choice = first < steps_.size() && steps_[first].by == by && stands(first);
  if (!choice) {
    return Error{"undo " + std::to_string(first) + ": that line is no choice of " +
                 nameOf(by, setup_) + " that still stands"};
  }
  for (std::size_t i = first; i < steps_.size(); ++i) {
    if (!barrier(i, by)) continue;
    return Error{"undo " + std::to_string(first) +
                 ": what chance or a reveal showed since can't be taken back"};
  }
  takeBack(by, first);
  return {};
}

const AnyState& Match::stateBefore(std::size_t step) const {
  assert(step <= steps_.size());
  return step < before_.size() ? before_[step] : state_;
}

AnyView Match::viewBefore(std::size_t step, Seat seat) const {
  return game_->view(stateBefore(step), seat);
}

Turn Match::turnBefore(std::size_t step) const {
  return game_->turn(stateBefore(step));
}

Draw Match::drawBefore(std::size_t step) const {
  assert(!steps_[step].by && !steps_[step].undoTo);
  return game_->chance(stateBefore(step));
}

ActionList Match::legalBefore(std::size_t step) const {
  const AnyState& state = stateBefore(step);
  return game_->turn(state).kind == Turn::Kind::kSeat ? game_->legal(state) : ActionList();
}

std::optional<Joint> Match::jointBefore(std::size_t step) const {
  if (!info().together) return std::nullopt;
  const AnyState& state = stateBefore(step);
  const Turn turn = game_->turn(state);
  if (turn.kind != Turn::Kind::kSeat) return std::nullopt;
  std::optional<Joint> joint;
  for (const Action action : game_->legal(state)) {
    AnyState next = state;
    EventLog log;
    game_->apply(next, action, log);
    const Turn then = game_->turn(next);
    if (then.kind != Turn::Kind::kSeat || then.seat == turn.seat) return std::nullopt;
    if (game_->audience(state, action).includes(then.seat)) return std::nullopt;
    const AnyView view = game_->view(next, then.seat);
    if (!joint) {
      joint = Joint{turn.seat,          then.seat, game_->legal(state),
                    game_->legal(next), view,      game_->arrangement(view)};
    } else if (then.seat != joint->second || !game_->equal(view, joint->viewOfSecond)) {
      return std::nullopt;
    }
  }
  return joint;
}

bool Match::inJoint() const {
  const Turn now = turn();
  if (now.kind != Turn::Kind::kSeat) return false;
  const std::optional<std::size_t> last = lastStanding(beginningOf(steps_.size()));
  const std::optional<Joint> joint = last ? jointBefore(*last) : std::nullopt;
  return joint && joint->second == now.seat;
}

/// The last such step before `before`.
std::optional<std::size_t> Match::lastStanding(std::size_t before) const {
  while (before-- > 0) {
    if (stands(before)) return before;
  }
  return std::nullopt;
}

/// The first part of the choice that step `step` belongs to; the step itself, if it is a choice of
/// its own. (The number of steps: of the choice that stands open.)
std::size_t Match::beginningOf(std::size_t step) const {
  while (const auto open = arrangementOf(*game_, stateBefore(step))) {
    const std::optional<std::size_t> previous = lastStanding(step);
    if (!open->begun || !previous) break;
    step = *previous;
  }
  return step;
}

bool Match::standsLike(const Match& other) const {
  return info().id == other.info().id && game_->equal(state_, other.state_);
}

}  // namespace raindelay
