// Pictures of pixels: each is read or refused in a sentence. What was changed in a PNG file gets
// its checksums again, or nobody would look at it.
#include <QCoreApplication>
#include <algorithm>

#include "deck/art_check.h"
#include "fuzz/png.h"
#include "fuzz/qt.h"
#include "painter/pixels.h"

using namespace raindelay;

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
  const std::size_t changed = LLVMFuzzerMutate(data, size, most);
  constexpr unsigned kOftenSound = 8;
  if (seed % kOftenSound != 0) fuzz::sumUp(data, changed);
  return changed;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::application<QCoreApplication>();
  const std::string bytes(fuzz::textOf(data, size));
  // A picture may be large: what takes long says nothing new.
  constexpr std::uint64_t kPixels = 100'000;
  const auto facts = deck::checkWholeImage(bytes, "a.png");
  if (facts && std::uint64_t{facts->width} * facts->height > kPixels) return 0;
  const auto pixels = readPixels(bytes, "a.png");
  if (!pixels) {
    fuzz::expectSentence(pixels.problem().message());
    return 0;
  }
  fuzz::expect(facts.ok() && !pixels->image.isNull());
  return 0;
}
