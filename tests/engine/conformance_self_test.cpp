// A property that cannot fail is worth nothing: each is shown a game with the fault that it is for.

#include <gtest/gtest.h>

#include <set>

#include "conformance.h"
#include "faulty_game.h"
#include "garden_game.h"
#include "support/random_options.h"
#include "toy_game.h"

namespace raindelay::conformance {
namespace {

using faulty::Fault;

template <Fault kFault>
std::shared_ptr<const Game> make(const Options& /*options*/) {
  return std::make_shared<ErasedGame<faulty::Rules<kFault>>>(faulty::Rules<kFault>());
}

template <Fault kFault>
Complaint complaintOf(const Property& property) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Options options(faulty::Rules<kFault>::info());
    if (auto complaint = playAndCheck(property, make<kFault>, options, seed, 1)) return complaint;
  }
  return std::nullopt;
}

struct Planted {
  const char* property;
  Complaint (*complaint)(const Property&);
};

template <Fault kFault>
Planted planted(const char* property) {
  return {property, complaintOf<kFault>};
}

GameMaker gardenMaker(garden::Fault fault) {
  return [fault](const Options& options) {
    return std::make_shared<ErasedGame<garden::Rules>>(
        garden::Rules(options.seats(), options.isOn("guess"), fault));
  };
}

template <garden::Fault kFault>
Planted plantedInGarden(const char* property) {
  return {property, [](const Property& one) -> Complaint {
            const Options options(garden::Rules::info());
            for (std::uint64_t seed = 0; seed < 60; ++seed) {
              auto complaint = playAndCheck(one, gardenMaker(kFault), options, seed, 1);
              if (complaint) return complaint;
            }
            return std::nullopt;
          }};
}

const std::vector<Planted>& allPlanted() {
  static const std::vector<Planted> all = {
      planted<Fault::kNothingToDo>("TheTurnCanBeTaken"),
      planted<Fault::kNoSuchSource>("TheTurnCanBeTaken"),
      planted<Fault::kNoOutcome>("TheTurnCanBeTaken"),
      planted<Fault::kUnsorted>("LegalActionsAscend"),
      planted<Fault::kRefusesLegal>("LegalIsWhatIsNotRefused"),
      planted<Fault::kAcceptsAll>("LegalIsWhatIsNotRefused"),
      planted<Fault::kRefusalLacksValue>("RefusalsCanBeSaid"),
      planted<Fault::kRefusalOutOfRange>("RefusalsCanBeSaid"),
      planted<Fault::kReadsAnother>("TextsAreReadBack"),
      planted<Fault::kChanceLineWithoutSource>("TextsAreReadBack"),
      planted<Fault::kTwoTextsAlike>("TextsAreUnique"),
      planted<Fault::kReadsWhatItCannotWrite>("DamagedTextIsHarmless"),
      planted<Fault::kLegalPeeks>("LegalDependsOnTheViewAlone"),
      planted<Fault::kRefusalPeeks>("LegalDependsOnTheViewAlone"),
      planted<Fault::kViewPeeks>("ViewsDontLeak"),
      planted<Fault::kSampleForgetsTheHand>("ViewsDontLeak"),
      planted<Fault::kSampleForgetsTheHand>("StatesAreConsistentWithTheirViews"),
      planted<Fault::kAnythingIsConsistent>("ConsistentMeansTheSameView"),
      planted<Fault::kSampleHasAMemory>("SamplesAreReproducible"),
      planted<Fault::kSampleIsShort>("SamplesCanBePlayed"),
      planted<Fault::kApplyHasAMemory>("ReplayIsEqual"),
      planted<Fault::kNeverEnds>("TheMatchEnds"),
      planted<Fault::kNothingToDo>("TheMatchEnds"),
      planted<Fault::kDecidedTooEarly>("ResultsAreSettledAtTheEnd"),
      planted<Fault::kFiguresCome>("FiguresAreAlwaysTheSame"),
      planted<Fault::kShowsWhatIsNotCounted>("FiguresShownAreCounted"),
      planted<Fault::kNoSuchKind>("PiecesAreOfTheGame"),
      planted<Fault::kCardIsLost>("PiecesStayInTheBox"),
      planted<Fault::kCardIsTwice>("NoCardIsThereTwice"),
      planted<Fault::kGapInAPlace>("PlacesAreCountedFromTheBottom"),
      planted<Fault::kFactTwice>("FactsAreNamed"),
      planted<Fault::kSituationLacksValue>("SituationsCanBeSaid"),
      planted<Fault::kLabelLacksValue>("LabelsCanBeSaid"),
      planted<Fault::kPieceIsElsewhere>("GesturesTakeAPieceThatIsThere"),
      planted<Fault::kGesturesAlike>("GesturesAndLabelsTellActionsApart"),
      planted<Fault::kEventLacksValue>("EventsCanBeSaid"),
      planted<Fault::kMoveToNowhere>("MovesAreOnTheTable"),
      planted<Fault::kMoveIsForgotten>("MovesExplainThePieces"),
      planted<Fault::kMoveShowsAnotherFace>("FacesGoWhereTheirMovesSay"),
      planted<Fault::kApplyHasAMemory>("ApplyingLeavesTheOriginalAlone"),
      planted<Fault::kApplyTellsTwice>("ApplyingLeavesTheOriginalAlone"),
      planted<Fault::kDealIsTold>("SecretsShowNothing"),
      planted<Fault::kAsideIsTold>("SecretsShowNothing"),
      planted<Fault::kViewPeeks>("SecretsShowNothing"),
      planted<Fault::kFactPeeks>("SecretsShowNothing"),
      planted<Fault::kPiecePeeks>("SecretsShowNothing"),
      planted<Fault::kLegalPeeks>("SecretsShowNothing"),
      planted<Fault::kAttemptPeeks>("SecretsShowNothing"),
      planted<Fault::kRefusalPeeks>("SecretsShowNothing"),
      planted<Fault::kLabelPeeks>("SecretsShowNothing"),
      planted<Fault::kEventPeeks>("EventsTellNoMoreThanTheViews"),
      plantedInGarden<garden::Fault::kPartsUnsorted>("AChoiceSaysWhatItConsistsOf"),
      plantedInGarden<garden::Fault::kPromisesMore>("WhatIsAdmittedCanBeChosen"),
      plantedInGarden<garden::Fault::kAllowsMore>("WhatIsPlayedIsAdmitted"),
      plantedInGarden<garden::Fault::kBedShows>("PartsShowNothing"),
  };
  return all;
}

