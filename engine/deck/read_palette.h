#pragma once

#include <map>
#include <string>

#include "deck/deck.h"
#include "deck/yaml.h"

namespace raindelay::deck {

/// Reads the palette and the skins that exchange some of its colours.
class PaletteReader {
 public:
  /// Both outlive the reader.
  PaletteReader(Deck& deck, Problems& problems) : deck_(deck), problems_(problems) {}

  void readPalette(const YAML::Node& palette);
  /// After the palette.
  void readSkins(const YAML::Node& skins);

 private:
  using Roles = std::map<std::string, YAML::Node, std::less<>>;

  Palette colorsOf(const Roles& roles) const;
  Skin skinFrom(const YAML::Node& skin) const;
  void recolor(Roles& roles, const YAML::Node& colors) const;

  Deck& deck_;
  Problems& problems_;
  Roles roles_;
};

}  // namespace raindelay::deck
