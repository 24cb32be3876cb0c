#include "deck/nandeck.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "deck/length.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr double kPoint = 25.4 / 72;
constexpr std::size_t kMostPlaced = 100;
// A card of nanDECK that says no size.
constexpr CardSize kUsual = {60, 90};

std::string upper(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
  return result;
}

std::string_view unquoted(std::string_view text) {
  if (text.size() >= 2 && text.front() == '"' && text.back() == '"') {
    return text.substr(1, text.size() - 2);
  }
  return text;
}

// What stands between the commas, those in quotes and braces apart.
std::vector<std::string_view> arguments(std::string_view text) {
  std::vector<std::string_view> found;
  std::size_t from = 0;
  bool quoted = false;
  int depth = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    const char c = i < text.size() ? text[i] : ',';
    if (c == '"') quoted = !quoted;
    if (c == '{' || c == '(') ++depth;
    if (c == '}' || c == ')') --depth;
    if (i < text.size() && (c != ',' || quoted || depth > 0)) continue;
    found.push_back(unquoted(trimmed(text.substr(from, i - from), kBlanks)));
    from = i + 1;
  }
  return found;
}

std::optional<double> number(std::string_view text) {
  const auto read = parseNumber(text);
  return read ? std::optional(*read) : std::nullopt;
}

// A directive that draws what a column says; it is measured when the card's size is known.
struct Drawn {
  std::string column;
  bool picture = false;
  std::array<std::string, 4> box;
  double points = 0;
};

class Script {
 public:
  std::optional<ForeignProject> read(std::string_view script) {
    project_.tool = "nanDECK";
    while (!script.empty()) {
      const std::size_t end = std::min(script.find('\n'), script.size());
      readLine(trimmed(script.substr(0, end), kBlanks));
      script.remove_prefix(std::min(end + 1, script.size()));
    }
    if (!linked_) return std::nullopt;
    finish();
    return std::move(project_);
  }

 private:
  void readLine(std::string_view line) {
    const std::size_t equals = line.find('=');
    // Comments, and names for ranges and texts.
    if (equals == std::string_view::npos ||
        std::string_view(";'[").find(line[0]) != std::string_view::npos) {
      return;
    }
    const std::string name = upper(trimmed(line.substr(0, equals), kBlanks));
    if (name.empty() || !std::all_of(name.begin(), name.end(), [](char c) {
          return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        })) {
      return;
    }
    take(name, arguments(line.substr(equals + 1)));
  }

  void take(const std::string& name, const std::vector<std::string_view>& said) {
    if (name == "UNIT") {
      const std::string unit = upper(said[0]);
      unit_ = unit == "MM" ? 1 : unit == "INCH" ? 25.4 : 10;
    } else if (name == "CARDSIZE" && said.size() >= 2) {
      width_ = number(said[0]);
      height_ = number(said[1]);
    } else if (name == "LINK") {
      link(said[0]);
    } else if (name == "LINKMULTI") {
      project_.copies = std::string(said[0]);
    } else if (name == "FONT") {
      points_ = said.size() > 1 ? number(said[1]).value_or(0) : 0;
    } else if (!draws(name, said)) {
      project_.leave(name);
    }
  }

  // `cards.xlsx!Sheet1` is a sheet of a file.
  void link(std::string_view said) {
    if (linked_) return project_.leave("LINK=" + std::string(said));
    linked_ = true;
    const std::string file(said.substr(0, said.find('!')));
    project_.table = isTable(file) ? file : std::string(said);
  }

  // A text or picture that one column says, for all cards.
  bool draws(const std::string& name, const std::vector<std::string_view>& said) {
    const bool picture = name == "IMAGE", ownFont = name == "TEXTFONT";
    if ((!picture && !ownFont && name != "TEXT") || said.size() < 6) return false;
    const std::string_view range = said[0], what = said[1];
    const bool all = range.empty() || range.find('(') != std::string_view::npos;
    if (!all || what.size() < 3 || what.front() != '[' || what.find(']') != what.size() - 1) {
      return false;
    }
    if (drawn_.size() == kMostPlaced) return false;
    Drawn drawn{std::string(what.substr(1, what.size() - 2)), picture, {}, points_};
    for (std::size_t i = 0; i < 4; ++i) drawn.box[i] = std::string(said[2 + i]);
    if (ownFont) drawn.points = said.size() > 11 ? number(said[11]).value_or(0) : 0;
    drawn_.push_back(std::move(drawn));
    return true;
  }

  std::optional<double> length(const std::string& said, double whole) const {
    if (said.ends_with('%')) {
      const auto percent = number(std::string_view(said).substr(0, said.size() - 1));
      return percent ? std::optional(*percent * whole / 100) : std::nullopt;
    }
    const auto value = number(said);
    return value ? std::optional(*value * unit_) : std::nullopt;
  }

  void finish() {
    CardSize size = kUsual;
    if (width_ && height_) size = {*width_ * unit_, *height_ * unit_};
    if (!fitsACard(size)) size = kUsual;
    project_.size = size;
    for (const Drawn& each : drawn_) {
      const auto x = length(each.box[0], size.width), y = length(each.box[1], size.height);
      const auto w = length(each.box[2], size.width), h = length(each.box[3], size.height);
      if (!x || !y || !w || !h) {
        project_.leave(each.column);
        continue;
      }
      project_.place({each.column, each.picture, {*x, *y, *w, *h}, each.points * kPoint});
    }
  }

  ForeignProject project_;
  std::vector<Drawn> drawn_;
  std::optional<double> width_, height_;
  double unit_ = 10, points_ = 0;
  bool linked_ = false;
};

}  // namespace

std::optional<ForeignProject> readNandeck(std::string_view script) {
  return Script().read(script);
}

}  // namespace raindelay::deck
