#pragma once

#include <QFont>
#include <QRectF>
#include <QTextLayout>
#include <functional>
#include <vector>

#include "deck/picture.h"

namespace raindelay {

/// A text set into its box: broken into lines, shrunk if need be, its symbols on the baseline.
/// Everything is laid out once at a large size without hinting and scaled when it is drawn, so that
/// a card looks the same at every size and in print.
class FittedText {
 public:
  /// The width of a symbol that is one unit high.
  using Aspect = std::function<double(const deck::TextIcon& icon)>;
  /// A symbol and where it stands, mm.
  struct PlacedIcon {
    const deck::TextIcon* icon = nullptr;  ///< valid as long as the text
    QRectF box;
  };

  explicit FittedText(const deck::TextShape& shape, const Aspect& aspect = {});

  /// The size that the text got, mm.
  double size() const { return size_; }
  /// Returns true if it is inside its box; false if even the smallest size it may shrink to is too
  /// large.
  bool fits() const { return fits_; }
  /// Draws it but for the symbols; one unit of the painter is 1 mm.
  void draw(QPainter& painter) const;
  /// The symbols and where they stand.
  std::vector<PlacedIcon> icons() const;

 private:
  struct Symbol {
    int at;  // its place in the layout's text
    const deck::TextIcon* icon;
    double width, height;  // layout units
  };

  void setRuns(const Aspect& aspect);
  bool layOut(double size);
  double top() const;

  deck::TextShape shape_;
  QFont font_;
  QTextLayout layout_;
  std::vector<Symbol> symbols_;
  double scale_ = 1;  // mm per unit of the layout
  double size_ = 0;
  double step_ = 0;    // from baseline to baseline, layout units
  double ascent_ = 0;  // from the text's upper edge to the first baseline, layout units
  double height_ = 0;  // of the text between its edges, layout units
  bool fits_ = false;
};

}  // namespace raindelay
