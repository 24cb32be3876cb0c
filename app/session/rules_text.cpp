#include "session/rules_text.h"

namespace raindelay {

RulesText::RulesText(const QString& markdown, QObject* parent) : QObject(parent) {
  static const QString kHeading = QStringLiteral("## ");
  for (const QString& line : markdown.split(QLatin1Char('\n'))) {
    if (line.startsWith(QLatin1String("# "))) {
      chapters_ << tr("About");
      texts_ << QString();
    } else if (line.startsWith(kHeading)) {
      chapters_ << line.mid(kHeading.size());
      texts_ << QString();
    } else if (!texts_.isEmpty()) {
      texts_.last() += line + QLatin1Char('\n');
    }
  }
}

QString RulesText::text(int chapter) const {
  return texts_.value(chapter);
}

}  // namespace raindelay
