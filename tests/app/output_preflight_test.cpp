// Tests the warnings about a deck before it is printed, a sentence a row.
#include <gmock/gmock.h>

#include "app/output_fixture.h"
#include "output/preflight.h"

namespace raindelay {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// All sentences about a deck of one card with this front; 50 × 100 mm, bleed 3, safe zone 4.
std::vector<std::string> said(const std::string& front, const deck::Vendor* vendor = nullptr,
                              const std::shared_ptr<deck::MemoryFolder>& folder = printedFolder()) {
  std::string& yaml = folder->files["deck.yaml"];
  yaml.replace(yaml.find("layouts:"), std::string::npos,
               "layouts:\n  plain: {front: [" + front + "]}\n");
  folder->files["art/full.svg"] = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 10">)"
                                  R"(<rect width="5" height="10" fill="currentColor"/></svg>)";
  folder->files["cards.csv"] = "code,kind,name,suit\na,plain,One,bats\n";
  const Selection selection = printedSelection(folder);
  Progress progress;
  const auto found = preflight({}, selection, vendorLimits(*selection.deck, vendor), progress);
  EXPECT_TRUE(found.ok());
  std::vector<std::string> sentences;
  for (const deck::Problem& problem : found->all.list()) {
    sentences.push_back(problem.message());
    EXPECT_FALSE(problem.site.file.empty()) << problem.message();
    EXPECT_GT(problem.site.line, 0) << problem.message();
    EXPECT_EQ(problem.site.element.empty(), !problem.site.card.has_value()) << problem.message();
  }
  return sentences;
}

std::string text(const std::string& box, const std::string& size = "9pt",
                 const std::string& words = "Word") {
  return "{type: text, text: \"" + words + "\", box: " + box + ", font: main, size: " + size + "}";
}

struct Checked {
  const char* what;
  std::string front;
  const char* sentence;  ///< part of the only one; empty: nothing is wrong
};

class Preflight : public testing::TestWithParam<Checked> {};

TEST_P(Preflight, Says) {
  const auto sentences = said(GetParam().front);
  if (*GetParam().sentence == '\0') {
    EXPECT_THAT(sentences, IsEmpty());
  } else {
    EXPECT_THAT(sentences, ElementsAre(HasSubstr(GetParam().sentence)));
  }
}

INSTANTIATE_TEST_SUITE_P(
    Table, Preflight,
    testing::Values(
        Checked{"TextInTheSafeZone", text("[4, 4, 42, 10]"), ""},
        Checked{"TextOutsideTheSafeZone", text("[1, 40, 42, 10]"),
                "anything under 4 mm may be cut off"},
        Checked{"BoxOutsideInkInside",
                "{type: text, text: \"Word\", box: [0, 40, 50, 10], font: main, size: 9pt, align: "
                "center}",
                ""},
        Checked{"TextOverTheEdge",
                "{type: text, text: \"Word\", box: [-3, 40, 30, 10], font: main, size: 12pt}",
                "\"Word\" reaches over the card's edge and will be cut off."},
        Checked{"TinyType", text("[10, 40, 30, 10]", "4pt"),
                "\"Word\" is set in 4 pt; under 5 pt is hard to read."},
        Checked{"SmallestType", text("[10, 40, 30, 10]", "5pt"), ""},
        Checked{"MissingGlyph", text("[10, 40, 30, 10]", "9pt", "Wo\\u13A0rd"),
                "\"Ꭰ\" is in no font; name another typeface in \"fonts\" that has it."},
        Checked{"ColourToTheBleed", "{type: rect, box: bleed, fill: red}", ""},
        Checked{"ColourToTheTrim", "{type: rect, box: trim, fill: red}",
                "It reaches the card's edge (left, top, right, bottom)"},
        Checked{"ColourShortOnOneSide", "{type: rect, box: [-3, -3, 56, 104], fill: red}",
                "(bottom)"},
        Checked{"ColourInside", "{type: rect, box: [2, 2, 46, 96], fill: red}", ""},
        Checked{"ArtToTheTrim", "{type: svg, src: art/full.svg, box: trim, color: red}",
                "(left, top"},
        Checked{"ArtThatIsInsideOfItsBox", "{type: svg, src: art/star.svg, box: trim, color: red}",
                ""}),
    [](const auto& row) { return std::string(row.param.what); });

TEST(PreflightOfAShop, ACardOfItsSizeIsFine) {
  auto folder = printedFolder();
  std::string& yaml = folder->files["deck.yaml"];
  yaml.replace(yaml.find("[50mm, 100mm]"), 13, "[63.5mm, 88.9mm]");
  yaml.replace(yaml.find("bleed: 3"), 8, "bleed: 3.2");
  EXPECT_THAT(
      said("{type: rect, box: bleed, fill: red}", deck::findVendor("the-game-crafter"), folder),
      IsEmpty());
}

TEST(PreflightOfAShop, AnotherSizeIsAnError) {
  EXPECT_THAT(said("", deck::findVendor("make-playing-cards")),
              testing::Contains(HasSubstr("MakePlayingCards prints no card of 50 × 100 mm")));
}

TEST(PreflightOfAShop, ItsSafeZoneCounts) {
  auto folder = printedFolder();
  std::string& yaml = folder->files["deck.yaml"];
  yaml.replace(yaml.find("safe: 4mm"), 9, "safe: 0mm");
  EXPECT_THAT(said(text("[1, 40, 42, 10]"), nullptr, folder), IsEmpty());
  yaml = printedFolder()->files["deck.yaml"];
  yaml.replace(yaml.find("safe: 4mm"), 9, "safe: 0mm");
  EXPECT_THAT(said(text("[1, 40, 42, 10]"), deck::findVendor("the-game-crafter"), folder),
              testing::Contains(HasSubstr("\"Word\" is")));
}

TEST(PreflightProblems, NameTheCardTheSideAndTheElement) {
  auto folder = printedFolder(
      "  plain:\n    back: [{type: text, name: motto, text: Hi, box: [10, 10, 30, 9], font: main, "
      "size: 3pt}]\n    front: []\n  fancy: {front: []}\n");
  const Selection selection = printedSelection(folder);
  Progress progress;
  const auto found = preflight({}, selection, homeLimits(*selection.deck), progress);
  ASSERT_TRUE(found.ok());
  ASSERT_EQ(found->all.list().size(), 2u);
  const deck::Site& site = found->all.list()[1].site;
  EXPECT_EQ(site.card, 1u);
  EXPECT_EQ(site.code, "b");
  EXPECT_EQ(site.side, deck::Side::kBack);
  EXPECT_EQ(site.element, "motto");
  EXPECT_EQ(site.line, 8);
}

TEST(PreflightProblems, AreNoneOfACancelledCheck) {
  Progress progress;
  progress.cancel();
  const Selection selection = printedSelection();
  EXPECT_EQ(preflight({}, selection, homeLimits(*selection.deck), progress).error().message,
            kCancelled);
}

}  // namespace
}  // namespace raindelay
