#include "library/match_decks.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <map>

#include "assets/asset_folder.h"
#include "deck/open.h"
#include "games/game_list.h"
#include "library/ini_file.h"
#include "painter/deck_store.h"
#include "painter/fit_groups.h"
#include "painter/problem_words.h"
#include "shelf/deck_game.h"

namespace raindelay {

namespace {

/// Most files of a deck that are asked whether they are as they were.
constexpr int kMostFiles = 10'000;

/// A game's folder in which some tables are others.
class FolderWithData : public deck::FolderAround {
 public:
  FolderWithData(std::shared_ptr<const deck::Folder> folder, DataTexts tables)
      : FolderAround(std::move(folder)), tables_(std::move(tables)) {}

 protected:
  deck::Checked<std::string> readChecked(const std::string& path, std::size_t most) const override {
    const std::filesystem::path file(path);
    const auto own = tables_.find(file.stem().string());
    if (file.extension() == ".csv" && own != tables_.end()) return own->second;
    return inner().read(path, most);
  }

 private:
  DataTexts tables_;
};

/// A file or all files of a folder: other bytes, another stamp.
void addStamp(QCryptographicHash& hash, const QString& place) {
  const auto add = [&hash](const QFileInfo& file) {
    hash.addData(file.filePath().toUtf8());
    hash.addData(QByteArray::number(file.size()));
    hash.addData(QByteArray::number(file.lastModified().toMSecsSinceEpoch()));
  };
  add(QFileInfo(place));
  QDirIterator files(place, QDir::Files, QDirIterator::Subdirectories);
  std::map<QString, QFileInfo> sorted;
  while (files.hasNext() && sorted.size() < kMostFiles) {
    const QString path = files.next();
    sorted.emplace(path, files.fileInfo());
  }
  for (const auto& [path, file] : sorted) add(file);
}

std::string builtinFingerprint(const std::string& game) {
  return shelf::fingerprintOf(builtinData(game));
}

QString titleOf(const deck::Deck& deck, const QUrl& place) {
  return deck.name.empty() ? QFileInfo(place.toLocalFile()).fileName()
                           : QString::fromStdString(deck.name);
}

}  // namespace

MatchDecks::MatchDecks(const QString& folder)
    : file_(QDir(folder).filePath(QStringLiteral(".decks.ini"))) {}

Result<deck::Deck> MatchDecks::read(const QUrl& place) {
  const auto source = deck::openDeck(place.toLocalFile().toStdString());
  if (!source) return Error{words::placed(source.problem()).toStdString()};
  deck::DeckReading reading = FitGroups().read(source->folder);
  if (reading.deck) return *std::move(reading.deck);
  const auto& problems = reading.problems.list();
  return Error{problems.empty() ? tr("It has no cards.").toStdString()
                                : words::placed(problems.front()).toStdString()};
}

void MatchDecks::remember(const QString& matchId, const QUrl& place) const {
  if (place.isEmpty()) return;
  IniFile(file_).setValue(matchId, place.toLocalFile());
}

QUrl MatchDecks::placeOf(const QString& matchId) const {
  if (!QFile::exists(file_)) return {};
  const QString place = IniFile(file_).value(matchId).toString();
  return place.isEmpty() ? QUrl() : QUrl::fromLocalFile(place);
}

QString MatchDecks::packOf(const QString& matchId, const std::string& game,
                           const std::string& cards) const {
  const QUrl place = placeOf(matchId);
  if (place.isEmpty() && (cards.empty() || cards == builtinFingerprint(game))) return {};
  QCryptographicHash hash(QCryptographicHash::Sha1);
  hash.addData(QByteArray::fromStdString(cards));
  if (!place.isEmpty()) addStamp(hash, place.toLocalFile());
  return QStringLiteral("deck-") + QString::fromLatin1(hash.result().toHex().left(16));
}

MatchFaces MatchDecks::facesFor(const QString& matchId, const shelf::ShelvedGame& shelved) const {
  const std::string game(shelved.game->info().id);
  MatchFaces faces{packOf(matchId, game, shelved.fingerprint), placeOf(matchId)};
  if (faces.pack.isEmpty()) return faces;

  DeckStore& store = *DeckStore::shared();
  const QString gameId = QString::fromStdString(game);
  if (!faces.deck.isEmpty()) {
    faces.deckName = QFileInfo(faces.deck.toLocalFile()).fileName();
    auto deck = read(faces.deck);
    if (deck) {
      faces.deckName = titleOf(*deck, faces.deck);
      if (shelf::fingerprintOf(shelf::dataFor(game, *deck)) == shelved.fingerprint) {
        store.add(gameId, faces.pack, std::make_shared<const deck::Deck>(*std::move(deck)));
        return faces;
      }
    }
    faces.note = deck ? tr("The deck “%1” has changed since: this match keeps its original values, "
                           "shown with the game's own art.")
                      : tr("The deck “%1” isn't where it was: this match keeps its values, shown "
                           "with the game's own art.");
    faces.note = faces.note.arg(faces.deckName);
  } else {
    faces.note =
        tr("This match's deck isn't on this computer: its values stay, shown with the game's own "
           "art.");
  }
  if (shelved.tables.empty()) {
    faces.pack.clear();
    return faces;
  }
  auto drawn = FitGroups().read(
      std::make_shared<FolderWithData>(std::make_shared<AssetFolder>(gameId), shelved.tables));
  if (drawn.deck) {
    store.add(gameId, faces.pack, std::make_shared<const deck::Deck>(*std::move(drawn.deck)));
  } else {
    faces.pack.clear();
  }
  return faces;
}

}  // namespace raindelay
