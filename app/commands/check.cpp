// raindelay deck check
#include <iostream>

#include "commands/commands.h"
#include "output/preflight.h"
#include "terminal/output.h"

namespace raindelay::commands {
namespace {

constexpr double kLeastDpi = 1, kMostDpi = 10'000;

/// Adds what is wrong when the deck is painted and printed.
Result<void> addPreflight(const Arguments& arguments, const deck::Vendor* vendor, deck::Deck deck,
                          deck::Problems& problems) {
  Selection selection;
  selection.deck = std::make_shared<const deck::Deck>(std::move(deck));
  selection.cards = allCards(*selection.deck);
  selection.language = QString::fromStdString(arguments.value("--language").value_or(""));
  PrintLimits limits =
      vendor == nullptr ? homeLimits(*selection.deck) : vendorLimits(*selection.deck, *vendor);
  const auto dpi = measure(arguments, "--dpi", limits.leastDpi);
  if (!dpi) return dpi.error();
  limits.leastDpi = std::clamp(*dpi, kLeastDpi, kMostDpi);
  return withProgress([&](Progress& progress) -> Result<void> {
    const auto found = preflight(selection, limits, progress);
    if (!found) return found.error();
    problems.add(*found);
    return {};
  });
}

}  // namespace

int runCheck(const Arguments& arguments) {
  const auto vendor = vendorFrom(arguments);
  if (!vendor) return fail(vendor.error().message, kMisuse);
  deck::DeckReading reading = readDeckAt(arguments.plain()[0]);
  deck::Problems& problems = reading.problems;
  const terminal::Json name = reading.deck ? terminal::Json(reading.deck->name) : terminal::Json();
  const std::size_t cards = reading.deck ? reading.deck->cards.rows() : 0;
  if (reading.deck) {
    problems.add(deck::checkDeck(*reading.deck));
    const auto done = addPreflight(arguments, *vendor, *std::move(reading.deck), problems);
    if (!done) return fail(done.error().message, kNo);
  }
  const bool fine = arguments.has("--strict") ? problems.empty() : problems.errors() == 0;
  if (arguments.json()) {
    terminal::print(terminal::deckReport(name, cards, problems));
  } else {
    terminal::print(problems);
    if (problems.empty()) {
      std::cout << name.get<std::string>() << ": " << cards << " cards, no mistake\n";
    }
  }
  return fine ? kDone : kNo;
}

}  // namespace raindelay::commands
