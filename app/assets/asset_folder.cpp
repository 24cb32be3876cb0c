#include "assets/asset_folder.h"

#include <QDir>
#include <QFile>

#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay {

AssetFolder::AssetFolder(const QString& gameId) : root_(QStringLiteral(":/assets/") + gameId) {}

std::vector<std::string> AssetFolder::list(const std::string& folder) const {
  std::vector<std::string> found;
  const QString inside = QString::fromStdString(folder);
  const QDir dir(root_ + QLatin1Char('/') + inside);
  for (const QString& name : dir.entryList(QDir::Files, QDir::Name)) {
    found.push_back((inside.isEmpty() ? name : inside + QLatin1Char('/') + name).toStdString());
  }
  return found;
}

deck::Checked<std::string> AssetFolder::readChecked(const std::string& path) const {
  QFile file(root_ + QLatin1Char('/') + QString::fromStdString(path));
  if (!file.open(QIODevice::ReadOnly)) {
    return deck::Problem(deck::kinds::kNoFile, {deck::inQuotes(path)});
  }
  return file.readAll().toStdString();
}

}  // namespace raindelay
