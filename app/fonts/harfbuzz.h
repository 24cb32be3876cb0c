#pragma once

#include <hb.h>

#include <string_view>

#include "core/owned.h"

// HarfBuzz's objects as values; only the .cpp files of this folder include this.
namespace raindelay::harfbuzz {

using Blob = Owned<hb_blob_t, hb_blob_destroy>;
using Face = Owned<hb_face_t, hb_face_destroy>;

/// The first font of a file; it reads the bytes as long as it lives.
inline Face faceOf(std::string_view bytes) {
  const Blob blob(hb_blob_create(bytes.data(), static_cast<unsigned>(bytes.size()),
                                 HB_MEMORY_MODE_READONLY, nullptr, nullptr));
  return Face(hb_face_create(blob.get(), 0));
}

}  // namespace raindelay::harfbuzz
