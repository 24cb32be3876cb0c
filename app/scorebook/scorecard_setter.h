#pragma once

#include <QString>
#include <cstddef>

#include "scorebook/flow.h"

namespace raindelay::book {

/// Sets a drawn scorecard: a box for each at-bat, a row a batter, a column an inning, in bands as
/// wide as the sheet. On paper the whole card is one landscape page, which a short match's boxes
/// fill as far as they may grow, and says what its signs mean; if it has so many innings that they
/// couldn't be read there, each band is a page.
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

  void measure(double narrowest, double widest);
  void setOnPaper();
  void addBands();
  /// The signs' meanings: beside a card that leaves so much room, else at the page's foot.
  void addLegend(double top);
  [[nodiscard]] bool isBeside() const;
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
  [[nodiscard]] double widthOfBand() const;
  /// Of a box on the screen.
  [[nodiscard]] double widest() const;

  PageFlow& flow_;
  const Scorecard& card_;
  const Narrator& narrator_;
  bool named_ = false;    ///< the boxes say who bats
  std::size_t wide_ = 1;  ///< columns in a band
  double width_ = 0;      ///< of a box
  double nameHigh_ = 0;   ///< of the names' room in it
  double diamond_ = 0;    ///< and of the diamond's
  double name_ = 0;       ///< size of a name's type
  QString legend_;        ///< on paper
};

}  // namespace raindelay::book
