#include <algorithm>

#include "deck/compose.h"
#include "deck/letter_case.h"
#include "deck/markup.h"
#include "deck/problem_kinds.h"

namespace raindelay::deck {
namespace {

constexpr int kBold = 700, kHeavier = 300, kHeaviest = 900;

}  // namespace

std::string nameOf(const Element& element) {
  return element.name.empty() ? std::string(typeName(element.type)) : element.name;
}

// A role that isn't there was told when the deck was read.
FontRole Composer::font(const std::string& role) const {
  const auto found = deck_.fonts.find(role);
  return found == deck_.fonts.end() ? FontRole() : found->second;
}

void Composer::text(const Element& element, const Here& here) {
  const auto said = words(element.text, element);
  if (!said || said->empty()) return;
  TextShape shape;
  shape.box = here.box;
  shape.font = font(element.font);
  shape.size = width(element.size, element, here);
  const double least = width(element.minSize, element, here);
  shape.minSize = least > 0 ? std::min(least, shape.size) : shape.size;
  shape.fitGroup = element.fitGroup;
  const auto shared = deck_.fitSizes.find({element.fitGroup, std::string(scope_.language)});
  if (!element.fitGroup.empty() && shared != deck_.fitSizes.end()) {
    shape.size = shape.minSize = shared->second;
  }
  shape.color = color(element.color, element).value_or(Color{});
  shape.align = element.align;
  shape.valign = element.valign;
  shape.letterSpacing = element.letterSpacing;
  shape.lineHeight = element.lineHeight;
  shape.smallCaps = element.letterCase == LetterCase::kSmallCaps;
  shape.kerning = element.kerning;
  shape.ligatures = element.ligatures;
  shape.lines = element.lines;
  shape.edge = element.edge;
  setRuns(shape, *said, element);
  if (!shape.runs.empty()) add(std::move(shape), element, here.frame);
}

void Composer::setRuns(TextShape& shape, const std::string& said, const Element& element) const {
  FontRole bold = element.boldFont.empty() ? shape.font : font(element.boldFont);
  if (element.boldFont.empty()) {
    bold.weight = std::clamp(shape.font.weight + kHeavier, kBold, kHeaviest);
  }
  FontRole italic = element.italicFont.empty() ? shape.font : font(element.italicFont);
  if (element.italicFont.empty()) italic.italic = true;
  const FontRole keyword = element.keywordFont.empty() ? shape.font : font(element.keywordFont);

  std::vector<MarkedRun> marked;
  if (element.markup) {
    marked = parseMarkup(said);
  } else {
    marked.push_back({MarkedRun::Kind::kText, said, false, false, false});
  }
  std::optional<Color> keywordColor;
  for (MarkedRun& piece : marked) {
    TextRun run{std::move(piece.text), shape.font, shape.color, std::nullopt};
    if (piece.keyword) {
      if (!keywordColor) keywordColor = color(element.keywordColor, element).value_or(shape.color);
      run.color = *keywordColor;
      run.font = keyword;
    }
    if (piece.bold) run.font = piece.keyword ? run.font : bold;
    if (piece.bold && piece.keyword) run.font.weight = std::max(run.font.weight, bold.weight);
    if (piece.italic) {
      if (piece.bold || piece.keyword) {
        run.font.italic = true;
      } else {
        run.font = italic;
      }
    }
    if (piece.kind == MarkedRun::Kind::kIcon) {
      const std::string written = "[" + run.text + "]";
      std::optional<ResolvedIcon> icon;
      if (iconCalled(run.text) != nullptr) {
        icon = resolvedIcon(run.text, run.color, element, element.text);
      } else {
        Problem plain = noIcon(kinds::kPlainBrackets, run.text, written);
        if (plain.remedy) plain.remedy = wordMeant(written, "[" + plain.nearest + "]");
        report(element, std::move(plain), element.text);
      }
      shape.text += written;
      if (icon) {
        run.icon = TextIcon{icon->path, icon->color, icon->scale * element.iconSize, icon->drop};
      } else {
        run.text = written;
      }
    } else {
      run.text = inCase(run.text, element.letterCase);
      shape.text += run.text;
    }
    shape.runs.push_back(std::move(run));
  }
}

}  // namespace raindelay::deck
