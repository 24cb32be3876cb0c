#include "deck/letter_case.h"

namespace raindelay::deck {

std::string inCase(std::string_view text, LetterCase wanted) {
  if (wanted == LetterCase::kNone || wanted == LetterCase::kSmallCaps) return std::string(text);
  const bool upper = wanted == LetterCase::kUpper;
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte == 0xC3 && i + 1 < text.size()) {  // U+00C0 to U+00FF: the cases are 0x20 apart
      auto second = static_cast<unsigned char>(text[++i]);
      const bool isLower = second >= 0xA0 && second != 0xB7 && second != 0xBF;
      const bool isUpper = second >= 0x80 && second < 0x9F && second != 0x97;
      if (second == 0x9F && upper) {
        result += "SS";
        continue;
      }
      if (upper && isLower) second = static_cast<unsigned char>(second - 0x20);
      if (!upper && isUpper) second = static_cast<unsigned char>(second + 0x20);
      result += text[i - 1];
      result += static_cast<char>(second);
    } else if (upper && byte >= 'a' && byte <= 'z') {
      result += static_cast<char>(byte - 'a' + 'A');
    } else if (!upper && byte >= 'A' && byte <= 'Z') {
      result += static_cast<char>(byte - 'A' + 'a');
    } else {
      result += text[i];
    }
  }
  return result;
}

}  // namespace raindelay::deck
