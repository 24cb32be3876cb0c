#include "table/viewpoint.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace raindelay {

namespace {

const Audience& audienceOf(const Happening& happening) {
  return std::visit([](const auto& one) -> const Audience& { return one.audience; }, happening);
}

using Pieces = std::vector<Piece>;

/// The pieces before a step, as each seat sees them.
std::vector<Pieces> asEachSees(const Match& match, std::size_t step) {
  std::vector<Pieces> seenBy;
  for (int seat = 0; seat < match.seats(); ++seat) {
    seenBy.push_back(match.game().pieces(match.viewBefore(step, Seat(seat))));
  }
  return seenBy;
}

/// Each place as seen by the seat that `more` puts before the others, by how many faces it knows
/// there.
template <class More>
Pieces placeByPlace(const std::vector<Pieces>& seenBy, std::size_t places, More more) {
  std::vector<std::vector<int>> known;  // by seat and place
  for (const Pieces& pieces : seenBy) {
    std::vector<int>& faces = known.emplace_back(places, 0);
    for (const Piece& piece : pieces) {
      faces[static_cast<std::size_t>(piece.place.index())] += piece.face.known() ? 1 : 0;
    }
  }
  const auto isSeenBy = [&](std::size_t place) {
    std::size_t best = 0;
    for (std::size_t seat = 1; seat < seenBy.size(); ++seat) {
      if (more(known[seat][place], known[best][place])) best = seat;
    }
    return best;
  };
  Pieces all;
  for (std::size_t seat = 0; seat < seenBy.size(); ++seat) {
    std::copy_if(seenBy[seat].begin(), seenBy[seat].end(), std::back_inserter(all),
                 [&](const Piece& piece) {
                   return isSeenBy(static_cast<std::size_t>(piece.place.index())) == seat;
                 });
  }
  return all;
}

/// Turns down whatever doesn't lie face up for all.
Pieces openToAll(Pieces pieces, const std::vector<Pieces>& seenBy) {
  for (Piece& piece : pieces) {
    const bool open = std::all_of(seenBy.begin(), seenBy.end(), [&](const Pieces& seen) {
      return std::find(seen.begin(), seen.end(), piece) != seen.end();
    });
    if (!open) piece.face.number = Face::kUnknown;
  }
  return pieces;
}

/// True if other seats are told more of a movement, or as much and its maker is one of them.
bool isToldBetter(const Happening& happening, const Step& step) {
  const Move* move = std::get_if<Move>(&happening);
  if (move == nullptr) return false;
  const auto says = [&](const Move& told) {
    return std::pair(told.face.known(), step.by && told.audience.includes(*step.by));
  };
  return std::any_of(step.happenings.begin(), step.happenings.end(), [&](const Happening& one) {
    const Move* other = std::get_if<Move>(&one);
    return other != nullptr && other->from == move->from && other->to == move->to &&
           (other->audience.seats & move->audience.seats) == 0 && says(*other) > says(*move);
  });
}

}  // namespace

std::optional<Happening> Viewpoint::shown(const Happening& happening, std::optional<Seat> by,
                                          int seats) const {
  if (isNobody()) return std::nullopt;
  if (isOneSeat()) return seen(happening, seat_);
  if (who_ == Who::kBystander) {
    for (int i = 0; i < seats; ++i) {
      if (!audienceOf(happening).includes(Seat(i))) return seen(happening, Seat(i));
    }
    return happening;
  }
  const Move* move = std::get_if<Move>(&happening);
  const bool open = who_ == Who::kAllOpen && move != nullptr && move->face.known();
  std::optional<Happening> most;
  for (int i = 0; i < seats; ++i) {
    const Seat other(i);
    if (by == other && who_ != Who::kAllOpen) continue;
    most = seen(happening, other);
    if (!audienceOf(happening).includes(other)) continue;
    // Where each seat was told of a movement of its own, that of the maker is the one.
    return move != nullptr && !open && by && !seen(happening, *by) ? std::nullopt : most;
  }
  // The card that lands face down is the one that left the maker's hand, which everybody sees.
  if (move == nullptr || !by || !move->audience.includes(*by)) return most;
  Move made = *move;
  made.face.number = Face::kUnknown;
  return made;
}

std::vector<Happening> Viewpoint::happenings(const Step& step, int seats) const {
  std::vector<Happening> all;
  if (step.undone && !isEverybody() && !(isOneSeat() && step.by == seat_)) return all;
  for (const Happening& happening : step.happenings) {
    if (step.undone && std::holds_alternative<Move>(happening)) continue;
    // With no choice to keep secret, everybody sees the fullest of what each seat is told.
    const bool open = who_ == Who::kAllOpen || (isEverybody() && !step.by);
    if (open && isToldBetter(happening, step)) continue;
    if (const auto visible = shown(happening, step.by, seats)) all.push_back(*visible);
  }
  return all;
}

bool Viewpoint::isTold(const Match& match, std::size_t step) const {
  if (isNobody()) return false;
  if (isOneSeat()) return match.isTold(step, seat_);
  int told = 0;
  for (int seat = 0; seat < match.seats(); ++seat) told += match.isTold(step, Seat(seat)) ? 1 : 0;
  return told == match.seats() || (told > 0 && who_ == Who::kAllOpen);
}

std::vector<Piece> Viewpoint::pieces(const Match& match, std::size_t step) const {
  if (isNobody()) return {};
  if (isOneSeat()) return match.game().pieces(match.viewBefore(step, seat_));
  const std::vector<Pieces> seenBy = asEachSees(match, step);
  const std::size_t places = match.info().places.size();
  if (isEverybody()) return placeByPlace(seenBy, places, std::greater<>());
  return openToAll(placeByPlace(seenBy, places, std::less<>()), seenBy);
}

}  // namespace raindelay
