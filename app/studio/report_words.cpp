#include "studio/report_words.h"

#include <QLocale>

#include "translations/words.h"

namespace raindelay::words {

study::ReportWords ofReports() {
  study::ReportWords words;
  words.language = language().toStdString();
  words.point = QLocale().decimalPoint().toStdString();
  words.minus = QLocale().negativeSign().toStdString();
  words.translated = [](const Text& text) { return translated(text).toStdString(); };
  return words;
}

}  // namespace raindelay::words
