#include "session/match_library.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QRandomGenerator>
#include <algorithm>

#include "games/game_list.h"
#include "match/record.h"
#include "match/sha256.h"
#include "session/folders.h"
#include "session/game_catalog.h"
#include "session/words.h"

namespace raindelay {

namespace {

const QString kEnding = QStringLiteral(".raindelay");

QString sentence(const Error& error) { return QString::fromStdString(error.message); }

/// The game that a record names, with its options.
Result<std::shared_ptr<const Game>> gameOf(const MatchSetup& setup) {
  const auto entry = findGame(setup.game);
  if (!entry) return entry.error();
  Options options(*(*entry)->info);
  for (const auto& [id, value] : setup.options) {
    if (const Result<void> done = options.setText(id, value); !done) return done.error();
  }
  return (*entry)->make(options, builtinTables(setup.game));
}

/// The record's place in the list of waiting matches; none if it is over or can't be read.
std::optional<WaitingMatch> waitingMatch(const QFileInfo& file) {
  QFile content(file.absoluteFilePath());
  if (!content.open(QIODevice::ReadOnly)) return std::nullopt;
  const std::string name = file.fileName().toStdString();
  const auto record = parseRecord(content.readAll().toStdString(), name);
  if (!record) return std::nullopt;
  const auto game = gameOf(record->setup);
  if (!game) return std::nullopt;
  const auto replayed = replayRecord(*game, *record, name);
  if (!replayed || replayed->match.turn().kind == Turn::Kind::kOver) return std::nullopt;
  WaitingMatch waiting;
  waiting.id = file.fileName();
  waiting.gameId = QString::fromStdString(record->setup.game);
  waiting.gameTitle = words::translated(replayed->match.info().title);
  QStringList names;
  QStringList scores;
  for (std::size_t seat = 0; seat < record->setup.players.size(); ++seat) {
    names << QString::fromStdString(record->setup.players[seat].name);
    scores << QString::number(replayed->match.result().score[seat]);
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
  const auto tables = GameCatalog::tables(gameId);
  const Options values = options == nullptr ? Options(*(*entry)->info) : options->options();
  const auto game = (*entry)->make(values, *tables);
  if (!game) return fail(sentence(game.error()));

  MatchSetup setup;
  setup.game = gameId.toStdString();
  setup.rulesVersion = (*entry)->info->rulesVersion;
  setup.cards = tablesHash(*tables);
  for (const OptionInfo& option : (*entry)->info->options) {
    setup.options[std::string(option.id)] = values.text(option.id);
  }
  const QStringList fallbacks{tr("Ann"), tr("Ben"), tr("Cleo")};
  for (int seat = 0; seat < (*entry)->info->minSeats; ++seat) {
    const QString typed = names.value(seat).trimmed();
    setup.players.push_back({(typed.isEmpty() ? fallbacks.value(seat) : typed).toStdString()});
  }
  const QString digits = seed.trimmed().isEmpty() ? newSeed() : seed.trimmed();
  bool isHexadecimal = false;
  setup.seed = digits.toULongLong(&isHexadecimal, 16);
  if (!isHexadecimal) return fail(tr("A seed is one to sixteen of the digits 0-9 and a-f."));
  const QDateTime now = clock_();
  setup.created = now.toUTC().toString(Qt::ISODate).toStdString();
  setup.app = "raindelay " + QCoreApplication::applicationVersion().toStdString();

  Result<Match> match = Match::begin(*game, setup);
  if (!match) return fail(sentence(match.error()));
  if (!QDir().mkpath(folder_)) return fail(tr("The folder %1 can't be made.").arg(folder_));
  const QString name = now.toString(QStringLiteral("yyyy-MM-dd-hhmmss-zzz-")) + gameId + kEnding;
  auto journal = Journal::create(QDir(folder_).filePath(name).toStdString(), *match);
  if (!journal) return fail(sentence(journal.error()));
  return atTable(*std::move(match), tables, *std::move(journal), true);
}

MatchController* MatchLibrary::resume(const QString& matchId) {
  return open(QDir(folder_).filePath(QFileInfo(matchId).fileName()));
}

MatchController* MatchLibrary::open(const QString& path) {
  leave();
  auto found = Journal::open(path.toStdString());
  if (!found) return fail(sentence(found.error()));
  const std::string name = QFileInfo(path).fileName().toStdString();
  const auto record = parseRecord(found->text, name);
  if (!record) return fail(sentence(record.error()));
  const auto game = gameOf(record->setup);
  if (!game) return fail(sentence(game.error()));
  auto replayed = replayRecord(*game, *record, name);
  if (!replayed) return fail(sentence(replayed.error()));
  if (replayed->damage) return fail(sentence(*replayed->damage));
  if (const auto resumed = found->journal.resume(*record, *replayed); !resumed) {
    return fail(sentence(resumed.error()));
  }
  const QString gameId = QString::fromStdString(record->setup.game);
  return atTable(std::move(replayed->match), GameCatalog::tables(gameId),
                 std::move(found->journal), false);
}

MatchController* MatchLibrary::atTable(Match match, std::shared_ptr<const deck::Tables> tables,
                                       Journal journal, bool fromStart) {
  fail({});
  journal_ = std::make_shared<Journal>(std::move(journal));
  const auto keep = [kept = journal_](const Match& now) { return kept->append(now); };
  controller_ = std::make_unique<MatchController>(std::move(match), std::move(tables), keep,
                                                  fromStart);
  QJSEngine::setObjectOwnership(controller_.get(), QJSEngine::CppOwnership);
  // The disk is waited for when the turn passes or the match ends, on another thread.
  connect(controller_.get(), &MatchController::changed, this,
          [this, last = -1]() mutable {
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

void MatchLibrary::waitForWorkers() { workers_.waitForDone(); }

}  // namespace raindelay
