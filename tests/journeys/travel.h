#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

namespace raindelay::journey {

constexpr int kPatienceMs = 300000;

/// The report of a journey.
struct Report {
  QStringList lines;
  bool killed = false;
  int code = -1;

  /// The rest of the last line that begins with the word.
  [[nodiscard]] QString last(const QString& word) const {
    QString found;
    for (const QString& line : lines) {
      if (line.startsWith(word + QLatin1Char(' '))) found = line.mid(word.size() + 1);
    }
    return found;
  }
  [[nodiscard]] QStringList allOf(const QString& word) const {
    QStringList found;
    for (const QString& line : lines) {
      if (line.startsWith(word + QLatin1Char(' '))) found.append(line.mid(word.size() + 1));
    }
    return found;
  }
  /// Deed → how often.
  [[nodiscard]] QMap<QString, int> deeds() const {
    QMap<QString, int> found;
    for (const QString& line : allOf(QStringLiteral("did"))) {
      found[line.section(QLatin1Char(' '), 1)] = line.section(QLatin1Char(' '), 0, 0).toInt();
    }
    return found;
  }
  [[nodiscard]] std::string text() const {
    QStringList words = lines;
    words.removeIf([](const QString& line) { return line.startsWith(QLatin1String("did ")); });
    return words.join(QLatin1Char('\n')).toStdString();
  }
};

/// Lets journey_player travel to its end with everything shown at once, or kills it once it has
/// shown `killAt` lines. `home` is its home; pictures of a lost one go where RAINDELAY_HOME is.
Report travel(const QString& home, const QStringList& words, int killAt = 0);

}  // namespace raindelay::journey
