#include "match/journal.h"

#include <utility>

#include "core/growing_file.h"

namespace raindelay {

using Which = files::Growing::Which;

namespace {

constexpr Text kTaken =
    RD_TEXT("Files", "%1 is open in another window of Rain Delay; resume it there, or close it");

}  // namespace

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
  Result<void> done = journal.file_->lock(kTaken);
  if (done) done = journal.add(text, match.steps().size(), false);
  if (!done) {
    system::remove(path);
    return done.error();
  }
  return journal;
}

Result<Journal::Found> Journal::open(const std::string& path) {
  Result<files::Growing> file = files::Growing::open(path, Which::kThere, files::Readers::kOwner);
  if (!file) return file.error();
  Journal journal(std::make_shared<files::Growing>(*std::move(file)));
  if (const auto locked = journal.file_->lock(kTaken); !locked) return locked.error();
  // Lines written to a file that lost its name would be lost with it.
  if (!journal.file_->isInPlace()) {
    return Error::of(RD_TEXT("Files", "%1 was just moved or renamed; try again"), {path});
  }
  Result<std::string> text = journal.file_->read(kMaxRecordBytes);
  if (!text) return text.error();
  return Found{std::move(journal), *std::move(text)};
}

Result<void> Journal::resume(const Record& record, const Replayed& replayed) {
  if (replayed.damage) return *replayed.damage;
  if (!replayed.complete) {
    return Error::of(RD_TEXT("Files",
                             "%1 leaves draws to its seed, so it can't be continued in place; "
                             "save the match under another name"),
                     {path()});
  }
  if (const auto done = file_->cut(record.goodBytes); !done) return done.error();
  written_ = replayed.lines;
  sum_ = record.sum;
  // A last line that is whole but for its line end gets it now.
  if (record.openEnd) {
    if (const auto done = add("\n", 0, false); !done) return done.error();
  }
  return append(replayed.match);
}

Result<void> Journal::append(const Match& match) {
  if (!file_->isInPlace()) {
    return Error::of(RD_TEXT("Files",
                             "%1 was deleted or moved while the match was played: it "
                             "lacks what is played from now on"),
                     {path()});
  }
  std::string text;
  const std::vector<Step>& steps = match.steps();
  for (std::size_t i = written_; i < steps.size(); ++i) text += stepLine(match.game(), steps[i]);
  if (text.empty()) return {};
  return add(std::move(text), steps.size() - written_, match.turn().kind == Turn::Kind::kOver);
}

Result<void> Journal::seal() {
  return unsummed_ == 0 ? Result<void>() : add({}, 0, true);
}

Result<void> Journal::add(std::string lines, std::size_t steps, bool sealed) {
  Sha256 sum = sum_;
  sum.add(lines);
  std::size_t unsummed = unsummed_ + steps;
  if (sealed || unsummed >= kStepsPerSum) {
    const std::string line = sumLine(sum);
    sum.add(line);
    lines += line;
    unsummed = 0;
  }
  if (const auto done = file_->append(lines); !done) return done.error();
  written_ += steps;
  unsummed_ = unsummed;
  sum_ = sum;
  return {};
}

std::function<Result<void>()> Journal::flusher() const {
  return [file = file_] { return file->flush(); };
}

}  // namespace raindelay
