// How the limits on what deck.yaml and cards say are tried.
#include "engine/reader_limits.h"

#include "deck/path.h"
#include "deck/picture.h"
#include "engine/deck_fixture.h"

namespace raindelay::deck {
namespace {

/// So many entries, "k0" with this value and so on.
std::string entries(std::size_t count, const std::string& value) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += "k" + std::to_string(i) + ": " + value + ", ";
  return all;
}

std::string repeated(std::size_t count, const std::string& text) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += text;
  return all;
}

/// What is said of a deck and its cards.
std::string saidOf(const std::shared_ptr<MemoryFolder>& folder) {
  DeckReading reading = readDeck(folder);
  if (reading.deck) reading.problems.add(checkDeck(*reading.deck));
  return reading.problems.empty() ? std::string() : reading.problems.list().front().sentence();
}

/// The sound deck with this behind its layouts, from line 9 on.
std::string saidOfPart(const std::string& part, const std::string& elements = "") {
  auto folder = testFolder(withElements("[" + elements + "]"));
  folder->files["deck.yaml"] += part;
  folder->files["rules.md"];
  return saidOf(folder);
}

/// The sound deck with these elements, on line 7.
std::string saidOfElements(const std::string& elements) {
  return saidOfPart("", elements);
}

std::string saidOfCards(const std::string& cards) {
  return saidOf(testFolder(withElements("[{type: rect, name: a, box: trim}]"), cards));
}

std::string saidOfBytes(std::size_t bytes) {
  auto folder = testFolder(withElements("[]"));
  std::string& yaml = folder->files["deck.yaml"];
  yaml += std::string(bytes - yaml.size(), '#');
  return saidOf(folder);
}

/// What is said of a deck.yaml that is no map at all, if it is too much of it.
std::string saidOfYaml(const std::string& yaml) {
  auto folder = testFolder(withElements("[]"));
  folder->files["deck.yaml"] = yaml;
  const std::string said = saidOf(folder);
  return said.find("limit") == std::string::npos ? "" : said;
}

/// Two keys of an element are known.
std::string saidOfKeys(std::size_t count) {
  const std::string said =
      saidOfElements("{type: rect, box: trim, " + entries(count - 2, "x") + "}");
  return said.find("entries") == std::string::npos ? "" : said;
}

/// Each one extends the one before.
std::string saidOfStyles(std::size_t count) {
  std::string styles = "styles: {s0: {opacity: 1}";
  for (std::size_t i = 1; i < count; ++i) {
    styles += ", s" + std::to_string(i) + ": {extends: s" + std::to_string(i - 1) + "}";
  }
  return saidOfPart(styles + "}\n",
                    "{type: rect, box: trim, style: s" + std::to_string(count - 1) + "}");
}

std::string saidOfDepth(std::size_t depth) {
  return saidOfElements(repeated(depth, "{type: group, elements: [") + repeated(depth, "]}"));
}

/// Layouts that take over a hundred elements each, and one that takes over the rest.
std::string saidOfInherited(std::size_t count) {
  constexpr std::size_t kEach = 100;
  const auto rects = [](std::size_t number) {
    return "[" + repeated(number, "{type: rect, box: trim}, ") + "]}\n";
  };
  const std::size_t whole = count / kEach - 1;
  std::string all = "  plain: {front: " + rects(kEach) + "  fancy: {}\n";
  for (std::size_t i = 0; i < whole; ++i) all += "  l" + std::to_string(i) + ": {extends: plain}\n";
  all += "  odd: {front: " + rects(count - whole * kEach) + "  z: {extends: odd}\n";
  return saidOf(testFolder(all));
}

/// Cells of two columns that change an element.
std::string saidOfOverrides(std::size_t count) {
  std::string table = "code,kind,@a.opacity,@a.rotate\n";
  for (std::size_t i = 0; i < count; i += 2) {
    table += std::to_string(i) + ",plain,1," + (i + 1 < count ? "0" : "") + "\n";
  }
  return saidOfCards(table);
}

std::string repeat(const std::string& how, const std::string& elements) {
  return "{type: repeat, " + how + ", cell: [0, 0], elements: [" + elements + "]}, ";
}

/// Rectangles, most of them repeated.
std::string saidOfFigures(std::size_t count) {
  const std::string rect = "{type: rect, box: trim}, ";
  const std::size_t hundreds = count / 100 - 1;
  return saidOfElements(repeat("count: " + std::to_string(hundreds), repeat("count: 100", rect)) +
                        repeated(count - 100 * hundreds, rect));
}

std::string saidOfPath(std::size_t steps) {
  const auto path = parsePath("M0 0" + repeated(steps - 1, "h1"), 1);
  return path ? std::string() : path.problem().sentence();
}

std::string saidOfRules(std::size_t bytes) {
  auto folder = testFolder(withElements("[]"));
  folder->files["deck.yaml"] += "rules: rules.md";
  folder->files["rules.md"] = std::string(bytes, 'x');
  return saidOf(folder);
}

}  // namespace

