#include "studio/laid_cards.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace raindelay {

int LaidCards::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant LaidCards::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= count()) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  const Place place = places_.value(row.code);
  switch (role) {
    case CardRole:
      return row.card;
    case CodeRole:
      return row.code;
    case TitleRole:
      return cards_ != nullptr ? cards_->cards()->index(row.card).data(CardGridModel::TitleRole)
                               : QVariant(row.code);
    case LeftRole:
      return place.at.x();
    case TopRole:
      return place.at.y();
    case HeightRole:
      return place.height;
    case FlippedRole:
      return place.flipped;
    case QuarterRole:
      return place.quarter;
    default:
      return {};
  }
}

QHash<int, QByteArray> LaidCards::roleNames() const {
  return {{CardRole, "card"},       {CodeRole, "code"},      {TitleRole, "title"},
          {LeftRole, "across"},     {TopRole, "down"},       {HeightRole, "elevation"},
          {FlippedRole, "flipped"}, {QuarterRole, "quarter"}};
}

void LaidCards::setCards(CardView* cards) {
  if (cards_ == cards) return;
  if (cards_ != nullptr) cards_->disconnect(this);
  cards_ = cards;
  if (cards != nullptr) {
    connect(cards, &CardView::changed, this, &LaidCards::sync);
    connect(cards, &QAbstractItemModel::dataChanged, this, &LaidCards::sync);
  }
  emit cardsChanged();
  sync();
}

int LaidCards::missing() const {
  return cards_ != nullptr ? std::max(0, cards_->count() - count()) : 0;
}

QSizeF LaidCards::cardSize() const {
  const OpenedDeck* opened = cards_ != nullptr ? cards_->cards()->opened() : nullptr;
  return opened != nullptr && opened->deck ? QSizeF(opened->deck->width, opened->deck->height)
                                           : QSizeF(63, 88);
}

QRectF LaidCards::bounds() const {
  QRectF all;
  const QSizeF card = cardSize();
  for (const Row& row : rows_) {
    const Place place = places_.value(row.code);
    QRectF box(place.at, card);
    if (place.quarter % 2 == 1) {
      const QPointF middle = box.center();
      box.setSize(card.transposed());
      box.moveCenter(middle);
    }
    all |= box;
  }
  return all;
}

QPointF LaidCards::cellAt(int index) const {
  const QSizeF card = cardSize();
  const int column = index % columns_;
  const int line = index / columns_;
  return {column * (card.width() + kGap), line * (card.height() + kGap)};
}

void LaidCards::spread() {
  const QSizeF card = cardSize();
  const double wide = std::sqrt(count() * aspect_ * (card.height() + kGap) / (card.width() + kGap));
  columns_ = std::clamp(static_cast<int>(std::lround(wide)), 1, std::max(1, count()));
  for (int row = 0; row < count(); ++row) {
    Place& there = place(row);
    there.at = cellAt(row);
    there.quarter = 0;
  }
  if (count() > 0) emit dataChanged(index(0), index(count() - 1));
  emit boundsChanged();
}

void LaidCards::gather() {
  const QPointF middle = bounds().center();
  const QSizeF card = cardSize();
  for (int row = 0; row < count(); ++row) {
    // A little askew, as a pile looks from above.
    const double off = 0.15 * std::min(row, 12);
    place(row) = {middle - QPointF(card.width() / 2 - off, card.height() / 2 - off),
                  top_ + count() - row, place(row).flipped, 0};
  }
  top_ += count();
  if (count() > 0) emit dataChanged(index(0), index(count() - 1));
  emit boundsChanged();
}

void LaidCards::told(int row) {
  emit dataChanged(index(row), index(row));
  emit boundsChanged();
}

void LaidCards::put(int row, double left, double top) {
  if (row < 0 || row >= count()) return;
  place(row).at = {left, top};
  place(row).height = ++top_;
  told(row);
}

void LaidCards::flip(int row) {
  if (row < 0 || row >= count()) return;
  place(row).flipped = !place(row).flipped;
  place(row).height = ++top_;
  told(row);
}

void LaidCards::turn(int row) {
  if (row < 0 || row >= count()) return;
  place(row).quarter = (place(row).quarter + 1) % 4;
  place(row).height = ++top_;
  told(row);
}

int LaidCards::neighbour(int row, int dx, int dy) const {
  if (row < 0 || row >= count()) return count() > 0 ? 0 : -1;
  const QPointF from = places_.value(rows_[static_cast<std::size_t>(row)].code).at;
  int best = row;
  double nearest = std::numeric_limits<double>::max();
  for (int other = 0; other < count(); ++other) {
    const QPointF way = places_.value(rows_[static_cast<std::size_t>(other)].code).at - from;
    const double ahead = way.x() * dx + way.y() * dy;
    const double aside = std::abs(way.x() * dy) + std::abs(way.y() * dx);
    if (other == row || ahead <= 0 || aside > 2 * ahead) continue;
    if (ahead + 2 * aside < nearest) {
      nearest = ahead + 2 * aside;
      best = other;
    }
  }
  return best;
}

int LaidCards::rowOf(const QString& code) const {
  const auto found =
      std::find_if(rows_.begin(), rows_.end(), [&](const Row& row) { return row.code == code; });
  return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

void LaidCards::forget() {
  places_.clear();
  top_ = 0;
  columns_ = 1;
}

void LaidCards::sync() {
  QHash<QString, int> wanted;  // the cards by their codes
  QStringList order;
  const int most = cards_ != nullptr ? std::min(kMost, cards_->count()) : 0;
  for (int row = 0; row < most; ++row) {
    const int card = cards_->cardAt(row);
    const QString code = cards_->cards()->index(card).data(CardGridModel::CodeRole).toString();
    if (!wanted.contains(code)) order += code;
    wanted.insert(code, card);
  }
  for (int row = count(); row-- > 0;) {
    if (wanted.contains(rows_[static_cast<std::size_t>(row)].code)) continue;
    beginRemoveRows({}, row, row);
    rows_.erase(rows_.begin() + row);
    endRemoveRows();
  }
  const bool isFirst = places_.isEmpty();
  std::set<std::pair<double, double>> taken;
  for (const Place& place : std::as_const(places_)) taken.insert({place.at.x(), place.at.y()});
  for (Row& row : rows_) row.card = wanted.take(row.code);
  QStringList added;
  std::copy_if(order.begin(), order.end(), std::back_inserter(added),
               [&wanted](const QString& code) { return wanted.contains(code); });
  if (!added.isEmpty()) {
    beginInsertRows({}, count(), count() + static_cast<int>(added.size()) - 1);
    int cell = 0;
    for (const QString& code : added) {
      rows_.push_back({code, wanted.value(code)});
      if (places_.contains(code)) continue;
      while (taken.contains({cellAt(cell).x(), cellAt(cell).y()})) ++cell;
      const QPointF at = cellAt(cell);
      taken.insert({at.x(), at.y()});
      places_.insert(code, {at, ++top_, false, 0});
    }
    endInsertRows();
  }
  if (isFirst && count() > 0) {
    spread();
  } else if (count() > 0) {
    emit dataChanged(index(0), index(count() - 1));
  }
  emit countChanged();
  emit boundsChanged();
}

}  // namespace raindelay
