#include "table/piece_model.h"

#include <algorithm>

#include "translations/words.h"

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

std::optional<std::size_t> PieceModel::rowAt(Place place, int order) const {
  if (order == Move::kTop) order = countIn(place) - 1;
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    const Piece& piece = rows_[row].piece;
    if (piece.place == place && piece.order == order) return row;
  }
  return std::nullopt;
}

std::optional<Face> PieceModel::faceAt(Place place, int order) const {
  const std::optional<std::size_t> row = rowAt(place, order);
  if (!row) return std::nullopt;
  return rows_[*row].piece.face;
}

int PieceModel::countIn(Place place) const {
  return counts_[static_cast<std::size_t>(place.index())];
}

QList<int> PieceModel::changedRoles(const Row& before, const Row& now, bool recounted) {
  QList<int> roles;
  if (now.piece.face != before.piece.face) {
    roles << PieceKindRole << CodeRole << FaceUpRole << NameRole;
  }
  if (now.piece.place != before.piece.place) roles << PlaceRole;
  if (now.piece.order != before.piece.order) roles << OrderRole;
  if (now.piece.place != before.piece.place || recounted) roles << CountRole;
  if (now.piece.turns != before.piece.turns) roles << TurnsRole;
  if (now.movable != before.movable) roles << MovableRole;
  return roles;
}

// Each role that is named costs whoever shows the piece: those that didn't change aren't.
void PieceModel::announce(const std::vector<Row>& before, const std::vector<bool>& recounted) {
  const auto rolesOf = [&](std::size_t i) {
    const auto place = static_cast<std::size_t>(rows_[i].piece.place.index());
    return changedRoles(before[i], rows_[i], recounted[place]);
  };
  for (std::size_t first = 0; first < rows_.size();) {
    const QList<int> roles = rolesOf(first);
    std::size_t end = first + 1;
    while (end < rows_.size() && rolesOf(end) == roles) ++end;
    if (!roles.isEmpty()) {
      emit dataChanged(index(static_cast<int>(first)), index(static_cast<int>(end) - 1), roles);
    }
    first = end;
  }
  emit changed();
}

void PieceModel::recount() {
  std::fill(counts_.begin(), counts_.end(), 0);
  for (const Row& row : rows_) ++counts_[static_cast<std::size_t>(row.piece.place.index())];
}

std::optional<std::size_t> PieceModel::rowOf(const Move& move) const {
  if (move.face.known()) {
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      const Piece& piece = rows_[row].piece;
      if (piece.place == move.from && piece.face == move.face) return row;
    }
  }
  return rowAt(move.from, move.fromOrder);
}

void PieceModel::move(const Move& move) {
  const std::vector<Row> before = rows_;
  const std::vector<int> counted = counts_;
  const std::optional<std::size_t> found = rowOf(move);
  if (!found) return;
  Row* moved = &rows_[*found];
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
  announce(before, recounted(counted));
  if (move.from == move.to) emit stirred(static_cast<int>(*found));
}

std::vector<bool> PieceModel::recounted(const std::vector<int>& before) const {
  std::vector<bool> differs(counts_.size());
  for (std::size_t i = 0; i < counts_.size(); ++i) differs[i] = counts_[i] != before[i];
  return differs;
}

void PieceModel::agreeWith(const std::vector<Piece>& pieces) {
  if (rows_.empty()) {
    beginResetModel();
    for (const Piece& piece : pieces) rows_.push_back({piece, false});
    recount();
    endResetModel();
    emit changed();
    return;
  }
  const std::vector<Row> before = rows_;
  const std::vector<int> counted = counts_;
  std::vector<const Piece*> open;
  for (const Piece& piece : pieces) open.push_back(&piece);
  std::vector<Row*> homeless;
  for (Row& row : rows_) homeless.push_back(&row);

  // First who needn't move, then known cards wherever they are now, then cards that turn over where
  // they lie, then any of the kind.
  settle(homeless, open, [](const Piece& row, const Piece& piece) {
    return row.face == piece.face && row.place == piece.place && row.order == piece.order;
  });
  settle(homeless, open, [](const Piece& row, const Piece& piece) {
    return row.face.known() && row.face == piece.face;
  });
  settle(homeless, open, [](const Piece& row, const Piece& piece) {
    return row.face.kind == piece.face.kind && row.place == piece.place &&
           row.order == piece.order && !(row.face.known() && piece.face.known());
  });
  settle(homeless, open, [](const Piece& row, const Piece& piece) {
    return row.face.kind == piece.face.kind && !(row.face.known() && piece.face.known());
  });
  settle(homeless, open,
         [](const Piece& row, const Piece& piece) { return row.face.kind == piece.face.kind; });
  recount();
  announce(before, recounted(counted));
}

void PieceModel::rename() {
  if (!rows_.empty()) emit dataChanged(index(0), index(rowCount() - 1), {NameRole});
}

void PieceModel::clear() {
  if (rows_.empty()) return;
  beginResetModel();
  rows_.clear();
  recount();
  endResetModel();
  emit changed();
}

void PieceModel::settle(std::vector<Row*>& homeless, std::vector<const Piece*>& open,
                        bool (*fits)(const Piece& row, const Piece& piece)) {
  std::erase_if(open, [&](const Piece* piece) {
    const auto found = std::find_if(homeless.begin(), homeless.end(),
                                    [&](const Row* row) { return fits(row->piece, *piece); });
    if (found == homeless.end()) return false;
    (*found)->piece = *piece;
    homeless.erase(found);
    return true;
  });
}

bool PieceModel::agrees(const std::vector<Piece>& pieces) const {
  return std::is_permutation(pieces.begin(), pieces.end(), rows_.begin(), rows_.end(),
                             [](const auto& a, const auto& b) { return pieceOf(a) == pieceOf(b); });
}

void PieceModel::setMovable(const std::vector<std::pair<Place, int>>& movable) {
  const std::vector<Row> before = rows_;
  for (Row& row : rows_) {
    row.movable =
        std::find(movable.begin(), movable.end(),
                  std::pair<Place, int>(row.piece.place, row.piece.order)) != movable.end();
  }
  announce(before, std::vector<bool>(counts_.size(), false));
}

}  // namespace raindelay
