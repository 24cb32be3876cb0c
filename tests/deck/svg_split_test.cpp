// Paths of many parts are taken apart only where it cannot be seen.
#include "deck/svg_split.h"

#include <gtest/gtest.h>

namespace raindelay::deck {
namespace {

std::string split(const std::string& data, const std::string& more = "fill=\"#123\"") {
  return withPartsApart("<svg><path " + more + " d=\"" + data + "\"/></svg>");
}

// The data of the paths, one after the other with a bar between.
std::string parts(const std::string& data, const std::string& more = "fill=\"#123\"") {
  const std::string svg = split(data, more);
  std::string found;
  for (std::size_t at = svg.find(" d=\""); at != std::string::npos;
       at = svg.find(" d=\"", at + 1)) {
    found += (found.empty() ? "" : "|") + svg.substr(at + 4, svg.find('"', at + 4) - at - 4);
  }
  return found;
}

TEST(SvgSplit, TakesApartWhatLiesApart) {
  EXPECT_EQ(parts("M0 0h4v4zM10 0h4v4z"), "M0 0h4v4z|M10 0h4v4z");
  EXPECT_EQ(parts("M0 0h4v4h-4zM4 0h4v4h-4z"), "M0 0h4v4h-4z|M4 0h4v4h-4z");
  EXPECT_EQ(parts("M0 0q2-9 4 0zM10,0 Q12 9 14 0ZM20 0c1 1 2 2 3-1zM30 0L31 0 31 5"),
            "M0 0q2-9 4 0z|M10,0 Q12 9 14 0Z|M20 0c1 1 2 2 3-1z|M30 0L31 0 31 5");
}

TEST(SvgSplit, RaysMeetInAPoint) {
  EXPECT_EQ(parts("M5 5l1-9-2 0zM5 5l1 9-2 0z"), "M5 5l1-9-2 0z|M5 5l1 9-2 0z");
}

TEST(SvgSplit, KeepsAllElseOfThePath) {
  EXPECT_EQ(split("M0 0h4v4zM10 0h4v4z", "fill=\"#123\" opacity='0.5'"),
            "<svg><path fill=\"#123\" opacity='0.5' d=\"M0 0h4v4z\"/><path fill=\"#123\" "
            "opacity='0.5' d=\"M10 0h4v4z\"/></svg>");
}

TEST(SvgSplit, HolesStayWithWhatTheyAreIn) {
  EXPECT_EQ(parts("M0 0h9v9h-9zM3 3v3h3v-3zM20 0h4v4z"), "M0 0h9v9h-9zM3 3v3h3v-3z|M20 0h4v4z");
}

TEST(SvgSplit, OverlapsPassOnThroughOthers) {
  EXPECT_EQ(parts("M0 0h4v4h-4zM8 0h4v4h-4zM30 0h4v4zM3 0h6v4h-6z"),
            "M0 0h4v4h-4zM8 0h4v4h-4zM3 0h6v4h-6z|M30 0h4v4z");
}

TEST(SvgSplit, ACurveReachesAsFarAsItsControlPoints) {
  // The curve's hull covers the second part, though its ends don't.
  const std::string data = "M0 0q5 20 10 0zM4 4h2v2z";
  EXPECT_EQ(parts(data), data);
}

TEST(SvgSplit, LeavesWhatItCannotJudge) {
  for (const std::string data :
       {"M0 0h4v4zm10 0h4v4z", "M0 0a4 4 0 0 0 8 0zM20 0h4v4z", "M0 0s1 1 2 0zM20 0h4v4z",
        "M0 0h4v4zl5 5M20 0h4v4z", "M0 0h4v4zM20", "M0 0h4v4zM20 0x4", "h4v4zM20 0h4v4z", ""}) {
    EXPECT_EQ(parts(data), data);
  }
}

TEST(SvgSplit, LeavesStrokesIdsAndGradients) {
  const std::string data = "M0 0h4v4zM10 0h4v4z";
  for (const char* more :
       {"stroke=\"#123\"", "style='stroke:red'", "id=\"p\"", "fill=\"url(#g)\""}) {
    EXPECT_EQ(parts(data, more), data) << more;
  }
  for (const char* outer : {"<svg stroke='red'>", "<svg><g style='stroke: red'>"}) {
    const std::string svg = outer + ("<path d=\"" + data) + "\"/></svg>";
    EXPECT_EQ(withPartsApart(svg), svg);
  }
  const std::string joins = "<svg stroke-linejoin='round'><path d='" + data + "'/></svg>";
  EXPECT_NE(withPartsApart(joins), joins);
  const std::string open = "<svg><path d=\"" + data + "\"><title>x</title></path></svg>";
  EXPECT_EQ(withPartsApart(open), open);
  EXPECT_EQ(withPartsApart("<svg><path "), "<svg><path ");
}

}  // namespace
}  // namespace raindelay::deck
