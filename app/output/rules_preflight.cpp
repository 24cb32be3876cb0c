// This finds what is wrong with a deck's rules in print.
#include <QTextDocument>

#include "output/glyph_check.h"
#include "output/preflight.h"
#include "output/rules_style.h"

namespace raindelay {

deck::Problems preflightRules(const Selection& selection, const deck::RulesText& rules) {
  deck::Problems problems;
  if (rules.text.empty()) return problems;
  QTextDocument document;
  rules::setMarkdown(document, QString::fromStdString(rules.text));
  deck::TextRun run;
  run.text = document.toPlainText().toStdString();
  CardPainter painter(selection.deck);
  run.font = rules::fontOf(*selection.deck, painter.fonts());
  for (deck::Problem& problem : checkGlyphs(painter, run)) {
    problem.site.file = rules.path;
    problems.add(std::move(problem));
  }
  return problems;
}

}  // namespace raindelay
