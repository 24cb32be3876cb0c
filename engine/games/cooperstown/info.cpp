// The fact sheet: options, presets, places, words.

#include "core/info.h"

#include <algorithm>
#include <array>

#include "core/ballgame_figures.h"
#include "games/cooperstown/events.h"
#include "games/cooperstown/refusals.h"
#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

namespace {

#define SAY(source) RD_TEXT("Cooperstown", source)

constexpr std::array<ChoiceInfo, 3> kInnings{{
    {"9", 9, SAY("Nine innings")},
    {"6", 6, SAY("Six innings")},
    {"3", 3, SAY("Three innings")},
}};
constexpr std::array<ChoiceInfo, 2> kForceDoublePlays{{
    {"strict", 1, SAY("One out without a force")},
    {"loose", 2, SAY("Two outs without a force")},
}};

constexpr std::array<OptionInfo, 11> kOptions{{
    OptionInfo::toggle(
        "relief-pitchers", SAY("Relief pitchers"),
        SAY("Twice a game a dugout card takes the mound, and the other deck is shuffled."), true),
    OptionInfo::toggle(
        "pinch-hitters", SAY("Pinch hitters"),
        SAY("Twice a game the side at bat may shuffle its deck before turning a card."), true),
    OptionInfo::toggle("pinch-runners", SAY("Pinch runners"),
                       SAY("Once a game the top card of the deck replaces a runner."), true),
    OptionInfo::toggle("stealing", SAY("Stealing"),
                       SAY("Cards of the Bases suit may try for the next base."), true),
    OptionInfo::toggle("bunting", SAY("Bunting"),
                       SAY("With a runner on, the batter may lay one down."), true),
    OptionInfo::number("lineup", SAY("Lineup"), SAY("How many cards each side is dealt."), 28, 12,
                       28),
    OptionInfo::toggle("shared-deck", SAY("One shared deck"),
                       SAY("Both sides bat with all 56 cards: 4.8 runs a game instead of 4.5.")),
    OptionInfo::toggle("doubleheader", SAY("Doubleheader"),
                       SAY("A second game, home and visitor swapped.")),
    OptionInfo::toggle("fresh-deal", SAY("Fresh deal"),
                       SAY("The second game gets new decks instead of those of the first."), false,
                       {"doubleheader", 1}),
    OptionInfo::choice("innings", SAY("Length"),
                       SAY("How many innings a game lasts, unless it is tied."), 9, kInnings),
    OptionInfo::choice("force-double-play", SAY("Force double play"),
                       SAY("What the Two of Gloves does with runners on but nobody on first base."),
                       1, kForceDoublePlays),
}};

constexpr std::array<Setting, 5> kPlainest{{{"relief-pitchers", 0},
                                            {"pinch-hitters", 0},
                                            {"pinch-runners", 0},
                                            {"stealing", 0},
                                            {"bunting", 0}}};
constexpr std::array<Setting, 1> kShort{{{"innings", 3}}};
constexpr std::array<Setting, 1> kSlugfest{{{"shared-deck", 1}}};

constexpr std::array<PresetInfo, 4> kPresets{{
    {"all", SAY("Cooperstown rules"), SAY("Nine innings with everything the rules offer."), {}},
    {"rookie", SAY("Rookie rules"),
     SAY("No relievers, pinch players, steals or bunts: the game in its plainest form."),
     kPlainest},
    {"short", SAY("Short game"), SAY("Three innings, about ten minutes."), kShort},
    {"slugfest", SAY("One shared deck"),
     SAY("One deck of 56 cards for whoever bats: a few more runs."), kSlugfest},
}};

/// The wildcards are a suit of their own.
Value suitGroup(Card card) {
  return Value::word(kWordSuit + (rankOf(card) == kWildcard ? 4 : static_cast<int>(suitOf(card))));
}
/// 0 to 7, 8 to 14, 15 to 21.
Value fielderGroup(Card card) {
  return Value::word(kWordValue + std::max(0, card.index() - 1) / 7);
}
constexpr int kOffencePack = 0;
constexpr int kDefencePack = 1;
constexpr Sentence kHomeDraw = SAY("The draw for home");
constexpr Sentence kFielders = SAY("The fielders");
constexpr Text kDeckOf = SAY("%1's batting deck");

constexpr std::array<SourceInfo, kSourceCount> kSources{{
    {"draw-0", kHomeDraw, fielderGroup, kDefencePack},
    {"draw-1", kHomeDraw, fielderGroup, kDefencePack},
    {"deal", {SAY("The deal to %1"), {Value::of(Seat(0))}}, suitGroup, kOffencePack},
    {"left-out", SAY("The cards left out"), suitGroup, kOffencePack},
    {"field", kFielders, fielderGroup, kDefencePack},
    {"dugout", kFielders, fielderGroup, kDefencePack},
    {"offence-0", {kDeckOf, {Value::of(Seat(0))}}, suitGroup, kOffencePack},
    {"offence-1", {kDeckOf, {Value::of(Seat(1))}}, suitGroup, kOffencePack},
    {"offence", SAY("The batting deck"), suitGroup, kOffencePack},
}};
constexpr std::array<std::string_view, 2> kPieceKinds{"offence", "defence"};

constexpr std::array<PlaceInfo, places::kCount> kPlaces{{
    {"field.P", SAY("pitcher")},
    {"field.C", SAY("catcher")},
    {"field.1B", SAY("first baseman")},
    {"field.2B", SAY("second baseman")},
    {"field.3B", SAY("third baseman")},
    {"field.SS", SAY("shortstop")},
    {"field.LF", SAY("left fielder")},
    {"field.CF", SAY("centre fielder")},
    {"field.RF", SAY("right fielder")},
    {"dugout", SAY("dugout")},
    {"deck.0", SAY("first batting deck")},
    {"deck.1", SAY("second batting deck")},
    {"plate", SAY("batter's box")},
    {"base.1", SAY("first base")},
    {"base.2", SAY("second base")},
    {"base.3", SAY("third base")},
    {"home", SAY("home plate")},
    {"outs", SAY("outs stack")},
    {"runs", SAY("runs stack")},
    {"ejected", SAY("ejected")},
    {"left-out", SAY("left out of the game")},
    {"draw.0", SAY("first draw for home")},
    {"draw.1", SAY("second draw for home")},
    {"defence", SAY("defensive deck")},
    {"pack", SAY("cards to be dealt")},
}};

/// The duties that Rules::duty refers to.
enum Duty { kFieldersChoices, kRunning, kSubstitutions };
constexpr std::array<DutyInfo, 3> kDuties{{
    {"fielders-choice", SAY("Fielder's choice"),
     SAY("Who is put out where the defence can choose")},
    {"running", SAY("Running"), SAY("Steals and pinch runners, where they are worth it")},
    {"substitutions", SAY("Substitutions"),
     SAY("Who fields where, relief pitchers and pinch hitters")},
}};

constexpr std::array<Text, kWords> kWordRows{
    SAY("Top"),           SAY("Bottom"),        SAY("Bats"),      SAY("Balls"),
    SAY("Gloves"),        SAY("Bases"),         SAY("wildcards"), SAY("value 0 to 7"),
    SAY("value 8 to 14"), SAY("value 15 to 21")};

constexpr std::array<FigureInfo, 11> kFigures{{
    ballgame_figures::kRuns,
    ballgame_figures::kHits,
    ballgame_figures::kHomeRuns,
    ballgame_figures::kWalks,
    ballgame_figures::kStrikeouts,
    ballgame_figures::kErrors,
    ballgame_figures::kSteals,
    ballgame_figures::kCaughtStealing,
    ballgame_figures::kLeftOnBase,
    {"rain", SAY("Games ended by rain per match")},
    {"brawl", SAY("Games with a brawl per match")},
}};

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo info{
      .id = "tarot-de-cooperstown",
      .shelf = 1,
      .title = SAY("Tarot de Cooperstown"),
      .summary =
          SAY("Nine innings of baseball with 78 cards: a field of nine against a deck of bats."),
      .author = SAY("After the published rules of \"This Game of Baseball\", author unnamed."),
      .longestMatch = 400'000,
      .options = kOptions,
      .presets = kPresets,
      .sources = kSources,
      .pieceKinds = kPieceKinds,
      .places = kPlaces,
      .events = eventTable(),
      .refusals = refusalTable(),
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
    case Verb::kFcBatter:
    case Verb::kFcLead:
    case Verb::kPickoff:
      return kFieldersChoices;
    case Verb::kSteal:
    case Verb::kPinchRun:
      return kRunning;
    case Verb::kReady:
    case Verb::kSwitch:
    case Verb::kSub:
    case Verb::kRelieve:
    case Verb::kPinchHit:
      return kSubstitutions;
    default:
      return std::nullopt;
  }
}

#undef SAY

}  // namespace raindelay::cooperstown
