#pragma once

#include <QString>
#include <QStringList>
#include <string>
#include <string_view>

namespace raindelay {

/// Makes the embedded typefaces known to Qt: Inter, Vollkorn and Bebas Neue. Needs a
/// QGuiApplication; call it once before anything is painted, from the UI thread; further calls do
/// nothing. Returns the names of the files that Qt could not load, which is none in a sound build.
QStringList loadFonts();

/// True for the family of an embedded typeface.
bool isEmbedded(const QString& family);

/// True for a family that familyOf() has made known.
bool isOfAFile(const QString& family);

/// Makes a font known to Qt that deck::checkFont() accepts (of a collection the first one), and
/// returns the family's name by which it is asked for: made of `name` and of what is in the file,
/// so that it takes no other font's place, whatever it calls itself. Each content is loaded once
/// and stays for as long as the program runs: taking one away makes Qt look for all others anew.
/// Empty if Qt can't draw with it. From any thread.
QString familyOf(std::string_view font, const QString& name);

}  // namespace raindelay
