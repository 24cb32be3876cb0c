#include <cmath>
#include <set>

#include "deck/csv.h"
#include "deck/deck.h"
#include "deck/read_elements.h"
#include "deck/utf8.h"
#include "deck/words.h"
#include "deck/yaml.h"

namespace raindelay::deck {
namespace {

using Node = YAML::Node;

constexpr std::size_t kMaxYamlBytes = 1024 * 1024;
constexpr double kSmallestCard = 10, kLargestCard = 1000;
constexpr const char* kFormat = "raindelay-deck/1";
constexpr int kMaxCopies = 999;
constexpr std::size_t kMaxSkins = 16;
// A card that doesn't say its size is shown as one of these.
constexpr double kPokerWidth = 63.5, kPokerHeight = 88.9;
// What is shown for a colour that couldn't be read.
constexpr Color kUnknownColor{200, 40, 120, 255};

// Reads the parts of deck.yaml in the order in which they need each other, whatever their order in
// the file.
class DeckReader {
 public:
  DeckReader(std::shared_ptr<const Folder> folder, Problems& problems) : problems_(problems) {
    deck_.folder = std::move(folder);
  }

  // Throws if there is nothing to be shown.
  Deck read(const std::string& yaml) {
    const Node root = YAML::Load(yaml);
    collect(root);
    checkFormat(root);
    part("name", [&](const Node& name) { deck_.name = scalarOf(name, "name"); });
    part("unit", [&](const Node& unit) { readUnit(unit); });
    const Node card = needed(root, "card");
    collecting(problems_, [&] { readCard(card); });
    part("palette", [&](const Node& palette) { readPalette(palette); });
    part("skins", [&](const Node& skins) { readSkins(skins); });
    part("fonts", [&](const Node& fonts) { readFonts(fonts); });
    part("maps", [&](const Node& maps) { readMaps(maps); });
    deck_.cards = table("cards.csv", 0);
    part("tables", [&](const Node& tables) { readTables(tables); });
    readLayouts(needed(root, "layouts"));
    checkCards();
    return std::move(deck_);
  }

 private:
  bool has(const char* key) const { return parts_.contains(key); }
  const Node& at(const char* key) const { return parts_.find(key)->second; }
  template <typename Read>
  void part(const char* key, Read read) {
    if (has(key)) collecting(problems_, [&] { read(at(key)); });
  }
  const Node& needed(const Node& root, const char* key) const {
    if (!has(key)) fail(root, "the deck lacks its " + inQuotes(key) + ".");
    return at(key);
  }

  void collect(const Node& root) {
    static const std::vector<std::string> kKnown = {"format", "name",  "unit", "card",   "palette",
                                                    "skins",  "fonts", "maps", "tables", "layouts"};
    forEachEntry(root, "a deck", problems_,
                 [&](const std::string& key, const Node& where, const Node& value) {
                   if (std::find(kKnown.begin(), kKnown.end(), key) == kKnown.end()) {
                     failUnknown(where, "key", key, kKnown);
                   }
                   parts_.emplace(key, value);
                 });
  }

  void checkFormat(const Node& root) {
    const std::string format = scalarOf(needed(root, "format"), "format");
    if (format != kFormat) {
      fail(at("format"), "the format " + inQuotes(format) + " is unknown; this program reads " +
                             inQuotes(kFormat) + ".");
    }
  }

  void readUnit(const Node& node) {
    static const std::vector<std::string> kUnits = {"mm", "in", "pt"};
    unit_ = static_cast<Unit>(choiceOf(node, "unit", kUnits));
  }

  double physical(const Node& node, std::string_view what, double least, double most) const {
    const Length length = require(node, parseLength(scalarOf(node, what), unit_));
    if (length.percent) fail(node, std::string(what) + " cannot be a percentage.");
    if (length.value < least || length.value > most) {
      fail(node, std::string(what) + " goes from " + std::to_string(static_cast<int>(least)) +
                     " to " + std::to_string(static_cast<int>(most)) + " mm.");
    }
    return length.value;
  }

