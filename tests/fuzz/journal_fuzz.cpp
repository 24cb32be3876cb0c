// Files of matches that are resumed: each is refused and stays as it is, or is a whole record
// of the match from then on, which another file can be made of.
#include <filesystem>

#include "core/files.h"
#include "fuzz/fuzz.h"
#include "shelf/shelf.h"

using namespace raindelay;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::textOf(data, size);
  const std::string path = fuzz::fileWith(text);
  auto going = shelf::continueMatch(path);
  if (going) fuzz::expect(going->journal.seal().ok());
  const auto content = files::read(path, kMaxRecordBytes);
  fuzz::expect(content.ok());
  if (!going) {
    fuzz::expectSentence(going.error().message);
    fuzz::expect(*content == text);
    return 0;
  }
  const auto again = shelf::openRecord(*content, "again");
  fuzz::expect(again.ok() && !again->replayed.damage);
  // A wrong checksum inside of the file stays, and is told each time.
  fuzz::expect(going->note || !again->replayed.note);
  fuzz::expect(again->match().standsLike(going->match));
  const std::string copy = fuzz::home() + "/copy";
  std::filesystem::remove(copy);
  fuzz::expect(Journal::create(copy, going->match, going->shelved.tables).ok());
  return 0;
}
