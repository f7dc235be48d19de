# SPDX-License-Identifier: GPL-3.0-or-later
# Words of ./dev: desks
#> desks [reader]     the walks of the window under X and under Wayland, what a screen reader speaks of a round of every
#>                    game in both languages (reader: that alone), a renderer that cannot draw

reader_packages=(orca at-spi2-core openbox dbus xdotool python3)

# What a screen reader of this system speaks of a round of every game, to be read in build/desks/reader; the program is built.
reader() {
    need "${screen_packages[@]}" "${reader_packages[@]}"
    local game language logs=$top/build/desks
    mkdir -p "$logs"
    for game in hoola hollywood hohpai hulahoo dragon; do
        for language in en ko; do
            if LC_ALL=C.UTF-8 QT_QUICK_BACKEND=software timeout "$longest" tests/desk.sh x python3 tests/reader/transcript.py \
                "$(app_binary release)" "$logs/reader" --games "$game" --languages "$language" >"$logs/reader-$game-$language.log" 2>&1; then
                count 1 0 "a reader: $game $language"
            else
                tail -n 12 "$logs/reader-$game-$language.log"
                count 0 1 "a reader: $game $language"
            fi
        done
    done
}

# The walks of the window on real desktops' ways of showing it: X (Xvfb) and Wayland (weston, inside Xvfb so that it has a keyboard
# and a pointer); a renderer that cannot draw; the desktop's own file dialog.
desks() {
    [[ $(uname -s) == Linux ]] || die "desks is about X and Wayland"
    need "${build_packages[@]}" "${screen_packages[@]}" "${desktop_packages[@]}" weston qt6-wayland dbus-x11
    trap closing_line EXIT
    if [[ ${1:-} == reader ]]; then
        build release --target hanpan || { count 0 1 "build" && return; }
        reader
        return
    fi
    build release || { count 0 1 "build" && return; }
    local name desk logs=$top/build/desks
    rm -rf "$logs" && mkdir -p "$logs"
    export LC_ALL=C.UTF-8 QT_QUICK_BACKEND=software
    for desk in x wayland; do
        for name in openfile_test window_walk_test fileprompt_test window_rounds_test keys_test; do
            if HANPAN_GAMES="hoola dragon" timeout "$longest" tests/desk.sh "$desk" "build/release/tests/$name" >"$logs/$desk-$name.log" 2>&1; then
                count 1 0 "$desk: $name"
            else
                grep -A3 '^FAIL' "$logs/$desk-$name.log" | head -n 30
                count 0 1 "$desk: $name"
            fi
        done
        # The program itself: plays, and is asked to end as a desktop asks.
        if HOME=$logs/$desk-home timeout 120 tests/desk.sh "$desk" timeout 20 "$(app_binary release)" --demo --game hoola --speed instant --log >"$logs/$desk-demo.log" 2>&1 ||
            grep -q 'rounds 3' "$logs/$desk-demo.log"; then count 1 0 "$desk: demo"; else count 0 1 "$desk: demo"; fi
    done
    reader
    unset QT_QUICK_BACKEND
    # There is no Metal here: the program must find another way to draw, and know it the next time.
    HOME=$logs/renderer timeout 60 tests/desk.sh x bash -c "'$(app_binary release)' --renderer metal --demo --game hoola --speed instant --log; sleep 8" >"$logs/renderer.log" 2>&1 || true
    if grep -q 'cannot draw' "$logs/renderer.log" && grep -q 'rounds 2' "$logs/renderer.log" && grep -q 'renderer=software' "$logs/renderer/.config/Hanpan/Hanpan.conf"; then
        count 1 0 "a renderer that cannot draw"
    else
        count 0 1 "a renderer that cannot draw"
    fi
}
