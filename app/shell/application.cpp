#include "shell/application.h"

#include <QCoreApplication>
#include <QDateTime>

#include "core/solutions.h"
#include "library/folders.h"

namespace raindelay {

namespace {

/// QML doesn't delete it.
template <class Object>
Object* kept(Object& object) {
  QJSEngine::setObjectOwnership(&object, QJSEngine::CppOwnership);
  return &object;
}

}  // namespace

Application::Application(QObject* parent) : QObject(parent), library_(matchFolder(), tables_) {
  tidyFolders(QDateTime::currentMSecsSinceEpoch() * 1'000'000);
  solutions::keepIn(solutionFolder().toStdString());
  const auto setVolume = [this] { sounds_.setVolume(settings_.muted() ? 0 : settings_.volume()); };
  setVolume();
  connect(&settings_, &Settings::changed, &sounds_, setVolume);
  connect(&settings_, &Settings::languageChanged, &catalog_, &GameCatalog::retell);
  connect(&settings_, &Settings::languageChanged, &library_, &MatchLibrary::retell);
}

Application& Application::instance() {
  static auto* program = new Application(QCoreApplication::instance());
  return *program;
}

Settings* SettingsInQml::create(QQmlEngine* /*engine*/, QJSEngine* /*script*/) {
  return kept(Application::instance().settings());
}

GameCatalog* GameCatalogInQml::create(QQmlEngine* /*engine*/, QJSEngine* /*script*/) {
  return kept(Application::instance().catalog());
}

Sounds* SoundsInQml::create(QQmlEngine* /*engine*/, QJSEngine* /*script*/) {
  return kept(Application::instance().sounds());
}

DesktopEntry* DesktopEntryInQml::create(QQmlEngine* /*engine*/, QJSEngine* /*script*/) {
  return kept(Application::instance().desktopEntry());
}

MatchLibrary* MatchLibraryInQml::create(QQmlEngine* /*engine*/, QJSEngine* /*script*/) {
  return kept(Application::instance().library());
}

}  // namespace raindelay
