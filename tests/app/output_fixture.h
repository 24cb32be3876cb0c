#pragma once

#include <gtest/gtest.h>

#include <QColorSpace>
#include <QDir>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <memory>
#include <string>

#include "engine/deck_fixture.h"
#include "output/selection.h"

namespace raindelay {

inline constexpr const char* kStar =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">)"
    R"(<path d="M10 1 L19 19 L1 8 L19 8 L1 19 Z" fill="currentColor"/></svg>)";

/// Layouts of a deck that has a bit of everything; a and b have one back, c has another.
inline constexpr const char* kPrintedLayouts = R"(  plain:
    back:
      - {type: rect, box: bleed, fill: ink}
      - {type: svg, src: art/star.svg, box: [10, 30, 30, 30], color: paper}
    front:
      - {type: rect, box: bleed, fill: "{suit|suit-ink}"}
      - {type: rect, box: [5, 5, 40, 90], radius: 3, fill: paper}
      - {type: svg, src: art/star.svg, box: [10, 40, 30, 30], color: red}
      - {type: svg, src: art/star.svg, box: [30, 75, 12, 12], color: ink, opacity: 0.4}
      - {type: text, text: "{name} {rank}", box: [8, 8, 34, 12], font: main, size: 22pt, color: ink}
  fancy:
    extends: plain
    back: [{type: rect, box: bleed, fill: red}]
)";

/// A folder of a deck, in memory; cards as in deck_fixture.h: a, three times b, c.
inline std::shared_ptr<deck::MemoryFolder> printedFolder(
    const std::string& layouts = kPrintedLayouts, const std::string& cards = deck::kTestCards) {
  auto folder = deck::testFolder(layouts, cards);
  folder->files["deck.yaml"] += "name: Proof\n";
  folder->files["art/star.svg"] = kStar;
  std::string& yaml = folder->files["deck.yaml"];
  const std::string map = "suit-ink: {bats: red, balls: ink}";
  yaml.replace(yaml.find(map), map.size(), "suit-ink: {bats: red, balls: ink, else: ink}");
  return folder;
}

inline Selection printedSelection(const std::shared_ptr<deck::MemoryFolder>& folder) {
  auto read = deck::readSoundDeck(folder);
  EXPECT_TRUE(read.ok()) << (read ? "" : read.error().message);
  Selection selection;
  if (!read) return selection;
  selection.deck = std::make_shared<const deck::Deck>(*std::move(read));
  selection.cards = allCards(*selection.deck);
  return selection;
}
inline Selection printedSelection(const std::string& layouts = kPrintedLayouts,
                                  const std::string& cards = deck::kTestCards) {
  return printedSelection(printedFolder(layouts, cards));
}

/// A folder that goes again.
class Scratch {
 public:
  [[nodiscard]] std::string path(const std::string& name = {}) const {
    return dir_.path().toStdString() + (name.empty() ? "" : "/" + name);
  }
  /// The names in it, hidden ones too, sorted.
  [[nodiscard]] std::vector<std::string> names(const std::string& folder = {}) const {
    std::vector<std::string> names;
    const QDir dir(QString::fromStdString(path(folder)));
    for (const QString& name :
         dir.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name)) {
      names.push_back(name.toStdString());
    }
    return names;
  }

 private:
  QTemporaryDir dir_;
};

/// A picture's pixels alone, to be compared: without what else a file says.
inline QImage pixelsOf(const QImage& image, QImage::Format format = QImage::Format_RGB32) {
  QImage pixels = image.convertToFormat(format);
  pixels.setColorSpace(QColorSpace());
  return pixels;
}

/// The distance between two pictures of one size; both have 32 bits a pixel.
struct Distance {
  double mean = 0;  ///< of all channels, 0 to 255
  double far = 0;   ///< part of the pixels that differ by more than 64
};
inline Distance distanceOf(const QImage& a, const QImage& b) {
  EXPECT_EQ(a.size(), b.size());
  if (a.size() != b.size() || a.isNull()) return {255, 1};
  double sum = 0, far = 0;
  for (int y = 0; y < a.height(); ++y) {
    const auto* one = reinterpret_cast<const QRgb*>(a.constScanLine(y));
    const auto* other = reinterpret_cast<const QRgb*>(b.constScanLine(y));
    for (int x = 0; x < a.width(); ++x) {
      if (one[x] == other[x]) continue;
      const int red = std::abs(qRed(one[x]) - qRed(other[x]));
      const int green = std::abs(qGreen(one[x]) - qGreen(other[x]));
      const int blue = std::abs(qBlue(one[x]) - qBlue(other[x]));
      sum += red + green + blue;
      far += std::max({red, green, blue}) > 64 ? 1 : 0;
    }
  }
  const double pixels = static_cast<double>(a.width()) * a.height();
  return {sum / 3 / pixels, far / pixels};
}

/// The allowed distance of a PDF's page from the painter's picture: another program rasterizes it,
/// and smooths edges in its own way. With poppler 22.12 cards and sheets at 5 to 10 pixels a
/// millimetre are up to 0.63 and 0.0026 apart; a card moved by half a millimetre is 7.6 and 0.045
/// away, another card 32 and 0.29 (OnePainter.AWrongPictureIsFarFromIt).
inline constexpr double kMostMean = 0.7, kMostFar = 0.0028;

}  // namespace raindelay
