// Art that would be drawn wrong, or would reach out of the deck, is refused with a reason.
#include <gtest/gtest.h>

#include <string>

#include "deck/svg_check.h"

namespace raindelay::deck {
namespace {

// The first message, with a note if the file is drawn in spite of it.
std::string said(const std::string& svg) {
  const SvgVerdict verdict = checkSvg(svg, "a.svg");
  if (verdict.problems.empty()) return verdict.drawable ? "fine" : "refused without a word";
  return verdict.problems[0].message() + (verdict.drawable ? " (drawn)" : "");
}
std::string verdict(const std::string& inside) {
  return said("<svg xmlns=\"http://www.w3.org/2000/svg\">" + inside + "</svg>");
}

TEST(SvgCheck, LetsThroughWhatDecksAreMadeOf) {
  EXPECT_EQ(verdict("<g transform='scale(2)'><path d=\"M0 0h1v1z\" fill='none'/></g>"), "fine");
  EXPECT_EQ(verdict("<defs><linearGradient id='g'><stop offset='0'/></linearGradient></defs>"
                    "<rect fill='url(#g)'/><use href='#p'/><use xlink:href=\"#p\"/>"),
            "fine");
  EXPECT_EQ(verdict("<!-- <image href='x'/> --><title>A bat</title>"), "fine");
  EXPECT_EQ(verdict("<metadata><rdf:RDF><cc:Work/></rdf:RDF></metadata>"), "fine");
  EXPECT_EQ(said("<?xml version=\"1.0\"?>\n<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" "
                 "\"http://x/svg11.dtd\"><svg/>"),
            "fine");
  EXPECT_EQ(verdict("<path clip-path='none'/>"), "fine");
  EXPECT_EQ(
      verdict("<sodipodi:namedview class='x' filter='y'><inkscape:grid/></sodipodi:namedview>"),
      "fine");
}

TEST(SvgCheck, TellsWhatIsNotDrawnAsItShouldBe) {
  for (const char* element :
       {"clipPath", "mask", "filter", "pattern", "marker", "style", "text", "animate", "symbol"}) {
    const std::string name = element;
    EXPECT_EQ(verdict("<" + name + "/>"), "\"a.svg\" has a <" + name +
                                              ">, which is not drawn as it should be: use shapes, "
                                              "paths, groups and gradients. (drawn)");
  }
  EXPECT_EQ(verdict("<g clip-path='url(#c)'/>"),
            "\"a.svg\" has a clip-path, which is not drawn as it should be. (drawn)");
  EXPECT_EQ(verdict("<g style='fill:red;filter:url(#f)'/>"),
            "\"a.svg\" has a filter, which is not drawn as it should be. (drawn)");
}

TEST(SvgCheck, TellsEachThingOnce) {
  const SvgVerdict verdict =
      checkSvg("<svg><mask/><mask/><g class='a'/><g class='b'/><style/></svg>", "a.svg");
  EXPECT_TRUE(verdict.drawable);
  EXPECT_EQ(verdict.problems.size(), 3u);
}

TEST(SvgCheck, TellsAMaskAndWhatIsDrawnThroughItOnce) {
  for (const char* file : {"<svg><mask id='m'/><g mask='url(#m)'/><g style='mask:url(#m)'/></svg>",
                           "<svg><g clip-path='url(#c)'/><clipPath id='c'/></svg>",
                           "<svg><filter id='f'/><g filter='url(#f)'/></svg>"}) {
    EXPECT_EQ(checkSvg(file, "a.svg").problems.size(), 1u) << file;
  }
}

TEST(SvgCheck, RefusesWhatLeadsOutOfTheFile) {
  const std::string message =
      "\"a.svg\" has a <use> or a link to another file; a picture keeps to itself.";
  EXPECT_EQ(verdict("<use href='other.svg#p'/>"), message);
  EXPECT_EQ(verdict("<use xlink:href = \"file:///etc/passwd\"/>"), message);
  for (const char* inside : {"<rect fill='url(http://host/x)'/>", "<image href='data:x'/>",
                             "<rect style=\"fill:url( 'x.svg#g' )\"/>", "<script>x</script>",
                             "<foreignObject/>", "<mask/><image href='a.png'/>"}) {
    const SvgVerdict verdict = checkSvg(std::string("<svg>") + inside + "</svg>", "a.svg");
    EXPECT_FALSE(verdict.drawable) << inside;
    ASSERT_EQ(verdict.problems.size(), 1u) << inside;
    EXPECT_EQ(verdict.problems[0].id, "svg-links") << inside;
  }
  for (const char* file : {"<?xml-stylesheet href='x.css'?><svg/>",
                           "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg/>",
                           "<!DOCTYPE svg PUBLIC \"a\" \"b\" [<!ENTITY x 'y'>]><svg/>",
                           "<!DOCTYPE svg SYSTEM 'x.dtd'><svg/>", "<svg><![CDATA[x]]></svg>"}) {
    EXPECT_EQ(said(file),
              "\"a.svg\" declares a document type or entities, which pictures cannot have.");
  }
}

TEST(SvgCheck, BoundsWhatIsDrawnAgain) {
  std::string uses;
  for (int i = 0; i < kMaxSvgUses; ++i) uses += "<use href='#a'/>";
  EXPECT_EQ(verdict(uses), "fine");
  EXPECT_EQ(verdict(uses + "<use href='#a'/>"), "\"a.svg\" uses its parts more than 32 times.");
}

TEST(SvgCheck, BoundsTheDepth) {
  std::string open, close;
  for (int i = 1; i < kMaxSvgDepth; ++i) {
    open += "<g>";
    close += "</g>";
  }
  EXPECT_EQ(verdict(open + "<path/>" + close + open + close), "fine");
  EXPECT_EQ(verdict(open + "<g></g>" + close), "\"a.svg\" is nested more than 64 deep.");
}

TEST(SvgCheck, SaysWhatIsNoSvgAtAll) {
  for (const char* file : {"hello", "\xFF\xFE", "<svg x='", "<svg x=1>"}) {
    EXPECT_EQ(said(file), "\"a.svg\" is not a sound SVG file.");
  }
}

TEST(SvgCheck, PutsAColourInPlaceOfCurrentColor) {
  EXPECT_EQ(withCurrentColor("<g fill='currentColor' stroke=\"currentColor\"/>", "#123456"),
            "<g fill='#123456' stroke=\"#123456\"/>");
}

}  // namespace
}  // namespace raindelay::deck
