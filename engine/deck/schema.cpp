#include "deck/schema.h"

#include "deck/deck.h"
#include "deck/key_schema.h"

namespace raindelay::deck {
namespace {

using namespace key_schema;

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
  return textOf("A deck of cards (deck.yaml)", keysOf(KeyOwner::kDeck), definitions());
}

}  // namespace raindelay::deck
