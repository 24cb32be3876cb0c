#pragma once

#include <hb.h>

#include <memory>
#include <string_view>

// HarfBuzz's objects as values; only the .cpp files of this folder include this.
namespace raindelay::harfbuzz {

template <auto Function>
struct Destroyer {
  template <typename T>
  void operator()(T* object) const {
    Function(object);
  }
};

using Blob = std::unique_ptr<hb_blob_t, Destroyer<hb_blob_destroy>>;
using Face = std::unique_ptr<hb_face_t, Destroyer<hb_face_destroy>>;

/// The first font of a file; it reads the bytes as long as it lives.
inline Face faceOf(std::string_view bytes) {
  const Blob blob(hb_blob_create(bytes.data(), static_cast<unsigned>(bytes.size()),
                                 HB_MEMORY_MODE_READONLY, nullptr, nullptr));
  return Face(hb_face_create(blob.get(), 0));
}

}  // namespace raindelay::harfbuzz
