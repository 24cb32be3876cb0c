#include "fonts/file_font.h"

#include <QCache>
#include <QFontDatabase>
#include <QHash>
#include <mutex>
#include <utility>

#include "core/limits.h"
#include "deck/font_file.h"
#include "fonts/font_instance.h"
#include "fonts/font_mark.h"

namespace raindelay {
namespace {

// A name that PDF and PostScript know as one word.
QString oneWord(const QString& name) {
  constexpr int kMost = 30;
  QString word;
  for (const QChar c : name) {
    if (c.unicode() < 0x80 && c.isLetterOrNumber() && word.size() < kMost) word += c;
  }
  return word.isEmpty() ? QStringLiteral("Font") : word;
}

// All of this process. Who asks for a weight that another thread is making waits for it.
class FileFonts {
 public:
  FileFont with(std::string_view font, const QString& name, std::optional<int> weight) {
    const QByteArray mark = fontMark(font);
    const std::lock_guard lock(mutex_);
    if (!weight) return known(font, mark, name);
    const std::pair key(mark, *weight);
    if (const FileFont* kept = weights_.object(key)) return *kept;
    FileFont made = atWeight(font, *weight, mark, name);
    const std::size_t megabytes = made.colors ? made.colors->size() / kMegabyte : 0;
    weights_.insert(key, new FileFont(made), 1 + static_cast<int>(megabytes));
    return made;
  }

  bool has(const QString& family) {
    const std::lock_guard lock(mutex_);
    return families_.values().contains(family);
  }

 private:
  FileFont atWeight(std::string_view font, int weight, const QByteArray& mark,
                    const QString& name) {
    const auto pinned = raindelay::atWeight(font, weight);
    FileFont made = pinned ? known(*pinned, fontMark(*pinned), name) : known(font, mark, name);
    made.hasWeight = pinned.has_value();
    return made;
  }

  FileFont known(std::string_view font, const QByteArray& mark, const QString& name) {
    FileFont made;
    const auto known = families_.constFind(mark);
    made.family = known != families_.constEnd() ? *known : loaded(font, mark, name);
    if (!made.family.isEmpty() && deck::hasColors(font)) {
      made.colors = std::make_shared<const std::string>(font);
    }
    return made;
  }

  QString loaded(std::string_view font, const QByteArray& mark, const QString& name) {
    QString family = oneWord(name) + QLatin1Char('-') + QLatin1String(mark);
    const std::string called = deck::fontCalled(font, family.toStdString());
    if (QFontDatabase::addApplicationFontFromData(QByteArray::fromStdString(called)) < 0) {
      family.clear();
    }
    return *families_.insert(mark, family);
  }

  static constexpr int kMostWeights = 256;  // or as many megabytes of glyphs in colour

  std::mutex mutex_;
  QHash<QByteArray, QString> families_;
  QCache<std::pair<QByteArray, int>, FileFont> weights_{kMostWeights};
};

FileFonts& fileFonts() {
  static FileFonts fonts;
  return fonts;
}

}  // namespace

FileFont fileFont(std::string_view font, const QString& name, std::optional<int> weight) {
  return fileFonts().with(font, name, weight);
}

bool isOfAFile(const QString& family) {
  return fileFonts().has(family);
}

}  // namespace raindelay
