#include "match/json_reading.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/nearest.h"

namespace raindelay {

namespace {

using Json = nlohmann::json;

/// Takes all out of a value: one that is empty goes without taking memory.
void takeApart(Json& json) {
  if (!json.is_structured()) return;
  for (Json& part : json) takeApart(part);
  json.clear();
}

/// Builds what the parser comes across, counts it, and stops at the first limit.
class Builder final : public nlohmann::json_sax<Json> {
 public:
  Builder(Json& whole, const JsonBounds& bounds) : whole_(whole), bounds_(bounds) {}

  /// The limit that was met, as a sentence; empty if it was none.
  [[nodiscard]] const std::string& met() const { return met_; }

  bool null() override { return put(nullptr); }
  bool boolean(bool value) override { return put(value); }
  bool number_integer(number_integer_t value) override { return put(value); }
  bool number_unsigned(number_unsigned_t value) override { return put(value); }
  bool number_float(number_float_t value, const string_t& /*text*/) override { return put(value); }
  bool string(string_t& text) override { return put(std::move(text)); }
  bool binary(binary_t& /*bytes*/) override { return false; }
  bool start_object(std::size_t /*size*/) override { return begin(Json::value_t::object); }
  bool start_array(std::size_t /*size*/) override { return begin(Json::value_t::array); }
  bool end_object() override { return end(); }
  bool end_array() override { return end(); }
  bool key(string_t& name) override {
    Open& object = open_.back();
    if (!within(name.size(), bounds_.keyBytes, "the name of a field is longer than ", " bytes") ||
        !within(++object.keys, bounds_.keys, "an object has more than ", " fields")) {
      return false;
    }
    field_ = &(*object.json)[std::move(name)];
    // Of a field that is there twice the last holds.
    takeApart(*field_);
    return true;
  }
  bool parse_error(std::size_t /*place*/, const std::string& /*token*/,
                   const nlohmann::detail::exception& /*why*/) override {
    return false;
  }

 private:
  /// A list or an object that isn't read to its end.
  struct Open {
    Json* json;
    std::size_t keys;  ///< so far
  };

  bool within(std::size_t count, std::size_t most, const char* before, const char* behind) {
    if (count > most) met_ = before + std::to_string(most) + behind;
    return count <= most;
  }
  /// The place of the next value.
  Json& place() {
    if (open_.empty()) return whole_;
    Json& around = *open_.back().json;
    return around.is_array() ? around.emplace_back() : *field_;
  }
  template <class Value>
  bool put(Value&& value) {
    if (!within(++values_, bounds_.values, "there are more than ", " values")) return false;
    place() = std::forward<Value>(value);
    return true;
  }
  bool begin(Json::value_t kind) {
    if (!within(++values_, bounds_.values, "there are more than ", " values") ||
        !within(open_.size() + 1, bounds_.depth, "brackets and braces are nested more than ",
                " deep")) {
      return false;
    }
    Json& begun = place();
    begun = kind;
    open_.push_back({&begun, 0});
    return true;
  }
  bool end() {
    open_.pop_back();
    return true;
  }

  Json& whole_;
  JsonBounds bounds_;
  std::string met_;
  std::size_t values_ = 0;
  std::vector<Open> open_;
  Json* field_ = nullptr;  ///< of the innermost object, the one whose value comes next
};

/// The length of the first character in UTF-8 if it is one that plainOf() leaves out, else 0.
std::size_t steeringBytes(std::string_view text) {
  const auto byte = [text](std::size_t at) {
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
  };
  const auto within = [](unsigned value, unsigned least, unsigned most) {
    return least <= value && value <= most;
  };
  if (byte(0) < 0x20 || byte(0) == 0x7f) return 1;
  // U+0080 to U+009F; U+2028 to U+202E, U+2066 to U+2069
  if (byte(0) == 0xc2 && within(byte(1), 0x80, 0x9f)) return 2;
  const bool steers = (byte(1) == 0x80 && within(byte(2), 0xa8, 0xae)) ||
                      (byte(1) == 0x81 && within(byte(2), 0xa6, 0xa9));
  return byte(0) == 0xe2 && steers ? 3 : 0;
}

}  // namespace

JsonRead::~JsonRead() {
  takeApart(*this);
}

Result<JsonRead> parseJson(std::string_view text, const JsonBounds& bounds) {
  JsonRead json;
  Builder builder(json, bounds);
  const bool built = Json::sax_parse(text, &builder);
  if (!builder.met().empty()) return Error{builder.met()};
  if (!built) return Error{"this isn't JSON"};
  return json;
}

Result<JsonRead> parseObject(std::string_view line, const JsonBounds& bounds) {
  Result<JsonRead> json = parseJson(line, bounds);
  if (json && !json->is_object()) return Error{"a line must be a JSON object in braces"};
  return json;
}

std::string plainOf(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const std::size_t steering = steeringBytes(text);
    if (steering == 0) plain += text.front();
    text.remove_prefix(std::max<std::size_t>(steering, 1));
  }
  return plain;
}

bool isPlain(std::string_view text) {
  return std::none_of(text.begin(), text.end(),
                      [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

Result<void> onlyKeys(const Json& object, std::initializer_list<std::string_view> known) {
  for (const auto& item : object.items()) {
    if (std::find(known.begin(), known.end(), item.key()) == known.end()) {
      return unknownName("field", item.key(), std::vector<std::string_view>(known));
    }
  }
  return {};
}

const Json& valueIn(const Json& object, const char* key) {
  static const Json kNone;
  const auto found = object.find(key);
  return found == object.end() ? kNone : *found;
}

bool isText(const Json& value, std::string_view text) {
  return value.is_string() && value.get_ref<const std::string&>() == text;
}

Result<std::string> textIn(const Json& object, const char* key, std::size_t most,
                           std::optional<std::string> fallback) {
  const std::string name = "`" + std::string(key) + "`";
  const auto found = object.find(key);
  if (found == object.end()) {
    if (fallback) return *std::move(fallback);
    return Error{"this line has no " + name};
  }
  if (!found->is_string()) return Error{name + " must be a text in quotes"};
  const auto& text = found->get_ref<const std::string&>();
  if (text.size() > most) return Error{name + " is longer than " + std::to_string(most) + " bytes"};
  if (!isPlain(text)) return Error{name + " has control characters"};
  return text;
}

std::optional<int> numberFrom(const Json& value, int most) {
  if (!value.is_number_unsigned()) return std::nullopt;
  const auto number = value.get<std::uint64_t>();
  if (number > static_cast<std::uint64_t>(most)) return std::nullopt;
  return static_cast<int>(number);
}

}  // namespace raindelay
