#include "core/event.h"

#include <gtest/gtest.h>

namespace raindelay {
namespace {

const Face kCard{1, 12};

Event eventFor(Audience audience) {
  return {3, {Value::of(Seat(0)), Value::of(kCard), Value::of(Place(2))}, audience};
}

Move moveFor(Audience audience) {
  Move move;
  move.face = kCard;
  move.from = Place(1);
  move.to = Place(2);
  move.fromOrder = 4;
  move.toOrder = 0;
  move.audience = audience;
  return move;
}

TEST(Seen, EverybodySeesWhatIsOpen) {
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    EXPECT_EQ(seen(eventFor(Audience::everybody()), Seat(seat)), eventFor(Audience::everybody()));
    EXPECT_EQ(seen(moveFor(Audience::everybody()), Seat(seat)), moveFor(Audience::everybody()));
  }
}

TEST(Seen, NobodySeesWhatIsForNobody) {
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    EXPECT_EQ(seen(eventFor(Audience::nobody()), Seat(seat)), std::nullopt);
    EXPECT_EQ(seen(moveFor(Audience::nobody()), Seat(seat)), std::nullopt);
  }
}

TEST(Seen, OthersGetTheVeiledForm) {
  const Audience audience = Audience::only(Seat(1));
  EXPECT_EQ(seen(eventFor(audience), Seat(1)), eventFor(audience));
  EXPECT_EQ(seen(moveFor(audience), Seat(1)), moveFor(audience));
  for (const int seat : {0, 2}) {
    const auto event = seen(eventFor(audience), Seat(seat));
    ASSERT_TRUE(event);
    EXPECT_FALSE(event->values[1].face().known());
    EXPECT_EQ(event->values[1].detail, kCard.kind) << "which kind of card shows on its back";
    EXPECT_EQ(event->values[0], Value::of(Seat(0)));
    EXPECT_EQ(event->values[2], Value::of(Place(2)));

    const auto move = seen(moveFor(audience), Seat(seat));
    ASSERT_TRUE(move);
    EXPECT_FALSE(move->face.known());
    EXPECT_EQ(move->from, Place(1));
    EXPECT_EQ(move->to, Place(2));
    EXPECT_EQ(move->fromOrder, Move::kTop) << "no slot tells which card left";
    EXPECT_EQ(move->toOrder, 0);
  }
}

TEST(Seen, ASecretWithoutAVeilIsNotSeenAtAll) {
  const Audience audience{1U << 2, false};
  EXPECT_EQ(seen(eventFor(audience), Seat(0)), std::nullopt);
  EXPECT_EQ(seen(moveFor(audience), Seat(1)), std::nullopt);
  EXPECT_EQ(seen(eventFor(audience), Seat(2)), eventFor(audience));
}

TEST(Seen, HappeningsAreWhatTheyHold) {
  const Audience audience = Audience::only(Seat(0));
  EXPECT_EQ(seen(Happening(moveFor(audience)), Seat(0)), Happening(moveFor(audience)));
  EXPECT_FALSE(std::get<Move>(*seen(Happening(moveFor(audience)), Seat(1))).face.known());
  EXPECT_EQ(seen(Happening(eventFor(Audience::nobody())), Seat(1)), std::nullopt);
}

}  // namespace
}  // namespace raindelay
