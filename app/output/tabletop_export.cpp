#include "output/tabletop_export.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QUrl>
#include <algorithm>
#include <mutex>

#include "deck/file_names.h"
#include "output/png_file.h"
#include "painter/face_image.h"

namespace raindelay {
namespace {

constexpr double kScreenDpi = 300;  ///< written into the files; nobody prints them

/// (A card that is turned over in play has its other face for a back: one card with two faces,
/// which F turns over on that table as a hand does on ours. States would be several cards that take
/// each other's place; turned over, each of them would show a back that the real card hasn't.)
bool haveOneBack(const Selection& selection) {
  const std::vector<std::size_t> firsts = firstWithBack(selection);
  return std::all_of(firsts.begin(), firsts.end(), [](std::size_t first) { return first == 0; });
}

QString addressOf(const TabletopOptions& options, const std::string& folder,
                  const std::string& file) {
  const QString name = QString::fromStdString(file);
  if (options.address.isEmpty()) {
    return QUrl::fromLocalFile(QDir(QString::fromStdString(folder)).absoluteFilePath(name))
        .toString(QUrl::FullyEncoded);
  }
  QString address = options.address;
  if (!address.endsWith(QLatin1Char('/'))) address += QLatin1Char('/');
  return address + QString::fromUtf8(QUrl::toPercentEncoding(name));
}

/// The position of an object on the table: face down.
QJsonObject lying() {
  return {
      {QStringLiteral("posX"), 0},   {QStringLiteral("posY"), 1},   {QStringLiteral("posZ"), 0},
      {QStringLiteral("rotX"), 0},   {QStringLiteral("rotY"), 180}, {QStringLiteral("rotZ"), 180},
      {QStringLiteral("scaleX"), 1}, {QStringLiteral("scaleY"), 1}, {QStringLiteral("scaleZ"), 1}};
}

Error noMemory() {
  return Error{
      QCoreApplication::translate("Export", "There is not enough memory for pictures of this size.")
          .toStdString()};
}

class Writer {
 public:
  Writer(const Selection& selection, const TabletopFiles& files, const std::string& folder,
         Progress& progress)
      : selection_(selection),
        files_(files),
        folder_(folder),
        progress_(progress),
        set_(selection.deck->folder.get()) {}

  Result<void> run(const QByteArray& object) {
    if (auto made = set_.makeFolder(folder_); !made) return made;
    const std::size_t cards = selection_.cards.size();
    progress_.begin(static_cast<int>(files_.uniqueBacks ? 2 * cards : cards + 1));
    for (std::size_t i = 0; i < files_.sheets.size(); ++i) {
      if (auto done = writeSheet(i, deck::Side::kFront); !done) return done;
      if (!files_.uniqueBacks) continue;
      if (auto done = writeSheet(i, deck::Side::kBack); !done) return done;
    }
    if (!files_.uniqueBacks) {
      if (auto done = writeBack(); !done) return done;
    }
    if (auto done = write(files_.object, object); !done) return done;
    return set_.finish();
  }

 private:
  /// A sheet of faces, in the last cell what others see of a hand.
  Result<void> writeSheet(std::size_t number, deck::Side side) {
    const deck::TabletopSheet& sheet = files_.sheets[number];
    QImage image(sheet.width(), sheet.height(), QImage::Format_RGB32);
    if (image.isNull()) return noMemory();
    image.fill(Qt::black);
    std::mutex mutex;
    const auto put = [&](int cell, const QImage& painted) {
      const std::lock_guard lock(mutex);
      QPainter painter(&image);
      painter.drawImage(cell % sheet.columns * sheet.cellWidth,
                        cell / sheet.columns * sheet.cellHeight, painted);
    };
    const auto paint = [&](CardPainter& painter, std::size_t index) -> Result<void> {
      put(static_cast<int>(index), face(painter, sheet.first + index, side));
      if (index == 0) {
        put(sheet.columns * sheet.rows - 1, face(painter, sheet.first, deck::Side::kBack));
      }
      return {};
    };
    if (auto done = paintEach(selection_, sheet.count, progress_, paint); !done) return done;
    return write((side == deck::Side::kFront ? files_.faces : files_.backs)[number], image);
  }

  Result<void> writeBack() {
    const auto paint = [&](CardPainter& painter, std::size_t /*index*/) {
      return write(files_.backs[0], face(painter, 0, deck::Side::kBack));
    };
    return paintEach(selection_, 1, progress_, paint);
  }

  [[nodiscard]] QImage face(CardPainter& painter, std::size_t place, deck::Side side) const {
    const deck::Deck& deck = *selection_.deck;
    const deck::TabletopSheet& sheet = files_.sheets.front();  // all have cells of one size
    const FaceFrame frame{
        {sheet.cellWidth, sheet.cellHeight}, {0, 0, deck.width, deck.height}, false};
    return faceImage(painter, selection_.picture(selection_.cards[place], side), frame);
  }

