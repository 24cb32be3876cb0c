#include "support/manual.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <sstream>

#include "support/program.h"

namespace raindelay {

namespace {

using testing::HasSubstr;

/// The page's text without its marks.
std::string textOf(const std::string& manual) {
  std::ifstream file(manual);
  std::string text((std::istreambuf_iterator<char>(file)), {});
  for (const std::string_view mark : {"\\fB", "\\fI", "\\fR", "\\"}) {
    for (std::size_t at = 0; (at = text.find(mark, at)) != std::string::npos;) {
      text.erase(at, mark.size());
    }
  }
  return text;
}

}  // namespace

std::vector<std::string> commandsIn(const std::string& help) {
  std::istringstream lines(help);
  std::vector<std::string> names;
  std::string line;
  bool inside = false;
  while (std::getline(lines, line)) {
    if (line == "commands:") {
      inside = true;
    } else if (line.empty()) {
      inside = false;
    } else if (inside) {
      const std::size_t first = line.find(' ', 2);
      const bool two = line.starts_with("  deck ") || line.starts_with("  study ");
      names.push_back(line.substr(2, (two ? line.find(' ', first + 1) : first) - 2));
    }
  }
  return names;
}

std::vector<std::string> wordsOf(const std::string& command) {
  const std::size_t space = command.find(' ');
  if (space == std::string::npos) return {command};
  return {command.substr(0, space), command.substr(space + 1)};
}

void expectManualKnows(const std::string& manual, const std::string& program,
                       const std::string& help) {
  const std::string page = textOf(manual);
  ASSERT_THAT(page, HasSubstr(".TH"));
  const std::vector<std::string> names = commandsIn(help);
  ASSERT_FALSE(names.empty());
  for (const std::string& name : names) {
    const std::size_t begin = page.find(".SS " + name);
    ASSERT_NE(begin, std::string::npos) << name << " has no section in the manual page";
    const std::string section = page.substr(begin, page.find("\n.S", begin + 1) - begin);
    std::vector<std::string> words = wordsOf(name);
    words.emplace_back("--help");
    std::istringstream options(runProgram(program, words).out);
    std::string line;
    while (std::getline(options, line)) {
      if (!line.starts_with("  --") || line.starts_with("  --help")) continue;
      const std::string option = line.substr(2, line.find(' ', 2) - 2);
      EXPECT_THAT(section, HasSubstr(option)) << name;
    }
  }
}

}  // namespace raindelay
