#pragma once

#include <QImage>
#include <QString>
#include <memory>
#include <optional>

#include "core/result.h"
#include "deck/picture.h"
#include "painter/art_stage.h"

class QPainter;

namespace raindelay {

class ArtStore;
class FittedText;
class FontStore;

/// A text is larger than its box, however small it may get.
inline constexpr deck::ProblemKind kTextTooLarge{
    "text-too-large", deck::Severity::kError, RD_TEXT("Deck", "%1 does not fit into its box."),
    RD_TEXT("Deck", "The text of %1 does not fit into its box.")};

/// Paints the cards of a deck: on the screen, into pictures, on sheets and in print, always with
/// this code. It keeps the art that it has read, so it is worth keeping.
///
/// A painter belongs to one thread at a time; several painters of one deck may work at once.
/// loadFonts() has to be called before.
class CardPainter {
 public:
  explicit CardPainter(std::shared_ptr<const deck::Deck> deck);
  ~CardPainter();
  CardPainter(CardPainter&&) noexcept;
  CardPainter& operator=(CardPainter&&) noexcept;

  const deck::Deck& deck() const { return *deck_; }

  /// Sets the stage that puts the art onto what is painted, instead of a RasterArt; never null.
  /// Returns the one before.
  std::unique_ptr<ArtStage> setArtStage(std::unique_ptr<ArtStage> stage);

  /// Paints a composed face. One unit of the painter is 1 mm and its origin the trim's top left
  /// corner; what reaches into the bleed is painted too, the corners aren't cut. Art that cannot be
  /// drawn becomes a crossed box and a warning.
  void paint(QPainter& painter, const deck::Picture& picture);
  /// The same for a card of the deck; `language` as "de", or empty. What cannot be drawn is left
  /// out.
  void paint(QPainter& painter, std::size_t card, deck::Side side, const QString& language = {});

  /// The trimmed face, `widthPx` pixels wide (1 to 8192) and as high as it then has to be, with
  /// round corners and transparent beyond them.
  Result<QImage> renderImage(std::size_t card, deck::Side side, int widthPx,
                             const QString& language = {});

  /// The deck's fonts.
  FontStore& fonts() { return *fonts_; }
  /// The text as it is painted.
  FittedText fitted(const deck::TextShape& text);

  /// The problems of the last face painted: texts larger than their box, art and fonts that cannot
  /// be and, if it was a card of the deck, those of compose(). The card's side and language aren't
  /// known for a composed face.
  const deck::Problems& problems() const { return problems_; }

 private:
  void paintShape(QPainter& painter, const deck::Primitive& figure);
  template <typename Shape>
  void paintArt(QPainter& painter, const deck::Primitive& figure, const Shape& shape,
                const std::optional<deck::Color>& color);
  void paintText(QPainter& painter, const deck::Primitive& figure, const deck::TextShape& shape);
  void paintColors(QPainter& painter, const FittedText& text);
  void report(const deck::Primitive& figure, deck::Problem problem);
  /// Puts them before those of the face just painted, which was this card's.
  void addProblems(deck::Problems composing, std::size_t card, deck::Side side);

  std::shared_ptr<const deck::Deck> deck_;
  std::unique_ptr<ArtStore> art_;
  std::unique_ptr<FontStore> fonts_;
  std::unique_ptr<ArtStage> stage_;
  deck::Problems problems_;
};

/// Height in pixels of a face of this width.
int imageHeight(const deck::Deck& deck, int widthPx);

}  // namespace raindelay
