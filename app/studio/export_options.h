#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantMap>

#include "output/contact_sheet.h"
#include "output/pdf_export.h"
#include "output/picture_export.h"
#include "output/tabletop_export.h"

namespace raindelay {

/// Options of a dialog that are kept from run to run, a group of the settings file. Invalid values
/// in the file count as missing.
class KeptOptions : public QObject {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  /// Everything as it is at first.
  Q_INVOKABLE void reset();

 signals:
  void changed();

 protected:
  KeptOptions(QString group, QObject* parent) : QObject(parent), group_(std::move(group)) {}
  /// Takes over what was kept, and keeps what is changed from now on: the end of a constructor.
  void restore();

 private:
  void keep() const;

  QString group_;
  QVariantMap first_;
};

/// The kind of an export, and its folder.
class ExportOptions : public KeptOptions {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("a part of DeckExport")
  Q_PROPERTY(QString kind MEMBER kind_ NOTIFY changed FINAL)
  Q_PROPERTY(QString folder MEMBER folder_ NOTIFY changed FINAL)
  Q_PROPERTY(bool lowInk MEMBER lowInk_ NOTIFY changed FINAL)

 public:
  explicit ExportOptions(QObject* parent = nullptr);

  /// "pdf", "pictures", "contact", "tabletop" or "shop".
  [[nodiscard]] const QString& kind() const { return kind_; }
  /// "" : the documents'.
  [[nodiscard]] const QString& folder() const { return folder_; }
  [[nodiscard]] bool lowInk() const { return lowInk_; }

 private:
  QString kind_ = QStringLiteral("pdf");
  QString folder_;
  bool lowInk_ = false;
};

/// Options for laying out sheets of paper. Words that aren't among those that are named count as
/// the first one.
class SheetOptions : public KeptOptions {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("a part of DeckExport")
  Q_PROPERTY(QString paper MEMBER paper_ NOTIFY changed FINAL)
  Q_PROPERTY(double customWidth MEMBER customWidth_ NOTIFY changed FINAL)
  Q_PROPERTY(double customHeight MEMBER customHeight_ NOTIFY changed FINAL)
  Q_PROPERTY(QString layout MEMBER layout_ NOTIFY changed FINAL)
  Q_PROPERTY(double margin MEMBER margin_ NOTIFY changed FINAL)
  Q_PROPERTY(double gap MEMBER gap_ NOTIFY changed FINAL)
  Q_PROPERTY(int columns MEMBER columns_ NOTIFY changed FINAL)
  Q_PROPERTY(int rows MEMBER rows_ NOTIFY changed FINAL)
  Q_PROPERTY(bool marks MEMBER marks_ NOTIFY changed FINAL)
  Q_PROPERTY(bool ruler MEMBER ruler_ NOTIFY changed FINAL)
  Q_PROPERTY(QString backs MEMBER backs_ NOTIFY changed FINAL)
  Q_PROPERTY(QString flip MEMBER flip_ NOTIFY changed FINAL)
  Q_PROPERTY(double offsetX MEMBER offsetX_ NOTIFY changed FINAL)
  Q_PROPERTY(double offsetY MEMBER offsetY_ NOTIFY changed FINAL)
  Q_PROPERTY(double rotation MEMBER rotation_ NOTIFY changed FINAL)
  Q_PROPERTY(double extraBleed MEMBER extraBleed_ NOTIFY changed FINAL)
  Q_PROPERTY(bool singly MEMBER singly_ NOTIFY changed FINAL)
  Q_PROPERTY(bool copies MEMBER copies_ NOTIFY changed FINAL)
  Q_PROPERTY(bool booklet MEMBER booklet_ NOTIFY changed FINAL)
  Q_PROPERTY(QStringList paperIds READ paperIds CONSTANT FINAL)
  Q_PROPERTY(QStringList paperNames READ paperNames CONSTANT FINAL)

