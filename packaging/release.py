#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a release needs beside its packages. release.py FOLDER writes FOLDER/SHA256SUMS of the packages there, build/manifests/winget
and build/manifests/flathub for those who distribute them, and prints what is new in this version, from CHANGELOG.md and
CHANGELOG.ko.md. Called by `./dev release`; `./dev lint` looks at what it would write."""
import hashlib
import re
import sys
from pathlib import Path

import yaml

TOP = Path(__file__).resolve().parent.parent
PROJECT = (TOP / "CMakeLists.txt").read_text(encoding="utf-8")
VERSION = re.search(r"project\(Hanpan VERSION ([0-9.]+)", PROJECT).group(1)
HOME = re.search(r'HOMEPAGE_URL "([^"]+)"', PROJECT).group(1)
ID = "Hanpan.Hanpan"
SCHEMA = "1.6.0"


def changes(language=""):
    """The day of this version and its lines, as they stand in the change log of that language (".ko")."""
    text = (TOP / f"CHANGELOG{language}.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(VERSION)} \(([0-9-]+)\)\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    if not found:
        sys.exit(f"release.py: CHANGELOG{language}.md says nothing of {VERSION}")
    return found.group(1), found.group(2).strip()


def plain(lines):
    """Without marks, a line each."""
    return re.sub(r"\n  ", " ", lines).replace("**", "")


def address(name):
    return f"{HOME}/releases/download/v{VERSION}/{name}"


class Manifest(yaml.SafeDumper):
    """Text of several lines stands as it is."""


Manifest.add_representer(str, lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", text,
                                                                           style="|" if "\n" in text else None))


def winget(installer, digest):
    """The manifests that winget asks for, by their file's name. `installer`: its file's name; `digest`: its SHA-256."""
    day, english = changes()
    _, korean = changes(".ko")
    about = {"Publisher": "The Hanpan authors", "PublisherUrl": HOME, "PublisherSupportUrl": f"{HOME}/issues", "PackageUrl": HOME,
             "License": "GPL-3.0-or-later", "LicenseUrl": f"{HOME}/blob/v{VERSION}/LICENSE",
             "ReleaseNotesUrl": f"{HOME}/releases/tag/v{VERSION}"}
    parts = {
        "": ("version", {"DefaultLocale": "en-US"}),
        ".installer": ("installer", {
            "MinimumOSVersion": "10.0.17763.0", "InstallerType": "nullsoft", "Scope": "user", "UpgradeBehavior": "install",
            "InstallModes": ["interactive", "silent", "silentWithProgress"],
            "FileExtensions": ["hanpan", "hanpanhome", "hanpanrules"], "ReleaseDate": day,
            "Installers": [{"Architecture": "x64", "InstallerUrl": address(installer), "InstallerSha256": digest.upper(),
                            "ProductCode": "Hanpan"}]}),
        ".locale.en-US": ("defaultLocale", {
            "PackageLocale": "en-US", "PackageName": "Hanpan", "Moniker": "hanpan", **about,
            "ShortDescription": "Five table games by your own house rules, against opponents that never peek",
            "Tags": ["cards", "dominoes", "game", "hoola", "rummy", "tiles"], "ReleaseNotes": plain(english)}),
        ".locale.ko-KR": ("locale", {
            "PackageLocale": "ko-KR", "PackageName": "한판", **about,
            "ShortDescription": "우리 집 규칙으로 즐기는 다섯 게임, 절대 훔쳐보지 않는 상대들",
            "Tags": ["게임", "골패", "러미", "카드", "훌라"], "ReleaseNotes": plain(korean)}),
    }
    return {f"{ID}{part}.yaml": f"# yaml-language-server: $schema=https://aka.ms/winget-manifest.{kind}.{SCHEMA}.schema.json\n"
            + yaml.dump({"PackageIdentifier": ID, "PackageVersion": VERSION, **said, "ManifestType": kind, "ManifestVersion": SCHEMA},
                        Dumper=Manifest, allow_unicode=True, sort_keys=False, width=1000)
            for part, (kind, said) in parts.items()}


def flathub(digest):
    """The Flatpak manifest with the source archive (`digest`: its SHA-256) in place of the tree it lies in."""
    text = (TOP / "packaging/flatpak/org.hanpan.Hanpan.yml").read_text(encoding="utf-8")
    here = "      - type: dir\n        path: ../..\n"
    if here not in text:
        sys.exit("release.py: the Flatpak manifest does not take the tree it lies in")
    return text.replace(here, f"      - type: archive\n        url: {address(f'hanpan-{VERSION}.tar.xz')}\n        sha256: {digest}\n")


def main():
    folder, manifests = Path(sys.argv[1]), TOP / "build/manifests"
    sums = {path.name: hashlib.sha256(path.read_bytes()).hexdigest()
            for path in sorted(folder.iterdir()) if path.is_file() and not path.name.startswith("SHA256SUMS")}
    (folder / "SHA256SUMS").write_text("".join(f"{digest}  {name}\n" for name, digest in sums.items()), encoding="utf-8")
    for name, digest in sums.items():
        if re.fullmatch(r"hanpan-.*-windows-x86_64\.exe", name):
            place = manifests / "winget"
            place.mkdir(parents=True, exist_ok=True)
            for file, text in winget(name, digest).items():
                (place / file).write_text(text, encoding="utf-8")
        if name == f"hanpan-{VERSION}.tar.xz":
            place = manifests / "flathub"
            place.mkdir(parents=True, exist_ok=True)
            (place / "org.hanpan.Hanpan.yml").write_text(flathub(digest), encoding="utf-8")
    if re.search(r"\.example(/|$)", HOME):
        print(f"release.py: HOMEPAGE_URL in CMakeLists.txt names no real place yet: {HOME}", file=sys.stderr)
    print(f"{changes()[1]}\n\n---\n\n{changes('.ko')[1]}")


if __name__ == "__main__":
    main()
