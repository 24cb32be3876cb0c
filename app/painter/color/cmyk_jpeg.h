#pragma once

#include <functional>
#include <string_view>

namespace raindelay {

/// Reads the rows of a JPEG file in the colours of print, from the top: four bytes a pixel, as they
/// are stored, which is with 255 for no ink. `row` gets each with its number and must not throw.
/// False if the file isn't one of this size, or damaged; rows may have been read before it shows.
bool readCmykRows(std::string_view jpeg, int width, int height,
                  const std::function<void(const unsigned char* samples, int number)>& row);

}  // namespace raindelay
