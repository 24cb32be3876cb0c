#include "studio/card_face.h"

#include <QQuickWindow>
#include <QSGImageNode>

namespace raindelay {

CardFace::CardFace(QQuickItem* parent) : QQuickItem(parent) {
  setFlag(ItemHasContents);
  connect(this, &CardFace::changed, this, &QQuickItem::polish);
}

CardFace::~CardFace() {
  stopWaiting();
}

void CardFace::setDeck(StudioDeck* deck) {
  if (deck_ == deck) return;
  stopWaiting();
  if (deck_ != nullptr) {
    deck_->disconnect(this);
    deck_->painter().disconnect(this);
  }
  deck_ = deck;
  if (deck_ != nullptr) {
    connect(deck_, &StudioDeck::changed, this, &QQuickItem::polish);
    connect(&deck_->painter(), &FacePainter::painted, this, &CardFace::take);
  }
  emit changed();
}

void CardFace::setCard(int card) {
  if (card_ == card) return;
  card_ = card;
  emit changed();
}

void CardFace::setBack(bool back) {
  if (back_ == back) return;
  back_ = back;
  emit changed();
}

void CardFace::setBleed(bool bleed) {
  if (bleed_ == bleed) return;
  bleed_ = bleed;
  emit changed();
}

void CardFace::setDetail(double detail) {
  if (detail_ == detail) return;
  detail_ = detail;
  emit changed();
}

void CardFace::setView(View view) {
  if (view_ == view) return;
  view_ = view;
  emit changed();
}

void CardFace::geometryChange(const QRectF& now, const QRectF& before) {
  QQuickItem::geometryChange(now, before);
  if (now.size() != before.size()) {
    polish();
    update();
  }
}

void CardFace::itemChange(ItemChange change, const ItemChangeData& data) {
  QQuickItem::itemChange(change, data);
  if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange ||
      change == ItemVisibleHasChanged) {
    polish();
  }
}

void CardFace::updatePolish() {
  wantPainting();
}

void CardFace::wantPainting() {
  const double ratio = window() != nullptr ? window()->effectiveDevicePixelRatio() : 1;
  const int pixels = qRound(width() * ratio * detail_);
  if (deck_ == nullptr || !deck_->isReadable() || card_ < 0 || card_ >= deck_->count()) {
    stopWaiting();
    show({}, {});
    return;
  }
  if (pixels <= 0 || !isVisible()) return;
  const FaceRequest request{deck_->opened(), card_,  back_ ? deck::Side::kBack : deck::Side::kFront,
                            pixels,          bleed_, static_cast<ColorView>(view_)};
  const QString key = request.key();
  if (key == awaited_) return;
  stopWaiting();
  if (key == shown_) return;
  FacePainter& painter = deck_->painter();
  if (const QImage face = painter.kept(key); !face.isNull()) {
    show(face, key);
    return;
  }
  awaited_ = key;
  painter.paint(request);
}

void CardFace::stopWaiting() {
  if (!awaited_.isEmpty() && deck_ != nullptr) deck_->painter().forget(awaited_);
  awaited_.clear();
}

void CardFace::take(const QString& key) {
  if (key != awaited_) return;
  awaited_.clear();
  show(deck_->painter().kept(key), key);
}

void CardFace::show(const QImage& image, const QString& key) {
  if (shown_ == key) return;
  image_ = image;
  shown_ = key;
  imageIsNew_ = true;
  update();
  emit shownChanged();
}

QSGNode* CardFace::updatePaintNode(QSGNode* old, UpdatePaintNodeData* /*data*/) {
  auto* node = dynamic_cast<QSGImageNode*>(old);
  if (image_.isNull()) {
    delete node;
    return nullptr;
  }
  if (node == nullptr) {
    node = window()->createImageNode();
    node->setOwnsTexture(true);
    node->setFiltering(QSGTexture::Linear);
    imageIsNew_ = true;
  }
  if (imageIsNew_) {
    node->setTexture(
        window()->createTextureFromImage(image_, QQuickWindow::TextureHasAlphaChannel));
    imageIsNew_ = false;
  }
  node->setRect(boundingRect());
  return node;
}

}  // namespace raindelay
