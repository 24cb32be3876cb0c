#pragma once

#include <gtest/gtest.h>

#include <QBuffer>
#include <QColor>
#include <QImage>
#include <array>
#include <cstdint>
#include <memory>
#include <string>

#include "engine/deck_fixture.h"
#include "painter/art_store.h"
#include "support/profile_maker.h"

namespace raindelay {

/// What the numbers of a pixel come to in sRGB.
inline QColor meant(const std::string& profile, cmsUInt32Number format, const void* samples) {
  cmsHPROFILE from =
      cmsOpenProfileFromMem(profile.data(), static_cast<cmsUInt32Number>(profile.size()));
  cmsHPROFILE srgb = cmsCreate_sRGBProfile();
  cmsHTRANSFORM transform =
      cmsCreateTransform(from, format, srgb, TYPE_RGB_8, INTENT_RELATIVE_COLORIMETRIC,
                         cmsFLAGS_BLACKPOINTCOMPENSATION | cmsFLAGS_NOOPTIMIZE);
  std::array<unsigned char, 3> rgb = {};
  EXPECT_NE(transform, nullptr) << "the test's own profile";
  if (transform != nullptr) cmsDoTransform(transform, samples, rgb.data(), 1);
  cmsDeleteTransform(transform);
  cmsCloseProfile(srgb);
  cmsCloseProfile(from);
  return {rgb[0], rgb[1], rgb[2]};
}

/// The only file of a folder, read; the second: and nothing is wrong with it.
inline ArtStore::Art artOf(const std::string& name, const std::string& file) {
  auto folder = std::make_shared<deck::MemoryFolder>();
  folder->files[name] = file;
  return ArtStore(folder).art(name, std::nullopt);
}
inline ArtStore::Art soundArt(const std::string& name, const std::string& file) {
  ArtStore::Art art = artOf(name, file);
  for (const deck::Problem& problem : art.problems) ADD_FAILURE() << problem.message();
  EXPECT_TRUE(art.draw) << name;
  return art;
}

inline void expectNear(const QColor& seen, const QColor& wanted, const std::string& what,
                       int near = 3) {
  EXPECT_TRUE(std::abs(seen.red() - wanted.red()) <= near &&
              std::abs(seen.green() - wanted.green()) <= near &&
              std::abs(seen.blue() - wanted.blue()) <= near)
      << what << " is " << seen.name().toStdString() << ", not " << wanted.name().toStdString();
}

/// Of a chunk of a PNG file (ISO/IEC 15948, annex D).
inline std::uint32_t checksum(const std::string& bytes) {
  std::uint32_t sum = 0xFFFFFFFF;
  for (const char c : bytes) {
    sum ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xEDB88320 : 0);
  }
  return ~sum;
}
inline std::string number(std::size_t value) {
  std::string bytes;
  for (const int shift : {24, 16, 8, 0}) bytes += static_cast<char>(value >> shift & 0xFF);
  return bytes;
}

/// The picture as a PNG file with a profile in it, whatever its bytes are.
inline std::string pngOf(const QImage& image, const std::string& profile) {
  QBuffer file;
  file.open(QIODevice::WriteOnly);
  EXPECT_TRUE(image.save(&file, "PNG"));
  std::string png = file.data().toStdString();
  const QByteArray packed = qCompress(QByteArray::fromStdString(profile)).mid(4);
  const std::string chunk = std::string("iCCPa\0\0", 7) + packed.toStdString();
  constexpr std::size_t kBehindHead = 33;
  return png.insert(kBehindHead, number(chunk.size() - 4) + chunk + number(checksum(chunk)));
}

}  // namespace raindelay
