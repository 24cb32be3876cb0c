#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "deck/written.h"
#include "studio/opened_deck.h"
#include "studio/problem_model.h"

namespace raindelay {

/// Changes a deck's files from its window: only the bytes that say something else, the file being
/// replaced as a whole or not at all. Each change can be undone as long as nobody else has written
/// to the file since.
class DeckEdits : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by StudioDeck")
  Q_PROPERTY(bool writable READ isWritable NOTIFY changed FINAL)
  Q_PROPERTY(QString cardsHindrance READ cardsHindrance NOTIFY changed FINAL)
  Q_PROPERTY(bool mending READ isMending NOTIFY changed FINAL)
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
  Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)
  Q_PROPERTY(QString undoText READ undoText NOTIFY changed FINAL)
  Q_PROPERTY(QString redoText READ redoText NOTIFY changed FINAL)

 public:
  /// `worker`: for what takes long; it has done it all before this goes.
  explicit DeckEdits(QThreadPool& worker) : worker_(worker) {}

  /// A deck on the disk; those built in or packed are for looking at.
  [[nodiscard]] bool isWritable() const { return !folder_.isEmpty(); }
  /// The reason no cell of the cards' table can be changed, in one sentence; "" if they can. Not
  /// before the deck was read.
  [[nodiscard]] QString cardsHindrance() const;
  [[nodiscard]] bool canUndo() const { return done_ > 0; }
  [[nodiscard]] bool canRedo() const { return done_ < changes_.size(); }
  /// The name of what would be undone or redone: "card a, name"; "" if nothing would.
  [[nodiscard]] QString undoText() const {
    return canUndo() ? changes_[done_ - 1].text : QString();
  }
  [[nodiscard]] QString redoText() const { return canRedo() ? changes_[done_].text : QString(); }

  /// Writes a cell of a card's row. "" if that went well, else why not.
  Q_INVOKABLE QString setCell(int card, const QString& column, const QString& content);
  /// Writes the same into a column of several cards, which is undone as one change.
  Q_INVOKABLE QString setCells(const QList<int>& cards, const QString& column,
                               const QString& content);
  /// Carries out the remedy of a problem in the list, which is undone as one change. Ends with
  /// mended() or refused(); until then no other one is begun.
  Q_INVOKABLE void mend(raindelay::ProblemModel* problems, int row);
  [[nodiscard]] bool isMending() const { return mending_; }
  /// "" if that went well, else why not.
  Q_INVOKABLE QString undo();
  Q_INVOKABLE QString redo();

  /// Makes an element of a card say something else: deck::withValues(), deck::moved().
  using ElementChange =
      std::function<deck::Checked<deck::ValueEdit>(const deck::ElementOfCard& element)>;
  /// Changes an element of a card's layout in deck.yaml, or in the card's row if that is where it
  /// says so. What the checker wouldn't understand isn't written. `what` is what undoing it is
  /// called; changes that follow each other with the same `run` (not "") are undone as one.
  QString changeElement(int card, const deck::Element& element, const ElementChange& change,
                        const QString& what, const QString& run = {});

  /// "" for a deck that can't be written; forgets what was done.
  void setFolder(const QString& folder);
  /// The deck as it was read last.
  void setDeck(std::shared_ptr<const OpenedDeck> opened);

 signals:
  void changed();
  /// The remedy of a problem in this list was carried out, as its button said.
  void mended(raindelay::ProblemModel* problems, const QString& fix);
  /// It couldn't be.
  void refused(raindelay::ProblemModel* problems, const QString& why);
  /// A file of the deck is another now.
  void written();

 private:
  struct Change {
    QString file, text;
    QByteArray before, after;
    QString run = {};
  };

  /// The reason none of the files can be.
  [[nodiscard]] static QString onlyToLookAt();
  /// The reason a card's files can't be changed; "" if they can.
  [[nodiscard]] QString hindrance(int card) const;
  /// The reason a file with this content isn't the one in which the deck's rows and lines stand; ""
  /// if it is: as it was read, or as it was written here since.
  [[nodiscard]] QString surprise(const QString& file, const QByteArray& now) const;
  /// A file's content as the last change or undoing here left it; nothing if there was none.
  [[nodiscard]] std::optional<QByteArray> leftHere(const QString& file) const;
  /// The reason the deck couldn't be read as well as last; "" if it could.
  [[nodiscard]] QString mistakeIn(const Change& change) const;
  QString changeCells(const QList<int>& cards, const QString& column, const QString& content,
                      const QString& what, bool checked);
  /// What was worked out: writes it, unless another deck is open by now.
  void finishMending(ProblemModel* problems, Change change, QString wrong);
  QString write(Change change);

  /// Exchanges a file's content if it still is what it was; "" if that went well.
  QString exchange(const QString& file, const QByteArray& from, const QByteArray& to);
  [[nodiscard]] QString pathOf(const QString& file) const;

  QThreadPool& worker_;
  bool mending_ = false;
  int opening_ = 0;  // the number of the deck that is open
  QString folder_;
  std::shared_ptr<const OpenedDeck> opened_;
  std::vector<Change> changes_;
  std::size_t done_ = 0;  // number of changes that aren't undone
};

}  // namespace raindelay
