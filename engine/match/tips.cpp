#include "match/tips.h"

#include <algorithm>
#include <string>

namespace raindelay {

namespace {

/// A seat was told of an event of this id in the step.
bool tells(const Step& step, std::string_view event, const GameInfo& info, Seat seat) {
  return std::any_of(step.happenings.begin(), step.happenings.end(), [&](const Happening& one) {
    const std::optional<Happening> told = seen(one, seat);
    const Event* known = told ? std::get_if<Event>(&*told) : nullptr;
    return known != nullptr && info.events[known->id].id == event;
  });
}

/// It was told of one since its last own choice, or by that.
bool wasTold(const Match& match, std::string_view event, Seat seat) {
  const std::vector<Step>& steps = match.steps();
  for (std::size_t i = steps.size(); i-- > 0;) {
    if (!match.stands(i)) continue;
    if (tells(steps[i], event, match.info(), seat)) return true;
    if (steps[i].by == seat) return false;
  }
  return false;
}

bool mayDo(const Match& match, std::string_view what) {
  const ActionList legal = match.legal();
  return std::any_of(legal.begin(), legal.end(), [&](Action action) {
    const std::string text = match.game().text(action);
    return text.starts_with(what) && (text.size() == what.size() || text[what.size()] == ' ');
  });
}

}  // namespace

bool isOccasion(const TipInfo& tip, const Match& match, Seat seat) {
  return (tip.when == nullptr || tip.when(match.view(seat))) &&
         (tip.can.empty() || mayDo(match, tip.can)) &&
         (tip.after.empty() || wasTold(match, tip.after, seat));
}

const TipInfo* tipFor(std::span<const TipInfo> tips, const Match& match, Seat seat,
                      const std::function<bool(std::string_view id)>& known) {
  const auto found = std::find_if(tips.begin(), tips.end(), [&](const TipInfo& tip) {
    return !known(tip.id) && isOccasion(tip, match, seat);
  });
  return found == tips.end() ? nullptr : &*found;
}

}  // namespace raindelay
