#include "session/match_library.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QRandomGenerator>
#include <algorithm>

#include "games/game_list.h"
#include "session/folders.h"
#include "session/game_catalog.h"
#include "session/settings.h"
#include "session/words.h"
#include "shelf/shelf.h"

namespace raindelay {

namespace {

const QString kEnding = QStringLiteral(".raindelay");

QString sentence(const Error& error) {
  return QString::fromStdString(error.message);
}

/// The record's place in the list of waiting matches; none if it is over or can't be read.
std::optional<WaitingMatch> waitingMatch(const QFileInfo& file) {
  QFile content(file.absoluteFilePath());
  if (!content.open(QIODevice::ReadOnly)) return std::nullopt;
  const std::string name = file.fileName().toStdString();
  const auto opened = shelf::openRecord(content.readAll().toStdString(), name);
  if (!opened || opened->match().turn().kind == Turn::Kind::kOver) return std::nullopt;
  const Match& match = opened->match();
  WaitingMatch waiting;
  waiting.id = file.fileName();
  waiting.gameId = words::plain(match.info().id);
  waiting.gameTitle = words::translated(match.info().title);
  QStringList names;
  QStringList scores;
  for (std::size_t seat = 0; seat < match.setup().players.size(); ++seat) {
    names << QString::fromStdString(match.setup().players[seat].name);
    scores << QString::number(match.result().score[seat]);
  }
  waiting.players = names.join(QStringLiteral(" – "));
  waiting.score = scores.join(QLatin1Char(':'));
  waiting.when = file.lastModified();
  return waiting;
}

std::vector<WaitingMatch> waitingMatches(const QString& folder) {
  std::vector<WaitingMatch> found;
  const QDir directory(folder);
  for (const QFileInfo& file :
       directory.entryInfoList({QLatin1Char('*') + kEnding}, QDir::Files, QDir::Time)) {
    if (auto waiting = waitingMatch(file)) found.push_back(*std::move(waiting));
  }
  return found;
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

}  // namespace

// The list of waiting matches.

int WaitingModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QHash<int, QByteArray> WaitingModel::roleNames() const {
  return {{MatchIdRole, "matchId"},
          {GameTitleRole, "gameTitle"},
          {PlayersRole, "players"},
          {ScoreRole, "score"},
          {WhenRole, "when"}};
}

QVariant WaitingModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const WaitingMatch& match = matches_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case MatchIdRole:
      return match.id;
    case GameTitleRole:
      return match.gameTitle;
    case PlayersRole:
      return match.players;
    case ScoreRole:
      return match.score;
    case WhenRole:
      return QLocale().toString(match.when, QLocale::ShortFormat);
    default:
      return {};
  }
}

void WaitingModel::setMatches(std::vector<WaitingMatch> matches) {
  beginResetModel();
  matches_ = std::move(matches);
  endResetModel();
  emit countChanged();
}

// The library.

MatchLibrary::MatchLibrary(QString folder, Clock clock, QObject* parent)
    : QObject(parent), folder_(std::move(folder)), clock_(std::move(clock)) {
  workers_.setMaxThreadCount(1);
}

MatchLibrary::~MatchLibrary() {
  leave();
  waitForWorkers();
}

MatchLibrary& MatchLibrary::instance() {
  // Owned by the application: its last flush is waited for while the program still stands.
  static auto* library =
      new MatchLibrary(matchFolder(), QDateTime::currentDateTime, QCoreApplication::instance());
  return *library;
}

MatchLibrary* MatchLibrary::create(QQmlEngine* /*engine*/, QJSEngine* /*script*/) {
  QJSEngine::setObjectOwnership(&instance(), QJSEngine::CppOwnership);
  return &instance();
}

QString MatchLibrary::newSeed() const {
  return QStringLiteral("%1").arg(QRandomGenerator::global()->generate64(), 16, 16,
                                  QLatin1Char('0'));
}

MatchController* MatchLibrary::fail(const QString& sentence) {
  lastError_ = sentence;
  emit lastErrorChanged();
  return nullptr;
}