  void readCard(const Node& card) {
    static const std::vector<std::string> kKnown = {"size", "corner", "bleed", "safe"};
    forEachEntry(
        card, "card", problems_, [&](const std::string& key, const Node& where, const Node& value) {
          if (key == "size") {
            listOf(value, "size", 2);
            deck_.width = physical(value[0], "a card's width", kSmallestCard, kLargestCard);
            deck_.height = physical(value[1], "a card's height", kSmallestCard, kLargestCard);
          } else if (key == "corner") {
            deck_.corner = physical(value, "corner", 0, kLargestCard);
          } else if (key == "bleed") {
            deck_.bleed = physical(value, "bleed", 0, kLargestCard);
          } else if (key == "safe") {
            deck_.safe = physical(value, "safe", 0, kLargestCard);
          } else {
            failUnknown(where, "key for the card", key, kKnown);
          }
        });
    const bool sized = deck_.width > 0 && deck_.height > 0;
    if (!sized) {
      deck_.width = kPokerWidth;
      deck_.height = kPokerHeight;
      if (!card["size"]) fail(card, "the card lacks its \"size\".");
    }
    const double half = std::min(deck_.width, deck_.height) / 2;
    if (deck_.corner <= half && deck_.safe < half) return;
    deck_.corner = std::min(deck_.corner, half);
    deck_.safe = 0;
    fail(card, "corner and safe zone are larger than half the card.");
  }

  using Roles = std::map<std::string, Node, std::less<>>;

  void readPalette(const Node& palette) {
    forEachEntry(palette, "palette", problems_,
                 [&](const std::string& role, const Node&, const Node& value) {
                   roles_.emplace(role, value);
                 });
    deck_.palette = colorsOf(roles_);
  }

  // A role may stand for one that stands for another: round by round, until no more are known.
  Palette colorsOf(const Roles& roles) const {
    Deck made;
    Roles aliases;
    for (const auto& [role, value] : roles) {
      if (!value.IsScalar() || value.Scalar().starts_with('#')) {
        collecting(problems_, [&, &role = role, &value = value] {
          made.palette[role] = kUnknownColor;
          made.palette[role] = require(value, parseColor(scalarOf(value, role)));
        });
      } else {
        aliases.emplace(role, value);
      }
    }
    std::size_t before = roles.size() + 1;
    while (made.palette.size() != before) {
      before = made.palette.size();
      for (const auto& [role, value] : aliases) {
        const auto color = made.palette.find(value.Scalar());
        if (color != made.palette.end()) made.palette[role] = color->second;
      }
    }
    // The name that nothing has is the mistake, not the roles that stand for it.
    std::vector<std::string> broken;
    for (const auto& [role, value] : aliases) {
      if (made.palette.contains(role)) continue;
      broken.push_back(role);
      if (roles.contains(value.Scalar()) && !goesRound(aliases, role)) continue;
      collecting(problems_,
                 [&, &value = value] { (void)require(value, made.color(value.Scalar())); });
    }
    for (const std::string& role : broken) made.palette[role] = kUnknownColor;
    return std::move(made.palette);
  }

  // Whether the role stands for one that, in the end, stands for it.
  static bool goesRound(const Roles& aliases, const std::string& role) {
    auto at = aliases.find(role);
    for (std::size_t steps = 0; steps <= aliases.size() && at != aliases.end(); ++steps) {
      at = aliases.find(at->second.Scalar());
      if (at != aliases.end() && at->first == role) return true;
    }
    return false;
  }

  void readSkins(const Node& skins) {
    forEachEntry(skins, "skins", problems_,
                 [&](const std::string& id, const Node& where, const Node& skin) {
                   if (deck_.skins.size() == kMaxSkins) {
                     fail(where, "a deck has at most " + std::to_string(kMaxSkins) + " skins.");
                   }
                   deck_.skins[id] = skinFrom(id, where, skin);
                 });
  }

  // A skin says other colours for roles of the palette; roles that stand for those follow.
  Skin skinFrom(const std::string& id, const Node& where, const Node& skin) const {
    static const std::vector<std::string> kKnown = {"name", "palette"};
    Skin made;
    Roles roles = roles_;
    forEachEntry(skin, "a skin", problems_,
                 [&](const std::string& key, const Node& at, const Node& value) {
                   if (key == "name") {
                     made.name = scalarOf(value, key);
                   } else if (key == "palette") {
                     recolor(roles, value);
                   } else {
                     failUnknown(at, "key for a skin", key, kKnown);
                   }
                 });
    if (made.name.empty()) fail(where, "the skin " + inQuotes(id) + " lacks its \"name\".");
    made.palette = colorsOf(roles);
    return made;
  }

