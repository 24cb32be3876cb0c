#include "session/match_controller.h"

#include <algorithm>

#include "session/settings.h"
#include "session/words.h"

namespace raindelay {

namespace {

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
      pieces_(match_.game(), [this](Face face) { return narrator_.name(face); }),
      hotSeat_(match_, fromStart),
      joint_([this](Action first, const auto& second) { actTogether(first, second); }),
      computers_(match_),
      hint_(match_, narrator_) {
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &MatchController::showOn);
  connect(&computers_, &ComputerPlayers::chosen, this, &MatchController::actOf);
  connect(&computers_, &ComputerPlayers::passedOn, this, &MatchController::settle);
  connect(&Settings::instance(), &Settings::languageChanged, this, &MatchController::retell);
  lookAnew();
}

MatchController::~MatchController() = default;

QString MatchController::gameId() const {
  return words::plain(match_.info().id);
}

QString MatchController::title() const {
  return QString::fromStdString(narrator_.translated(match_.info().title));
}

int MatchController::turnSeat() const {
  const Turn turn = match_.turnBefore(end());
  const bool shown = !busy() && !hotSeat_.looking().isNobody();
  return shown && turn.kind == Turn::Kind::kSeat ? turn.seat.index() : -1;
}

int MatchController::lookingSeat() const {
  return hotSeat_.looking().isNobody() ? -1 : hotSeat_.looking().seat().index();
}

int MatchController::youSeat() const {
  return hotSeat_.looking().isOneSeat() ? hotSeat_.looking().seat().index() : -1;
}

QStringList MatchController::seatKinds() const {
  QStringList kinds;
  for (const SeatPlayer& player : match_.setup().players) {
    kinds << QString::fromStdString(player.kind);
  }
  return kinds;
}

int MatchController::nearSeat() const {
  return hotSeat_.narrowed() ? 0 : lookingSeat();
}

int MatchController::thinkingSeat() const {
  return computers_.thinking() ? computers_.thinking()->index() : -1;
}

int MatchController::handOverTo() const {
  return hotSeat_.next() ? hotSeat_.next()->index() : -1;
}

bool MatchController::over() const {
  return !busy() && match_.turnBefore(end()).kind == Turn::Kind::kOver;
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

void MatchController::setPack(const QString& pack) {
  if (pack_ == pack) return;
  pack_ = pack;
  emit packChanged();
}

void MatchController::setFaces(MatchFaces faces) {
  faces_ = std::move(faces);
  emit packChanged();
}

QString MatchController::pictureQuery() const {
  const QString skin = pack().isEmpty() ? QString() : QStringLiteral("&skin=") + pack();
  return QStringLiteral("?lang=") + words::language() + skin;
}

// Who looks.

void MatchController::lookAnew() {
  timer_.stop();
  queue_.clear();
  computers_.stop();
  hint_.offer(std::nullopt);
  joint_.close();
  draft_.close();
  cancelChoice();
  asked_.reset();
  refuse({});
  log_.clear();
  attempts_.set({});
  actions_.setEntries({});
  refused_.setEntries({});
  prompt_.clear();
  while (hotSeat_.looking().isNobody() && giveSoleAnswer()) hotSeat_.callNext(match_);
  const Looking& looking = hotSeat_.looking();
  const std::size_t seenTo = hotSeat_.seenTo(match_);
  if (looking.isNobody()) {
    showNothing();
    return;
  }
  showAt(seenTo, seenTo);
  queueFrom(seenTo);
  emit changed();
  showOn();
}

void MatchController::showAt(std::size_t step, std::size_t told) {
  const Looking& looking = hotSeat_.looking();
  shownSteps_ = step;
  standing_ = match_.resultBefore(step);
  pieces_.agreeWith(looking.pieces(match_, step));
  tell(told);
}

void MatchController::watch(Looking looking, std::size_t step, bool played) {
  if (busy()) skip();
  const bool others = !watchedTo_ || looking != hotSeat_.looking();
  if (others) {
    log_.clear();
    hotSeat_.watch(looking);
  }
  const bool on = played && !others && step > shownSteps_;
  watchedTo_ = step;
  if (on) {
    queueFrom(shownSteps_);
    emit changed();
  } else {
    showAt(step, others ? match_.steps().size() : 0);
  }
  showOn();
}

void MatchController::showNothing() {
  pieces_.clear();
  shownSteps_ = 0;
  standing_ = {};
  setBusy(false);
  emit changed();
}

void MatchController::endTurn() {
  if (!canEndTurn()) return;
  hotSeat_.end(match_);
  lookAnew();
}

void MatchController::takeSeat() {
  if (handOverTo() < 0) return;
  pieces_.clear();
  hotSeat_.take();
  lookAnew();
}

void MatchController::peek(bool on) {
  if (on == peeking() || handOverTo() < 0) return;
  hotSeat_.peek(on);
  lookAnew();
}

void MatchController::cover() {
  const Looking before = hotSeat_.looking();
  hotSeat_.cover(match_);
  if (hotSeat_.looking() != before) lookAnew();
}

void MatchController::setEndTurn(bool endTurn) {
  hotSeat_.setEndTurn(endTurn);
  if (!endTurn) this->endTurn();
}

void MatchController::setTogether(bool together) {
  if (hotSeat_.together() == together) return;
  const Looking before = hotSeat_.looking();
  hotSeat_.setTogether(match_, together);
  if (hotSeat_.looking() != before) lookAnew();
}

void MatchController::setSoleAnswers(bool soleAnswers) {
  soleAnswers_ = soleAnswers;
  if (busy() || !soleAnswer()) return;
  if (hotSeat_.looking().isNobody()) {
    lookAnew();
  } else {
    settle();
  }
}

std::optional<Action> MatchController::soleAnswer() const {
  const Turn turn = match_.turn();
  const bool due = soleAnswers_ && !watchedTo_ && match_.info().secrets &&
                   turn.kind == Turn::Kind::kSeat && isPerson(match_, turn.seat) &&
                   !hotSeat_.peeking();
  // What is chosen in parts is somebody's to arrange, even if the first part is given.
  if (!due || (hotSeat_.together() && match_.joint()) || match_.arrangement()) return std::nullopt;
  const ActionList legal = match_.legal();
  return legal.size() == 1 ? std::optional(legal[0]) : std::nullopt;
}

bool MatchController::giveSoleAnswer() {
  const std::optional<Action> answer = soleAnswer();
  const std::size_t first = match_.steps().size();
  if (!answer || match_.act(*answer)) return false;
  hotSeat_.seal(match_);
  goOn(first);
  return true;
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
    entry.from = idOf(gesture.from);
    entry.order = gesture.order;
    entry.to = idOf(gesture.to);
    entry.symmetric = gesture.symmetric;
    if (entry.symmetric) entry.orderAtTo = pieces_.countIn(gesture.to) - 1;
  }
  return entry;
}

Attempts::Entries MatchController::entriesOf(const AnyView& view, const ActionList& actions) const {
  Attempts::Entries entries;
  for (const Action action : actions) {
    entries.push_back(entryOf(view, action));
    const Gesture gesture = match_.game().gesture(view, action);
    if (gesture.kind == Gesture::Kind::kButton) continue;
    const std::optional<Face> face = pieces_.faceAt(gesture.from, gesture.order);
    if (face && face->known()) entries.back().label = narrator_.name(*face);
  }
  return entries;
}

void MatchController::refreshJoint() {
  const bool together = hotSeat_.passes() && hotSeat_.looking().isEverybody();
  const std::optional<Joint> joint = together ? match_.joint() : std::nullopt;
  if (!joint) {
    joint_.close();
  } else if (!joint_.isOpen()) {
    ActionList ofSecond = joint->ofSecond;
    if (joint->partsOfSecond) {
      ofSecond.clear();
      for (const Part& part : joint->partsOfSecond->parts) {
        if (!ofSecond.contains(part.action)) ofSecond.push_back(part.action);
      }
    }
    joint_.offer(joint->first.index(), entriesOf(match_.view(joint->first), joint->ofFirst),
                 joint->second.index(), entriesOf(joint->viewOfSecond, ofSecond),
                 joint->partsOfSecond);
  }
}

Attempts::Entries MatchController::attemptsOf(Seat seat) const {
  const AnyView view = match_.view(seat);
  Attempts::Entries attempts;
  for (const Action action : match_.game().attempts(view)) {
    attempts.push_back(entryOf(view, action));
    const auto refusal = match_.refusal(action);
    if (!refusal && isDue(action)) continue;
    attempts.back().allowed = false;
    attempts.back().reason = refusal ? narrator_.text(*refusal) : script_->instead();
  }
  return attempts;
}

void MatchController::refreshActions() {
  Attempts::Entries attempts;
  Attempts::Entries shown;
  Attempts::Entries refused;
  std::vector<std::pair<Place, int>> movable;
  const Turn turn = match_.turn();
  if (turn.kind == Turn::Kind::kSeat && mayActNow(turn.seat) && !joint_.isOpen()) {
    attempts = attemptsOf(turn.seat);
  }
  // What is allowed belongs to the draft while one is open; what isn't says why.
  if (draft_.isOpen()) {
    std::erase_if(attempts, [](const ActionModel::Entry& entry) { return entry.allowed; });
    movable = draft_.movable();
  }
  for (const ActionModel::Entry& entry : attempts) {
    if (!entry.allowed && entry.button) refused.push_back(entry);
    if (!entry.allowed) continue;
    shown.push_back(entry);
    if (entry.button) continue;
    movable.emplace_back(placeOf(entry.from), entry.order);
    if (entry.symmetric) movable.emplace_back(placeOf(entry.to), entry.orderAtTo);
  }
  attempts_.set(std::move(attempts));
  pieces_.setMovable(movable);
  actions_.setEntries(std::move(shown));
  refused_.setEntries(std::move(refused));
}

Place MatchController::placeOf(const QString& id) const {
  const auto places = match_.info().places;
  const auto found = std::find_if(places.begin(), places.end(), [&](const PlaceInfo& place) {
    return words::plain(place.id) == id;
  });
  return Place(static_cast<int>(found - places.begin()));
}

QString MatchController::idOf(Place place) const {
  return words::plain(match_.info().places[static_cast<std::size_t>(place.index())].id);
}

QStringList MatchController::targets(const QString& place, int order) const {
  if (busy()) return {};
  if (!draft_.isOpen()) return attempts_.targets(place, order);
  QStringList targets;
  for (const Place target : draft_.targets(placeOf(place), order)) targets << idOf(target);
  return targets;
}

bool MatchController::put(const QString& place, int order, const QString& toPlace) {
  if (busy()) skip();
  if (draft_.isOpen()) {
    if (!draft_.put(placeOf(place), order, placeOf(toPlace))) {
      return refuse(whyNot(place, order, toPlace));
    }
    showDraft();
    return true;
  }
  const Attempts::Entries found = attempts_.meanings(place, order, toPlace);
  Attempts::Entries allowed;
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
  if (!draft_.isOpen()) return attempts_.whyNot(place, order, toPlace);
  if (targets(place, order).contains(toPlace)) return {};
  QString full = draft_.whyFull(placeOf(place), order, placeOf(toPlace));
  if (!full.isEmpty()) return full;
  const auto [from, first] = draft_.homeOf(placeOf(place), order);
  return attempts_.whyNot(idOf(from), first, toPlace);
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
  const Turn turn = match_.turn();
  if (turn.kind != Turn::Kind::kSeat || !mayActNow(turn.seat) || joint_.isOpen()) {
    return false;
  }
  const std::size_t first = match_.steps().size();
  const bool due = isDue(action);
  if (const auto refusal = due ? match_.act(action) : match_.refusal(action)) {
    return refuse(narrator_.text(*refusal));
  }
  if (!due) return refuse(script_->instead());
  goOn(first);
  return true;
}

void MatchController::actTogether(Action first, const std::vector<Action>& second) {
  const std::size_t from = match_.steps().size();
  if (match_.act(first)) return;
  if (!match_.arrange(second)) match_.act(second.front());
  hotSeat_.seal(match_);
  hotSeat_.chosen(match_);
  if (!hotSeat_.narrowed()) return goOn(from);
  keep();
  lookAnew();
}

void MatchController::goOn(std::size_t first, std::vector<Part> laid) {
  refuse({});
  asked_.reset();
  choice_.setEntries({});
  keep();
  draft_.close();
  hint_.offer(std::nullopt);
  if (hotSeat_.looking().isNobody()) return;
  queueFrom(first, std::move(laid));
  emit changed();
  showOn();
}

bool MatchController::save() {
  keep();
  return problem_.isEmpty();
}

void MatchController::keep() {
  if (!keep_) return;
  const Result<void> kept = keep_(match_);
  const QString problem = kept ? QString() : QString::fromStdString(kept.error().message);
  if (problem == problem_) return;
  problem_ = problem;
  emit problemChanged();
}

}  // namespace raindelay
