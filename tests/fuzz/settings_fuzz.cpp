// Files of settings: each is read, and what it says badly counts as unsaid.
#include "shell/settings.h"

#include <QDateTime>
#include <QFile>
#include <QGuiApplication>
#include <QMetaProperty>

#include "fuzz/qt.h"
#include "library/folders.h"

using namespace raindelay;

namespace {

/// Writes the file of settings. Qt knows by size and time whether it has read one.
void keep(std::string_view text) {
  static qint64 second = 0;
  (void)fuzz::fileWith(text, "settings.ini");
  QFile file(settingsFile());
  (void)file.open(QIODevice::ReadWrite);
  file.setFileTime(QDateTime::fromSecsSinceEpoch(++second), QFileDevice::FileModificationTime);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::application<QGuiApplication>();
  keep(fuzz::textOf(data, size));
  const Settings settings;
  const QMetaObject& kind = Settings::staticMetaObject;
  for (int i = 0; i < kind.propertyCount(); ++i) (void)kind.property(i).read(&settings);
  fuzz::expect(settings.textScale() >= Settings::kSmallestScale);
  fuzz::expect(settings.textScale() <= Settings::kLargestScale);
  fuzz::expect(settings.volume() >= 0 && settings.volume() <= 1);
  fuzz::expect(settings.motionMs() >= 0 && settings.paceMs() >= 0);
  const QString game = QStringLiteral("tarot");
  (void)settings.pack(game);
  (void)settings.handOrder(game);
  (void)settings.leftToCoach(game, 1);
  (void)settings.leftAt();
  (void)settings.windowGeometry();
  return 0;
}
