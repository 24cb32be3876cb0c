#include "table/computer_players.h"

#include <algorithm>
#include <chrono>

#include "core/derived_stream.h"
#include "shelf/shelf.h"
#include "table/hot_seat.h"

namespace raindelay {

namespace {

/// As whom the bench coach plays: as well as can be.
constexpr PlayerKind kCoachLevel = PlayerKind::kAllStar;
/// Far beyond what any level needs: for a machine that is busy with something else.
constexpr std::chrono::seconds kLongest{20};

}  // namespace

ComputerPlayers::ComputerPlayers(const Match& match, QObject* parent) : QObject(parent) {
  for (int seat = 0; seat < match.seats(); ++seat) {
    players_.emplace_back();
    if (isPerson(match, Seat(seat))) continue;
    const SeatPlayer& player = match.setup().players[static_cast<std::size_t>(seat)];
    if (auto made = shelf::makePlayer(match.game(), player.kind))
      players_.back() = *std::move(made);
  }
  if (auto made = shelf::makePlayer(match.game(), nameOf(kCoachLevel))) coach_ = *std::move(made);
  pace_.setSingleShot(true);
  connect(&pace_, &QTimer::timeout, this, &ComputerPlayers::tell);
}

Result<void> ComputerPlayers::available(const Game& game, const std::vector<SeatPlayer>& players) {
  for (const SeatPlayer& player : players) {
    if (player.isPerson()) continue;
    if (const auto made = shelf::makePlayer(game, player.kind); !made) return made.error();
  }
  return {};
}

bool ComputerPlayers::leave(Seat seat, const std::vector<int>& duties) {
  std::vector<int>& left = left_[static_cast<std::size_t>(seat.index())];
  if (left == duties) return false;
  left = duties;
  passedOn_.reset();
  return true;
}

bool ComputerPlayers::isLeft(const Game& game, Seat seat, Action action) const {
  const std::vector<int>& left = left_[static_cast<std::size_t>(seat.index())];
  const std::optional<int> duty = left.empty() ? std::nullopt : shelf::dutyOf(game, action);
  return duty && std::find(left.begin(), left.end(), *duty) != left.end();
}

bool ComputerPlayers::asksCoach(const Match& match) const {
  const Turn turn = match.turn();
  if (turn.kind != Turn::Kind::kSeat || !coach_ || !isPerson(match, turn.seat)) return false;
  if (passedOn_ == match.steps().size()) return false;
  const ActionList legal = match.legal();
  return std::any_of(legal.begin(), legal.end(),
                     [&](Action action) { return isLeft(match.game(), turn.seat, action); });
}

void ComputerPlayers::think(const Match& match) {
  const Turn turn = match.turn();
  if (seat_ && step_ == match.steps().size()) return;
  stop();
  const bool coach = asksCoach(match);
  const auto& player = coach ? coach_ : players_[static_cast<std::size_t>(turn.seat.index())];
  if (turn.kind != Turn::Kind::kSeat || !player) return;
  begin(match);
  const ActionList legal = match.legal();
  hurried_ = legal.size() == 1;
  // All that goes with the thread: the view, never the match.
  const auto choose =
      [player = player.get(), seat = turn.seat, view = match.view(turn.seat), legal,
       random = playerStream(match.setup().seed, turn.seat, step_)](const Limits& limits) {
        Stream own = random;
        return player->choose(view, seat, legal, own, limits);
      };
  const auto take = [=, this, game = match.sharedGame(),
                     seed = match.setup().seed](const std::optional<Action>& found) {
    if (coach && !(found && isLeft(*game, turn.seat, *found))) return passOnToPerson();
    Stream own = derivedStream(seed, "guess", turn.seat, step_);
    guess_ = !found;
    answer(found ? *found
                 : legal[static_cast<std::size_t>(own.below(static_cast<int>(legal.size())))]);
  };
  thought_.begin(choose, take, kLongest);
}

void ComputerPlayers::play(const Match& match, Action action) {
  if (seat_ && step_ == match.steps().size()) return;
  stop();
  begin(match);
  answer(action);
}

void ComputerPlayers::begin(const Match& match) {
  seat_ = match.turn().seat;
  step_ = match.steps().size();
  begun_.start();
}

void ComputerPlayers::stop() {
  thought_.stop();
  pace_.stop();
  seat_.reset();
  found_.reset();
  guess_ = hurried_ = false;
}

void ComputerPlayers::hurry() {
  if (!seat_) return;
  hurried_ = true;
  thought_.hurry();
  if (found_) tell();
}

void ComputerPlayers::passOnToPerson() {
  passedOn_ = step_;
  stop();
  emit passedOn();
}

void ComputerPlayers::answer(Action action) {
  found_ = action;
  const auto rest = paceMs_ - static_cast<int>(begun_.elapsed());
  if (hurried_ || rest <= 0) return tell();
  pace_.start(rest);
}

void ComputerPlayers::tell() {
  if (!found_) return;
  const Action action = *found_;
  const std::optional<Seat> guesser = guess_ ? seat_ : std::nullopt;
  stop();
  if (guesser) emit guessed(*guesser);
  emit chosen(action);
}

}  // namespace raindelay
