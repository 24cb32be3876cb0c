// Decks: reading and composing one ends in pictures or in sentences; what was read can be changed,
// and the change says what it should and nothing else. An input is a table, a line "===", and the
// deck.yaml that draws it.
#include <algorithm>
#include <memory>

#include "deck/edit.h"
#include "deck/picture.h"
#include "deck/problem_kinds.h"
#include "deck/written.h"
#include "deck/zip.h"
#include "fuzz/fuzz.h"

using namespace raindelay;
using namespace raindelay::deck;

namespace {

constexpr std::string_view kBetween = "\n===\n";
constexpr std::string_view kPlain = "code,name,suit,value\na,One,bats,1\nb,Two,balls,2";
constexpr std::size_t kCards = 3;  // looked at

std::shared_ptr<const Folder> folderOf(std::string_view cards, std::string_view yaml) {
  return std::make_shared<ZipFolder>(
      ZipFiles{{"cards.csv", std::string(cards)}, {"deck.yaml", std::string(yaml)}});
}

void addAll(const std::vector<Element>& list, std::vector<const Element*>& all) {
  for (const Element& element : list) {
    all.push_back(&element);
    addAll(element.elements, all);
  }
}

std::vector<const Element*> elementsOf(const Deck& deck) {
  std::vector<const Element*> all;
  if (deck.cards.rows() > 0) addAll(deck.layoutOf(0).front, all);
  return all;
}

/// True of a deck with more of something than is read: Deck Studio doesn't write the change that
/// made it so.
bool isPastALimit(const DeckReading& reading) {
  const std::vector<Problem>& all = reading.problems.list();
  return std::any_of(all.begin(), all.end(), [](const Problem& problem) {
    return problem.id == kinds::kTooManyEntries.id || problem.id == kinds::kTooManyElements.id ||
           problem.id == kinds::kTooManyInherited.id;
  });
}

/// One change for an input, since each reads the deck anew.
void changeOne(std::string_view cards, std::string_view yaml, const Deck& deck) {
  const auto before = elementsOf(deck);
  if (before.empty()) return;
  const std::size_t which = yaml.size() % before.size();
  const ElementOfCard element{yaml, deck, 0, *before[which]};
  switch (std::hash<std::string_view>()(yaml) % 4) {
    case 0:
      (void)moved(element, 1, -2);
      return;
    case 1:
      (void)withoutProperty(yaml, before[which]->offset, "opacity");
      return;
    case 2:
      (void)withTypeface(yaml, "main", "Inter");
      return;
    default:
      break;
  }
  if (!valuesOf(element)) return;  // an element that an alias stands for
  const auto changed = withValues(element, {{"opacity", {{"", "0.5"}}}});
  if (!changed || !changed->column.empty()) return;
  const DeckReading reading = readDeck(folderOf(cards, changed->content));
  if (isPastALimit(reading)) return;
  fuzz::expect(reading.deck.has_value());
  const auto after = elementsOf(*reading.deck);
  fuzz::expect(after.size() == before.size() && after[which]->opacity == 0.5);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view cards = kPlain, yaml = fuzz::textOf(data, size);
  if (const std::size_t end = yaml.find(kBetween); end != std::string_view::npos) {
    cards = yaml.substr(0, end);
    yaml.remove_prefix(end + kBetween.size());
  }
  const DeckReading reading = readDeck(folderOf(cards, yaml));
  if (!reading.deck) {
    fuzz::expect(!reading.problems.empty());
    return 0;
  }
  Problems problems = reading.problems;
  for (std::size_t card = 0; card < std::min(reading.deck->cards.rows(), kCards); ++card) {
    for (const Side side : {Side::kFront, Side::kBack}) {
      (void)compose(*reading.deck, card, side, "de", &problems);
    }
  }
  for (const Problem& problem : problems.list()) fuzz::expectSentence(problem.sentence());
  changeOne(cards, yaml, *reading.deck);
  return 0;
}
