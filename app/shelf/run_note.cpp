#include "shelf/run_note.h"

#include <string_view>

#include "core/limits.h"
#include "core/own_folder.h"

namespace raindelay::shelf {

namespace {

using namespace std::string_view_literals;

/// A note is this, the name of the file that is read, and what is open, each with a NUL behind it:
/// a file's name may hold all else. An empty file is that of a run that ended in order.
constexpr std::string_view kRunning = "running\0"sv;

std::optional<RunNote::Left> parse(std::string_view text) {
  if (!text.starts_with(kRunning)) return std::nullopt;
  text.remove_prefix(kRunning.size());
  std::vector<std::string> words;
  for (std::size_t end = 0; (end = text.find('\0')) != std::string_view::npos;) {
    words.emplace_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  RunNote::Left left;
  if (words.empty()) return left;
  left.reading = words.front();
  left.open.assign(words.begin() + 1, words.end());
  return left;
}

}  // namespace

std::optional<RunNote::Left> RunNote::begin() {
  const std::lock_guard guard(mutex_);
  if (file_ || files::makeOwnFolder(files::folderOf(path_)) != 0) return std::nullopt;
  auto file = files::Growing::open(path_, files::Growing::Which::kAny, files::Readers::kOwner);
  if (!file || !file->lock({})) return std::nullopt;
  const auto text = file->read(kMaxNoteBytes);
  if (!text) return std::nullopt;
  std::optional<Left> left;
  if (text->size() <= kMaxNoteBytes) left = parse(*text);
  if (!left && !(file->cut(0) && file->append(kRunning))) return std::nullopt;
  file_ = *std::move(file);
  write();
  return left;
}

void RunNote::end() {
  const std::lock_guard guard(mutex_);
  if (file_) (void)file_->cut(0);
  file_.reset();
}

void RunNote::open(std::vector<std::string> what) {
  const std::lock_guard guard(mutex_);
  now_.open = std::move(what);
  write();
}

void RunNote::read(std::string name) {
  const std::lock_guard guard(mutex_);
  now_.reading = std::move(name);
  write();
}

void RunNote::write() {
  if (!file_) return;
  std::string text;
  const auto add = [&text](const std::string& word) { (text += word) += '\0'; };
  add(now_.reading);
  for (const std::string& word : now_.open) add(word);
  // (Killed between the two, it was running all the same.)
  if (file_->cut(kRunning.size())) (void)file_->append(text);
}

}  // namespace raindelay::shelf