  Result<void> write(const std::string& name, const QImage& image) {
    const QByteArray png = pngOf(image, kScreenDpi);
    return png.isEmpty() ? noMemory() : write(name, png);
  }
  Result<void> write(const std::string& name, const QByteArray& bytes) {
    return set_.add(folder_ + '/' + name,
                    {bytes.constData(), static_cast<std::size_t>(bytes.size())});
  }

  const Selection& selection_;
  const TabletopFiles& files_;
  const std::string& folder_;
  Progress& progress_;
  FileSet set_;
};

}  // namespace

TabletopFiles tabletopFiles(const Selection& selection, const TabletopOptions& options) {
  const deck::Deck& deck = *selection.deck;
  TabletopFiles files;
  files.sheets =
      deck::tabletopSheets(selection.cards.size(), deck.width, deck.height, options.side);
  const std::string name =
      deck::fileName(options.name.isEmpty() ? (deck.name.empty() ? "cards" : deck.name)
                                            : options.name.toStdString());
  const auto numbered = [&](const char* what, std::size_t number) {
    return name + what + (files.sheets.size() > 1 ? "-" + std::to_string(number + 1) : "") + ".png";
  };
  files.uniqueBacks = !haveOneBack(selection);
  for (std::size_t i = 0; i < files.sheets.size(); ++i) {
    files.faces.push_back(numbered("-faces", i));
    if (files.uniqueBacks) files.backs.push_back(numbered("-backs", i));
  }
  if (!files.uniqueBacks) files.backs.push_back(name + "-back.png");
  files.object = name + ".json";
  return files;
}

QByteArray savedObject(const Selection& selection, const TabletopOptions& options,
                       const std::string& folder) {
  const deck::Deck& deck = *selection.deck;
  const TabletopFiles files = tabletopFiles(selection, options);
  QJsonObject sheets;
  for (std::size_t i = 0; i < files.sheets.size(); ++i) {
    sheets[QString::number(i + 1)] =
        QJsonObject{{QStringLiteral("FaceURL"), addressOf(options, folder, files.faces[i])},
                    {QStringLiteral("BackURL"),
                     addressOf(options, folder, files.backs[files.uniqueBacks ? i : 0])},
                    {QStringLiteral("NumWidth"), files.sheets[i].columns},
                    {QStringLiteral("NumHeight"), files.sheets[i].rows},
                    {QStringLiteral("BackIsHidden"), false},
                    {QStringLiteral("UniqueBack"), files.uniqueBacks},
                    {QStringLiteral("Type"), 0}};
  }
  QJsonArray ids, cards;
  for (std::size_t sheet = 0; sheet < files.sheets.size(); ++sheet) {
    const QString number = QString::number(sheet + 1);
    for (std::size_t cell = 0; cell < files.sheets[sheet].count; ++cell) {
      const std::size_t card = selection.cards[files.sheets[sheet].first + cell];
      const int id = deck::tabletopId(sheet + 1, cell);
      const QJsonObject object = {
          {QStringLiteral("Name"), QStringLiteral("Card")},
          {QStringLiteral("Nickname"), QString::fromStdString(deck.title(card))},
          {QStringLiteral("CardID"), id},
          {QStringLiteral("CustomDeck"), QJsonObject{{number, sheets[number]}}},
          {QStringLiteral("Transform"), lying()}};
      for (int copy = 0; copy < deck.copies(card); ++copy) {
        ids.append(id);
        cards.append(object);
      }
    }
  }
  // A deck has two cards at least.
  QJsonObject object = cards.size() == 1 ? cards[0].toObject() : QJsonObject{};
  if (cards.size() != 1) {
    object = {{QStringLiteral("Name"), QStringLiteral("DeckCustom")},
              {QStringLiteral("Nickname"), QString::fromStdString(deck.name)},
              {QStringLiteral("DeckIDs"), ids},
              {QStringLiteral("CustomDeck"), sheets},
              {QStringLiteral("ContainedObjects"), cards},
              {QStringLiteral("Transform"), lying()}};
  }
  return QJsonDocument(QJsonObject{{QStringLiteral("ObjectStates"), QJsonArray{object}}}).toJson();
}

Result<void> writeTabletop(const Selection& selection, const TabletopOptions& options,
                           const std::string& folder, Progress& progress) {
  if (selection.cards.empty()) {
    return Error{QCoreApplication::translate("Export", "No cards to paint.").toStdString()};
  }
  const TabletopFiles files = tabletopFiles(selection, options);
  return Writer(selection, files, folder, progress).run(savedObject(selection, options, folder));
}

}  // namespace raindelay
