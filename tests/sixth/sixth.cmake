# SPDX-License-Identifier: GPL-3.0-or-later
# A sixth game is its folders and two words. sixth_game(TARGET) makes an object library: a program that links it is the
# application with the game of this folder (engine/games/tiny, engine/bots/tiny, app/games/tiny, qml/games/Tiny, its translations)
# beside the others, as its own two registries, each with one word more, come in the place of the application's.
function(sixth_game target)
    set(here ${PROJECT_SOURCE_DIR}/tests/sixth)
    set(made ${CMAKE_CURRENT_BINARY_DIR}/sixth)
    add_library(${target} OBJECT)
    target_link_libraries(${target} PUBLIC hanpan_ui hanpan_uiplugin PRIVATE hanpan_flags)
    # The first word: engine/CMakeLists.txt.
    add_registry(${target} PUBLIC tiny LINKED ${hanpan_games})
    target_sources(${target} PRIVATE ${PROJECT_SOURCE_DIR}/engine/registry/registry.cpp ${here}/engine/games/tiny/game.cpp
        ${here}/engine/bots/tiny/bot.cpp)
    # The second one: app/games/registry.cpp.
    file(READ ${PROJECT_SOURCE_DIR}/app/games/registry.cpp registry)
    string(REPLACE "GAME(hulahoo)" "GAME(hulahoo) GAME(tiny)" registry "${registry}")
    file(CONFIGURE OUTPUT ${made}/tables.cpp CONTENT "${registry}" @ONLY)
    target_sources(${target} PRIVATE ${made}/tables.cpp ${here}/app/games/tiny/tinytable.cpp)
    target_include_directories(${target} PUBLIC ${here}/engine ${here}/app)
    file(GLOB looks ${here}/qml/games/Tiny/*.qml)
    qt_add_resources(${target} ${target}_sixth PREFIX /qt/qml/Hanpan BASE ${here}/qml FILES ${looks})
    qt_add_lrelease(${target} TS_FILES ${here}/translations/tiny_ko.ts QM_FILES_OUTPUT_VARIABLE spoken)
    qt_add_resources(${target} ${target}_spoken PREFIX /i18n BASE ${CMAKE_CURRENT_BINARY_DIR} FILES ${spoken})
endfunction()
