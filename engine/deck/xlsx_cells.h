#pragma once

#include <string>
#include <string_view>

/// How XLSX writes texts, and how it shows numbers (ECMA-376-1, 18.8.30 and 22.9.2.19).
namespace raindelay::deck {

/// The text of what is written with "_x000D_": a control character, or the "_" before what looks
/// like one. Its lines end in '\n' alone.
std::string unescaped(std::string_view written);

/// Returns true if a number that is shown by this code, "d-mmm", is a day or a time: outside of
/// quotes, brackets and what stands behind a backslash, it names their parts.
bool isDateFormat(std::string_view code);
/// The same of a code that every file has, by its number.
bool isDateFormat(int id);

}  // namespace raindelay::deck
