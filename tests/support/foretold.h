#pragma once

#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>

/// Chance that is known beforehand. To be included by one file of a program: it takes the place of
/// the system's function there.
namespace raindelay {

class Foretold {
 public:
  enum class Which {
    kFirst,  ///< the first number, and each second one behind it
    kAll,
  };
  explicit Foretold(Which which) {
    asked = 0;
    every = which == Which::kAll ? 1 : 2;
  }
  ~Foretold() { every = 0; }
  Foretold(const Foretold&) = delete;
  Foretold& operator=(const Foretold&) = delete;

  /// What temporary files are called behind their own name then.
  static constexpr const char* kEnding = "-1111111111111111.unfinished";
  /// So many numbers were asked for.
  static int count() { return asked; }

  inline static std::atomic<int> asked = 0;
  inline static std::atomic<int> every = 0;
};

}  // namespace raindelay

extern "C" ssize_t getrandom(void* buffer, std::size_t size, unsigned flags) {
  using raindelay::Foretold;
  if (Foretold::every == 0 || Foretold::asked++ % Foretold::every != 0) {
    return ::syscall(SYS_getrandom, buffer, size, flags);
  }
  std::fill_n(static_cast<unsigned char*>(buffer), size, static_cast<unsigned char>(0x11));
  return static_cast<ssize_t>(size);
}
