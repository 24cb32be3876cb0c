#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace raindelay::sound {

/// Samples a second, mono.
inline constexpr int kSampleRate = 44100;

/// Something stiff that was struck: a sine that dies away.
struct Ring {
  double at = 0;     ///< seconds from the beginning
  double hertz = 0;  ///< of the mode
  double decay = 0;  ///< seconds until it has lost 60 dB
  double gain = 1;
};

/// Something that rubs or bursts: noise through a band-pass whose middle wanders.
struct Rustle {
  double at = 0;         ///< seconds from the beginning
  double rise = 0;       ///< seconds until it is loudest
  double fall = 0;       ///< seconds from there until it has gone
  double fromHertz = 0;  ///< middle of the band at its beginning
  double toHertz = 0;    ///< and at its end
  double width = 1;      ///< of the band: 1 is wide, 0.1 is almost a tone
  double gain = 1;
};

/// A sound in the making: rings and rustles are laid on it, one over the other.
class SampleBuffer {
 public:
  /// `seed` makes the noise: the same seed, the same noise.
  SampleBuffer(double seconds, std::uint32_t seed);

  void add(const Ring& ring);
  void add(const Rustle& rustle);

  /// 16-bit samples at this loudness (see below), or softer if its peak would reach -6 dB of full
  /// scale. It ends at zero.
  [[nodiscard]] std::vector<std::int16_t> render(double decibels) const;

 private:
  /// Evenly from -1 to 1.
  [[nodiscard]] double noise();

  std::vector<double> samples_;
  std::uint32_t state_;
};

/// The loudness of a sound: the mean power of its loudest twentieth of a second, in dB of full
/// scale.
[[nodiscard]] double loudness(std::span<const std::int16_t> samples);

}  // namespace raindelay::sound
