#include "deck/binding.h"

#include <algorithm>

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

std::string_view CardScope::field(std::string_view name) const {
  if (!language.empty()) {
    const std::size_t end = std::min(name.find_first_of("/#"), name.size());
    std::string translated(name);
    translated.insert(end, "." + std::string(language));
    if (auto found = cards.field(row, translated); !found.empty()) return found;
  }
  return cards.field(row, name);
}

std::string LookupMap::otherwise(std::string_view cell) const {
  const std::size_t mark = elseText.find("{}");
  if (mark == std::string::npos) return elseText;
  return elseText.substr(0, mark) + std::string(cell) + elseText.substr(mark + 2);
}

const LookupMap& CardScope::map(std::string_view name) const {
  const auto translated = maps.find(std::string(name) + "." + std::string(language));
  return translated == maps.end() ? maps.find(name)->second : translated->second;
}

Result<Binding::Part> Binding::parseField(std::string_view field, const Table& cards,
                                          const LookupMaps& maps) {
  const std::size_t bar = field.find('|');
  Part part;
  part.field = trimmed(field.substr(0, bar));
  if (auto there = cards.checkField(part.field); !there) return there.error();
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
    if (!part.field.empty()) return false;
  }
  return true;
}

std::string Binding::constantText() const {
  std::string text;
  for (const Part& part : parts_) text += part.literal;
  return text;
}

Checked<std::string> Binding::text(const CardScope& scope) const {
  std::string text;
  for (const Part& part : parts_) {
    if (part.field.empty()) {
      text += part.literal;
      continue;
    }
    const std::string_view cell = scope.field(part.field);
    if (part.map.empty()) {
      text += cell;
      continue;
    }
    const LookupMap& map = scope.map(part.map);
    const auto entry = map.entries.find(cell);
    if (entry == map.entries.end() && !map.hasElse) {
      std::vector<std::string> known;
      for (const auto& [key, value] : map.entries) known.push_back(key);
      Problem problem = plainProblem(
          {"the map " + inQuotes(part.map) + " has nothing for " + inQuotes(cell) + "."});
      problem.meant(cell, known);
      problem.site.file = scope.cards.fileName();
      problem.site.row = scope.cards.sheetRow(scope.row);
      problem.site.column = part.field;
      return problem;
    }
    text += entry == map.entries.end() ? map.otherwise(cell) : entry->second;
  }
  return text;
}

}  // namespace raindelay::deck
