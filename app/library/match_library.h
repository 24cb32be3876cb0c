#pragma once

#include <QDateTime>
#include <QStringList>
#include <functional>
#include <memory>

#include "library/match_collection.h"
#include "library/match_decks.h"
#include "library/option_model.h"
#include "library/table_pictures.h"
#include "library/table_settings.h"
#include "match/journal.h"
#include "review/replay.h"
#include "table/lesson.h"
#include "table/match_controller.h"

namespace raindelay {

/// The matches of this computer: starts them, keeps them on disk line by line, resumes them.
class MatchLibrary : public QObject {
  Q_OBJECT
  Q_PROPERTY(raindelay::MatchCollection* collection READ collection CONSTANT FINAL)
  Q_PROPERTY(raindelay::TablePictures* pictures READ pictures CONSTANT FINAL)
  Q_PROPERTY(raindelay::LibraryView* unfinished READ unfinished CONSTANT FINAL)
  Q_PROPERTY(QString lastError READ lastError NOTIFY lastErrorChanged FINAL)

 public:
  using Clock = MatchCollection::Clock;

  /// `folder` is where the records are, or will be. The settings must live longer.
  MatchLibrary(
      QString folder, TableSettings& settings,
      Clock clock = [] { return QDateTime::currentDateTime(); }, QObject* parent = nullptr);
  ~MatchLibrary() override;

  /// All matches, as files.
  [[nodiscard]] MatchCollection* collection() { return &collection_; }
  /// Small pictures of their tables.
  [[nodiscard]] TablePictures* pictures() { return &pictures_; }
  /// Those that can be resumed.
  [[nodiscard]] LibraryView* unfinished() { return &unfinished_; }
  /// The reason the last start or resume failed, in one sentence; empty if it didn't.
  [[nodiscard]] QString lastError() const { return lastError_; }

  /// Sixteen hexadecimal digits.
  Q_INVOKABLE QString newSeed() const;
  /// Starts a match and its record, of as many as the options say. A record that can't be made is
  /// the match's `problem`: it is played, and each move is another try. Empty names become the
  /// defaults, an empty seed a new one; `kinds` says of each seat who sits there
  /// (GameCatalog::playerKinds), a person where it is silent; `deck`, the place of a deck that fits
  /// the game, gives the cards instead of the game's own. Null, with lastError, if it can't be.
  Q_INVOKABLE raindelay::MatchController* start(const QString& gameId, const QStringList& names,
                                                raindelay::OptionModel* options,
                                                const QString& seed, bool practice = false,
                                                const QStringList& kinds = {},
                                                const QUrl& deck = {});
  /// Starts a match with the players, the options and the cards of the one at the table, which is
  /// left. Null, with lastError, if it can't be.
  Q_INVOKABLE raindelay::MatchController* startAgain();
  /// Resumes a waiting match.
  Q_INVOKABLE raindelay::MatchController* resume(const QString& matchId);
  /// Resumes the match of a record file.
  Q_INVOKABLE raindelay::MatchController* open(const QString& path);
  /// The id of the match at the table; "" if none is played, or none is kept.
  Q_INVOKABLE QString tableId() const;
  /// Shows the match of a record (a path, or a match's id) without resuming it. Null, with
  /// lastError, if it can't be read.
  Q_INVOKABLE raindelay::Replay* watch(const QString& path);
  /// The same of the match at the table, which is left.
  Q_INVOKABLE raindelay::Replay* watchAgain();
  /// Begins a new match where the one that is watched, or the lesson, stands. Null if it may not
  /// (Replay::canBranch).
  Q_INVOKABLE raindelay::MatchController* playOn();
  /// Continues the match at the table, which is over, as one in which this option is on: a match of
  /// its own, beside the old one. Null, with lastError, if it can't be.
  Q_INVOKABLE raindelay::MatchController* goOnWith(const QString& option);
  /// The game's lesson, from its beginning; it isn't kept. Null, with lastError, if it can't be.
  Q_INVOKABLE raindelay::Lesson* learn(const QString& gameId);
  /// Puts the match at the table away: its record is flushed and closed.
  Q_INVOKABLE void leave();
  /// Tells if settings and matches can't be kept on this computer.
  void lookForRoom();
  /// Finds out which matches there are, on a thread of its own.
  Q_INVOKABLE void refresh();
  /// Puts what it says of matches into words again, in another language.
  void retell() { collection_.matches()->retell(); }
  /// Waits for refresh(); for tests and on exit.
  void waitForWorkers();

 signals:
  void lastErrorChanged();

 private:
  /// The record of the match at the table.
  struct Kept {
    std::optional<Journal> journal;  ///< none as long as it can't be made
    DataTexts tables;
    QUrl deck;
  };

  MatchController* start(const Options& options, std::vector<SeatPlayer> players,
                         std::uint64_t seed, bool practice, const QUrl& deck);
  MatchController* atTable(Match match, const shelf::ShelvedGame& shelved, Kept kept,
                           bool fromStart);
  /// Begins a new match, with its record if that can be made.
  MatchController* begin(Match match, const shelf::ShelvedGame& shelved, const QUrl& deck,
                         bool fromStart);
  /// Writes what isn't in the record yet; makes the record first, if there is none.
  [[nodiscard]] Result<void> write(Kept& kept, const Match& now) const;
  Replay* show(const std::string& text, const QString& name);
  /// Says what is noted of a record that was opened.
  void tell(const std::optional<Error>& note);
  /// Says when and by what program a match was begun.
  void sign(MatchSetup& setup) const;
  [[nodiscard]] Result<Journal> newRecord(const Match& match, const DataTexts& tables) const;
  std::nullptr_t fail(const QString& sentence);
  /// The same, told wherever one is.
  std::nullptr_t complain(const QString& sentence);
  void flush();

  QString folder_;
  TableSettings& settings_;
  Clock clock_;
  MatchCollection collection_;
  MatchDecks decks_;
  TablePictures pictures_;
  LibraryView unfinished_;
  std::shared_ptr<Kept> kept_;
  std::unique_ptr<MatchController> controller_;
  std::unique_ptr<Replay> replay_;
  std::unique_ptr<Lesson> lesson_;
  std::optional<shelf::ShelvedGame> replayed_;  ///< of the match that is watched, or of the lesson
  QUrl replayedDeck_;
  QString lastError_;
};

}  // namespace raindelay
