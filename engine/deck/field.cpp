#include "deck/field.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

const std::vector<std::string> kLocals = {"@index", "@count", "@item", "@amount"};

// The rest of the entry that begins with the word, or with the word and a colon; entries stand
// between semicolons.
std::string_view entryOf(std::string_view cell, std::string_view word) {
  for (const std::string_view entry : split(cell, ';')) {
    const std::size_t blank = std::min(entry.find(' '), entry.size());
    std::string_view first = entry.substr(0, blank);
    if (first.ends_with(':')) first.remove_suffix(1);
    if (first == word) return trimmed(entry.substr(blank));
  }
  return {};
}

// The number of times the word stands in the text, as a digit, 9 at most; empty if it doesn't.
std::string_view countOf(std::string_view text, std::string_view word) {
  constexpr std::string_view kDigits = "123456789";
  constexpr std::string_view kBetween = " ;,";
  std::size_t count = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(kBetween), text.size());
    if (!word.empty() && text.substr(0, end) == word) ++count;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return count == 0 ? std::string_view() : kDigits.substr(std::min<std::size_t>(count, 9) - 1, 1);
}

// The number that the word is, if it is one.
std::optional<int> amountOf(std::string_view word) {
  int amount = 0;
  auto [end, trouble] = std::from_chars(word.data(), word.data() + word.size(), amount);
  if (trouble != std::errc() || end != word.data() + word.size() || amount < 0) return std::nullopt;
  return amount;
}

std::vector<std::string> namesOf(const LookupMaps& maps) {
  std::vector<std::string> names;
  for (const auto& [name, map] : maps) names.push_back(name);
  return names;
}

}  // namespace

std::string LookupMap::otherwise(std::string_view cell) const {
  const std::size_t mark = elseText.find("{}");
  if (mark == std::string::npos) return elseText;
  return elseText.substr(0, mark) + std::string(cell) + elseText.substr(mark + 2);
}

Checked<Field> Field::parse(std::string_view written, const Names& names) {
  Field field;
  const std::size_t bar = std::min(written.find('|'), written.size());
  if (bar < written.size()) {
    field.map_ = trimmed(written.substr(bar + 1));
    if (!names.maps.contains(field.map_)) {
      return Problem(kinds::kUnknownMap, {inQuotes(field.map_)})
          .meant(field.map_, namesOf(names.maps));
    }
  }
  const std::string_view name = trimmed(written.substr(0, bar));
  field.column_ = name;
  if (name.starts_with('@')) {
    const auto local = std::find(kLocals.begin(), kLocals.end(), name);
    if (local == kLocals.end() || !names.inRepeat) {
      return Problem(kinds::kOutsideRepeat, {inQuotes(name)}).meant(name, kLocals);
    }
    field.local_ = static_cast<Local>(local - kLocals.begin() + 1);
    return field;
  }
  // A column may have the signs in its name; then it is meant.
  if (!names.cards.find(name)) {
    const std::size_t end = std::min(name.find_first_of("/#"), name.size());
    const std::size_t hash = std::max(std::min(name.rfind('#'), name.size()), end);
    field.column_ = name.substr(0, end);
    if (end < name.size() && name[end] == '/') field.part_ = name.substr(end + 1, hash - end - 1);
    if (hash < name.size()) field.counted_ = name.substr(hash + 1);
  }
  const auto column = names.cards.find(field.column_);
  if (!column) {
    return Problem(kinds::kUnknownColumn, {names.cards.fileName(), inQuotes(field.column_)})
        .meant(field.column_, names.cards.columns());
  }
  field.index_ = *column;
  const std::string stem = field.column_ + '.';
  for (std::size_t i = 0; i < names.cards.columns().size(); ++i) {
    const std::string& other = names.cards.columns()[i];
    if (other.starts_with(stem)) field.other_.emplace_back(other.substr(stem.size()), i);
  }
  return field;
}

