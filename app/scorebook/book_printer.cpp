#include "scorebook/book_printer.h"

#include <QCoreApplication>
#include <QLibrary>

#include "scorebook/book_files.h"
#include "scorebook/printing/printing.h"

namespace raindelay::book {

namespace {

/// The library's, or null if it isn't there: beside the program, or where it was installed.
Printing* load() {
  using Entry = Printing* (*)();
  const QString here = QCoreApplication::applicationDirPath();
  for (const char* folder : {".", RAINDELAY_LIBRARIES, "../app"}) {
    QLibrary library(here + QLatin1Char('/') + QLatin1String(folder) +
                     QLatin1String("/raindelay-print"));
    const auto entry = reinterpret_cast<Entry>(library.resolve("raindelayPrinting"));
    if (entry != nullptr) return entry();
  }
  return nullptr;
}

Printing* printing() {
  static Printing* const kPrinting = load();
  return kPrinting;
}

}  // namespace

QStringList printers() {
  return printing() == nullptr ? QStringList() : printing()->printers();
}

Result<void> printOn(const QString& printer, const Written& written, const Narrator& narrator) {
  const auto draw = [&](QPagedPaintDevice& device) { return print(device, written, narrator); };
  if (printing() != nullptr && printing()->print(printer, written.title, draw)) return {};
  return Error{QCoreApplication::translate("Scorebook", "%1 didn't take the scorebook.")
                   .arg(printer)
                   .toStdString()};
}

}  // namespace raindelay::book
