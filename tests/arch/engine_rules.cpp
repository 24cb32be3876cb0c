// Rules on the includes between parts of the tree.
#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "arch/rules.h"

namespace raindelay::arch {
namespace {

using Names = std::set<std::string>;

const std::map<std::string, Names>& layersBelow() {
  static const std::map<std::string, Names> kBelow = {
      {"core", {}},
      {"deck", {"core"}},
      {"games", {"core", "deck"}},
      {"match", {"core"}},
      {"players", {"core"}},
      {"lab", {"core", "players"}},
      {"study", {"core", "deck", "match", "players", "lab"}},
  };
  return kBelow;
}

/// The rooms of the application, and the folders beside them that know one.
const std::map<std::string, Names>& roomsBelow() {
  static const std::map<std::string, Names> kBelow = {
      {"table", {}},
      {"review", {"table"}},
      {"library", {"table", "review"}},
      {"shell", {"table", "review", "library"}},
      {"games", {"table"}},
      {"scorebook", {"table"}},
      {"studio", {"library"}},
  };
  return kBelow;
}

bool isRoom(const std::string& folder) {
  static const Names kRooms = {"table", "review", "library", "shell"};
  return kRooms.contains(folder);
}

std::string at(const SourceFile& file, int line) {
  return file.path + ":" + std::to_string(line) + ": ";
}

/// "x" of games/x/..., or empty when the path leads to no game's folder.
std::string gameOf(const std::string& path) {
  if (firstPart(path) != "games") return {};
  const std::string inside = withoutFirstPart(path);
  return inside.find('/') == std::string::npos ? std::string() : firstPart(inside);
}

/// "x" of the engine, app and test folders of game x.
std::string ownGame(const std::string& path) {
  return gameOf(withoutFirstPart(path));
}

/// Returns true if the file knows no game and works for every one.
bool isShared(const std::string& path) {
  static const Names kModules = {"Kit", "Shell", "Studio", "Table"};
  const std::string top = firstPart(path);
  if (top == "qml") return kModules.contains(firstPart(withoutFirstPart(withoutFirstPart(path))));
  return (top == "engine" || top == "app") && ownGame(path).empty();
}

/// Line numbers at which the pattern is found outside of comments.
std::vector<int> linesWith(const std::string& text, const std::regex& pattern) {
  std::vector<int> found;
  int number = 1;
  for (std::size_t begin = 0; begin < text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string line = text.substr(begin, end - begin);
    begin = end + 1;
    line.resize(std::min(line.size(), line.find("//")));
    if (std::regex_search(line, pattern)) found.push_back(number);
  }
  return found;
}

}  // namespace

Findings engineWithoutQt(const SourceTree& tree) {
  static const std::regex kHeader(R"(^(Q[A-Z]|Qt|q[a-z0-9]+\.h))");
  static const std::regex kPackage(R"(Qt6::|find_package\s*\(\s*Qt|qt_add_)");
  Findings found;
  for (const SourceFile& file : tree) {
    if (firstPart(file.path) != "engine") continue;
    if (isCode(file.path)) {
      for (const Mention& include : includesOf(file.text)) {
        if (std::regex_search(include.name, kHeader)) {
          found.push_back(at(file, include.line) + "the engine includes " + include.name);
        }
      }
    } else if (file.path.ends_with("CMakeLists.txt")) {
      for (const int line : linesWith(file.text, kPackage)) {
        found.push_back(at(file, line) + "the engine is built with Qt");
      }
    }
  }
  return found;
}

Findings engineLayers(const SourceTree& tree) {
  Findings found;
  for (const SourceFile& file : tree) {
    if (firstPart(file.path) != "engine" || !isCode(file.path)) continue;
    const std::string layer = firstPart(withoutFirstPart(file.path));
    const auto below = layersBelow().find(layer);
    if (below == layersBelow().end()) {
      found.push_back(file.path + ": " + layer + " is no layer of the engine");
      continue;
    }
    for (const Mention& include : includesOf(file.text)) {
      const std::string other = firstPart(include.name);
      const bool ours = include.name.find('/') != std::string::npos &&
                        (layersBelow().contains(other) || other == "app" || other == "engine");
      if (ours && other != layer && !below->second.contains(other)) {
        found.push_back(at(file, include.line) + layer + " includes " + include.name);
      }
    }
  }
  return found;
}

Findings roomsPointOneWay(const SourceTree& tree) {
  Findings found;
  for (const SourceFile& file : tree) {
    const std::string inside = withoutFirstPart(file.path);
    // Files in no folder put the program together.
    if (firstPart(file.path) != "app" || !isCode(file.path) || withoutFirstPart(inside).empty()) {
      continue;
    }
    const std::string folder = firstPart(inside);
    const auto below = roomsBelow().find(folder);
    for (const Mention& include : includesOf(file.text)) {
      const std::string room = firstPart(include.name);
      if (!isRoom(room) || room == folder) continue;
      if (below == roomsBelow().end() || !below->second.contains(room)) {
        found.push_back(at(file, include.line) + folder + " includes " + include.name);
      }
    }
  }
  return found;
}

Findings oneObjectIsAskedFor(const SourceTree& tree) {
  static const std::regex kAsked(R"(\bApplication::instance)");
  static const Names kRoots = {"app/main.cpp", "app/modules.cpp.in", "app/shell/application.cpp"};
  static const std::regex kAnother(R"(static \w+(&|\*) instance\()");
  Findings found;
  for (const SourceFile& file : tree) {
    if (firstPart(file.path) != "app" || !isCode(file.path)) continue;
    if (!kRoots.contains(file.path)) {
      for (const int line : linesWith(file.text, kAsked)) {
        found.push_back(at(file, line) + "asks for what it should be handed");
      }
    }
    if (file.path == "app/shell/application.h") continue;
    for (const int line : linesWith(file.text, kAnother)) {
      found.push_back(at(file, line) + "a second object that everybody can ask for");
    }
  }
  return found;
}

Findings noGameKnowsAnother(const SourceTree& tree) {
  Findings found;
  for (const SourceFile& file : tree) {
    const std::string top = firstPart(file.path);
    const std::string own = ownGame(file.path);
    const bool shared = own.empty() && (top == "engine" || top == "app" || top == "qml");
    if (!isCode(file.path) || (own.empty() && !shared)) continue;
    for (const Mention& include : includesOf(file.text)) {
      const std::string other = gameOf(include.name);
      if (!other.empty() && other != own) {
        found.push_back(at(file, include.line) + (shared ? "a shared part" : own) + " includes " +
                        include.name);
      }
      if (!own.empty() && top != "tests" && include.name == "games/registry.h") {
        found.push_back(at(file, include.line) + own + " includes every game's rules");
      }
    }
  }
  return found;
}

/// The games of the tree by their folders, as folders, ids and classes are written. Without Tarot,
/// which is a pack and a size of cards, too.
std::regex gameNames(const SourceTree& tree) {
  static const std::regex kRules("(?:^|/)engine/games/(\\w+)/rules\\.h$");
  std::string names = "\\b\\B";  // nothing
  for (const SourceFile& file : tree) {
    std::smatch found;
    if (!std::regex_search(file.path, found, kRules) || found[1] == "tarot") continue;
    names += '|';
    for (const char c : found[1].str()) names += c == '_' ? "[-_]?" : std::string(1, c);
  }
  return std::regex(names, std::regex::icase);
}

Findings sharedPartsNameNoGame(const SourceTree& tree) {
  const std::regex game = gameNames(tree);
  Findings found;
  for (const SourceFile& file : tree) {
    if (!isShared(file.path) || file.path.ends_with(".md") || file.path.ends_with(".ts")) continue;
    for (const int line : linesWith(file.text, game)) {
      found.push_back(at(file, line) + "a shared part names a game");
    }
  }
  return found;
}

Findings headersGuarded(const SourceTree& tree) {
  Findings found;
  for (const SourceFile& file : tree) {
    if (!file.path.ends_with(".h")) continue;
    const std::vector<int> lines = linesWith(file.text, std::regex("^#pragma once"));
    if (lines.empty()) found.push_back(file.path + ": #pragma once is missing");
  }
  return found;
}

}  // namespace raindelay::arch
