# SPDX-License-Identifier: GPL-3.0-or-later
# No program looks for its libraries where it happens to be started: an empty part of a library path, and one that does not begin at
# the root or at the program, is the current folder.
#   cmake -D READELF=… -D PROGRAMS=… -P library_paths.cmake
cmake_minimum_required(VERSION 3.25)
foreach(program IN LISTS PROGRAMS)
    execute_process(COMMAND ${READELF} -dW ${program} OUTPUT_VARIABLE dynamic COMMAND_ERROR_IS_FATAL ANY)
    if(NOT dynamic MATCHES "R(UN)?PATH[^[]*\\[([^]]*)\\]")
        continue()
    endif()
    set(paths "${CMAKE_MATCH_2}")
    string(REGEX REPLACE ":(/|[$]ORIGIN)[^:]*" "" left ":${paths}:")
    if(NOT left STREQUAL ":")
        message(SEND_ERROR "${program} looks for libraries in the folder it is started in: [${paths}]")
    endif()
endforeach()
