#include "studio/deck_comparison.h"

#include <algorithm>

#include "deck/compare.h"
#include "deck/difference.h"
#include "studio/list_change.h"

namespace raindelay {

DeckComparison::DeckComparison(QObject* parent) : QAbstractListModel(parent) {
  connect(this, &DeckComparison::decksChanged, this, &DeckComparison::compare);
}

int DeckComparison::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant DeckComparison::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= count()) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case CardRole:
      return row.card;
    case OtherCardRole:
      return row.other;
    case CodeRole:
      return row.code;
    case TitleRole: {
      const int side = row.card >= 0 ? 1 : 0;
      if (decks_[side] == nullptr) return row.code;
      CardGridModel* cards = decks_[side]->cards();
      return cards->data(cards->index(side == 1 ? row.card : row.other), CardGridModel::TitleRole);
    }
    case KindRole:
      return row.kind;
    case FrontRole:
      return row.front;
    case BackRole:
      return row.back;
    case FirstRole:
      return index.row() == 0 || rows_[static_cast<std::size_t>(index.row()) - 1].kind != row.kind;
    default:
      return {};
  }
}

QHash<int, QByteArray> DeckComparison::roleNames() const {
  return {{CardRole, "card"},        {OtherCardRole, "otherCard"}, {CodeRole, "code"},
          {TitleRole, "title"},      {KindRole, "kind"},           {FrontRole, "frontDiffers"},
          {BackRole, "backDiffers"}, {FirstRole, "firstOfKind"}};
}

int DeckComparison::rowOf(const QString& code) const {
  const auto found =
      std::find_if(rows_.begin(), rows_.end(), [&](const Row& row) { return row.code == code; });
  return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

void DeckComparison::setSide(std::size_t side, StudioDeck* deck) {
  if (decks_[side] == deck) return;
  if (decks_[side] != nullptr) decks_[side]->disconnect(this);
  decks_[side] = deck;
  if (deck != nullptr) connect(deck, &StudioDeck::changed, this, &DeckComparison::compare);
  emit decksChanged();
}

std::vector<DeckComparison::Row> DeckComparison::rowsNow() const {
  std::vector<Row> rows;
  const auto& [before, after] = compared_;
  if (!before || !before->deck || !after || !after->deck) return rows;
  for (const deck::CardChange& change : deck::compareLooks(before->looks, after->looks)) {
    Row row;
    row.front = change.front;
    row.back = change.back;
    if (change.before) row.other = static_cast<int>(*change.before);
    if (change.after) row.card = static_cast<int>(*change.after);
    row.code = QString::fromStdString(change.after ? after->looks[*change.after].code
                                                   : before->looks[*change.before].code);
    if (!change.before) {
      row.kind = New;
    } else if (!change.after) {
      row.kind = Gone;
    } else if (change.changed() || !deck::changedCells(before->deck->cards, *change.before,
                                                       after->deck->cards, *change.after)
                                        .empty()) {
      row.kind = Different;
    }
    rows.push_back(row);
  }
  std::stable_sort(rows.begin(), rows.end(),
                   [](const Row& a, const Row& b) { return a.kind < b.kind; });
  return rows;
}

void DeckComparison::compare() {
  bool isNew = false;
  for (std::size_t side = 0; side < 2; ++side) {
    auto opened = decks_[side] != nullptr ? decks_[side]->opened() : nullptr;
    isNew = isNew || opened != compared_[side];
    compared_[side] = std::move(opened);
  }
  if (!isNew) return;
  std::vector<Row> rows = rowsNow();
  const auto [first, removed, added] = listChange(
      rows_, rows, [](const Row& a, const Row& b) { return a.code == b.code && a.kind == b.kind; });
  if (removed > 0) {
    beginRemoveRows({}, first, first + removed - 1);
    rows_.erase(rows_.begin() + first, rows_.begin() + first + removed);
    endRemoveRows();
  }
  if (added > 0) {
    beginInsertRows({}, first, first + added - 1);
    rows_.insert(rows_.begin() + first, rows.begin() + first, rows.begin() + first + added);
    endInsertRows();
  }
  rows_ = std::move(rows);
  if (!rows_.empty()) emit dataChanged(index(0), index(count() - 1));
  numbers_ = {0, 0, 0, 0};
  for (const Row& row : rows_) ++numbers_[row.kind];
  emit changed();
}

}  // namespace raindelay
