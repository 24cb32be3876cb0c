#include <algorithm>
#include <set>

#include "deck/picture.h"
#include "deck/svg_check.h"

namespace raindelay::deck {
namespace {

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

  Problems run() {
    const auto languages = languagesOf(deck_.cards);
    for (std::size_t card = 0; card < deck_.cards.rows(); ++card) {
      for (const Side side : {Side::kFront, Side::kBack}) {
        for (const std::string& language : languages) check(card, side, language);
      }
    }
    return std::move(problems_);
  }

 private:
  void check(std::size_t card, Side side, const std::string& language) {
    const Picture picture = compose(deck_, card, side, language, &problems_);
    for (const Figure& figure : picture.figures) {
      const auto* svg = std::get_if<SvgShape>(&figure.shape);
      if (svg == nullptr || !seenArt_.insert(svg->path).second) continue;
      if (auto wrong = wrongArt(svg->path)) {
        wrong->site = {svg->path, figure.line, 0, {}, card, deck_.code(card), side, figure.element};
        problems_.add(*std::move(wrong));
      }
    }
  }

  std::optional<Problem> wrongArt(const std::string& path) const {
    auto bytes = deck_.folder->read(path);
    if (!bytes) return plainProblem(bytes.error());
    if (auto fine = checkSvg(*bytes, path); !fine) return plainProblem(fine.error());
    return std::nullopt;
  }

  const Deck& deck_;
  std::set<std::string> seenArt_;
  Problems problems_;
};

}  // namespace

Problems checkDeck(const Deck& deck) {
  return Checker(deck).run();
}

}  // namespace raindelay::deck
