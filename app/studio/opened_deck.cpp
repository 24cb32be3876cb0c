#include "studio/opened_deck.h"

#include <QImage>
#include <QPainter>
#include <unordered_set>

#include "painter/card_painter.h"

namespace raindelay {
namespace {

void addAll(const std::vector<deck::Element>& list, int depth, std::vector<LayoutElement>& all) {
  for (const deck::Element& element : list) {
    all.push_back({&element, depth});
    addAll(element.elements, depth + 1, all);
  }
}

}  // namespace

std::vector<LayoutElement> elementsOf(const OpenedDeck& opened, int card, deck::Side side) {
  std::vector<LayoutElement> all;
  if (!opened.deck || card < 0 || card >= opened.cards()) return all;
  const deck::CardSide face = opened.deck->faceOf(static_cast<std::size_t>(card), side);
  const deck::Layout& layout = opened.deck->layoutOf(face.card);
  addAll(face.side == deck::Side::kFront ? layout.front : layout.back, 0, all);
  return all;
}

deck::Look OpenedDeck::look(int card, deck::Side side) const {
  if (card < 0 || card >= cards()) return 0;
  const deck::CardLooks& both = looks[static_cast<std::size_t>(card)];
  return side == deck::Side::kFront ? both.front : both.back;
}

std::shared_ptr<const OpenedDeck> openDeck(const std::shared_ptr<const deck::Folder>& folder,
                                           const QString& language, FitGroups& fitGroups) {
  auto opened = std::make_shared<OpenedDeck>();
  deck::DeckReading reading = fitGroups.read(folder);
  opened->problems = std::move(reading.problems);
  if (reading.deck) {
    opened->deck = std::make_shared<const deck::Deck>(*std::move(reading.deck));
    deck::ArtLooks art(folder);
    opened->looks = deck::looksOf(*opened->deck, art, language.toStdString());
  }
  return opened;
}

deck::Problems problemsOf(const OpenedDeck& opened, const std::function<bool()>& stopped) {
  deck::Problems problems = opened.problems;
  if (!opened.deck) return problems;
  problems.add(deck::checkDeck(*opened.deck));
  // Only painting tells what fits. Faces that look the same are wrong in the same way.
  CardPainter painter(opened.deck);
  QImage canvas(16, 16, QImage::Format_ARGB32_Premultiplied);
  std::unordered_set<deck::Look> seen;
  for (int card = 0; card < opened.cards() && !stopped(); ++card) {
    for (const auto side : {deck::Side::kFront, deck::Side::kBack}) {
      if (!seen.insert(opened.look(card, side)).second) continue;
      QPainter onCanvas(&canvas);
      painter.paint(onCanvas, static_cast<std::size_t>(card), side);
      problems.add(painter.problems());
    }
  }
  return problems;
}

}  // namespace raindelay
