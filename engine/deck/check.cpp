#include <algorithm>
#include <set>

#include "deck/art_check.h"
#include "deck/picture.h"

namespace raindelay::deck {
namespace {

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
    for (const Primitive& figure : picture.figures) {
      for (const std::string_view path : artOf(figure)) {
        if (!seenArt_.insert(std::string(path)).second) continue;
        for (Problem& problem : checkArt(*deck_.folder, path)) {
          problem.site = siteOf(figure);
          onCard(problem, deck_, card, side);
          problems_.add(std::move(problem));
        }
      }
    }
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
