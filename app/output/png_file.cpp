#include "output/png_file.h"

#include <png.h>

#include <algorithm>
#include <cmath>
#include <csetjmp>
#include <vector>

namespace raindelay {
namespace {

constexpr int kLevel = 1;  // higher levels take three times as long for a twentieth of the size
constexpr double kInch = 0.0254;
constexpr int kSampledRows = 64;

/// Whether most pixels are as the one before. Filters spoil such rows, and photographs are a third
/// smaller with them.
bool isFlat(const QImage& image) {
  const int step = std::max(1, image.height() / kSampledRows);
  qint64 same = 0, all = 0;
  for (int y = 0; y < image.height(); y += step) {
    const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
    for (int x = 1; x < image.width(); ++x) same += row[x] == row[x - 1] ? 1 : 0;
    all += image.width();
  }
  return same * 2 > all;
}

void append(png_structp png, png_bytep bytes, png_size_t size) {
  auto* out = static_cast<QByteArray*>(png_get_io_ptr(png));
  out->append(reinterpret_cast<const char*>(bytes), static_cast<qsizetype>(size));
}

void flush(png_structp /*png*/) {}

/// libpng reports by longjmp: nothing in here has a destructor.
bool write(png_structp png, png_infop info, const QImage& image, double dpi, png_bytep row) {
  // NOLINTNEXTLINE(cert-err52-cpp,modernize-avoid-setjmp-longjmp): libpng's way.
  if (setjmp(png_jmpbuf(png)) != 0) return false;
  const bool alpha = image.hasAlphaChannel();
  const auto width = static_cast<png_uint_32>(image.width());
  const auto height = static_cast<png_uint_32>(image.height());
  png_set_compression_level(png, kLevel);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, isFlat(image) ? PNG_FILTER_NONE : PNG_FILTER_PAETH);
  png_set_IHDR(png, info, width, height, 8, alpha ? PNG_COLOR_TYPE_RGBA : PNG_COLOR_TYPE_RGB,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  const auto dotsPerMetre = static_cast<png_uint_32>(std::lround(dpi / kInch));
  png_set_pHYs(png, info, dotsPerMetre, dotsPerMetre, PNG_RESOLUTION_METER);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(png, info);
  for (int y = 0; y < image.height(); ++y) {
    const auto* pixels = reinterpret_cast<const QRgb*>(image.constScanLine(y));
    png_bytep to = row;
    for (png_uint_32 x = 0; x < width; ++x) {
      const QRgb pixel = pixels[x];
      *to++ = static_cast<png_byte>(qRed(pixel));
      *to++ = static_cast<png_byte>(qGreen(pixel));
      *to++ = static_cast<png_byte>(qBlue(pixel));
      if (alpha) *to++ = static_cast<png_byte>(qAlpha(pixel));
    }
    png_write_row(png, row);
  }
  png_write_end(png, info);
  return true;
}

}  // namespace

QByteArray pngOf(const QImage& image, double dpi) {
  const QImage plain =
      image.convertToFormat(image.hasAlphaChannel() ? QImage::Format_ARGB32 : QImage::Format_RGB32);
  if (plain.isNull()) return {};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
  if (png == nullptr) return {};
  png_infop info = png_create_info_struct(png);
  QByteArray bytes;
  std::vector<png_byte> row(static_cast<std::size_t>(plain.width()) * 4);
  png_set_write_fn(png, &bytes, append, flush);
  const bool done = info != nullptr && write(png, info, plain, dpi, row.data());
  png_destroy_write_struct(&png, &info);
  return done ? bytes : QByteArray();
}

}  // namespace raindelay
