#include "deck/binding.h"

#include "deck/words.h"

namespace raindelay::deck {
namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

std::vector<std::string> namesOf(const LookupMaps& maps) {
  std::vector<std::string> names;
  for (const auto& [name, map] : maps) names.push_back(name);
  return names;
}

}  // namespace

const std::string& CardScope::cell(std::string_view column) const {
  if (!language.empty()) {
    const std::string& translated =
        cards.at(row, std::string(column) + "." + std::string(language));
    if (!translated.empty()) return translated;
  }
  return cards.at(row, column);
}

Result<Binding::Part> Binding::parseField(std::string_view field, const Table& cards,
                                          const LookupMaps& maps) {
  const std::size_t bar = field.find('|');
  Part part;
  part.column = trimmed(field.substr(0, bar));
  if (auto column = cards.column(part.column); !column) return column.error();
  if (bar == std::string_view::npos) return part;
  part.map = trimmed(field.substr(bar + 1));
  if (!maps.contains(part.map)) {
    return Error{"there is no map " + inQuotes(part.map) + suggestion(part.map, namesOf(maps))};
  }
  return part;
}

Result<Binding> Binding::parse(std::string_view text, const Table& cards, const LookupMaps& maps) {
  Binding binding;
  std::string literal;
  auto endLiteral = [&] {
    if (!literal.empty()) binding.parts_.push_back({std::move(literal), {}, {}});
    literal.clear();
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool doubled = i + 1 < text.size() && text[i + 1] == c;
    if (c == '}' && !doubled) return Error{"a } without its {; write }} for a brace."};
    if ((c == '{' || c == '}') && doubled) {
      literal += c;
      ++i;
    } else if (c == '{') {
      const std::size_t end = text.find('}', i);
      if (end == std::string_view::npos) return Error{"a { is never closed; write {{ for a brace."};
      endLiteral();
      auto part = parseField(text.substr(i + 1, end - i - 1), cards, maps);
      if (!part) return part.error();
      binding.parts_.push_back(*std::move(part));
      i = end;
    } else {
      literal += c;
    }
  }
  endLiteral();
  return binding;
}

bool Binding::constant() const {
  for (const Part& part : parts_) {
    if (!part.column.empty()) return false;
  }
  return true;
}

std::string Binding::constantText() const {
  std::string text;
  for (const Part& part : parts_) text += part.literal;
  return text;
}

Result<std::string> Binding::text(const CardScope& scope) const {
  std::string text;
  for (const Part& part : parts_) {
    if (part.column.empty()) {
      text += part.literal;
      continue;
    }
    const std::string& cell = scope.cell(part.column);
    if (part.map.empty()) {
      text += cell;
      continue;
    }
    const LookupMap& map = scope.maps.find(part.map)->second;
    const auto entry = map.entries.find(cell);
    if (entry == map.entries.end() && !map.hasElse) {
      std::vector<std::string> known;
      for (const auto& [key, value] : map.entries) known.push_back(key);
      return scope.cards.error(scope.row, part.column,
                               "the map " + inQuotes(part.map) + " has nothing for " +
                                   inQuotes(cell) + suggestion(cell, known));
    }
    text += entry == map.entries.end() ? map.elseText : entry->second;
  }
  return text;
}

}  // namespace raindelay::deck
