#!/usr/bin/env bash
# Start-up of several programs on one machine, in turn: ./compare.sh RUNS FIRST_PAINT 'COMMAND' 'COMMAND' …
# Each run has an X server and a home of its own; after one run to warm the disk's cache.
set -euo pipefail
if (($# < 3)); then
  echo "use: $0 RUNS FIRST_PAINT 'COMMAND' ..." >&2
  exit 2
fi
runs=$1 tool=$2
shift 2
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
for ((run = 0; run <= runs; ++run)); do
  for command in "$@"; do
    line=$(HOME=$home XDG_RUNTIME_DIR=$home RAINDELAY_HOME=$home/raindelay \
      xvfb-run -a -s '-screen 0 1280x800x24' dbus-run-session -- "$tool" bash -c "exec $command" 2>/dev/null || true)
    if ((run > 0)); then echo "$command: $line"; fi
  done
done
