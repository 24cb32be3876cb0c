// Archives: reading one ends in files inside the deck, or in a sentence.
#include "deck/zip.h"
#include "fuzz/fuzz.h"

using namespace raindelay;
using namespace raindelay::deck;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes = fuzz::textOf(data, size);
  const ZipLimits limits{.files = 10, .fileBytes = 64 * 1024, .allBytes = 128 * 1024};
  const auto files = readZip(bytes, "a.zip", {}, limits);
  if (!files) {
    fuzz::expectSentence(files.problem().message());
    return 0;
  }
  std::size_t all = 0;
  for (const auto& [path, content] : *files) {
    fuzz::expect(checkedPath(path).ok());
    all += content.size();
  }
  fuzz::expect(all <= limits.allBytes);
  if (const auto folder = ZipFolder::open(bytes, "a.zip")) {
    for (const std::string& path : (*folder)->list("")) (void)(*folder)->read(path);
    for (const std::string& path : (*folder)->folders("")) (void)(*folder)->folders(path);
    (void)(*folder)->read("none");
  }
  return 0;
}
