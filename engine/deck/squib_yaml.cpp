// Squib's YAML files: layouts and config.yml.
#include "deck/length.h"
#include "deck/squib.h"
#include "deck/yaml.h"

namespace raindelay::deck {
namespace {

constexpr std::size_t kMostEntries = 500, kLongestKey = 40;

// The folder of "img", "./img/" or "."; nothing if it isn't inside the project.
std::optional<std::string> folderOf(const std::string& value) {
  std::string said = plainPath(value);
  while (said.ends_with('/')) said.pop_back();
  if (said.empty() || said == ".") return "";
  return checkedPath(said) ? std::optional(said) : std::nullopt;
}

// All settings of Squib are called so.
bool isSetting(const std::string& key) {
  return key.size() <= kLongestKey &&
         key.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string::npos;
}

// A setting with an equivalent; false if it has none.
bool takeSetting(const std::string& key, const std::string& value, SquibScript& script) {
  if (key == "dpi") {
    if (!script.dpi) script.takeDpi(value);
    return script.dpi.has_value();
  }
  if (key == "cell_px") {
    const auto pixels = parseNumber(value);
    if (pixels && *pixels > 0) script.cellPixels = *pixels;
    return pixels && *pixels > 0;
  }
  const auto folder = key == "img_dir" ? folderOf(value) : std::nullopt;
  if (folder) script.pictures = *folder;
  return folder.has_value();
}

}  // namespace

void readSquibConfig(const std::string& yaml, SquibScript& script) {
  try {
    const YAML::Node root = loadYaml(yaml);
    if (!root.IsMap()) return;
    for (const auto& each : root) {
      if (!each.first.IsScalar() || script.left.size() >= kMostEntries) continue;
      const std::string& key = each.first.Scalar();
      const bool taken = each.second.IsScalar() && takeSetting(key, each.second.Scalar(), script);
      if (!taken && isSetting(key)) script.left.push_back(key);
    }
  } catch (const YAML::Exception&) {
    // As if there were none.
  }
}

void readSquibLayout(const std::string& yaml, SquibLayout& layout) {
  try {
    const YAML::Node root = loadYaml(yaml);
    if (!root.IsMap()) return;
    for (const auto& each : root) {
      if (!each.first.IsScalar() || !each.second.IsMap() || layout.size() == kMostEntries) continue;
      SquibEntry entry;
      const YAML::Node base = each.second["extends"];
      if (base && base.IsScalar() && layout.contains(base.Scalar())) entry = layout[base.Scalar()];
      const auto take = [&](const char* key, std::string& into) {
        const YAML::Node value = each.second[key];
        if (value && value.IsScalar()) into = value.Scalar();
      };
      take("x", entry.x);
      take("y", entry.y);
      take("width", entry.width);
      take("height", entry.height);
      take("font", entry.font);
      take("font_size", entry.fontSize);
      layout[each.first.Scalar()] = std::move(entry);
    }
  } catch (const YAML::Exception&) {
    // It stays as it was: what it would have placed is left.
  }
}

}  // namespace raindelay::deck
