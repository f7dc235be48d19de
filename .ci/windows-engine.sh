# SPDX-License-Identifier: GPL-3.0-or-later
# Words of ./dev: windows-engine
source .ci/package.sh # version
#> windows-engine     the engine and what the application has of Windows without Qt, cross-built and tested under Wine: names,
#>                    the shell's command line, console, crashes, long paths, code pages, and the installer; all of the
#>                    application is read by the compiler for Windows

windows_packages=(g++-mingw-w64-x86-64-posix wine wine64 nsis googletest locales python3)

# What can be proven of Windows here.
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
    mkdir -p "$WINEPREFIX" # which it does not make
    wineserver -p60
    local report=$folder/tests.xml
    ctest --test-dir "$folder" -j "$(job_count)" --timeout "$longest" --no-tests=error --output-junit "$report" --output-on-failure 2>&1 </dev/null |
        grep -vE '^ *Start +[0-9]+: | Passed +[0-9.]+ sec$' || true
    count_report "$report" "engine under Wine"
    head_line "The application"
    # There is no Qt for Windows here: it is read, not built.
    judged "compiles for Windows" env BUILD_JOBS="$(job_count)" python3 tests/elsewhere.py windows "$folder/application"
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
    head_line "What Windows does otherwise"
    windows_ways "$folder"
    head_line "Installer"
    windows_installer "$folder"
}

# What a program of FOLDER is given, prints, writes and leaves on Windows.
windows_ways() {
    local folder=$1 engine=$1/engine/hanpan-engine.exe probe=$1/tests/windows_probe.exe long name='한판 기록 1.hanpan'
    local ways=$folder/ways
    rm -rf "$ways" && mkdir -p "$ways"
    cp "$folder/한판.hanpan" "$ways/$name"
    # Windows hands the line over as it is; words with spaces, quotes and Hangul are the words that were typed, and whoever sent
    # what is printed elsewhere finds it there.
    printf '%s\n' read say '두 낱말' '"따옴표"' '' 'C:\끝\' >"$ways/said.wanted"
    judged "the command line" eval 'wine "$probe" say "두 낱말" "\"따옴표\"" "" "C:\\끝\\" >"$ways/said" 2>"$ways/errors" && cmp "$ways/said" "$ways/said.wanted"'
    judged "the shell's command line" eval '(cd "$ways" && wine cmd /c "Z:${engine//\//\\}" replay "$name" >shell.txt 2>/dev/null && cmp shell.txt ../replay.linux)'
    judged "line ends of Windows" eval 'sed "s/\$/\r/" "$ways/$name" >"$ways/crlf.hanpan" && wine "$engine" replay "$(winepath -w "$ways/crlf.hanpan")" 2>/dev/null | cmp - "$folder/replay.linux"'
    # Longer than the 260 letters that Windows once allowed.
    long=$ways/$(printf 'a%.0s' {1..120})/$(printf '긴%.0s' {1..60})/$(printf 'b%.0s' {1..90})
    mkdir -p "$long" && cp "$ways/$name" "$long/"
    judged "a path of ${#long} letters" eval 'wine "$engine" replay "Z:$long/$name" 2>/dev/null | cmp - "$folder/replay.linux"'
    judged "a crash leaves its trace" eval '! wine "$probe" fault "Z:$ways/자취 crash.txt" >/dev/null 2>&1; grep -q "^exception 3221225477" "$ways/자취 crash.txt"'
    judged "its manifest" eval 'grep -aq longPathAware "$engine" && grep -aq "<activeCodePage" "$probe"'
    # Where letters of 8 bits are Korean or Western ones, in a prefix of its own.
    local language page
    for language in ko_KR.UTF-8=949 en_US.UTF-8=1252; do
        page=${language#*=}
        mkdir -p "$folder/locales"
        [[ -d $folder/locales/${language%=*} ]] || localedef -i "${language%%.*}" -f UTF-8 "$folder/locales/${language%=*}" || true
        judged "code page $page" eval '(export WINEPREFIX=$folder/wine-$page LOCPATH=$folder/locales LC_ALL=${language%=*}; cd "$ways" &&
            wine reg query "HKLM\System\CurrentControlSet\Control\Nls\CodePage" /v ACP 2>/dev/null | grep -q "$page" &&
            wine "$engine" replay "$name" 2>/dev/null | cmp - ../replay.linux && wine "$probe" say "한판" 2>/dev/null | grep -qx 한판) 2>/dev/null'
    done
}

