#pragma once

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>

/// What the programs that libFuzzer drives have in common. Each tries one input in
/// LLVMFuzzerTestOneInput(): what comes of it is sound or a sentence, whatever the input is.
namespace raindelay::fuzz {

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

/// Stops at what must not be: the input that did it is kept.
inline void expect(bool kept) {
  if (!kept) std::abort();
}

/// A message is something, and one line.
inline void expectSentence(std::string_view message) {
  expect(!message.empty() && message.find('\n') == std::string_view::npos);
}

/// The folder of this program alone, for readers that want a path.
inline std::string home() {
  const char* folder = std::getenv("RAINDELAY_HOME");
  return folder == nullptr ? "." : folder;
}

/// A file there with this content; always the same one.
inline std::string fileWith(std::string_view content, const std::string& name = "input") {
  std::string path = home() + '/' + name;
  std::ofstream(path, std::ios::binary | std::ios::trunc) << content;
  return path;
}

}  // namespace raindelay::fuzz
