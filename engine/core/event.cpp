#include "core/event.h"

#include "core/info.h"

namespace raindelay {

Sentence EventInfo::sentence(const Event& event, std::size_t wording) const {
  return {wordings[wording], values == nullptr ? event.values : values(event)};
}

std::optional<Event> seen(const Event& event, Seat seat) {
  if (event.audience.includes(seat)) return event;
  if (!event.audience.veiledForOthers) return std::nullopt;
  Event veiled = event;
  for (Value& value : veiled.values) {
    if (value.kind == Value::Kind::kFace) value.number = Face::kUnknown;
  }
  return veiled;
}

std::optional<Move> seen(const Move& move, Seat seat) {
  if (move.audience.includes(seat)) return move;
  if (!move.audience.veiledForOthers) return std::nullopt;
  Move veiled = move;
  veiled.face.number = Face::kUnknown;
  veiled.fromOrder = Move::kTop;
  return veiled;
}

std::optional<Happening> seen(const Happening& happening, Seat seat) {
  return std::visit(
      [seat](const auto& one) -> std::optional<Happening> {
        if (const auto visible = seen(one, seat)) return Happening(*visible);
        return std::nullopt;
      },
      happening);
}

}  // namespace raindelay
