#pragma once

#include <cstddef>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/limits.h"
#include "core/result.h"

/// Reading JSON that anybody may have written: it is counted while it is built.
namespace raindelay {

/// What JSON may have at most. The defaults are those of a record's line.
struct JsonBounds {
  std::size_t depth = kMaxJsonDepth;         ///< brackets and braces within each other
  std::size_t keys = kMaxJsonFields;         ///< of one object
  std::size_t keyBytes = kMaxJsonNameBytes;  ///< of one key
  std::size_t values = kMaxJsonValues;       ///< all together, objects and lists too
};

/// JSON that was read, to be looked at. It goes without taking memory: a json by itself does take
/// some, and where there is none it ends the program.
class JsonRead : public nlohmann::json {
 public:
  JsonRead() = default;
  JsonRead(JsonRead&&) noexcept = default;
  JsonRead(const JsonRead&) = delete;
  JsonRead& operator=(JsonRead&&) = delete;
  JsonRead& operator=(const JsonRead&) = delete;
  ~JsonRead();
};

/// The JSON in a text. An error that names the limit if there is more than `bounds` allow; what is
/// beyond it is never built.
[[nodiscard]] Result<JsonRead> parseJson(std::string_view text, const JsonBounds& bounds = {});
/// The same of a line that must be an object.
[[nodiscard]] Result<JsonRead> parseObject(std::string_view line, const JsonBounds& bounds = {});

/// The text without the characters that break a line, steer a terminal or turn the direction of
/// what follows; anything else that a person typed or saw may stand in names and notation.
[[nodiscard]] std::string plainOf(std::string_view text);
/// Returns false for text with ASCII control characters, which is refused. (Records may have the
/// others that plainOf() leaves out: they were written by earlier versions.)
[[nodiscard]] bool isPlain(std::string_view text);

/// An error if the object has a key that isn't among `known`.
[[nodiscard]] Result<void> onlyKeys(const nlohmann::json& object,
                                    std::initializer_list<std::string_view> known);

/// The value in `key`; null if it is absent.
[[nodiscard]] const nlohmann::json& valueIn(const nlohmann::json& object, const char* key);

/// Returns true if the value is this text. (To compare a json with a literal takes memory, and
/// where there is none it ends the program.)
[[nodiscard]] bool isText(const nlohmann::json& value, std::string_view text);

/// The plain text in `key`, of at most `most` bytes; `fallback` if it is absent, an error if there
/// is no fallback either.
[[nodiscard]] Result<std::string> textIn(const nlohmann::json& object, const char* key,
                                         std::size_t most,
                                         std::optional<std::string> fallback = std::nullopt);

/// A whole number from 0 to `most`.
[[nodiscard]] std::optional<int> numberFrom(const nlohmann::json& value, int most);

}  // namespace raindelay
