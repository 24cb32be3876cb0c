#pragma once

#include <QCoreApplication>
#include <QString>

#include "players/analysis.h"
#include "review/told_mistake.h"
#include "table/match_controller.h"

namespace raindelay {

/// Puts into words what was found out about a match that is over.
class AnalysisWords {
  Q_DECLARE_TR_FUNCTIONS(AnalysisWords)

 public:
  /// Both must outlive it.
  AnalysisWords(const MatchController& match, const Analyst& analyst)
      : controller_(match), analyst_(analyst) {}

  /// The choice, which was made at this stop of the replay.
  [[nodiscard]] ToldMistake mistake(const JudgedChoice& choice, int stop) const;
  /// The seat's name; of a computer player with its level.
  [[nodiscard]] QString nameOf(Seat seat) const;
  /// The origins of its result: its choices, luck if the game has any, the others' choices.
  [[nodiscard]] QString balance(const Analysis& analysis, Seat seat) const;

 private:
  /// "8 %", "2 runs".
  [[nodiscard]] QString amountOf(double cost, bool byMargin) const;
  [[nodiscard]] QString told(const JudgedChoice& choice, const QString& amount) const;
  [[nodiscard]] QString chancesOf(const JudgedChoice& choice) const;
  [[nodiscard]] QString reasonOf(const JudgedChoice& choice, const AnyView& view) const;
  [[nodiscard]] QString ownChoices(const SeatBalance& balance, const QString& name) const;
  [[nodiscard]] QString label(Action action) const;

  const MatchController& controller_;
  const Analyst& analyst_;
};

}  // namespace raindelay
