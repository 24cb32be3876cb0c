#pragma once

#include <utility>

#include "scorebook/layout.h"

namespace raindelay::book {

/// Pages that are filled from top to bottom.
class PageFlow {
 public:
  explicit PageFlow(const Sheet& sheet) : sheet_(sheet) { turn(); }

  [[nodiscard]] double left() const { return sheet_.margin; }
  [[nodiscard]] double width() const { return sheet_.width - 2 * sheet_.margin; }
  /// The height of a page between margin and foot; 0: endless.
  [[nodiscard]] double height() const { return sheet_.height <= 0 ? 0 : bottom() - sheet_.margin; }
  /// The height that is left on this page; it isn't endless.
  [[nodiscard]] double room() const { return bottom() - y_; }
  [[nodiscard]] bool isPaper() const { return sheet_.paper; }
  /// The height at which the next thing goes.
  [[nodiscard]] double y() const { return y_; }
  void advance(double by) { y_ += by; }
  [[nodiscard]] Page& page() { return pages_.pages.back(); }
  /// So much is left on this page.
  [[nodiscard]] bool hasRoom(double high) const { return sheet_.height <= 0 || high <= room(); }
  /// The next page.
  void turn();
  /// A section begins: its title, with room for `further` beneath it on the same page.
  void beginSection(const QString& title, double further);
  /// A section begins on a page of its own; this one and those after it are landscape.
  void beginLandscape(const QString& title);
  /// It goes on on the next page.
  void continueSection(const QString& title);

  void addText(const QRectF& box, const QString& words, Type type, double size, Ink ink,
               Qt::Alignment align) {
    page().texts.push_back({box, words, type, size, ink, align});
  }
  /// A horizontal rule at the present height.
  void addRule(double from, double to, double width, Ink ink);

  /// All of them; an endless one ends where it is filled to. `running` stands at the foot.
  [[nodiscard]] Pages take(const QString& running);

 private:
  void addSection(const QString& title);
  void addTitle(const QString& title);
  [[nodiscard]] double bottom() const {
    const double foot = sheet_.paper ? 1.5 * kEm : 0;
    return sheet_.height - sheet_.margin - foot;
  }

  Sheet sheet_;
  Pages pages_;
  double y_ = 0;
};

}  // namespace raindelay::book
