#include "studio/export_memory.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <map>

#include "core/files.h"
#include "core/limits.h"
#include "core/own_folder.h"
#include "library/folders.h"
#include "translations/file_words.h"

namespace raindelay {
namespace {

const QString kFormat = QStringLiteral("format");
const QString kVersion = QStringLiteral("raindelay-exported/1");

QJsonObject rememberedIn(const QString& path) {
  const Result<std::string> text = files::read(path.toStdString(), kMaxExportedBytes);
  if (!text || text->size() > kMaxExportedBytes) return {};
  QJsonObject content = QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object();
  return content[kFormat].toString() == kVersion ? content : QJsonObject();
}

// JSON's numbers don't hold 64 bits.
QString textOf(deck::Look look) {
  return QString::number(look, 16);
}
deck::Look lookOf(const QJsonValue& value) {
  return value.toString().toULongLong(nullptr, 16);
}

}  // namespace

QString ExportMemory::path() const {
  const QByteArray name = QCryptographicHash::hash(deck_.toUtf8(), QCryptographicHash::Sha1);
  return QDir(exportFolder())
      .filePath(QString::fromLatin1(name.toHex().left(16)) + QStringLiteral(".json"));
}

std::vector<deck::CardLooks> ExportMemory::looks() const {
  const QJsonObject cards = rememberedIn(path())[kind_].toObject();
  std::vector<deck::CardLooks> looks;
  for (auto card = cards.begin(); card != cards.end(); ++card) {
    const QJsonArray known = card.value().toArray();
    looks.push_back(
        {card.key().toStdString(), lookOf(known[0]), lookOf(known[1]), known[2].toInt()});
  }
  return looks;
}

std::vector<std::size_t> ExportMemory::changed(const std::vector<deck::CardLooks>& now) const {
  std::vector<std::size_t> cards;
  for (const deck::CardChange& change : deck::compareLooks(looks(), now)) {
    if (change.after && change.changed()) cards.push_back(*change.after);
  }
  return cards;
}

Result<void> ExportMemory::remember(const std::vector<deck::CardLooks>& now,
                                    const std::vector<std::size_t>& cards) {
  std::map<std::string, deck::CardLooks> known;
  for (const deck::CardLooks& card : looks()) known[card.code] = card;
  for (const std::size_t card : cards) known[now.at(card).code] = now.at(card);
  QJsonObject kept;
  for (const deck::CardLooks& card : now) {
    const auto found = known.find(card.code);
    if (found == known.end()) continue;
    const deck::CardLooks& looks = found->second;
    kept[QString::fromStdString(card.code)] =
        QJsonArray{textOf(looks.front), textOf(looks.back), looks.copies};
  }
  QJsonObject content = rememberedIn(path());
  content[kFormat] = kVersion;
  content[QStringLiteral("deck")] = deck_;
  content[kind_] = kept;
  const std::string folder = exportFolder().toStdString();
  if (const int code = files::makeOwnFolder(folder); code != 0) {
    return words::told(files::Failure{folder, true, code});
  }
  return words::told(files::replace(
      path().toStdString(), QJsonDocument(content).toJson(QJsonDocument::Compact).toStdString(),
      files::Readers::kOwner));
}

}  // namespace raindelay
