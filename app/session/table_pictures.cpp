#include "session/table_pictures.h"

#include <QDir>
#include <QFile>

#include "games/game_list.h"
#include "session/game_catalog.h"
#include "shelf/shelf.h"

namespace raindelay {

namespace {

/// Whether nothing is on the table that only one of the players may know.
bool mayBeShown(const shelf::MatchSummary& summary) {
  if (summary.reading != shelf::Reading::kWhole) return false;
  const auto entry = findGame(summary.setup.game);
  return entry && (summary.over || !(*entry)->info->secrets);
}

}  // namespace

TablePictures::TablePictures(const QString& folder, MatchCollection& collection, QObject* parent)
    : QObject(parent),
      folder_(QDir(folder).filePath(QStringLiteral(".pictures"))),
      collection_(collection) {}

TablePictures::~TablePictures() {
  collection_.waitForWorkers();
}

QString TablePictures::pathOf(const QString& matchId) const {
  const LibraryEntry* entry = collection_.matches()->find(matchId);
  if (entry == nullptr) return {};
  return QDir(folder_).filePath(matchId + QLatin1Char('-') +
                                QString::number(entry->written.toMSecsSinceEpoch()) +
                                QStringLiteral(".png"));
}

QString TablePictures::target() const {
  return pathOf(current_);
}

void TablePictures::want(const QString& matchId) {
  const LibraryEntry* entry = collection_.matches()->find(matchId);
  if (entry == nullptr || !mayBeShown(entry->summary)) return;
  const QString path = pathOf(matchId);
  if (QFile::exists(path)) {
    collection_.matches()->setPicture(matchId, QUrl::fromLocalFile(path));
    return;
  }
  if (matchId == current_ || failed_.contains(path)) return;
  wanted_.removeOne(matchId);
  wanted_ << matchId;
  next();
}

void TablePictures::next() {
  if (!current_.isEmpty() || wanted_.isEmpty()) return;
  current_ = wanted_.takeLast();
  collection_.inBackground([this, matchId = current_, path = collection_.pathOf(current_)] {
    QFile file(path);
    std::shared_ptr<Match> match;
    if (file.open(QIODevice::ReadOnly)) {
      auto opened = shelf::openRecord(file.readAll().toStdString(), matchId.toStdString());
      if (opened) match = std::make_shared<Match>(std::move(opened->replayed.match));
    }
    QMetaObject::invokeMethod(
        this,
        [this, matchId, match] {
          if (matchId != current_) return;
          if (!match) {
            taken(false);
            return;
          }
          auto table = std::make_unique<MatchController>(
              std::move(*match), GameCatalog::tables(QString::fromStdString(match->setup().game)),
              nullptr, false);
          table->setMotionMs(0);
          show(std::move(table));
        },
        Qt::QueuedConnection);
  });
}

void TablePictures::show(std::unique_ptr<MatchController> match) {
  if (match) {
    QJSEngine::setObjectOwnership(match.get(), QJSEngine::CppOwnership);
    QDir().mkpath(folder_);
  }
  // QML may still hold bindings to the last one in this event.
  if (match_) match_.release()->deleteLater();
  match_ = std::move(match);
  emit matchChanged();
}

void TablePictures::taken(bool done) {
  const QString path = target();
  if (done && QFile::exists(path)) {
    collection_.matches()->setPicture(current_, QUrl::fromLocalFile(path));
    // What showed an earlier moment of the match goes.
    const QString name = QFileInfo(path).fileName();
    QDir folder(folder_);
    for (const QString& old : folder.entryList({current_ + QStringLiteral("-*.png")})) {
      if (old != name) folder.remove(old);
    }
  } else {
    failed_ << path;
  }
  current_.clear();
  show(nullptr);
  next();
}

void TablePictures::stop() {
  wanted_.clear();
  current_.clear();
  if (match_) show(nullptr);
}

}  // namespace raindelay
