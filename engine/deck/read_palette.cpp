#include "deck/read_palette.h"

#include "core/limits.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

using Node = YAML::Node;

// Shown for a color that couldn't be read.
constexpr Color kUnknownColor{200, 40, 120, 255};

template <typename Roles>
bool goesRound(const Roles& aliases, const std::string& role) {
  auto at = aliases.find(role);
  for (std::size_t steps = 0; steps <= aliases.size() && at != aliases.end(); ++steps) {
    at = aliases.find(at->second.Scalar());
    if (at != aliases.end() && at->first == role) return true;
  }
  return false;
}

}  // namespace

void PaletteReader::readPalette(const Node& palette) {
  forEachEntry(palette, "palette", problems_,
               [&](const std::string& role, const Node&, const Node& value) {
                 roles_.emplace(role, value);
               });
  deck_.palette = colorsOf(roles_);
}

// A role may stand for one that stands for another: round by round, until no more are known.
Palette PaletteReader::colorsOf(const Roles& roles) const {
  Deck made;
  Roles aliases;
  for (const auto& [role, value] : roles) {
    if (value.IsScalar() && !value.Scalar().starts_with('#')) {
      aliases.emplace(role, value);
      continue;
    }
    collecting(problems_, [&, &name = role, &node = value] {
      made.palette[name] = kUnknownColor;
      made.palette[name] = require(node, parseColor(scalarOf(node, name)));
    });
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
    collecting(problems_, [&, &node = value] { (void)require(node, made.color(node.Scalar())); });
  }
  for (const std::string& role : broken) made.palette[role] = kUnknownColor;
  return std::move(made.palette);
}

void PaletteReader::readSkins(const Node& skins) {
  forEachEntry(skins, "skins", problems_,
               [&](const std::string& id, const Node& at, const Node& skin) {
                 if (deck_.skins.size() == kMaxSkins) {
                   fail(at, {kinds::kTooManySkins, {std::to_string(kMaxSkins)}});
                 }
                 deck_.skins[id] = skinFrom(skin);
               });
}

// A skin says other colours for roles of the palette; roles that stand for those follow.
Skin PaletteReader::skinFrom(const Node& skin) const {
  Skin made;
  Roles roles = roles_;
  forEachKey(skin, KeyOwner::kSkin, problems_,
             [&](const std::string& key, const Node&, const Node& value) {
               if (key == "name") {
                 made.name = scalarOf(value, key);
               } else if (key.starts_with("name.")) {
                 made.names[key.substr(key.find('.') + 1)] = scalarOf(value, key);
               } else {
                 recolor(roles, value);
               }
             });
  made.palette = colorsOf(roles);
  return made;
}

void PaletteReader::recolor(Roles& roles, const Node& colors) const {
  forEachEntry(colors, "palette", problems_,
               [&](const std::string& role, const Node& at, const Node& color) {
                 const auto known = roles.find(role);
                 if (known == roles.end()) {
                   fail(at,
                        Problem(kinds::kUnknownRole, {inQuotes(role)}).meant(role, keysOf(roles)));
                 }
                 known->second.reset(color);
               });
}

}  // namespace raindelay::deck
