// mutate COUNT FIRST FOLDER LIST SOURCES...: writes copies of a game's sources into FOLDER, with
// COUNT changes compiled in (mutant.h), numbered from FIRST and spread evenly over what can be
// changed; LIST says where each of them is. Tokens are enough for that, because clang-format sets
// the sources: an operator between two spaces has two operands, and a template's angle brackets
// have none.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include "tokens.h"

namespace raindelay::mutation {
namespace {

namespace fs = std::filesystem;

/// Text that goes before and behind a part of a source; `#` stands for the mutant's number.
struct Change {
  const char* kind;
  std::size_t begin;
  std::size_t end;
  std::string before;
  std::string behind;
};

bool isOneOf(const std::string& text, std::initializer_list<const char*> words) {
  return std::find(words.begin(), words.end(), text) != words.end();
}

/// Finds what can be changed in a source.
class Finder {
 public:
  explicit Finder(const Source& source) : source_(source) {}

  std::vector<Change> find() {
    for (std::size_t i = 1; i + 1 < source_.size(); ++i) {
      if (!source_.isRunning(i)) continue;
      findOperator(i);
      findCondition(i);
      findLiteral(i);
      findStatement(i);
    }
    return std::move(found_);
  }

 private:
  [[nodiscard]] const std::string& word(std::size_t i) const { return source_.word(i); }

  void add(const char* kind, std::size_t first, std::size_t last, std::string before,
           std::string behind) {
    found_.push_back(
        {kind, source_.begin(first), source_.end(last), std::move(before), std::move(behind)});
  }

  void findOperator(std::size_t i) {
    const std::string& sign = word(i);
    if (!source_.isSpaced(i) || word(i - 1) == "operator") return;
    const bool compares = isOneOf(sign, {"<", "<=", ">", ">=", "==", "!="});
    if (compares || isOneOf(sign, {"+", "-", "&", "|"})) {
      if (source_.isText(i - 1) || source_.isText(i + 1)) return;
      const std::size_t behind = source_.end(i);
      found_.push_back(
          {compares ? "comparison" : "operator", behind, behind, " mutant::At(#) " + sign, ""});
    } else if (sign == "||") {
      const std::size_t behind = source_.end(i);
      found_.push_back({"alternative", behind, behind, " !mutant::on(#) &&", ""});
    } else if (sign == "&&") {
      add("requirement", i + 1, source_.endOfOperand(i + 1), "(mutant::on(#) || (", "))");
    }
  }

  void findCondition(std::size_t i) {
    if (word(i) != "if" || word(i + 1) != "(") return;
    const std::size_t close = source_.partner(i + 1);
    for (std::size_t k = i + 2; k < close; ++k) {
      if (isOneOf(word(k), {"=", ";"})) return;
    }
    add("condition", i + 2, close - 1, "mutant::flip(#, static_cast<bool>(", "))");
  }

  void findLiteral(std::size_t i) {
    if (!source_.isNumber(i) || source_.isListed(i)) return;
    if (isOneOf(word(i - 1), {"case", "<", "["}) || isOneOf(word(i + 1), {">", "]"})) return;
    add("number", i, i, "mutant::nudge(#, ", ")");
  }

  /// A call or an assignment that is a statement of its own.
  void findStatement(std::size_t i) {
    if (!source_.beginsStatement(i)) return;
    const bool step = isOneOf(word(i), {"++", "--"});
    if (!step && !source_.isName(i)) return;
    std::size_t last = i + 1;
    for (; last < source_.size() && word(last) != ";"; ++last) {
      if (isOneOf(word(last), {"{", "}"}) && source_.partner(last) < last) return;
      // Two names in a row, or a name behind what makes a type, declare something.
      const bool type = isOneOf(word(last - 1), {"&", "*", ">"}) && !source_.isSpaced(last - 1);
      if (source_.isName(last) && (source_.isName(last - 1) || type)) return;
      if (isOneOf(word(last), {"(", "[", "{"})) last = source_.partner(last);
    }
    add("statement", i, last, "{ if (!mutant::on(#)) ", " }");
  }

