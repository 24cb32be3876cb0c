#include "deck/svg_text.h"

#include <pugixml.hpp>

#include "deck/encoding.h"
#include "deck/letter_case.h"
#include "deck/problem_kinds.h"
#include "deck/svg_entities.h"
#include "deck/svg_nodes.h"
#include "deck/svg_prune.h"
#include "deck/utf8.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr std::string_view kMark = "\xEF\xBB\xBF", kDeclaration = "<?xml";

// Takes the declaration off the front; the encoding that it says, "" if none.
std::string takeDeclaration(std::string& svg) {
  if (svg.starts_with(kMark)) svg.erase(0, kMark.size());
  if (!svg.starts_with(kDeclaration)) return {};
  const std::size_t end = svg.find("?>");
  if (end == std::string::npos) return {};
  pugi::xml_document said;
  said.load_buffer(svg.data(), end + 2, pugi::parse_declaration, pugi::encoding_utf8);
  std::string encoding = said.first_child().attribute("encoding").value();
  svg.erase(0, end + 2);
  return inCase(encoding, LetterCase::kLower);
}

// The file as UTF-8, without what declares an encoding.
Checked<std::string> decoded(std::string bytes, std::string_view path) {
  const Encoding encoding = encodingOf(bytes);
  if (encoding == Encoding::kUtf16Le || encoding == Encoding::kUtf16Be) {
    auto text = toUtf8(bytes, encoding);
    if (!text) return Problem(kinds::kSvgDamaged, {inQuotes(path)});
    bytes = *std::move(text);
    takeDeclaration(bytes);
    return bytes;
  }
  const std::string said = takeDeclaration(bytes);
  if (said == "iso-8859-1" || said == "latin1" || said == "windows-1252") {
    auto text = toUtf8(bytes, Encoding::kWindows1252);
    if (!text) return Problem(kinds::kSvgDamaged, {inQuotes(path)});
    return *std::move(text);
  }
  if (!said.empty() && said != "utf-8" && said != "utf8" && said != "us-ascii" && said != "ascii") {
    constexpr std::size_t kLongest = 40;
    return Problem(kinds::kSvgEncoding, {inQuotes(path), said.substr(0, kLongest)});
  }
  if (validUtf8(bytes) != bytes.size()) return Problem(kinds::kSvgDamaged, {inQuotes(path)});
  return bytes;
}

}  // namespace

Checked<std::string> utf8Svg(std::string bytes, std::string_view path) {
  auto text = decoded(std::move(bytes), path);
  if (!text) return text;
  auto plain = withoutEntities(*std::move(text), path);
  if (plain) plain = withoutOthers(*std::move(plain));
  return plain;
}

std::string withCurrentColor(std::string svg, std::string_view color) {
  static constexpr std::string_view kWord = "currentColor";
  for (std::size_t at = svg.find(kWord); at != std::string_view::npos;
       at = svg.find(kWord, at + color.size())) {
    svg.replace(at, kWord.size(), color);
  }
  return svg;
}

std::string withNamespaces(std::string svg) {
  pugi::xml_document document;
  if (!document.load_buffer(svg.data(), svg.size(), pugi::parse_minimal, pugi::encoding_utf8)) {
    return svg;
  }
  const pugi::xml_node root = document.document_element();
  if (std::string_view(root.name()) != "svg") return svg;
  std::string missing;
  if (!root.attribute("xmlns")) missing += " xmlns=\"" + std::string(svg::kNamespace) + "\"";
  if (!root.attribute("xmlns:xlink"))
    missing += " xmlns:xlink=\"" + std::string(svg::kLinks) + "\"";
  constexpr std::size_t kNameSize = 3;
  return svg.insert(static_cast<std::size_t>(root.offset_debug()) + kNameSize, missing);
}

}  // namespace raindelay::deck
