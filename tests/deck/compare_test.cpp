// Tests which cards look different in another version of a deck.
#include <gtest/gtest.h>

#include "deck/compare.h"
#include "engine/deck_fixture.h"

namespace raindelay::deck {
namespace {

constexpr const char* kLayouts =
    "  plain: {front: [{type: text, text: '{name}', font: main, size: 3, box: trim},"
    " {type: svg, src: 'art/{suit}.svg', box: trim}], back: [{type: rect, box: bleed}]}\n"
    "  fancy: {front: []}\n";

std::shared_ptr<MemoryFolder> folderWithArt() {
  auto folder = testFolder(kLayouts);
  folder->files["art/bats.svg"] = "<svg><path d='M0 0h1v1z'/></svg>";
  folder->files["art/balls.svg"] = "<svg><path d='M0 0h2v2z'/></svg>";
  return folder;
}

std::vector<CardLooks> looks(const std::shared_ptr<MemoryFolder>& folder) {
  ArtLooks art(folder);
  return looksOf(*readSoundDeck(folder), art);
}

// The codes of the cards that are different once `change` was made to the folder.
template <typename Change>
std::string changedCodes(Change change) {
  auto folder = folderWithArt();
  const auto before = looks(folder);
  change(*folder);
  const auto after = looks(folder);
  std::string codes;
  for (const CardChange& card : compareLooks(before, after)) {
    if (!card.changed()) continue;
    codes += card.after ? after[*card.after].code : "-" + before[*card.before].code;
  }
  return codes;
}

void replace(std::string& text, const std::string& what, const std::string& with) {
  ASSERT_NE(text.find(what), std::string::npos) << what;
  text.replace(text.find(what), what.size(), with);
}

TEST(CompareDecks, ACellChangesItsCardAlone) {
  EXPECT_EQ(changedCodes([](auto& f) { replace(f.files["cards.csv"], "Two", "2"); }), "b");
}

TEST(CompareDecks, ACellThatNothingPrintsChangesNothing) {
  EXPECT_EQ(changedCodes([](auto& f) { replace(f.files["cards.csv"], "2,2,3", "2,7,3"); }), "");
}

TEST(CompareDecks, CopiesCount) {
  EXPECT_EQ(changedCodes([](auto& f) { replace(f.files["cards.csv"], "2,2,3", "2,2,4"); }), "b");
}

TEST(CompareDecks, ArtChangesTheCardsThatShowIt) {
  EXPECT_EQ(changedCodes([](auto& f) { replace(f.files["art/bats.svg"], "h1", "h9"); }), "a");
}

TEST(CompareDecks, LinesAboveAnElementChangeNothing) {
  EXPECT_EQ(changedCodes([](auto& f) { f.files["deck.yaml"].insert(0, "# a note\n"); }), "");
}

TEST(CompareDecks, ALayoutChangesItsCards) {
  EXPECT_EQ(changedCodes([](auto& f) { replace(f.files["deck.yaml"], "size: 3", "size: 4"); }),
            "ab");
}

TEST(CompareDecks, CardsComeAndGo) {
  EXPECT_EQ(changedCodes([](auto& f) {
              replace(f.files["cards.csv"], "a,plain,One,Eins,bats,A,1,\n", "");
              f.files["cards.csv"] += "d,fancy,Four,,,,,\n";
            }),
            "d-a");
}

TEST(CompareDecks, MovedCardsAreTheSame) {
  auto folder = folderWithArt();
  const auto before = looks(folder);
  auto after = before;
  std::swap(after[0], after[2]);
  for (const CardChange& card : compareLooks(before, after)) EXPECT_FALSE(card.changed());
}

TEST(CompareDecks, BacksAreSeenApartFromFronts) {
  auto folder = folderWithArt();
  const auto before = looks(folder);
  replace(folder->files["deck.yaml"], "box: bleed", "box: safe");
  const auto changes = compareLooks(before, looks(folder));
  EXPECT_FALSE(changes[0].front);
  EXPECT_TRUE(changes[0].back);
}

// Equal looks for equal pictures and other ones for others, whatever it is that differs.
TEST(CompareDecks, LooksAreThoseOfPictures) {
  const std::vector<std::string> texts = {
      "",
      ", size: 4",
      ", min-size: 1",
      ", align: right",
      ", valign: bottom",
      ", color: red",
      ", opacity: 0.5",
      ", rotate: 90",
      ", letter-spacing: 0.1",
      ", line-height: 2",
      ", lines: 2",
      ", edge: cap",
      ", case: upper",
      ", double-ended: true",
  };
  std::map<Look, Picture> seen;
  for (const std::string& more : texts) {
    const std::string size = more.find(" size") == std::string::npos ? ", size: 3" : "";
    auto folder = testFolder(
        withElements("[{type: text, text: '{name}', font: main, box: trim" + size + more + "}]"));
    const Deck deck = *readSoundDeck(folder);
    ArtLooks art(folder);
    const Picture picture = compose(deck, 0, Side::kFront);
    const auto [entry, isNew] = seen.emplace(lookOf(picture, art), picture);
    EXPECT_TRUE(isNew) << more;
    EXPECT_EQ(entry->second, picture);
  }
}

}  // namespace
}  // namespace raindelay::deck
