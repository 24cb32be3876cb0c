#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace raindelay::sound {

/// Sounds that are heard together, block by block.
class Mixer {
 public:
  /// From the next block on these samples are heard, `gain` times as high. They must outlive that.
  void begin(std::span<const std::int16_t> samples, double gain);
  /// Mixes the next samples of all that sounds, none louder than full scale. Returns true if
  /// anything does.
  bool mix(std::span<std::int16_t> block);
  /// Nothing sounds any more.
  void silence() { voices_.clear(); }

 private:
  struct Voice {
    std::span<const std::int16_t> left;
    double gain;
  };

  std::vector<Voice> voices_;
};

}  // namespace raindelay::sound
