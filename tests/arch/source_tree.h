#pragma once

#include <string>
#include <vector>

namespace raindelay::arch {

/// One text file of the project: what the rules look at.
struct SourceFile {
  /// Path from the top of the source tree, with "/".
  std::string path;
  /// The whole content.
  std::string text;
};

/// Files of the project, sorted by path.
using SourceTree = std::vector<SourceFile>;

/// Reads every text file below the folder, leaving out what builds and editors make.
SourceTree readTree(const std::string& folder);

/// The part of the path before the first "/"; all of it if there is none.
std::string firstPart(const std::string& path);

/// The path without its first part; empty if there is no "/".
std::string withoutFirstPart(const std::string& path);

/// Returns true for C++ and what C++ is generated from.
bool isCode(const std::string& path);

/// "Table" of qml/RainDelay/Table/Ball.qml; empty for a file that is in no QML module.
std::string moduleOf(const std::string& path);

/// A target of an #include or import line, with its line number (1 is the first).
struct Mention {
  int line = 0;
  std::string name;
};

/// The files that C++ text includes, in quotes or angle brackets.
std::vector<Mention> includesOf(const std::string& text);

/// The imports of QML text: a module's name, or a quoted path with its quotes.
std::vector<Mention> importsOf(const std::string& text);

}  // namespace raindelay::arch
