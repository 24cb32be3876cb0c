// Checks names that occur in several files of packaging.
#include <algorithm>
#include <regex>
#include <set>

#include "arch/rules.h"

namespace raindelay::arch {
namespace {

using Names = std::set<std::string>;

/// A place where a name occurs.
struct Place {
  std::string file;
  /// Its first group is the name; names in a row have ";" between them.
  std::string pattern;
};

/// A name that must be the same wherever it occurs.
struct Fact {
  std::string what;
  std::vector<Place> places;
};

const std::string kDesktop = "packaging/desktop/raindelay.desktop";
const std::string kMetainfo = "packaging/desktop/raindelay.metainfo.xml.in";
const std::string kTypes = "packaging/desktop/raindelay.xml";
const std::string kInstall = "packaging/install.cmake";
const std::string kIcons = "app/icons/CMakeLists.txt";
const std::string kFlatpak = "packaging/flatpak/org.raindelay.RainDelay.yml";

const std::vector<Fact>& facts() {
  static const std::vector<Fact> kFacts = {
      {"the program's name for people",
       {{kDesktop, R"(\nName=(.+))"}, {kMetainfo, R"(\n  <name>(.+)</name>)"}}},
      {"the program",
       {{kDesktop, R"(\nExec=([^ \n]+))"},
        {kInstall, R"(TARGETS (raindelay) RUNTIME)"},
        {kFlatpak, R"(\ncommand: (\S+))"}}},
      {"the programs",
       {{kInstall, R"(TARGETS (\S+) RUNTIME)"}, {kMetainfo, R"(<binary>(.+)</binary>)"}}},
      {"the programs with a manual",
       {{kMetainfo, R"(<binary>(.+)</binary>)"}, {kInstall, R"(\$\{desktop\}/(\S+)\.1 )"}}},
      {"the desktop file",
       {{kInstall, R"(\$\{desktop\}/(\S+\.desktop))"},
        {kMetainfo, R"(<launchable type="desktop-id">(.+)</launchable>)"},
        {kFlatpak, R"(\nrename-desktop-file: (\S+))"}}},
      {"the window's desktop file",
       {{kInstall, R"(\$\{desktop\}/(\S+)\.desktop)"},
        {"app/main.cpp", R"re(setDesktopFileName\(QStringLiteral\("(.+)"\)\))re"},
        {kDesktop, R"(\nStartupWMClass=(.+))"}}},
      {"the metainfo file",
       {{kInstall, R"(\$\{desktop\}/(\S+\.metainfo\.xml))"},
        {kFlatpak, R"(\nrename-appdata-file: (\S+))"}}},
      {"the id", {{kMetainfo, R"(\n  <id>(.+)</id>)"}, {kFlatpak, R"(\nid: (\S+))"}}},
      {"the icon",
       {{kDesktop, R"(\nIcon=(.+))"},
        {kIcons, R"(apps/([^ "]+)\.png)"},
        {kIcons, R"(RENAME (\S+)\.svg)"},
        {kTypes, R"(<generic-icon name="(.+)\"/>)"},
        {kFlatpak, R"(\nrename-icon: (\S+))"}}},
      {"the types of its files",
       {{kDesktop, R"(\nMimeType=(.+))"},
        {kMetainfo, R"(<mediatype>(.+)</mediatype>)"},
        {kTypes, R"(<mime-type type="(.+)\">)"}}},
      {"the file of these types",
       {{kInstall, R"(\$\{desktop\}/([^. ]+\.xml) )"},
        {kFlatpak, R"(packages/(raindelay\.xml) )"}}},
  };
  return kFacts;
}

const SourceFile* fileOf(const SourceTree& tree, const std::string& path) {
  const auto found = std::find_if(tree.begin(), tree.end(),
                                  [&](const SourceFile& file) { return file.path == path; });
  return found == tree.end() ? nullptr : &*found;
}

Names namesAt(const std::string& text, const Place& place) {
  const std::regex pattern(place.pattern);
  Names names;
  for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match) {
    const std::string row = (*match)[1];
    for (std::size_t from = 0; from < row.size();) {
      const std::size_t to = std::min(row.find(';', from), row.size());
      if (to > from) names.insert(row.substr(from, to - from));
      from = to + 1;
    }
  }
  return names;
}

std::string listed(const Names& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  return names.empty() ? "nothing" : list;
}

}  // namespace

Findings packagingAgrees(const SourceTree& tree) {
  Findings found;
  for (const Fact& fact : facts()) {
    Names wanted;
    std::string where;
    for (const Place& place : fact.places) {
      const SourceFile* file = fileOf(tree, place.file);
      if (file == nullptr) {
        found.push_back(place.file + ": it isn't there, and " + fact.what + " with it");
        continue;
      }
      const Names names = namesAt(file->text, place);
      if (names.empty()) {
        found.push_back(place.file + ": says nothing of " + fact.what);
      } else if (where.empty()) {
        wanted = names;
        where = place.file;
      } else if (names != wanted) {
        found.push_back(place.file + ": " + fact.what + " is " + listed(names) + " here, and " +
                        listed(wanted) + " in " + where);
      }
    }
  }
  // Files are called after what they tell of.
  for (const SourceFile& file : tree) {
    if (file.path != kInstall && file.path != kFlatpak) continue;
    static const std::regex kNamed(R"(\$\{desktop\}/([A-Za-z0-9.-]+)|\nid: (\S+))");
    for (std::sregex_iterator match(file.text.begin(), file.text.end(), kNamed), end; match != end;
         ++match) {
      const std::string path = (*match)[1].matched
                                   ? "packaging/desktop/" + (*match)[1].str()
                                   : "packaging/flatpak/" + (*match)[2].str() + ".yml";
      if (fileOf(tree, path) == nullptr) {
        found.push_back(file.path + ": there is no " + path);
      }
    }
  }
  return found;
}

}  // namespace raindelay::arch
