#pragma once

#include <QTranslator>

namespace raindelay {

/// A language in which every sentence is marked, and words within them in another way.
class Marked : public QTranslator {
 public:
  [[nodiscard]] QString translate(const char* context, const char* source, const char* /*comment*/,
                                  int /*n*/) const override {
    const bool isWord = QLatin1String(context) == QLatin1String("DeckWord");
    return (isWord ? QStringLiteral("[%1]") : QStringLiteral("<%1>"))
        .arg(QString::fromUtf8(source));
  }
  [[nodiscard]] bool isEmpty() const override { return false; }
};

}  // namespace raindelay
