#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QQmlEngine>
#include <QUrl>
#include <memory>

#include "games/game_list.h"
#include "session/option_model.h"

class QJSEngine;

namespace raindelay {

/// The shelf: the six games, those that can be played and those that can't yet.
class GameCatalog : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

 public:
  enum Role {
    GameIdRole = Qt::UserRole + 1,
    TitleRole,
    SummaryRole,
    AvailableRole,
    BoxUrlRole,
  };
  Q_ENUM(Role)

  /// (QML would default-construct a second object instead of calling create: hence no default.)
  explicit GameCatalog(QObject* parent);
  static GameCatalog* create(QQmlEngine* engine, QJSEngine* script);
  static GameCatalog& instance();

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  Q_INVOKABLE QString title(const QString& gameId) const;
  Q_INVOKABLE QString summary(const QString& gameId) const;
  /// The options of a game that can be played, with their defaults; owned by the caller in QML.
  Q_INVOKABLE raindelay::OptionModel* options(const QString& gameId) const;
  /// Whether two seats can choose together at one keyboard what the game has them choose at once.
  Q_INVOKABLE bool together(const QString& gameId) const;
  /// Whether there is a lesson of the game (MatchLibrary::learn).
  Q_INVOKABLE bool hasLesson(const QString& gameId) const;
  /// Who may sit on a seat of the game (player_kinds), what they are called, and what each does.
  Q_INVOKABLE QStringList playerKinds() const;
  Q_INVOKABLE QStringList playerKindNames() const;
  Q_INVOKABLE QStringList playerKindHints(const QString& gameId) const;
  /// What a seat may leave to its bench coach in the game: the duties' ids, names and what each is.
  Q_INVOKABLE QStringList duties(const QString& gameId) const;
  Q_INVOKABLE QStringList dutyNames(const QString& gameId) const;
  Q_INVOKABLE QStringList dutyHelps(const QString& gameId) const;
  /// What the seat is called, of whom these kinds are, if it is given no name.
  Q_INVOKABLE QString defaultName(const QStringList& kinds, int seat) const;
  /// The packs that the game can be played with: its own, called "", then its deck's skins.
  Q_INVOKABLE QStringList packs(const QString& gameId) const;
  /// What they are called, in the same order.
  Q_INVOKABLE QStringList packNames(const QString& gameId) const;
  /// The pack that is set for the game, if there is still such a one; else its own.
  [[nodiscard]] QString packInUse(const QString& gameId) const;
  /// The QML page that plays the game.
  Q_INVOKABLE QUrl pageUrl(const QString& gameId) const;

  /// Says which QML file plays a game; main does, from the generated list of modules.
  void setPage(const QString& gameId, const QUrl& page);

 private:
  QHash<QString, QUrl> pages_;
};

}  // namespace raindelay
