#include "table/match_controller.h"

#include <algorithm>
#include <utility>

#include "games/game_list.h"
#include "translations/file_words.h"

namespace raindelay {

namespace {

/// Movements for which a card that was turned up is seen before it is told what it brings.
constexpr double kReading = 2.5;

std::span<const TipInfo> tipsOf(const Match& match) {
  const auto entry = findGame(match.info().id);
  return entry ? (*entry)->tips : std::span<const TipInfo>();
}

}  // namespace

MatchController::MatchController(Match match, std::shared_ptr<const deck::DataFrames> tables,
                                 Keep keep, bool fromStart, QObject* parent)
    : QObject(parent),
      match_(std::move(match)),
      tables_(std::move(tables)),
      keep_(std::move(keep)),
      playback_([this](const Playback::Shown& shown, bool played) { return show(shown, played); }),
      seating_(match_, playback_, fromStart),
      narrator_(match_.game(), *tables_, seating_.names()),
      pieces_(match_.game(), [this](Face face) { return narrator_.name(face); }),
      deciders_(match_, seating_),
      decision_({match_, narrator_, pieces_, playback_, seating_, deciders_}),
      takeback_(match_, seating_, playback_, decision_, log_),
      tips_(match_, tipsOf(match_)) {
  notifier_.tell();
  connect(this, &MatchController::retold, &tips_, &Tips::changed);
  connect(&playback_, &Playback::ended, this, &MatchController::settle);
  connect(&seating_, &Seating::passed, this, &MatchController::lookAnew);
  connect(&seating_, &Seating::taken, this, [this] {
    pieces_.clear();
    lookAnew();
  });
  connect(&deciders_, &Deciders::chosen, this, &MatchController::actOf);
  connect(&deciders_, &Deciders::guessed, this, [this](Seat seat) {
    guess_ = tr("There is not enough memory for %1 to think: that choice was a guess.")
                 .arg(seating_.names().value(seat.index()));
  });
  connect(&deciders_, &Deciders::changed, this, &MatchController::decideAnew);
  connect(&decision_, &Decision::made, this, &MatchController::goOn);
  connect(&decision_, &Decision::madeTogether, this, &MatchController::goOnTogether);
  connect(&decision_, &Decision::drafted, this, &MatchController::tell);
  connect(&takeback_, &Takeback::tookBack, this, &MatchController::goBack);
  connect(&takeback_, &Takeback::redone, this, [this](std::size_t first) { goOn(first); });
  lookAnew();
}

MatchController::~MatchController() = default;

QString MatchController::gameId() const {
  return words::plain(match_.info().id);
}

QString MatchController::title() const {
  return QString::fromStdString(narrator_.translated(match_.info().title));
}

bool MatchController::over() const {
  return !playback_.busy() && match_.turnBefore(end()).kind == Turn::Kind::kOver;
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

void MatchController::tell() {
  seating_.tell();
  decision_.tell();
  takeback_.tell();
  notifier_.tell();
  emit changed();
}

// Showing.

std::vector<Happening> MatchController::shownHappenings(std::size_t step) const {
  if (step >= shownSteps() + (playback_.isDrained() ? 0 : 1)) return {};
  return seating_.viewpoint().happenings(match_.steps()[step], match_.seats());
}

void MatchController::queueFrom(std::size_t firstStep, std::vector<Part> laid) {
  for (std::size_t i = firstStep; i < end(); ++i) {
    for (const Happening& happening :
         seating_.viewpoint().happenings(match_.steps()[i], match_.seats())) {
      const Move* move = std::get_if<Move>(&happening);
      const auto done = std::find_if(laid.begin(), laid.end(), [move](const Part& part) {
        return move != nullptr && part.gesture.from == move->from && part.gesture.to == move->to;
      });
      if (done == laid.end()) {
        playback_.add({i, happening});
      } else {
        laid.erase(done);
      }
    }
    playback_.add({i, std::nullopt});
  }
  playback_.begin();
  tell();
}

double MatchController::show(const Playback::Shown& shown, bool played) {
  if (const Move* move = std::get_if<Move>(&*shown.happening)) {
    const std::optional<Face> before = pieces_.faceAt(move->from, move->fromOrder);
    const bool turnedUp = move->face.known() && before && !before->known();
    pieces_.move(*move);
    return turnedUp ? kReading : 1;
  }
  const auto& event = std::get<Event>(*shown.happening);
  // Watched, the match is in the log already.
  if (!watchedTo_) append(event, shown.step);
  emit told(event, played);
  emit happened(words::plain(match_.info().events[event.id].id), played);
  return 0;
}

void MatchController::append(const Event& event, std::size_t step) {
  QString line = narrator_.text(event, static_cast<std::size_t>(log_.count()));
  if (line.isEmpty()) return;
  const Step& made = match_.steps()[step];
  const bool first = log_.lines().empty() || log_.lines().back().step != static_cast<int>(step);
  if (made.byCoach && first) {
    line = tr("%1 (%2's coach)", "a line of the log, and whose coach brought it about")
               .arg(line, seating_.names().value(made.by->index()));
  }
  const EventInfo& info = match_.info().events[event.id];
  log_.append({line, words::plain(info.id), static_cast<int>(step), made.by ? made.by->index() : -1,
               made.undone, info.mark == EventMark::kPart});
}

void MatchController::logUpTo(std::size_t told) {
  for (std::size_t i = 0; i < told; ++i) {
    for (const Happening& happening :
         seating_.viewpoint().happenings(match_.steps()[i], match_.seats())) {
      if (const Event* event = std::get_if<Event>(&happening)) append(*event, i);
    }
  }
}

void MatchController::showAt(std::size_t step, std::size_t told) {
  playback_.standAt(step);
  standing_ = match_.resultBefore(step);
  pieces_.agreeWith(seating_.viewpoint().pieces(match_, step));
  logUpTo(told);
}

void MatchController::showNothing() {
  pieces_.clear();
  playback_.standAt(0);
  standing_ = {};
  playback_.rest();
  tell();
}

void MatchController::watch(Viewpoint viewpoint, std::size_t step, bool played) {
  if (playback_.busy()) playback_.skip();
  const bool others = !watchedTo_ || viewpoint != seating_.viewpoint();
  if (others) {
    log_.clear();
    seating_.hotSeat().watch(viewpoint);
  }
  watchedTo_ = step;
  if (played && !others && step > shownSteps()) {
    queueFrom(shownSteps());
  } else {
    playback_.seek();
    showAt(step, others ? match_.steps().size() : 0);
  }
  playback_.playOn();
}

void MatchController::retell() {
  faces_.retell();
  if (playback_.busy()) playback_.skip();
  if (seating_.viewpoint().isNobody()) return;
  log_.clear();
  logUpTo(watchedTo_ ? match_.steps().size() : shownSteps());
  decision_.refuse({});
  decision_.cancelChoice();
  decision_.joint()->close();
  pieces_.rename();
  settle();
  emit retold();
}

// Going on.

void MatchController::lookAnew() {
  playback_.stop();
  deciders_.stop();
  decision_.clear();
  tips_.clear();
  takeback_.askNobody();
  log_.clear();
  const Viewpoint& viewpoint = seating_.viewpoint();
  while (viewpoint.isNobody() && giveSoleAnswer()) seating_.hotSeat().callNext(match_);
  if (viewpoint.isNobody()) return showNothing();
  const std::size_t seenTo = seating_.hotSeat().seenTo(match_);
  showAt(seenTo, seenTo);
  queueFrom(seenTo);
  playback_.playOn();
}

void MatchController::settle() {
  const Viewpoint before = seating_.viewpoint();
  if (before.isNobody() || giveSoleAnswer()) return;
  seating_.hotSeat().settled(match_);
  if (seating_.viewpoint() != before) return lookAnew();
  playback_.standAt(end());
  standing_ = match_.resultBefore(end());
  deciders_.decide();
  decision_.open();
  if (!guess_.isEmpty()) {
    decision_.refuse(decision_.thinkingSeat() < 0 ? std::exchange(guess_, {}) : guess_);
  }
  if (match_.turn().kind == Turn::Kind::kOver) tips_.clear();
  // Not where the screen passes: a tip that fails to come would say that another seat was told it.
  if (!seating_.hotSeat().passes()) {
    tips_.offer(decision_.joint()->isOpen() ? match_.turn().seat : decision_.whoMayAct());
  }
  playback_.rest();
  tell();
}

void MatchController::decideAnew() {
  if (playback_.busy()) return;
  if (seating_.viewpoint().isNobody() && deciders_.soleAnswer()) {
    lookAnew();
  } else {
    settle();
  }
}

void MatchController::goOn(std::size_t first, std::vector<Part> laid) {
  decision_.close();
  takeback_.askNobody();
  keep();
  if (seating_.viewpoint().isNobody()) return;
  queueFrom(first, std::move(laid));
  playback_.playOn();
}

void MatchController::goOnTogether(std::size_t first) {
  HotSeat& hotSeat = seating_.hotSeat();
  hotSeat.seal(match_);
  hotSeat.chosen(match_);
  if (!hotSeat.narrowed()) return goOn(first);
  keep();
  lookAnew();
}

void MatchController::goBack(Seat by, std::size_t first) {
  // The seat itself decides again, and not its coach.
  deciders_.passOn();
  keep();
  log_.strikeFrom(static_cast<int>(first));
  decision_.refuse({});
  decision_.cancelChoice();
  seating_.hotSeat().callBack(by);
  if (seating_.viewpoint().isNobody()) {
    lookAnew();
  } else {
    settle();
  }
}

void MatchController::actOf(Action action) {
  const std::size_t first = match_.steps().size();
  if (!match_.act(action, isPerson(match_, match_.turn().seat))) goOn(first);
}

bool MatchController::giveSoleAnswer() {
  const std::optional<Action> answer = deciders_.soleAnswer();
  const std::size_t first = match_.steps().size();
  if (!answer || match_.act(*answer)) return false;
  seating_.hotSeat().seal(match_);
  goOn(first);
  return true;
}

bool MatchController::save() {
  keep();
  return problem_.isEmpty();
}

void MatchController::keep() {
  if (!keep_) return;
  const Result<void> kept = keep_(match_);
  problem_ = kept ? QString() : words::sentence(kept.error());
  notifier_.tell();
}

}  // namespace raindelay
