#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QString>
#include <vector>

namespace raindelay {

/// Stops of a replay that are looked for: where a part of the match begins, where the score
/// changed.
class MarkModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by Replay")
  Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

 public:
  /// The weight of a mark: each includes those above it.
  enum Weight { Turn, Out, Score, Part };
  Q_ENUM(Weight)
  /// One mark.
  struct Mark {
    int stop = 0;
    Weight weight = Part;
    QString text;  ///< the event there, as the log tells it
  };
  enum Role { StopRole = Qt::UserRole + 1, WeightRole, WordsRole };
  Q_ENUM(Role)

  using QAbstractListModel::QAbstractListModel;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(marks_.size()); }
  /// In the order of their stops.
  [[nodiscard]] const std::vector<Mark>& marks() const { return marks_; }
  void setMarks(std::vector<Mark> marks);

 signals:
  void countChanged();

 private:
  std::vector<Mark> marks_;
};

}  // namespace raindelay
