#include "output/preflight.h"

#include <QFontInfo>
#include <QImage>
#include <QPainter>
#include <QRawFont>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "deck/words.h"
#include "painter/shapes.h"
#include "painter/text_fitter.h"

namespace raindelay {
namespace {

using deck::Primitive;
using deck::Problem;
using deck::ProblemKind;
using deck::Severity;

constexpr ProblemKind kSize{
    "print-size", Severity::kError,
    RD_TEXT("Preflight", "%1 prints no card of %2 × %3 mm; the nearest is %4, %5 × %6 mm.")};
constexpr ProblemKind kScaled{"print-scaled", Severity::kWarning,
                              RD_TEXT("Preflight", "Cards of %1 × %2 mm become %3, %4 × %5 mm.")};
constexpr ProblemKind kBleed{
    "print-bleed", Severity::kWarning,
    RD_TEXT("Preflight",
            "The deck's bleed is %1 mm; %2 wants %3 mm. The edge's colours are "
            "continued.")};
constexpr ProblemKind kOutsideSafe{
    "print-outside-safe", Severity::kWarning,
    RD_TEXT("Preflight", "%1 is %2 mm from the card's edge: less than %3 mm may be cut off.")};
constexpr ProblemKind kOutsideCard{
    "print-outside-card", Severity::kWarning,
    RD_TEXT("Preflight", "%1 reaches over the card's edge and will be cut off.")};
constexpr ProblemKind kShortOfBleed{
    "print-short-of-bleed", Severity::kWarning,
    RD_TEXT("Preflight",
            "It reaches the card's edge (%1) but not the end of the bleed: a sliver "
            "of what is below may show.")};
constexpr ProblemKind kLowResolution{
    "print-low-resolution", Severity::kWarning,
    RD_TEXT("Preflight", "%1 is printed with %2 dpi; less than %3 looks coarse.")};
constexpr ProblemKind kTinyType{
    "print-tiny-type", Severity::kWarning,
    RD_TEXT("Preflight", "%1 is set in %2 pt; less than %3 pt is hard to read.")};
constexpr ProblemKind kMissingFont{
    "print-missing-font", Severity::kError,
    RD_TEXT("Preflight", "The typeface %1 isn't there; %2 is used instead.")};
constexpr ProblemKind kMissingGlyph{
    "print-missing-glyph", Severity::kError,
    RD_TEXT("Preflight", "The typeface %1 has no %2; another one's is used, or none.")};

constexpr double kMmPerInch = 25.4;
constexpr double kPointsPerMm = 72 / kMmPerInch;
constexpr double kPixelsPerMm = 8;  ///< fine enough for distances
constexpr double kPixel = 1.5 / kPixelsPerMm;
constexpr double kNear = 0.1;         ///< mm: no press is more exact
constexpr double kBleedShort = 0.25;  ///< what an edge that is continued makes up for, mm
constexpr double kScale = 0.25;       ///< by how much a card may grow without a word, mm
constexpr int kInk = 24;              ///< alpha that is seen

QRectF cardArea(const deck::Picture& picture, double more) {
  return {-more, -more, picture.width + 2 * more, picture.height + 2 * more};
}

/// Notes where art comes to lie; it is drawn only when that is asked for.
class Places final : public ArtStage {
 public:
  void put(QPainter& painter, const std::string& /*key*/, const QSizeF& size, const QRectF& box,
           const Draw& draw) override {
    all_ |= painter.worldTransform().mapRect(box);
    perMm_ = std::min(size.width() / box.width(), size.height() / box.height());
    if (draws_) draw(painter, box);
  }
  void setDraws(bool draws) { draws_ = draws; }
  /// About all art since this was last asked, on the painter's target.
  QRectF take() { return std::exchange(all_, {}); }
  /// The number of its own units that the last art has per mm.
  [[nodiscard]] double perMm() const { return perMm_; }

