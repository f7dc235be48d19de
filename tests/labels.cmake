# SPDX-License-Identifier: GPL-3.0-or-later
# Read by ctest after the tests were found in their programs: the label "engine", those of the games that a test names, and
# "figures" where thousands of rounds tell how often something is so. Under sanitizers those are left out: what they run through
# is run through by others, and there they take ten times as long.
set(figures
    "^finder\\.(a_change|presets|interruptions)"
    "^field_study\\.(a_rule_that|so_many|it_goes_on)"
    "^effects\\.(intervals|a_rule_set_against|a_rule_that)"
    "^field\\.(equals|tells)"
    "^(reasons_of_|[a-z]+_reasons\\.).*claim_what_is"
    "^hollywood_house_rules\\.lay_aces|^hollywood_strong_policy\\.the_estimate|^hohpai_prospects\\.agree|^hoola_beliefs\\.tell"
    "^strength\\.tells_players_apart|^beginners\\.beat|told_chances|^mini_hoola")
list(JOIN figures "|" figures)
foreach(program engine_tests moves_tests reasons_tests journey_tests effects_tests)
    foreach(test IN LISTS ${program}_TESTS)
        set(labels engine)
        foreach(game hoola hollywood hohpai hulahoo dragon)
            if(test MATCHES "(^|[^a-z])${game}([^a-z]|$)")
                list(APPEND labels ${game})
            endif()
        endforeach()
        if(test MATCHES "${figures}")
            list(APPEND labels figures)
        endif()
        set_tests_properties("${test}" PROPERTIES LABELS "${labels}")
    endforeach()
endforeach()
