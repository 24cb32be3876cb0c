// Tests the demands of print shops and Tabletop Simulator: sizes, names of files, sheets of faces.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "deck/file_names.h"
#include "deck/tabletop.h"
#include "deck/vendors.h"

namespace raindelay::deck {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr double kInch = 25.4;

TEST(Vendors, FilesAreAsLargeAsTheShopsSay) {
  struct Row {
    const char* vendor = "";
    const char* card = "";
    VendorFile file;
  };
  for (const Row& row :
       {Row{"the-game-crafter", "poker", {825, 1125}},
        Row{"the-game-crafter", "tarot", {900, 1500}},
        Row{"the-game-crafter", "bridge", {750, 1125}}, Row{"the-game-crafter", "mini", {600, 825}},
        Row{"make-playing-cards", "poker", {822, 1122}},
        Row{"make-playing-cards", "tarot", {897, 1497}}}) {
    const Vendor* vendor = findVendor(row.vendor);
    ASSERT_NE(vendor, nullptr) << row.vendor;
    for (const VendorCard& card : vendor->cards) {
      if (card.id == row.card) {
        EXPECT_EQ(fileOf(*vendor, card), row.file) << row.vendor << row.card;
      }
    }
  }
  EXPECT_EQ(findVendor("somebody"), nullptr);
}

TEST(Vendors, TheGameCraftersSafeZoneIs75PixelsFromTheFilesEdge) {
  const Vendor* vendor = findVendor("the-game-crafter");
  EXPECT_NEAR((vendor->bleed + vendor->safe) / kInch * vendor->dpi, 75, 1e-9);
}

TEST(Vendors, ACardThatIsNearlyOneOfTheirsIsTheirs) {
  const Vendor& vendor = vendors()[0];
  ASSERT_NE(vendorCardFor(vendor, 63.5, 88.9), nullptr);
  EXPECT_EQ(vendorCardFor(vendor, 63.5, 88.9)->id, "poker");
  EXPECT_EQ(vendorCardFor(vendor, 70, 120)->id, "tarot");
  EXPECT_EQ(vendorCardFor(vendor, 63, 88)->id, "poker") << "as played in Europe";
  EXPECT_EQ(vendorCardFor(vendor, 63, 87), nullptr) << "1.9 mm too short";
  EXPECT_EQ(nearestVendorCard(vendor, 63, 87).id, "poker");
  EXPECT_EQ(nearestVendorCard(vendor, 40, 60).id, "mini");
}

TEST(FileNames, AreWhatEverySystemTakes) {
  const std::pair<const char*, const char*> rows[] = {
      {"d0", "d0"},
      {"Königin", "Königin"},
      {"a/b\\c:d*e?f\"g<h>i|j", "a_b_c_d_e_f_g_h_i_j"},
      {"line\nbreak", "line_break"},
      {"..", "_"},
      {"../x", "_._x"},
      {".hidden", "_hidden"},
      {"end. ", "end"},
      {" x", "_x"},
      {"", "_"},
      {"CON", "CON_"},
      {"com1.x", "com1_.x"},
      {"nul.tar.gz", "nul_.tar.gz"},
      {"console", "console"},
  };
  for (const auto& [text, name] : rows) EXPECT_EQ(fileName(text), name) << text;
}

TEST(FileNames, AreCutBetweenCharacters) {
  const std::string name = fileName(std::string(79, 'x') + "é");
  EXPECT_EQ(name, std::string(79, 'x'));
}

TEST(FileNames, DifferAlsoWhereCaseDoesNotCount) {
  EXPECT_THAT(fileNames({"a", "A", "b", "a/", "a_", "a-2"}),
              ElementsAre("a", "A-2", "b", "a_", "a_-2", "a-2-2"));
}

TEST(Tabletop, PokerCardsHaveCellsOf409By572Pixels) {
  const auto sheets = tabletopSheets(54, 63.5, 88.9, kTabletopSide);
  ASSERT_THAT(sheets, SizeIs(1));
  EXPECT_EQ(sheets[0].cellWidth, 409);
  EXPECT_EQ(sheets[0].cellHeight, 572);
  EXPECT_EQ(sheets[0].rows, 6);
  EXPECT_EQ(sheets[0].columns, 10);
}

TEST(Tabletop, NoSideIsLongerThanAllowed) {
  for (const int side : {kTabletopSide, kTabletopLargeSide}) {
    for (const auto& [width, height] :
         {std::pair{63.5, 88.9}, {70.0, 120.0}, {120.0, 70.0}, {10.0, 1000.0}, {1000.0, 10.0}}) {
      const TabletopSheet sheet = tabletopSheets(69, width, height, side)[0];
      EXPECT_LE(sheet.width(), side);
      EXPECT_LE(sheet.height(), side);
      EXPECT_GT(sheet.cellWidth, 0);
      EXPECT_GT(sheet.cellHeight, 0);
    }
  }
}

TEST(Tabletop, TheLastCellIsKeptForTheHiddenFace) {
  struct Row {
    std::size_t faces;
    std::vector<std::size_t> counts;
    int lastRows;
  };
  for (const Row& row :
       {Row{1, {1}, 2}, Row{9, {9}, 2}, Row{19, {19}, 2}, Row{20, {20}, 3}, Row{69, {69}, 7},
        Row{70, {69, 1}, 2}, Row{138, {69, 69}, 7}, Row{139, {69, 69, 1}, 2}}) {
    const auto sheets = tabletopSheets(row.faces, 63.5, 88.9, kTabletopSide);
    ASSERT_EQ(sheets.size(), row.counts.size()) << row.faces;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
      EXPECT_EQ(sheets[i].first, i * kTabletopCards);
      EXPECT_EQ(sheets[i].count, row.counts[i]);
      EXPECT_LT(sheets[i].count, static_cast<std::size_t>(sheets[i].columns * sheets[i].rows));
    }
    EXPECT_EQ(sheets.back().rows, row.lastRows) << row.faces;
  }
  EXPECT_THAT(tabletopSheets(0, 1, 1, kTabletopSide), IsEmpty());
}

TEST(Tabletop, ACardIsCalledAfterItsSheetAndCell) {
  EXPECT_EQ(tabletopId(1, 0), 100);
  EXPECT_EQ(tabletopId(13, 7), 1307);
}

}  // namespace
}  // namespace raindelay::deck
