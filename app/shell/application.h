#pragma once

#include <QObject>
#include <QQmlEngine>

#include "library/match_library.h"
#include "shell/desktop_entry.h"
#include "shell/game_catalog.h"
#include "shell/settings.h"
#include "shell/settings_at_table.h"
#include "table/sounds.h"

class QJSEngine;

namespace raindelay {

/// The objects that the program has one of, put together: each is handed the others that it needs,
/// and asks for none. QML knows them by their names.
class Application : public QObject {
 public:
  /// Made when it is first asked for, and gone with the application, which must be there: then the
  /// library's last flush is waited for.
  static Application& instance();

  [[nodiscard]] Settings& settings() { return settings_; }
  [[nodiscard]] GameCatalog& catalog() { return catalog_; }
  [[nodiscard]] Sounds& sounds() { return sounds_; }
  [[nodiscard]] TableSettings& tables() { return tables_; }
  [[nodiscard]] DesktopEntry& desktopEntry() { return desktopEntry_; }
  /// Of the matches in matchFolder().
  [[nodiscard]] MatchLibrary& library() { return library_; }

 private:
  explicit Application(QObject* parent);

  Settings settings_;
  GameCatalog catalog_;
  Sounds sounds_;
  SettingsAtTable tables_{settings_, catalog_};
  DesktopEntry desktopEntry_{DesktopEntry::Folders::ours()};
  MatchLibrary library_;
};

/// Settings, GameCatalog, Sounds, DesktopEntry and MatchLibrary in QML: the program's own.
/// (QML takes what `create` gives, and would else make a second one.)
struct SettingsInQml {
  Q_GADGET
  QML_FOREIGN(raindelay::Settings)
  QML_NAMED_ELEMENT(Settings)
  QML_SINGLETON

 public:
  static Settings* create(QQmlEngine* engine, QJSEngine* script);
};

struct GameCatalogInQml {
  Q_GADGET
  QML_FOREIGN(raindelay::GameCatalog)
  QML_NAMED_ELEMENT(GameCatalog)
  QML_SINGLETON

 public:
  static GameCatalog* create(QQmlEngine* engine, QJSEngine* script);
};

struct SoundsInQml {
  Q_GADGET
  QML_FOREIGN(raindelay::Sounds)
  QML_NAMED_ELEMENT(Sounds)
  QML_SINGLETON

 public:
  static Sounds* create(QQmlEngine* engine, QJSEngine* script);
};

struct DesktopEntryInQml {
  Q_GADGET
  QML_FOREIGN(raindelay::DesktopEntry)
  QML_NAMED_ELEMENT(DesktopEntry)
  QML_SINGLETON

 public:
  static DesktopEntry* create(QQmlEngine* engine, QJSEngine* script);
};

struct MatchLibraryInQml {
  Q_GADGET
  QML_FOREIGN(raindelay::MatchLibrary)
  QML_NAMED_ELEMENT(MatchLibrary)
  QML_SINGLETON

 public:
  static MatchLibrary* create(QQmlEngine* engine, QJSEngine* script);
};

}  // namespace raindelay
