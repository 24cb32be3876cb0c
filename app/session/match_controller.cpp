#include "session/match_controller.h"

#include <algorithm>
#include <map>

#include "session/words.h"

namespace raindelay {

namespace {

/// More pieces than this in a row (a deal, a clearing of the field) go one close after the other.
constexpr int kLongRow = 3;
/// So many movements long a card that was turned up stays where it is.
constexpr int kReading = 4;

/// Up to so many variants of an action (bases to steal) are named one by one.
constexpr int kFewVariants = 3;

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
  connect(&timer_, &QTimer::timeout, this, &MatchController::showOn);
  pieces_.agreeWith(match_.game().pieces(match_.viewBefore(0, looking_)));
  queueFrom(0);
  if (fromStart) {
    showOn();
  } else {
    skip();
  }
}

MatchController::~MatchController() = default;

QString MatchController::gameId() const {
  return words::plain(match_.info().id);
}

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
  return !busy() && undoSeat().has_value();
}

std::optional<Seat> MatchController::undoSeat() const {
  std::optional<Seat> last;
  std::size_t latest = 0;
  for (int i = 0; i < match_.seats(); ++i) {
    const auto point = match_.undoPoint(Seat(i));
    if (!point || (last && *point < latest)) continue;
    last = Seat(i);
    latest = *point;
  }
  return last;
}

int MatchController::winnerSeat() const {
  return over() && standing_.winner ? standing_.winner->index() : -1;
}

QList<int> MatchController::scores() const {
  QList<int> scores;
  for (int seat = 0; seat < match_.seats(); ++seat) {
    scores << standing_.score[static_cast<std::size_t>(seat)];
  }
  return scores;
}

void MatchController::setMotionMs(int ms) {
  if (motionMs_ == ms) return;
  motionMs_ = ms;
  emit motionMsChanged();
  if (motionMs_ <= 0 && busy()) skip();
}

// Showing what happened.

void MatchController::queueFrom(std::size_t firstStep) {
  for (std::size_t i = firstStep; i < match_.steps().size(); ++i) {
    for (const Happening& happening : match_.steps()[i].happenings) {
      if (const auto visible = seen(happening, looking_)) queue_.push_back({i, visible});
    }
    queue_.push_back({i, std::nullopt});
  }
  setBusy(true);
}

void MatchController::setBusy(bool busy) {
  if (busy_ == busy) return;
  busy_ = busy;
  emit busyChanged();
}

int MatchController::movesInARow() const {
  int row = 0;
  for (const Shown& next : queue_) {
    if (!next.happening) continue;
    if (!std::holds_alternative<Move>(*next.happening)) break;
    ++row;
  }
  return row;
}

// Words take no time; a movement takes its time, in a long row of movements only a part of it. A
// card that was turned up is left to be read.
void MatchController::showOn() {
  if (motionMs_ <= 0) {
    skip();
    return;
  }
  if (!beat()) {
    settle();
    return;
  }
  if (movesInARow() >= kLongRow) {
    timer_.start(motionMs_ / 6);
  } else {
    timer_.start(turnedUp_ ? motionMs_ * kReading : motionMs_);
  }
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
    const std::optional<Face> before = pieces_.faceAt(move->from, move->fromOrder);
    turnedUp_ = move->face.known() && before && !before->known();
    pieces_.move(*move);
    return;
  }
  const auto& event = std::get<Event>(*shown.happening);
  const QString line = narrator_.text(event, static_cast<std::size_t>(log_.count()));
  const Step& step = match_.steps()[shown.step];
  const QString kind = words::plain(match_.info().events[event.id].id);
  if (!line.isEmpty()) {
    log_.append({line, kind, static_cast<int>(shown.step), step.by ? step.by->index() : -1,
                 step.undone, match_.info().events[event.id].heading});
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
  standing_ = match_.result();
  pieces_.agreeWith(match_.game().pieces(match_.view(looking_)));
  refreshActions();
  prompt_ = wordsOfTurn();
  setBusy(false);
  emit changed();
}

QString MatchController::wordsOfTurn() const {
  const Turn turn = match_.turn();
  if (turn.kind == Turn::Kind::kOver) {
    return standing_.winner ? tr("%1 wins").arg(names_.value(standing_.winner->index()))
                            : tr("The match is over");
  }
  // What comes in many variants (each card of a hand, any two fielders) isn't counted up.
  std::map<std::uint8_t, int> variants;
  for (const ActionModel::Entry& entry : actions_.entries()) ++variants[entry.action.verb];
  QStringList deeds;
  bool many = false;
  for (const ActionModel::Entry& entry : actions_.entries()) {
    if (variants[entry.action.verb] <= kFewVariants) {
      deeds << entry.label;
    } else {
      many = true;
    }
  }
  if (many) deeds << tr("Move a piece", "one of the things that a player may do now");
  return tr("%1: %2", "a player's name and what he or she may do")
      .arg(names_.value(turn.seat.index()), deeds.join(tr(" · ", "between alternatives")));
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
      if (!entry.allowed) continue;
      shown.push_back(entry);
      if (entry.button) continue;
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
  if (busy()) return places;
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

void MatchController::cancelChoice() {
  choice_.setEntries({});
}

bool MatchController::refuse(const QString& reason) {
  refusalText_ = reason;
  emit refusalTextChanged();
  return false;
}

bool MatchController::act(Action action) {
  if (match_.turn().kind != Turn::Kind::kSeat) return false;
  const std::size_t first = match_.steps().size();
  if (const auto refusal = match_.act(action)) return refuse(narrator_.text(*refusal));
  refuse({});
  choice_.setEntries({});
  keep();
  queueFrom(first);
  emit changed();
  showOn();
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
  const std::optional<Seat> seat = undoSeat();
  if (!seat) return;
  const auto first = static_cast<int>(match_.undoPoint(*seat).value_or(0));
  match_.undo(*seat);
  keep();
  log_.strikeFrom(first);
  refuse({});
  cancelChoice();
  settle();
}

}  // namespace raindelay
