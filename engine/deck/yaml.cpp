#include "deck/yaml.h"

#include <algorithm>

#include "deck/expression.h"
#include "deck/length.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {

int lineOf(const YAML::Node& node) {
  return node.Mark().line + 1;
}

std::size_t offsetOf(const YAML::Node& node) {
  return static_cast<std::size_t>(std::max(node.Mark().pos, 0));
}

Problem atNode(const YAML::Node& node, Problem problem) {
  problem.site.file = "deck.yaml";
  problem.site.line = std::max(lineOf(node), 0);
  return problem;
}

void fail(const YAML::Node& node, Problem problem) {
  throw Mistake{atNode(node, std::move(problem))};
}

std::string scalarOf(const YAML::Node& node, std::string_view what) {
  if (node.IsNull()) fail(node, {kinds::kNoValue, {inQuotes(what)}});
  if (!node.IsScalar()) fail(node, {kinds::kNotAValue, {inQuotes(what)}});
  return node.Scalar();
}

double numberOf(const YAML::Node& node, std::string_view what, double least, double most) {
  const double number = require(node, parseNumber(scalarOf(node, what)));
  if (number >= least && number <= most) return number;
  auto shown = [](double value) { return Value{Value::Kind::kNumber, value, {}}.shown(); };
  fail(node, {kinds::kOutOfRange, {inQuotes(what), shown(least), shown(most)}});
}

bool flagOf(const YAML::Node& node, std::string_view what) {
  const std::string text = scalarOf(node, what);
  if (text == "true") return true;
  if (text == "false") return false;
  fail(node, {kinds::kNotAFlag, {inQuotes(what), inQuotes(text)}});
}

std::size_t choiceOf(const YAML::Node& node, std::string_view what,
                     std::span<const std::string_view> words) {
  const std::string text = scalarOf(node, what);
  const auto found = std::find(words.begin(), words.end(), text);
  if (found == words.end()) {
    fail(node, Problem(kinds::kNotAChoice, {inQuotes(what), inQuotes(text)})
                   .meant(text, {words.begin(), words.end()}));
  }
  return static_cast<std::size_t>(found - words.begin());
}

const YAML::Node& listOf(const YAML::Node& node, std::string_view what, std::size_t size) {
  if (!node.IsSequence()) fail(node, {kinds::kNotAList, {inQuotes(what)}});
  if (size != 0 && node.size() != size) {
    fail(node,
         {kinds::kListLength, {inQuotes(what), std::to_string(size), std::to_string(node.size())}});
  }
  return node;
}

void forEachEntry(const YAML::Node& map, std::string_view what, Problems& problems,
                  const EntryReader& read) {
  if (!map.IsMap()) fail(map, {kinds::kNotAMap, {inQuotes(what)}});
  std::vector<std::string> seen;
  for (const auto& entry : map) {
    collecting(problems, [&] {
      const std::string key = scalarOf(entry.first, what);
      if (std::find(seen.begin(), seen.end(), key) != seen.end()) {
        fail(entry.first, {kinds::kTwice, {inQuotes(key)}});
      }
      seen.push_back(key);
      if (entry.second.IsNull()) fail(entry.first, {kinds::kNoValue, {inQuotes(key)}});
      read(key, entry.first, entry.second);
    });
  }
}

void forEachKey(const YAML::Node& map, KeyOwner owner, Problems& problems,
                const EntryReader& read) {
  const std::string_view what = ownerName(owner);
  forEachEntry(map, what, problems,
               [&](const std::string& key, const YAML::Node& at, const YAML::Node& value) {
                 if (keyOf(owner, key) == nullptr) {
                   fail(at, Problem(kinds::kUnknownKey, {std::string(what), inQuotes(key)})
                                .meant(key, keyNames(owner)));
                 }
                 read(key, at, value);
               });
  for (const KeyInfo& key : keysOf(owner)) {
    if (!key.needed || map[std::string(key.name)]) continue;
    problems.add(atNode(map, {kinds::kLacksKey, {std::string(what), inQuotes(key.name)}}));
  }
}

}  // namespace raindelay::deck
