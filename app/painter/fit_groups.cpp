#include "painter/fit_groups.h"

#include <algorithm>

#include "painter/art_store.h"
#include "painter/font_store.h"
#include "painter/text_fitter.h"

namespace raindelay {
namespace {

bool hasGroups(const std::vector<deck::Element>& list) {
  return std::any_of(list.begin(), list.end(), [](const deck::Element& element) {
    return !element.fitGroup.empty() || hasGroups(element.elements);
  });
}

bool hasGroups(const deck::Deck& deck) {
  const bool layouts = std::any_of(deck.layouts.begin(), deck.layouts.end(), [](const auto& entry) {
    return hasGroups(entry.second.front) || hasGroups(entry.second.back);
  });
  return layouts || !deck.overrides.empty();
}

}  // namespace

void FitGroups::measure(deck::Deck& deck) {
  deck.fitSizes.clear();
  if (!hasGroups(deck)) return;
  std::map<std::pair<std::string, std::string>, double> sizes;
  ArtStore art(deck.folder);
  deck::ArtLooks looks(deck.folder);
  FontStore fonts(deck.folder);
  const FittedText::Sources sources{
      [&](const deck::TextIcon& icon) { return art.aspect(icon); },
      [&](const deck::FontRole& font, Presentation as) { return fonts.families(font, as); }};
  const auto sizeOf = [&](const deck::Primitive& figure, const deck::TextShape& text) {
    const deck::Picture alone{0, 0, 0, 0, {figure}};
    const auto [known, isNew] = known_.emplace(lookOf(alone, looks), 0);
    if (isNew) known->second = FittedText(text, sources).size();
    return known->second;
  };
  for (const std::string& language : deck::languagesOf(deck.cards)) {
    for (std::size_t card = 0; card < deck.cards.rows(); ++card) {
      for (const deck::Side side : {deck::Side::kFront, deck::Side::kBack}) {
        for (const deck::Primitive& figure : compose(deck, card, side, language).figures) {
          const auto* text = std::get_if<deck::TextShape>(&figure.shape);
          if (text == nullptr || text->fitGroup.empty()) continue;
          const double size = sizeOf(figure, *text);
          const auto [entry, isNew] = sizes.emplace(std::pair(text->fitGroup, language), size);
          entry->second = std::min(entry->second, size);
        }
      }
    }
  }
  deck.fitSizes = std::move(sizes);
}

deck::DeckReading FitGroups::read(const std::shared_ptr<const deck::Folder>& folder) {
  deck::DeckReading reading = deck::readDeck(folder);
  if (reading.deck) measure(*reading.deck);
  return reading;
}

}  // namespace raindelay
