// An arena's rounds on disk: a file is refused and stays as it is, or is resumed. An input is a
// whole file, or the rounds behind a first line that is as it should be.
#include "core/files.h"
#include "fuzz/fuzz.h"
#include "lab/arena_file.h"

using namespace raindelay;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const terminal::Json header = {{"game", "tarot"}, {"players", {"pro", "rookie"}}};
  std::string text(fuzz::textOf(data, size));
  if (text.starts_with("{\"round\"")) text.insert(0, header.dump() + '\n');
  const std::string path = fuzz::fileWith(text);
  std::size_t rounds = 0;
  {
    auto file = lab::ArenaFile::open(path, header);
    if (!file) {
      fuzz::expectSentence(file.error().message);
      fuzz::expect(*files::read(path, text.size()) == text);
      return 0;
    }
    rounds = file->scores().size();
    fuzz::expect(file->append({1, 0}).ok());
  }
  const auto again = lab::ArenaFile::open(path, header);
  fuzz::expect(again.ok() && again->scores().size() == rounds + 1);
  return 0;
}
