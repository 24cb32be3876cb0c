#pragma once

namespace raindelay::test {

/// What the injector does to the k-th call of the system that the program makes while it is armed.
struct Fault {
  int call = 0;       ///< counted from 1; 0: none fails
  int code = 0;       ///< its errno
  bool half = false;  ///< if it writes, half of it is written; then no other write succeeds
};

/// From now on calls are counted, and that one fails.
void arm(const Fault& fault);
/// No more; the number of calls that there were.
int disarm();

}  // namespace raindelay::test
