#include "deck/xlsx_cells.h"

#include <charconv>

namespace raindelay::deck {

std::string unescaped(std::string_view written) {
  constexpr std::string_view kMark = "_x00";
  constexpr std::size_t kLength = 7;
  std::string text;
  for (std::size_t at = written.find(kMark); at != std::string_view::npos;
       at = written.find(kMark)) {
    const std::string_view digits = written.substr(at).substr(2, 4);
    unsigned code = 0;
    const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16).ptr;
    const bool escaped = end == digits.data() + 4 && code < 0x80 &&
                         written.substr(at, kLength).size() == kLength &&
                         written[at + kLength - 1] == '_';
    text += written.substr(0, at);
    if (!escaped) text += '_';
    if (escaped && code != '\r') text += static_cast<char>(code);
    written.remove_prefix(at + (escaped ? kLength : 1));
  }
  return text += written;
}

bool isDateFormat(std::string_view code) {
  char until = '\0';
  for (std::size_t i = 0; i < code.size(); ++i) {
    const char c = code[i];
    if (until != '\0') {
      if (c == until) until = '\0';
    } else if (c == '"' || c == '[') {
      until = c == '"' ? '"' : ']';
    } else if (c == '\\' || c == '_' || c == '*') {
      ++i;
    } else if (std::string_view("dDmMyYhHsS").find(c) != std::string_view::npos) {
      return true;
    }
  }
  return false;
}

bool isDateFormat(int id) {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) ||
         (id >= 50 && id <= 58);
}

}  // namespace raindelay::deck
