#include "games/cooperstown/card_meaning.h"

#include <QCoreApplication>

#include "core/notation.h"
#include "games/cooperstown/chart.h"

namespace raindelay::cooperstown {

namespace {

/// The translations' context.
struct Words {
  Q_DECLARE_TR_FUNCTIONS(CooperstownMeaning)
};

QString positionName(int position) {
  static constexpr std::array<const char*, kPositions> kNames{
      QT_TRANSLATE_NOOP("CooperstownMeaning", "the pitcher"),
      QT_TRANSLATE_NOOP("CooperstownMeaning", "the catcher"),
      QT_TRANSLATE_NOOP("CooperstownMeaning", "the first baseman"),
      QT_TRANSLATE_NOOP("CooperstownMeaning", "the second baseman"),
      QT_TRANSLATE_NOOP("CooperstownMeaning", "the third baseman"),
      QT_TRANSLATE_NOOP("CooperstownMeaning", "the shortstop"),
      QT_TRANSLATE_NOOP("CooperstownMeaning", "the left fielder"),
      QT_TRANSLATE_NOOP("CooperstownMeaning", "the centre fielder"),
      QT_TRANSLATE_NOOP("CooperstownMeaning", "the right fielder")};
  return Words::tr(kNames[static_cast<std::size_t>(position)]);
}

QString hitName(int bases) {
  switch (bases) {
    case 1:
      return Words::tr("a single");
    case 2:
      return Words::tr("a double");
    case 3:
      return Words::tr("a triple");
    default:
      return Words::tr("a home run");
  }
}

QString compared(const View& view, Card card, const ChartRow& row) {
  const Card fielder = view.fielders[row.position];
  QString what = Words::tr("Hit to %1: %2 if %3 beats the value there.")
                     .arg(positionName(row.position), hitName(row.bases))
                     .arg(rankOf(card));
  if (fielder == kNoCard) return what;
  if (fielder == kFan) {
    return what + QLatin1Char(' ') +
           Words::tr("The Fan plays there: an error, or it sails overhead.");
  }
  const bool hit = rankOf(card) > fielder.index();
  return what + QLatin1Char(' ') +
         (hit ? Words::tr("The value there is %1: a hit now.")
              : Words::tr("The value there is %1: an out now."))
             .arg(fielder.index());
}

QString automatic(Chart kind) {
  switch (kind) {
    case Chart::kSacrifice:
      return Words::tr("Sacrifice: the batter is out, every runner moves up one base.");
    case Chart::kFoulPop:
      return Words::tr("Foul pop: the batter is out.");
    case Chart::kStrikeout:
      return Words::tr("Strikeout; a foul while The Fan pitches.");
    case Chart::kFlyOut:
      return Words::tr("Fly out: fast runners on second and third tag up.");
    case Chart::kWalk:
      return Words::tr("Walk: the batter takes first, forced runners move up.");
    case Chart::kDoublePlay:
      return Words::tr("Double play: the batter and the lead runner are out.");
    case Chart::kForceDoublePlay:
      return Words::tr("Double play on a force at first, else the batter is out.");
    case Chart::kLineOut:
      return Words::tr("Line out: the batter is out.");
    case Chart::kGroundOut:
      return Words::tr("Ground out: the batter is out.");
    case Chart::kBeanball:
      return Words::tr(
          "Hit by pitch with the bases empty, else a wild pitch: everyone moves up one base.");
    case Chart::kPickoff:
      return Words::tr("Foul out with the bases empty, else the fielders pick off a runner.");
    case Chart::kCircusCatch:
      return Words::tr("Fly out: fast runners on second and third tag up.");
    default:
      return {};
  }
}

QString batterMeaning(const View& view, Card card) {
  const ChartRow& row = chartOf(card);
  if (row.kind == Chart::kInfield || row.kind == Chart::kOutfield) {
    return compared(view, card, row);
  }
  if (row.kind == Chart::kHit) return Words::tr("Always %1.").arg(hitName(row.bases));
  const QString text = automatic(row.kind);
  return card == kTheWhiff ? text + QLatin1Char(' ') + Words::tr("The third one brings rain.")
                           : text;
}

QString runnerMeaning(Card card) {
  return isBaseCard(card)
             ? Words::tr(
                   "A fast runner: takes an extra base on a hit, tags up, and may try to steal.")
             : Words::tr("A runner: moves with the batter's hit.");
}

QString fielderMeaning(Card card, const QString& place) {
  const auto position = numberOf(place.mid(6).toStdString(), kPositionCodes);
  if (card == kFan) {
    return Words::tr(
        "The Fan stays put. A ball hit to The Fan is an error; while The Fan pitches, strikeouts "
        "are fouls.");
  }
  if (!position) return {};
  static constexpr std::array<const char*, kPositions> kCards{
      "5",
      "6",
      "7",
      "8",
      "9",
      "10",
      QT_TRANSLATE_NOOP("CooperstownMeaning", "Rookie (11)"),
      QT_TRANSLATE_NOOP("CooperstownMeaning", "Veteran (12)"),
      QT_TRANSLATE_NOOP("CooperstownMeaning", "All Star (13)")};
  const int rank = *position + 5;
  const QString to =
      Words::tr("Plays %1, where a %2 goes.")
          .arg(positionName(*position), Words::tr(kCards[static_cast<std::size_t>(*position)]));
  return to + QLatin1Char(' ') +
         (rank > card.index() ? Words::tr("Too weak: it is a hit.")
                              : Words::tr("Strong enough: it is an out."));
}

}  // namespace

QString cardMeaning(const View& view, const QString& code, const QString& place) {
  const std::string text = code.toStdString();
  if (const auto fielder = numberOf(text, kDefenceCodes))
    return fielderMeaning(Card(*fielder), place);
  const auto batter = numberOf(text, kOffenceCodes);
  if (!batter) return {};
  return place.startsWith(u"base.") ? runnerMeaning(Card(*batter))
                                    : batterMeaning(view, Card(*batter));
}

}  // namespace raindelay::cooperstown
