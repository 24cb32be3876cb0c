#include "deck/key_schema.h"

#include "core/limits.h"

namespace raindelay::deck::key_schema {

Json reference(const std::string& name) {
  return {{"$ref", "#/$defs/" + name}};
}

namespace {

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
    case ValueKind::kNames:
      return listOf(reference("text"));
    case ValueKind::kWords:
      return listOf(wordsOf(key));
    case ValueKind::kNumbers:
      return mapOf(rangeOf(key, "number"));
    case ValueKind::kRanges:
      return mapOf(pairOf({{"type", "number"}}));
    case ValueKind::kKeys:
      return reference(std::string(key.name));
    case ValueKind::kKeysMap:
      return mapOf(reference(std::string(key.name)));
    case ValueKind::kKeysList:
      return listOf(reference(std::string(key.name)));
    case ValueKind::kKeysLists: {
      const Json one = reference(std::string(key.name));
      return mapOf({{"anyOf", {one, listOf(one)}}});
    }
  }
  return Json::object();
}

Json described(const KeyInfo& key) {
  Json value = {{"description", key.help.source}};
  value.update(valueOf(key));
  return value;
}

}  // namespace

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

std::string textOf(const std::string& title, std::span<const KeyInfo> keys,
                   const Json& definitions) {
  Json schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", title}};
  schema.update(objectOf(keys));
  // What YAML may take for something else is a text all the same.
  schema["$defs"] = {{"text", {{"type", {"string", "number", "boolean"}}}}};
  schema["$defs"].update(definitions);
  return schema.dump(2) + "\n";
}

}  // namespace raindelay::deck::key_schema
