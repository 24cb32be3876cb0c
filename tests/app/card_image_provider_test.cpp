// Faces for QML: asynchronous, kept, the same from every thread.
#include "painter/card_image_provider.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTimer>
#include <future>

#include "app/painter_fixture.h"

namespace raindelay {
namespace {

const QString kCardA = QStringLiteral("test/a");

const std::string kFront =
    "[{type: rect, box: bleed, fill: paper}, {type: svg, src: a.svg, box: safe}, {type: text, "
    "text: "
    "'{name}', font: main, size: 9, box: [10, 10, 30, 20], color: ink}]";

std::shared_ptr<DeckStore> storeWith(const std::shared_ptr<const deck::Deck>& deck) {
  auto store = std::make_shared<DeckStore>();
  store->insert(QStringLiteral("test"), deck);
  return store;
}

std::shared_ptr<const deck::Deck> testDeck() {
  return paintedDeck(kFront,
                     {{"a.svg", "<svg viewBox='0 0 9 9'><circle cx='4' cy='4' r='3'/></svg>"}});
}

// Qt Quick's answer to a request.
struct Answer {
  QImage image;
  QString error;
};

Answer ask(CardImageProvider& provider, const QString& id, const QSize& size) {
  const std::unique_ptr<QQuickImageResponse> response(provider.requestImageResponse(id, size));
  QSignalSpy finished(response.get(), &QQuickImageResponse::finished);
  EXPECT_TRUE(finished.wait()) << "no answer";
  const std::unique_ptr<QQuickTextureFactory> texture(response->textureFactory());
  return {texture ? texture->image() : QImage(), response->errorString()};
}

TEST(CardImageProvider, PaintsTheWantedCardAtTheWantedSize) {
  CardImageProvider provider(storeWith(testDeck()));
  CardPainter painter(testDeck());
  const Answer answer = ask(provider, kCardA, {120, 0});
  EXPECT_EQ(answer.error, QString());
  EXPECT_EQ(answer.image, *painter.renderImage(0, deck::Side::kFront, 120));
  EXPECT_EQ(ask(provider, QStringLiteral("test/b"), {0, 200}).image,
            *painter.renderImage(1, deck::Side::kFront, 100));
  EXPECT_EQ(ask(provider, QStringLiteral("test/b"), {}).image.size(), QSize(360, 720));
}

TEST(CardImageProvider, PaintsNothingOnceTheApplicationQuits) {
  CardImageProvider provider(storeWith(testDeck()));
  QTimer::singleShot(0, qApp, &QCoreApplication::quit);
  QCoreApplication::exec();
  const std::unique_ptr<QQuickImageResponse> response(
      provider.requestImageResponse(kCardA, {9, 0}));
  QSignalSpy finished(response.get(), &QQuickImageResponse::finished);
  // Were it painted it would be by now: the next one's is.
  CardImageProvider next(storeWith(testDeck()));
  EXPECT_FALSE(ask(next, kCardA, {360, 0}).image.isNull());
  EXPECT_EQ(finished.count(), 0);
}

TEST(CardImageProvider, KnowsBacksAndLanguages) {
  auto folder = deck::testFolder(
      "  plain: {front: [{type: text, text: '{name}', font: main, size: 9, box: trim}],"
      " back: [{type: rect, box: trim, fill: red}]}\n"
      "  fancy: {back: [{type: rect, box: trim, fill: ink}]}\n");
  CardImageProvider provider(
      storeWith(std::make_shared<const deck::Deck>(*deck::readSoundDeck(folder))));
  EXPECT_EQ(ask(provider, QStringLiteral("test/back-plain"), {50, 0}).image.pixel(25, 50),
            0xffff0000);
  EXPECT_EQ(ask(provider, QStringLiteral("test/back-fancy"), {50, 0}).image.pixel(25, 50),
            0xff102030);
  EXPECT_NE(ask(provider, QStringLiteral("test/a?lang=de"), {50, 0}).image,
            ask(provider, kCardA, {50, 0}).image);
}

TEST(CardImageProvider, PaintsADeckInEachOfItsSkins) {
  auto folder = deck::testFolder(
      "  plain: {front: [{type: rect, box: trim, fill: red}]}\n  fancy: {front: []}\n");
  folder->files["deck.yaml"] += "skins: {cool: {name: Cool, palette: {red: \"#0000ff\"}}}\n";
  CardImageProvider provider(
      storeWith(std::make_shared<const deck::Deck>(*deck::readSoundDeck(folder))));
  const auto colour = [&](const QString& id) {
    return ask(provider, id, {50, 0}).image.pixel(25, 50);
  };
  EXPECT_EQ(colour(QStringLiteral("test/a?skin=cool")), 0xff0000ff);
  EXPECT_EQ(colour(kCardA), 0xffff0000);
  EXPECT_EQ(colour(QStringLiteral("test/b?skin=cool&lang=de")), 0xff0000ff);
  EXPECT_EQ(ask(provider, QStringLiteral("test/a?skin=warm"), {50, 0}).error,
            QStringLiteral("the deck has no skin \"warm\"; known: cool."));
}

TEST(CardImageProvider, SaysWhatIsUnknown) {
  CardImageProvider provider(storeWith(testDeck()));
  EXPECT_EQ(ask(provider, QStringLiteral("test/z"), {50, 0}).error,
            QStringLiteral("the deck has no card \"z\"."));
  EXPECT_EQ(ask(provider, QStringLiteral("test/back-none"), {50, 0}).error,
            QStringLiteral("the deck has no card \"back-none\"."));
  EXPECT_NE(ask(provider, QStringLiteral("no-such-game/a"), {50, 0}).error, QString());
}

TEST(CardImageProvider, KeepsFacesWithinItsBound) {
  CardImageProvider provider(storeWith(testDeck()));
  EXPECT_TRUE(provider.kept(kCardA, {200, 0}).isNull());
  const Answer first = ask(provider, kCardA, {200, 0});
  EXPECT_EQ(provider.kept(kCardA, {200, 0}), first.image);
  EXPECT_EQ(ask(provider, kCardA, {200, 0}).image, first.image);
  EXPECT_TRUE(provider.kept(kCardA, {201, 0}).isNull());
  // Faces of about 4 MiB each push the small one out.
  for (int width = 720; width < 730; ++width) (void)*provider.image(kCardA, {width, 0});
  EXPECT_TRUE(provider.kept(kCardA, {200, 0}).isNull());
  EXPECT_FALSE(provider.kept(kCardA, {729, 0}).isNull());
}

TEST(CardImageProvider, ThreadsPaintTheSame) {
  CardImageProvider provider(storeWith(testDeck()));
  CardPainter painter(testDeck());
  std::vector<QImage> expected;
  for (std::size_t card : {0u, 1u}) {
    expected.push_back(*painter.renderImage(card, deck::Side::kFront, 9));
  }
  std::vector<std::future<int>> wrong;
  for (int thread = 0; thread < 4; ++thread) {
    wrong.push_back(std::async(std::launch::async, [&, thread] {
      int count = 0;
      for (int i = 0; i < 400; ++i) {
        const bool second = (i + thread) % 2 == 1;
        // Beside a width the height changes nothing but the name under which a face is kept.
        const QSize size(9, 1 + i + 1000 * thread);
        const QString id = second ? QStringLiteral("test/b") : kCardA;
        count += *provider.image(id, size) != expected[second ? 1 : 0];
      }
      return count;
    }));
  }
  for (auto& count : wrong) EXPECT_EQ(count.get(), 0);
}

// A deck's folder whose art can be held back.
class SlowFolder : public deck::MemoryFolder {
 public:
  std::promise<void> release;

