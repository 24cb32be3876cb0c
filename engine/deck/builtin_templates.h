#pragma once

#include <span>
#include <string_view>

namespace raindelay::deck {

/// A file of assets/studio/templates, compiled in.
struct BuiltinTemplateFile {
  std::string_view deck, path, text;
};

std::span<const BuiltinTemplateFile> builtinTemplateFiles();

}  // namespace raindelay::deck