std::vector<LimitCase> deckLimits() {
  const std::string line7 = "deck.yaml, line 7: ", line9 = "deck.yaml, line 9: ";
  return {
      {kMaxYamlBytes, saidOfBytes, "\"deck.yaml\" is larger than 1 MB, the limit."},
      {kMaxYamlDepth,
       [](std::size_t depth) {
         return saidOfYaml(std::string(depth, '[') + std::string(depth, ']'));
       },
       "deck.yaml, line 1: maps and lists are nested more than 64 deep, the limit."},
      {kMaxYamlValues,
       [](std::size_t count) { return saidOfYaml('[' + repeated(count - 1, "x, ") + ']'); },
       "deck.yaml, line 1: the file holds more than 200000 values, the limit."},
      {kMaxEntries,
       [](std::size_t count) {
         return saidOfPart("styles: {" + entries(count, "{opacity: 1}") + "}\n");
       },
       line9 + "\"styles\" has more than 1000 entries, the limit."},
      {kMaxKeys, saidOfKeys, line7 + "\"element\" has more than 200 entries, the limit."},
      {kMaxTables,
       [](std::size_t count) {
         return saidOfPart("tables: [" + repeated(count, "cards.csv, ") + "]\n");
       },
       line9 + "\"tables\" has more than 16 entries, the limit."},
      {kMaxSkins,
       [](std::size_t count) { return saidOfPart("skins: {" + entries(count, "{name: N}") + "}"); },
       line9 + "a deck has at most 16 skins."},
      {kMaxFamilies,
       [](std::size_t count) {
         auto folder = testFolder(withElements("[]"));
         std::string& yaml = folder->files["deck.yaml"];
         const std::string family = "family: Inter";
         const std::string many = "family: [" + repeated(count, "Inter, ") + "]";
         yaml.replace(yaml.find(family), family.size(), many);
         return saidOf(folder);
       },
       "deck.yaml, line 4: a font lists 1 to 16 typefaces"},
      {kMaxStyles, saidOfStyles, line9 + "more than 16 styles extend one another, the limit."},
      {kMaxElements,
       [](std::size_t count) {
         return saidOfElements(repeated(count, "{type: rect, box: trim}, "));
       },
       line7 + "a deck has at most 2000 elements."},
      {kMaxGroupDepth, saidOfDepth, line7 + "groups are at most 8 deep."},
      {kMaxInherited, saidOfInherited,
       "layouts take over more than 20000 elements from others, the limit."},
      {kMaxRulesBytes, saidOfRules,
       line9 + "\"rules.md\" is larger than 256 KB, the limit of a booklet."},
  };
}

std::vector<LimitCase> cardLimits() {
  const std::string line7 = "deck.yaml, line 7: ";
  return {
      {kMaxExpressionDepth,
       [](std::size_t depth) {
         return saidOfElements("{type: rect, box: trim, when: '" + std::string(depth, '(') + "1" +
                               std::string(depth, ')') + "'}");
       },
       line7 + "brackets are nested more than 32 deep."},
      {kMaxExpressionValues,
       [](std::size_t count) {
         return saidOfElements("{type: rect, box: trim, when: '1" + repeated(count - 1, "+1") +
                               "'}");
       },
       line7 + "an expression has at most 500 values."},
      {kMaxPathSteps, saidOfPath, "The path has more than 20000 steps, the limit."},
      {kMaxCopies,
       [](std::size_t count) {
         return saidOfCards("code,kind,copies\na,plain," + std::to_string(count) + "\n");
       },
       "cards.csv, row 2, column copies: \"copies\" must be from 0 to 999."},
      {kMaxOverrides, saidOfOverrides,
       "cards.csv, row 10002, column @a.opacity: columns with @ say something in more than 20000 "
       "cells, the limit."},
      {kMaxRepeats,
       [](std::size_t count) {
         return saidOfElements(repeat("count: " + std::to_string(count), ""));
       },
       "cards.csv, row 2: a repeat makes 0 to 100 copies, not \"101\"."},
      {kMaxRepeats,
       [](std::size_t count) {
         return saidOfElements(repeat("each: '" + repeated(count, "a ") + "'", ""));
       },
       "cards.csv, row 2: a repeat makes 0 to 100 copies, not 101."},
      {kMaxRepeats,
       [](std::size_t count) {
         auto folder = testFolder(withElements("[{type: icons, list: wood " +
                                               std::to_string(count) + ", box: trim, size: .1}]"));
         folder->files["deck.yaml"] += "icons: {wood: w.svg}\nrules: rules.md";
         folder->files["rules.md"];
         folder->files["w.svg"] = "<svg xmlns='http://www.w3.org/2000/svg'/>";
         return saidOf(folder);
       },
       "cards.csv, row 2: a row has at most 100 icons, not 101."},
      {kMaxFigures, saidOfFigures,
       "cards.csv, row 2: the card is made of more than 10000 figures, the limit."},
  };
}

}  // namespace raindelay::deck
