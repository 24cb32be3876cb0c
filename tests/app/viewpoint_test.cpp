#include "table/viewpoint.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/table_fixture.h"

namespace raindelay {
namespace {

constexpr Seat kAnn{0};
constexpr Seat kBen{1};
const Face kCard{0, 4};

Audience alone(Seat seat) {
  return {Audience::only(seat).seats, false};
}

Move moveFor(Audience audience, int fromOrder, Face face = kCard) {
  return {face,       rummage::hand(0), rummage::kDuelling, static_cast<std::int16_t>(fromOrder),
          Move::kTop, audience};
}

Step annsStep(std::vector<Happening> happenings) {
  Step step;
  step.by = kAnn;
  step.happenings = std::move(happenings);
  return step;
}

TEST(Viewpoint, NobodySeesNothing) {
  const Match match = secretMatch();
  EXPECT_TRUE(Viewpoint().pieces(match, match.steps().size()).empty());
  EXPECT_TRUE(Viewpoint().happenings(annsStep({moveFor({}, 0)}), 2).empty());
  EXPECT_FALSE(Viewpoint().includes(kAnn));
  EXPECT_FALSE(Viewpoint().isTold(match, 0));
}

TEST(Viewpoint, EverybodySeesEachPlaceAsWhoKnowsMost) {
  const Match match = secretMatch();
  const auto pieces = Viewpoint::everybody().pieces(match, match.steps().size());
  const auto anns = Viewpoint::only(kAnn).pieces(match, match.steps().size());
  EXPECT_EQ(pieces.size(), anns.size());
  for (const Piece& piece : pieces) {
    EXPECT_EQ(piece.face.known(), piece.place != rummage::kPack);
  }
}

TEST(Viewpoint, EverybodySeesOfAChoiceWhatTheOthersSee) {
  Move faceDown = moveFor(Audience::only(kAnn), 2);
  faceDown.face.number = Face::kUnknown;
  const auto shown =
      Viewpoint::everybody().happenings(annsStep({moveFor(Audience::only(kAnn), 2)}), 2);
  EXPECT_EQ(shown, std::vector<Happening>{faceDown}) << "the card that left, face down";
  const Event secret{4, {Value::of(kAnn)}, alone(kAnn)};
  EXPECT_TRUE(Viewpoint::everybody().happenings(annsStep({secret}), 2).empty());
  const Event bens{4, {Value::of(kBen)}, alone(kBen)};
  EXPECT_EQ(Viewpoint::everybody().happenings(annsStep({bens}), 2), std::vector<Happening>{bens});
}

TEST(Viewpoint, OfAMovementToldToEachSeatEverybodySeesOne) {
  const Face back{0, Face::kUnknown};
  const Step step = annsStep({moveFor(alone(kAnn), 2), moveFor(alone(kBen), Move::kTop, back)});
  const auto everybody = Viewpoint::everybody().happenings(step, 2);
  ASSERT_EQ(everybody.size(), 1U);
  EXPECT_EQ(everybody[0], Happening(moveFor(alone(kAnn), 2, back)));
  EXPECT_EQ(Viewpoint::only(kBen).happenings(step, 2),
            std::vector<Happening>{moveFor(alone(kBen), Move::kTop, back)});
}

TEST(Viewpoint, OfADrawThatEachSeatIsToldOfEverybodySeesTheFace) {
  const Face back{0, Face::kUnknown};
  Step step;
  step.happenings = {moveFor(alone(kAnn), 2), moveFor(alone(kBen), Move::kTop, back)};
  const std::vector<Happening> withFace{moveFor(alone(kAnn), 2)};
  EXPECT_EQ(Viewpoint::everybody().happenings(step, 2), withFace);
  EXPECT_EQ(Viewpoint::allOpen().happenings(step, 2), withFace);
  // Likewise, where all is open, of a card of Ann's that Ben sends back to the hand.
  step.by = kBen;
  EXPECT_EQ(Viewpoint::allOpen().happenings(step, 2), withFace);
}

TEST(Viewpoint, OfACardLaidOpenWhereAllIsOpenIsSeenOnce) {
  const Move made = moveFor(alone(kAnn), 2);
  EXPECT_EQ(Viewpoint::allOpen().happenings(annsStep({made, moveFor(alone(kBen), Move::kTop)}), 2),
            std::vector<Happening>{made});
}

TEST(Viewpoint, ABystanderSeesFaceUpOnlyWhatAllSeatsDo) {
  Match match = secretMatch();
  Stream random(3, "choices");
  for (int i = 0; i < 6 && match.turn().kind == Turn::Kind::kSeat; ++i) {
    const ActionList legal = match.legal();
    ASSERT_FALSE(match.act(legal[static_cast<std::size_t>(random.below(legal.size()))]));
    const std::size_t now = match.steps().size();
    const auto pieces = Viewpoint::bystander().pieces(match, now);
    const auto anns = Viewpoint::only(kAnn).pieces(match, now);
    const auto bens = Viewpoint::only(kBen).pieces(match, now);
    EXPECT_EQ(pieces.size(), anns.size());
    for (const Piece& piece : pieces) {
      const bool anyHand = piece.place == rummage::hand(0) || piece.place == rummage::hand(1);
      EXPECT_FALSE(anyHand && piece.face.known());
      if (!piece.face.known()) continue;
      EXPECT_NE(std::find(anns.begin(), anns.end(), piece), anns.end());
      EXPECT_NE(std::find(bens.begin(), bens.end(), piece), bens.end());
    }
  }
}

TEST(Viewpoint, ABystanderSeesOfWhatHappensTheVeiledFormOrNothing) {
  const Event open{3, {Value::of(kAnn)}, {}};
  const Event secret{4, {Value::of(kAnn)}, alone(kAnn)};
  const Step step = annsStep({open, secret, moveFor(Audience::only(kAnn), 2)});
  const Face back{0, Face::kUnknown};
  EXPECT_EQ(Viewpoint::bystander().happenings(step, 2),
            (std::vector<Happening>{open, moveFor(Audience::only(kAnn), Move::kTop, back)}));
  Step undone = step;
  undone.undone = true;
  EXPECT_TRUE(Viewpoint::bystander().happenings(undone, 2).empty());
}

TEST(Viewpoint, OnlyWhatEachOfThemLearnsIsToldToSeveral) {
  Match match = secretMatch();
  while (match.turn().kind == Turn::Kind::kSeat) ASSERT_FALSE(match.act(match.legal()[0]));
  bool aSecret = false;
  for (std::size_t step = 0; step < match.steps().size(); ++step) {
    const bool anns = Viewpoint::only(kAnn).isTold(match, step);
    const bool bens = Viewpoint::only(kBen).isTold(match, step);
    aSecret = aSecret || anns != bens;
    EXPECT_EQ(Viewpoint::bystander().isTold(match, step), anns && bens);
    EXPECT_EQ(Viewpoint::everybody().isTold(match, step), anns && bens);
    EXPECT_FALSE(Viewpoint().isTold(match, step));
  }
  EXPECT_TRUE(aSecret);
}

TEST(Viewpoint, WhatWasTakenBackIsShownToWhoDidItAsWordsAlone) {
  Step step = annsStep({Event{3, {Value::of(kAnn)}, {}}, moveFor({}, 0)});
  step.undone = true;
  EXPECT_EQ(Viewpoint::only(kAnn).happenings(step, 2).size(), 1U);
  EXPECT_EQ(Viewpoint::everybody().happenings(step, 2).size(), 1U);
  EXPECT_TRUE(Viewpoint::only(kBen).happenings(step, 2).empty());
}

}  // namespace
}  // namespace raindelay
