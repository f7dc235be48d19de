# SPDX-License-Identifier: GPL-3.0-or-later
# Read by CPack just before it packs: adds to the .deb's dependencies what dpkg-shlibdeps cannot see, the QML modules the
# interface imports (asked of Qt itself, so the list is never out of date), plug-ins and a font that has Hangul.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
    return()
endif()
find_program(QMAKE NAMES qmake6 REQUIRED)
execute_process(COMMAND ${QMAKE} -query QT_HOST_LIBEXECS OUTPUT_VARIABLE libexec OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${QMAKE} -query QT_INSTALL_QML OUTPUT_VARIABLE modules OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${libexec}/qmlimportscanner -rootPath ${CPACK_HANPAN_QML_DIR} -importPath ${modules}
                OUTPUT_VARIABLE imports COMMAND_ERROR_IS_FATAL ANY)

set(depends libqt6sql6-sqlite "fonts-nanum | fonts-noto-cjk")
string(JSON count LENGTH "${imports}")
math(EXPR last "${count} - 1")
foreach(number RANGE ${last})
    string(JSON path ERROR_VARIABLE none GET "${imports}" ${number} path)
    if(NOT EXISTS "${path}/qmldir")
        continue() # our own module, or one that lives inside a library
    endif()
    execute_process(COMMAND dpkg-query --search "${path}/qmldir" OUTPUT_VARIABLE owner ERROR_QUIET RESULT_VARIABLE unowned)
    if(unowned)
        message(WARNING "${path} belongs to no package: the dependency is left out")
        continue()
    endif()
    string(REGEX REPLACE ":.*" "" owner "${owner}")
    list(APPEND depends "${owner}")
endforeach()
list(REMOVE_DUPLICATES depends)
list(JOIN depends ", " CPACK_DEBIAN_PACKAGE_DEPENDS)
