# SPDX-License-Identifier: GPL-3.0-or-later
# Words of ./dev: package portable release-notes
#> package [--check]  a .deb in build/package (on Windows and macOS an installer); --check: built twice, in two places, the
#>                    same bytes; no path of the build, hardened, at most 8 MB
#> portable [--check] a folder and an archive that need no installed Qt: build/portable (AppImage layout); --check: starts it
#>                    in bare roots (needs root or sudo)
#> release-notes V D  what CHANGELOG.md says of version V; check sums (signed, with a key in $KEY) of the packages in folder D

deb_packages=(dpkg-dev file binutils)

package() {
    [[ $# == 0 || $1 == --check ]] || die "package knows --check only, not '$1'"
    need "${build_packages[@]}" "${deb_packages[@]}"
    pack package
    say "In build/package:"
    find build/package -maxdepth 1 \( -name '*.deb' -o -name '*.exe' -o -name '*.dmg' -o -name '*.zip' \) -exec ls -l {} +
    [[ ${1:-} != --check ]] || check_package
}

# The same sources give the same bytes, whenever and wherever they are built: no clock but that of the last change.
pack() { # FOLDER below build/
    SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md)
    export SOURCE_DATE_EPOCH
    local options=()
    # Debian keeps games in a folder of their own.
    if command -v dpkg-shlibdeps >/dev/null; then options=(-DCMAKE_INSTALL_BINDIR=games); fi
    [[ -z ${HANPAN_SIGN_AS:-} ]] || options+=(-DHANPAN_SIGN_AS="$HANPAN_SIGN_AS")
    configure package -B "build/$1" ${options[@]+"${options[@]}"}
    cmake --build "build/$1" -j "$(job_count)"
    (cd "build/$1" && cpack)
}

# Built once more from nothing, in another place: the same bytes; hardened; small; nothing of this machine in it.
check_package() {
    local deb again bad=0 wanted folder=build/package-check
    deb=$(find build/package -maxdepth 1 -name '*.deb' -printf '%p\n' | head -n 1)
    [[ -n $deb ]] || die "package --check looks at a .deb, and there is none here"
    rm -rf build/elsewhere && mkdir -p build/elsewhere
    git ls-files -z --cached --others --exclude-standard | tar --null -cf - -T - | tar -C build/elsewhere -xf -
    # Without a compiler's cache, which would answer with what the first build left.
    (SOURCE_DATE_EPOCH=$(git log -1 --format=%ct) && export SOURCE_DATE_EPOCH CCACHE_DISABLE=1 && cd build/elsewhere &&
        cmake --preset package -DCMAKE_INSTALL_BINDIR=games >configure.log && cmake --build --preset package -j "$(job_count)" >build.log &&
        cd build/package && cpack >/dev/null)
    again=$(find build/elsewhere/build/package -maxdepth 1 -name '*.deb' | head -n 1)
    if cmp "$deb" "$again"; then say "reproducible: the same $(stat -c %s "$deb") bytes"; else bad=1; fi
    [[ $(stat -c %s "$deb") -le 8388608 ]] || { say "larger than 8 MB" && bad=1; }
    rm -rf $folder && mkdir -p $folder && dpkg-deb -x "$deb" $folder
    if grep -rlaF "$top" $folder; then say "the folder it was built in is named in these" && bad=1; fi
    local program about
    for program in $folder/usr/games/*; do
        about=$(readelf -hldsW "$program") # all at once: a pipe that is left early would count as a failure
        for wanted in 'Type: *DYN=position independent' 'FLAGS_1.*NOW\|BIND_NOW=bound at the start' 'GNU_RELRO=relro' \
            '__[a-z]*_chk@=fortified' '__stack_chk_fail@=a stack protector'; do
            grep -q "${wanted%=*}" <<<"$about" || { say "$program: not ${wanted#*=}" && bad=1; }
        done
        ! grep -q '(RUNPATH)\|(RPATH)' <<<"$about" || { say "$program: a library path stays in it" && bad=1; }
    done
    [[ $bad == 0 ]] && say "package: clean"
    return $bad
}

portable() {
    need "${build_packages[@]}" "${deb_packages[@]}" qt6-wayland
    pack package
    rm -rf build/portable
    DESTDIR=$top/build/portable/installed cmake --install build/package --prefix /usr --strip >/dev/null
    packaging/linux/portable.sh build/portable/installed build/portable/Hanpan.AppDir
    tar -C build/portable --sort=name --owner=0 --group=0 --mtime="@$SOURCE_DATE_EPOCH" -cJf build/portable/hanpan-linux-"$(uname -m)".tar.xz Hanpan.AppDir
    ls -l build/portable/*.tar.xz
    if [[ ${1:-} == --check ]]; then
        need "${system_packages[@]}"
        local root=()
        [[ $(id -u) == 0 ]] || root=(sudo)
        "${root[@]}" packaging/linux/check-portable.sh build/portable/Hanpan.AppDir "$top/build/portable/roots" "$top/build/portable/pictures"
    fi
}

release_notes() { # VERSION FOLDER
    [[ $# == 2 && -d $2 ]] || die "release-notes needs a version and the folder of its packages"
    awk -v version="$1" '/^## / { inside = ($2 == version) } inside && !/^## /' CHANGELOG.md | sed -e '/./,$!d'
    (cd "$2" && find . -maxdepth 1 -type f ! -name 'SHA256SUMS*' -printf '%P\n' | sort | xargs -r sha256sum) >"$2.sums"
    mv "$2.sums" "$2/SHA256SUMS"
    if [[ -n ${KEY:-} ]]; then
        # In a key ring of its own, which goes with this call.
        local ring
        ring=$(mktemp -d)
        chmod 700 "$ring"
        printf '%s' "$KEY" | gpg --homedir "$ring" --batch --quiet --import
        gpg --homedir "$ring" --batch --yes --armor --detach-sign "$2/SHA256SUMS"
        rm -rf "$ring"
    fi
}
