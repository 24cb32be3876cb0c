#include "studio/card_grid.h"

#include <algorithm>

#include "studio/list_change.h"

namespace raindelay {

int CardGridModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : rows_;
}

QVariant CardGridModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rows_ || opened_->cards() <= index.row()) return {};
  const int card = index.row();
  const auto row = static_cast<std::size_t>(card);
  const deck::DataFrame& table = opened_->deck->cards;
  switch (role) {
    case CardRole:
      return card;
    case CodeRole:
      return QString::fromStdString(opened_->looks[row].code);
    case TitleRole:
      return QString::fromStdString(opened_->deck->title(row));
    case CopiesRole:
      return opened_->looks[row].copies;
    case SheetRowRole:
      return table.sheetRow(row);
    case ErrorsRole:
      return counts_.value(card).errors;
    case WarningsRole:
      return counts_.value(card).warnings;
    default:
      return {};
  }
}

QHash<int, QByteArray> CardGridModel::roleNames() const {
  return {{CardRole, "card"},         {CodeRole, "code"},         {TitleRole, "title"},
          {CopiesRole, "copies"},     {SheetRowRole, "sheetRow"}, {ErrorsRole, "errors"},
          {WarningsRole, "warnings"}, {ChosenRole, "chosen"}};
}

QStringList CardGridModel::columns() const {
  QStringList names;
  if (opened_ && opened_->deck) {
    for (const std::string& name : opened_->deck->cards.columns()) {
      names += QString::fromStdString(name);
    }
  }
  return names;
}

QString CardGridModel::cell(int card, int column) const {
  if (!opened_ || !opened_->deck || card < 0 || card >= opened_->cards()) return {};
  const deck::DataFrame& table = opened_->deck->cards;
  if (column < 0 || static_cast<std::size_t>(column) >= table.columns().size()) return {};
  return QString::fromStdString(
      table.at(static_cast<std::size_t>(card), static_cast<std::size_t>(column)));
}

QString CardGridModel::text(int card) const {
  QString text;
  if (!opened_ || !opened_->deck || card < 0 || card >= opened_->cards()) return text;
  const deck::DataFrame& table = opened_->deck->cards;
  for (std::size_t column = 0; column < table.columns().size(); ++column) {
    text += QString::fromStdString(table.at(static_cast<std::size_t>(card), column));
    text += QLatin1Char('\n');
  }
  return text;
}

int CardGridModel::cardOf(const QString& code) const {
  if (!opened_) return -1;
  const auto& looks = opened_->looks;
  const auto found = std::find_if(looks.begin(), looks.end(), [&](const deck::CardLooks& card) {
    return QString::fromStdString(card.code) == code;
  });
  return found == looks.end() ? -1 : static_cast<int>(found - looks.begin());
}

void CardGridModel::show(std::shared_ptr<const OpenedDeck> opened) {
  const std::vector<deck::CardLooks> none;
  const auto& before = opened_ ? opened_->looks : none;
  const auto& after = opened ? opened->looks : none;
  const auto [first, removed, added] = listChange(
      before, after,
      [](const deck::CardLooks& a, const deck::CardLooks& b) { return a.code == b.code; });
  // (`before` may go with its deck.)
  if (removed > 0) {
    beginRemoveRows({}, first, first + removed - 1);
    rows_ -= removed;
  }
  const auto old = std::exchange(opened_, std::move(opened));
  counts_.clear();
  if (removed > 0) endRemoveRows();
  if (added > 0) {
    beginInsertRows({}, first, first + added - 1);
    rows_ += added;
    endInsertRows();
  }
  if (rows_ > 0) emit dataChanged(index(0), index(rows_ - 1));
}

