#include "table/log_model.h"

namespace raindelay {

int LogModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QHash<int, QByteArray> LogModel::roleNames() const {
  return {{LineRole, "line"}, {KindRole, "kind"},     {StepRole, "step"},
          {SeatRole, "seat"}, {UndoneRole, "undone"}, {HeadingRole, "heading"}};
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Line& line = lines_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case LineRole:
    case Qt::DisplayRole:
      return line.text;
    case KindRole:
      return line.kind;
    case StepRole:
      return line.step;
    case SeatRole:
      return line.seat;
    case UndoneRole:
      return line.undone;
    case HeadingRole:
      return line.heading;
    default:
      return {};
  }
}

int LogModel::lastBefore(int step) const {
  int last = count() - 1;
  while (last >= 0 && lines_[static_cast<std::size_t>(last)].step >= step) --last;
  return last;
}

void LogModel::append(Line line) {
  beginInsertRows({}, count(), count());
  lines_.push_back(std::move(line));
  endInsertRows();
  emit countChanged();
}

void LogModel::clear() {
  if (lines_.empty()) return;
  beginResetModel();
  lines_.clear();
  endResetModel();
  emit countChanged();
}

void LogModel::strikeFrom(int first) {
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    if (lines_[i].step < first || lines_[i].undone) continue;
    lines_[i].undone = true;
    const QModelIndex at = index(static_cast<int>(i));
    emit dataChanged(at, at, {UndoneRole});
  }
}

}  // namespace raindelay
