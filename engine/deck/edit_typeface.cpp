#include <optional>

#include "deck/edit.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"
#include "deck/yaml.h"
#include "deck/yaml_text.h"

namespace raindelay::deck {
namespace {

using Node = YAML::Node;

// Behind a list's entries, in its brackets or on a line of its own; a text becomes the first of a
// list.
std::optional<std::string> appended(std::string_view yaml, const Node& old,
                                    const std::string& entry) {
  if (old.IsSequence() && old.size() == 0) return std::nullopt;
  const Node last = old.IsSequence() ? Node(old[old.size() - 1]) : old;
  const auto span = last.IsScalar() ? spanOf(yaml, last) : std::nullopt;
  if (!span) return std::nullopt;
  std::string made(yaml);
  if (!old.IsSequence()) {
    made.insert(span->end, ", " + entry + ']');
    return made.insert(span->begin, "[");
  }
  if (yaml[offsetOf(old)] == '[') return made.insert(span->end, ", " + entry);
  const std::size_t line = yaml.rfind('\n', span->begin) + 1;  // npos + 1 is 0
  const std::string_view before = yaml.substr(line, span->begin - line);
  if (trimmed(before) != "-") return std::nullopt;
  const LineEnd end = lineEndBehind(yaml, span->end);
  return made.insert(end.at, std::string(end.bytes) + std::string(before) + entry);
}

// The place of a font's families in the document: its own, or its key `family`.
Node familiesOf(Node root, const std::string& role) {
  Node font = root["fonts"][role];
  return font.IsMap() ? font["family"] : font;
}

Problem notSimple(const std::string& role, const Node& node) {
  return {kinds::kNotSimple, {inQuotes(role), std::to_string(lineOf(node))}};
}

// Behind the others of a font that has some.
Checked<std::string> withFurther(std::string_view yaml, const std::string& role,
                                 std::string_view family) {
  Node wanted = loadYaml(yaml);
  Node families = familiesOf(wanted, role);
  const Node old = YAML::Clone(families);
  const Node before = familiesOf(loadYaml(yaml), role);
  if (!families.IsSequence()) {
    families = Node(YAML::NodeType::Sequence);
    families.push_back(old);
  }
  families.push_back(std::string(family));
  for (const std::string& entry : {std::string(family), yamlText(family)}) {
    const auto made = appended(yaml, before, entry);
    if (!made) break;
    try {
      if (sameValue(wanted, loadYaml(*made))) return *made;
    } catch (const YAML::Exception&) {
      continue;  // not without quotes
    }
  }
  return notSimple(role, before);
}

// A part of its own behind all others.
Checked<std::string> withFonts(std::string_view yaml, const std::string& role,
                               std::string_view family) {
  std::string made(yaml);
  const std::string end(lineEndBehind(yaml, 0).bytes);
  if (!made.ends_with('\n')) made += end;
  made += "fonts: {" + yamlText(role) + ": " + yamlText(family) + '}' + end;
  Node wanted = loadYaml(yaml);
  wanted["fonts"][role] = std::string(family);
  try {
    if (sameValue(wanted, loadYaml(made))) return made;
  } catch (const YAML::Exception&) {
  }
  return notSimple(role, wanted);
}

Checked<std::string> withTypefaceIn(std::string_view yaml, const std::string& role,
                                    std::string_view family) {
  const Node root = loadYaml(yaml);
  if (!root.IsMap()) return Problem(kinds::kElementGone);
  const Node fonts = root["fonts"];
  if (!fonts) return withFonts(yaml, role, family);
  if (!fonts.IsMap()) return notSimple("fonts", fonts);
  const Node font = fonts[role];
  if (!font) return withProperty(yaml, offsetOf(fonts), role, family);
  if (font.IsMap() && !font["family"]) {
    return withProperty(yaml, offsetOf(font), "family", family);
  }
  return withFurther(yaml, role, family);
}

}  // namespace

Checked<std::string> withTypeface(std::string_view yaml, std::string_view role,
                                  std::string_view family) {
  const std::string_view content = withoutMark(yaml);
  try {
    const auto changed = withTypefaceIn(content, std::string(role), family);
    if (!changed) return changed.problem();
    return std::string(yaml.substr(0, yaml.size() - content.size())) + *changed;
  } catch (const YAML::Exception& trouble) {
    return noYaml(trouble);
  }
}

}  // namespace raindelay::deck
