// Builds each sound of the bank: things that are struck ring in a few modes, paper and cloth
// rustle. All are meant to be heard from the next table: short, dull rather than sharp, alike in
// loudness.
#include "sound/sound_bank.h"

#include <array>
#include <cmath>
#include <numbers>

namespace raindelay::sound {

namespace {

/// Their loudness (SampleBuffer::render), dB of full scale. A lasting sound is heard as louder.
constexpr double kStruck = -22;
constexpr double kLasting = -25;

/// A soft edge that slides on paper, and the tap with which the card comes to lie.
void card(SampleBuffer& buffer) {
  buffer.add(Rustle{0, 0.04, 0.05, 2600, 1500, 0.8, 0.7});
  buffer.add(Rustle{0.07, 0.003, 0.03, 900, 600, 1, 1.6});
  buffer.add(Ring{0.07, 190, 0.05, 0.25});
}

/// Two short strokes of stiff paper: the card is bent, and snaps flat.
void flip(SampleBuffer& buffer) {
  buffer.add(Rustle{0, 0.012, 0.03, 2100, 3200, 0.7, 0.6});
  buffer.add(Rustle{0.05, 0.003, 0.035, 3000, 1300, 0.8, 1.2});
  buffer.add(Ring{0.05, 260, 0.04, 0.12});
}

/// A riffle: flick upon flick, the closer the nearer the middle, then the bridge falls together.
void shuffle(SampleBuffer& buffer) {
  constexpr int kFlicks = 22;
  constexpr double kRiffle = 0.36;
  for (int i = 0; i < kFlicks; ++i) {
    const double share = static_cast<double>(i) / kFlicks;
    const double at = kRiffle * (share + 0.06 * std::sin(2 * std::numbers::pi * share));
    const double pitch = 2300 + 260 * (i % 5);
    buffer.add(Rustle{at, 0.002, 0.014, pitch, pitch * 0.7, 0.6, 0.6 + 0.4 * share});
  }
  buffer.add(Rustle{kRiffle + 0.02, 0.02, 0.1, 1900, 900, 0.9, 0.8});
}

/// Two dice of bone on a wooden board: each hops, lower and sooner each time.
void dice(SampleBuffer& buffer) {
  struct Knock {
    double at;
    double bone;  ///< hertz
    double gain;
  };
  constexpr std::array kKnocks{Knock{0, 1900, 1},       Knock{0.045, 2250, 0.9},
                               Knock{0.14, 1980, 0.6},  Knock{0.2, 2310, 0.5},
                               Knock{0.24, 2040, 0.35}, Knock{0.3, 2280, 0.25}};
  for (const Knock& knock : kKnocks) {
    buffer.add(Ring{knock.at, knock.bone, 0.03, 0.3 * knock.gain});
    buffer.add(Ring{knock.at, knock.bone * 1.62, 0.02, 0.15 * knock.gain});
    buffer.add(Ring{knock.at, 330, 0.07, 0.5 * knock.gain});
    buffer.add(Rustle{knock.at, 0.001, 0.006, 2600, 1800, 1, 0.5 * knock.gain});
  }
}

/// A round piece of wood that is struck once: the crack, then its first modes.
void wood(SampleBuffer& buffer, double hertz, double rings) {
  buffer.add(Rustle{0, 0.001, 0.009, 3200, 1600, 1, 1});
  buffer.add(Ring{0.0005, hertz, rings, 0.7});
  buffer.add(Ring{0.0005, hertz * 2.27, rings * 0.55, 0.4});
  buffer.add(Ring{0.0005, hertz * 4.1, rings * 0.3, 0.2});
}

/// Strings: a hollow tone, its octave, and a ball of felt that takes the edge off.
void racket(SampleBuffer& buffer) {
  buffer.add(Rustle{0, 0.002, 0.016, 1500, 900, 1, 0.8});
  buffer.add(Ring{0.0005, 440, 0.12, 0.8});
  buffer.add(Ring{0.0005, 905, 0.07, 0.35});
}

/// Leather closes round a ball: a slap with a thump below it.
void glove(SampleBuffer& buffer) {
  buffer.add(Rustle{0, 0.002, 0.03, 1300, 500, 1, 1.2});
  buffer.add(Ring{0.001, 125, 0.13, 0.8});
  buffer.add(Rustle{0.02, 0.02, 0.09, 500, 350, 0.8, 0.35});
}

/// Voices without words: bands where vowels lie, each with a swell of its own.
void crowd(SampleBuffer& buffer) {
  constexpr double kLasts = 1.8;
  struct Voice {
    double at;
    double hertz;
    double gain;
  };
  constexpr std::array kVoices{Voice{0, 330, 1},       Voice{0.1, 560, 0.8}, Voice{0.3, 410, 0.8},
                               Voice{0.45, 760, 0.5},  Voice{0.6, 480, 0.7}, Voice{0.2, 1120, 0.3},
                               Voice{0.75, 640, 0.45}, Voice{0.9, 360, 0.45}};
  for (const Voice& voice : kVoices) {
    const double left = kLasts - voice.at;
    buffer.add(Rustle{voice.at, left * 0.35, left * 0.65, voice.hertz, voice.hertz * 0.92, 0.35,
                      voice.gain});
  }
}

/// Heavy cloth along a rail: one long stroke whose pitch comes and goes, and a soft end.
void curtain(SampleBuffer& buffer) {
  buffer.add(Rustle{0, 0.25, 0.3, 600, 1700, 0.7, 1});
  buffer.add(Rustle{0.1, 0.2, 0.25, 1500, 700, 0.5, 0.6});
  buffer.add(Rustle{0.42, 0.02, 0.12, 300, 180, 1, 0.8});
}

/// Drops on a tin roof: ever more of them, each its own pitch, over a hiss that grows.
void rain(SampleBuffer& buffer) {
  constexpr int kDrops = 34;
  constexpr double kFalls = 0.5;
  for (int i = 0; i < kDrops; ++i) {
    const double at = kFalls * std::sqrt(static_cast<double>(i) / kDrops);
    const double pitch = 900 + 170 * (i * 7 % 11);
    buffer.add(Rustle{at, 0.001, 0.012, pitch * 1.8, pitch, 0.7, 0.5 + 0.12 * (i % 4)});
    buffer.add(Ring{at, pitch, 0.025, 0.12});
  }
  buffer.add(Rustle{0, 0.38, 0.19, 2600, 1900, 1, 0.35});
}

/// The ball knocks three stumps apart, each a little lower; two bails rattle on the ground.
void wicket(SampleBuffer& buffer) {
  constexpr std::array kStumps{760.0, 690.0, 610.0};
  for (std::size_t i = 0; i < kStumps.size(); ++i) {
    const double at = 0.012 * static_cast<double>(i);
    buffer.add(Rustle{at, 0.001, 0.012, 2800, 1300, 1, 0.8});
    buffer.add(Ring{at, kStumps[i], 0.11, 0.6});
    buffer.add(Ring{at, kStumps[i] * 2.4, 0.06, 0.3});
  }
  for (const double at : {0.16, 0.2, 0.25, 0.27}) {
    buffer.add(Rustle{at, 0.001, 0.01, 2400, 1600, 1, 0.3});
    buffer.add(Ring{at, 1350 + 900 * (at - 0.16), 0.04, 0.22});
  }
}

/// Five beats of feathers, quicker and softer as the bird gets away.
void wings(SampleBuffer& buffer) {
  constexpr int kBeats = 5;
  double at = 0;
  for (int i = 0; i < kBeats; ++i) {
    const double gain = 1 - 0.15 * i;
    buffer.add(Rustle{at, 0.025, 0.055, 700 + 60.0 * i, 380, 0.7, gain});
    buffer.add(Rustle{at + 0.02, 0.01, 0.03, 2100, 1500, 0.8, 0.25 * gain});
    at += 0.105 - 0.007 * i;
  }
}

/// Felt on a court, three times, lower and sooner each time.
void bounce(SampleBuffer& buffer) {
  struct Hop {
    double at;
    double gain;
  };
  constexpr std::array kHops{Hop{0, 1}, Hop{0.17, 0.55}, Hop{0.29, 0.3}};
  for (const Hop& hop : kHops) {
    buffer.add(Rustle{hop.at, 0.002, 0.02, 1000, 600, 1, 0.8 * hop.gain});
    buffer.add(Ring{hop.at, 210, 0.08, 0.9 * hop.gain});
    buffer.add(Ring{hop.at, 395, 0.04, 0.3 * hop.gain});
  }
}

/// Cloth and spikes through sand, and the foot meets the bag.
void slide(SampleBuffer& buffer) {
  buffer.add(Rustle{0, 0.06, 0.24, 1700, 800, 1, 0.9});
  buffer.add(Rustle{0.05, 0.05, 0.18, 3000, 2000, 0.8, 0.3});
  buffer.add(Rustle{0.27, 0.003, 0.05, 600, 300, 1, 1});
  buffer.add(Ring{0.27, 105, 0.09, 0.6});
}

/// Twice on thick wood.
void knock(SampleBuffer& buffer) {
  for (const double at : {0.0, 0.12}) {
    buffer.add(Rustle{at, 0.001, 0.012, 1400, 700, 1, 0.7});
    buffer.add(Ring{at, 330, 0.06, 0.7});
    buffer.add(Ring{at, 740, 0.035, 0.3});
  }
}

struct Recipe {
  double seconds;
  double loudness;
  void (*lay)(SampleBuffer& buffer);
};

/// In the order of Sound.
constexpr std::array<Recipe, kSounds> kRecipes{{
    {0.13, kStruck, card},
    {0.11, kStruck, flip},
    {0.5, kLasting, shuffle},
    {0.42, kStruck, dice},
    {0.18, kStruck, [](SampleBuffer& buffer) { wood(buffer, 590, 0.12); }},
    {0.17, kStruck, racket},
    {0.2, kStruck, [](SampleBuffer& buffer) { wood(buffer, 370, 0.16); }},
    {0.2, kStruck, glove},
    {1.8, kLasting, crowd},
    {0.58, kLasting, curtain},
    {0.6, kLasting, rain},
    {0.33, kStruck, wicket},
    {0.5, kLasting, wings},
    {0.38, kStruck, bounce},
    {0.38, kLasting, slide},
    {0.24, kStruck, knock},
}};

const Recipe& recipeOf(Sound sound) {
  return kRecipes[static_cast<std::size_t>(sound)];
}

}  // namespace

int lengthMs(Sound sound) {
  return static_cast<int>(std::lround(recipeOf(sound).seconds * 1000));
}

std::vector<std::int16_t> samplesOf(Sound sound) {
  const Recipe& recipe = recipeOf(sound);
  SampleBuffer buffer(recipe.seconds, 0x9e3779b9U + static_cast<std::uint32_t>(sound));
  recipe.lay(buffer);
  return buffer.render(recipe.loudness);
}

}  // namespace raindelay::sound
