#include "table/game_adapter.h"

#include <QTimer>
#include <algorithm>
#include <functional>
#include <string_view>
#include <utility>

#include "translations/words.h"

namespace raindelay {

namespace {

/// The event that tells of a run, in every game that has runs.
constexpr std::string_view kRunScores = "scores";

}  // namespace

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
    connect(match_, &MatchController::told, this, &GameAdapter::tell);
    connect(match_, &QObject::destroyed, this, [this] { match_ = nullptr; });
  }
  emit matchChanged();
  refresh();
}

QString GameAdapter::prompt() const {
  if (match_ == nullptr || match_->playback()->busy() || turnSeat_ < 0) return {};
  // A computer player that thinks is asked nothing. In a lesson one deed is due, and the game's own
  // question would name others.
  const Decision& decision = *match_->decision();
  if (decision.thinkingSeat() >= 0 || decision.isScripted()) return decision.prompt();
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
  const QString all = words::score(figures);
  return standing.winner ? tr("%1 wins, %2").arg(nameOf(standing.winner->index()), all)
                         : tr("A tie, %1").arg(all);
}

QString GameAdapter::nameOf(int seat) const {
  return match_ == nullptr ? QString() : match_->seating()->names().value(seat);
}

QString GameAdapter::idOf(Place place) const {
  return words::plain(match_->match().info().places[static_cast<std::size_t>(place.index())].id);
}

void GameAdapter::forgetOtherSteps() {
  if (std::exchange(toldOf_, match_->shownSteps()) != match_->shownSteps()) toldNow_.clear();
}

const HighlightRow* GameAdapter::rowOf(const Event& event) const {
  const std::string_view id = match_->match().info().events[event.id].id;
  const auto rows = highlights();
  const auto row = std::find_if(rows.begin(), rows.end(),
                                [&](const HighlightRow& one) { return one.event == id; });
  return row == rows.end() ? nullptr : &*row;
}

Highlight GameAdapter::highlightOf(const Event& event, const HighlightRow& row,
                                   std::size_t step) const {
  Highlight highlight;
  highlight.kind = words::plain(row.event);
  highlight.tone = row.tone;
  highlight.loft = row.loft;
  highlight.length = row.length;
  if (!row.banner.empty()) highlight.banner = words::translated(row.banner);
  tellMore(highlight, event, step);
  return highlight;
}

void GameAdapter::tell(const Event& event, bool played) {
  forgetOtherSteps();
  toldNow_.emplace_back(event);
  told(event);
  // Without motion everything is shown at once, and the last of it stays for a while.
  if (!played && match_->playback()->motionMs() > 0) return;
  const HighlightRow* row = rowOf(event);
  if (row == nullptr) return;
  Highlight highlight = highlightOf(event, *row, match_->shownSteps());
  if (highlight.banner.isEmpty() && highlight.sign.isEmpty()) return;
  match_->playback()->linger(highlight.length);
  highlight_ = std::move(highlight);
  emit highlightCame();
}

std::vector<GameAdapter::ToldThing> GameAdapter::toldThings(std::size_t step) const {
  std::vector<ToldThing> things;
  if (match_->match().steps()[step].undone) return things;
  for (const Happening& happening : match_->shownHappenings(step)) {
    const Event* event = std::get_if<Event>(&happening);
    const HighlightRow* row = event == nullptr ? nullptr : rowOf(*event);
    if (row != nullptr && row->told) things.push_back({row, *event});
  }
  return things;
}

QString GameAdapter::linesOn(const std::vector<ToldThing>& things, std::size_t step) const {
  QStringList told;
  for (const LogModel::Line& line : match_->log()->lines()) {
    if (line.step != static_cast<int>(step)) continue;
    const bool isOnOne = std::any_of(things.begin(), things.end(), [&](const ToldThing& thing) {
      return line.kind == words::plain(thing.row->event);
    });
    if (isOnOne) told << line.text;
  }
  return told.join(QStringLiteral(" · "));
}

GameAdapter::Told GameAdapter::toldMainlyOf(std::size_t step) const {
  const std::vector<ToldThing> things = toldThings(step);
  const auto rank = [](const HighlightRow& row) {
    return std::pair(row.tone == HighlightTone::Grand   ? 2
                     : row.tone == HighlightTone::Plain ? 0
                                                        : 1,
                     row.length);
  };
  const auto main = std::max_element(
      things.begin(), things.end(),
      [&](const ToldThing& a, const ToldThing& b) { return rank(*a.row) < rank(*b.row); });
  if (main == things.end()) return {};
  const auto runs = std::count_if(things.begin(), things.end(), [](const ToldThing& thing) {
    return thing.row->event == kRunScores;
  });
  const QString told = linesOn({*main}, step);
  const bool saysIt = runs == 0 || main->row->event == kRunScores;
  return {saysIt
              ? told
              : tr("%1 · %n run(s)", "what happened, and what it brought", static_cast<int>(runs))
                    .arg(told),
          main->row->length};
}

QString GameAdapter::scoreAfter(std::size_t step) const {
  const Standing standing = match_->match().resultBefore(step + 1);
  QStringList scores;
  for (int seat = 0; seat < match_->match().seats(); ++seat) {
    scores << QString::number(standing.score[static_cast<std::size_t>(seat)]);
  }
  return words::score(scores);
}

int GameAdapter::actorOf(const std::vector<ToldThing>& things, std::size_t step) const {
  for (const ToldThing& thing : things) {
    const int seat = highlightOf(thing.event, *thing.row, step).seat;
    if (seat >= 0) return seat;
  }
  return -1;
}

QString GameAdapter::toldOfLastPlay() const {
  // Of the step that is being shown, the log has as much as was told.
  for (std::size_t step = match_->shownSteps() + (toldNow_.empty() ? 0 : 1); step-- > 0;) {
    const std::vector<ToldThing> things = toldThings(step);
    const QString told = linesOn(things, step);
    if (told.isEmpty()) continue;
    const int actor = actorOf(things, step);
    return actor < 0 || told.contains(nameOf(actor))
               ? told
               : tr("%1: %2", "who, and what came of it").arg(nameOf(actor), told);
  }
  return {};
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
  forgetOtherSteps();
  // Whoever goes back to before the step that was being shown finds none of it told.
  if (!match_->playback()->busy()) toldNow_.clear();
  read();
  lastPlay_ = toldOfLastPlay();
  emit changed();
}

}  // namespace raindelay
