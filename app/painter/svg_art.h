#pragma once

#include <QPainter>
#include <memory>
#include <string>

#include "core/result.h"
#include "deck/svg_check.h"
#include "painter/svg/svg_drawing.h"

namespace raindelay {

/// Reads a drawing that was checked. The error is in the library's words.
Result<std::shared_ptr<const SvgDrawing>> readSvg(std::string svg, const deck::SvgVerdict& verdict);

/// Paints a drawing, as pixels of the painter's device, so that it fills the box.
void paintSvg(QPainter& painter, const QRectF& box, const SvgDrawing& drawing);

/// Reads a PNG or JPEG file whose head was checked, turned upright and in sRGB; null if it is
/// damaged.
QImage readPixels(const std::string& bytes);

}  // namespace raindelay
