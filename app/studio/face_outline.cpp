#include "studio/face_outline.h"

#include <algorithm>

#include "deck/picture.h"
#include "painter/shapes.h"
#include "translations/words.h"

namespace raindelay {
namespace {

QRectF boxOf(const deck::Primitive& figure) {
  const QRectF box = std::visit(
      [](const auto& shape) -> QRectF {
        if constexpr (std::is_same_v<std::decay_t<decltype(shape)>, deck::LineShape>) {
          return QRectF(QPointF(shape.from.x, shape.from.y), QPointF(shape.to.x, shape.to.y))
              .normalized();
        } else if constexpr (std::is_same_v<std::decay_t<decltype(shape)>, deck::PathShape>) {
          return qPath(shape).boundingRect();
        } else {
          return qRect(shape.box);
        }
      },
      figure.shape);
  return qTransform(figure.transform).mapRect(box);
}

}  // namespace

int FaceOutline::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant FaceOutline::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= count()) return {};
  const Outline& outline = boxes_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case NameRole:
      return outline.name;
    case LineRole:
      return outline.line;
    case BoxRole:
      return outline.box;
    case FirstRole:
      return outline.first;
    case ElementRole:
      return outline.element;
    default:
      return {};
  }
}

QHash<int, QByteArray> FaceOutline::roleNames() const {
  return {{NameRole, "name"},
          {LineRole, "line"},
          {BoxRole, "box"},
          {FirstRole, "first"},
          {ElementRole, "elementIndex"}};
}

void FaceOutline::read() {
  std::vector<Outline> boxes;
  if (deck() != nullptr && deck()->isReadable() && card() >= 0 && card() < deck()->count()) {
    const deck::Picture picture =
        deck::compose(*deck()->opened()->deck, static_cast<std::size_t>(card()), side(),
                      words::language().toStdString());
    const auto elements = elementsOf(*deck()->opened(), card(), side());
    std::size_t last = std::string::npos;
    for (const deck::Primitive& figure : picture.figures) {
      const auto element = std::find_if(
          elements.begin(), elements.end(),
          [&](const LayoutElement& each) { return each.element->offset == figure.offset; });
      boxes.push_back({QString::fromStdString(figure.element), figure.line, boxOf(figure),
                       figure.offset != last, static_cast<int>(element - elements.begin())});
      last = figure.offset;
    }
  }
  if (boxes == boxes_) return;
  beginResetModel();
  boxes_ = std::move(boxes);
  endResetModel();
  emit countChanged();
}

bool FaceOutline::liesAt(int element, double x, double y) const {
  return std::any_of(boxes_.begin(), boxes_.end(), [&](const Outline& outline) {
    return outline.element == element && outline.box.contains(x, y);
  });
}

int FaceOutline::elementAt(double x, double y, int chosen) const {
  std::vector<int> there;
  std::for_each(boxes_.rbegin(), boxes_.rend(), [&](const auto& outline) {
    if (!outline.box.contains(x, y)) return;
    if (std::find(there.begin(), there.end(), outline.element) == there.end()) {
      there.push_back(outline.element);
    }
  });
  if (there.empty()) return -1;
  const auto now = std::find(there.begin(), there.end(), chosen);
  return now == there.end() || now + 1 == there.end() ? there.front() : *(now + 1);
}

int CardCells::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

QVariant CardCells::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= columns_.size()) return {};
  if (role == ColumnRole) return columns_[index.row()];
  if (role == DiffersRole) return differs_[index.row()];
  return role == ContentRole ? contents_[index.row()] : QVariant();
}

QHash<int, QByteArray> CardCells::roleNames() const {
  return {{ColumnRole, "column"}, {ContentRole, "content"}, {DiffersRole, "differs"}};
}

void CardCells::read() {
  QStringList columns, contents;
  QList<bool> differs;
  if (deck() != nullptr && card() >= 0 && card() < deck()->count()) {
    columns = deck()->columns();
    for (int column = 0; column < columns.size(); ++column) {
      contents += deck()->cell(card(), column);
      differs += std::any_of(others_.begin(), others_.end(), [&](int other) {
        return deck()->cell(other, column) != contents.back();
      });
    }
  }
  if (columns == columns_) {
    contents_ = contents;
    differs_ = differs;
    if (!columns_.isEmpty()) {
      emit dataChanged(index(0), index(static_cast<int>(columns_.size()) - 1),
                       {ContentRole, DiffersRole});
    }
    return;
  }
  // No reset: a list that is still making rows would ask for those that aren't there any more.
  if (!columns_.isEmpty()) {
    beginRemoveRows({}, 0, static_cast<int>(columns_.size()) - 1);
    columns_.clear();
    endRemoveRows();
  }
  if (columns.isEmpty()) return;
  beginInsertRows({}, 0, static_cast<int>(columns.size()) - 1);
  columns_ = columns;
  contents_ = contents;
  differs_ = differs;
  endInsertRows();
}

}  // namespace raindelay
