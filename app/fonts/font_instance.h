#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace raindelay {

/// Returns true if the font has a range of weights (the axis `wght`). `bytes` is a font that
/// deck::checkFont() accepts; of a collection the first one counts.
bool hasWeights(std::string_view bytes);

/// A variable font at one weight, or the nearest that it has, its other axes where they stand by
/// default: a font without axes, since Qt 6.4 knows none. Nothing if its outlines can't be moved
/// (CFF2, or damage). From any thread.
std::optional<std::string> atWeight(std::string_view bytes, int weight);

}  // namespace raindelay
