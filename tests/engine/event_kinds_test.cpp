#include "core/event_kinds.h"

#include <gtest/gtest.h>

#include "core/narrator.h"
#include "core/teller.h"

namespace raindelay {
namespace {

enum class Shade : std::uint8_t { kRed, kBlue };
constexpr int firstWord(Shade /*shade*/) {
  return 3;
}

struct Dealt {
  Seat to;
  Face card;
};
struct Painted {
  enum class Kind : std::uint8_t { kOnce, kTwice, kCount };
  Kind kind = Kind::kOnce;
  Seat by = {};
  Shade shade = Shade::kRed;
  Place where = {};

  [[nodiscard]] constexpr int coats() const { return kind == Kind::kTwice ? 2 : 1; }
};
struct Shown {
  Seat by;
  FixedVector<Face, 4> cards;
};
struct Over {};

using Events = EventKinds<Dealt, Painted, Shown, Over>;

constexpr auto kTable = Events::table(
    Events::row<&Dealt::to, &Dealt::card>("dealt", {RD_TEXT("T", "%2 for %1")}),
    Events::row<&Painted::shade, &Painted::coats, &Painted::by>("painted",
                                                                {RD_TEXT("T", "%3: %1 (%2)")}),
    Events::row<&Painted::by>("painted-twice", {RD_TEXT("T", "again %1")}, EventMark::kTurn),
    Events::unsaid<Shown>("shown"), Events::row<Over>("over", {RD_TEXT("T", "Over")}));

constexpr Face kFace{1, 7};

TEST(EventKinds, AKindHasARowAnEventAndOneWithKindsARowEach) {
  EXPECT_EQ(Events::kRows, 5U);
  EXPECT_EQ(Events::firstRow<Dealt>(), 0);
  EXPECT_EQ(Events::firstRow<Painted>(), 1);
  EXPECT_EQ(Events::firstRow<Shown>(), 3);
  EXPECT_EQ(Events::pack(Painted{.kind = Painted::Kind::kTwice}).id, 2);
  EXPECT_EQ(kTable[2].id, "painted-twice");
  EXPECT_EQ(kTable[2].mark, EventMark::kTurn);
}

TEST(EventKinds, WhatIsPackedIsUnpacked) {
  const Event dealt = Events::pack(Dealt{Seat(1), kFace});
  ASSERT_TRUE(Events::as<Dealt>(dealt));
  EXPECT_EQ(Events::as<Dealt>(dealt)->to, Seat(1));
  EXPECT_EQ(Events::as<Dealt>(dealt)->card, kFace);
  EXPECT_FALSE(Events::as<Over>(dealt));

  const auto painted = Events::as<Painted>(
      Events::pack(Painted{Painted::Kind::kTwice, Seat(2), Shade::kBlue, Place(9)}));
  ASSERT_TRUE(painted);
  EXPECT_EQ(painted->kind, Painted::Kind::kTwice);
  EXPECT_EQ(painted->by, Seat(2));
  EXPECT_EQ(painted->shade, Shade::kBlue);
  EXPECT_EQ(painted->where, Place(9));
}

TEST(EventKinds, AListOfCardsComesBackAsLongAsItWas) {
  for (std::size_t cards = 0; cards <= 4; ++cards) {
    Shown shown{Seat(1), {}};
    for (std::size_t i = 0; i < cards; ++i) shown.cards.push_back(kFace);
    const auto back = Events::as<Shown>(Events::pack(shown));
    ASSERT_TRUE(back);
    EXPECT_EQ(back->by, Seat(1));
    EXPECT_EQ(back->cards, shown.cards);
  }
}

TEST(EventKinds, TheRowSaysWhichMemberFillsEachValue) {
  const Event event = Events::pack(Painted{Painted::Kind::kOnce, Seat(2), Shade::kBlue, Place(9)});
  const Sentence sentence = kTable[event.id].sentence(event);
  EXPECT_STREQ(sentence.text.source, "%3: %1 (%2)");
  EXPECT_EQ(sentence.values, (Values{Value::word(4), Value::of(1), Value::of(Seat(2))}));
}

TEST(EventKinds, AVeiledFaceIsUnknown) {
  const auto veiled = seen(Events::pack(Dealt{Seat(1), kFace}, Audience::only(Seat(1))), Seat(0));
  ASSERT_TRUE(veiled);
  EXPECT_EQ(Events::unpack<Dealt>(*veiled).to, Seat(1));
  EXPECT_FALSE(Events::unpack<Dealt>(*veiled).card.known());
  EXPECT_FALSE(seen(Events::pack(Over{}, Audience::alone(Seat(1))), Seat(0)));
}

TEST(EventKinds, AVisitorGetsWhatTheEventIs) {
  std::string met;
  const auto note = [&met](const auto& told) {
    using T = std::remove_cvref_t<decltype(told)>;
    met += std::is_same_v<T, Dealt> ? 'd' : std::is_same_v<T, Painted> ? 'p' : 'o';
  };
  const std::vector<Happening> happenings{Events::pack(Over{}), Move{}, Events::pack(Painted{}),
                                          Events::pack(Dealt{})};
  Events::visitAll(happenings, note);
  EXPECT_EQ(met, "opd");
}

TEST(EventKinds, ASinkThatKeepsNothingIsToldNothing) {
  NoEvents none;
  static_assert(Teller<Events, NoEvents>::kSilent);
  Teller<Events, NoEvents>(none).tell(Over{});
  EventLog log;
  Teller<Events, EventLog>(log).tell(Dealt{Seat(1), kFace}, Audience::only(Seat(1)));
  ASSERT_EQ(log.happenings.size(), 1U);
  EXPECT_EQ(std::get<Event>(log.happenings[0]),
            Events::pack(Dealt{Seat(1), kFace}, Audience::only(Seat(1))));
}

}  // namespace
}  // namespace raindelay
