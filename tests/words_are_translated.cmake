# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -D LUPDATE=… -D SOURCE=… -D SCRATCH=… -P words_are_translated.cmake
# Copies the translations, lets lupdate add whatever the sources say by now, and fails when a message has no words.
file(MAKE_DIRECTORY ${SCRATCH})
file(GLOB_RECURSE rows RELATIVE ${SOURCE} ${SOURCE}/engine/*.inc) # lupdate finds none of these by itself
foreach(language IN ITEMS ko en)
    set(file ${SCRATCH}/hanpan_${language}.ts)
    configure_file(${SOURCE}/translations/hanpan_${language}.ts ${file} COPYONLY)
    set(extra)
    if(language STREQUAL en)
        set(extra -pluralonly)
    endif()
    execute_process(
        COMMAND ${LUPDATE} -tr-function-alias QT_TRANSLATE_NOOP+=HANPAN_WORDS -tr-function-alias QT_TRANSLATE_NOOP+=HANPAN_SENTENCE
                -locations none -no-obsolete
                -disable-heuristic sametext -disable-heuristic similartext ${extra} -I app qml app engine ${rows} -ts ${file}
        WORKING_DIRECTORY ${SOURCE} RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE error)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "lupdate: ${error}")
    endif()
    file(STRINGS ${file} lines ENCODING UTF-8 REGEX "<name>|<source>|type=\"unfinished\"")
    set(missing)
    set(last)
    foreach(line IN LISTS lines)
        if(line MATCHES "type=\"unfinished\"")
            string(APPEND missing "\n  ${last}")
        endif()
        set(last "${line}")
    endforeach()
    if(missing)
        message(FATAL_ERROR "No words in hanpan_${language}.ts for:${missing}\nRun the target update_translations.")
    endif()
endforeach()
