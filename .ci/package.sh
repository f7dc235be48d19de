# SPDX-License-Identifier: GPL-3.0-or-later
# Words of ./dev: package portable
#> package [--check]  a .deb in build/package (on Windows and macOS an installer); --check: built twice, in two places, the
#>                    same bytes; no path of the build, hardened, at most 8 MB
#> portable [--check] a folder, an archive and an AppImage that need no installed Qt: build/portable; --check: starts them in
#>                    bare roots (needs root or sudo)

deb_packages=(dpkg-dev file binutils)
appimage_packages=(gcc squashfs-tools libsquashfuse-dev zlib1g-dev liblzma-dev liblz4-dev liblzo2-dev libzstd-dev)

package() {
    [[ $# == 0 || $1 == --check ]] || die "package knows --check only, not '$1'"
    need "${build_packages[@]}" "${deb_packages[@]}"
    pack package
    say "In build/package:"
    find build/package -maxdepth 1 \( -name '*.deb' -o -name '*.exe' -o -name '*.dmg' -o -name '*.zip' \) -exec ls -l {} +
    [[ ${1:-} != --check ]] || check_package
}

# The version, from the one place that says it.
version() { sed -n 's/^project(Hanpan VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt; }

# The same sources give the same bytes, whenever and wherever they are built: no clock but that of the last change, which the
# files of a source archive carry.
last_change() {
    SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md 2>/dev/null || stat -f %m CHANGELOG.md)
    export SOURCE_DATE_EPOCH
}

pack() { # FOLDER below build/
    last_change
    local options=()
    # Debian keeps games in a folder of their own.
    if command -v dpkg-shlibdeps >/dev/null; then options=(-DCMAKE_INSTALL_BINDIR=games); fi
    [[ -z ${HANPAN_SIGN_AS:-} ]] || options+=(-DHANPAN_SIGN_AS="$HANPAN_SIGN_AS")
    configure package -B "build/$1" ${options[@]+"${options[@]}"}
    cmake --build "build/$1" -j "$(job_count)"
    rm -f "build/$1"/hanpan[-_]*.{deb,exe,zip,dmg} # of another version
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
    (last_change && export CCACHE_DISABLE=1 && cd build/elsewhere &&
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
    need "${build_packages[@]}" "${deb_packages[@]}" "${appimage_packages[@]}" qt6-wayland
    pack package
    local folder=build/portable name
    name=$folder/hanpan-$(version)-linux-$(uname -m)
    rm -rf "$folder"
    DESTDIR=$top/$folder/installed cmake --install build/package --prefix /usr --strip >/dev/null
    packaging/linux/portable.sh "$folder/installed" "$folder/Hanpan.AppDir"
    tar -C "$folder" --sort=name --owner=0 --group=0 --mtime="@$SOURCE_DATE_EPOCH" -cJf "$name.tar.xz" Hanpan.AppDir
    # The file system behind a program that unpacks it; three bytes in that program's head say that it is an AppImage.
    gcc -O2 -Wall -Wextra -static -I/usr/include/squashfuse packaging/linux/appimage.c -o "$name.AppImage" \
        -lsquashfuse -lz -llzma -llz4 -llzo2 -lzstd
    strip "$name.AppImage"
    printf 'AI\002' | dd of="$name.AppImage" bs=1 seek=8 conv=notrunc status=none
    mksquashfs "$folder/Hanpan.AppDir" "$folder/squashfs" -comp zstd -Xcompression-level 19 -all-root -no-xattrs -noappend -quiet -no-progress
    cat "$folder/squashfs" >>"$name.AppImage" && rm "$folder/squashfs"
    ls -l "$name".*
    if [[ ${1:-} == --check ]]; then
        need "${system_packages[@]}"
        local root=()
        [[ $(id -u) == 0 ]] || root=(sudo)
        "${root[@]}" packaging/linux/check-portable.sh "$folder/Hanpan.AppDir" "$name.AppImage" "$top/$folder-roots" "$top/$folder/pictures"
    fi
}
