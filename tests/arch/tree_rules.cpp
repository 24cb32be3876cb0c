// Rules on the places of things, and on content that no file may have.
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>

#include "arch/rules.h"

namespace raindelay::arch {
namespace {

using Names = std::set<std::string>;

std::string normal(const std::string& path) {
  std::string plain = std::filesystem::path(path).lexically_normal().generic_string();
  if (plain.ends_with('/')) plain.pop_back();
  return plain;
}

/// Every file and folder of the tree.
Names pathsOf(const SourceTree& tree) {
  Names paths;
  for (const SourceFile& file : tree) {
    for (std::string path = file.path; !path.empty();) {
      paths.insert(path);
      const auto slash = path.rfind('/');
      path.resize(slash == std::string::npos ? 0 : slash);
    }
  }
  return paths;
}

/// Returns true if words in backticks are meant as a path of the source tree ("raindelay-record/1"
/// is a format).
bool looksLikePath(const std::string& words) {
  static const std::regex kFormat("/[0-9]+$");
  static const std::regex kPath(R"(^(\./|\.\./)*[A-Za-z0-9_.-]+(/[A-Za-z0-9_.-]+)*/?$)");
  return words.find('/') != std::string::npos && !words.starts_with("build/") &&
         std::regex_match(words, kPath) && !std::regex_search(words, kFormat);
}

Findings linesWith(const SourceTree& tree, const std::regex& pattern, const std::string& why) {
  Findings found;
  for (const SourceFile& file : tree) {
    std::istringstream lines(file.text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
      // Patterns are short; a line of thousands of characters is somebody's data.
      if (line.size() < 4000 && std::regex_search(line, pattern)) {
        found.push_back(file.path + ":" + std::to_string(number) + ": " + why);
      }
    }
  }
  return found;
}

}  // namespace

Findings layout(const SourceTree& tree) {
  static const Names kTop = {"engine",
                             "app",
                             "qml",
                             "assets",
                             "tests",
                             "packaging",
                             "CMakeLists.txt",
                             "CMakePresets.json",
                             "README.md",
                             "LICENSE",
                             ".ci",
                             ".clang-format",
                             ".clang-tidy",
                             ".gitignore",
                             ".qmllint.ini"};
  static const Names kEngine = {"core",    "games", "deck",           "match",
                                "players", "lab",   "CMakeLists.txt", "README.md"};
  Findings found;
  Names told;
  for (const SourceFile& file : tree) {
    const std::string top = firstPart(file.path);
    if (!kTop.contains(top) && told.insert(top).second) {
      found.push_back(top + ": not in the layout");
    }
    const std::string inside = firstPart(withoutFirstPart(file.path));
    if (top == "engine" && !kEngine.contains(inside) && told.insert("engine/" + inside).second) {
      found.push_back("engine/" + inside + ": not in the layout");
    }
  }
  return found;
}

Findings pathsInReadmes(const SourceTree& tree) {
  static const std::regex kQuoted("`([^`\n]+)`");
  const Names paths = pathsOf(tree);
  Findings found;
  for (const SourceFile& file : tree) {
    if (!file.path.ends_with("README.md")) continue;
    const std::string folder = file.path.substr(0, file.path.size() - 9);
    for (std::sregex_iterator match(file.text.begin(), file.text.end(), kQuoted), end; match != end;
         ++match) {
      const std::string words = (*match)[1];
      const std::string path = words.substr(0, words.find(' '));
      if (!looksLikePath(path)) continue;
      if (!paths.contains(normal(path)) && !paths.contains(normal(folder + path))) {
        found.push_back(file.path + ": there is no " + path);
      }
    }
  }
  return found;
}

Findings pathsInComments(const SourceTree& tree) {
  static const std::regex kNamed(
      R"((^|[^\w./*<>-])([\w-][\w.-]*(?:/[\w.-]+)*\.(?:md|h|cpp|qml|csv|yaml|tsv|txt))(?![\w(*]))");
  Names ends;
  for (const SourceFile& file : tree) {
    for (std::string end = file.path; !end.empty(); end = withoutFirstPart(end)) ends.insert(end);
  }
  Findings found;
  for (const SourceFile& file : tree) {
    if (!file.path.ends_with(".h") && !file.path.ends_with(".cpp") && !file.path.ends_with(".qml"))
      continue;
    std::istringstream lines(file.text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
      const auto begin = line.find_first_not_of(' ');
      if (begin == std::string::npos || line.compare(begin, 2, "//") != 0) continue;
      for (std::sregex_iterator match(line.begin(), line.end(), kNamed), end; match != end;
           ++match) {
        const std::string path = (*match)[2];
        if (ends.contains(path)) continue;
        found.push_back(file.path + ":" + std::to_string(number) + ": there is no " + path);
      }
    }
  }
  return found;
}

Findings noNotesToSelf(const SourceTree& tree) {
  static const std::regex kNote(
      "\\b(TO"
      "DO|FIX"
      "ME|XX"
      "X)\\b");
  return linesWith(tree, kNote, "a note about work left");
}

Findings noPathOfOneMachine(const SourceTree& tree) {
  // Put together from parts, or this line would be found. Ann is who lives in examples.
  static const std::regex kPath(std::string(R"((^|[\s"'=(])/)") +
                                R"((home/(?!ann/)|work/|Users/|root/|tmp/))");
  return linesWith(tree, kPath, "a path of one machine");
}

}  // namespace raindelay::arch
