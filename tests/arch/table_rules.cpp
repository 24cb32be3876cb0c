// The table in parts, and its one clock.
#include <algorithm>
#include <array>
#include <regex>
#include <sstream>

#include "arch/rules.h"

namespace raindelay::arch {
namespace {

/// No part of a table has more properties.
constexpr int kMostProperties = 15;
constexpr std::array kParts = {"match_controller", "seating",  "playback",
                               "decision",         "takeback", "table_faces"};
constexpr std::array kModulesOffTable = {"Kit", "Shell", "Studio"};

bool isPartOfTable(const std::string& path, const std::string& ending) {
  return std::any_of(kParts.begin(), kParts.end(),
                     [&](const std::string& part) { return path == "app/table/" + part + ending; });
}

/// QML of the table, or of a game at it.
bool isAtTable(const std::string& path) {
  const std::string module = moduleOf(path);
  return path.ends_with(".qml") && !module.empty() &&
         std::find(kModulesOffTable.begin(), kModulesOffTable.end(), module) ==
             kModulesOffTable.end();
}

/// The pattern of a second clock in this file; null if it isn't at the table.
const std::regex* secondClock(const std::string& path) {
  static const std::regex kLengths("Theme\\.motion");
  static const std::regex kTimers("Q(Basic|Chrono|Deadline|Elapsed)?Timer\\b");
  if (isAtTable(path)) return &kLengths;
  const bool shows = isPartOfTable(path, ".h") || isPartOfTable(path, ".cpp");
  return shows || path.starts_with("app/games/") ? &kTimers : nullptr;
}

}  // namespace

Findings tableInParts(const SourceTree& tree) {
  static const std::regex kProperty(R"(Q_PROPERTY\(\S+ (\w+) ([^)]*)\))");
  Findings found;
  for (const SourceFile& file : tree) {
    if (!isPartOfTable(file.path, ".h")) continue;
    int properties = 0;
    for (std::sregex_iterator at(file.text.begin(), file.text.end(), kProperty), end; at != end;
         ++at) {
      ++properties;
      const std::string name = (*at)[1];
      const std::string how = (*at)[2];
      if (how.find("CONSTANT") != std::string::npos) continue;
      if (how.find("NOTIFY " + name + "Changed") != std::string::npos) continue;
      found.push_back(file.path + ": " + name + " doesn't notify for itself");
    }
    if (properties > kMostProperties) {
      found.push_back(file.path + ": " + std::to_string(properties) + " properties");
    }
  }
  return found;
}

Findings tableHasOneClock(const SourceTree& tree) {
  Findings found;
  for (const SourceFile& file : tree) {
    const std::regex* second = secondClock(file.path);
    if (second == nullptr) continue;
    std::istringstream lines(file.text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
      if (!std::regex_search(line, *second)) continue;
      found.push_back(file.path + ":" + std::to_string(number) + ": a second clock");
    }
  }
  return found;
}

}  // namespace raindelay::arch
