// Showing what happened, beat by beat; the rest of the class is in match_controller.cpp.
#include <algorithm>
#include <map>

#include "session/match_controller.h"
#include "session/words.h"

namespace raindelay {

namespace {

/// More pieces than this in a row (a deal, a clearing of the field) go one close after the other.
constexpr int kLongRow = 3;
/// So many movements long a card that was turned up stays where it is.
constexpr int kReading = 4;

/// Up to so many variants of an action (bases to steal) are named one by one.
constexpr int kFewVariants = 3;

}  // namespace

std::vector<Happening> MatchController::shownHappenings(std::size_t step) const {
  if (step >= shownSteps_ + (queue_.empty() ? 0 : 1)) return {};
  return hotSeat_.looking().happenings(match_.steps()[step], match_.seats());
}

void MatchController::queueFrom(std::size_t firstStep, std::vector<Part> laid) {
  const Looking& looking = hotSeat_.looking();
  for (std::size_t i = firstStep; i < end(); ++i) {
    for (const Happening& happening : looking.happenings(match_.steps()[i], match_.seats())) {
      const Move* move = std::get_if<Move>(&happening);
      const auto done = std::find_if(laid.begin(), laid.end(), [move](const Part& part) {
        return move != nullptr && part.gesture.from == move->from && part.gesture.to == move->to;
      });
      if (done == laid.end()) {
        queue_.push_back({i, happening});
      } else {
        laid.erase(done);
      }
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

void MatchController::linger(int movements) {
  lingers_ = movements;
}

// Words take no time; a movement takes its time, in a long row of movements only a part of it. A
// card that was turned up is left to be read, and what somebody lingers on to be seen.
void MatchController::showOn() {
  if (motionMs_ <= 0) {
    skip();
    return;
  }
  if (!beat()) {
    settle();
    return;
  }
  if (lingers_ > 0) {
    timer_.start(motionMs_ * lingers_);
  } else if (movesInARow() >= kLongRow) {
    timer_.start(motionMs_ / 6);
  } else {
    timer_.start(turnedUp_ ? motionMs_ * kReading : motionMs_);
  }
}

bool MatchController::beat() {
  lingers_ = 0;
  bool moved = false;
  while (!queue_.empty() && !moved && lingers_ == 0) {
    const Shown next = queue_.front();
    queue_.pop_front();
    moved = next.happening && std::holds_alternative<Move>(*next.happening);
    show(next, true);
  }
  return moved || lingers_ > 0;
}

void MatchController::show(const Shown& shown, bool played) {
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
  // Watched, the match is in the log already.
  if (!watchedTo_) append(event, shown.step);
  emit told(event);
  emit happened(words::plain(match_.info().events[event.id].id), played);
}

void MatchController::append(const Event& event, std::size_t step) {
  QString line = narrator_.text(event, static_cast<std::size_t>(log_.count()));
  if (line.isEmpty()) return;
  const Step& made = match_.steps()[step];
  const bool first = log_.lines().empty() || log_.lines().back().step != static_cast<int>(step);
  if (made.byCoach && first) {
    line = tr("%1 (%2's coach)", "a line of the log, and whose coach brought it about")
               .arg(line, names_.value(made.by->index()));
  }
  const EventInfo& info = match_.info().events[event.id];
  log_.append({line, words::plain(info.id), static_cast<int>(step), made.by ? made.by->index() : -1,
               made.undone, info.mark == EventMark::kPart});
}

void MatchController::tell(std::size_t told) {
  const Looking& looking = hotSeat_.looking();
  for (std::size_t i = 0; i < told; ++i) {
    for (const Happening& happening : looking.happenings(match_.steps()[i], match_.seats())) {
      if (const Event* event = std::get_if<Event>(&happening)) append(*event, i);
    }
  }
}

void MatchController::retell() {
  if (busy()) skip();
  emit packChanged();
  if (hotSeat_.looking().isNobody()) return;
  log_.clear();
  tell(watchedTo_ ? match_.steps().size() : shownSteps_);
  refuse({});
  cancelChoice();
  joint_.close();
  pieces_.rename();
  settle();
}

void MatchController::skip() {
  timer_.stop();
  while (!queue_.empty()) {
    const Shown next = queue_.front();
    queue_.pop_front();
    show(next, false);
  }
  lingers_ = 0;
  settle();
}

void MatchController::settle() {
  const Looking before = hotSeat_.looking();
  if (before.isNobody() || giveSoleAnswer()) return;
  hotSeat_.settled(match_);
  if (hotSeat_.looking() != before) {
    lookAnew();
    return;
  }
  shownSteps_ = end();
  standing_ = match_.resultBefore(end());
  letComputersPlay();
  refreshJoint();
  refreshDraft();
  pieces_.agreeWith(draft_.isOpen() ? draft_.pieces() : before.pieces(match_, shownSteps_));
  refreshActions();
  hint_.offer(mayAsk());
  prompt_ = wordsOfTurn();
  setBusy(false);
  emit changed();
}

QString MatchController::wordsOfTurn() const {
  const Turn turn = match_.turnBefore(end());
  if (turn.kind == Turn::Kind::kOver) {
    return standing_.winner ? tr("%1 wins").arg(names_.value(standing_.winner->index()))
                            : tr("The match is over");
  }
  if (peeking() || (script_ && script_->due().empty())) return {};
  const QString name = names_.value(turn.seat.index());
  if (joint_.isOpen()) {
    return tr("%1 and %2 choose", "two players, at the same time")
        .arg(names_.value(joint_.seats().first()), names_.value(joint_.seats().last()));
  }
  if (computers_.thinking()) {
    return (isPerson(match_, turn.seat) ? tr("%1's coach is thinking") : tr("%1 is thinking"))
        .arg(name);
  }
  if (!hotSeat_.mayAct(turn.seat)) return tr("%1 is next").arg(name);
  if (draft_.isOpen()) {
    return tr("%1: %2 of %3 placed", "a player's name; how many pieces of how many")
        .arg(name)
        .arg(draft_.placed())
        .arg(draft_.most());
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
      .arg(name, deeds.join(tr(" · ", "between alternatives")));
}

}  // namespace raindelay
