# SPDX-License-Identifier: GPL-3.0-or-later
# Words of ./dev: lint format
#> lint [--quick]     rooms in order, packaging and workflows, format, clang-tidy, qmllint, licence lines, translations, what is for
#>                    macOS alone (--quick: without clang-tidy)
#> format             writes the C++ format into the files

lint_packages=(clang-format clang-tidy python3 python3-yaml appstream desktop-file-utils shared-mime-info shellcheck flatpak-builder yamllint)

qt_tool() { # NAME: where Qt keeps it, which is seldom on the PATH
    local bin query
    for query in qmake6 qmake qtpaths6; do
        command -v "$query" >/dev/null || continue
        bin=$("$query" -query QT_HOST_BINS 2>/dev/null)/$1
        [[ -x $bin ]] && {
            printf '%s' "$bin"
            return 0
        }
    done
    command -v "$1"
}

# Every sentence of the sources stands in every .ts file and is translated (a test of ctest as well, here without a build).
check_translations() {
    local lupdate
    lupdate=$(qt_tool lupdate) || {
        say "lupdate is missing (qt6-tools-dev)"
        return 1
    }
    cmake -D LUPDATE="$lupdate" -D SOURCE="$top" -D SCRATCH="$top/build/translations" -P tests/words_are_translated.cmake
}

sources() { # EXTENSION...: every file of the project with one of them
    local extension globs=()
    for extension in "$@"; do globs+=(-o -name "*.$extension"); done
    find app engine qml tests packaging resources -type f \( "${globs[@]:1}" \) 2>/dev/null | sort
}

check_format() {
    local file bad=0
    while IFS= read -r file; do
        clang-format --dry-run -Werror "$file" >/dev/null 2>&1 || {
            say "  $file: not in the format (./dev format)"
            bad=1
        }
    done < <(sources cpp h)
    return $bad
}

check_spdx() {
    local file bad=0
    while IFS= read -r file; do
        head -n 3 "$file" | grep -q 'SPDX-License-Identifier: GPL-3.0-or-later' || {
            say "  $file: no SPDX line"
            bad=1
        }
    done < <(
        sources cpp h qml py sh cmake
        find . -path ./build -prune -o -name CMakeLists.txt -print
        printf '%s\n' dev .ci/*
    )
    return $bad
}

# Who may use whom: tests/rooms.py holds the order.
check_rooms() { python3 tests/rooms.py; }

# Workflows, desktop entry, metadata, file types, plists, Flatpak manifest: each by the linter that its makers have for it.
check_packaging() { python3 tests/packaging.py "$top"; }

# What is written for macOS alone, which nobody here can build.
check_elsewhere() { BUILD_JOBS=$(job_count) python3 tests/elsewhere.py macos "$top/build/elsewhere-macos"; }

check_tidy() {
    local files
    # A command for each source by itself, and without the compiler's precompiled headers, which clang cannot read: every file
    # must include what it uses. What is generated stands in build/release.
    rm -rf build/tidy
    cmake --preset release -B build/tidy -DHANPAN_TOGETHER=OFF -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON >/dev/null || return 1
    sed -i "s#$top/build/tidy#$top/build/release#g" build/tidy/compile_commands.json
    # Those the release preset compiles: the others (benchmarks of their own preset) have no command to read them by.
    mapfile -t files < <(sources cpp | grep -E '^(app|engine|tests)/' |
        grep -xFf <(sed -n "s#^ *\"file\": \"$top/\(.*\)\",*\$#\1#p" build/tidy/compile_commands.json))
    printf '%s\0' "${files[@]}" | xargs -0 -n 1 -P "$(job_count)" clang-tidy --quiet -p build/tidy 2>/dev/null |
        grep -E '(warning|error): ' | sed "s#$top/##" | grep -v '^build/' | sort -u | tee build/clang-tidy.txt
    [[ ! -s build/clang-tidy.txt ]]
}

check_qml() {
    local try
    for try in 1 2 3; do
        cmake --build --preset release -j "$(job_count)" --target all_qmllint >build/qmllint.txt 2>&1 &&
            ! grep -qi '^warning' build/qmllint.txt && return 0
        # Qt 6.4's qmllint crashes now and then, which says nothing about the files: once more.
        grep -q 'Segmentation fault' build/qmllint.txt || break
        [[ $try == 3 ]] || say "(qmllint crashed, once more)"
    done
    grep -vE '^\[[0-9]+/' build/qmllint.txt
    return 1
}

lint() {
    local bad=0 name check quick=no
    [[ $# == 0 || $1 == --quick ]] || die "lint knows --quick only, not '$1'"
    [[ ${1:-} == --quick ]] && quick=yes
    need "${build_packages[@]}" "${lint_packages[@]}"
    configure release
    local checks=(check_rooms check_packaging check_format check_spdx check_translations check_elsewhere check_qml)
    [[ $quick == yes ]] || {
        # moc output and generated headers must exist before clang-tidy can read the application.
        build release
        checks+=(check_tidy)
    }
    for check in "${checks[@]}"; do
        name=${check#check_}
        if "$check"; then say "$name: clean"; else
            say "$name: findings above"
            bad=1
        fi
    done
    return $bad
}

format() {
    need "${lint_packages[@]}"
    sources cpp h | xargs clang-format -i
}
