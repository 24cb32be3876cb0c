#include "study/read_study.h"

#include <array>
#include <charconv>
#include <cmath>

#include "core/limits.h"
#include "deck/problem_kinds.h"
#include "deck/utf8.h"
#include "deck/words.h"
#include "deck/yaml.h"
#include "study/keys.h"

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
constexpr deck::ProblemKind kCodeOrRow =
    kinds::error("code-or-row", SAY("a cell is told by its code or its row, one of them."));
constexpr deck::ProblemKind kStudyTooLarge =
    kinds::error("study-too-large", SAY("the study is larger than %1 KB, the most that is read."));
#undef SAY

constexpr std::string_view kStudyFormat = "raindelay-study/1";

/// The levels of a study that names none.
constexpr std::array<std::string_view, 4> kUsualLevels = {"random", "rookie", "pro", "coach"};

StudyWord wordOf(const Node& node, std::string_view what) {
  return {deck::scalarOf(node, what), deck::lineOf(node)};
}

const deck::KeyInfo& keyIn(Part part, std::string_view name) {
  return *deck::keyOf(keysOf(part), name);
}

/// Notes that there are more than the limit allows, and stops.
void atMost(std::size_t count, const Limit& most, const Node& node, std::string_view what) {
  if (count > most) {
    fail(node, {kinds::kTooManyEntries, {inQuotes(what), std::to_string(most.most)}});
  }
}

class StudyReader {
 public:
  explicit StudyReader(Problems& problems) : problems_(problems) {}

  Study read(const Node& root) {
    study_.variants.push_back({StudyWord{std::string(kBase), 0}, {}, {}});
    forEach(root, Part::kStudy, [&](const std::string& key, const Node& value) {
      if (key == "format") readFormat(value);
      if (key == "game") study_.game = wordOf(value, key);
      if (key == "preset") study_.preset = wordOf(value, key);
      if (key == "options") study_.options = optionsOf(value);
      if (key == "seats")
        study_.seats = {std::to_string(wholeOf(value, Part::kStudy, key)), deck::lineOf(value)};
      if (key == "levels") readLevels(value);
      if (key == "deck") study_.deck = wordOf(value, key);
      if (key == "deck-hash") study_.deckHash = wordOf(value, key);
      if (key == "variants") readVariants(value);
      if (key == "questions") readQuestions(value);
      if (key == "stop") readStop(value);
      if (key == "seed") readSeed(value);
    });
    if (study_.levels.empty()) {
      for (const std::string_view level : kUsualLevels)
        study_.levels.push_back({std::string(level), 0});
    }
    if (study_.questions.empty()) study_.questions.emplace_back();
    return std::move(study_);
  }

 private:
  /// Calls `read` for each key that the part knows.
  template <class Read>
  void forEach(const Node& map, Part part, const Read& read) {
    deck::forEachKey(
        map, partName(part), keysOf(part), problems_,
        [&](const std::string& key, const Node& /*at*/, const Node& value) { read(key, value); });
  }

  static std::int64_t wholeOf(const Node& node, Part part, const std::string& key) {
    const deck::KeyInfo& info = keyIn(part, key);
    const double number = deck::numberOf(node, key, info.least, info.most);
    if (number != std::floor(number)) fail(node, {kinds::kNotWhole, {inQuotes(key)}});
    return static_cast<std::int64_t>(number);
  }

  static void readFormat(const Node& node) {
    const std::string format = deck::scalarOf(node, "format");
    if (format != kStudyFormat)
      fail(node, {kinds::kFormat, {inQuotes(format), std::string(kStudyFormat)}});
  }

