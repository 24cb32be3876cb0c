// Pictures whose files end too early, seen without unpacking them.
#include "deck/art_check.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "deck/picture.h"
#include "engine/deck_fixture.h"

namespace raindelay::deck {
namespace {

using namespace std::literals;

// A chunk of a PNG file; nobody looks at its checksum here.
std::string chunk(const std::string& type, const std::string& content) {
  std::string length(4, '\0');
  length[2] = static_cast<char>(content.size() >> 8);
  length[3] = static_cast<char>(content.size() & 0xFF);
  return length + type + content + "\0\0\0\0"s;
}

const std::string kPng = "\x89PNG\r\n\x1a\n" + chunk("IHDR", "\0\0\0\2\0\0\0\2\x08\2\0\0\0"s) +
                         chunk("IDAT", std::string(300, 'x')) + chunk("IDAT", "IEND") +
                         chunk("IEND", "");
// What is packed has FF before a zero, a restart marker, and before the end a byte FF that fills.
const std::string kJpeg =
    "\xFF\xD8\xFF\xE1\0\x06\xFF\xD9\xFF\xD9"s
    "\xFF\xC0\0\x0B\x08\0\2\0\2\1\1\x11\0"s
    "\xFF\xDA\0\x08\1\1\0\0\x3F\0"s
    "packed\xFF\0more\xFF\xD0more\xFF\xFF\xD9"s;

TEST(ArtCheck, APictureIsWholeOnlyToItsEnd) {
  for (const std::string& whole : {kPng, kJpeg}) {
    ASSERT_TRUE(checkWholeImage(whole, "a").ok());
    EXPECT_TRUE(checkWholeImage(whole + "and more", "a").ok());
    EXPECT_EQ(checkWholeImage(whole, "a")->width, 2u);
    for (std::size_t size = 0; size < whole.size(); ++size) {
      EXPECT_FALSE(checkWholeImage(whole.substr(0, size), "a").ok()) << size;
    }
    const std::string cut = whole.substr(0, whole.size() - 1);
    EXPECT_EQ(checkWholeImage(cut, "a").problem().id, kinds::kImageCutOff.id);
    EXPECT_TRUE(checkImage(cut, "a").ok());
  }
}

TEST(ArtCheck, WhatAPictureSaysOfItsLengthLeadsNowhere) {
  std::string png = kPng;
  png.replace(33, 4, "\xFF\xFF\xFF\xF0");
  EXPECT_FALSE(checkWholeImage(png, "a").ok());
  std::string jpeg = kJpeg;
  jpeg.replace(jpeg.find("\xFF\xDA") + 2, 2, "\xFF\xFF");
  EXPECT_FALSE(checkWholeImage(jpeg, "a").ok());
  const std::string head = kJpeg.substr(0, kJpeg.find("packed"));
  EXPECT_FALSE(checkWholeImage(head + std::string(1'000'000, '\xFF'), "a").ok());
}

TEST(ArtCheck, CheckingADeckFindsAPictureThatIsCutOff) {
  for (const std::string& whole : {kPng, kJpeg}) {
    auto folder = testFolder(withElements("[{type: image, src: a.png, box: trim}]"));
    folder->files["a.png"] = whole;
    const DeckReading reading = readDeck(folder);
    EXPECT_EQ(sentencesOf(checkDeck(*reading.deck)), Sentences());
    folder->files["a.png"].pop_back();
    EXPECT_EQ(checkDeck(*reading.deck).list().front().id, kinds::kImageCutOff.id);
  }
}

}  // namespace
}  // namespace raindelay::deck
