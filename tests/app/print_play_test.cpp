// Matches replayed against the print: at each step everything that a seat's table shows is on the
// pages that a deck's PDF is made of, and there are as many of it as are needed at once.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include "deck/imposition.h"
#include "games/game_list.h"
#include "output/selection.h"
#include "painter/card_painter.h"
#include "painter/deck_store.h"
#include "shelf/shelf.h"
#include "support/game_files.h"

namespace raindelay {
namespace {

/// A face of the table that no page has, for the printed piece shows it in another way.
struct Substitute {
  const char* face;
  const char* printed;  ///< the front that shows it
  bool part;            ///< of a piece to be cut out or folded; else the same card, turned
};
constexpr Substitute kShown[] = {
    {"outs-1", "outs", false},    // upside down
    {"home-9", "home-5", false},  // "9 after 8"
    {"die-1", "die", true},       {"die-2", "die", true},       {"die-3", "die", true},
    {"die-4", "die", true},       {"die-5", "die", true},       {"die-6", "die", true},
    {"player-0", "pieces", true}, {"player-1", "pieces", true}, {"ball", "pieces", true},
};

/// The faces on the pages of a deck's PDF, printed on both sides.
class Print {
 public:
  explicit Print(const std::string& game) {
    const auto read = DeckStore().deck(QString::fromStdString(game));
    EXPECT_TRUE(read.ok()) << read.error().message;
    deck_ = *read;
    const std::vector<std::size_t> cards = withCopies(*deck_, allCards(*deck_));
    deck::SheetPlan plan;
    plan.backs = deck::Backs::kDuplex;
    const auto sheets =
        deck::impose(plan, {deck_->width, deck_->height, deck_->bleed}, cards.size());
    EXPECT_TRUE(sheets.ok());
    for (const deck::SheetSide& page : sheets->pages) {
      for (const deck::PlacedFace& placed : page.faces) {
        const std::size_t card = cards.at(placed.card);
        const deck::CardSide face = deck_->faceOf(card, placed.side);
        if (face.side == deck::Side::kFront) {
          fronts_.emplace(deck_->code(face.card), card);
        } else {
          backs_.insert(deck_->layoutOf(card).name);
        }
      }
    }
  }

  /// What a view of the table shows that isn't there, or not so often; "" if all of it is.
  [[nodiscard]] std::string missing(const Match& match, const std::vector<Piece>& pieces) const {
    std::string all;
    std::map<std::pair<std::size_t, std::string>, int> taken;
    for (const Piece& piece : pieces) {
      const std::string kind(match.info().pieceKinds[piece.face.kind]);
      if (!piece.face.known()) {
        // (Tarot has one pack, and one back.)
        if (!backs_.contains(kind) && kind != "tarot") all += " a back of " + kind;
        continue;
      }
      const std::string code = match.game().faceCode(piece.face);
      const Substitute* shown =
          std::find_if(std::begin(kShown), std::end(kShown),
                       [&](const Substitute& row) { return row.face == code; });
      const bool other = shown != std::end(kShown);
      const auto front = fronts_.find(other ? shown->printed : code);
      if (front == fronts_.end()) {
        all += ' ' + code;
      } else if (++taken[{front->second, partOf(code, other && shown->part)}] >
                 deck_->copies(front->second)) {
        all += " one more " + code;
      }
    }
    return all;
  }

  [[nodiscard]] const deck::Deck& deck() const { return *deck_; }
  [[nodiscard]] std::shared_ptr<const deck::Deck> shared() const { return deck_; }

 private:
  /// Of several parts each is there once; a die shows one face at a time.
  static std::string partOf(const std::string& code, bool part) {
    return part && code.starts_with("die") ? "die" : part ? code : "";
  }

