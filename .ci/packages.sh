# SPDX-License-Identifier: GPL-3.0-or-later
# What has to be installed, and installing it.
# Debian and Ubuntu names: what the game is built with. What a rarer word needs stands with it in .ci/.
build_packages=(
    g++ cmake ninja-build nlohmann-json3-dev libcli11-dev libgtest-dev
    qt6-base-dev qt6-declarative-dev qt6-multimedia-dev qt6-svg-dev qt6-tools-dev libqt6sql6-sqlite
    qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript qml6-module-qtquick
    qml6-module-qtquick-window qml6-module-qtquick-controls qml6-module-qtquick-layouts qml6-module-qtquick-templates
    qml6-module-qtquick-shapes qml6-module-qtmultimedia qml6-module-qttest
    qt6-translations-l10n fonts-nanum dbus-daemon
)
# What a desktop's own file dialogs are reached by, for whoever plays.
desktop_packages=(qt6-gtk-platformtheme)
# What newer systems have apart (Debian 13, Ubuntu 24.10 on); older ones do not know the name.
newer_packages=(qt6-svg-plugins)
# What shows a window where there is no screen, and what makes systems: for several words.
screen_packages=(xvfb xauth xdotool python3)
system_packages=(mmdebstrap)

# What to type where we do not install by ourselves.
other_systems_hint() {
    case "$(uname -s)" in
        Darwin) say "macOS: brew install cmake ninja qt nlohmann-json cli11 googletest google-benchmark clang-format" ;;
        MINGW* | MSYS*)
            say "Windows, in an MSYS2 UCRT64 shell: pacman -S mingw-w64-ucrt-x86_64-{gcc,cmake,ninja,qt6-base,qt6-declarative,qt6-multimedia,qt6-svg,qt6-tools,qt6-translations,nlohmann-json,cli11,gtest,benchmark}"
            ;;
        *)
            if command -v dnf >/dev/null; then
                say "Fedora: sudo dnf install gcc-c++ cmake ninja-build qt6-qtbase-devel qt6-qtdeclarative-devel qt6-qtmultimedia-devel qt6-qtsvg-devel qt6-qttools-devel qt6-qttranslations json-devel cli11-devel gtest-devel google-benchmark-devel naver-nanum-fonts-all"
            elif command -v pacman >/dev/null; then
                say "Arch: sudo pacman -S --needed base-devel cmake ninja qt6-base qt6-declarative qt6-multimedia qt6-svg qt6-tools qt6-translations nlohmann-json cli11 gtest benchmark noto-fonts-cjk"
            else
                say "Needed: a C++20 compiler, CMake 3.25, Ninja, Qt 6.4 (base, declarative, multimedia, svg, tools), nlohmann/json, CLI11, GoogleTest"
            fi
            ;;
    esac
}

# need PACKAGE...: installs those that are not there. Elsewhere than on Debian and Ubuntu only looks for the tools.
need() {
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        local tool
        for tool in cmake ninja c++; do
            command -v "$tool" >/dev/null || {
                other_systems_hint >&2
                die "$tool is missing"
            }
        done
        return 0
    fi
    local missing=() package
    for package in "$@"; do
        installed "$package" || missing+=("$package")
    done
    for package in "${newer_packages[@]}"; do
        installed "$package" || ! apt-cache show "$package" >/dev/null 2>&1 || missing+=("$package")
    done
    [[ ${#missing[@]} -gt 0 ]] || return 0
    local root=(env DEBIAN_FRONTEND=noninteractive)
    if [[ $(id -u) != 0 ]]; then
        command -v sudo >/dev/null || die "as root, please: apt-get install --no-install-recommends ${missing[*]}"
        root=(sudo env DEBIAN_FRONTEND=noninteractive)
    fi
    say "Installing: ${missing[*]}"
    # The lists may be old or absent; if even then a package is unknown, apt says which.
    "${root[@]}" apt-get update -q </dev/null || say "(package lists not refreshed, going on with those that are there)"
    for package in "${newer_packages[@]}"; do
        installed "$package" || ! apt-cache show "$package" >/dev/null 2>&1 || missing+=("$package")
    done
    "${root[@]}" apt-get install -y -q --no-install-recommends "${missing[@]}" </dev/null
}

installed() { [[ $(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null) == installed ]]; }
