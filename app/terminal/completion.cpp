#include "terminal/completion.h"

#include <algorithm>
#include <set>

#include "core/nearest.h"

namespace raindelay::terminal {

namespace {

/// The first word of a command's name, and the second, or empty.
std::pair<std::string, std::string> wordsOf(const Command& command) {
  const std::size_t space = command.name.find(' ');
  if (space == std::string_view::npos) return {std::string(command.name), ""};
  return {std::string(command.name.substr(0, space)), std::string(command.name.substr(space + 1))};
}

std::string joined(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) line += (line.empty() ? "" : " ") + word;
  return line;
}

/// Within single quotes, for any of the shells.
std::string inSingleQuotes(std::string_view text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

std::vector<std::string> wordsFor(const Program& program, std::string_view placeholder) {
  // "[GAME]" may be left out, but is a GAME.
  if (placeholder.starts_with('[')) placeholder = placeholder.substr(1, placeholder.size() - 2);
  return program.wordsFor == nullptr ? std::vector<std::string>() : program.wordsFor(placeholder);
}

std::vector<std::string> optionsOf(const Command& command) {
  std::vector<std::string> names{"--help"};
  for (const OptionSpec& option : command.options) names.emplace_back(option.name);
  return names;
}

std::vector<std::string> firstWords(const Program& program) {
  std::vector<std::string> words{"--help", "--version", "--completion"};
  for (const Command& command : program.commands) {
    const std::string word = wordsOf(command).first;
    if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
  }
  return words;
}

/// The second words behind each first one that has some.
std::map<std::string, std::vector<std::string>> secondWords(const Program& program) {
  std::map<std::string, std::vector<std::string>> words;
  for (const Command& command : program.commands) {
    const auto [first, second] = wordsOf(command);
    if (!second.empty()) words[first].push_back(second);
  }
  return words;
}

/// A function that knows what may stand at the end of the words typed so far; zsh runs it as well.
std::string bash(const Program& program) {
  const std::string name(program.name);
  std::string function = "_" + name;
  std::replace(function.begin(), function.end(), '-', '_');
  std::string text =
      "# Completion of " + name + " for bash and, by bashcompinit, for zsh.\n" + function +
      "() {\n"
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} known=\n"
      "  local command=${COMP_WORDS[1]}\n"
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
      "    known=" +
      inSingleQuotes(joined(firstWords(program))) + "\n";
  for (const auto& [first, second] : secondWords(program)) {
    text += "  elif [ \"$command\" = " + first +
            " ] && [ \"$COMP_CWORD\" -eq 2 ]; then\n    known=" + inSingleQuotes(joined(second)) +
            "\n";
  }
  text += "  else\n    case $command in\n";
  for (const auto& [first, second] : secondWords(program)) {
    text += "      " + first + ") command=\"$command ${COMP_WORDS[2]}\" ;;\n";
  }
  text += "    esac\n    case \"$command $before\" in\n";
  for (const Command& command : program.commands) {
    for (const OptionSpec& option : command.options) {
      if (option.value.empty()) continue;
      const std::string words = joined(wordsFor(program, option.value));
      text += "      " +
              inSingleQuotes(std::string(command.name) + " " + std::string(option.name)) +
              ") known=" + inSingleQuotes(words) + " ;;\n";
    }
  }
  text += "      *) case $command in\n";
  for (const Command& command : program.commands) {
    std::vector<std::string> known = optionsOf(command);
    const std::vector<std::string> values = wordsFor(program, command.arguments);
    text += "        " + inSingleQuotes(command.name) +
            ")\n          case $word in\n            -*) known=" + inSingleQuotes(joined(known)) +
            " ;;\n            *) known=" + inSingleQuotes(joined(values)) +
            " ;;\n          esac ;;\n";
  }
  text +=
      "      esac ;;\n    esac\n  fi\n"
      "  COMPREPLY=()\n"
      "  while IFS= read -r line; do COMPREPLY+=(\"$line\"); done < <(compgen -W \"$known\" -- "
      "\"$word\")\n"
      "}\n"
      "complete -o default -F " +
      function + " " + name + "\n";
  return text;
}

std::string zsh(const Program& program) {
  return "#compdef " + std::string(program.name) + "\nautoload -U bashcompinit && bashcompinit\n" +
         bash(program);
}

std::string fish(const Program& program) {
  const std::string begin = "complete -c " + std::string(program.name);
  std::string text = "# Completion of " + std::string(program.name) + " for fish.\n";
  text += begin + " -n __fish_use_subcommand -l help -d 'what there is'\n";
  text += begin + " -n __fish_use_subcommand -l version -d 'the version'\n";
  text += begin + " -n __fish_use_subcommand -l completion -x -a 'bash zsh fish'\n";
  const auto second = secondWords(program);
  std::set<std::string> told;
  for (const Command& command : program.commands) {
    const auto [first, next] = wordsOf(command);
    const std::string summary = " -d " + inSingleQuotes(command.summary);
    if (told.insert(first).second) {
      text +=
          begin + " -n __fish_use_subcommand -f -a " + first + (next.empty() ? summary : "") + "\n";
    }
    std::string seen = "__fish_seen_subcommand_from " + first;
    if (!next.empty()) {
      text += begin + " -n '" + seen + "; and not __fish_seen_subcommand_from " +
              joined(second.at(first)) + "' -f -a " + next + summary + "\n";
      seen += "; and __fish_seen_subcommand_from " + next;
    }
    const std::vector<std::string> values = wordsFor(program, command.arguments);
    if (!values.empty()) {
      text += begin + " -n '" + seen + "' -f -a " + inSingleQuotes(joined(values)) + "\n";
    }
    for (const OptionSpec& option : command.options) {
      text += begin + " -n '" + seen + "' -l " + std::string(option.name.substr(2));
      const std::vector<std::string> words = wordsFor(program, option.value);
      if (!option.value.empty())
        text += words.empty() ? " -r" : " -x -a " + inSingleQuotes(joined(words));
      text += " -d " + inSingleQuotes(option.help) + "\n";
    }
  }
  return text;
}

}  // namespace

Result<std::string> completionFor(const Program& program, std::string_view shell) {
  if (shell == "bash") return bash(program);
  if (shell == "zsh") return zsh(program);
  if (shell == "fish") return fish(program);
  return unknownName("shell", shell, {"bash", "zsh", "fish"});
}

}  // namespace raindelay::terminal
