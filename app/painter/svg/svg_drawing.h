#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace raindelay {

/// An affine map, as cairo and QTransform name its parts: x' = xx x + xy y + dx.
struct SvgPlace {
  double xx = 1, yx = 0, xy = 0, yy = 1, dx = 0, dy = 0;
};

/// Pixels that a drawing is painted onto: rows of premultiplied 32-bit ARGB in the machine's order.
struct SvgPixels {
  unsigned char* bytes = nullptr;
  int width = 0, height = 0;
  int stride = 0;  ///< bytes from row to row
};

/// Typefaces that the texts of drawings are set in, and no others. Drawings that share it may be
/// drawn by several threads at once.
class SvgFonts {
 public:
  SvgFonts() = default;
  virtual ~SvgFonts() = default;
  SvgFonts(const SvgFonts&) = delete;
  SvgFonts& operator=(const SvgFonts&) = delete;

  /// True for a family, or the full or PostScript name of a font, in any case.
  [[nodiscard]] virtual bool has(const std::string& family) const = 0;
};

/// A drawing that was read. Used by one thread at a time.
class SvgDrawing {
 public:
  SvgDrawing() = default;
  virtual ~SvgDrawing() = default;
  SvgDrawing(const SvgDrawing&) = delete;
  SvgDrawing& operator=(const SvgDrawing&) = delete;

  /// The size of what it shows, in units of its own; both above 0.
  [[nodiscard]] virtual double width() const = 0;
  [[nodiscard]] virtual double height() const = 0;
  /// Paints it over the pixels; `place` takes its own units to pixels. Cut at its edges.
  virtual void paint(const SvgPixels& onto, const SvgPlace& place) const = 0;
  /// A PDF of one page that it fills. Masks and filters, which PDF cannot say, are pixels there: as
  /// many as are printed at 600 dpi on a width of `millimetres`. Empty: there isn't memory enough.
  [[nodiscard]] virtual std::string pdf(double millimetres) const = 0;
};

/// Reads drawings. May be called from several threads at once.
class SvgReader {
 public:
  SvgReader() = default;
  virtual ~SvgReader() = default;
  SvgReader(const SvgReader&) = delete;
  SvgReader& operator=(const SvgReader&) = delete;

  /// The typefaces of these files; of two that say the same name the first. The files stay where
  /// they are for as long as the program runs: what was read from a path is kept by it.
  [[nodiscard]] virtual std::shared_ptr<const SvgFonts> fonts(
      const std::vector<std::string>& files) const = 0;
  /// The drawing, or what the library found wrong, in its words. Nothing outside of the bytes is
  /// read, and texts are set in these typefaces; null for a drawing that has none.
  [[nodiscard]] virtual Result<std::unique_ptr<SvgDrawing>> read(
      std::string_view svg, const std::shared_ptr<const SvgFonts>& fonts) const = 0;
};

}  // namespace raindelay

/// The one of the library; never null.
extern "C" __attribute__((visibility("default"))) raindelay::SvgReader* raindelaySvgReader();
