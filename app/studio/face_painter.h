#pragma once

#include <QCache>
#include <QHash>
#include <QImage>
#include <QObject>
#include <QSet>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "painter/card_painter.h"
#include "studio/color_view.h"
#include "studio/opened_deck.h"

namespace raindelay {

/// A face that is to be painted. Faces aren't told apart by their deck: what looks the same is
/// painted once.
struct FaceRequest {
  std::shared_ptr<const OpenedDeck> opened;
  int card = 0;
  deck::Side side = deck::Side::kFront;
  int width = 0;       ///< pixels
  bool bleed = false;  ///< with all that will be cut off; else the trimmed card
  ColorView view = ColorView::kPlain;

  /// The key that tells it apart.
  [[nodiscard]] QString key() const;
};

/// Paints faces on threads of its own and keeps the last ones.
class FacePainter : public QObject {
  Q_OBJECT

 public:
  /// Most memory that kept faces take, KiB.
  static constexpr int kCacheKiB = 96 * 1024;

  explicit FacePainter(QObject* parent = nullptr);
  ~FacePainter() override;

  /// The face if it is kept, else a null image.
  [[nodiscard]] QImage kept(const QString& key) const;
  /// Has it painted, unless that is being done; `painted` tells when it is there. What was wished
  /// last comes first: it is what somebody looks at now.
  void paint(const FaceRequest& request);
  /// Nobody waits for it any more.
  void forget(const QString& key);

  /// The number of faces painted so far.
  [[nodiscard]] int count() const { return count_; }

 signals:
  void painted(const QString& key);

 private:
  void keep(const QString& key, const QImage& image);
  QImage paintNow(const FaceRequest& request);

  QCache<QString, QImage> cache_{kCacheKiB};
  QHash<QString, int> waiting_;  // number of those that wait for it
  int count_ = 0;
  int order_ = 0;
  std::mutex mutex_;  // guards idle_ and wanted_
  std::vector<std::unique_ptr<CardPainter>> idle_;
  QSet<QString> wanted_;
  QThreadPool pool_;
};

}  // namespace raindelay
