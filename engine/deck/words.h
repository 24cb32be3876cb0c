#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace raindelay::deck {

/// The end of a message about an unknown name: `; did you mean "rank"?`, or `; known: a, b, c.`
/// where nothing is near and the list is short, or just a full stop.
std::string suggestion(std::string_view name, std::span<const std::string> known);

/// The text cut to a length that fits a message and in one line, without control characters.
std::string shortened(std::string_view text);

/// The same between double quotes.
std::string inQuotes(std::string_view text);

/// Texts one after another, each shortened: "a, b, c".
std::string listed(std::span<const std::string> texts);

/// The text as YAML reads it back, in double quotes.
std::string yamlText(std::string_view text);

/// The characters that other programs' files have around what they say.
inline constexpr std::string_view kBlanks = " \t\r\n";

/// The text without the blanks around it.
std::string_view trimmed(std::string_view text, std::string_view blanks = " ");

/// Returns true if the text ends so; the ending is in small letters, the text in any.
bool endsIn(std::string_view text, std::string_view ending);
/// The same for one of several endings.
bool endsIn(std::string_view text, std::initializer_list<std::string_view> endings);

/// The parts between the separators, without the blanks around them; empty parts are left out.
std::vector<std::string_view> split(std::string_view text, char separator);

/// The text with another word wherever the word stands alone; in a text with braces only inside of
/// them, if it is there. Of two paths in one folder and with one ending the names between will do.
/// Nothing if the text doesn't have the word.
std::optional<std::string> exchangedWord(std::string_view text, std::string_view word,
                                         std::string_view other);

/// A number as people write it, with at most two decimals: "63.5".
std::string shortNumber(double value);

}  // namespace raindelay::deck
