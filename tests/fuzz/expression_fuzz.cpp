// What deck.yaml says of places, conditions and texts: each is refused in a sentence, or has a
// value or a sentence for a card.
#include "deck/binding.h"
#include "deck/expression.h"
#include "deck/markup.h"
#include "deck/measure.h"
#include "fuzz/fuzz.h"

using namespace raindelay;
using namespace raindelay::deck;

namespace {

struct Everywhere : Places {
  double edge(std::string_view element, BoxEdge edge) const override {
    return static_cast<double>(element.size()) + static_cast<int>(edge);
  }
};

template <typename Read, typename Value>
void tryOne(const Read& read, const Value& value) {
  if (!read) return fuzz::expectSentence(read.problem().message());
  if (const auto given = value(*read); !given) fuzz::expectSentence(given.problem().message());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const DataFrame cards = [] {
    DataFrame table("cards.csv", {"hp", "name", "name.de", "suit", "cost", "size mm"});
    table.addRow({"7", "Grüß", "Gruß", "bats", "wood: 2; gold 1 gold", "12mm"}, 2);
    return table;
  }();
  static const LookupMaps maps = {{"ink", {{{"bats", "red"}}, true, "of {}"}},
                                  {"few", {{{"7", "1e308"}}, false, ""}},
                                  {"plain", {{}, true, "red"}}};
  const Everywhere places;
  const Repetition turn{2, 3, "gold", 4};
  const CardScope scope{cards, 0, "de", maps, &turn};
  const std::string_view text = fuzz::textOf(data, size);
  const Names names{cards, maps, true};
  for (const auto words : {Expression::Words::kFields, Expression::Words::kPlaces}) {
    const auto read = Expression::parse(text, names, words);
    tryOne(read, [&](const Expression& each) { return each.value(scope, 200, &places); });
    if (!read) continue;
    (void)read->anchors();
    if (words == Expression::Words::kFields) (void)read->holds(scope);
  }
  const auto measure = Measure::parse(text, names);
  tryOne(measure, [&](const Measure& each) { return each.mm(scope, 200, &places); });
  if (measure) (void)shifted(text, 1.5, Unit::kMillimetre);
  const auto binding = Binding::parse(text, names);
  tryOne(binding, [&](const Binding& each) { return each.text(scope); });
  if (binding && binding->constant()) (void)binding->constantText();
  if (binding) (void)binding->column(scope);
  (void)parseMarkup(text);
  (void)listOf(text);
  return 0;
}
