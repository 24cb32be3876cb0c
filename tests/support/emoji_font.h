#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

#include "support/source_dir.h"

namespace raindelay {

/// Noto Color Emoji with a few of its glyphs: pictures (CBDT).
inline QByteArray emojiFont() {
  QFile file(QString::fromUtf8(RAINDELAY_SOURCE_DIR) +
             QStringLiteral("/tests/support/emoji/NotoColorEmoji-few.ttf"));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace raindelay
