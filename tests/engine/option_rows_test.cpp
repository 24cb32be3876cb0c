// Rows of a game's cards that an option's value brings (assets/<game>/options).
#include <gtest/gtest.h>

#include <algorithm>

#include "deck/csv.h"
#include "deck/csv_writer.h"
#include "games/builtin_data.h"
#include "games/game_list.h"

namespace raindelay {
namespace {

/// The options, all as usual but the one that this folder is called after; none if there is none.
std::optional<Options> optionsOf(const GameInfo& info, std::string_view folder) {
  for (const OptionInfo& option : info.options) {
    for (const ChoiceInfo& choice : option.choices) {
      const std::string own = "options/" + std::string(option.id) + "-" + std::string(choice.id);
      Options options(info);
      if (own == folder && options.set(option.id, choice.value)) return options;
    }
  }
  return std::nullopt;
}

/// Each row is of a card that there is, has columns that there are, and changes something.
void expectRowsOf(const BuiltinText& text) {
  SCOPED_TRACE(std::string(text.game) + "/" + std::string(text.edition));
  const auto options = optionsOf(*findGame(text.game).value()->info, text.edition);
  ASSERT_TRUE(options) << "no option has this value";
  ASSERT_NE(cardOption(*options), nullptr);
  const auto rows = *deck::parseCsv(text.text, "rows.csv");
  const deck::DataFrame& usual = builtinData(text.game).at(std::string(text.name));
  const deck::DataFrame brought = builtinData(*options).at(std::string(text.name));
  for (std::size_t from = 0; from < rows.rows(); ++from) {
    const std::string& code = rows.at(from, std::size_t{0});
    const auto row = usual.findRow(rows.columns()[0], code);
    ASSERT_TRUE(row) << code;
    int changed = 0;
    for (const std::string& column : rows.columns()) {
      ASSERT_TRUE(usual.find(column)) << column;
      EXPECT_EQ(brought.at(*row, column), rows.at(from, column)) << code << ", " << column;
      changed += brought.at(*row, column) != usual.at(*row, column) ? 1 : 0;
    }
    EXPECT_GT(changed, 0) << code;
  }
}

TEST(OptionRows, StandInThePlaceOfTheUsualOnes) {
  int tables = 0;
  for (const BuiltinText& text : builtinTexts()) {
    if (!text.edition.starts_with("options/")) continue;
    ++tables;
    expectRowsOf(text);
  }
  EXPECT_GT(tables, 0);
}

TEST(OptionRows, LeaveTheUsualCardsAsTheyAre) {
  for (const GameEntry& entry : allGames()) {
    const Options usual(*entry.info);
    EXPECT_EQ(cardOption(usual), nullptr) << entry.info->id;
    for (const auto& [name, table] : builtinData(usual)) {
      EXPECT_EQ(deck::writeCsv(table), deck::writeCsv(builtinData(entry.info->id).at(name)));
    }
  }
}

}  // namespace
}  // namespace raindelay
