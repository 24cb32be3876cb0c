#include "table/decision.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "translations/words.h"

namespace raindelay {

namespace {

/// Up to so many variants of an action (bases to steal) are named one by one.
constexpr int kFewVariants = 3;

}  // namespace

Decision::Decision(Table table, QObject* parent)
    : QObject(parent),
      table_(table),
      joint_([this](Action first, const auto& second) { actTogether(first, second); }),
      hint_(table.match, table.narrator) {
  notifier_.tell();
}

int Decision::turnSeat() const {
  if (table_.playback.busy() || viewpoint().isNobody()) return -1;
  const Turn turn = table_.match.turnBefore(step());
  return turn.kind == Turn::Kind::kSeat ? turn.seat.index() : -1;
}

int Decision::thinkingSeat() const {
  const std::optional<Seat> thinking = table_.deciders.thinking();
  return thinking ? thinking->index() : -1;
}

Cue Decision::cue() const {
  if (!table_.deciders.isScripted() || table_.playback.busy() || !whoMayAct()) return {};
  Cue cue;
  if (draft_.isOpen()) {
    const std::optional<Gesture> next = draft_.toCome();
    cue.send = !next;
    if (next) {
      cue.from = idOf(next->from);
      cue.order = next->order;
      cue.to = idOf(next->to);
    }
  } else if (!actions_.entries().empty()) {
    const ActionModel::Entry& due = actions_.entries().front();
    cue.from = due.from;
    cue.order = due.order;
    cue.to = due.to;
    if (due.button) cue.deed = due.text;
  }
  return cue;
}

// Laying out.

void Decision::open() {
  openJoint();
  openDraft();
  table_.pieces.agreeWith(draft_.isOpen() ? draft_.pieces()
                                          : viewpoint().pieces(table_.match, step()));
  showActions();
  hint_.offer(table_.deciders.isScripted() ? std::nullopt : whoMayAct());
  prompt_ = wordsOfTurn();
}

void Decision::close() {
  refuse({});
  cancelChoice();
  draft_.close();
  hint_.offer(std::nullopt);
}

void Decision::clear() {
  close();
  joint_.close();
  attempts_.set({});
  actions_.setEntries({});
  refused_.setEntries({});
  prompt_.clear();
}

bool Decision::refuse(const QString& reason) {
  refusalText_ = reason;
  notifier_.tell();
  return false;
}

std::optional<Seat> Decision::whoMayAct() const {
  return joint_.isOpen() ? std::nullopt : table_.deciders.personOnTurn();
}

void Decision::openJoint() {
  const bool together = table_.seating.hotSeat().passes() && viewpoint().isEverybody();
  const std::optional<Joint> joint = together ? table_.match.joint() : std::nullopt;
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
    joint_.offer(joint->first.index(), entriesOf(table_.match.view(joint->first), joint->ofFirst),
                 joint->second.index(), entriesOf(joint->viewOfSecond, ofSecond),
                 joint->partsOfSecond);
  }
}

void Decision::openDraft() {
  auto open = whoMayAct() ? table_.match.arrangement() : std::nullopt;
  if (!open) {
    draft_.close();
    return;
  }
  std::erase_if(open->parts,
                [this](const Part& part) { return !table_.deciders.isDue(part.action); });
  draft_.offer(step(), *std::move(open), viewpoint().pieces(table_.match, step()));
}

void Decision::showActions() {
  const std::optional<Seat> seat = whoMayAct();
  Attempts::Entries attempts = seat ? attemptsOf(*seat) : Attempts::Entries();
  Attempts::Entries shown;
  Attempts::Entries refused;
  std::vector<std::pair<Place, int>> movable;
  // Allowed actions belong to the draft while one is open; the others say why.
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
  table_.pieces.setMovable(movable);
  actions_.setEntries(std::move(shown));
  refused_.setEntries(std::move(refused));
}

