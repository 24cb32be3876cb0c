// A study's results on disk, and those of its searches: a file is refused and stays as it is, or is
// resumed; whoever only reads it reads the same.
#include "core/files.h"
#include "fuzz/fuzz.h"
#include "study/merging.h"
#include "study/results_file.h"
#include "study/searches.h"

using namespace raindelay;

namespace {

study::ResultsHeader known() {
  study::ResultsHeader header;
  header.game = "tarot";
  header.variants = {{"base", "sha256:0", {}}, {"other", "sha256:1", {}}};
  header.figures = {"wins.0", "points"};
  header.shares = {"wins.0"};
  return header;
}

/// What stands in the file once it was made.
std::string firstLine(const study::ResultsHeader& header) {
  const std::string path = fuzz::fileWith("");
  (void)study::ResultsFile::open(path, header);
  return *files::read(path, 10'000);
}

std::size_t pairsIn(const study::Results& results) {
  std::size_t count = 0;
  for (const auto& [level, pairs] : results.all()) count += pairs.size();
  return count;
}

void tryWith(const study::ResultsHeader& header, const std::string& text) {
  const std::string path = fuzz::fileWith(text);
  const auto read = study::readResults(path, header);
  if (!read) fuzz::expectSentence(read.error().message);
  study::Merging merging;
  for (int i = 0; i < 2 && read; ++i) fuzz::expect(merging.add(path, *read).ok());
  if (read) fuzz::expect(merging.pairs("coach").size() == read->of("coach").size());
  auto file = study::ResultsFile::open(path, header);
  if (!file) {
    fuzz::expectSentence(file.error().message);
    fuzz::expect(*files::read(path, text.size()) == text);
    return;
  }
  if (read) fuzz::expect(pairsIn(file->results()) == pairsIn(*read));
  const auto next = static_cast<std::int64_t>(file->results().of("coach").size());
  study::Pair pair{next, {{{1, 0.5}}, {{0, study::kNone}}}};
  pair.matches.resize(header.variants.size());
  fuzz::expect(file->append("coach", pair).ok());
  const auto again = study::readResults(path, header);
  fuzz::expect(again.ok() && pairsIn(*again) == pairsIn(file->results()));
}

}  // namespace

/// An input is a whole file, or what follows a first line that is as it should be.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const study::ResultsHeader kStudy = known();
  static const study::ResultsHeader kSearch = study::searchHeader(kStudy);
  static const std::string kFirst = firstLine(kStudy);
  static const std::string kFirstOfSearch = firstLine(kSearch);
  const std::string text(fuzz::textOf(data, size));
  const bool whole = text.starts_with("{\"format\"");
  tryWith(kStudy, whole ? text : kFirst + text);
  tryWith(kSearch, whole ? text : kFirstOfSearch + text);
  return 0;
}