  void recolor(Roles& roles, const Node& colors) const {
    forEachEntry(colors, "palette", problems_,
                 [&](const std::string& role, const Node& at, const Node& color) {
                   const auto known = roles.find(role);
                   if (known == roles.end())
                     failUnknown(at, "role of the palette", role, keysOf(roles));
                   known->second.reset(color);
                 });
  }

  void readFonts(const Node& fonts) {
    static const std::vector<std::string> kKnown = {"family", "weight", "italic"};
    forEachEntry(fonts, "fonts", problems_,
                 [&](const std::string& role, const Node& where, const Node& font) {
                   FontRole read;
                   forEachEntry(font, "a font", problems_,
                                [&](const std::string& key, const Node& at, const Node& value) {
                                  if (key == "family") {
                                    read.family = scalarOf(value, "family");
                                  } else if (key == "weight") {
                                    read.weight =
                                        static_cast<int>(numberOf(value, "weight", 100, 900));
                                  } else if (key == "italic") {
                                    read.italic = flagOf(value, "italic");
                                  } else {
                                    failUnknown(at, "key for a font", key, kKnown);
                                  }
                                });
                   const bool named = !read.family.empty();
                   deck_.fonts[role] = std::move(read);
                   if (!named) fail(where, "the font " + inQuotes(role) + " lacks its \"family\".");
                 });
  }

  void readMaps(const Node& maps) {
    forEachEntry(maps, "maps", problems_,
                 [&](const std::string& name, const Node&, const Node& map) {
                   LookupMap& read = deck_.maps[name];
                   forEachEntry(map, "a map", problems_,
                                [&](const std::string& key, const Node&, const Node& value) {
                                  if (key == "else") {
                                    read.hasElse = true;
                                    read.elseText = scalarOf(value, key);
                                  } else {
                                    read.entries[key] = scalarOf(value, key);
                                  }
                                });
                 });
  }

  Table table(const std::string& path, int line) const {
    auto read = readTable(*deck_.folder, path);
    if (read) return *std::move(read);
    if (line > 0) failAt(line, read.error().message);
    throw Mistake{plainProblem(read.error())};
  }

  void readTables(const Node& tables) {
    for (const Node& name : listOf(tables, "tables")) {
      collecting(problems_, [&] {
        const std::string path = scalarOf(name, "a table's name");
        deck_.tables[path] = table(path, lineOf(name));
      });
    }
  }

  void readLayouts(const Node& layouts) {
    forEachEntry(layouts, "layouts", problems_,
                 [&](const std::string& name, const Node&, const Node& value) {
                   layoutNodes_.emplace(name, value);
                 });
    if (layoutNodes_.empty()) fail(layouts, "a deck has at least one layout.");
    ElementReader reader(deck_, unit_, problems_);
    std::map<std::string, Layout, std::less<>> read;
    for (const auto& [name, node] : layoutNodes_) (void)layout(name, node, reader, read);
    deck_.layouts = std::move(read);
  }

  // The layout, read with the ones that it extends before it.
  const Layout& layout(const std::string& name, const Node& node, ElementReader& reader,
                       std::map<std::string, Layout, std::less<>>& read) {
    if (auto found = read.find(name); found != read.end()) return found->second;
    inProgress_.insert(name);
    static const std::vector<std::string> kKnown = {"extends", "front", "back"};
    forEachEntry(node, "a layout", problems_,
                 [&](const std::string& key, const Node& where, const Node&) {
                   if (std::find(kKnown.begin(), kKnown.end(), key) == kKnown.end()) {
                     failUnknown(where, "key for a layout", key, kKnown);
                   }
                 });
    Layout made;
    if (const Node base = node["extends"]) {
      collecting(problems_, [&] {
        const std::string wanted = scalarOf(base, "extends");
        const auto found = layoutNodes_.find(wanted);
        if (found == layoutNodes_.end()) failUnknown(base, "layout", wanted, keysOf(layoutNodes_));
        if (inProgress_.contains(wanted) && !read.contains(wanted)) {
          fail(node,
               "the layout " + inQuotes(name) + " extends itself, directly or through others.");
        }
        made = layout(wanted, found->second, reader, read);
      });
    }
    made.name = name;
    made.names.push_back(name);
    made.line = lineOf(node);
    for (auto [key, side] : {std::pair("front", &made.front), std::pair("back", &made.back)}) {
      const Node list = node[key];
      if (list) collecting(problems_, [&, side = side] { reader.elements(list, *side); });
    }
    return read[name] = std::move(made);
  }

