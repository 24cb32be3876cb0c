#pragma once

#include <QByteArray>
#include <QCryptographicHash>
#include <string_view>

namespace raindelay {

/// A mark that only fonts of the same content share, in hexadecimal digits.
inline QByteArray fontMark(std::string_view font) {
  constexpr int kDigits = 16;
  const QByteArrayView bytes(font.data(), static_cast<qsizetype>(font.size()));
  return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(kDigits);
}

}  // namespace raindelay
