#pragma once

#include <QString>
#include <array>

#include "fuzz/fuzz.h"

namespace raindelay::fuzz {

/// The application object, which stays for all inputs; what Qt says of them isn't shown.
template <class Application>
void application() {
  static int count = 1;
  static char name[] = "fuzz";
  static std::array<char*, 2> words = {name, nullptr};
  static auto* const only = [] {
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    return new Application(count, words.data());
  }();
  (void)only;
}

}  // namespace raindelay::fuzz
