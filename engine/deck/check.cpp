#include <algorithm>
#include <set>

#include "deck/picture.h"
#include "deck/svg_check.h"

namespace raindelay::deck {
namespace {

constexpr std::size_t kMostProblems = 200;

// The languages of the table: "" and each ending of a "column.ending" whose column is there.
std::set<std::string> languagesOf(const Table& cards) {
  std::set<std::string> languages = {""};
  for (const std::string& column : cards.columns()) {
    const std::size_t dot = column.rfind('.');
    if (dot != std::string_view::npos && cards.find(column.substr(0, dot))) {
      languages.insert(column.substr(dot + 1));
    }
  }
  return languages;
}

class Checker {
 public:
  explicit Checker(const Deck& deck) : deck_(deck) {}

  std::vector<std::string> run() {
    const auto languages = languagesOf(deck_.cards);
    for (std::size_t card = 0; card < deck_.cards.rows(); ++card) {
      for (Side side : {Side::kFront, Side::kBack}) {
        for (const std::string& language : languages) check(card, side, language);
      }
    }
    return std::move(problems_);
  }

 private:
  void check(std::size_t card, Side side, const std::string& language) {
    auto picture = compose(deck_, card, side, language);
    if (!picture) return add(picture.error().message);
    for (const Figure& figure : picture->figures) {
      if (const auto* svg = std::get_if<SvgShape>(&figure.shape)) checkArt(*svg, figure, card);
    }
  }

  void checkArt(const SvgShape& svg, const Figure& figure, std::size_t card) {
    if (!seenArt_.insert(svg.path).second) return;
    const std::string where = "deck.yaml, line " + std::to_string(figure.line) + ", for card \"" +
                              deck_.code(card) + "\": ";
    auto bytes = deck_.folder->read(svg.path);
    if (!bytes) return add(where + bytes.error().message);
    if (auto fine = checkSvg(*bytes, svg.path); !fine) add(where + fine.error().message);
  }

  void add(const std::string& problem) {
    const bool known = std::find(problems_.begin(), problems_.end(), problem) != problems_.end();
    if (!known && problems_.size() < kMostProblems) problems_.push_back(problem);
  }

  const Deck& deck_;
  std::set<std::string> seenArt_;
  std::vector<std::string> problems_;
};

}  // namespace

std::vector<std::string> checkDeck(const Deck& deck) {
  return Checker(deck).run();
}

}  // namespace raindelay::deck
