#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "players/analysis.h"
#include "review/told_mistake.h"
#include "table/match_controller.h"
#include "table/thought.h"

namespace raindelay {

/// A match that is over, looked back at: each seat's chance to win from decision to decision, the
/// choices that cost most, and what of the result was choice and what luck. It takes seconds and is
/// done on other threads when it is asked for; what was found is kept in a folder beside the
/// library, which may be thrown away.
class MatchAnalysis : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by Replay")
  Q_PROPERTY(bool offered READ isOffered CONSTANT FINAL)
  Q_PROPERTY(bool going READ isGoing NOTIFY changed FINAL)
  Q_PROPERTY(bool done READ isDone NOTIFY changed FINAL)
  Q_PROPERTY(bool exact READ isExact NOTIFY changed FINAL)
  Q_PROPERTY(double progress READ progress NOTIFY progressChanged FINAL)
  Q_PROPERTY(QStringList curves READ curves CONSTANT FINAL)
  Q_PROPERTY(int curve READ curve WRITE setCurve NOTIFY changed FINAL)
  Q_PROPERTY(QString curveOf READ curveOf NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> curveStops READ curveStops NOTIFY changed FINAL)
  Q_PROPERTY(QList<double> curveChances READ curveChances NOTIFY changed FINAL)
  Q_PROPERTY(QString partName READ partName NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> partStops READ partStops NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> partNumbers READ partNumbers NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList mistakes READ mistakes NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList sides READ sides NOTIFY changed FINAL)
  Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)

 public:
  /// The choices of a seat that are named.
  static constexpr std::size_t kNamed = 3;

  /// `match` shows a match without undone lines; `stops` are the steps at which it can be watched,
  /// as Replay has them. `match` must outlive it.
  MatchAnalysis(const MatchController& match, std::vector<std::size_t> stops,
                QObject* parent = nullptr);

  /// Sets the folder in which results are kept, by default none. Results found there are shown.
  void setFolder(const QString& folder);
  /// Sets how far it looks, as players of that level do; by default as the game's best: a Hall of
  /// Famer where there is a solution.
  void setLevel(PlayerKind level);

  /// The match is over and the game is one that can be thought about.
  [[nodiscard]] bool isOffered() const { return analyst_ != nullptr; }
  [[nodiscard]] bool isGoing() const { return thought_.isGoing(); }
  [[nodiscard]] bool isDone() const { return analysis_.has_value(); }
  /// It is done, and a solution has told what choices cost.
  [[nodiscard]] bool isExact() const { return analysis_ && analysis_->isExact(); }
  /// The part of it that is done, 0 … 1.
  [[nodiscard]] double progress() const;
  Q_INVOKABLE void begin();
  Q_INVOKABLE void cancel();

  /// The seats whose curve can be shown, by name: where seats know different things, each has one
  /// of what it could know; of two who know the same one is enough.
  [[nodiscard]] QStringList curves() const;
  /// The one that is shown, and whose chance it is.
  [[nodiscard]] int curve() const { return curve_; }
  void setCurve(int curve);
  [[nodiscard]] QString curveOf() const;
  /// Stops of the replay, ascending, and its chance to win at each, 0 … 1; empty until it is done.
  [[nodiscard]] QList<int> curveStops() const;
  [[nodiscard]] QList<double> curveChances() const;

  /// The parts of the match in the game's own terms: what they are called ("Inning"), the stop at
  /// which each begins, and its number.
  [[nodiscard]] QString partName() const;
  [[nodiscard]] QList<int> partStops() const;
  [[nodiscard]] QList<int> partNumbers() const;

  /// A `mistake` for each choice that is named: those of one seat after the other, of each the
  /// worst first.
  [[nodiscard]] QVariantList mistakes() const;
  /// An `analysisSide` for each seat in that order, persons first.
  [[nodiscard]] QVariantList sides() const;
  /// The place of a mistake among its seat's in the order of the match, from 1; 0: there is no such
  /// mistake.
  Q_INVOKABLE [[nodiscard]] int placeOf(int mistake) const;
  /// How many its seat has.
  Q_INVOKABLE [[nodiscard]] int countOf(int mistake) const;
  /// The mistake of the same seat that came next in the match, or with `by` -1 before; -1 if there
  /// is none.
  Q_INVOKABLE [[nodiscard]] int beside(int mistake, int by) const;

  /// The reason why it couldn't be kept, one sentence; "" if it is.
  [[nodiscard]] const QString& problem() const { return problem_; }

  [[nodiscard]] const std::optional<Analysis>& found() const { return analysis_; }

 signals:
  void changed();
  void progressChanged();

 private:
  struct Point {
    int stop = 0;
    double chance = 0;
  };
  /// A part of the match.
  struct Part {
    int stop = 0;
    int number = 0;
  };
  [[nodiscard]] std::vector<Point> points() const;
  [[nodiscard]] int stopOf(std::size_t step) const;
  [[nodiscard]] QString nameOf(Seat seat) const;
  [[nodiscard]] Situation situationAt(std::size_t stop) const;
  [[nodiscard]] std::vector<Part> parts() const;
  /// The mistakes of the same seat, in the order of the match.
  [[nodiscard]] std::vector<int> likeIt(int mistake) const;
  /// Takes what was found, and puts it into words.
  void take(std::optional<Analysis> found);
  void putIntoWords();
  [[nodiscard]] QString file() const;
  void readKept();
  void keep();

  const MatchController* controller_;
  std::vector<std::size_t> stops_;
  PlayerKind level_ = PlayerKind::kAllStar;
  QString folder_;
  int curve_ = 0;
  std::unique_ptr<Analyst> analyst_;  ///< gives reasons; null unless offered
  std::optional<Analysis> analysis_;
  std::vector<ToldMistake> mistakes_;
  std::vector<AnalysisSide> sides_;
  QString problem_;
  std::shared_ptr<std::atomic<double>> part_;
  QTimer watch_;
  Thought<std::optional<Analysis>> thought_;
};

}  // namespace raindelay
