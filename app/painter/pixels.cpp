#include "painter/pixels.h"

#include <QBuffer>
#include <QColorSpace>
#include <QImageReader>

#include "core/limits.h"
#include "deck/art_check.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"
#include "painter/color/color_profiles.h"
#include "plugins/plugin.h"

namespace raindelay {
namespace {

using Colors = deck::ImageFacts::Colors;

constexpr deck::ProblemKind kProfileDamaged{
    "profile-damaged", deck::Severity::kWarning,
    RD_TEXT("Deck",
            "%1 is drawn without its colour profile, which is damaged or larger than %2 MB; save "
            "the picture in sRGB.")};
constexpr deck::ProblemKind kProfileUnfit{
    "profile-unfit", deck::Severity::kWarning,
    RD_TEXT("Deck",
            "%1 is drawn without its colour profile, which is for another kind of picture; save "
            "the picture in sRGB.")};
constexpr deck::ProblemKind kNoLibrary{
    "no-color-library", deck::Severity::kWarning,
    RD_TEXT("Deck",
            "%1 is drawn without its colour profile: raindelay-color.so is not beside the "
            "program.")};

const ColorProfiles* profiles() {
  static const ColorProfiles* const kProfiles =
      pluginObject<ColorProfiles>(QStringLiteral("raindelay-color"), "raindelayColorProfiles");
  return kProfiles;
}

ColorPixels pixelsOf(QImage& image, bool gray) {
  return {image.bits(),        image.width(),
          image.height(),      static_cast<std::uint32_t>(image.bytesPerLine()),
          image.depth() == 64, gray};
}

/// Converts a picture of the screen's colours, which stays as it was unless it is done.
ColorVerdict convert(QImage& image, std::string_view profile, bool gray) {
  const bool deep = image.depth() == 64 || image.format() == QImage::Format_Grayscale16;
  QImage converted = image;
  if (image.hasAlphaChannel()) {
    converted.convertTo(deep ? QImage::Format_RGBA64 : QImage::Format_ARGB32);
  } else {
    converted.convertTo(deep ? QImage::Format_RGBX64 : QImage::Format_RGB32);
  }
  const ColorVerdict verdict = profiles()->toSrgb(profile, pixelsOf(converted, gray));
  if (verdict == ColorVerdict::kDone) image = converted;
  return verdict;
}

/// The same for one of print's colours, of which Qt gives no more than what they come to roughly.
ColorVerdict convertCmyk(QImage& image, std::string_view file, std::string_view profile) {
  QImage converted(image.size(), QImage::Format_RGB32);
  if (converted.isNull()) return ColorVerdict::kDamaged;
  converted.fill(Qt::white);
  const ColorVerdict verdict = profiles()->readCmyk(file, profile, pixelsOf(converted, false));
  if (verdict == ColorVerdict::kDone) image = converted;
  return verdict;
}

/// True if the colours are those of the screen, as far as the file says.
bool inScreenColors(const QColorSpace& space, const deck::ImageFacts& facts) {
  if (facts.colors == Colors::kCmyk) return !facts.hasProfile;
  return space == QColorSpace(QColorSpace::SRgb) || (!space.isValid() && !facts.hasProfile);
}

/// Makes the picture's colours those of the screen, or says why they aren't.
std::optional<deck::Problem> toScreenColors(QImage& image, const std::string& file,
                                            const deck::ImageFacts& facts,
                                            const std::string& path) {
  const QColorSpace space = image.colorSpace();
  image.setColorSpace({});  // Qt's hands off the numbers
  if (inScreenColors(space, facts)) return std::nullopt;
  if (profiles() == nullptr) return deck::Problem(kNoLibrary, {deck::inQuotes(path)});
  // Of PNG files Qt keeps those alone that it understands.
  const std::string profile = facts.packedProfile.empty()
                                  ? space.iccProfile().toStdString()
                                  : profiles()->unpacked(facts.packedProfile);
  const ColorVerdict verdict = facts.colors == Colors::kCmyk
                                   ? convertCmyk(image, file, profile)
                                   : convert(image, profile, facts.colors == Colors::kGray);
  if (verdict == ColorVerdict::kDone) return std::nullopt;
  if (verdict == ColorVerdict::kUnfit) return deck::Problem(kProfileUnfit, {deck::inQuotes(path)});
  return deck::Problem(kProfileDamaged,
                       {deck::inQuotes(path), std::to_string(kMaxProfileBytes / kMegabyte)});
}

/// As the camera was held.
QImage upright(const QImage& image, QImageIOHandler::Transformations turn) {
  QImage turned = image.mirrored(turn.testFlag(QImageIOHandler::TransformationMirror),
                                 turn.testFlag(QImageIOHandler::TransformationFlip));
  if (!turn.testFlag(QImageIOHandler::TransformationRotate90)) return turned;
  return turned.transformed(QTransform().rotate(90));
}

}  // namespace

deck::Checked<Pixels> readPixels(const std::string& bytes, const std::string& path) {
  const auto facts = deck::checkWholeImage(bytes, path);
  if (!facts) return facts.problem();
  QByteArray data = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
  QBuffer buffer(&data);
  QImageReader reader(&buffer, facts->format == deck::ImageFacts::Format::kPng ? "png" : "jpeg");
  reader.setAutoTransform(false);  // it forgets the colour profile
  QImage image = reader.read();
  if (image.isNull()) return deck::Problem(deck::kinds::kNotAnImage, {deck::inQuotes(path)});
  auto problem = toScreenColors(image, bytes, *facts, path);
  return Pixels{upright(image, reader.transformation()), std::move(problem)};
}

}  // namespace raindelay
