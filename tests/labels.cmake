# SPDX-License-Identifier: GPL-3.0-or-later
# Read by ctest after the tests were found in their programs: the label "engine", and those of the games that a test names.
foreach(program engine_tests moves_tests reasons_tests journey_tests effects_tests)
    foreach(test IN LISTS ${program}_TESTS)
        set(labels engine)
        foreach(game hoola hollywood hohpai hulahoo dragon)
            if(test MATCHES "(^|[^a-z])${game}([^a-z]|$)")
                list(APPEND labels ${game})
            endif()
        endforeach()
        set_tests_properties("${test}" PROPERTIES LABELS "${labels}")
    endforeach()
endforeach()
