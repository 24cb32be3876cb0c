#include "terminal/command.h"

#include <algorithm>
#include <charconv>
#include <exception>
#include <filesystem>
#include <iostream>

#include "core/memory.h"
#include "core/nearest.h"
#include "terminal/completion.h"

namespace raindelay::terminal {

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

std::string usageOf(const Program& program, const Command& command) {
  std::string line = std::string(program.name) + " " + std::string(command.name);
  if (!command.arguments.empty()) line += " " + std::string(command.arguments);
  if (!command.options.empty()) line += " [options]";
  return line;
}

void printHelp(const Program& program, std::ostream& out) {
  out << "usage: " << program.name << " COMMAND [arguments] [options]\n\n"
      << program.summary << "\n\ncommands:\n";
  std::size_t widest = 0;
  for (const Command& command : program.commands) {
    widest = std::max(widest, command.name.size() + 1 + command.arguments.size());
  }
  for (const Command& command : program.commands) {
    std::string line = std::string(command.name) + " " + std::string(command.arguments);
    line.resize(widest + 2, ' ');
    out << "  " << line << command.summary << '\n';
  }
  out << "\n  --help            this page; behind a command, the command's page\n"
         "  --version         the version\n"
         "  --completion SHELL  what bash, zsh or fish reads to complete what one types\n"
         "\nExit codes: 0 done, 1 the answer is no, 2 wrong use.\n";
}

Error unknownCommand(const Program& program, std::string_view typed) {
  std::vector<std::string_view> known;
  for (const Command& command : program.commands) known.push_back(command.name);
  return unknownName("command", typed, known);
}

/// The command that the words begin with; `used` tells how many of them name it.
const Command* findCommand(const Program& program, std::span<const std::string_view> words,
                           std::size_t& used) {
  for (const Command& command : program.commands) {
    const std::size_t space = command.name.find(' ');
    const bool two = space != std::string_view::npos;
    if (words[0] != command.name.substr(0, space)) continue;
    if (two && (words.size() < 2 || words[1] != command.name.substr(space + 1))) continue;
    used = two ? 2 : 1;
    return &command;
  }
  return nullptr;
}

}  // namespace

Result<Arguments> Arguments::parse(const Program& program, const Command& command,
                                   std::span<const std::string_view> words) {
  Arguments out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (word.empty()) return Error{"a word is empty; usage: " + usageOf(program, command)};
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
    } else if (takes && ++i < words.size()) {
      value = words[i];
    }
    if (takes && value.empty()) {
      return Error{std::string(name) + " needs a value: " + std::string(option->value)};
    }
    out.options_[std::string(name)].push_back(std::move(value));
  }
  if (out.plain_.size() < command.least || out.plain_.size() > command.most) {
    return Error{std::string(out.plain_.size() < command.least ? "too few" : "too many") +
                 " words; usage: " + usageOf(program, command)};
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

std::string helpOf(const Program& program, const Command& command) {
  std::string text =
      "usage: " + usageOf(program, command) + "\n\n" + std::string(command.summary) + "\n";
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

namespace {

/// Does what the words ask for.
int obey(const Program& program, std::span<const std::string_view> words) {
  if (words.empty()) {
    printHelp(program, std::cerr);
    return kMisuse;
  }
  if (words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
    printHelp(program, std::cout);
    return kDone;
  }
  if (words[0] == "--version") {
    std::cout << program.name << ' ' << program.version << '\n';
    return kDone;
  }
  if (words[0] == "--completion") {
    const auto text = completionFor(program, words.size() > 1 ? words[1] : std::string_view());
    if (!text) return fail(program, text.error().message, kMisuse);
    std::cout << *text;
    return kDone;
  }
  std::size_t used = 0;
  const Command* command = findCommand(program, words, used);
  if (command == nullptr) {
    if (words[0].starts_with('-')) {
      const Error unknown =
          unknownName("option", words[0], {"--help", "--version", "--completion"});
      return fail(program, unknown.message, kMisuse);
    }
    std::string typed(words[0]);
    const bool group =
        std::any_of(program.commands.begin(), program.commands.end(),
                    [&](const Command& each) { return each.name.starts_with(typed + " "); });
    if (group && words.size() > 1) typed += " " + std::string(words[1]);
    return fail(program, unknownCommand(program, typed).message, kMisuse);
  }
  words = words.subspan(used);
  for (const std::string_view word : words) {
    if (word != "--help" && word != "-h") continue;
    std::cout << helpOf(program, *command);
    return kDone;
  }
  const Result<Arguments> arguments = Arguments::parse(program, *command, words);
  if (!arguments) return fail(program, arguments.error().message, kMisuse);
  // (Of a deck that is there all mistakes are told; they are no wrong use.)
  if (command->arguments.starts_with("DECK")) {
    const std::string& deck = arguments->plain()[0];
    std::error_code none;
    if (!std::filesystem::exists(deck, none)) {
      return fail(program, "there is no deck " + deck, kMisuse);
    }
  }
  return command->run(*arguments);
}

}  // namespace

int run(const Program& program, std::span<const std::string_view> words) {
  int code = kNo;
  try {
    code = withinMemory([&] { return obey(program, words); },
                        [&] { return fail(program, "there is not enough memory for this", kNo); });
  } catch (const std::exception& thrown) {
    code = fail(program, std::string("this couldn't be finished: ") + thrown.what(), kNo);
  }
  if (std::cout.flush()) return code;
  return fail(program, "standard output couldn't be written", kNo);
}

int fail(const Program& program, const std::string& why, Exit code) {
  std::cout.flush();
  std::cerr << program.name << ": " << why << '\n';
  return code;
}

}  // namespace raindelay::terminal
