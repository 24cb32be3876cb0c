#include "session/looking.h"

#include <algorithm>

namespace raindelay {

namespace {

const Audience& audienceOf(const Happening& happening) {
  return std::visit([](const auto& one) -> const Audience& { return one.audience; }, happening);
}

std::vector<Piece> asEverybodySees(const Match& match, std::size_t step) {
  const std::size_t places = match.info().places.size();
  std::vector<std::vector<Piece>> seenBy;
  std::vector<int> best(places, 0);   // by place, who knows most of it
  std::vector<int> known(places, 0);  // and how many faces
  for (int seat = 0; seat < match.seats(); ++seat) {
    seenBy.push_back(match.game().pieces(match.viewBefore(step, Seat(seat))));
    std::vector<int> faces(places, 0);
    for (const Piece& piece : seenBy.back()) {
      faces[static_cast<std::size_t>(piece.place.index())] += piece.face.known() ? 1 : 0;
    }
    for (std::size_t place = 0; place < places; ++place) {
      if (faces[place] > known[place]) best[place] = seat;
      known[place] = std::max(known[place], faces[place]);
    }
  }
  std::vector<Piece> all;
  for (int seat = 0; seat < match.seats(); ++seat) {
    const auto& pieces = seenBy[static_cast<std::size_t>(seat)];
    std::copy_if(pieces.begin(), pieces.end(), std::back_inserter(all), [&](const Piece& piece) {
      return best[static_cast<std::size_t>(piece.place.index())] == seat;
    });
  }
  return all;
}

}  // namespace

std::optional<Happening> Looking::shown(const Happening& happening, std::optional<Seat> by,
                                        int seats) const {
  if (isNobody()) return std::nullopt;
  if (!isEverybody()) return seen(happening, seat_);
  std::optional<Happening> most;
  for (int i = 0; i < seats; ++i) {
    const Seat other(i);
    if (by == other && who_ != Who::kAllOpen) continue;
    most = seen(happening, other);
    if (!audienceOf(happening).includes(other)) continue;
    // Where each seat was told of a movement of its own, that of the maker is the one.
    const bool isMove = std::holds_alternative<Move>(happening);
    return isMove && by && !seen(happening, *by) ? std::nullopt : most;
  }
  // The card that lands face down is the one that left the maker's hand, which everybody sees.
  const Move* move = std::get_if<Move>(&happening);
  if (move == nullptr || !by || !move->audience.includes(*by)) return most;
  Move made = *move;
  made.face.number = Face::kUnknown;
  return made;
}

std::vector<Happening> Looking::happenings(const Step& step, int seats) const {
  std::vector<Happening> all;
  if (step.undone && !isEverybody() && step.by != seat_) return all;
  for (const Happening& happening : step.happenings) {
    if (step.undone && std::holds_alternative<Move>(happening)) continue;
    if (const auto visible = shown(happening, step.by, seats)) all.push_back(*visible);
  }
  return all;
}

bool Looking::isTold(const Match& match, std::size_t step) const {
  if (isNobody()) return false;
  if (!isEverybody()) return match.isTold(step, seat_);
  int told = 0;
  for (int seat = 0; seat < match.seats(); ++seat) told += match.isTold(step, Seat(seat)) ? 1 : 0;
  return told == match.seats() || (told > 0 && who_ == Who::kAllOpen);
}

std::vector<Piece> Looking::pieces(const Match& match, std::size_t step) const {
  if (isNobody()) return {};
  if (isEverybody()) return asEverybodySees(match, step);
  return match.game().pieces(match.viewBefore(step, seat_));
}

}  // namespace raindelay
