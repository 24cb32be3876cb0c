#include <array>
#include <cmath>
#include <set>

#include "core/limits.h"
#include "core/memory.h"
#include "deck/card_sizes.h"
#include "deck/csv.h"
#include "deck/deck.h"
#include "deck/problem_kinds.h"
#include "deck/read_cards.h"
#include "deck/read_elements.h"
#include "deck/read_palette.h"
#include "deck/rules_text.h"
#include "deck/utf8.h"
#include "deck/words.h"
#include "deck/yaml.h"

namespace raindelay::deck {
namespace {

using Node = YAML::Node;

constexpr std::size_t kMaxYamlMegabytes = 1;
constexpr std::size_t kMaxTables = 16;
// Elements that layouts take over from others, all together: a short line takes over thousands.
constexpr std::size_t kMaxInherited = 20'000;
constexpr std::array kCardFiles = {"cards.csv", "cards.tsv", "cards.xlsx", "cards.ods"};
constexpr const char* kFormatName = "raindelay-deck/1";
// A card that doesn't say its size is shown as one of these.
constexpr double kPokerWidth = 63.5, kPokerHeight = 88.9;

std::size_t countOf(const std::vector<Element>& elements) {
  std::size_t count = elements.size();
  for (const Element& element : elements) count += countOf(element.elements);
  return count;
}

// Reads the parts of deck.yaml in the order in which they need each other, whatever their order in
// the file.
class DeckReader {
 public:
  DeckReader(std::shared_ptr<const Folder> folder, Problems& problems) : problems_(problems) {
    deck_.pictures = std::make_shared<PictureFinder>(folder);
    deck_.folder = std::move(folder);
  }

  // Throws if there is nothing to be shown.
  Deck read(const std::string& yaml) {
    const Node root = loadYaml(yaml);
    forEachKey(root, KeyOwner::kDeck, problems_,
               [&](const std::string& key, const Node&, const Node& value) {
                 parts_.emplace(key, value);
               });
    part("format", [&](const Node& format) { checkFormat(format); });
    part("name", [&](const Node& name) { deck_.name = scalarOf(name, "name"); });
    part("unit", [&](const Node& unit) {
      deck_.unit = static_cast<Unit>(choiceOf(unit, "unit", keyOf(KeyOwner::kDeck, "unit")->words));
    });
    part("card", [&](const Node& card) { readCard(card); });
    setCard();
    PaletteReader palette(deck_, problems_);
    part("palette", [&](const Node& roles) { palette.readPalette(roles); });
    part("skins", [&](const Node& skins) { palette.readSkins(skins); });
    part("fonts", [&](const Node& fonts) { readFonts(fonts); });
    part("icons", [&](const Node& icons) { readIcons(icons); });
    part("maps", [&](const Node& maps) { readMaps(maps); });
    part("styles", [&](const Node& styles) { readStyles(styles); });
    deck_.cards = cards();
    part("copies", [&](const Node& name) { deck_.copiesColumn = columnOf(name, "copies"); });
    part("titles", [&](const Node& name) { deck_.titleColumn = columnOf(name, "titles"); });
    part("tables", [&](const Node& tables) { readFurtherData(tables); });
    part("rules", [&](const Node& path) {
      deck_.rules = scalarOf(path, "rules");
      deck_.rulesLine = lineOf(path);
      deck_.rulesOffset = offsetOf(path);
      (void)require(path, readRules(deck_, {}));
    });
    ElementReader elements(deck_, styles_, problems_);
    part("layouts", [&](const Node& layouts) { readLayouts(layouts, elements); });
    if (deck_.layouts.empty()) {
      if (parts_.contains("layouts")) fail(parts_.at("layouts"), kinds::kNoLayout);
      throw Nothing();
    }
    readCards(deck_, problems_);
    return std::move(deck_);
  }

  // Thrown when there is no deck to show; the reason was told already.
  struct Nothing {};

