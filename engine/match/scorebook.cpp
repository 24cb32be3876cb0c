#include "match/scorebook.h"

#include <algorithm>

namespace raindelay {

std::vector<Event> toldEvents(const Match& match, std::optional<Seat> looker, std::size_t steps) {
  std::vector<Event> told;
  steps = std::min(steps, match.steps().size());
  for (std::size_t step = 0; step < steps; ++step) {
    if (match.steps()[step].undone) continue;
    for (const Happening& happening : match.steps()[step].happenings) {
      const Event* event = std::get_if<Event>(&happening);
      if (event == nullptr) continue;
      const std::optional<Event> known = looker ? seen(*event, *looker) : *event;
      if (known) told.push_back(*known);
    }
  }
  return told;
}

std::vector<Figure> Match::figures() const {
  return game_->figures(state_, toldEvents(*this, std::nullopt));
}

Scorebook scorebookOf(const Match& match, std::optional<Seat> looker, std::size_t steps) {
  return match.game().scorebook(toldEvents(match, looker, steps));
}

}  // namespace raindelay
