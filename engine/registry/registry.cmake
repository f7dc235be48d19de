# SPDX-License-Identifier: GPL-3.0-or-later
# add_registry(TARGET SCOPE GAMES… [LINKED GAMES…]): the target's registry holds these games: folders of engine/games,
# each with a `struct game` of its namespace in game.h, and of engine/bots, each with what is known of it in bot.h. The entries of those behind LINKED come from a library that the target
# links; they are not compiled again.
function(add_registry target scope)
    cmake_parse_arguments(PARSE_ARGV 2 registry "" "" "LINKED")
    set(made ${CMAKE_CURRENT_BINARY_DIR}/${target}_registry)
    set(game_headers)
    set(game_type_list)
    foreach(game IN LISTS registry_LINKED registry_UNPARSED_ARGUMENTS)
        string(APPEND game_headers "#include \"bots/${game}/bot.h\"\n")
        list(APPEND game_type_list ${game}::game)
        if(NOT game IN_LIST registry_LINKED)
            configure_file(${PROJECT_SOURCE_DIR}/engine/registry/entry.cpp.in ${made}/registry/${game}.cpp @ONLY)
            target_sources(${target} PRIVATE ${made}/registry/${game}.cpp)
        endif()
    endforeach()
    list(JOIN game_type_list ", " game_type_list)
    configure_file(${PROJECT_SOURCE_DIR}/engine/registry/games.h.in ${made}/registry/games.h @ONLY)
    target_include_directories(${target} BEFORE ${scope} ${made})
endfunction()
