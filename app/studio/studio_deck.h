#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QThreadPool>
#include <QUrl>
#include <atomic>
#include <memory>
#include <optional>

#include "deck/open.h"
#include "shelf/deck_game.h"
#include "studio/card_grid.h"
#include "studio/deck_edits.h"
#include "studio/deck_watcher.h"
#include "studio/face_painter.h"
#include "studio/problem_model.h"

namespace raindelay {

/// A deck that is open in Deck Studio: read from its folder, archive or table beside the UI thread,
/// read again when something there is written. If it can't be read any more, what was read last
/// stays.
class StudioDeck : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::CardGridModel* cards READ cards CONSTANT FINAL)
  Q_PROPERTY(raindelay::ProblemModel* problems READ problems CONSTANT FINAL)
  Q_PROPERTY(raindelay::DeckEdits* edits READ edits CONSTANT FINAL)
  Q_PROPERTY(QString folder READ folder NOTIFY placeChanged FINAL)
  Q_PROPERTY(QString example READ example NOTIFY placeChanged FINAL)
  Q_PROPERTY(bool proposed READ isProposed NOTIFY placeChanged FINAL)
  Q_PROPERTY(bool chosen READ isChosen NOTIFY placeChanged FINAL)
  Q_PROPERTY(bool reading READ isReading NOTIFY changed FINAL)
  Q_PROPERTY(bool checking READ isChecking NOTIFY changed FINAL)
  Q_PROPERTY(bool readable READ isReadable NOTIFY changed FINAL)
  Q_PROPERTY(bool stale READ isStale NOTIFY changed FINAL)
  Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
  Q_PROPERTY(int count READ count NOTIFY changed FINAL)
  Q_PROPERTY(QString tally READ tally NOTIFY changed FINAL)
  Q_PROPERTY(QStringList columns READ columns NOTIFY changed FINAL)
  Q_PROPERTY(double cardWidth READ cardWidth NOTIFY changed FINAL)
  Q_PROPERTY(double cardHeight READ cardHeight NOTIFY changed FINAL)
  Q_PROPERTY(double corner READ corner NOTIFY changed FINAL)
  Q_PROPERTY(double bleed READ bleed NOTIFY changed FINAL)
  Q_PROPERTY(double safe READ safe NOTIFY changed FINAL)
  Q_PROPERTY(QUrl address READ address NOTIFY placeChanged FINAL)
  Q_PROPERTY(QString game READ game NOTIFY changed FINAL)
  Q_PROPERTY(QString whyNoGame READ whyNoGame NOTIFY changed FINAL)
  Q_PROPERTY(bool checks READ checks WRITE setChecks NOTIFY checksChanged FINAL)

 public:
  explicit StudioDeck(QObject* parent = nullptr);
  ~StudioDeck() override;

  [[nodiscard]] CardGridModel* cards() { return &cards_; }
  [[nodiscard]] ProblemModel* problems() { return &problems_; }
  [[nodiscard]] DeckEdits* edits() { return &edits_; }
  [[nodiscard]] FacePainter& painter() { return painter_; }
  [[nodiscard]] const std::shared_ptr<const OpenedDeck>& opened() const { return opened_; }

  /// The deck's folder on the disk, or the one that its archive lies in; "" if there is none, or it
  /// is an example.
  [[nodiscard]] QString folder() const { return folderPath_; }
  /// The game whose cards these are, if the deck is a built-in one.
  [[nodiscard]] QString example() const { return example_; }
  /// The table or the archive that was opened; "" for a folder.
  [[nodiscard]] QString place() const { return place_; }
  /// It is a table alone: its layout is a proposal, which nobody has kept.
  [[nodiscard]] bool isProposed() const { return proposed_; }
  /// Of a table alone: what its layout is proposed by.
  [[nodiscard]] const deck::ImportAnswers& answers() const { return source_.answers; }
  /// Has it proposed by others; or by the likeliest ones again.
  void setAnswers(const deck::ImportAnswers& answers);
  void answerAnew();
  /// Others than the likeliest answers were given.
  [[nodiscard]] bool isAnswered() const { return answered_; }
  /// True if a deck was chosen, readable or not.
  [[nodiscard]] bool isChosen() const { return source_.folder != nullptr; }
  /// It is being read, or another one opened: what is shown may be older.
  [[nodiscard]] bool isReading() const { return reading_ || opening_; }
  /// Not all of its problems are known yet.
  [[nodiscard]] bool isChecking() const { return checking_; }
  /// There are cards to show.
  [[nodiscard]] bool isReadable() const { return opened_ && opened_->deck; }
  /// The files can't be read as a deck any more: what is shown is how it was before.
  [[nodiscard]] bool isStale() const { return stale_; }
  [[nodiscard]] QString name() const;
  /// Different cards.
  [[nodiscard]] int count() const { return opened_ ? opened_->cards() : 0; }
  /// Their number, and that with their copies, in words.
  [[nodiscard]] QString tally() const;
  [[nodiscard]] QStringList columns() const { return cards_.columns(); }
  /// Of the trimmed card, mm; 0 without a deck. The others as deck.yaml has them, mm.
  [[nodiscard]] double cardWidth() const { return deckOr0(&deck::Deck::width); }
  [[nodiscard]] double cardHeight() const { return deckOr0(&deck::Deck::height); }
  [[nodiscard]] double corner() const { return deckOr0(&deck::Deck::corner); }
  [[nodiscard]] double bleed() const { return deckOr0(&deck::Deck::bleed); }
  [[nodiscard]] double safe() const { return deckOr0(&deck::Deck::safe); }

  /// The place for open() to open it again; empty if it is an example.
  [[nodiscard]] QUrl address() const;
  /// The game that can be played with the deck, by its id; "" if none can, or that isn't known yet.
  [[nodiscard]] QString game() const;
  /// The reason none can, one sentence: what is missing to the nearest one. "" if one can.
  [[nodiscard]] QString whyNoGame() const;

  /// True if its problems are looked for. Not for a deck that is only looked at.
  [[nodiscard]] bool checks() const { return checks_; }
  void setChecks(bool checks);

  /// Opens a deck: a folder or its deck.yaml, a ZIP file of one, or a table alone, whose layout is
  /// a proposal. Looked into beside the UI thread: `openedFrom` tells that it is chosen. What can't
  /// be opened is told by `failed` and changes nothing.
  Q_INVOKABLE void open(const QUrl& place);
  /// Opens the cards of a game of ours.
  Q_INVOKABLE void openExample(const QString& gameId);
  /// Opens a deck to begin with, to look at, by its template's id.
  Q_INVOKABLE void openTemplate(const QString& id);
  /// Writes the tour's example again and opens that copy. "" if that went well, else why not.
  Q_INVOKABLE QString openTour();
  /// Opens another one's deck as it was when that one opened it: nothing changes it any more.
  Q_INVOKABLE void openBeginning(const raindelay::StudioDeck* of);
  Q_INVOKABLE void close();

  /// The cell of a card, by the column's place in `columns`.
  Q_INVOKABLE QString cell(int card, int column) const { return cards_.cell(card, column); }
  /// The code of a card; "" if there is none.
  Q_INVOKABLE QString codeOf(int card) const;
  /// The card with this code; -1 if there is none.
  Q_INVOKABLE int cardOf(const QString& code) const { return cards_.cardOf(code); }

  /// The number of faces painted since the program was started: for tests.
  Q_INVOKABLE int facesPainted() const { return painter_.count(); }
  /// Ends when nothing is being read: for tests.
  void waitForReading();

 signals:
  void placeChanged();
  /// Something of the deck is new.
  void changed();
  void checksChanged();
  void failed(const QString& sentence);
  /// A deck of the disk was opened: its folder, or the file that is the whole of it.
  void openedFrom(const QString& path);

 private:
  // Chooses what open() found, unless it found nothing.
  void chooseOpened(const deck::Checked<deck::DeckSource>& source, const QString& path);
  void choose(deck::DeckSource source, const QString& place, const QString& example);
  // Opens the deck's place again, if it has one.
  void readAgain();
  // Reads a deck, or opens what is at `place` again, if one is given.
  void read(const deck::DeckSource& source, const QString& place);
  /// Shows the deck as it was read last.
  void take(const std::shared_ptr<const OpenedDeck>& opened);
  void check();
  void show(std::shared_ptr<const OpenedDeck> opened);
  [[nodiscard]] double deckOr0(double deck::Deck::*member) const {
    return isReadable() ? opened_->deck.get()->*member : 0;
  }

  deck::DeckSource source_;
  std::shared_ptr<const deck::Folder> beginning_;  // the folder as it was read first
  QString folderPath_, example_;
  QString place_;  // a table or an archive that is opened again at each reading
  std::shared_ptr<const OpenedDeck> opened_;  // the one that is shown
  bool answered_ = false;                     // somebody has said others than the likeliest answers
  bool proposed_ = false, opening_ = false, reading_ = false, checking_ = false, stale_ = false;
  bool checks_ = true;
  int asked_ = 0;  // how often a deck was asked for: who asked before the last one gets none
  std::optional<shelf::DeckGame> game_;  // of the deck that was checked last
  /// The number of the reading that is awaited: the others' results come too late.
  std::shared_ptr<std::atomic<int>> awaited_ = std::make_shared<std::atomic<int>>(0);

  CardGridModel cards_;
  ProblemModel problems_;
  QThreadPool reader_, checker_;
  DeckEdits edits_{reader_};
  DeckWatcher watcher_;
  FacePainter painter_;
  FitGroups fitGroups_;  // of the reader's thread
};

}  // namespace raindelay