 private:
  QRectF all_;
  double perMm_ = 0;
  bool draws_ = false;
};

/// One face's problems.
class Preflight {
 public:
  Preflight(CardPainter& painter, Places& places, const deck::Picture& picture,
            const PrintLimits& limits)
      : painter_(painter), places_(places), picture_(picture), limits_(limits) {}

  deck::Problems run() {
    for (const Primitive& figure : picture_.figures) {
      if (const auto* text = std::get_if<deck::TextShape>(&figure.shape)) {
        checkText(figure, *text);
      } else {
        checkEdges(figure);
      }
      if (const auto* image = std::get_if<deck::ImageShape>(&figure.shape)) {
        checkResolution(figure, *image);
      }
    }
    return std::move(problems_);
  }

 private:
  void report(const Primitive& figure, Problem problem) {
    problem.site = deck::siteOf(figure);
    problems_.add(std::move(problem));
  }

  void checkText(const Primitive& figure, const deck::TextShape& text) {
    const std::string quoted = deck::inQuotes(text.text);
    const double points = painter_.fitted(text).size() * kPointsPerMm;
    if (points < limits_.leastType - 0.05) {
      report(figure, Problem(kTinyType, {quoted, deck::shortNumber(points),
                                         deck::shortNumber(limits_.leastType)}));
    }
    for (const deck::TextRun& run : text.runs) {
      if (!run.icon) checkGlyphs(figure, run);
    }
    const QRectF safe = cardArea(picture_, -limits_.safe).adjusted(-kNear, -kNear, kNear, kNear);
    // A text that fits is inside its box; only where that isn't safe its ink has to be looked for.
    if (safe.contains(qTransform(figure.transform).mapRect(qRect(text.box)))) return;
    const QRectF ink = inkOf(figure);
    if (ink.isEmpty() || safe.contains(ink)) return;
    const QRectF card = cardArea(picture_, 0);
    const double distance =
        std::min({ink.left(), ink.top(), card.right() - ink.right(), card.bottom() - ink.bottom()});
    if (distance < 0) {
      report(figure, Problem(kOutsideCard, {quoted}));
    } else {
      report(figure, Problem(kOutsideSafe, {quoted, deck::shortNumber(distance),
                                            deck::shortNumber(limits_.safe)}));
    }
  }

  void checkGlyphs(const Primitive& figure, const deck::TextRun& run) {
    const QString family = QString::fromStdString(run.font.family);
    QFont font(family);
    font.setWeight(static_cast<QFont::Weight>(run.font.weight));
    font.setItalic(run.font.italic);
    const QString found = QFontInfo(font).family();
    if (found.compare(family, Qt::CaseInsensitive) != 0) {
      report(figure, Problem(kMissingFont, {run.font.family, found.toStdString()}));
      return;
    }
    const QRawFont glyphs = QRawFont::fromFont(font);
    for (const uint character : QString::fromStdString(run.text).toUcs4()) {
      if (QChar::isSpace(character) || glyphs.supportsCharacter(character)) continue;
      const char32_t one = character;
      report(figure,
             Problem(kMissingGlyph,
                     {run.font.family, deck::inQuotes(QString::fromUcs4(&one, 1).toStdString())}));
    }
  }

  void checkResolution(const Primitive& figure, const deck::ImageShape& image) {
    QImage nothing(1, 1, QImage::Format_RGB32);
    QPainter onNothing(&nothing);
    if (paintAlone(onNothing, figure).isEmpty()) return;  // it cannot be drawn at all
    const double dpi = places_.perMm() * kMmPerInch;
    if (dpi >= limits_.leastDpi) return;
    report(figure,
           Problem(kLowResolution, {deck::inQuotes(image.path), deck::shortNumber(std::round(dpi)),
                                    deck::shortNumber(limits_.leastDpi)}));
  }

  /// Paints the figure alone; returns where on the target its art came to lie.
  QRectF paintAlone(QPainter& painter, const Primitive& figure) {
    deck::Picture alone = picture_;
    alone.figures = {figure};
    places_.take();
    painter_.paint(painter, alone);
    return places_.take();
  }

