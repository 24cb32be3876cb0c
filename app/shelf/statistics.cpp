#include "shelf/statistics.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <numeric>
#include <sstream>
#include <tuple>

#include "core/streams.h"

namespace raindelay::shelf {

namespace {

/// Without spaces at its ends, and one where there are several.
std::string trimmed(const std::string& name) {
  std::istringstream words(name);
  letThrow(words);
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

bool isAmongComputers(const MatchSummary& match) {
  const auto& players = match.setup.players;
  return std::none_of(players.begin(), players.end(),
                      [](const SeatPlayer& player) { return player.isPerson(); });
}

/// A person's name without needless spaces; the kind of a computer player.
std::string nameOf(const SeatPlayer& player) {
  return player.isPerson() ? trimmed(player.name) : player.kind;
}

/// People first, those with more matches first.
template <class One, class Matches>
void arrange(std::vector<One>& all, Matches matches) {
  std::stable_sort(all.begin(), all.end(), [&](const One& one, const One& two) {
    return std::tuple(one.computer, -matches(one), one.key) <
           std::tuple(two.computer, -matches(two), two.key);
  });
}

/// The one with this key, who is added as whoever sits there if there is none.
template <class One>
One& known(std::vector<One>& all, const std::string& key, const SeatPlayer& player) {
  auto found = std::find_if(all.begin(), all.end(), [&](const One& one) { return one.key == key; });
  if (found == all.end()) {
    found = all.insert(found, One());
    found->key = key;
    found->computer = !player.isPerson();
  }
  found->name = nameOf(player);
  return *found;
}

/// The outcome against those on the seats with this key: one, or computer players of a kind.
MatchOutcome outcomeAgainst(const Appearance& one, const std::vector<std::string>& keys,
                            const std::string& key) {
  const MatchSummary& match = *one.match;
  if (one.outcome != MatchOutcome::kLost) return one.outcome;
  int best = std::numeric_limits<int>::min();
  for (std::size_t seat = 0; seat < keys.size(); ++seat) {
    if (keys[seat] != key) continue;
    if (*match.winner == static_cast<int>(seat)) return MatchOutcome::kLost;
    best = std::max(best, match.score[seat]);
  }
  return one.score > best   ? MatchOutcome::kWon
         : one.score < best ? MatchOutcome::kLost
                            : MatchOutcome::kTied;
}

void countOpponents(const Appearance& one, const std::vector<std::string>& keys, Statistics& all) {
  for (std::size_t seat = 0; seat < keys.size(); ++seat) {
    const bool counted = std::find(keys.begin(), keys.end(), keys[seat]) - keys.begin() <
                         static_cast<std::ptrdiff_t>(seat);
    if (counted || seat == static_cast<std::size_t>(one.seat)) continue;
    Opponent& opponent = known(all.opponents, keys[seat], one.match->setup.players[seat]);
    const MatchOutcome outcome = outcomeAgainst(one, keys, keys[seat]);
    ++(outcome == MatchOutcome::kWon    ? opponent.won
       : outcome == MatchOutcome::kLost ? opponent.lost
                                        : opponent.tied);
  }
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
    if (isAmongComputers(*match)) {
      ++amongComputers_;
      continue;
    }
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
  arrange(contestants_, [](const Contestant& one) { return one.playedInAll(); });
}

void MatchStatistics::meet(const Counted& counted) {
  const auto& keys = counted.keys;
  for (std::size_t seat = 0; seat < keys.size(); ++seat) {
    if (std::count(keys.begin(), keys.end(), keys[seat]) != 1) continue;
    const MatchSetup& setup = counted.match->setup;
    ++known(contestants_, keys[seat], setup.players[seat]).played[setup.game];
  }
}

Statistics MatchStatistics::of(const std::string& key, const std::string& game) const {
  Statistics all;
  for (const Counted& counted : counted_) {
    if (!game.empty() && counted.match->setup.game != game) continue;
    const auto& keys = counted.keys;
    if (std::count(keys.begin(), keys.end(), key) != 1) continue;
    const auto seat = std::find(keys.begin(), keys.end(), key) - keys.begin();
    const Appearance one = appearance(*counted.match, static_cast<std::size_t>(seat));
    count(one, all);
    countOpponents(one, keys, all);
  }
  if (all.matches.empty()) return all;
  arrange(all.opponents, [](const Opponent& one) { return one.met(); });
  const auto matches = static_cast<double>(all.matches.size());
  all.score /= matches;
  all.lead /= matches;
  for (auto& [name, value] : all.figures) value /= matches;
  return all;
}

}  // namespace raindelay::shelf
