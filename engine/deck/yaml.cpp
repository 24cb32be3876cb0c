#include "deck/yaml.h"

#include <yaml-cpp/eventhandler.h>

#include <algorithm>
#include <array>
#include <set>
#include <sstream>

#include "deck/expression.h"
#include "deck/length.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

/// A message of yaml-cpp, and how a designer would say it; only those that people run into.
struct Trouble {
  const char* said = nullptr;
  Text meant;
};
const std::array kTroubles = {
    Trouble{YAML::ErrorMsg::END_OF_MAP,
            RD_TEXT("DeckWord", "a key should stand here; look at quotes and indentation above")},
    Trouble{YAML::ErrorMsg::END_OF_SEQ,
            RD_TEXT("DeckWord", "a - should stand here; look at quotes and indentation above")},
    Trouble{YAML::ErrorMsg::END_OF_MAP_FLOW, RD_TEXT("DeckWord", "a { is never closed")},
    Trouble{YAML::ErrorMsg::END_OF_SEQ_FLOW, RD_TEXT("DeckWord", "a [ is never closed")},
    Trouble{YAML::ErrorMsg::FLOW_END, RD_TEXT("DeckWord", "a ] or } without its [ or {")},
    Trouble{YAML::ErrorMsg::MAP_KEY, RD_TEXT("DeckWord", "no key can stand here")},
    Trouble{
        YAML::ErrorMsg::MAP_VALUE,
        RD_TEXT("DeckWord", "a colon where no key can stand; a text that has one needs quotes")},
    Trouble{YAML::ErrorMsg::BLOCK_ENTRY, RD_TEXT("DeckWord", "a - where no list can begin")},
    Trouble{YAML::ErrorMsg::EOF_IN_SCALAR, RD_TEXT("DeckWord", "a quote is never closed")},
    Trouble{YAML::ErrorMsg::UNKNOWN_TOKEN,
            RD_TEXT("DeckWord", "this character can only stand in quotes")},
    Trouble{YAML::ErrorMsg::TAB_IN_INDENTATION,
            RD_TEXT("DeckWord", "a tab before the text; indent with blanks")}};

/// Sound YAML, but more of it than is read.
class TooMuch final : public YAML::Exception {
 public:
  TooMuch(const YAML::Mark& where, Problem problem)
      : YAML::Exception(where, problem.id), problem_(std::move(problem)) {}

  [[nodiscard]] const Problem& problem() const { return problem_; }

 private:
  Problem problem_;
};

/// Counts what a text holds, and stops where it is too much.
class Counter final : public YAML::EventHandler {
 public:
  void OnDocumentStart(const YAML::Mark& /*where*/) override {}
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& where, YAML::anchor_t /*anchor*/) override { count(where); }
  void OnAlias(const YAML::Mark& where, YAML::anchor_t /*anchor*/) override { count(where); }
  void OnScalar(const YAML::Mark& where, const std::string& /*tag*/, YAML::anchor_t /*anchor*/,
                const std::string& /*value*/) override {
    count(where);
  }
  void OnSequenceStart(const YAML::Mark& where, const std::string& /*tag*/,
                       YAML::anchor_t /*anchor*/, YAML::EmitterStyle::value /*style*/) override {
    enter(where);
  }
  void OnSequenceEnd() override { --depth_; }
  void OnMapStart(const YAML::Mark& where, const std::string& /*tag*/, YAML::anchor_t /*anchor*/,
                  YAML::EmitterStyle::value /*style*/) override {
    enter(where);
  }
  void OnMapEnd() override { --depth_; }

 private:
  void count(const YAML::Mark& where) {
    if (++values_ <= kMaxYamlValues) return;
    throw TooMuch(where, {kinds::kYamlValues, {std::to_string(kMaxYamlValues)}});
  }
  void enter(const YAML::Mark& where) {
    count(where);
    if (++depth_ <= kMaxYamlDepth) return;
    throw TooMuch(where, {kinds::kYamlDeep, {std::to_string(kMaxYamlDepth)}});
  }

  std::size_t values_ = 0, depth_ = 0;
};

}  // namespace

YAML::Node loadYaml(std::string_view text) {
  std::istringstream counted{std::string(text)};
  Counter counter;
  YAML::Parser(counted).HandleNextDocument(counter);
  std::istringstream built{std::string(text)};
  return YAML::Load(built);
}

Problem noYaml(const YAML::Exception& trouble) {
  if (const auto* much = dynamic_cast<const TooMuch*>(&trouble)) return much->problem();
  const auto* const known =
      std::find_if(kTroubles.begin(), kTroubles.end(),
                   [&](const Trouble& each) { return trouble.msg == each.said; });
  return Problem(kinds::kYamlSyntax,
                 {known == kTroubles.end() ? shortened(trouble.msg) : known->meant.source});
}

int lineOf(const YAML::Node& node) {
  return node.Mark().line + 1;
}

std::size_t offsetOf(const YAML::Node& node) {
  return static_cast<std::size_t>(std::max(node.Mark().pos, 0));
}

Problem atNode(const YAML::Node& node, Problem problem) {
  problem.site.file = "deck.yaml";
  problem.site.line = std::max(lineOf(node), 0);
  problem.site.offset = offsetOf(node);
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
  auto shown = [](double value) {
    return ExpressionValue{ExpressionValue::Kind::kNumber, value, {}}.shown();
  };
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

void requireMap(const YAML::Node& map, std::string_view what, std::size_t most) {
  if (!map.IsMap()) fail(map, {kinds::kNotAMap, {inQuotes(what)}});
  if (map.size() > most) {
    fail(map, {kinds::kTooManyEntries, {inQuotes(what), std::to_string(most)}});
  }
}

void forEachEntry(const YAML::Node& map, std::string_view what, Problems& problems,
                  const EntryReader& read, std::size_t most) {
  requireMap(map, what, most);
  std::set<std::string> seen;
  for (const auto& entry : map) {
    collecting(problems, [&] {
      const std::string key = scalarOf(entry.first, what);
      if (!seen.insert(key).second) fail(entry.first, {kinds::kTwice, {inQuotes(key)}});
      if (entry.second.IsNull()) fail(entry.first, {kinds::kNoValue, {inQuotes(key)}});
      read(key, entry.first, entry.second);
    });
  }
}

void forEachKey(const YAML::Node& map, std::string_view what, std::span<const KeyInfo> keys,
                Problems& problems, const EntryReader& read) {
  forEachEntry(
      map, what, problems,
      [&](const std::string& key, const YAML::Node& at, const YAML::Node& value) {
        if (keyOf(keys, key) == nullptr) {
          fail(at, Problem(kinds::kUnknownKey, {std::string(what), inQuotes(key)})
                       .meant(key, keyNames(keys)));
        }
        read(key, at, value);
      },
      kMaxKeys);
  for (const KeyInfo& key : keys) {
    if (!key.needed || map[std::string(key.name)]) continue;
    problems.add(atNode(map, {kinds::kLacksKey, {std::string(what), inQuotes(key.name)}}));
  }
}

void forEachKey(const YAML::Node& map, KeyOwner owner, Problems& problems,
                const EntryReader& read) {
  forEachKey(map, ownerName(owner), keysOf(owner), problems, read);
}

}  // namespace raindelay::deck