 private:
  template <typename Read>
  void part(const char* key, Read read) {
    const auto found = parts_.find(key);
    if (found != parts_.end()) collecting(problems_, [&] { read(found->second); });
  }

  static void checkFormat(const Node& node) {
    const std::string format = scalarOf(node, "format");
    if (format != kFormatName) {
      fail(node, {kinds::kFormat, {inQuotes(format), inQuotes(kFormatName)}});
    }
  }

  double physical(const Node& node, std::string_view what, double least) const {
    const Length length = require(node, parseLength(scalarOf(node, what), deck_.unit));
    if (length.percent) fail(node, {kinds::kPercent, {inQuotes(what)}});
    if (length.value < least || length.value > kLongestSide) {
      fail(node, {kinds::kOutOfRange,
                  {inQuotes(what), std::to_string(static_cast<int>(least)) + " mm",
                   std::to_string(static_cast<int>(kLongestSide)) + " mm"}});
    }
    return length.value;
  }

  void readCard(const Node& card) {
    deck_.cardLine = lineOf(card);
    deck_.cardOffset = offsetOf(card);
    forEachKey(card, KeyOwner::kCard, problems_,
               [&](const std::string& key, const Node&, const Node& value) {
                 if (key == "size") {
                   listOf(value, key, 2);
                   deck_.width = physical(value[0], key, kShortestSide);
                   deck_.height = physical(value[1], key, kShortestSide);
                 } else {
                   double& into = key == "corner"  ? deck_.corner
                                  : key == "bleed" ? deck_.bleed
                                                   : deck_.safe;
                   into = physical(value, key, 0);
                 }
               });
  }

  void setCard() {
    if (deck_.width <= 0 || deck_.height <= 0) {
      deck_.width = kPokerWidth;
      deck_.height = kPokerHeight;
    }
    const double half = std::min(deck_.width, deck_.height) / 2;
    if (deck_.corner <= half && deck_.safe < half) return;
    deck_.corner = std::min(deck_.corner, half);
    deck_.safe = 0;
    problems_.add(atNode(parts_.at("card"), kinds::kCardMargins));
  }

  void readFonts(const Node& fonts) {
    forEachEntry(fonts, "fonts", problems_,
                 [&](const std::string& role, const Node&, const Node& font) {
                   FontRole& read = deck_.fonts[role];
                   read.name = role;
                   if (!font.IsMap()) return readFamilies(font, read);
                   forEachKey(font, KeyOwner::kFont, problems_,
                              [&](const std::string& key, const Node&, const Node& value) {
                                const KeyInfo& info = *keyOf(KeyOwner::kFont, key);
                                if (key == "family") {
                                  readFamilies(value, read);
                                } else if (key == "weight") {
                                  read.weight =
                                      static_cast<int>(numberOf(value, key, info.least, info.most));
                                } else {
                                  read.italic = flagOf(value, key);
                                }
                              });
                 });
  }

  // One, or a list of them.
  static void readFamilies(const Node& families, FontRole& into) {
    if (!families.IsSequence()) {
      into.family = scalarOf(families, "family");
      return;
    }
    if (families.size() == 0 || families.size() > kMaxFamilies) {
      fail(families, {kinds::kFamilies, {std::to_string(kMaxFamilies)}});
    }
    for (const Node& family : families) into.fallbacks.push_back(scalarOf(family, "family"));
    into.family = into.fallbacks.front();
    into.fallbacks.erase(into.fallbacks.begin());
  }

  void readIcons(const Node& icons) {
    forEachEntry(icons, "icons", problems_,
                 [&](const std::string& name, const Node&, const Node& icon) {
                   Icon& read = name == "else" ? deck_.otherIcons.emplace() : deck_.icons[name];
                   if (icon.IsScalar()) {
                     read.path = scalarOf(icon, name);
                   } else {
                     readIcon(icon, read);
                   }
                 });
  }

