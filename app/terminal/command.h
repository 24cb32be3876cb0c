#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

/// Shared by the programs for the terminal.
namespace raindelay::terminal {

/// The program's exit code: how a command ended.
enum Exit : int {
  kDone = 0,
  kNo = 1,     ///< the answer is no: a damaged record, a deck with mistakes
  kMisuse = 2  ///< a wrong word on the command line
};

/// An option of a command. With a `value` it takes the next word (or what stands behind `=`).
struct OptionSpec {
  std::string_view name;   ///< with its dashes
  std::string_view value;  ///< its placeholder: `N`; empty for a switch
  std::string_view help;
};

class Arguments;
struct Program;

/// A command of a program, as its help describes it.
struct Command {
  std::string_view name;       ///< `replay`, `deck check`
  std::string_view arguments;  ///< `FILE`
  std::string_view summary;    ///< one line
  std::string_view details;    ///< further lines of the help, or empty
  std::size_t least = 0;       ///< fewest arguments
  std::size_t most = 0;        ///< and most
  std::span<const OptionSpec> options;
  int (*run)(const Arguments& arguments) = nullptr;
};

/// A command line that fits its command.
class Arguments {
 public:
  /// Sorts the words behind the command's name. An error for an unknown option (with the nearest
  /// one), a missing or empty value, an empty argument, too few or too many.
  [[nodiscard]] static Result<Arguments> parse(const Program& program, const Command& command,
                                               std::span<const std::string_view> words);

  [[nodiscard]] const std::vector<std::string>& plain() const { return plain_; }
  [[nodiscard]] bool has(std::string_view option) const { return options_.contains(option); }
  [[nodiscard]] bool json() const { return has("--json"); }
  /// The last value that was given for the option, if any.
  [[nodiscard]] std::optional<std::string> value(std::string_view option) const;
  /// All of them, in order.
  [[nodiscard]] std::vector<std::string> values(std::string_view option) const;
  /// A whole number from `least` to `most`; `fallback` if the option isn't given.
  [[nodiscard]] Result<std::int64_t> number(std::string_view option, std::int64_t fallback,
                                            std::int64_t least, std::int64_t most) const;
  /// A seed: 1 to 16 hexadecimal digits, as records have it.
  [[nodiscard]] Result<std::uint64_t> seed(std::uint64_t fallback) const;

 private:
  std::vector<std::string> plain_;
  std::map<std::string, std::vector<std::string>, std::less<>> options_;
};

/// A program for the terminal.
struct Program {
  std::string_view name;     ///< `raindelay-lab`
  std::string_view summary;  ///< a line or two
  std::string_view version;
  std::span<const Command> commands;  ///< in the order of the help
  /// The words that may stand for a placeholder of its commands (`GAME`), for completion in a
  /// shell; empty for what isn't a word of a list. May be null.
  std::vector<std::string> (*wordsFor)(std::string_view placeholder) = nullptr;
};

/// The command's page of help.
[[nodiscard]] std::string helpOf(const Program& program, const Command& command);

/// Runs the command that the words name, or prints the help that they ask for, or says what is
/// wrong with them; gives back the exit code. Lack of memory, and whatever else is thrown, is told
/// as well.
[[nodiscard]] int run(const Program& program, std::span<const std::string_view> words);

/// One sentence on standard error; gives back the exit code.
int fail(const Program& program, const std::string& why, Exit code);

}  // namespace raindelay::terminal
