# SPDX-License-Identifier: GPL-3.0-or-later
# Cross-builds the engine, the command line and their tests for Windows on Debian (g++-mingw-w64-x86-64-posix; wine to run):
#   cmake --preset engine -B build/mingw --toolchain packaging/mingw.cmake
#   cmake --build build/mingw && ctest --test-dir build/mingw
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
find_program(HANPAN_WINE NAMES wine wine64)
if(HANPAN_WINE)
    set(CMAKE_CROSSCOMPILING_EMULATOR ${HANPAN_WINE})
endif()
# Header-only libraries are the same for every machine; nothing else of this one may be linked.
set(nlohmann_json_DIR /usr/share/cmake/nlohmann_json CACHE PATH "")
set(CLI11_DIR /usr/share/cmake/CLI11 CACHE PATH "")
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
