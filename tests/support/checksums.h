#pragma once

#include <sstream>
#include <string>

#include "core/sha256.h"
#include "match/record.h"

namespace raindelay::test {

/// The record with a checksum at its end.
inline std::string sealed(const std::string& text) {
  Sha256 sum;
  sum.add(text);
  return text + sumLine(sum);
}

/// The record without the lines that are checksums.
inline std::string withoutSums(const std::string& text) {
  std::istringstream lines(text);
  std::string kept;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("{\"sum\"")) kept += line + '\n';
  }
  return kept;
}

}  // namespace raindelay::test
