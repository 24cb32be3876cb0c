#pragma once

#include <QSettings>

namespace raindelay {

/// A file in QSettings' INI format. Qt waits for what a pipe holds, and reads however much there
/// is; so anything but a plain file of at most kMaxSettingsBytes is neither read nor touched, and
/// what is set then lasts as long as this object.
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
