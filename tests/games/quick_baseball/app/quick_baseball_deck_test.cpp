// Tests that Quick Baseball's cards print the values of cards.csv, also where an owner changes
// them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "deck/picture.h"
#include "painter/card_painter.h"
#include "painter/deck_store.h"

namespace raindelay {
namespace {

using testing::Contains;
using testing::Not;
using testing::Pair;
using testing::UnorderedElementsAre;

using Marks = std::map<std::string, std::string>;

deck::Deck shippedDeck() {
  auto deck = DeckStore().deck(QStringLiteral("quick-baseball"));
  EXPECT_TRUE(deck.ok());
  return **deck;
}

// The shipped deck with other cells in the row of one card.
deck::Deck deckWith(const std::string& code, const std::map<std::string, std::string>& cells) {
  deck::Deck deck = shippedDeck();
  deck::DataFrame cards(deck.cards.fileName(), deck.cards.columns());
  for (std::size_t row = 0; row < deck.cards.rows(); ++row) {
    std::vector<std::string> written;
    for (const std::string& column : deck.cards.columns()) {
      const auto other = cells.find(column);
      const bool changed = deck.code(row) == code && other != cells.end();
      written.push_back(changed ? other->second : deck.cards.at(row, column));
    }
    cards.addRow(std::move(written), deck.cards.sheetRow(row));
  }
  deck.cards = std::move(cards);
  return deck;
}

deck::Picture front(const deck::Deck& deck, const std::string& code,
                    std::string_view language = {}) {
  return deck::compose(deck, *deck.findCard(code), deck::Side::kFront, language);
}

bool within(deck::Point p, const deck::Box& box) {
  return p.x >= box.x && p.x <= box.x + box.width && p.y >= box.y && p.y <= box.y + box.height;
}

// The figures of one kind.
template <typename Shape>
std::vector<Shape> all(const deck::Picture& picture) {
  std::vector<Shape> found;
  for (const deck::Primitive& figure : picture.figures) {
    if (const auto* shape = std::get_if<Shape>(&figure.shape)) found.push_back(*shape);
  }
  return found;
}

std::set<std::string> texts(const deck::Picture& picture) {
  std::set<std::string> found;
  for (const auto& text : all<deck::TextShape>(picture)) found.insert(text.text);
  return found;
}

std::set<std::string> pictures(const deck::Picture& picture) {
  std::set<std::string> found;
  for (const auto& svg : all<deck::SvgShape>(picture)) found.insert(svg.path);
  return found;
}

// The marks that a batting card prints: "4–6 red" and the number in it. A mark belongs to the first
// heading below its upper edge.
Marks marks(const deck::Picture& picture) {
  std::map<double, std::string> headings;
  for (const auto& text : all<deck::TextShape>(picture)) {
    if (text.text == "1–3" || text.text == "4–6" || text.text == "7–9")
      headings[text.box.y] = text.text;
  }
  Marks found;
  for (const auto& svg : all<deck::SvgShape>(picture)) {
    static const std::string kToken = "art/token-";
    if (!svg.path.starts_with(kToken)) continue;
    const std::string color =
        svg.path.substr(kToken.size(), svg.path.size() - kToken.size() - 4);  // without .svg
    for (const auto& text : all<deck::TextShape>(picture)) {
      if (within(text.box.center(), svg.box))
        found[headings.upper_bound(svg.box.y)->second + " " + color] += text.text;
    }
  }
  return found;
}

TEST(QuickBaseballDeck, HasEighteenCards) {
  const deck::Deck deck = shippedDeck();
  int cards = 0;
  for (std::size_t card = 0; card < deck.cards.rows(); ++card) cards += deck.copies(card);
  EXPECT_EQ(cards, 18);
}

TEST(QuickBaseballDeck, BattingCardsShowWhatTheTableLists) {
  EXPECT_THAT(marks(front(shippedDeck(), "long-ball")),
              UnorderedElementsAre(Pair("1–3 red", "4"), Pair("4–6 red", "4"), Pair("7–9 red", "4"),
                                   Pair("7–9 blue", "1")));
  EXPECT_THAT(marks(front(shippedDeck(), "heart")),
              UnorderedElementsAre(Pair("1–3 blue", "1"), Pair("4–6 blue", "2"),
                                   Pair("4–6 green", "2"), Pair("7–9 blue", "1")));
}

TEST(QuickBaseballDeck, BattingCardsFollowAnOwnersTable) {
  const deck::Deck own = deckWith(
      "slap", {{"first", "yellow 3;green 1; red 2; blue 4"}, {"fourth", ""}, {"seventh", "red 3"}});
  EXPECT_THAT(
      marks(front(own, "slap")),
      UnorderedElementsAre(Pair("1–3 red", "2"), Pair("1–3 blue", "4"), Pair("1–3 green", "1"),
                           Pair("1–3 yellow", "3"), Pair("7–9 red", "3")));
}

TEST(QuickBaseballDeck, PitchesShowTheirBordersAndWords) {
  const deck::Picture two = front(shippedDeck(), "strike-out-2", "de");
  EXPECT_THAT(pictures(two), Contains("art/border-blue.svg"));
  EXPECT_THAT(pictures(two), Contains("art/inner-red.svg"));
  EXPECT_THAT(texts(two), Contains("BLAU"));
  EXPECT_THAT(texts(two), Contains("ROT"));
  EXPECT_THAT(texts(two), Contains("RP"));
  const deck::Picture one = front(shippedDeck(), "fly-ball");
  EXPECT_THAT(pictures(one), Contains("art/border-yellow.svg"));
  EXPECT_THAT(pictures(one), Contains("art/otherwise-out-unless.svg"));
  EXPECT_THAT(texts(one), Contains("YELLOW"));
  EXPECT_THAT(texts(one), Not(Contains("RP")));
}

// Every pair of borders and every outcome that the rules allow fits on the card with the longest
// title, in all languages.
TEST(QuickBaseballDeck, EveryPitchThatAnOwnerCanMakeFits) {
  for (const char* outer : {"red", "blue", "green", "yellow"}) {
    for (const char* inner : {"", "red", "blue", "green", "yellow"}) {
      for (const char* otherwise : {"out", "out unless two are out"}) {
        const auto deck = std::make_shared<const deck::Deck>(
            deckWith("run-out", {{"outer", outer}, {"inner", inner}, {"otherwise", otherwise}}));
        CardPainter painter(deck);
        for (const QString& language : {QString(), QStringLiteral("de"), QStringLiteral("es")}) {
          const auto face =
              painter.renderImage(*deck->findCard("run-out"), deck::Side::kFront, 60, language);
          ASSERT_TRUE(face.ok()) << face.error().message;
          EXPECT_TRUE(painter.problems().empty()) << outer << '/' << inner << '/' << otherwise;
        }
      }
    }
  }
}

}  // namespace
}  // namespace raindelay
