#include "painter/card_image_provider.h"

#include <QCoreApplication>
#include <QPainter>
#include <QRunnable>
#include <atomic>
#include <cmath>

#include "core/memory.h"
#include "deck/picture.h"
#include "deck/words.h"

namespace raindelay {
namespace {

constexpr int kDefaultWidth = 360;
constexpr int kLargestWidth = 4096;

QString cacheKey(const QString& id, const QSize& size) {
  return QStringLiteral("%1@%2x%3").arg(id).arg(size.width()).arg(size.height());
}

int widthFor(const QSize& requested, const deck::Deck& deck) {
  const double ratio = deck.width / deck.height;
  int width = kDefaultWidth;
  if (requested.width() > 0) {
    width = requested.width();
  } else if (requested.height() > 0) {
    width = static_cast<int>(std::lround(requested.height() * ratio));
  }
  return std::clamp(width, 1, kLargestWidth);
}

Result<deck::CardSide> findFace(const deck::Deck& deck, const QString& name) {
  if (auto card = deck.findCard(name.toStdString()))
    return deck::CardSide{*card, deck::Side::kFront};
  if (name.startsWith(QLatin1String("back-"))) {
    auto card = deck.firstCardOf(name.mid(5).toStdString());
    if (card) return deck::CardSide{*card, deck::Side::kBack};
  }
  return Error{"the deck has no card " + deck::inQuotes(name.toStdString()) + "."};
}

// The face in the middle of a picture of this size, as large as it can be.
QImage within(const QSize& size, const QImage& face) {
  QImage picture(size, QImage::Format_ARGB32_Premultiplied);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.drawImage((size.width() - face.width()) / 2, (size.height() - face.height()) / 2, face);
  return picture;
}

// A face on its way. Lives with Qt Quick, which may drop it at any time; the work knows it only
// through a signal.
class Response : public QQuickImageResponse {
 public:
  QQuickTextureFactory* textureFactory() const override {
    return QQuickTextureFactory::textureFactoryForImage(image_);
  }
  QString errorString() const override { return error_; }
  void cancel() override { cancelled_->store(true); }

  void finish(const QImage& image, const QString& error) {
    image_ = image;
    error_ = error;
    emit finished();
  }
  // Done already, but whoever asked isn't listening yet.
  void finishSoon(const QImage& image) {
    image_ = image;
    QMetaObject::invokeMethod(this, "finished", Qt::QueuedConnection);
  }
  std::shared_ptr<const std::atomic<bool>> cancelled() const { return cancelled_; }

 private:
  QImage image_;
  QString error_;
  std::shared_ptr<std::atomic<bool>> cancelled_ = std::make_shared<std::atomic<bool>>(false);
};

class Work : public QObject, public QRunnable {
  Q_OBJECT

 public:
  Work(CardImageProvider& provider, QString id, QSize size,
       std::shared_ptr<const std::atomic<bool>> cancelled)
      : provider_(provider), id_(std::move(id)), size_(size), cancelled_(std::move(cancelled)) {}

  void run() override {
    if (cancelled_->load()) {
      emit done({}, QStringLiteral("cancelled"));
      return;
    }
    auto face = withinMemory(
        [&] { return provider_.image(id_, size_); },
        []() -> Result<QImage> {
          return Error{QCoreApplication::translate(
                           "Painter", "There is not enough memory for a card of this size.")
                           .toStdString()};
        });
    if (face) {
      emit done(*face, {});
    } else {
      emit done({}, QString::fromStdString(face.error().message));
    }
  }

 signals:
  // NOLINTNEXTLINE(readability-inconsistent-declaration-parameter-name): moc has its own names.
  void done(const QImage& image, const QString& error);

 private:
  CardImageProvider& provider_;
  QString id_;
  QSize size_;
  std::shared_ptr<const std::atomic<bool>> cancelled_;
};

}  // namespace

// The parts of an id.
struct CardImageProvider::Wanted {
  QString gameId, face, language, skin;
};

CardImageProvider::Wanted CardImageProvider::parse(const QString& id) {
  const QString path = id.section(QLatin1Char('?'), 0, 0);
  Wanted wanted{path.section(QLatin1Char('/'), 0, 0), path.section(QLatin1Char('/'), 1), {}, {}};
  const QStringList query = id.section(QLatin1Char('?'), 1).split(QLatin1Char('&'));
  for (const QString& part : query) {
    if (part.startsWith(QLatin1String("lang="))) wanted.language = part.mid(5);
    if (part.startsWith(QLatin1String("skin="))) wanted.skin = part.mid(5);
  }
  return wanted;
}

CardImageProvider::CardImageProvider(std::shared_ptr<DeckStore> decks) : decks_(std::move(decks)) {
  // The UI thread and the scene graph's want a core too.
  pool_.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
  if (const auto* app = QCoreApplication::instance(); app != nullptr) {
    connect(app, &QCoreApplication::aboutToQuit, this, &CardImageProvider::stop);
  }
}

CardImageProvider::~CardImageProvider() {
  stop();
}

void CardImageProvider::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
  }
  pool_.clear();
  pool_.waitForDone();
}

