#include "studio/problem_model.h"

#include <algorithm>
#include <limits>

namespace raindelay {

int ProblemModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant ProblemModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= count()) return {};
  const deck::Problem& problem = problems_[static_cast<std::size_t>(index.row())];
  const deck::Site& site = problem.site;
  switch (role) {
    case TextRole:
      return QString::fromStdString(problem.message());
    case PlaceRole:
      return QString::fromStdString(problem.where());
    case ErrorRole:
      return problem.severity == deck::Severity::kError;
    case CardRole:
      return site.card ? static_cast<int>(*site.card) : -1;
    case CodeRole:
      return QString::fromStdString(site.code);
    case BackRole:
      return site.side == deck::Side::kBack;
    case ElementRole:
      return QString::fromStdString(site.element);
    case FileRole:
      return QString::fromStdString(site.file);
    case LineRole:
      return site.line;
    case ColumnRole:
      return QString::fromStdString(site.column);
    default:
      return {};
  }
}

QHash<int, QByteArray> ProblemModel::roleNames() const {
  return {{TextRole, "sentence"},   {PlaceRole, "place"}, {ErrorRole, "error"},
          {CardRole, "card"},       {CodeRole, "code"},   {BackRole, "back"},
          {ElementRole, "element"}, {FileRole, "file"},   {LineRole, "line"},
          {ColumnRole, "column"}};
}

void ProblemModel::show(const deck::Problems& problems) {
  std::vector<deck::Problem> list = problems.list();
  const auto rank = [](const deck::Problem& problem) {
    constexpr auto kNone = std::numeric_limits<std::size_t>::max();
    // (kNone + 1 is 0: what isn't about a card comes first.)
    return std::pair(problem.severity, problem.site.card.value_or(kNone) + 1);
  };
  std::stable_sort(list.begin(), list.end(),
                   [rank](const auto& a, const auto& b) { return rank(a) < rank(b); });
  if (list == problems_ && more_ == problems.more()) return;
  beginResetModel();
  problems_ = std::move(list);
  errors_ = static_cast<int>(problems.errors());
  more_ = problems.more();
  endResetModel();
  emit changed();
}

}  // namespace raindelay
