#include "output/file_set.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QCoreApplication>
#include <algorithm>
#include <cerrno>
#include <cstdio>

#include "match/files.h"

namespace raindelay {
namespace {

std::string hiddenName(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  const std::string name = slash == std::string::npos ? path : path.substr(slash + 1);
  return files::folderOf(path) + "/." + name + '-' + std::to_string(::getpid()) +
         std::string(files::kUnfinished);
}

Error failed(const QString& sentence, const std::string& path, int code) {
  return Error{sentence.arg(QString::fromStdString(path), qt_error_string(code)).toStdString()};
}
Error notWritten(const std::string& path, int code) {
  return failed(QCoreApplication::translate("Export", "%1 couldn't be written: %2."), path, code);
}
Error notMade(const std::string& path, int code) {
  return failed(QCoreApplication::translate("Export", "%1 couldn't be made: %2."), path, code);
}

/// 0, or why it couldn't be written.
int writeNew(const std::string& path, std::string_view bytes) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (file < 0) return errno;
  int problem = 0;
  while (problem == 0 && !bytes.empty()) {
    const ssize_t count = ::write(file, bytes.data(), bytes.size());
    if (count > 0) {
      bytes.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno != EINTR) {
      problem = errno;
    }
  }
  if (::close(file) != 0 && problem == 0) problem = errno;
  return problem;
}

}  // namespace

FileSet::~FileSet() {
  for (const Entry& entry : entries_) ::unlink(entry.hidden.c_str());
  std::for_each(folders_.rbegin(), folders_.rend(),
                [](const std::string& folder) { ::rmdir(folder.c_str()); });
}

Result<void> FileSet::makeFolder(const std::string& path) {
  struct stat facts {};
  if (::stat(path.c_str(), &facts) == 0) {
    if (S_ISDIR(facts.st_mode)) return {};
    return notWritten(path, ENOTDIR);
  }
  if (const std::string outer = files::folderOf(path); outer != "." && outer != "/") {
    if (auto made = makeFolder(outer); !made) return made;
  }
  if (::mkdir(path.c_str(), 0755) != 0) return notMade(path, errno);
  folders_.push_back(path);
  return {};
}

Result<void> FileSet::add(const std::string& path, std::string_view bytes) {
  const std::string hidden = hiddenName(path);
  struct stat facts {};
  if (::stat(path.c_str(), &facts) == 0 && S_ISDIR(facts.st_mode)) {
    return notWritten(path, EISDIR);
  }
  {
    const std::lock_guard lock(mutex_);
    entries_.push_back({hidden, path});
  }
  if (const int problem = writeNew(hidden, bytes); problem != 0) {
    return notWritten(path, problem);
  }
  return {};
}

Result<void> FileSet::finish() {
  const std::lock_guard lock(mutex_);
  while (!entries_.empty()) {
    const Entry& entry = entries_.back();
    if (std::rename(entry.hidden.c_str(), entry.path.c_str()) != 0) {
      return notWritten(entry.path, errno);
    }
    entries_.pop_back();
  }
  folders_.clear();
  return {};
}

Result<void> writeFile(const std::string& path, const QByteArray& bytes) {
  FileSet set;
  if (auto made = set.makeFolder(files::folderOf(path)); !made) return made;
  const std::string_view content(bytes.constData(), static_cast<std::size_t>(bytes.size()));
  if (auto written = set.add(path, content); !written) return written;
  return set.finish();
}

}  // namespace raindelay
