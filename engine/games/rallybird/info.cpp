// The fact sheet: options, places, words, refusals.

#include "core/info.h"

#include <array>

#include "core/ballgame_figures.h"
#include "games/rallybird/events.h"
#include "games/rallybird/refusals.h"
#include "games/rallybird/rules.h"

namespace raindelay::rallybird {

namespace {

#define SAY(source) RD_TEXT("RallyBird", source)

constexpr std::array<ChoiceInfo, 3> kFirstInnings{{
    {"7", 7, SAY("The seventh")},
    {"1", 1, SAY("The first: a whole game")},
    {"9", 9, SAY("The ninth: a single inning")},
}};

constexpr std::array<OptionInfo, 3> kOptions{{
    OptionInfo::choice("first-inning", SAY("First inning"),
                       SAY("The inning that the game begins with."), 7, kFirstInnings),
    OptionInfo::toggle("rallybird", SAY("The RallyBird"),
                       SAY("A side behind in the ninth may throw again, while it helps."), true),
    OptionInfo::toggle("first-game", SAY("First game"),
                       SAY("Take the Pitch is left out until you know the others.")),
}};

Value sumOf(Card outcome) {
  return Value::of(diceOf(outcome)[0] + diceOf(outcome)[1]);
}
Value playOf(Card outcome) {
  return Value::of(playFace(outcome));
}
constexpr Text kAsideOf = SAY("%1's plays set aside");
constexpr std::array<SourceInfo, 3> kSources{{
    {"dice", SAY("The dice"), sumOf, 0},
    {"aside-0", {kAsideOf, {Value::of(Seat(0))}}, playOf, 1},
    {"aside-1", {kAsideOf, {Value::of(Seat(1))}}, playOf, 1},
}};
constexpr std::array<std::string_view, kKinds> kPieceKinds{"play", "glove", "die", "runner",
                                                           "bird"};

constexpr std::array<PlaceInfo, places::kCount> kPlaces{{
    {"hand.0", SAY("the visitor's plays")},
    {"hand.1", SAY("the home team's plays")},
    {"play", SAY("beside the plate")},
    {"aside", SAY("the play set aside")},
    {"gloves", SAY("the bench")},
    {"zone.A", SAY("zone A")},
    {"zone.B", SAY("zone B")},
    {"zone.C", SAY("zone C")},
    {"zone.D", SAY("zone D")},
    {"zone.E", SAY("zone E")},
    {"zone.F", SAY("zone F")},
    {"lost", SAY("out for this half-inning")},
    {"dice", SAY("the dice")},
    {"base.1", SAY("first base")},
    {"base.2", SAY("second base")},
    {"base.3", SAY("third base")},
    {"plate", SAY("home plate")},
    {"dugout.0", SAY("the visitor's dugout")},
    {"dugout.1", SAY("the home team's dugout")},
    {"bird", SAY("beside the field")},
    {"bird.0", SAY("the visitor's bench")},
    {"bird.1", SAY("the home team's bench")},
}};

/// The duties that Rules::duty refers to.
enum Duty { kFieldingDuty, kWearingDuty, kBirdDuty };
constexpr std::array<DutyInfo, 3> kDuties{{
    {"fielding", SAY("Fielding"), SAY("Which Glove is laid in which zone")},
    {"wear", SAY("Worn Gloves"),
     SAY("Which Glove is kept, and which changes when a play gets past")},
    {"bird", SAY("RallyBird"), SAY("Whether the dice are thrown again")},
}};

constexpr std::array<Text, kWords> kWordRows{SAY("Top"), SAY("Bottom"), SAY("less than"),
                                             SAY("equal to"), SAY("more than")};

constexpr std::array<RefusalInfo, static_cast<std::size_t>(RefusalId::kCount)> kRefusals{{
    {"unknown-action", "11", SAY("There is no such action in this game")},
    {"match-over", "8", SAY("The match is over")},
    {"chance-first", "3.6", SAY("Chance has its turn first")},
    {"keep-icon-not-now", "2.3",
     SAY("The defence takes its Glove with the baseball before the first at-bat")},
    {"play-not-now", "3.1", SAY("The offence chooses its play when an at-bat begins")},
    {"place-not-now", "3.3", SAY("The defence lays its Gloves when a play is chosen")},
    {"reroll-not-now", "7.4", SAY("The RallyBird is for dice that have just been thrown")},
    {"stand-not-now", "7.4", SAY("The RallyBird is for dice that have just been thrown")},
    {"wear-not-now", "6.1", SAY("A Glove changes when a play has got past it")},
    {"no-icon", "1.4", SAY("%1 has no baseball: it is in the field anyway")},
    {"not-there", "9.3", SAY("%1 isn't in this match")},
    {"set-aside", "2.2", SAY("%1 is set aside for this half-inning")},
    {"needs-runner", "3.2", SAY("With these bases %1 can't be played")},
    {"other-zone", "11.3", SAY("The Gloves are laid in order: now %1")},
    {"glove-laid", "3.4", SAY("%1 lies in a zone already")},
    {"glove-out", "6.2", SAY("%1 is out for this half-inning")},
    {"glove-left", "3.4", SAY("%1 can't stay empty: there are Gloves for all zones that are left")},
    {"keeps", "6.4", SAY("The Glove in %1 isn't one that changes")},
}};

constexpr std::array<FigureInfo, 11> kFigures{{
    ballgame_figures::kRuns,
    ballgame_figures::kHits,
    ballgame_figures::kHomeRuns,
    ballgame_figures::kWalks,
    ballgame_figures::kStrikeouts,
    ballgame_figures::kDoublePlays,
    ballgame_figures::kSteals,
    ballgame_figures::kCaughtStealing,
    ballgame_figures::kLeftOnBase,
    {"rerolls", SAY("Rerolls per game")},
    ballgame_figures::kExtraInnings,
}};

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo info{
      .id = "rallybird",
      .shelf = 4,
      .title = SAY("RallyBird Baseball"),
      .summary = SAY("Hit it where they ain't: a secret play against six Gloves, and two dice."),
      .author = SAY("After the published rules of \"RallyBird Baseball\" by Peter Gelman."),
      .secrets = true,
      // A play: the choice, six zones, three throws at most and one with the bird, three questions
      // about it, a Glove. And it may be the first of a half-inning, which begins with two actions
      // more.
      .longestMatch = 17 * kMostChosen,
      .options = kOptions,
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

std::span<const DutyInfo> Rules::duties() {
  return kDuties;
}

std::optional<int> Rules::duty(Action action) {
  switch (verbOf(action)) {
    case Verb::kPlace:
      return kFieldingDuty;
    case Verb::kKeepIcon:
    case Verb::kWear:
      return kWearingDuty;
    case Verb::kReroll:
    case Verb::kStand:
      return kBirdDuty;
    default:
      return std::nullopt;
  }
}

#undef SAY

}  // namespace raindelay::rallybird
