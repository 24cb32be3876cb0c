#include "session/computer_players.h"

#include <chrono>

#include "session/hot_seat.h"
#include "shelf/shelf.h"

namespace raindelay {

namespace {

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
  pace_.setSingleShot(true);
  connect(&pace_, &QTimer::timeout, this, &ComputerPlayers::tell);
}

Result<void> ComputerPlayers::available(const Game& game, const std::vector<SeatPlayer>& players) {
  for (const SeatPlayer& player : players) {
    if (isPerson(player)) continue;
    if (const auto made = shelf::makePlayer(game, player.kind); !made) return made.error();
  }
  return {};
}

void ComputerPlayers::think(const Match& match) {
  const Turn turn = match.turn();
  if (seat_ && step_ == match.steps().size()) return;
  stop();
  const auto& player = players_[static_cast<std::size_t>(turn.seat.index())];
  if (turn.kind != Turn::Kind::kSeat || !player) return;
  seat_ = turn.seat;
  step_ = match.steps().size();
  begun_.start();
  const ActionList legal = match.legal();
  hurried_ = legal.size() == 1;
  // All that goes with the thread: the view, never the match.
  const auto choose = [player = player.get(), seat = turn.seat, view = match.view(turn.seat), legal,
                       random = playerStream(match.setup().seed, step_)](const Limits& limits) {
    Stream own = random;
    return player->choose(view, seat, legal, own, limits);
  };
  thought_.begin(
      choose, [this](Action action) { answer(action); }, kLongest);
}

void ComputerPlayers::stop() {
  thought_.stop();
  pace_.stop();
  seat_.reset();
  found_.reset();
  hurried_ = false;
}

void ComputerPlayers::hurry() {
  if (!seat_) return;
  hurried_ = true;
  thought_.hurry();
  if (found_) tell();
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
  stop();
  emit chosen(action);
}

}  // namespace raindelay
