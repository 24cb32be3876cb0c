#include "scorebook/book_printer.h"

#include <QCoreApplication>

#include "plugins/plugin.h"
#include "scorebook/book_files.h"
#include "scorebook/printing/printing.h"

namespace raindelay::book {

namespace {

Printing* load() {
  return pluginObject<Printing>(QStringLiteral("raindelay-print"), "raindelayPrinting");
}

/// The library's, or null if it isn't there.
Printing* printing() {
  static Printing* const kPrinting = load();
  return kPrinting;
}

}  // namespace

QStringList printers() {
  return printing() == nullptr ? QStringList() : printing()->printers();
}

Result<void> printOn(const QString& printer, const Written& written, const Narrator& narrator) {
  const auto draw = [&](QPagedPaintDevice& device) {
    return print(device, Landscape::kDrawing, written, narrator);
  };
  if (printing() != nullptr && printing()->print(printer, written.title, draw)) return {};
  return Error{QCoreApplication::translate("Scorebook", "%1 didn't accept the scorebook.")
                   .arg(printer)
                   .toStdString()};
}

}  // namespace raindelay::book
