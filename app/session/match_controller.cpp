#include "session/match_controller.h"

#include <algorithm>

#include "session/words.h"

namespace raindelay {

namespace {

/// More pieces than this in a row (a deal, a clearing of the field) go one close after the other.
constexpr int kLongRow = 3;

QStringList namesOf(const MatchSetup& setup) {
  QStringList names;
  for (const SeatPlayer& player : setup.players) names << QString::fromStdString(player.name);
  return names;
}

}  // namespace

MatchController::MatchController(Match match, std::shared_ptr<const deck::Tables> tables, Keep keep,
                                 bool fromStart, QObject* parent)
    : QObject(parent),
      match_(std::move(match)),
      tables_(std::move(tables)),
      keep_(std::move(keep)),
      names_(namesOf(match_.setup())),
      narrator_(match_.game(), *tables_, names_),
      pieces_(match_.game(), [this](Face face) { return narrator_.name(face); }) {
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, [this] {
    beat();
    startShowing();
  });
  pieces_.agreeWith(match_.game().pieces(match_.viewBefore(0, looking_)));
  queueFrom(0);
  if (fromStart) {
    startShowing();
  } else {
    skip();
  }
}

MatchController::~MatchController() = default;

QString MatchController::gameId() const { return words::plain(match_.info().id); }

QString MatchController::title() const {
  return QString::fromStdString(narrator_.translated(match_.info().title));
}

int MatchController::turnSeat() const {
  const Turn turn = match_.turn();
  return busy() || turn.kind != Turn::Kind::kSeat ? -1 : turn.seat.index();
}

bool MatchController::over() const {
  return !busy() && match_.turn().kind == Turn::Kind::kOver;
}

bool MatchController::canUndo() const {
  return !busy() && match_.canUndo(looking_);
}

int MatchController::winnerSeat() const {
  const Standing standing = match_.result();
  return over() && standing.winner ? standing.winner->index() : -1;
}

QList<int> MatchController::scores() const {
  QList<int> scores;
  for (int seat = 0; seat < match_.seats(); ++seat) {
    scores << match_.result().score[static_cast<std::size_t>(seat)];
  }
  return scores;
}

void MatchController::setMotionMs(int ms) {
  if (motionMs_ == ms) return;
  motionMs_ = ms;
  emit motionMsChanged();
}

// Showing what happened.

void MatchController::queueFrom(std::size_t firstStep) {
  const bool wasBusy = busy();
  for (std::size_t i = firstStep; i < match_.steps().size(); ++i) {
    for (const Happening& happening : match_.steps()[i].happenings) {
      if (const auto visible = seen(happening, looking_)) queue_.push_back({i, visible});
    }
    queue_.push_back({i, std::nullopt});
  }
  if (busy() != wasBusy) emit busyChanged();
}

void MatchController::startShowing() {
  if (motionMs_ <= 0) {
    skip();
    return;
  }
  if (!busy()) {
    settle();
    return;
  }
  // Words take no time; a movement takes its time, in a long row of movements only a part of it.
  int row = 0;
  for (const Shown& next : queue_) {
    if (next.happening && std::holds_alternative<Move>(*next.happening)) {
      ++row;
    } else if (next.happening) {
      break;
    }
  }
  timer_.start(row == 0 ? 0 : row > kLongRow ? motionMs_ / 6 : motionMs_);
}

bool MatchController::beat() {
  bool moved = false;
  while (!queue_.empty() && !moved) {
    const Shown next = queue_.front();
    queue_.pop_front();
    moved = next.happening && std::holds_alternative<Move>(*next.happening);
    show(next);
  }
  return moved;
}

void MatchController::show(const Shown& shown) {
  if (!shown.happening) {
    shownSteps_ = shown.step + 1;
    return;
  }
  if (const Move* move = std::get_if<Move>(&*shown.happening)) {
    pieces_.move(*move);
    return;
  }
  const Event& event = std::get<Event>(*shown.happening);
  const QString line = narrator_.text(event, static_cast<std::size_t>(log_.count()));
  const Step& step = match_.steps()[shown.step];
  const QString kind = words::plain(match_.info().events[event.id].id);
  if (!line.isEmpty()) {
    log_.append({line, kind, static_cast<int>(shown.step), step.by ? step.by->index() : -1,
                 step.undone});
  }
  emit happened(kind);
}

void MatchController::skip() {
  timer_.stop();
  while (!queue_.empty()) {
    const Shown next = queue_.front();
    queue_.pop_front();
    show(next);
  }
  settle();
}

void MatchController::settle() {
  shownSteps_ = match_.steps().size();
  pieces_.agreeWith(match_.game().pieces(match_.view(looking_)));
  refreshActions();
  emit busyChanged();
  emit changed();
}

// What can be done.

