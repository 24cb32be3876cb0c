#pragma once

#include <cstdlib>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/text.h"

namespace raindelay {

/// The reason why something from outside (a file, a line, a word that somebody typed) could not be
/// used: one sentence for the person who has to fix it. Names the place ("cards.csv, row 7, column
/// rank: …") and, where it helps, the nearest known name.
struct Error {
  std::string message;  ///< in English
  /// What it was made of, if the window says it in the player's language.
  Text text = {};
  std::vector<std::string> values = {};

  [[nodiscard]] static Error of(const Text& text, const std::vector<std::string>& values) {
    return {filled(text.source, values), text, values};
  }

  friend bool operator==(const Error& one, const Error& other) {
    return one.message == other.message;
  }
};

/// Either a value or the Error that explains why there is none. Every function that reads what we
/// did not write returns one, and nothing throws across a module's edge:
///
///     Result<int> parsePort(std::string_view text);
///     ...
///     auto port = parsePort(text);
///     if (!port) return port.error();  // converts into any other Result
///     listen(*port);
///
/// Asking for the value of a failed Result, or for the error of one that succeeded, is a broken
/// contract and stops the program.
template <typename T>
class [[nodiscard]] Result {
 public:
  using Value = T;

  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}      // NOLINT: implicit
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}  // NOLINT: implicit

  /// True if there is a value.
  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  /// The value; only if ok().
  const T& value() const& {
    require(ok());
    return *std::get_if<0>(&content_);
  }
  T& value() & {
    require(ok());
    return *std::get_if<0>(&content_);
  }
  T&& value() && {
    require(ok());
    return std::move(*std::get_if<0>(&content_));
  }
  const T& operator*() const& { return value(); }
  T& operator*() & { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

  /// The value, or `fallback` if there is none.
  T valueOr(T fallback) const& { return ok() ? value() : std::move(fallback); }

  /// The reason why there is no value; only if not ok().
  const Error& error() const {
    require(!ok());
    return *std::get_if<1>(&content_);
  }

 private:
  static void require(bool kept) {
    if (!kept) std::abort();
  }

  std::variant<T, Error> content_;
};

/// Success without a value, or an Error: `return {};` says that all went well.
template <>
class [[nodiscard]] Result<void> : public Result<std::monostate> {
 public:
  Result() : Result<std::monostate>(std::monostate{}) {}
  Result(Error error) : Result<std::monostate>(std::move(error)) {}  // NOLINT: implicit
};

}  // namespace raindelay
