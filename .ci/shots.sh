# SPDX-License-Identifier: GPL-3.0-or-later
# Words of ./dev: shots screenshots
#> shots DIR [TEXT]   screenshots of the real application: both languages, light, dark and high contrast, three sizes, words
#>                    at 200 % (only those with TEXT in their name)
#> screenshots        takes the pictures of READMEs and software centres anew: resources/screenshots

shots() {
    [[ $# -ge 1 ]] || die "shots needs a folder: ./dev shots DIR [TEXT] [OPTIONS of the program]"
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
        "$(app_binary release)" --shots "$folder" $only "${@:2}"
}

# Small windows on a fine screen: what they say can be read on a page, too. A palette of 256 colours: half of the bytes.
screenshots() {
    need pngquant
    local picture language name
    rm -rf build/screenshots
    for picture in home=home hoola=hoola-3-claim dragon=dragon-2-held; do
        for language in en ko; do
            name=${picture#*=}-$language-light-960x640
            (QT_SCALE_FACTOR=1.5 shots "$top/build/screenshots" "$name" --lang "$language")
            pngquant --strip --speed 1 --force --output "resources/screenshots/${picture%=*}$([[ $language == en ]] || printf %s "-$language").png" 256 \
                "build/screenshots/$name.png"
        done
    done
}
