#include "assets/asset_folder.h"

#include <QDir>
#include <QFile>

#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay {

AssetFolder::AssetFolder(const QString& gameId) : root_(QStringLiteral(":/assets/") + gameId) {}

std::vector<std::string> AssetFolder::found(const std::string& folder, QDir::Filters kind) const {
  std::vector<std::string> found;
  const QString inside = QString::fromStdString(folder);
  const QDir dir(root_ + QLatin1Char('/') + inside);
  for (const QString& name : dir.entryList(kind, QDir::Name)) {
    found.push_back((inside.isEmpty() ? name : inside + QLatin1Char('/') + name).toStdString());
  }
  return found;
}

std::vector<std::string> AssetFolder::list(const std::string& folder) const {
  return found(folder, QDir::Files);
}

std::vector<std::string> AssetFolder::folders(const std::string& folder) const {
  return found(folder, QDir::Dirs | QDir::NoDotAndDotDot);
}

deck::Checked<std::string> AssetFolder::readChecked(const std::string& path,
                                                    std::size_t /*most*/) const {
  QFile file(root_ + QLatin1Char('/') + QString::fromStdString(path));
  if (!file.open(QIODevice::ReadOnly)) {
    return deck::Problem(deck::kinds::kNoFile, {deck::inQuotes(path)});
  }
  return file.readAll().toStdString();
}

}  // namespace raindelay
