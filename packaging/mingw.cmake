# SPDX-License-Identifier: GPL-3.0-or-later
# Cross-builds the engine and the command line for Windows on Debian (g++-mingw-w64-x86-64-posix; wine to run them):
#   ./dev windows-engine
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
# Header-only libraries are the same for every machine; nothing else of this one may be used. They need a place of their
# own: with all of /usr/include on the path its C library's headers would be found before those of Windows.
get_property(trying GLOBAL PROPERTY IN_TRY_COMPILE)
if(NOT trying)
    set(headers ${CMAKE_BINARY_DIR}/headers)
    file(MAKE_DIRECTORY ${headers}/include)
    foreach(name nlohmann CLI)
        file(CREATE_LINK /usr/include/${name} ${headers}/include/${name} SYMBOLIC)
    endforeach()
    # Copied, because what they say of where they are is followed through links.
    file(COPY /usr/share/cmake/nlohmann_json /usr/share/cmake/CLI11 DESTINATION ${headers}/share/cmake)
    set(nlohmann_json_DIR ${headers}/share/cmake/nlohmann_json CACHE PATH "")
    set(CLI11_DIR ${headers}/share/cmake/CLI11 CACHE PATH "")
endif()
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
