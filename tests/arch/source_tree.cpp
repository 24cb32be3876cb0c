#include "arch/source_tree.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>
#include <string_view>

namespace raindelay::arch {
namespace {

namespace fs = std::filesystem;

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool isLeftOut(const fs::path& path) {
  const std::string name = path.filename().string();
  return isOneOf(name, {"build", ".git", ".cache", "compile_commands.json", "__pycache__"}) ||
         path.extension() == ".user";
}

bool isPicture(const fs::path& path) {
  return isOneOf(path.extension().string(), {".png", ".jpg", ".ogg", ".wav", ".otf", ".ttf"});
}

std::vector<Mention> mentions(const std::string& text, const std::regex& pattern) {
  std::vector<Mention> found;
  std::istringstream lines(text);
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    std::smatch match;
    if (std::regex_search(line, match, pattern)) found.push_back({number, match[1]});
  }
  return found;
}

}  // namespace

SourceTree readTree(const std::string& folder) {
  SourceTree tree;
  const fs::path top = folder;
  for (auto entry = fs::recursive_directory_iterator(top);
       entry != fs::recursive_directory_iterator(); ++entry) {
    if (isLeftOut(entry->path())) {
      entry.disable_recursion_pending();
      continue;
    }
    if (!entry->is_regular_file()) continue;
    SourceFile file{entry->path().lexically_relative(top).generic_string(), {}};
    if (!isPicture(entry->path())) {
      std::ifstream stream(entry->path(), std::ios::binary);
      file.text.assign(std::istreambuf_iterator<char>(stream), {});
    }
    tree.push_back(std::move(file));
  }
  std::sort(tree.begin(), tree.end(),
            [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
  return tree;
}

std::string firstPart(const std::string& path) {
  return path.substr(0, path.find('/'));
}

std::string withoutFirstPart(const std::string& path) {
  const auto slash = path.find('/');
  return slash == std::string::npos ? std::string() : path.substr(slash + 1);
}

bool isCode(const std::string& path) {
  return path.ends_with(".cpp") || path.ends_with(".h") || path.ends_with(".in");
}

std::string moduleOf(const std::string& path) {
  static const std::string kModules = "qml/RainDelay/";
  if (!path.starts_with(kModules)) return {};
  const std::string inside = path.substr(kModules.size());
  return inside.find('/') == std::string::npos ? std::string() : firstPart(inside);
}

std::vector<Mention> includesOf(const std::string& text) {
  static const std::regex kInclude(R"re(^\s*#\s*include\s*[<"]([^>"]+)[>"])re");
  return mentions(text, kInclude);
}

std::vector<Mention> importsOf(const std::string& text) {
  static const std::regex kImport(R"re(^\s*import\s+([\w.]+|"[^"]*"))re");
  return mentions(text, kImport);
}

}  // namespace raindelay::arch
