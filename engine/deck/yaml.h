#pragma once

#include <yaml-cpp/yaml.h>

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/limits.h"
#include "deck/deck.h"
#include "deck/keys.h"
#include "deck/problem.h"

// Reading deck.yaml and other files of ours: only .cpp files that read one include this. yaml-cpp
// throws, so here we do too; readDeck() catches both and hands out Problems.
namespace raindelay::deck {

/// Thrown by functions that read deck.yaml, never past readDeck().
struct Mistake {
  Problem problem;
};

/// The tree of a YAML text; null of an empty one. Throws a YAML::Exception, also of one that holds
/// more than kMaxYamlValues or is deeper than kMaxYamlDepth: that is counted before it is built.
YAML::Node loadYaml(std::string_view text);

/// The problem of a text that can't be read as YAML, as loadYaml() has thrown it.
Problem noYaml(const YAML::Exception& trouble);

/// The line of deck.yaml where the node begins, from 1.
int lineOf(const YAML::Node& node);
/// The node's beginning, in bytes of deck.yaml behind its byte order mark.
std::size_t offsetOf(const YAML::Node& node);

/// The problem with its line of deck.yaml.
Problem atNode(const YAML::Node& node, Problem problem);
/// Stops with a problem of this line.
[[noreturn]] void fail(const YAML::Node& node, Problem problem);

/// The value that was read, or fail() with its problem.
template <typename T>
T require(const YAML::Node& node, Checked<T> checked) {
  if (!checked) fail(node, checked.problem());
  return *std::move(checked);
}

/// The node's text; `what` names it in the message if it is a list, a map or empty.
std::string scalarOf(const YAML::Node& node, std::string_view what);
double numberOf(const YAML::Node& node, std::string_view what, double least, double most);
bool flagOf(const YAML::Node& node, std::string_view what);
/// The index of the one of `words` that the node says.
std::size_t choiceOf(const YAML::Node& node, std::string_view what,
                     std::span<const std::string_view> words);
/// The node, which has to be a list; of `size` entries unless that is 0.
const YAML::Node& listOf(const YAML::Node& node, std::string_view what, std::size_t size = 0);

/// Calls it; a Mistake is added to the problems.
template <typename Reading>
void collecting(Problems& problems, Reading reading) {
  try {
    reading();
  } catch (const Mistake& mistake) {
    problems.add(mistake.problem);
  }
}

using EntryReader =
    std::function<void(const std::string& key, const YAML::Node& at, const YAML::Node& value)>;

/// Fails for what isn't a map, or has more entries than `most`; `what` names it in messages.
void requireMap(const YAML::Node& map, std::string_view what, std::size_t most);

/// Calls `read` for each entry of a map in the order of the file; fails for what isn't one. A
/// mistake in an entry, or a key that is there twice, is added to the problems and doesn't keep the
/// others from being read. `what` names the map in messages.
void forEachEntry(const YAML::Node& map, std::string_view what, Problems& problems,
                  const EntryReader& read, std::size_t most = kMaxEntries);

/// The same for a map whose keys are known: another one is a problem that names the nearest, and
/// one that is needed and missing is a problem, too.
void forEachKey(const YAML::Node& map, std::string_view what, std::span<const KeyInfo> keys,
                Problems& problems, const EntryReader& read);
void forEachKey(const YAML::Node& map, KeyOwner owner, Problems& problems, const EntryReader& read);

/// The keys of a map, for messages.
template <typename Map>
std::vector<std::string> keysOf(const Map& map) {
  std::vector<std::string> keys;
  keys.reserve(map.size());
  for (const auto& entry : map) keys.push_back(entry.first);
  return keys;
}

}  // namespace raindelay::deck
