#pragma once

#include <QPainter>
#include <memory>
#include <string>
#include <vector>

#include "deck/problem.h"
#include "painter/drawing_fonts.h"
#include "painter/svg/svg_drawing.h"

namespace raindelay {

/// A drawing that was read.
struct SvgArt {
  std::shared_ptr<const SvgDrawing> drawing;
  std::vector<deck::Problem> problems;  ///< what isn't drawn of it as it should be
  std::size_t pixelBytes = 0;           ///< what the pixels of the pictures inside take in memory
};

/// Checks and reads a drawing that utf8Svg() gave, or says why it isn't drawn. `path` names the
/// file in the messages.
deck::Checked<SvgArt> readSvg(std::string svg, const std::string& path, DrawingFonts& fonts);

/// Paints a drawing, as pixels of the painter's device, so that it fills the box.
void paintSvg(QPainter& painter, const QRectF& box, const SvgDrawing& drawing);

}  // namespace raindelay
