#pragma once

#include <cstddef>
#include <string>
#include <vector>

/// A C++ source split into words, as far as mutate.cpp has to understand it.
namespace raindelay::mutation {

class Source {
 public:
  explicit Source(std::string text);

  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] std::size_t size() const { return words_.size(); }
  [[nodiscard]] const std::string& word(std::size_t i) const { return words_[i].text; }
  [[nodiscard]] std::size_t begin(std::size_t i) const { return words_[i].begin; }
  [[nodiscard]] std::size_t end(std::size_t i) const {
    return words_[i].begin + words_[i].text.size();
  }
  /// The bracket that belongs to this one.
  [[nodiscard]] std::size_t partner(std::size_t bracket) const { return words_[bracket].partner; }

  /// It is carried out when the program runs: it is in a function, and no constant expression.
  [[nodiscard]] bool isRunning(std::size_t i) const { return words_[i].running; }
  /// It is in a braced list, where nothing may be narrowed.
  [[nodiscard]] bool isListed(std::size_t i) const { return words_[i].listed; }
  [[nodiscard]] bool beginsStatement(std::size_t i) const { return words_[i].first; }

  [[nodiscard]] bool isName(std::size_t i) const;    ///< no keyword
  [[nodiscard]] bool isNumber(std::size_t i) const;  ///< a whole one
  [[nodiscard]] bool isText(std::size_t i) const;    ///< in quotes
  [[nodiscard]] bool isSpaced(std::size_t i) const;  ///< with space on both sides
  /// The last word of an operand of `&&` that begins here.
  [[nodiscard]] std::size_t endOfOperand(std::size_t first) const;

 private:
  struct Word {
    std::string text;
    std::size_t begin = 0;
    std::size_t partner = 0;
    bool running = false;
    bool listed = false;
    bool first = false;
  };
  /// The context that a bracket opens.
  struct Bracket {
    enum class Kind { kScope, kBlock, kList, kOther } kind = Kind::kScope;
    bool running = false;
    bool constant = false;  ///< the statement at hand is one that the compiler evaluates
    bool assigned = false;  ///< ... and a `=` was in it
    std::size_t open = 0;
    std::size_t statement = 0;  ///< where the statement at hand begins
  };

  void split();
  std::size_t wordFrom(std::size_t at) const;
  void understand();
  [[nodiscard]] Bracket opened(std::size_t i, const Bracket& outer) const;
  [[nodiscard]] bool isBlock(std::size_t i, const Bracket& outer) const;
  [[nodiscard]] bool isScope(std::size_t i, const Bracket& outer) const;

  std::string text_;
  std::vector<Word> words_;
};

}  // namespace raindelay::mutation
