#include "lab/command.h"

#include <algorithm>
#include <charconv>

#include "core/nearest.h"

namespace raindelay::lab {

namespace {

const OptionSpec* findOption(const Command& command, std::string_view name) {
  for (const OptionSpec& option : command.options) {
    if (option.name == name) return &option;
  }
  return nullptr;
}

Error unknownOption(const Command& command, std::string_view name) {
  std::vector<std::string_view> known;
  for (const OptionSpec& option : command.options) known.push_back(option.name);
  known.emplace_back("--help");
  return unknownName("option", name, known);
}

std::string usageOf(const Command& command) {
  std::string line = "raindelay-lab " + std::string(command.name);
  if (!command.arguments.empty()) line += " " + std::string(command.arguments);
  if (!command.options.empty()) line += " [options]";
  return line;
}

}  // namespace

Result<Arguments> Arguments::parse(const Command& command,
                                   std::span<const std::string_view> words) {
  Arguments out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    // A dash alone is standard input.
    if (!word.starts_with('-') || word == "-") {
      out.plain_.emplace_back(word);
      continue;
    }
    const std::size_t equals = word.find('=');
    const std::string_view name = word.substr(0, equals);
    const OptionSpec* option = findOption(command, name);
    if (option == nullptr) return unknownOption(command, name);
    const bool takes = !option->value.empty();
    if (!takes && equals != std::string_view::npos) {
      return Error{std::string(name) + " takes no value"};
    }
    std::string value;
    if (takes && equals != std::string_view::npos) {
      value = word.substr(equals + 1);
    } else if (takes) {
      if (++i == words.size()) {
        return Error{std::string(name) + " needs a value: " + std::string(option->value)};
      }
      value = words[i];
    }
    out.options_[std::string(name)].push_back(std::move(value));
  }
  if (out.plain_.size() < command.least || out.plain_.size() > command.most) {
    return Error{std::string(out.plain_.size() < command.least ? "too few" : "too many") +
                 " words; usage: " + usageOf(command)};
  }
  return out;
}

std::optional<std::string> Arguments::value(std::string_view option) const {
  const auto found = options_.find(option);
  if (found == options_.end()) return std::nullopt;
  return found->second.back();
}

std::vector<std::string> Arguments::values(std::string_view option) const {
  const auto found = options_.find(option);
  return found == options_.end() ? std::vector<std::string>() : found->second;
}

Result<std::int64_t> Arguments::number(std::string_view option, std::int64_t fallback,
                                       std::int64_t least, std::int64_t most) const {
  const std::optional<std::string> text = value(option);
  if (!text) return fallback;
  std::int64_t number = 0;
  const char* end = text->data() + text->size();
  const auto [stop, error] = std::from_chars(text->data(), end, number);
  if (error != std::errc() || stop != end || number < least || number > most) {
    return Error{std::string(option) + " takes a whole number from " + std::to_string(least) +
                 " to " + std::to_string(most) + ", not " + *text};
  }
  return number;
}

Result<std::uint64_t> Arguments::seed(std::uint64_t fallback) const {
  const std::optional<std::string> text = value("--seed");
  if (!text) return fallback;
  std::uint64_t number = 0;
  const char* end = text->data() + text->size();
  const auto [stop, error] = std::from_chars(text->data(), end, number, 16);
  if (error != std::errc() || stop != end) {
    return Error{"--seed takes 1 to 16 hexadecimal digits, not " + *text};
  }
  return number;
}

std::string helpOf(const Command& command) {
  std::string text = "usage: " + usageOf(command) + "\n\n" + std::string(command.summary) + "\n";
  if (!command.details.empty()) text += "\n" + std::string(command.details) + "\n";
  text += "\noptions:\n";
  const auto line = [&text](std::string name, std::string_view help) {
    name.resize(std::max<std::size_t>(name.size() + 2, 20), ' ');
    text += "  " + name + std::string(help) + "\n";
  };
  for (const OptionSpec& option : command.options) {
    line(std::string(option.name) + (option.value.empty() ? "" : " ") + std::string(option.value),
         option.help);
  }
  line("--help", "this page");
  return text;
}

}  // namespace raindelay::lab
