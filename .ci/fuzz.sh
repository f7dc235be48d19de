# SPDX-License-Identifier: GPL-3.0-or-later
# Words of ./dev: fuzz
#> fuzz SECONDS       every reader of what comes from outside, each for this long (tests/fuzz/README.md)

fuzz_packages=(clang libclang-rt-dev)

# Each target for SECONDS, two at a time; fails on the first finding of any.
fuzz() {
    local seconds=${1:-60}
    [[ $seconds =~ ^[0-9]+$ ]] || die "fuzz needs a number of seconds: ./dev fuzz 60"
    need "${build_packages[@]}" "${fuzz_packages[@]}"
    trap closing_line EXIT
    build fuzz || { count 0 1 "build" && return; }
    local found=$top/build/fuzz/found program running=() bad
    rm -rf "$found" && mkdir -p "$found"
    fuzz_one() {
        local name=$1
        mkdir -p "build/fuzz/seen/$name" "tests/fuzz/corpus/$name"
        # What it prints stands in its log; leaks of Qt's own statics are no finding.
        (cd build/fuzz && ASAN_OPTIONS=detect_leaks=0 QT_QPA_PLATFORM=offscreen timeout $((seconds + 120)) "tests/fuzz/fuzz_$name" \
            -max_total_time="$seconds" -timeout=20 -rss_limit_mb=4096 -max_len=65536 -artifact_prefix="$found/$name-" \
            "seen/$name" "$top/tests/fuzz/corpus/$name" >"$name.log" 2>&1)
    }
    for program in build/fuzz/tests/fuzz/fuzz_*; do
        [[ -x $program ]] || continue
        fuzz_one "${program##*/fuzz_}" &
        running+=($!)
        [[ ${#running[@]} -lt $(job_count) ]] || { wait "${running[0]}" || true; running=("${running[@]:1}"); }
    done
    wait
    for program in build/fuzz/tests/fuzz/fuzz_*; do
        [[ -x $program ]] || continue
        bad=$(find "$found" -name "${program##*/fuzz_}-*" | head -n 1)
        if [[ -n $bad ]] || ! grep -q 'DONE\|Done ' "build/fuzz/${program##*/fuzz_}.log"; then
            tail -n 25 "build/fuzz/${program##*/fuzz_}.log"
            count 0 1 "${program##*/fuzz_} ($(basename "${bad:-did not end}"))"
        else
            count 1 0 "${program##*/fuzz_} ($(grep -oE '^Done [0-9]+ runs' "build/fuzz/${program##*/fuzz_}.log" || echo "done"))"
        fi
    done
}
