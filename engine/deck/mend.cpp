#include "deck/mend.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "deck/csv.h"
#include "deck/edit.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"
#include "deck/written.h"

namespace raindelay::deck {
namespace {

using Kind = Remedy::Kind;
using Parts = std::vector<ValuePart>;
using Change = std::function<Checked<std::string>(const std::string& bytes)>;

constexpr const char* kLayout = "deck.yaml";

Checked<FileEdit> changed(const Folder& folder, const std::string& file, const Change& change) {
  auto before = folder.read(file);
  if (!before) return before.problem();
  auto after = change(*before);
  if (!after) return after.problem();
  return FileEdit{file, *std::move(before), *std::move(after)};
}

const Element* elementAt(const std::vector<Element>& list, std::size_t offset) {
  for (const Element& element : list) {
    if (element.offset == offset) return &element;
    if (const Element* inside = elementAt(element.elements, offset)) return inside;
  }
  return nullptr;
}

// The cells of a column in which the word stands.
Checked<std::string> withWordInCells(const std::string& bytes, const ProblemGroup& group) {
  const Remedy& remedy = *group.problem.remedy;
  const Site& first = group.problem.site;
  const auto table = parseCsv(bytes, first.file);
  if (!table) return table.problem();
  std::set<int> wanted;
  for (const Site& site : group.sites) wanted.insert(site.row);
  std::map<int, std::string> cells;
  for (std::size_t row = 0; row < table->rows(); ++row) {
    if (!wanted.contains(table->sheetRow(row))) continue;
    auto cell = exchangedWord(table->at(row, first.column), remedy.from, remedy.to);
    if (cell) cells.emplace(table->sheetRow(row), *std::move(cell));
  }
  if (cells.empty()) return Problem(kinds::kRowGone, {std::to_string(first.row)});
  return withCells(bytes, first.column, cells);
}

Checked<std::string> withWordIn(const std::string& bytes, const ProblemGroup& group) {
  const Remedy& remedy = *group.problem.remedy;
  const Site& site = group.problem.site;
  if (!changesTable(group.problem)) return withWord(bytes, site.offset, remedy.from, remedy.to);
  if (site.row > 1) return withWordInCells(bytes, group);
  const auto name = exchangedWord(site.column, remedy.from, remedy.to);
  if (!name) return Problem(kinds::kColumnGone, {inQuotes(site.column)});
  return withColumnCalled(bytes, site.column, *name);
}

// The entries that say where along an axis a box lies, as a list and as a map do.
struct AxisNames {
  std::string_view listed, begin, end, middle, size;
};
constexpr AxisNames kAcross{"x", "left", "right", "center", "width"};
constexpr AxisNames kDown{"y", "top", "bottom", "middle", "height"};

// Along an axis a box has at most two of begin, end, middle and size; each that is said follows,
// and what isn't said is where the box's surroundings end.
void reach(const Parts& box, const AxisNames& names, double before, double after, Unit unit,
           Parts& into) {
  if (before == 0 && after == 0) return;
  const auto said = [&](std::string_view name) {
    const auto found =
        std::find_if(box.begin(), box.end(), [&](const auto& part) { return part.name == name; });
    return found == box.end() ? nullptr : &*found;
  };
  const auto move = [&](const ValuePart* part, double by) {
    if (part != nullptr && by != 0) into.push_back({part->name, shifted(part->text, by, unit)});
  };
  const ValuePart* begin = said(names.listed) != nullptr ? said(names.listed) : said(names.begin);
  const ValuePart *end = said(names.end), *middle = said(names.middle), *size = said(names.size);
  move(begin, -before);
  move(end, after);
  move(middle, (after - before) / 2);
  move(size, before + after);
  if (before != 0 && begin == nullptr && middle == nullptr && (end == nullptr || size == nullptr)) {
    into.push_back({std::string(names.begin), shifted("0", -before, unit)});
  }
  if (after != 0 && end == nullptr && size == nullptr) {
    into.push_back({std::string(names.end), shifted("100%", after, unit)});
  }
}

Checked<std::vector<NewValue>> reaching(const ElementOfCard& of, const Remedy& remedy) {
  const auto values = valuesOf(of);
  if (!values) return values.problem();
  const auto box = std::find_if(values->begin(), values->end(),
                                [](const auto& value) { return value.key.name == "box"; });
  if (box == values->end() || box->parts.empty()) return Problem(kinds::kElementGone);
  std::vector<NewValue> made(1);
  made[0].key = "box";
  const ValuePart& first = box->parts.front();
  if (first.name.empty()) {
    if (first.text != "trim") return Problem(kinds::kNoPlace, {inQuotes(first.text)});
    made[0].parts = {{"", "bleed"}};
  } else {
    const Unit unit = of.deck.unit;
    reach(box->parts, kAcross, remedy.reach.left, remedy.reach.right, unit, made[0].parts);
    reach(box->parts, kDown, remedy.reach.top, remedy.reach.bottom, unit, made[0].parts);
  }
  if (!remedy.to.empty()) made.push_back({"fit", {{"", remedy.to}}});
  return made;
}

// An element as a card shows it.
struct Shown {
  const Element* element;
  const Layout* layout;
  std::size_t card;
};

std::optional<Shown> shownAt(const Site& site, const Deck& deck) {
  if (!site.card || *site.card >= deck.cards.rows()) return std::nullopt;
  const CardSide face = deck.faceOf(*site.card, site.side.value_or(Side::kFront));
  const Layout& layout = deck.layoutOf(face.card);
  const Element* element =
      elementAt(face.side == Side::kFront ? layout.front : layout.back, site.offset);
  if (element == nullptr) return std::nullopt;
  return Shown{element, &layout, face.card};
}

// Of an element: where the cards say it, be that deck.yaml or a column of their own. If it is both,
// deck.yaml, and the other cards' problem stays.
Checked<FileEdit> inElement(const ProblemGroup& group, const Folder& folder, const Deck& deck) {
  const Remedy& remedy = *group.problem.remedy;
  const bool reaches = remedy.kind == Kind::kReach;
  const auto yaml = folder.read(kLayout);
  if (!yaml) return yaml.problem();
  std::vector<Shown> inLayouts, inCells;
  for (const Site& site : group.sites) {
    const auto shown = shownAt(site, deck);
    if (!shown) continue;
    const auto* column =
        columnSaying(deck, shown->card, *shown->element, reaches ? "box" : remedy.from);
    (column != nullptr ? inCells : inLayouts).push_back(*shown);
  }
  if (inLayouts.empty() && inCells.empty()) return Problem(kinds::kElementGone);
  const Shown& first = inLayouts.empty() ? inCells.front() : inLayouts.front();
  const bool severalLayouts =
      std::any_of(inLayouts.begin(), inLayouts.end(),
                  [&](const Shown& shown) { return shown.layout != first.layout; });
  const ElementOfCard of{*yaml, deck, first.card, *first.element};
  const std::vector<NewValue> said = {{remedy.from, {{"", remedy.to}}}};
  const auto values = reaches ? reaching(of, remedy) : Checked<std::vector<NewValue>>(said);
  if (!values) return values.problem();
  const auto edit = withValues(of, *values, severalLayouts ? Whose::kAll : Whose::kLayout);
  if (!edit) return edit.problem();
  if (edit->column.empty()) return FileEdit{kLayout, *yaml, edit->content};
  // (Boxes differ from card to card.)
  if (reaches) inCells.resize(1);
  std::map<int, std::string> cells;
  for (const Shown& shown : inCells) cells[deck.cards.sheetRow(shown.card)] = edit->content;
  return changed(folder, deck.cards.fileName(),
                 [&](const std::string& bytes) { return withCells(bytes, edit->column, cells); });
}

}  // namespace

bool changesTable(const Problem& problem) {
  if (!problem.remedy || problem.site.row == 0 || problem.site.column.empty()) return false;
  return problem.remedy->kind == Kind::kWord || problem.remedy->kind == Kind::kColumn;
}

Checked<FileEdit> mended(const ProblemGroup& group, const Folder& folder, const Deck* deck) {
  const Problem& problem = group.problem;
  if (!problem.remedy) return Problem(kinds::kElementGone);
  const Remedy& remedy = *problem.remedy;
  const std::string& table = problem.site.file;
  if (remedy.kind == Kind::kColumn) {
    return changed(folder, table, [&](const std::string& bytes) {
      return withoutColumn(bytes, problem.site.column);
    });
  }
  if (remedy.kind == Kind::kWord) {
    return changed(folder, changesTable(problem) ? table : kLayout,
                   [&](const std::string& bytes) { return withWordIn(bytes, group); });
  }
  if (remedy.kind == Kind::kFont) {
    return changed(folder, kLayout, [&](const std::string& bytes) {
      return withTypeface(bytes, remedy.from, remedy.to);
    });
  }
  if (problem.site.card) {
    return deck != nullptr ? inElement(group, folder, *deck)
                           : Checked<FileEdit>(Problem(kinds::kElementGone));
  }
  return changed(folder, kLayout, [&](const std::string& bytes) {
    return withProperty(bytes, problem.site.offset, remedy.from, remedy.to);
  });
}

}  // namespace raindelay::deck