ActionModel::Entry Decision::entryOf(const AnyView& view, Action action) const {
  const Game& game = table_.match.game();
  ActionModel::Entry entry;
  entry.action = action;
  entry.text = QString::fromStdString(game.text(action));
  entry.label = table_.narrator.text(game.label(action));
  const Gesture gesture = game.gesture(view, action);
  entry.button = gesture.kind == Gesture::Kind::kButton;
  if (!entry.button) {
    entry.from = idOf(gesture.from);
    entry.order = gesture.order;
    entry.to = idOf(gesture.to);
    entry.symmetric = gesture.symmetric;
    if (entry.symmetric) entry.orderAtTo = table_.pieces.countIn(gesture.to) - 1;
  }
  return entry;
}

Attempts::Entries Decision::entriesOf(const AnyView& view, const ActionList& actions) const {
  Attempts::Entries entries;
  for (const Action action : actions) {
    entries.push_back(entryOf(view, action));
    const Gesture gesture = table_.match.game().gesture(view, action);
    if (gesture.kind == Gesture::Kind::kButton) continue;
    const std::optional<Face> face = table_.pieces.faceAt(gesture.from, gesture.order);
    if (face && face->known()) entries.back().label = table_.narrator.name(*face);
  }
  return entries;
}

Attempts::Entries Decision::attemptsOf(Seat seat) const {
  const AnyView view = table_.match.view(seat);
  Attempts::Entries attempts;
  for (const Action action : table_.match.game().attempts(view)) {
    attempts.push_back(entryOf(view, action));
    const auto refusal = table_.match.refusal(action);
    if (!refusal && table_.deciders.isDue(action)) continue;
    attempts.back().allowed = false;
    attempts.back().reason = refusal ? table_.narrator.text(*refusal) : table_.deciders.instead();
  }
  return attempts;
}

Place Decision::placeOf(const QString& id) const {
  const auto places = table_.match.info().places;
  const auto found = std::find_if(places.begin(), places.end(), [&](const PlaceInfo& place) {
    return words::plain(place.id) == id;
  });
  return Place(static_cast<int>(found - places.begin()));
}

QString Decision::idOf(Place place) const {
  return words::plain(table_.match.info().places[static_cast<std::size_t>(place.index())].id);
}

QString Decision::wordsOfTurn() const {
  const Match& match = table_.match;
  const QStringList names = table_.seating.names();
  const Turn turn = match.turnBefore(step());
  if (turn.kind == Turn::Kind::kOver) {
    const Standing standing = match.resultBefore(step());
    return standing.winner ? tr("%1 wins").arg(names.value(standing.winner->index()))
                           : tr("The match is over");
  }
  if (table_.seating.peeking() || table_.deciders.isPaused()) return {};
  const QString name = names.value(turn.seat.index());
  if (joint_.isOpen()) {
    return tr("%1 and %2 choose", "two players, at the same time")
        .arg(names.value(joint_.seats().first()), names.value(joint_.seats().last()));
  }
  if (table_.deciders.thinking()) {
    return (isPerson(match, turn.seat) ? tr("%1's coach is thinking") : tr("%1 is thinking"))
        .arg(name);
  }
  if (!table_.seating.hotSeat().mayAct(turn.seat)) return tr("%1 is next").arg(name);
  if (draft_.isOpen()) {
    return tr("%1: %2 of %3 placed", "a player's name; how many pieces of how many")
        .arg(name)
        .arg(draft_.placed())
        .arg(draft_.most());
  }
  // Actions in many variants (each card of a hand, any two fielders) aren't listed one by one.
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
      .arg(name, deeds.join(tr(" · ", "between alternatives")));
}

// Doing.

bool Decision::act(Action action) {
  if (!whoMayAct()) return false;
  Match& match = table_.match;
  const std::size_t first = match.steps().size();
  const bool due = table_.deciders.isDue(action);
  if (const auto refusal = due ? match.act(action) : match.refusal(action)) {
    return refuse(table_.narrator.text(*refusal));
  }
  if (!due) return refuse(table_.deciders.instead());
  emit made(first, {});
  return true;
}

