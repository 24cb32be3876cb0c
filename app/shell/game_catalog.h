#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QUrl>
#include <memory>

#include "games/game_list.h"
#include "library/option_model.h"

namespace raindelay {

/// The shelf: every game, in its order.
class GameCatalog : public QAbstractListModel {
  Q_OBJECT

 public:
  enum Role {
    GameIdRole = Qt::UserRole + 1,
    TitleRole,
    SummaryRole,
    BoxUrlRole,
  };
  Q_ENUM(Role)

  using QAbstractListModel::QAbstractListModel;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  Q_INVOKABLE QString title(const QString& gameId) const;
  Q_INVOKABLE QString summary(const QString& gameId) const;
  Q_INVOKABLE QUrl boxUrl(const QString& gameId) const;
  /// Addresses of pictures of five cards from all over the game's deck.
  Q_INVOKABLE QStringList someCards(const QString& gameId) const;
  /// The options of a game that can be played, with their defaults; owned by the caller in QML.
  Q_INVOKABLE raindelay::OptionModel* options(const QString& gameId) const;
  /// Returns true if two seats can choose together at one keyboard what the game has them choose at
  /// once.
  Q_INVOKABLE bool together(const QString& gameId) const;
  /// Returns true if there is a lesson of the game (MatchLibrary::learn).
  Q_INVOKABLE bool hasLesson(const QString& gameId) const;
  /// The kinds of players that may sit on a seat of the game (player_kinds), their names, and what
  /// each does.
  Q_INVOKABLE QStringList playerKinds(const QString& gameId) const;
  Q_INVOKABLE QStringList playerKindNames(const QString& gameId) const;
  Q_INVOKABLE QStringList playerKindHints(const QString& gameId) const;
  /// The players that a match begins with after one with these (player_kinds::seated).
  Q_INVOKABLE QStringList seated(const QString& gameId, const QStringList& kinds, int seats) const;
  /// The duties that a seat may leave to its bench coach in the game: their ids, names and what
  /// each is.
  Q_INVOKABLE QStringList duties(const QString& gameId) const;
  Q_INVOKABLE QStringList dutyNames(const QString& gameId) const;
  Q_INVOKABLE QStringList dutyHelps(const QString& gameId) const;
  /// The name of a seat that is given none, these being the kinds of all seats.
  Q_INVOKABLE QString defaultName(const QStringList& kinds, int seat) const;
  /// The packs that the game can be played with: its own, called "", then its deck's skins.
  Q_INVOKABLE QStringList packs(const QString& gameId) const;
  /// Their names, in the same order.
  Q_INVOKABLE QStringList packNames(const QString& gameId) const;
  /// The QML page that plays the game.
  Q_INVOKABLE QUrl pageUrl(const QString& gameId) const;

  /// Puts everything into words again, in another language.
  void retell();
  /// Says which QML file plays a game; main does, from the generated list of modules.
  void setPage(const QString& gameId, const QUrl& page);

 private:
  QHash<QString, QUrl> pages_;
};

}  // namespace raindelay
