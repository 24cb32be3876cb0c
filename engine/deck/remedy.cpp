#include "deck/remedy.h"

#include "deck/words.h"

namespace raindelay::deck {
namespace {

using Kind = Remedy::Kind;

#define SAY(source) RD_TEXT("Remedy", source)

}  // namespace

Remedy wordMeant(const std::string& typed, const std::string& meant) {
  return {Kind::kWord, SAY("Change to %1"), {inQuotes(meant)}, typed, meant};
}

Remedy columnLeftOut(const std::string& column) {
  return {Kind::kColumn, SAY("Leave out column %1"), {inQuotes(column)}};
}

Remedy fieldLeftOut(const std::string& quoted, const std::string& written) {
  return {Kind::kWord, SAY("Leave out column %1"), {quoted}, written};
}

Remedy shrunk(double points) {
  const std::string number = shortNumber(points);
  return {Kind::kValue, SAY("Shrink to %1 pt"), {number}, "min-size", number + "pt", {}, points};
}

Remedy furtherTypeface(const std::string& role, const std::string& family) {
  return {Kind::kFont, SAY("Add %1"), {inQuotes(family)}, role, family};
}

Remedy widerBleed(const std::string& mm) {
  return {Kind::kValue, SAY("Set the bleed to %1 mm"), {mm}, "bleed", mm + "mm"};
}

Remedy extended(const Reach& reach, const std::string& fit) {
  return {Kind::kReach, SAY("Extend to the bleed"), {}, {}, fit, reach};
}

#undef SAY

}  // namespace raindelay::deck
