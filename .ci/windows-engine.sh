# SPDX-License-Identifier: GPL-3.0-or-later
# Words of ./dev: windows-engine
#> windows-engine     the engine for Windows, cross-built and tested under Wine, its installer too

windows_packages=(g++-mingw-w64-x86-64-posix wine wine64 nsis googletest)

# What can be proven of Windows here: the engine and its tests under Wine, and an installer that installs.
windows_engine() {
    command -v apt-get >/dev/null || die "windows-engine needs Debian's packages ${windows_packages[*]}; on Windows itself ./dev test is the word"
    need "${build_packages[@]}"
    need "${windows_packages[@]}" || die "the cross-compiler and Wine are not to be had here (${windows_packages[*]})"
    trap closing_line EXIT
    local folder=$top/build/windows
    # Nobody's own Wine is touched, and it asks nothing.
    export WINEPREFIX=$folder/wine WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=" LC_ALL=C.UTF-8
    unset DISPLAY
    mkdir -p "$folder"
    head_line "Build"
    local launcher=()
    command -v ccache >/dev/null && launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    if ! cmake --preset engine -B "$folder" --toolchain packaging/mingw.cmake ${launcher[@]+"${launcher[@]}"} >"$folder/configure.log" 2>&1 ||
        ! cmake --build "$folder" -j "$(job_count)"; then
        tail -n 30 "$folder/configure.log"
        count 0 1 "build"
        return
    fi
    head_line "Tests under Wine"
    # Wine's server ends with the last program; one that begins in that moment does not start.
    wineserver -p60
    local report=$folder/tests.xml
    ctest --test-dir "$folder" -j "$(job_count)" --timeout "$longest" --no-tests=error --output-junit "$report" --output-on-failure 2>&1 </dev/null |
        grep -vE '^ *Start +[0-9]+: | Passed +[0-9.]+ sec$' || true
    count_report "$report" "engine under Wine"
    head_line "What others test against"
    # The answers are those of this system, byte for byte; Korean letters in names of files and in words come through.
    local here=build/release/engine/hanpan-engine there=$folder/engine/hanpan-engine.exe name=$folder/한판.hanpan
    build release --target hanpan-engine
    local ask='{"cmd":"new","game":"hoola","players":3,"seed":7}
{"cmd":"save","file":"한판.hanpan"}
{"cmd":"view","seat":0}'
    rm -f "$name"
    if (cd "$folder" && printf '%s\n' "$ask" | "$top/$here" play >play.linux && rm -f "$name" &&
        printf '%s\n' "$ask" | wine "$there" play >play.windows 2>/dev/null && cmp play.linux play.windows && [[ -s $name ]] &&
        "$top/$here" replay "$name" >replay.linux && wine "$there" replay 한판.hanpan >replay.windows 2>/dev/null &&
        cmp replay.linux replay.windows && ! grep -q $'\r' play.windows replay.windows) &&
        "$here" games >"$folder/games.linux" && wine "$there" games >"$folder/games.windows" 2>/dev/null && cmp "$folder/games.linux" "$folder/games.windows"; then
        count 1 0 "answers and names"
    else
        count 0 1 "answers and names"
    fi
    head_line "Installer"
    if ! (cd "$folder" && cpack -G NSIS >/dev/null); then
        count 0 1 "installer is made"
    elif ! installed wine32:i386; then
        # It is a 32-bit program, as all of its kind are.
        count 1 0 "installer is made (to run it: dpkg --add-architecture i386, apt install wine32:i386)"
    elif windows_installs "$folder"; then
        count 2 0 "installer is made, installs and removes itself"
    else
        count 1 1 "installer is made, but does not install and remove itself"
    fi
}

# Installs the installer of FOLDER in its Wine as somebody who is no administrator, runs what was installed, removes it.
windows_installs() {
    local folder=$1 setup installed
    setup=$(find "$folder" -maxdepth 1 -name 'hanpan-*.exe' | head -n 1)
    [[ -n $setup ]] || return 1
    # A prefix of its own: it must know 32-bit programs too.
    export WINEPREFIX=$folder/wine-installs
    installed="$WINEPREFIX/drive_c/users/$(id -un)/AppData/Local/Programs/Hanpan"
    rm -rf "$WINEPREFIX"
    wine "$setup" /S 2>/dev/null || return 1
    [[ -s $installed/bin/hanpan-engine.exe ]] || {
        say "  not installed in $installed"
        return 1
    }
    wine "$installed/bin/hanpan-engine.exe" games 2>/dev/null | cmp - "$folder/games.linux" || return 1
    wine reg query 'HKCU\Software\Classes\.hanpan' 2>/dev/null | grep -q Hanpan.Record || return 1
    find "$WINEPREFIX/drive_c" -path '*Start Menu*' -name '*.lnk' | grep -q . || return 1
    wine "$installed/Uninstall.exe" /S 2>/dev/null || return 1
    # It removes itself from a copy, which ends a moment later.
    wineserver -w 2>/dev/null || true
    [[ ! -e $installed/bin/hanpan-engine.exe ]] && ! wine reg query 'HKCU\Software\Classes\.hanpan' >/dev/null 2>&1
}
