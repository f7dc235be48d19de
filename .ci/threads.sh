# SPDX-License-Identifier: GPL-3.0-or-later
# Words of ./dev: threads
#> threads            what runs beside the window, under the thread sanitizer

# What runs beside the window, under the thread sanitizer: opponents, keeping, sound, moving house. Qt itself was not built
# under it, so what Qt's own threads do with each other is not looked at (tests/threads.supp).
threads() {
    need "${build_packages[@]}"
    trap closing_line EXIT
    configure threads
    local name programs=(background_test tablesession_test tablerounds_test history_store_test soundboard_test moving_test)
    if ! cmake --build --preset threads -j "$(job_count)" --target "${programs[@]}"; then
        count 0 1 "build"
        return
    fi
    for name in "${programs[@]}"; do
        if TSAN_OPTIONS="suppressions=$top/tests/threads.supp halt_on_error=0 exitcode=66" QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software LC_ALL=C.UTF-8 \
            timeout "$longest" "build/threads/tests/$name" >"build/threads/$name.log" 2>&1; then
            count 1 0 "$name"
        else
            grep -E -A12 'WARNING: ThreadSanitizer|^FAIL' "build/threads/$name.log" | head -n 60
            count 0 1 "$name"
        fi
    done
}
