// Drawings as drawing programs save them: the corpus of tests/decks/svg, and what needs a second
// look: texts, pictures inside, sizes.
#include <gtest/gtest.h>

#include <QBuffer>
#include <QColorSpace>
#include <QFile>
#include <QPainter>
#include <fstream>
#include <sstream>

#include "app/painter_fixture.h"
#include "painter/art_store.h"
#include "support/font_maker.h"
#include "support/source_dir.h"

namespace raindelay {
namespace {

const std::string kCorpus = RAINDELAY_SOURCE_DIR "/tests/decks/svg/";

/// A line of the corpus' index: a file, what becomes of it, and then colours at parts of its size,
/// or why it is refused.
struct Entry {
  std::string file, verdict;
  std::vector<std::string> more;
};

std::vector<Entry> corpus() {
  std::vector<Entry> entries;
  std::ifstream index(kCorpus + "expected.txt");
  for (std::string line; std::getline(index, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    std::istringstream fields(line);
    Entry entry;
    std::getline(fields, entry.file, '\t');
    std::getline(fields, entry.verdict, '\t');
    for (std::string sample; fields >> sample;) entry.more.push_back(sample);
    entries.push_back(std::move(entry));
  }
  return entries;
}

/// The drawing on nothing, 400 pixels wide.
QImage drawn(const ArtStore::Art& art) {
  constexpr int kWidth = 400;
  QSizeF size = art.size;
  size.scale(kWidth, 10 * kWidth, Qt::KeepAspectRatio);
  QImage image(size.toSize(), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  art.draw(painter, QRectF(QPointF(0, 0), size));
  return image;
}

ArtStore::Art artOf(const std::string& svg) {
  auto folder = std::make_shared<deck::MemoryFolder>();
  folder->files["a.svg"] = svg;
  return ArtStore(folder).art("a.svg", std::nullopt);
}

void expectSample(const QImage& image, const std::string& sample, const std::string& file) {
  double x = 0, y = 0;
  char comma = 0, equals = 0;
  std::string color;
  std::istringstream(sample) >> x >> comma >> y >> equals >> color;
  const QColor seen =
      image.pixelColor(static_cast<int>(x * image.width()), static_cast<int>(y * image.height()));
  if (color == "none") {
    EXPECT_EQ(seen.alpha(), 0) << file << ": " << sample;
    return;
  }
  const QColor wanted(QString::fromStdString(color));
  ASSERT_TRUE(wanted.isValid()) << file << ": " << sample;
  constexpr int kNear = 24;
  EXPECT_TRUE(std::abs(seen.red() - wanted.red()) <= kNear &&
              std::abs(seen.green() - wanted.green()) <= kNear &&
              std::abs(seen.blue() - wanted.blue()) <= kNear)
      << file << ", " << sample << " is " << seen.name().toStdString();
}

TEST(Drawings, OfOtherProgramsAreDrawnOrRefusedInASentence) {
  const std::vector<Entry> entries = corpus();
  ASSERT_GE(entries.size(), 20u);
  ArtStore store(std::make_shared<deck::DiskFolder>(kCorpus));
  for (const Entry& entry : entries) {
    const ArtStore::Art& art = store.art(entry.file, std::nullopt);
    if (entry.verdict != "draws") {
      EXPECT_FALSE(art.draw) << entry.file;
      ASSERT_EQ(art.problems.size(), 1u) << entry.file;
      EXPECT_EQ(art.problems[0].id, entry.more.at(0)) << entry.file;
      continue;
    }
    for (const deck::Problem& problem : art.problems) {
      EXPECT_NE(problem.severity, deck::Severity::kError)
          << entry.file << ": " << problem.message();
    }
    ASSERT_TRUE(art.draw) << entry.file;
    const QImage image = drawn(art);
    for (const std::string& sample : entry.more) expectSample(image, sample, entry.file);
  }
}

TEST(Drawings, HaveTheSizeOfWhatTheyShow) {
  const auto sizeOf = [](const std::string& attributes) {
    return artOf("<svg " + attributes + "><rect width='30' height='20'/></svg>").size;
  };
  EXPECT_EQ(sizeOf("viewBox='0 0 10 20'"), QSizeF(10, 20));
  EXPECT_EQ(sizeOf("viewBox='-5 -5 10 20' width='100%' height='7mm'"), QSizeF(10, 20));
  EXPECT_EQ(sizeOf("width='1in' height='2in'"), QSizeF(96, 192));
  EXPECT_EQ(sizeOf(""), QSizeF(30, 20));
  EXPECT_FALSE(artOf("<svg viewBox='0 0 0 0'/>").draw) << "it has none";
}

TEST(Drawings, AreCutAtTheirEdges) {
  const QImage image = facePainted(
      "[{type: svg, src: a.svg, box: [10, 10, 20, 20], fit: stretch}]",
      {{"a.svg", "<svg viewBox='0 0 10 10'><rect x='-90' width='99' height='10'/></svg>"}});
  EXPECT_EQ(inkBounds(image), QRect(100, 100, 180, 200));
}

TEST(Drawings, SetTheirTextsInOurTypefacesAlone) {
  const auto text = [](const std::string& family) {
    return drawn(artOf("<svg viewBox='0 0 40 10'><text y='8' font-size='8' font-family='" + family +
                       "'>Rain Rg</text></svg>"));
  };
  const QImage inter = text("Inter"), vollkorn = text("Vollkorn");
  EXPECT_NE(inter, vollkorn);
  EXPECT_EQ(text("sans-serif"), inter);
  EXPECT_EQ(text("serif"), vollkorn);
  EXPECT_EQ(text("Nobody Has This"), vollkorn);
  EXPECT_EQ(text("DejaVu Sans"), vollkorn) << "a typeface of the system";
}

TEST(Drawings, NameTypefacesThatAreMissing) {
  const ArtStore::Art art = artOf(
      "<svg><style>.a{font-family:Nowhere, serif}</style><text font-family='Inter'>x</text></svg>");
  ASSERT_EQ(art.problems.size(), 1u);
  EXPECT_EQ(art.problems[0].message(),
            "\"a.svg\" asks for the typeface \"Nowhere\"; another one is drawn instead.");
}

TEST(Drawings, NameNoTypefacesWithoutATextToSetInThem) {
  EXPECT_TRUE(artOf("<svg><g font-family='Nowhere'><rect width='9' height='9'/></g></svg>")
                  .problems.empty());
}

/// What a deck shows whose font fonts/Title.ttf is a wide box for each A, and whose drawing has a
/// text in this typeface; and what it tells.
struct Titled {
  QImage image;
  deck::Sentences told;
};
Titled titled(const std::string& family, const std::string& fonts = "fonts/Title.ttf") {
  FontMaker::Tables tables = FontMaker{{{U'A', 1000, 700}}}.tables();
  tables["name"] = FontMaker::names("Title Face", "Title Face Heavy", "TitleFace-Heavy");
  auto folder =
      deck::testFolder(deck::withElements("[{type: svg, src: a.svg, box: [10, 10, 30, 10]}]"));
  std::string& yaml = folder->files["deck.yaml"];
  const std::string before = "{family: Inter, weight: 600}";
  yaml.replace(yaml.find(before), before.size(), fonts);
  folder->files["fonts/Title.ttf"] = FontMaker::file(tables);
  folder->files["a.svg"] = "<svg viewBox='0 0 30 10'><text y='10' font-size='10' font-family='" +
                           family + "'>AA</text></svg>";
  CardPainter painter(std::make_shared<const deck::Deck>(*deck::readSoundDeck(folder)));
  QImage image = facePainted(painter);
  return {image, deck::sentencesOf(painter.problems())};
}

TEST(Drawings, SetTheirTextsInTheDecksTypefaces) {
  for (const char* family : {"Title Face", "title face", "Title Face Heavy", "TitleFace-Heavy",
                             "Nowhere-Bold, \"Title Face\""}) {
    const Titled seen = titled(family);
    const QRect ink = inkBounds(seen.image);
    EXPECT_NEAR(ink.width(), 200, 2) << family;
    EXPECT_NEAR(ink.height(), 70, 2) << family;
    if (!std::string_view(family).starts_with("Nowhere")) {
      EXPECT_EQ(seen.told, deck::Sentences()) << family;
    }
  }
  EXPECT_LT(inkBounds(titled("Vollkorn").image).width(), 180);
}

TEST(Drawings, HaveTypefacesOfTheirOwnDeckAlone) {
  ASSERT_NEAR(inkBounds(titled("Title Face").image).width(), 200, 2);
  const Titled seen = titled("Title Face", "Inter");
  EXPECT_LT(inkBounds(seen.image).width(), 180);
  ASSERT_EQ(seen.told.size(), 1u);
  EXPECT_NE(
      seen.told[0].find("\"a.svg\" asks for the typeface \"Title Face\"; another one is drawn"),
      std::string::npos)
      << seen.told[0];
}

/// A picture of one colour as an address.
std::string dataOf(const char* format, const QColor& color, const QColorSpace& space) {
  QImage image(8, 8, QImage::Format_RGB32);
  image.fill(color);
  image.setColorSpace(space);
  QBuffer file;
  file.open(QIODevice::WriteOnly);
  image.save(&file, format, 100);
  return "data:image/" + QByteArray(format).toLower().toStdString() + ";base64," +
         file.data().toBase64().toStdString();
}

TEST(Drawings, ShowThePicturesInside) {
  const QColor green(0, 200, 0);
  for (const char* format : {"PNG", "JPEG"}) {
    for (const QColorSpace::NamedColorSpace space : {QColorSpace::SRgb, QColorSpace::AdobeRgb}) {
      const ArtStore::Art art = artOf("<svg viewBox='0 0 8 8'><image width='8' height='8' href='" +
                                      dataOf(format, green, space) + "'/></svg>");
      ASSERT_TRUE(art.draw) << format;
      const QColor seen = drawn(art).pixelColor(200, 200);
      const QColor wanted = space == QColorSpace::SRgb ? green : QColor(0, 203, 0);
      EXPECT_NEAR(seen.green(), wanted.green(), 3) << format;
      EXPECT_LT(seen.red(), 6) << format;
    }
  }
}

TEST(Drawings, AreCheckedInTheColourThatTheyAreDrawnIn) {
  // Behind the end of the picture inside its letters spell the word for the element's colour.
  const std::string address = dataOf("PNG", Qt::green, QColorSpace::SRgb);
  const std::string start = address.substr(0, address.find(',') + 1);
  QByteArray png = QByteArray::fromBase64(QByteArray::fromStdString(address.substr(start.size())));
  while (png.size() % 3 != 0) png.append('\0');
  const std::string spelled = start + png.toBase64().toStdString() + "currentColor";
  auto folder = std::make_shared<deck::MemoryFolder>();
  folder->files["a.svg"] =
      "<svg viewBox='0 0 8 8'><image width='8' height='8' href='" + spelled + "'/></svg>";
  ArtStore store(folder);
  EXPECT_TRUE(store.art("a.svg", std::nullopt).draw);
  const ArtStore::Art& colored = store.art("a.svg", deck::Color{1, 2, 3});
  EXPECT_FALSE(colored.draw);
  EXPECT_EQ(colored.problems.size(), 1u);
}

TEST(Drawings, AreRefusedWithAPictureInsideThatIsBroken) {
  std::string address = dataOf("PNG", Qt::green, QColorSpace::SRgb);
  address.resize(address.find(',') + 61);  // the head and a little more
  const ArtStore::Art art = artOf("<svg><image href='" + address + "'/></svg>");
  EXPECT_FALSE(art.draw);
  ASSERT_EQ(art.problems.size(), 1u);
  EXPECT_EQ(art.problems[0].message(), "\"a.svg\" is not a valid SVG file.");
}

}  // namespace
}  // namespace raindelay
