// raindelay deck pdf, deck test-page
#include <algorithm>
#include <array>
#include <iostream>

#include "commands/commands.h"
#include "core/nearest.h"
#include "deck/words.h"
#include "output/booklet.h"
#include "output/file_set.h"
#include "output/pdf_export.h"
#include "terminal/output.h"

namespace raindelay::commands {
namespace {

/// "210x297" as the two numbers; nothing if it isn't that.
std::optional<deck::Point> twoNumbers(const std::string& text, char between) {
  const std::size_t middle = text.find(between);
  if (middle == std::string::npos) return std::nullopt;
  const auto x = deck::parseNumber(text.substr(0, middle));
  const auto y = deck::parseNumber(text.substr(middle + 1));
  if (!x || !y) return std::nullopt;
  return deck::Point{*x, *y};
}

Result<deck::Point> pointFrom(const Arguments& arguments, std::string_view option) {
  const auto text = arguments.value(option);
  if (!text) return deck::Point{};
  const auto point = twoNumbers(*text, ',');
  if (!point) return Error{std::string(option) + " takes two numbers, X,Y, not " + *text};
  return *point;
}

Result<void> setPaper(const Arguments& arguments, deck::SheetPlan& plan) {
  const std::string size = arguments.value("--paper").value_or("a4");
  if (const deck::Paper* paper = deck::findPaper(size)) {
    plan.width = paper->width;
    plan.height = paper->height;
    return {};
  }
  if (const auto numbers = twoNumbers(size, 'x')) {
    plan.width = numbers->x;
    plan.height = numbers->y;
    return {};
  }
  return unknownName("paper", size, deck::papers());
}

/// One of the words that an option takes, by its number; that of the usual one if it isn't given.
template <std::size_t N>
Result<std::size_t> choice(const Arguments& arguments, std::string_view option,
                           const std::array<std::string_view, N>& words, std::size_t usual = 0) {
  const std::string text = arguments.value(option).value_or(std::string(words.at(usual)));
  return indexOf(option.substr(2), text, words);
}

/// Takes the options of the backs into the plan; where none says how they are printed, it is left.
Result<void> setBacks(const Arguments& arguments, deck::SheetPlan& plan) {
  constexpr std::array kBacks = {deck::Backs::kNone, deck::Backs::kDuplex,
                                 deck::Backs::kGutterfold};
  constexpr std::array<std::string_view, 3> kBackNames = {"none", "duplex", "gutterfold"};
  constexpr std::array<std::string_view, 2> kFlipNames = {"long", "short"};
  const auto usual = std::ranges::find(kBacks, plan.backs) - kBacks.begin();
  const auto backs = choice(arguments, "--backs", kBackNames, usual);
  if (!backs) return backs.error();
  plan.backs = kBacks.at(*backs);
  const auto flip = choice(arguments, "--flip", kFlipNames);
  if (!flip) return flip.error();
  plan.flip = *flip == 0 ? deck::Flip::kLongEdge : deck::Flip::kShortEdge;
  const auto offset = pointFrom(arguments, "--offset");
  if (!offset) return offset.error();
  const auto rotation = measure(arguments, "--rotate", 0);
  if (!rotation) return rotation.error();
  const auto extra = measure(arguments, "--extra-bleed", 0);
  if (!extra) return extra.error();
  plan.profile = {offset->x, offset->y, *rotation, *extra};
  return {};
}

Result<deck::SheetPlan> planFrom(const Arguments& arguments, const deck::Deck& deck) {
  deck::SheetPlan plan;
  // A card with two faces is half a card without its back.
  if (!deck.reverses.empty()) plan.backs = deck::Backs::kDuplex;
  if (auto done = setPaper(arguments, plan); !done) return done.error();
  if (auto done = setBacks(arguments, plan); !done) return done.error();
  for (const auto& [option, value] :
       {std::pair{"--margin", &plan.margin}, std::pair{"--gap", &plan.gap}}) {
    auto number = measure(arguments, option, *value);
    if (!number) return number.error();
    *value = *number;
  }
  for (const auto& [option, value] :
       {std::pair{"--columns", &plan.columns}, std::pair{"--rows", &plan.rows}}) {
    auto number = arguments.number(option, 0, 1, 1000);
    if (!number) return number.error();
    *value = static_cast<int>(*number);
  }
  plan.marks = !arguments.has("--no-marks");
  plan.ruler = !arguments.has("--no-ruler");
  const bool upright = arguments.has("--portrait"), lying = arguments.has("--landscape");
  if (upright && lying) return Error{"--portrait and --landscape exclude each other"};
  if (upright || lying) {
    if (lying != (plan.width > plan.height)) std::swap(plan.width, plan.height);
  } else if (plan.columns == 0 && plan.rows == 0) {
    const auto grids = deck::gridsFor(plan, {deck.width, deck.height, deck.bleed});
    if (!grids.empty()) plan = deck::planFor(grids.front(), plan);
  }
  return plan;
}

}  // namespace

int runPdf(const Arguments& arguments) {
  const auto chosen = chosenFrom(arguments);
  if (!chosen) return fail(chosen.error().message, kNo);
  const Selection& selection = chosen->selection;
  const auto plan = planFrom(arguments, *selection.deck);
  if (!plan) return fail(plan.error().message, kMisuse);
  // Who prints some cards again has the rules.
  const bool whole = !arguments.has("--cards") && !arguments.has("--changed-from");
  const PdfOptions options{arguments.has("--single"), *plan, !arguments.has("--once"),
                           whole && !arguments.has("--no-booklet") && Booklet::canBeOf(selection)};
  return runExport(arguments, *chosen, homeLimits(*selection.deck),
                   [&](const std::string& out, Progress& progress) {
                     return writePdf(selection, options, out, progress);
                   });
}

int runTestPage(const Arguments& arguments) {
  deck::SheetPlan plan;
  if (auto done = setPaper(arguments, plan); !done) return fail(done.error().message, kMisuse);
  if (auto done = setBacks(arguments, plan); !done) return fail(done.error().message, kMisuse);
  plan.backs = deck::Backs::kDuplex;
  if (arguments.has("--landscape") && plan.width < plan.height) std::swap(plan.width, plan.height);
  if (arguments.has("--above") != arguments.has("--below")) {
    return fail("--above and --below are read off together", kMisuse);
  }
  if (arguments.has("--above")) {
    const auto above = pointFrom(arguments, "--above"), below = pointFrom(arguments, "--below");
    if (!above) return fail(above.error().message, kMisuse);
    if (!below) return fail(below.error().message, kMisuse);
    const deck::PrinterProfile profile =
        deck::profileFrom(deck::testPageFor(plan.width, plan.height), *above, *below);
    std::cout << "--offset " << deck::shortNumber(profile.x) << ',' << deck::shortNumber(profile.y)
              << " --rotate " << deck::shortNumber(profile.rotation) << '\n';
  }
  if (arguments.plain().empty()) return kDone;
  const auto pdf = testPagePdf(plan);
  if (!pdf) return fail(pdf.error().message, kNo);
  const auto done = writeFile(arguments.plain()[0], *pdf);
  return done ? kDone : fail(done.error().message, kNo);
}

}  // namespace raindelay::commands
