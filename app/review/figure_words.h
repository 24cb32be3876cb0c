#pragma once

#include <QString>
#include <map>
#include <string>
#include <vector>

namespace raindelay {

/// A mean over matches, in words: "Hits a side", "8.4".
struct FigureWords {
  QString name;
  QString value;
};

/// The figures of a game (MatchSummary::figures) that its fact sheet shows (GameInfo::figures), in
/// that order. `game`: its id; none for a game that isn't there.
[[nodiscard]] std::vector<FigureWords> figureWords(const std::string& game,
                                                   const std::map<std::string, double>& figures);

}  // namespace raindelay
