#include "deck/deck.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "deck/font_file.h"
#include "deck/letter_case.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {

const std::string& Skin::nameIn(std::string_view language) const {
  const auto found = names.find(language);
  return found == names.end() ? name : found->second;
}

std::vector<std::string> FontRole::families() const {
  std::vector<std::string> all = {family};
  all.insert(all.end(), fallbacks.begin(), fallbacks.end());
  return all;
}

std::vector<std::string_view> FontRole::files() const {
  std::vector<std::string_view> paths;
  if (isFontFile(family)) paths.push_back(family);
  std::copy_if(fallbacks.begin(), fallbacks.end(), std::back_inserter(paths), isFontFile);
  return paths;
}

std::string Deck::code(std::size_t card) const {
  return cards.find("code") ? cards.at(card, "code") : std::to_string(card + 1);
}

std::string Deck::title(std::size_t card) const {
  if (!titleColumn.empty() && !cards.at(card, titleColumn).empty()) {
    return cards.at(card, titleColumn);
  }
  for (const std::string_view titled : kTitleNames) {
    for (std::size_t column = 0; column < cards.columns().size(); ++column) {
      if (inCase(cards.columns()[column], LetterCase::kLower) == titled &&
          !cards.at(card, column).empty()) {
        return cards.at(card, column);
      }
    }
  }
  return code(card);
}

std::set<std::string> languagesOf(const DataFrame& cards) {
  std::set<std::string> languages = {""};
  for (const std::string& column : cards.columns()) {
    const std::size_t dot = column.rfind('.');
    if (dot != std::string::npos && cards.find(column.substr(0, dot))) {
      languages.insert(column.substr(dot + 1));
    }
  }
  return languages;
}

std::optional<std::size_t> Deck::findCard(std::string_view code) const {
  for (std::size_t card = 0; card < cards.rows(); ++card) {
    if (this->code(card) == code) return card;
  }
  return std::nullopt;
}

const Layout& Deck::layoutOf(std::size_t card) const {
  for (const char* column : {"layout", "kind"}) {
    if (!cards.find(column)) continue;
    const auto found = layouts.find(cards.at(card, column));
    if (found != layouts.end()) return found->second;
    break;
  }
  if (layouts.empty()) std::abort();
  return layouts.begin()->second;
}

std::optional<std::size_t> Deck::firstCardOf(std::string_view layout) const {
  for (std::size_t card = 0; card < cards.rows(); ++card) {
    const std::vector<std::string>& names = layoutOf(card).names;
    if (std::find(names.begin(), names.end(), layout) != names.end()) return card;
  }
  return std::nullopt;
}

CardSide Deck::faceOf(std::size_t card, Side side) const {
  const auto reverse = side == Side::kBack ? reverses.find(card) : reverses.end();
  return reverse == reverses.end() ? CardSide{card, side} : CardSide{reverse->second, Side::kFront};
}

int Deck::copies(std::size_t card) const {
  if (reverseSides.contains(card)) return 0;
  if (cards.at(card, copiesColumn).empty()) return 1;
  return cards.integer(card, copiesColumn).valueOr(1);
}

Checked<Color> Deck::color(std::string_view roleOrHex) const {
  if (const auto role = palette.find(roleOrHex); role != palette.end()) return role->second;
  if (roleOrHex.starts_with('#')) return parseColor(roleOrHex);
  std::vector<std::string> known;
  for (const auto& [role, value] : palette) known.push_back(role);
  return Problem(kinds::kUnknownColor, {inQuotes(roleOrHex)}).meant(roleOrHex, known);
}

Result<Deck> Deck::inSkin(std::string_view skin) const {
  if (skin.empty()) return *this;
  const auto found = skins.find(skin);
  if (found == skins.end()) {
    std::vector<std::string> known;
    for (const auto& [id, unused] : skins) known.push_back(id);
    return Error{"the deck has no skin " + inQuotes(skin) + suggestion(skin, known)};
  }
  Deck deck = *this;
  deck.palette = found->second.palette;
  return deck;
}

}  // namespace raindelay::deck
