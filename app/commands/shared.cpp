// Shared by the commands: the deck and its cards, numbers, a progress bar.
#include <charconv>
#include <csignal>
#include <iostream>
#include <mutex>

#include "commands/commands.h"
#include "core/nearest.h"
#include "deck/compare.h"
#include "deck/open.h"
#include "deck/words.h"
#include "painter/fit_groups.h"
#include "terminal/output.h"

namespace raindelay::commands {
namespace {

volatile std::sig_atomic_t interrupted = 0;

/// On standard output for programs, else beside what the command itself says there.
void tell(const Arguments& arguments, const deck::Deck* deck, const deck::Problems& problems,
          const terminal::Json& made) {
  if (!arguments.json()) return terminal::print(problems, std::cerr);
  const terminal::Json name = deck != nullptr ? terminal::Json(deck->name) : terminal::Json();
  terminal::Json report =
      terminal::deckReport(name, deck != nullptr ? deck->cards.rows() : 0, problems);
  report["made"] = made;
  terminal::print(report);
}

Result<std::vector<std::size_t>> namedCards(const deck::Deck& deck, const std::string& names) {
  std::vector<std::size_t> cards;
  std::vector<std::string> known;
  for (std::size_t card = 0; card < deck.cards.rows(); ++card) known.push_back(deck.code(card));
  for (const std::string& name : terminal::splitAtCommas(names)) {
    const auto card = deck.findCard(name);
    if (!card) {
      return Error{"the deck has no card " + deck::inQuotes(name) + deck::suggestion(name, known)};
    }
    cards.push_back(*card);
  }
  return cards;
}

/// Those of the cards that look different, or weren't there.
Result<std::vector<std::size_t>> changedCards(const deck::Deck& deck,
                                              const std::vector<std::size_t>& cards,
                                              const std::string& earlier) {
  const deck::DeckReading reading = readDeckAt(earlier);
  if (!reading.deck) return Error{"there is no card to compare with in " + earlier};
  deck::ArtLooks before(reading.deck->folder), after(deck.folder);
  const auto changes =
      deck::compareLooks(deck::looksOf(*reading.deck, before), deck::looksOf(deck, after));
  std::vector<std::size_t> changed;
  for (const std::size_t card : cards) {
    for (const deck::CardChange& change : changes) {
      if (change.after == card && change.changed()) changed.push_back(card);
    }
  }
  return changed;
}

}  // namespace

deck::DeckReading readDeckAt(const std::string& path) {
  const auto source = deck::openDeck(path);
  deck::DeckReading reading;
  if (source) {
    reading = FitGroups().read(source->folder);
    reading.problems.add(source->problems);
    return reading;
  }
  reading.problems.add(source.problem());
  return reading;
}

Result<ChosenDeck> chosenFrom(const Arguments& arguments) {
  const std::string& path = arguments.plain()[0];
  deck::DeckReading reading = readDeckAt(path);
  if (!reading.deck) {
    tell(arguments, nullptr, reading.problems, nullptr);
    return Error{"there is no card to show in " + path};
  }
  auto dressed = reading.deck->inSkin(arguments.value("--skin").value_or(""));
  if (!dressed) return dressed.error();
  ChosenDeck chosen{{}, std::move(reading.problems)};
  Selection& selection = chosen.selection;
  selection.deck = std::make_shared<const deck::Deck>(*std::move(dressed));
  selection.cards = allCards(*selection.deck);
  if (const auto names = arguments.value("--cards")) {
    auto cards = namedCards(*selection.deck, *names);
    if (!cards) return cards.error();
    selection.cards = *std::move(cards);
  }
  if (const auto earlier = arguments.value("--changed-from")) {
    auto cards = changedCards(*selection.deck, selection.cards, *earlier);
    if (!cards) return cards.error();
    if (cards->empty()) return Error{"no card looks different"};
    selection.cards = *std::move(cards);
  }
  selection.language = QString::fromStdString(arguments.value("--language").value_or(""));
  selection.lowInk = arguments.has("--low-ink");
  return chosen;
}

int runExport(const Arguments& arguments, const ChosenDeck& chosen, const PrintLimits& limits,
              const std::function<Result<void>(const std::string& out, Progress&)>& write) {
  const std::string& out = arguments.plain()[1];
  Findings findings;
  Result<void> done = withProgress([&](Progress& progress) -> Result<void> {
    // On one thread: once there were several, what allocates takes its locks, and a large PDF a
    // third longer.
    auto found = preflight(chosen.reading, chosen.selection, limits, progress, 1);
    if (!found) return found.error();
    findings = *std::move(found);
    return {};
  });
  if (done && findings.mistakes > 0 && !arguments.has("--anyway")) {
    done = Error{"the deck has mistakes; --anyway does it despite them"};
  }
  if (!arguments.json()) tell(arguments, chosen.selection.deck.get(), findings.all, nullptr);
  if (done) done = withProgress([&](Progress& progress) { return write(out, progress); });
  if (arguments.json()) {
    tell(arguments, chosen.selection.deck.get(), findings.all,
         done ? terminal::Json(out) : terminal::Json());
  }
  return done ? kDone : fail(done.error().message, kNo);
}

Result<const deck::Vendor*> vendorFrom(const Arguments& arguments) {
  const auto id = arguments.value("--vendor");
  const deck::Vendor* vendor = id ? deck::findVendor(*id) : nullptr;
  if (id && vendor == nullptr) return unknownName("print shop", *id, deck::vendors());
  return vendor;
}

Result<double> measure(const Arguments& arguments, std::string_view option, double fallback) {
  const auto text = arguments.value(option);
  if (!text) return fallback;
  double number = 0;
  const char* end = text->data() + text->size();
  const auto [stop, problem] = std::from_chars(text->data(), end, number);
  if (problem != std::errc() || stop != end) {
    return Error{std::string(option) + " takes a number, not " + *text};
  }
  return number;
}

Result<void> withProgress(const std::function<Result<void>(Progress&)>& work) {
  constexpr int kSteps = 1000;
  terminal::ProgressBar bar(kSteps);
  std::mutex mutex;
  Progress* running = nullptr;
  Progress progress([&](double part) {
    if (interrupted != 0) running->cancel();
    const std::lock_guard lock(mutex);
    bar.show(static_cast<std::int64_t>(part * kSteps));
  });
  running = &progress;
  (void)std::signal(SIGINT, [](int) { interrupted = 1; });
  auto done = work(progress);
  (void)std::signal(SIGINT, SIG_DFL);
  return done;
}

}  // namespace raindelay::commands
