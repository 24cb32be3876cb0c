// What a table is asked, and the layout that comes of the answers.
#include "deck/import_answers.h"

#include <gtest/gtest.h>

#include <cmath>

#include "deck/picture.h"
#include "deck/picture_finder.h"
#include "deck/propose.h"
#include "engine/deck_fixture.h"
#include "support/font_maker.h"

namespace raindelay::deck {
namespace {

using Role = ColumnRole;

/// A PNG file of a size, with a head and an end: all that tells its shape.
std::string pngOf(std::uint32_t width, std::uint32_t height) {
  std::string bytes = "\x89PNG\r\n\x1a\n";
  bytes.append("\0\0\0\x0dIHDR", 8);
  for (const std::uint32_t side : {width, height}) {
    for (const int shift : {24, 16, 8, 0}) bytes += static_cast<char>(side >> shift & 0xFF);
  }
  bytes.append(std::string("\x08\2\0\0\0\0\0\0\0\0\0\0\0IEND\0\0\0\0", 21));
  return bytes;
}

class ImportedTable : public testing::Test {
 protected:
  void table(const std::string& csv) { folder_->files["cards.csv"] = csv; }
  void picture(const std::string& path, std::uint32_t width = 4, std::uint32_t height = 3) {
    folder_->files[path] = pngOf(width, height);
  }
  DataFrame cards() const { return *readDataFrame(*folder_, "cards.csv"); }
  ImportAnswers guess() const { return guessedAnswers(cards(), folder_); }

  /// The deck that these answers make.
  Deck deckBy(const ImportAnswers& answers) const {
    const auto folder = std::make_shared<MemoryFolder>(*folder_);
    const PictureFinder finder(folder_);
    folder->files["deck.yaml"] =
        proposedLayout(cards(), answers, {"Cards", "cards.csv", {}, &finder});
    auto deck = readSoundDeck(folder);
    EXPECT_TRUE(deck.ok()) << deck.error().message << folder->files["deck.yaml"];
    return *std::move(deck);
  }
  /// What a side prints: texts, and the paths of pictures in brackets.
  static std::string printed(const Deck& deck, Side side = Side::kFront) {
    std::string all;
    for (const Primitive& figure : compose(deck, 0, side).figures) {
      if (const auto* text = std::get_if<TextShape>(&figure.shape)) all += text->text + "\n";
      for (const std::string_view path : artOf(figure)) all += "[" + std::string(path) + "]\n";
    }
    return all;
  }

