#include "table/card_words.h"

#include "painter/card_image_provider.h"

namespace raindelay {

QStringList CardWords::of(const QUrl& face, const QStringList& elements) {
  const QString id = face.toString().section(QLatin1Char('/'), 3);
  return CardImageProvider::words(*DeckStore::shared(), id, elements);
}

}  // namespace raindelay
