#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/random.h"
#include "core/solutions.h"
#include "core/text.h"
#include "games/quick_tennis/point_game.h"

namespace raindelay::quick_tennis {

/// Perfect play of a point, and so of a match: who wins a point has no say in how the next is
/// played. Each choice is drawn from a mixture against which no other play wins more points.
class Solution {
 public:
  /// Solved until nobody could win more against it than by this share of the points.
  static constexpr double kGap = 0.0001;
  /// The same for people.
  static constexpr Text kPromise =
      RD_TEXT("QuickTennis",
              "Plays the solved game: it is proved to give away at most one point in 10,000, but "
              "luck may beat it.");

  // As core/solutions.h asks for: by cards and calls, whatever the length of the match.
  [[nodiscard]] static std::string nameOf(const Rules& rules);
  /// Takes a second or two. None if the cards allow too many positions (PointGame).
  [[nodiscard]] static std::optional<Solution> of(const Rules& rules,
                                                  const solutions::Late& late = {});
  [[nodiscard]] static std::optional<Solution> from(const Rules& rules, std::string_view bytes);
  [[nodiscard]] std::string bytes() const;

  /// The share of points that this server wins if both play like this.
  [[nodiscard]] double serverWins(Seat server) const { return at(server).worth; }
  /// What perfect play comes to, by id: `server-wins.0`, `server-wins.1`, that of each server.
  [[nodiscard]] std::vector<std::pair<std::string, double>> exact() const;
  /// Likewise its chance to win the point from the beginning of a serve, a stroke or a recovery;
  /// none anywhere else.
  [[nodiscard]] std::optional<double> serverWins(const Rules& rules, const State& state) const;
  /// What the best answers of a server and a receiver to this very play would win more than it
  /// does, together: its certificate, reckoned over all information sets.
  [[nodiscard]] double exploitability(Seat server) const { return at(server).gap; }
  /// How often each of choicesOf() is to be made at the beginning of a serve, a stroke or a
  /// recovery; the view is of the seat that chooses.
  [[nodiscard]] std::vector<double> shares(const View& view) const;
  /// One of `legal`, which must not be empty.
  [[nodiscard]] Action choose(const Rules& rules, const View& view, const ActionList& legal,
                              Stream& random, const solutions::Late& late = {}) const;

 private:
  /// All points that one seat serves.
  struct Solved {
    double worth = 0;
    double gap = 1;
    std::map<std::string, std::vector<double>> shares;  ///< by knowledgeIn() the view
    std::map<std::string, double> worths;               ///< by knowledgeIn() both views
  };

  Solution() = default;
  [[nodiscard]] static std::shared_ptr<const Solved> solve(const Rules& rules, Seat server,
                                                           const solutions::Late& late);
  [[nodiscard]] const Solved& at(Seat server) const {
    return *solved_[static_cast<std::size_t>(server.index())];
  }

  /// By the server's seat; both the same if the players have the same cards.
  std::array<std::shared_ptr<const Solved>, 2> solved_;
};

}  // namespace raindelay::quick_tennis
