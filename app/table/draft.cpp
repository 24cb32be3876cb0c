#include "table/draft.h"

#include <algorithm>

namespace raindelay {

namespace {

bool moves(const Part& part, const Piece& piece) {
  return part.gesture.from == piece.place && part.gesture.order == piece.order;
}

}  // namespace

void Draft::offer(std::size_t step, Arrangement arrangement, std::vector<Piece> pieces) {
  if (step_ != step) chosen_.clear();
  step_ = step;
  arrangement_ = std::move(arrangement);
  pieces_ = std::move(pieces);
  open_ = true;
  emit changed();
}

void Draft::close() {
  if (!open_) return;
  open_ = false;
  emit changed();
}

std::vector<Part>::const_iterator Draft::chosenOf(const Piece& piece) const {
  return std::find_if(chosen_.begin(), chosen_.end(),
                      [&](const Part& part) { return moves(part, piece); });
}

std::optional<Part> Draft::partOf(const Piece& piece, Place to) const {
  const auto& parts = arrangement_.parts;
  const auto found = std::find_if(parts.begin(), parts.end(), [&](const Part& part) {
    return moves(part, piece) && part.gesture.to == to;
  });
  return found == parts.end() ? std::nullopt : std::optional(*found);
}

int Draft::countAt(Place place) const {
  return static_cast<int>(std::count_if(
      chosen_.begin(), chosen_.end(), [&](const Part& part) { return part.gesture.to == place; }));
}

std::vector<Piece> Draft::pieces() const {
  std::vector<Piece> all = pieces_;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (chosenOf(pieces_[i]) != chosen_.end()) continue;
    // Those below it that left make it sink.
    all[i].order = static_cast<std::int16_t>(
        all[i].order - std::count_if(chosen_.begin(), chosen_.end(), [&](const Part& part) {
          return part.gesture.from == pieces_[i].place && part.gesture.order < pieces_[i].order;
        }));
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto part = chosenOf(pieces_[i]);
    if (part == chosen_.end()) continue;
    const Place to = part->gesture.to;
    const auto lower = std::count_if(chosen_.begin(), part,
                                     [&](const Part& other) { return other.gesture.to == to; });
    const auto lying = std::count_if(pieces_.begin(), pieces_.end(), [&](const Piece& piece) {
      return piece.place == to && chosenOf(piece) == chosen_.end();
    });
    all[i].place = to;
    all[i].order = static_cast<std::int16_t>(lying + lower);
  }
  return all;
}

std::optional<std::size_t> Draft::pieceAt(Place place, int order) const {
  const std::vector<Piece> now = pieces();
  const auto found = std::find_if(now.begin(), now.end(), [&](const Piece& piece) {
    return piece.place == place && piece.order == order;
  });
  if (!open_ || found == now.end()) return std::nullopt;
  return static_cast<std::size_t>(found - now.begin());
}

std::vector<std::pair<Place, int>> Draft::movable() const {
  const std::vector<Piece> now = pieces();
  std::vector<std::pair<Place, int>> all;
  for (std::size_t i = 0; i < now.size(); ++i) {
    const auto& parts = arrangement_.parts;
    const bool can = std::any_of(parts.begin(), parts.end(),
                                 [&](const Part& part) { return moves(part, pieces_[i]); });
    if (can) all.emplace_back(now[i].place, now[i].order);
  }
  return all;
}

std::optional<Gesture> Draft::toCome() const {
  if (!open_) return std::nullopt;
  const std::vector<Piece> now = pieces();
  for (const Part& part : arrangement_.parts) {
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (!moves(part, pieces_[i]) || chosenOf(pieces_[i]) != chosen_.end()) continue;
      return Gesture::put(now[i].place, now[i].order, part.gesture.to);
    }
  }
  return std::nullopt;
}

std::pair<Place, int> Draft::homeOf(Place place, int order) const {
  const auto piece = pieceAt(place, order);
  if (!piece) return {place, order};
  return {pieces_[*piece].place, pieces_[*piece].order};
}

std::vector<Place> Draft::targets(Place place, int order) const {
  std::vector<Place> all;
  const auto piece = pieceAt(place, order);
  if (!piece) return all;
  if (pieces_[*piece].place != place) all.push_back(pieces_[*piece].place);
  for (const Part& part : arrangement_.parts) {
    const Place to = part.gesture.to;
    if (!moves(part, pieces_[*piece]) || to == place) continue;
    if (whyFull(place, order, to).isEmpty()) all.push_back(to);
  }
  return all;
}

QString Draft::whyFull(Place place, int order, Place to) const {
  const auto piece = pieceAt(place, order);
  if (!piece || !partOf(pieces_[*piece], to)) return {};
  const bool isNew = chosenOf(pieces_[*piece]) == chosen_.end();
  const bool swaps = arrangement_.perPlace == 1 && countAt(to) == 1;
  if (!swaps && countAt(to) >= arrangement_.perPlace) {
    return tr("No more than %n go there: take one back first.", nullptr, arrangement_.perPlace);
  }
  if (isNew && !swaps && placed() >= arrangement_.most) {
    return tr("No more than %n: take one back first.", nullptr, arrangement_.most);
  }
  return {};
}

bool Draft::put(Place place, int order, Place to) {
  const auto index = pieceAt(place, order);
  if (!index || to == place) return false;
  const Piece& piece = pieces_[*index];
  const auto part = partOf(piece, to);
  const bool home = to == piece.place;
  if ((!part && !home) || !whyFull(place, order, to).isEmpty()) return false;
  std::erase_if(chosen_, [&](const Part& one) { return moves(one, piece); });
  const auto there = std::find_if(chosen_.begin(), chosen_.end(),
                                  [&](const Part& one) { return one.gesture.to == to; });
  if (part && arrangement_.perPlace == 1 && there != chosen_.end()) {
    // The piece that lay there goes where this one comes from, or home.
    const Piece other{Face{}, there->gesture.from, there->gesture.order};
    chosen_.erase(there);
    if (const auto swapped = partOf(other, place)) chosen_.push_back(*swapped);
  }
  if (part) chosen_.push_back(*part);
  emit changed();
  return true;
}

void Draft::takeBackLast() {
  if (placed() == 0) return;
  chosen_.pop_back();
  emit changed();
}

void Draft::clear() {
  chosen_.clear();
  emit changed();
}

}  // namespace raindelay
