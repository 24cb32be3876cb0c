// Files of matches that are resumed: each is refused and stays as it is, or is a whole record
// of the match from then on.
#include "core/files.h"
#include "fuzz/fuzz.h"
#include "shelf/shelf.h"

using namespace raindelay;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::textOf(data, size);
  const std::string path = fuzz::fileWith(text);
  const auto going = shelf::continueMatch(path);
  const auto content = files::read(path, kMaxRecordBytes);
  fuzz::expect(content.ok());
  if (!going) {
    fuzz::expectSentence(going.error().message);
    fuzz::expect(*content == text);
    return 0;
  }
  const auto again = shelf::openRecord(*content, "again");
  fuzz::expect(again.ok() && !again->replayed.damage && !again->replayed.note);
  fuzz::expect(again->match().standsLike(going->match));
  return 0;
}
