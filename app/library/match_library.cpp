#include "library/match_library.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>

#include "core/files.h"
#include "core/limits.h"
#include "core/own_folder.h"
#include "games/game_list.h"
#include "library/folders.h"
#include "match/json_reading.h"
#include "shelf/deck_game.h"
#include "shelf/lesson.h"
#include "shelf/shelf.h"
#include "table/player_kinds.h"
#include "translations/file_words.h"

namespace raindelay {

namespace {

const QString kEnding = QStringLiteral(".raindelay");

using words::sentence;

/// The game with the cards of the deck at this place, or with its own if that is empty.
Result<shelf::ShelvedGame> shelvedWith(const Options& options, const QUrl& deck) {
  if (deck.isEmpty()) return shelf::take(options);
  const auto cards = MatchDecks::read(deck);
  if (!cards) return cards.error();
  return shelf::take(options, shelf::dataFor(options.info().id, *cards));
}

/// The library's id for the match of this record.
QString idOf(const Journal& journal) {
  return QFileInfo(QString::fromStdString(journal.path())).fileName();
}

/// The file of a match that begins now: its own, even if another began in the same millisecond.
QString newFile(const QDir& folder, const QDateTime& now, const QString& gameId) {
  const QString stem = now.toString(QStringLiteral("yyyy-MM-dd-hhmmss-zzz-")) + gameId;
  QString name = stem + kEnding;
  for (int twin = 2; folder.exists(name); ++twin) {
    name = stem + QLatin1Char('-') + QString::number(twin) + kEnding;
  }
  return folder.filePath(name);
}

/// A name as a record takes it: in one line, and not too long.
QString nameFrom(const QString& typed) {
  return QString::fromStdString(
      files::shortened(plainOf(typed.simplified().toStdString()), kMaxTextBytes));
}

}  // namespace

MatchLibrary::MatchLibrary(QString folder, TableSettings& settings, Clock clock, QObject* parent)
    : QObject(parent),
      folder_(std::move(folder)),
      settings_(settings),
      clock_(std::move(clock)),
      collection_(folder_, clock_),
      decks_(folder_),
      pictures_(folder_, collection_, decks_, settings_) {
  unfinished_.setMatches(collection_.matches());
  unfinished_.setWaitingOnly(true);
}

MatchLibrary::~MatchLibrary() {
  leave();
  waitForWorkers();
}

QString MatchLibrary::newSeed() const {
  return QStringLiteral("%1").arg(QRandomGenerator::global()->generate64(), 16, 16,
                                  QLatin1Char('0'));
}

std::nullptr_t MatchLibrary::fail(const QString& sentence) {
  lastError_ = sentence;
  emit lastErrorChanged();
  return nullptr;
}

std::nullptr_t MatchLibrary::complain(const QString& sentence) {
  collection_.complain(sentence);
  return fail(sentence);
}

MatchController* MatchLibrary::start(const QString& gameId, const QStringList& names,
                                     OptionModel* options, const QString& seed, bool practice,
                                     const QStringList& kinds, const QUrl& deck) {
  leave();
  const auto entry = findGame(gameId.toStdString());
  if (!entry) return fail(sentence(entry.error()));
  const Options chosen = options == nullptr ? Options(*(*entry)->info) : options->options();
  std::vector<SeatPlayer> players;
  for (int seat = 0; seat < chosen.seats(); ++seat) {
    const QString typed = nameFrom(names.value(seat));
    const QString name = typed.isEmpty() ? player_kinds::defaultName(kinds, seat) : typed;
    players.push_back({name.toStdString()});
    if (seat < kinds.size()) players.back().kind = kinds[seat].toStdString();
  }
  const QString digits = seed.trimmed().isEmpty() ? newSeed() : seed.trimmed();
  bool isHexadecimal = false;
  const quint64 number = digits.toULongLong(&isHexadecimal, 16);
  if (!isHexadecimal) return fail(tr("A seed is one to sixteen of the digits 0-9 and a-f."));
  return start(chosen, std::move(players), number, practice, deck);
}

MatchController* MatchLibrary::start(const Options& options, std::vector<SeatPlayer> players,
                                     std::uint64_t seed, bool practice, const QUrl& deck) {
  const auto shelved = shelvedWith(options, deck);
  if (!shelved) return fail(sentence(shelved.error()));
  if (const auto known = ComputerPlayers::available(*shelved->game, players); !known) {
    return fail(sentence(known.error()));
  }
  MatchSetup setup = shelf::setupFor(*shelved, std::move(players), seed);
  setup.practice = practice;
  sign(setup);
  Result<Match> match = Match::begin(shelved->game, std::move(setup));
  if (!match) return fail(sentence(match.error()));
  return begin(*std::move(match), *shelved, deck, true);
}

MatchController* MatchLibrary::startAgain() {
  if (!kept_) return nullptr;
  const Match& played = controller_->match();
  const MatchSetup setup = played.setup();
  const QUrl deck = controller_->faces()->deckPlace();
  Options options(played.info());
  static_cast<void>(options.setSeats(played.seats()));
  for (const auto& [id, value] : setup.options) static_cast<void>(options.setText(id, value));
  leave();
  return start(options, setup.players, QRandomGenerator::global()->generate64(), setup.practice,
               deck);
}

void MatchLibrary::sign(MatchSetup& setup) const {
  setup.created = clock_().toUTC().toString(Qt::ISODate).toStdString();
  setup.app = "raindelay " + QCoreApplication::applicationVersion().toStdString();
}

Result<Journal> MatchLibrary::newRecord(const Match& match, const DataTexts& tables) const {
  if (files::makeOwnFolder(folder_.toStdString()) != 0) {
    return Error{tr("the folder %1 can't be made").arg(folder_).toStdString()};
  }
  const QString path = newFile(folder_, clock_(), words::plain(match.info().id));
  return Journal::create(path.toStdString(), match, tables);
}

MatchController* MatchLibrary::resume(const QString& matchId) {
  MatchController* table = open(collection_.pathOf(matchId));
  return table != nullptr ? table : complain(lastError_);
}

MatchController* MatchLibrary::open(const QString& path) {
  leave();
  auto continued = shelf::continueMatch(path.toStdString());
  if (!continued) {
    // A record that was left a moment ago may still be on its way to the disk.
    waitForWorkers();
    continued = shelf::continueMatch(path.toStdString());
  }
  if (!continued) return fail(sentence(continued.error()));
  const auto known =
      ComputerPlayers::available(continued->match.game(), continued->match.setup().players);
  if (!known) return fail(sentence(known.error()));
  tell(continued->note);
  return atTable(std::move(continued->match), continued->shelved,
                 {std::move(continued->journal), {}, {}}, false);
}

QString MatchLibrary::tableId() const {
  return kept_ && kept_->journal ? idOf(*kept_->journal) : QString();
}

void MatchLibrary::tell(const std::optional<Error>& note) {
  if (note) emit collection_.said(sentence(*note), false, false);
}

Replay* MatchLibrary::watch(const QString& path) {
  leave();
  const std::string file = QDir(folder_).filePath(path).toStdString();
  const Result<std::string> text = files::read(file, kMaxRecordBytes);
  if (!text) return complain(sentence(text.error()));
  return show(*text, QFileInfo(path).fileName());
}

Replay* MatchLibrary::show(const std::string& text, const QString& name) {
  auto opened = shelf::openRecord(text, name.toStdString());
  if (!opened) return complain(sentence(opened.error()));
  fail({});
  tell(opened->replayed.note);
  replay_ = std::make_unique<Replay>(std::make_unique<MatchController>(
      opened->match().withoutUndone(), opened->shelved.cards, nullptr, false));
  const MatchFaces faces = decks_.facesFor(name, opened->shelved);
  replay_->match()->faces()->set(faces);
  replayed_ = opened->shelved;
  replayedDeck_ = faces.deck;
  replay_->analysis()->setFolder(QDir(folder_).filePath(QStringLiteral("analyses")));
  QJSEngine::setObjectOwnership(replay_.get(), QJSEngine::CppOwnership);
  QJSEngine::setObjectOwnership(replay_->match(), QJSEngine::CppOwnership);
  settings_.show(*replay_);
  return replay_.get();
}

Replay* MatchLibrary::watchAgain() {
  if (!kept_) return nullptr;
  if (kept_->journal) return watch(QString::fromStdString(kept_->journal->path()));
  const std::string text = recordText(controller_->match(), kept_->tables);
  leave();
  return show(text, {});
}

Lesson* MatchLibrary::learn(const QString& gameId) {
  leave();
  const auto entry = findGame(gameId.toStdString());
  if (!entry) return fail(sentence(entry.error())), nullptr;
  const QStringList kinds{QStringLiteral("human"), words::plain(nameOf(PlayerKind::kRookie))};
  std::vector<SeatPlayer> players;
  for (int seat = 0; seat < kinds.size(); ++seat) {
    players.push_back(
        {player_kinds::defaultName(kinds, seat).toStdString(), kinds[seat].toStdString()});
  }
  auto begun = shelf::beginLesson(**entry, std::move(players));
  if (!begun) return fail(sentence(begun.error())), nullptr;
  fail({});
  replayed_ = begun->shelved;
  replayedDeck_.clear();
  lesson_ =
      std::make_unique<Lesson>(*(*entry)->lesson, std::move(begun->course),
                               std::make_unique<MatchController>(
                                   std::move(begun->match), begun->shelved.cards, nullptr, true));
  QJSEngine::setObjectOwnership(lesson_.get(), QJSEngine::CppOwnership);
  QJSEngine::setObjectOwnership(lesson_->match(), QJSEngine::CppOwnership);
  settings_.show(*lesson_->match());
  return lesson_.get();
}

MatchController* MatchLibrary::playOn() {
  if (!(replay_ ? replay_->canBranch() : lesson_ != nullptr)) return nullptr;
  const Match& shown = replay_ ? replay_->match()->match() : lesson_->match()->match();
  MatchSetup setup = shown.setup();
  setup.title.clear();
  sign(setup);
  Match match = shown.upTo(replay_ ? replay_->step() : shown.steps().size(), std::move(setup));
  leave();
  return begin(std::move(match), *replayed_, replayedDeck_, false);
}

MatchController* MatchLibrary::goOnWith(const QString& option) {
  if (!kept_) return nullptr;
  const Match& played = controller_->match();
  MatchSetup setup = played.setup();
  setup.title.clear();
  setup.options[option.toStdString()] = "on";
  sign(setup);
  const std::string text = recordText(played);
  const std::string header = headerLine(setup, kept_->tables);
  auto opened = shelf::openRecord(header + text.substr(text.find('\n') + 1), "match");
  if (!opened) return fail(sentence(opened.error()));
  if (opened->replayed.damage) return fail(sentence(*opened->replayed.damage));
  const QUrl deck = kept_->deck;
  leave();
  return begin(std::move(opened->replayed.match), opened->shelved, deck, false);
}

Result<void> MatchLibrary::write(Kept& kept, const Match& now) const {
  if (kept.journal) {
    Result<void> done = kept.journal->append(now);
    // Of a record that somebody deleted or put elsewhere a new one is made.
    if (done || QFile::exists(QString::fromStdString(kept.journal->path()))) return done;
  }
  auto journal = newRecord(now, kept.tables);
  if (!journal) return journal.error();
  decks_.remember(idOf(*journal), kept.deck);
  kept.journal = *std::move(journal);
  return {};
}

MatchController* MatchLibrary::begin(Match match, const shelf::ShelvedGame& shelved,
                                     const QUrl& deck, bool fromStart) {
  Kept kept{{}, shelved.tables, deck};
  const Result<void> written = write(kept, match);
  MatchController* table = atTable(std::move(match), shelved, std::move(kept), fromStart);
  // (The table tries again, and says why it can't.)
  if (!written) table->save();
  return table;
}

MatchController* MatchLibrary::atTable(Match match, const shelf::ShelvedGame& shelved, Kept kept,
                                       bool fromStart) {
  fail({});
  kept_ = std::make_shared<Kept>(std::move(kept));
  const MatchFaces faces = decks_.facesFor(tableId(), shelved);
  // The library alone holds the record open: left, it can be resumed at once.
  const auto keep = [this, held = std::weak_ptr(kept_)](const Match& now) {
    const auto open = held.lock();
    return open ? write(*open, now) : Result<void>();
  };
  controller_ = std::make_unique<MatchController>(std::move(match), shelved.cards, keep, fromStart);
  controller_->faces()->set(faces);
  QJSEngine::setObjectOwnership(controller_.get(), QJSEngine::CppOwnership);
  settings_.play(*controller_);
  // The disk is waited for when the turn passes or the match ends, on another thread.
  connect(controller_->decision(), &Decision::turnSeatChanged, this, &MatchLibrary::flush);
  flush();
  return controller_.get();
}

void MatchLibrary::flush() {
  if (!kept_ || !kept_->journal) return;
  collection_.inBackground([&collection = collection_, flusher = kept_->journal->flusher()] {
    const Result<void> done = flusher();
    if (done) return;
    const auto tell = [&collection, words = sentence(done.error())] { collection.complain(words); };
    QMetaObject::invokeMethod(&collection, tell, Qt::QueuedConnection);
  });
}

void MatchLibrary::leave() {
  if (replay_) replay_.release()->deleteLater();
  if (lesson_) lesson_.release()->deleteLater();
  if (!controller_) return;
  // (The match itself was written when it was played: a checksum that can't be is no loss.)
  if (kept_ && kept_->journal) static_cast<void>(kept_->journal->seal().ok());
  flush();
  // QML may still hold bindings to it in this event; it goes when they have.
  controller_.release()->deleteLater();
  kept_.reset();
  refresh();
}

void MatchLibrary::lookForRoom() {
  const QString folder = unwritableFolder();
  if (folder.isEmpty()) return;
  collection_.complain(
      tr("Can't write to the folder %1: you can play, but matches and settings won't be kept.")
          .arg(folder));
}

void MatchLibrary::refresh() {
  collection_.refresh();
}

void MatchLibrary::waitForWorkers() {
  collection_.waitForWorkers();
}

}  // namespace raindelay
