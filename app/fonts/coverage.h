#pragma once

#include <QString>
#include <memory>
#include <string_view>

struct hb_set_t;
class QRawFont;

namespace raindelay {

/// The characters that a font has glyphs for. May be asked from any thread.
class Coverage {
 public:
  /// Of a font that deck::checkFont() accepts; of a collection the first one counts.
  explicit Coverage(std::string_view font);
  /// Of a font that Qt knows.
  explicit Coverage(const QRawFont& font);

  bool has(char32_t character) const;

 private:
  struct Destroy {
    void operator()(hb_set_t* set) const;
  };

  std::unique_ptr<hb_set_t, Destroy> characters_;
};

}  // namespace raindelay
