#pragma once

#include <string>

#include "core/info.h"
#include "core/rules.h"
#include "core/text.h"

namespace raindelay {

/// The sentence in English; its values are numbers, as in the fact sheet's sentences.
[[nodiscard]] std::string inEnglish(const Sentence& sentence);

/// Puts templates and values into words. This one speaks English and names faces by their codes;
/// the app's translates and looks card names up in the deck.
class Narrator {
 public:
  explicit Narrator(const GameInfo& info) : info_(&info) {}
  virtual ~Narrator() = default;
  Narrator(const Narrator&) = default;
  Narrator& operator=(const Narrator&) = default;

  /// The template with %1 … %5 replaced by the values' words.
  [[nodiscard]] std::string say(const Sentence& sentence) const;
  /// An event in one of its wordings; `variety` (say, the line's number) picks which. Empty if the
  /// event has none.
  [[nodiscard]] std::string say(const Event& event, std::size_t variety) const;
  [[nodiscard]] std::string say(const Refusal& refusal) const;
  /// One value's words.
  [[nodiscard]] std::string word(const Value& value) const;

  /// The template in the listener's language.
  [[nodiscard]] virtual std::string translated(const Text& text) const;
  /// A face's name; of an unknown one "a card".
  [[nodiscard]] virtual std::string faceName(Face face) const = 0;
  /// A person's name.
  [[nodiscard]] virtual std::string seatName(Seat seat) const = 0;

 protected:
  [[nodiscard]] const GameInfo& info() const { return *info_; }

 private:
  const GameInfo* info_;
};

}  // namespace raindelay
