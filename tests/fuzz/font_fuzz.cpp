// Fonts: what is accepted keeps its tables inside the file, under any name.
#include "deck/font_file.h"
#include "fuzz/fuzz.h"

using namespace raindelay;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view font = fuzz::textOf(data, size);
  if (const auto problem = deck::checkFont(font, "a.ttf")) {
    fuzz::expectSentence(problem->message());
    return 0;
  }
  (void)deck::hasColors(font);
  fuzz::expect(!deck::checkFont(deck::fontCalled(font, "Made-1"), "a.ttf").has_value());
  return 0;
}