  void readIcon(const Node& icon, Icon& read) {
    forEachKey(icon, KeyOwner::kIcon, problems_,
               [&](const std::string& key, const Node&, const Node& value) {
                 const KeyInfo& info = *keyOf(KeyOwner::kIcon, key);
                 if (key == "src") {
                   read.path = scalarOf(value, key);
                 } else if (key == "color") {
                   (void)require(value, deck_.color(scalarOf(value, key)));
                   read.color = value.Scalar();
                 } else {
                   double& into = key == "scale" ? read.scale : read.drop;
                   into = numberOf(value, key, info.least, info.most);
                 }
               });
  }

  void readMaps(const Node& maps) {
    forEachEntry(maps, "maps", problems_,
                 [&](const std::string& name, const Node&, const Node& map) {
                   LookupMap& read = deck_.maps[name];
                   forEachEntry(map, name, problems_,
                                [&](const std::string& key, const Node&, const Node& value) {
                                  const std::string text = scalarOf(value, key);
                                  if (key == "else") {
                                    read.hasElse = true;
                                    read.elseText = text;
                                  } else {
                                    read.entries[key] = text;
                                  }
                                });
                 });
  }

  // Their values are read where they are used; what can be said of them alone is said here.
  void readStyles(const Node& styles) {
    forEachEntry(styles, "styles", problems_,
                 [&](const std::string& name, const Node&, const Node& style) {
                   styles_.emplace(name, style);
                   deck_.styles.insert(name);
                   forEachKey(style, KeyOwner::kStyle, problems_,
                              [](const std::string&, const Node&, const Node&) {});
                 });
  }

  // The table that deck.yaml names, else the first of the usual ones that is there.
  DataFrame cards() {
    const auto named = parts_.find("cards");
    if (named != parts_.end()) return table(named->second);
    for (const char* path : kCardFiles) {
      Problems found;
      auto read = readDataFrame(*deck_.folder, path, found);
      if (!read && found.list().front().id == kinds::kNoFile.id) continue;
      problems_.add(found);
      if (!read) throw Nothing();
      return *std::move(read);
    }
    Problem missing = deck_.folder->read(kCardFiles.front()).problem();
    missing.remedy.reset();  // deck.yaml has no such name that could be another
    throw Mistake{missing};
  }

  // A column of the cards.
  std::string columnOf(const Node& column, std::string_view key) const {
    std::string name = scalarOf(column, key);
    if (!deck_.cards.find(name)) {
      fail(column, Problem(kinds::kUnknownColumn, {deck_.cards.fileName(), inQuotes(name)})
                       .meant(name, deck_.cards.columns()));
    }
    return name;
  }

  DataFrame table(const Node& name) {
    Problems found;
    auto read = readDataFrame(*deck_.folder, scalarOf(name, "tables"), found);
    for (Problem problem : found.list()) {
      if (problem.site.row == 0) {
        const std::string file = problem.namesItsFile() ? "" : problem.site.file;
        problem = atNode(name, std::move(problem));
        if (!file.empty()) problem.site.file = file;
      }
      problems_.add(std::move(problem));
    }
    if (!read) throw Nothing();
    return *std::move(read);
  }

  void readFurtherData(const Node& tables) {
    if (listOf(tables, "tables").size() > kMaxTables) {
      fail(tables, {kinds::kTooManyEntries, {inQuotes("tables"), std::to_string(kMaxTables)}});
    }
    for (const Node& name : tables) {
      collecting(problems_, [&] {
        try {
          DataFrame read = table(name);
          deck_.tables[name.Scalar()] = std::move(read);
        } catch (const Nothing&) {
          // The deck can be shown without it.
        }
      });
    }
  }

  void readLayouts(const Node& layouts, ElementReader& reader) {
    forEachEntry(layouts, "layouts", problems_,
                 [&](const std::string& name, const Node&, const Node& value) {
                   layoutNodes_.emplace(name, value);
                 });
    std::map<std::string, Layout, std::less<>> read;
    for (const auto& [name, node] : layoutNodes_) (void)layout(name, node, reader, read);
    deck_.layouts = std::move(read);
  }

