# SPDX-License-Identifier: GPL-3.0-or-later
# add_registry(TARGET SCOPE GAMES…): the target's registry holds these games (folders of engine/games, each with a
# `struct game` of its namespace in game.h).
function(add_registry target scope)
    set(made ${CMAKE_CURRENT_BINARY_DIR}/${target}_registry)
    set(game_headers)
    set(game_type_list)
    foreach(game IN LISTS ARGN)
        string(APPEND game_headers "#include \"games/${game}/game.h\"\n")
        list(APPEND game_type_list ${game}::game)
        configure_file(${PROJECT_SOURCE_DIR}/engine/registry/entry.cpp.in ${made}/registry/${game}.cpp @ONLY)
        target_sources(${target} PRIVATE ${made}/registry/${game}.cpp)
    endforeach()
    list(JOIN game_type_list ", " game_type_list)
    configure_file(${PROJECT_SOURCE_DIR}/engine/registry/games.h.in ${made}/registry/games.h @ONLY)
    target_include_directories(${target} BEFORE ${scope} ${made})
endfunction()
