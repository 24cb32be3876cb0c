// raindelay deck render, deck sheet
#include <array>

#include "commands/commands.h"
#include "core/nearest.h"
#include "output/contact_sheet.h"
#include "output/picture_export.h"
#include "output/tabletop_export.h"
#include "terminal/output.h"

namespace raindelay::commands {
namespace {

constexpr double kInch = 25.4;

Result<PngOptions> pngOptions(const Arguments& arguments, const deck::Deck& deck) {
  PngOptions options;
  auto dpi = measure(arguments, "--dpi", options.dpi);
  if (!dpi) return dpi.error();
  options.dpi = *dpi;
  if (arguments.has("--width")) {
    auto width = arguments.number("--width", 0, 1, kLargestFace);
    if (!width) return width.error();
    options.dpi = static_cast<double>(*width) / deck.width * kInch;
  }
  options.bleed = arguments.has("--bleed");
  options.roundCorners = arguments.has("--round");
  if (options.bleed && options.roundCorners) return Error{"--bleed and --round exclude each other"};
  constexpr std::array<std::string_view, 3> kSides = {"front", "back", "both"};
  const std::string text = arguments.value("--side").value_or("both");
  const auto side = indexOf("side", text, kSides);
  if (!side) return side.error();
  options.fronts = kSides.at(*side) != "back";
  options.backs = kSides.at(*side) != "front";
  const auto vendor = vendorFrom(arguments);
  if (!vendor) return vendor.error();
  options.vendor = *vendor;
  return options;
}

Result<ContactSheetOptions> contactSheetOptions(const Arguments& arguments) {
  ContactSheetOptions options;
  auto columns = arguments.number("--columns", options.columns, 1, 1000);
  if (!columns) return columns.error();
  auto width = arguments.number("--width", options.cardWidth, 20, 2000);
  if (!width) return width.error();
  options.columns = static_cast<int>(*columns);
  options.cardWidth = static_cast<int>(*width);
  options.names = arguments.has("--names");
  constexpr std::array<std::string_view, 2> kSides = {"front", "back"};
  const auto side =
      indexOf("side of a contact sheet", arguments.value("--side").value_or("front"), kSides);
  if (!side) return side.error();
  options.side = *side == 0 ? deck::Side::kFront : deck::Side::kBack;
  return options;
}

int renderContactSheet(const Arguments& arguments, const ChosenDeck& chosen) {
  const auto options = contactSheetOptions(arguments);
  if (!options) return fail(options.error().message, kNo);
  return runExport(arguments, chosen, screenLimits(),
                   [&](const std::string& out, Progress& progress) {
                     return writeContactSheet(chosen.selection, *options, out, progress);
                   });
}

}  // namespace

int runRender(const Arguments& arguments) {
  const auto chosen = chosenFrom(arguments);
  if (!chosen) return fail(chosen.error().message, kNo);
  if (arguments.has("--contact")) return renderContactSheet(arguments, *chosen);
  const deck::Deck& deck = *chosen->selection.deck;
  const auto options = pngOptions(arguments, deck);
  if (!options) return fail(options.error().message, kMisuse);
  return runExport(arguments, *chosen, vendorLimits(deck, options->vendor),
                   [&](const std::string& out, Progress& progress) {
                     return writePictures(chosen->selection, *options, out, progress);
                   });
}

int runSheet(const Arguments& arguments) {
  const auto chosen = chosenFrom(arguments);
  if (!chosen) return fail(chosen.error().message, kNo);
  TabletopOptions options;
  if (arguments.has("--large")) options.side = deck::kTabletopLargeSide;
  options.name = QString::fromStdString(arguments.value("--name").value_or(""));
  options.address = QString::fromStdString(arguments.value("--url").value_or(""));
  return runExport(arguments, *chosen, screenLimits(),
                   [&](const std::string& out, Progress& progress) {
                     return writeTabletop(chosen->selection, options, out, progress);
                   });
}

}  // namespace raindelay::commands