void Decision::actTogether(Action first, const std::vector<Action>& second) {
  Match& match = table_.match;
  const std::size_t from = match.steps().size();
  if (match.act(first)) return;
  if (!match.arrange(second)) match.act(second.front());
  emit madeTogether(from);
}

void Decision::hurry() {
  table_.deciders.hurry();
}

bool Decision::press(const QString& actionText) {
  if (table_.playback.busy()) table_.playback.skip();
  const auto action = table_.match.game().parse(actionText.toStdString());
  return action && act(*action);
}

bool Decision::choose(const QString& actionText) {
  cancelChoice();
  return press(actionText);
}

void Decision::cancelChoice() {
  choice_.setEntries({});
}

QStringList Decision::targets(const QString& place, int order) const {
  if (table_.playback.busy()) return {};
  if (!draft_.isOpen()) return attempts_.targets(place, order);
  QStringList targets;
  for (const Place target : draft_.targets(placeOf(place), order)) targets << idOf(target);
  return targets;
}

bool Decision::put(const QString& place, int order, const QString& toPlace) {
  if (table_.playback.busy()) table_.playback.skip();
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

QString Decision::whyNot(const QString& place, int order, const QString& toPlace) const {
  if (!draft_.isOpen()) return attempts_.whyNot(place, order, toPlace);
  if (targets(place, order).contains(toPlace)) return {};
  QString full = draft_.whyFull(placeOf(place), order, placeOf(toPlace));
  if (!full.isEmpty()) return full;
  const auto [from, first] = draft_.homeOf(placeOf(place), order);
  return attempts_.whyNot(idOf(from), first, toPlace);
}

bool Decision::isOpenToUndo(const QString& place, int order, const QString& toPlace) const {
  if (draft_.isOpen()) return true;
  const std::optional<Seat> seat = whoMayAct();
  const Attempts::Entries found = attempts_.meanings(place, order, toPlace);
  if (!seat || found.size() != 1 || !found.front().allowed) return false;
  Match trial = table_.match;
  const std::size_t first = trial.steps().size();
  trial.act(found.front().action);
  if (trial.undoPoint(*seat) != first) return false;
  for (int other = 0; other < trial.seats(); ++other) {
    if (!trial.isTold(first, Seat(other))) return false;
  }
  return true;
}

QString Decision::whyStill(const QString& place, int order) const {
  if (!whoMayAct() || !targets(place, order).isEmpty()) return {};
  const QString reason = attempts_.whyStill(place, order);
  return reason.isEmpty() ? tr("That one can't be played now.") : reason;
}

// A choice in parts.

void Decision::showDraft() {
  refuse({});
  table_.pieces.agreeWith(draft_.pieces());
  showActions();
  prompt_ = wordsOfTurn();
  emit drafted();
}

bool Decision::takeBack(const QString& place, int order) {
  if (!draft_.isOpen()) return false;
  const Place home = draft_.homeOf(placeOf(place), order).first;
  if (!draft_.put(placeOf(place), order, home)) return false;
  showDraft();
  return true;
}

bool Decision::takeBackLast() {
  if (draft_.placed() == 0) return false;
  draft_.takeBackLast();
  showDraft();
  return true;
}

void Decision::clearDraft() {
  if (!draft_.isOpen()) return;
  draft_.clear();
  showDraft();
}

void Decision::sendDraft() {
  if (!draft_.isReady()) return;
  const std::vector<Part> parts = draft_.chosen();
  std::vector<Action> chosen;
  for (const Part& part : parts) chosen.push_back(part.action);
  const std::size_t first = table_.match.steps().size();
  if (table_.match.arrange(chosen)) emit made(first, parts);
}

}  // namespace raindelay
