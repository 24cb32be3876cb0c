#include "shell/navigator.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "deck/open.h"
#include "games/game_list.h"
#include "painter/problem_words.h"
#include "table/game_title.h"
#include "table/player_kinds.h"

namespace raindelay {

namespace {

// Kinds of page in Settings::leftAt; ids are promises.
const QString kMatch = QStringLiteral("match");
const QString kStudio = QStringLiteral("studio");
const QString kStatistics = QStringLiteral("statistics");
const QString kLibrary = QStringLiteral("library");

/// Files of these kinds are matches; all else may be a deck.
bool isMatchFile(const QUrl& file) {
  static const QStringList kEndings{QStringLiteral("raindelay"), QStringLiteral("json"),
                                    QStringLiteral("jsonl"), QStringLiteral("txt")};
  return kEndings.contains(QFileInfo(file.path()).suffix().toLower());
}

/// The reason no deck can be opened there, a sentence; "" if one can.
QString refusal(const QUrl& place) {
  const QString path = place.isLocalFile() ? place.toLocalFile() : place.toString();
  const auto source = deck::openDeck(path.toStdString());
  return source ? QString() : words::placed(source.problem());
}

/// Returns true if no person has moved; nor a computer player, where there are no persons.
bool isUnplayed(const Match& match) {
  const std::vector<SeatPlayer>& players = match.setup().players;
  const bool anybody = std::none_of(players.begin(), players.end(),
                                    [](const SeatPlayer& player) { return player.isPerson(); });
  return std::none_of(match.steps().begin(), match.steps().end(), [&](const Step& step) {
    return step.by && (anybody || (players[static_cast<std::size_t>(step.by->index())].isPerson() &&
                                   !step.byCoach));
  });
}

/// The name of the file or folder.
QString nameOf(const QUrl& place) {
  return place.adjusted(QUrl::StripTrailingSlash).fileName();
}

}  // namespace

Navigator::Navigator(QObject* parent) : QObject(parent) {}

void Navigator::setLibrary(MatchLibrary* library) {
  library_ = library;
  connect(library->collection(), &MatchCollection::brought, this, &Navigator::showBrought);
}

void Navigator::setSettings(Settings* settings) {
  settings_ = settings;
  // The page asks again for what it was told in words.
  connect(settings, &Settings::languageChanged, this, &Navigator::arrived);
}

Navigator::Page Navigator::page() const {
  if (match_) return TablePage;
  if (inStudio_) return StudioPage;
  if (inStatistics_) return StatisticsPage;
  return inLibrary_ ? LibraryPage : ShelfPage;
}

QString Navigator::below() const {
  QStringList pages;
  if (match_) pages << match_->title();
  if (!result_.isEmpty()) pages << tr("Result");
  if (inStudio_) pages << tr("Deck Studio");
  if (inStatistics_) pages << tr("Statistics");
  if (inLibrary_) pages << tr("Library");
  pages << tr("Shelf");
  return pages.value(1, pages.first());
}

void Navigator::arrive() {
  keepPlace();
  offer_.clear();
  emit arrived();
}

QStringList Navigator::place() const {
  const QString played = match_ && !replay_ && !lesson_ ? library_->tableId() : QString();
  if (!played.isEmpty()) return {kMatch, played, match_->title()};
  if (inStudio_) return {kStudio, deckPlace_.toString(), deckExample_};
  if (inStatistics_) return {kStatistics};
  return inLibrary_ ? QStringList{kLibrary} : QStringList();
}

void Navigator::keepPlace() const {
  settings_->setLeftAt(place());
  note(place());
}

void Navigator::note(const QStringList& place) const {
  std::vector<std::string> words;
  for (const QString& word : place) words.push_back(word.toStdString());
  library_->collection()->note().open(std::move(words));
}

void Navigator::begin(bool whereItWasLeft) {
  shelf::RunNote& run = library_->collection()->note();
  const std::optional<shelf::RunNote::Left> died = run.begin();
  if (whereItWasLeft && !died) {
    const QStringList left = settings_->leftAt();
    note(left);
    // A match that kills the start is set aside by the next one.
    const QString match = left.value(0) == kMatch ? left.value(1) : QString();
    const shelf::RunNote::Reading noted(run, match.toStdString());
    goTo(left);
  }
  if (!match_) arrive();
  if (died) tell(*died);
}

QString Navigator::nameAt(const QStringList& place) {
  const QString& kind = place.value(0);
  if (kind == kMatch) return place.value(2);
  if (kind == kStatistics) return tr("Statistics");
  if (kind == kLibrary) return tr("Library");
  if (kind != kStudio) return {};
  const QString deck = nameOf(QUrl(place.value(1)));
  const QString example = gameTitle(place.value(2).toStdString());
  return !deck.isEmpty() ? deck : !example.isEmpty() ? example : tr("Deck Studio");
}

void Navigator::tell(const shelf::RunNote::Left& left) {
  const QString read = QString::fromStdString(left.reading);
  if (!read.isEmpty()) library_->collection()->setAside(read);
  QStringList place;
  for (const std::string& word : left.open) place << QString::fromStdString(word);
  const QString open = nameAt(place);
  if (open.isEmpty() && read.isEmpty()) return;
  QString words = open.isEmpty()
                      ? tr("Rain Delay closed unexpectedly.")
                      : tr("Rain Delay closed unexpectedly while “%1” was open.").arg(open);
  if (!read.isEmpty()) {
    words +=
        QLatin1Char(' ') + tr("It was reading “%1”, which is set aside in the library.").arg(read);
  }
  if (open.isEmpty()) {
    emit said(words, true, false);
  } else {
    offer_ = place;
    emit offered(words);
  }
}

void Navigator::takeOffer() {
  const QStringList place = std::exchange(offer_, {});
  if (place.isEmpty()) return;
  note(place);
  goTo(place);
  if (!match_) arrive();
}

void Navigator::goTo(const QStringList& place) {
  const QString& where = place.value(0);
  inLibrary_ = where == kLibrary;
  inStatistics_ = where == kStatistics;
  if (where == kMatch) {
    MatchController* match = library_->resume(place.value(1));
    // A match that is over is looked up where it lies.
    inLibrary_ = match != nullptr && match->over();
    if (inLibrary_) {
      library_->leave();
    } else {
      play(match);
    }
  } else if (where == kStudio) {
    const QUrl deck(place.value(1));
    const QString why = deck.isEmpty() ? QString() : refusal(deck);
    inStudio_ = why.isEmpty();
    if (inStudio_) {
      deckPlace_ = deck;
      deckExample_ = place.value(2);
    } else {
      emit said(why, true, false);
    }
  }
}

// To the table.

void Navigator::lay(MatchController* match, Replay* replay, Lesson* lesson) {
  if (match_ == match && replay_ == replay && lesson_ == lesson) return;
  if (match_) match_->disconnect(this);
  match_ = match;
  waiting_.clear();
  replay_ = replay;
  lesson_ = lesson;
  if (replay == nullptr) result_.clear();
  // (By then nothing points to it any more.)
  if (match_) connect(match_, &QObject::destroyed, this, &Navigator::changeTable);
  changeTable();
}

void Navigator::changeTable() {
  emit matchChanged();
  arrive();
}

void Navigator::play(MatchController* match) {
  setSheet(NoSheet);
  if (match != nullptr) lay(match);
}

void Navigator::playAtOnce(const QString& gameId) {
  const auto entry = findGame(gameId.toStdString());
  if (!entry) return;
  const QStringList last = settings_->seats(gameId);
  OptionModel options(*(*entry)->info);
  options.restore(settings_->options(gameId), int(last.size()));
  MatchController* match =
      library_->start(gameId, settings_->playerNames(), &options, {}, false,
                      player_kinds::seated(last, options.seats(), *defaultGame(**entry)));
  if (match == nullptr) emit said(library_->lastError(), true, false);
  play(match);
}

void Navigator::playAgain() {
  MatchController* match = library_->startAgain();
  if (match == nullptr) {
    lay(nullptr);
    emit said(library_->lastError(), true, false);
  }
  play(match);
}

void Navigator::resume(const QString& matchId) {
  const LibraryEntry* known = library_->collection()->matches()->find(matchId);
  if (known != nullptr) note({kMatch, matchId, gameTitle(known->summary.setup.game)});
  chosenMatch_ = matchId;
  play(library_->resume(matchId));
  if (!match_) keepPlace();
}

void Navigator::review(const QString& matchId) {
  chosenMatch_ = matchId;
  watch(library_->watch(library_->collection()->pathOf(matchId)));
}

void Navigator::reviewRow(const QString& player, const QString& game, const QString& matchId) {
  statisticsPlayer_ = player;
  statisticsGame_ = game;
  statisticsMatch_ = matchId;
  watch(library_->watch(library_->collection()->pathOf(matchId)));
}

void Navigator::open(const QString& matchId) {
  const LibraryEntry* known = library_->collection()->matches()->find(matchId);
  if (library_->collection()->canGoOn(matchId)) {
    resume(matchId);
  } else if (known != nullptr && known->summary.over) {
    review(matchId);
  } else {
    openLibrary(matchId);
  }
}

void Navigator::watch(Replay* replay, bool analysing) {
  setSheet(NoSheet);
  analysing_ = analysing;
  lay(replay == nullptr ? nullptr : replay->match(), replay);
}

void Navigator::lookBack(bool analysing) {
  result_ = library_->tableId();
  watch(library_->watchAgain(), analysing);
}

void Navigator::learn(const QString& gameId) {
  Lesson* lesson = library_->learn(gameId);
  if (lesson == nullptr) return;
  setSheet(NoSheet);
  lay(lesson->match(), nullptr, lesson);
}

void Navigator::playOn() {
  play(library_->playOn());
}

void Navigator::leaveMatch() {
  const QString unplayed = match_ && isUnplayed(match_->match()) ? library_->tableId() : QString();
  lay(nullptr);
  library_->leave();
  if (!unplayed.isEmpty()) library_->collection()->discard(unplayed);
}

void Navigator::openWaiting() {
  const QString matchId = std::exchange(waiting_, {});
  leaveMatch();
  if (!matchId.isEmpty()) open(matchId);
}

bool Navigator::mayLeave() const {
  return !match_ || replay_ || lesson_ || match_->save();
}

// To the other pages.

void Navigator::leave() {
  if (match_) {
    const QString finished = result_;
    leaveMatch();
    if (!finished.isEmpty()) resume(finished);
    return;
  }
  bool& top = inStudio_ ? inStudio_ : inStatistics_ ? inStatistics_ : inLibrary_;
  top = false;
  arrive();
}

void Navigator::openLibrary(const QString& matchId) {
  chosenMatch_ = matchId;
  if (inLibrary_ && !inStatistics_) return;
  inLibrary_ = true;
  inStatistics_ = false;
  arrive();
}

void Navigator::openStatistics() {
  inStatistics_ = true;
  for (QString* row : {&statisticsPlayer_, &statisticsGame_, &statisticsMatch_}) row->clear();
  arrive();
}

void Navigator::openStudio(const QUrl& place) {
  if (page() == StudioPage) {
    emit deckAsked(place);
    return;
  }
  const QString why = match_ ? refusal(place) : QString();
  if (!why.isEmpty()) {
    emit said(why, true, false);
    return;
  }
  deckPlace_ = place;
  deckExample_.clear();
  inStudio_ = true;
  setSheet(NoSheet);
  if (match_) {
    emit said(tr("“%1” waits in Deck Studio until you leave this match.").arg(nameOf(place)), false,
              true);
  } else {
    arrive();
  }
}

void Navigator::movedInStudio(const QUrl& place, const QString& example) {
  deckPlace_ = place;
  deckExample_ = example;
  keepPlace();
}

void Navigator::bring(const QList<QUrl>& files, bool toPlay) {
  QList<QUrl> matches;
  QList<QUrl> decks;
  for (const QUrl& file : files) (isMatchFile(file) ? matches : decks) << file;
  if (!matches.isEmpty()) library_->collection()->bring(matches, toPlay && decks.isEmpty());
  if (decks.isEmpty()) return;
  openStudio(decks.first());
  if (decks.size() > 1) {
    emit said(tr("Deck Studio opens one deck at a time: “%1”.").arg(nameOf(decks.first())), true,
              false);
  }
}

void Navigator::showBrought(const QString& matchId, int count, bool toPlay) {
  if (match_) {
    const LibraryEntry* known = library_->collection()->matches()->find(matchId);
    if (count > 1 || known == nullptr || matchId == library_->tableId()) return;
    waiting_ = matchId;
    emit said(tr("“%1” is in the library.").arg(known->name()), false, true);
  } else if (toPlay && count == 1) {
    open(matchId);
  } else {
    openLibrary(matchId);
  }
}

// Sheets.

void Navigator::setSheet(Sheet sheet) {
  if (sheet_ == sheet) return;
  sheet_ = sheet;
  emit sheetChanged();
}

void Navigator::openNewMatch(const QString& gameId, const QUrl& deck, const QString& deckName) {
  sheetGame_ = gameId;
  sheetDeck_ = deck;
  sheetDeckName_ = deckName;
  setSheet(NewMatchSheet);
}

void Navigator::changeSeats() {
  const QString game = match_->gameId();
  const QUrl deck = match_->faces()->deckPlace();
  const QString name = match_->faces()->deckName();
  // Asked at this match, it begins with its seats and options, wherever it was set up.
  QStringList options;
  for (const auto& [id, value] : match_->match().setup().options) {
    options << QString::fromStdString(id + '=' + value);
  }
  settings_->keepSetup(game, match_->seating()->kinds(), options);
  leaveMatch();
  openNewMatch(game, deck, name);
}

void Navigator::openSettings() {
  setSheet(SettingsSheet);
}

void Navigator::closeSheet() {
  setSheet(NoSheet);
}

void Navigator::openRules(const QString& gameId, const QString& rule) {
  rulesGame_ = gameId;
  rule_ = rule;
  emit rulesChanged();
}

void Navigator::help() {
  if (isReading()) return;
  if (sheet_ == NewMatchSheet) return openRules(sheetGame_);
  if (match_ && sheet_ == NoSheet) return openRules(match_->gameId());
  helping_ = true;
  emit rulesChanged();
}

void Navigator::closeRules() {
  helping_ = false;
  rulesGame_.clear();
  rule_.clear();
  emit rulesChanged();
}

}  // namespace raindelay
