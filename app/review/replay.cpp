#include "review/replay.h"

#include <algorithm>

#include "table/hot_seat.h"

namespace raindelay {

namespace {

/// Milliseconds that a stop is left to be seen, at the speed 1.
constexpr int kPauseMs = 1000;

bool isOver(const Match& match) {
  return match.turn().kind == Turn::Kind::kOver;
}

/// The steps before which a seat has a choice, in parts or not, and the end.
std::vector<std::size_t> stopsOf(const Match& match) {
  std::vector<std::size_t> stops;
  for (std::size_t step = 0; step < match.steps().size(); ++step) {
    const Turn turn = match.turnBefore(step);
    if (turn.kind != Turn::Kind::kSeat) continue;
    const auto open = match.game().arrangement(match.viewBefore(step, turn.seat));
    if (!open || !open->begun) stops.push_back(step);
  }
  stops.push_back(match.steps().size());
  return stops;
}

/// The viewpoints from which the match may be watched: one that isn't over shows nobody what only
/// another knows.
std::vector<Viewpoint> viewpointsOf(const Match& match) {
  if (!match.info().secrets) return {Viewpoint::everybody()};
  const std::vector<Seat> persons = personsOf(match);
  if (!isOver(match)) {
    return {persons.size() == 1 ? Viewpoint::only(persons.front()) : Viewpoint::bystander()};
  }
  std::vector<Viewpoint> all{Viewpoint::allOpen()};
  for (int seat = 0; seat < match.seats(); ++seat) all.push_back(Viewpoint::only(Seat(seat)));
  return all;
}

/// The first stop at which the step has been made.
int stopAfter(const std::vector<std::size_t>& stops, std::size_t step) {
  const auto found = std::upper_bound(stops.begin(), stops.end(), step);
  return static_cast<int>(std::min(found, stops.end() - 1) - stops.begin());
}

QString scoreOf(const Match& match, const Standing& standing) {
  QStringList figures;
  for (int seat = 0; seat < match.seats(); ++seat) {
    figures << QString::number(standing.score[static_cast<std::size_t>(seat)]);
  }
  return figures.join(QStringLiteral(" : "));
}

MarkModel::Weight weightOf(EventMark mark) {
  switch (mark) {
    case EventMark::kPart:
      return MarkModel::Part;
    case EventMark::kOut:
      return MarkModel::Out;
    default:
      return MarkModel::Turn;
  }
}

/// The first words of the log on a step; empty if it is silent on it.
QString wordsOf(const LogModel& log, std::size_t step) {
  const std::vector<LogModel::Line>& lines = log.lines();
  const auto found = std::find_if(lines.begin(), lines.end(), [step](const LogModel::Line& line) {
    return line.step == static_cast<int>(step);
  });
  return found == lines.end() ? QString() : found->text;
}

/// A mark for each event that is one, and where the score changed.
std::vector<MarkModel::Mark> marksOf(const MatchController& controller, const Viewpoint& viewpoint,
                                     const std::vector<std::size_t>& stops) {
  const Match& match = controller.match();
  std::vector<MarkModel::Mark> marks;
  for (std::size_t step = 0; step < match.steps().size(); ++step) {
    for (const Happening& happening : viewpoint.happenings(match.steps()[step], match.seats())) {
      const Event* event = std::get_if<Event>(&happening);
      const EventMark mark = event ? match.info().events[event->id].mark : EventMark::kNone;
      if (mark == EventMark::kNone) continue;
      marks.push_back({stopAfter(stops, step), weightOf(mark), wordsOf(controller.log(), step)});
    }
  }
  Standing before = match.resultBefore(stops.front());
  for (std::size_t stop = 1; stop < stops.size(); ++stop) {
    const Standing now = match.resultBefore(stops[stop]);
    if (now.score != before.score) {
      marks.push_back({static_cast<int>(stop), MarkModel::Score, scoreOf(match, now)});
    }
    before = now;
  }
  std::stable_sort(marks.begin(), marks.end(),
                   [](const auto& one, const auto& other) { return one.stop < other.stop; });
  return marks;
}

}  // namespace

Replay::Replay(std::unique_ptr<MatchController> controller, QObject* parent)
    : QObject(parent),
      controller_(std::move(controller)),
      viewpoints_(viewpointsOf(controller_->match())),
      stops_(stopsOf(controller_->match())),
      analysis_(*controller_, stops_) {
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &Replay::forward);
  connect(controller_->playback(), &Playback::busyChanged, this, &Replay::wait);
  show(0, false);
  const auto mark = [this] { marks_.setMarks(marksOf(*controller_, viewpoint(), stops_)); };
  mark();
  connect(controller_.get(), &MatchController::retold, this, mark);
}

