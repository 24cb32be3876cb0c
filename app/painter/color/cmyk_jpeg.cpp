#include "painter/color/cmyk_jpeg.h"

#include <csetjmp>
#include <cstdio>
#include <vector>

#include <jpeglib.h>

namespace raindelay {
namespace {

constexpr int kInks = 4;

// libjpeg tells an error by a function that must not return: it jumps back.
struct Errors {
  jpeg_error_mgr manager = {};  // the first member: libjpeg hands out its address
  std::jmp_buf back = {};
};

[[noreturn]] void jumpBack(j_common_ptr about) {
  std::longjmp(reinterpret_cast<Errors*>(about->err)->back, 1);  // NOLINT(cert-err52-cpp)
}
void saySilently(j_common_ptr /*about*/) {}

class Decoder {
 public:
  Decoder() {
    state_.err = jpeg_std_error(&errors_.manager);
    errors_.manager.error_exit = jumpBack;
    errors_.manager.output_message = saySilently;
  }
  ~Decoder() { jpeg_destroy_decompress(&state_); }
  Decoder(const Decoder&) = delete;
  Decoder& operator=(const Decoder&) = delete;

  // The two below must own nothing: they are left by a jump.

  bool begin(std::string_view jpeg, JDIMENSION width, JDIMENSION height) {
    if (setjmp(errors_.back) != 0) return false;  // NOLINT(cert-err52-cpp)
    jpeg_create_decompress(&state_);
    jpeg_mem_src(&state_, reinterpret_cast<const unsigned char*>(jpeg.data()), jpeg.size());
    if (jpeg_read_header(&state_, TRUE) != JPEG_HEADER_OK) return false;
    if (state_.num_components != kInks) return false;
    if (state_.image_width != width || state_.image_height != height) return false;
    state_.out_color_space = JCS_CMYK;
    return jpeg_start_decompress(&state_) != FALSE;
  }
  bool nextRow(unsigned char* samples) {
    if (setjmp(errors_.back) != 0) return false;  // NOLINT(cert-err52-cpp)
    return jpeg_read_scanlines(&state_, &samples, 1) == 1;
  }

 private:
  jpeg_decompress_struct state_ = {};
  Errors errors_;
};

}  // namespace

bool readCmykRows(std::string_view jpeg, int width, int height,
                  const std::function<void(const unsigned char* samples, int number)>& row) {
  Decoder decoder;
  if (!decoder.begin(jpeg, static_cast<JDIMENSION>(width), static_cast<JDIMENSION>(height))) {
    return false;
  }
  std::vector<unsigned char> samples(static_cast<std::size_t>(width) * kInks);
  for (int number = 0; number < height; ++number) {
    if (!decoder.nextRow(samples.data())) return false;
    row(samples.data(), number);
  }
  return true;
}

}  // namespace raindelay