QQuickImageResponse* CardImageProvider::requestImageResponse(const QString& id,
                                                             const QSize& requestedSize) {
  auto* response = new Response;
  if (QImage face = kept(id, requestedSize); !face.isNull()) {
    response->finishSoon(face);
    return response;
  }
  const std::lock_guard lock(mutex_);
  if (stopped_) return response;
  auto* work = new Work(*this, id, requestedSize, response->cancelled());
  QObject::connect(work, &Work::done, response, &Response::finish, Qt::QueuedConnection);
  pool_.start(work);
  return response;
}

QImage CardImageProvider::kept(const QString& id, const QSize& requestedSize) {
  const std::lock_guard lock(mutex_);
  const QImage* face = cache_.object(cacheKey(id, requestedSize));
  return face ? *face : QImage();
}

Result<QImage> CardImageProvider::image(const QString& id, const QSize& requestedSize) {
  if (QImage face = kept(id, requestedSize); !face.isNull()) return face;
  const Wanted wanted = parse(id);
  const auto own = decks_->deck(wanted.gameId);
  if (!own) return own.error();
  auto face = painted(wanted, widthFor(requestedSize, **own));
  if (face) {
    const std::lock_guard lock(mutex_);
    cache_.insert(cacheKey(id, requestedSize), new QImage(*face),
                  static_cast<int>(face->sizeInBytes() / 1024) + 1);
  }
  return face;
}

// The decks in which a face is looked for, the one that is asked for or else the game's own, and
// the face.
struct CardImageProvider::Found {
  std::shared_ptr<const deck::Deck> own, deck;
  deck::CardSide face;
};

Result<CardImageProvider::Found> CardImageProvider::find(DeckStore& decks, const Wanted& wanted) {
  const auto own = decks.deck(wanted.gameId);
  if (!own) return own.error();
  auto deck = decks.deck(wanted.gameId, wanted.skin);
  if (!deck) return deck.error();
  auto face = findFace(**deck, wanted.face);
  if (!face) {
    deck = own;
    face = findFace(**own, wanted.face);
  }
  if (!face) return face.error();
  return Found{*own, *deck, *face};
}

QStringList CardImageProvider::words(DeckStore& decks, const QString& id,
                                     const QStringList& elements) {
  const Wanted wanted = parse(id);
  const auto found = find(decks, wanted);
  QStringList words(elements.size());
  if (!found) return words;
  const auto& [card, side] = found->face;
  const deck::Picture picture =
      deck::compose(*found->deck, card, side, wanted.language.toStdString());
  for (const deck::Primitive& figure : picture.figures) {
    const auto i = elements.indexOf(QString::fromStdString(figure.element));
    const auto* text = std::get_if<deck::TextShape>(&figure.shape);
    if (i >= 0 && text != nullptr) words[i] = QString::fromStdString(text->text);
  }
  return words;
}

Result<QImage> CardImageProvider::painted(const Wanted& wanted, int width) {
  const auto found = find(*decks_, wanted);
  if (!found) return found.error();
  const auto& [own, deck, face] = *found;

  const QSize size(width, imageHeight(*own, width));
  const int fitting = std::min(width, widthFor({0, size.height()}, *deck));
  const bool alike = std::abs(imageHeight(*deck, width) - size.height()) <= 1;
  const QString dressed =
      wanted.gameId + QLatin1Char('?') + (deck == own ? QString() : wanted.skin);
  auto painter = takePainter(dressed, deck);
  auto painted =
      painter->renderImage(face.card, face.side, alike ? width : fitting, wanted.language);
  returnPainter(dressed, std::move(painter));
  if (painted && !alike) return within(size, *painted);
  return painted;
}

std::unique_ptr<CardPainter> CardImageProvider::takePainter(
    const QString& dressed, std::shared_ptr<const deck::Deck> deck) {
  {
    const std::lock_guard lock(mutex_);
    auto& idle = idle_[dressed];
    while (!idle.empty()) {
      auto painter = std::move(idle.back());
      idle.pop_back();
      if (&painter->deck() == deck.get()) return painter;  // else: the deck was exchanged
    }
  }
  return std::make_unique<CardPainter>(std::move(deck));
}

void CardImageProvider::returnPainter(const QString& dressed,
                                      std::unique_ptr<CardPainter> painter) {
  const std::lock_guard lock(mutex_);
  idle_[dressed].push_back(std::move(painter));
}

}  // namespace raindelay

#include "card_image_provider.moc"
