#pragma once

#include <gtest/gtest.h>

#include <string>
#include <variant>
#include <vector>

#include "deck/picture.h"
#include "engine/deck_fixture.h"

namespace raindelay::deck {

/// A test deck with these front elements; `parts` is what deck.yaml says besides.
inline DeckReading readingOf(const std::string& elements, const std::string& parts = "",
                             const std::string& cards = kTestCards) {
  std::string plain = cards;
  for (std::size_t at = plain.find("fancy"); at != plain.npos; at = plain.find("fancy")) {
    plain.replace(at, 5, "plain");
  }
  auto folder = testFolder(withElements("[" + elements + "]"), plain);
  folder->files["deck.yaml"] += parts;
  return readDeck(folder);
}

/// The figures of a card; anything wrong fails the test.
inline std::vector<Primitive> figuresOf(const std::string& elements, const std::string& parts = "",
                                        std::size_t card = 0,
                                        const std::string& cards = kTestCards) {
  DeckReading reading = readingOf(elements, parts, cards);
  if (!reading.deck) {
    ADD_FAILURE() << reading.problems.list().front().sentence();
    return {};
  }
  Picture picture = compose(*reading.deck, card, Side::kFront, {}, &reading.problems);
  EXPECT_EQ(sentencesOf(reading.problems), Sentences());
  return picture.figures;
}

template <typename Shape>
const Shape& shapeOf(const Primitive& figure) {
  return std::get<Shape>(figure.shape);
}

/// The box of a figure on the card.
inline Box placeOf(const Primitive& figure) {
  const Box box = std::visit(
      [](const auto& shape) {
        if constexpr (requires { shape.box; }) {
          return shape.box;
        } else {
          return Box();
        }
      },
      figure.shape);
  const Point corner = figure.transform.apply({box.x, box.y});
  return {corner.x, corner.y, box.width, box.height};
}

}  // namespace raindelay::deck
