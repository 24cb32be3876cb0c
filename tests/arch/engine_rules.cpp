// Who may include whom.
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
      {"core", {}},        {"deck", {"core"}},    {"games", {"core", "deck"}},
      {"match", {"core"}}, {"players", {"core"}}, {"lab", {"core", "players"}},
  };
  return kBelow;
}

bool isCode(const std::string& path) {
  return path.ends_with(".cpp") || path.ends_with(".h") || path.ends_with(".in");
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

Findings sharedPartsNameNoGame(const SourceTree& tree) {
  static const std::regex kGame(
      "cooperstown|quick[-_]baseball|cricket[-_]card|rallybird|quick[-_]tennis|"
      "Cooperstown|QuickBaseball|CricketCard|RallyBird|QuickTennis");
  Findings found;
  for (const SourceFile& file : tree) {
    const bool engine = firstPart(file.path) == "engine";
    const bool interface = file.path.starts_with("qml/RainDelay/Kit/") ||
                           file.path.starts_with("qml/RainDelay/Table/");
    if ((!engine && !interface) || !ownGame(file.path).empty() || file.path.ends_with(".md")) {
      continue;
    }
    for (const int line : linesWith(file.text, kGame)) {
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
