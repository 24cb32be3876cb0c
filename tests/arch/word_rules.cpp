// What the program says, held against the page on it: assets/style/words.md.
#include <algorithm>
#include <cctype>
#include <regex>
#include <sstream>
#include <string_view>

#include "arch/rules.h"

namespace raindelay::arch {
namespace {

constexpr std::string_view kPage = "assets/style/words.md";
constexpr std::string_view kMarked = "assets/translations/raindelay_de.ts";
/// About two lines on a screen.
constexpr std::size_t kLongestSentence = 160;

/// A text that people read.
struct Said {
  std::string where;
  std::string text;
  bool counted = false;  ///< it has a form for one and a form for several
  bool inRows = false;   ///< its blanks may line up columns
};

std::string plain(std::string text) {
  static constexpr std::pair<std::string_view, std::string_view> kSigns[] = {
      {"&apos;", "'"}, {"&quot;", "\""}, {"&lt;", "<"}, {"&gt;", ">"}, {"&amp;", "&"}};
  for (const auto& [coded, sign] : kSigns) {
    for (auto at = text.find(coded); at != std::string::npos; at = text.find(coded, at + 1)) {
      text.replace(at, coded.size(), sign);
    }
  }
  return text;
}

/// What stands between two tags, the first of them from `from` on; moves `from` behind it.
std::string between(const std::string& text, std::string_view open, std::string_view close,
                    std::size_t& from) {
  const std::size_t at = text.find(open, from);
  const std::size_t end = at == std::string::npos ? at : text.find(close, at);
  from = end;
  if (end == std::string::npos) return {};
  return text.substr(at + open.size(), end - at - open.size());
}

/// What the message says in the language of its file: each of its forms.
std::vector<std::string> translationsOf(const std::string& message) {
  std::vector<std::string> all;
  std::size_t at = 0;
  if (message.find("<numerusform>") == std::string::npos) {
    all.push_back(plain(between(message, "<translation>", "</translation>", at)));
    return all;
  }
  for (std::string form = between(message, "<numerusform>", "</numerusform>", at);
       at != std::string::npos; form = between(message, "<numerusform>", "</numerusform>", at)) {
    all.push_back(plain(form));
  }
  return all;
}

enum class Spoken { kSource, kTranslation };

/// The texts that are marked for translation, as lupdate lists them, or their translations.
std::vector<Said> markedTexts(const SourceFile& file, Spoken spoken) {
  std::vector<Said> all;
  std::size_t at = 0;
  for (std::string context = between(file.text, "<context>", "</context>", at);
       at != std::string::npos; context = between(file.text, "<context>", "</context>", at)) {
    std::size_t inside = 0;
    const std::string name = between(context, "<name>", "</name>", inside);
    for (std::string message = between(context, "<message", "</message>", inside);
         inside != std::string::npos;
         message = between(context, "<message", "</message>", inside)) {
      const bool counted = message.starts_with(" numerus=\"yes\"");
      if (spoken == Spoken::kTranslation) {
        for (std::string& text : translationsOf(message)) all.push_back({name, text, counted});
        continue;
      }
      std::size_t source = 0;
      all.push_back({name, plain(between(message, "<source>", "</source>", source)), counted});
    }
  }
  return all;
}

/// The lines of a page, or of a manual page.
std::vector<Said> linesOf(const SourceFile& file) {
  std::vector<Said> all;
  std::istringstream lines(file.text);
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    all.push_back({file.path + ":" + std::to_string(number), line, false, true});
  }
  return all;
}

/// The literals of C++ text; those that follow one another are one.
std::vector<Said> literalsIn(const SourceFile& file) {
  static const std::regex kToken(R"(//[^\n]*|'(?:\\.|[^'\\\n])'|"(?:\\.|[^"\\\n])*"|[^\s"'/]+|\S)");
  std::vector<Said> all;
  bool follows = false;
  int line = 1;
  std::size_t counted = 0;
  for (std::sregex_iterator token(file.text.begin(), file.text.end(), kToken), end; token != end;
       ++token) {
    const std::string word = token->str();
    if (word.starts_with("//")) continue;
    const bool literal = word.starts_with('"');
    if (literal) {
      const auto at = static_cast<std::size_t>(token->position());
      line += static_cast<int>(std::count(file.text.begin() + static_cast<std::ptrdiff_t>(counted),
                                          file.text.begin() + token->position(), '\n'));
      counted = at;
      std::string text = std::regex_replace(word.substr(1, word.size() - 2), std::regex(R"(\\n)"),
                                            std::string(" "));
      if (follows) {
        all.back().text += text;
      } else {
        all.push_back({file.path + ":" + std::to_string(line), std::move(text), false, true});
      }
    }
    follows = literal;
  }
  return all;
}

bool isOfTheTerminal(const std::string& path) {
  return path.ends_with(".cpp") &&
         (path.starts_with("app/lab/") || path.starts_with("app/commands/") ||
          path.starts_with("app/terminal/"));
}

using Terms = std::vector<std::pair<std::string, std::string>>;

bool isAManualPage(const std::string& path) {
  return path.starts_with("packaging/desktop/") && path.ends_with(".1");
}

/// The page's table under this heading: what is in no text, and what to write.
Terms termsOf(const std::string& page, std::string_view heading) {
  static const std::regex kRow(R"(\| ([^|]+) \| ([^|]+) \|)");
  const std::size_t begin = std::min(page.size(), page.find(heading));
  const std::string table = page.substr(begin, page.find("\n\n", begin) - begin);
  Terms terms;
  for (std::sregex_iterator row(table.begin(), table.end(), kRow), end; row != end; ++row) {
    terms.emplace_back(row->str(1), row->str(2));
  }
  if (!terms.empty()) terms.erase(terms.begin());  // the heading itself
  return terms;
}

Terms termsOf(const SourceTree& tree, std::string_view heading) {
  const auto page = std::find_if(tree.begin(), tree.end(),
                                 [](const SourceFile& file) { return file.path == kPage; });
  return page == tree.end() ? Terms{} : termsOf(page->text, heading);
}

/// True if the text has the words, in any case of letters.
bool hasWords(const std::string& text, const std::string& words) {
  const auto alike = [](char one, char other) {
    return std::tolower(static_cast<unsigned char>(one)) ==
           std::tolower(static_cast<unsigned char>(other));
  };
  const auto inWord = [](char one) { return std::isalnum(static_cast<unsigned char>(one)) != 0; };
  for (auto from = text.begin();; ++from) {
    from = std::search(from, text.end(), words.begin(), words.end(), alike);
    if (from == text.end()) return false;
    const auto behind = from + static_cast<std::ptrdiff_t>(words.size());
    const bool begins = from == text.begin() || !inWord(*(from - 1));
    if (begins && (behind == text.end() || !inWord(*behind))) return true;
  }
}

/// The characters of the longest sentence.
std::size_t longestSentence(const std::string& text) {
  std::size_t longest = 0;
  std::size_t here = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if ((static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U) ++here;
    const bool ends = text[i] == '.' || text[i] == '?' || text[i] == '!';
    longest = std::max(longest, here);
    if (ends && i + 1 < text.size() && text[i + 1] == ' ') here = 0;
  }
  return longest;
}

/// Why a text isn't as the page wants it; nothing if it is.
std::vector<std::string> faultsOf(const Said& said) {
  static const std::regex kPerson(R"(\b(he|his|him|himself|she|her|hers|herself)\b)",
                                  std::regex::icase);
  static const std::regex kOneOfSeveral(R"((^|[^0-9A-Za-z%.,-])1 [a-z]{3,}s\b)");
  static const std::regex kUnpaired(R"(\w\(s\))");
  static const std::regex kPercent("([0-9]|%[1-9n])( |\u00a0|\\\\u00a0)%(?![1-9nL])");
  const auto has = [&](const std::regex& form) { return std::regex_search(said.text, form); };
  std::vector<std::string> faults;
  if (has(kPerson)) faults.emplace_back("a player is you, a name, a role or they");
  if (has(kOneOfSeveral)) faults.emplace_back("one has the form of several");
  if (!said.counted && has(kUnpaired)) faults.emplace_back("a plural goes through %n");
  if (has(kPercent)) faults.emplace_back("a percent sign follows its number at once");
  if (said.inRows) return faults;
  if (said.text.find("  ") != std::string::npos) faults.emplace_back("two blanks");
  if (longestSentence(said.text) > kLongestSentence) faults.emplace_back("more than two lines");
  return faults;
}

/// A form that a translation avoids.
struct Form {
  std::regex form;
  const char* fault;
  bool inPages = true;  ///< looked for in pages, too, which have code in them
};

/// A language beside English, and where words.md lists what it doesn't say.
struct Language {
  std::string_view code;
  std::string_view heading;
  std::vector<Form> forms;
};

const std::vector<Language>& languages() {
  static const std::regex kPercent("([0-9]|%[1-9n]) ?%(?![1-9nL])");
  static const std::regex kUnit("([0-9]|%[1-9n]) ?(mm|pt|dpi|[KMG]i?B)\\b");
  static const std::vector<Language> kLanguages = {
      {"de",
       "| nicht | sondern |",
       {{kPercent, "ein Prozentzeichen hat ein geschütztes Leerzeichen davor", false},
        {kUnit, "eine Einheit hat ein geschütztes Leerzeichen davor", false},
        {std::regex("[a-z,] (Sie|Ihnen|Ihre[mnrs]?)\\b"), "das Programm duzt"},
        {std::regex("[a-z]'[a-z]"), "der Apostroph ist ’"},
        {std::regex(R"(\b([Ww]as|[Ww]er|[Ww]elche[rs]?) auch\b(?! (immer|sonst)\b))"),
         "egal was, egal wer"}}},
      {"es",
       "| no | sino |",
       {{kPercent, "el signo de porcentaje lleva un espacio de no separación delante", false},
        {kUnit, "una unidad lleva un espacio de no separación delante", false},
        {std::regex("(áis|[^s]éis)\\b"), "el programa tutea a una sola persona"}}}};
  return kLanguages;
}

bool isAPageIn(const std::string& path, std::string_view language) {
  return path.starts_with("assets/") && path.ends_with("." + std::string(language) + ".md") &&
         path.find("/glossary.") == std::string::npos;
}

/// The lines that the desktop's files say in the language: `Comment[es]=`, `xml:lang="es"`.
std::vector<Said> desktopLinesIn(const SourceFile& file, const std::string& language) {
  std::vector<Said> all = linesOf(file);
  std::erase_if(all, [&](const Said& line) {
    return line.text.find("[" + language + "]=") == std::string::npos &&
           line.text.find("xml:lang=\"" + language + "\"") == std::string::npos;
  });
  return all;
}

/// What a question or a shout lacks at its beginning in Spanish.
bool opens(const std::string& text, char end, std::string_view begin) {
  return text.find(end) == std::string::npos || text.find(begin) != std::string::npos;
}

std::vector<std::string> faultsIn(const Language& language, const Said& said) {
  std::vector<std::string> faults;
  for (const Form& form : language.forms) {
    if (said.inRows && !form.inPages) continue;
    if (std::regex_search(said.text, form.form)) faults.emplace_back(form.fault);
  }
  if (said.inRows) return faults;
  if (said.text.find("  ") != std::string::npos) faults.emplace_back("two blanks");
  if (language.code == "es" && !(opens(said.text, '?', "¿") && opens(said.text, '!', "¡"))) {
    faults.emplace_back("pregunta y exclamación se abren: ¿ y ¡");
  }
  return faults;
}

void addFaults(Findings& found, const Said& said, std::vector<std::string> faults,
               const Terms& terms) {
  for (const auto& [term, instead] : terms) {
    if (hasWords(said.text, term)) faults.push_back("not \"" + term + "\" but: " + instead);
  }
  for (const std::string& fault : faults) {
    found.push_back(said.where + ": " + fault + ": " + said.text);
  }
}

}  // namespace

Findings wordsAreRight(const SourceTree& tree) {
  const Terms terms = termsOf(tree, "| not | but |");
  Findings found;
  if (terms.empty()) found.push_back(std::string(kPage) + ": no table of terms");
  for (const SourceFile& file : tree) {
    std::vector<Said> all;
    if (file.path == kMarked) all = markedTexts(file, Spoken::kSource);
    if (isOfTheTerminal(file.path)) all = literalsIn(file);
    if (isAManualPage(file.path)) all = linesOf(file);
    for (const Said& said : all) addFaults(found, said, faultsOf(said), terms);
  }
  return found;
}

Findings translatedWordsAreRight(const SourceTree& tree) {
  Findings found;
  for (const Language& language : languages()) {
    const std::string code(language.code);
    const Terms terms = termsOf(tree, language.heading);
    if (terms.empty()) found.push_back(std::string(kPage) + ": no table of terms for " + code);
    for (const SourceFile& file : tree) {
      std::vector<Said> all;
      if (file.path == "assets/translations/raindelay_" + code + ".ts") {
        all = markedTexts(file, Spoken::kTranslation);
      }
      if (isAPageIn(file.path, code)) all = linesOf(file);
      if (file.path.starts_with("packaging/desktop/")) all = desktopLinesIn(file, code);
      for (const Said& said : all) addFaults(found, said, faultsIn(language, said), terms);
    }
  }
  return found;
}

}  // namespace raindelay::arch
