#include "studio/face_painter.h"

#include <algorithm>
#include <optional>

#include "deck/picture.h"
#include "painter/face_image.h"
#include "painter/in_background.h"
#include "translations/words.h"

namespace raindelay {

QString FaceRequest::key() const {
  return QStringLiteral("%1@%2%3%4")
      .arg(opened->look(card, side), 0, 16)
      .arg(width)
      .arg(bleed ? QLatin1Char('b') : QLatin1Char('t'))
      .arg(static_cast<int>(view));
}

FacePainter::FacePainter(QObject* parent) : QObject(parent) {
  // The UI thread and the scene graph's want a core too.
  pool_.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
}

FacePainter::~FacePainter() {
  pool_.clear();
  pool_.waitForDone();
}

QImage FacePainter::kept(const QString& key) const {
  const QImage* face = cache_.object(key);
  return face != nullptr ? *face : QImage();
}

void FacePainter::paint(const FaceRequest& request) {
  const QString key = request.key();
  if (++waiting_[key] > 1) return;
  {
    const std::lock_guard lock(mutex_);
    wanted_.insert(key);
  }
  const auto work = [this, request, key]() -> std::optional<QImage> {
    {
      const std::lock_guard lock(mutex_);
      if (!wanted_.contains(key)) return std::nullopt;
    }
    return paintNow(request);
  };
  // (What is too large is told by who checks the deck.)
  const auto lacking = [] { return std::optional(QImage()); };
  inBackground(
      pool_, this, work, lacking,
      [this, key](const std::optional<QImage>& image) {
        if (image) keep(key, *image);
      },
      ++order_);
}

void FacePainter::forget(const QString& key) {
  const auto waits = waiting_.find(key);
  if (waits == waiting_.end() || --*waits > 0) return;
  waiting_.erase(waits);
  const std::lock_guard lock(mutex_);
  wanted_.remove(key);
}

void FacePainter::keep(const QString& key, const QImage& image) {
  ++count_;
  cache_.insert(key, new QImage(image), static_cast<int>(image.sizeInBytes() / 1024) + 1);
  waiting_.remove(key);
  {
    const std::lock_guard lock(mutex_);
    wanted_.remove(key);
  }
  emit painted(key);
}

QImage FacePainter::paintNow(const FaceRequest& request) {
  const auto& deck = request.opened->deck;
  std::unique_ptr<CardPainter> painter;
  {
    const std::lock_guard lock(mutex_);
    while (!idle_.empty() && !painter) {
      if (&idle_.back()->deck() == deck.get()) painter = std::move(idle_.back());
      idle_.pop_back();  // of an earlier reading: its art may have changed
    }
  }
  if (!painter) painter = std::make_unique<CardPainter>(deck);
  FaceFrame frame = trimmedFrame(*deck, request.width);
  if (request.bleed) {
    const double bleed = deck->bleed;
    frame.shown = {-bleed, -bleed, deck->width + 2 * bleed, deck->height + 2 * bleed};
    frame.pixels.setHeight(
        std::max(1, qRound(request.width * frame.shown.height / frame.shown.width)));
    frame.roundCorners = false;
  }
  QImage image = faceImage(*painter,
                           deck::compose(*deck, static_cast<std::size_t>(request.card),
                                         request.side, words::language().toStdString()),
                           frame);
  const std::lock_guard lock(mutex_);
  idle_.push_back(std::move(painter));
  return inView(std::move(image), request.view);
}

}  // namespace raindelay
