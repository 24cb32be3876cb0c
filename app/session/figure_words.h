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

/// Of what a game counts (MatchSummary::figures) that which says something to people, in an order
/// that is the same for all. `game`: its id. Figures without words are left out.
[[nodiscard]] std::vector<FigureWords> figureWords(const std::string& game,
                                                   const std::map<std::string, double>& figures);

}  // namespace raindelay
