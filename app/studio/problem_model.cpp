#include "studio/problem_model.h"

#include <algorithm>
#include <limits>

namespace raindelay {
namespace {

/// Messages are made to follow a place and a colon; alone they begin like a sentence, unless with a
/// name ("cards.csv has …").
QString asSentence(QString message) {
  const QString word = message.section(QLatin1Char(' '), 0, 0);
  if (std::all_of(word.begin(), word.end(), [](QChar letter) { return letter.isLetter(); })) {
    message.replace(0, 1, message.left(1).toUpper());
  }
  return message;
}

}  // namespace

int ProblemModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant ProblemModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= count()) return {};
  const deck::Problem& problem = problems_[static_cast<std::size_t>(index.row())];
  const deck::Site& site = problem.site;
  switch (role) {
    case TextRole:
      return asSentence(QString::fromStdString(problem.message()));
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