  void readLevels(const Node& list) {
    for (const Node& node : deck::listOf(list, "levels")) {
      const auto words = keyIn(Part::kStudy, "levels").words;
      const std::string level(words[deck::choiceOf(node, "level", words)]);
      for (const StudyWord& other : study_.levels) {
        if (other.text == level) fail(node, {kinds::kTwice, {inQuotes(level)}});
      }
      study_.levels.push_back({level, deck::lineOf(node)});
    }
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
                       [&](const std::string& key, const Node& /*at*/, const Node& value) {
                         options[key] = wordOf(value, key);
                       });
    return options;
  }

  void readVariants(const Node& map) {
    deck::forEachEntry(
        map, "variants", problems_,
        [&](const std::string& name, const Node& at, const Node& value) {
          if (name == kBase) fail(at, {kinds::kTwice, {inQuotes(name)}});
          Variant variant{{name, deck::lineOf(at)}, {}, {}};
          forEach(value, Part::kVariant, [&](const std::string& key, const Node& part) {
            if (key == "cells") readTables(part, variant);
            if (key == "options") variant.options = optionsOf(part);
          });
          study_.variants.push_back(std::move(variant));
        },
        kMaxVariants);
  }

  void readTables(const Node& map, Variant& variant) {
    deck::forEachEntry(map, "cells", problems_,
                       [&](const std::string& table, const Node& at, const Node& value) {
                         const StudyWord name{table, deck::lineOf(at)};
                         if (value.IsMap()) return readCell(value, name, variant);
                         for (const Node& cell : deck::listOf(value, table)) {
                           deck::collecting(problems_, [&] { readCell(cell, name, variant); });
                         }
                       });
  }

  void readCell(const Node& map, const StudyWord& table, Variant& variant) {
    atMost(++cells_, kMaxPatches, map, "cells");
    CellPatch cell;
    cell.table = table;
    cell.line = deck::lineOf(map);
    forEach(map, Part::kCell, [&](const std::string& key, const Node& value) {
      if (key == "code") cell.code = wordOf(value, key);
      if (key == "row") cell.row = static_cast<int>(wholeOf(value, Part::kCell, key));
      if (key == "column") cell.column = wordOf(value, key);
      if (key == "value") cell.value = deck::scalarOf(value, key);
    });
    if (cell.code.text.empty() == (cell.row == 0)) fail(map, {kCodeOrRow});
    variant.cells.push_back(std::move(cell));
  }

  void readQuestions(const Node& list) {
    for (const Node& node : deck::listOf(list, "questions")) {
      atMost(study_.questions.size() + 1, kMaxQuestions, node, "questions");
      Question question;
      question.line = deck::lineOf(node);
      deck::collecting(problems_, [&] { readQuestion(node, question); });
      study_.questions.push_back(std::move(question));
    }
  }

  void readQuestion(const Node& map, Question& question) {
    forEach(map, Part::kQuestion, [&](const std::string& key, const Node& value) {
      if (key == "ask") {
        question.ask = static_cast<QuestionKind>(
            deck::choiceOf(value, key, keyIn(Part::kQuestion, key).words));
      }
      if (key == "variant") question.variant = wordOf(value, key);
      if (key == "against") question.against = wordOf(value, key);
      if (key == "figures") {
        for (const Node& name : deck::listOf(value, key))
          question.figures.push_back(wordOf(name, key));
      }
      if (key == "tolerance") question.tolerance = numbersOf(value, Part::kQuestion, key);
      if (key == "target") question.target = rangesOf(value, key);
    });
  }

  /// name: number, as the bounds ± number.
  std::vector<Bounds> numbersOf(const Node& map, Part part, const std::string& what) {
    const deck::KeyInfo& info = keyIn(part, what);
    std::vector<Bounds> all;
    deck::forEachEntry(map, what, problems_,
                       [&](const std::string& key, const Node& at, const Node& value) {
                         const double most = deck::numberOf(value, key, info.least, info.most);
                         all.push_back({{key, deck::lineOf(at)}, -most, most});
                       });
    return all;
  }

  /// name: [least, most].
  std::vector<Bounds> rangesOf(const Node& map, const std::string& what) {
    constexpr double kMost = 1e9;
    std::vector<Bounds> all;
    deck::forEachEntry(
        map, what, problems_, [&](const std::string& key, const Node& at, const Node& value) {
          const Node& pair = deck::listOf(value, key, 2);
          const double least = deck::numberOf(pair[0], key, -kMost, kMost);
          all.push_back(
              {{key, deck::lineOf(at)}, least, deck::numberOf(pair[1], key, least, kMost)});
        });
    return all;
  }

  void readStop(const Node& map) {
    StopRule& stop = study_.stop;
    forEach(map, Part::kStop, [&](const std::string& key, const Node& value) {
      if (key == "pairs") stop.pairs = wholeOf(value, Part::kStop, key);
      if (key == "fewest") stop.fewest = wholeOf(value, Part::kStop, key);
      if (key == "width") stop.widths = numbersOf(value, Part::kStop, key);
      if (key == "decided") stop.decided = deck::flagOf(value, key);
      if (key == "minutes") {
        const deck::KeyInfo& info = keyIn(Part::kStop, key);
        stop.minutes = deck::numberOf(value, key, info.least, info.most);
      }
    });
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
      study = StudyReader(found).read(YAML::Load(std::string(yaml)));
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
