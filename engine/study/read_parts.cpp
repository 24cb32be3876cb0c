#include "study/read_parts.h"

#include <cmath>

#include "deck/problem_kinds.h"
#include "deck/words.h"
#include "match/json_reading.h"
#include "study/read_cells.h"

namespace raindelay::study {
namespace {

using deck::fail;
using deck::inQuotes;
using deck::Problems;
using YAML::Node;
namespace kinds = deck::kinds;

constexpr deck::ProblemKind kNoName = kinds::error(
    "no-name", RD_TEXT("Study", "%1 can't be a name here: it is too long, or can't be shown."));

constexpr deck::ProblemKind kOtherQuestion = kinds::error(
    "other-question", RD_TEXT("Study", "the key %1 doesn't belong to a question that asks %2."));
constexpr deck::ProblemKind kWithoutWhat =
    kinds::error("without-what",
                 RD_TEXT("Study", "restrict needs without: how the texts of the actions begin."));

constexpr deck::ProblemKind kFiguresWhich = kinds::error(
    "figures-which", RD_TEXT("Study", "sensitivity needs figures: those that are to be told."));
constexpr deck::ProblemKind kMoveWhat =
    kinds::error("move-what", RD_TEXT("Study",
                                      "target needs move, the cells that may change, and target, "
                                      "where figures are to lie."));
/// Whether questions of this kind have the key.
bool belongs(std::string_view key, QuestionKind ask) {
  const bool compare = ask == QuestionKind::kCompare;
  const bool cards = ask == QuestionKind::kCards;
  const bool sensitivity = ask == QuestionKind::kSensitivity;
  const bool target = ask == QuestionKind::kTarget;
  if (key == "variant") return !cards && !sensitivity && !target;
  if (key == "figures") return compare || cards || sensitivity;
  if (key == "table" || key == "columns") return cards || sensitivity;
  if (key == "without") return ask == QuestionKind::kRestrict;
  if (key == "move" || key == "weights" || key == "change-cost") return target;
  if (key == "target") return compare || target;
  return key == "ask" || compare;
}

StudyWord soundWord(const Node& node, std::string_view what, std::string text) {
  if (text.empty()) fail(node, {kinds::kEmptyValue, {inQuotes(what)}});
  if (text.size() > kMaxTextBytes || !isPlain(text)) fail(node, {kNoName, {inQuotes(text)}});
  return {std::move(text), deck::lineOf(node)};
}

}  // namespace

double realOf(const Node& node, Part part, std::string_view key) {
  const deck::KeyInfo& info = *deck::keyOf(keysOf(part), key);
  return deck::numberOf(node, key, info.least, info.most);
}

StudyWord wordOf(const Node& node, std::string_view what) {
  return soundWord(node, what, deck::scalarOf(node, what));
}

StudyWord nameAt(const Node& at, const std::string& key) {
  return soundWord(at, "name", key);
}

std::int64_t wholeOf(const Node& node, Part part, std::string_view key) {
  const double number = realOf(node, part, key);
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

std::vector<StudyWord> wordsOf(const Node& list, std::string_view what) {
  std::vector<StudyWord> words;
  for (const Node& word : deck::listOf(list, what)) words.push_back(wordOf(word, what));
  return words;
}

Question questionOf(const Node& map, Problems& problems) {
  Question question;
  question.line = deck::lineOf(map);
  std::vector<StudyWord> others;
  forEachKey(map, Part::kQuestion, problems, [&](const std::string& key, const Node& value) {
    if (key == "ask") {
      const auto words = deck::keyOf(keysOf(Part::kQuestion), key)->words;
      question.ask = static_cast<QuestionKind>(deck::choiceOf(value, key, words));
    }
    if (key == "variant") question.variant = wordOf(value, key);
    if (key == "against") question.against = wordOf(value, key);
    if (key == "figures") question.figures = wordsOf(value, key);
    if (key == "tolerance") question.tolerance = numbersOf(value, Part::kQuestion, key, problems);
    if (key == "table") question.table = wordOf(value, key);
    if (key == "columns") question.columns = wordsOf(value, key);
    if (key == "without") {
      question.without = wordsOf(value, key);
      // (Each is a question of its own.)
      atMost(question.without.size(), kMaxQuestions, value, key);
    }
    if (key == "target") question.target = rangesOf(value, key, problems);
    if (key == "move") question.move = movesOf(value, problems);
    if (key == "weights") question.weights = numbersOf(value, Part::kQuestion, key, problems);
    if (key == "change-cost") question.changeCost = realOf(value, Part::kQuestion, key);
    others.push_back({key, deck::lineOf(value)});
  });
  for (const StudyWord& key : others) {
    if (belongs(key.text, question.ask)) continue;
    const auto words = deck::keyOf(keysOf(Part::kQuestion), "ask")->words;
    const auto ask = words[static_cast<std::size_t>(question.ask)];
    fail(map, {kOtherQuestion, {inQuotes(key.text), inQuotes(ask)}});
  }
  if (question.ask == QuestionKind::kRestrict && question.without.empty()) {
    fail(map, {kWithoutWhat});
  }
  if (question.ask == QuestionKind::kSensitivity && question.figures.empty()) {
    fail(map, {kFiguresWhich});
  }
  if (question.ask == QuestionKind::kTarget && (question.move.empty() || question.target.empty())) {
    fail(map, {kMoveWhat});
  }
  return question;
}

StopRule stopRuleOf(const Node& map, Problems& problems) {
  StopRule stop;
  forEachKey(map, Part::kStop, problems, [&](const std::string& key, const Node& value) {
    if (key == "pairs") stop.pairs = wholeOf(value, Part::kStop, key);
    if (key == "fewest") stop.fewest = wholeOf(value, Part::kStop, key);
    if (key == "width") stop.widths = numbersOf(value, Part::kStop, key, problems);
    if (key == "decided") stop.decided = deck::flagOf(value, key);
    if (key == "minutes") stop.minutes = realOf(value, Part::kStop, key);
  });
  return stop;
}

}  // namespace raindelay::study
