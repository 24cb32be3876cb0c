// Decks and tables as other programs save them (tests/decks): the card with the longest text and
// the first one are painted, and come out as a PDF; no text leaves a box that we propose.
#include "support/foreign_decks.h"

#include <gtest/gtest.h>

#include <set>

#include "app/output_fixture.h"
#include "app/pdf_tools.h"
#include "deck/open.h"
#include "output/pdf_export.h"
#include "painter/fit_groups.h"

namespace raindelay {
namespace {

using deck::Deck;
using deck::Side;

std::size_t lettersOn(const Deck& deck, std::size_t card) {
  std::size_t letters = 0;
  for (const deck::Primitive& figure : compose(deck, card, Side::kFront).figures) {
    const auto* text = std::get_if<deck::TextShape>(&figure.shape);
    if (text != nullptr) letters += text->text.size();
  }
  return letters;
}

// The first card and the one with most letters.
std::vector<std::size_t> tellingCards(const Deck& deck) {
  if (deck.cards.rows() == 0) return {};
  std::size_t longest = 0, most = 0;
  for (std::size_t card = 0; card < deck.cards.rows(); ++card) {
    const std::size_t letters = lettersOn(deck, card);
    if (letters > most) longest = card;
    most = std::max(most, letters);
  }
  return longest == 0 ? std::vector<std::size_t>{0} : std::vector<std::size_t>{0, longest};
}

std::size_t colorsOf(const QImage& face) {
  std::set<QRgb> colors;
  for (int y = 0; y < face.height(); y += 3) {
    for (int x = 0; x < face.width(); x += 3) colors.insert(face.pixel(x, y));
  }
  return colors.size();
}

// Paints the face: in a layout that is proposed there is something on it, and every text fits.
void paintFace(CardPainter& painter, std::size_t card, bool proposed) {
  const auto face = painter.renderImage(card, Side::kFront, 300);
  ASSERT_TRUE(face.ok()) << face.error().message;
  if (!proposed) return;
  EXPECT_GT(colorsOf(*face), 2U) << "paper, band and letters";
  for (const deck::Problem& problem : painter.problems().list()) {
    EXPECT_NE(problem.id, "text-too-large") << problem.sentence();
  }
}

TEST(ForeignDecks, ArePaintedAndPrinted) {
  FitGroups groups;
  const Scratch scratch;
  const std::string path = scratch.path("cards.pdf");
  PdfOptions singly;
  singly.singly = true;
  singly.copies = false;
  Progress progress;
  int printed = 0;
  for (const test::ForeignDeck& each : test::foreignDecks()) {
    SCOPED_TRACE(each.name);
    const auto source = deck::openDeck(each.deck);
    if (!source) continue;
    deck::DeckReading reading = groups.read(source->folder);
    if (!reading.deck) continue;
    Selection selection{std::make_shared<const Deck>(*std::move(reading.deck)), {}, {}};
    selection.cards = tellingCards(*selection.deck);
    CardPainter painter(selection.deck);
    const bool proposed = source->kind == deck::DeckSource::Kind::kTable;
    for (const std::size_t card : selection.cards) paintFace(painter, card, proposed);
    if (selection.cards.empty()) continue;
    const auto made = writePdf(selection, singly, path, progress);
    ASSERT_TRUE(made.ok()) << made.error().message;
    EXPECT_EQ(pagesOf(QString::fromStdString(path)), static_cast<int>(selection.cards.size()));
    ++printed;
  }
  EXPECT_GE(printed, 35);
}

}  // namespace
}  // namespace raindelay
