#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include "core/result.h"
#include "scorebook/layout.h"

class QPagedPaintDevice;

namespace raindelay::book {

/// How a landscape page is printed: by turning the device's page, as in a PDF, or by turning the
/// drawing by 90°, for a printer, whose paper always lies the same way.
enum class Landscape : quint8 { kPage, kDrawing };

/// A scorebook as plain text with aligned columns, with its head.
[[nodiscard]] QString textOf(const Written& written, const Narrator& narrator);
/// As CSV, in UTF-8.
[[nodiscard]] QByteArray csvOf(const Written& written, const Narrator& narrator);
/// As a PDF on A4, or Letter where that is the usual paper.
[[nodiscard]] QByteArray pdfOf(const Written& written, const Narrator& narrator);
/// As one picture on light paper: a column, or several beside each other if it is long.
[[nodiscard]] QImage pictureOf(const Written& written, const Narrator& narrator);

/// Prints it on whatever has pages (a PDF, a printer), with text of the usual size and margins of
/// our own. False if the device couldn't be written to.
[[nodiscard]] bool print(QPagedPaintDevice& device, Landscape turned, const Written& written,
                         const Narrator& narrator);

/// Writes the book to a file in the form that its ending names: .txt, .csv, .pdf or .png; all of it
/// or, with one sentence that says why, nothing.
[[nodiscard]] Result<void> save(const QString& path, const Written& written,
                                const Narrator& narrator);

}  // namespace raindelay::book