  std::shared_ptr<const deck::Deck> deck_;
  std::map<std::string, std::size_t> fronts_;  // which card has the face
  std::set<std::string> backs_;                // layouts
};

Match recorded(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  auto opened = shelf::openRecord(text, path.string());
  EXPECT_TRUE(opened.ok()) << opened.error().message;
  return opened->match();
}

TEST(Print, HasWhatEveryStepOfARecordedMatchShows) {
  std::map<std::string, int> steps;
  for (const auto& path : test::recordFiles(".jsonl")) {
    const Match match = recorded(path);
    const std::string game(match.info().id);
    if (!DeckStore().deck(QString::fromStdString(game)).ok()) continue;
    const Print print(game);
    for (std::size_t step = 0; step <= match.steps().size(); ++step) {
      for (int seat = 0; seat < match.seats(); ++seat) {
        const auto pieces = match.game().pieces(match.viewBefore(step, Seat(seat)));
        ASSERT_EQ(print.missing(match, pieces), "") << path << ", step " << step;
      }
      ++steps[game];
    }
  }
  EXPECT_GT(steps["quick-baseball"], 100);
  EXPECT_GT(steps["rallybird"], 100);
  EXPECT_EQ(steps.size(), allGames().size());
}

QImage painted(const Print& print, const std::string& code) {
  CardPainter painter(print.shared());
  return *painter.renderImage(*print.deck().findCard(code), deck::Side::kFront, 120, {});
}

// What the table of other ways says is so.
TEST(Print, TheOutsCardUpsideDownIsTheOneWithOneOut) {
  const Print print("quick-baseball");
  const QImage one = painted(print, "outs-1"), none = painted(print, "outs");
  const QImage turned = none.mirrored(true, true);
  double far = 0;
  for (int y = 0; y < one.height(); ++y) {
    for (int x = 0; x < one.width(); ++x) {
      far += std::abs(qGray(one.pixel(x, y)) - qGray(turned.pixel(x, y))) > 64 ? 1 : 0;
    }
  }
  EXPECT_LT(far / one.width() / one.height(), 0.01);
}

/// The texts and drawings of a card's front.
std::set<std::string> saidBy(const Print& print, const std::string& code) {
  std::set<std::string> said;
  const auto picture =
      deck::compose(print.deck(), *print.deck().findCard(code), deck::Side::kFront, "");
  for (const deck::Primitive& figure : picture.figures) {
    if (const auto* text = std::get_if<deck::TextShape>(&figure.shape)) said.insert(text->text);
    for (const std::string_view art : deck::artOf(figure)) said.emplace(art);
  }
  return said;
}

TEST(Print, HomePlatesReverseTellsOfTheNinthBatter) {
  EXPECT_TRUE(saidBy(Print("quick-baseball"), "home-5").contains("9 AFTER 8"));
}

TEST(Print, ThePiecesToBeCutOutAreThoseOfTheTable) {
  const Print print("quick-tennis");
  const std::set<std::string> said = saidBy(print, "pieces");
  for (const char* piece : {"player-0", "player-1", "ball"}) {
    EXPECT_TRUE(said.contains(*saidBy(print, piece).begin())) << piece;
  }
}

/// A part of a game that nobody moves, and so no record shows, and how many the print has of it.
struct Part {
  const char* game;
  const char* card;
  int copies;
};
constexpr Part kParts[] = {{"rallybird", "die", 2},           {"rallybird", "zone-a", 1},
                           {"rallybird", "zone-b", 1},        {"rallybird", "zone-c", 1},
                           {"rallybird", "zone-d", 1},        {"rallybird", "zone-e", 1},
                           {"rallybird", "zone-f", 1},        {"rallybird", "innings", 1},
                           {"rallybird", "runner-0", 4},      {"rallybird", "runner-1", 4},
                           {"rallybird", "bird", 1},          {"quick-tennis", "court-red", 1},
                           {"quick-tennis", "court-blue", 1}, {"quick-tennis", "pieces", 1}};

TEST(Print, HasThePartsOfTheGamesThatLieStill) {
  for (const Part& part : kParts) {
    const Print print(part.game);
    const auto card = print.deck().findCard(part.card);
    ASSERT_TRUE(card) << part.card;
    EXPECT_EQ(print.deck().copies(*card), part.copies) << part.card;
  }
}

TEST(Print, ZonesOfRallyBirdCountWhatItsRulesReadOfThem) {
  const Print print("rallybird");
  const deck::DataFrame& zones = print.deck().tables.at("zones.csv");
  ASSERT_EQ(zones.rows(), 6U);
  for (std::size_t row = 0; row < zones.rows(); ++row) {
    const std::string letter = zones.at(row, "zone");
    const auto card =
        print.deck().findCard(std::string("zone-") + static_cast<char>(letter[0] - 'A' + 'a'));
    ASSERT_TRUE(card) << letter;
    for (const char* column : {"value", "name", "name.de", "name.es"}) {
      EXPECT_EQ(print.deck().cards.at(*card, column), zones.at(row, column)) << letter;
    }
  }
}

}  // namespace
}  // namespace raindelay
