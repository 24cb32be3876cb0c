#include "study/read_study.h"

#include <array>
#include <charconv>

#include "deck/problem_kinds.h"
#include "deck/utf8.h"
#include "deck/words.h"
#include "study/read_cells.h"

namespace raindelay::study {
namespace {

using deck::fail;
using deck::inQuotes;
using deck::Problem;
using deck::Problems;
using YAML::Node;
namespace kinds = deck::kinds;

#define SAY(source) RD_TEXT("Study", source)
constexpr deck::ProblemKind kNotASeed =
    kinds::error("not-a-seed", SAY("%1 isn't a seed: write 1 to 16 hexadecimal digits."));
constexpr deck::ProblemKind kStudyTooLarge =
    kinds::error("study-too-large", SAY("the study is larger than %1 KB, the limit."));
#undef SAY

constexpr std::string_view kStudyFormat = "raindelay-study/1";

/// The levels of a study that names none; the last one, which thinks longest, where the stop rule
/// says how long a level may take.
constexpr std::array<std::string_view, 5> kUsualLevels = {"random", "rookie", "pro", "coach",
                                                          "all-star"};

class StudyReader {
 public:
  explicit StudyReader(Problems& problems) : problems_(problems) {}

  Study read(const Node& root) {
    study_.variants.push_back({StudyWord{std::string(kBase), 0}, {}, {}});
    forEachKey(root, Part::kStudy, problems_, [&](const std::string& key, const Node& value) {
      if (key == "format") readFormat(value);
      if (key == "game") study_.game = wordOf(value, key);
      if (key == "preset") study_.preset = wordOf(value, key);
      if (key == "options") study_.options = optionsOf(value);
      if (key == "seats")
        study_.seats = {std::to_string(wholeOf(value, Part::kStudy, key)), deck::lineOf(value)};
      if (key == "levels") study_.levels = choicesOf(value, key, "level");
      if (key == "deck") study_.deck = wordOf(value, key);
      if (key == "deck-hash") study_.deckHash = wordOf(value, key);
      if (key == "variants") readVariants(value);
      if (key == "questions") readQuestions(value);
      if (key == "follow") study_.follow = choicesOf(value, key, key);
      if (key == "stop") study_.stop = stopRuleOf(value, problems_);
      if (key == "seed") readSeed(value);
    });
    if (study_.levels.empty()) {
      for (const std::string_view level : kUsualLevels)
        study_.levels.push_back({std::string(level), 0});
      if (study_.stop.minutes == 0) study_.levels.pop_back();
    }
    if (study_.questions.empty()) study_.questions.emplace_back();
    return std::move(study_);
  }

 private:
  static void readFormat(const Node& node) {
    const std::string format = deck::scalarOf(node, "format");
    if (format != kStudyFormat)
      fail(node, {kinds::kFormat, {inQuotes(format), std::string(kStudyFormat)}});
  }

  /// Some of the key's words, each once; `each` is what one is called.
  static std::vector<StudyWord> choicesOf(const Node& list, std::string_view key,
                                          std::string_view each) {
    const auto words = deck::keyOf(keysOf(Part::kStudy), key)->words;
    std::vector<StudyWord> chosen;
    for (const Node& node : deck::listOf(list, key)) {
      const std::string word(words[deck::choiceOf(node, each, words)]);
      for (const StudyWord& other : chosen) {
        if (other.text == word) fail(node, {kinds::kTwice, {inQuotes(word)}});
      }
      chosen.push_back({word, deck::lineOf(node)});
    }
    return chosen;
  }

  void readSeed(const Node& node) {
    const std::string text = deck::scalarOf(node, "seed");
    const char* end = text.data() + text.size();
    const auto [stop, trouble] = std::from_chars(text.data(), end, study_.seed, 16);
    if (trouble != std::errc() || stop != end || text.empty() || text.size() > 16) {
      fail(node, {kNotASeed, {inQuotes(text)}});
    }
  }

  std::map<std::string, StudyWord> optionsOf(const Node& map) {
    std::map<std::string, StudyWord> options;
    deck::forEachEntry(map, "options", problems_,
                       [&](const std::string& key, const Node& at, const Node& value) {
                         options[nameAt(at, key).text] = wordOf(value, key);
                       });
    return options;
  }

  void readVariants(const Node& map) {
    deck::forEachEntry(
        map, "variants", problems_,
        [&](const std::string& name, const Node& at, const Node& value) {
          if (name == kBase) fail(at, {kinds::kTwice, {inQuotes(name)}});
          Variant variant{nameAt(at, name), {}, {}};
          forEachKey(value, Part::kVariant, problems_,
                     [&](const std::string& key, const Node& part) {
                       if (key == "cells") readCells(part, variant);
                       if (key == "options") variant.options = optionsOf(part);
                     });
          study_.variants.push_back(std::move(variant));
        },
        kMaxVariants);
  }

  void readCells(const Node& map, Variant& variant) {
    forEachCell(map, "cells", problems_, [&](const Node& cell, const StudyWord& table) {
      atMost(++cells_, kMaxPatches, cell, "cells");
      std::string said;
      variant.cells.push_back(placeIn(cell, table, Part::kCell, problems_,
                                      [&](const std::string& key, const Node& value) {
                                        if (key == "value") said = deck::scalarOf(value, key);
                                      }));
      variant.cells.back().value = std::move(said);
    });
  }

  void readQuestions(const Node& list) {
    for (const Node& node : deck::listOf(list, "questions")) {
      atMost(study_.questions.size() + 1, kMaxQuestions, node, "questions");
      study_.questions.emplace_back();
      deck::collecting(problems_, [&] { study_.questions.back() = questionOf(node, problems_); });
    }
  }

  Problems& problems_;
  Study study_;
  std::size_t cells_ = 0;
};

}  // namespace

std::optional<Study> readStudy(std::string_view yaml, const std::string& fileName,
                               Problems& problems) {
  Problems found;
  std::optional<Study> study;
  if (yaml.size() > kMaxStudyBytes) {
    found.add({kStudyTooLarge, {std::to_string(kMaxStudyBytes / kKilobyte)}});
  } else if (deck::validUtf8(yaml) != yaml.size()) {
    found.add({kinds::kNotUtf8});
  } else {
    try {
      study = StudyReader(found).read(deck::loadYaml(yaml));
      study->fileName = fileName;
    } catch (const deck::Mistake& mistake) {
      found.add(mistake.problem);
    } catch (const YAML::Exception& trouble) {
      Problem problem = deck::noYaml(trouble);
      problem.site.line = trouble.mark.line + 1;
      found.add(std::move(problem));
    }
  }
  for (Problem problem : found.list()) {
    problem.site.file = fileName;
    problems.add(std::move(problem));
  }
  if (!found.empty()) study.reset();
  return study;
}

}  // namespace raindelay::study
