#include <algorithm>
#include <cmath>

#include "deck/picture.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

// Groups that are drawn twice inside groups that are drawn twice add up; a card needs a few
// hundred.
constexpr std::size_t kMaxFigures = 10'000;

// Upper and lower case for Latin letters with the accents that Western European languages use;
// everything else stays as it is. (The engine has no locale to ask.)
std::string inCase(std::string_view text, LetterCase wanted) {
  if (wanted == LetterCase::kNone) return std::string(text);
  const bool upper = wanted == LetterCase::kUpper;
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte == 0xC3 && i + 1 < text.size()) {  // U+00C0 to U+00FF: the cases are 0x20 apart
      auto second = static_cast<unsigned char>(text[++i]);
      const bool isLower = second >= 0xA0 && second != 0xB7 && second != 0xBF;
      const bool isUpper = second >= 0x80 && second < 0x9F && second != 0x97;
      if (second == 0x9F && upper) {
        result += "SS";
        continue;
      }
      if (upper && isLower) second = static_cast<unsigned char>(second - 0x20);
      if (!upper && isUpper) second = static_cast<unsigned char>(second + 0x20);
      result += text[i - 1];
      result += static_cast<char>(second);
    } else if (upper && byte >= 'a' && byte <= 'z') {
      result += static_cast<char>(byte - 'a' + 'A');
    } else if (!upper && byte >= 'A' && byte <= 'Z') {
      result += static_cast<char>(byte - 'A' + 'a');
    } else {
      result += text[i];
    }
  }
  return result;
}

std::string nameOf(const Element& element) {
  return element.name.empty() ? std::string(typeName(element.type)) : element.name;
}

// Turns one side of a layout into figures for one card.
class Composer {
 public:
  Composer(const Deck& deck, std::size_t card, std::string_view language, Problems* problems)
      : deck_(deck), scope_{deck.cards, card, language, deck.maps}, problems_(problems) {}

  Picture face(Side side) {
    side_ = side;
    picture_ = {deck_.width, deck_.height, deck_.corner, deck_.bleed, {}};
    const Layout& layout = deck_.layoutOf(scope_.row);
    const Frame frame{{0, 0, deck_.width, deck_.height}, {}, 1};
    elements(side == Side::kFront ? layout.front : layout.back, frame);
    return std::move(picture_);
  }

 private:
  // What lengths of the elements inside are measured against, and where they end up.
  struct Frame {
    Box whole;
    Transform transform;
    double opacity;
  };

  // Tells what is wrong with the element on this card. A problem of a cell has a place already.
  void report(const Element& element, Problem problem) const {
    if (problems_ == nullptr) return;
    if (problem.site.file.empty()) problem.site.file = "deck.yaml";
    problem.site.line = element.line;
    problem.site.card = scope_.row;
    problem.site.code = deck_.code(scope_.row);
    problem.site.side = side_;
    problem.site.element = nameOf(element);
    problems_->add(std::move(problem));
  }

  Box resolve(const BoxSpec& spec, const Frame& frame) const {
    const double w = deck_.width, h = deck_.height, b = deck_.bleed, s = deck_.safe;
    switch (spec.kind) {
      case BoxSpec::Kind::kTrim:
        return {0, 0, w, h};
      case BoxSpec::Kind::kBleed:
        return {-b, -b, w + 2 * b, h + 2 * b};
      case BoxSpec::Kind::kSafe:
        return {s, s, w - 2 * s, h - 2 * s};
      case BoxSpec::Kind::kPlace:
        break;
    }
    const auto& [x, y, width, height] = spec.place;
    return {x.mm(frame.whole.width), y.mm(frame.whole.height), width.mm(frame.whole.width),
            height.mm(frame.whole.height)};
  }

  Point resolve(const std::array<Length, 2>& point, const Frame& frame) const {
    return {point[0].mm(frame.whole.width), point[1].mm(frame.whole.height)};
  }

  // What the binding says for this card; nothing after a problem.
  std::optional<std::string> words(const Binding& binding, const Element& element) const {
    auto text = binding.text(scope_);
    if (text) return *std::move(text);
    report(element, text.problem());
    return std::nullopt;
  }

  // Nothing if the element has none, or after a problem.
  std::optional<Color> color(const Binding& binding, const Element& element) const {
    if (binding.empty()) return std::nullopt;
    const auto role = words(binding, element);
    if (!role) return std::nullopt;
    auto found = deck_.color(*role);
    if (found) return *found;
    report(element, found.problem());
    return std::nullopt;
  }

  void elements(const std::vector<Element>& list, const Frame& frame) {
    for (const Element& element : list) {
      if (!element.when.holds(deck_.cards, scope_.row)) continue;
      if (picture_.figures.size() > kMaxFigures) {
        return report(element, plainProblem({"the card is made of too many figures."}));
      }
      Frame own = frame;
      own.opacity *= element.opacity;
      const Box box = resolve(element.box, frame);
      if (element.rotate != 0) {
        own.transform = own.transform.after(Transform::turn(element.rotate, box.center()));
      }
      draw(element, box, own);
      if (!element.doubleEnded) continue;
      own.transform =
          Transform::turn(180, {deck_.width / 2, deck_.height / 2}).after(own.transform);
      draw(element, box, own);
    }
  }

