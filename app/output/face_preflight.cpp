// What is wrong with a single face in print.
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "deck/words.h"
#include "output/figure_area.h"
#include "output/glyph_check.h"
#include "output/preflight.h"
#include "painter/shapes.h"
#include "painter/text_fitter.h"

namespace raindelay {
namespace {

using deck::Primitive;
using deck::Problem;
using deck::ProblemKind;
using deck::Severity;

constexpr ProblemKind kOutsideSafe{
    "print-outside-safe", Severity::kWarning,
    RD_TEXT("Preflight", "%1 is %2 mm from the card's edge: anything under %3 mm may be cut off."),
    RD_TEXT("Preflight",
            "The text of %1 is less than %4 mm from the card's edge: it may be cut "
            "off.")};
constexpr ProblemKind kOutsideCard{
    "print-outside-card", Severity::kWarning,
    RD_TEXT("Preflight", "%1 reaches over the card's edge and will be cut off."),
    RD_TEXT("Preflight", "The text of %1 reaches over the card's edge and will be cut off.")};
constexpr ProblemKind kShortOfBleed{
    "print-short-of-bleed", Severity::kWarning,
    RD_TEXT("Preflight",
            "It reaches the card's edge (%1) but not the end of the bleed: a sliver "
            "of what is below may show.")};
constexpr ProblemKind kLowResolution{
    "print-low-resolution", Severity::kWarning,
    RD_TEXT("Preflight", "%1 is printed at %2 dpi; under %3 looks coarse."),
    RD_TEXT("Preflight",
            "The pictures of %1 are printed at less than %4 dpi, which looks coarse.")};
constexpr ProblemKind kTinyType{
    "print-tiny-type", Severity::kWarning,
    RD_TEXT("Preflight", "%1 is set in %2 pt; under %3 pt is hard to read."),
    RD_TEXT("Preflight", "The text of %1 is set in less than %4 pt, which is hard to read.")};
constexpr double kMmPerInch = 25.4;
constexpr double kPointsPerMm = 72 / kMmPerInch;
constexpr double kNear = 0.1;        ///< mm: no press is more exact
constexpr double kSmallestType = 5;  ///< points: what no text is shrunk below

/// The edges of a card that an area reaches without going on to the end of the bleed.
struct ShortEdges {
  std::string names;  ///< "left, top"; empty: there is none
  deck::Reach missing;
};

/// One face's problems.
class FacePreflight {
 public:
  FacePreflight(CardPainter& painter, const deck::Picture& picture, const PrintLimits& limits)
      : painter_(painter), areas_(painter, picture), picture_(picture), limits_(limits) {}

