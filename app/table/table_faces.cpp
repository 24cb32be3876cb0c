#include "table/table_faces.h"

#include <utility>

#include "translations/words.h"

namespace raindelay {

TableFaces::TableFaces(QObject* parent) : QObject(parent) {
  notifier_.tell();
}

void TableFaces::setPack(const QString& pack) {
  pack_ = pack;
  notifier_.tell();
}

void TableFaces::set(MatchFaces faces) {
  faces_ = std::move(faces);
  notifier_.tell();
}

QString TableFaces::pictureQuery() const {
  const QString skin = pack().isEmpty() ? QString() : QStringLiteral("&skin=") + pack();
  return QStringLiteral("?lang=") + words::language() + skin;
}

}  // namespace raindelay
