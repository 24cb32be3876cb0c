#include "shelf/strength.h"

#include <algorithm>

#include "deck/csv.h"
#include "deck/csv_writer.h"
#include "games/game_list.h"

namespace raindelay::shelf {

namespace {

const std::vector<std::string> kColumns{"game", "player", "against", "wins",
                                        "low",  "high",   "matches"};

Result<std::vector<Strength>> rowsOf(const deck::DataFrame& table) {
  std::vector<Strength> all;
  for (const std::string& column : kColumns) {
    if (const auto known = table.column(column); !known) return known.error();
  }
  for (std::size_t row = 0; row < table.rows(); ++row) {
    Strength one{table.at(row, "game"), table.at(row, "player"), table.at(row, "against")};
    for (const auto& [column, target] :
         {std::pair("wins", &one.wins), std::pair("low", &one.low), std::pair("high", &one.high)}) {
      const Result<int> number = table.integer(row, column);
      if (!number) return number.error();
      if (*number < 0 || *number > 100) {
        return table.error(row, column, "a percentage is from 0 to 100");
      }
      *target = *number;
    }
    const Result<int> matches = table.integer(row, "matches");
    if (!matches) return matches.error();
    one.matches = *matches;
    all.push_back(std::move(one));
  }
  return all;
}

}  // namespace

Result<std::vector<Strength>> readStrengths(std::string_view text, const std::string& name) {
  const auto table = deck::parseCsv(text, name);
  if (!table) return table.error();
  return rowsOf(*table);
}

std::string strengthsText(const std::vector<Strength>& all) {
  deck::DataFrame table("strength.csv", kColumns);
  int row = 2;
  for (const Strength& one : all) {
    table.addRow({one.game, one.player, one.against, std::to_string(one.wins),
                  std::to_string(one.low), std::to_string(one.high), std::to_string(one.matches)},
                 row++);
  }
  return deck::writeCsv(table);
}

void renew(std::vector<Strength>& all, const Strength& row) {
  const auto same = std::find_if(all.begin(), all.end(), [&](const Strength& one) {
    return one.game == row.game && one.player == row.player && one.against == row.against;
  });
  if (same != all.end()) {
    *same = row;
    return;
  }
  const auto last = std::find_if(all.rbegin(), all.rend(),
                                 [&](const Strength& one) { return one.game == row.game; });
  all.insert(last == all.rend() ? all.end() : last.base(), row);
}

const std::vector<Strength>& strengths() {
  static const std::vector<Strength> kAll = [] {
    const auto& tables = builtinData("players");
    return rowsOf(tables.at("strength")).value();
  }();
  return kAll;
}

std::optional<Strength> strengthOf(std::string_view game, std::string_view player,
                                   std::string_view against) {
  for (const Strength& one : strengths()) {
    if (one.game == game && one.player == player && one.against == against) return one;
  }
  return std::nullopt;
}

}  // namespace raindelay::shelf
