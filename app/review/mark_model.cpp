#include "review/mark_model.h"

namespace raindelay {

int MarkModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QHash<int, QByteArray> MarkModel::roleNames() const {
  return {{StopRole, "stop"}, {WeightRole, "weight"}, {WordsRole, "words"}};
}

QVariant MarkModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Mark& mark = marks_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case StopRole:
      return mark.stop;
    case WeightRole:
      return mark.weight;
    case WordsRole:
    case Qt::DisplayRole:
      return mark.text;
    default:
      return {};
  }
}

void MarkModel::setMarks(std::vector<Mark> marks) {
  beginResetModel();
  marks_ = std::move(marks);
  endResetModel();
  emit countChanged();
}

}  // namespace raindelay
