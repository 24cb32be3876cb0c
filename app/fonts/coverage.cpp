#include "fonts/coverage.h"

#include <hb.h>

#include <QRawFont>
#include <array>

#include "fonts/harfbuzz.h"

namespace raindelay {
namespace {

hb_blob_t* tableOf(hb_face_t*, hb_tag_t tag, void* font) {
  std::array<char, 5> name{};
  hb_tag_to_string(tag, name.data());
  const QByteArray table = static_cast<const QRawFont*>(font)->fontTable(name.data());
  return hb_blob_create(table.constData(), static_cast<unsigned>(table.size()),
                        HB_MEMORY_MODE_DUPLICATE, nullptr, nullptr);
}

hb_set_t* charactersOf(const harfbuzz::Face& face) {
  hb_set_t* characters = hb_set_create();
  hb_face_collect_unicodes(face.get(), characters);
  return characters;
}

hb_set_t* charactersOf(QRawFont font) {
  return charactersOf(harfbuzz::Face(hb_face_create_for_tables(tableOf, &font, nullptr)));
}

}  // namespace

Coverage::Coverage(std::string_view font) : characters_(charactersOf(harfbuzz::faceOf(font))) {}

Coverage::Coverage(const QRawFont& font) : characters_(charactersOf(font)) {}

bool Coverage::has(char32_t character) const {
  return hb_set_has(characters_.get(), character) != 0;
}

void Coverage::Destroy::operator()(hb_set_t* set) const {
  hb_set_destroy(set);
}

}  // namespace raindelay
