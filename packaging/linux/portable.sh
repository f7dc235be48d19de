#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A folder that needs no installed Qt, laid out as an AppImage is: AppRun, a desktop entry, an icon, usr/. It starts as it
# lies; `appimagetool FOLDER` makes one file of it where that tool is at hand. Called by `./dev portable`.
#   portable.sh INSTALLED FOLDER
#     INSTALLED: the tree that `cmake --install` made, with prefix /usr; FOLDER: where it is put together (made anew)
# Known tools only: qmake6 says where Qt is, qmlimportscanner which modules the interface imports, ldd what is linked. What
# every desktop has of its own must come from there (the C library, the graphics driver's side of OpenGL, X11 and Wayland
# themselves); what a bare system may lack of that lies in usr/lib/fallback and is used where the system has none.
set -euo pipefail
installed=$1
folder=$2
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
say() { printf '%s\n' "$*"; }

plugins=$(qmake6 -query QT_INSTALL_PLUGINS)
modules=$(qmake6 -query QT_INSTALL_QML)
scanner=$(qmake6 -query QT_HOST_LIBEXECS)/qmlimportscanner
translations=$(qmake6 -query QT_INSTALL_TRANSLATIONS)

rm -rf "$folder"
mkdir -p "$folder/usr/lib/fallback" "$folder/usr/plugins" "$folder/usr/qml" "$folder/usr/translations" "$folder/usr/share/hanpan/fonts"
cp -a "$installed/usr/." "$folder/usr/"
[[ ! -d $folder/usr/games ]] || { mkdir -p "$folder/usr/bin" && mv "$folder/usr/games/"* "$folder/usr/bin/" && rmdir "$folder/usr/games"; }

# Plug-ins: windows on X and Wayland (and none), pictures, SQLite, sound, printing, input methods, the desktop's own dialogs.
for kind in platforms imageformats iconengines sqldrivers multimedia printsupport platforminputcontexts platformthemes \
    xcbglintegrations egldeviceintegrations wayland-shell-integration wayland-graphics-integration-client \
    wayland-decoration-client; do
    [[ -d $plugins/$kind ]] || continue
    mkdir -p "$folder/usr/plugins/$kind"
    for plugin in "$plugins/$kind"/*.so; do
        case ${plugin##*/} in
            # Of databases SQLite alone; the desktop's own theme comes from the desktop's own toolkit, by the portal here.
            libqsqlodbc* | libqsqlpsql* | libqsqlmysql* | libqsqlibase* | libqgtk3* | libqvnc* | libqlinuxfb* | libqvkkhrdisplay* | libqeglfs* | libqminimalegl*) ;;
            *) cp "$plugin" "$folder/usr/plugins/$kind/" ;;
        esac
    done
done

# QML modules that the interface imports, and those they import.
"$scanner" -rootPath "$top/qml" -importPath "$modules" | grep -oE '"path": "[^"]+"' | cut -d'"' -f4 | sort -u |
    while IFS= read -r module; do
        [[ $module == "$modules"/* && -e $module/qmldir ]] || continue
        mkdir -p "$folder/usr/qml/${module#"$modules"/}"
        find "$module" -maxdepth 1 -type f -exec cp -t "$folder/usr/qml/${module#"$modules"/}" {} +
    done
cp "$translations"/qt*_ko.qm "$folder/usr/translations/" 2>/dev/null || true

# A font with Hangul (SIL Open Font License), for systems that have none.
for font in NanumBarunGothic NanumBarunGothicBold; do
    cp "$(fc-list : file | sed 's/: *$//' | grep -m 1 "/$font\.ttf")" "$folder/usr/share/hanpan/fonts/"
done
cat >"$folder/usr/share/hanpan/fonts/fonts.conf" <<'XML'
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">.</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
XML

# What all of it is linked with.
linked() { # what the programs and plug-ins need, one path a line
    find "$folder/usr" -type f \( -name '*.so' -o -name '*.so.*' -o -path '*/bin/*' \) -exec ldd {} + 2>/dev/null |
        awk '$2 == "=>" && $3 ~ /^\// { print $3 }' | sort -u
}
# Never brought along: the C library and its loader.
from_system='^(ld-linux.*|libc|libm|libdl|librt|libpthread|libresolv|libnss_.*|libutil|libanl)\.so'
# Only where the system has none: they belong to the machine's own graphics, fonts and bus.
rather_systems='^(libGL|libEGL|libGLX|libOpenGL|libGLdispatch|libGLESv2|libdrm|libgbm|libX11|libX11-xcb|libxcb|libXau|libXdmcp|libwayland-.*|libfontconfig|libfreetype|libexpat|libz|libdbus-1|libstdc\+\+|libgcc_s|libasound|libpulse.*|libgpg-error|libsystemd|libuuid|libcom_err|libkrb5.*|libk5crypto|libgssapi_krb5|libkeyutils)\.so'
linked | while IFS= read -r library; do
    name=${library##*/}
    if [[ $name =~ $from_system ]]; then continue; fi
    if [[ $name =~ $rather_systems ]]; then cp -Ln "$library" "$folder/usr/lib/fallback/"; else cp -Ln "$library" "$folder/usr/lib/"; fi
done
printf '[Paths]\nPrefix = ..\nPlugins = plugins\nQmlImports = qml\nTranslations = translations\n' >"$folder/usr/bin/qt.conf"

cat >"$folder/AppRun" <<'SH'
#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Starts what lies in this folder, wherever it lies.
here=$(dirname "$(readlink -f "$0")")
libraries=$here/usr/lib
# Of these the system's own come first; each of them that it lacks is taken from here.
spare=${XDG_RUNTIME_DIR:-${TMPDIR:-/tmp}}/hanpan-libraries-$(id -u)-$$
known=$( (/sbin/ldconfig -p || ldconfig -p) 2>/dev/null | awk '{ print $1 }')
for library in "$here"/usr/lib/fallback/*; do
    name=${library##*/}
    case "
$known
" in
        *"
$name
"*) ;;
        *) mkdir -p "$spare" && ln -sf "$library" "$spare/$name" ;;
    esac
done
[ ! -d "$spare" ] || libraries=$libraries:$spare
export LD_LIBRARY_PATH="$libraries${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/usr/share/hanpan/fonts/fonts.conf"
export XDG_DATA_DIRS="$here/usr/share:${XDG_DATA_DIRS:-/usr/local/share:/usr/share}"
program=hanpan
if [ "${1:-}" = engine ]; then
    program=hanpan-engine
    shift
fi
"$here/usr/bin/$program" "$@"
status=$?
rm -rf "$spare"
exit $status
SH
chmod +x "$folder/AppRun"
cp "$folder/usr/share/applications/org.hanpan.Hanpan.desktop" "$folder/usr/share/icons/hicolor/scalable/apps/hanpan.svg" "$folder/"
find "$folder/usr" -type f \( -name '*.so' -o -name '*.so.*' -o -path '*/bin/hanpan*' \) -exec strip --strip-unneeded {} + 2>/dev/null || true
say "$folder: $(du -sm "$folder" | cut -f1) MiB"
