#include "deck/squib.h"

#include <algorithm>
#include <array>

#include "deck/length.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr std::size_t kMostCalls = 200, kMostLayouts = 10;
constexpr double kInch = 25.4, kUsualDpi = 300;
constexpr CardSize kUsual = {2.75 * kInch, 3.75 * kInch};

constexpr std::array<std::string_view, 14> kDrawing = {
    "background", "rect", "circle", "ellipse", "line", "curve", "triangle",
    "polygon",    "star", "grid",   "text",    "png",  "svg",   "embed"};

bool isWord(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// The script's statements: lines without their comments, those that end in a comma with the next.
std::vector<std::string> statements(std::string_view ruby) {
  std::vector<std::string> found(1);
  char quote = 0;
  bool comment = false;
  for (const char c : ruby) {
    if (c == '\n') {
      comment = false;
      quote = 0;
      const std::string_view said = trimmed(found.back());
      if (!said.empty() && !said.ends_with(',')) found.emplace_back();
      continue;
    }
    if (comment || c == '\r') continue;
    if (c == '#' && quote == 0) {
      comment = true;
      continue;
    }
    if (quote != 0) {
      if (c == quote) quote = 0;
    } else if (c == '\'' || c == '"') {
      quote = c;
    }
    found.back() += c == '\t' ? ' ' : c;
  }
  return found;
}

// Where a word stands alone; the end if it doesn't.
std::size_t findWord(std::string_view text, std::string_view word, std::size_t from = 0) {
  for (std::size_t at = text.find(word, from); at != std::string_view::npos;
       at = text.find(word, at + 1)) {
    const bool begins = at == 0 || !isWord(text[at - 1]);
    const std::size_t end = at + word.size();
    if (begins && (end == text.size() || !isWord(text[end]))) return at;
  }
  return text.size();
}

// What is given to an argument, up to the next one: `'title'` of `layout: 'title', x: 5`.
std::string_view argument(std::string_view statement, std::string_view name) {
  for (std::size_t at = findWord(statement, name); at < statement.size();
       at = findWord(statement, name, at + 1)) {
    std::size_t from = at + name.size();
    if (statement.substr(from, 1) != ":") continue;
    ++from;
    std::size_t end = from;
    int depth = 0;
    char quote = 0;
    for (; end < statement.size(); ++end) {
      const char c = statement[end];
      if (quote != 0) {
        if (c == quote) quote = 0;
        continue;
      }
      if (c == '\'' || c == '"') quote = c;
      if (c == '[' || c == '(' || c == '{') ++depth;
      if (c == ']' || c == ')' || c == '}') --depth;
      if (depth < 0 || (c == ',' && depth == 0)) break;
    }
    return trimmed(statement.substr(from, end - from));
  }
  return {};
}

// The texts in quotes, and the words of %w(…).
std::vector<std::string> texts(std::string_view value) {
  std::vector<std::string> found;
  if (value.starts_with("%w") && value.size() > 3) {
    const std::size_t end = value.find_first_of(")]}", 3);
    for (const std::string_view word :
         split(value.substr(3, end == std::string_view::npos ? end : end - 3), ' ')) {
      found.emplace_back(word);
    }
    return found;
  }
  for (std::size_t at = value.find_first_of("'\""); at != std::string_view::npos;) {
    const std::size_t end = value.find(value[at], at + 1);
    if (end == std::string_view::npos) break;
    found.emplace_back(value.substr(at + 1, end - at - 1));
    at = value.find_first_of("'\"", end + 1);
  }
  return found;
}

// A text, a symbol or a number.
std::string plainValue(std::string_view value) {
  if (value.starts_with('\'') || value.starts_with('"')) {
    const auto said = texts(value);
    return said.empty() ? std::string() : said.front();
  }
  if (value.starts_with(':')) value.remove_prefix(1);
  const auto* const end =
      std::find_if(value.begin(), value.end(), [](char c) { return !isWord(c) && c != '.'; });
  return {value.begin(), end};
}

// The column of `data['name']`, `data["name"]`, `data[:name]` or `data.name`.
std::string columnIn(std::string_view value, std::string_view table) {
  if (!table.empty() && value.starts_with(table) && value.substr(table.size()).starts_with('.')) {
    value.remove_prefix(table.size() + 1);
    return {value.begin(), std::find_if_not(value.begin(), value.end(), isWord)};
  }
  const std::size_t open = value.find('[');
  if (open == std::string_view::npos || open == 0 || !isWord(value[open - 1])) return {};
  const std::size_t close = value.find(']', open);
  if (close == std::string_view::npos) return {};
  return plainValue(trimmed(value.substr(open + 1, close - open - 1)));
}

// The variable of `data = Squib.`; "" if there is none.
std::string variableOf(std::string_view before) {
  const std::string_view name = trimmed(before.substr(0, before.find('=')));
  const bool assigned = before.find('=') != std::string_view::npos;
  return assigned && std::all_of(name.begin(), name.end(), isWord) ? std::string(name) : "";
}

void readTable(std::string_view statement, SquibScript& script) {
  for (const std::string_view call : {"csv", "xlsx"}) {
    const std::size_t at = findWord(statement, call);
    // Not the ending of a file's name.
    if (at == statement.size() ||
        (at > 0 && statement[at - 1] == '.' && !statement.substr(0, at).ends_with("Squib."))) {
      continue;
    }
    for (const std::string& file : texts(statement.substr(at))) {
      if (!isTable(file)) continue;
      if (script.table.empty()) {
        script.table = file;
        script.variable = variableOf(statement.substr(0, at));
      } else {
        script.left.push_back(file);
      }
      return;
    }
  }
}

void readDeck(std::string_view statement, SquibScript& script) {
  script.width = plainValue(argument(statement, "width"));
  script.height = plainValue(argument(statement, "height"));
  script.takeDpi(plainValue(argument(statement, "dpi")));
  const auto config = texts(argument(statement, "config"));
  if (!config.empty()) script.config = config.front();
}

void readLayoutNames(std::string_view value, SquibScript& script) {
  for (std::string& file : texts(value)) {
    if (script.layouts.size() < kMostLayouts) script.layouts.push_back(std::move(file));
  }
}

void readCall(std::string_view statement, SquibScript& script) {
  const auto* const call = std::find_if(kDrawing.begin(), kDrawing.end(), [&](auto name) {
    return statement.starts_with(name) && findWord(statement, name) == 0;
  });
  if (call == kDrawing.end()) return;
  const bool isText = *call == "text";
  const bool isPicture = *call == "png" || *call == "svg";
  SquibCall read{columnIn(argument(statement, isText ? "str" : "file"), script.variable),
                 plainValue(argument(statement, "layout")), isPicture};
  const bool plain = (isText || isPicture) && !read.column.empty() && !read.layout.empty();
  if (plain && script.calls.size() < kMostCalls) {
    script.calls.push_back(std::move(read));
  } else {
    script.left.emplace_back(*call);
  }
}

double pixelsToMm(double pixels, const SquibScript& script) {
  return pixels / script.dpi.value_or(kUsualDpi) * kInch;
}

// Millimetres of "825" pixels, "2.75in", "70mm", "2 cells" …
std::optional<double> millimetresOf(std::string_view said, const SquibScript& script) {
  if (const auto pixels = parseNumber(said)) return pixelsToMm(*pixels, script);
  for (const std::string_view unit : {"cells", "cell", "c"}) {
    if (!said.ends_with(unit)) continue;
    const auto cells = parseNumber(trimmed(said.substr(0, said.size() - unit.size())));
    return cells ? std::optional(pixelsToMm(*cells * script.cellPixels, script)) : std::nullopt;
  }
  if (said.ends_with("cm")) {
    const auto cm = parseNumber(trimmed(said.substr(0, said.size() - 2)));
    return cm ? std::optional(*cm * 10) : std::nullopt;
  }
  const auto length = parseLength(said);
  return length && !length->percent ? std::optional(length->value) : std::nullopt;
}

CardSize artworkOf(const SquibScript& script) {
  CardSize size = kUsual;
  const auto width = millimetresOf(script.width, script);
  const auto height = millimetresOf(script.height, script);
  if (width && !script.width.empty()) size.width = *width;
  if (height && !script.height.empty()) size.height = *height;
  return fitsACard(trimmedFrom(size)) ? size : kUsual;
}

// Of letters, mm: points are pixels of a screen, 96 to the inch. The size may end the font's name.
double typeSizeOf(const SquibEntry& entry, const SquibScript& script) {
  std::string_view said = entry.fontSize;
  if (said.empty()) said = std::string_view(entry.font).substr(entry.font.rfind(' ') + 1);
  const auto points = parseNumber(said);
  return points ? pixelsToMm(*points * 96 / 72, script) : 0;
}

}  // namespace

