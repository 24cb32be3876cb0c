#include "output/png_file.h"

#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>

#include <QtEndian>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace raindelay {
namespace {

constexpr double kInch = 0.0254;
constexpr int kSampledRows = 64;
/// Rows that are packed at once.
constexpr int kBand = 64;

constexpr quint8 kNoFilter = 0, kPaeth = 4;

/// Returns true if most pixels are as the one before. Filters spoil such rows, and photographs are
/// a third smaller with them.
bool isFlat(const QImage& image) {
  const int step = std::max(1, image.height() / kSampledRows);
  const int channels = image.depth() / 8;
  qint64 same = 0, all = 0;
  for (int y = 0; y < image.height(); y += step) {
    const uchar* row = image.constScanLine(y);
    for (int x = 1; x < image.width(); ++x) {
      const uchar* pixel = row + x * channels;
      same += std::memcmp(pixel, pixel - channels, static_cast<std::size_t>(channels)) == 0 ? 1 : 0;
    }
    all += image.width();
  }
  return same * 2 > all;
}

/// The neighbour from which the byte is expected to differ least (PNG, "Paeth").
int paeth(int left, int above, int corner) {
  const int byLeft = std::abs(above - corner), byAbove = std::abs(left - corner);
  const int byCorner = std::abs(left + above - 2 * corner);
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
}

/// A row as it stands in the file: its filter, then its bytes.
void filterRow(const QImage& image, int y, quint8 filter, uchar* to) {
  const auto bytes = static_cast<std::size_t>(image.width()) * (image.depth() / 8);
  const uchar* row = image.constScanLine(y);
  *to++ = filter;
  if (filter == kNoFilter) {
    std::memcpy(to, row, bytes);
    return;
  }
  const std::size_t step = image.depth() / 8;
  const uchar* last = y > 0 ? image.constScanLine(y - 1) : nullptr;
  for (std::size_t i = 0; i < bytes; ++i) {
    const int left = i < step ? 0 : row[i - step];
    const int above = last == nullptr ? 0 : last[i];
    const int corner = i < step || last == nullptr ? 0 : last[i - step];
    to[i] = static_cast<uchar>(row[i] - paeth(left, above, corner));
  }
}

void appendNumber(QByteArray& to, quint32 number) {
  const quint32 bytes = qToBigEndian(number);
  to.append(reinterpret_cast<const char*>(&bytes), sizeof bytes);
}

/// A chunk: its length, its name, what it holds, and a checksum of both.
void appendChunk(QByteArray& png, const char* name, const QByteArray& content) {
  appendNumber(png, static_cast<quint32>(content.size()));
  const qsizetype begin = png.size();
  png.append(name, 4).append(content);
  appendNumber(png, crc32_gzip_refl(0, reinterpret_cast<const uchar*>(png.constData()) + begin,
                                    static_cast<quint64>(png.size() - begin)));
}

QByteArray header(const QImage& image) {
  constexpr char kBits = 8, kRgb = 2, kRgba = 6;
  QByteArray content;
  appendNumber(content, static_cast<quint32>(image.width()));
  appendNumber(content, static_cast<quint32>(image.height()));
  content.append(kBits).append(image.hasAlphaChannel() ? kRgba : kRgb);
  return content.append(3, '\0');  // deflate, filters a row, not interlaced
}

QByteArray resolution(double dpi) {
  const auto dotsPerMetre = static_cast<quint32>(std::lround(dpi / kInch));
  QByteArray content;
  appendNumber(content, dotsPerMetre);
  appendNumber(content, dotsPerMetre);
  return content.append('\1');  // a metre
}

}  // namespace

QByteArray packedRows(const QImage& image) {
  const auto stride = static_cast<std::size_t>(image.width()) * (image.depth() / 8) + 1;
  const quint8 filter = isFlat(image) ? kNoFilter : kPaeth;
  std::vector<uchar> band(stride * kBand), level(ISAL_DEF_LVL1_DEFAULT);
  // Whatever the rows hold, they don't become longer than this.
  const auto whole = static_cast<qsizetype>(stride) * image.height();
  QByteArray bytes(whole + whole / 8 + 1024, Qt::Uninitialized);

  isal_zstream stream{};
  isal_deflate_init(&stream);
  stream.level = 1;
  stream.level_buf = level.data();
  stream.level_buf_size = static_cast<quint32>(level.size());
  stream.gzip_flag = IGZIP_ZLIB;
  stream.next_out = reinterpret_cast<uchar*>(bytes.data());
  stream.avail_out = static_cast<quint32>(bytes.size());
  for (int first = 0; first < image.height(); first += kBand) {
    const int rows = std::min(kBand, image.height() - first);
    for (int i = 0; i < rows; ++i) {
      filterRow(image, first + i, filter, band.data() + static_cast<std::size_t>(i) * stride);
    }
    stream.next_in = band.data();
    stream.avail_in = static_cast<quint32>(stride * static_cast<std::size_t>(rows));
    stream.end_of_stream = first + rows == image.height() ? 1 : 0;
    if (isal_deflate(&stream) != COMP_OK || stream.avail_in > 0) return {};
  }
  bytes.resize(static_cast<qsizetype>(stream.total_out));
  return bytes;
}

QByteArray pngOf(const QImage& image, double dpi) {
  const QImage plain = image.convertToFormat(image.hasAlphaChannel() ? QImage::Format_RGBA8888
                                                                     : QImage::Format_RGB888);
  if (plain.isNull()) return {};
  const QByteArray rows = packedRows(plain);
  if (rows.isEmpty()) return {};
  QByteArray png("\x89PNG\r\n\x1a\n", 8);
  png.reserve(rows.size() + 128);
  appendChunk(png, "IHDR", header(plain));
  appendChunk(png, "sRGB", QByteArray(1, '\0'));
  appendChunk(png, "pHYs", resolution(dpi));
  appendChunk(png, "IDAT", rows);
  appendChunk(png, "IEND", {});
  return png;
}

}  // namespace raindelay
