# SPDX-License-Identifier: GPL-3.0-or-later
# The program. Included from qml/CMakeLists.txt, not a folder of its own to CMake: what brings Qt's QML modules into an
# installer looks for .qml files below the folder in which the program's target was made, and there are none here
# (the test deployment_finds_qml_modules asks it).
qt_add_executable(hanpan WIN32 MACOSX_BUNDLE ${PROJECT_SOURCE_DIR}/app/main.cpp)
# Where ./dev looks for it, on every system and by every generator.
set_target_properties(hanpan PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/app)
foreach(configuration IN LISTS CMAKE_CONFIGURATION_TYPES)
    string(TOUPPER ${configuration} configuration)
    set_target_properties(hanpan PROPERTIES RUNTIME_OUTPUT_DIRECTORY_${configuration} ${PROJECT_BINARY_DIR}/app)
endforeach()
target_compile_definitions(hanpan PRIVATE HANPAN_VERSION="${PROJECT_VERSION}")
target_link_libraries(hanpan PRIVATE hanpan_ui hanpan_uiplugin Qt6::Svg hanpan_flags)
if(WIN32)
    windows_resource(hanpan "Hanpan: five table games")
elseif(APPLE)
    set(bundle_icon ${PROJECT_SOURCE_DIR}/packaging/macos/hanpan.icns)
    target_sources(hanpan PRIVATE ${bundle_icon})
    set_source_files_properties(${bundle_icon} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
    set_target_properties(hanpan PROPERTIES
        MACOSX_BUNDLE_INFO_PLIST ${PROJECT_SOURCE_DIR}/packaging/macos/Info.plist.in
        MACOSX_BUNDLE_GUI_IDENTIFIER org.hanpan.Hanpan
        MACOSX_BUNDLE_BUNDLE_NAME Hanpan
        MACOSX_BUNDLE_BUNDLE_VERSION ${PROJECT_VERSION}
        MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION}
        MACOSX_BUNDLE_ICON_FILE hanpan.icns)
endif()
install(TARGETS hanpan RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} BUNDLE DESTINATION .)
if(WIN32 OR APPLE)
    # Brings Qt's own libraries, plug-ins and QML modules along. Qt 6.4 knows how for these two systems only.
    qt_generate_deploy_qml_app_script(TARGET hanpan FILENAME_VARIABLE deploy_script MACOS_BUNDLE_POST_BUILD)
    install(SCRIPT ${deploy_script})
endif()
if(MINGW)
    # What Qt's own tool leaves out: libraries of the compiler's system that Qt and we are linked with (in MSYS2 nearly all are).
    cmake_path(GET CMAKE_CXX_COMPILER PARENT_PATH compiler_place)
    install(CODE "
        file(GLOB_RECURSE brought \"\${CMAKE_INSTALL_PREFIX}/*.dll\")
        file(GET_RUNTIME_DEPENDENCIES LIBRARIES \${brought} EXECUTABLES \"\${CMAKE_INSTALL_PREFIX}/bin/hanpan.exe\"
            DIRECTORIES \"\${CMAKE_INSTALL_PREFIX}/bin\" \"${compiler_place}\" RESOLVED_DEPENDENCIES_VAR needed UNRESOLVED_DEPENDENCIES_VAR missing
            PRE_EXCLUDE_REGEXES \"^(api|ext)-ms-\" POST_EXCLUDE_REGEXES \"[Ss]ystem32\")
        list(FILTER needed INCLUDE REGEX \"^${compiler_place}/\")
        file(INSTALL \${needed} DESTINATION \"\${CMAKE_INSTALL_PREFIX}/bin\")
        if(missing)
            message(WARNING \"These are Windows' own, or missing: \${missing}\")
        endif()")
elseif(MSVC)
    # The compiler's own libraries, which not every Windows has.
    set(CMAKE_INSTALL_SYSTEM_RUNTIME_DESTINATION ${CMAKE_INSTALL_BINDIR})
    include(InstallRequiredSystemLibraries)
elseif(APPLE)
    # A Mac with an Apple processor starts nothing unsigned. Signed for the hardened runtime, as notarising asks, by
    # -DHANPAN_SIGN_AS="Developer ID Application: …"; otherwise for nobody.
    set(signed_by --sign -)
    if(HANPAN_SIGN_AS)
        set(signed_by --options runtime --timestamp --sign "${HANPAN_SIGN_AS}")
    endif()
    list(JOIN signed_by "\" \"" signed_by)
    install(CODE "execute_process(COMMAND codesign --force --deep \"${signed_by}\"
        --entitlements \"${PROJECT_SOURCE_DIR}/packaging/macos/entitlements.plist\"
        \"\${CMAKE_INSTALL_PREFIX}/hanpan.app\" COMMAND_ERROR_IS_FATAL ANY)")
endif()
