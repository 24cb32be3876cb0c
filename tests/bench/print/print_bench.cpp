// A deck becomes files: 54 cards of 825 × 1125 pixels (69.85 × 95.25 mm at 300 dots an inch, with
// the bleed), three texts, a piece of SVG art and a PNG on each. Squib, on the same machine, takes
// 2.27 s for the PNG files and 1.63 s for a PDF of A4 sheets.
#include <benchmark/benchmark.h>

#include <QGuiApplication>
#include <QImage>
#include <QTemporaryDir>
#include <cmath>

#include "engine/deck_fixture.h"
#include "fonts/fonts.h"
#include "output/pdf_export.h"
#include "output/picture_export.h"
#include "output/png_file.h"
#include "output/preflight.h"

namespace raindelay {
namespace {

constexpr int kCards = 54;

/// A star of so many points, each card's another one, as icons are drawn.
std::string star(int points) {
  std::string path;
  for (int i = 0; i < points * 2; ++i) {
    const double turn = std::acos(-1.0) * i / points, radius = i % 2 == 0 ? 95 : 55;
    path += (i == 0 ? "M" : " L") + std::to_string(100 + radius * std::sin(turn)) + ' ' +
            std::to_string(100 - radius * std::cos(turn));
  }
  return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><path d=")" + path +
         R"(Z" fill="#b8432f"/><circle cx="100" cy="100" r="40" fill="#27395a"/></svg>)";
}

/// A picture of 200 × 200 pixels, each card's another one, as a PNG file.
std::string photo(int number) {
  QImage image(200, 200, QImage::Format_RGB32);
  for (int y = 0; y < 200; ++y) {
    for (int x = 0; x < 200; ++x) {
      image.setPixel(x, y, qRgb((x + number * 5) % 256, y, (x * y / 64 + number) % 256));
    }
  }
  return pngOf(image, 300).toStdString();
}

Selection deckOf54() {
  auto folder = std::make_shared<deck::MemoryFolder>();
  folder->files["deck.yaml"] = R"(format: raindelay-deck/1
name: Bench
card: {size: [63.5mm, 88.9mm], corner: 3, bleed: 3.175, safe: 3mm}
palette: {paper: "#fffcf2", ink: "#262019"}
fonts: {title: {family: Vollkorn}, body: {family: Inter}}
layouts:
  plain:
    back: [{type: rect, box: bleed, fill: ink}]
    front:
      - {type: rect, box: bleed, fill: paper}
      - {type: svg, src: "art/{code}.svg", box: [10, 20, 43, 43]}
      - {type: image, src: "art/{code}.png", box: [38, 48, 17, 17]}
      - {type: text, text: "{name}", box: [5, 5, 53, 9], font: title, size: 18pt, color: ink}
      - {type: text, text: "{rules}", box: [5, 66, 53, 14], font: body, size: 9pt, color: ink}
      - {type: text, text: "{code}", box: [5, 81, 53, 5], font: body, size: 7pt, color: ink}
)";
  std::string& table = folder->files["cards.csv"] = "code,kind,name,rules\n";
  for (int i = 0; i < kCards; ++i) {
    const std::string code = "c" + std::to_string(i);
    table += code + ",plain,Card number " + std::to_string(i) +
             ",Draw two cards and keep one of them; then each other player discards one.\n";
    folder->files["art/" + code + ".svg"] = star(5 + i % 12);
    folder->files["art/" + code + ".png"] = photo(i);
  }
  auto deck = deck::readSoundDeck(folder);
  if (!deck) qFatal("%s", deck.error().message.c_str());
  Selection selection;
  selection.deck = std::make_shared<const deck::Deck>(*std::move(deck));
  selection.cards = allCards(*selection.deck);
  return selection;
}

void finish(benchmark::State& state, const Result<void>& done) {
  if (!done) state.SkipWithError(done.error().message.c_str());
}

void toPng(benchmark::State& state) {
  const Selection selection = deckOf54();
  const QTemporaryDir folder;
  PngOptions options;
  options.bleed = true;
  options.backs = false;
  for (auto _ : state) {
    Progress progress;
    finish(state, writePictures(selection, options, folder.path().toStdString(), progress));
  }
}

void toPdf(benchmark::State& state) {
  const Selection selection = deckOf54();
  const QTemporaryDir folder;
  for (auto _ : state) {
    Progress progress;
    finish(state, writePdf(selection, {}, folder.filePath(QStringLiteral("x.pdf")).toStdString(),
                           progress));
  }
}

void check(benchmark::State& state) {
  const Selection selection = deckOf54();
  for (auto _ : state) {
    Progress progress;
    benchmark::DoNotOptimize(preflight({}, selection, homeLimits(*selection.deck), progress));
  }
}

BENCHMARK(toPng)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();
BENCHMARK(toPdf)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();
BENCHMARK(check)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();

}  // namespace
}  // namespace raindelay

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication application(argc, argv);
  raindelay::loadFonts();
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
