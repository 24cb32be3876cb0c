#include "studio/deck_place.h"

#include "deck/open.h"
#include "painter/problem_words.h"

namespace raindelay {

QString DeckPlace::refusal(const QUrl& place) {
  const QString path = place.isLocalFile() ? place.toLocalFile() : place.toString();
  const auto source = deck::openDeck(path.toStdString());
  return source ? QString() : words::placed(source.problem());
}

}  // namespace raindelay
