// Studies: a file is read, or each mistake in it is a sentence that names it.
#include "fuzz/fuzz.h"
#include "study/read_study.h"

using namespace raindelay;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  deck::Problems problems;
  const auto study = study::readStudy(fuzz::textOf(data, size), "x.study.yaml", problems);
  fuzz::expect(study.has_value() == problems.empty());
  for (const deck::Problem& problem : problems.list()) {
    fuzz::expectSentence(problem.sentence());
    fuzz::expect(problem.sentence().starts_with("x.study.yaml"));
  }
  return 0;
}
