#include "session/game_adapter.h"

#include <QTimer>
#include <algorithm>
#include <functional>

namespace raindelay {

void GameAdapter::setMatch(MatchController* match) {
  if (match_ == match) return;
  if (match_ != nullptr) {
    disconnect(match_, nullptr, this, nullptr);
    disconnect(match_->playback(), nullptr, this, nullptr);
  }
  match_ = match;
  if (match_ != nullptr) {
    begin(match_->match());
    connect(match_, &MatchController::changed, this, &GameAdapter::refreshSoon);
    connect(match_->playback(), &Playback::busyChanged, this, &GameAdapter::refreshSoon);
    connect(match_, &MatchController::happened, this, &GameAdapter::refreshSoon);
    connect(match_, &MatchController::told, this, &GameAdapter::told);
    connect(match_, &QObject::destroyed, this, [this] { match_ = nullptr; });
  }
  emit matchChanged();
  refresh();
}

QString GameAdapter::prompt() const {
  if (match_ == nullptr || match_->playback()->busy() || turnSeat_ < 0) return {};
  if (match_->decision()->thinkingSeat() >= 0) return match_->decision()->prompt();
  return askedOf(nameOf(turnSeat_));
}

QString GameAdapter::headline() const {
  if (match_ == nullptr || !over_) return {};
  const Standing standing = match_->match().result();
  if (!standing.decided) return tr("No result");
  QList<int> scores(standing.score.begin(), standing.score.begin() + match_->match().seats());
  std::sort(scores.begin(), scores.end(), std::greater<>());
  QStringList figures;
  for (const int score : scores) figures << QString::number(score);
  const QString all = figures.join(QStringLiteral("–"));
  return standing.winner ? tr("%1 wins, %2").arg(nameOf(standing.winner->index()), all)
                         : tr("A tie, %1").arg(all);
}

QString GameAdapter::nameOf(int seat) const {
  return match_ == nullptr ? QString() : match_->seating()->names().value(seat);
}

void GameAdapter::refreshSoon() {
  if (due_) return;
  due_ = true;
  QTimer::singleShot(0, this, [this] {
    due_ = false;
    refresh();
  });
}

int GameAdapter::seatOf(const Turn& turn) const {
  if (over_ || match_->seating()->lookingSeat() < 0) return -1;
  return turn.kind == Turn::Kind::kSeat ? turn.seat.index() : turnSeat_;
}

void GameAdapter::refresh() {
  if (match_ == nullptr) return;
  const Turn turn = match_->match().turnBefore(match_->shownSteps());
  over_ = turn.kind == Turn::Kind::kOver;
  turnSeat_ = seatOf(turn);
  read();
  emit changed();
}

}  // namespace raindelay
