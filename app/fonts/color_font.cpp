#include "fonts/color_font.h"

#include <ft2build.h>

#include <algorithm>
#include <cstring>

#include FT_FREETYPE_H
#include FT_COLOR_H
#include FT_OUTLINE_H

namespace raindelay {
namespace {

// Layers are outlines: at this many pixels for the type's size they are fine enough for print.
constexpr FT_UInt kLayerPixels = 512;
constexpr FT_Pos kMostSizes = 4;  // how far a layer may reach, in sizes of the type
constexpr int kKeptKib = 32 * 1024;
constexpr double kSubpixels = 64;

QImage imageOf(const FT_Bitmap& bitmap) {
  if (bitmap.pixel_mode != FT_PIXEL_MODE_BGRA || bitmap.pitch <= 0) return {};
  const auto width = static_cast<int>(bitmap.width), height = static_cast<int>(bitmap.rows);
  QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
  if (image.isNull()) return {};
  for (int y = 0; y < height; ++y) {
    std::memcpy(image.scanLine(y), bitmap.buffer + std::ptrdiff_t{y} * bitmap.pitch,
                static_cast<std::size_t>(width) * 4);
  }
  return image;
}

}  // namespace

struct ColorFont::Face {
  explicit Face(std::string font) : bytes(std::move(font)) {
    if (FT_Init_FreeType(&library) != 0) return;
    if (FT_New_Memory_Face(library, reinterpret_cast<const FT_Byte*>(bytes.data()),
                           static_cast<FT_Long>(bytes.size()), 0, &face) != 0) {
      face = nullptr;
      return;
    }
    setSize();
  }
  ~Face() {
    if (face != nullptr) FT_Done_Face(face);
    if (library != nullptr) FT_Done_FreeType(library);
  }
  Face(const Face&) = delete;
  Face& operator=(const Face&) = delete;

  // The largest of a font of pictures, which has them in a few sizes.
  void setSize() {
    if (face->num_fixed_sizes == 0) {
      FT_Set_Pixel_Sizes(face, 0, kLayerPixels);
      perSize = kLayerPixels;
      return;
    }
    const FT_Bitmap_Size* const sizes = face->available_sizes;
    const auto* const largest = std::max_element(
        sizes, sizes + face->num_fixed_sizes,
        [](const FT_Bitmap_Size& a, const FT_Bitmap_Size& b) { return a.y_ppem < b.y_ppem; });
    if (FT_Select_Size(face, static_cast<FT_Int>(largest - sizes)) != 0) return;
    perSize = static_cast<double>(largest->y_ppem) / kSubpixels;
  }

  // FreeType makes a picture as large as its layers need it, whatever they say.
  bool hasSoundLayers(FT_UInt glyph) const {
    FT_LayerIterator layer = {};
    FT_UInt outline = 0, color = 0;
    bool any = false;
    while (FT_Get_Color_Glyph_Layer(face, glyph, &outline, &color, &layer) != 0) {
      any = true;
      if (FT_Load_Glyph(face, outline, FT_LOAD_NO_HINTING) != 0) return false;
      FT_BBox box;
      FT_Outline_Get_CBox(&face->glyph->outline, &box);
      const FT_Pos most = kMostSizes * static_cast<FT_Pos>(kLayerPixels * kSubpixels);
      if (std::min(box.xMin, box.yMin) < -most || std::max(box.xMax, box.yMax) > most) return false;
    }
    return any;
  }

  [[nodiscard]] Glyph read(FT_UInt glyph) const {
    if (face == nullptr || perSize == 0) return {};
    if (face->num_fixed_sizes == 0 && !hasSoundLayers(glyph)) return {};
    if (FT_Load_Glyph(face, glyph, FT_LOAD_COLOR | FT_LOAD_RENDER | FT_LOAD_NO_HINTING) != 0) {
      return {};
    }
    const FT_GlyphSlotRec& slot = *face->glyph;
    const QImage image = imageOf(slot.bitmap);
    if (image.isNull()) return {};
    return {image, QRectF(slot.bitmap_left / perSize, -slot.bitmap_top / perSize,
                          image.width() / perSize, image.height() / perSize)};
  }

  std::string bytes;
  FT_Library library = nullptr;
  FT_Face face = nullptr;
  double perSize = 0;  // pixels; 0: nothing can be drawn
};

ColorFont::ColorFont(std::string bytes)
    : face_(std::make_unique<Face>(std::move(bytes))), kept_(kKeptKib) {}
ColorFont::~ColorFont() = default;

ColorFont::Glyph ColorFont::glyph(std::uint32_t index) {
  if (const Glyph* kept = kept_.object(index)) return *kept;
  Glyph made = face_->read(index);
  const auto kib = static_cast<int>(made.pixels.sizeInBytes() / 1024) + 1;
  kept_.insert(index, new Glyph(made), kib);
  return made;
}

}  // namespace raindelay
