#include "shell/game_catalog.h"

#include "assets/asset_folder.h"
#include "deck/deck.h"
#include "shelf/shelf.h"
#include "table/game_title.h"
#include "table/player_kinds.h"
#include "translations/words.h"

namespace raindelay {

namespace {

const GameInfo* infoOf(const QString& gameId) {
  const auto entry = findGame(gameId.toStdString());
  return entry ? (*entry)->info : nullptr;
}

/// The deck as it is in its folder; null if there is none.
const deck::Deck* deckOf(const QString& gameId) {
  static QHash<QString, std::shared_ptr<const deck::Deck>> decks;
  if (!decks.contains(gameId)) {
    auto read = deck::readSoundDeck(std::make_shared<AssetFolder>(gameId));
    decks[gameId] = read ? std::make_shared<const deck::Deck>(*std::move(read)) : nullptr;
  }
  return decks[gameId].get();
}

/// The words of `say` on each duty of the game.
QStringList ofDuties(const QString& gameId, QString (*say)(const DutyInfo& duty)) {
  QStringList all;
  const auto entry = findGame(gameId.toStdString());
  if (!entry) return all;
  const auto game = defaultGame(**entry);
  for (const DutyInfo& duty : shelf::duties(*game)) all << say(duty);
  return all;
}

}  // namespace

int GameCatalog::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(allGames().size());
}

QHash<int, QByteArray> GameCatalog::roleNames() const {
  return {{GameIdRole, "gameId"},
          {TitleRole, "title"},
          {SummaryRole, "summary"},
          {BoxUrlRole, "boxUrl"}};
}

QVariant GameCatalog::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const QString id = words::plain(allGames()[static_cast<std::size_t>(index.row())].info->id);
  switch (role) {
    case GameIdRole:
      return id;
    case TitleRole:
      return title(id);
    case SummaryRole:
      return summary(id);
    case BoxUrlRole:
      return boxUrl(id);
    default:
      return {};
  }
}

QString GameCatalog::title(const QString& gameId) const {
  return gameTitle(gameId.toStdString());
}

QString GameCatalog::summary(const QString& gameId) const {
  const GameInfo* info = infoOf(gameId);
  return info == nullptr ? QString() : words::translated(info->summary);
}

QUrl GameCatalog::boxUrl(const QString& gameId) const {
  return QUrl(QStringLiteral("qrc:/assets/%1/art/box.svg").arg(gameId));
}

QStringList GameCatalog::someCards(const QString& gameId) const {
  constexpr std::size_t kShown = 5;
  const deck::Deck* deck = deckOf(gameId);
  QStringList pictures;
  for (std::size_t i = 0; deck != nullptr && i < kShown; ++i) {
    const std::size_t card = (2 * i + 1) * deck->cards.rows() / (2 * kShown);
    pictures << QStringLiteral("image://cards/%1/%2?lang=%3")
                    .arg(gameId, QString::fromStdString(deck->code(card)), words::language());
  }
  return pictures;
}

OptionModel* GameCatalog::options(const QString& gameId) const {
  const GameInfo* info = infoOf(gameId);
  return info == nullptr ? nullptr : new OptionModel(*info);
}

bool GameCatalog::together(const QString& gameId) const {
  const GameInfo* info = infoOf(gameId);
  return info != nullptr && info->together;
}

bool GameCatalog::hasLesson(const QString& gameId) const {
  const auto entry = findGame(gameId.toStdString());
  return entry && (*entry)->lesson != nullptr;
}

QStringList GameCatalog::packs(const QString& gameId) const {
  QStringList ids{QString()};
  if (const deck::Deck* deck = deckOf(gameId)) {
    for (const auto& [id, skin] : deck->skins) ids << QString::fromStdString(id);
  }
  return ids;
}

QStringList GameCatalog::packNames(const QString& gameId) const {
  QStringList names{tr("Standard", "a pack of cards")};
  if (const deck::Deck* deck = deckOf(gameId)) {
    const std::string language = words::language().toStdString();
    for (const auto& [id, skin] : deck->skins) {
      names << QString::fromStdString(skin.nameIn(language));
    }
  }
  return names;
}

QStringList GameCatalog::playerKinds(const QString& gameId) const {
  const auto entry = findGame(gameId.toStdString());
  return entry ? player_kinds::offered(*defaultGame(**entry)) : QStringList();
}

QStringList GameCatalog::playerKindNames(const QString& gameId) const {
  QStringList names;
  for (const QString& kind : playerKinds(gameId)) names << player_kinds::nameOf(kind);
  return names;
}

QStringList GameCatalog::playerKindHints(const QString& gameId) const {
  const auto entry = findGame(gameId.toStdString());
  if (!entry) return {};
  const auto game = defaultGame(**entry);
  QStringList hints;
  for (const QString& kind : player_kinds::offered(*game)) {
    hints << player_kinds::sentenceOn(kind, *game);
  }
  return hints;
}

QStringList GameCatalog::seated(const QString& gameId, const QStringList& kinds, int seats) const {
  const auto entry = findGame(gameId.toStdString());
  return entry ? player_kinds::seated(kinds, seats, *defaultGame(**entry)) : QStringList();
}

QStringList GameCatalog::duties(const QString& gameId) const {
  return ofDuties(gameId, [](const DutyInfo& duty) { return words::plain(duty.id); });
}

QStringList GameCatalog::dutyNames(const QString& gameId) const {
  return ofDuties(gameId, [](const DutyInfo& duty) { return words::translated(duty.name); });
}

QStringList GameCatalog::dutyHelps(const QString& gameId) const {
  return ofDuties(gameId, [](const DutyInfo& duty) { return words::translated(duty.help); });
}

QString GameCatalog::defaultName(const QStringList& kinds, int seat) const {
  return player_kinds::defaultName(kinds, seat);
}

void GameCatalog::retell() {
  emit dataChanged(index(0), index(rowCount() - 1));
}

QUrl GameCatalog::pageUrl(const QString& gameId) const {
  return pages_.value(gameId);
}

void GameCatalog::setPage(const QString& gameId, const QUrl& page) {
  pages_[gameId] = page;
}

}  // namespace raindelay
