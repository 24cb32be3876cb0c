#include "painter/card_painter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <cmath>
#include <utility>

#include "deck/words.h"
#include "painter/art_store.h"
#include "painter/face_image.h"
#include "painter/font_store.h"
#include "painter/raster_art.h"
#include "painter/shapes.h"
#include "painter/text_fitter.h"

namespace raindelay {
namespace {

using deck::Primitive;

// The place of a picture of this size in the box.
QRectF placed(QSizeF picture, const QRectF& box, deck::Fit fit) {
  if (fit == deck::Fit::kStretch || picture.isEmpty()) return box;
  picture.scale(box.size(),
                fit == deck::Fit::kCover ? Qt::KeepAspectRatioByExpanding : Qt::KeepAspectRatio);
  QRectF place(QPointF(0, 0), picture);
  place.moveCenter(box.center());
  return place;
}

void put(ArtStage& stage, QPainter& painter, const ArtStore::Art& art, const QRectF& box) {
  if (art.drawing) {
    stage.putDrawing(painter, art.key, art.drawing, box, art.draw);
  } else {
    stage.putPixels(painter, art.key, art.pixels, box, art.draw);
  }
}

}  // namespace

int imageHeight(const deck::Deck& deck, int widthPx) {
  return static_cast<int>(std::lround(widthPx * deck.height / deck.width));
}

CardPainter::CardPainter(std::shared_ptr<const deck::Deck> deck)
    : deck_(std::move(deck)),
      art_(std::make_unique<ArtStore>(deck_->folder, fontFilesOf(*deck_))),
      fonts_(std::make_unique<FontStore>(deck_->folder)),
      stage_(std::make_unique<RasterArt>()) {}
CardPainter::~CardPainter() = default;
CardPainter::CardPainter(CardPainter&&) noexcept = default;
CardPainter& CardPainter::operator=(CardPainter&&) noexcept = default;

std::unique_ptr<ArtStage> CardPainter::setArtStage(std::unique_ptr<ArtStage> stage) {
  return std::exchange(stage_, std::move(stage));
}

void CardPainter::paint(QPainter& painter, std::size_t card, deck::Side side,
                        const QString& language) {
  deck::Problems composing;
  paint(painter, deck::compose(*deck_, card, side, language.toStdString(), &composing));
  addProblems(std::move(composing), card, side);
}

void CardPainter::addProblems(deck::Problems composing, std::size_t card, deck::Side side) {
  for (deck::Problem problem : problems_.list()) {
    deck::onCard(problem, *deck_, card, side);
    composing.add(std::move(problem));
  }
  problems_ = std::move(composing);
}

void CardPainter::paint(QPainter& painter, const deck::Picture& picture) {
  problems_ = {};
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  for (const Primitive& figure : picture.figures) {
    painter.save();
    painter.setTransform(qTransform(figure.transform), true);
    painter.setOpacity(painter.opacity() * figure.opacity);
    paintShape(painter, figure);
    painter.restore();
  }
}

void CardPainter::paintShape(QPainter& painter, const Primitive& figure) {
  if (const auto* rect = std::get_if<deck::RectShape>(&figure.shape)) {
    paintRect(painter, *rect);
  } else if (const auto* ellipse = std::get_if<deck::EllipseShape>(&figure.shape)) {
    paintEllipse(painter, *ellipse);
  } else if (const auto* line = std::get_if<deck::LineShape>(&figure.shape)) {
    paintLine(painter, *line);
  } else if (const auto* path = std::get_if<deck::PathShape>(&figure.shape)) {
    paintPath(painter, *path);
  } else if (const auto* svg = std::get_if<deck::SvgShape>(&figure.shape)) {
    paintArt(painter, figure, *svg, svg->color);
  } else if (const auto* image = std::get_if<deck::ImageShape>(&figure.shape)) {
    paintArt(painter, figure, *image, std::nullopt);
  } else if (const auto* text = std::get_if<deck::TextShape>(&figure.shape)) {
    paintText(painter, figure, *text);
  }
}

template <typename Shape>
void CardPainter::paintArt(QPainter& painter, const Primitive& figure, const Shape& shape,
                           const std::optional<deck::Color>& color) {
  const ArtStore::Art& art = art_->art(shape.path, color);
  for (const deck::Problem& problem : art.problems) report(figure, problem);
  const QRectF box = qRect(shape.box);
  if (!art.draw) return paintMissing(painter, box);
  if (shape.radius > 0 || shape.fit == deck::Fit::kCover) {
    QPainterPath cut;
    const double radius = std::min({shape.radius, shape.box.width / 2, shape.box.height / 2});
    cut.addRoundedRect(box, radius, radius);
    painter.setClipPath(cut, Qt::IntersectClip);
  }
  put(*stage_, painter, art, placed(art.size, box, shape.fit));
}

FittedText CardPainter::fitted(const deck::TextShape& text) {
  return FittedText(text, {[&](const deck::TextIcon& icon) { return art_->aspect(icon); },
                           [&](const deck::FontRole& font, Presentation as) {
                             return fonts_->families(font, as);
                           }});
}

void CardPainter::paintText(QPainter& painter, const Primitive& figure,
                            const deck::TextShape& shape) {
  const FittedText text = fitted(shape);
  text.draw(painter);
  if (fonts_->hasColors()) paintColors(painter, text);
  for (const deck::TextRun& run : shape.runs) {
    for (deck::Problem& problem : fonts_->problems(run.font)) report(figure, std::move(problem));
  }
  for (const FittedText::PlacedIcon& icon : text.icons()) {
    const ArtStore::Art& art = art_->art(icon.icon->path, icon.icon->color);
    for (const deck::Problem& problem : art.problems) report(figure, problem);
    if (art.draw) {
      put(*stage_, painter, art, icon.box);
    } else {
      paintMissing(painter, icon.box);
    }
  }
  if (!text.fits()) report(figure, {kTextTooLarge, {deck::inQuotes(shape.text)}});
}

// Through the stage, like art: so print holds each of them once.
void CardPainter::paintColors(QPainter& painter, const FittedText& text) {
  for (const FittedText::PlacedGlyph& placed : text.glyphs()) {
    ColorFont* font = fonts_->colors(placed.family);
    if (font == nullptr) continue;
    const ColorFont::Glyph glyph = font->glyph(placed.glyph);
    if (glyph.pixels.isNull()) continue;
    const QRectF box(placed.at + glyph.box.topLeft() * placed.size, glyph.box.size() * placed.size);
    const std::string key = placed.family.toStdString() + '\n' + std::to_string(placed.glyph);
    stage_->putPixels(painter, key, glyph.pixels, box,
                      [image = glyph.pixels](QPainter& onto, const QRectF& whole) {
                        drawPixels(onto, whole, image);
                      });
  }
}

void CardPainter::report(const Primitive& figure, deck::Problem problem) {
  problem.site = deck::siteOf(figure);
  problems_.add(std::move(problem));
}

Result<QImage> CardPainter::renderImage(std::size_t card, deck::Side side, int widthPx,
                                        const QString& language) {
  if (widthPx < 1 || widthPx > kLargestFace) {
    return Error{QCoreApplication::translate("Painter", "A card is 1 to %1 pixels wide.")
                     .arg(kLargestFace)
                     .toStdString()};
  }
  deck::Problems composing;
  const deck::Picture picture =
      deck::compose(*deck_, card, side, language.toStdString(), &composing);
  QImage image = faceImage(*this, picture, trimmedFrame(*deck_, widthPx));
  addProblems(std::move(composing), card, side);
  if (image.isNull()) {
    return Error{QCoreApplication::translate("Painter",
                                             "There is not enough memory for a card of this size.")
                     .toStdString()};
  }
  return image;
}

}  // namespace raindelay