ActionModel::Entry MatchController::entryOf(const AnyView& view, Action action) const {
  const Game& game = match_.game();
  ActionModel::Entry entry;
  entry.action = action;
  entry.text = QString::fromStdString(game.text(action));
  entry.label = narrator_.text(game.label(action));
  const Gesture gesture = game.gesture(view, action);
  entry.button = gesture.kind == Gesture::Kind::kButton;
  if (!entry.button) {
    const auto idOf = [&game](Place place) {
      return words::plain(game.info().places[static_cast<std::size_t>(place.index())].id);
    };
    entry.from = idOf(gesture.from);
    entry.order = gesture.order;
    entry.to = idOf(gesture.to);
    entry.symmetric = gesture.symmetric;
    if (entry.symmetric) entry.orderAtTo = pieces_.countIn(gesture.to) - 1;
  }
  if (const auto refusal = match_.refusal(action)) {
    entry.allowed = false;
    entry.reason = narrator_.text(*refusal);
  }
  return entry;
}

void MatchController::refreshActions() {
  attempts_.clear();
  std::vector<ActionModel::Entry> shown;
  std::vector<std::pair<Place, int>> movable;
  if (const Turn turn = match_.turn(); turn.kind == Turn::Kind::kSeat) {
    const AnyView view = match_.view(turn.seat);
    for (const Action action : match_.game().attempts(view)) {
      attempts_.push_back(entryOf(view, action));
      const ActionModel::Entry& entry = attempts_.back();
      if (entry.allowed || entry.button) shown.push_back(entry);
      if (!entry.allowed || entry.button) continue;
      const Gesture gesture = match_.game().gesture(view, action);
      movable.emplace_back(gesture.from, gesture.order);
      if (gesture.symmetric) movable.emplace_back(gesture.to, entry.orderAtTo);
    }
  }
  pieces_.setMovable(movable);
  actions_.setEntries(std::move(shown));
}

bool MatchController::means(const ActionModel::Entry& entry, const QString& place, int order,
                            const QString& toPlace) {
  if (entry.button) return false;
  if (entry.from == place && entry.order == order && entry.to == toPlace) return true;
  return entry.symmetric && entry.to == place && entry.orderAtTo == order && entry.from == toPlace;
}

std::vector<ActionModel::Entry> MatchController::meanings(const QString& place, int order,
                                                          const QString& toPlace) const {
  std::vector<ActionModel::Entry> found;
  for (const ActionModel::Entry& entry : attempts_) {
    if (means(entry, place, order, toPlace)) found.push_back(entry);
  }
  return found;
}

QStringList MatchController::targets(const QString& place, int order) const {
  QStringList places;
  for (const ActionModel::Entry& entry : attempts_) {
    for (const QString& to : {entry.to, entry.from}) {
      if (entry.allowed && means(entry, place, order, to) && !places.contains(to)) places << to;
    }
  }
  return places;
}

bool MatchController::put(const QString& place, int order, const QString& toPlace) {
  if (busy()) skip();
  const std::vector<ActionModel::Entry> found = meanings(place, order, toPlace);
  std::vector<ActionModel::Entry> allowed;
  std::copy_if(found.begin(), found.end(), std::back_inserter(allowed),
               [](const ActionModel::Entry& entry) { return entry.allowed; });
  if (allowed.size() == 1) return act(allowed.front().action);
  if (allowed.size() > 1) {
    choice_.setEntries(std::move(allowed));
    return true;
  }
  return refuse(found.empty() ? QString() : found.front().reason);
}

QString MatchController::whyNot(const QString& place, int order, const QString& toPlace) const {
  const std::vector<ActionModel::Entry> found = meanings(place, order, toPlace);
  for (const ActionModel::Entry& entry : found) {
    if (entry.allowed) return {};
  }
  return found.empty() ? QString() : found.front().reason;
}

bool MatchController::press(const QString& actionText) {
  if (busy()) skip();
  const auto action = match_.game().parse(actionText.toStdString());
  return action && act(*action);
}

bool MatchController::choose(const QString& actionText) {
  choice_.setEntries({});
  return press(actionText);
}

void MatchController::cancelChoice() { choice_.setEntries({}); }

bool MatchController::refuse(const QString& reason) {
  refusalText_ = reason;
  emit refusalTextChanged();
  return false;
}

bool MatchController::act(Action action) {
  const std::size_t first = match_.steps().size();
  if (const auto refusal = match_.act(action)) return refuse(narrator_.text(*refusal));
  refuse({});
  choice_.setEntries({});
  actions_.setEntries({});
  pieces_.setMovable({});
  keep();
  queueFrom(first);
  emit changed();
  startShowing();
  return true;
}

void MatchController::keep() {
  if (!keep_) return;
  const Result<void> kept = keep_(match_);
  const QString problem = kept ? QString() : QString::fromStdString(kept.error().message);
  if (problem == problem_) return;
  problem_ = problem;
  emit problemChanged();
}

void MatchController::undo() {
  if (busy()) skip();
  const auto point = match_.undoPoint(looking_);
  if (!point || !match_.undo(looking_)) return;
  keep();
  log_.strikeFrom(static_cast<int>(*point));
  refuse({});
  cancelChoice();
  settle();
}

}  // namespace raindelay