 public:
  explicit SheetOptions(QObject* parent = nullptr);

  /// "a4", "letter" … (see paperIds), or "custom": customWidth × customHeight, mm.
  [[nodiscard]] static QStringList paperIds();
  [[nodiscard]] static QStringList paperNames();

  /// The plan for a deck's cards. The sheet lies as `layout` says ("auto": as more cards fit,
  /// "portrait", "landscape"); `backs` are "none", "duplex" or "gutterfold", `flip` "long" or
  /// "short"; columns and rows of 0 are as many as fit.
  [[nodiscard]] deck::SheetPlan planFor(const deck::Cutting& card) const;
  [[nodiscard]] PdfOptions optionsFor(const deck::Deck& deck) const;

  /// Takes over what was read off the printer's test page, mm to the right and down.
  Q_INVOKABLE void takeReadings(double aboveX, double aboveY, double belowX, double belowY);

 private:
  QString paper_ = QStringLiteral("a4"), layout_ = QStringLiteral("auto");
  QString backs_ = QStringLiteral("none"), flip_ = QStringLiteral("long");
  double customWidth_ = 210, customHeight_ = 297;
  double margin_ = 5, gap_ = 0;
  int columns_ = 0, rows_ = 0;
  bool marks_ = true, ruler_ = true, singly_ = false, copies_ = true, booklet_ = true;
  double offsetX_ = 0, offsetY_ = 0, rotation_ = 0, extraBleed_ = 0;
};

/// Options for turning cards into pictures: one by one, together, for a print shop or a virtual
/// table.
class PictureOptions : public KeptOptions {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("a part of DeckExport")
  Q_PROPERTY(double dpi MEMBER dpi_ NOTIFY changed FINAL)
  Q_PROPERTY(bool bleed MEMBER bleed_ NOTIFY changed FINAL)
  Q_PROPERTY(bool roundCorners MEMBER roundCorners_ NOTIFY changed FINAL)
  Q_PROPERTY(bool fronts MEMBER fronts_ NOTIFY changed FINAL)
  Q_PROPERTY(bool backs MEMBER backs_ NOTIFY changed FINAL)
  Q_PROPERTY(QString vendor MEMBER vendor_ NOTIFY changed FINAL)
  Q_PROPERTY(int columns MEMBER columns_ NOTIFY changed FINAL)
  Q_PROPERTY(int cardWidth MEMBER cardWidth_ NOTIFY changed FINAL)
  Q_PROPERTY(bool contactBacks MEMBER contactBacks_ NOTIFY changed FINAL)
  Q_PROPERTY(bool names MEMBER names_ NOTIFY changed FINAL)
  Q_PROPERTY(bool large MEMBER large_ NOTIFY changed FINAL)
  Q_PROPERTY(QString address MEMBER address_ NOTIFY changed FINAL)
  Q_PROPERTY(QStringList vendorIds READ vendorIds CONSTANT FINAL)
  Q_PROPERTY(QStringList vendorNames READ vendorNames CONSTANT FINAL)

 public:
  explicit PictureOptions(QObject* parent = nullptr);

  /// The print shops that are known.
  [[nodiscard]] static QStringList vendorIds();
  [[nodiscard]] static QStringList vendorNames();

  /// The shop that is chosen.
  [[nodiscard]] const deck::Vendor& vendor() const;
  /// A file a card.
  [[nodiscard]] PngOptions pngOptions() const;
  [[nodiscard]] ContactSheetOptions contactSheetOptions() const;
  [[nodiscard]] TabletopOptions tabletopOptions() const;

 private:
  double dpi_ = 300;
  bool bleed_ = false, roundCorners_ = false, fronts_ = true, backs_ = true;
  QString vendor_;
  int columns_ = 10, cardWidth_ = 240;
  bool contactBacks_ = false, names_ = false;
  bool large_ = false;
  QString address_;
};

}  // namespace raindelay
