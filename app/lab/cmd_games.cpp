// raindelay-lab games

#include <iostream>

#include "lab/output.h"

namespace raindelay::lab {

namespace {

std::string_view kindOf(const OptionInfo& option) {
  switch (option.kind) {
    case OptionInfo::Kind::kToggle:
      return "toggle";
    case OptionInfo::Kind::kChoice:
      return "choice";
    case OptionInfo::Kind::kNumber:
      return "number";
  }
  return "";
}

Json optionJson(const OptionInfo& option, const Options& defaults) {
  Json json;
  json["id"] = option.id;
  json["kind"] = kindOf(option);
  json["default"] = defaults.text(option.id);
  if (option.kind == OptionInfo::Kind::kNumber) {
    json["minimum"] = option.minimum;
    json["maximum"] = option.maximum;
    json["step"] = option.step;
  }
  for (const ChoiceInfo& choice : option.choices) json["choices"].push_back(choice.id);
  json["help"] = option.help.source;
  return json;
}

std::vector<std::string_view> playersOf(const GameEntry& entry) {
  std::vector<std::string_view> names;
  for (const PlayerKind kind : shelf::playerKinds(*defaultGame(entry))) {
    names.push_back(nameOf(kind));
  }
  return names;
}

Json gameJson(const GameEntry& entry) {
  const GameInfo& info = *entry.info;
  const Options defaults(info);
  Json json;
  json["id"] = info.id;
  json["title"] = info.title.source;
  json["summary"] = info.summary.source;
  json["seats"] = {info.minSeats, info.maxSeats};
  json["rules"] = info.rulesVersion;
  json["players"] = playersOf(entry);
  json["options"] = Json::array();
  for (const OptionInfo& option : info.options) {
    json["options"].push_back(optionJson(option, defaults));
  }
  json["presets"] = Json::array();
  for (const PresetInfo& preset : info.presets) {
    json["presets"].push_back({{"id", preset.id}, {"help", inEnglish(preset.help)}});
  }
  return json;
}

std::string padded(std::string text, std::size_t width) {
  text.resize(std::max(width, text.size() + 2), ' ');
  return text;
}

void printGame(const GameEntry& entry) {
  const GameInfo& info = *entry.info;
  const Options defaults(info);
  std::cout << info.id << ": " << info.title.source << '\n' << "  " << info.summary.source << '\n';
  std::cout << "  players:";
  for (const std::string_view name : playersOf(entry)) std::cout << ' ' << name;
  std::cout << "\n  options:\n";
  for (const OptionInfo& option : info.options) {
    std::string value = std::string(option.id) + "=" + defaults.text(option.id);
    std::cout << "    " << padded(value, 28) << option.help.source << '\n';
  }
  std::cout << "  presets:\n";
  for (const PresetInfo& preset : info.presets) {
    std::cout << "    " << padded(std::string(preset.id), 28) << inEnglish(preset.help) << '\n';
  }
}

}  // namespace

int runGames(const Arguments& arguments) {
  if (arguments.json()) {
    Json json = Json::array();
    for (const GameEntry& entry : allGames()) json.push_back(gameJson(entry));
    print(json);
    return kDone;
  }
  bool first = true;
  for (const GameEntry& entry : allGames()) {
    if (!first) std::cout << '\n';
    first = false;
    printGame(entry);
  }
  return kDone;
}

}  // namespace raindelay::lab
