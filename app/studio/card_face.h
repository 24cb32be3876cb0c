#pragma once

#include <QImage>
#include <QPointer>
#include <QQuickItem>

#include "studio/studio_deck.h"

namespace raindelay {

/// Shows a face of a card. While another one is being painted (the deck was read again, the size
/// has changed) the last one stays: nothing flickers.
class CardFace : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::StudioDeck* deck READ deck WRITE setDeck NOTIFY changed FINAL)
  Q_PROPERTY(int card READ card WRITE setCard NOTIFY changed FINAL)
  Q_PROPERTY(bool back READ isBack WRITE setBack NOTIFY changed FINAL)
  Q_PROPERTY(bool bleed READ hasBleed WRITE setBleed NOTIFY changed FINAL)
  Q_PROPERTY(double detail READ detail WRITE setDetail NOTIFY changed FINAL)
  Q_PROPERTY(View view READ view WRITE setView NOTIFY changed FINAL)
  Q_PROPERTY(bool ready READ isReady NOTIFY shownChanged FINAL)

 public:
  /// See ColorView.
  enum View { Plain, Protan, Deutan, Tritan, Greyscale, LowInk };
  Q_ENUM(View)

  explicit CardFace(QQuickItem* parent = nullptr);
  ~CardFace() override;

  [[nodiscard]] StudioDeck* deck() const { return deck_; }
  void setDeck(StudioDeck* deck);
  [[nodiscard]] int card() const { return card_; }
  void setCard(int card);
  [[nodiscard]] bool isBack() const { return back_; }
  void setBack(bool back);
  /// With its bleed; else trimmed, with round corners.
  [[nodiscard]] bool hasBleed() const { return bleed_; }
  void setBleed(bool bleed);
  /// Pixels that are painted for each that it is wide: above 1 where it is shown scaled up.
  [[nodiscard]] double detail() const { return detail_; }
  void setDetail(double detail);
  [[nodiscard]] View view() const { return view_; }
  void setView(View view);
  /// Something is shown.
  [[nodiscard]] bool isReady() const { return !image_.isNull(); }
  /// The picture that is shown.
  [[nodiscard]] const QImage& image() const { return image_; }

 signals:
  void changed();
  void shownChanged();

 protected:
  QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
  void geometryChange(const QRectF& now, const QRectF& before) override;
  void updatePolish() override;
  void itemChange(ItemChange change, const ItemChangeData& data) override;

 private:
  void wantPainting();
  void stopWaiting();
  void take(const QString& key);
  void show(const QImage& image, const QString& key);

  QPointer<StudioDeck> deck_;
  int card_ = -1;
  bool back_ = false, bleed_ = false;
  double detail_ = 1;
  View view_ = Plain;
  QImage image_;
  QString shown_;    // the key of the image
  QString awaited_;  // of that which is being painted; else empty
  bool imageIsNew_ = false;
};

}  // namespace raindelay
