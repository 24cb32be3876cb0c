#include "fonts/font_file.h"

#include <sys/mman.h>
#include <unistd.h>

#include <QDir>
#include <QResource>

namespace raindelay {

FontFile::FontFile(const QByteArray& bytes) : file_(memfd_create("font", MFD_CLOEXEC)) {
  if (file_ < 0 || write(file_, bytes.constData(), static_cast<std::size_t>(bytes.size())) ==
                       static_cast<ssize_t>(bytes.size())) {
    return;
  }
  close(file_);
  file_ = -1;
}

FontFile::~FontFile() {
  if (file_ >= 0) close(file_);
}

std::string FontFile::path() const {
  return file_ < 0 ? std::string() : "/proc/self/fd/" + std::to_string(file_);
}

const std::vector<std::string>& embeddedFontFiles() {
  static const std::vector<FontFile> kFiles = [] {
    std::vector<FontFile> files;
    const QDir folder(QStringLiteral(":/fonts"));
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
      const QResource resource(folder.filePath(name));
      files.emplace_back(QByteArray::fromRawData(reinterpret_cast<const char*>(resource.data()),
                                                 static_cast<qsizetype>(resource.size())));
    }
    return files;
  }();
  static const std::vector<std::string> kPaths = [] {
    std::vector<std::string> paths;
    for (const FontFile& file : kFiles) {
      if (!file.path().empty()) paths.push_back(file.path());
    }
    return paths;
  }();
  return kPaths;
}

}  // namespace raindelay