  deck::Problems run() {
    checkArt();
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

  /// What isn't right with art is seen when it is painted.
  void checkArt() {
    deck::Picture art = picture_;
    std::erase_if(art.figures, [](const Primitive& figure) { return deck::artOf(figure).empty(); });
    QImage nothing(1, 1, QImage::Format_RGB32);
    QPainter onNothing(&nothing);
    painter_.paint(onNothing, art);
    for (const Problem& problem : painter_.problems().list()) {
      if (problem.id != kTextTooLarge.id) problems_.add(problem);
    }
  }

  void checkText(const Primitive& figure, const deck::TextShape& text) {
    const std::string quoted = deck::inQuotes(text.text);
    const FittedText fitted = painter_.fitted(text);
    if (!fitted.fits()) {
      Problem problem(kTextTooLarge, {quoted});
      problem.remedy = shrinking(text);
      report(figure, std::move(problem));
    }
    const double points = fitted.size() * kPointsPerMm;
    if (points < limits_.leastType - 0.05) {
      report(figure, Problem(kTinyType, {quoted, deck::shortNumber(points),
                                         deck::shortNumber(limits_.leastType)}));
    }
    for (const deck::TextRun& run : text.runs) {
      if (run.icon) continue;
      for (Problem& problem : checkGlyphs(painter_, run)) report(figure, std::move(problem));
    }
    checkMargin(figure, text, quoted);
  }

  /// The largest size that fits, in tenths of a point, if it is one that is still read.
  std::optional<deck::Remedy> shrinking(const deck::TextShape& text) {
    deck::TextShape smaller = text;
    smaller.minSize = std::max(kSmallestType, limits_.leastType) / kPointsPerMm;
    if (smaller.minSize >= std::min(text.minSize, text.size)) return std::nullopt;
    const FittedText fitted = painter_.fitted(smaller);
    if (!fitted.fits()) return std::nullopt;
    const double tenths = std::floor(fitted.size() * kPointsPerMm * 10 + 1e-6);
    return deck::shrunk(tenths / 10);
  }

  void checkMargin(const Primitive& figure, const deck::TextShape& text,
                   const std::string& quoted) {
    const QRectF safe = areas_.card(-limits_.safe).adjusted(-kNear, -kNear, kNear, kNear);
    // A text that fits is inside its box; only where that isn't safe its ink has to be looked for.
    if (safe.contains(qTransform(figure.transform).mapRect(qRect(text.box)))) return;
    const QRectF ink = areas_.ink(figure);
    if (ink.isEmpty() || safe.contains(ink)) return;
    const QRectF card = areas_.card();
    const double distance =
        std::min({ink.left(), ink.top(), card.right() - ink.right(), card.bottom() - ink.bottom()});
    if (distance < 0) {
      report(figure, Problem(kOutsideCard, {quoted}));
    } else {
      report(figure, Problem(kOutsideSafe, {quoted, deck::shortNumber(distance),
                                            deck::shortNumber(limits_.safe)}));
    }
  }

  void checkResolution(const Primitive& figure, const deck::ImageShape& image) {
    const double dpi = areas_.artPerMm(figure) * kMmPerInch;
    if (dpi == 0 || dpi >= limits_.leastDpi) return;
    report(figure,
           Problem(kLowResolution, {deck::inQuotes(image.path), deck::shortNumber(std::round(dpi)),
                                    deck::shortNumber(limits_.leastDpi)}));
  }

  [[nodiscard]] ShortEdges shortEdges(const QRectF& area, double exact) const {
    const QRectF card = areas_.card();
    ShortEdges found;
    const std::array<std::tuple<Text, double, double*>, 4> beyond = {
        {{RD_TEXT("DeckWord", "left"), -area.left(), &found.missing.left},
         {RD_TEXT("DeckWord", "top"), -area.top(), &found.missing.top},
         {RD_TEXT("DeckWord", "right"), area.right() - card.right(), &found.missing.right},
         {RD_TEXT("DeckWord", "bottom"), area.bottom() - card.bottom(), &found.missing.bottom}}};
    for (const auto& [edge, length, missing] : beyond) {
      if (length < -exact || length > limits_.bleed - exact) continue;
      found.names += (found.names.empty() ? "" : ", ") + std::string(edge.source);
      *missing = picture_.bleed - length;
    }
    return found;
  }

  void checkEdges(const Primitive& figure) {
    const QRectF area = areas_.filled(figure);
    if (!area.intersects(areas_.card())) return;
    const ShortEdges edges = shortEdges(area, kNear);
    if (edges.names.empty()) return;
    // Art may be drawn with room around it: what counts is its ink.
    const std::string names = inkEdges(figure);
    if (names.empty()) return;
    Problem problem(kShortOfBleed, {names});
    problem.remedy = extending(figure, edges.missing);
    report(figure, std::move(problem));
  }

  std::string inkEdges(const Primitive& figure) {
    const QRectF ink = areas_.ink(figure);
    return ink.isEmpty() ? std::string() : shortEdges(ink, kInkPixel).names;
  }

  /// The box, larger by what is missing, if that mends it; art may have to be cut to fill it.
  std::optional<deck::Remedy> extending(const Primitive& figure, const deck::Reach& missing) {
    Primitive larger = figure;
    if (auto* rect = std::get_if<deck::RectShape>(&larger.shape)) {
      return extended(larger, rect->box, missing) ? std::optional(deck::extended(missing, ""))
                                                  : std::nullopt;
    }
    if (auto* svg = std::get_if<deck::SvgShape>(&larger.shape)) {
      return extending(larger, *svg, missing);
    }
    auto* image = std::get_if<deck::ImageShape>(&larger.shape);
    return image != nullptr ? extending(larger, *image, missing) : std::nullopt;
  }

  template <typename Art>
  std::optional<deck::Remedy> extending(Primitive& larger, Art& art, const deck::Reach& missing) {
    if (extended(larger, art.box, missing)) return deck::extended(missing, "");
    if (art.fit == deck::Fit::kCover) return std::nullopt;
    art.fit = deck::Fit::kCover;
    return inkEdges(larger).empty() ? std::optional(deck::extended(missing, "cover"))
                                    : std::nullopt;
  }

  /// Extends the box, which is the figure's; tells whether its ink reaches the end of the bleed
  /// then.
  bool extended(const Primitive& figure, deck::Box& box, const deck::Reach& missing) {
    const deck::Transform& place = figure.transform;
    if (place.xx != 1 || place.yy != 1 || place.xy != 0 || place.yx != 0) return false;
    box.x -= missing.left;
    box.y -= missing.top;
    box.width += missing.left + missing.right;
    box.height += missing.top + missing.bottom;
    return inkEdges(figure).empty();
  }

  CardPainter& painter_;
  FigureAreas areas_;
  const deck::Picture& picture_;
  const PrintLimits& limits_;
  deck::Problems problems_;
};

}  // namespace

deck::Problems preflightFace(CardPainter& painter, const Selection& selection, std::size_t card,
                             deck::Side side, const PrintLimits& limits) {
  const deck::Picture picture = selection.picture(card, side);
  const deck::CardSide face = selection.deck->faceOf(card, side);
  deck::Problems problems;
  const deck::Problems found = FacePreflight(painter, picture, limits).run();
  for (Problem problem : found.list()) {
    deck::onCard(problem, *selection.deck, face.card, face.side);
    problems.add(std::move(problem));
  }
  return problems;
}

}  // namespace raindelay
