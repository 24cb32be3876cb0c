#include "review/analysis_words.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "table/hot_seat.h"
#include "table/player_kinds.h"

namespace raindelay {

namespace {

QString percentOf(double part) {
  return QString::number(std::lround(100 * std::abs(part)));
}

}  // namespace

QString AnalysisWords::label(Action action) const {
  return controller_.narrator().text(controller_.match().game().label(action));
}

QString AnalysisWords::nameOf(Seat seat) const {
  QString name = controller_.seating()->names().value(seat.index());
  if (isPerson(controller_.match(), seat)) return name;
  const QString kind = player_kinds::nameOf(controller_.seating()->kinds().value(seat.index()));
  return name.startsWith(kind) ? name : tr("%1 (%2)", "a player and its level").arg(name, kind);
}

QString AnalysisWords::amountOf(double cost, bool byMargin) const {
  if (!byMargin) return tr("%1%").arg(percentOf(cost));
  // Ten and more are whole; of less a tenth counts.
  const double tenths = std::round(10 * cost) / 10;
  const bool whole = cost >= 10 || tenths == std::round(tenths);
  const QString number =
      whole ? QString::number(std::lround(cost)) : QLocale().toString(tenths, 'f', 1);
  // Which form of the word goes with it: none but 1 is one.
  const int form = number == QLatin1String("1") ? 1 : 2;
  switch (analyst_.scoring().unit) {
    case ScoreUnit::kRuns:
      return tr("%1 run(s)", "a margin", form).arg(number);
    case ScoreUnit::kTests:
      return tr("%1 test(s)", "a margin", form).arg(number);
    default:
      return tr("%1 point(s)", "a margin", form).arg(number);
  }
}

QString AnalysisWords::told(const JudgedChoice& choice, const QString& amount) const {
  const QString made = label(choice.made);
  if (choice.mixed && choice.better == choice.made) {
    return tr("Played %1; playing it less often was better by %2.").arg(made, amount);
  }
  return (choice.mixed ? tr("Played %1; usually %2 was better by %3.")
                       : tr("Played %1; %2 was better by %3."))
      .arg(made, label(choice.better), amount);
}

QString AnalysisWords::chancesOf(const JudgedChoice& choice) const {
  const double before = choice.chances[static_cast<std::size_t>(choice.seat.index())];
  if (choice.byMargin) return tr("Chance to win: %1% either way").arg(percentOf(before));
  return tr("Chance to win: %1% → %2%", "before and after a choice")
      .arg(percentOf(before), percentOf(std::max(0.0, before - choice.cost)));
}

QString AnalysisWords::reasonOf(const JudgedChoice& choice, const AnyView& view) const {
  if (choice.better == choice.made) return {};
  const QString why = controller_.narrator().text(analyst_.why(view, choice.better));
  return why.isEmpty() ? QString()
                       : tr("The coach: %1 – %2.", "a choice and the reason for it")
                             .arg(label(choice.better), why);
}

ToldMistake AnalysisWords::mistake(const JudgedChoice& choice, int stop) const {
  const Match& match = controller_.match();
  const AnyView view = match.viewBefore(choice.step, choice.seat);
  const Situation situation = match.game().situation(view);
  QStringList words;
  for (const Sentence& one : situation.words) words << controller_.narrator().text(one);
  const QString amount = amountOf(choice.cost, choice.byMargin);
  ToldMistake mistake;
  mistake.seat = choice.seat.index();
  mistake.stop = stop;
  mistake.cost = tr("−%1", "what a choice cost").arg(amount);
  mistake.when = controller_.narrator().text(situation.when);
  mistake.situation = words.join(QStringLiteral(", "));
  mistake.told = told(choice, amount);
  mistake.chances = chancesOf(choice);
  mistake.reason = reasonOf(choice, view);
  return mistake;
}

QString AnalysisWords::ownChoices(const SeatBalance& balance, const QString& name) const {
  const QString margin = amountOf(balance.margin, true);
  if (balance.lost == 0) {
    return balance.margin == 0
               ? tr("%1 made no clear mistake.").arg(name)
               : tr("Once the match was settled, %1's choices cost %2.").arg(name, margin);
  }
  const QString percent = percentOf(balance.lost);
  QString lost = balance.error == 0
                     ? tr("%1's choices cost %2%.").arg(name, percent)
                     : tr("%1's choices cost %2% (±%3).")
                           .arg(name, percent, QString::number(std::ceil(100 * balance.error)));
  if (balance.margin == 0) return lost;
  return lost + QLatin1Char(' ') + tr("Once the match was settled, they cost %1.").arg(margin);
}

QString AnalysisWords::balance(const Analysis& analysis, Seat seat) const {
  const SeatBalance& one = analysis.balances[static_cast<std::size_t>(seat.index())];
  const QStringList names = controller_.seating()->names();
  QStringList sentences{ownChoices(one, names.value(seat.index()))};
  if (one.given > 0) {
    sentences << (names.size() == 2
                      ? tr("%1's choices gave away %2%.")
                            .arg(names[1 - seat.index()], percentOf(one.given))
                      : tr("The others' choices gave away %1%.").arg(percentOf(one.given)));
  }
  if (controller_.hasChance()) {
    sentences
        << (one.luck < 0 ? tr("Luck cost %1%.") : tr("Luck added %1%.")).arg(percentOf(one.luck));
  }
  return sentences.join(QLatin1Char(' '));
}

}  // namespace raindelay
