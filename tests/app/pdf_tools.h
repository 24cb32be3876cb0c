#pragma once

#include <gtest/gtest.h>

#include <QImage>
#include <QProcess>
#include <QString>

namespace raindelay {

/// A page of a PDF file as pixels, so many a millimetre, as poppler sees it.
inline QImage rasterOf(const QString& file, int page, int perMm) {
  const QString out = file + QStringLiteral("-page");
  QProcess process;
  process.start(
      QStringLiteral("pdftoppm"),
      {QStringLiteral("-r"), QString::number(perMm * 25.4), QStringLiteral("-png"),
       QStringLiteral("-singlefile"), QStringLiteral("-f"), QString::number(page), file, out});
  EXPECT_TRUE(process.waitForFinished()) << "pdftoppm is in the package poppler-utils";
  return QImage(out + QStringLiteral(".png")).convertToFormat(QImage::Format_RGB32);
}

}  // namespace raindelay
