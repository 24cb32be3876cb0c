#include "output/file_set.h"

#include <QCoreApplication>

#include "translations/file_words.h"

namespace raindelay {

using words::told;

Result<void> FileSet::makeFolder(const std::string& path) {
  return told(set_.makeFolder(path));
}

Result<void> FileSet::add(const std::string& path, std::string_view bytes) {
  {
    const std::lock_guard lock(mutex_);
    paths_.push_back(path);
  }
  return told(set_.add(path, bytes, files::Readers::kUsual));
}

Result<void> FileSet::finish() {
  // Only now all of the deck's pictures have been read.
  for (const std::string& path : paths_) {
    if (deck_ == nullptr || !deck_->hasRead(path)) continue;
    return Error{QCoreApplication::translate(
                     "Export", "%1 is a file that the deck is made of: choose another place.")
                     .arg(QString::fromStdString(path))
                     .toStdString()};
  }
  return told(set_.finish());
}

Result<void> writeFile(const std::string& path, const QByteArray& bytes, const deck::Folder* deck) {
  FileSet set(deck);
  if (auto made = set.makeFolder(files::folderOf(path)); !made) return made;
  const std::string_view content(bytes.constData(), static_cast<std::size_t>(bytes.size()));
  if (auto written = set.add(path, content); !written) return written;
  return set.finish();
}

}  // namespace raindelay
