#include "study/study.h"

#include "core/nearest.h"

namespace raindelay::study {

Error Study::error(int line, std::string_view what) const {
  const std::string place = line > 0 ? ", line " + std::to_string(line) : "";
  return {fileName + place + ": " + std::string(what)};
}

Result<std::size_t> Study::variant(const StudyWord& name) const {
  std::vector<std::string_view> known;
  for (const Variant& each : variants) known.push_back(each.name.text);
  const auto found = indexOf("variant", name.text, known);
  if (!found) return error(name.line, found.error().message);
  return *found;
}

}  // namespace raindelay::study
