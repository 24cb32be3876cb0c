#include "studio/face_outline.h"

#include "deck/picture.h"
#include "painter/shapes.h"
#include "session/words.h"

namespace raindelay {
namespace {

QRectF boxOf(const deck::Figure& figure) {
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

FaceOutline::FaceOutline(QObject* parent) : QAbstractListModel(parent) {
  connect(this, &FaceOutline::wanted, this, &FaceOutline::read);
}

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
    default:
      return {};
  }
}

QHash<int, QByteArray> FaceOutline::roleNames() const {
  return {{NameRole, "name"}, {LineRole, "line"}, {BoxRole, "box"}, {FirstRole, "first"}};
}

void FaceOutline::setDeck(StudioDeck* deck) {
  if (deck_ == deck) return;
  if (deck_ != nullptr) deck_->disconnect(this);
  deck_ = deck;
  if (deck_ != nullptr) connect(deck_, &StudioDeck::changed, this, &FaceOutline::read);
  emit wanted();
}

void FaceOutline::setCard(int card) {
  if (card_ == card) return;
  card_ = card;
  emit wanted();
}

void FaceOutline::setBack(bool back) {
  if (back_ == back) return;
  back_ = back;
  emit wanted();
}

void FaceOutline::read() {
  std::vector<Outline> boxes;
  if (deck_ != nullptr && deck_->isReadable() && card_ >= 0 && card_ < deck_->count()) {
    const deck::Picture picture = deck::compose(
        *deck_->opened()->deck, static_cast<std::size_t>(card_),
        back_ ? deck::Side::kBack : deck::Side::kFront, words::language().toStdString());
    std::size_t last = std::string::npos;
    for (const deck::Figure& figure : picture.figures) {
      boxes.push_back({QString::fromStdString(figure.element), figure.line, boxOf(figure),
                       figure.offset != last});
      last = figure.offset;
    }
  }
  if (boxes == boxes_) return;
  beginResetModel();
  boxes_ = std::move(boxes);
  endResetModel();
  emit countChanged();
}

CardCells::CardCells(QObject* parent) : QAbstractListModel(parent) {
  connect(this, &CardCells::wanted, this, &CardCells::read);
}

int CardCells::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

QVariant CardCells::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= columns_.size()) return {};
  if (role == ColumnRole) return columns_[index.row()];
  return role == ContentRole ? contents_[index.row()] : QVariant();
}

QHash<int, QByteArray> CardCells::roleNames() const {
  return {{ColumnRole, "column"}, {ContentRole, "content"}};
}

void CardCells::setDeck(StudioDeck* deck) {
  if (deck_ == deck) return;
  if (deck_ != nullptr) deck_->disconnect(this);
  deck_ = deck;
  if (deck_ != nullptr) connect(deck_, &StudioDeck::changed, this, &CardCells::read);
  emit wanted();
}

void CardCells::setCard(int card) {
  if (card_ == card) return;
  card_ = card;
  emit wanted();
}

void CardCells::read() {
  QStringList columns, contents;
  if (deck_ != nullptr && card_ >= 0 && card_ < deck_->count()) {
    columns = deck_->columns();
    for (int column = 0; column < columns.size(); ++column) {
      contents += deck_->cell(card_, column);
    }
  }
  if (columns == columns_) {
    contents_ = contents;
    if (!columns_.isEmpty()) {
      emit dataChanged(index(0), index(static_cast<int>(columns_.size()) - 1), {ContentRole});
    }
    return;
  }
  beginResetModel();
  columns_ = columns;
  contents_ = contents;
  endResetModel();
}

}  // namespace raindelay