windows_installer() {
    local folder=$1 version setup
    rm -rf "$folder"/hanpan-*.exe "$folder/older"
    # An older one first, which has a file that the newer has no more.
    if ! (cd "$folder" && cpack -G NSIS >cpack.log && mkdir -p older && cpack -G NSIS -D CPACK_PACKAGE_VERSION=0.9.0 -D CPACK_PACKAGE_FILE_NAME=older -B older >>cpack.log); then
        tail -n 20 "$folder/cpack.log"
        count 0 1 "installer is made"
        return
    fi
    setup=$(find "$folder" -maxdepth 1 -name 'hanpan-*-windows-*.exe' | head -n 1)
    count 1 0 "installer is made ($(basename "$setup"))"
    if file -b "$setup" | grep -q 'PE32 ' && ! installed wine32:i386; then
        say "  (a 32-bit program; to run it: dpkg --add-architecture i386, apt install wine32:i386)"
        return
    fi
    # A prefix of its own, for somebody who is no administrator.
    export WINEPREFIX=$folder/wine-installs
    rm -rf "$WINEPREFIX"
    local user programs history
    user=$WINEPREFIX/drive_c/users/$(id -un)/AppData
    programs=$user/Local/Programs/Hanpan history=$user/Roaming/Hanpan/Hanpan/history.sqlite
    judged "an older version installs" eval 'wine "$folder/older/older.exe" /S 2>/dev/null && [[ -s $programs/bin/hanpan-engine.exe ]]'
    judged "and is listed" eval 'wine reg query "HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Hanpan" /v DisplayVersion 2>/dev/null | grep -q 0.9.0'
    # The player's: matches, settings, and something they have put beside the program.
    mkdir -p "${history%/*}" && printf 'matches' >"$history"
    wine reg add 'HKCU\Software\Hanpan\Hanpan' /v language /d ko /f >/dev/null 2>&1
    printf 'mine' >"$programs/mine.txt"
    printf 'old' >"$programs/bin/hanpan-engine.exe"
    judged "the newer installs over it" eval 'wine "$setup" /S 2>/dev/null && wine "$programs/bin/hanpan-engine.exe" games 2>/dev/null | cmp - "$folder/games.linux"'
    judged "and is listed instead" eval 'wine reg query "HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Hanpan" /v DisplayVersion 2>/dev/null | grep -q "$(version)"'
    judged "files of ours open with it" eval 'wine reg query "HKCU\Software\Classes\.hanpan" 2>/dev/null | grep -q Hanpan.Record'
    judged "it stands in the menu" eval 'find "$WINEPREFIX/drive_c" -path "*Start Menu*" -name "Hanpan.lnk" | grep -q .'
    # It goes on from a copy of itself, which ends a moment later.
    judged "it removes itself" eval 'wine "$programs/Uninstall.exe" /S 2>/dev/null; wineserver -w 2>/dev/null; [[ ! -e $programs/bin/hanpan-engine.exe && ! -e $programs/Uninstall.exe ]]'
    judged "and what it had registered" eval '! wine reg query "HKCU\Software\Classes\.hanpan" >/dev/null 2>&1 && ! wine reg query "HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Hanpan" >/dev/null 2>&1'
    judged "what is the player's stays" eval '[[ $(cat "$history") == matches && $(cat "$programs/mine.txt") == mine ]] && wine reg query "HKCU\Software\Hanpan\Hanpan" /v language 2>/dev/null | grep -q ko'
}
