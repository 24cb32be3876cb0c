#include "fonts/fallback.h"

#include <QFont>
#include <QFontDatabase>
#include <QRawFont>
#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <optional>

#include "fonts/coverage.h"
#include "fonts/file_font.h"
#include "fonts/fonts.h"

namespace raindelay {
namespace {

// Families that are made to have as many characters as possible come before those that have one by
// chance.
int rankOf(const QString& family) {
  constexpr std::array kBroad = {QLatin1String("Noto Sans"), QLatin1String("DejaVu Sans")};
  if (isEmbedded(family)) return family == QLatin1String("Inter") ? -2 : -1;
  const auto* const broad = std::find_if(
      kBroad.begin(), kBroad.end(), [&](QLatin1String name) { return family.startsWith(name); });
  return static_cast<int>(broad - kBroad.begin());
}

QStringList families() {
  QStringList all = QFontDatabase::families();
  all.removeIf([](const QString& family) {
    return isOfAFile(family) || QFontDatabase::isPrivateFamily(family) ||
           !QFontDatabase::isSmoothlyScalable(family);
  });
  std::stable_sort(all.begin(), all.end(),
                   [](const QString& a, const QString& b) { return rankOf(a) < rankOf(b); });
  return all;
}

class Fallbacks {
 public:
  QString with(char32_t character) {
    const std::lock_guard lock(mutex_);
    const auto [answer, isNew] = answers_.try_emplace(character);
    if (isNew) answer->second = find(character);
    return answer->second;
  }

 private:
  QString find(char32_t character) {
    for (const QString& family : families()) {
      const auto& coverage = coverageOf(family);
      if (coverage && coverage->has(character)) return family;
    }
    return {};
  }

  // Nothing for what is in colour.
  const std::optional<Coverage>& coverageOf(const QString& family) {
    const auto [known, isNew] = coverages_.try_emplace(family);
    if (isNew) {
      const QRawFont font = QRawFont::fromFont(QFont(family));
      if (font.isValid() && !isInColor(font)) known->second.emplace(font);
    }
    return known->second;
  }

  std::mutex mutex_;
  std::map<char32_t, QString> answers_;
  std::map<QString, std::optional<Coverage>> coverages_;
};

}  // namespace

bool isInColor(const QRawFont& font) {
  constexpr std::array kTables = {"CBLC", "COLR", "sbix"};
  return std::any_of(kTables.begin(), kTables.end(),
                     [&](const char* table) { return !font.fontTable(table).isEmpty(); });
}

QString fallbackFor(char32_t character) {
  static Fallbacks fallbacks;
  return fallbacks.with(character);
}

}  // namespace raindelay