void SquibScript::takeDpi(std::string_view said) {
  const auto number = parseNumber(said);
  if (number && *number >= 10 && *number <= 10'000) dpi = *number;
}

std::optional<SquibScript> readSquibScript(std::string_view ruby) {
  if (ruby.find("Squib") == std::string_view::npos) return std::nullopt;
  SquibScript script;
  for (const std::string& whole : statements(ruby)) {
    const std::string_view statement = trimmed(whole);
    readTable(statement, script);
    if (statement.find("Deck.new") != std::string_view::npos) {
      readDeck(statement, script);
      readLayoutNames(argument(statement, "layout"), script);
    } else if (statement.starts_with("use_layout")) {
      readLayoutNames(argument(statement, "file"), script);
    } else {
      readCall(statement, script);
    }
  }
  return script;
}

ForeignProject squibProject(const SquibScript& script, const SquibLayout& layout) {
  ForeignProject project;
  project.tool = "Squib";
  project.table = script.table;
  project.pictures = script.pictures;
  const CardSize artwork = artworkOf(script);
  project.size = trimmedFrom(artwork);
  const double left = (artwork.width - project.size->width) / 2;
  const double top = (artwork.height - project.size->height) / 2;
  for (const std::string& call : script.left) project.leave(call);
  for (const SquibCall& call : script.calls) {
    const auto found = layout.find(call.layout);
    const SquibEntry entry = found == layout.end() ? SquibEntry() : found->second;
    const auto mm = [&](const std::string& said) {
      return said.empty() ? std::nullopt : millimetresOf(said, script);
    };
    const auto x = mm(entry.x), y = mm(entry.y), width = mm(entry.width), height = mm(entry.height);
    if (!x || !y || !width || !height) {
      project.leave(call.layout);
      continue;
    }
    project.place({call.column,
                   call.picture,
                   {*x - left, *y - top, *width, *height},
                   typeSizeOf(entry, script)});
  }
  return project;
}

}  // namespace raindelay::deck
