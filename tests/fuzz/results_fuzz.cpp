// A study's results on disk: a file is refused and stays as it is, or is gone on with.
#include "core/files.h"
#include "fuzz/fuzz.h"
#include "study/results_file.h"

using namespace raindelay;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  study::ResultsHeader header;
  header.game = "tarot";
  header.variants = {{"base", "sha256:0", {}}, {"other", "sha256:1", {}}};
  header.figures = {"wins.0", "points"};
  const std::string path = fuzz::fileWith("");
  (void)study::ResultsFile::open(path, header);
  const std::string text =
      *files::read(path, size + 10'000) + std::string(fuzz::textOf(data, size));
  (void)fuzz::fileWith(text);
  auto file = study::ResultsFile::open(path, header);
  if (!file) {
    fuzz::expectSentence(file.error().message);
    fuzz::expect(*files::read(path, text.size()) == text);
    return 0;
  }
  const auto next = static_cast<std::int64_t>(file->results().of("coach").size());
  fuzz::expect(file->append("coach", {next, {{{1, 0.5}}, {{0, study::kNone}}}}).ok());
  const auto again = study::ResultsFile::open(path, header);
  fuzz::expect(again.ok() &&
               again->results().of("coach").size() == file->results().of("coach").size());
  return 0;
}
