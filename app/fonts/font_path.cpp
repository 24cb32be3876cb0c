#include "fonts/font_path.h"

#include <sys/mman.h>
#include <unistd.h>

#include <QDir>
#include <QHash>
#include <QResource>
#include <mutex>

#include "fonts/font_mark.h"

namespace raindelay {
namespace {

/// Empty if there isn't memory enough.
std::string written(std::string_view bytes) {
  const int file = memfd_create("font", MFD_CLOEXEC);
  if (file < 0) return {};
  if (write(file, bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size())) {
    close(file);
    return {};
  }
  return "/proc/self/fd/" + std::to_string(file);
}

}  // namespace

std::string fontPathOf(std::string_view font) {
  static std::mutex mutex;
  static QHash<QByteArray, std::string> paths;
  const QByteArray mark = fontMark(font);
  const std::lock_guard lock(mutex);
  std::string& path = paths[mark];
  if (path.empty()) path = written(font);
  return path;
}

const std::vector<std::string>& embeddedFontPaths() {
  static const std::vector<std::string> kPaths = [] {
    std::vector<std::string> paths;
    const QDir folder(QStringLiteral(":/fonts"));
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
      const QResource resource(folder.filePath(name));
      std::string path = written({reinterpret_cast<const char*>(resource.data()),
                                  static_cast<std::size_t>(resource.size())});
      if (!path.empty()) paths.push_back(std::move(path));
    }
    return paths;
  }();
  return kPaths;
}

}  // namespace raindelay
