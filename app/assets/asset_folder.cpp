#include "assets/asset_folder.h"

#include <QFile>

#include "deck/words.h"

namespace raindelay {

AssetFolder::AssetFolder(const QString& gameId) : root_(QStringLiteral(":/assets/") + gameId) {}

Result<std::string> AssetFolder::readChecked(const std::string& path) const {
  QFile file(root_ + QLatin1Char('/') + QString::fromStdString(path));
  if (!file.open(QIODevice::ReadOnly)) {
    return Error{"There is no file " + deck::inQuotes(path) + " among the built-in assets."};
  }
  return file.readAll().toStdString();
}

}  // namespace raindelay
