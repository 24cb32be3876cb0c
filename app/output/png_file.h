#pragma once

#include <QByteArray>
#include <QImage>

namespace raindelay {

/// A picture as the bytes of a PNG file, with its resolution in dots an inch; RGB without alpha if
/// the picture's format has none. Cards are flat colours and sharp edges for the most part: it is
/// packed fast and small as such, a photograph as a photograph. Empty if there isn't enough memory.
QByteArray pngOf(const QImage& image, double dpi);

/// The rows of a picture of a byte a channel, in that order, as PNG and PDF files have them: each
/// with its filter, and all of them packed. Empty if that failed.
QByteArray packedRows(const QImage& image);

}  // namespace raindelay
