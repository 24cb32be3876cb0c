#pragma once

#include <QString>
#include <cstddef>

#include "scorebook/flow.h"

namespace raindelay::book {

/// Sets a drawn scorecard: a box for each at-bat, a row a batter, a column an inning, in bands as
/// wide as the sheet. On paper the whole card is one landscape page; if it has so many innings that
/// they couldn't be read there, each band is.
class ScorecardSetter {
 public:
  ScorecardSetter(PageFlow& flow, const Scorecard& card, const Narrator& narrator);
  void set();

 private:
  /// Columns [from, to).
  struct Band {
    std::size_t from = 0;
    std::size_t to = 0;
  };

  void measure(double narrowest);
  void addHeadings(const Band& band);
  void addBand(const Band& band);
  void addRow(const Band& band, std::size_t row);
  void addBox(const QRectF& box, const AtBat* atBat);
  [[nodiscard]] const AtBat* atBatAt(std::size_t column, std::size_t row) const;
  [[nodiscard]] QString nameOf(const AtBat& atBat) const;
  [[nodiscard]] QString title() const;
  /// Of a row.
  [[nodiscard]] double height() const { return nameHigh_ + diamond_; }
  [[nodiscard]] double heightOfBand() const;

  PageFlow& flow_;
  const Scorecard& card_;
  const Narrator& narrator_;
  bool named_ = false;    ///< the boxes say who bats
  std::size_t wide_ = 1;  ///< columns in a band
  double width_ = 0;      ///< of a box
  double nameHigh_ = 0;   ///< of the names' room in it
  double diamond_ = 0;    ///< and of the diamond's
};

}  // namespace raindelay::book