MatchController* MatchLibrary::start(const QString& gameId, const QStringList& names,
                                     OptionModel* options, const QString& seed) {
  leave();
  const auto entry = findGame(gameId.toStdString());
  if (!entry) return fail(sentence(entry.error()));
  const GameInfo& info = *(*entry)->info;
  const auto box = shelf::take(options == nullptr ? Options(info) : options->options());
  if (!box) return fail(sentence(box.error()));

  const QStringList fallbacks{tr("Ann"), tr("Ben"), tr("Cleo")};
  std::vector<SeatPlayer> players;
  for (int seat = 0; seat < box->game->seats(); ++seat) {
    const QString typed = names.value(seat).trimmed();
    players.push_back({(typed.isEmpty() ? fallbacks.value(seat) : typed).toStdString()});
  }
  const QString digits = seed.trimmed().isEmpty() ? newSeed() : seed.trimmed();
  bool isHexadecimal = false;
  const quint64 number = digits.toULongLong(&isHexadecimal, 16);
  if (!isHexadecimal) return fail(tr("A seed is one to sixteen of the digits 0-9 and a-f."));
  MatchSetup setup = shelf::setupFor(*box, std::move(players), number);
  const QDateTime now = clock_();
  setup.created = now.toUTC().toString(Qt::ISODate).toStdString();
  setup.app = "raindelay " + QCoreApplication::applicationVersion().toStdString();

  Result<Match> match = Match::begin(box->game, setup);
  if (!match) return fail(sentence(match.error()));
  if (!QDir().mkpath(folder_)) return fail(tr("The folder %1 can't be made.").arg(folder_));
  auto journal = Journal::create(newFile(folder_, now, gameId).toStdString(), *match);
  if (!journal) return fail(sentence(journal.error()));
  return atTable(*std::move(match), *std::move(journal), true);
}

MatchController* MatchLibrary::resume(const QString& matchId) {
  return open(QDir(folder_).filePath(QFileInfo(matchId).fileName()));
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
  return atTable(std::move(continued->match), std::move(continued->journal), false);
}

MatchController* MatchLibrary::atTable(Match match, Journal journal, bool fromStart) {
  fail({});
  journal_ = std::make_shared<Journal>(std::move(journal));
  // The library alone holds the record open: left, it can be gone on with at once.
  const auto keep = [kept = std::weak_ptr(journal_)](const Match& now) {
    const auto open = kept.lock();
    return open ? open->append(now) : Result<void>();
  };
  const auto tables = GameCatalog::tables(words::plain(match.info().id));
  controller_ = std::make_unique<MatchController>(std::move(match), tables, keep, fromStart);
  QJSEngine::setObjectOwnership(controller_.get(), QJSEngine::CppOwnership);
  const auto follow = [table = controller_.get()] {
    const Settings& settings = Settings::instance();
    table->setMotionMs(settings.motionMs());
    table->setEndTurn(settings.endTurn());
    table->setSoleAnswers(settings.soleAnswers());
    const QString pack = settings.pack(table->gameId());
    const bool known = GameCatalog::instance().packs(table->gameId()).contains(pack);
    table->setPack(known ? pack : QString());
    table->setTogether(settings.secretChoice() == QLatin1String("together"));
  };
  follow();
  connect(&Settings::instance(), &Settings::changed, controller_.get(), follow);
  // The disk is waited for when the turn passes or the match ends, on another thread.
  connect(controller_.get(), &MatchController::changed, this, [this, last = -1]() mutable {
    const int seat = controller_ ? controller_->turnSeat() : -1;
    if (seat != last) flush();
    last = seat;
  });
  flush();
  return controller_.get();
}

void MatchLibrary::flush() {
  if (!journal_) return;
  workers_.start([flusher = journal_->flusher()] { static_cast<void>(flusher().ok()); });
}

void MatchLibrary::leave() {
  if (!controller_) return;
  flush();
  // QML may still hold bindings to it in this event; it goes when they have.
  controller_.release()->deleteLater();
  journal_.reset();
  refresh();
}

void MatchLibrary::refresh() {
  workers_.start([this, folder = folder_] {
    std::vector<WaitingMatch> found = waitingMatches(folder);
    QMetaObject::invokeMethod(
        this, [this, found = std::move(found)]() mutable { waiting_.setMatches(std::move(found)); },
        Qt::QueuedConnection);
  });
}

void MatchLibrary::waitForWorkers() {
  workers_.waitForDone();
}

}  // namespace raindelay
