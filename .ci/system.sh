# SPDX-License-Identifier: GPL-3.0-or-later
# Words of ./dev: system
#> system [SUITE]     from nothing on a bare system: play, test, shots and package in a new root of SUITE (trixie,
#>                    bookworm, noble …), by an ordinary user; needs root or sudo (--keep: use the root of last time;
#>                    --unsigned: where the keys of that system are not here)

system() {
    command -v apt-get >/dev/null || die "system makes roots of Debian and Ubuntu and needs apt"
    need "${system_packages[@]}"
    local suite=trixie argument options=()
    for argument in "$@"; do
        if [[ $argument == --* ]]; then options+=("$argument"); else suite=$argument; fi
    done
    local root=()
    [[ $(id -u) == 0 ]] || root=(sudo)
    "${root[@]}" env BUILD_JOBS="$(job_count)" packaging/system.sh "$suite" "$top/build/system/$suite" ${options[@]+"${options[@]}"}
}
