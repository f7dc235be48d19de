# SPDX-License-Identifier: GPL-3.0-or-later
# The rooms of the application. Included from qml/CMakeLists.txt, because what QML may name of them is registered there.

# What every room is compiled with. Headers are named from here: #include "words/outcome.h"
add_library(hanpan_app_room INTERFACE)
target_include_directories(hanpan_app_room INTERFACE ${PROJECT_SOURCE_DIR}/app)
target_link_libraries(hanpan_app_room INTERFACE hanpan_strength hanpan_engine Qt6::Core Qt6::Gui Qt6::Qml Qt6::Quick)
# What older Qt has no word for (app/speech) goes over the bus of Linux desktops.
if(TARGET Qt6::DBus AND NOT WIN32 AND NOT APPLE)
    target_link_libraries(hanpan_app_room INTERFACE Qt6::DBus)
    target_compile_definitions(hanpan_app_room INTERFACE HANPAN_HAS_DBUS)
endif()
if((WIN32 OR APPLE) AND Qt6_VERSION VERSION_LESS 6.8)
    message(WARNING "Qt ${Qt6_VERSION} has no way to tell this system's screen readers what happens at the table; 6.8 has.")
endif()

# room(NAME [USES ROOMS…] [QT LIBRARIES…] [SOURCES FILES…]): the folder NAME is a library that knows the rooms it names and
# what those know. tests/rooms.py reads these lines and looks at every include. SOURCES: for what is less than a folder.
set(app_rooms)
set(app_metatypes)
function(room name)
    cmake_parse_arguments(PARSE_ARGV 1 room "" "" "USES;QT;SOURCES")
    set(sources ${room_SOURCES})
    if(NOT sources)
        file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/app/${name}/*.cpp ${PROJECT_SOURCE_DIR}/app/${name}/*.h)
    endif()
    string(REPLACE "/" "_" target hanpan_app_${name})
    list(TRANSFORM room_USES REPLACE "/" "_")
    list(TRANSFORM room_USES PREPEND hanpan_app_)
    add_library(${target} STATIC ${sources})
    target_link_libraries(${target} PUBLIC ${room_USES} ${room_QT} hanpan_app_room PRIVATE hanpan_flags)
    # Most of what a compiler does here is to read the same headers again. The application's are read once
    # (-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON does without); every source still includes what it uses, and clang-tidy reads it so.
    if(app_rooms)
        list(GET app_rooms 0 first)
        target_precompile_headers(${target} REUSE_FROM ${first})
    else()
        target_precompile_headers(${target} PRIVATE <algorithm> <any> <atomic> <functional> <memory> <optional> <string> <vector>
            <nlohmann/json.hpp> <QtCore/QAbstractListModel> <QtCore/QCoreApplication> <QtCore/QDateTime> <QtCore/QDir>
            <QtCore/QFile> <QtCore/QHash> <QtCore/QJsonDocument> <QtCore/QJsonObject> <QtCore/QLocale> <QtCore/QObject>
            <QtCore/QRegularExpression> <QtCore/QTimer> <QtCore/QUrl> <QtCore/QVariant> <QtQml/QQmlEngine> <QtQml/qqml.h>
            <QtQml/qqmlprivate.h>)
    endif()
    set(together ${sources})
    list(FILTER together INCLUDE REGEX "\\.cpp$")
    list(FILTER together EXCLUDE REGEX "/registry\\.cpp$") # a test has games of its own in its place
    compile_together(${target} 8 ${together})
    if(NOT MSVC)
        # What takes time stands in the engine; here more optimising is only more to wait for (`./dev bench moves`).
        target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
    endif()
    qt_extract_metatypes(${target})
    get_target_property(metatypes ${target} INTERFACE_QT_META_TYPES_BUILD_FILE)
    set(app_metatypes ${app_metatypes} ${metatypes} PARENT_SCOPE)
    set(app_rooms ${app_rooms} ${target} PARENT_SCOPE)
endfunction()

room(work)
room(settings USES work)
room(art QT Qt6::Svg)
room(words USES settings)
room(sound USES settings QT Qt6::Multimedia)
room(speech USES words)
room(files USES words QT Qt6::Widgets)
file(GLOB games_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/app/games/*.cpp ${PROJECT_SOURCE_DIR}/app/games/*.h
    ${PROJECT_SOURCE_DIR}/app/games/faces/*.cpp)
set(shelf_sources ${games_sources})
list(FILTER games_sources EXCLUDE REGEX "/(registry|gameshelf)\\.")
list(FILTER shelf_sources INCLUDE REGEX "/(registry|gameshelf)\\.")
room(games USES words SOURCES ${games_sources})
foreach(game IN LISTS hanpan_games)
    room(games/${game} USES games)
    list(APPEND every_game games/${game})
endforeach()
# Which games there are.
room(shelf USES ${every_game} SOURCES ${shelf_sources})
room(houserules USES shelf files)
room(opponents USES work)
room(catalog USES houserules)
room(history USES houserules work QT Qt6::Sql)
room(effects USES catalog history)
room(lessons USES words)
room(journey USES catalog history lessons)
room(moving USES history journey)
room(table USES catalog history lessons opponents)
room(judge USES history)
room(review USES table judge QT Qt6::PrintSupport Qt6::Svg)
room(shots USES review effects)
room(launch USES shots moving sound QT Qt6::QuickControls2)
# An address that leads nowhere is not shown.
set(reports ${PROJECT_HOMEPAGE_URL}/issues)
if(PROJECT_HOMEPAGE_URL MATCHES "[.]example$")
    set(reports "")
endif()
set_property(SOURCE ${PROJECT_SOURCE_DIR}/app/launch/journal.cpp APPEND PROPERTY COMPILE_DEFINITIONS HANPAN_REPORTS="${reports}")
