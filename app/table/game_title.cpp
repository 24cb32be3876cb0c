#include "table/game_title.h"

#include "games/game_list.h"
#include "translations/words.h"

namespace raindelay {

QString gameTitle(const std::string& id) {
  const auto entry = findGame(id);
  return entry ? words::translated((*entry)->info->title) : QString();
}

}  // namespace raindelay
