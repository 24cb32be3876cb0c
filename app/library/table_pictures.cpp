#include "library/table_pictures.h"

#include <QBuffer>
#include <QDir>
#include <algorithm>

#include "core/files.h"
#include "core/limits.h"
#include "core/memory.h"
#include "core/own_folder.h"
#include "shelf/run_note.h"
#include "shelf/shelf.h"

namespace raindelay {

namespace {

/// The number of steps after which a match is pictured: all of them, or, if it is over, those
/// before the last choice, for some games clear the table at the end.
std::size_t picturedSteps(const Match& match) {
  const auto& steps = match.steps();
  if (match.turn().kind != Turn::Kind::kOver) return steps.size();
  const auto last = std::find_if(steps.rbegin(), steps.rend(),
                                 [](const Step& step) { return step.by && !step.undone; });
  return last == steps.rend() ? 0 : static_cast<std::size_t>(steps.rend() - last) - 1;
}

/// The table as it was left, without anybody's secrets. It is watched: no computer plays on.
std::unique_ptr<MatchController> tableOf(Match match, std::shared_ptr<const deck::DataFrames> cards,
                                         MatchFaces faces, const TableSettings& settings) {
  const QString game = QString::fromStdString(match.setup().game);
  const bool secrets = match.info().secrets && match.turn().kind != Turn::Kind::kOver;
  const std::size_t end = picturedSteps(match);
  auto table =
      std::make_unique<MatchController>(std::move(match), std::move(cards), nullptr, false);
  table->watch(secrets ? Viewpoint::bystander() : Viewpoint::everybody(), end);
  table->playback()->setMotionMs(0);
  table->faces()->setPack(settings.pack(game));
  table->faces()->set(std::move(faces));
  return table;
}

/// Without it the library shows the match as well: nobody has to hear of it.
bool write(const QString& path, const QImage& picture) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  if (!picture.save(&buffer, "PNG")) return false;
  if (files::makeOwnFolder(files::folderOf(path.toStdString())) != 0) return false;
  return files::write(path.toStdString(), bytes.toStdString(), files::Existing::kReplace,
                      files::Readers::kOwner)
      .ok();
}

}  // namespace

TablePictures::TablePictures(const QString& folder, MatchCollection& collection, MatchDecks decks,
                             const TableSettings& settings, QObject* parent)
    : QObject(parent),
      folder_(QDir(folder).filePath(QStringLiteral(".pictures"))),
      collection_(collection),
      decks_(std::move(decks)),
      settings_(settings) {}

TablePictures::~TablePictures() {
  collection_.waitForWorkers();
}

QString TablePictures::pathOf(const QString& matchId) const {
  const LibraryEntry* entry = collection_.matches()->find(matchId);
  if (entry == nullptr) return {};
  const MatchSetup& setup = entry->summary.setup;
  const QString own = decks_.packOf(matchId, setup.game, setup.cards);
  const QString pack = own.isEmpty() ? settings_.pack(QString::fromStdString(setup.game)) : own;
  const QStringList name{matchId, QString::number(entry->written.toMSecsSinceEpoch()), pack};
  return QDir(folder_).filePath(name.join(QLatin1Char('-')) + QStringLiteral(".png"));
}

void TablePictures::want(const QString& matchId) {
  const LibraryEntry* entry = collection_.matches()->find(matchId);
  if (entry == nullptr || entry->summary.reading != shelf::Reading::kWhole) return;
  const QString path = pathOf(matchId);
  if (files::factsOf(path.toStdString()).ok()) {
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
    const shelf::RunNote::Reading noted(collection_.note(), matchId.toStdString());
    std::shared_ptr<shelf::Opened> opened;
    MatchFaces faces;
    const auto read = [&] {
      const auto text = files::read(path.toStdString(), kMaxRecordBytes);
      if (!text) return;
      auto record = shelf::openRecord(*text, matchId.toStdString());
      if (!record) return;
      faces = decks_.facesFor(matchId, record->shelved);
      opened = std::make_shared<shelf::Opened>(*std::move(record));
    };
    // Without memory there is no picture, and the next match has its turn.
    withinMemory(read, [&] { opened = nullptr; });
    QMetaObject::invokeMethod(
        this,
        [this, matchId, opened, faces] {
          if (matchId != current_) return;
          if (opened) {
            show(tableOf(std::move(opened->replayed.match), opened->shelved.cards, faces,
                         settings_));
          } else {
            notTaken();
          }
        },
        Qt::QueuedConnection);
  });
}

void TablePictures::show(std::unique_ptr<MatchController> match) {
  if (match) {
    QJSEngine::setObjectOwnership(match.get(), QJSEngine::CppOwnership);
  }
  // QML may still hold bindings to the last one in this event.
  if (match_) match_.release()->deleteLater();
  match_ = std::move(match);
  emit matchChanged();
}

void TablePictures::taken(const QImage& picture) {
  collection_.inBackground([this, picture, matchId = current_, path = pathOf(current_)] {
    const bool kept = write(path, picture);
    QMetaObject::invokeMethod(
        this,
        [this, matchId, path, kept] {
          if (matchId == current_) end(path, kept);
        },
        Qt::QueuedConnection);
  });
}

void TablePictures::notTaken() {
  end(pathOf(current_), false);
}

void TablePictures::end(const QString& path, bool kept) {
  if (kept) {
    // One of this name may have been shown, and deleted since: the new one is to be read.
    collection_.matches()->setPicture(current_, {});
    collection_.matches()->setPicture(current_, QUrl::fromLocalFile(path));
    // Pictures of earlier moments of the match go.
    const QString name = QFileInfo(path).fileName();
    QDir folder(folder_);
    for (const QString& old : folder.entryList({QStringLiteral("*.png")})) {
      // (No pattern: the match may be called "*".)
      if (old != name && old.startsWith(current_ + QLatin1Char('-'))) folder.remove(old);
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
}

}  // namespace raindelay
