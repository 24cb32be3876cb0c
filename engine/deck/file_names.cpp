#include "deck/file_names.h"

#include <algorithm>
#include <array>
#include <set>

#include "deck/utf8.h"

namespace raindelay::deck {
namespace {

constexpr std::size_t kLongest = 80;
constexpr std::string_view kRefused = "/\\:*?\"<>|";

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

/// The name up to its first dot.
std::string_view stemOf(std::string_view name) {
  return name.substr(0, name.find('.'));
}

/// Names of devices, on Windows with any ending.
bool isReserved(std::string_view name) {
  constexpr std::array<std::string_view, 4> kDevices = {"con", "prn", "aux", "nul"};
  const std::string stem = lower(stemOf(name));
  if (std::find(kDevices.begin(), kDevices.end(), stem) != kDevices.end()) return true;
  return stem.size() == 4 && (stem.starts_with("com") || stem.starts_with("lpt")) &&
         stem[3] >= '0' && stem[3] <= '9';
}

/// The beginning, not cut inside a character.
std::string cut(std::string text, std::size_t most) {
  if (text.size() <= most) return text;
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0) == 0x80) --most;
  text.resize(most);
  return text;
}

}  // namespace

std::string fileName(std::string_view text) {
  std::string name(text.substr(0, validUtf8(text)));
  for (char& c : name) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7F || kRefused.find(c) != std::string_view::npos) c = '_';
  }
  name = cut(std::move(name), kLongest);
  while (name.ends_with('.') || name.ends_with(' ')) name.pop_back();
  if (name.starts_with('.') || name.starts_with(' ')) name[0] = '_';
  if (name.empty() || isReserved(name)) name.insert(stemOf(name).size(), "_");
  return name;
}

std::vector<std::string> fileNames(const std::vector<std::string>& texts) {
  std::vector<std::string> names;
  std::set<std::string> taken;
  for (const std::string& text : texts) {
    const std::string plain = fileName(text);
    std::string name = plain;
    for (int number = 2; !taken.insert(lower(name)).second; ++number) {
      name = plain + '-' + std::to_string(number);
    }
    names.push_back(std::move(name));
  }
  return names;
}

}  // namespace raindelay::deck
