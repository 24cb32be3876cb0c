// Art that would be drawn wrong, or would reach out of the deck, is refused with a reason.
#include <gtest/gtest.h>

#include <string>

#include "deck/svg_check.h"

namespace raindelay::deck {
namespace {

std::string verdict(const std::string& inside) {
  auto checked =
      checkSvg("<svg xmlns=\"http://www.w3.org/2000/svg\">" + inside + "</svg>", "a.svg");
  return checked ? "fine" : checked.error().message;
}

constexpr const char* kNotSame = ", which is not drawn the same everywhere";

TEST(SvgCheck, LetsThroughWhatDecksAreMadeOf) {
  EXPECT_EQ(verdict("<g transform='scale(2)'><path d=\"M0 0h1v1z\" fill='none'/></g>"), "fine");
  EXPECT_EQ(verdict("<defs><linearGradient id='g'><stop offset='0'/></linearGradient></defs>"
                    "<rect fill='url(#g)'/><use href='#p'/><use xlink:href=\"#p\"/>"),
            "fine");
  EXPECT_EQ(verdict("<!-- <image href='x'/> --><title>A bat</title>"), "fine");
  EXPECT_EQ(verdict("<metadata><rdf:RDF><cc:Work/></rdf:RDF></metadata>"), "fine");
  EXPECT_TRUE(checkSvg("<?xml version=\"1.0\"?>\n<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" "
                       "\"http://x/svg11.dtd\"><svg/>",
                       "a.svg")
                  .ok());
  EXPECT_EQ(verdict("<path clip-path='none'/>"), "fine");
  EXPECT_EQ(
      verdict("<sodipodi:namedview class='x' filter='y'><inkscape:grid/></sodipodi:namedview>"),
      "fine");
}

TEST(SvgCheck, RefusesWhatIsNotDrawnTheSameEverywhere) {
  for (const char* element : {"clipPath", "mask", "filter", "pattern", "marker", "style", "text",
                              "image", "script", "foreignObject", "animate", "symbol"}) {
    const std::string name = element;
    EXPECT_EQ(verdict("<" + name + "/>"), "\"a.svg\" has a <" + name + ">" + kNotSame +
                                              ": use shapes, paths, groups and gradients.");
  }
  EXPECT_EQ(verdict("<g clip-path='url(#c)'/>"),
            std::string("\"a.svg\" has a clip-path") + kNotSame + ".");
  EXPECT_EQ(verdict("<g style='fill:red;filter:url(#f)'/>"),
            std::string("\"a.svg\" has a filter") + kNotSame + ".");
}

TEST(SvgCheck, RefusesWhatLeadsOutOfTheFile) {
  const std::string message = "\"a.svg\" links to another file, which is not allowed.";
  EXPECT_EQ(verdict("<use href='other.svg#p'/>"), message);
  EXPECT_EQ(verdict("<use xlink:href = \"file:///etc/passwd\"/>"), message);
  EXPECT_EQ(verdict("<rect fill='url(http://host/x)'/>"), message);
  EXPECT_EQ(verdict("<rect style=\"fill:url( 'x.svg#g' )\"/>"), message);
  const std::string declared =
      "\"a.svg\" declares something that decks' pictures cannot have (document type or style "
      "sheet).";
  for (const char* file : {"<?xml-stylesheet href='x.css'?><svg/>",
                           "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg/>",
                           "<!DOCTYPE svg SYSTEM 'x.dtd'><svg/>", "<svg><![CDATA[x]]></svg>"}) {
    auto checked = checkSvg(file, "a.svg");
    ASSERT_FALSE(checked.ok()) << file;
    EXPECT_EQ(checked.error().message, declared);
  }
}

TEST(SvgCheck, ADocumentTypeCannotSmuggleEntities) {
  EXPECT_FALSE(checkSvg("<!DOCTYPE svg PUBLIC \"a\" \"b\" [<!ENTITY x 'y'>]><svg/>", "a.svg").ok());
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
  EXPECT_EQ(checkSvg("hello", "a.svg").error().message, "\"a.svg\" is not an SVG file.");
  EXPECT_EQ(checkSvg("\xFF\xFE", "a.svg").error().message, "\"a.svg\" is not a UTF-8 SVG file.");
  EXPECT_EQ(checkSvg("<svg x='", "a.svg").error().message, "\"a.svg\" is damaged.");
  EXPECT_EQ(checkSvg("<svg x=1>", "a.svg").error().message, "\"a.svg\" is damaged.");
}

TEST(SvgCheck, PutsAColourInPlaceOfCurrentColor) {
  EXPECT_EQ(withCurrentColor("<g fill='currentColor' stroke=\"currentColor\"/>", "#123456"),
            "<g fill='#123456' stroke=\"#123456\"/>");
}

}  // namespace
}  // namespace raindelay::deck