  /// The part of the card that the figure's ink covers.
  QRectF inkOf(const Primitive& figure) {
    const QRectF area = cardArea(picture_, std::max(picture_.bleed, 1.0));
    QImage image((area.size() * kPixelsPerMm).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) return {};
    image.fill(Qt::transparent);
    QPainter onImage(&image);
    onImage.scale(kPixelsPerMm, kPixelsPerMm);
    onImage.translate(-area.topLeft());
    places_.setDraws(true);
    paintAlone(onImage, figure);
    places_.setDraws(false);
    onImage.end();
    QRect bounds;
    for (int y = 0; y < image.height(); ++y) {
      const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
      const auto seen = [](QRgb pixel) { return qAlpha(pixel) > kInk; };
      const auto* first = std::find_if(row, row + image.width(), seen);
      if (first == row + image.width()) continue;
      const auto* last = row + image.width() - 1;
      while (!seen(*last)) --last;
      bounds |=
          QRect(QPoint(static_cast<int>(first - row), y), QPoint(static_cast<int>(last - row), y));
    }
    if (bounds.isEmpty()) return {};
    return QRectF(bounds.left() / kPixelsPerMm, bounds.top() / kPixelsPerMm,
                  bounds.width() / kPixelsPerMm, bounds.height() / kPixelsPerMm)
        .translated(area.topLeft());
  }

  /// The part of the card covered by a figure that fills an area; empty for other figures.
  QRectF filled(const Primitive& figure) {
    if (const auto* rect = std::get_if<deck::RectShape>(&figure.shape); rect && rect->fill) {
      return qTransform(figure.transform).mapRect(qRect(rect->box));
    }
    if (const auto* ellipse = std::get_if<deck::EllipseShape>(&figure.shape);
        ellipse && ellipse->fill) {
      return qTransform(figure.transform).mapRect(qRect(ellipse->box));
    }
    if (const auto* path = std::get_if<deck::PathShape>(&figure.shape); path && path->fill) {
      return qTransform(figure.transform).mapRect(qPath(*path).controlPointRect());
    }
    const auto* svg = std::get_if<deck::SvgShape>(&figure.shape);
    const auto* image = std::get_if<deck::ImageShape>(&figure.shape);
    if (svg == nullptr && image == nullptr) return {};
    QImage nothing(1, 1, QImage::Format_RGB32);
    QPainter onNothing(&nothing);
    const deck::Box& box = svg != nullptr ? svg->box : image->box;
    return paintAlone(onNothing, figure) & qTransform(figure.transform).mapRect(qRect(box));
  }

  /// The edges of the card that an area reaches without going on to the end of the bleed.
  [[nodiscard]] std::string shortEdges(const QRectF& area, double exact) const {
    const QRectF card = cardArea(picture_, 0);
    const std::array<std::pair<Text, double>, 4> beyond = {
        {{RD_TEXT("DeckWord", "left"), -area.left()},
         {RD_TEXT("DeckWord", "top"), -area.top()},
         {RD_TEXT("DeckWord", "right"), area.right() - card.right()},
         {RD_TEXT("DeckWord", "bottom"), area.bottom() - card.bottom()}}};
    std::string edges;
    for (const auto& [edge, length] : beyond) {
      if (length < -exact || length > limits_.bleed - exact) continue;
      edges += (edges.empty() ? "" : ", ") + std::string(edge.source);
    }
    return edges;
  }

  void checkEdges(const Primitive& figure) {
    const QRectF area = filled(figure);
    if (!area.intersects(cardArea(picture_, 0)) || shortEdges(area, kNear).empty()) return;
    // Art may be drawn with room around it: what counts is its ink.
    const QRectF ink = inkOf(figure);
    const std::string edges = ink.isEmpty() ? std::string() : shortEdges(ink, kPixel);
    if (!edges.empty()) report(figure, Problem(kShortOfBleed, {edges}));
  }

