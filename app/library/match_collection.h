#pragma once

#include <QDateTime>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QThreadPool>
#include <QUrl>
#include <atomic>
#include <functional>
#include <memory>

#include "library/library_model.h"

namespace raindelay::shelf {
class RunNote;
}

namespace raindelay {

/// The files of this computer's matches: reads them, and renames, deletes, takes in and hands out.
/// All of that is done by one thread beside the UI's, in the order in which it was asked for.
class MatchCollection : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchLibrary")
  Q_PROPERTY(raindelay::LibraryModel* matches READ matches CONSTANT FINAL)
  Q_PROPERTY(bool reading READ reading NOTIFY readingChanged FINAL)
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY canUndoChanged FINAL)

 public:
  using Clock = std::function<QDateTime()>;

  MatchCollection(QString folder, Clock clock, QObject* parent = nullptr);
  ~MatchCollection() override;

  [[nodiscard]] LibraryModel* matches() { return &matches_; }
  /// The note beside the matches, in which each of them stands while it is read.
  [[nodiscard]] shelf::RunNote& note();
  /// Not all files have been looked at yet.
  [[nodiscard]] bool reading() const { return reading_; }
  /// All files have been looked at since the program was started.
  [[nodiscard]] bool haveRead() const { return haveRead_; }
  /// Something was deleted since the program was started.
  [[nodiscard]] bool canUndo() const { return !deleted_.isEmpty(); }
  /// Its file.
  Q_INVOKABLE QString pathOf(const QString& matchId) const;

  /// Returns true if a match is known, whole and not over.
  Q_INVOKABLE bool canGoOn(const QString& matchId) const;

  /// Finds out which files there are and what they hold: at once for those that are known, one by
  /// one for the others.
  Q_INVOKABLE void refresh();
  /// Gives a match a title; an empty one takes it away.
  Q_INVOKABLE void rename(const QString& matchId, const QString& title);
  /// Deletes a match, for thirty days in a way that can be undone.
  Q_INVOKABLE void remove(const QString& matchId);
  /// Deletes a match that nobody played; nothing is said.
  void discard(const QString& matchId);
  /// Brings back what was deleted last.
  Q_INVOKABLE void undoRemove();
  /// Takes copies of records from elsewhere, and says of all of them together what became of them.
  /// `toPlay`: to resume the match at once (brought).
  Q_INVOKABLE void bring(const QList<QUrl>& files, bool toPlay);
  /// Copies a match to a file elsewhere.
  Q_INVOKABLE void exportTo(const QString& matchId, const QUrl& file);
  /// The folder proposed for that: the documents, or where a match was last taken from or saved to.
  Q_INVOKABLE QString exportFolder() const;
  /// The name proposed for it there: by the game, the match and the day.
  Q_INVOKABLE QString exportName(const QString& matchId) const;
  /// Makes a new match of what can be read of a damaged one, and brings it, to be played.
  Q_INVOKABLE void salvage(const QString& matchId);
  /// Doesn't read this file any more, as long as it is as it is: it stays where it lies, as one
  /// that can't be read.
  void setAside(const QString& matchId);
  /// Reads it once more, whatever was found before.
  Q_INVOKABLE void readAgain(const QString& matchId);

  /// Tells the player something that went wrong.
  void complain(const QString& sentence);
  /// Does this on the collection's thread, after all that it was asked for before.
  void inBackground(std::function<void()> job);
  /// Waits for that thread; for tests and on exit.
  void waitForWorkers();

 signals:
  void readingChanged();
  void canUndoChanged();
  /// Something was done (`undoable`: undoRemove takes it back), or went wrong.
  void said(const QString& sentence, bool undoable, bool wrong);
  /// A match has come, from elsewhere or back, and is among `matches`.
  void brought(const QString& matchId, int count, bool toPlay);

 private:
  struct Work;
  struct Brought;
  /// Does the work on the collection's thread, then what it gives back on this one.
  using Then = std::function<void()>;
  void work(std::function<Then(Work&)> job);
  void readSome();
  void setReading(bool reading);
  [[nodiscard]] QString nameOf(const QString& matchId) const;
  [[nodiscard]] QString wordsOn(const Brought& all) const;
  [[nodiscard]] Then complaint(const Error& error);

  QString folder_;
  Clock clock_;
  LibraryModel matches_;
  QStringList deleted_;  ///< names in the folder of deleted matches, the last at the end
  QString elsewhere_;    ///< the folder of the last file elsewhere; empty: none yet
  bool reading_ = false;
  bool haveRead_ = false;
  std::atomic<bool> ending_ = false;
  std::shared_ptr<Work> work_;  ///< of that thread alone
  QThreadPool workers_;
};

}  // namespace raindelay
