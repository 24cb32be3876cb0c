// Rules on the places of things, and on content that no file may have.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
#include <string_view>

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

bool isInWord(char letter) {
  return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_';
}

/// The names that devices in memory have anywhere.
Names buffersIn(const SourceTree& tree) {
  constexpr std::string_view kType = "QBuffer ";
  Names names;
  for (const SourceFile& file : tree) {
    for (auto at = file.text.find(kType); at != std::string::npos;
         at = file.text.find(kType, at + 1)) {
      const auto begin = file.text.begin() + static_cast<std::ptrdiff_t>(at + kType.size());
      names.emplace(begin, std::find_if_not(begin, file.text.end(), isInWord));
    }
  }
  return names;
}

/// What the program is built from, but for these files.
SourceTree programBut(const Names& left, const SourceTree& tree) {
  SourceTree program;
  for (const SourceFile& file : tree) {
    const std::string top = firstPart(file.path);
    if (top != "engine" && top != "app" && top != "qml") continue;
    const bool isBuilt = isCode(file.path) || file.path.ends_with(".qml");
    if (isBuilt && !left.contains(file.path)) program.push_back(file);
  }
  return program;
}

/// The text without the places at which one of these devices is opened.
std::string withoutMemory(std::string text, const Names& buffers) {
  constexpr std::string_view kOpen = ".open(QIODevice::WriteOnly)";
  for (auto at = text.find(kOpen); at != std::string::npos; at = text.find(kOpen, at + 1)) {
    auto begin = at;
    while (begin > 0 && isInWord(text[begin - 1])) --begin;
    if (buffers.contains(text.substr(begin, at - begin))) text.erase(at, kOpen.size());
  }
  return text;
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
  static const Names kEngine = {"core", "games", "deck",           "match",    "players",
                                "lab",  "study", "CMakeLists.txt", "README.md"};
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

Findings onePlaceWrites(const SourceTree& tree) {
  static const Names kWriters = {"engine/core/files.cpp", "engine/core/growing_file.cpp",
                                 "engine/core/system.h", "engine/core/system_posix.cpp",
                                 "engine/core/system_windows.cpp",
                                 // These run while the program is built, or for who draws cards.
                                 "app/icons/paint_icons.cpp", "app/painter/tool/cards_main.cpp"};
  static const std::regex kWrites(
      R"(\bkToWrite\b|\bO_(WRONLY|RDWR|CREAT|TRUNC|APPEND)\b|\b(std::|basic_)o?fstream\b|\bf(re)?open\s*\(|)"
      R"(\bmk[od]?s?temp|\bcreat\s*\(|\bcopy_file\b|\bresize_file\b|\bQFile::(copy|resize)\b|)"
      R"(\bQ(SaveFile|TemporaryFile|TemporaryDir)\b|\bsetOutputFileName\b|\bsaveToFile\b|)"
      R"(\.open\([^)]*\b(WriteOnly|ReadWrite|Append|Truncate)\b|)"
      R"(\b([Ii]mage|[Pp]icture|[Pp]ixmap|[Ii]con)_?(\.|->)save\((?!&))");
  SourceTree program = programBut(kWriters, tree);
  const Names buffers = buffersIn(program);
  for (SourceFile& file : program) file.text = withoutMemory(std::move(file.text), buffers);
  return linesWith(program, kWrites, "another place that writes files than engine/core/files.h");
}

Findings fewPlacesRead(const SourceTree& tree) {
  static const Names kReaders = {
      "engine/core/files.cpp", "engine/core/growing_file.cpp", "engine/core/system_posix.cpp",
      "engine/core/system_windows.cpp", "engine/core/own_folder.cpp", "engine/deck/folder.cpp",
      "app/shelf/match_folder.cpp", "app/library/ini_file.h", "app/library/ini_file.cpp",
      // What the program brings.
      "app/assets/asset_folder.cpp", "app/shell/help_text.cpp"};
  static const std::regex kReads(
      R"(\bsystem::open|\bO_RD(ONLY|WR)\b|\b(std::|basic_)i?fstream\b|\bf(re)?open\s*\(|\bRead(Only|Write)\b|)"
      R"(\bQSettings\b(?!::|>))");
  return linesWith(programBut(kReaders, tree), kReads,
                   "another place that reads files than engine/core/files.h");
}

Findings noNetwork(const SourceTree& tree) {
  static const std::regex kConnects(
      R"(\bQ(Tcp|Udp|Sctp|Ssl|Abstract)(Socket|Server)\b|\bQNetwork\w+|\bQ(WebSocket|HostInfo|DnsLookup)|)"
      R"(\bQtWeb\w+|\b(XMLHttpRequest|WebSocket)\b|\b(source|url): *"https?:|)"
      R"(\b(WSA)?[sS]ocket[AW]?\s*\(|\bgetaddrinfo\b|\bgethostby|\bcurl_|)"
      R"(<(sys/socket|netinet/|arpa/|netdb|winsock|ws2|winhttp|wininet|curl/))");
  return linesWith(programBut({}, tree), kConnects, "a connection to a network");
}

Findings limitsAreListed(const SourceTree& tree) {
  static const std::regex kDefined(R"(\bLimit (k\w+)\s*[{=(])");
  static const std::string kHome = "engine/core/limits.h";
  Findings found;
  for (const SourceFile& file : programBut({}, tree)) {
    const std::string list =
        file.text.substr(std::min(file.text.find("kLimits ="), file.text.size()));
    for (std::sregex_iterator match(file.text.begin(), file.text.end(), kDefined), end;
         match != end; ++match) {
      const std::string name = (*match)[1];
      const bool listed = std::regex_search(list, std::regex("\\b" + name + "\\b"));
      if (file.path == kHome && listed) continue;
      found.push_back(file.path + ": " + name + " is not in the list of limits of " + kHome);
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
