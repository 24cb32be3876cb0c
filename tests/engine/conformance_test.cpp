#include "conformance.h"

#include <gtest/gtest.h>
// RapidCheck's header needs GoogleTest's.
#include <rapidcheck/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "core/luck.h"
#include "core/playout.h"
#include "every_game.h"
#include "games/registry.h"
#include "support/game_files.h"
#include "support/random_options.h"

namespace raindelay::conformance {
namespace {

GameMaker makerOf(const GameEntry& entry) {
  return [&entry](const Options& options) {
    return entry.make(options, builtinData(entry.info->id)).value();
  };
}

using Case = std::tuple<const GameEntry*, Property>;

class EveryGame : public testing::TestWithParam<Case> {};

TEST_P(EveryGame, Keeps) {
  const auto& [entry, property] = GetParam();
  rc::detail::checkGTest([entry = entry, property = property] {
    // Any seed is as good as another: nothing to grow, nothing to shrink.
    const auto seed =
        *rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>()));
    Stream random(seed, "conformance");
    const Options options = test::randomOptions(*entry->info, random);
    const Complaint complaint =
        playAndCheck(property, makerOf(*entry), options, seed, 1 + random.below(40));
    if (complaint) RC_FAIL(*complaint);
  });
}

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(EveryGame);
std::string nameOfCase(const testing::TestParamInfo<Case>& one) {
  const auto& [entry, property] = one.param;
  return test::asName(entry->info->id) + "_" + property.name;
}
INSTANTIATE_TEST_SUITE_P(Games, EveryGame,
                         testing::Combine(testing::ValuesIn(test::everyGame()),
                                          testing::ValuesIn(allProperties())),
                         nameOfCase);

// --- as a simulation plays -----------------------------------------------------------------------

template <class R>
class EveryRules : public testing::Test {};

template <class List>
struct AsTypes;
template <class... R>
struct AsTypes<std::tuple<R...>> {
  using Type = testing::Types<R...>;
};
TYPED_TEST_SUITE(EveryRules, AsTypes<AllRules>::Type);

/// A sink that keeps nothing changes nothing.
TYPED_TEST(EveryRules, KeepNoEventsPlayTheSame) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Stream random(seed, "options");
    const Options options = test::randomOptions(TypeParam::info(), random);
    const auto rules = TypeParam::make(options, builtinData(TypeParam::info().id));
    ASSERT_TRUE(rules);
    const auto endOf = [&](auto&& sink) {
      auto state = rules->initial();
      Luck luck(seed, TypeParam::info());
      Stream choices(seed, "choices");
      playout(
          *rules, state, luck,
          [&](const auto& now, Seat) { return randomAction(*rules, now, choices); }, sink);
      return state;
    };
    EXPECT_EQ(endOf(NoEvents{}), endOf(EventLog{})) << "seed " << seed;
  }
}

// --- the fact sheet ------------------------------------------------------------------------------

class FactSheet : public testing::TestWithParam<const GameEntry*> {
 protected:
  [[nodiscard]] static const GameInfo& info() { return *GetParam()->info; }
};

template <class Rows, class IdOf>
void expectUniqueIds(const Rows& rows, IdOf idOf, const char* what) {
  std::set<std::string_view> ids;
  for (const auto& row : rows) {
    EXPECT_FALSE(idOf(row).empty()) << what;
    EXPECT_TRUE(ids.insert(idOf(row)).second) << what << " twice: " << idOf(row);
  }
}

const auto kId = [](const auto& row) { return row.id; };

TEST_P(FactSheet, IdsAreUnique) {
  expectUniqueIds(info().options, kId, "option");
  expectUniqueIds(info().presets, kId, "preset");
  expectUniqueIds(info().places, kId, "place");
  expectUniqueIds(info().events, kId, "event");
  expectUniqueIds(info().refusals, kId, "refusal");
  const auto itself = [](std::string_view name) { return name; };
  expectUniqueIds(info().sources, kId, "source");
  expectUniqueIds(info().pieceKinds, itself, "piece kind");
  for (const OptionInfo& option : info().options) expectUniqueIds(option.choices, kId, "choice");
}

TEST_P(FactSheet, EverySourceHasAPartOfTheLedger) {
  for (const SourceInfo& source : info().sources) {
    EXPECT_FALSE(source.name.text.empty()) << source.id;
    EXPECT_NE(source.group, nullptr) << source.id;
  }
}

