#include "core/narrator.h"

#include <gtest/gtest.h>

#include <string>

namespace raindelay {
namespace {

constexpr PlaceInfo kPlaces[] = {{"hand", RD_TEXT("T", "hand")}, {"mound", RD_TEXT("T", "mound")}};
constexpr Text kHitWords[] = {RD_TEXT("T", "single"), RD_TEXT("T", "double")};
constexpr EventInfo kEvents[] = {{"hit", {RD_TEXT("T", "%1 hits"), RD_TEXT("T", "A hit by %1!")}},
                                 {"counted", {}}};
constexpr RefusalInfo kRefusals[] = {{"taken", "4.1", RD_TEXT("T", "%1 stands on %2.")}};

const GameInfo& factSheet() {
  static const GameInfo fact = [] {
    GameInfo made;
    made.places = kPlaces;
    made.words = kHitWords;
    made.events = kEvents;
    made.refusals = kRefusals;
    return made;
  }();
  return fact;
}

class English : public Narrator {
 public:
  English() : Narrator(factSheet()) {}
  [[nodiscard]] std::string faceName(Face face) const override {
    return face.known() ? "card " + std::to_string(face.number) : "a card";
  }
  [[nodiscard]] std::string seatName(Seat seat) const override {
    return seat.index() == 0 ? "Ann" : "Ben";
  }
};

/// As the app does it.
class German : public English {
 public:
  [[nodiscard]] std::string translated(const Text& text) const override {
    return std::string_view(text.source) == "%1 stands on %2." ? "Auf %2 steht %1." : "Hügel";
  }
};

TEST(Narrator, PutsEveryKindOfValueIntoWords) {
  const Sentence sentence{RD_TEXT("T", "%1 %2 %3 %4 %5"),
                          {Value::of(-7), Value::of(Seat(1)), Value::of(Face{0, 12}),
                           Value::of(Place(1)), Value::word(1)}};
  EXPECT_EQ(English().say(sentence), "-7 Ben card 12 mound double");
}

TEST(Narrator, AnUnknownFaceStaysUnknown) {
  EXPECT_EQ(English().say({RD_TEXT("T", "%1 came"), {Value::of(Face{})}}), "a card came");
}

TEST(Narrator, TemplatesMayTurnAroundAndRepeatTheirValues) {
  EXPECT_EQ(English().say({RD_TEXT("T", "%2-%1-%2"), {Value::of(1), Value::of(2)}}), "2-1-2");
  EXPECT_EQ(English().say({RD_TEXT("T", "100% sure, %"), {Value::of(1)}}), "100% sure, %");
}

TEST(Narrator, WordingsTakeTurns) {
  const Event hit{0, {Value::of(Seat(0))}, {}};
  EXPECT_EQ(English().say(hit, 0), "Ann hits");
  EXPECT_EQ(English().say(hit, 1), "A hit by Ann!");
  EXPECT_EQ(English().say(hit, 2), "Ann hits");
}

TEST(Narrator, AnEventForStatisticsIsSilent) {
  EXPECT_EQ(English().say(Event{1, {}, {}}, 3), "");
}

TEST(Narrator, RefusalsAreSentencesAndTranslatable) {
  const Refusal refusal{0, {Value::of(Face{0, 3}), Value::of(Place(1))}};
  EXPECT_EQ(English().say(refusal), "card 3 stands on mound.");
  EXPECT_EQ(German().say(refusal), "Auf Hügel steht card 3.");
}

}  // namespace
}  // namespace raindelay
