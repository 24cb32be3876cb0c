#include "studio/export_options.h"

#include <QMetaProperty>
#include <algorithm>
#include <cmath>
#include <functional>

#include "library/folders.h"
#include "library/ini_file.h"
#include "translations/words.h"

namespace raindelay {
namespace {

template <typename Rows>
QStringList ids(const Rows& rows) {
  QStringList list;
  for (const auto& row : rows) list << words::plain(row.id);
  return list;
}

template <typename Rows>
QStringList names(const Rows& rows) {
  QStringList list;
  for (const auto& row : rows) list << words::plain(row.name);
  return list;
}

/// Does it with each property that can be changed, but for those of QObject.
void forEachOption(const QMetaObject& type, const std::function<void(const QMetaProperty&)>& what) {
  for (int i = type.propertyOffset(); i < type.propertyCount(); ++i) {
    if (type.property(i).isWritable()) what(type.property(i));
  }
}

}  // namespace

void KeptOptions::restore() {
  IniFile settings(settingsFile());
  settings.beginGroup(group_);
  forEachOption(*metaObject(), [&](const QMetaProperty& option) {
    const QLatin1String name(option.name());
    first_[name] = option.read(this);
    const QVariant kept = settings.value(name);
    if (kept.isValid()) option.write(this, kept);
  });
  connect(this, &KeptOptions::changed, this, &KeptOptions::keep);
}

void KeptOptions::keep() const {
  IniFile settings(settingsFile());
  settings.beginGroup(group_);
  forEachOption(*metaObject(), [&](const QMetaProperty& option) {
    settings.setValue(QLatin1String(option.name()), option.read(this));
  });
}

void KeptOptions::reset() {
  forEachOption(*metaObject(), [&](const QMetaProperty& option) {
    option.write(this, first_[QLatin1String(option.name())]);
  });
}

ExportOptions::ExportOptions(QObject* parent) : KeptOptions(QStringLiteral("export"), parent) {
  restore();
}

SheetOptions::SheetOptions(QObject* parent) : KeptOptions(QStringLiteral("print"), parent) {
  restore();
}

QStringList SheetOptions::paperIds() {
  return ids(deck::papers()) << QStringLiteral("custom");
}

QStringList SheetOptions::paperNames() {
  return names(deck::papers()) << tr("Custom");
}

deck::SheetPlan SheetOptions::planFor(const deck::Cutting& card) const {
  deck::SheetPlan plan;
  plan.width = customWidth_;
  plan.height = customHeight_;
  if (const deck::Paper* paper = deck::findPaper(paper_.toStdString())) {
    plan.width = paper->width;
    plan.height = paper->height;
  }
  plan.margin = margin_;
  plan.gap = gap_;
  plan.columns = columns_;
  plan.rows = rows_;
  plan.marks = marks_;
  plan.ruler = ruler_;
  if (backs_ == QLatin1String("duplex")) plan.backs = deck::Backs::kDuplex;
  if (backs_ == QLatin1String("gutterfold")) plan.backs = deck::Backs::kGutterfold;
  if (flip_ == QLatin1String("short")) plan.flip = deck::Flip::kShortEdge;
  plan.profile = {offsetX_, offsetY_, rotation_, extraBleed_};
  const bool lies = plan.width > plan.height;
  if (layout_ == QLatin1String("portrait") || layout_ == QLatin1String("landscape")) {
    if (lies != (layout_ == QLatin1String("landscape"))) std::swap(plan.width, plan.height);
  } else if (const auto grids = deck::gridsFor(plan, card);
             !grids.empty() && grids.front().landscape != lies) {
    std::swap(plan.width, plan.height);
  }
  return plan;
}

PdfOptions SheetOptions::optionsFor(const deck::Deck& deck) const {
  return {singly_, planFor({deck.width, deck.height, deck.bleed}), copies_, booklet_};
}

void SheetOptions::takeReadings(double aboveX, double aboveY, double belowX, double belowY) {
  using Profile = deck::PrinterProfile;
  const deck::SheetPlan plan = planFor({});
  const Profile read = deck::profileFrom(deck::testPageFor(plan.width, plan.height),
                                         {aboveX, aboveY}, {belowX, belowY});
  const auto within = [](double value, double most) {
    return std::round(std::clamp(value, -most, most) * 100) / 100;
  };
  offsetX_ = within(read.x, Profile::kMostShift);
  offsetY_ = within(read.y, Profile::kMostShift);
  rotation_ = within(read.rotation, Profile::kMostTurn);
  emit changed();
}

PictureOptions::PictureOptions(QObject* parent) : KeptOptions(QStringLiteral("pictures"), parent) {
  restore();
}

QStringList PictureOptions::vendorIds() {
  return ids(deck::vendors());
}

QStringList PictureOptions::vendorNames() {
  return names(deck::vendors());
}

const deck::Vendor& PictureOptions::vendor() const {
  const deck::Vendor* chosen = deck::findVendor(vendor_.toStdString());
  return chosen != nullptr ? *chosen : deck::vendors().front();
}

PngOptions PictureOptions::pngOptions() const {
  return {dpi_, bleed_, roundCorners_, fronts_, backs_};
}

ContactSheetOptions PictureOptions::contactSheetOptions() const {
  return {columns_, cardWidth_, contactBacks_ ? deck::Side::kBack : deck::Side::kFront, names_};
}

TabletopOptions PictureOptions::tabletopOptions() const {
  return {large_ ? deck::kTabletopLargeSide : deck::kTabletopSide, {}, address_.trimmed()};
}

}  // namespace raindelay
