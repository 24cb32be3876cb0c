#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace raindelay {

/// A box on a page of a PDF: points from its top left corner, y down.
struct PdfBox {
  double x = 0, y = 0, width = 0, height = 0;
};

/// A picture of pixels: its rows with PNG's filters, packed (zlib's format).
struct PdfPicture {
  int width = 0, height = 0;
  int channels = 3;    ///< a byte each: 3, red, green and blue; 1, grey
  std::string colors;  ///< rows
  std::string alpha;   ///< rows of one channel; empty: opaque
};

/// A drawing that a file holds once, however often it is seen.
struct PdfForm {
  int page = 0;        ///< of the document, on which it was drawn
  PdfBox box;          ///< its part of the page
  bool group = false;  ///< laid over what is below it as a whole: it is used with an opacity
  std::optional<PdfPicture> picture = {};  ///< instead of what was drawn
  std::string drawing = {};                ///< likewise: a PDF whose first page it is; empty: none
};

/// A page of the finished file.
struct PdfPage {
  int page = 0;  ///< of the document
  double width = 0, height = 0;
  PdfBox trim, bleed;
};

/// The plan of a finished document: its forms and pages, and how it is printed.
struct PdfPlan {
  std::vector<PdfForm> forms;
  std::vector<PdfPage> pages;  ///< others aren't in the finished file
  bool duplex = false;         ///< meant to be printed on both sides,
  bool shortEdge = false;      ///< turned over the short edge
};

/// Makes the finished file of a document that QPdfWriter wrote, which knows neither boxes nor
/// forms. A form's place is held by a picture of black and white pixels, one high and as many wide
/// as the form's number, counted from 1.
class PdfFinisher {
 public:
  PdfFinisher() = default;
  virtual ~PdfFinisher() = default;
  PdfFinisher(const PdfFinisher&) = delete;
  PdfFinisher& operator=(const PdfFinisher&) = delete;

  /// The file's bytes, or what the library found wrong, in its words. The document may be dropped
  /// afterwards.
  [[nodiscard]] virtual Result<std::string> finish(std::string_view document,
                                                   const PdfPlan& plan) const = 0;
};

}  // namespace raindelay

/// The one of the library; never null.
extern "C" __attribute__((visibility("default"))) raindelay::PdfFinisher* raindelayPdfFinisher();
