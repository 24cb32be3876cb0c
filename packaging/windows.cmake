# For the preset `windows`: Debian's cross compiler, and what packaging/windows put into build/windows-libraries.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
# Programs that need nothing beside them: with what libarchive needs, too.
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
set(CMAKE_CXX_FLAGS_INIT -DLIBARCHIVE_STATIC)
set(CMAKE_CXX_STANDARD_LIBRARIES -lz)

get_filename_component(libraries ${CMAKE_CURRENT_LIST_DIR}/../build/windows-libraries ABSOLUTE)
file(GLOB Boost_DIR ${libraries}/lib/debian/cmake/Boost-*)
set(LibArchive_LIBRARY ${libraries}/lib/libarchive_static.a)
set(CMAKE_FIND_ROOT_PATH ${libraries} /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# The programs run here if Wine is there.
find_program(RAINDELAY_WINE NAMES wine64-stable wine64 wine PATHS /usr/lib/wine)
if(RAINDELAY_WINE)
  set(CMAKE_CROSSCOMPILING_EMULATOR ${RAINDELAY_WINE})
endif()
