// Cricket Card's pack: what makes it one of 52, and what a fan leaves to be seen of a card.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "deck/picture.h"
#include "painter/card_painter.h"
#include "painter/deck_store.h"

namespace raindelay {
namespace {

using testing::ElementsAre;

const QString kFourColours = QStringLiteral("four-colours");

// Of a card's width, what the one that lies on it in a fan leaves free.
constexpr double kFanned = 0.24;

deck::Deck pack(const QString& skin = {}) {
  auto deck = DeckStore().deck(QStringLiteral("cricket-card"), skin);
  EXPECT_TRUE(deck.ok());
  return **deck;
}

deck::Picture front(const deck::Deck& deck, std::size_t card) {
  return deck::compose(deck, card, deck::Side::kFront);
}

// A figure's place and color, whatever its kind.
struct PrintedMark {
  std::string what;  // a text, or the path of a picture
  deck::Box box;
  std::optional<deck::Color> color;
  bool turned = false;
};

std::vector<PrintedMark> printedMarks(const deck::Picture& picture) {
  std::vector<PrintedMark> found;
  for (const deck::Primitive& figure : picture.figures) {
    const bool turned = figure.transform.xx < 0;
    if (const auto* text = std::get_if<deck::TextShape>(&figure.shape))
      found.push_back({text->text, text->box, text->color, turned});
    if (const auto* svg = std::get_if<deck::SvgShape>(&figure.shape))
      found.push_back({svg->path, svg->box, svg->color, turned});
  }
  return found;
}

std::string suitPicture(const deck::Deck& deck, std::size_t card) {
  return "art/suit-" + deck.cards.at(card, "suit") + ".svg";
}

bool isPip(const PrintedMark& mark) {
  return mark.what.starts_with("art/suit-") && mark.box.x > 63 * kFanned;
}

TEST(CricketCardDeck, IsAPackOfFiftyTwo) {
  const deck::Deck deck = pack();
  std::set<std::string> codes;
  std::map<std::string, int> cardsOfSuit, cardsOfKind;
  for (std::size_t card = 0; card < deck.cards.rows(); ++card) {
    EXPECT_EQ(deck.copies(card), 1);
    const std::string& suit = deck.cards.at(card, "suit");
    EXPECT_EQ(deck.code(card), deck.cards.at(card, "rank") + suit.substr(0, 1));
    codes.insert(deck.code(card));
    ++cardsOfSuit[suit];
    ++cardsOfKind[deck.cards.at(card, "kind")];
  }
  EXPECT_EQ(codes.size(), 52u);
  using Counts = std::map<std::string, int>;
  EXPECT_EQ(cardsOfSuit, (Counts{{"clubs", 13}, {"diamonds", 13}, {"hearts", 13}, {"spades", 13}}));
  EXPECT_EQ(cardsOfKind, (Counts{{"black", 26}, {"red", 26}}));
  EXPECT_EQ(deck.cards.at(*deck.findCard("10s"), "kind"), "black");
  EXPECT_EQ(deck.cards.at(*deck.findCard("10d"), "kind"), "red");
}

// The index: rank over suit within the strip that a fan leaves free, upright, in the suit's ink.
TEST(CricketCardDeck, AFanShowsEveryCardsRankAndSuit) {
  const deck::Deck deck = pack();
  for (std::size_t card = 0; card < deck.cards.rows(); ++card) {
    std::vector<std::string> index;
    for (const PrintedMark& mark : printedMarks(front(deck, card))) {
      if (mark.turned || mark.box.x + mark.box.width > deck.width * kFanned) continue;
      if (mark.box.y > deck.height / 3) continue;
      index.push_back(mark.what);
      EXPECT_EQ(mark.color, *deck.color(deck.cards.at(card, "suit"))) << deck.code(card);
    }
    EXPECT_THAT(index, ElementsAre(deck.cards.at(card, "rank"), suitPicture(deck, card)))
        << deck.code(card);
  }
}

TEST(CricketCardDeck, BothEndsReadAlike) {
  const deck::Deck deck = pack();
  for (std::size_t card = 0; card < deck.cards.rows(); ++card) {
    std::multiset<std::string> upright, turned;
    for (const PrintedMark& mark : printedMarks(front(deck, card))) {
      if (isPip(mark) || mark.box.width > deck.width / 2) continue;
      (mark.turned ? turned : upright).insert(mark.what);
    }
    EXPECT_EQ(upright, turned) << deck.code(card);
  }
}

TEST(CricketCardDeck, ANumberIsShownInPipsAnAceAndACourtInAPictureOfItsOwn) {
  const deck::Deck deck = pack();
  for (std::size_t card = 0; card < deck.cards.rows(); ++card) {
    int pips = 0, pictures = 0;
    for (const PrintedMark& mark : printedMarks(front(deck, card))) {
      if (isPip(mark)) ++pips;
      if (mark.what == "art/" + deck.code(card) + ".svg") ++pictures;
    }
    const int value = deck.cards.integer(card, "value").valueOr(0);
    const bool number = value >= 2 && value <= 10;
    EXPECT_EQ(pips, number ? value : 0) << deck.code(card);
    EXPECT_EQ(pictures, number ? 0 : value == 1 ? 1 : 2) << deck.code(card);  // a court has halves
  }
}

TEST(CricketCardDeck, TwoColoursOrFour) {
  const auto colours = [](const deck::Deck& deck) {
    std::map<std::string, std::string> suits;
    for (const char* suit : {"hearts", "spades", "diamonds", "clubs"})
      suits[deck::colorName(*deck.color(suit))] += suit[0];
    std::multiset<std::string> groups;
    for (const auto& [colour, group] : suits) groups.insert(group);
    return groups;
  };
  using Groups = std::multiset<std::string>;
  EXPECT_EQ(colours(pack()), (Groups{"hd", "sc"}));
  EXPECT_EQ(colours(pack(kFourColours)), (Groups{"h", "d", "s", "c"}));
}

// Four colours change the two suits that get one, and nothing of the others or the backs.
TEST(CricketCardDeck, FourColoursChangeDiamondsAndClubsOnly) {
  const auto two = std::make_shared<const deck::Deck>(pack());
  const auto four = std::make_shared<const deck::Deck>(pack(kFourColours));
  CardPainter before(two), after(four);
  for (std::size_t card = 0; card < two->cards.rows(); ++card) {
    const std::string& suit = two->cards.at(card, "suit");
    const bool changes = suit == "diamonds" || suit == "clubs";
    EXPECT_EQ(*before.renderImage(card, deck::Side::kFront, 90) !=
                  *after.renderImage(card, deck::Side::kFront, 90),
              changes)
        << two->code(card);
    EXPECT_EQ(*before.renderImage(card, deck::Side::kBack, 60),
              *after.renderImage(card, deck::Side::kBack, 60));
  }
}

// A back's orientation tells nothing: it is the same from both ends. (A pixel's edge may differ by
// the rounding of its halves.)
TEST(CricketCardDeck, BacksAreTheSameFromBothEnds) {
  CardPainter painter(std::make_shared<const deck::Deck>(pack()));
  for (const char* kind : {"red", "black"}) {
    const QImage back =
        *painter.renderImage(*painter.deck().firstCardOf(kind), deck::Side::kBack, 126);
    const QImage turned = back.mirrored(true, true);
    int differ = 0;
    for (int y = 0; y < back.height(); ++y) {
      for (int x = 0; x < back.width(); ++x)
        differ += std::abs(qGray(back.pixel(x, y)) - qGray(turned.pixel(x, y))) > 24;
    }
    EXPECT_LT(differ, back.width() * back.height() / 1000) << kind;
  }
}

}  // namespace
}  // namespace raindelay
