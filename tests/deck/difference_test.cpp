// Tests which elements and cells of a card differ from another version of it.
#include <gtest/gtest.h>

#include "deck/difference.h"
#include "engine/deck_fixture.h"

namespace raindelay::deck {
namespace {

constexpr const char* kFront =
    "[{type: rect, name: ground, box: trim, fill: paper},"
    " {type: svg, name: badge, src: 'art/{suit}.svg', box: trim},"
    " {type: text, name: title, text: '{name}', font: main, size: 3, box: trim},"
    " {type: rect, box: [1, 1, 5, 5], fill: ink}, {type: rect, box: [9, 9, 5, 5], fill: ink}]";

std::string names(const std::string& front, const std::string& art = "h1") {
  const auto folder = [](const std::string& elements, const std::string& step) {
    auto made = testFolder(withElements(elements));
    made->files["art/bats.svg"] = "<svg><path d='M0 0" + step + "v1z'/></svg>";
    return made;
  };
  const auto then = folder(kFront, "h1"), now = folder(front, art);
  ArtLooks artThen(then), artNow(now);
  const Picture before = compose(*readSoundDeck(then), 0, Side::kFront);
  const Picture after = compose(*readSoundDeck(now), 0, Side::kFront);
  std::string told;
  for (const ElementChange& change : changedElements(before, artThen, after, artNow)) {
    told += change.element + " " + std::to_string(change.before.size()) + ">" +
            std::to_string(change.after.size()) + ";";
  }
  return told;
}

std::string with(const std::string& what, const std::string& instead) {
  std::string front = kFront;
  return front.replace(front.find(what), what.size(), instead);
}

struct Compared {
  const char* name;
  std::string front, art, told;
};

class DifferentElements : public testing::TestWithParam<Compared> {};

TEST_P(DifferentElements, AreNamed) {
  EXPECT_EQ(names(GetParam().front, GetParam().art), GetParam().told);
}

INSTANTIATE_TEST_SUITE_P(
    Deck, DifferentElements,
    testing::Values(
        Compared{"Nothing", kFront, "h1", ""}, Compared{"Art", kFront, "h7", "badge 1>1;"},
        Compared{"Text", with("'{name}'", "'{rank}'"), "h1", "title 1>1;"},
        Compared{
            "Gone",
            with(" {type: text, name: title, text: '{name}', font: main, size: 3, box: trim},", ""),
            "h1", "title 1>0;"},
        Compared{"New", with("[{", "[{type: rect, name: frame, box: safe, stroke: ink}, {"), "h1",
                 "frame 0>1;"},
        Compared{"OneOfSeveralWithoutName", with("[9, 9", "[8, 9"), "h1", "rect 1>1;"},
        Compared{"Renamed", with("name: ground", "name: floor"), "h1", "floor 0>1;ground 1>0;"}),
    [](const auto& each) { return each.param.name; });

TEST(DifferentCells, AreToldWithBothContentsAndColumnsThatCameOrWent) {
  DataFrame before("cards.csv", {"code", "name", "old"});
  before.addRow({"a", "Anchor", "x"}, 2);
  DataFrame after("cards.csv", {"code", "new", "name"});
  after.addRow({"z", "", ""}, 2);
  after.addRow({"a", "y", "Oar"}, 3);
  const std::vector<CellChange> expected = {
      {"new", std::nullopt, "y"}, {"name", "Anchor", "Oar"}, {"old", "x", std::nullopt}};
  EXPECT_EQ(changedCells(before, 0, after, 1), expected);
}

}  // namespace
}  // namespace raindelay::deck
