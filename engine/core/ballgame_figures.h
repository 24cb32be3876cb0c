#pragma once

#include "core/info.h"

/// Figures shown in the statistics of a baseball game: rows for GameInfo::figures, each for the
/// games that count it. All of them are means per team and game, unless the name says otherwise.
namespace raindelay::ballgame_figures {

#define SAY(source) RD_TEXT("BallgameFigures", source)

inline constexpr FigureInfo kRuns{"runs", SAY("Runs per game")};
inline constexpr FigureInfo kHits{"hits", SAY("Hits per game")};
inline constexpr FigureInfo kHomeRuns{"home-runs", SAY("Home runs per game")};
inline constexpr FigureInfo kWalks{"walks", SAY("Walks per game")};
inline constexpr FigureInfo kStrikeouts{"strikeouts", SAY("Strikeouts at bat per game")};
inline constexpr FigureInfo kErrors{"errors", SAY("Errors in the field per game")};
inline constexpr FigureInfo kDoublePlays{"double-plays", SAY("Double plays hit into per game")};
inline constexpr FigureInfo kSteals{"steals", SAY("Stolen bases per game")};
inline constexpr FigureInfo kCaughtStealing{"caught-stealing", SAY("Caught stealing per game")};
inline constexpr FigureInfo kLeftOnBase{"left-on-base", SAY("Left on base per game")};
inline constexpr FigureInfo kExtraInnings{"extra-innings", SAY("Extra-inning matches"),
                                          FigureInfo::Unit::kShare};

#undef SAY

}  // namespace raindelay::ballgame_figures
