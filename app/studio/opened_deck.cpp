#include "studio/opened_deck.h"

#include <utility>

#include "output/preflight.h"
#include "studio/kept_folder.h"

namespace raindelay {
namespace {

void addAll(const std::vector<deck::Element>& list, int depth, std::vector<LayoutElement>& all) {
  for (const deck::Element& element : list) {
    all.push_back({&element, depth});
    addAll(element.elements, depth + 1, all);
  }
}

/// The files that say where something stands: what is looked up in them later is to be found there.
bool hasPlaces(std::string_view path) {
  return path == "deck.yaml" || deck::isTable(path);
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

std::shared_ptr<const OpenedDeck> openDeck(const deck::DeckSource& source, const QString& language,
                                           FitGroups& fitGroups) {
  auto opened = std::make_shared<OpenedDeck>();
  opened->language = language;
  const auto folder = std::make_shared<KeptFolder>(source.folder, hasPlaces);
  deck::DeckReading reading = fitGroups.read(folder);
  opened->problems = std::move(reading.problems);
  opened->problems.add(source.problems);
  opened->answers = source.answers;
  if (reading.deck) {
    if (source.kind == deck::DeckSource::Kind::kTable) {
      opened->choices = deck::choicesFor(reading.deck->cards, *folder);
    }
    opened->deck = std::make_shared<const deck::Deck>(*std::move(reading.deck));
    deck::ArtLooks art(folder);
    opened->looks = deck::looksOf(*opened->deck, art, language.toStdString());
  }
  return opened;
}

deck::Problems problemsOf(const OpenedDeck& opened, const std::function<bool()>& stopped) {
  if (!opened.deck) return opened.problems;
  const Selection all{opened.deck, allCards(*opened.deck), opened.language};
  Progress* running = nullptr;
  Progress progress([&](double) {
    if (stopped()) running->cancel();
  });
  running = &progress;
  // On one thread: the others paint what is looked at meanwhile.
  auto found = preflight(opened.problems, all, homeLimits(*opened.deck), progress, 1);
  if (!found) return opened.problems;
  return std::move(found->all);
}

}  // namespace raindelay
