#pragma once

#include <cstddef>
#include <string_view>

namespace raindelay {

/// The field of a line that is a checksum.
inline constexpr const char* kSumKey = "sum";

/// The lines of a text one by one, with where they end.
class Lines {
 public:
  explicit Lines(std::string_view text) : text_(text) {}

  /// Goes to the next line; false at the end of the text.
  bool next() {
    if (end_ >= text_.size()) return false;
    begin_ = end_;
    const std::size_t found = text_.find('\n', begin_);
    closed_ = found != std::string_view::npos;
    line_ = text_.substr(begin_, closed_ ? found - begin_ : std::string_view::npos);
    if (line_.ends_with('\r')) line_.remove_suffix(1);
    end_ = closed_ ? found + 1 : text_.size();
    ++number_;
    return true;
  }
  [[nodiscard]] std::string_view line() const { return line_; }
  /// The same with its line end.
  [[nodiscard]] std::string_view whole() const { return text_.substr(begin_, end_ - begin_); }
  /// True if the line has its line end: if not, its writing may have been cut off.
  [[nodiscard]] bool closed() const { return closed_; }
  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] std::size_t end() const { return end_; }

 private:
  std::string_view text_;
  std::string_view line_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  int number_ = 0;
  bool closed_ = false;
};

}  // namespace raindelay
