#include "painter/card_painter.h"

#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>
#include <cmath>

#include "deck/svg_check.h"
#include "deck/svg_split.h"
#include "deck/words.h"
#include "painter/face_image.h"
#include "painter/raster_art.h"
#include "painter/text_fitter.h"

namespace raindelay {
namespace {

using deck::Figure;
using deck::SvgShape;

constexpr deck::ProblemKind kTextTooLarge{"text-too-large", deck::Severity::kError,
                                          RD_TEXT("Deck", "%1 does not fit into its box.")};

QColor qColor(const deck::Color& color) {
  return {color.red, color.green, color.blue, color.alpha};
}

QRectF qRect(const deck::Box& box) {
  return {box.x, box.y, box.width, box.height};
}

QTransform qTransform(const deck::Transform& t) {
  return {t.xx, t.yx, t.xy, t.yy, t.dx, t.dy};
}

void setColors(QPainter& painter, const std::optional<deck::Color>& fill,
               const std::optional<deck::Color>& stroke, double width) {
  painter.setBrush(fill ? QBrush(qColor(*fill)) : QBrush(Qt::NoBrush));
  if (!stroke || width <= 0) {
    painter.setPen(Qt::NoPen);
    return;
  }
  painter.setPen(QPen(qColor(*stroke), width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
}

void paintRect(QPainter& painter, const deck::RectShape& shape) {
  setColors(painter, shape.fill, shape.stroke, shape.strokeWidth);
  const double radius = std::min({shape.radius, shape.box.width / 2, shape.box.height / 2});
  painter.drawRoundedRect(qRect(shape.box), radius, radius);
}

void paintEllipse(QPainter& painter, const deck::EllipseShape& shape) {
  setColors(painter, shape.fill, shape.stroke, shape.strokeWidth);
  painter.drawEllipse(qRect(shape.box));
}

void paintLine(QPainter& painter, const deck::LineShape& shape) {
  QPen pen(qColor(shape.stroke), shape.strokeWidth, Qt::SolidLine, Qt::FlatCap);
  if (shape.dashOn > 0 && shape.dashOff > 0 && shape.strokeWidth > 0) {
    pen.setDashPattern({shape.dashOn / shape.strokeWidth, shape.dashOff / shape.strokeWidth});
  }
  painter.setPen(pen);
  painter.drawLine(QPointF(shape.from.x, shape.from.y), QPointF(shape.to.x, shape.to.y));
}

// Stands for art that cannot be drawn: a crossed box, seen at once.
void paintMissing(QPainter& painter, const QRectF& box) {
  painter.setPen(QPen(QColor(200, 40, 120), 0.4));
  painter.setBrush(QColor(200, 40, 120, 40));
  painter.drawRect(box);
  painter.drawLine(box.topLeft(), box.bottomRight());
  painter.drawLine(box.bottomLeft(), box.topRight());
}

// The same for art that looks the same but for its size.
std::string artKey(const SvgShape& shape) {
  return shape.path + '\n' + (shape.color ? deck::colorName(*shape.color) : std::string());
}

// Where a picture of this size goes in the box.
QRectF fitted(QSizeF picture, const QRectF& box, deck::Fit fit) {
  if (fit == deck::Fit::kStretch || picture.isEmpty()) return box;
  picture.scale(box.size(),
                fit == deck::Fit::kCover ? Qt::KeepAspectRatioByExpanding : Qt::KeepAspectRatio);
  QRectF place(QPointF(0, 0), picture);
  place.moveCenter(box.center());
  return place;
}

}  // namespace

int imageHeight(const deck::Deck& deck, int widthPx) {
  return static_cast<int>(std::lround(widthPx * deck.height / deck.width));
}

CardPainter::CardPainter(std::shared_ptr<const deck::Deck> deck)
    : deck_(std::move(deck)), stage_(std::make_unique<RasterArt>()) {}
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
    problem.site.card = card;
    problem.site.code = deck_->code(card);
    problem.site.side = side;
    composing.add(std::move(problem));
  }
  problems_ = std::move(composing);
}

void CardPainter::paint(QPainter& painter, const deck::Picture& picture) {
  problems_ = {};
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  for (const Figure& figure : picture.figures) {
    painter.save();
    painter.setTransform(qTransform(figure.transform), true);
    painter.setOpacity(painter.opacity() * figure.opacity);
    paintShape(painter, figure);
    painter.restore();
  }
}

void CardPainter::paintShape(QPainter& painter, const Figure& figure) {
  if (const auto* rect = std::get_if<deck::RectShape>(&figure.shape)) {
    paintRect(painter, *rect);
  } else if (const auto* ellipse = std::get_if<deck::EllipseShape>(&figure.shape)) {
    paintEllipse(painter, *ellipse);
  } else if (const auto* line = std::get_if<deck::LineShape>(&figure.shape)) {
    paintLine(painter, *line);
  } else if (const auto* svg = std::get_if<SvgShape>(&figure.shape)) {
    auto done = paintSvg(painter, *svg);
    if (!done) {
      paintMissing(painter, qRect(svg->box));
      report(figure, deck::plainProblem(done.error()));
    }
  } else if (const auto* text = std::get_if<deck::TextShape>(&figure.shape)) {
    const FittedText fittedText(*text);
    fittedText.draw(painter);
    if (!fittedText.fits()) {
      report(figure, {kTextTooLarge, {deck::inQuotes(text->text)}});
    }
  }
}

void CardPainter::report(const Figure& figure, deck::Problem problem) {
  problem.site.file = "deck.yaml";
  problem.site.line = figure.line;
  problem.site.element = figure.element;
  problems_.add(std::move(problem));
}

Result<QSvgRenderer*> CardPainter::renderer(const SvgShape& shape) {
  const std::string color = shape.color ? deck::colorName(*shape.color) : std::string();
  std::unique_ptr<QSvgRenderer>& kept = renderers_[artKey(shape)];
  if (kept) return kept.get();
  auto svg = deck_->folder->read(shape.path);
  if (!svg) return svg.error();
  if (auto fine = deck::checkSvg(*svg, shape.path); !fine) return fine.error();
  std::string drawn =
      color.empty() ? *std::move(svg) : deck::withCurrentColor(*std::move(svg), color);
  auto made = std::make_unique<QSvgRenderer>();
  if (!made->load(QByteArray::fromStdString(deck::withPartsApart(drawn)))) {
    return Error{deck::inQuotes(shape.path) + " is not a sound SVG file."};
  }
  kept = std::move(made);
  return kept.get();
}

Result<void> CardPainter::paintSvg(QPainter& painter, const SvgShape& shape) {
  auto found = renderer(shape);
  if (!found) return found.error();
  const QRectF box = qRect(shape.box);
  if (shape.radius > 0 || shape.fit == deck::Fit::kCover) {
    QPainterPath cut;
    const double radius = std::min({shape.radius, shape.box.width / 2, shape.box.height / 2});
    cut.addRoundedRect(box, radius, radius);
    painter.setClipPath(cut, Qt::IntersectClip);
  }
  const QSizeF size = (*found)->viewBoxF().size();
  // Cut at its view box, as every other program does.
  const auto draw = [svg = *found](QPainter& onto, const QRectF& whole) {
    onto.setClipRect(whole, Qt::IntersectClip);
    svg->render(&onto, whole);
  };
  const QRectF place = fitted(size, box, shape.fit);
  stage_->put(painter, artKey(shape), size, place, draw);
  return {};
}

Result<QImage> CardPainter::renderImage(std::size_t card, deck::Side side, int widthPx,
                                        const QString& language) {
  if (widthPx < 1 || widthPx > kLargestFace) return Error{"A card is 1 to 8192 pixels wide."};
  deck::Problems composing;
  const deck::Picture picture =
      deck::compose(*deck_, card, side, language.toStdString(), &composing);
  QImage image = faceImage(*this, picture, trimmedFrame(*deck_, widthPx));
  addProblems(std::move(composing), card, side);
  if (image.isNull()) return Error{"There is not enough memory for a card of this size."};
  return image;
}

}  // namespace raindelay
