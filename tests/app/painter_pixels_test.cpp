// Pictures of pixels as cameras, scanners and print shops save them.
#include <gtest/gtest.h>

#include <QBuffer>
#include <QColorSpace>
#include <QImageWriter>
#include <QPainter>

#include "app/painter_fixture.h"
#include "painter/art_store.h"

namespace raindelay {
namespace {

/// 4 × 4 pixels, the left half red, the right one blue: a PNG of seven passes.
constexpr const char* kInterlaced =
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAEAQMAAAHkODyrAAAABlBMVEX/AAAAAP9sof2OAAAAEklEQVQI12NgYGhg"
    "cABDAwYDAAuOAaFer5VtAAAAAElFTkSuQmCC";
/// Cyan alone, and magenta with yellow, in the colours of print.
constexpr const char* kCyan =
    "/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4L"
    "CxAWEBETFBUVFQwPFxgWFBgSFBUU/9sAQwEDBAQFBAUJBQUJFA0LDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU"
    "FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU/8AAFAgACAAIBAERAAIRAQMRAQQRAP/EABUAAQEAAAAAAAAAAAAAAAAA"
    "AAgJ/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAcJ/8QAFBEBAAAAAAAAAAAAAAAA"
    "AAAAAP/aAA4EAQACEQMRBAAAPwA6AxVNVN//2Q==";
constexpr const char* kMagentaAndYellow =
    "/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcG"
    "BggLCAkKCgoKCgYICwwLCgwJCgoK/9sAQwECAgICAgIFAwMFCgcGBwoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK"
    "CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK/8AAFAgACAAIBAERAAIRAQMRAQQRAP/EABUAAQEAAAAAAAAAAAAAAAAA"
    "AAgJ/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAgK/8QAFBEBAAAAAAAAAAAAAAAA"
    "AAAAAP/aAA4EAQACEQMRBAAAPwBmFYn/AF/H/9k=";

std::string unpacked(const char* base64) {
  return QByteArray::fromBase64(base64).toStdString();
}

std::string fileOf(const QImage& image, const char* format,
                   QImageIOHandler::Transformations turn = QImageIOHandler::TransformationNone) {
  QBuffer file;
  file.open(QIODevice::WriteOnly);
  QImageWriter writer(&file, format);
  writer.setTransformation(turn);
  writer.setQuality(100);
  EXPECT_TRUE(writer.write(image)) << writer.errorString().toStdString();
  return file.data().toStdString();
}

/// The face of a card, 50 × 100 mm, that the picture fills.
QImage faceOf(const std::string& name, const std::string& file) {
  return facePainted("[{type: image, src: " + name + ", box: trim, fit: stretch}]", {{name, file}});
}

void expectNear(QRgb seen, const QColor& wanted, const std::string& what) {
  constexpr int kNear = 6;
  EXPECT_NEAR(qRed(seen), wanted.red(), kNear) << what;
  EXPECT_NEAR(qGreen(seen), wanted.green(), kNear) << what;
  EXPECT_NEAR(qBlue(seen), wanted.blue(), kNear) << what;
}

// Red above, blue below, as the camera was held.
TEST(Pixels, StandUprightAsTheirCameraSays) {
  QImage picture(32, 64, QImage::Format_RGB32);
  picture.fill(Qt::red);
  QPainter(&picture).fillRect(0, 32, 32, 32, Qt::blue);
  const QImage lying = picture.transformed(QTransform().rotate(-90));
  const std::string file = fileOf(lying, "jpeg", QImageIOHandler::TransformationRotate90);
  const QImage face = faceOf("p.jpg", file);
  expectNear(colorAt(face, 25, 25), Qt::red, "above");
  expectNear(colorAt(face, 25, 75), Qt::blue, "below");
  auto folder = std::make_shared<deck::MemoryFolder>();
  folder->files["p.jpg"] = file;
  EXPECT_EQ(ArtStore(folder).art("p.jpg", std::nullopt).size, QSizeF(32, 64));
}

// Of pictures that don't fit into the memory together those drawn last are kept, and all can be
// drawn.
TEST(Pixels, TakeNoMoreMemoryThanTheyMay) {
  class Counted : public deck::MemoryFolder {
   public:
    mutable std::map<std::string, int> reads;

   protected:
    deck::Checked<std::string> readChecked(const std::string& path,
                                           std::size_t most) const override {
      ++reads[path];
      return MemoryFolder::readChecked(path, most);
    }
  };
  constexpr std::size_t kEach = std::size_t{100} * 100 * 4;
  auto folder = std::make_shared<Counted>();
  QImage picture(100, 100, QImage::Format_RGB32);
  picture.fill(Qt::red);
  for (const char* name : {"a.png", "b.png", "c.png"}) folder->files[name] = fileOf(picture, "png");
  folder->files["large.png"] = fileOf(picture.scaled(200, 200), "png");
  folder->files["a.svg"] = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>)";
  folder->files["b.svg"] =
      "<svg viewBox='0 0 1 1'><image width='1' height='1' href='data:image/png;base64," +
      QByteArray::fromStdString(folder->files["a.png"]).toBase64().toStdString() + "'/></svg>";
  ArtStore store(folder, {}, 2 * kEach + 1);
  const auto ask = [&](const std::string& path) {
    const ArtStore::Art& art = store.art(path, std::nullopt);
    EXPECT_TRUE(art.draw) << path;
    return store.pixelBytes();
  };
  EXPECT_EQ(ask("a.svg"), 0u);
  EXPECT_EQ(ask("a.png"), kEach);
  EXPECT_EQ(ask("b.png"), 2 * kEach);
  EXPECT_EQ(ask("a.png"), 2 * kEach);
  EXPECT_EQ(ask("c.png"), 2 * kEach);  // in the place of b
  EXPECT_EQ(ask("a.png"), 2 * kEach);
  EXPECT_EQ(ask("b.svg"), 2 * kEach);  // in the place of c
  EXPECT_EQ(ask("b.png"), 2 * kEach);  // in the place of a
  EXPECT_EQ(ask("b.svg"), 2 * kEach);
  EXPECT_EQ(ask("large.png"), 4 * kEach);
  EXPECT_EQ(ask("a.png"), kEach);
  EXPECT_EQ(ask("a.svg"), kEach);
  EXPECT_EQ(
      folder->reads,
      (std::map<std::string, int>{
          {"a.png", 2}, {"a.svg", 1}, {"b.png", 2}, {"b.svg", 1}, {"c.png", 1}, {"large.png", 1}}));
}

TEST(Pixels, OfSixteenBitsAndOfSevenPassesAreRead) {
  QImage deep(4, 4, QImage::Format_RGBX64);
  deep.fill(QColor::fromRgba64(0x8080, 0x4040, 0xC0C0));
  const std::string file = fileOf(deep, "png");
  ASSERT_EQ(file[24], 16) << "bits a channel";
  expectNear(colorAt(faceOf("p.png", file), 25, 50), QColor(0x80, 0x40, 0xC0), "16 bits");
  const std::string interlaced = unpacked(kInterlaced);
  ASSERT_EQ(interlaced[28], 1) << "Adam7";
  const QImage face = faceOf("p.png", interlaced);
  expectNear(colorAt(face, 10, 50), Qt::red, "left");
  expectNear(colorAt(face, 40, 50), Qt::blue, "right");
}

TEST(Pixels, InTheColoursOfPrintAreConverted) {
  expectNear(colorAt(faceOf("p.jpg", unpacked(kCyan)), 25, 50), Qt::cyan, "cyan");
  expectNear(colorAt(faceOf("p.jpg", unpacked(kMagentaAndYellow)), 25, 50), Qt::red, "red");
}

// A photograph in another colour space shows the colours that were meant.
TEST(Pixels, AreShownInTheColoursOfTheirProfile) {
  QImage picture(4, 4, QImage::Format_RGB32);
  picture.fill(qRgb(100, 200, 100));
  picture.setColorSpace(QColorSpace::AdobeRgb);
  QByteArray bytes;
  QBuffer file(&bytes);
  file.open(QIODevice::WriteOnly);
  ASSERT_TRUE(picture.save(&file, "PNG"));
  const QRgb meant = picture.convertedToColorSpace(QColorSpace::SRgb).pixel(1, 1);
  ASSERT_GT(std::abs(qRed(meant) - 100), 20);
  const QImage face = facePainted("[{type: image, src: p.png, box: trim, fit: stretch}]",
                                  {{"p.png", bytes.toStdString()}});
  EXPECT_EQ(colorAt(face, 25, 50), meant);
}

}  // namespace
}  // namespace raindelay
