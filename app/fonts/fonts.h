#pragma once

#include <QString>
#include <QStringList>

namespace raindelay {

/// Makes the embedded typefaces known to Qt: Inter, Vollkorn and Bebas Neue. Needs a
/// QGuiApplication; call it once before anything is painted, from the UI thread; further calls do
/// nothing. Returns the names of the files that Qt could not load, which is none in a sound build.
QStringList loadFonts();

/// True for the family of an embedded typeface.
bool isEmbedded(const QString& family);

}  // namespace raindelay
