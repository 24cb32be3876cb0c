# Shared by packaging/play and packaging/check: packages, configuring, headings. Sourced, never run.
# shellcheck shell=bash

# The top of the source tree; the scripts work from any folder.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# The packages that are listed for the purposes given, one a line.
packages_for() {
  local purpose
  for purpose in "$@"; do
    awk -v purpose="$purpose" '$1 == purpose { print $2 }' "$root/packaging/packages"
  done
}

# Those of the packages given that are not installed, one a line; those with a question mark only where apt
# knows them.
missing_packages() {
  local package
  comm -23 <(printf '%s\n' "$@" | sort) \
    <(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "${@%\?}" 2>/dev/null |
      awk '$1 == "installed" { print $2; print $2 "?" }' | sort -u) |
    while read -r package; do
      [[ $package != *\? ]] || apt-cache show "${package%\?}" >/dev/null 2>&1 || continue
      printf '%s\n' "${package%\?}"
    done
}

# Whether this system's packages are the ones that packaging/packages names: Debian 12, Ubuntu 24.04,
# anything newer, and what is made from them. Sets `system` to its name.
known_system() {
  local ID='' ID_LIKE='' VERSION_ID='' PRETTY_NAME=''
  # shellcheck source=/dev/null
  if [ -r "${RAINDELAY_OS_RELEASE:-/etc/os-release}" ]; then
    . "${RAINDELAY_OS_RELEASE:-/etc/os-release}"
  fi
  system=${PRETTY_NAME:-this system}
  command -v apt-get >/dev/null && command -v dpkg-query >/dev/null || return 1
  case $ID in
    # Debian's testing and unstable have no version number.
    debian) [ -z "$VERSION_ID" ] || at_least "$VERSION_ID" 12 ;;
    ubuntu) at_least "$VERSION_ID" 24.04 ;;
    # Relatives number their releases in their own way: apt will say what it lacks.
    *) [[ " $ID_LIKE " == *" debian "* || " $ID_LIKE " == *" ubuntu "* ]] ;;
  esac
}

# Whether version $1 is $2 or newer.
at_least() { [ "$(printf '%s\n' "$1" "$2" | sort -V | head -n 1)" = "$2" ]; }

# Installs what is missing for the purposes given. Nothing missing: no call of apt, no root.
# Where that can't be done, one sentence says what to install, and the script ends.
install_for() {
  if ! known_system; then
    fail "Rain Delay installs what it needs on Debian 12, Ubuntu 24.04 or newer ones; on $system please install" \
      "a C++20 compiler, CMake 3.25, Ninja, nlohmann-json, yaml-cpp, libarchive, pugixml, libmd, Eigen, Boost, qpdf, ISA-L, librsvg, Pango, Little CMS, libjpeg, HarfBuzz, FreeType, libpulse, Qt 6.4 (Base, Declarative, SVG)," \
      "the fonts Inter, Vollkorn and Bebas Neue, and for the tests GoogleTest, RapidCheck and Clang's tools," \
      "then build with: cmake --preset release && cmake --build --preset release"
  fi
  local wanted missing
  mapfile -t wanted < <(packages_for "$@")
  mapfile -t missing < <(missing_packages "${wanted[@]}")
  [ "${#missing[@]}" -gt 0 ] || return 0

  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    if ! can_sudo; then
      fail "Rain Delay needs packages that only root can install; please have somebody run:" \
        "apt-get install --no-install-recommends ${missing[*]}"
    fi
    as_root=(sudo)
  fi
  # A list of packages that can't be refreshed may still be good enough.
  "${as_root[@]}" apt-get update -q </dev/null || true
  mapfile -t missing < <(missing_packages "${wanted[@]}")
  echo "Installing: ${missing[*]}"
  if ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -q -y --no-install-recommends "${missing[@]}" </dev/null; then
    fail "apt-get couldn't install everything; Rain Delay needs: ${missing[*]}"
  fi
}

# Whether sudo is there and can ask (or needn't).
can_sudo() {
  command -v sudo >/dev/null || return 1
  sudo -n true 2>/dev/null || (: </dev/tty) 2>/dev/null
}

# Says why in one sentence and ends the script.
fail() {
  echo "$*" >&2
  exit 1
}

# The program's version.
version() { sed -n 's/^## \([0-9.]*\),.*/\1/p' "$root/packaging/CHANGELOG.md" | head -n 1; }

# reproducibly: what is made from now on tells nothing of who made it, when and where: times are those of the
# sources' last change.
reproducibly() {
  umask 022
  export LC_ALL=C.UTF-8 TZ=UTC SOURCE_DATE_EPOCH QT_RCC_SOURCE_DATE_OVERRIDE
  SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct)
  QT_RCC_SOURCE_DATE_OVERRIDE=$SOURCE_DATE_EPOCH
}

# configure PRESET [cmake arguments...]: makes build/PRESET ready, quickly when it already is.
configure() {
  local preset=$1 cache="$root/build/$1/CMakeCache.txt" fresh=()
  shift
  # A tree that was moved or copied with its build folder starts afresh.
  if [ -f "$cache" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"; then
    fresh=(--fresh)
  fi
  local launcher=()
  if command -v ccache >/dev/null; then
    # (It keeps nothing that was compiled with precompiled headers unless it is told to.)
    launcher=("-DCMAKE_CXX_COMPILER_LAUNCHER=env;CCACHE_SLOPPINESS=pch_defines,time_macros;ccache")
  fi
  (cd "$root" && cmake --preset "$preset" "${fresh[@]}" "${launcher[@]}" "$@")
}

# build PRESET [target] [-- arguments of ninja...]
build() {
  local preset=$1 target=()
  shift
  if [ "$#" -gt 0 ] && [ "$1" != -- ]; then
    target=(--target "$1")
    shift
  fi
  cmake --build "$root/build/$preset" --parallel "$(nproc)" "${target[@]}" "$@"
}
