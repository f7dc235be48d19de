# SPDX-License-Identifier: GPL-3.0-or-later
# Words of ./dev: shots
#> shots DIR [TEXT]   screenshots of the real application: both languages, light, dark and high contrast, three sizes, words
#>                    at 200 % (only those with TEXT in their name)

shots() {
    [[ $# == 1 || $# == 2 ]] || die "shots needs a folder: ./dev shots DIR [TEXT]"
    local folder=$1 only=${2:+--only}
    [[ $folder == /* ]] || folder=$called_from/$folder
    need "${build_packages[@]}"
    build release --target hanpan
    mkdir -p "$folder"
    # An own, empty home: the pictures show the game as it comes out of the box and nobody's matches are touched.
    local home
    home=$(mktemp -d)
    # shellcheck disable=SC2064 # the value of now is meant
    trap "rm -rf '$home'" EXIT
    LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen HOME=$home XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data \
        "$(app_binary release)" --shots "$folder" $only ${2+"$2"}
}
