// Art that reaches out of the deck, or would take too long to draw, is refused with a reason.
#include <gtest/gtest.h>

#include <string>

#include "deck/svg_check.h"
#include "deck/svg_entities.h"
#include "deck/svg_text.h"

namespace raindelay::deck {
namespace {

// The first message, with a note if the file is drawn in spite of it.
std::string said(const std::string& svg) {
  const auto text = utf8Svg(svg, "a.svg");
  if (!text) return text.problem().message();
  const SvgVerdict verdict = checkSvg(*text, "a.svg");
  if (verdict.problems.empty()) return verdict.drawable ? "fine" : "refused without a word";
  return verdict.problems[0].message() + (verdict.drawable ? " (drawn)" : "");
}
std::string verdict(const std::string& inside) {
  return said("<svg xmlns=\"http://www.w3.org/2000/svg\">" + inside + "</svg>");
}

TEST(SvgCheck, LetsThroughWhatDrawingProgramsSave) {
  for (const char* inside :
       {"<g transform='scale(2)'><path d=\"M0 0h1v1z\" fill='none'/></g>",
        "<linearGradient id='g'><stop offset='0'/></linearGradient><rect fill='url(#g)'/>",
        "<use href='#p'/><use xlink:href=\"#p\"/>",
        "<!-- <image href='x'/> --><title>A bat</title>",
        "<metadata><rdf:RDF><cc:Work/></rdf:RDF><script/></metadata>",
        "<style>.a{fill:url(#g)}</style><path class='a'/><path class=''/>",
        "<style><![CDATA[.a{font-family:'Inter';src:url(data:font/woff;base64,AA)}]]></style>",
        "<clipPath id='c'/><mask id='m'/><g clip-path='url(#c)' style='mask:url(&quot;#m&quot;)'/>",
        "<filter id='f'><feGaussianBlur stdDeviation='2'/></filter><g filter='url( #f )'/>",
        "<pattern id='p'/><marker/><symbol/><text>Hit</text><path clip-path='none'/>",
        "<switch><foreignObject requiredExtensions='x'/><g/></switch>",
        "<a href='https://host/'><path/></a>",
        "<sodipodi:namedview class='x' filter='y'><inkscape:grid/></sodipodi:namedview>"}) {
    EXPECT_EQ(verdict(inside), "fine") << inside;
  }
  for (const char* file :
       {"<?xml version=\"1.0\"?>\n<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" "
        "\"http://x/svg11.dtd\"><svg/>",
        "<!DOCTYPE svg SYSTEM 'x.dtd'><svg/>",
        "<!DOCTYPE svg PUBLIC \"a\" \"b\" [\n <!ENTITY ns_svg 'http://www.w3.org/2000/svg'>\n"
        "<!ENTITY ns_ai \"http://x\" >]><svg xmlns='&ns_svg;'/>",
        "<svg:svg xmlns:svg='http://www.w3.org/2000/svg'><svg:path/></svg:svg>"}) {
    EXPECT_EQ(said(file), "fine") << file;
  }
}

TEST(SvgCheck, TellsOnceWhatIsNotDrawn) {
  for (const char* element : {"foreignObject", "textPath", "animate", "flowRoot"}) {
    const std::string tag = "<" + std::string(element) + "/>";
    EXPECT_EQ(verdict(tag + tag),
              tag.substr(0, tag.size() - 2) + "> in \"a.svg\" is not drawn. (drawn)");
    EXPECT_EQ(checkSvg("<svg>" + tag + tag + "</svg>", "a.svg").problems.size(), 1u);
  }
}

TEST(SvgCheck, RefusesWhatLeadsOutOfTheFile) {
  EXPECT_EQ(verdict("<use href='other.svg#p'/>"),
            "\"a.svg\" has a <use> or a link to another file; a picture must stand alone.");
  for (const char* inside :
       {"<use xlink:href = \"file:///etc/passwd\"/>", "<rect fill='url(http://host/x)'/>",
        "<rect style=\"fill:url( 'x.svg#g' )\"/>", "<script>x</script>",
        "<style>@import 'x.css';</style>", "<style><![CDATA[a{fill:url(x.svg#g)}]]></style>",
        "<animate/><image href='a.png'/>", "<image href='&a;'/>", "<feImage href='a.png'/>",
        "<svg:script xmlns:svg='http://www.w3.org/2000/svg'/><script/>",
        "<cc:image xmlns:cc='http://www.w3.org/2000/svg' xlink:href='/etc/a.png'/>"}) {
    const SvgVerdict verdict = checkSvg(std::string("<svg>") + inside + "</svg>", "a.svg");
    EXPECT_FALSE(verdict.drawable) << inside;
    ASSERT_EQ(verdict.problems.size(), 1u) << inside;
    EXPECT_EQ(verdict.problems[0].id, "svg-links") << inside;
  }
  EXPECT_EQ(checkSvg("<?xml-stylesheet href='x.css'?><svg/>", "a.svg").problems.at(0).id,
            "svg-links");
}

TEST(SvgCheck, RefusesEntitiesThatAreMoreThanShortTexts) {
  for (const std::string& file :
       {std::string("<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg/>"),
        std::string("<!DOCTYPE svg [<!ENTITY a 'x'><!ENTITY b '&a;&a;'>]><svg/>"),
        std::string("<!DOCTYPE svg [<!ENTITY % a 'x'>]><svg/>"),
        std::string("<!DOCTYPE svg [<!ENTITY a '<image/>'>]><svg/>"),
        std::string("<!DOCTYPE svg [<!ELEMENT svg ANY>]><svg/>")}) {
    EXPECT_EQ(
        said(file),
        "\"a.svg\" declares entities other than texts of up to 256 bytes, which pictures cannot "
        "have.")
        << file.substr(0, 80);
  }
}

TEST(SvgCheck, SeesWhatEntitiesStandFor) {
  const std::string declared =
      "<!-- <!DOCTYPE ' --><?x y?>\n<!DOCTYPE svg PUBLIC \"a>\" 'b' [\n<!ENTITY s "
      "'http://www.w3.org/2000/svg'> <!ENTITY s 'other'>\n<!ENTITY d \"data:\">]>\n";
  const std::string svg = declared + "<svg xmlns='&s;'>";
  EXPECT_EQ(*utf8Svg(svg + "&s; &amp; &x; &", "a.svg"),
            "\n<svg xmlns='http://www.w3.org/2000/svg'>http://www.w3.org/2000/svg &amp; &x; &");
  EXPECT_EQ(said(svg + "<c:path xmlns:c='&s;'/></svg>"), "fine");
  EXPECT_EQ(said(svg + "<c:image xmlns:c='&s;' href='file:///x.png'/></svg>"),
            "\"a.svg\" has a <image> or a link to another file; a picture must stand alone.");
  EXPECT_EQ(said(svg + "<c:image xmlns:c='&s;' href='&d;image/png;base64,AAAA'/></svg>"),
            "\"a.svg\" holds a picture that is neither PNG nor JPEG.");
  std::string used = svg + "<c:g xmlns:c='&s;' id='a0'><path d='M0 0h1'/></c:g>";
  for (int i = 1; i <= 6; ++i) {
    used += "<c:g xmlns:c='&s;' id='a" + std::to_string(i) + "'>";
    for (int j = 0; j < 10; ++j) {
      used += "<c:use xmlns:c='&s;' href='#a" + std::to_string(i - 1) + "'/>";
    }
    used += "</c:g>";
  }
  EXPECT_EQ(said(used + "</svg>"), "\"a.svg\" has more than 50000 shapes, the limit.");
}

TEST(SvgCheck, LooksAtThePicturesInside) {
  // The head of a PNG, 16 x 8.
  const std::string png = "iVBORw0KGgoAAAANSUhEUgAAABAAAAAIAAAAAA==";
  const std::string begin = "<svg><image href='";
  const std::string file = begin + "data:image/png;base64,\n" + png + "'/></svg>";
  const SvgVerdict verdict = checkSvg(file, "a.svg");
  ASSERT_EQ(verdict.pictures.size(), 1u);
  EXPECT_EQ(verdict.pictures[0].begin, begin.size());
  EXPECT_EQ(file.substr(begin.size() + verdict.pictures[0].size), "'/></svg>");
  EXPECT_EQ(verdict.pictures[0].bytes.substr(0, 4), "\x89PNG");
  EXPECT_EQ(verdict.pictures[0].bytes.size(), 28u);
  for (const char* address :
       {"data:image/gif;base64,R0lGODlhAQABAAAAACw=", "data:image/png,plain",
        "data:image/png;base64,*",
        "data:", "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAAAAAAA", "data:image/png"}) {
    EXPECT_EQ(said(begin + address + "'/></svg>"),
              "\"a.svg\" holds a picture that is neither PNG nor JPEG.")
        << address;
  }
}

TEST(SvgCheck, BoundsThePicturesInside) {
  EXPECT_EQ(verdict("<image href='data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAQAAAACAA'/>"),
            "\"a.svg\" has 16384 × 8192 pixels; at most 32 million are read.");
}

TEST(SvgCheck, KnowsTheTypefacesOfItsTexts) {
  const SvgVerdict verdict = checkSvg(
      "<svg><style>.a{font-family:'Old Times', serif}</style><text style='font-family:&quot;Bats "
      "&quot;;fill:red' font-family='Inter'>x</text></svg>",
      "a.svg");
  EXPECT_TRUE(verdict.hasText);
  EXPECT_EQ(verdict.fonts, (std::set<std::string>{"Bats", "Inter", "Old Times"}));
}

TEST(SvgCheck, RefusesWhatHasNoSize) {
  const auto sized = [](const std::string& root) { return said("<svg " + root + "/>"); };
  for (const char* root :
       {"width='1e30' height='1e30' viewBox='0 0 -1 nan'", "viewBox='0 0 1e30 5'", "width='1e999'",
        "viewBox='0 0 -1 5'", "viewBox='0,0,5,0'", "width='0' height='5'", "height='-2cm'"}) {
    EXPECT_EQ(
        sized(root),
        "\"a.svg\" has no size that can be drawn: the width and height of its viewBox must be "
        "above 0 and at most 1000000000.")
        << root;
  }
  for (const char* root :
       {"", "width='100%' height='100%'", "width='auto'", "width='21cm' viewBox='-5 -5.5,+1e3 2'",
        "width='0' viewBox=' 0 0 8 8 '", "viewBox=''", "width='24' viewBox='0 0'"}) {
    EXPECT_EQ(sized(root), "fine") << root;
  }
}

TEST(SvgCheck, BoundsWhatIsDrawnAgain) {
  // Each group draws the one before it ten times.
  const auto tenfold = [](int times) {
    std::string file = "<g id='g0'><path/></g>";
    for (int i = 1; i <= times; ++i) {
      file += "<g id='g" + std::to_string(i) + "'>";
      for (int k = 0; k < 10; ++k) file += "<use href='#g" + std::to_string(i - 1) + "'/>";
      file += "</g>";
    }
    return verdict(file);
  };
  EXPECT_EQ(tenfold(4), "fine");
  EXPECT_EQ(tenfold(5), "\"a.svg\" has more than 50000 shapes, the limit.");
  EXPECT_EQ(tenfold(50), "\"a.svg\" has more than 50000 shapes, the limit.");
  std::string masked;
  for (std::size_t i = 0; i < kMaxSvgShapes / 100; ++i) masked += "<g mask='url(#m)'/>";
  EXPECT_EQ(verdict(masked), "\"a.svg\" has more than 50000 shapes, the limit.");
  EXPECT_EQ(verdict("<g id='a'><use href='#a'/></g>"), "fine");
}

// A pattern, filter or marker of 300 shapes on 300 others.
TEST(SvgCheck, BoundsWhatPaintsOthers) {
  const auto many = [](const std::string& element, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += element;
    return all;
  };
  const std::string marks = many("<path/>", 300);
  const std::string pattern = "<pattern id='p'>" + marks + "</pattern>";
  const std::string marker = "<marker id='m'>" + marks + "</marker>";
  const std::string noise = "<filter id='f'><feTurbulence/></filter>";
  const std::string gradient =
      "<linearGradient id='g'>" + many("<stop/>", 300) + "</linearGradient>";
  const std::string path = "<path d='M0" + many(" 1", 600) + "'";
  const std::string tooMany = "\"a.svg\" has more than 50000 shapes, the limit.";
  for (const std::string& each : {
           pattern + many("<rect fill='url(#p)'/>", 700),
           pattern + "<g style='stroke: url( #p )'>" + many("<rect/>", 700) + "</g>",
           "<style>.a, rect {fill:url(#p)}</style>" + pattern + many("<rect/>", 700),
           "<style>@media print{g > .a{fill:url('#p')}}</style>" + pattern +
               many("<rect class='b a'/>", 700),
           marker + many(path + " marker-mid='url(#m)'/>", 3),
           noise + many("<rect style='fill:red;filter:url(#f)'/>", 40),
           "<style>#r{filter:url(#f)}</style>" + noise + "<rect id='r'/>" +
               many("<use href='#r'/>", 40),
           "<style>" + many(".a,.b,.c{}", 9'000) + "</style>" + many("<path/>", 4'000),
       }) {
    EXPECT_EQ(verdict(each), tooMany) << each.substr(0, 90);
  }
  for (const std::string& inside :
       {gradient + many("<rect fill='url(#g)'/>", 900),
        pattern + many("<rect fill='url(#p)'/>", 160),
        noise + "<g filter='url(#f)'>" + many("<rect/>", 900) + "</g>",
        "<style>\n\t.b{fill:url(#p)}\n</style>" + pattern + many("<rect class='a'/>", 900)}) {
    EXPECT_EQ(verdict(inside), "fine") << inside.substr(0, 90);
  }
}

TEST(SvgText, IsWithoutWhatIsNotSvg) {
  const std::string svg = "<svg xmlns:q=\"urn:q\" xmlns:x=\"http://www.w3.org/1999/xlink\"";
  const std::pair<std::string, std::string> cases[] = {
      {"<q:z id='a'><path/></q:z><g/>", "<g/>"},
      {"<g><q:z/> a <q:z/></g>", "<g> a </g>"},
      {"<z xmlns='urn:z'><path/></z>", ""},
      {"<g xmlns='urn:z'/><g/>", "<g/>"},
      {"<z:g xmlns:z='http://www.w3.org/2000/svg'/><q:g/>",
       "<z:g xmlns:z=\"http://www.w3.org/2000/svg\"/>"},
      {"<g xmlns:q='http://www.w3.org/2000/svg'><q:g/></g><q:g/>",
       "<g xmlns:q=\"http://www.w3.org/2000/svg\"><q:g/></g>"},
      {"<unbound:g/><metadata><g id='a'/></metadata>", ""},
      {"<g q:a='1' unbound:b='2' xml:space='preserve' x:href='#a' xlink:href='#b' c='&lt;&#10;'/>",
       "<g xml:space=\"preserve\" x:href=\"#a\" xlink:href=\"#b\" c=\"&lt;&#10;\"/>"},
      {"<style><![CDATA[a>b{}]]></style><q:z/>", "<style><![CDATA[a>b{}]]></style>"},
  };
  for (const auto& [before, after] : cases) {
    EXPECT_EQ(*utf8Svg(svg + ">" + before + "</svg>", "a.svg"),
              svg + (after.empty() ? "/>" : ">" + after + "</svg>"));
  }
  const std::string plain = "<svg  a='1'><path></path></svg>";
  EXPECT_EQ(*utf8Svg(plain, "a.svg"), plain) << "as it was";
}

// Nothing is fetched that isn't checked.
TEST(SvgCheck, CountsWhatIsFetched) {
  std::string shapes, uses;
  for (int i = 0; i < 1'000; ++i) shapes += "<path/>";
  for (int i = 0; i < 300; ++i) uses += "<use xlink:href='#none' href='#a'/>";
  for (const std::string& hidden : {"<metadata><g id='a'>" + shapes + "</g></metadata>",
                                    "<q:z xmlns:q='urn:q'><g id='a'>" + shapes + "</g></q:z>"}) {
    EXPECT_EQ(verdict(hidden + uses), "fine");
  }
  EXPECT_EQ(verdict("<g xmlns:s='http://www.w3.org/2000/svg'><s:g id='a'>" + shapes + "</s:g></g>" +
                    uses),
            "\"a.svg\" has more than 50000 shapes, the limit.");
}

// Such a file would end the program.
TEST(SvgCheck, RefusesStepsOfFiltersThatFail) {
  const auto kernel = [](std::string_view number, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += number;
    return "<filter id='f'><feConvolveMatrix order='2' kernelMatrix='" + all + "'/></filter>";
  };
  const auto refused = [](const std::string& step) {
    return "\"a.svg\" has a filter with a <" + step + "> that can't be drawn: leave it out.";
  };
  EXPECT_EQ(verdict(kernel("1 ", 400)), "fine");
  EXPECT_EQ(verdict(kernel("1 ", 401)), refused("feConvolveMatrix"));
  EXPECT_EQ(verdict(kernel(".5", 401)), refused("feConvolveMatrix"));
  EXPECT_EQ(verdict("<filter id='f'><feFlood width='0'/><feTile/></filter>"), refused("feTile"));
}

// A single step can take as long as thousands of shapes.
TEST(SvgCheck, BoundsWhatAStepOfAFilterDoes) {
  const std::string tooMany = "\"a.svg\" has more than 50000 shapes, the limit.";
  const std::pair<std::string, std::string> cases[] = {
      {"<feTurbulence numOctaves='8'/>", "fine"},
      {"<feTurbulence numOctaves='90'/>", tooMany},
      {"<feTurbulence numOctaves='2000000000'/>", tooMany},
      {"<feConvolveMatrix order='3' kernelMatrix='1 1 1 1 1 1 1 1 1'/>", "fine"},
  };
  for (const auto& [step, said] : cases) {
    EXPECT_EQ(verdict("<filter id='f'>" + step + "</filter><g filter='url(#f)'/>"), said) << step;
  }
}

// librsvg goes by no more than ten pixels, which takes a third of what is drawn at the most.
TEST(SvgCheck, CountsTheRadiusOfAFilterAsItIsSeen) {
  const std::string tooMany = "\"a.svg\" has more than 50000 shapes, the limit.";
  struct Case {
    const char *radius, *units, *transform, *around;
    std::string said;
  };
  const Case cases[] = {
      {"1", "userSpaceOnUse", "", "", "fine"},
      {"2", "userSpaceOnUse", "scale(.5)", "", "fine"},
      {"10", "userSpaceOnUse", "", "", tooMany},
      {"1 200", "userSpaceOnUse", "", "", tooMany},
      {"1e999", "userSpaceOnUse", "", "", tooMany},
      {"1", "userSpaceOnUse", "scale(20)", "", tooMany},
      {"1", "userSpaceOnUse", "translate(3, 4) rotate(30),matrix(0 20 -20 0 0 0)", "", tooMany},
      {"1", "userSpaceOnUse", "scale(4)", "scale (5)", tooMany},
      {".002", "objectBoundingBox", "", "", "fine"},
      {".02", "objectBoundingBox", "", "", tooMany},
  };
  for (const Case& each : cases) {
    std::string svg =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1000 1000'><filter id='f' ";
    svg += std::string("primitiveUnits='") + each.units + "'><feMorphology radius='" + each.radius +
           "'/></filter><g transform='" + each.around + "'>";
    for (int i = 0; i < 3; ++i) {
      svg += std::string("<g transform='") + each.transform + "' filter='url(#f)'/>";
    }
    EXPECT_EQ(said(svg + "</g></svg>"), each.said) << svg;
  }
}

TEST(SvgCheck, ReadsWhatIsDrawn) {
  EXPECT_EQ(said("<?xml version='1.0' encoding=\"UTF-7\"?><svg>+ADw-script/+AD4-</svg>"),
            "\"a.svg\" is written in utf-7: save it as UTF-8.");
  EXPECT_EQ(*utf8Svg("<?xml version='1.0' encoding='ISO-8859-1'?><svg id='\xE4'/>", "a.svg"),
            "<svg id='ä'/>");
  EXPECT_EQ(*utf8Svg("\xEF\xBB\xBF<?xml version='1.0' encoding='UTF-8'?><svg/>", "a.svg"),
            "<svg/>");
  EXPECT_EQ(*utf8Svg(std::string("\xFF\xFE<\0s\0v\0g\0/\0>\0", 14), "a.svg"), "<svg/>");
}

TEST(SvgCheck, BoundsPathsOfManyPoints) {
  const auto zigzag = [](int points) {
    std::string path = "<path d='M0 0";
    for (int i = 1; i < points; ++i) path += "L" + std::to_string(i % 7) + " " + std::to_string(i);
    return verdict(path + "'/>");
  };
  EXPECT_EQ(zigzag(20'000), "fine");
  EXPECT_EQ(zigzag(25'000), "\"a.svg\" has more than 50000 shapes, the limit.");
}

// What is drawn in a moment has many short lines, what takes a minute has long or wide ones.
TEST(SvgCheck, BoundsHowLongOutlinesAre) {
  struct Case {
    const char* what;
    int paths, pieces;
    double length;  // of a piece, on a page of 1000 by 1000
    const char* style;
    bool isFine;
  };
  const Case cases[] = {
      {"a hatching of short strokes", 20'000, 1, 10, "stroke='#000' stroke-width='.7'", true},
      {"a hatching in long paths", 500, 100, 10, "stroke='#000' stroke-width='.7'", true},
      {"a hatching across the page", 2'000, 1, 1'000, "stroke='#000' stroke-width='.5'", true},
      {"an engraving of filled shapes", 2'000, 20, 6, "", true},
      {"a few wide curves", 20, 10, 500, "stroke='#000' stroke-width='100'", true},
      {"wide ones without a stroke", 30, 1'000, 10, "stroke='none' stroke-width='300'", true},
      {"dotted lines", 100, 1, 1'000, "stroke='#000' stroke-width='3' stroke-dasharray='3 3'",
       true},
      {"wide curves all over", 300, 300, 1'000, "stroke='#000' stroke-width='30'", false},
      {"thin curves all over", 300, 300, 1'000, "stroke='#000'", false},
      {"filled curves all over", 300, 300, 1'000, "", false},
      {"filled curves made larger", 300, 300, 1, "transform='scale(1000)'", false},
      {"short curves, very wide", 30, 1'000, 10, "style='stroke:red;stroke-width:300'", false},
      {"the same by a unit", 30, 1'000, 10, "stroke='red' stroke-width='80mm'", false},
      {"the same made larger", 30, 1'000, .1,
       "transform='scale(100)' stroke='red' stroke-width='3'", false},
      {"tiny dashes", 100, 100, 1'000, "stroke='#000' stroke-width='30' stroke-dasharray='.1 .1'",
       false},
  };
  const std::string page = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1000 1000'>";
  for (const Case& each : cases) {
    std::string path = "M0 0c";
    for (int i = 0; i < each.pieces; ++i) {
      const std::string end = std::to_string(i % 2 == 0 ? each.length : -each.length);
      path += "0 0 " + end + " 0 " + end + " 0 ";
    }
    std::string many = page + "<g " + each.style + ">";
    for (int i = 0; i < each.paths; ++i) many += "<path d='" + path + "'/>";
    EXPECT_EQ(said(many + "</g></svg>"),
              each.isFine ? "fine" : "\"a.svg\" has more than 50000 shapes, the limit.")
        << each.what;
  }
}

// The same, of what is drawn elsewhere.
TEST(SvgCheck, BoundsTheOutlinesOfOtherParts) {
  std::string long100 = "M0 0";
  for (int i = 0; i < 100; ++i) long100 += i % 2 == 0 ? "L1000 1000" : "S9 9 0 0";
  std::string words;
  for (int i = 0; i < 2'000; ++i) words += "lorem ipsum dolor ";
  const auto many = [](const std::string& element, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += element;
    return all;
  };
  const std::string path = "<path d='" + long100 + "'/>";
  const std::string text = "<text font-size='20'>" + words.substr(0, 2'000) + "</text>";
  const std::string symbol = "<symbol id='s' viewBox='0 0 1000 1000'>" + path + "</symbol>";
  const std::pair<std::string, bool> cases[] = {
      {symbol + many("<use href='#s' width='20' height='20'/>", 900), true},
      {symbol + many("<use href='#s'/>", 900), false},
      {"<g id='p'>" + path + "</g>" + many("<use href='#p'/>", 900), false},
      {"<g id='p'><path d='M0 0" + many("h1h-1", 500) + "'/></g>" +
           many("<use href='#p' stroke='red' stroke-width='300'/>", 90),
       false},
      {"<marker id='m' viewBox='0 0 1 1' stroke='red'>" + path + "</marker><path d='M0 0" +
           many("h1", 99) + "' marker-mid='url(#m)'/>",
       false},
      {"<marker id='m'><path stroke='red' d='M0 0" + many("h1h-1", 500) +
           "'/></marker><g marker-mid='url(#m)'><path stroke-width='999' d='M0 0h1'/></g>",
       false},
      {"<marker id='m'><path stroke='red' d='M0 0" + many("h1h-1", 500) +
           "'/></marker><g marker-mid='url(#m)'><path d='M0 0h1'/></g>",
       true},
      {"<pattern id='p'><path stroke='red' d='M0 0" + many("h1h-1", 500) +
           "'/></pattern><g fill='url(#p)'><rect transform='scale(999)'/></g>",
       false},
      {"<g stroke='red' stroke-width='300'><mask id='c'><path d='M0 0" + many("h1h-1", 500) +
           "'/></mask></g>" + many("<g mask='url(#c)'/>", 90),
       false},
      {"<style>g > .b{stroke:red} .b{stroke-width:300px}</style><g><path class='b' d='M0 0" +
           many("h1h-1", 9'000) + "'/></g>",
       false},
      {many(text, 5), true},
      {"<text>" + words + "</text>", false},
      {"<text style='font: bold 300px Inter' stroke='red' stroke-width='100'>" +
           words.substr(0, 3'000) + "</text>",
       false},
      {"<text font-size='200' stroke='red' stroke-width='10'>Dragon</text>", true},
  };
  for (const auto& [inside, isFine] : cases) {
    EXPECT_EQ(said("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1000 1000'>" + inside +
                   "</svg>"),
              isFine ? "fine" : "\"a.svg\" has more than 50000 shapes, the limit.")
        << inside.substr(0, 90);
  }
}

TEST(SvgCheck, BoundsTheDepth) {
  std::string open, close;
  for (std::size_t i = 1; i < kMaxSvgDepth; ++i) {
    open += "<g>";
    close += "</g>";
  }
  EXPECT_EQ(verdict(open + "<path/>" + close + open + close), "fine");
  EXPECT_EQ(verdict(open + "<g><path/></g>" + close), "\"a.svg\" is nested more than 64 deep.");
  EXPECT_EQ(verdict("<g id='a'>" + open + close + "</g>" + open + "<use href='#a'/>" + close),
            "\"a.svg\" is nested more than 64 deep.");
}

TEST(SvgCheck, SaysWhatIsNoSvgAtAll) {
  for (const char* file : {"hello", "\xFF\xFE", "<svg x='", "<svg x=1>"}) {
    EXPECT_EQ(said(file), "\"a.svg\" is not a valid SVG file.");
  }
}

TEST(SvgCheck, AddsTheNamespacesThatAreMissing) {
  const std::string svg = " xmlns=\"http://www.w3.org/2000/svg\"";
  const std::string xlink = " xmlns:xlink=\"http://www.w3.org/1999/xlink\"";
  EXPECT_EQ(withNamespaces("<?xml version='1.0'?><svg width='1'/>"),
            "<?xml version='1.0'?><svg" + svg + xlink + " width='1'/>");
  EXPECT_EQ(withNamespaces("<svg" + svg + "/>"), "<svg" + xlink + svg + "/>");
  EXPECT_EQ(withNamespaces("<svg" + svg + xlink + "/>"), "<svg" + svg + xlink + "/>");
}

TEST(SvgCheck, PutsAColourInPlaceOfCurrentColor) {
  EXPECT_EQ(withCurrentColor("<g fill='currentColor' stroke=\"currentColor\"/>", "#123456"),
            "<g fill='#123456' stroke=\"#123456\"/>");
}

}  // namespace
}  // namespace raindelay::deck
