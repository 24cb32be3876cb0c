#pragma once

namespace raindelay {

/// From now on memory of pictures goes back to the system as soon as it is freed. Call it before
/// anything is painted. Does nothing where the C library isn't glibc.
void keepHeapCompact();

}  // namespace raindelay
