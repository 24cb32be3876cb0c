#pragma once

#include <span>

#include "deck/element.h"
#include "deck/yaml.h"

namespace raindelay::deck {

class ElementReader;

/// A row of the table of element keys: what keys.h tells of it, and how its value is read.
struct ElementKey {
  KeyInfo info;
  unsigned types = 0;   ///< a bit for each ElementType that knows the key
  unsigned needed = 0;  ///< that cannot do without
  bool styled = false;  ///< a style may have it
  void (*read)(const ElementReader& reader, const YAML::Node& value, const KeyInfo& key,
               Element& element) = nullptr;
};

/// The bit of a type.
constexpr unsigned bit(ElementType type) {
  return 1u << static_cast<unsigned>(type);
}

std::span<const ElementKey> elementKeys();

}  // namespace raindelay::deck
