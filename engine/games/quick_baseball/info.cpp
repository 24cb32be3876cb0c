// The fact sheet: options, places, words, refusals.

#include "core/info.h"

#include <array>

#include "core/ballgame_figures.h"
#include "games/quick_baseball/events.h"
#include "games/quick_baseball/refusals.h"
#include "games/quick_baseball/rules.h"

namespace raindelay::quick_baseball {

namespace {

#define SAY(source) RD_TEXT("QuickBaseball", source)

constexpr std::array<ChoiceInfo, 3> kInnings{{
    {"9", 9, SAY("Nine innings")},
    {"6", 6, SAY("Six innings")},
    {"3", 3, SAY("Three innings")},
}};
constexpr std::array<ChoiceInfo, 2> kSteals{{
    {"take-back", 0, SAY("Both take their cards back")},
    {"discard", 1, SAY("The pitch is discarded")},
}};

constexpr std::array<OptionInfo, 3> kOptions{{
    OptionInfo::choice("innings", SAY("Length"),
                       SAY("How many innings a game lasts, unless it is tied."), 9, kInnings),
    OptionInfo::choice("steal", SAY("After a steal"),
                       SAY("What happens to the cards after a stolen base."), 0, kSteals),
    OptionInfo::toggle("every-run", SAY("Every run of the last play counts"),
                       SAY("Runs beyond the winning one count too, and not on a home run alone.")),
}};

/// Up to version 1 every run counted (rule 12.3).
constexpr std::array<RulesChange, 1> kChanges{{{2, {"every-run", 1}}}};

constexpr std::array<std::string_view, kKinds> kPieceKinds{"pitching", "batting", "base",
                                                           "outs",     "home",    "mound"};

constexpr std::array<PlaceInfo, places::kCount> kPlaces{{
    {"hand.0", SAY("the visitor's hand")},
    {"hand.1", SAY("the home team's hand")},
    {"pitch", SAY("the pitch")},
    {"bat", SAY("the bat")},
    {"discard.pitch", SAY("thrown pitches")},
    {"discard.bat", SAY("used bats")},
    {"base.1", SAY("first base")},
    {"base.2", SAY("second base")},
    {"base.3", SAY("third base")},
    {"outs", SAY("the outs")},
    {"home", SAY("home plate")},
    {"mound", SAY("the mound")},
}};

constexpr std::array<Text, 6> kWords{SAY("red"),    SAY("blue"), SAY("green"),
                                     SAY("yellow"), SAY("Top"),  SAY("Bottom")};

constexpr std::array<RefusalInfo, static_cast<std::size_t>(RefusalId::kCount)> kRefusals{{
    {"unknown-action", "15", SAY("There is no such action in this game")},
    {"match-over", "11.1", SAY("The match is over")},
    {"for-batter", "3.2", SAY("That is for the side at bat")},
    {"for-pitcher", "3.1", SAY("That is for the side in the field, once the batter has chosen")},
    {"refresh-first", "10.6", SAY("First say whether you take your discards back")},
    {"must-refresh", "10.4", SAY("No card is left to play: take your discards back")},
    {"no-refresh", "10.2",
     SAY("Discards come back when one card is left, or when the other side takes its own")},
    {"discarded", "5.8", SAY("%1 lies among the discards until they are taken back")},
    {"steal-nobody", "8.1", SAY("No runner is on base to steal")},
    {"steal-taken", "8.1", SAY("%1 is taken: there is nowhere to steal to")},
    {"steal-home", "8.2", SAY("Nobody steals home")},
}};

constexpr std::array<FigureInfo, 9> kFigures{{
    ballgame_figures::kRuns,
    ballgame_figures::kHits,
    ballgame_figures::kHomeRuns,
    ballgame_figures::kWalks,
    ballgame_figures::kSteals,
    ballgame_figures::kCaughtStealing,
    ballgame_figures::kLeftOnBase,
    {"pitches", SAY("Pitches per match")},
    ballgame_figures::kExtraInnings,
}};

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo info{
      .id = "quick-baseball",
      .shelf = 2,
      .title = SAY("Quick Baseball"),
      .summary = SAY("Eighteen cards, two hands, one guess after another: baseball as a bluff."),
      .author = SAY("After the published rules of \"Quick Baseball (18 cards)\" by S. P. Stenton."),
      .secrets = true,
      .together = true,
      .rulesVersion = 2,
      .changes = kChanges,
      // At most five a pitch: three questions about refreshing, two cards.
      .longestMatch = 5 * kMostPitches,
      .options = kOptions,
      .pieceKinds = kPieceKinds,
      .places = kPlaces,
      .events = eventTable(),
      .refusals = kRefusals,
      .figures = kFigures,
      .words = kWords,
  };
  return info;
}

#undef SAY

}  // namespace raindelay::quick_baseball
