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

Result<PictureWish> pictureWish(const Arguments& arguments, const deck::Deck& deck) {
  PictureWish wish;
  auto dpi = measure(arguments, "--dpi", wish.dpi);
  if (!dpi) return dpi.error();
  wish.dpi = *dpi;
  if (arguments.has("--width")) {
    auto width = arguments.number("--width", 0, 1, kLargestFace);
    if (!width) return width.error();
    wish.dpi = static_cast<double>(*width) / deck.width * kInch;
  }
  wish.bleed = arguments.has("--bleed");
  wish.roundCorners = arguments.has("--round");
  if (wish.bleed && wish.roundCorners) return Error{"--bleed and --round exclude each other"};
  constexpr std::array<std::string_view, 3> kSides = {"front", "back", "both"};
  const std::string text = arguments.value("--side").value_or("both");
  const auto side = indexOf("side", text, kSides);
  if (!side) return side.error();
  wish.fronts = kSides.at(*side) != "back";
  wish.backs = kSides.at(*side) != "front";
  const auto vendor = vendorFrom(arguments);
  if (!vendor) return vendor.error();
  wish.vendor = *vendor;
  return wish;
}

Result<void> contactSheetFrom(const Arguments& arguments, const Selection& selection) {
  ContactWish wish;
  auto columns = arguments.number("--columns", wish.columns, 1, 1000);
  if (!columns) return columns.error();
  auto width = arguments.number("--width", wish.cardWidth, 20, 2000);
  if (!width) return width.error();
  wish.columns = static_cast<int>(*columns);
  wish.cardWidth = static_cast<int>(*width);
  wish.names = arguments.has("--names");
  wish.side = arguments.value("--side").value_or("front") == "back" ? deck::Side::kBack
                                                                    : deck::Side::kFront;
  return withProgress([&](Progress& progress) {
    return writeContactSheet(selection, wish, arguments.plain()[1], progress);
  });
}

}  // namespace

int runRender(const Arguments& arguments) {
  const auto selection = selectionFrom(arguments);
  if (!selection) return fail(selection.error().message, kNo);
  Result<void> done;
  if (arguments.has("--contact")) {
    done = contactSheetFrom(arguments, *selection);
  } else {
    const auto wish = pictureWish(arguments, *selection->deck);
    if (!wish) return fail(wish.error().message, kMisuse);
    done = withProgress([&](Progress& progress) {
      return writePictures(*selection, *wish, arguments.plain()[1], progress);
    });
  }
  return done ? kDone : fail(done.error().message, kNo);
}

int runSheet(const Arguments& arguments) {
  const auto selection = selectionFrom(arguments);
  if (!selection) return fail(selection.error().message, kNo);
  TabletopWish wish;
  if (arguments.has("--large")) wish.side = deck::kTabletopLargeSide;
  wish.name = QString::fromStdString(arguments.value("--name").value_or(""));
  wish.address = QString::fromStdString(arguments.value("--url").value_or(""));
  const auto done = withProgress([&](Progress& progress) {
    return writeTabletop(*selection, wish, arguments.plain()[1], progress);
  });
  return done ? kDone : fail(done.error().message, kNo);
}

}  // namespace raindelay::commands