std::string_view Field::said(const CardScope& scope, std::size_t column) const {
  std::string_view text = scope.cards.at(scope.row, column);
  if (!part_.empty()) text = entryOf(text, part_);
  return counted_ ? countOf(text, *counted_) : text;
}

// The column of the language, if its cell says something.
std::size_t Field::columnFor(const CardScope& scope) const {
  if (scope.language.empty()) return index_;
  const auto other = std::find_if(other_.begin(), other_.end(), [&](const auto& each) {
    return each.first == scope.language && !said(scope, each.second).empty();
  });
  return other == other_.end() ? index_ : other->second;
}

std::string Field::cellText(const CardScope& scope) const {
  if (local_ != Local::kNone) {
    const Repetition turn = scope.turn != nullptr ? *scope.turn : Repetition();
    if (local_ == Local::kItem) return std::string(turn.item);
    return std::to_string(local_ == Local::kIndex   ? turn.index
                          : local_ == Local::kCount ? turn.count
                                                    : turn.amount);
  }
  return std::string(said(scope, columnFor(scope)));
}

Checked<std::string> Field::text(const CardScope& scope) const {
  std::string cell = cellText(scope);
  if (map_.empty()) return cell;
  auto map = scope.language.empty() ? scope.maps.end()
                                    : scope.maps.find(map_ + "." + std::string(scope.language));
  if (map == scope.maps.end()) map = scope.maps.find(map_);
  const auto entry = map->second.entries.find(cell);
  if (entry != map->second.entries.end()) return entry->second;
  if (map->second.hasElse) return map->second.otherwise(cell);
  std::vector<std::string> known;
  for (const auto& [key, value] : map->second.entries) known.push_back(key);
  return at(scope,
            Problem(kinds::kMapHasNothing, {inQuotes(map_), inQuotes(cell)}).meant(cell, known));
}

std::string Field::column(const CardScope& scope) const {
  if (local_ == Local::kNone) return scope.cards.columns()[columnFor(scope)];
  const Field* from = scope.turn != nullptr ? scope.turn->from : nullptr;
  return from != nullptr ? from->column(scope) : std::string();
}

Problem Field::at(const CardScope& scope, Problem problem) const {
  problem.site.file = scope.cards.fileName();
  problem.site.row = scope.cards.sheetRow(scope.row);
  problem.site.column = column(scope);
  return problem;
}

std::vector<Listed> listOf(std::string_view cell) {
  const char between = cell.find(';') != std::string_view::npos   ? ';'
                       : cell.find(',') != std::string_view::npos ? ','
                                                                  : ' ';
  std::vector<Listed> list;
  if (between != ' ') {
    for (const std::string_view entry : split(cell, between)) {
      const std::string_view first = entry.substr(0, entry.find(' '));
      const std::string_view last = entry.substr(entry.rfind(' ') + 1);
      const auto before = amountOf(first), behind = amountOf(last);
      const bool several = first.size() < entry.size();
      if (several && behind) {
        list.push_back({trimmed(entry.substr(0, entry.size() - last.size())), *behind});
      } else if (several && before) {
        list.push_back({trimmed(entry.substr(first.size())), *before});
      } else {
        list.push_back({entry, 1});
      }
    }
    return list;
  }
  const std::vector<std::string_view> words = split(cell, ' ');
  const bool numbersFirst = words.size() > 1 && amountOf(words[0]) && !amountOf(words[1]);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto here = amountOf(words[i]);
    const auto next = i + 1 < words.size() ? amountOf(words[i + 1]) : std::nullopt;
    if (numbersFirst && here && i + 1 < words.size() && !next) {
      list.push_back({words[++i], *here});
    } else if (!numbersFirst && !here && next) {
      list.push_back({words[i++], *next});
    } else {
      list.push_back({words[i], 1});
    }
  }
  return list;
}

}  // namespace raindelay::deck
