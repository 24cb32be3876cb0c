#include "core/result.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace raindelay {
namespace {

Result<int> parseDigit(char c) {
  if (c < '0' || c > '9') return Error{std::string("not a digit: ") + c};
  return c - '0';
}

Result<std::string> doubled(char c) {
  auto digit = parseDigit(c);
  if (!digit) return digit.error();
  return std::to_string(2 * *digit);
}

TEST(Result, HoldsAValueOrAnError) {
  EXPECT_TRUE(parseDigit('7').ok());
  EXPECT_EQ(parseDigit('7').value(), 7);
  EXPECT_FALSE(parseDigit('x'));
  EXPECT_EQ(parseDigit('x').error().message, "not a digit: x");
  EXPECT_EQ(parseDigit('x').valueOr(3), 3);
}

TEST(Result, AnErrorPassesIntoAnotherResult) {
  EXPECT_EQ(*doubled('4'), "8");
  EXPECT_EQ(doubled('?').error().message, "not a digit: ?");
}

TEST(Result, GivesAwayWhatCannotBeCopied) {
  Result<std::unique_ptr<int>> owner = std::make_unique<int>(5);
  std::unique_ptr<int> taken = *std::move(owner);
  EXPECT_EQ(*taken, 5);
}

TEST(Result, AStringValueIsNotMistakenForAnError) {
  Result<std::string> text = std::string("plain");
  EXPECT_TRUE(text.ok());
  Result<void> fine;
  EXPECT_TRUE(fine.ok());
  Result<void> failed = Error{"no"};
  EXPECT_FALSE(failed.ok());
}

TEST(ResultDeathTest, AskingForAMissingValueStops) {
  EXPECT_DEATH((void)parseDigit('x').value(), "");
  EXPECT_DEATH((void)parseDigit('1').error(), "");
}

}  // namespace
}  // namespace raindelay
