// A view in words and codes: for the terminal and golden files.

#include <array>

#include "core/notation.h"
#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

namespace {

constexpr std::array<std::string_view, 12> kPhaseNames{
    "draw-for-home", "deal", "left-out",        "field",       "manage", "dugout",
    "at-bat",        "turn", "fielders-choice", "pick-runner", "brawl",  "over"};
constexpr std::array<std::string_view, 4> kPurposeNames{"swing", "steal", "bunt", "pinch-run"};
constexpr std::array<std::string_view, 5> kEndingNames{"going-on", "played", "rain", "no-result",
                                                       "curfew"};

template <class Enum, std::size_t N>
std::string nameOf(const std::array<std::string_view, N>& names, Enum value) {
  return std::string(names[static_cast<std::size_t>(value)]);
}

std::string cardOrDash(Card card) {
  return card == kNoCard ? "-" : std::string(offenceCode(card));
}

std::string fielders(const View& view) {
  std::string text;
  for (int i = 0; i < kPositions; ++i) {
    const Card card = view.fielders[static_cast<std::size_t>(i)];
    if (i > 0) text += ' ';
    text += std::string(kPositionCodes[static_cast<std::size_t>(i)]) + '=';
    text += card == kNoCard ? "-" : defenceCode(card);
  }
  return text;
}

std::string coveredCards(const View& view) {
  std::string text;
  for (const Covered& covered : view.covered) {
    if (!text.empty()) text += ' ';
    text += std::string(kPositionCodes[covered.position]) + '=' +
            std::string(defenceCode(covered.card));
  }
  return text.empty() ? "-" : text;
}

std::string halfInningFlags(const View& view) {
  std::string text;
  const auto add = [&text](bool on, std::string_view word) {
    if (!on) return;
    if (!text.empty()) text += ' ';
    text += word;
  };
  add(view.reached, "reached");
  add(view.switched, "switched");
  add(view.subbed, "subbed");
  add(view.freshReliever, "fresh-reliever");
  return text.empty() ? "-" : text;
}

std::string lineOf(const TeamLine& line) {
  return "R " + std::to_string(line.runs) + " H " + std::to_string(line.hits) + " E " +
         std::to_string(line.errors) + " LOB " + std::to_string(line.leftOnBase);
}

void addTeam(const View& view, int team, std::vector<Fact>& facts) {
  const auto i = static_cast<std::size_t>(team);
  const std::string suffix = "-" + std::to_string(team);
  const Allowance& left = view.allowance[i];
  facts.push_back({"line" + suffix, lineOf(view.line().team[i])});
  facts.push_back({"allowance" + suffix, "relievers " + std::to_string(left.relievers) +
                                             " pinch-hitters " + std::to_string(left.pinchHitters) +
                                             " pinch-runners " +
                                             std::to_string(left.pinchRunners)});
  if (view.shared && team == 1) return;
  facts.push_back({"deck" + suffix, std::to_string(view.deckSize(team)) + " cards"});
  facts.push_back({"deck-known-order" + suffix, codesOf(view.tail[i], kOffenceCodes)});
  facts.push_back({"known" + suffix, codesOf(view.known[i], kOffenceCodes)});
}

}  // namespace

std::vector<Fact> Rules::facts(const View& view) {
  std::vector<Fact> facts{
      {"phase", nameOf(kPhaseNames, view.phase)},
      {"home", std::to_string(view.home.index())},
      {"game", std::to_string(view.game + 1)},
      {"inning", std::string(view.halfInning % 2 == 0 ? "top " : "bottom ") +
                     std::to_string(view.halfInning / 2 + 1)},
      {"batting", std::to_string(view.batting().index())},
      {"outs", std::to_string(view.outs)},
      {"bases", cardOrDash(view.bases[0]) + ' ' + cardOrDash(view.bases[1]) + ' ' +
                    cardOrDash(view.bases[2])},
      {"plate", cardOrDash(view.atBat)},
      {"field", fielders(view)},
      {"covered", coveredCards(view)},
      {"dugout", std::to_string(view.dugout.size())},
      {"half-inning", halfInningFlags(view)},
      {"outs-stack", codesOf(view.outsStack, kOffenceCodes)},
      {"runs-stack", codesOf(view.runsStack, kOffenceCodes)},
      {"ejected", codesOf(view.ejected, kOffenceCodes)},
      {"whiffs", std::to_string(view.whiffs)},
      {"beanballs", std::to_string(view.beanballs)},
      {"deck-run-outs", std::to_string(view.deckRunOuts)},
      {"left-out", std::to_string(view.leftOut)},
      {"ending", nameOf(kEndingNames, view.line().ending)},
  };
  if (view.phase == Phase::kTurn)
    facts.push_back({"turned-for", nameOf(kPurposeNames, view.purpose)});
  addTeam(view, 0, facts);
  addTeam(view, 1, facts);
  return facts;
}

}  // namespace raindelay::cooperstown
