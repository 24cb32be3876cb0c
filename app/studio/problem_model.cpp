#include "studio/problem_model.h"

#include <algorithm>
#include <limits>

#include "painter/problem_words.h"

namespace raindelay {
namespace {

/// The place: of what is wrong on several cards, that of the layout.
QString placeOf(deck::Problem problem, bool several) {
  if (several) problem.site.row = 0;
  return words::place(problem);
}

}  // namespace

int ProblemModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant ProblemModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= count()) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  const deck::Problem& problem = row.problem;
  const deck::Site& site = problem.site;
  switch (role) {
    case TextRole:
      return words::sentence(problem);
    case PlaceRole:
      return placeOf(problem, row.cards.size() > 1);
    case ErrorRole:
      return problem.severity == deck::Severity::kError;
    case CardsRole:
      return QVariant::fromValue(row.cards);
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
          {CardsRole, "cards"},     {CodeRole, "code"},   {BackRole, "back"},
          {ElementRole, "element"}, {FileRole, "file"},   {LineRole, "line"},
          {ColumnRole, "column"}};
}

void ProblemModel::show(const deck::Problems& problems) {
  std::vector<deck::ProblemGroup> groups = problems.groups();
  const auto rank = [](const deck::ProblemGroup& group) {
    constexpr auto kNone = std::numeric_limits<std::size_t>::max();
    // (kNone + 1 is 0: what isn't about a card comes first.)
    return std::pair(group.problem.severity, group.problem.site.card.value_or(kNone) + 1);
  };
  std::stable_sort(groups.begin(), groups.end(),
                   [rank](const auto& a, const auto& b) { return rank(a) < rank(b); });
  std::vector<Row> rows;
  int errors = 0;
  for (deck::ProblemGroup& group : groups) {
    errors += group.problem.severity == deck::Severity::kError ? 1 : 0;
    QList<int> cards;
    for (const deck::Site& site : group.sites) {
      if (site.card) cards << static_cast<int>(*site.card);
    }
    rows.push_back({std::move(group.problem), cards});
  }
  if (rows == rows_ && more_ == problems.more()) return;
  beginResetModel();
  rows_ = std::move(rows);
  errors_ = errors;
  more_ = problems.more();
  endResetModel();
  emit changed();
}

}  // namespace raindelay
