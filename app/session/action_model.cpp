#include "session/action_model.h"

namespace raindelay {

int ActionModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QHash<int, QByteArray> ActionModel::roleNames() const {
  return {{TextRole, "text"},           {LabelRole, "label"},         {IsButtonRole, "isButton"},
          {AllowedRole, "allowed"},     {ReasonRole, "reason"},       {FromPlaceRole, "fromPlace"},
          {FromOrderRole, "fromOrder"}, {ToPlaceRole, "toPlace"}};
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
    default:
      return {};
  }
}

void ActionModel::setEntries(std::vector<Entry> entries) {
  beginResetModel();
  entries_ = std::move(entries);
  endResetModel();
  emit countChanged();
}

}  // namespace raindelay
