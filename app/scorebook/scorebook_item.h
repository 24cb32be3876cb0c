#pragma once

#include <QQuickPaintedItem>
#include <QStringList>

#include "scorebook/layout.h"
#include "scorebook/scorebook_view.h"

namespace raindelay {

/// Shows a scorebook on the screen, as one endless page: as much of it as the item is high, from
/// `contentY` on, so that what is painted stays small however long the book is.
class ScorebookItem : public QQuickPaintedItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::ScorebookView* view READ view WRITE setView NOTIFY viewChanged FINAL)
  Q_PROPERTY(double textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged FINAL)
  Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY darkChanged FINAL)
  Q_PROPERTY(double contentY READ contentY WRITE setContentY NOTIFY contentYChanged FINAL)
  Q_PROPERTY(double contentHeight READ contentHeight NOTIFY laidOut FINAL)
  Q_PROPERTY(QStringList sections READ sections NOTIFY laidOut FINAL)

 public:
  explicit ScorebookItem(QQuickItem* parent = nullptr);

  [[nodiscard]] ScorebookView* view() const { return view_; }
  void setView(ScorebookView* view);
  /// Height of running text, pixels.
  [[nodiscard]] double textSize() const { return textSize_; }
  void setTextSize(double pixels);
  [[nodiscard]] bool dark() const { return dark_; }
  void setDark(bool dark);
  [[nodiscard]] double contentY() const { return contentY_; }
  void setContentY(double y);
  [[nodiscard]] double contentHeight() const;
  /// Titles of the tables and scorecards, from top to bottom.
  [[nodiscard]] QStringList sections() const;
  /// The position at which a section begins.
  Q_INVOKABLE double topOf(int section) const;

  void paint(QPainter* painter) override;

 signals:
  void viewChanged();
  void textSizeChanged();
  void darkChanged();
  void contentYChanged();
  /// It was laid out again.
  void laidOut();

 protected:
  void geometryChange(const QRectF& now, const QRectF& before) override;
  void updatePolish() override;

 private:
  [[nodiscard]] double scale() const { return textSize_ / book::kEm; }

  ScorebookView* view_ = nullptr;
  double textSize_ = 15;
  bool dark_ = false;
  double contentY_ = 0;
  book::Pages pages_;
};

}  // namespace raindelay
