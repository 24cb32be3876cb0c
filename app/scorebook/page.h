#pragma once

#include <QColor>
#include <QPainterPath>
#include <QRectF>
#include <QString>
#include <QtGlobal>
#include <optional>
#include <vector>

class QPainter;

namespace raindelay::book {

/// The height of running text. All lengths of a page are counted in hundredths of it; whoever draws
/// the page scales the painter.
inline constexpr double kEm = 100;

/// The ink that a mark is drawn with; a palette has its colour.
enum class Ink : quint8 { kInk, kMuted, kLine, kAccent, kSurface };

/// The colours of the art direction, on paper or in a dark room.
struct Palette {
  QColor ink, muted, line, accent, surface;

  [[nodiscard]] QColor operator[](Ink which) const;
  [[nodiscard]] static Palette light();
  [[nodiscard]] static Palette dark();
};

/// Vollkorn for titles, Inter for words, Bebas Neue, whose digits are equally wide, for
/// numbers in columns.
enum class Type : quint8 { kTitle, kWords, kStrong, kFigure, kStrongFigure };

/// Words in a box, broken into lines at spaces; they fit, the layout has seen to that.
struct TextMark {
  QRectF box;
  QString words;
  Type type = Type::kWords;
  double size = kEm;
  Ink ink = Ink::kInk;
  Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
};

/// A line (`width` above 0), a filled shape, or both.
struct ShapeMark {
  QPainterPath path;
  double width = 0;
  Ink ink = Ink::kInk;
  std::optional<Ink> fill = std::nullopt;
};

/// A page as it is drawn: shapes first, then words.
struct Page {
  double width = 0;
  double height = 0;
  std::vector<ShapeMark> shapes;
  std::vector<TextMark> texts;
};

/// The width of words that aren't broken. loadFonts() must have been called.
[[nodiscard]] double widthOf(const QString& words, Type type, double size);
/// Their height in a column so wide.
[[nodiscard]] double heightOf(const QString& words, Type type, double size, double width);
/// The size, no more than `size`, at which these words on one line aren't wider than `width`.
[[nodiscard]] double fitted(const QString& words, Type type, double size, double width);

/// Draws what of the page touches `part`; one unit of the painter is a hundredth of kEm's em.
void draw(QPainter& painter, const Page& page, const Palette& palette, const QRectF& part);

}  // namespace raindelay::book