  // The layout, read with the ones that it extends before it.
  const Layout& layout(const std::string& name, const Node& node, ElementReader& reader,
                       std::map<std::string, Layout, std::less<>>& read) {
    if (auto found = read.find(name); found != read.end()) return found->second;
    inProgress_.insert(name);
    Layout made;
    collecting(problems_, [&] {
      forEachKey(node, KeyOwner::kLayout, problems_,
                 [](const std::string&, const Node&, const Node&) {});
      if (const Node base = node["extends"]) {
        collecting(problems_, [&] { made = extended(base, name, reader, read); });
      }
      for (auto [key, side] : {std::pair("front", &made.front), std::pair("back", &made.back)}) {
        const Node list = node[key];
        if (list) collecting(problems_, [&, side = side] { reader.elements(list, *side); });
      }
    });
    made.name = name;
    made.names.push_back(name);
    made.line = lineOf(node);
    return read[name] = std::move(made);
  }

  Layout extended(const Node& base, const std::string& name, ElementReader& reader,
                  std::map<std::string, Layout, std::less<>>& read) {
    const std::string wanted = scalarOf(base, "extends");
    const auto found = layoutNodes_.find(wanted);
    if (found == layoutNodes_.end()) {
      fail(base,
           Problem(kinds::kUnknownLayout, {inQuotes(wanted)}).meant(wanted, keysOf(layoutNodes_)));
    }
    if (inProgress_.contains(wanted) && !read.contains(wanted)) {
      fail(base, {kinds::kExtendsItself, {inQuotes(name)}});
    }
    const Layout& whole = layout(wanted, found->second, reader, read);
    inherited_ += countOf(whole.front) + countOf(whole.back);
    if (inherited_ > kMaxInherited) {
      fail(base, {kinds::kTooManyInherited, {std::to_string(kMaxInherited)}});
    }
    return whole;
  }

  Deck deck_;
  std::map<std::string, Node, std::less<>> parts_, layoutNodes_;
  StyleNodes styles_;
  Problems& problems_;
  std::set<std::string> inProgress_;
  std::size_t inherited_ = 0;
};

DeckReading readFrom(std::shared_ptr<const Folder> folder) {
  DeckReading reading;
  auto fail = [&](Problem problem, int line = 0) {
    problem.site.file = "deck.yaml";
    problem.site.line = line;
    reading.problems.add(std::move(problem));
    return std::move(reading);
  };
  auto yaml = folder->read("deck.yaml", kMaxYamlBytes);
  if (!yaml) {
    reading.problems.add(yaml.problem());
    return reading;
  }
  if (validUtf8(*yaml) != yaml->size()) return fail(kinds::kNotUtf8);
  try {
    reading.deck = DeckReader(std::move(folder), reading.problems).read(*yaml);
  } catch (const Mistake& mistake) {
    reading.problems.add(mistake.problem);
  } catch (const DeckReader::Nothing&) {
    return reading;
  } catch (const YAML::Exception& trouble) {
    return fail(noYaml(trouble), trouble.mark.line + 1);
  }
  return reading;
}

}  // namespace

DeckReading readDeck(std::shared_ptr<const Folder> folder) {
  return withinMemory([&] { return readFrom(folder); },
                      [] {
                        DeckReading none;
                        none.problems.add(ofFile(kinds::kNoMemory, "deck.yaml"));
                        return none;
                      });
}

Result<Deck> readSoundDeck(std::shared_ptr<const Folder> folder) {
  DeckReading reading = readDeck(std::move(folder));
  if (const Problem* wrong = reading.problems.firstError()) return Error{wrong->sentence()};
  return *std::move(reading.deck);
}

}  // namespace raindelay::deck
