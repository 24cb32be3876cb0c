#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QUrl>

#include "library/match_library.h"
#include "review/replay.h"
#include "shelf/run_note.h"
#include "shell/settings.h"
#include "table/lesson.h"
#include "table/match_controller.h"

namespace raindelay {

/// The user's place in the program, and the ways from there to elsewhere.
///
/// The pages lie upon each other: at the bottom the shelf or the library, above either the
/// statistics, above all Deck Studio; a match at the table covers them, and whoever leaves it is
/// back on the page below. Above the page lies at most one sheet, above that the rules.
class Navigator : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::MatchLibrary* library READ library WRITE setLibrary REQUIRED FINAL)
  Q_PROPERTY(raindelay::Settings* settings READ settings WRITE setSettings REQUIRED FINAL)
  Q_PROPERTY(Page page READ page NOTIFY arrived FINAL)
  Q_PROPERTY(QString below READ below NOTIFY arrived FINAL)
  Q_PROPERTY(raindelay::MatchController* match READ match NOTIFY matchChanged FINAL)
  Q_PROPERTY(raindelay::Replay* replay READ replay NOTIFY matchChanged FINAL)
  Q_PROPERTY(raindelay::Lesson* lesson READ lesson NOTIFY matchChanged FINAL)
  Q_PROPERTY(bool analysing READ isAnalysing NOTIFY matchChanged FINAL)
  Q_PROPERTY(QString chosenMatch READ chosenMatch NOTIFY arrived FINAL)
  Q_PROPERTY(QString statisticsPlayer READ statisticsPlayer NOTIFY arrived FINAL)
  Q_PROPERTY(QString statisticsGame READ statisticsGame NOTIFY arrived FINAL)
  Q_PROPERTY(QString statisticsMatch READ statisticsMatch NOTIFY arrived FINAL)
  Q_PROPERTY(QUrl deckPlace READ deckPlace NOTIFY arrived FINAL)
  Q_PROPERTY(QString deckExample READ deckExample NOTIFY arrived FINAL)
  Q_PROPERTY(Sheet sheet READ sheet NOTIFY sheetChanged FINAL)
  Q_PROPERTY(QString sheetGame READ sheetGame NOTIFY sheetChanged FINAL)
  Q_PROPERTY(QUrl sheetDeck READ sheetDeck NOTIFY sheetChanged FINAL)
  Q_PROPERTY(QString sheetDeckName READ sheetDeckName NOTIFY sheetChanged FINAL)
  Q_PROPERTY(bool reading READ isReading NOTIFY rulesChanged FINAL)
  Q_PROPERTY(QString rulesGame READ rulesGame NOTIFY rulesChanged FINAL)
  Q_PROPERTY(QString rule READ rule NOTIFY rulesChanged FINAL)

 public:
  enum Page { ShelfPage, LibraryPage, StatisticsPage, StudioPage, TablePage };
  Q_ENUM(Page)
  enum Sheet { NoSheet, NewMatchSheet, SettingsSheet };
  Q_ENUM(Sheet)

  /// On the shelf.
  explicit Navigator(QObject* parent = nullptr);

  /// Both must outlive it.
  [[nodiscard]] MatchLibrary* library() const { return library_; }
  void setLibrary(MatchLibrary* library);
  [[nodiscard]] Settings* settings() const { return settings_; }
  void setSettings(Settings* settings);

  /// The page that the window shows.
  [[nodiscard]] Page page() const;
  /// What the page is called that lies below it.
  [[nodiscard]] QString below() const;
  /// The match at the table, played or watched; null if there is none.
  [[nodiscard]] MatchController* match() const { return match_; }
  /// Set if that match is watched.
  [[nodiscard]] Replay* replay() const { return replay_; }
  /// Set if that match is a lesson's.
  [[nodiscard]] Lesson* lesson() const { return lesson_; }
  /// It is watched to look back at its choices.
  [[nodiscard]] bool isAnalysing() const { return analysing_ && replay_ != nullptr; }
  /// The match that is to be chosen in the library; "": none.
  [[nodiscard]] QString chosenMatch() const { return chosenMatch_; }
  /// The row of the statistics that a match was opened from: player and game, as PlayerStatistics
  /// has them, and the match; "": none.
  [[nodiscard]] QString statisticsPlayer() const { return statisticsPlayer_; }
  [[nodiscard]] QString statisticsGame() const { return statisticsGame_; }
  [[nodiscard]] QString statisticsMatch() const { return statisticsMatch_; }
  /// The deck that is open in Deck Studio: its place, or else the game whose cards are open.
  [[nodiscard]] QUrl deckPlace() const { return deckPlace_; }
  [[nodiscard]] QString deckExample() const { return deckExample_; }

  /// The sheet above the page.
  [[nodiscard]] Sheet sheet() const { return sheet_; }
  /// The game that the sheet is about, and the deck that its match is to be begun with (none: the
  /// game's own) with its name.
  [[nodiscard]] QString sheetGame() const { return sheetGame_; }
  [[nodiscard]] QUrl sheetDeck() const { return sheetDeck_; }
  [[nodiscard]] QString sheetDeckName() const { return sheetDeckName_; }
  /// Rules or the help are open.
  [[nodiscard]] bool isReading() const { return helping_ || !rulesGame_.isEmpty(); }
  /// The game whose rules are open, and the rule's number that they are opened at; "": none.
  [[nodiscard]] QString rulesGame() const { return rulesGame_; }
  [[nodiscard]] QString rule() const { return rule_; }

  /// Begins where the program was left, or on the shelf. If that can't be read any more, the user
  /// is told, and it begins on the shelf.
  /// What was open when the program died isn't opened unasked: `offered` tells of it.
  Q_INVOKABLE void begin(bool whereItWasLeft);
  /// Opens what was offered.
  Q_INVOKABLE void takeOffer();

  // To the table.

  /// Null: it stays where it is.
  Q_INVOKABLE void play(raindelay::MatchController* match);
  /// Begins a match of the game like the last one: its players and options, with its own cards.
  Q_INVOKABLE void playAtOnce(const QString& gameId);
  /// Begins a match like the one at the table, which is left.
  Q_INVOKABLE void playAgain();
  /// Goes on with a match of the library.
  Q_INVOKABLE void resume(const QString& matchId);
  /// Watches one.
  Q_INVOKABLE void review(const QString& matchId);
  /// Watches one from a row of the statistics, which is what one comes back to.
  Q_INVOKABLE void reviewRow(const QString& player, const QString& game, const QString& matchId);
  /// Null: whatever was at the table is left all the same.
  Q_INVOKABLE void watch(raindelay::Replay* replay, bool analysing = false);
  /// Watches the match at the table, which is over, from its beginning, or `analysing`; who leaves
  /// that comes back to its result.
  Q_INVOKABLE void lookBack(bool analysing);
  Q_INVOKABLE void learn(const QString& gameId);
  /// From where what is watched or learnt stands.
  Q_INVOKABLE void playOn();
  /// Leaves the match for the page below it. It is kept if a person has moved.
  Q_INVOKABLE void leaveMatch();
  /// Leaves it for what was brought meanwhile: a deck, or a match.
  Q_INVOKABLE void openWaiting();
  /// Returns true if nothing would be lost if the match were left now. Tries to write what isn't
  /// written.
  Q_INVOKABLE [[nodiscard]] bool mayLeave() const;

  // To the other pages.

  /// Back to what lies below.
  Q_INVOKABLE void leave();
  Q_INVOKABLE void openLibrary(const QString& matchId = {});
  Q_INVOKABLE void openStatistics();
  /// Deck Studio with the deck at this place; an empty one: with none. While a match is played it
  /// waits below.
  Q_INVOKABLE void openStudio(const QUrl& place = {});
  /// This is open in Deck Studio now.
  Q_INVOKABLE void movedInStudio(const QUrl& place, const QString& example);
  /// Takes in what was dropped on the window or named at the start: matches, a deck, or both. A
  /// single match is opened with `toPlay`; at a table, that is offered.
  Q_INVOKABLE void bring(const QList<QUrl>& files, bool toPlay);

  // Sheets.

  Q_INVOKABLE void openNewMatch(const QString& gameId, const QUrl& deck = {},
                                const QString& deckName = {});
  /// The match is left, and one of the same game with the same cards is proposed.
  Q_INVOKABLE void changeSeats();
  Q_INVOKABLE void openSettings();
  Q_INVOKABLE void closeSheet();
  /// The game's rules, at this one.
  Q_INVOKABLE void openRules(const QString& gameId, const QString& rule = {});
  /// What F1 opens: the rules of the game that the sheet or the table is about, else the help.
  Q_INVOKABLE void help();
  /// Closes rules and help.
  Q_INVOKABLE void closeRules();

 signals:
  /// The page is to be shown: another one, or the same again.
  void arrived();
  void matchChanged();
  void sheetChanged();
  void rulesChanged();
  /// Deck Studio, which is shown already, is to open this deck.
  void deckAsked(const QUrl& place);
  /// The program has died, and begins on the shelf: what was open then, one sentence, is opened by
  /// takeOffer(); until another page is shown.
  void offered(const QString& sentence);
  /// Something to be told; of a deck or match that `waits` until this one is left.
  void said(const QString& sentence, bool wrong, bool waits);

 private:
  /// Puts this on the table, or clears it.
  void lay(MatchController* match, Replay* replay = nullptr, Lesson* lesson = nullptr);
  void changeTable();
  void arrive();
  void setSheet(Sheet sheet);
  /// Where it is, as Settings::leftAt: kind of page, what it shows, what it is called. A match that
  /// is watched, and a lesson, aren't gone back to.
  [[nodiscard]] QStringList place() const;
  /// Keeps where it is, to begin there next time.
  void keepPlace() const;
  /// Notes that this is being opened, in case that kills the program.
  void note(const QStringList& place) const;
  void goTo(const QStringList& place);
  /// The name of what is open at such a place; "" on the shelf.
  [[nodiscard]] static QString nameAt(const QStringList& place);
  /// Tells what the last run left when it died.
  void tell(const shelf::RunNote::Left& left);
  /// Resumes the match, or watches it, or shows why neither can be.
  void open(const QString& matchId);
  void showBrought(const QString& matchId, int count, bool toPlay);

  MatchLibrary* library_ = nullptr;
  Settings* settings_ = nullptr;
  QPointer<MatchController> match_;
  QPointer<Replay> replay_;
  QPointer<Lesson> lesson_;
  bool analysing_ = false;
  QString result_;  ///< the match whose result lies below the replay; "": none does
  bool inLibrary_ = false;
  bool inStatistics_ = false;
  bool inStudio_ = false;
  QStringList offer_;
  QString chosenMatch_;
  QString statisticsPlayer_;
  QString statisticsGame_;
  QString statisticsMatch_;
  QString waiting_;  ///< a match that was brought while another was on the table
  QUrl deckPlace_;
  QString deckExample_;
  Sheet sheet_ = NoSheet;
  QString sheetGame_;
  QUrl sheetDeck_;
  QString sheetDeckName_;
  bool helping_ = false;
  QString rulesGame_;
  QString rule_;
};

}  // namespace raindelay
