#pragma once

#include <yaml-cpp/yaml.h>

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "deck/problem.h"

// Reading deck.yaml: only the .cpp files of this folder include this. yaml-cpp throws, so here we
// do too; readDeck() catches both and hands out a Result.
namespace raindelay::deck {

/// Thrown by what reads deck.yaml, never past readDeck().
struct Mistake {
  Problem problem;
};

/// The line of deck.yaml where the node begins, from 1.
int lineOf(const YAML::Node& node);
/// Where the node begins, in bytes of deck.yaml.
std::size_t offsetOf(const YAML::Node& node);

/// Stops with "deck.yaml, line N: `what`".
[[noreturn]] void fail(const YAML::Node& node, const std::string& what);
[[noreturn]] void fail(const YAML::Node& node, Problem problem);
[[noreturn]] void failAt(int line, const std::string& what);

/// The value of a result, or fail() with its error.
template <typename T>
T require(const YAML::Node& node, Result<T> result) {
  if (!result) fail(node, result.error().message);
  return *std::move(result);
}

template <typename T>
T require(const YAML::Node& node, Checked<T> checked) {
  if (!checked) fail(node, checked.problem());
  return *std::move(checked);
}

/// The node's text; `what` names it in the message if it is a list, a map or empty.
std::string scalarOf(const YAML::Node& node, std::string_view what);
double numberOf(const YAML::Node& node, std::string_view what, double least, double most);
bool flagOf(const YAML::Node& node, std::string_view what);
/// Which of `words` the node says.
std::size_t choiceOf(const YAML::Node& node, std::string_view what,
                     std::span<const std::string> words);
/// The node, which has to be a list; of `size` entries unless that is 0.
const YAML::Node& listOf(const YAML::Node& node, std::string_view what, std::size_t size = 0);

/// Does it; a Mistake is added to the problems.
template <typename Reading>
void collecting(Problems& problems, Reading reading) {
  try {
    reading();
  } catch (const Mistake& mistake) {
    problems.add(mistake.problem);
  }
}

/// Calls `read` for each entry of a map in the order of the file; fails for what isn't a map. A
/// mistake in an entry, or a key that is there twice, is added to the problems and doesn't keep the
/// others from being read. `what` names the map in messages.
void forEachEntry(const YAML::Node& map, std::string_view what, Problems& problems,
                  const std::function<void(const std::string& key, const YAML::Node& at,
                                           const YAML::Node& value)>& read);

/// Fails with the nearest known name.
[[noreturn]] void failUnknown(const YAML::Node& at, std::string_view what, std::string_view name,
                              std::span<const std::string> known);

/// The keys of a map, for messages.
template <typename Map>
std::vector<std::string> keysOf(const Map& map) {
  std::vector<std::string> keys;
  keys.reserve(map.size());
  for (const auto& entry : map) keys.push_back(entry.first);
  return keys;
}

}  // namespace raindelay::deck
