#include "table/playback.h"

#include <algorithm>
#include <utility>

namespace raindelay {

namespace {

/// More pieces than this in a row (a deal, a clearing of the field) go one close after the other.
constexpr int kLongRow = 3;
/// So many of them set out in the time of a movement: at the usual speed one every other frame.
constexpr int kAtOnce = 7;
/// A piece that has landed lies for this part of a movement before anything else happens: longer
/// than it takes the screen to show it.
constexpr double kLies = 0.125;

}  // namespace

Playback::Playback(Show show, QObject* parent) : QObject(parent), show_(std::move(show)) {
  connect(&pause_, &QPauseAnimation::finished, this, &Playback::playOn);
}

void Playback::setMotionMs(int ms) {
  if (motionMs_ == ms) return;
  motionMs_ = ms;
  emit motionMsChanged();
  if (!sought_) emit pieceMsChanged();
  if (motionMs_ <= 0 && busy_) skip();
}

void Playback::begin() {
  const int before = pieceMs();
  sought_ = false;
  if (pieceMs() != before) emit pieceMsChanged();
  if (std::exchange(busy_, true)) return;
  emit busyChanged();
}

void Playback::seek() {
  const int before = pieceMs();
  sought_ = true;
  if (pieceMs() != before) emit pieceMsChanged();
}

void Playback::stop() {
  forgetNext();
  queue_.clear();
}

void Playback::forgetNext() {
  pause_.stop();
  landed_ = 0;
}

void Playback::standAt(std::size_t step) {
  stop();
  shownSteps_ = step;
}

void Playback::rest() {
  if (std::exchange(busy_, false)) emit busyChanged();
}

int Playback::lengthOf(double movements) const {
  return static_cast<int>(motionMs_ * movements);
}

int Playback::beatOf(double movements) const {
  return lengthOf(movements + kLies);
}

int Playback::movesInARow() const {
  int row = 0;
  for (const Shown& next : queue_) {
    if (!next.happening) continue;
    if (!std::holds_alternative<Move>(*next.happening)) break;
    ++row;
  }
  return row;
}

void Playback::playOn() {
  if (motionMs_ <= 0) {
    skip();
  } else if (beat()) {
    wait();
  } else {
    emit ended();
  }
}

void Playback::wait() {
  const int length = beatOf(std::max(movements_, lingers_));
  landed_ = std::max(landed_ - pause_.currentTime(), length);
  inRow_ = lingers_ == 0 && movesInARow() >= kLongRow;
  pause_.stop();
  pause_.setDuration(std::max(1, inRow_ ? motionMs_ / kAtOnce : landed_));
  pause_.start();
}

bool Playback::beat() {
  movements_ = lingers_ = 0;
  while (!queue_.empty() && movements_ == 0 && lingers_ == 0) movements_ = showNext(true);
  return movements_ > 0 || lingers_ > 0;
}

double Playback::showNext(bool played) {
  const Shown next = queue_.front();
  queue_.pop_front();
  if (next.happening) return show_(next, played);
  shownSteps_ = next.step + 1;
  return 0;
}

void Playback::skip() {
  forgetNext();
  while (!queue_.empty()) showNext(false);
  emit ended();
}

int Playback::linger(double movements) {
  lingers_ = std::max(lingers_, movements);
  return lengthOf(movements);
}

bool Playback::hurry() {
  if (!waits() || lingers_ == 0) return false;
  forgetNext();
  emit hurried();
  playOn();
  return true;
}

bool Playback::cutShort() {
  if (!busy_) return false;
  if (!hurry()) skip();
  return true;
}

int Playback::setOut(double movements) {
  if (waits()) {
    landed_ = std::max(landed_, pause_.currentTime() + beatOf(movements));
    if (!inRow_) pause_.setDuration(std::max(landed_, pause_.duration()));
  }
  return lengthOf(movements);
}

}  // namespace raindelay
