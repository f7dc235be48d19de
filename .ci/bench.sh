# SPDX-License-Identifier: GPL-3.0-or-later
# Words of ./dev: bench
#> bench [FILE]       engine speed; FILE: ten-card gin hands whose least deadwood is found as well
#> bench app [RUNS]   start, memory and rest beside an empty Qt Quick window and games of its kind that are installed
#> bench moves        what a move costs, from the gesture to the models
#> bench frames       how long the frames of a moving table take, drawn without a graphics card
#> bench effects [SECONDS] [GAME]  how soon figures of what rules do are there, and whether the window waits meanwhile
#> bench album [ROUNDS] [GAME…]  how rare the great moments of the album are, for resources/games/*/album.json
#> bench history [N…] what the pages cost after N kept matches (1,000, 10,000 and 100,000)
#> bench advice [--game GAME] [--rounds N] [--coach LEVELS]  how often the coach's first choice loses by ten times the worlds
#> bench claims [--game GAME] [--rounds N]  what the coach says a move wins, beside what it wins when the round is played out
#> bench grades [--game GAME] [--rounds N]  how the coach grades a learner's and a master's own play, and what a review takes
#> bench decisions [--game GAME] [--rounds N]  which decisions hold what knowing the hands would give
#> bench houses [--house NAME] [--rounds N]  how the tasks of the houses go for players of every level
#> bench strength [--games GAMES] [--truth N]  whether the measure of strength holds what it says (engine/lab/strength.py --help)
#> bench puzzles --game GAME [--out FILE|--judge FILE]  mines starter puzzles, or judges those of a file anew
#> bench tune [--game GAME] [--players N]  the rule-based player's numbers that win most against the usual ones
#> bench learn [--game GAME]  what bots think with, learnt from play
#> bench presets [--game GAME] [--rounds N]  plays every preset and writes the tables in the games' RULES.md
#> bench temperaments [--game GAME] [--rounds N]  what opponents of each temperament do, and how strong they are

bench_packages=(libbenchmark-dev)

bench() {
    if [[ ${1:-} == history ]]; then
        shift
        need "${build_packages[@]}"
        build release --target history_bench
        LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen build/release/tests/history_bench "$@"
        return
    fi
    if [[ ${1:-} == album ]]; then
        shift
        need "${build_packages[@]}"
        build release --target album_bench
        LC_ALL=C.UTF-8 build/release/tests/album_bench resources "${1:-10000}" "${@:2}"
        return
    fi
    if [[ ${1:-} == frames ]]; then
        shift
        need "${build_packages[@]}"
        build release --target window_bench
        LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software build/release/tests/window_bench "$@"
        return
    fi
    if [[ ${1:-} == effects ]]; then
        shift
        need "${build_packages[@]}"
        build release --target effects_bench
        LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software build/release/tests/effects_bench "$@"
        return
    fi
    if [[ ${1:-} == app ]]; then
        need "${build_packages[@]}" "${screen_packages[@]}"
        build release --target hanpan empty_window
        local programs=("empty=Empty Window=$top/build/release/tests/empty_window" "hanpan=Hanpan|한판=$(app_binary release)") peer
        local PATH=$PATH:/usr/games # where Debian keeps them
        for peer in pentobi kpat lskat; do
            if command -v "$peer" >/dev/null; then programs+=("$peer=${peer/kpat/KPat|Patience}=$peer"); fi
        done
        QT_QUICK_BACKEND=software xvfb-run -a -s "-screen 0 1440x900x24 -noreset" python3 tests/bench/app_bench.py "${2:-7}" "${programs[@]}"
        return
    fi
    if [[ ${1:-} =~ ^(grades|advice|claims|temperaments|decisions|houses|puzzles|tune|learn)$ ]]; then
        local yardstick=$1
        shift
        need "${build_packages[@]}"
        build release --target "$yardstick"
        "build/release/engine/lab/$yardstick" "$@"
        return
    fi
    if [[ ${1:-} == presets ]]; then
        shift
        need "${build_packages[@]}"
        build release --target hanpan-engine
        python3 engine/lab/presets.py build/release/engine/hanpan-engine --threads "$(job_count)" "$@"
        return
    fi
    if [[ ${1:-} == strength ]]; then
        shift
        need "${build_packages[@]}"
        build release --target judged hanpan-engine
        python3 engine/lab/strength.py "$@"
        return
    fi
    if [[ ${1:-} == moves ]]; then
        need "${build_packages[@]}"
        build release --target move_bench
        LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen build/release/tests/move_bench
        return
    fi
    local file=${1:-}
    [[ -z $file || $file == /* ]] || file=$called_from/$file
    [[ -z $file || -r $file ]] || die "cannot read $file"
    need "${build_packages[@]}" "${bench_packages[@]}"
    build bench
    head_line "Engine"
    build/bench/engine/hanpan-engine bench
    if [[ -n $file ]]; then
        head_line "Least deadwood of the hands in $file"
        build/bench/engine/hanpan-engine bench deadwood "$file"
    fi
    local program
    while IFS= read -r program; do
        head_line "${program##*/}"
        "$program"
    done < <(find build/bench -type f -name '*_bench' -perm -u+x | sort)
    head_line "Frames while bots think"
    build release --target frames_bench
    QT_QPA_PLATFORM=offscreen build/release/tests/frames_bench
}
