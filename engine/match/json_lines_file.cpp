#include "match/json_lines_file.h"

#include "match/json_reading.h"

namespace raindelay {

namespace {

/// Reads the whole lines; tells how many bytes they are.
Result<std::size_t> readLines(std::string_view text, const std::string& path,
                              const JsonLinesFile::Reading& reading) {
  if (text.size() > reading.most) {
    return Error{path + " is too large for " + std::string(reading.what) + " (" +
                 std::to_string(reading.most / kMegabyte) + " MiB at most)"};
  }
  JsonBounds bounds;
  bounds.values = reading.values;
  std::size_t whole = 0;
  std::size_t number = 0;
  for (std::size_t end = 0; (end = text.find('\n', whole)) != std::string::npos; whole = end + 1) {
    const auto line = parseObject(text.substr(whole, end - whole), bounds);
    const auto& take = number == 0 ? reading.header : reading.line;
    const Result<void> taken = line ? take(*line) : line.error();
    ++number;
    if (!taken) return Error{path + ":" + std::to_string(number) + ": " + taken.error().message};
  }
  return whole;
}

}  // namespace

Result<JsonLinesFile> JsonLinesFile::open(const std::string& path, const std::string& header,
                                          const Reading& reading) {
  auto opened = files::Growing::open(path, files::Growing::Which::kAny, files::Readers::kUsual);
  if (!opened) return opened.error();
  JsonLinesFile file(*std::move(opened));
  const Result<std::string> text = file.file_.read(reading.most);
  if (!text) return text.error();
  const Result<std::size_t> whole = readLines(*text, path, reading);
  if (!whole) return whole.error();
  if (*whole < text->size()) {
    if (const auto done = file.file_.cut(*whole); !done) return done.error();
  }
  if (*whole == 0) {
    if (const auto done = file.append(header); !done) return done.error();
  }
  return file;
}

Result<void> JsonLinesFile::read(const std::string& path, const Reading& reading) {
  const Result<std::string> text = files::read(path, reading.most);
  if (!text) return text.error();
  const Result<std::size_t> whole = readLines(*text, path, reading);
  if (!whole) return whole.error();
  return {};
}

}  // namespace raindelay
