#pragma once

#include <QCache>
#include <QHash>
#include <QImage>
#include <QQuickAsyncImageProvider>
#include <QStringList>
#include <QThreadPool>
#include <memory>
#include <mutex>
#include <vector>

#include "core/result.h"
#include "painter/card_painter.h"
#include "painter/deck_store.h"

namespace raindelay {

/// Gives QML the faces of cards:
///
///     image://cards/<game id>/<card code>          a front
///     image://cards/<game id>/back-<layout>        the back of a layout's cards
///     …?lang=de                                    with the names of a language
///     …?skin=four-colours                          in the colours of one of the deck's skins,
///                                                  or of a deck that DeckStore has beside them
///
/// A card that such a deck hasn't is the game's own; a face of another shape is shown whole within
/// the game's.
///
/// at the width that `sourceSize` asks for (in pixels of the screen: multiply by the device pixel
/// ratio), or its height if only that is given, 360 px wide without either. Faces are painted on a
/// pool of threads of its own, never on the UI thread, and the last ones painted are kept. Once the
/// application quits, nothing is painted any more: what is asked for then never comes.
///
/// Register it with engine.addImageProvider(CardImageProvider::kName, …), which takes ownership.
class CardImageProvider : public QQuickAsyncImageProvider {
  Q_OBJECT

 public:
  static inline const QString kName = QStringLiteral("cards");
  /// Most memory that kept faces take, KiB.
  static constexpr int kCacheKiB = 24 * 1024;

  explicit CardImageProvider(std::shared_ptr<DeckStore> decks);
  ~CardImageProvider() override;

  /// Called by Qt Quick; returns at once.
  QQuickImageResponse* requestImageResponse(const QString& id, const QSize& requestedSize) override;

  /// The face itself, kept or painted now: what a response waits for. From any thread. An error
  /// names the unknown game or card.
  Result<QImage> image(const QString& id, const QSize& requestedSize);

  /// The words of a face's elements of these names, in their order; "" where the face lacks one.
  static QStringList words(DeckStore& decks, const QString& id, const QStringList& elements);

  /// The face if it is kept, else a null image.
  QImage kept(const QString& id, const QSize& requestedSize);

 private:
  /// Qt Quick may keep the provider longer than the engine, which is longer than there are fonts.
  void stop();

  struct Wanted;
  struct Found;
  static Wanted parse(const QString& id);
  static Result<Found> find(DeckStore& decks, const Wanted& wanted);
  Result<QImage> painted(const Wanted& wanted, int width);
  std::unique_ptr<CardPainter> takePainter(const QString& dressed,
                                           std::shared_ptr<const deck::Deck> deck);
  void returnPainter(const QString& dressed, std::unique_ptr<CardPainter> painter);

  std::shared_ptr<DeckStore> decks_;
  std::mutex mutex_;  // guards all below but the pool
  QCache<QString, QImage> cache_{kCacheKiB};
  std::map<QString, std::vector<std::unique_ptr<CardPainter>>> idle_;  // by "<game id>?<skin>"
  bool stopped_ = false;
  QThreadPool pool_;
};

}  // namespace raindelay
