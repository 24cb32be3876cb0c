#include "shelf/statistics.h"

#include <algorithm>
#include <numeric>
#include <sstream>
#include <tuple>

namespace raindelay::shelf {

namespace {

/// Without spaces at its ends, and one where there are several.
std::string trimmed(const std::string& name) {
  std::istringstream words(name);
  std::string all;
  for (std::string word; words >> word;) all += (all.empty() ? "" : " ") + word;
  return all;
}

bool isFinished(const MatchSummary& match) {
  return match.reading == Reading::kWhole && match.over && match.decided &&
         match.score.size() == match.setup.players.size();
}

Appearance appearance(const MatchSummary& match, std::size_t seat) {
  Appearance one{&match, static_cast<int>(seat), MatchOutcome::kTied, match.score[seat], 0};
  std::optional<int> other;
  for (std::size_t i = 0; i < match.score.size(); ++i) {
    if (i != seat) other = std::max(other.value_or(match.score[i]), match.score[i]);
  }
  one.lead = one.score - other.value_or(one.score);
  if (match.winner) {
    one.outcome =
        *match.winner == static_cast<int>(seat) ? MatchOutcome::kWon : MatchOutcome::kLost;
  }
  return one;
}

void count(const Appearance& one, Statistics& all) {
  switch (one.outcome) {
    case MatchOutcome::kWon:
      ++all.won;
      all.streak = std::max(all.streak, 0) + 1;
      all.winningStreak = std::max(all.winningStreak, all.streak);
      if (!all.biggestWin || one.lead > all.biggestWin->lead) all.biggestWin = one;
      break;
    case MatchOutcome::kLost:
      ++all.lost;
      all.streak = std::min(all.streak, 0) - 1;
      all.losingStreak = std::max(all.losingStreak, -all.streak);
      break;
    case MatchOutcome::kTied:
      ++all.tied;
      all.streak = 0;
      break;
  }
  if (!all.highest || one.score > all.highest->score) all.highest = one;
  all.score += one.score;
  all.lead += one.lead;
  const auto seat = static_cast<std::size_t>(one.seat);
  for (const auto& [name, counted] : one.match->figures) {
    all.figures[name] += seat < counted.ofSeats.size() ? counted.ofSeats[seat] : counted.value;
  }
  all.matches.push_back(one);
}

}  // namespace

int Contestant::playedInAll() const {
  return std::accumulate(played.begin(), played.end(), 0,
                         [](int sum, const auto& game) { return sum + game.second; });
}

MatchStatistics::MatchStatistics(std::span<const MatchSummary* const> matches, const Fold& fold) {
  for (const MatchSummary* match : matches) {
    if (!isFinished(*match)) continue;
    if (match->setup.practice) {
      ++practised_;
      continue;
    }
    Counted counted{match, {}};
    for (const SeatPlayer& player : match->setup.players) {
      counted.keys.push_back(player.isPerson() ? "human:" + fold(trimmed(player.name))
                                               : "computer:" + player.kind);
    }
    counted_.push_back(std::move(counted));
  }
  std::stable_sort(counted_.begin(), counted_.end(), [](const Counted& one, const Counted& two) {
    return one.match->setup.created < two.match->setup.created;
  });
  for (const Counted& counted : counted_) meet(counted);
  std::stable_sort(contestants_.begin(), contestants_.end(),
                   [](const Contestant& one, const Contestant& two) {
                     return std::tuple(one.computer, -one.playedInAll(), one.key) <
                            std::tuple(two.computer, -two.playedInAll(), two.key);
                   });
}

void MatchStatistics::meet(const Counted& counted) {
  const auto& keys = counted.keys;
  for (std::size_t seat = 0; seat < keys.size(); ++seat) {
    if (std::count(keys.begin(), keys.end(), keys[seat]) != 1) continue;
    const SeatPlayer& player = counted.match->setup.players[seat];
    auto known = std::find_if(contestants_.begin(), contestants_.end(),
                              [&](const Contestant& one) { return one.key == keys[seat]; });
    if (known == contestants_.end()) {
      known = contestants_.insert(known, {keys[seat], "", !player.isPerson(), {}});
    }
    known->name = player.isPerson() ? trimmed(player.name) : player.kind;
    ++known->played[counted.match->setup.game];
  }
}

Statistics MatchStatistics::of(const std::string& key, const std::string& game) const {
  Statistics all;
  for (const Counted& counted : counted_) {
    if (!game.empty() && counted.match->setup.game != game) continue;
    const auto& keys = counted.keys;
    if (std::count(keys.begin(), keys.end(), key) != 1) continue;
    const auto seat = std::find(keys.begin(), keys.end(), key) - keys.begin();
    count(appearance(*counted.match, static_cast<std::size_t>(seat)), all);
  }
  if (all.matches.empty()) return all;
  const auto matches = static_cast<double>(all.matches.size());
  all.score /= matches;
  all.lead /= matches;
  for (auto& [name, value] : all.figures) value /= matches;
  return all;
}

}  // namespace raindelay::shelf
