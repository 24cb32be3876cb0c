#include "deck/schema.h"

#include <nlohmann/json.hpp>

#include "deck/deck.h"
#include "deck/keys.h"

namespace raindelay::deck {
namespace {

using Json = nlohmann::ordered_json;

Json reference(const std::string& name) {
  return {{"$ref", "#/$defs/" + name}};
}

// A map whose names the designer chooses.
Json mapOf(Json values) {
  return {{"type", "object"}, {"additionalProperties", std::move(values)}};
}

Json listOf(Json values) {
  return {{"type", "array"}, {"items", std::move(values)}};
}

Json pairOf(const Json& value) {
  return {{"type", "array"}, {"items", value}, {"minItems", 2}, {"maxItems", 2}};
}

Json wordsOf(const KeyInfo& key) {
  Json words = Json::array();
  for (const std::string_view word : key.words) words.push_back(word);
  return {{"enum", std::move(words)}};
}

Json rangeOf(const KeyInfo& key, const char* type) {
  return {{"type", type}, {"minimum", key.least}, {"maximum", key.most}};
}

// NOLINTNEXTLINE(readability-function-size): a table
Json valueOf(const KeyInfo& key) {
  switch (key.kind) {
    case ValueKind::kFlag:
      return {{"type", "boolean"}};
    case ValueKind::kNumber:
      return rangeOf(key, "number");
    case ValueKind::kWhole:
      return rangeOf(key, "integer");
    case ValueKind::kChoice:
      return wordsOf(key);
    case ValueKind::kPhysical:
      return reference("physical");
    case ValueKind::kLength:
    case ValueKind::kSize:
      return reference("length");
    case ValueKind::kPoint:
    case ValueKind::kSizes:
      return pairOf(reference("length"));
    case ValueKind::kBox:
      return reference("box");
    case ValueKind::kCardSize:
      return pairOf(reference("physical"));
    case ValueKind::kElements:
      return listOf(reference("element"));
    case ValueKind::kFiles:
      return listOf({{"type", "string"}});
    case ValueKind::kPalette:
      return mapOf({{"type", "string"}});
    case ValueKind::kTexts:
      return mapOf(reference("text"));
    case ValueKind::kCard:
      return reference("card");
    case ValueKind::kFontMap:
      return mapOf({{"anyOf", {reference("families"), reference("font")}}});
    case ValueKind::kFamilies:
      return reference("families");
    case ValueKind::kSkinMap:
      return mapOf(reference("skin"));
    case ValueKind::kMapMap:
      return mapOf(mapOf(reference("text")));
    case ValueKind::kStyleMap:
      return mapOf(reference("style"));
    case ValueKind::kIconMap:
      return mapOf({{"anyOf", {{{"type", "string"}}, reference("icon")}}});
    case ValueKind::kLayoutMap:
      return mapOf(reference("layout"));
    case ValueKind::kText:
    case ValueKind::kName:
    case ValueKind::kBoundText:
    case ValueKind::kCondition:
      return reference("text");
    case ValueKind::kColor:
    case ValueKind::kBoundColor:
    case ValueKind::kFont:
    case ValueKind::kStyle:
    case ValueKind::kLayout:
    case ValueKind::kFile:
    case ValueKind::kBoundFile:
    case ValueKind::kPathData:
      return {{"type", "string"}};
  }
  return Json::object();
}

Json described(const KeyInfo& key) {
  Json value = {{"description", key.help.source}};
  value.update(valueOf(key));
  return value;
}

// A map of known keys; nothing else is allowed in it.
Json objectOf(std::span<const KeyInfo> keys) {
  Json properties = Json::object(), required = Json::array();
  Json patterns = Json::object();
  for (const KeyInfo& key : keys) {
    properties[std::string(key.name)] = described(key);
    if (key.needed) required.push_back(key.name);
    if (key.inLanguages) patterns["^" + std::string(key.name) + "\\..+$"] = valueOf(key);
  }
  Json object = {{"type", "object"}, {"properties", std::move(properties)}};
  if (!patterns.empty()) object["patternProperties"] = std::move(patterns);
  if (!required.empty()) object["required"] = std::move(required);
  object["additionalProperties"] = false;
  return object;
}

// An element may change one of the layout that its own extends, by its name: then it needs nothing
// else, and its type isn't known.
Json elementSchema() {
  Json rules = Json::array();
  Json any = Json::object();
  for (int i = 0; i < kElementTypes; ++i) {
    const auto type = static_cast<ElementType>(i);
    const std::string name(typeName(type));
    for (const KeyInfo& key : keysOf(type)) any[std::string(key.name)] = Json::object();
    rules.push_back(
        {{"if", {{"properties", {{"type", {{"const", name}}}}}, {"required", {"type"}}}},
         {"then", reference(name)}});
  }
  return {{"type", "object"},
          {"properties", std::move(any)},
          {"anyOf", {{{"required", {"type"}}}, {{"required", {"name"}}}}},
          {"additionalProperties", false},
          {"allOf", std::move(rules)}};
}

Json typeSchema(ElementType type) {
  Json object = objectOf(keysOf(type));
  object["properties"]["type"]["const"] = typeName(type);
  object["properties"]["type"].erase("enum");
  // A style may bring what the element needs, and an element that changes another has it already.
  object["required"] = {"type"};
  return object;
}

Json definitions() {
  Json made = {
      {"text", {{"type", {"string", "number", "boolean"}}}},
      {"physical",
       {{"type", {"string", "number"}},
        {"description", "A length: 3mm, 0.125in, 9pt or a bare number."}}},
      {"length",
       {{"type", {"string", "number"}},
        {"description", "A length: 3mm, 0.125in, 9pt, 50%, title.bottom + 2mm, {hp} * 4mm."}}},
      {"families",
       {{"anyOf",
         {{{"type", "string"}},
          {{"type", "array"},
           {"items", {{"type", "string"}}},
           {"minItems", 1},
           {"maxItems", kMaxFamilies.most}}}}}},
      {"box",
       {{"description",
         "[x, y, w, h], edges by name, trim, bleed, safe, parent or an element's name."},
        {"anyOf",
         {{{"type", "string"}},
          {{"type", "array"}, {"items", reference("length")}, {"minItems", 4}, {"maxItems", 4}},
          objectOf(keysOf(KeyOwner::kBox))}}}}};
  for (const KeyOwner owner : {KeyOwner::kCard, KeyOwner::kFont, KeyOwner::kSkin, KeyOwner::kStyle,
                               KeyOwner::kIcon, KeyOwner::kLayout}) {
    made[std::string(ownerName(owner))] = objectOf(keysOf(owner));
  }
  // A style has as little as it wants.
  made["style"].erase("required");
  made["element"] = elementSchema();
  for (int i = 0; i < kElementTypes; ++i) {
    const auto type = static_cast<ElementType>(i);
    made[std::string(typeName(type))] = typeSchema(type);
  }
  return made;
}

}  // namespace

std::string deckSchema() {
  Json schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                 {"title", "A deck of cards (deck.yaml)"}};
  schema.update(objectOf(keysOf(KeyOwner::kDeck)));
  schema["$defs"] = definitions();
  return schema.dump(2) + "\n";
}

}  // namespace raindelay::deck
