#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deck/foreign_project.h"

// Squib's projects: a Ruby script with the names of a table and of layout files (YAML), whose boxes
// are in pixels, or lengths like "0.5in". Nothing of the script is run: it is searched for calls
// written as they usually are.
namespace raindelay::deck {

/// A call that prints a column: `text str: data['name'], layout: 'title'`, or `str: data.name`.
struct SquibCall {
  std::string column, layout;
  bool picture = false;
};

/// What a script says.
struct SquibScript {
  std::string table;
  std::string variable;       ///< that holds the table: "data"; "": not said
  std::string width, height;  ///< as written: "825" or "2.75in"; "": not said
  std::optional<double> dpi;
  double cellPixels = 37.5;          ///< in the unit "cell"
  std::vector<std::string> layouts;  ///< files
  std::string config = "config.yml";
  std::string pictures;  ///< the folder that they lie in; "": the project's
  std::vector<SquibCall> calls;
  std::vector<std::string> left;  ///< calls and settings that aren't taken over

  /// Keeps a resolution that can be one.
  void takeDpi(std::string_view said);
};

/// An entry of a layout file, its values as written; those of what it extends are in it.
struct SquibEntry {
  std::string x, y, width, height, font, fontSize;
};
using SquibLayout = std::map<std::string, SquibEntry, std::less<>>;

/// Nothing if the script isn't Squib's.
std::optional<SquibScript> readSquibScript(std::string_view ruby);

/// Adds what config.yml says, unless the script says it; one that can't be read says nothing. What
/// isn't taken over is left.
void readSquibConfig(const std::string& yaml, SquibScript& script);

/// Adds the entries of a layout file; one that can't be read adds none.
void readSquibLayout(const std::string& yaml, SquibLayout& layout);

/// What is taken over; a box that isn't written plainly is left.
ForeignProject squibProject(const SquibScript& script, const SquibLayout& layout);

}  // namespace raindelay::deck
