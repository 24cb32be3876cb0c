// The fact sheet: options, places, words, refusals.

#include "core/info.h"

#include <array>

#include "games/quick_tennis/events.h"
#include "games/quick_tennis/refusals.h"
#include "games/quick_tennis/rules.h"

namespace raindelay::quick_tennis {

namespace {

#define SAY(source) RD_TEXT("QuickTennis", source)

constexpr std::array<ChoiceInfo, 6> kSets{{
    {"tie-break", kTieBreakAlone, SAY("A tie-break")},
    {"game", kOneGame, SAY("A single game")},
    {"four-games", kSetToFour, SAY("A set to four games")},
    {"1", 1, SAY("One set")},
    {"3", 3, SAY("Best of three")},
    {"5", 5, SAY("Best of five")},
}};

constexpr std::array<OptionInfo, 2> kOptions{{
    {"sets", OptionInfo::Kind::kChoice, SAY("Length"),
     SAY("What wins the match: a tie-break, a game, or more than half of the sets."), 1, 0, 0,
     kSets},
    OptionInfo::toggle(
        "read-returns", SAY("A read shot is only returned"),
        SAY("Reading a call wins no point: the ball comes back, and rallies last longer.")),
}};

Value winnerOf(Card outcome) {
  return Value::of(Seat(outcome.index()));
}
constexpr std::array<SourceInfo, 1> kSources{{{"toss", SAY("The toss"), winnerOf}}};
constexpr std::array<std::string_view, kKinds> kPieceKinds{"red", "blue", "player", "ball"};

constexpr std::array<PlaceInfo, places::kCount> kPlaces{{
    {"hand.0", SAY("the first player's hand")},
    {"hand.1", SAY("the second player's hand")},
    {"slot.0", SAY("in front of the first player")},
    {"slot.1", SAY("in front of the second player")},
    {"spent.0", SAY("the first player's spent cards")},
    {"spent.1", SAY("the second player's spent cards")},
    {"court.0.1", SAY("the first player's back right")},
    {"court.0.2", SAY("the first player's back left")},
    {"court.0.3", SAY("the first player's front left")},
    {"court.0.4", SAY("the first player's front right")},
    {"court.1.1", SAY("the second player's back right")},
    {"court.1.2", SAY("the second player's back left")},
    {"court.1.3", SAY("the second player's front left")},
    {"court.1.4", SAY("the second player's front right")},
}};

constexpr std::array<Text, kWords> kWordTexts{SAY("lob"),
                                              SAY("drop shot"),
                                              SAY("0"),
                                              SAY("15"),
                                              SAY("30"),
                                              SAY("40"),
                                              SAY("the back right"),
                                              SAY("the back left"),
                                              SAY("the front left"),
                                              SAY("the front right")};

constexpr std::array<RefusalInfo, static_cast<std::size_t>(RefusalId::kCount)> kRefusals{{
    {"unknown-action", "8.1", SAY("There is no such action in this game")},
    {"match-over", "7.4", SAY("The match is over")},
    {"not-now", "2.1", SAY("That isn't the choice to make now")},
    {"spent", "1.4", SAY("%1 isn't in the hand until the point ends")},
    {"three-returns", "3.2", SAY("At most three cards are played against a serve")},
    {"ascending", "8.2", SAY("Cards against a serve are named from the lowest quadrant up")},
    {"one-return", "3.2", SAY("At least one card is played against a serve")},
    {"no-move", "5.3", SAY("A %1 wouldn't move this shot: it is already aimed there")},
}};

constexpr std::array<FigureInfo, 7> kFigures{{
    {"points", SAY("Points won per match")},
    {"games", SAY("Games won per match")},
    {"breaks", SAY("Breaks of serve per match")},
    {"server-won", SAY("Points won on own serve"), FigureInfo::Unit::kShare},
    {"aces", SAY("Aces on own serve"), FigureInfo::Unit::kShare},
    {"rally", SAY("Strokes per point")},
    {"read", SAY("Called shots that were read"), FigureInfo::Unit::kShare},
}};

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo info{
      .id = "quick-tennis",
      .shelf = 6,
      .title = SAY("Quick Tennis"),
      .summary =
          SAY("Serve, guess, run: tennis as a bluff in four quadrants. A house reconstruction."),
      .author = SAY("Our reconstruction of a lost game: one page of \"Quick Tennis\" by S. P. "
                    "Stenton is left; cards, calls and scoring are ours."),
      .secrets = true,
      // Both hands lie open then, and what a recovery costs is no secret (rule 1.5).
      .together = true,
      // A point spends at most all cards, one decision each, and three more a stroke.
      .longestMatch = 1 + kMostPoints * (5 * kCards),
      .options = kOptions,
      .sources = kSources,
      .pieceKinds = kPieceKinds,
      .places = kPlaces,
      .events = eventTable(),
      .refusals = kRefusals,
      .figures = kFigures,
      .words = kWordTexts,
  };
  return info;
}

#undef SAY

}  // namespace raindelay::quick_tennis
