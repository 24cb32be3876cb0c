// What preflight says of a deck's fonts, and the typefaces that it offers.
#include <gmock/gmock.h>

#include <QFontDatabase>
#include <QFontInfo>

#include "app/fonts_fixture.h"
#include "deck/big_endian.h"
#include "deck/font_file.h"
#include "deck/mend.h"
#include "output/preflight.h"
#include "support/emoji_font.h"
#include "support/font_maker.h"

namespace raindelay {
namespace {

const FontMaker kBoxes{{{U'A', 1000, 700}, {U' ', 300, 0}}};

/// What preflight says of all cards with this id.
std::vector<deck::ProblemGroup> preflightOf(const std::shared_ptr<const deck::Deck>& deck,
                                            const std::string& id) {
  Selection selection;
  selection.deck = deck;
  selection.cards = allCards(*deck);
  Progress progress;
  const auto findings = preflight({}, selection, homeLimits(*deck), progress);
  EXPECT_TRUE(findings.ok());
  std::vector<deck::ProblemGroup> groups = findings->all.groups();
  std::erase_if(groups, [&](const deck::ProblemGroup& group) { return group.problem.id != id; });
  return groups;
}

/// Of each the first value, and on how many.
std::map<std::string, std::size_t> cardsOf(const std::vector<deck::ProblemGroup>& groups) {
  std::map<std::string, std::size_t> cards;
  for (const deck::ProblemGroup& group : groups) {
    cards[group.problem.values.front()] = group.sites.size();
  }
  return cards;
}
using Cards = std::map<std::string, std::size_t>;

TEST(PreflightOfFonts, SaysOnceWhatIsInNone) {
  auto deck = deckWith("[a.ttf, b.ttf]", "A\\u200DB {name} \\u27AA",
                       {{"a.ttf", kBoxes.bytes()}, {"b.ttf", FontMaker{{{U'B', 9, 9}}}.bytes()}});
  // "One" and "Two" are the names of the cards.
  EXPECT_EQ(cardsOf(preflightOf(deck, "print-missing-glyph")), (Cards{{"\"➪\"", 2},
                                                                      {"\"O\"", 1},
                                                                      {"\"T\"", 1},
                                                                      {"\"e\"", 1},
                                                                      {"\"n\"", 1},
                                                                      {"\"o\"", 1},
                                                                      {"\"w\"", 1}}));
}

TEST(PreflightOfFonts, SaysWhatIsBlank) {
  QFile ours(QStringLiteral(":/fonts/BebasNeue-Regular.otf"));
  ASSERT_TRUE(ours.open(QIODevice::ReadOnly));
  std::string font = ours.readAll().toStdString();
  const auto wrong = [&] {
    const std::string text = "ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789 %&@";
    return cardsOf(
        preflightOf(deckWith("[a.otf, Inter]", text, {{"a.otf", font}}), "print-blank-glyph"));
  };
  EXPECT_EQ(wrong(), Cards());
  // In the middle of the table are outlines. Here they call what isn't there.
  const std::size_t entry = font.find("CFF ");
  const std::size_t begin = deck::bigEndian(font.substr(entry + 8, 4));
  const std::size_t length = deck::bigEndian(font.substr(entry + 12, 4));
  constexpr char kCall = '\x0A';
  font.replace(begin + length / 2, length / 4, std::string(length / 4, kCall));
  EXPECT_FALSE(wrong().empty());
}

struct Instead {
  const char* fonts;
  const char* instead;  ///< of the first; null: it is there
  deck::Severity severity;
};

TEST(PreflightOfFonts, SaysWhatIsUsedInsteadOfAMissingTypeface) {
  const std::string qts = QFontInfo(QFont(QStringLiteral("Futura"))).family().toStdString();
  for (const auto& [fonts, instead, severity] :
       {Instead{"Inter", nullptr, deck::Severity::kError},
        Instead{"[Inter, Futura]", nullptr, deck::Severity::kError},
        Instead{"Futura", qts.c_str(), deck::Severity::kError},
        Instead{"[Futura, Gill Sans]", qts.c_str(), deck::Severity::kError},
        Instead{"[Futura, Vollkorn]", "Vollkorn", deck::Severity::kWarning},
        Instead{"[Futura, Gill Sans, a.ttf, Vollkorn]", "a.ttf", deck::Severity::kWarning}}) {
    const auto deck = deckWith(fonts, "AA", {{"a.ttf", kBoxes.bytes()}});
    const auto groups = preflightOf(deck, "print-missing-font");
    ASSERT_EQ(groups.size(), instead == nullptr ? 0u : 1u) << fonts;
    EXPECT_EQ(preflightOf(deck, "print-missing-glyph").size(), 0u) << fonts;
    if (instead == nullptr) continue;
    EXPECT_EQ(groups[0].problem.values, (std::vector<std::string>{"Futura", instead})) << fonts;
    EXPECT_EQ(groups[0].problem.severity, severity) << fonts;
  }
}

/// Makes a typeface one that is installed, as far as Qt can tell: as it is, in colour or not. It
/// stays: taking one away makes Qt look for all others anew, and find other ones.
void install(const FontMaker& font, const char* family) {
  // With the name alone from the font that is called so.
  const std::string called = deck::fontCalled(kBoxes.bytes(), family);
  const auto number = [&](std::size_t at) { return deck::bigEndian(called.substr(at, 4)); };
  const std::size_t entry = called.find("name");
  FontMaker::Tables tables = font.tables();
  tables["name"] = called.substr(number(entry + 8), number(entry + 12));
  const std::string file = FontMaker::file(tables);
  EXPECT_GE(QFontDatabase::addApplicationFontFromData(QByteArray::fromStdString(file)), 0);
}

/// The remedy for the only character that is in none of the fonts.
std::string fixFor(const std::string& fonts, const std::string& text, const Files& files = {}) {
  const auto groups = preflightOf(deckWith(fonts, text, files), "print-missing-glyph");
  EXPECT_EQ(groups.size(), 1u) << text;
  return groups.empty() ? "" : groups[0].problem.fix();
}

TEST(FurtherTypefaces, AreOfTheDeckElseOursElseInstalled) {
  const FontMaker arrow{{{U'\u2192', 900, 300}}};
  EXPECT_EQ(fixFor("Bebas Neue", "A\\u2192"), "Add \"Inter\"");
  EXPECT_EQ(fixFor("Bebas Neue", "A\\u2192", {{"type/b.ttf", arrow.bytes()}}),
            "Add \"type/b.ttf\"");
  EXPECT_EQ(fixFor("Bebas Neue", "A\\u2192", {{"b.ttf", arrow.bytes().substr(0, 300)}}),
            "Add \"Inter\"")
      << "damaged";
  install(FontMaker{{{U'\U00101234', 900, 300}}}, "Rainfall");
  EXPECT_EQ(fixFor("Inter", "A\\U00101234"), "Add \"Rainfall\"");
  EXPECT_EQ(fixFor("Inter", "A\\U00101235"), "") << "nowhere";
}

TEST(FurtherTypefaces, AreNotInColorUnlessAnEmojiIsInAFile) {
  const FontMaker colors{
      {{U'\U00101236', 1000, 500}, {U'B', 1000, 700}, {U'C', 500, 700}}, 0, {0xFF0000, 0x00FF00}};
  install(colors, "Rainbow");
  ASSERT_TRUE(QFontDatabase::families().contains(QStringLiteral("Rainbow")));
  EXPECT_EQ(fixFor("Inter", "A\\U00101236"), "");
  EXPECT_EQ(fixFor("Inter", "A\\U00101236", {{"a.ttf", colors.bytes()}}), "");
  const Files emoji = {{"emoji.ttf", emojiFont().toStdString()}};
  EXPECT_EQ(fixFor("Inter", "A\\U0001F525", emoji), "Add \"emoji.ttf\"");
}

TEST(FurtherTypefaces, AreNotThoseOfOtherDecks) {
  const FontMaker font{{{U'\U00101237', 900, 300}}};
  painted("a.ttf", "\\U00101237", {{"a.ttf", font.bytes()}});
  EXPECT_EQ(fixFor("Inter", "A\\U00101237"), "");
}

TEST(FurtherTypefaces, AreNotOfferedToAFullList) {
  std::string list = "[Bebas Neue";
  for (std::size_t i = 2; i < kMaxFamilies; ++i) list += ", Bebas Neue";
  EXPECT_EQ(fixFor(list + "]", "A\\u2192"), "Add \"Inter\"");
  EXPECT_EQ(fixFor(list + ", Bebas Neue]", "A\\u2192"), "");
}

TEST(FurtherTypefaces, AreAddedToTheFontOfTheirText) {
  const auto folder = folderWith("{family: Bebas Neue, weight: 400}", "A **B** \\u2192", {});
  std::string& yaml = folder->files["deck.yaml"];
  yaml.replace(yaml.find("fonts: {"), 8, "fonts: {other: Bebas Neue, ");
  const auto read = [&] {
    return std::make_shared<const deck::Deck>(*deck::readSoundDeck(folder));
  };
  const auto groups = preflightOf(read(), "print-missing-glyph");
  ASSERT_EQ(groups.size(), 1u);
  const auto edit = deck::mended(groups[0], *folder, read().get());
  ASSERT_TRUE(edit.ok()) << edit.problem().sentence();
  std::string wanted = yaml;
  wanted.replace(wanted.find("family: Bebas Neue"), 18, "family: [Bebas Neue, Inter]");
  EXPECT_EQ(edit->after, wanted);
  yaml = wanted;
  EXPECT_EQ(preflightOf(read(), "print-missing-glyph").size(), 0u);
}

}  // namespace
}  // namespace raindelay
