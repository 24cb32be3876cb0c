#include "output/file_set.h"

#include "translations/file_words.h"

namespace raindelay {

using words::told;

Result<void> FileSet::makeFolder(const std::string& path) {
  return told(set_.makeFolder(path));
}

Result<void> FileSet::add(const std::string& path, std::string_view bytes) {
  return told(set_.add(path, bytes, files::Readers::kUsual));
}

Result<void> FileSet::finish() {
  return told(set_.finish());
}

Result<void> writeFile(const std::string& path, const QByteArray& bytes) {
  FileSet set;
  if (auto made = set.makeFolder(files::folderOf(path)); !made) return made;
  const std::string_view content(bytes.constData(), static_cast<std::size_t>(bytes.size()));
  if (auto written = set.add(path, content); !written) return written;
  return set.finish();
}

}  // namespace raindelay
