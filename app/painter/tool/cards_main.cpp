// raindelay-cards: a deck's faces as PNG files, for those who draw it. Needs no display.

#include <QCommandLineParser>
#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QPainter>
#include <QTextStream>

#include "fonts/fonts.h"
#include "painter/card_painter.h"
#include "painter/fit_groups.h"

namespace raindelay {
namespace {

struct RenderOptions {
  QString deckFolder, outFolder, language, skin;
  QStringList only;
  int width = 300;
  int columns = 10;
  bool sheet = false;
};

struct NamedImage {
  QString name;
  QImage image;
};

QTextStream& complaints() {
  static QTextStream stream(stderr);
  return stream;
}

// Every wanted front, then the back of every layout that one of them has.
class Renderer {
 public:
  Renderer(std::shared_ptr<const deck::Deck> deck, const RenderOptions& options)
      : painter_(std::move(deck)), options_(options) {}

  QList<NamedImage> all() {
    const deck::Deck& deck = painter_.deck();
    std::map<std::string, std::size_t> backs;
    for (std::size_t card = 0; card < deck.cards.rows(); ++card) {
      const QString code = QString::fromStdString(deck.code(card));
      if (!options_.only.isEmpty() && !options_.only.contains(code)) continue;
      add(code, card, deck::Side::kFront);
      backs.emplace(deck.layoutOf(card).name, card);
    }
    for (const auto& [layout, card] : backs) {
      add(QLatin1String("back-") + QString::fromStdString(layout), card, deck::Side::kBack);
    }
    return std::move(images_);
  }

  int problems() const { return problems_; }

 private:
  void add(const QString& name, std::size_t card, deck::Side side) {
    auto image = painter_.renderImage(card, side, options_.width, options_.language);
    if (!image) return complain(QString::fromStdString(image.error().message));
    images_.append({name, *std::move(image)});
    for (const deck::Problem& problem : painter_.problems().list())
      complain(QString::fromStdString(problem.sentence()));
  }
  void complain(const QString& problem) {
    complaints() << problem << '\n';
    ++problems_;
  }

  CardPainter painter_;
  const RenderOptions& options_;
  QList<NamedImage> images_;
  int problems_ = 0;
};

QImage contactSheet(const QList<NamedImage>& images, int columns) {
  const int gap = images.first().image.width() / 15 + 1;
  const QSize card = images.first().image.size(), cell = card + QSize(gap, gap);
  const int rows = static_cast<int>((images.size() + columns - 1) / columns);
  QImage sheet(cell.width() * columns + gap, cell.height() * rows + gap, QImage::Format_RGB32);
  sheet.fill(QColor(0x54, 0x74, 0x3A));
  QPainter painter(&sheet);
  for (int i = 0; i < images.size(); ++i) {
    painter.drawImage(gap + i % columns * cell.width(), gap + i / columns * cell.height(),
                      images[i].image);
  }
  return sheet;
}

bool save(const QImage& image, const QString& path) {
  if (image.save(path)) return true;
  complaints() << "cannot write " << path << '\n';
  return false;
}

int render(const RenderOptions& options) {
  auto read =
      deck::readSoundDeck(std::make_shared<deck::DiskFolder>(options.deckFolder.toStdString()));
  if (!read) {
    complaints() << QString::fromStdString(read.error().message) << '\n';
    return 1;
  }
  FitGroups().measure(*read);
  auto dressed = read->inSkin(options.skin.toStdString());
  if (!dressed) {
    complaints() << QString::fromStdString(dressed.error().message) << '\n';
    return 1;
  }
  Renderer renderer(std::make_shared<const deck::Deck>(*std::move(dressed)), options);
  QElapsedTimer clock;
  clock.start();
  const QList<NamedImage> images = renderer.all();
  if (images.isEmpty()) {
    complaints() << "no card to paint\n";
    return 1;
  }
  QTextStream(stdout) << images.size() << " faces, "
                      << QString::number(clock.nsecsElapsed() / 1e6 / images.size(), 'f', 2)
                      << " ms each\n";
  QDir().mkpath(options.outFolder);
  const QDir out(options.outFolder);
  if (options.sheet) {
    const int columns = std::min<int>(options.columns, static_cast<int>(images.size()));
    if (!save(contactSheet(images, columns), out.filePath(QStringLiteral("sheet.png")))) return 1;
  } else {
    for (const NamedImage& face : images) {
      if (!save(face.image, out.filePath(face.name + QLatin1String(".png")))) return 1;
    }
  }
  return renderer.problems() == 0 ? 0 : 1;
}

}  // namespace
}  // namespace raindelay

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QGuiApplication application(argc, argv);
  raindelay::loadFonts();

  QCommandLineParser parser;
  parser.setApplicationDescription(QStringLiteral("Paints the cards of a deck into PNG files."));
  parser.addHelpOption();
  parser.addPositionalArgument(QStringLiteral("DECKDIR"), QStringLiteral("folder with deck.yaml"));
  parser.addPositionalArgument(QStringLiteral("OUTDIR"), QStringLiteral("where the files go"));
  const QCommandLineOption width(QStringLiteral("width"), QStringLiteral("pixels a card (300)"),
                                 QStringLiteral("N"), QStringLiteral("300"));
  const QCommandLineOption sheet(QStringLiteral("sheet"), QStringLiteral("one sheet.png of all"));
  const QCommandLineOption columns(QStringLiteral("columns"), QStringLiteral("cards a row (10)"),
                                   QStringLiteral("N"), QStringLiteral("10"));
  const QCommandLineOption language(QStringLiteral("language"), QStringLiteral("such as de"),
                                    QStringLiteral("CODE"));
  const QCommandLineOption skin(QStringLiteral("skin"), QStringLiteral("other colours"),
                                QStringLiteral("ID"));
  const QCommandLineOption only(QStringLiteral("only"), QStringLiteral("d0,At,…: these cards"),
                                QStringLiteral("CODES"));
  parser.addOptions({width, sheet, columns, language, skin, only});
  parser.process(application);
  const QStringList places = parser.positionalArguments();
  if (places.size() != 2) parser.showHelp(2);

  raindelay::RenderOptions options{
      places[0], places[1], parser.value(language), parser.value(skin), {}};
  if (parser.isSet(only)) options.only = parser.value(only).split(QLatin1Char(','));
  options.width = parser.value(width).toInt();
  options.columns = std::max(1, parser.value(columns).toInt());
  options.sheet = parser.isSet(sheet);
  return raindelay::render(options);
}
