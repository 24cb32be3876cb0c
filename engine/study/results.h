#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "study/pairs.h"

namespace raindelay::study {

/// What results are of: all that they depend on.
struct ResultsHeader {
  /// A variant as it is played.
  struct Played {
    std::string name;
    std::string cards;                           ///< the hash of its tables
    std::map<std::string, std::string> options;  ///< all of the game's

    friend bool operator==(const Played&, const Played&) = default;
  };

  std::string game;
  int rulesVersion = 1;
  std::string program;  ///< its version: players of another one may play otherwise
  int seats = 2;
  std::uint64_t seed = 0;
  std::vector<Played> variants;      ///< the base first
  std::vector<std::string> figures;  ///< ids of what the lines tell of each match
  std::vector<std::string> shares;   ///< those that lie from 0 to 1; not written
  Share share;

  /// The index of the figure that every match has.
  [[nodiscard]] std::size_t decisions() const;
  /// `sha256:…` of what is played; levels, questions and stop rule can change without it. Shares
  /// of one study have one hash.
  [[nodiscard]] std::string hash() const;

  friend bool operator==(const ResultsHeader&, const ResultsHeader&) = default;
};

/// A seed as it is written: 16 hexadecimal digits.
[[nodiscard]] std::string seedText(std::uint64_t seed);

/// The pairs that were played, by level.
class Results {
 public:
  /// The level's pairs in the order of their numbers; none if it wasn't played.
  [[nodiscard]] const std::vector<Pair>& of(const std::string& level) const;
  void add(const std::string& level, Pair pair) { pairs_[level].push_back(std::move(pair)); }
  /// By level.
  [[nodiscard]] const std::map<std::string, std::vector<Pair>>& all() const { return pairs_; }

 private:
  std::map<std::string, std::vector<Pair>> pairs_;
};

}  // namespace raindelay::study
