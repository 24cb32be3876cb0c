#include "fonts/font_instance.h"

#include <hb-ot.h>
#include <hb-subset.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "fonts/harfbuzz.h"

namespace raindelay {
namespace {

constexpr hb_tag_t kWeight = HB_TAG('w', 'g', 'h', 't');

using harfbuzz::Blob;
using harfbuzz::faceOf;
using Font = Owned<hb_font_t, hb_font_destroy>;
using Input = Owned<hb_subset_input_t, hb_subset_input_destroy>;

std::vector<hb_ot_var_axis_info_t> axesOf(hb_face_t* face) {
  std::vector<hb_ot_var_axis_info_t> axes(hb_ot_var_get_axis_count(face));
  auto count = static_cast<unsigned>(axes.size());
  hb_ot_var_get_axis_infos(face, 0, &count, axes.data());
  axes.resize(count);
  return axes;
}

// Nothing is left out but the axes.
Input wholeFont() {
  Input input(hb_subset_input_create_or_fail());
  if (!input) return input;
  for (const auto kept : {HB_SUBSET_SETS_UNICODE, HB_SUBSET_SETS_GLYPH_INDEX,
                          HB_SUBSET_SETS_NAME_ID, HB_SUBSET_SETS_NAME_LANG_ID,
                          HB_SUBSET_SETS_LAYOUT_FEATURE_TAG, HB_SUBSET_SETS_LAYOUT_SCRIPT_TAG}) {
    hb_set_t* all = hb_subset_input_set(input.get(), kept);
    hb_set_clear(all);
    hb_set_invert(all);
  }
  hb_subset_input_set_flags(input.get(), HB_SUBSET_FLAGS_NOTDEF_OUTLINE);
  return input;
}

/// The glyphs of a font with quadratic outlines, as `head`, `loca` and `glyf` have them.
class Outlines {
 public:
  explicit Outlines(hb_face_t* face)
      : head_(hb_face_reference_table(face, HB_TAG('h', 'e', 'a', 'd'))),
        loca_(hb_face_reference_table(face, HB_TAG('l', 'o', 'c', 'a'))),
        glyf_(hb_face_reference_table(face, HB_TAG('g', 'l', 'y', 'f'))) {}

  [[nodiscard]] bool exist() const { return !bytesOf(glyf_).empty(); }
  /// Returns true if the glyph is made of others, which a number of contours below zero says.
  [[nodiscard]] bool isComposite(hb_codepoint_t glyph) const {
    const std::string_view glyf = bytesOf(glyf_);
    const std::size_t begin = placeOf(glyph);
    return begin < placeOf(glyph + 1) && begin < glyf.size() && (glyf[begin] & 0x80) != 0;
  }

 private:
  static std::string_view bytesOf(const Blob& blob) {
    unsigned length = 0;
    const char* data = hb_blob_get_data(blob.get(), &length);
    return {data, length};
  }
  /// Returns the byte of `glyf` with which the glyph begins.
  [[nodiscard]] std::size_t placeOf(hb_codepoint_t glyph) const {
    constexpr std::size_t kFormat = 51;  // of `loca`, in `head`
    const std::string_view head = bytesOf(head_), loca = bytesOf(loca_);
    const std::size_t wide = head.size() > kFormat && head[kFormat] != 0 ? 4 : 2;
    if (loca.size() / wide <= glyph) return 0;
    std::size_t place = 0;
    for (const char byte : loca.substr(glyph * wide, wide)) {
      place = place * 256 + static_cast<unsigned char>(byte);
    }
    return wide == 2 ? 2 * place : place;
  }

  Blob head_, loca_, glyf_;
};

// Returns true if each glyph has its outline at this place. HarfBuzz before 7.1 frees what it never
// took where one has none (its pull request 4164), be it a glyph that is made of empty ones.
bool canMove(hb_face_t* face, const std::vector<hb_variation_t>& place) {
  const Outlines outlines(face);
  if (!outlines.exist()) return true;
  const Font font(hb_font_create(face));
  hb_font_set_variations(font.get(), place.data(), static_cast<unsigned>(place.size()));
  hb_glyph_extents_t extents;
  for (hb_codepoint_t glyph = 0; glyph < hb_face_get_glyph_count(face); ++glyph) {
    if (hb_font_get_glyph_extents(font.get(), glyph, &extents) == 0) return false;
    if (extents.width == 0 && extents.height == 0 && outlines.isComposite(glyph)) return false;
  }
  return true;
}

}  // namespace

bool hasWeights(std::string_view bytes) {
  const harfbuzz::Face face = faceOf(bytes);
  const auto axes = axesOf(face.get());
  return std::any_of(axes.begin(), axes.end(),
                     [](const auto& axis) { return axis.tag == kWeight; });
}

std::optional<std::string> atWeight(std::string_view bytes, int weight) {
  const harfbuzz::Face face = faceOf(bytes);
  const Input input = wholeFont();
  if (!input) return std::nullopt;
  std::vector<hb_variation_t> pinnedAt;
  for (const hb_ot_var_axis_info_t& axis : axesOf(face.get())) {
    const auto wanted = static_cast<float>(weight);
    const float place = axis.tag != kWeight       ? axis.default_value
                        : wanted < axis.min_value ? axis.min_value
                        : wanted > axis.max_value ? axis.max_value
                                                  : wanted;
    hb_subset_input_pin_axis_location(input.get(), face.get(), axis.tag, place);
    pinnedAt.push_back({axis.tag, place});
  }
  if (!canMove(face.get(), pinnedAt)) return std::nullopt;
  const harfbuzz::Face pinned(hb_subset_or_fail(face.get(), input.get()));
  if (!pinned) return std::nullopt;
  const Blob blob(hb_face_reference_blob(pinned.get()));
  unsigned length = 0;
  const char* data = hb_blob_get_data(blob.get(), &length);
  return std::string(data, length);
}

}  // namespace raindelay