  void checkCards() {
    std::set<std::string> codes;
    for (std::size_t card = 0; card < deck_.cards.rows(); ++card) {
      const std::string code = deck_.code(card);
      if (code.empty()) {
        wrongCell(card, "code", plainProblem({"a card has no code."}));
      } else if (!codes.insert(code).second) {
        wrongCell(card, "code", plainProblem({inQuotes(code) + " is another card's code."}));
      }
      checkCopies(card);
      checkLayoutName(card);
    }
  }

  void checkCopies(std::size_t card) {
    const std::string& cell = deck_.cards.at(card, "copies");
    if (cell.empty()) return;
    const auto copies = parseNumber(cell);
    if (!copies || *copies != std::floor(*copies)) {
      wrongCell(card, "copies", plainProblem({inQuotes(cell) + " is not a whole number."}));
    } else if (*copies < 0 || *copies > kMaxCopies) {
      wrongCell(card, "copies", plainProblem({"there can be 0 to 999 copies."}));
    }
  }

  void checkLayoutName(std::size_t card) {
    const char* column = deck_.cards.find("layout") ? "layout" : "kind";
    const std::string& wanted = deck_.cards.at(card, column);
    if (deck_.layouts.contains(wanted)) return;
    if (deck_.layouts.size() == 1 && (wanted.empty() || column == std::string_view("kind"))) return;
    wrongCell(card, column,
              plainProblem({"deck.yaml has no layout " + inQuotes(wanted) + "."})
                  .meant(wanted, keysOf(deck_.layouts)));
  }

  void wrongCell(std::size_t card, const char* column, Problem problem) {
    problem.site.file = deck_.cards.fileName();
    problem.site.row = deck_.cards.sheetRow(card);
    problem.site.column = column;
    problem.site.card = card;
    problem.site.code = deck_.code(card);
    problems_.add(std::move(problem));
  }

  Problems& problems_;
  Deck deck_;
  Unit unit_ = Unit::kMillimetre;
  Roles parts_, layoutNodes_, roles_;
  std::set<std::string> inProgress_;
};

}  // namespace

DeckReading readDeck(std::shared_ptr<const Folder> folder) {
  DeckReading reading;
  auto fail = [&](Problem problem) {
    problem.site.file = "deck.yaml";
    reading.problems.add(std::move(problem));
    return std::move(reading);
  };
  auto yaml = folder->read("deck.yaml");
  if (!yaml) {
    reading.problems.add(plainProblem(yaml.error()));
    return reading;
  }
  if (yaml->size() > kMaxYamlBytes)
    return fail(plainProblem({"the file is larger than 1 MB, the most that is read."}));
  if (validUtf8(*yaml) != yaml->size()) return fail(plainProblem({"the file is not UTF-8 text."}));
  try {
    reading.deck = DeckReader(std::move(folder), reading.problems).read(*yaml);
  } catch (const Mistake& mistake) {
    reading.problems.add(mistake.problem);
  } catch (const YAML::Exception& trouble) {
    Problem problem = plainProblem({trouble.msg + "."});
    problem.site.line = trouble.mark.line + 1;
    return fail(std::move(problem));
  }
  return reading;
}

Result<Deck> readSoundDeck(std::shared_ptr<const Folder> folder) {
  DeckReading reading = readDeck(std::move(folder));
  for (const Problem& problem : reading.problems.list()) {
    if (problem.severity == Severity::kError) return Error{problem.sentence()};
  }
  return *std::move(reading.deck);
}

}  // namespace raindelay::deck