  const Source& source_;
  std::vector<Change> found_;
};

/// A change of one of the files.
struct Mutant {
  std::size_t file;
  Change change;
};

std::string numbered(std::string text, int number) {
  if (const auto at = text.find('#'); at != std::string::npos) {
    text.replace(at, 1, std::to_string(number));
  }
  return text;
}

/// A piece of text to put in. Of those at one place the ends come first, the inner ones before the
/// outer ones; then the beginnings, the other way round.
struct Piece {
  std::size_t at;
  bool begins;
  std::size_t other;
  std::string text;
};

std::string withPieces(const std::string& text, std::vector<Piece> pieces) {
  std::stable_sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) {
    if (a.at != b.at) return a.at < b.at;
    if (a.begins != b.begins) return b.begins;
    return a.other > b.other;
  });
  std::string result;
  std::size_t done = 0;
  for (const Piece& piece : pieces) {
    result += text.substr(done, piece.at - done) + piece.text;
    done = piece.at;
  }
  return result + text.substr(done);
}

/// Every so-manieth, so that all parts of the rules get their share.
std::vector<Mutant> spread(const std::vector<Mutant>& all, std::size_t count) {
  if (all.size() <= count) return all;
  std::vector<Mutant> chosen;
  for (std::size_t i = 0; i < count; ++i) chosen.push_back(all[i * all.size() / count]);
  return chosen;
}

std::string lineOf(const std::string& text, std::size_t at) {
  const std::size_t begin = text.find_last_of('\n', at - 1) + 1;
  const std::size_t first = text.find_first_not_of(' ', begin);
  return text.substr(first, text.find('\n', at) - first);
}

void write(const fs::path& folder, std::ostream& list, int number,
           const std::vector<fs::path>& paths, std::size_t count) {
  std::vector<Source> sources;
  std::vector<Mutant> all;
  for (std::size_t i = 0; i < paths.size(); ++i) {
    std::ifstream file(paths[i], std::ios::binary);
    sources.emplace_back(std::string{std::istreambuf_iterator<char>(file), {}});
    for (Change& change : Finder(sources[i]).find()) all.push_back({i, std::move(change)});
  }
  std::vector<std::vector<Piece>> pieces(paths.size());
  for (const auto& [file, change] : spread(all, count)) {
    const std::string& text = sources[file].text();
    const auto line =
        1 + std::count(text.begin(), text.begin() + static_cast<long>(change.begin), '\n');
    list << number << '\t' << paths[file].filename().string() << ':' << line << '\t' << change.kind
         << '\t' << lineOf(text, change.begin) << '\n';
    pieces[file].push_back({change.begin, true, change.end, numbered(change.before, number)});
    pieces[file].push_back({change.end, false, change.begin, numbered(change.behind, number)});
    ++number;
  }
  fs::create_directories(folder);
  for (std::size_t i = 0; i < paths.size(); ++i) {
    std::ofstream copy(folder / paths[i].filename(), std::ios::binary);
    const std::string text = withPieces(sources[i].text(), std::move(pieces[i]));
    // A header's guard stands first.
    const std::string guard = text.starts_with("#pragma once\n") ? "#pragma once\n" : "";
    copy << guard << "#include \"mutation/mutant.h\"\n#line " << (guard.empty() ? 1 : 2) << " \""
         << paths[i].string() << "\"\n"
         << text.substr(guard.size());
  }
}

}  // namespace
}  // namespace raindelay::mutation

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 5) {
    std::cerr << "mutate COUNT FIRST FOLDER LIST SOURCES...\n";
    return 2;
  }
  std::ofstream list(words[3]);
  raindelay::mutation::write(words[2], list, std::stoi(words[1]), {words.begin() + 4, words.end()},
                             std::stoul(words[0]));
  return 0;
}
