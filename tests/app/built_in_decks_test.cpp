// The decks that we ship are sound: everything they name is there, and every text fits.
#include <gtest/gtest.h>

#include <QDir>

#include "engine/deck_fixture.h"
#include "painter/card_painter.h"
#include "painter/deck_store.h"

namespace raindelay {
namespace {

QStringList builtInDecks() {
  QStringList found;
  const QDir assets(QStringLiteral(":/assets"));
  for (const QString& folder : assets.entryList(QDir::Dirs, QDir::Name)) {
    if (assets.exists(folder + QLatin1String("/deck.yaml"))) found << folder;
  }
  return found;
}

std::shared_ptr<const deck::Deck> builtInDeck(const QString& id) {
  auto deck = DeckStore().deck(id);
  EXPECT_TRUE(deck.ok()) << id.toStdString() << ": " << deck.error().message;
  return deck ? *deck : nullptr;
}

TEST(BuiltInDecks, AreFound) {
  EXPECT_TRUE(builtInDecks().contains(QLatin1String("tarot-de-cooperstown")));
}

TEST(BuiltInDecks, NameNothingThatIsNotThere) {
  for (const QString& id : builtInDecks()) {
    const auto deck = builtInDeck(id);
    ASSERT_TRUE(deck);
    EXPECT_EQ(deck::sentencesOf(deck::checkDeck(*deck)), deck::Sentences()) << id.toStdString();
  }
}

TEST(BuiltInDecks, ArePaintedWithoutAWarningInEveryLanguage) {
  for (const QString& id : builtInDecks()) {
    const auto deck = builtInDeck(id);
    ASSERT_TRUE(deck);
    CardPainter painter(deck);
    for (const QString& language : {QString(), QStringLiteral("de"), QStringLiteral("es")}) {
      for (std::size_t card = 0; card < deck->cards.rows(); ++card) {
        for (const auto side : {deck::Side::kFront, deck::Side::kBack}) {
          const auto face = painter.renderImage(card, side, 60, language);
          ASSERT_TRUE(face.ok()) << face.error().message;
          EXPECT_EQ(deck::sentencesOf(painter.problems()), deck::Sentences());
          EXPECT_EQ(qAlpha(face->pixel(30, face->height() / 2)), 255) << deck->code(card);
        }
      }
    }
  }
}

// Whoever sees two cards of one deck from behind must not be able to tell them apart.
TEST(BuiltInDecks, BacksOfALayoutAreAllTheSame) {
  for (const QString& id : builtInDecks()) {
    const auto deck = builtInDeck(id);
    ASSERT_TRUE(deck);
    CardPainter painter(deck);
    std::map<std::string, QImage> backs;
    for (std::size_t card = 0; card < deck->cards.rows(); ++card) {
      // A card that is turned over in play lies open.
      if (deck->faceOf(card, deck::Side::kBack).side == deck::Side::kFront) continue;
      const QImage back = *painter.renderImage(card, deck::Side::kBack, 60);
      const QImage& first = backs.emplace(deck->layoutOf(card).name, back).first->second;
      EXPECT_EQ(back, first) << deck->code(card);
    }
  }
}

}  // namespace
}  // namespace raindelay
