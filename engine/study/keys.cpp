#include "study/keys.h"

#include <array>

#include "deck/key_schema.h"

namespace raindelay::study {
namespace {

#define SAY(source) RD_TEXT("StudyKey", source)

using deck::KeyInfo;
using K = deck::ValueKind;

constexpr double kMostPairs = 100'000'000;
constexpr double kMostNumber = 1'000'000'000;

constexpr std::array<std::string_view, 6> kLevelNames = {"random", "rookie",   "pro",
                                                         "coach",  "all-star", "hall-of-famer"};
constexpr std::array<std::string_view, 7> kAskNames = {
    "compare", "ladder", "cards", "restrict", "exact", "sensitivity", "target"};

constexpr std::array<std::string_view, 4> kFollowNames = {"shape", "curve", "luck", "decisions"};

constexpr KeyInfo kOptions{"options", K::kTexts, SAY("The game's options that aren't as usual.")};

constexpr std::array kStudyKeys = {
    KeyInfo{"format", K::kText, SAY("The format's name: raindelay-study/1."), true},
    KeyInfo{"game", K::kText, SAY("The game's id; raindelay-lab games lists them."), true},
    KeyInfo{"preset", K::kText, SAY("A named set of options to start from.")},
    kOptions,
    KeyInfo::whole("seats", SAY("How many play; the fewest, if not said."), 1, 3),
    KeyInfo{"levels", K::kWords,
            SAY("The computer players of all seats, a level after the other; random, rookie, pro "
                "and coach, if not said, and all-star where the stop rule has minutes."),
            false, kLevelNames},
    KeyInfo{"deck", K::kFile,
            SAY("The folder of the base deck, in the study's own; \".\" is that itself. The "
                "built-in cards, if not said.")},
    KeyInfo{"deck-hash", K::kText,
            SAY("The base deck's hash: the study is refused for any other cards.")},
    KeyInfo{"variants", K::kKeysMap,
            SAY("The changed games, by their names; \"base\" is the "
                "unchanged one.")},
    KeyInfo{"questions", K::kKeysList,
            SAY("What is asked; each variant against the base, if not "
                "said.")},
    KeyInfo{
        "follow", K::kWords,
        SAY("What to follow along each match, by the computer's judgement. shape: lead changes, "
            "suspense. curve: the first seat's chance at each tenth. luck: wins less what "
            "chance gave. decisions: how many matter."),
        false, kFollowNames},
    KeyInfo{"stop", K::kKeys, SAY("When a level's matches are enough.")},
    KeyInfo{"seed", K::kText,
            SAY("The seed of all draws: 1 to 16 hexadecimal digits; 1, if not "
                "said.")},
};

constexpr std::array kVariantKeys = {
    KeyInfo{"cells", K::kKeysLists,
            SAY("The cells that say something else, by their table: cards.csv.")},
    kOptions,
};

constexpr KeyInfo kCode{
    "code", K::kText,
    SAY("The row: what it says in the column code or, where there is none, in the first.")};
constexpr KeyInfo kRow = KeyInfo::whole(
    "row", SAY("The row's number as a spreadsheet shows it, in place of a code."), 2, 1'000'000);
constexpr KeyInfo kColumn{"column", K::kText, SAY("The column's name."), true};

constexpr std::array kCellKeys = {
    kCode,
    kRow,
    kColumn,
    KeyInfo{"value", K::kText, SAY("What the cell says instead."), true},
};

constexpr std::array kMoveKeys = {
    kCode,
    kRow,
    kColumn,
    KeyInfo::whole("least", SAY("The least number that it may be."), -kMostNumber, kMostNumber),
    KeyInfo::whole("most", SAY("The greatest number that it may be."), -kMostNumber, kMostNumber),
    KeyInfo{"values", K::kNames,
            SAY("In place of numbers: all that it may say, in an order in which neighbours are "
                "alike; what it says now is among them.")},
};

constexpr std::array kQuestionKeys = {
    KeyInfo{
        "ask", K::kChoice,
        SAY("The kind of question. compare: what the variant does to the game. ladder: how much "
            "skill and luck it has; each level plays the one before it in the list. cards: what "
            "each card is worth against its neutral twin. restrict: what it costs to do without "
            "some actions. exact: what perfect play comes to, of a game that is solved. "
            "sensitivity: what each number of a table does, one more and one less. target: "
            "values that bring figures where they are to be, with few changes."),
        true, kAskNames},
    KeyInfo{"variant", K::kText, SAY("The changed game; each of them, if not said.")},
    KeyInfo{"against", K::kText, SAY("The one that it is compared with; base, if not said.")},
    KeyInfo{"figures", K::kNames, SAY("The figures that are told; all, if not said.")},
    KeyInfo{"tolerance",
            K::kNumbers,
            SAY("By how much each figure's mean may change: the study fails if it changes by more, "
                "or if that can't be ruled out."),
            false,
            {},
            0,
            kMostNumber},
    KeyInfo{"target", K::kRanges,
            SAY("Where each figure's mean has to lie: [least, most]; the study fails if it "
                "doesn't, or if that can't be shown.")},
    KeyInfo{"table", K::kText,
            SAY("cards: the table whose rows are the cards; cards.csv, if not said. sensitivity: "
                "the table whose numbers are changed; all, if not said.")},
    KeyInfo{"columns", K::kNames,
            SAY("cards: the columns in which a neutral twin has the median of its kind, or the "
                "most common word; those of numbers, if not said. sensitivity: the columns whose "
                "numbers are changed.")},
    KeyInfo{"without", K::kNames,
            SAY("restrict: how the texts of the actions begin that a player does without, each "
                "for itself: steal. Where nothing else is allowed, they are.")},
    KeyInfo{"move", K::kKeysLists,
            SAY("target: the cells that may say something else, by their table: gloves.csv.")},
    KeyInfo{"weights",
            K::kNumbers,
            SAY("target: how much each figure counts, (distance from its range / half the range) "
                "squared; 1, if not said."),
            false,
            {},
            0,
            kMostNumber},
    KeyInfo::number("change-cost",
                    SAY("target: by how much another changed cell has to make the sum of these "
                        "better to be worth it; 0.1, if not said."),
                    0, kMostNumber),
};

constexpr std::array kStopKeys = {
    KeyInfo::whole("pairs", SAY("The most pairs of matches at each level; 1000, if not said."), 1,
                   kMostPairs),
    KeyInfo::whole("fewest",
                   SAY("The fewest, before it is looked at what they say; 50, if not "
                       "said."),
                   2, kMostPairs),
    KeyInfo{"width",
            K::kNumbers,
            SAY("How wide the interval of each figure's change may be: it is enough when all are "
                "as narrow."),
            false,
            {},
            0,
            kMostNumber},
    KeyInfo{"decided", K::kFlag,
            SAY("true: it is enough when each tolerance and target is known to be kept or "
                "missed.")},
    KeyInfo::number("minutes",
                    SAY("A level that will take longer isn't played; any time will do, if not "
                        "said."),
                    0, kMostNumber),
};

#undef SAY

}  // namespace

std::string_view partName(Part part) {
  static constexpr std::array<std::string_view, 6> kNames = {"study", "variant",  "cell",
                                                             "move",  "question", "stop"};
  return kNames[static_cast<std::size_t>(part)];
}

std::span<const KeyInfo> keysOf(Part part) {
  static constexpr std::array<std::span<const KeyInfo>, 6> kAll = {
      kStudyKeys, kVariantKeys, kCellKeys, kMoveKeys, kQuestionKeys, kStopKeys};
  return kAll[static_cast<std::size_t>(part)];
}

std::string studySchema() {
  using deck::key_schema::objectOf;
  const auto cell = [](std::span<const KeyInfo> keys) {
    deck::key_schema::Json json = objectOf(keys);
    json["oneOf"] = {{{"required", {"code"}}}, {{"required", {"row"}}}};
    return json;
  };
  return deck::key_schema::textOf("A study of a game's balance (NAME.study.yaml)", kStudyKeys,
                                  {{"variants", objectOf(kVariantKeys)},
                                   {"cells", cell(kCellKeys)},
                                   {"move", cell(kMoveKeys)},
                                   {"questions", objectOf(kQuestionKeys)},
                                   {"stop", objectOf(kStopKeys)}});
}

}  // namespace raindelay::study
