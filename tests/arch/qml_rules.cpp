// Rules on the imports and the beginnings of QML files.
#include <regex>
#include <set>
#include <sstream>
#include <vector>

#include "arch/rules.h"

namespace raindelay::arch {
namespace {

const std::string kPrefix = "RainDelay.";
const std::string kPragma = "pragma ComponentBehavior: Bound";

bool isQml(const SourceFile& file) {
  return file.path.ends_with(".qml");
}

/// Returns true if the pragma is among the file's first lines (a singleton says that first).
bool beginsBound(const std::string& text) {
  static const std::string kSingleton = "pragma Singleton\n";
  return text.starts_with(kPragma) || text.starts_with(kSingleton + kPragma);
}

/// Lines that say in numbers how long something takes, or how far a drag goes.
std::vector<int> lengthsIn(const std::string& text) {
  static const std::regex kLength(R"((interval|duration|threshold): [0-9]|startDragDistance)");
  std::vector<int> found;
  std::istringstream lines(text);
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    if (std::regex_search(line, kLength)) found.push_back(number);
  }
  return found;
}

std::set<std::string> modulesIn(const SourceTree& tree) {
  std::set<std::string> modules;
  for (const SourceFile& file : tree) {
    const std::string module = moduleOf(file.path);
    if (!module.empty()) modules.insert(module);
  }
  return modules;
}

/// Returns true if a module of qml/ may import another one of qml/.
bool mayImport(const std::string& module, const std::string& other) {
  if (module == other || module == "Shell") return true;
  if (module == "Kit") return false;
  return other == "Kit" || (module != "Table" && other == "Table");
}

std::string refusal(const std::string& module, const std::string& import,
                    const std::set<std::string>& modules) {
  if (import.starts_with("Qt")) return {};
  if (!import.starts_with(kPrefix)) return module + " imports " + import;
  const std::string other = import.substr(kPrefix.size());
  // A module that is no folder of qml/ is made of C++ types in app/: not for Kit, which knows Qt
  // only.
  const bool allowed = modules.contains(other) ? mayImport(module, other) : module != "Kit";
  return allowed ? std::string() : module + " imports " + import;
}

}  // namespace

Findings qmlImports(const SourceTree& tree) {
  const std::set<std::string> modules = modulesIn(tree);
  Findings found;
  for (const SourceFile& file : tree) {
    const std::string module = moduleOf(file.path);
    if (module.empty() || !isQml(file)) continue;
    for (const Mention& import : importsOf(file.text)) {
      if (import.name.starts_with('"')) continue;  // told by qmlHouseRules
      const std::string why = refusal(module, import.name, modules);
      if (!why.empty()) {
        found.push_back(file.path + ":" + std::to_string(import.line) + ": " + why);
      }
    }
  }
  return found;
}

Findings qmlHouseRules(const SourceTree& tree) {
  Findings found;
  for (const SourceFile& file : tree) {
    if (file.path.ends_with(".js") || file.path.ends_with(".mjs")) {
      found.push_back(file.path + ": a script file");
    }
    if ((file.path.ends_with(".cpp") || file.path.ends_with(".h")) &&
        !file.path.starts_with("tests/arch/") &&
        file.text.find("setContextProperty") != std::string::npos) {
      found.push_back(file.path + ": a context property");
    }
    if (!isQml(file)) continue;
    if (!beginsBound(file.text)) {
      found.push_back(file.path + ":1: doesn't begin with \"" + kPragma + "\"");
    }
    if (file.path.starts_with("qml/") && !file.path.ends_with("/Theme.qml")) {
      for (const int line : lengthsIn(file.text)) {
        found.push_back(file.path + ":" + std::to_string(line) + ": a length that is Theme's");
      }
    }
    for (const Mention& import : importsOf(file.text)) {
      if (import.name.starts_with('"')) {
        found.push_back(file.path + ":" + std::to_string(import.line) + ": imports by path");
      }
    }
  }
  return found;
}

}  // namespace raindelay::arch
