#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QUrl>

#include "table/match_faces.h"
#include "table/notifier.h"

namespace raindelay {

/// The look of the cards of a match's table.
class TableFaces : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchController")
  Q_PROPERTY(QString pack READ pack WRITE setPack NOTIFY packChanged FINAL)
  Q_PROPERTY(QString pictureQuery READ pictureQuery NOTIFY pictureQueryChanged FINAL)
  Q_PROPERTY(QUrl deckPlace READ deckPlace NOTIFY deckPlaceChanged FINAL)
  Q_PROPERTY(QString deckName READ deckName NOTIFY deckNameChanged FINAL)
  Q_PROPERTY(QString note READ note NOTIFY noteChanged FINAL)

 public:
  explicit TableFaces(QObject* parent = nullptr);

  /// The pack of cards that lies on the table: a skin of the game's deck, or "", the deck's own. A
  /// match with faces of its own (set) keeps them, whatever pack is set.
  [[nodiscard]] QString pack() const { return faces_.pack.isEmpty() ? pack_ : faces_.pack; }
  void setPack(const QString& pack);
  /// The query that follows a card's code in the address of its picture: in this pack, in the
  /// user's language.
  [[nodiscard]] QString pictureQuery() const;
  /// The deck that the match was begun with, by its place; empty: the game's own.
  [[nodiscard]] QUrl deckPlace() const { return faces_.deck; }
  /// The deck's name; empty for the game's own.
  [[nodiscard]] QString deckName() const { return faces_.deckName; }
  /// The reason that deck's faces aren't on the table, one sentence; empty if they are.
  [[nodiscard]] QString note() const { return faces_.note; }
  /// The match has these faces.
  void set(MatchFaces faces);
  /// The language is another one.
  void retell() { notifier_.tell(); }

 signals:
  void packChanged();
  void pictureQueryChanged();
  void deckPlaceChanged();
  void deckNameChanged();
  void noteChanged();

 private:
  QString pack_;
  MatchFaces faces_;
  Notifier notifier_{*this};
};

}  // namespace raindelay
