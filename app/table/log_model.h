#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QString>
#include <vector>

namespace raindelay {

/// The events, in words, as the looking seat may know them.
class LogModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchController")
  Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

 public:
  /// One line.
  struct Line {
    QString text;
    QString kind;          ///< id of the event
    int step = 0;          ///< number of the match's step that brought it
    int seat = -1;         ///< the one that acted; -1: chance
    bool undone = false;   ///< taken back since
    bool heading = false;  ///< opens a part of the match
  };
  enum Role { LineRole = Qt::UserRole + 1, KindRole, StepRole, SeatRole, UndoneRole, HeadingRole };
  Q_ENUM(Role)

  using QAbstractListModel::QAbstractListModel;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  /// All lines, the first first.
  [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
  [[nodiscard]] int count() const { return static_cast<int>(lines_.size()); }
  /// The last line of the steps before step `step`; -1 if there is none.
  Q_INVOKABLE [[nodiscard]] int lastBefore(int step) const;
  void append(Line line);
  void clear();
  /// Strikes out the lines of step `first` and after.
  void strikeFrom(int first);

 signals:
  void countChanged();

 private:
  std::vector<Line> lines_;
};

}  // namespace raindelay