  CardPainter& painter_;
  Places& places_;  // the painter's
  const deck::Picture& picture_;
  const PrintLimits& limits_;
  deck::Problems problems_;
};

}  // namespace

PrintLimits homeLimits(const deck::Deck& deck) {
  PrintLimits limits;
  limits.safe = deck.safe;
  limits.bleed = deck.bleed;
  return limits;
}

PrintLimits vendorLimits(const deck::Deck& deck, const deck::Vendor& vendor) {
  PrintLimits limits;
  limits.safe = vendor.safe;
  limits.bleed = std::min(deck.bleed, vendor.bleed);
  limits.leastDpi = vendor.dpi;
  limits.leastType = vendor.leastType;
  limits.vendor = &vendor;
  return limits;
}

deck::Problems preflightDeck(const deck::Deck& deck, const PrintLimits& limits) {
  deck::Problems problems;
  if (limits.vendor == nullptr) return problems;
  const deck::Vendor& vendor = *limits.vendor;
  const auto add = [&](Problem problem) {
    problem.site.file = "deck.yaml";
    problems.add(std::move(problem));
  };
  const deck::VendorCard& card = deck::nearestVendorCard(vendor, deck.width, deck.height);
  const std::vector<std::string> own = {deck::shortNumber(deck.width),
                                        deck::shortNumber(deck.height)};
  const std::vector<std::string> theirs = {std::string(card.name), deck::shortNumber(card.width),
                                           deck::shortNumber(card.height)};
  const double off =
      std::max(std::abs(card.width - deck.width), std::abs(card.height - deck.height));
  if (off > deck::kVendorTolerance) {
    add(Problem(kSize,
                {std::string(vendor.name), own[0], own[1], theirs[0], theirs[1], theirs[2]}));
  } else if (off > kScale) {
    add(Problem(kScaled, {own[0], own[1], theirs[0], theirs[1], theirs[2]}));
  }
  if (deck.bleed < vendor.bleed - kBleedShort) {
    add(Problem(kBleed, {deck::shortNumber(deck.bleed), std::string(vendor.name),
                         deck::shortNumber(vendor.bleed)}));
  }
  return problems;
}

deck::Problems preflightFace(CardPainter& painter, const Selection& selection, std::size_t card,
                             deck::Side side, const PrintLimits& limits) {
  deck::Problems problems;
  const deck::Picture picture = selection.picture(card, side);
  const auto add = [&](const deck::Problems& found) {
    for (Problem problem : found.list()) {
      deck::onCard(problem.site, *selection.deck, card, side);
      problems.add(std::move(problem));
    }
  };
  auto places = std::make_unique<Places>();
  Places& recorded = *places;
  auto stage = painter.setArtStage(std::move(places));
  QImage nothing(1, 1, QImage::Format_RGB32);
  QPainter onNothing(&nothing);
  painter.paint(onNothing, picture);
  onNothing.end();
  add(painter.problems());
  add(Preflight(painter, recorded, picture, limits).run());
  painter.setArtStage(std::move(stage));
  return problems;
}

Result<deck::Problems> preflight(const Selection& selection, const PrintLimits& limits,
                                 Progress& progress) {
  std::vector<deck::Problems> found(selection.cards.size());
  progress.begin(static_cast<int>(found.size()));
  const auto check = [&](CardPainter& painter, std::size_t index) -> Result<void> {
    for (const deck::Side side : {deck::Side::kFront, deck::Side::kBack}) {
      found[index].add(preflightFace(painter, selection, selection.cards[index], side, limits));
    }
    return {};
  };
  if (auto done = paintEach(selection, found.size(), progress, check); !done) return done.error();
  deck::Problems all = preflightDeck(*selection.deck, limits);
  for (const deck::Problems& some : found) all.add(some);
  return all;
}

}  // namespace raindelay
