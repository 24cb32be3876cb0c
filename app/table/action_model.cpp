#include "table/action_model.h"

#include <algorithm>

namespace raindelay {

int ActionModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QHash<int, QByteArray> ActionModel::roleNames() const {
  return {{TextRole, "text"},           {LabelRole, "label"},     {IsButtonRole, "isButton"},
          {AllowedRole, "allowed"},     {ReasonRole, "reason"},   {FromPlaceRole, "fromPlace"},
          {FromOrderRole, "fromOrder"}, {ToPlaceRole, "toPlace"}, {KeyRole, "keyName"}};
}

QVariant ActionModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Entry& entry = entries_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case TextRole:
      return entry.text;
    case LabelRole:
      return entry.label;
    case IsButtonRole:
      return entry.button;
    case AllowedRole:
      return entry.allowed;
    case ReasonRole:
      return entry.reason;
    case FromPlaceRole:
      return entry.from;
    case FromOrderRole:
      return entry.order;
    case ToPlaceRole:
      return entry.to;
    case KeyRole:
      return entry.key;
    default:
      return {};
  }
}

void ActionModel::setEntries(std::vector<Entry> entries) {
  const int before = count();
  for (int row = count() - 1; row >= 0; --row) {
    if (rowOf(entries_[static_cast<std::size_t>(row)].text, entries, 0) < 0) removeAt(row);
  }
  for (int row = 0; row < static_cast<int>(entries.size()); ++row) {
    Entry& entry = entries[static_cast<std::size_t>(row)];
    const int now = rowOf(entry.text, entries_, row);
    if (now < 0) {
      beginInsertRows({}, row, row);
      entries_.insert(entries_.begin() + row, std::move(entry));
      endInsertRows();
      continue;
    }
    if (now != row) {
      beginMoveRows({}, now, now, {}, row);
      std::rotate(entries_.begin() + row, entries_.begin() + now, entries_.begin() + now + 1);
      endMoveRows();
    }
    if (entries_[static_cast<std::size_t>(row)] == entry) continue;
    entries_[static_cast<std::size_t>(row)] = std::move(entry);
    emit dataChanged(index(row), index(row));
  }
  while (count() > static_cast<int>(entries.size())) removeAt(count() - 1);
  if (count() != before) emit countChanged();
}

int ActionModel::rowOf(const QString& text, const std::vector<Entry>& entries, int from) {
  for (auto row = static_cast<std::size_t>(from); row < entries.size(); ++row) {
    if (entries[row].text == text) return static_cast<int>(row);
  }
  return -1;
}

void ActionModel::removeAt(int row) {
  beginRemoveRows({}, row, row);
  entries_.erase(entries_.begin() + row);
  endRemoveRows();
}

}  // namespace raindelay
