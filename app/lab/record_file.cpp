#include "lab/record_file.h"

#include "core/files.h"

namespace raindelay::lab {

Loaded load(const Arguments& arguments) {
  const std::string& path = arguments.plain()[0];
  const bool piped = path == "-";
  const auto text = piped ? files::readInput(kMaxRecordBytes) : files::read(path, kMaxRecordBytes);
  if (!text) return {std::nullopt, fail(text.error().message, kMisuse)};
  Result<shelf::Opened> opened = shelf::openRecord(*text, piped ? "standard input" : path);
  if (!opened) return {std::nullopt, fail(opened.error().message, kNo)};
  const Replayed& replayed = opened->replayed;
  int code = kDone;
  if (replayed.note) (void)fail(replayed.note->message, kDone);
  if (replayed.damage) code = fail(replayed.damage->message, kNo);
  return {*std::move(opened), code};
}

}  // namespace raindelay::lab
