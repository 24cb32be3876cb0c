#include "core/options.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace raindelay {
namespace {

constexpr ChoiceInfo kLineups[] = {{"28", 28, RD_TEXT("T", "Full")},
                                   {"short", 20, RD_TEXT("T", "Short")}};
constexpr OptionInfo kOptions[] = {
    {"steals", OptionInfo::Kind::kToggle, RD_TEXT("T", "Steals"), RD_TEXT("T", "Run."), 1},
    {"lineup", OptionInfo::Kind::kChoice, RD_TEXT("T", "Lineup"), RD_TEXT("T", "Cards."), 28, 0, 0,
     kLineups},
    {"innings", OptionInfo::Kind::kNumber, RD_TEXT("T", "Innings"), RD_TEXT("T", "Long."), 9, 3,
     12},
    {"extra",
     OptionInfo::Kind::kToggle,
     RD_TEXT("T", "Extra"),
     RD_TEXT("T", "On."),
     0,
     0,
     1,
     {},
     {"innings", 9}},
    OptionInfo::number("limit", RD_TEXT("T", "Limit"), RD_TEXT("T", "Runs."), 1400, 700, 3000, {},
                       50)};
constexpr Setting kRookie[] = {{"steals", 0}, {"innings", 3}};
constexpr Setting kBroken[] = {{"innings", 99}};
constexpr PresetInfo kPresets[] = {
    {"rookie", RD_TEXT("T", "Rookie"), RD_TEXT("T", "Easy."), kRookie},
    {"broken", RD_TEXT("T", "Broken"), RD_TEXT("T", "Never."), kBroken}};

const GameInfo& info() {
  static const GameInfo fact = [] {
    GameInfo made;
    made.options = kOptions;
    made.presets = kPresets;
    return made;
  }();
  return fact;
}

std::string errorOf(const Result<void>& result) {
  return result ? "" : result.error().message;
}

TEST(Options, BeginWithTheDefaults) {
  const Options options(info());
  EXPECT_TRUE(options.isOn("steals"));
  EXPECT_EQ(options["lineup"], 28);
  EXPECT_EQ(options["innings"], 9);
  EXPECT_TRUE(options.isDefault("innings"));
}

TEST(Options, AnOptionMattersIfWhatItNeedsIsSet) {
  Options options(info());
  EXPECT_TRUE(options.matters("steals"));
  EXPECT_TRUE(options.matters("extra"));
  ASSERT_TRUE(options.set("innings", 8));
  EXPECT_TRUE(options.matters("steals"));
  EXPECT_FALSE(options.matters("extra"));
  ASSERT_TRUE(options.set("innings", 12));
  EXPECT_TRUE(options.matters("extra"));
}

TEST(Options, TextIsReadBackAsItIsWritten) {
  for (const auto& [id, texts] : std::vector<std::pair<std::string, std::vector<std::string>>>{
           {"steals", {"on", "off"}},
           {"lineup", {"28", "short"}},
           {"innings", {"3", "12"}},
           {"limit", {"700", "1550", "3000"}}}) {
    for (const std::string& text : texts) {
      Options options(info());
      EXPECT_EQ(errorOf(options.setText(id, text)), "");
      EXPECT_EQ(options.text(id), text);
    }
  }
}

TEST(Options, OtherSpellingsOfOnAndOff) {
  Options options(info());
  EXPECT_TRUE(options.setText("steals", "false"));
  EXPECT_FALSE(options.isOn("steals"));
  EXPECT_TRUE(options.setText("steals", "1"));
  EXPECT_TRUE(options.isOn("steals"));
  EXPECT_TRUE(options.setText("lineup", "20"));
  EXPECT_EQ(options.text("lineup"), "short");
}

TEST(Options, SayWhatTheyCannotBe) {
  Options options(info());
  EXPECT_EQ(errorOf(options.setText("inings", "3")),
            "unknown option inings; did you mean innings?");
  EXPECT_EQ(errorOf(options.setText("innings", "2")),
            "option innings can't be 2; it takes 3 to 12");
  EXPECT_EQ(errorOf(options.setText("innings", "9x")),
            "option innings can't be 9x; it takes 3 to 12");
  EXPECT_EQ(errorOf(options.setText("innings", "")), "option innings can't be ; it takes 3 to 12");
  EXPECT_EQ(errorOf(options.setText("steals", "maybe")),
            "option steals can't be maybe; it takes on or off");
  EXPECT_EQ(errorOf(options.set("lineup", 21)), "option lineup can't be 21; it takes 28, short");
  for (const char* value : {"650", "701", "1425", "3050"}) {
    EXPECT_EQ(
        errorOf(options.setText("limit", value)),
        "option limit can't be " + std::string(value) + "; it takes 700 to 3000 in steps of 50");
  }
  EXPECT_EQ(options, Options(info())) << "a refused value changes nothing";
}

TEST(Options, PresetsChangeWhatTheyName) {
  const Result<Options> rookie = Options::preset(info(), "rookie");
  ASSERT_TRUE(rookie);
  EXPECT_FALSE(rookie->isOn("steals"));
  EXPECT_EQ((*rookie)["innings"], 3);
  EXPECT_EQ((*rookie)["lineup"], 28);
  EXPECT_FALSE(rookie->isDefault("steals"));
  EXPECT_TRUE(rookie->isDefault("lineup"));
  EXPECT_EQ(Options::preset(info(), "rokie").error().message,
            "unknown preset rokie; did you mean rookie?");
  EXPECT_FALSE(Options::preset(info(), "broken"));
}

}  // namespace
}  // namespace raindelay