 protected:
  deck::Checked<std::string> readChecked(const std::string& path, std::size_t most) const override {
    if (path == "a.svg") released_.wait();
    return MemoryFolder::readChecked(path, most);
  }

 private:
  std::shared_future<void> released_ = release.get_future().share();
};

TEST(CardImageProvider, AsksWithoutWaitingForThePicture) {
  auto folder = std::make_shared<SlowFolder>();
  folder->files = deck::testFolder(deck::withElements(kFront))->files;
  folder->files["a.svg"] = "<svg viewBox='0 0 9 9'><circle cx='4' cy='4' r='3'/></svg>";
  CardImageProvider provider(
      storeWith(std::make_shared<const deck::Deck>(*deck::readSoundDeck(folder))));
  const std::unique_ptr<QQuickImageResponse> response(
      provider.requestImageResponse(kCardA, {80, 0}));
  QSignalSpy finished(response.get(), &QQuickImageResponse::finished);
  EXPECT_EQ(finished.count(), 0);  // we are here although the art is still held back
  folder->release.set_value();
  EXPECT_TRUE(finished.wait());
}

TEST(CardImageProvider, AFaceNobodyWaitsForAnyMoreIsHarmless) {
  CardImageProvider provider(storeWith(testDeck()));
  auto* dropped = provider.requestImageResponse(kCardA, {300, 0});
  dropped->cancel();
  delete dropped;
  EXPECT_EQ(ask(provider, QStringLiteral("test/b"), {60, 0}).error, QString());
}

TEST(DeckStore, ReadsABuiltInDeckOnce) {
  DeckStore store;
  auto first = store.deck(QStringLiteral("tarot-de-cooperstown"));
  ASSERT_TRUE(first.ok()) << first.error().message;
  EXPECT_EQ((*first)->cards.rows(), 78u);
  EXPECT_EQ(*store.deck(QStringLiteral("tarot-de-cooperstown")), *first);
}

}  // namespace
}  // namespace raindelay
