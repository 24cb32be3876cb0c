#pragma once

#include <QSettings>

namespace raindelay {

/// A file in QSettings' INI format. Qt waits for what a pipe holds, reads however much there is,
/// and makes objects of any type and size of what says that it is one; so anything but a plain file
/// of at most kMaxSettingsBytes, without such objects, is neither read nor touched, and what is set
/// then lasts as long as this object. (Write texts, numbers, lists of them, bytes and rectangles.)
class IniFile : public QSettings {
 public:
  explicit IniFile(const QString& path);

  /// The path of the thing that keeps Qt from the file, be it in the file's own place or in that of
  /// the lock that Qt has beside it; empty if nothing does.
  [[nodiscard]] const QString& hindrance() const { return hindrance_; }

 private:
  IniFile(const QString& path, const QString& hindrance);

  QString hindrance_;
};

}  // namespace raindelay
