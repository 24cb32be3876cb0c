// Drawings with random damage: each is refused in a sentence, or painted and printed.
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QPainter>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "deck/svg_check.h"
#include "deck/svg_text.h"
#include "fuzz/mutation.h"
#include "painter/svg_art.h"
#include "support/source_dir.h"

/// Read by the leak sanitizer: libxml2 keeps what librsvg's entities were written as.
// NOLINTBEGIN(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp)
extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() {
  return "leak:xmlParseEntityValue";
}
// NOLINTEND(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp)

namespace raindelay {
namespace {

constexpr std::array<std::string_view, 32> kPieces = {"<g>",
                                                      "</g>",
                                                      "/>",
                                                      "\"",
                                                      "<use href='#a'/>",
                                                      " id='a'",
                                                      " mask='url(#a)'",
                                                      " filter='url(#a)'",
                                                      " clip-path='url(#a)'",
                                                      " fill='url(#a)'",
                                                      "<![CDATA[",
                                                      "]]>",
                                                      "<!--",
                                                      "-->",
                                                      "&amp;",
                                                      "&#x0;",
                                                      "1e99",
                                                      "-1",
                                                      "NaN",
                                                      "%",
                                                      "<pattern id='a' width='1' height='1'>",
                                                      "<filter id='a'><feTile/></filter>",
                                                      " style='filter:url(#a)'",
                                                      "<style>*{fill:url(#a)}</style>",
                                                      " marker-mid='url(#a)'",
                                                      "<metadata>",
                                                      " xmlns:s='http://www.w3.org/2000/svg'",
                                                      "<?xml version='1.0' encoding='UTF-7'?>",
                                                      "<text>x</text>",
                                                      " style='font-size:1e9px'",
                                                      "<!DOCTYPE svg [<!ENTITY a 'b'>]>",
                                                      " transform='scale(1e9)'"};

std::vector<std::string> goodDrawings() {
  std::vector<std::string> drawings;
  for (const auto& entry :
       std::filesystem::directory_iterator(RAINDELAY_SOURCE_DIR "/tests/decks/svg")) {
    if (entry.path().extension() != ".svg") continue;
    std::ifstream file(entry.path(), std::ios::binary);
    drawings.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return drawings;
}

TEST(SvgFuzz, EndsInADrawingOrInASentence) {
  int argc = 1;
  std::string name = "svg_fuzz";
  std::array<char*, 2> argv = {name.data(), nullptr};
  const QCoreApplication application(argc, argv.data());  // plugins are looked for beside it
  const std::vector<std::string> good = goodDrawings();
  ASSERT_GE(good.size(), 20u);
  int drawn = 0;
  Rounds rounds(300);
  while (rounds.next()) {
    Stream random = rounds.random();
    const auto svg = deck::utf8Svg(
        mutated(good[static_cast<std::size_t>(rounds.round()) % good.size()], kPieces, random),
        "a.svg");
    if (!svg) continue;
    const deck::SvgVerdict verdict = deck::checkSvg(*svg, "a.svg");
    for (const deck::Problem& problem : verdict.problems) {
      ASSERT_EQ(problem.message().find('\n'), std::string::npos) << rounds.round();
    }
    if (!verdict.drawable) {
      ASSERT_EQ(verdict.problems.size(), 1u) << rounds.round();
      continue;
    }
    DrawingFonts fonts(nullptr);
    const auto art = readSvg(*svg, "a.svg", fonts);
    if (!art) continue;
    ++drawn;
    QImage image(40, 30, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintSvg(painter, QRectF(0, 0, 40, 30), *art->drawing);
    (void)art->drawing->pdf(1);
  }
  EXPECT_GT(drawn, rounds.round() / 20);
}

}  // namespace
}  // namespace raindelay
