#pragma once

#include "deck/imposition.h"
#include "output/selection.h"

namespace raindelay {

/// Options for turning cards into a PDF.
struct PdfOptions {
  bool singly = false;   ///< a card a page with its bleed, for print shops; else on sheets
  deck::SheetPlan plan;  ///< of the sheets; for single cards, whether there are backs
  bool copies = true;    ///< each card as often as the deck has it
  bool booklet = true;   ///< behind sheets the rules that the deck names, if it does
};

/// The cards as a PDF: text as text with its typefaces in the file, art as vectors, each face, back
/// and piece of art in it once. An error is one sentence.
Result<QByteArray> pdfOf(const Selection& selection, const PdfOptions& options, Progress& progress);

/// Writes it into a file, with the folder that it lies in.
Result<void> writePdf(const Selection& selection, const PdfOptions& options,
                      const std::string& path, Progress& progress);

/// The test page of a paper, both sides.
Result<QByteArray> testPagePdf(const deck::SheetPlan& plan);

}  // namespace raindelay
