#pragma once

#include <QByteArray>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <memory>
#include <vector>

#include "studio/opened_deck.h"

namespace raindelay {

/// What is changed in a deck's files from its window: only the bytes that say something else, the
/// file being replaced as a whole or not at all. Each change can be undone as long as nobody else
/// has written to the file since.
class DeckEdits : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by StudioDeck")
  Q_PROPERTY(bool writable READ isWritable NOTIFY changed FINAL)
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
  Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)
  Q_PROPERTY(QString undoText READ undoText NOTIFY changed FINAL)
  Q_PROPERTY(QString redoText READ redoText NOTIFY changed FINAL)

 public:
  using QObject::QObject;

  /// A deck on the disk; those built in or packed are for looking at.
  [[nodiscard]] bool isWritable() const { return !folder_.isEmpty(); }
  [[nodiscard]] bool canUndo() const { return done_ > 0; }
  [[nodiscard]] bool canRedo() const { return done_ < changes_.size(); }
  /// What would be undone or redone: "card a, name"; "" if nothing would.
  [[nodiscard]] QString undoText() const {
    return canUndo() ? changes_[done_ - 1].text : QString();
  }
  [[nodiscard]] QString redoText() const { return canRedo() ? changes_[done_].text : QString(); }

  /// Writes a cell of a card's row. "" if that went well, else why not.
  Q_INVOKABLE QString setCell(int card, const QString& column, const QString& content);
  /// "" if that went well, else why not.
  Q_INVOKABLE QString undo();
  Q_INVOKABLE QString redo();

  /// "" for a deck that can't be written; forgets what was done.
  void setFolder(const QString& folder);
  /// The deck as it was read last.
  void setDeck(std::shared_ptr<const OpenedDeck> opened) { opened_ = std::move(opened); }

 signals:
  void changed();
  /// A file of the deck is another now.
  void written();

 private:
  struct Change {
    QString file, text;
    QByteArray before, after;
  };

  /// Exchanges a file's content if it still is what it was; "" if that went well.
  QString exchange(const QString& file, const QByteArray& from, const QByteArray& to);
  [[nodiscard]] QString pathOf(const QString& file) const;

  QString folder_;
  std::shared_ptr<const OpenedDeck> opened_;
  std::vector<Change> changes_;
  std::size_t done_ = 0;  // how many of them aren't undone
};

}  // namespace raindelay
