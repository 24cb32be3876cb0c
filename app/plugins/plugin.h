#pragma once

#include <QString>
#include <QtGlobal>

namespace raindelay {

/// A function of a library that is loaded when it is needed ("raindelay-print"), because it brings
/// others along for which nobody is to wait when the program starts. Null if the library isn't
/// there: it lies beside the program, or where it was installed. It stays loaded.
QFunctionPointer pluginEntry(const QString& library, const char* entry);

/// The object that such a function, which takes nothing, gives; null likewise.
template <typename Object>
Object* pluginObject(const QString& library, const char* entry) {
  const auto give = reinterpret_cast<Object* (*)()>(pluginEntry(library, entry));
  return give == nullptr ? nullptr : give();
}

}  // namespace raindelay
