// Tests the text printed on cards.
#include "table/card_words.h"

#include <gtest/gtest.h>

#include "painter/deck_store.h"

namespace raindelay {
namespace {

const QStringList kElements{QStringLiteral("title"), QStringLiteral("equal"),
                            QStringLiteral("no such")};

QStringList wordsOf(const char* face) {
  return CardWords::of(QUrl(QStringLiteral("image://cards/rallybird/") + QLatin1String(face)),
                       kElements);
}

TEST(CardWords, AreThoseOfTheLayoutsElementsInTheirOrder) {
  EXPECT_EQ(
      wordsOf("infield-left"),
      (QStringList{QStringLiteral("Infield Left"), QStringLiteral("R1 OUT, BATTER SAFE"), {}}));
}

TEST(CardWords, AreInTheLanguageOfTheFace) {
  EXPECT_EQ(
      wordsOf("infield-left?lang=de"),
      (QStringList{
          QStringLiteral("Infield links"), QStringLiteral("R1 AUS, SCHLAGMANN\u00a0SAFE"), {}}));
}

TEST(CardWords, ABackOrAnUnknownFaceHasNone) {
  EXPECT_EQ(wordsOf("back-play"), QStringList(3));
  EXPECT_EQ(wordsOf("no-such-card"), QStringList(3));
}

TEST(CardWords, ACardThatAPackHasntSaysWhatTheGamesOwnSays) {
  EXPECT_EQ(CardWords::of(QUrl(QStringLiteral("image://cards/rallybird/bunt-hit?skin=no-such")),
                          kElements),
            QStringList(3));
  auto& decks = *DeckStore::shared();
  decks.add(QStringLiteral("rallybird"), QStringLiteral("other"),
            *decks.deck(QStringLiteral("tarot")));
  EXPECT_EQ(
      CardWords::of(QUrl(QStringLiteral("image://cards/rallybird/bunt-hit?skin=other")), kElements)
          .first(),
      QStringLiteral("Bunt Hit"));
}

}  // namespace
}  // namespace raindelay
