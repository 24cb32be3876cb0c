// raindelay deck check
#include <iostream>

#include "commands/commands.h"
#include "terminal/output.h"

namespace raindelay::commands {
namespace {

constexpr double kLeastDpi = 1, kMostDpi = 10'000;

/// All that is wrong with the deck.
Result<deck::Problems> problemsOf(const Arguments& arguments, const deck::Vendor* vendor,
                                  const deck::DeckReading& reading) {
  Selection selection;
  selection.deck = std::make_shared<const deck::Deck>(*reading.deck);
  selection.cards = allCards(*selection.deck);
  selection.language = QString::fromStdString(arguments.value("--language").value_or(""));
  PrintLimits limits = vendorLimits(*selection.deck, vendor);
  const auto dpi = measure(arguments, "--dpi", limits.leastDpi);
  if (!dpi) return dpi.error();
  if (!(*dpi >= kLeastDpi && *dpi <= kMostDpi)) {
    return Error{"--dpi takes 1 to 10000 dots per inch"};
  }
  limits.leastDpi = *dpi;
  deck::Problems problems;
  const auto done = withProgress([&](Progress& progress) -> Result<void> {
    auto found = preflight(reading.problems, selection, limits, progress);
    if (!found) return found.error();
    problems = std::move(found->all);
    return {};
  });
  if (!done) return done.error();
  return problems;
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
    auto all = problemsOf(arguments, *vendor, reading);
    if (!all) return fail(all.error().message, kNo);
    problems = *std::move(all);
  }
  const bool fine = arguments.has("--strict") ? problems.empty() : problems.errors() == 0;
  if (arguments.json()) {
    terminal::print(terminal::deckReport(name, cards, problems));
  } else {
    terminal::print(problems, std::cout);
    if (problems.empty()) {
      std::cout << name.get<std::string>() << ": " << cards << " cards, no mistake\n";
    }
  }
  return fine ? kDone : kNo;
}

}  // namespace raindelay::commands