  std::shared_ptr<MemoryFolder> folder_ = std::make_shared<MemoryFolder>();
};

TEST_F(ImportedTable, IsAnsweredByWhatIsInIt) {
  table(
      "id,Name,Qty,Cost,Rules,Art,Back,url,Notes\n"
      "7f,Troll,3,2,Sleeps until somebody pays.,troll.png,Grim and grey,https://example.org/t,\n"
      "7e,Elf,1,1,Sings.,elf.png,Fair,https://example.org/e,\n");
  const ImportAnswers answers = guess();
  EXPECT_EQ(answers.of(Role::kCopies), "Qty");
  EXPECT_EQ(answers.of(Role::kTitle), "Name");
  EXPECT_EQ(answers.of(Role::kText), "Rules");
  EXPECT_EQ(answers.of(Role::kPicture), "Art");
  EXPECT_EQ(answers.of(Role::kCost), "Cost");
  EXPECT_EQ(answers.of(Role::kBack), "Back");
  EXPECT_EQ(answers.leftOut, (std::set<std::string, std::less<>>{"id", "url", "Notes"}));
  EXPECT_EQ(answers.size, CardSize());
  const Deck deck = deckBy(answers);
  EXPECT_EQ(deck.copies(0), 3);
  EXPECT_EQ(printed(deck, Side::kBack), "Grim and grey\n");
}

TEST_F(ImportedTable, OffersWhatMayCount) {
  table("name,many,few,note\nTroll,3,x,a\nElf,two,1,b\nOrc,1,,c\n");
  folder_->files["fonts/Own.ttf"] = "";
  const ImportChoices choices = choicesFor(cards(), *folder_);
  EXPECT_EQ(choices.fonts, std::vector<std::string>{"fonts/Own.ttf"});
  EXPECT_EQ(choices.printable, (std::vector<std::string>{"name", "many", "few", "note"}));
  EXPECT_EQ(choices.counting, (std::vector<std::string>{"", "many", "few"}));
  // A column of this name counts; none would be no answer.
  table("name,copies,qty\nTroll,3,1\n");
  EXPECT_EQ(choicesFor(cards(), *folder_).counting, (std::vector<std::string>{"copies", "qty"}));
  EXPECT_EQ(guess().of(Role::kCopies), "copies");
}

struct Choice {
  const char* what;
  Role role;
  const char* column;
  const char* front;
  const char* back;
};

TEST_F(ImportedTable, IsLaidOutAsAnswered) {
  table("a,b,n,p\nOne,Two,3,troll\n");
  picture("art/troll.png");
  const char* kUsual = "One\n[art/troll.png]\n3\nn\nb: Two   \n";
  const std::vector<Choice> choices = {
      {"another title", Role::kTitle, "b", "Two\n[art/troll.png]\n3\nn\na: One   \n", ""},
      {"no title", Role::kTitle, "", "[art/troll.png]\n3\nn\na: One   b: Two   \n", ""},
      {"a text", Role::kText, "b", "One\n[art/troll.png]\n3\nn\nTwo\n", ""},
      {"no picture", Role::kPicture, "", "One\n3\nn\nb: Two   p: troll   \n", ""},
      {"a cost", Role::kCost, "n", "One\n3\n[art/troll.png]\nb: Two   \n", ""},
      {"a back", Role::kBack, "b", "One\n[art/troll.png]\n3\nn\n", "Two\n"},
      {"a picture's back", Role::kBack, "p", "One\n3\nn\nb: Two   \n", "[art/troll.png]\n"},
      {"copies", Role::kCopies, "n", "One\n[art/troll.png]\nb: Two   \n", ""},
  };
  EXPECT_EQ(printed(deckBy(guess())), kUsual);
  for (const Choice& choice : choices) {
    ImportAnswers answers = guess();
    answers.give(choice.role, choice.column);
    const Deck deck = deckBy(answers);
    EXPECT_EQ(printed(deck), choice.front) << choice.what;
    EXPECT_EQ(printed(deck, Side::kBack), choice.back) << choice.what;
    EXPECT_EQ(deck.copies(0), choice.role == Role::kCopies ? 3 : 1) << choice.what;
    EXPECT_EQ(sentencesOf(checkDeck(deck)), Sentences()) << choice.what;
  }
  ImportAnswers less = guess();
  less.leftOut = {"b", "n"};
  EXPECT_EQ(printed(deckBy(less)), "One\n[art/troll.png]\n");
}

TEST_F(ImportedTable, CallsItsCardsByTheTitleThatWasAnswered) {
  table("Karte,Effekt\nBurg,Hält drei Runden lang stand.\n");
  EXPECT_EQ(deckBy(guess()).title(0), "Burg");
  table("name,other\nTroll,Ogre\n");
  ImportAnswers answers = guess();
  EXPECT_EQ(deckBy(answers).title(0), "Troll");
  answers.give(Role::kTitle, "other");
  EXPECT_EQ(deckBy(answers).title(0), "Ogre");
}

TEST_F(ImportedTable, GivesAColumnOnePart) {
  table("a,b,c\nOne,Two,Three\n");
  ImportAnswers answers = guess();
  answers.leftOut = {"b"};
  answers.give(Role::kText, "b");
  EXPECT_TRUE(answers.leftOut.empty()) << "what is chosen is printed";
  answers.give(Role::kCost, "b");
  EXPECT_EQ(answers.of(Role::kText), "");
  answers.give(Role::kTitle, "c");
  answers.give(Role::kPicture, "c");
  EXPECT_EQ(answers.of(Role::kTitle), "c") << "a title may name the picture";
  EXPECT_TRUE(answers.fit(cards()));
  table("a,b\nOne,Two\n");
  EXPECT_FALSE(answers.fit(cards()));
}

TEST_F(ImportedTable, HasSmallerTypeOnASmallerCard) {
  table("name,text\nTroll,Sleeps.\n");
  const auto typeSize = [&](const CardSize& size) {
    ImportAnswers answers = guess();
    answers.size = size;
    return std::get<TextShape>(compose(deckBy(answers), 0, Side::kFront).figures.back().shape).size;
  };
  EXPECT_NEAR(typeSize({63.5, 88.9}), 3.2, 0.01);
  EXPECT_NEAR(typeSize({31.75, 44.45}), 1.6, 0.01);
  EXPECT_NEAR(typeSize({4 * 63.5, 4 * 88.9}), 6.4, 0.01)
      << "and not as much larger on a larger one";
}

TEST_F(ImportedTable, MayBeOfAnySize) {
  table("name,cost,text,hp,flavor,art,set\nTroll,3,Sleeps until noon.,7,Zzz,art/troll.png,First\n");
  picture("art/troll.png");
  for (const StandardSize& each : standardSizes()) {
    for (const bool across : {false, true}) {
      ImportAnswers answers = guess();
      answers.size = across ? CardSize{each.size.height, each.size.width} : each.size;
      const Deck deck = deckBy(answers);
      EXPECT_NEAR(deck.width, answers.size.width, 0.01) << each.id;
      EXPECT_NEAR(deck.height, answers.size.height, 0.01) << each.id;
      EXPECT_EQ(sentencesOf(checkDeck(deck)), Sentences()) << each.id;
    }
  }
}

struct Shape {
  const char* what;
  std::uint32_t width, height;
  CardSize size;
};

TEST_F(ImportedTable, IsAsLargeAsItsPicturesTell) {
  const CardSize poker, bridge{57.15, 88.9}, tarot{70, 120};
  const std::vector<Shape> shapes = {
      {"a poker card", 750, 1050, poker},       {"with its bleed", 825, 1125, poker},
      {"a bridge card", 675, 1050, bridge},     {"a tarot card", 700, 1200, tarot},
      {"a square on a card", 500, 500, poker},  {"a wide one on a card", 1050, 750, poker},
      {"of no card's shape", 900, 1000, poker},
  };
  for (const Shape& shape : shapes) {
    table("name,text,art\nTroll,Sleeps.,troll.png\nElf,Sings.,elf.png\n");
    picture("troll.png", shape.width, shape.height);
    picture("elf.png", shape.width, shape.height);
    EXPECT_EQ(guess().size, shape.size) << shape.what;
  }
  // Pictures alone are the cards, also square ones and drawings.
  table("art\nicon.svg\n");
  folder_->files["icon.svg"] = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'/>";
  EXPECT_EQ(guess().size, (CardSize{70, 70}));
  const Deck deck = deckBy(guess());
  const Picture front = compose(deck, 0, Side::kFront);
  EXPECT_EQ(std::get<SvgShape>(front.figures.back().shape).box,
            (Box{-3.175, -3.175, 76.35, 76.35}));
}

struct Fonts {
  const char* what;
  std::vector<const char*> files;
  OwnFonts chosen;
};

TEST_F(ImportedTable, IsSetInTheFontsThatLieWithIt) {
  const std::string font = FontMaker{{{U'A', 500, 700}}}.bytes();
  const std::vector<Fonts> cases = {
      {"none", {"a.woff2", "far/off/a.ttf"}, {}},
      {"beside the table", {"Harbour.ttf"}, {"Harbour.ttf", ""}},
      {"in a folder", {"fonts/Harbour.OTF"}, {"fonts/Harbour.OTF", ""}},
      {"a bold one", {"A-Regular.ttf", "B-Bold.ttf"}, {"B-Bold.ttf", ""}},
      {"by their names",
       {"A-Bold.ttf", "My Text.ttf", "Z-Display.ttf"},
       {"Z-Display.ttf", "My Text.ttf"}},
      {"the folder's name says nothing", {"text/A.ttf", "title/B.ttf"}, {"text/A.ttf", ""}},
      {"no slanted one, no symbols", {"A-Italic.ttf", "Icons.ttf", "NotoEmoji.ttf"}, {}},
      {"nothing damaged", {"broken.ttf", "whole.ttf"}, {"whole.ttf", ""}},
  };
  table("name,text\nTroll,Sleeps.\n");
  const std::map<std::string, std::string> alone = folder_->files;
  for (const Fonts& each : cases) {
    folder_->files = alone;
    for (const std::string file : each.files) {
      folder_->files[file] = file == "broken.ttf" ? "not a font" : font;
    }
    EXPECT_EQ(guess().fonts, each.chosen) << each.what;
    const Deck deck = deckBy(guess());
    const auto families = [&](const char* role) {
      const FontRole& read = deck.fonts.at(role);
      return read.fallbacks.empty() ? read.family : read.family + ", " + read.fallbacks[0];
    };
    const auto& [title, text] = each.chosen;
    EXPECT_EQ(families("title"), title.empty() ? "Vollkorn" : title + ", Vollkorn") << each.what;
    EXPECT_EQ(families("text"), text.empty() ? "Inter" : text + ", Inter") << each.what;
    EXPECT_EQ(sentencesOf(checkDeck(deck)), Sentences()) << each.what;
  }
}

TEST(CardSizes, AreTrimmedFromArtworkWithBleedOrWithout) {
  const double inch = 25.4;
  EXPECT_EQ(trimmedFrom({2.75 * inch, 3.75 * inch}), CardSize());
  EXPECT_EQ(trimmedFrom({2.5 * inch, 3.5 * inch}), CardSize());
  EXPECT_EQ(trimmedFrom({3.75 * inch, 2.75 * inch}), (CardSize{88.9, 63.5}));
  EXPECT_EQ(trimmedFrom({106.35, 56.35}), (CardSize{100, 50}));
  EXPECT_FALSE(sizeOfShape(3));
  // With its bleed it is a poker card, without any nothing.
  EXPECT_EQ(sizeOfShape(825.0 / 1125), CardSize());
}

TEST(PictureFinder, FindsFilesAsPeopleCallThem) {
  auto folder = std::make_shared<MemoryFolder>();
  for (const char* path : {"own.png", "art/Dragon.PNG", "images/elf.jpeg", "images/deep/orc.png",
                           "art/both.png", "art/both.svg", "art/notes.txt", ".hidden/imp.png",
                           "art/Elk.png", "art/elk.png", "art/ELK.png"}) {
    folder->files[path] = "x";
  }
  const PictureFinder finder(folder);
  const std::vector<std::pair<const char*, const char*>> cases = {
      {"own.png", "own.png"},
      {"OWN", "own.png"},
      {"dragon", "art/Dragon.PNG"},
      {"dragon.png", "art/Dragon.PNG"},
      {"art/dragon", "art/Dragon.PNG"},
      {"elf", "images/elf.jpeg"},
      {"images/deep/orc", "images/deep/orc.png"},
      {"both", "art/both.svg"},
      {"art/dragon.png", "art/Dragon.PNG"},
      {"elk.png", "art/elk.png"},
      {"art/Elk.png", "art/Elk.png"},
      {"elk", "art/elk.png"},
      {"eLK.png", "art/elk.png"},
      // As they are written:
      {"art/imp.png", "art/imp.png"},
      {"orc", "orc"},
      {"notes", "notes"},
      {"imp", "imp"},
      {"../own", "../own"},
      {"", ""},
  };
  for (const auto& [said, path] : cases) EXPECT_EQ(finder.find(said), path) << said;
}

// An element that names a picture finds it in the same way, in any deck.
TEST(PictureFinder, WorksForEveryElement) {
  const auto folder =
      testFolder(withElements("[{type: image, src: \"{name}\", box: trim}, {type: image, src: "
                              "\"art/{kind}\", box: trim}]"),
                 "code,kind,name\na,plain,One\nb,plain,Two\nc,fancy,Three\n");
  folder->files["pictures/one.svg"] = "<svg/>";
  folder->files["art/plain.png"] = pngOf(1, 1);
  const auto deck = readSoundDeck(folder);
  ASSERT_TRUE(deck.ok()) << deck.error().message;
  const Picture front = compose(*deck, 0, Side::kFront);
  ASSERT_EQ(front.figures.size(), 2U);
  EXPECT_EQ(artOf(front.figures[0]), std::vector<std::string_view>{"pictures/one.svg"});
  EXPECT_EQ(artOf(front.figures[1]), std::vector<std::string_view>{"art/plain.png"});
  const Sentences said = sentencesOf(checkDeck(*deck));
  ASSERT_EQ(said.size(), 1U) << "the card called Two has no picture";
  EXPECT_NE(said[0].find("no file \"Two\""), std::string::npos) << said[0];
}

}  // namespace
}  // namespace raindelay::deck