  void draw(const Element& element, const Box& box, const Frame& frame) {
    switch (element.type) {
      case ElementType::kRect:
      case ElementType::kEllipse:
        return filled(element, box, frame);
      case ElementType::kLine:
        return line(element, frame);
      case ElementType::kSvg:
        return svg(element, box, frame);
      case ElementType::kText:
        return text(element, box, frame);
      case ElementType::kPips:
        return pips(element, box, frame);
      case ElementType::kGroup:
        break;
    }
    Frame inner = frame;
    inner.transform = frame.transform.after(Transform::shift(box.x, box.y));
    inner.whole = {0, 0, box.width, box.height};
    elements(element.elements, inner);
  }

  template <typename Shape>
  void add(Shape shape, const Element& element, const Frame& frame) {
    picture_.figures.push_back({std::move(shape), frame.transform, frame.opacity, nameOf(element),
                                element.line, element.offset});
  }

  void filled(const Element& element, const Box& box, const Frame& frame) {
    const auto fill = color(element.fill, element), stroke = color(element.stroke, element);
    const double width = element.strokeWidth.mm(frame.whole.width);
    if (element.type == ElementType::kEllipse) {
      add(EllipseShape{box, fill, stroke, width}, element, frame);
    } else {
      add(RectShape{box, element.radius.mm(frame.whole.width), fill, stroke, width}, element,
          frame);
    }
  }

  void line(const Element& element, const Frame& frame) {
    const auto stroke = color(element.stroke, element);
    add(LineShape{resolve(element.from, frame), resolve(element.to, frame),
                  stroke.value_or(Color{}), element.strokeWidth.mm(frame.whole.width),
                  element.dash[0].mm(frame.whole.width), element.dash[1].mm(frame.whole.width)},
        element, frame);
  }

  std::optional<SvgShape> picture(const Element& element) const {
    const auto path = words(element.src, element);
    if (!path) return std::nullopt;
    if (auto inside = checkedPath(*path); !inside) {
      report(element, plainProblem(inside.error()));
      return std::nullopt;
    }
    SvgShape shape;
    shape.path = *path;
    shape.color = color(element.color, element);
    return shape;
  }

  void svg(const Element& element, const Box& box, const Frame& frame) {
    auto shape = picture(element);
    if (!shape) return;
    shape->box = box;
    shape->fit = element.fit;
    shape->radius = element.radius.mm(frame.whole.width);
    add(*std::move(shape), element, frame);
  }

  void text(const Element& element, const Box& box, const Frame& frame) {
    const auto text = words(element.text, element);
    if (!text || text->empty()) return;
    TextShape shape;
    shape.box = box;
    shape.text = inCase(*text, element.letterCase);
    const auto font = deck_.fonts.find(element.font);
    if (font != deck_.fonts.end()) shape.font = font->second;
    shape.size = element.size.mm(frame.whole.width);
    const bool shrinks = element.minSize.value > 0;
    shape.minSize = shrinks ? element.minSize.mm(frame.whole.width) : shape.size;
    shape.color = color(element.color, element).value_or(Color{});
    shape.align = element.align;
    shape.valign = element.valign;
    shape.letterSpacing = element.letterSpacing;
    shape.lineHeight = element.lineHeight;
    shape.lines = element.lines;
    shape.edge = element.edge;
    add(std::move(shape), element, frame);
  }

  void pips(const Element& element, const Box& box, const Frame& frame) {
    const auto said = words(element.count, element);
    if (!said) return;
    const auto count = parseNumber(*said);
    if (!count || *count != std::floor(*count) || *count < 1 || *count > 10) {
      return report(element, plainProblem({"a number card has 1 to 10 symbols, not " +
                                           inQuotes(*said) + "."}));
    }
    const auto shape = picture(element);
    if (!shape) return;
    const double size = element.size.mm(frame.whole.width);
    for (const Point& place : pipPlaces(static_cast<int>(*count))) {
      const Point center = {box.x + place.x * box.width, box.y + place.y * box.height};
      SvgShape pip = *shape;
      pip.box = {center.x - size / 2, center.y - size / 2, size, size};
      Frame own = frame;
      if (place.y > 0.5) own.transform = own.transform.after(Transform::turn(180, center));
      add(std::move(pip), element, own);
    }
  }

  const Deck& deck_;
  CardScope scope_;
  Problems* problems_;
  Side side_ = Side::kFront;
  Picture picture_;
};

}  // namespace

Picture compose(const Deck& deck, std::size_t card, Side side, std::string_view language,
                Problems* problems) {
  return Composer(deck, card, language, problems).face(side);
}

}  // namespace raindelay::deck
