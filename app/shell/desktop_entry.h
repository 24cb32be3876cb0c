#pragma once

#include <QObject>
#include <QString>

#include "core/result.h"
#include "shell/settings.h"

namespace raindelay {

/// The menu's entry, the icons and the file types of a program that was unpacked somewhere, put
/// into the user's own folders as the XDG specifications have them (Desktop Entry, Icon Theme,
/// Shared MIME-info). A program that a package has installed has them already, and is told so.
class DesktopEntry : public QObject {
  Q_OBJECT

 public:
  /// The program's top folder, with its `share`, and the user's data folder
  /// ($XDG_DATA_HOME, ~/.local/share).
  struct Folders {
    QString program;
    QString data;
    /// Those of the running program; `program` is empty unless it was unpacked somewhere.
    [[nodiscard]] static Folders ours();
  };

  explicit DesktopEntry(Folders folders, QObject* parent = nullptr);

  /// Puts all of it there, or says in a sentence what stands in the way.
  [[nodiscard]] Result<void> install() const;
  /// Takes all of it away again; what isn't there needn't be.
  [[nodiscard]] Result<void> remove() const;
  /// True if the menu has an entry that starts this very program.
  [[nodiscard]] bool isInstalled() const;

  /// Asks once, of a program in this place that isn't in the menu: `offered` is told. `settings`
  /// remember it.
  void offer(raindelay::Settings* settings);
  /// The answer: yes. `said` tells what came of it.
  Q_INVOKABLE void accept();
  /// The sentence that says so.
  [[nodiscard]] static QString done();

 signals:
  void offered();
  void said(const QString& sentence, bool wrong);

 private:
  /// The entry's text, for the program in its place.
  [[nodiscard]] Result<std::string> entry() const;
  [[nodiscard]] QString entryPath() const;
  /// The other files: their paths below both `share` and the data folder.
  [[nodiscard]] QStringList files() const;
  /// Tells the desktop's own lists of what has changed, where its tools are installed.
  void refreshLists() const;

  Folders folders_;
};

}  // namespace raindelay
