#include "deck/csv_writer.h"

#include <vector>

#include "core/csv_line.h"

namespace raindelay::deck {

std::string writeCsv(const DataFrame& table) {
  std::string out = csvLine(table.columns());
  std::vector<std::string> cells(table.columns().size());
  for (std::size_t row = 0; row < table.rows(); ++row) {
    for (std::size_t c = 0; c < cells.size(); ++c) cells[c] = table.at(row, c);
    out += csvLine(cells);
  }
  return out;
}

}  // namespace raindelay::deck
