#pragma once

#include <gtest/gtest.h>

#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QString>

#include "app/output_fixture.h"

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

/// The number of pages of a PDF file, as poppler counts them.
inline int pagesOf(const QString& file) {
  QProcess process;
  process.start(QStringLiteral("pdfinfo"), {file});
  EXPECT_TRUE(process.waitForFinished()) << "pdfinfo is in the package poppler-utils";
  const QRegularExpression line(QStringLiteral("Pages:\\s+(\\d+)"));
  return line.match(QString::fromUtf8(process.readAllStandardOutput())).captured(1).toInt();
}

/// A PDF file that is made, and read with other people's tools.
class PdfFile : public testing::Test {
 protected:
  void keep(const QByteArray& bytes) {
    bytes_ = bytes;
    QFile file(path());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
  }
  [[nodiscard]] QString path() const { return QString::fromStdString(scratch_.path("x.pdf")); }

  /// The output of one of poppler's tools for the file.
  [[nodiscard]] std::string tool(const char* program, QStringList arguments) const {
    QProcess process;
    process.start(QString::fromLatin1(program), arguments << path());
    EXPECT_TRUE(process.waitForFinished()) << program << " is in the package poppler-utils";
    EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError().toStdString();
    EXPECT_EQ(process.readAllStandardError().toStdString(), "");
    return process.readAllStandardOutput().toStdString();
  }
  [[nodiscard]] int pages() const { return pagesOf(path()); }
  /// A page as pixels, so many a millimetre.
  [[nodiscard]] QImage raster(int page = 1, int perMm = 10) {
    return rasterOf(path(), page, perMm);
  }

  /// All text of some pages, in the order in which it is read.
  [[nodiscard]] std::string text(int first, int last) const {
    QProcess process;
    process.start(QStringLiteral("pdftotext"),
                  {QStringLiteral("-f"), QString::number(first), QStringLiteral("-l"),
                   QString::number(last), path(), QStringLiteral("-")});
    EXPECT_TRUE(process.waitForFinished());
    return process.readAllStandardOutput().toStdString();
  }

  QByteArray bytes_;
  Scratch scratch_;
};

}  // namespace raindelay
