// Scripts, layouts and style sheets of other programs: what is taken over of them is sound.
#include <cmath>

#include "deck/cider.h"
#include "deck/csv.h"
#include "deck/nandeck.h"
#include "deck/squib.h"
#include "fuzz/fuzz.h"

using namespace raindelay;
using namespace raindelay::deck;

namespace {

bool isSound(double mm) {
  return std::isfinite(mm) && std::abs(mm) < 1e6;
}

void expectSound(const ForeignProject& project) {
  fuzz::expect(project.size && fitsACard(*project.size));
  fuzz::expect(project.placed.size() <= 200 && project.left.size() <= 100);
  for (const PlacedColumn& each : project.placed) {
    fuzz::expect(isSound(each.box.x) && isSound(each.box.y) && isSound(each.box.width) &&
                 isSound(each.box.height) && isSound(each.typeSize));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(fuzz::textOf(data, size));
  SquibLayout layout;
  readSquibLayout(text, layout);
  if (auto script = readSquibScript(text)) {
    readSquibConfig(text, *script);
    expectSound(squibProject(*script, layout));
  }
  SquibScript other;
  readSquibConfig(text, other);
  for (const auto& [name, entry] : layout) other.calls.push_back({name, name});
  expectSound(squibProject(other, layout));
  if (const auto project = readNandeck(text)) expectSound(*project);
  if (const auto cards = parseCsv(text, "cards.csv")) (void)ciderTemplateColumns(*cards, {"a"});
  if (const auto card = ciderCardSize(text)) fuzz::expect(fitsACard(*card));
  return 0;
}
