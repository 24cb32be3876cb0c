// Pictures in colour profiles: what comes out is what lcms2 itself makes of the same numbers.
#include <gtest/gtest.h>

#include <QColorSpace>
#include <QImage>
#include <QPainter>

#include "app/color_fixture.h"
#include "support/jpeg_maker.h"
#include "support/profile_maker.h"

namespace raindelay {
namespace {

using Samples = JpegMaker::Samples;

/// Holds each block of a JPEG file to its colour.
void expectBlocks(const JpegMaker& maker, cmsUInt32Number format, const std::string& what) {
  const QImage image = soundArt("p.jpg", maker.bytes()).pixels;
  ASSERT_EQ(image.width(), static_cast<int>(maker.blocks.size()) * 16) << what;
  for (std::size_t i = 0; i < maker.blocks.size(); ++i) {
    expectNear(image.pixelColor(static_cast<int>(i) * 16 + 8, 8),
               meant(maker.profile, format, maker.blocks[i].data()),
               what + ", block " + std::to_string(i));
  }
}

// As Photoshop saves them: 255 is no ink.
const std::vector<Samples> kInks = {{255, 255, 255, 255}, {0, 255, 255, 255}, {255, 0, 255, 255},
                                    {255, 255, 0, 255},   {255, 255, 255, 0}, {90, 200, 30, 220},
                                    {128, 128, 128, 128}};
const std::vector<Samples> kLights = {{0, 0, 0},   {255, 255, 255}, {255, 0, 0},
                                      {0, 255, 0}, {0, 0, 255},     {90, 200, 30}};
const std::vector<Samples> kGrays = {{0}, {5}, {60}, {128}, {200}, {255}};

TEST(ColorProfiles, OfPrintAreConvertedFrom) {
  for (const J_COLOR_SPACE stored : {JCS_CMYK, JCS_YCCK}) {
    expectBlocks({JCS_CMYK, kInks, profiles::cmyk(), 1, stored}, TYPE_CMYK_8_REV,
                 stored == JCS_CMYK ? "CMYK" : "YCCK");
  }
}

/// A picture of two blocks and, of all eight ways to hold the camera, the colour at the top left.
void expectUpright(JpegMaker maker, cmsUInt32Number format) {
  const QColor one = meant(maker.profile, format, maker.blocks[0].data());
  const QColor other = meant(maker.profile, format, maker.blocks[1].data());
  for (const auto& [turned, lies, first] : {std::tuple(1, true, one),
                                            {2, true, other},
                                            {3, true, other},
                                            {4, true, one},
                                            {5, false, one},
                                            {6, false, one},
                                            {7, false, other},
                                            {8, false, other}}) {
    maker.turned = turned;
    const QImage image = soundArt("p.jpg", maker.bytes()).pixels;
    EXPECT_EQ(image.size(), lies ? QSize(32, 16) : QSize(16, 32)) << turned;
    expectNear(image.pixelColor(4, 4), first, "turned " + std::to_string(turned));
  }
}

TEST(ColorProfiles, LeavePicturesUpright) {
  expectUpright({JCS_CMYK, {kInks[1], kInks[2]}, profiles::cmyk()}, TYPE_CMYK_8_REV);
  expectUpright({JCS_RGB, {kLights[3], kLights[4]}, profiles::rgbMatrix()}, TYPE_RGB_8);
}

TEST(ColorProfiles, OfScreensAndScannersAreConvertedFrom) {
  expectBlocks({JCS_RGB, kLights, profiles::rgbTable()}, TYPE_RGB_8, "a table");
  expectBlocks({JCS_RGB, kLights, profiles::rgbMatrix()}, TYPE_RGB_8, "a matrix");
  expectBlocks({JCS_GRAYSCALE, kGrays, profiles::grayTable()}, TYPE_GRAY_8, "a gray table");
  expectBlocks({JCS_GRAYSCALE, kGrays, profiles::grayCurve()}, TYPE_GRAY_8, "a gray curve");
}

TEST(ColorProfiles, OfLightsServeGrayPictures) {
  const JpegMaker gray{JCS_GRAYSCALE, kGrays, profiles::rgbMatrix()};
  const QImage image = soundArt("p.jpg", gray.bytes()).pixels;
  for (std::size_t i = 0; i < kGrays.size(); ++i) {
    const Samples thrice(3, kGrays[i][0]);
    expectNear(image.pixelColor(static_cast<int>(i) * 16 + 8, 8),
               meant(gray.profile, TYPE_RGB_8, thrice.data()), std::to_string(i));
  }
}

/// A PNG of a colour, and the type that the file says it is of.
struct Png {
  const char* what;
  QImage::Format format;
  int bits, type;
  std::string profile;
  cmsUInt32Number samples;
};

TEST(ColorProfiles, InPngsAreConvertedFromInAnyDepth) {
  constexpr quint16 kRed = 0x5A5A, kGreen = 0xC8C8, kBlue = 0x1E1E, kGray = 0x0180;
  for (const auto& [what, format, bits, type, profile, samples] :
       {Png{"8 bits", QImage::Format_RGB32, 8, 2, profiles::rgbTable(), TYPE_RGB_16},
        Png{"8 bits with alpha", QImage::Format_ARGB32, 8, 6, profiles::rgbTable(), TYPE_RGB_16},
        Png{"16 bits", QImage::Format_RGBX64, 16, 2, profiles::rgbTable(), TYPE_RGB_16},
        Png{"16 bits with alpha", QImage::Format_RGBA64, 16, 6, profiles::rgbMatrix(), TYPE_RGB_16},
        Png{"gray, 8 bits", QImage::Format_Grayscale8, 8, 0, profiles::grayTable(), TYPE_GRAY_16},
        Png{"gray, 16 bits", QImage::Format_Grayscale16, 16, 0, profiles::grayCurve(),
            TYPE_GRAY_16}}) {
    const bool gray = samples == TYPE_GRAY_16, alpha = type == 6;
    QImage image(4, 4, format);
    image.fill(QColor::fromRgba64(gray ? kGray : kRed, gray ? kGray : kGreen, gray ? kGray : kBlue,
                                  alpha ? 0x8080 : 0xFFFF));
    // (Qt fills these with no more than eight bits.)
    for (int y = 0; y < 4 && format == QImage::Format_Grayscale16; ++y) {
      std::fill_n(reinterpret_cast<quint16*>(image.scanLine(y)), 4, kGray);
    }
    const std::string file = pngOf(image, profile);
    ASSERT_EQ(int{file[24]}, bits) << what;
    ASSERT_EQ(int{file[25]}, type) << what;
    const QColor seen = soundArt("p.png", file).pixels.pixelColor(1, 1);
    const std::array<quint16, 3> numbers = {gray ? kGray : kRed, kGreen, kBlue};
    expectNear(seen, meant(profile, samples, numbers.data()), what, 1);
    EXPECT_EQ(seen.alpha(), alpha ? 0x80 : 0xFF) << what;
  }
}

TEST(ColorProfiles, OfSrgbChangeNothing) {
  const std::string srgb = QColorSpace(QColorSpace::SRgb).iccProfile().toStdString();
  QImage image(2, 1, QImage::Format_RGB32);
  image.setPixelColor(0, 0, QColor(1, 2, 3));
  image.setPixelColor(1, 0, QColor(90, 200, 30));
  EXPECT_EQ(soundArt("p.png", pngOf(image, srgb)).pixels.pixel(0, 0), qRgb(1, 2, 3));
  EXPECT_EQ(soundArt("p.png", pngOf(image, srgb)).pixels.pixel(1, 0), qRgb(90, 200, 30));
}

TEST(ColorProfiles, AreTakenByTheirTablesNotByChainsOfSteps) {
  ProfileMaker maker{cmsSigRgbData, [](const double* rgb) -> std::array<double, 3> {
                       return {100 * rgb[0], 0, 0};
                     }};
  const std::string plain = maker.bytes();
  maker.stepsToo = true;
  const JpegMaker jpeg{JCS_RGB, kLights, maker.bytes()};
  ASSERT_GT(jpeg.profile.size(), plain.size());
  ASSERT_NE(meant(jpeg.profile, TYPE_RGB_FLT, std::array<float, 3>{}.data()), QColor(0, 0, 0));
  const QImage image = soundArt("p.jpg", jpeg.bytes()).pixels;
  expectNear(image.pixelColor(8, 8), meant(plain, TYPE_RGB_8, kLights[0].data()), "black");
}

/// What is wrong with a profile.
struct Wrong {
  const char* what = "";
  JpegMaker picture;
  const char* id = "";
};

std::string cut(std::string bytes) {
  bytes.resize(bytes.size() / 2);
  return bytes;
}
std::string large(std::string bytes) {
  bytes.resize(5 * 1024 * 1024);
  return bytes;
}

TEST(ColorProfiles, ThatCannotBeUsedAreToldAndThePictureIsDrawnWithoutThem) {
  const ProfileMaker::ToLab white = [](const double*) -> std::array<double, 3> {
    return {100, 0, 0};
  };
  const JpegMaker inks{JCS_CMYK, kInks}, lights{JCS_RGB, kLights}, grays{JCS_GRAYSCALE, kGrays};
  constexpr std::size_t kSpace = 16;
  const std::string unheardOf =
      profiles::rgbTable().replace(kSpace, 4, std::string("\xD6\0\1\0", 4));
  const auto with = [](JpegMaker picture, std::string profile) {
    picture.profile = std::move(profile);
    return picture;
  };
  for (const auto& [what, picture, id] :
       {Wrong{"no profile at all", with(inks, "nothing"), "profile-damaged"},
        Wrong{"no profile at all", with(lights, "nothing"), "profile-damaged"},
        Wrong{"cut off", with(inks, cut(profiles::cmyk())), "profile-damaged"},
        Wrong{"cut off", with(lights, cut(profiles::rgbTable())), "profile-damaged"},
        Wrong{"cut off", with(grays, cut(profiles::grayTable())), "profile-damaged"},
        Wrong{"too large", with(inks, large(profiles::cmyk())), "profile-damaged"},
        Wrong{"without a table", with(inks, ProfileMaker{cmsSigCmykData, {}}.bytes()),
              "profile-damaged"},
        Wrong{"of lights", with(inks, profiles::rgbMatrix()), "profile-unfit"},
        Wrong{"of lights", with(inks, profiles::rgbTable()), "profile-unfit"},
        Wrong{"of print", with(lights, profiles::cmyk()), "profile-unfit"},
        Wrong{"of grays", with(lights, profiles::grayTable()), "profile-unfit"},
        Wrong{"of grays", with(inks, profiles::grayCurve()), "profile-unfit"},
        Wrong{"of print", with(grays, profiles::cmyk()), "profile-unfit"},
        Wrong{"of no space that there is", with(lights, unheardOf), "profile-unfit"},
        Wrong{"of an effect",
              with(lights, ProfileMaker{cmsSigRgbData, white, cmsSigAbstractClass}.bytes()),
              "profile-unfit"}}) {
    const ArtStore::Art art = artOf("p.jpg", picture.bytes());
    ASSERT_EQ(art.problems.size(), 1u) << what;
    EXPECT_EQ(art.problems[0].id, std::string(id)) << what;
    EXPECT_EQ(art.problems[0].severity, deck::Severity::kWarning);
    EXPECT_EQ(art.pixels, soundArt("p.jpg", with(picture, {}).bytes()).pixels) << what;
  }
}

TEST(ColorProfiles, OfPngsThatCannotBeUsedAreTold) {
  QImage image(2, 2, QImage::Format_RGB32);
  image.fill(QColor(90, 200, 30));
  std::string noPacking = pngOf(image, profiles::rgbTable());
  noPacking[33 + 8 + 3] = '?';
  std::string noEnd = pngOf(image, profiles::rgbTable());
  noEnd[33 + 8 + 1] = noEnd[33 + 8 + 2] = 'a';
  for (const auto& [png, id] : {std::pair(pngOf(image, "nothing"), "profile-damaged"),
                                {noPacking, "profile-damaged"},
                                {noEnd, "profile-damaged"},
                                {pngOf(image, large(profiles::rgbTable())), "profile-damaged"},
                                {pngOf(image, profiles::cmyk()), "profile-unfit"},
                                {pngOf(image, profiles::grayCurve()), "profile-unfit"}}) {
    const ArtStore::Art art = artOf("p.png", png);
    ASSERT_EQ(art.problems.size(), 1u) << id;
    EXPECT_EQ(art.problems[0].id, std::string(id));
    EXPECT_EQ(art.pixels.pixel(1, 1), qRgb(90, 200, 30));
  }
}

TEST(ColorProfiles, HaveASentenceForWhatIsWrong) {
  JpegMaker maker{JCS_RGB, kLights, "nothing"};
  EXPECT_EQ(artOf("p.jpg", maker.bytes()).problems.at(0).message(),
            "\"p.jpg\" is drawn without its colour profile, which is damaged or larger than 4 MB; "
            "save the picture in sRGB.");
}

std::string drawingOf(const std::string& jpeg) {
  return "<svg viewBox='0 0 1 1'><image width='1' height='1' preserveAspectRatio='none' "
         "href='data:image/jpeg;base64," +
         QByteArray::fromStdString(jpeg).toBase64().toStdString() + "'/></svg>";
}

TEST(ColorProfiles, InPicturesOfDrawingsCountAsWell) {
  JpegMaker maker{JCS_CMYK, {kInks[5]}, profiles::cmyk()};
  QImage image(8, 8, QImage::Format_ARGB32_Premultiplied);
  QPainter painter(&image);
  soundArt("a.svg", drawingOf(maker.bytes())).draw(painter, QRectF(0, 0, 8, 8));
  expectNear(image.pixelColor(4, 4), meant(maker.profile, TYPE_CMYK_8_REV, kInks[5].data()),
             "inside");
  maker.profile = profiles::rgbMatrix();
  const ArtStore::Art art = artOf("a.svg", drawingOf(maker.bytes()));
  EXPECT_TRUE(art.draw);
  ASSERT_EQ(art.problems.size(), 1u);
  EXPECT_EQ(art.problems[0].message(),
            "\"a.svg\" is drawn without its colour profile, which is for another kind of picture; "
            "save the picture in sRGB.");
}

}  // namespace
}  // namespace raindelay
