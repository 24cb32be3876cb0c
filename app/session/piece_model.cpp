#include "session/piece_model.h"

#include <algorithm>
#include <map>

#include "session/words.h"

namespace raindelay {

PieceModel::PieceModel(const Game& game, std::function<QString(Face)> nameOf, QObject* parent)
    : QAbstractListModel(parent),
      game_(game),
      nameOf_(std::move(nameOf)),
      counts_(game.info().places.size(), 0) {}

int PieceModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QHash<int, QByteArray> PieceModel::roleNames() const {
  return {{PieceKindRole, "pieceKind"}, {CodeRole, "code"},   {FaceUpRole, "faceUp"},
          {NameRole, "name"},           {PlaceRole, "place"}, {OrderRole, "order"},
          {CountRole, "count"},         {TurnsRole, "turns"}, {MovableRole, "movable"}};
}

QVariant PieceModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  const Piece& piece = row.piece;
  const GameInfo& info = game_.info();
  switch (role) {
    case PieceKindRole:
      return words::plain(info.pieceKinds[piece.face.kind]);
    case CodeRole:
      return piece.face.known() ? QString::fromStdString(game_.faceCode(piece.face)) : QString();
    case FaceUpRole:
      return piece.face.known();
    case NameRole:
      return nameOf_(piece.face);
    case PlaceRole:
      return words::plain(info.places[static_cast<std::size_t>(piece.place.index())].id);
    case OrderRole:
      return piece.order;
    case CountRole:
      return countIn(piece.place);
    case TurnsRole:
      return piece.turns;
    case MovableRole:
      return row.movable;
    default:
      return {};
  }
}

PieceModel::Row* PieceModel::rowAt(Place place, int order) {
  if (order == Move::kTop) order = countIn(place) - 1;
  for (Row& row : rows_) {
    if (row.piece.place == place && row.piece.order == order) return &row;
  }
  return nullptr;
}

std::optional<Face> PieceModel::faceAt(Place place, int order) const {
  const Row* row = const_cast<PieceModel*>(this)->rowAt(place, order);
  if (row == nullptr) return std::nullopt;
  return row->piece.face;
}

int PieceModel::countIn(Place place) const {
  return counts_[static_cast<std::size_t>(place.index())];
}

void PieceModel::changed(const QList<int>& roles) {
  if (!rows_.empty()) {
    emit dataChanged(index(0), index(static_cast<int>(rows_.size()) - 1), roles);
  }
}

void PieceModel::move(const Move& move) {
  Row* moved = rowAt(move.from, move.fromOrder);
  if (moved == nullptr) return;
  const int left = moved->piece.order;
  for (Row& row : rows_) {
    if (row.piece.place == move.from && row.piece.order > left) --row.piece.order;
  }
  --counts_[static_cast<std::size_t>(move.from.index())];
  int& there = counts_[static_cast<std::size_t>(move.to.index())];
  const int order = move.toOrder == Move::kTop ? there : std::min<int>(move.toOrder, there);
  for (Row& row : rows_) {
    if (&row != moved && row.piece.place == move.to && row.piece.order >= order) ++row.piece.order;
  }
  ++there;
  moved->piece.place = move.to;
  moved->piece.order = static_cast<std::int16_t>(order);
  moved->piece.face = move.face;
  moved->movable = false;
  changed({CodeRole, FaceUpRole, NameRole, PlaceRole, OrderRole, CountRole, MovableRole});
}

void PieceModel::agreeWith(const std::vector<Piece>& pieces) {
  if (rows_.empty()) {
    beginResetModel();
    for (const Piece& piece : pieces) rows_.push_back({piece, false});
    for (const Piece& piece : pieces) ++counts_[static_cast<std::size_t>(piece.place.index())];
    endResetModel();
    return;
  }
  // Rows that are where a piece of their kind is keep it; what is left over is paired by kind.
  std::map<std::tuple<int, int, int>, const Piece*> open;
  for (const Piece& piece : pieces) {
    open[{piece.face.kind, piece.place.index(), piece.order}] = &piece;
  }
  std::vector<Row*> homeless;
  for (Row& row : rows_) {
    const auto found =
        open.find({row.piece.face.kind, row.piece.place.index(), row.piece.order});
    if (found == open.end()) {
      homeless.push_back(&row);
    } else {
      row.piece = *found->second;
      open.erase(found);
    }
  }
  for (const auto& [key, piece] : open) {
    auto row = std::find_if(homeless.begin(), homeless.end(), [piece = piece](const Row* candidate) {
      return candidate->piece.face == piece->face;
    });
    if (row == homeless.end()) {
      row = std::find_if(homeless.begin(), homeless.end(), [piece = piece](const Row* candidate) {
        return candidate->piece.face.kind == piece->face.kind;
      });
    }
    if (row == homeless.end()) continue;  // pieces are conserved (tests/engine/conformance_test)
    (*row)->piece = *piece;
    homeless.erase(row);
  }
  std::fill(counts_.begin(), counts_.end(), 0);
  for (const Row& row : rows_) ++counts_[static_cast<std::size_t>(row.piece.place.index())];
  changed();
}

bool PieceModel::agrees(const std::vector<Piece>& pieces) const {
  if (pieces.size() != rows_.size()) return false;
  return std::all_of(pieces.begin(), pieces.end(), [this](const Piece& piece) {
    return std::any_of(rows_.begin(), rows_.end(),
                       [&piece](const Row& row) { return row.piece == piece; });
  });
}

void PieceModel::setMovable(const std::vector<std::pair<Place, int>>& movable) {
  for (Row& row : rows_) {
    row.movable = std::find(movable.begin(), movable.end(),
                            std::pair<Place, int>(row.piece.place, row.piece.order)) !=
                  movable.end();
  }
  changed({MovableRole});
}

}  // namespace raindelay
