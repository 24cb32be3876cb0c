#pragma once

#include <QCache>
#include <QImage>
#include <QRectF>
#include <cstdint>
#include <memory>
#include <string>

namespace raindelay {

/// The glyphs of a font that are in colour, as pictures. Belongs to one thread at a time.
class ColorFont {
 public:
  /// A glyph's picture, premultiplied, and its box: in parts of the type's size, y down, from the
  /// point of the baseline where the glyph begins.
  struct Glyph {
    QImage pixels;  ///< null: it is none in colour, or damaged
    QRectF box;
  };

  /// `bytes` is a font that deck::checkFont() accepts and of which deck::hasColors() is true.
  explicit ColorFont(std::string bytes);
  ~ColorFont();

  Glyph glyph(std::uint32_t index);

 private:
  struct Face;

  std::unique_ptr<Face> face_;
  QCache<std::uint32_t, Glyph> kept_;
};

}  // namespace raindelay
