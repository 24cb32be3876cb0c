#include "deck/picture.h"

#include <cmath>
#include <numbers>

#include "deck/words.h"

namespace raindelay::deck {

Transform Transform::after(const Transform& inner) const {
  return {xx * inner.xx + xy * inner.yx,      yx * inner.xx + yy * inner.yx,
          xx * inner.xy + xy * inner.yy,      yx * inner.xy + yy * inner.yy,
          xx * inner.dx + xy * inner.dy + dx, yx * inner.dx + yy * inner.dy + dy};
}

Transform Transform::turn(double degrees, Point about) {
  double c = std::cos(degrees * std::numbers::pi / 180);
  double s = std::sin(degrees * std::numbers::pi / 180);
  if (std::fmod(degrees, 90) == 0) {
    c = std::round(c);
    s = std::round(s);
  }
  return {c, s, -s, c, about.x - c * about.x + s * about.y, about.y - s * about.x - c * about.y};
}

Site siteOf(const Primitive& figure) {
  Site site;
  site.file = "deck.yaml";
  site.line = figure.line;
  site.offset = figure.offset;
  site.column = figure.column;
  site.element = figure.element;
  return site;
}

void onCard(Problem& problem, const Deck& deck, std::size_t card, Side side) {
  Site& site = problem.site;
  site.file = deck.cards.fileName();
  site.row = deck.cards.sheetRow(card);
  site.card = card;
  site.code = deck.code(card);
  site.side = side;
  const std::optional<Remedy>& remedy = problem.remedy;
  if (!remedy || remedy->kind != Remedy::Kind::kWord || site.column.empty()) return;
  const std::string& cell = deck.cards.at(card, site.column);
  if (!exchangedWord(cell, remedy->from, remedy->to)) problem.remedy.reset();
}

std::vector<std::string_view> artOf(const Primitive& figure) {
  std::vector<std::string_view> paths;
  if (const auto* svg = std::get_if<SvgShape>(&figure.shape)) paths.push_back(svg->path);
  if (const auto* image = std::get_if<ImageShape>(&figure.shape)) paths.push_back(image->path);
  if (const auto* text = std::get_if<TextShape>(&figure.shape)) {
    for (const TextRun& run : text->runs) {
      if (run.icon) paths.push_back(run.icon->path);
      const auto fonts = run.font.files();
      paths.insert(paths.end(), fonts.begin(), fonts.end());
    }
  }
  return paths;
}

std::vector<Point> pipPlaces(int count) {
  constexpr double kLeft = 0, kMiddle = 0.5, kRight = 1;
  std::vector<Point> places;
  auto pair = [&](double y) {
    places.push_back({kLeft, y});
    places.push_back({kRight, y});
  };
  auto middle = [&](double y) { places.push_back({kMiddle, y}); };
  if (count == 2 || count == 3) {
    middle(0);
    middle(1);
  }
  if (count >= 4) {
    pair(0);
    pair(1);
  }
  if (count >= 6 && count <= 8) pair(0.5);
  if (count >= 9) {
    pair(1.0 / 3);
    pair(2.0 / 3);
  }
  if (count == 1 || count == 3 || count == 5 || count == 9) middle(0.5);
  if (count == 7 || count == 8) middle(0.25);
  if (count == 8) middle(0.75);
  if (count == 10) {
    middle(1.0 / 6);
    middle(5.0 / 6);
  }
  return places;
}

}  // namespace raindelay::deck
