#pragma once

#include <QImage>

namespace raindelay {

/// Ways to look at a face, to find out who can tell its colours apart and what it costs in ink.
enum class ColorView {
  kPlain,
  kProtan,     ///< by eyes without cones for long waves ("red-blind")
  kDeutan,     ///< … for middle waves ("green-blind")
  kTritan,     ///< … for short waves ("blue-blind")
  kGreyscale,  ///< as a printer without colours has it
  kLowInk,     ///< colours thinned, what is dark left dark
};

/// The picture as it is seen so. The matrices for colour-blind eyes are those for full deficiency
/// of G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for
/// Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics
/// 15 (2009), applied to linear light; grey is the luminance of ITU-R BT.709.
QImage inView(QImage image, ColorView view);

}  // namespace raindelay
