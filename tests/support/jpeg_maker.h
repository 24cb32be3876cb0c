#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <jpeglib.h>

namespace raindelay {

/// A JPEG file of blocks of 16 × 16 pixels, a colour each, beside one another.
struct JpegMaker {
  using Samples = std::vector<unsigned char>;

  J_COLOR_SPACE colors = JCS_RGB;      ///< JCS_GRAYSCALE, JCS_RGB or JCS_CMYK
  std::vector<Samples> blocks;         ///< as many numbers each as there are colours
  std::string profile = {};            ///< an ICC profile, or none
  int turned = 1;                      ///< how a camera was held, as Exif says it
  J_COLOR_SPACE stored = JCS_UNKNOWN;  ///< JCS_YCCK, or as libjpeg chooses

  static constexpr JDIMENSION kBlock = 16;

  [[nodiscard]] std::string bytes() const {
    jpeg_compress_struct state = {};
    jpeg_error_mgr errors = {};
    state.err = jpeg_std_error(&errors);
    jpeg_create_compress(&state);
    unsigned char* out = nullptr;
    unsigned long size = 0;
    jpeg_mem_dest(&state, &out, &size);
    state.image_width = kBlock * static_cast<JDIMENSION>(blocks.size());
    state.image_height = kBlock;
    state.input_components = static_cast<int>(blocks.at(0).size());
    state.in_color_space = colors;
    jpeg_set_defaults(&state);
    if (stored != JCS_UNKNOWN) jpeg_set_colorspace(&state, stored);
    jpeg_set_quality(&state, 100, TRUE);
    jpeg_start_compress(&state, TRUE);
    writeHead(&state);
    Samples row;
    for (const Samples& block : blocks) {
      for (JDIMENSION i = 0; i < kBlock; ++i) row.insert(row.end(), block.begin(), block.end());
    }
    for (JSAMPROW samples = row.data(); state.next_scanline < state.image_height;) {
      jpeg_write_scanlines(&state, &samples, 1);
    }
    jpeg_finish_compress(&state);
    jpeg_destroy_compress(&state);
    std::string bytes(reinterpret_cast<char*>(out), size);
    std::free(out);
    return bytes;
  }

 private:
  void writeHead(jpeg_compress_struct* state) const {
    if (turned != 1) {
      std::string exif("Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0?\0\0\0\0\0\0", 32);
      exif[25] = static_cast<char>(turned);
      jpeg_write_marker(state, JPEG_APP0 + 1, reinterpret_cast<const JOCTET*>(exif.data()),
                        static_cast<unsigned>(exif.size()));
    }
    if (!profile.empty()) {
      jpeg_write_icc_profile(state, reinterpret_cast<const JOCTET*>(profile.data()),
                             static_cast<unsigned>(profile.size()));
    }
  }
};

}  // namespace raindelay
