#include "deck/yaml.h"

#include <algorithm>

#include "deck/length.h"
#include "deck/words.h"

namespace raindelay::deck {

int lineOf(const YAML::Node& node) {
  return node.Mark().line + 1;
}

std::size_t offsetOf(const YAML::Node& node) {
  return static_cast<std::size_t>(std::max(node.Mark().pos, 0));
}

namespace {

[[noreturn]] void failAt(int line, Problem problem) {
  problem.site.file = "deck.yaml";
  problem.site.line = std::max(line, 0);
  throw Mistake{std::move(problem)};
}

}  // namespace

void failAt(int line, const std::string& what) {
  failAt(line, plainProblem({what}));
}

void fail(const YAML::Node& node, Problem problem) {
  failAt(lineOf(node), std::move(problem));
}

void fail(const YAML::Node& node, const std::string& what) {
  failAt(lineOf(node), what);
}

std::string scalarOf(const YAML::Node& node, std::string_view what) {
  if (node.IsNull()) fail(node, std::string(what) + " has no value.");
  if (!node.IsScalar()) fail(node, std::string(what) + " is a single value, not a list or a map.");
  return node.Scalar();
}

double numberOf(const YAML::Node& node, std::string_view what, double least, double most) {
  const double number = require(node, parseNumber(scalarOf(node, what)));
  if (number < least || number > most) {
    auto shown = [](double value) {
      std::string text = std::to_string(value);
      text.erase(text.find_last_not_of('0') + 1);
      if (text.ends_with('.')) text.pop_back();
      return text;
    };
    fail(node, std::string(what) + " goes from " + shown(least) + " to " + shown(most) + ".");
  }
  return number;
}

bool flagOf(const YAML::Node& node, std::string_view what) {
  const std::string text = scalarOf(node, what);
  if (text == "true") return true;
  if (text == "false") return false;
  fail(node, std::string(what) + " is true or false, not " + inQuotes(text) + ".");
}

std::size_t choiceOf(const YAML::Node& node, std::string_view what,
                     std::span<const std::string> words) {
  const std::string text = scalarOf(node, what);
  const auto found = std::find(words.begin(), words.end(), text);
  if (found == words.end()) {
    fail(node, std::string(what) + " cannot be " + inQuotes(text) + suggestion(text, words));
  }
  return static_cast<std::size_t>(found - words.begin());
}

const YAML::Node& listOf(const YAML::Node& node, std::string_view what, std::size_t size) {
  if (!node.IsSequence()) fail(node, std::string(what) + " is a list: [ … ].");
  if (size != 0 && node.size() != size) {
    fail(node, std::string(what) + " has " + std::to_string(size) + " entries, not " +
                   std::to_string(node.size()) + ".");
  }
  return node;
}

void forEachEntry(
    const YAML::Node& map, std::string_view what, Problems& problems,
    const std::function<void(const std::string&, const YAML::Node&, const YAML::Node&)>& read) {
  if (!map.IsMap()) fail(map, std::string(what) + " is a map of keys and values.");
  std::vector<std::string> seen;
  for (const auto& entry : map) {
    collecting(problems, [&] {
      const std::string key = scalarOf(entry.first, "a key");
      if (std::find(seen.begin(), seen.end(), key) != seen.end()) {
        fail(entry.first, inQuotes(key) + " is there twice.");
      }
      seen.push_back(key);
      if (entry.second.IsNull()) {
        fail(entry.first, inQuotes(key) + " has no value (one that begins with # needs quotes).");
      }
      read(key, entry.first, entry.second);
    });
  }
}

void failUnknown(const YAML::Node& at, std::string_view what, std::string_view name,
                 std::span<const std::string> known) {
  fail(at, plainProblem({"there is no " + std::string(what) + " " + inQuotes(name) + "."})
               .meant(name, {known.begin(), known.end()}));
}

}  // namespace raindelay::deck