TEST(ConformanceItself, TheHonestToyKeepsEverything) {
  for (const Property& property : allProperties()) {
    const Complaint complaint = complaintOf<Fault::kNone>(property);
    EXPECT_FALSE(complaint) << property.name << ": " << *complaint;
  }
}

/// The other toy's choices are secret until both are made; its cards aren't kept on the table.
TEST(ConformanceItself, SecretChoicesThatAreShownTogetherAreNoLeak) {
  const GameMaker make = [](const Options& options) {
    return std::make_shared<ErasedGame<toy::Rules>>(toy::Rules(options["rounds"]));
  };
  std::vector<Property> properties(momentProperties().begin(), momentProperties().end());
  for (const Property& property : stepProperties()) {
    if (std::string_view(property.name).find("Moves") == std::string_view::npos) {
      properties.push_back(property);
    }
  }
  for (const Property& property : properties) {
    const std::string_view name = property.name;
    if (name == "FacesGoWhereTheirMovesSay") continue;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const Complaint complaint =
          playAndCheck(property, make, Options(toy::Rules::info()), seed, 1);
      ASSERT_FALSE(complaint) << name << ": " << *complaint;
    }
  }
}

/// For two and for three, with and without the choice that isn't in parts.
TEST(ConformanceItself, TheHonestGardenKeepsEverything) {
  for (const Property& property : allProperties()) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      Stream random(seed, "options");
      const Options options = test::randomOptions(garden::Rules::info(), random);
      const Complaint complaint =
          playAndCheck(property, gardenMaker(garden::Fault::kNone), options, seed, 1);
      ASSERT_FALSE(complaint) << property.name << ": " << *complaint;
    }
  }
}

TEST(ConformanceItself, EachPropertyFindsItsFault) {
  for (std::size_t i = 0; i < allPlanted().size(); ++i) {
    const Planted& one = allPlanted()[i];
    bool known = false;
    for (const Property& property : allProperties()) {
      if (std::string_view(property.name) != one.property) continue;
      known = true;
      EXPECT_TRUE(one.complaint(property)) << one.property << " overlooks planted fault " << i;
    }
    EXPECT_TRUE(known) << one.property;
  }
}

TEST(ConformanceItself, NoPropertyIsUntried) {
  std::set<std::string_view> tried;
  for (const Planted& one : allPlanted()) tried.insert(one.property);
  for (const Property& property : allProperties()) {
    EXPECT_TRUE(tried.contains(property.name)) << property.name;
  }
}

}  // namespace
}  // namespace raindelay::conformance
