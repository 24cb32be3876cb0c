#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QUrl>

#include "deck/templates.h"
#include "studio/studio_deck.h"

namespace raindelay {

/// A deck that isn't there yet: what it is called, where it will lie, and what it begins with, a
/// template or the table that is open alone.
class NewDeck : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QStringList templates READ templates CONSTANT FINAL)
  Q_PROPERTY(QStringList templateTitles READ templateTitles CONSTANT FINAL)
  Q_PROPERTY(QStringList templateHelps READ templateHelps CONSTANT FINAL)
  Q_PROPERTY(QStringList earlier READ earlier WRITE setEarlier NOTIFY changed FINAL)
  Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed FINAL)
  Q_PROPERTY(QString parentFolder READ parentFolder NOTIFY changed FINAL)
  Q_PROPERTY(QString folder READ folder NOTIFY changed FINAL)
  Q_PROPERTY(QString hindrance READ hindrance NOTIFY changed FINAL)

 public:
  /// It will lie with the documents, unless it is told otherwise.
  explicit NewDeck(QObject* parent = nullptr);

  /// The templates' ids; what they are called, and what each is for, in the same order.
  [[nodiscard]] QStringList templates() const;
  [[nodiscard]] QStringList templateTitles() const;
  [[nodiscard]] QStringList templateHelps() const;
  /// The folders and files of decks that were opened, the last first: it will lie beside the first
  /// that can have a neighbour.
  [[nodiscard]] QStringList earlier() const { return earlier_; }
  void setEarlier(const QStringList& decks);
  [[nodiscard]] QString name() const { return name_; }
  void setName(const QString& name);
  /// The folder that the deck's own will be in.
  [[nodiscard]] QString parentFolder() const { return parentFolder_; }
  Q_INVOKABLE void setParentFolder(const QUrl& folder);
  /// The deck's own folder, called as the deck is; "" as long as that has no name.
  [[nodiscard]] QString folder() const;
  /// The reason the deck can't be made there; "" if nothing is known to be in the way. Without a
  /// name there is nothing to be said yet.
  [[nodiscard]] QString hindrance() const;

  /// Writes the deck and opens it in `deck`. "" if that went well, else why not.
  Q_INVOKABLE QString begin(const QString& templateId, raindelay::StudioDeck* deck);
  /// The same with the table that is open in `deck` alone, and its proposed layout.
  Q_INVOKABLE QString keep(raindelay::StudioDeck* deck);

 signals:
  void changed();

 private:
  [[nodiscard]] QString write(const deck::DeckFiles& files, StudioDeck* deck) const;

  QStringList earlier_;
  QString name_, parentFolder_;
};

}  // namespace raindelay
