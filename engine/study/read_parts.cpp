#include "study/read_parts.h"

#include <cmath>

#include "deck/problem_kinds.h"
#include "deck/words.h"
#include "match/json_reading.h"

namespace raindelay::study {
namespace {

using deck::fail;
using deck::inQuotes;
using deck::Problems;
using YAML::Node;
namespace kinds = deck::kinds;

constexpr deck::ProblemKind kNoName = kinds::error(
    "no-name", RD_TEXT("Study", "%1 can't be a name here: it is too long, or can't be shown."));

StudyWord soundWord(const Node& node, std::string text) {
  if (text.size() > kMaxTextBytes || !isPlain(text)) fail(node, {kNoName, {inQuotes(text)}});
  return {std::move(text), deck::lineOf(node)};
}

}  // namespace

StudyWord wordOf(const Node& node, std::string_view what) {
  return soundWord(node, deck::scalarOf(node, what));
}

StudyWord nameAt(const Node& at, const std::string& key) {
  return soundWord(at, key);
}

std::int64_t wholeOf(const Node& node, Part part, std::string_view key) {
  const deck::KeyInfo& info = *deck::keyOf(keysOf(part), key);
  const double number = deck::numberOf(node, key, info.least, info.most);
  if (number != std::floor(number)) fail(node, {kinds::kNotWhole, {inQuotes(key)}});
  return static_cast<std::int64_t>(number);
}

void forEachKey(const Node& map, Part part, Problems& problems,
                const std::function<void(const std::string& key, const Node& value)>& read) {
  deck::forEachKey(
      map, partName(part), keysOf(part), problems,
      [&](const std::string& key, const Node& /*at*/, const Node& value) { read(key, value); });
}

std::vector<Bounds> numbersOf(const Node& map, Part part, std::string_view key,
                              Problems& problems) {
  const deck::KeyInfo& info = *deck::keyOf(keysOf(part), key);
  std::vector<Bounds> all;
  deck::forEachEntry(map, key, problems,
                     [&](const std::string& name, const Node& at, const Node& value) {
                       const double most = deck::numberOf(value, name, info.least, info.most);
                       all.push_back({nameAt(at, name), -most, most});
                     });
  return all;
}

std::vector<Bounds> rangesOf(const Node& map, std::string_view key, Problems& problems) {
  constexpr double kMost = 1e9;
  std::vector<Bounds> all;
  deck::forEachEntry(map, key, problems,
                     [&](const std::string& name, const Node& at, const Node& value) {
                       const Node& pair = deck::listOf(value, name, 2);
                       const double least = deck::numberOf(pair[0], name, -kMost, kMost);
                       const double most = deck::numberOf(pair[1], name, least, kMost);
                       all.push_back({nameAt(at, name), least, most});
                     });
  return all;
}

void atMost(std::size_t count, const Limit& most, const Node& node, std::string_view what) {
  if (count <= most) return;
  fail(node, {kinds::kTooManyEntries, {inQuotes(what), std::to_string(most.most)}});
}

Question questionOf(const Node& map, Problems& problems) {
  Question question;
  question.line = deck::lineOf(map);
  forEachKey(map, Part::kQuestion, problems, [&](const std::string& key, const Node& value) {
    if (key == "ask") {
      const auto words = deck::keyOf(keysOf(Part::kQuestion), key)->words;
      question.ask = static_cast<QuestionKind>(deck::choiceOf(value, key, words));
    }
    if (key == "variant") question.variant = wordOf(value, key);
    if (key == "against") question.against = wordOf(value, key);
    if (key == "figures") {
      for (const Node& name : deck::listOf(value, key)) {
        question.figures.push_back(wordOf(name, key));
      }
    }
    if (key == "tolerance") question.tolerance = numbersOf(value, Part::kQuestion, key, problems);
    if (key == "target") question.target = rangesOf(value, key, problems);
  });
  return question;
}

StopRule stopRuleOf(const Node& map, Problems& problems) {
  StopRule stop;
  forEachKey(map, Part::kStop, problems, [&](const std::string& key, const Node& value) {
    if (key == "pairs") stop.pairs = wholeOf(value, Part::kStop, key);
    if (key == "fewest") stop.fewest = wholeOf(value, Part::kStop, key);
    if (key == "width") stop.widths = numbersOf(value, Part::kStop, key, problems);
    if (key == "decided") stop.decided = deck::flagOf(value, key);
    if (key == "minutes") {
      const deck::KeyInfo& info = *deck::keyOf(keysOf(Part::kStop), key);
      stop.minutes = deck::numberOf(value, key, info.least, info.most);
    }
  });
  return stop;
}

}  // namespace raindelay::study
