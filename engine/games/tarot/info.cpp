// The fact sheet: options, places, words, refusals.

#include "core/info.h"

#include <array>

#include "games/tarot/events.h"
#include "games/tarot/refusals.h"
#include "games/tarot/rules.h"

namespace raindelay::tarot {

namespace {

#define SAY(source) RD_TEXT("Tarot", source)

constexpr std::array<ChoiceInfo, 13> kLengths{{
    {"50", kFewestPoints, SAY("50 points")},
    {"100", 100, SAY("100 points")},
    {"200", 200, SAY("200 points")},
    {"1-hand", 1, SAY("One hand")},
    {"2-hands", 2, SAY("Two hands")},
    {"3-hands", 3, SAY("Three hands")},
    {"4-hands", 4, SAY("Four hands")},
    {"6-hands", 6, SAY("Six hands")},
    {"12-hands", 12, SAY("Twelve hands")},
    {"1-round", kRounds + 1, SAY("One round")},
    {"2-rounds", kRounds + 2, SAY("Two rounds")},
    {"3-rounds", kRounds + 3, SAY("Three rounds")},
    {"4-rounds", kRounds + 4, SAY("Four rounds")},
}};
constexpr std::array<ChoiceInfo, 3> kScorings{{
    {"each-line", static_cast<int>(TrickScoring::kEachLine), SAY("Every kind of card once")},
    {"best-card", static_cast<int>(TrickScoring::kBestCard), SAY("The best card alone")},
    {"every-card", static_cast<int>(TrickScoring::kEveryCard), SAY("Every card")},
}};

constexpr std::array<OptionInfo, 2> kOptions{{
    OptionInfo::choice(
        "length", SAY("Length"),
        SAY("Points to reach, or hands to play. The dealer has an edge: in rounds everybody "
            "deals equally often."),
        100, kLengths),
    OptionInfo::choice("trick-scoring", SAY("A trick scores"),
                       SAY("What counts when several cards of a trick are worth something."), 0,
                       kScorings),
}};

constexpr std::array<Setting, 1> kOneHand{{{"length", 1}}};
constexpr std::array<Setting, 1> kLong{{{"length", 200}}};
constexpr std::array<PresetInfo, 3> kPresets{{
    {"game", SAY("A game"), SAY("To 100 points: about eight hands for two, twelve for three."), {}},
    {"one-hand", SAY("One hand"), SAY("One deal; the higher score wins."), kOneHand},
    {"evening", SAY("An evening"), SAY("To 200 points."), kLong},
}};

Value dealerOf(Card outcome) {
  return Value::of(Seat(outcome.index()));
}
/// The worth of a card to a hand: Tarot Trumps, other trumps, court cards without the Kings.
Value worthGroup(Card card) {
  if (kTarotTrumps.contains(card)) return wordOf(Worth::kTarotTrump);
  if (isTrump(card)) return wordOf(Worth::kTrump);
  return wordOf(kCourts.contains(card) ? Worth::kCourt : Worth::kPlain);
}
constexpr Text kDealTo = SAY("The deal to %1");
constexpr std::array<SourceInfo, kSpareSource + 1> kSources{{
    {"dealer", SAY("The first dealer"), dealerOf, 0},
    {"deal-0", {kDealTo, {Value::of(Seat(0))}}, worthGroup, 1},
    {"deal-1", {kDealTo, {Value::of(Seat(1))}}, worthGroup, 1},
    {"deal-2", {kDealTo, {Value::of(Seat(2))}}, worthGroup, 1},
    {"deal-spare", SAY("The spare cards"), worthGroup, 1},
}};
constexpr std::array<std::string_view, 1> kPieceKinds{"tarot"};

constexpr std::array<PlaceInfo, places::kCount> kPlaces{{
    {"pack", SAY("the pack")},
    {"third", SAY("the third hand")},
    {"spare", SAY("the spare cards")},
    {"discard", SAY("the discard")},
    {"hand.0", SAY("the first hand")},
    {"hand.1", SAY("the second hand")},
    {"hand.2", SAY("the third player's hand")},
    {"trick.0", SAY("the first player's card")},
    {"trick.1", SAY("the second player's card")},
    {"trick.2", SAY("the third player's card")},
    {"won.0", SAY("the first player's tricks")},
    {"won.1", SAY("the second player's tricks")},
    {"won.2", SAY("the third player's tricks")},
}};

constexpr std::array<Text, kWords> kWordRows{
    SAY("Sceptres"),     SAY("Cups"),         SAY("Swords"),      SAY("Pentacles"),  SAY("trumps"),
    SAY("Tarot Trumps"), SAY("other trumps"), SAY("court cards"), SAY("plain cards")};

constexpr std::array<RefusalInfo, static_cast<std::size_t>(RefusalId::kCount)> kRefusals{{
    {"unknown-action", "10", SAY("There is no such action in this game")},
    {"match-over", "8.4", SAY("The match is over")},
    {"deal-first", "2.1", SAY("First the cards are dealt")},
    {"discard-first", "2.4", SAY("First discard three cards for the spare ones")},
    {"declare-first", "3.1", SAY("First declare what you hold, or say that there is no more")},
    {"ask-first", "4.2", SAY("First say whether you ask for a Tarot Trump")},
    {"give-first", "4.4", SAY("First give a Tarot Trump: you were asked for one")},
    {"return-first", "4.5", SAY("First give a card back for the one you got")},
    {"play-now", "5.1", SAY("The time for that is over: play a card")},
    {"not-held", "9.1", SAY("You don't hold %1")},
    {"tarot-kept", "2.5", SAY("%1 is a Tarot Trump and may not be discarded")},
    {"discard-order", "10.2",
     SAY("Cards are discarded in ascending order: %1 is too low or too high")},
    {"not-enough", "3.2", SAY("You don't hold enough of these")},
    {"run-part", "3.8", SAY("Your run is longer than that: name all of it")},
    {"declared", "3.3", SAY("You have already declared that")},
    {"not-two", "4.1", SAY("You may ask for a third only if you hold exactly two Tarot Trumps")},
    {"nobody", "4.2", SAY("Ask somebody else at the table")},
    {"give-tarot", "4.4", SAY("A Tarot Trump was asked for, and %1 is none")},
    {"return-plain", "4.5", SAY("You can't give back a Tarot Trump or a court card, such as %1")},
    {"follow", "5.2", SAY("You hold %1 and must follow")},
}};

constexpr std::array<FigureInfo, 5> kFigures{{
    {"hands", SAY("Hands per match")},
    {"hand-score", SAY("Points before play per hand")},
    {"play-score", SAY("Points in play per hand")},
    {"excess", SAY("Scored by the winner of a hand")},
    {"tied-hand", SAY("Tied hands"), FigureInfo::Unit::kShare},
}};

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo info{
      .id = "tarot",
      .shelf = 5,
      .title = SAY("Tarot"),
      .summary = SAY("The Victorian game of 78 cards: declare what you hold, then fight for it."),
      .author = SAY("After the rules that S. L. MacGregor Mathers published in 1888."),
      .maxSeats = kMaxSeats,
      .secrets = true,
      // A hand: 78 cards drawn, three laid away, at most all declarations and three times nothing
      // more, three asks of three actions, 75 cards played. And once the first dealer.
      .longestMatch =
          1 + kMostHands * (kCards + kSpareSize + static_cast<int>(kMostDeclarations) + 3 + 9 + 75),
      .options = kOptions,
      .presets = kPresets,
      .sources = kSources,
      .pieceKinds = kPieceKinds,
      .places = kPlaces,
      .events = eventTable(),
      .refusals = kRefusals,
      .figures = kFigures,
      .words = kWordRows,
  };
  return info;
}

#undef SAY

}  // namespace raindelay::tarot
