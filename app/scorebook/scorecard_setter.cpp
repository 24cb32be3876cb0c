#include "scorebook/scorecard_setter.h"

#include <algorithm>
#include <cmath>

#include "scorebook/at_bat_box.h"
#include "scorebook/legend.h"

namespace raindelay::book {

namespace {

constexpr double kMark = 1.8 * kEm;  ///< the column with the batter's number
constexpr double kHeading = 1.5 * kEm;
constexpr double kNarrowest = 5.6 * kEm;
constexpr double kNarrowestNamed = 7.4 * kEm;
/// In print, where all innings are to stand side by side: 12 mm, signs of 5 points.
constexpr double kNarrowestOnPaper = 3.5 * kEm;
constexpr double kBelow = 0.6 * kEm;  ///< between a page's last row and its foot
constexpr double kWidest = 7.6 * kEm;
constexpr double kWidestNamed = 9 * kEm;
constexpr double kName = 0.72 * kEm;
constexpr double kNameHigh = 2.15 * kEm;  ///< two lines
constexpr double kNameHighOnPaper = 1.6 * kEm;
constexpr double kPad = 0.3 * kEm;
/// On paper boxes and type grow so much at most, where there is room.
constexpr double kMostGrown = 1.6;
constexpr double kLegend = 0.72 * kEm;
constexpr double kLegendBeside = 14 * kEm;  ///< its width there
constexpr double kGap = 1.5 * kEm;
constexpr double kNamedDiamond = 0.8;  ///< its height on the screen, of the box's width

/// The size at which the name's words fit in so much room, broken where need be.
double fittedName(const QString& name, double size, double width, double high) {
  const auto fits = [&] {
    for (const QString& word : name.split(QLatin1Char(' '))) {
      if (widthOf(word, Type::kWords, size) > width) return false;
    }
    return heightOf(name, Type::kWords, size, width) <= high;
  };
  while (size > 1 && !fits()) size -= 1;
  return size;
}

}  // namespace

ScorecardSetter::ScorecardSetter(PageFlow& flow, const Scorecard& card, const Narrator& narrator)
    : flow_(flow), card_(card), narrator_(narrator) {
  for (const ScorecardColumn& column : card.columns) {
    for (const auto& box : column.boxes) named_ = named_ || (box && !nameOf(*box).isEmpty());
  }
}

void ScorecardSetter::set() {
  if (flow_.isPaper()) return setOnPaper();
  measure(named_ ? kNarrowestNamed : kNarrowest, widest());
  name_ = kName;
  nameHigh_ = named_ ? kNameHigh : 0;
  diamond_ = named_ ? kNamedDiamond * width_ : width_;
  flow_.beginSection(title(), heightOfBand());
  addBands();
}

/// All rows are on one page; no diamond is higher than wide.
void ScorecardSetter::setOnPaper() {
  flow_.beginLandscape(title());
  measure(kNarrowestOnPaper, kMostGrown * widest());
  const double grown = std::clamp(width_ / widest(), 1.0, kMostGrown);
  name_ = grown * kName;
  nameHigh_ = named_ ? grown * kNameHighOnPaper : 0;
  const QStringList legend = legendOf(card_);
  legend_ = legend.join(isBeside() ? QStringLiteral("\n") : QStringLiteral(" · "));
  const double foot = isBeside() ? 0 : heightOf(legend_, Type::kWords, kLegend, flow_.width());
  const double rows = flow_.room() - kHeading - kBelow - foot;
  diamond_ = std::min(width_, rows / static_cast<double>(card_.rows) - nameHigh_);
  addLegend(isBeside() ? flow_.y() + kHeading : flow_.y() + flow_.room() - foot);
  addBands();
}

bool ScorecardSetter::isBeside() const {
  return flow_.width() - widthOfBand() >= kGap + kLegendBeside;
}

void ScorecardSetter::addLegend(double top) {
  const double size = isBeside() ? kMostGrown * kLegend : kLegend;
  const double left = isBeside() ? widthOfBand() + kGap : 0;
  const QRectF box(flow_.left() + left, top, flow_.width() - left,
                   heightOf(legend_, Type::kWords, size, flow_.width() - left));
  flow_.addText(box, legend_, Type::kWords, size, Ink::kMuted, Qt::AlignLeft | Qt::AlignTop);
}

void ScorecardSetter::addBands() {
  for (std::size_t from = 0; from < card_.columns.size(); from += wide_) {
    if (from > 0 && flow_.hasRoom(kEm + heightOfBand())) {
      flow_.advance(kEm);
    } else if (from > 0) {
      flow_.continueSection(title());
    }
    addBand({from, std::min(from + wide_, card_.columns.size())});
  }
}

/// As few bands as can be with columns so wide, each with about as many.
void ScorecardSetter::measure(double narrowest, double widest) {
  const double room = flow_.width() - kMark;
  const std::size_t count = std::max<std::size_t>(1, card_.columns.size());
  const auto most = static_cast<std::size_t>(std::max(1.0, std::floor(room / narrowest)));
  const std::size_t bands = (count + most - 1) / most;
  wide_ = (count + bands - 1) / bands;
  width_ = std::min(room / static_cast<double>(wide_), widest);
}

QString ScorecardSetter::title() const {
  return QString::fromStdString(narrator_.say(card_.title));
}

double ScorecardSetter::widest() const {
  return named_ ? kWidestNamed : kWidest;
}

double ScorecardSetter::widthOfBand() const {
  return kMark + static_cast<double>(wide_) * width_;
}

double ScorecardSetter::heightOfBand() const {
  return kHeading + static_cast<double>(card_.rows) * height();
}

void ScorecardSetter::addBand(const Band& band) {
  addHeadings(band);
  for (std::size_t row = 0; row < card_.rows; ++row) addRow(band, row);
}

void ScorecardSetter::addHeadings(const Band& band) {
  for (std::size_t column = band.from; column < band.to; ++column) {
    const double x = flow_.left() + kMark + static_cast<double>(column - band.from) * width_;
    flow_.addText(QRectF(x, flow_.y(), width_, kHeading),
                  QString::number(card_.columns[column].inning), Type::kStrongFigure, 1.15 * kEm,
                  Ink::kMuted, Qt::AlignCenter);
  }
  flow_.advance(kHeading);
}

void ScorecardSetter::addRow(const Band& band, std::size_t row) {
  const double high = height();
  flow_.addText(QRectF(flow_.left(), flow_.y(), kMark, high), QString::number(row + 1),
                Type::kStrongFigure, 1.15 * kEm, Ink::kMuted, Qt::AlignCenter);
  for (std::size_t column = band.from; column < band.to; ++column) {
    const double x = flow_.left() + kMark + static_cast<double>(column - band.from) * width_;
    addBox(QRectF(x, flow_.y(), width_, high), atBatAt(column, row));
  }
  flow_.advance(high);
}

void ScorecardSetter::addBox(const QRectF& box, const AtBat* atBat) {
  QPainterPath frame;
  frame.addRect(box);
  flow_.page().shapes.push_back({frame, 0.02 * kEm, Ink::kLine});
  const QRectF area = box.adjusted(0, nameHigh_, 0, 0);
  if (atBat == nullptr) {
    addDiamond(flow_.page(), area);
    return;
  }
  addAtBat(flow_.page(), area, *atBat);
  const QString name = nameOf(*atBat);
  if (name.isEmpty()) return;
  const QRectF room = box.adjusted(kPad, kPad / 2, -kPad, nameHigh_ - box.height());
  flow_.addText(room, name, Type::kWords, fittedName(name, name_, room.width(), room.height()),
                Ink::kInk, Qt::AlignHCenter | Qt::AlignVCenter);
}

const AtBat* ScorecardSetter::atBatAt(std::size_t column, std::size_t row) const {
  const auto& boxes = card_.columns[column].boxes;
  return row < boxes.size() && boxes[row] ? &*boxes[row] : nullptr;
}

/// The batter's name, and that of his runner; a number in the order stands at the row already.
QString ScorecardSetter::nameOf(const AtBat& atBat) const {
  QString name;
  if (atBat.batter.kind == Value::Kind::kFace) {
    name = QString::fromStdString(narrator_.word(atBat.batter));
  }
  if (atBat.runner.kind != Value::Kind::kNone) {
    const QString runner = QString::fromStdString(narrator_.word(atBat.runner));
    name += (name.isEmpty() ? QString() : QStringLiteral(" ")) + QStringLiteral("→ ") + runner;
  }
  return name;
}

}  // namespace raindelay::book
