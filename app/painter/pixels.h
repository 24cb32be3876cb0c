#pragma once

#include <QImage>
#include <optional>
#include <string>

#include "deck/problem.h"

namespace raindelay {

/// A picture of pixels that was read.
struct Pixels {
  QImage image;                          ///< upright, in sRGB
  std::optional<deck::Problem> problem;  ///< why its colours aren't those that were meant
};

/// Reads a PNG or JPEG file whose colours are the screen's, or have a colour profile, or says why
/// it isn't drawn. `path` names the file in the messages.
deck::Checked<Pixels> readPixels(const std::string& bytes, const std::string& path);

}  // namespace raindelay
