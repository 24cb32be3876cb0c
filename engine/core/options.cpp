#include "core/options.h"

#include <cassert>
#include <charconv>

#include "core/nearest.h"

namespace raindelay {

namespace {

std::string rangeOf(const OptionInfo& option) {
  if (option.kind == OptionInfo::Kind::kToggle) return "on or off";
  if (option.kind == OptionInfo::Kind::kNumber) {
    const std::string range =
        std::to_string(option.minimum) + " to " + std::to_string(option.maximum);
    return option.step == 1 ? range : range + " in steps of " + std::to_string(option.step);
  }
  std::string names;
  for (const ChoiceInfo& choice : option.choices) {
    if (!names.empty()) names += ", ";
    names += choice.id;
  }
  return names;
}

bool allows(const OptionInfo& option, int value) {
  if (option.kind != OptionInfo::Kind::kChoice) {
    return value >= option.minimum && value <= option.maximum &&
           (value - option.minimum) % option.step == 0;
  }
  for (const ChoiceInfo& choice : option.choices) {
    if (choice.value == value) return true;
  }
  return false;
}

std::optional<int> valueFrom(const OptionInfo& option, std::string_view text) {
  if (option.kind == OptionInfo::Kind::kToggle) {
    if (text == "on" || text == "true" || text == "1") return 1;
    if (text == "off" || text == "false" || text == "0") return 0;
    return std::nullopt;
  }
  for (const ChoiceInfo& choice : option.choices) {
    if (choice.id == text) return choice.value;
  }
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

Error outOfRange(const OptionInfo& option, std::string_view value) {
  return {"option " + std::string(option.id) + " can't be " + std::string(value) + "; it takes " +
          rangeOf(option)};
}

}  // namespace

Options::Options(const GameInfo& info) : info_(&info), seats_(info.minSeats) {
  values_.reserve(info.options.size());
  for (const OptionInfo& option : info.options) values_.push_back(option.fallback);
}

Result<void> Options::setSeats(int seats) {
  if (seats < info_->minSeats || seats > info_->maxSeats) {
    const std::string most =
        info_->minSeats == info_->maxSeats ? "" : " to " + std::to_string(info_->maxSeats);
    return Error{std::string(info_->title.source) + " is for " + std::to_string(info_->minSeats) +
                 most + " players; this match has " + std::to_string(seats)};
  }
  seats_ = seats;
  return {};
}

std::optional<std::size_t> Options::indexOf(std::string_view id) const {
  for (std::size_t i = 0; i < info_->options.size(); ++i) {
    if (info_->options[i].id == id) return i;
  }
  return std::nullopt;
}

int Options::operator[](std::string_view id) const {
  const auto index = indexOf(id);
  assert(index.has_value());
  return values_[*index];
}

bool Options::matters(std::string_view id) const {
  const auto index = indexOf(id);
  assert(index.has_value());
  const Setting& needs = info_->options[*index].needs;
  return needs.option.empty() || (*this)[needs.option] >= needs.value;
}

Result<void> Options::set(std::string_view id, int value) {
  const auto index = indexOf(id);
  if (!index) return unknownName("option", id, info_->options);
  const OptionInfo& option = info_->options[*index];
  if (!allows(option, value)) return outOfRange(option, std::to_string(value));
  values_[*index] = value;
  return {};
}

Result<void> Options::setText(std::string_view id, std::string_view value) {
  const auto index = indexOf(id);
  if (!index) return unknownName("option", id, info_->options);
  const OptionInfo& option = info_->options[*index];
  const std::optional<int> number = valueFrom(option, value);
  if (!number || !allows(option, *number)) return outOfRange(option, value);
  values_[*index] = *number;
  return {};
}

Result<Options> Options::preset(const GameInfo& info, std::string_view presetId) {
  for (const PresetInfo& preset : info.presets) {
    if (preset.id != presetId) continue;
    Options options(info);
    for (const Setting& setting : preset.settings) {
      const Result<void> done = options.set(setting.option, setting.value);
      if (!done) return done.error();
    }
    return options;
  }
  return unknownName("preset", presetId, info.presets);
}

std::string Options::text(std::string_view id) const {
  const auto index = indexOf(id);
  assert(index.has_value());
  const OptionInfo& option = info_->options[*index];
  if (option.kind == OptionInfo::Kind::kToggle) return values_[*index] != 0 ? "on" : "off";
  for (const ChoiceInfo& choice : option.choices) {
    if (choice.value == values_[*index]) return std::string(choice.id);
  }
  return std::to_string(values_[*index]);
}

bool Options::isDefault(std::string_view id) const {
  const auto index = indexOf(id);
  return index && values_[*index] == info_->options[*index].fallback;
}

}  // namespace raindelay
