#include "matrix_solution.h"

#include <glpk.h>

#include <memory>

namespace raindelay::test {

double worthOf(const Matrix& gains) {
  const int rows = static_cast<int>(gains.size());
  const int columns = static_cast<int>(gains[0].size());
  const std::unique_ptr<glp_prob, decltype(&glp_delete_prob)> problem(glp_create_prob(),
                                                                      &glp_delete_prob);
  glp_prob* lp = problem.get();
  // Shares of the first's choices, and what they gain at least, as great as can be.
  const int least = rows + 1;
  glp_set_obj_dir(lp, GLP_MAX);
  glp_add_cols(lp, least);
  for (int i = 1; i <= rows; ++i) glp_set_col_bnds(lp, i, GLP_LO, 0, 0);
  glp_set_col_bnds(lp, least, GLP_FR, 0, 0);
  glp_set_obj_coef(lp, least, 1);
  glp_add_rows(lp, columns + 1);
  std::vector<int> at(1);
  for (int i = 1; i <= least; ++i) at.push_back(i);
  for (int j = 1; j <= columns; ++j) {
    std::vector<double> coefficients(1);
    for (const auto& row : gains) coefficients.push_back(row[static_cast<std::size_t>(j - 1)]);
    coefficients.push_back(-1);
    glp_set_row_bnds(lp, j, GLP_LO, 0, 0);
    glp_set_mat_row(lp, j, least, at.data(), coefficients.data());
  }
  std::vector<double> ones(static_cast<std::size_t>(least), 1);
  glp_set_row_bnds(lp, columns + 1, GLP_FX, 1, 1);
  glp_set_mat_row(lp, columns + 1, rows, at.data(), ones.data());
  glp_smcp quiet;
  glp_init_smcp(&quiet);
  quiet.msg_lev = GLP_MSG_OFF;
  glp_simplex(lp, &quiet);
  return glp_get_obj_val(lp);
}

}  // namespace raindelay::test
