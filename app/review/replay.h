#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "review/mark_model.h"
#include "review/match_analysis.h"
#include "table/match_controller.h"

namespace raindelay {

/// A match of earlier days, watched at any of its stops: the decisions, one after the other, and
/// the end. What was taken back then isn't part of it.
class Replay : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchLibrary")
  Q_PROPERTY(raindelay::MatchController* match READ match CONSTANT FINAL)
  Q_PROPERTY(raindelay::MarkModel* marks READ marks CONSTANT FINAL)
  Q_PROPERTY(raindelay::MatchAnalysis* analysis READ analysis CONSTANT FINAL)
  Q_PROPERTY(QStringList viewers READ viewers CONSTANT FINAL)
  Q_PROPERTY(int viewer READ viewer WRITE setViewer NOTIFY changed FINAL)
  Q_PROPERTY(bool covered READ isCovered CONSTANT FINAL)
  Q_PROPERTY(bool canBranch READ canBranch CONSTANT FINAL)
  Q_PROPERTY(int stop READ stop WRITE seek NOTIFY changed FINAL)
  Q_PROPERTY(int last READ last CONSTANT FINAL)
  Q_PROPERTY(int mistake READ mistake NOTIFY changed FINAL)
  Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY changed FINAL)
  Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY changed FINAL)

 public:
  /// Stands at the beginning. `controller` shows a match without undone lines (withoutUndone) that
  /// nobody plays.
  explicit Replay(std::unique_ptr<MatchController> controller, QObject* parent = nullptr);
  ~Replay() override;

  [[nodiscard]] MatchController* match() const { return controller_.get(); }
  [[nodiscard]] MarkModel* marks() { return &marks_; }
  /// The match as it looks to somebody who thinks about each of its choices.
  [[nodiscard]] MatchAnalysis* analysis() { return &analysis_; }
  /// The players who may be looked over the shoulder, by name: first everybody with all cards open,
  /// then each seat. Only everybody, where there are no secrets. While it isn't over, only its one
  /// person; of several, what everybody knows.
  [[nodiscard]] QStringList viewers() const;
  /// The viewer whose view is shown: a row of viewers().
  [[nodiscard]] int viewer() const { return viewer_; }
  void setViewer(int viewer);
  /// It isn't over, and what only some of its players know stays covered.
  [[nodiscard]] bool isCovered() const { return viewpoint() == Viewpoint::bystander(); }

  /// A new match may begin at any of its stops: draws come there as they came here, which nobody is
  /// to know before this one is over, unless it is for practice.
  [[nodiscard]] bool canBranch() const;

  /// From 0, the beginning, to last(), where the match stands.
  [[nodiscard]] int stop() const { return stop_; }
  [[nodiscard]] int last() const { return static_cast<int>(stops_.size()) - 1; }
  /// Shows the table at this stop, at once; what is beyond the ends means the end.
  void seek(int stop);
  /// Goes on by one stop, which is played, or back.
  Q_INVOKABLE void forward();
  Q_INVOKABLE void back();
  /// Right after what a line of the log tells, by the number of its step.
  Q_INVOKABLE void seekToStep(int step);
  /// To where it comes about, and plays it.
  Q_INVOKABLE void playStep(int step);
  /// To the next mark of this weight or more (MarkModel::Weight), or back to the one before. Where
  /// none of them follows any more (the last inning, the only hand), any mark counts; the last is
  /// the end, the first the beginning.
  Q_INVOKABLE void forwardToMark(int weight);
  Q_INVOKABLE void backToMark(int weight);

  /// The mistake that is looked at, of analysis()->mistakes(); -1: none.
  [[nodiscard]] int mistake() const { return mistake_; }
  /// Shows the table as it was before this mistake, which is looked at from now on; -1: none is any
  /// more, and the table stays.
  Q_INVOKABLE void lookAt(int mistake);

  /// Stop follows stop by itself, up to the last.
  [[nodiscard]] bool playing() const { return playing_; }
  void setPlaying(bool playing);
  /// Of playing: 1 leaves a second and the time of its movements to each stop.
  [[nodiscard]] double speed() const { return speed_; }
  void setSpeed(double speed);
  /// Sets how long a movement takes at the speed 1, milliseconds.
  void setMotionMs(int ms);

  /// The step of the match before which it stands.
  [[nodiscard]] std::size_t step() const { return stops_[static_cast<std::size_t>(stop_)]; }

 signals:
  void changed();

 private:
  [[nodiscard]] Viewpoint viewpoint() const;
  /// The first stop after this one with a mark of the weight or more.
  [[nodiscard]] std::optional<int> nextMark(int weight) const;
  void show(int stop, bool played);
  void wait();

  std::unique_ptr<MatchController> controller_;
  std::vector<Viewpoint> viewpoints_;  ///< a viewer's each
  std::vector<std::size_t> stops_;     ///< steps before which somebody decides, and the end
  MarkModel marks_;
  MatchAnalysis analysis_;
  int viewer_ = 0;
  int stop_ = 0;
  int mistake_ = -1;
  bool playing_ = false;
  double speed_ = 1;
  int motionMs_ = Playback::kUsualMotionMs;
  QTimer timer_;
};

}  // namespace raindelay
