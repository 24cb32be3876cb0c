#pragma once

/// Allocations that fail on demand: of operator new, in programs of which allocations.cpp is a
/// part.
namespace raindelay {

/// The k-th from now on fails, once: on this thread, or on all others together. 0: none does. (On
/// others Qt gets what it asks for itself: it promises nothing of what becomes of it without.)
void failAllocation(long k);
void failAllocationElsewhere(long k);

/// Returns true if the one that was to fail has failed; from now on none does.
bool allocationFailed();

}  // namespace raindelay
