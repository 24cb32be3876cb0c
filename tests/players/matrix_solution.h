#pragma once

#include <vector>

namespace raindelay::test {

/// The first player's gains, by the first's choice, then the second's.
using Matrix = std::vector<std::vector<double>>;

/// The first player's gain if both choose as well as can be, without seeing the other's choice;
/// found by linear programming (J. von Neumann's minimax theorem, G. Dantzig's reduction).
[[nodiscard]] double worthOf(const Matrix& gains);

}  // namespace raindelay::test
