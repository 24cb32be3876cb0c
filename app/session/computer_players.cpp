#include "session/computer_players.h"

#include <algorithm>
#include <utility>

#include "session/hot_seat.h"
#include "shelf/shelf.h"

namespace raindelay {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

/// Nobody waits longer than this for a computer: what it has found till then must do. (A clock that
/// is set doesn't change it; while the program is stopped it runs on.)
constexpr std::chrono::seconds kLongest{20};

int threads() {
  return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

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

ComputerPlayers::~ComputerPlayers() {
  thread_.request_stop();
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
  begun_ = steady_clock::now();
  hurried_ = match.legal().size() == 1;
  late_ = std::stop_source();
  // All that goes with the thread: the view, never the match.
  const auto think = [this, step = step_, seat = turn.seat, player = player.get(),
                      view = match.view(turn.seat), legal = match.legal(),
                      random = playerStream(match.setup().seed, step_), late = late_.get_token(),
                      begun = begun_](const std::stop_token& ended) mutable {
    const auto isLate = [&] {
      return late.stop_requested() || steady_clock::now() - begun > kLongest;
    };
    const Action action = player->choose(view, seat, legal, random, {ended, isLate, threads()});
    if (ended.stop_requested()) return;
    QMetaObject::invokeMethod(
        this, [this, step, action] { answer(step, action); }, Qt::QueuedConnection);
  };
  thread_ = std::jthread(think);
}

void ComputerPlayers::stop() {
  thread_.request_stop();
  pace_.stop();
  seat_.reset();
  found_.reset();
  hurried_ = false;
}

void ComputerPlayers::hurry() {
  if (!seat_) return;
  hurried_ = true;
  late_.request_stop();
  if (found_) tell();
}

void ComputerPlayers::answer(std::size_t step, Action action) {
  if (!seat_ || step != step_) return;
  found_ = action;
  const auto passed = std::chrono::duration_cast<milliseconds>(steady_clock::now() - begun_);
  const auto rest = milliseconds(paceMs_) - passed;
  if (hurried_ || rest <= milliseconds::zero()) return tell();
  pace_.start(rest);
}

void ComputerPlayers::tell() {
  if (!found_) return;
  const Action action = *found_;
  stop();
  emit chosen(action);
}

}  // namespace raindelay
