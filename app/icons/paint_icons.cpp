// paint_icons DRAWING.svg 16x16/apps/NAME.png…: paints the drawing into each file, in the size that
// the file's path names.
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <cstdio>

int main(int argc, char** argv) {
  QSvgRenderer drawing(QString::fromLocal8Bit(argc > 1 ? argv[1] : ""));
  if (!drawing.isValid()) return std::fputs("the drawing can't be read\n", stderr), 1;
  static const QRegularExpression kSize(QStringLiteral("(\\d+)x\\d+"));
  for (int i = 2; i < argc; ++i) {
    const QString path = QString::fromLocal8Bit(argv[i]);
    const int size = kSize.match(path).captured(1).toInt();
    QImage icon(size, size, QImage::Format_ARGB32_Premultiplied);
    icon.fill(Qt::transparent);
    QPainter painter(&icon);
    drawing.render(&painter);
    painter.end();
    if (!QDir().mkpath(QFileInfo(path).path()) || !icon.save(path)) {
      return std::fprintf(stderr, "%s can't be written\n", argv[i]), 1;
    }
  }
  return 0;
}
