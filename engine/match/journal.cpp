#include "match/journal.h"

#include <unistd.h>

#include <utility>

#include "core/growing_file.h"

namespace raindelay {

using Which = files::Growing::Which;

Journal::Journal(std::shared_ptr<files::Growing> file) : file_(std::move(file)) {}

const std::string& Journal::path() const {
  return file_->path();
}

Result<Journal> Journal::create(const std::string& path, const Match& match,
                                const DataTexts& tables) {
  const std::string text = recordText(match, tables);
  if (const auto read = parseRecord(text, path); !read) return read.error();
  Result<files::Growing> file = files::Growing::open(path, Which::kNew, files::Readers::kOwner);
  if (!file) return file.error();
  Journal journal(std::make_shared<files::Growing>(*std::move(file)));
  Result<void> done = journal.file_->lock();
  if (done) done = journal.file_->append(text);
  if (!done) {
    ::unlink(path.c_str());
    return done.error();
  }
  journal.written_ = match.steps().size();
  return journal;
}

Result<Journal::Found> Journal::open(const std::string& path) {
  Result<files::Growing> file = files::Growing::open(path, Which::kThere, files::Readers::kOwner);
  if (!file) return file.error();
  Journal journal(std::make_shared<files::Growing>(*std::move(file)));
  if (const auto locked = journal.file_->lock(); !locked) return locked.error();
  // Lines written to a file that lost its name would be lost with it.
  if (!journal.file_->isInPlace()) return Error{path + " was just moved or renamed; try again"};
  Result<std::string> text = journal.file_->read(kMaxRecordBytes);
  if (!text) return text.error();
  return Found{std::move(journal), *std::move(text)};
}

Result<void> Journal::resume(const Record& record, const Replayed& replayed) {
  if (replayed.damage) return *replayed.damage;
  if (!replayed.complete) {
    return Error{path() +
                 " leaves draws to its seed, so it can't be continued in place;"
                 " save the match under another name"};
  }
  if (const auto done = file_->cut(record.goodBytes); !done) return done.error();
  written_ = replayed.lines;
  // A last line that is whole but for its line end gets it now.
  if (record.openEnd) {
    if (const auto done = file_->append("\n"); !done) return done.error();
  }
  return append(replayed.match);
}

Result<void> Journal::append(const Match& match) {
  std::string text;
  const std::vector<Step>& steps = match.steps();
  for (std::size_t i = written_; i < steps.size(); ++i) text += stepLine(match.game(), steps[i]);
  if (text.empty()) return {};
  if (const auto done = file_->append(text); !done) return done.error();
  written_ = steps.size();
  return {};
}

std::function<Result<void>()> Journal::flusher() const {
  return [file = file_] { return file->flush(); };
}

}  // namespace raindelay
