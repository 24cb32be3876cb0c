#pragma once

#include <QObject>
#include <QQmlEngine>

#include "library/match_library.h"
#include "shell/settings.h"

namespace raindelay {

/// What a game's box offers: to go on with the latest match of the game that waits, or else a new
/// match like the last one.
class BoxOffer : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QString gameId READ gameId WRITE setGameId REQUIRED FINAL)
  Q_PROPERTY(raindelay::MatchLibrary* library READ library WRITE setLibrary REQUIRED FINAL)
  Q_PROPERTY(raindelay::Settings* settings READ settings WRITE setSettings REQUIRED FINAL)
  Q_PROPERTY(QString waiting READ waiting NOTIFY changed FINAL)
  Q_PROPERTY(QString words READ words NOTIFY changed FINAL)
  Q_PROPERTY(bool untried READ isUntried NOTIFY changed FINAL)

 public:
  using QObject::QObject;

  [[nodiscard]] QString gameId() const { return gameId_; }
  void setGameId(const QString& gameId);
  /// Both must outlive it.
  [[nodiscard]] MatchLibrary* library() const { return library_; }
  void setLibrary(MatchLibrary* library);
  [[nodiscard]] Settings* settings() const { return settings_; }
  void setSettings(Settings* settings);

  /// The id of the match that is offered; "": a new one is.
  [[nodiscard]] QString waiting() const;
  /// Its players and its score, or those of the new match and its options: "Ann – Rookie".
  [[nodiscard]] QString words() const;
  /// True if there is no match of this game on this computer.
  [[nodiscard]] bool isUntried() const;

 signals:
  void changed();

 private:
  /// Matches come by the hundred: what they change is told once.
  void look();

  QString gameId_;
  MatchLibrary* library_ = nullptr;
  Settings* settings_ = nullptr;
  bool looks_ = false;
};

}  // namespace raindelay
