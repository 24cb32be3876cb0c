#pragma once

#include <QPointer>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <functional>
#include <memory>

#include "journeys/hand.h"
#include "match/match.h"
#include "privacy/show.h"
#include "review/replay.h"
#include "support/dump.h"
#include "table/match_controller.h"

namespace raindelay::privacy {

/// The program in its window, with a match at the table; everything is shown at once.
class Stage {
 public:
  Stage();
  ~Stage();
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  /// Resumes this match, as if its record had been opened: nobody looks yet. With a script it is
  /// that which decides.
  void open(const Match& match, Deciders::Script script = {});
  /// Watches this match, at its last stop.
  Replay& watch(const Match& match);
  [[nodiscard]] MatchController& table() const { return *table_; }
  [[nodiscard]] QQuickWindow& window() const { return hand_->window(); }

  /// All that is to be seen in the frames that follow on something done, the very next one first,
  /// while the table moves as it does for people.
  [[nodiscard]] test::Dump filmed(const std::function<void()>& done);

  /// Puts this QML into the window (a leak, to see that it is found); it goes with the match.
  void plant(const QString& qml);

  /// Lets the program work until all that it shows is there: to be called after whatever was done.
  void settle();

  /// All that can be seen, heard and asked of what the window shows now, but for `handled`.
  [[nodiscard]] test::Dump shown();
  /// Everything seen while pieces are dragged, and while they are looked at closely.
  [[nodiscard]] test::Dump handled();

  /// The library's view of the table at which this match was left: the picture, what it was taken
  /// of, what is said of the match, and what it adds to the players' statistics.
  [[nodiscard]] test::Dump pictured(const Match& match);

  // The parts of `shown`.
  [[nodiscard]] test::Dump objects() const;
  [[nodiscard]] test::Dump accessible() const;
  [[nodiscard]] test::Dump pixels() const;
  [[nodiscard]] test::Dump title() const;
  /// The clipboard's content after everything that copies was asked to.
  [[nodiscard]] test::Dump clipboard();
  /// The text written to the error output since the last call.
  [[nodiscard]] test::Dump written();

  /// The things of a table that exist: each object from the game's own files, from the files of
  /// tables, or from a model with rows. None of them may be there while nobody looks.
  [[nodiscard]] QStringList tableThings();
  /// The objects among them, to see that they are gone later.
  [[nodiscard]] QList<QPointer<QObject>> tableObjects();

 private:
  void clear();
  /// Puts a match at the table, to be played or watched.
  void lay(MatchController* table, Replay* replay);
  /// Writes the match's record to a file of its own in the folder, and gives its path.
  [[nodiscard]] QString keep(const Match& match, const QString& folder);
  /// The file of the tables, of the hand-over screen or of the game's page that an object is from.
  [[nodiscard]] QString tableFileOf(QObject& object) const;

  /// The program looks its folders up once, so all stages have one home.
  static QTemporaryDir& home();

  static inline int opened_ = 0;
  std::unique_ptr<QQmlApplicationEngine> engine_;
  std::unique_ptr<journey::Hand> hand_;
  QObject* pages_ = nullptr;
  MatchController* table_ = nullptr;
  QList<QPointer<QObject>> planted_;
};

/// Tests of one kind share a stage.
template <class Test>
class OnStage : public Test {
 public:
  static void SetUpTestSuite() { stage_ = std::make_unique<Stage>(); }
  static void TearDownTestSuite() { stage_.reset(); }

 protected:
  [[nodiscard]] static Stage& stage() { return *stage_; }
  [[nodiscard]] static MatchController& table() { return stage_->table(); }

 private:
  static inline std::unique_ptr<Stage> stage_;
};

}  // namespace raindelay::privacy