Replay::~Replay() = default;

QStringList Replay::viewers() const {
  QStringList names;
  for (const Viewpoint& one : viewpoints_) {
    names << (one.isOneSeat()     ? controller_->seating()->names().value(one.seat().index())
              : one.isEverybody() ? tr("All open")
                                  : tr("What everybody knows"));
  }
  return names;
}

bool Replay::canBranch() const {
  const Match& match = controller_->match();
  return isOver(match) || match.setup().practice;
}

Viewpoint Replay::viewpoint() const {
  return viewpoints_[static_cast<std::size_t>(viewer_)];
}

void Replay::setViewer(int viewer) {
  viewer_ = std::clamp(viewer, 0, static_cast<int>(viewpoints_.size()) - 1);
  show(stop_, false);
}

void Replay::show(int stop, bool played) {
  stop_ = std::clamp(stop, 0, last());
  if (stop_ == last()) playing_ = false;
  emit changed();
  controller_->watch(viewpoint(), step(), played);
  wait();
}

void Replay::seek(int stop) {
  if (stop != stop_) show(stop, false);
}

void Replay::forward() {
  if (stop_ < last()) show(stop_ + 1, true);
}

void Replay::back() {
  seek(stop_ - 1);
}

void Replay::seekToStep(int step) {
  seek(stopAfter(stops_, static_cast<std::size_t>(std::max(step, 0))));
}

void Replay::lookAt(int mistake) {
  const QVariantList all = analysis_.mistakes();
  const bool there = mistake >= 0 && mistake < all.size();
  mistake_ = there ? mistake : -1;
  if (there) {
    playing_ = false;
    show(all[mistake].value<ToldMistake>().stop, false);
  }
  emit changed();
}

std::optional<int> Replay::nextMark(int weight) const {
  for (const MarkModel::Mark& mark : marks_.marks()) {
    if (mark.weight >= weight && mark.stop > stop_) return mark.stop;
  }
  return std::nullopt;
}

void Replay::playStep(int step) {
  seekToStep(step);
  back();
  forward();
}

void Replay::forwardToMark(int weight) {
  seek(nextMark(weight).value_or(nextMark(MarkModel::Turn).value_or(last())));
}

void Replay::backToMark(int weight) {
  const int least = nextMark(weight) ? weight : MarkModel::Turn;
  int stop = 0;
  for (const MarkModel::Mark& mark : marks_.marks()) {
    if (mark.weight >= least && mark.stop < stop_) stop = mark.stop;
  }
  seek(stop);
}

void Replay::setPlaying(bool playing) {
  if (playing_ == playing) return;
  playing_ = playing;
  // Played to its end, it begins again.
  if (playing_ && stop_ == last()) {
    show(0, false);
    playing_ = last() > 0;
  }
  wait();
  emit changed();
}

void Replay::setSpeed(double speed) {
  speed_ = std::clamp(speed, 0.25, 16.0);
  setMotionMs(motionMs_);
  wait();
  emit changed();
}

void Replay::setMotionMs(int ms) {
  motionMs_ = ms;
  controller_->playback()->setMotionMs(static_cast<int>(motionMs_ / speed_));
}

/// Once all is shown, the next stop is due in a moment.
void Replay::wait() {
  if (!playing_ || controller_->playback()->busy()) {
    timer_.stop();
  } else {
    timer_.start(static_cast<int>(kPauseMs / speed_));
  }
}

}  // namespace raindelay
