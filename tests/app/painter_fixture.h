#pragma once

#include <gtest/gtest.h>

#include <QImage>
#include <QRect>
#include <functional>
#include <memory>
#include <string>

#include "engine/deck_fixture.h"
#include "painter/card_painter.h"

namespace raindelay {

/// The test deck (cards a, b, c on 50 × 100 mm) with the given front elements and art.
inline std::shared_ptr<const deck::Deck> paintedDeck(
    const std::string& elements, const std::map<std::string, std::string>& art = {}) {
  auto folder = deck::testFolder(deck::withElements(elements));
  for (const auto& [path, svg] : art) folder->files[path] = svg;
  auto read = deck::readSoundDeck(folder);
  EXPECT_TRUE(read.ok()) << read.error().message;
  return std::make_shared<const deck::Deck>(*std::move(read));
}

/// The face of the card, 10 pixels a millimetre.
inline QImage facePainted(CardPainter& painter, std::size_t card = 0,
                          deck::Side side = deck::Side::kFront) {
  auto image = painter.renderImage(card, side, 500);
  EXPECT_TRUE(image.ok()) << image.error().message;
  return image ? *image : QImage();
}
inline QImage facePainted(const std::string& elements,
                          const std::map<std::string, std::string>& art = {},
                          std::size_t card = 0) {
  CardPainter painter(paintedDeck(elements, art));
  return facePainted(painter, card);
}

/// Returns true if there is paint at a place given in millimetres.
inline bool paintedAt(const QImage& image, double x, double y) {
  return qAlpha(image.pixel(static_cast<int>(x * 10), static_cast<int>(y * 10))) > 127;
}
inline QRgb colorAt(const QImage& image, double x, double y) {
  return image.pixel(static_cast<int>(x * 10), static_cast<int>(y * 10));
}

/// The smallest rectangle of pixels with all the paint in it.
inline QRect inkBounds(const QImage& image) {
  QRect bounds;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (qAlpha(image.pixel(x, y)) > 127) bounds |= QRect(x, y, 1, 1);
    }
  }
  return bounds;
}

}  // namespace raindelay
