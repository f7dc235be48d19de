# SPDX-License-Identifier: GPL-3.0-or-later
# Words of ./dev: source-archive install-check release
#> source-archive [--check]  build/source/hanpan-VERSION.tar.xz, which builds by itself; --check: in a bare root, without git
#> install-check      installs what `package` made (Windows, macOS; on Linux unpacked beside), starts what was installed: three
#>                    pages into build/installed/pictures, a demo of a round of each game; on Windows once more over it, then away
#> release FOLDER     what a release says of itself, from CHANGELOG.md; check sums (signed, with a key in $KEY) of the packages in
#>                    FOLDER; what winget and Flathub ask for, in build/manifests

source .ci/package.sh # version, last_change

source_archive() {
    local name
    name=hanpan-$(version)
    last_change
    rm -rf build/source && mkdir -p build/source
    git ls-files | LC_ALL=C sort | tar --no-recursion -T - --transform "s#^#$name/#" --owner=0 --group=0 --numeric-owner --mode=go=rX,u+w \
        --mtime="@$SOURCE_DATE_EPOCH" -cJf "build/source/$name.tar.xz"
    ls -l build/source
    if [[ ${1:-} == --check ]]; then
        need "${system_packages[@]}"
        local root=()
        [[ $(id -u) == 0 ]] || root=(sudo)
        "${root[@]}" env BUILD_JOBS="$(job_count)" packaging/system.sh bookworm "$top/build/system/source" --archive "$top/build/source/$name.tar.xz" "${@:2}"
    fi
}

# Where the programs lie once `package` has been installed, for nobody but this test where a system lets it; sets `installed_in`.
install_package() {
    local package folder=$top/build/installed
    package=$(find build/package -maxdepth 1 -name "hanpan-$(version)-*.$1" | head -n 1)
    [[ -n $package ]] || die "there is no .$1 of this version in build/package: ./dev package makes it"
    case $1 in
        deb)
            rm -rf "$folder/root" && mkdir -p "$folder/root" && dpkg-deb -x "$package" "$folder/root"
            installed_in=$(dirname "$(find "$folder/root/usr" -type f -name hanpan -perm -u+x | head -n 1)")
            ;;
        dmg)
            rm -rf "$folder/volume" "$folder/hanpan.app" && mkdir -p "$folder/volume"
            hdiutil attach -quiet -nobrowse -readonly -mountpoint "$folder/volume" "$package"
            cp -R "$folder/volume/hanpan.app" "$folder/" && hdiutil detach -quiet "$folder/volume"
            codesign --verify --deep --strict "$folder/hanpan.app" || die "the bundle's signature does not hold"
            installed_in=$folder/hanpan.app/Contents/MacOS
            ;;
        exe)
            export MSYS_NO_PATHCONV=1 MSYS2_ARG_CONV_EXCL='*' # these shells would take /S for a path
            "$package" /S || die "the installer failed"
            installed_in=$(cygpath "$LOCALAPPDATA")/Programs/Hanpan/bin
            ;;
    esac
    [[ -x $installed_in/hanpan || -x $installed_in/hanpan.exe ]] || die "nothing was installed in $installed_in"
}

# The installed program, without what it was built with. `in_place=1`: in place of the shell that calls it, which then has
# the program's own process number.
run() { # PROGRAM [ARGUMENTS]
    local path=$PATH
    [[ -z ${SYSTEMROOT:-} ]] || path=$(cygpath "$SYSTEMROOT")/System32
    ${in_place:+exec} env PATH="$path" "$installed_in/$1" "${@:2}"
}

# A round of GAME, played by the opponents alone: the program is over once it has said that a second one began.
plays() { # GAME
    local log=$top/build/installed/$1.log game waited
    in_place=1 run hanpan --demo --game "$1" --speed instant --log >"$log" 2>&1 &
    game=$!
    for ((waited = 0; waited < 240; ++waited)); do
        if grep -q 'rounds 2' "$log" || ! kill -0 "$game" 2>/dev/null; then break; fi
        sleep 1
    done
    kill "$game" 2>/dev/null || true
    wait "$game" 2>/dev/null || true
    grep -q 'rounds 2' "$log" || { tail -n 20 "$log" && return 1; }
}

shows() { # PAGE…
    local page pictures=$top/build/installed/pictures
    mkdir -p "$pictures"
    for page in "$@"; do
        run hanpan --shots "$pictures" --only "$page-ko-light-1440x900" && [[ -s $pictures/$page-ko-light-1440x900.png ]] || return 1
    done
}

install_check() {
    local kind=deb game home=$top/build/installed/home
    case $(uname -s) in
        Darwin) kind=dmg ;;
        MINGW* | MSYS*) kind=exe ;;
    esac
    trap closing_line EXIT
    rm -rf build/installed && mkdir -p "$home"
    install_package $kind
    # Nobody's own matches are touched; on Windows they are looked for at their usual place, on a machine that has none yet.
    case $kind in
        deb) export HOME=$home XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data ;;
        dmg) export HANPAN_HOME=$home ;; # what is asked there for a home does not listen to HOME
    esac
    [[ $kind != deb || -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]] || export QT_QPA_PLATFORM=offscreen
    [[ $kind == exe ]] || export LC_ALL=C.UTF-8
    export QT_QUICK_BACKEND=software
    judged "says its version" grep -qx "hanpan $(version)" <(run hanpan --version | tr -d '\r')
    judged "its engine answers" grep -q hulahoo <(run hanpan-engine games)
    judged "draws three pages" shows home lesson-hoola-1 book-hoola-1
    for game in hoola dragon hollywood hohpai hulahoo; do judged "a round of $game" plays $game; done
    [[ $kind != exe ]] || windows_upgrade
}

# Over what is there once more, as a newer version comes; then away: the player's matches stay through both.
windows_upgrade() {
    local history left
    history=$(cygpath "$APPDATA")/Hanpan/Hanpan/history.sqlite
    left=$(cygpath "$LOCALAPPDATA")/Programs/Hanpan
    judged "keeps matches in $history" test -s "$history"
    touch "$left/bin/left-by-nobody.txt"
    install_package exe
    judged "installs over itself" test -s "$history"
    judged "opens files of its own" reg query 'HKCU\Software\Classes\.hanpan'
    "$left/Uninstall.exe" /S
    local waited
    for ((waited = 0; waited < 60; ++waited)); do [[ -e $left/bin/hanpan.exe ]] && sleep 1; done # it goes on from a copy of itself
    judged "removes its programs" test ! -e "$left/bin/hanpan.exe"
    judged "leaves what is the player's" test -s "$history" -a -e "$left/bin/left-by-nobody.txt"
    judged "is listed no more" eval '! reg query "HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Hanpan" >/dev/null 2>&1'
}

release() { # FOLDER
    [[ $# == 1 && -d $1 ]] || die "release needs the folder of the packages"
    python3 packaging/release.py "$1"
    if [[ -n ${KEY:-} ]]; then
        # In a key ring of its own, which goes with this call.
        local ring
        ring=$(mktemp -d)
        chmod 700 "$ring"
        printf '%s' "$KEY" | gpg --homedir "$ring" --batch --quiet --import
        gpg --homedir "$ring" --batch --yes --armor --detach-sign "$1/SHA256SUMS"
        rm -rf "$ring"
    fi
}
