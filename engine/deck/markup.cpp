#include "deck/markup.h"

#include <array>

namespace raindelay::deck {
namespace {

constexpr std::string_view kSigns = "*_[]\\";

class MarkupParser {
 public:
  explicit MarkupParser(std::string_view text) : text_(text) {}

  std::vector<MarkedRun> parse() {
    while (next_ < text_.size()) {
      if (escaped() || icon() || mark()) continue;
      piece_ += text_[next_++];
    }
    finish();
    return std::move(runs_);
  }

 private:
  struct Mark {
    std::string_view sign;
    bool MarkedRun::*flag;
  };
  // Longer signs first: ** isn't two *.
  static constexpr std::array<Mark, 3> kMarks = {
      Mark{"**", &MarkedRun::bold}, Mark{"*", &MarkedRun::italic}, Mark{"__", &MarkedRun::keyword}};

  bool escaped() {
    if (text_[next_] != '\\' || next_ + 1 == text_.size()) return false;
    if (kSigns.find(text_[next_ + 1]) == std::string_view::npos) return false;
    piece_ += text_[next_ + 1];
    next_ += 2;
    return true;
  }

  bool icon() {
    if (text_[next_] != '[') return false;
    const std::size_t end = text_.find_first_of("[]\n", next_ + 1);
    if (end == std::string_view::npos || text_[end] != ']' || end == next_ + 1) return false;
    finish();
    MarkedRun run = style_;
    run.kind = MarkedRun::Kind::kIcon;
    run.text = text_.substr(next_ + 1, end - next_ - 1);
    runs_.push_back(std::move(run));
    next_ = end + 1;
    return true;
  }

  bool mark() {
    for (const Mark& mark : kMarks) {
      if (!text_.substr(next_).starts_with(mark.sign)) continue;
      bool& on = style_.*mark.flag;
      if (on ? !closesAt(next_) : !opensAt(mark)) continue;
      finish();
      on = !on;
      next_ += mark.sign.size();
      return true;
    }
    return false;
  }

  static bool isBlank(char c) { return c == ' ' || c == '\n' || c == '\t'; }
  bool closesAt(std::size_t at) const { return at > 0 && !isBlank(text_[at - 1]); }

  bool opensAt(const Mark& mark) {
    const std::size_t begin = next_ + mark.sign.size();
    if (begin >= text_.size() || isBlank(text_[begin])) return false;
    // A mark that isn't closed from here on isn't from further on either: no text is scanned twice.
    bool& hopeless = hopeless_[static_cast<std::size_t>(&mark - kMarks.data())];
    hopeless = hopeless || !isClosedAfter(begin, mark.sign);
    return !hopeless;
  }

  bool isClosedAfter(std::size_t begin, std::string_view sign) const {
    for (std::size_t at = begin + 1; at < text_.size(); ++at) {
      if (text_[at] == '\\') {
        ++at;
      } else if (text_.substr(at).starts_with(sign)) {
        // A * inside ** belongs to that.
        const bool longer = sign == "*" && (text_.substr(at).starts_with("**"));
        if (!longer && closesAt(at)) return true;
        at += longer ? 1 : sign.size() - 1;
      }
    }
    return false;
  }

  void finish() {
    if (piece_.empty()) return;
    MarkedRun run = style_;
    run.text = std::move(piece_);
    piece_.clear();
    runs_.push_back(std::move(run));
  }

  std::string_view text_;
  std::size_t next_ = 0;
  std::array<bool, 3> hopeless_ = {};
  MarkedRun style_;
  std::string piece_;
  std::vector<MarkedRun> runs_;
};

}  // namespace

std::vector<MarkedRun> parseMarkup(std::string_view text) {
  return MarkupParser(text).parse();
}

}  // namespace raindelay::deck
