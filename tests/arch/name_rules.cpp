// One name a thing, one reader a fact.
#include <algorithm>
#include <map>
#include <regex>

#include "arch/rules.h"

namespace raindelay::arch {
namespace {

bool isHeader(const SourceFile& file) {
  const std::string top = firstPart(file.path);
  return (top == "engine" || top == "app") && file.path.ends_with(".h");
}

/// A game's folder in engine or app.
bool isOfGame(const std::string& path) {
  const std::string below = withoutFirstPart(path);
  return firstPart(below) == "games" && withoutFirstPart(below).find('/') != std::string::npos;
}

/// Calls `take` with the number and the text of each line, without its comment.
template <class Take>
void eachLine(const std::string& text, Take take) {
  int number = 1;
  for (std::size_t begin = 0; begin < text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string line = text.substr(begin, end - begin);
    line.resize(std::min(line.size(), line.find("//")));
    take(number, line);
    begin = end + 1;
  }
}

Findings linesOf(const SourceFile& file, const std::regex& pattern, const std::string& why) {
  Findings found;
  eachLine(file.text, [&](int number, const std::string& line) {
    if (std::regex_search(line, pattern)) {
      found.push_back(file.path + ":" + std::to_string(number) + ": " + why);
    }
  });
  return found;
}

void append(Findings& all, const Findings& more) {
  all.insert(all.end(), more.begin(), more.end());
}

}  // namespace

Findings headersMeanOneFile(const SourceTree& tree) {
  std::map<std::string, std::string> first;
  Findings found;
  for (const SourceFile& file : tree) {
    if (!isHeader(file)) continue;
    const auto [known, fresh] = first.emplace(withoutFirstPart(file.path), file.path);
    if (!fresh)
      found.push_back(file.path + ": " + known->second + " is included by this name, too");
  }
  return found;
}

Findings oneNameAThing(const SourceTree& tree) {
  static const std::regex kType(
      R"(^(?:class|struct|enum(?: class)?) (\w+)(?: final)?(?: :[^:].*)? *\{?$)");
  struct Place {
    std::string at;
    bool ofGame = false;
  };
  std::map<std::string, std::vector<Place>> types;
  for (const SourceFile& file : tree) {
    if (!isHeader(file)) continue;
    eachLine(file.text, [&](int number, const std::string& line) {
      std::smatch type;
      if (line.find('{') == std::string::npos || !std::regex_search(line, type, kType)) return;
      types[type[1]].push_back({file.path + ":" + std::to_string(number), isOfGame(file.path)});
    });
  }
  Findings found;
  for (const auto& [name, places] : types) {
    const bool shared =
        std::any_of(places.begin(), places.end(), [](const Place& place) { return !place.ofGame; });
    if (places.size() < 2 || !shared) continue;
    for (const Place& place : places)
      found.push_back(place.at + ": " + name + " is several things");
  }
  return found;
}

Findings eventsAreReadByName(const SourceTree& tree) {
  static const std::regex kPosition(R"(\bEventId\b|[eE]vent(\.|->)values\b|\bvalues\[\d\])");
  Findings found;
  for (const SourceFile& file : tree) {
    const bool game =
        isOfGame(file.path) && (firstPart(file.path) == "engine" || firstPart(file.path) == "app");
    if (game) append(found, linesOf(file, kPosition, "an event is read by position"));
  }
  return found;
}

Findings oneFoldAGame(const SourceTree& tree) {
  static const std::regex kFold(R"(\btell\w*\(const (raindelay::)?Event&)");
  Findings found;
  for (const SourceFile& file : tree) {
    const std::string top = firstPart(file.path);
    const bool book =
        top == "engine" && (file.path.ends_with("/book.h") || file.path.ends_with("/book.cpp"));
    if (!isOfGame(file.path) || book || (top != "engine" && top != "app")) continue;
    append(found, linesOf(file, kFold, "events are folded outside of the game's book"));
  }
  return found;
}

}  // namespace raindelay::arch
