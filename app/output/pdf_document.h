#pragma once

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <functional>
#include <map>

#include "deck/picture.h"
#include "output/pdf/pdf_finisher.h"
#include "painter/art_stage.h"

namespace raindelay {

/// A PDF on its way: pages and forms (drawings that are in the file once and seen in several
/// places), painted with QPainter. Boxes and lengths are millimetres, y down.
class PdfDocument {
 public:
  /// Paints a page or a form; the painter's unit is 1 mm, its origin that of the box.
  using Draw = std::function<void(QPainter& painter)>;

  explicit PdfDocument(const QString& title);

  /// A new form, to be drawn before the document is finished.
  int newForm();
  /// Draws a form: what is inside the box.
  void drawForm(int form, const deck::Box& box, const Draw& draw);
  /// Makes the form of a picture, which fills it, without drawing it. False if there isn't memory
  /// enough: then it is to be drawn.
  bool setPicture(int form, const QImage& image);
  /// Makes the form of a PDF of one page that it is filled by, without drawing it.
  void setDrawing(int form, std::string pdf);
  /// Puts a form onto a page or into another form, so that its box becomes this rectangle.
  void putForm(QPainter& painter, int form, const QRectF& onto);
  /// Draws the next page.
  void drawPage(double width, double height, const deck::Box& trim, const deck::Box& bleed,
                const Draw& draw);
  /// Marks the file to be printed on both sides, turned over the short edge or the long one.
  void setDuplex(bool shortEdge);

  /// The file. Nothing can be drawn afterwards.
  Result<QByteArray> finish();

 private:
  int beginPage(double width, double height);

  QByteArray bytes_;
  QBuffer buffer_{&bytes_};
  QPdfWriter writer_{&buffer_};
  QPainter painter_;
  PdfPlan plan_;
  int pages_ = 0;
};

/// Keeps a deck's art as forms of a PDF.
class PdfArt final : public ArtStage {
 public:
  explicit PdfArt(PdfDocument& document) : document_(document) {}

  void put(QPainter& painter, const std::string& key, const QSizeF& size, const QRectF& box,
           const Draw& draw) override;
  void putPixels(QPainter& painter, const std::string& key, const QImage& image, const QRectF& box,
                 const Draw& draw) override;
  void putDrawing(QPainter& painter, const std::string& key,
                  const std::shared_ptr<const SvgDrawing>& drawing, const QRectF& box,
                  const Draw& draw) override;
  /// Draws the forms of what was put: once, when all faces are painted, while their painter lives.
  void drawForms();

 private:
  /// Makes the PDF of each drawing, on all cores.
  void convertDrawings();

  struct Art {
    int form;
    QSizeF size;
    Draw draw;
    std::shared_ptr<const SvgDrawing> drawing;
    double width = 0;  ///< the largest that it was put in, mm
  };
  PdfDocument& document_;
  std::map<std::string, Art> art_;
};

}  // namespace raindelay
