#include "output/picture_export.h"

#include <QCoreApplication>
#include <map>
#include <set>

#include "deck/file_names.h"
#include "output/png_file.h"
#include "painter/problem_words.h"

namespace raindelay {
namespace {

Error error(const QString& sentence) {
  return Error{sentence.toStdString()};
}

struct ExportWords {
  Q_DECLARE_TR_FUNCTIONS(Export)
};

/// The names of the files of the distinct backs, by the place of the first card that has each.
std::map<std::size_t, std::string> backNames(const Selection& selection,
                                             const std::vector<std::size_t>& firsts) {
  const deck::Deck& deck = *selection.deck;
  const auto layoutAt = [&](std::size_t place) {
    return deck.layoutOf(selection.cards[place]).name;
  };
  const std::set<std::size_t> distinct(firsts.begin(), firsts.end());
  std::map<std::string, std::set<std::size_t>> ofLayout;
  for (std::size_t i = 0; i < firsts.size(); ++i) ofLayout[layoutAt(i)].insert(firsts[i]);
  std::map<std::size_t, std::string> names;
  for (const std::size_t first : distinct) {
    const std::string layout = layoutAt(first);
    if (distinct.size() == 1) {
      names[first] = "back";
    } else if (ofLayout[layout].size() == 1) {
      names[first] = "back-" + layout;
    } else {
      names[first] = deck.code(selection.cards[first]) + "-back";
    }
  }
  return names;
}

/// A card of the deck as the shop's card: its trim becomes theirs.
Result<FaceFrame> vendorFrame(const deck::Deck& deck, const deck::Vendor& vendor) {
  const deck::VendorCard* card = deck::vendorCardFor(vendor, deck.width, deck.height);
  if (card == nullptr) {
    const deck::VendorCard& nearest = deck::nearestVendorCard(vendor, deck.width, deck.height);
    const auto size = [](double width, double height) -> QString {
      return words::number(width) + QStringLiteral(" × ") + words::number(height);
    };
    return error(ExportWords::tr("%1 prints no card of %2 mm; the nearest is %3, %4 mm.")
                     .arg(QString::fromUtf8(vendor.name.data(), std::ssize(vendor.name)),
                          size(deck.width, deck.height),
                          QString::fromUtf8(nearest.name.data(), std::ssize(nearest.name)),
                          size(nearest.width, nearest.height)));
  }
  const deck::VendorFile file = deck::fileOf(vendor, *card);
  const double x = vendor.bleed * deck.width / card->width;
  const double y = vendor.bleed * deck.height / card->height;
  return FaceFrame{
      {file.width, file.height}, {-x, -y, deck.width + 2 * x, deck.height + 2 * y}, false};
}

}  // namespace

std::vector<FaceFile> faceFiles(const Selection& selection, const PngOptions& options) {
  std::vector<FaceFile> files;
  std::vector<std::string> names;
  for (const std::size_t card : selection.cards) {
    if (!options.fronts) break;
    files.push_back({card, deck::Side::kFront, {}});
    names.push_back(selection.deck->code(card));
  }
  if (options.backs) {
    for (const auto& [first, name] : backNames(selection, firstWithBack(selection))) {
      files.push_back({selection.cards[first], deck::Side::kBack, {}});
      names.push_back(name);
    }
  }
  names = deck::fileNames(names);
  for (std::size_t i = 0; i < files.size(); ++i) files[i].name = names[i] + ".png";
  return files;
}

Result<FaceFrame> frameFor(const deck::Deck& deck, const PngOptions& options) {
  if (options.vendor != nullptr) return vendorFrame(deck, *options.vendor);
  if (!(options.dpi >= kLeastDpi && options.dpi <= kMostDpi)) {
    return error(
        ExportWords::tr("Pictures take %1 to %2 dots per inch.").arg(kLeastDpi).arg(kMostDpi));
  }
  FaceFrame frame = frameAt(deck, options.dpi, options.bleed);
  frame.roundCorners = options.roundCorners && !options.bleed;
  if (frame.pixels.width() > kLargestFace || frame.pixels.height() > kLargestFace) {
    return error(ExportWords::tr("At %1 dots per inch a card has %2 × %3 pixels; the limit is %4.")
                     .arg(options.dpi)
                     .arg(frame.pixels.width())
                     .arg(frame.pixels.height())
                     .arg(kLargestFace));
  }
  return frame;
}

Result<void> writePictures(const Selection& selection, const PngOptions& options,
                           const std::string& folder, Progress& progress) {
  const auto frame = frameFor(*selection.deck, options);
  if (!frame) return frame.error();
  const std::vector<FaceFile> files = faceFiles(selection, options);
  if (files.empty()) return error(ExportWords::tr("No cards to paint."));
  const double dpi = options.vendor != nullptr ? options.vendor->dpi : options.dpi;
  FileSet set(selection.deck->folder.get());
  if (auto made = set.makeFolder(folder); !made) return made;
  progress.begin(static_cast<int>(files.size()));
  const auto painted = [&](CardPainter& painter, std::size_t index) -> Result<void> {
    const FaceFile& file = files[index];
    const QImage image = faceImage(painter, selection.picture(file.card, file.side), *frame);
    const QByteArray png = pngOf(image, dpi);
    if (png.isEmpty())
      return error(ExportWords::tr("There is not enough memory for pictures of this size."));
    return set.add(folder + '/' + file.name,
                   {png.constData(), static_cast<std::size_t>(png.size())});
  };
  if (auto done = paintEach(selection, files.size(), progress, painted); !done) return done;
  return set.finish();
}

}  // namespace raindelay
