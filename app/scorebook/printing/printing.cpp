#include "scorebook/printing/printing.h"

#include <QPrinter>
#include <QPrinterInfo>

namespace raindelay {
namespace {

class SystemPrinting final : public Printing {
 public:
  [[nodiscard]] QStringList printers() const override {
    QStringList names = QPrinterInfo::availablePrinterNames();
    const QString usual = QPrinterInfo::defaultPrinterName();
    if (names.removeAll(usual) > 0) names.prepend(usual);
    return names;
  }

  [[nodiscard]] bool print(const QString& printer, const QString& title,
                           const Draw& draw) const override {
    const QPrinterInfo info = QPrinterInfo::printerInfo(printer);
    if (info.isNull()) return false;
    QPrinter device(info, QPrinter::HighResolution);
    device.setDocName(title);
    return device.isValid() && draw(device);
  }
};

}  // namespace
}  // namespace raindelay

raindelay::Printing* raindelayPrinting() {
  static raindelay::SystemPrinting printing;
  return &printing;
}
