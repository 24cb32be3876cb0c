#pragma once

#include "core/result.h"
#include "deck/imposition.h"
#include "output/pdf_document.h"
#include "output/rules_pages.h"
#include "output/selection.h"

namespace raindelay {

/// The rules that a deck names, as a booklet on its sheets' paper: two pages on each side of a
/// sheet, so that the sheets, laid into each other and folded, read on.
class Booklet {
 public:
  /// True if the deck names rules and they can be read; else preflight() says why not.
  static bool canBeOf(const Selection& selection);
  /// In the selection's language; for that of no rules at all, see deck::Deck::rules. An error is
  /// one sentence: there is no such file, the paper is too small.
  static Result<std::unique_ptr<Booklet>> of(const Selection& selection,
                                             const deck::SheetPlan& plan, const QString& title);

  /// Adds its sheets to the document, both sides of each. A printer turns them about the plan's
  /// edge.
  void drawInto(PdfDocument& document);

 private:
  Booklet(const deck::SheetPlan& plan, const QString& rules, const QString& title,
          const QStringList& families);

  double width_, height_;  // of a sheet, lying; mm
  bool turned_;            // the backs stand on their heads
  RulesPages pages_;
};

}  // namespace raindelay
