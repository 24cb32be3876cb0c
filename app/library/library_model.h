#pragma once

#include <QAbstractListModel>
#include <QDateTime>
#include <QQmlEngine>
#include <QStringList>
#include <QUrl>
#include <vector>

#include "review/match_summaries.h"
#include "shelf/match_summary.h"

namespace raindelay {

/// A match of this computer.
struct LibraryEntry {
  QString file;  ///< name, which is its id
  shelf::MatchSummary summary;
  QDateTime written;  ///< time when it was last played

  /// Its title, else its players, else its file.
  [[nodiscard]] QString name() const;
  /// "3:2"; "" if nothing could be read.
  [[nodiscard]] QString score() const;
};

/// The matches of this computer, in no order.
class LibraryModel : public raindelay::MatchSummaries {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchCollection")

 public:
  enum Role {
    MatchIdRole = Qt::UserRole + 1,
    NameRole,   ///< its name
    TitleRole,  ///< its players' title for it; mostly empty
    GameIdRole,
    GameTitleRole,
    PlayersRole,  ///< "Ann – Ben"
    KindsRole,    ///< the same with the kinds of computer players
    ScoreRole,    ///< "3:2"; empty if nothing could be read
    OutcomeRole,  ///< the winner, or that it goes on
    WhenRole,     ///< last played
    BegunRole,
    LengthRole,
    WaitsRole,     ///< it can be resumed
    OverRole,      ///< it was played to its end
    ReadableRole,  ///< something of it can be read
    DamagedRole,   ///< something of it can't
    ReadRole,      ///< of a damaged one: what could be read
    ProblemRole,   ///< and why not the rest
    PracticeRole,
    SectionRole,  ///< the words above those like it
    PictureRole,  ///< of the table; empty if there is none
    HeadingRole,  ///< in a LibraryView: its section if it is the first of it, else empty
  };
  Q_ENUM(Role)

  using MatchSummaries::MatchSummaries;
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] const std::vector<LibraryEntry>& entries() const { return entries_; }
  [[nodiscard]] std::vector<const shelf::MatchSummary*> summaries() const override;
  [[nodiscard]] QString matchId(const shelf::MatchSummary& summary) const override;
  /// Null if there is no such match.
  [[nodiscard]] const LibraryEntry* find(const QString& file) const;
  /// Puts everything into words again, in another language.
  void retell();
  /// Adds matches, or takes the place of those with the same file.
  void put(std::vector<LibraryEntry> entries);
  void remove(const QString& file);
  /// Removes all that aren't named.
  void keepOnly(const QStringList& files);
  /// The picture of a match's table has come.
  void setPicture(const QString& file, const QUrl& picture);

  /// Returns true if it comes before another: what waits comes first, then what is damaged; the
  /// latest first.
  [[nodiscard]] bool before(int row, int other) const;
  /// Returns true if all of these words, folded, are in what can be searched of it.
  [[nodiscard]] bool has(int row, const QStringList& words) const;
  [[nodiscard]] bool waits(int row) const;
  /// The text without accents, case folded.
  [[nodiscard]] static QString folded(const QString& text);

 private:
  [[nodiscard]] int rowOf(const QString& file) const;

  std::vector<LibraryEntry> entries_;
  /// Of each, folded: what is searched. Made when it is first asked for.
  mutable std::vector<QString> words_;
  QHash<QString, QUrl> pictures_;
};

/// Some of the matches, in order. What changes at several places at once is a reset: Qt 6.4's
/// ListView shows a row twice where rows come in two places.
class LibraryView : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::LibraryModel* matches READ matches WRITE setMatches NOTIFY matchesChanged
                 REQUIRED FINAL)
  Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged FINAL)
  Q_PROPERTY(bool waitingOnly READ waitingOnly WRITE setWaitingOnly NOTIFY waitingOnlyChanged FINAL)
  Q_PROPERTY(int count READ rowCount NOTIFY countChanged FINAL)

 public:
  using QAbstractListModel::QAbstractListModel;

  [[nodiscard]] LibraryModel* matches() const { return matches_; }
  /// To be set once.
  void setMatches(LibraryModel* matches);
  /// Words that are to be found in the game, the names, the title or the dates.
  [[nodiscard]] QString search() const { return search_; }
  void setSearch(const QString& search);
  /// Only those that can be resumed.
  [[nodiscard]] bool waitingOnly() const { return waitingOnly_; }
  void setWaitingOnly(bool only);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  /// -1 if it isn't among them.
  Q_INVOKABLE int rowOf(const QString& matchId) const;

 signals:
  void matchesChanged();
  void searchChanged();
  void waitingOnlyChanged();
  void countChanged();

 private:
  /// Chooses and orders the rows anew.
  void arrange();
  /// What a row of `matches` says has changed, in these roles or (none) in all.
  void tell(int row, const QList<int>& roles);

  LibraryModel* matches_ = nullptr;
  QString search_;
  QStringList words_;
  bool waitingOnly_ = false;
  std::vector<int> rows_;  ///< of `matches`
  QStringList files_;      ///< of these rows
};

}  // namespace raindelay
