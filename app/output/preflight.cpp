#include "output/preflight.h"

#include <algorithm>
#include <cmath>

#include "deck/words.h"

namespace raindelay {
namespace {

using deck::Problem;
using deck::ProblemKind;
using deck::Severity;

constexpr ProblemKind kSize{
    "print-size", Severity::kError,
    RD_TEXT("Preflight", "%1 prints no card of %2 × %3 mm; the nearest is %4, %5 × %6 mm.")};
constexpr ProblemKind kScaled{"print-scaled", Severity::kWarning,
                              RD_TEXT("Preflight", "Cards of %1 × %2 mm become %3, %4 × %5 mm.")};
constexpr ProblemKind kBleed{
    "print-bleed", Severity::kWarning,
    RD_TEXT("Preflight",
            "The deck's bleed is %1 mm; %2 wants %3 mm. The edge's colours are "
            "continued.")};

constexpr double kBleedShort = 0.25;  ///< what an edge that is continued makes up for, mm
constexpr double kScale = 0.25;       ///< by how much a card may grow without a word, mm

/// True for an error of what cards are made of, not of how they come out.
bool ofFiles(const Problem& problem) {
  return problem.severity == Severity::kError && problem.id != kTextTooLarge.id &&
         !problem.id.starts_with("print-");
}

/// The problem of a face, of another card with that face.
Problem onFace(Problem problem, const deck::Deck& deck, std::size_t card, deck::Side side) {
  const deck::CardSide face = deck.faceOf(card, side);
  deck::onCard(problem, deck, face.card, face.side);
  return problem;
}

}  // namespace

deck::Problems preflightDeck(const deck::Deck& deck, const PrintLimits& limits) {
  deck::Problems problems;
  if (limits.vendor == nullptr) return problems;
  const deck::Vendor& vendor = *limits.vendor;
  const auto add = [&](Problem problem) {
    problem.site.file = "deck.yaml";
    problem.site.line = deck.cardLine;
    problem.site.offset = deck.cardOffset;
    problems.add(std::move(problem));
  };
  const deck::VendorCard& card = deck::nearestVendorCard(vendor, deck.width, deck.height);
  const std::vector<std::string> own = {deck::shortNumber(deck.width),
                                        deck::shortNumber(deck.height)};
  const std::vector<std::string> theirs = {std::string(card.name), deck::shortNumber(card.width),
                                           deck::shortNumber(card.height)};
  const double off =
      std::max(std::abs(card.width - deck.width), std::abs(card.height - deck.height));
  if (off > deck::kVendorTolerance) {
    add(Problem(kSize,
                {std::string(vendor.name), own[0], own[1], theirs[0], theirs[1], theirs[2]}));
  } else if (off > kScale) {
    add(Problem(kScaled, {own[0], own[1], theirs[0], theirs[1], theirs[2]}));
  }
  if (deck.bleed < vendor.bleed - kBleedShort) {
    const std::string wanted = deck::shortNumber(vendor.bleed);
    Problem problem(kBleed, {deck::shortNumber(deck.bleed), std::string(vendor.name), wanted});
    if (deck.cardLine > 0) problem.remedy = deck::widerBleed(wanted);
    add(std::move(problem));
  }
  return problems;
}

Result<Findings> preflight(const deck::Problems& reading, const Selection& selection,
                           const PrintLimits& limits, Progress& progress, unsigned threads) {
  const deck::Deck& deck = *selection.deck;
  const std::vector<std::size_t>& cards = selection.cards;
  Findings findings{reading, 0};
  findings.all.add(deck::checkDeck(deck));
  const auto rules = deck::readRules(deck, selection.language.toStdString());
  if (!rules) findings.all.add(rules.problem());

  // Most cards of a deck share their back, which is looked at once.
  const std::vector<std::size_t> firsts = firstWithBack(selection);
  std::vector<deck::Problems> fronts(cards.size()), backs(cards.size());
  progress.begin(static_cast<int>(cards.size()));
  const auto check = [&](CardPainter& painter, std::size_t index) -> Result<void> {
    const auto face = [&](deck::Side side) {
      return preflightFace(painter, selection, cards[index], side, limits);
    };
    fronts[index] = face(deck::Side::kFront);
    if (firsts[index] == index) backs[index] = face(deck::Side::kBack);
    return {};
  };
  const auto done = paintEach(selection, cards.size(), progress, check, threads);
  if (!done) return done.error();

  findings.all.add(preflightDeck(deck, limits));
  if (rules) findings.all.add(preflightRules(selection, *rules));
  for (std::size_t index = 0; index < cards.size(); ++index) {
    findings.all.add(fronts[index]);
    for (const Problem& problem : backs[firsts[index]].list()) {
      findings.all.add(onFace(problem, deck, cards[index], deck::Side::kBack));
    }
  }
  const auto& all = findings.all.list();
  findings.mistakes = static_cast<std::size_t>(std::count_if(all.begin(), all.end(), ofFiles));
  return findings;
}

}  // namespace raindelay
