#include "core/text.h"

namespace raindelay {

std::string filled(std::string_view text, const std::vector<std::string>& values) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool marked = text[i] == '%' && i + 1 < text.size();
    const auto which = marked ? static_cast<std::size_t>(text[i + 1] - '1') : values.size();
    if (which < values.size()) {
      out += values[which];
      ++i;
    } else {
      out += text[i];
    }
  }
  return out;
}

}  // namespace raindelay
