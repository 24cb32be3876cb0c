#pragma once

#include <QFont>
#include <QRectF>
#include <QStringList>
#include <QTextLayout>
#include <deque>
#include <functional>
#include <vector>

#include "deck/picture.h"
#include "painter/font_store.h"

namespace raindelay {

/// A text set into its box: broken into lines, shrunk if need be, its symbols on the baseline.
/// Everything is laid out once at a large size without hinting and scaled when it is drawn, so that
/// a card looks the same at every size and in print.
class FittedText {
 public:
  /// What the deck's files tell of a text.
  struct Sources {
    /// The width of a symbol that is one unit high.
    std::function<double(const deck::TextIcon& icon)> aspect;
    /// The families of a role as Qt knows them; without it, the role's own.
    std::function<QStringList(const deck::FontRole& font, Presentation as)> families;
  };
  /// A symbol and where it stands, mm.
  struct PlacedIcon {
    const deck::TextIcon* icon = nullptr;  ///< valid as long as the text
    QRectF box;
  };

  /// A glyph and where it stands.
  struct PlacedGlyph {
    QString family;
    quint32 glyph = 0;
    QPointF at;       ///< on the baseline, mm
    double size = 0;  ///< of the type, mm
  };

  explicit FittedText(const deck::TextShape& shape, const Sources& sources = {});

  /// The size that the text got, mm.
  double size() const { return size_; }
  /// Returns true if it is inside its box; false if even the smallest size it may shrink to is too
  /// large.
  bool fits() const { return fits_; }
  /// Draws it but for the symbols; one unit of the painter is 1 mm.
  void draw(QPainter& painter) const;
  /// The symbols and where they stand.
  std::vector<PlacedIcon> icons() const;
  /// All glyphs and where they stand, font by font.
  std::vector<PlacedGlyph> glyphs() const;

 private:
  struct Symbol {
    std::size_t paragraph;
    int at;  // its place in the paragraph
    const deck::TextIcon* icon;
    double width, height;  // layout units
  };

  struct Paragraph;

  QFont fontFor(const deck::FontRole& role, const Sources& sources,
                Presentation as = Presentation::kText) const;
  void setRuns(const Sources& sources);
  void addText(const QString& text, const deck::TextRun& run, const Sources& sources,
               Paragraph& into);
  void addSymbol(const deck::TextIcon& icon, QFont font, bool punctuated, const Sources& sources,
                 Paragraph& into);
  void addParagraph(Paragraph& paragraph);
  bool layOut(double size);
  double top() const;

  deck::TextShape shape_;
  QFont font_;
  std::deque<QTextLayout> paragraphs_;  // each with a direction of its own
  std::vector<Symbol> symbols_;
  double scale_ = 1;  // mm per unit of the layout
  double size_ = 0;
  double step_ = 0;    // from baseline to baseline, layout units
  double ascent_ = 0;  // from the text's upper edge to the first baseline, layout units
  double height_ = 0;  // of the text between its edges, layout units
  bool fits_ = false;
};

}  // namespace raindelay
