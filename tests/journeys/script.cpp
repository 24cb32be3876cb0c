#include "journeys/script.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "support/game_files.h"

namespace raindelay::journey {

namespace {

QStringList words(const QJsonValue& list) {
  QStringList all;
  for (const auto& one : list.toArray()) all << one.toString();
  return all;
}

Script read(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) qFatal("%s can't be read", qPrintable(path));
  QJsonParseError wrong;
  const QJsonObject json = QJsonDocument::fromJson(file.readAll(), &wrong).object();
  if (wrong.error != QJsonParseError::NoError) {
    qFatal("%s: %s", qPrintable(path), qPrintable(wrong.errorString()));
  }
  Script script;
  script.game = json[QLatin1String("game")].toString();
  script.preset = json[QLatin1String("preset")].toString();
  for (const auto& whim : json[QLatin1String("whims")].toArray()) {
    script.whims.push_back({whim[0].toString(), static_cast<std::size_t>(whim[1].toInt())});
  }
  script.plain = words(json[QLatin1String("plain")]);
  const QJsonObject keys = json[QLatin1String("keys")].toObject();
  for (auto key = keys.begin(); key != keys.end(); ++key) {
    // (Qt's keys for letters and digits are their codes.)
    script.keys[key.key()] = static_cast<Qt::Key>(key->toString().at(0).unicode());
  }
  const QJsonValue shortest = json[QLatin1String("short")];
  script.shortest = shortest[QLatin1String("choice")].toString();
  script.shortestWords = shortest[QLatin1String("words")].toString();
  const QJsonValue byKeys = json[QLatin1String("byKeys")];
  script.takesMinutes = byKeys[QLatin1String("takes")].toString() == QLatin1String("long");
  script.byKeys = words(byKeys[QLatin1String("deeds")]);
  script.alwaysHasAnAction = json[QLatin1String("alwaysHasAnAction")].toBool();
  script.film = words(json[QLatin1String("film")]);
  return script;
}

}  // namespace

const std::vector<Script>& allScripts() {
  static const std::vector<Script> all = [] {
    std::vector<Script> scripts;
    for (const auto& root : test::gameRoots()) {
      const QDir games(root / "tests/games");
      for (const QString& game : games.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString file = games.filePath(game + QStringLiteral("/journey.json"));
        if (QFile::exists(file)) scripts.push_back(read(file));
      }
    }
    return scripts;
  }();
  return all;
}

const Script& scriptFor(const QString& game) {
  const auto found = std::find_if(allScripts().begin(), allScripts().end(),
                                  [&](const Script& script) { return script.game == game; });
  if (found == allScripts().end()) qFatal("there is no journey.json for %s", qPrintable(game));
  return *found;
}

std::string testName(const QString& game) {
  return QString(game).remove(u'-').toStdString();
}

}  // namespace raindelay::journey
