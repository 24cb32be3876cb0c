#include "core/narrator.h"

#include <array>
#include <string_view>

namespace raindelay {

namespace {

/// The template with %1, %2 … replaced by the values' words.
template <class Words>
std::string filled(std::string_view pattern, const Values& values, const Words& word) {
  std::string out;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const char next = i + 1 < pattern.size() ? pattern[i + 1] : '\0';
    if (pattern[i] == '%' && next >= '1' && next <= '9') {
      const auto index = static_cast<std::size_t>(next - '1');
      if (index < values.size()) out += word(values[index]);
      ++i;
    } else {
      out += pattern[i];
    }
  }
  return out;
}

}  // namespace

std::string inEnglish(const Sentence& sentence) {
  return filled(sentence.text.source, sentence.values, [](const Value& value) {
    std::string digits = std::to_string(value.number);
    if (value.number >= 1000) digits.insert(digits.size() - 3, ",");
    return digits;
  });
}

std::string Narrator::translated(const Text& text) const {
  return text.source;
}

std::string Narrator::word(const Value& value) const {
  const auto index = static_cast<std::size_t>(value.number);
  switch (value.kind) {
    case Value::Kind::kNone:
      return {};
    case Value::Kind::kNumber:
      return std::to_string(value.number);
    case Value::Kind::kSeat:
      return seatName(Seat(value.number));
    case Value::Kind::kFace:
      return faceName(value.face());
    case Value::Kind::kPlace:
      return translated(info_->places[index].name);
    case Value::Kind::kWord:
      return translated(info_->words[index]);
  }
  return {};
}

std::string Narrator::say(const Sentence& sentence) const {
  return filled(translated(sentence.text), sentence.values,
                [this](const Value& value) { return word(value); });
}

std::string Narrator::say(const Event& event, std::size_t variety) const {
  const EventInfo& kind = info_->events[event.id];
  if (kind.wordings.empty()) return {};
  return say(kind.sentence(event, variety % kind.wordings.size()));
}

std::string Narrator::say(const Refusal& refusal) const {
  return say(Sentence{info_->refusals[refusal.id].text, refusal.values});
}

}  // namespace raindelay
