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

// Reads the parts of deck.yaml in the order in which they need each other, whatever their order in
// the file.
class DeckReader {
 public:
  explicit DeckReader(std::shared_ptr<const Folder> folder) { deck_.folder = std::move(folder); }

  Deck read(const std::string& yaml) {
    const Node root = YAML::Load(yaml);
    collect(root);
    checkFormat(root);
    if (has("name")) deck_.name = scalarOf(at("name"), "name");
    if (has("unit")) readUnit(at("unit"));
    readCard(needed(root, "card"));
    if (has("palette")) readPalette(at("palette"));
    if (has("skins")) readSkins(at("skins"));
    if (has("fonts")) readFonts(at("fonts"));
    if (has("maps")) readMaps(at("maps"));
    deck_.cards = table("cards.csv", 0);
    if (has("tables")) readTables(at("tables"));
    readLayouts(needed(root, "layouts"));
    checkCards();
    return std::move(deck_);
  }

 private:
  bool has(const char* key) const { return parts_.contains(key); }
  const Node& at(const char* key) const { return parts_.find(key)->second; }
  const Node& needed(const Node& root, const char* key) const {
    if (!has(key)) fail(root, "the deck lacks its " + inQuotes(key) + ".");
    return at(key);
  }

  void collect(const Node& root) {
    static const std::vector<std::string> kKnown = {"format", "name",  "unit", "card",   "palette",
                                                    "skins",  "fonts", "maps", "tables", "layouts"};
    forEachEntry(root, "a deck", [&](const std::string& key, const Node& where, const Node& value) {
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
    forEachEntry(card, "card", [&](const std::string& key, const Node& where, const Node& value) {
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
    if (deck_.width == 0) fail(card, "the card lacks its \"size\".");
    const double half = std::min(deck_.width, deck_.height) / 2;
    if (deck_.corner > half || deck_.safe >= half) {
      fail(card, "corner and safe zone are larger than half the card.");
    }
  }

  using Roles = std::map<std::string, Node, std::less<>>;

  void readPalette(const Node& palette) {
    forEachEntry(palette, "palette", [&](const std::string& role, const Node&, const Node& value) {
      roles_.emplace(role, value);
    });
    deck_.palette = colorsOf(roles_);
  }

  // A role may stand for one that stands for another: round by round, until no more are known.
  static Palette colorsOf(const Roles& roles) {
    Deck made;
    Roles aliases;
    for (const auto& [role, value] : roles) {
      if (scalarOf(value, role).starts_with('#')) {
        made.palette[role] = require(value, parseColor(value.Scalar()));
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
    for (const auto& [role, value] : aliases) {
      if (!roles.contains(value.Scalar())) (void)require(value, made.color(value.Scalar()));
    }
    for (const auto& [role, value] : aliases) (void)require(value, made.color(value.Scalar()));
    return std::move(made.palette);
  }

  void readSkins(const Node& skins) {
    forEachEntry(skins, "skins", [&](const std::string& id, const Node& where, const Node& skin) {
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
    forEachEntry(skin, "a skin", [&](const std::string& key, const Node& at, const Node& value) {
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

  static void recolor(Roles& roles, const Node& colors) {
    forEachEntry(colors, "palette",
                 [&](const std::string& role, const Node& at, const Node& color) {
                   const auto known = roles.find(role);
                   if (known == roles.end())
                     failUnknown(at, "role of the palette", role, keysOf(roles));
                   known->second.reset(color);
                 });
  }

  void readFonts(const Node& fonts) {
    static const std::vector<std::string> kKnown = {"family", "weight", "italic"};
    forEachEntry(fonts, "fonts", [&](const std::string& role, const Node& where, const Node& font) {
      FontRole read;
      forEachEntry(font, "a font", [&](const std::string& key, const Node& at, const Node& value) {
        if (key == "family") {
          read.family = scalarOf(value, "family");
        } else if (key == "weight") {
          read.weight = static_cast<int>(numberOf(value, "weight", 100, 900));
        } else if (key == "italic") {
          read.italic = flagOf(value, "italic");
        } else {
          failUnknown(at, "key for a font", key, kKnown);
        }
      });
      if (read.family.empty()) fail(where, "the font " + inQuotes(role) + " lacks its \"family\".");
      deck_.fonts[role] = std::move(read);
    });
  }

  void readMaps(const Node& maps) {
    forEachEntry(maps, "maps", [&](const std::string& name, const Node&, const Node& map) {
      LookupMap& read = deck_.maps[name];
      forEachEntry(map, "a map", [&](const std::string& key, const Node&, const Node& value) {
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
    throw Mistake{read.error().message};
  }

  void readTables(const Node& tables) {
    for (const Node& name : listOf(tables, "tables")) {
      const std::string path = scalarOf(name, "a table's name");
      deck_.tables[path] = table(path, lineOf(name));
    }
  }

  void readLayouts(const Node& layouts) {
    forEachEntry(layouts, "layouts", [&](const std::string& name, const Node&, const Node& value) {
      layoutNodes_.emplace(name, value);
    });
    if (layoutNodes_.empty()) fail(layouts, "a deck has at least one layout.");
    ElementReader reader(deck_, unit_);
    std::map<std::string, Layout, std::less<>> read;
    for (const auto& [name, node] : layoutNodes_) (void)layout(name, node, reader, read);
    deck_.layouts = std::move(read);
  }

  // The layout, read with the ones that it extends before it.
  const Layout& layout(const std::string& name, const Node& node, ElementReader& reader,
                       std::map<std::string, Layout, std::less<>>& read) {
    if (auto found = read.find(name); found != read.end()) return found->second;
    if (!inProgress_.insert(name).second) {
      fail(node, "the layout " + inQuotes(name) + " extends itself, directly or through others.");
    }
    static const std::vector<std::string> kKnown = {"extends", "front", "back"};
    forEachEntry(node, "a layout", [&](const std::string& key, const Node& where, const Node&) {
      if (std::find(kKnown.begin(), kKnown.end(), key) == kKnown.end()) {
        failUnknown(where, "key for a layout", key, kKnown);
      }
    });
    Layout made;
    if (const Node base = node["extends"]) {
      const std::string wanted = scalarOf(base, "extends");
      const auto found = layoutNodes_.find(wanted);
      if (found == layoutNodes_.end()) failUnknown(base, "layout", wanted, keysOf(layoutNodes_));
      made = layout(wanted, found->second, reader, read);
    }
    made.name = name;
    made.names.push_back(name);
    made.line = lineOf(node);
    if (const Node front = node["front"])
      made.front = reader.elements(front, std::move(made.front));
    if (const Node back = node["back"]) made.back = reader.elements(back, std::move(made.back));
    return read[name] = std::move(made);
  }

  void checkCards() const {
    std::set<std::string> codes;
    for (std::size_t card = 0; card < deck_.cards.rows(); ++card) {
      const std::string code = deck_.code(card);
      if (code.empty())
        throw Mistake{deck_.cards.error(card, "code", "a card has no code.").message};
      if (!codes.insert(code).second) {
        throw Mistake{
            deck_.cards.error(card, "code", inQuotes(code) + " is another card's code.").message};
      }
      if (!deck_.cards.at(card, "copies").empty()) {
        auto copies = deck_.cards.integer(card, "copies");
        if (!copies) throw Mistake{copies.error().message};
        if (*copies < 0 || *copies > kMaxCopies) {
          throw Mistake{deck_.cards.error(card, "copies", "there can be 0 to 999 copies.").message};
        }
      }
      checkLayoutName(card);
    }
  }

  void checkLayoutName(std::size_t card) const {
    const char* column = deck_.cards.find("layout") ? "layout" : "kind";
    const std::string& wanted = deck_.cards.at(card, column);
    if (deck_.layouts.contains(wanted)) return;
    if (deck_.layouts.size() == 1 && (wanted.empty() || column == std::string_view("kind"))) return;
    throw Mistake{deck_.cards
                      .error(card, column,
                             "deck.yaml has no layout " + inQuotes(wanted) +
                                 suggestion(wanted, keysOf(deck_.layouts)))
                      .message};
  }

  Deck deck_;
  Unit unit_ = Unit::kMillimetre;
  Roles parts_, layoutNodes_, roles_;
  std::set<std::string> inProgress_;
};

}  // namespace

Result<Deck> readDeck(std::shared_ptr<const Folder> folder) {
  auto yaml = folder->read("deck.yaml");
  if (!yaml) return yaml.error();
  if (yaml->size() > kMaxYamlBytes)
    return Error{"deck.yaml is larger than 1 MB, the most that is read."};
  if (validUtf8(*yaml) != yaml->size()) return Error{"deck.yaml is not UTF-8 text."};
  try {
    return DeckReader(std::move(folder)).read(*yaml);
  } catch (const Mistake& mistake) {
    return Error{mistake.message};
  } catch (const YAML::Exception& problem) {
    return Error{"deck.yaml, line " + std::to_string(problem.mark.line + 1) + ": " + problem.msg +
                 "."};
  }
}

}  // namespace raindelay::deck
