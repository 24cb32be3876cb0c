// Tests the problems that Deck Studio reports about a deck.
#include <gtest/gtest.h>

#include <QCoreApplication>

#include "app/marked_language.h"
#include "app/studio_fixture.h"
#include "painter/problem_words.h"

namespace raindelay {
namespace {

TEST_F(StudioTest, ATextThatDoesNotFitIsAProblemOfItsCard) {
  replace("cards.csv", QByteArray(kTable).replace("Compass", QByteArray(300, 'W')));
  StudioDeck deck;
  open(deck);
  ASSERT_EQ(deck.problems()->count(), 1);
  const QModelIndex problem = deck.problems()->index(0);
  EXPECT_EQ(problem.data(ProblemModel::CardsRole).value<QList<int>>(), QList<int>{2});
  EXPECT_EQ(problem.data(ProblemModel::ElementRole), QStringLiteral("title"));
  EXPECT_EQ(deck.cards()->index(2).data(CardGridModel::ErrorsRole), 1);
}

TEST_F(StudioTest, WhatIsWrongInTheSameWayOnSeveralCardsIsOneRow) {
  QDir(dir_.path()).mkdir(QStringLiteral("art"));
  replace("deck.yaml", QByteArray(kLayout) +
                           "      - {type: svg, name: badge, src: art/badge.svg, box: trim}\n");
  replace("art/badge.svg",
          "<svg viewBox='0 0 1 1' xmlns='http://www.w3.org/2000/svg'><animate/></svg>");
  StudioDeck deck;
  open(deck);
  ASSERT_EQ(deck.problems()->count(), 1);
  const QModelIndex problem = deck.problems()->index(0);
  EXPECT_EQ(problem.data(ProblemModel::CardsRole).value<QList<int>>(), (QList<int>{0, 1, 2}));
  EXPECT_EQ(problem.data(ProblemModel::PlaceRole).toString(), QStringLiteral("deck.yaml, line 10"));
}

TEST_F(StudioTest, ProblemsAreToldInTheUsersLanguage) {
  replace("deck.yaml", QByteArray(kLayout).replace("fill: ink}", "fil: ink}"));
  StudioDeck deck;
  open(deck);
  const QModelIndex problem = deck.problems()->index(0);
  EXPECT_EQ(problem.data(ProblemModel::TextRole).toString(),
            QStringLiteral("Rect has no key \"fil\"; did you mean \"fill\"?"));
  Marked marked;
  QCoreApplication::installTranslator(&marked);
  EXPECT_EQ(problem.data(ProblemModel::TextRole).toString(),
            QStringLiteral("<<[rect] has no key \"fil\".>; did you mean \"fill\"?>"));
  EXPECT_EQ(problem.data(ProblemModel::PlaceRole).toString(),
            QStringLiteral("<deck.yaml, line 9>"));
  QCoreApplication::removeTranslator(&marked);
}

TEST(ProblemWords, WordsOfTheProgramAreTranslatedInsideASentenceAndTextsOfTheDeckAreNot) {
  Marked marked;
  QCoreApplication::installTranslator(&marked);
  const deck::Problem edges({"edges", deck::Severity::kError, RD_TEXT("Deck", "%1 in %2.")},
                            {"left, top", "\"left, top\""});
  EXPECT_EQ(words::sentence(edges), QStringLiteral("<[left], [top] in \"left, top\".>"));
  QCoreApplication::removeTranslator(&marked);
}

}  // namespace
}  // namespace raindelay
