#include "table/hot_seat.h"

#include <algorithm>

namespace raindelay {

bool isPerson(const Match& match, Seat seat) {
  return match.setup().players[static_cast<std::size_t>(seat.index())].isPerson();
}

std::vector<Seat> personsOf(const Match& match) {
  std::vector<Seat> persons;
  for (int seat = 0; seat < match.seats(); ++seat) {
    if (isPerson(match, Seat(seat))) persons.emplace_back(seat);
  }
  return persons;
}

namespace {

bool isOver(const Match& match) {
  return match.turn().kind == Turn::Kind::kOver;
}

}  // namespace

HotSeat::HotSeat(const Match& match, bool fromStart) : seats_(match.seats()) {
  if (!fromStart) seenTo_.fill(match.steps().size());
  const std::vector<Seat> persons = personsOf(match);
  for (const Seat seat : persons) persons_[index(seat)] = true;
  passes_ = match.info().secrets && persons.size() > 1;
  if (passes_ && !isOver(match)) {
    handOver(personToCome(match));
  } else if (match.info().secrets && persons.size() == 1) {
    viewpoint_ = Viewpoint::only(persons.front());
  } else {
    viewpoint_ = Viewpoint::everybody();
  }
}

Seat HotSeat::personToCome(const Match& match) const {
  Seat seat = match.turn().seat;
  while (!persons_[index(seat)]) seat = Seat((seat.index() + 1) % seats_);
  return seat;
}

void HotSeat::watch(Viewpoint viewpoint) {
  viewpoint_ = viewpoint;
  next_.reset();
  passes_ = waits_ = peeking_ = narrowed_ = false;
  watching_ = true;
}

std::size_t HotSeat::seenTo(const Match& match) const {
  if (peeking_) return match.steps().size();
  std::size_t least = match.steps().size();
  for (int seat = 0; seat < seats_; ++seat) {
    if (!viewpoint_.includes(Seat(seat))) continue;
    least = std::min(least, seenTo_[static_cast<std::size_t>(seat)]);
  }
  return least;
}

bool HotSeat::isOpen(const Match& match) const {
  return together_ && match.info().together && !match.inJoint();
}

void HotSeat::open(const Match& match) {
  viewpoint_ = Viewpoint::everybody();
  next_.reset();
  waits_ = peeking_ = narrowed_ = false;
  seal(match);
}

void HotSeat::handOver(Seat seat) {
  viewpoint_ = Viewpoint();
  next_ = seat;
  waits_ = peeking_ = narrowed_ = false;
}

void HotSeat::setTogether(const Match& match, bool together) {
  together_ = together;
  if (!passes_ || isOver(match)) return;
  if (isOpen(match)) {
    if (!viewpoint_.isEverybody()) open(match);
  } else if (viewpoint_.isEverybody()) {
    handOver(match.turn().seat);
  }
}

void HotSeat::chosen(const Match& match) {
  if (!viewpoint_.isEverybody() || !passes_ || isOver(match) || isOpen(match)) return;
  viewpoint_ = Viewpoint::only(match.turn().seat);
  narrowed_ = true;
}

void HotSeat::settled(const Match& match) {
  if (viewpoint_.isNobody() || peeking_) return;
  for (int seat = 0; seat < seats_; ++seat) {
    if (narrowed_ || viewpoint_.includes(Seat(seat))) {
      seenTo_[static_cast<std::size_t>(seat)] = match.steps().size();
    }
  }
  waits_ = false;
  if (!passes_ || isOver(match)) return;
  const Seat turn = match.turn().seat;
  if (isOpen(match)) {
    if (!viewpoint_.isEverybody()) open(match);
  } else if (viewpoint_.isEverybody()) {
    handOver(turn);
  } else if (!viewpoint_.includes(turn) && isPerson(match, turn)) {
    if (endTurn_) {
      waits_ = true;
    } else {
      handOver(turn);
    }
  }
}

void HotSeat::end(const Match& match) {
  if (waits_) handOver(match.turn().seat);
}

void HotSeat::cover(const Match& match) {
  if (peeking_) peek(false);
  const bool open = viewpoint_.isEverybody() || narrowed_;
  if (!passes_ || isOver(match) || viewpoint_.isNobody() || open) return;
  handOver(viewpoint_.seat());
}

void HotSeat::callBack(Seat seat) {
  if (passes_ && !viewpoint_.includes(seat)) handOver(seat);
}

void HotSeat::take() {
  if (!next_) return;
  viewpoint_ = Viewpoint::only(*next_);
  next_.reset();
  peeking_ = false;
}

void HotSeat::callNext(const Match& match) {
  if (next_ && !isOver(match)) next_ = personToCome(match);
}

void HotSeat::peek(bool on) {
  if (on && next_ && !peeking_) {
    viewpoint_ = Viewpoint::only(*next_);
    peeking_ = true;
  } else if (!on && peeking_) {
    viewpoint_ = Viewpoint();
    peeking_ = false;
  }
}

}  // namespace raindelay
