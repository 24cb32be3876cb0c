// Spreadsheets: each is read as a table or told what is wrong with it. What is changed is the XML
// inside of the archive, or nothing would come so far.
#include "deck/sheet.h"

#include <algorithm>

#include "deck/zip.h"
#include "deck/zipped.h"
#include "fuzz/fuzz.h"

using namespace raindelay;
using namespace raindelay::deck;

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
  constexpr std::size_t kLonger = 256;
  const auto isRead = [](std::string_view path) {
    return path == "content.xml" || path == "xl/sharedStrings.xml" ||
           path.starts_with("xl/workbook") || path.starts_with("xl/_rels/") ||
           path.starts_with("xl/worksheets/");
  };
  auto read = readZip(fuzz::textOf(data, size), "a.zip", isRead);
  if (!read || read->empty()) return LLVMFuzzerMutate(data, size, most);
  ZipFiles files = *std::move(read);
  std::string& xml = std::next(files.begin(), seed % files.size())->second;
  const std::size_t length = xml.size();
  xml.resize(length + kLonger);
  xml.resize(
      LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(xml.data()), length, length + kLonger));
  std::vector<Packed> packed;
  for (const auto& [path, content] : files) packed.push_back({path, content});
  const std::string bytes = zipped(packed, "zip:compression=store");
  if (bytes.size() > most) return LLVMFuzzerMutate(data, size, most);
  std::copy(bytes.begin(), bytes.end(), data);
  return bytes.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Problems problems;
  const auto table = readSheet(fuzz::textOf(data, size), "cards.xlsx", problems);
  fuzz::expect(table || !problems.empty());
  for (const Problem& problem : problems.list()) fuzz::expectSentence(problem.sentence());
  return 0;
}
