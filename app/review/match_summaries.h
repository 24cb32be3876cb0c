#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QString>
#include <vector>

#include "shelf/match_summary.h"

namespace raindelay {

/// Matches that statistics are made of, whoever keeps them.
class MatchSummaries : public QAbstractListModel {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  using QAbstractListModel::QAbstractListModel;

  /// In no order; they last until summariesChanged.
  [[nodiscard]] virtual std::vector<const shelf::MatchSummary*> summaries() const = 0;
  /// The id of the match that one of them is of.
  [[nodiscard]] virtual QString matchId(const shelf::MatchSummary& summary) const = 0;

 signals:
  /// There are others, or what is told of them is in another language.
  void summariesChanged();
};

}  // namespace raindelay
