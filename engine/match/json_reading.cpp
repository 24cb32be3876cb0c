#include "match/json_reading.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/nearest.h"

namespace raindelay {

namespace {

using Json = nlohmann::json;

/// Counts what the parser comes across, and stops it at the first limit.
class Counter final : public nlohmann::json_sax<Json> {
 public:
  explicit Counter(const JsonBounds& bounds) : bounds_(bounds) {}

  /// The limit that was met, as a sentence; empty if it was none.
  [[nodiscard]] const std::string& met() const { return met_; }

  bool null() override { return value(); }
  bool boolean(bool /*value*/) override { return value(); }
  bool number_integer(number_integer_t /*value*/) override { return value(); }
  bool number_unsigned(number_unsigned_t /*value*/) override { return value(); }
  bool number_float(number_float_t /*value*/, const string_t& /*text*/) override { return value(); }
  bool string(string_t& /*text*/) override { return value(); }
  bool binary(binary_t& /*bytes*/) override { return value(); }
  bool start_object(std::size_t /*size*/) override { return opens(); }
  bool start_array(std::size_t /*size*/) override { return opens(); }
  bool end_object() override { return closes(); }
  bool end_array() override { return closes(); }
  bool key(string_t& name) override {
    return within(name.size(), bounds_.keyBytes, "the name of a field is longer than ", " bytes") &&
           within(++keys_.back(), bounds_.keys, "an object has more than ", " fields");
  }
  bool parse_error(std::size_t /*place*/, const std::string& /*token*/,
                   const nlohmann::detail::exception& /*why*/) override {
    return false;
  }

 private:
  bool within(std::size_t count, std::size_t most, const char* before, const char* behind) {
    if (count > most) met_ = before + std::to_string(most) + behind;
    return count <= most;
  }
  bool value() { return within(++values_, bounds_.values, "there are more than ", " values"); }
  bool opens() {
    keys_.push_back(0);
    return value() && within(keys_.size(), bounds_.depth,
                             "brackets and braces are nested more than ", " deep");
  }
  bool closes() {
    keys_.pop_back();
    return true;
  }

  JsonBounds bounds_;
  std::string met_;
  std::size_t values_ = 0;
  std::vector<std::size_t> keys_;  ///< number of keys so far, of each that is open
};

}  // namespace

Result<Json> parseJson(std::string_view text, const JsonBounds& bounds) {
  Counter counter(bounds);
  const bool counted = Json::sax_parse(text, &counter);
  if (!counter.met().empty()) return Error{counter.met()};
  if (!counted) return Error{"this isn't JSON"};
  return Json::parse(text);
}

Result<Json> parseObject(std::string_view line, const JsonBounds& bounds) {
  Result<Json> json = parseJson(line, bounds);
  if (json && !json->is_object()) return Error{"a line must be a JSON object in braces"};
  return json;
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
