#include "output/pdf_export.h"

#include <QCoreApplication>
#include <unordered_map>

#include "output/booklet.h"
#include "output/file_set.h"
#include "output/pdf_document.h"
#include "output/sheet_painter.h"
#include "painter/problem_words.h"

namespace raindelay {
namespace {

QString titleOf(const deck::Deck& deck) {
  return deck.name.empty() ? QCoreApplication::translate("Sheet", "Cards")
                           : QString::fromStdString(deck.name);
}

deck::Box bleedOf(const deck::Deck& deck) {
  const double bleed = deck.bleed;
  return {-bleed, -bleed, deck.width + 2 * bleed, deck.height + 2 * bleed};
}

class Exporter {
 public:
  Exporter(const Selection& selection, const deck::Imposition& sheets,
           std::vector<std::size_t> cards, Progress& progress)
      : selection_(selection),
        sheets_(sheets),
        cards_(std::move(cards)),
        progress_(progress),
        document_(titleOf(*selection.deck)),
        painter_(selection.deck),
        backs_(firstWithBack(selection)) {
    auto art = std::make_unique<PdfArt>(document_);
    art_ = art.get();
    painter_.setArtStage(std::move(art));
    for (std::size_t i = 0; i < selection.cards.size(); ++i) places_[selection.cards[i]] = i;
  }

  /// What comes behind the sheets.
  void setBooklet(std::unique_ptr<Booklet> booklet) { booklet_ = std::move(booklet); }
  void setDuplex(bool shortEdge) { document_.setDuplex(shortEdge); }

  Result<QByteArray> run() {
    progress_.begin(static_cast<int>(sheets_.pages.size()) + 1);
    for (const deck::SheetSide& page : sheets_.pages) {
      for (const deck::PlacedFace& face : page.faces) {
        if (progress_.cancelled()) return Error{kCancelled};
        formOf(face);
      }
      progress_.step();
    }
    art_->drawForms();
    std::size_t number = 0;
    for (const deck::SheetSide& page : sheets_.pages) {
      if (page.side == deck::Side::kFront) ++number;
      drawPage(page, number);
    }
    if (booklet_ != nullptr) booklet_->drawInto(document_);
    auto file = document_.finish();
    progress_.step();
    if (progress_.cancelled()) return Error{kCancelled};
    return file;
  }

 private:
  /// The form of a face, drawn now if it wasn't yet. Cards with the same back share it.
  int formOf(const deck::PlacedFace& face) {
    const bool back = face.side == deck::Side::kBack;
    const std::size_t place = places_.at(cards_.at(face.card));
    const std::size_t shown = back ? backs_.at(place) : place;
    int& form = (back ? backForms_ : frontForms_)[shown];
    if (form == 0) {
      form = document_.newForm();
      const deck::Picture picture = selection_.picture(selection_.cards.at(shown), face.side);
      const deck::Box box = bleedOf(*selection_.deck);
      document_.drawForm(form, box, [&](QPainter& painter) {
        // Cards lie on paper, not on each other.
        painter.fillRect(QRectF(box.x, box.y, box.width, box.height), Qt::white);
        painter_.paint(painter, picture);
      });
    }
    return form;
  }

  void drawPage(const deck::SheetSide& page, std::size_t number) {
    const deck::Box box = bleedOf(*selection_.deck);
    const QString label = QCoreApplication::translate("Sheet", "%1, sheet %2 of %3")
                              .arg(titleOf(*selection_.deck))
                              .arg(number)
                              .arg(sheetCount());
    document_.drawPage(
        sheets_.width, sheets_.height, page.trim, page.bleed, [&](QPainter& painter) {
          paintSheet(painter, page, label, [&](QPainter& onSheet, const deck::PlacedFace& face) {
            document_.putForm(onSheet, formOf(face), QRectF(box.x, box.y, box.width, box.height));
          });
        });
  }

  [[nodiscard]] std::size_t sheetCount() const {
    std::size_t count = 0;
    for (const deck::SheetSide& page : sheets_.pages) count += page.side == deck::Side::kFront;
    return count;
  }

  const Selection& selection_;
  const deck::Imposition& sheets_;
  std::vector<std::size_t> cards_;
  Progress& progress_;
  PdfDocument document_;
  CardPainter painter_;
  PdfArt* art_ = nullptr;  // the painter's
  std::unique_ptr<Booklet> booklet_;
  std::vector<std::size_t> backs_;
  std::unordered_map<std::size_t, std::size_t> places_;  // of cards in the selection
  std::unordered_map<std::size_t, int> frontForms_, backForms_;
};

}  // namespace

Result<QByteArray> pdfOf(const Selection& selection, const PdfOptions& options,
                         Progress& progress) {
  const deck::Deck& deck = *selection.deck;
  std::vector<std::size_t> cards =
      options.copies ? withCopies(deck, selection.cards) : selection.cards;
  if (cards.empty()) {
    return Error{QCoreApplication::translate("Export", "No cards to print.").toStdString()};
  }
  const deck::Cutting cutting{deck.width, deck.height, deck.bleed};
  deck::Imposition sheets;
  if (options.singly) {
    sheets = deck::imposeSingly(cutting, cards.size(), options.plan.backs != deck::Backs::kNone);
  } else {
    auto imposed = deck::impose(options.plan, cutting, cards.size());
    if (!imposed) return Error{words::sentence(imposed.problem()).toStdString()};
    sheets = *std::move(imposed);
  }
  Exporter exporter(selection, sheets, std::move(cards), progress);
  if (!options.singly && options.plan.backs == deck::Backs::kDuplex) {
    exporter.setDuplex(options.plan.flip == deck::Flip::kShortEdge);
  }
  if (options.booklet && !options.singly && !deck.rules.empty()) {
    auto booklet = Booklet::of(selection, options.plan, titleOf(deck));
    if (!booklet) return booklet.error();
    exporter.setBooklet(*std::move(booklet));
  }
  return exporter.run();
}

Result<void> writePdf(const Selection& selection, const PdfOptions& options,
                      const std::string& path, Progress& progress) {
  const auto pdf = pdfOf(selection, options, progress);
  if (!pdf) return pdf.error();
  return writeFile(path, *pdf, selection.deck->folder.get());
}

Result<QByteArray> testPagePdf(const deck::SheetPlan& plan) {
  PdfDocument document(QCoreApplication::translate("TestPage", "Printer test"));
  const deck::Box page = {0, 0, plan.width, plan.height};
  for (const deck::Side side : {deck::Side::kFront, deck::Side::kBack}) {
    document.drawPage(plan.width, plan.height, page, page, [&](QPainter& painter) {
      paintTestPage(painter, plan.width, plan.height, side);
    });
  }
  if (plan.backs == deck::Backs::kDuplex) document.setDuplex(plan.flip == deck::Flip::kShortEdge);
  return document.finish();
}

}  // namespace raindelay