void CardGridModel::showProblems(const deck::Problems& problems) {
  QHash<int, Count> counts;
  for (const deck::Problem& problem : problems.list()) {
    if (!problem.site.card) continue;
    Count& count = counts[static_cast<int>(*problem.site.card)];
    ++(problem.severity == deck::Severity::kError ? count.errors : count.warnings);
  }
  if (counts == counts_) return;
  counts_ = std::move(counts);
  if (rows_ > 0) emit dataChanged(index(0), index(rows_ - 1), {ErrorsRole, WarningsRole});
}

CardView::CardView(QObject* parent) : QSortFilterProxyModel(parent) {
  for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
    connect(this, signal, this, &CardView::tell);
  }
  connect(this, &QAbstractItemModel::modelReset, this, &CardView::tell);
  connect(this, &QAbstractItemModel::layoutChanged, this, &CardView::tell);
}

void CardView::tell() {
  if (!filtering_) emit changed();
}

void CardView::filter() {
  filtering_ = true;
  invalidateFilter();
  filtering_ = false;
  tell();
}

void CardView::setCards(CardGridModel* cards) {
  if (cards_ == cards) return;
  cards_ = cards;
  setSourceModel(cards);
  applyOrder();
  emit cardsChanged();
}

void CardView::setSearch(const QString& search) {
  if (search_ == search) return;
  search_ = search;
  words_ = search.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  filter();
  emit searchChanged();
}

void CardView::setSearchColumn(int column) {
  if (searchColumn_ == column) return;
  searchColumn_ = column;
  filter();
  emit searchChanged();
}

void CardView::setOrderColumn(int column) {
  if (orderColumn_ == column) return;
  orderColumn_ = column;
  applyOrder();
  emit orderChanged();
}

void CardView::setDescending(bool descending) {
  if (descending_ == descending) return;
  descending_ = descending;
  applyOrder();
  emit orderChanged();
}

void CardView::applyOrder() {
  if (cards_ == nullptr) return;
  // (Sorting by column -1 would give back the table's order, but only upwards.)
  invalidate();
  sort(0, descending_ ? Qt::DescendingOrder : Qt::AscendingOrder);
}

QVariant CardView::data(const QModelIndex& index, int role) const {
  if (role != CardGridModel::ChosenRole) return QSortFilterProxyModel::data(index, role);
  return chosen_.contains(QSortFilterProxyModel::data(index, CardGridModel::CodeRole).toString());
}

void CardView::markChosen(const QSet<QString>& codes) {
  chosen_ = codes;
  if (count() > 0) {
    emit dataChanged(index(0, 0), index(count() - 1, 0), {CardGridModel::ChosenRole});
  }
}

int CardView::rowOf(int card) const {
  if (cards_ == nullptr || card < 0 || card >= cards_->rowCount()) return -1;
  return mapFromSource(cards_->index(card)).row();
}

QList<int> CardView::shown() const {
  QList<int> cards;
  for (int row = 0; row < rowCount(); ++row) cards << cardAt(row);
  return cards;
}

int CardView::cardAt(int row) const {
  return mapToSource(index(row, 0)).row();
}

bool CardView::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const {
  if (words_.isEmpty()) return true;
  const QString text = searchColumn_ >= 0 ? cards_->cell(row, searchColumn_) : cards_->text(row);
  return std::all_of(words_.begin(), words_.end(), [&text](const QString& word) {
    return text.contains(word, Qt::CaseInsensitive);
  });
}

bool CardView::lessThan(const QModelIndex& left, const QModelIndex& right) const {
  if (orderColumn_ >= 0) {
    const QString a = cards_->cell(left.row(), orderColumn_);
    const QString b = cards_->cell(right.row(), orderColumn_);
    bool aIsNumber = false, bIsNumber = false;
    const double x = a.toDouble(&aIsNumber), y = b.toDouble(&bIsNumber);
    if (aIsNumber != bIsNumber) return aIsNumber;
    if (aIsNumber && x != y) return x < y;
    if (!aIsNumber) {
      if (const int order = QString::localeAwareCompare(a, b); order != 0) return order < 0;
    }
  }
  return left.row() < right.row();
}

}  // namespace raindelay
