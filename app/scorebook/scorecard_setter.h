#pragma once

#include <QString>
#include <cstddef>

#include "scorebook/flow.h"

namespace raindelay::book {

/// Sets a drawn scorecard: a box for each at-bat, a row a batter, in bands of as many innings as
/// are as wide as the sheet.
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

  void addHeadings(const Band& band);
  void addBand(const Band& band);
  void addRow(const Band& band, std::size_t row);
  void addBox(const QRectF& box, const AtBat* atBat);
  [[nodiscard]] const AtBat* atBatAt(std::size_t column, std::size_t row) const;
  [[nodiscard]] QString nameOf(const AtBat& atBat) const;
  [[nodiscard]] QString title() const;
  [[nodiscard]] double height() const;

  PageFlow& flow_;
  const Scorecard& card_;
  const Narrator& narrator_;
  bool named_ = false;    ///< the boxes say who bats
  std::size_t wide_ = 1;  ///< columns in a band
  double width_ = 0;      ///< of a box
};

}  // namespace raindelay::book
