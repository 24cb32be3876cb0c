#include "match/json_lines_file.h"

#include "match/json_reading.h"

namespace raindelay {

namespace {

/// A value and its key take no more of a line than this on the average: a number is far shorter.
constexpr std::size_t kBytesPerValue = 128;

/// Reads the line of this number, from 1 on.
Result<void> readLine(std::string_view line, std::size_t number,
                      const JsonLinesFile::Reading& reading) {
  const std::size_t most = reading.values * kBytesPerValue;
  if (line.size() > most) {
    return Error{"the line is longer than " + std::to_string(most) + " bytes"};
  }
  JsonBounds bounds;
  bounds.values = reading.values;
  const auto object = parseObject(line, bounds);
  if (!object) return object.error();
  return number == 1 ? reading.header(*object) : reading.line(*object);
}

/// Reads the whole lines; tells how many bytes they are.
Result<std::size_t> readLines(std::string_view text, const std::string& path,
                              const JsonLinesFile::Reading& reading) {
  if (text.size() > reading.most) {
    return Error{path + " is too large for " + std::string(reading.what) + " (" +
                 std::to_string(reading.most / kMegabyte) + " MiB at most)"};
  }
  std::size_t whole = 0;
  std::size_t number = 0;
  for (std::size_t end = 0; (end = text.find('\n', whole)) != std::string::npos; whole = end + 1) {
    const Result<void> taken = readLine(text.substr(whole, end - whole), ++number, reading);
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
  const auto locked =
      file.file_.lock(RD_TEXT("Files", "another run is writing %1; wait until it has ended"));
  if (!locked) return locked.error();
  const Result<std::string> text = file.file_.read(reading.most);
  if (!text) return text.error();
  const Result<std::size_t> whole = readLines(*text, path, reading);
  if (!whole) return whole.error();
  // Without a first line it is empty, or its making was interrupted, or it is somebody else's.
  if (*whole == 0 && !header.starts_with(*text)) {
    return Error{path + " doesn't hold " + std::string(reading.what) +
                 " and stays as it is; move it away, or name another file"};
  }
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
  if (*whole > 0) return {};
  return Error{path + " doesn't hold " + std::string(reading.what) +
               ": its first line isn't whole; play again, or leave the file out"};
}

}  // namespace raindelay
