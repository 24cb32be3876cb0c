#include "studio/problem_model.h"

#include <utility>

#include "deck/mend.h"
#include "deck/sheet.h"
#include "painter/problem_words.h"

namespace raindelay {
namespace {

/// The place: of what is wrong on several cards, that of the layout.
QString placeOf(deck::Problem problem, bool several) {
  if (several) {
    problem.site.row = 0;
    if (problem.site.line > 0) problem.site.file.clear();
  }
  return words::place(problem);
}

/// A spreadsheet is changed with its own program.
bool canMend(const deck::Problem& problem) {
  return problem.remedy && !(deck::changesTable(problem) && deck::isSheet(problem.site.file));
}

}  // namespace

int ProblemModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant ProblemModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= count()) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  const deck::Problem& problem = row.group.problem;
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
    case FixRole:
      return canMend(problem) ? words::fix(problem) : QString();
    default:
      return {};
  }
}

QHash<int, QByteArray> ProblemModel::roleNames() const {
  return {{TextRole, "sentence"},   {PlaceRole, "place"}, {ErrorRole, "error"},
          {CardsRole, "cards"},     {CodeRole, "code"},   {BackRole, "back"},
          {ElementRole, "element"}, {FileRole, "file"},   {LineRole, "line"},
          {ColumnRole, "column"},   {FixRole, "fix"}};
}

const deck::ProblemGroup* ProblemModel::group(int row) const {
  if (row < 0 || row >= count()) return nullptr;
  return &rows_[static_cast<std::size_t>(row)].group;
}

void ProblemModel::show(const deck::Problems& problems) {
  std::vector<deck::ProblemGroup> groups = problems.groups();
  std::vector<Row> rows;
  int errors = 0;
  for (deck::ProblemGroup& group : groups) {
    errors += group.problem.severity == deck::Severity::kError ? 1 : 0;
    QList<int> cards;
    for (const deck::Site& site : group.sites) {
      if (site.card) cards << static_cast<int>(*site.card);
    }
    rows.push_back({std::move(group), cards});
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
