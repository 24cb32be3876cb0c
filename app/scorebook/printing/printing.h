#pragma once

#include <QString>
#include <QStringList>
#include <functional>

class QPagedPaintDevice;

namespace raindelay {

/// The printers of this computer. What speaks to them is a library of its own, loaded when somebody
/// prints: it brings Qt Widgets and CUPS along, for which nobody is to wait when the program
/// starts.
class Printing {
 public:
  using Draw = std::function<bool(QPagedPaintDevice& device)>;

  Printing() = default;
  virtual ~Printing() = default;
  Printing(const Printing&) = delete;
  Printing& operator=(const Printing&) = delete;

  /// Their names, the usual one first.
  [[nodiscard]] virtual QStringList printers() const = 0;
  /// Prints what `draw` draws, on the paper that the printer has; false if it couldn't be printed.
  [[nodiscard]] virtual bool print(const QString& printer, const QString& title,
                                   const Draw& draw) const = 0;
};

}  // namespace raindelay

/// The one of the library; never null.
extern "C" Q_DECL_EXPORT raindelay::Printing* raindelayPrinting();