TEST_P(FactSheet, FitsTheContainers) {
  EXPECT_LE(info().sources.size(), kMaxSources);
  EXPECT_LE(info().maxSeats, kMaxSeats);
  EXPECT_LE(1, info().minSeats);
  EXPECT_LE(info().minSeats, info().maxSeats);
  EXPECT_GT(info().longestMatch, 0);
  EXPECT_GE(info().rulesVersion, 1);
}

TEST_P(FactSheet, EverythingHasItsWords) {
  const auto said = [](const Sentence& sentence) {
    return sentence.text.context[0] != '\0' && !sentence.empty();
  };
  EXPECT_TRUE(said(info().title));
  EXPECT_TRUE(said(info().summary));
  EXPECT_TRUE(said(info().author));
  for (const OptionInfo& option : info().options) {
    EXPECT_TRUE(said(option.label) && said(option.help)) << option.id;
    EXPECT_EQ(std::string_view(option.help.source).find('\n'), std::string_view::npos) << option.id;
    for (const ChoiceInfo& choice : option.choices) EXPECT_TRUE(said(choice.label)) << choice.id;
  }
  for (const PresetInfo& preset : info().presets) {
    EXPECT_TRUE(said(preset.label) && said(preset.help)) << preset.id;
  }
  for (const PlaceInfo& place : info().places) EXPECT_TRUE(said(place.name)) << place.id;
  for (const RefusalInfo& refusal : info().refusals) EXPECT_TRUE(said(refusal.text)) << refusal.id;
  for (const Text& word : info().words) EXPECT_TRUE(said(word)) << word.source;
  for (const EventInfo& event : info().events) {
    for (const Text& wording : event.wordings) EXPECT_TRUE(said(wording)) << event.id;
  }
}

TEST_P(FactSheet, DefaultsAndPresetsAreValuesOfTheirOptions) {
  for (const OptionInfo& option : info().options) {
    Options options(info());
    EXPECT_TRUE(options.set(option.id, option.fallback)) << option.id;
    EXPECT_TRUE(options.setText(option.id, options.text(option.id))) << option.id;
    EXPECT_TRUE(options.isDefault(option.id)) << option.id;
    EXPECT_EQ((option.maximum - option.minimum) % option.step, 0) << option.id;
    if (option.needs.option.empty()) continue;
    EXPECT_TRUE(options.set(option.needs.option, option.needs.value)) << option.id;
    EXPECT_TRUE(options.matters(option.id)) << option.id;
  }
  for (const PresetInfo& preset : info().presets) {
    EXPECT_TRUE(Options::preset(info(), preset.id)) << preset.id;
  }
}

/// So that a deck tells which game it belongs to.
TEST_P(FactSheet, OnlyItsOwnCardsArePlayedWith) {
  const Options options(info());
  for (const GameEntry& entry : allGames()) {
    const bool own = entry.info->id == info().id;
    EXPECT_EQ(GetParam()->make(options, builtinData(entry.info->id)).ok(), own) << entry.info->id;
  }
  const auto none = GetParam()->make(options, {});
  ASSERT_FALSE(none.ok());
  EXPECT_NE(none.error().message.find("cards.csv"), std::string::npos) << none.error().message;
}

/// The text of assets/<game>/rules.md.
std::string rulesPage(std::string_view game) {
  std::ifstream file(test::assetFile(std::filesystem::path(game) / "rules.md"));
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST_P(FactSheet, EveryRefusalNamesARuleOfTheRulesPage) {
  const std::string page = rulesPage(info().id);
  ASSERT_FALSE(page.empty()) << "assets/" << info().id << "/rules.md";
  for (const RefusalInfo& refusal : info().refusals) {
    const std::string rule(refusal.rule);
    EXPECT_TRUE(page.find("**" + rule + " [") != std::string::npos ||
                page.find("**" + rule + "**") != std::string::npos ||
                page.find("\n## " + rule + " ") != std::string::npos)
        << refusal.id << ": " << rule;
  }
}

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(FactSheet);
INSTANTIATE_TEST_SUITE_P(Games, FactSheet, testing::ValuesIn(test::everyGame()), test::nameOfGame);

}  // namespace
}  // namespace raindelay::conformance
