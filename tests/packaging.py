#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks at what is packed and at the workflows with the linters that there are for each; called by `./dev lint`.
packaging.py TOP"""
import plistlib
import re
import shutil
import sqlite3
import struct
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

import yaml

TOP = Path(sys.argv[1])
sys.path.insert(0, str(TOP / "packaging"))
import release  # noqa: E402  what a release says of itself

bad = 0


def complain(what):
    global bad
    bad += 1
    print(f"  {what}")


def run(what, *command):
    if not shutil.which(command[0]):
        return
    with tempfile.TemporaryDirectory() as here:  # some leave something where they stand
        done = subprocess.run(command, capture_output=True, text=True, cwd=here)
    if done.returncode != 0:
        complain(f"{what}: {(done.stdout + done.stderr).strip()}")


def filled(path):
    """A template as CMake would fill it."""
    text = path.read_text(encoding="utf-8")
    values = {"PROJECT_VERSION": release.VERSION, "PROJECT_HOMEPAGE_URL": release.HOME, "CMAKE_OSX_DEPLOYMENT_TARGET": "11.0"}
    text = re.sub(r"[@]([A-Z_]+)[@]", lambda m: values.get(m.group(1), m.group(1).lower()), text)
    return re.sub(r"[$][{]([A-Z_]+)[}]", lambda m: values.get(m.group(1), m.group(1).lower()), text)


def well_written():
    """YAML that says what it seems to say."""
    run("YAML", "yamllint", "-d", "{extends: relaxed, rules: {line-length: disable}}", *map(str, TOP.glob(".github/workflows/*.yml")),
        *map(str, TOP.glob("packaging/flatpak/*.yml")))


def dev_words():
    """The words that ./dev says it has, and what each may be followed by."""
    said = subprocess.run(["bash", str(TOP / "dev"), "help"], capture_output=True, text=True, check=True).stdout
    return {word: set(re.findall(r"--[a-z]+", rest)) for word, rest in re.findall(r"^ {2}([a-z][a-z-]+)(.*(?:\n {6}.*)*)", said, re.M)}


def workflow_step(where, step, words, packed):
    """One step of a job: an action of a version, or commands; those of ours are words of ./dev."""
    if ("run" in step) == ("uses" in step):
        complain(f"{where}: a step either runs or uses something: {step}")
    if "uses" in step and not re.fullmatch(r"[\w.-]+/[\w./-]+@(v\d[\w.]*|[0-9a-f]{40})", step["uses"]):
        complain(f"{where}: {step['uses']} names no version")
    for word, rest in re.findall(r"\./dev ([a-z-]+)([^&|>\n]*)", step.get("run", "")):
        if word not in words:
            complain(f"{where}: ./dev {word} is no word of ./dev")
        for option in re.findall(r"--[a-z]+", rest):
            if option not in words.get(word, ()):
                complain(f"{where}: ./dev {word} knows no {option}")
        if word == "install-check" and "package" not in packed:
            complain(f"{where}: ./dev install-check before ./dev package has packed anything")
        packed.add(word)


def workflow_expressions(where, job):
    """What stands in ${{ }} and in conditions is there: a value of the matrix, a name of env."""
    matrix = job.get("strategy", {}).get("matrix", {})
    known_env = {"CI", *job.get("env", {})}
    conditions = [str(step["if"]) for step in job.get("steps", []) if "if" in step]
    for expression in re.findall(r"\$\{\{(.*?)\}\}", yaml.safe_dump(job, width=10**6)) + conditions:
        for kind, name in re.findall(r"(?<![\w.'])([a-z]+)\.(\w+)", re.sub(r"'[^']*'", "''", expression.replace("''", "'"))):
            if kind not in ("matrix", "github", "secrets", "env", "steps", "needs", "runner"):
                complain(f"{where}: unknown context {kind} in {expression.strip()}")
            if kind == "matrix" and name not in matrix or kind == "env" and name not in known_env:
                complain(f"{where}: {kind}.{name} is not there")
        for name, value in re.findall(r"matrix\.(\w+) == '+([^']*)'", expression):
            if value not in matrix.get(name, []):
                complain(f"{where}: matrix.{name} is never {value}")


def workflow_artifacts(name, jobs):
    """What is fetched was left by a job that is waited for; no two jobs leave the same."""
    left = {}
    for job_id, job in jobs.items():
        for step in job.get("steps", []):
            given = step.get("with", {})
            if "upload-artifact" in step.get("uses", ""):
                if given["name"] in left:
                    complain(f"{name}: {given['name']} is left by {left[given['name']]} and {job_id}")
                left[given["name"]] = job_id
                every = not job.get("strategy") or "${{" in given["name"]
                if not every:
                    complain(f"{name}, job {job_id}: each of its matrix leaves {given['name']}")
    for job_id, job in jobs.items():
        for step in job.get("steps", []):
            if "download-artifact" in step.get("uses", ""):
                pattern = step["with"]["pattern"].replace("*", "")
                wanted = {by for artifact, by in left.items() if artifact.startswith(pattern) and by != job_id}
                if not wanted or wanted != set(job.get("needs", [])):
                    complain(f"{name}, job {job_id}: fetches what {sorted(wanted)} leave and waits for {job.get('needs')}")


def workflows(texts=None):
    """actionlint is not to be had everywhere: what it would find of ours. `texts`: other workflows than those of the project."""
    words = dev_words()
    if not words.keys() >= {"play", "test", "package", "install-check", "release", "windows-engine"}:
        complain(f"./dev help tells of {sorted(words)} alone")
    for name, text in (texts or {path.name: path.read_text(encoding="utf-8") for path in sorted((TOP / ".github/workflows").glob("*.yml"))}).items():
        try:
            flow = yaml.safe_load(text)
        except yaml.YAMLError as error:
            complain(f"{name}: {error}")
            continue
        if not {"name", "jobs"} <= flow.keys() or not (True in flow or "on" in flow):  # YAML reads on: as true
            complain(f"{name}: no name, no trigger or no jobs")
        jobs = flow.get("jobs", {})
        for job_id, job in jobs.items():
            where = f"{name}, job {job_id}"
            if "runs-on" not in job or not job.get("steps"):
                complain(f"{where}: runs nowhere or does nothing")
            if "timeout-minutes" not in job:
                complain(f"{where}: no time limit")
            for needed in [job["needs"]] if isinstance(job.get("needs"), str) else job.get("needs", []):
                if needed not in jobs:
                    complain(f"{where}: needs {needed}, which is no job")
            packed = set()
            for step in job.get("steps", []):
                workflow_step(where, step, words, packed)
            workflow_expressions(where, job)
        workflow_artifacts(name, jobs)


def every_system_is_tested():
    """Each system of the first page has a job that runs every test, packs, installs what was packed and plays."""
    jobs = yaml.safe_load((TOP / ".github/workflows/ci.yml").read_text(encoding="utf-8"))["jobs"]
    for system, form in (("Linux", "debian:12"), ("Linux", "ubuntu:24.04"), ("Windows", "windows-"), ("macOS", "macos-")):
        of_it = [job for job in jobs.values() if form in str(job["runs-on"]) or form in str(job.get("strategy"))]
        said = [[step.get("run") for step in job["steps"]] for job in of_it]
        if not any({"./dev test", "./dev package", "./dev install-check"} <= set(runs) for runs in said):
            complain(f"ci.yml: nothing tests, packs and installs on {system} ({form})")


def plists():
    for path in sorted((TOP / "packaging/macos").glob("*.plist*")):
        try:
            content = plistlib.loads(filled(path).encode("utf-8"))
        except Exception as error:  # whatever is wrong with it
            complain(f"{path.name}: {error}")
            continue
        if path.name.startswith("Info"):
            for key in ("CFBundleIdentifier", "CFBundleExecutable", "CFBundleDocumentTypes", "CFBundleShortVersionString", "CFBundleVersion",
                        "CFBundleIconFile", "LSMinimumSystemVersion", "NSHighResolutionCapable", "NSPrincipalClass"):
                if key not in content:
                    complain(f"{path.name}: {key} is missing")
            if not set(content["CFBundleLocalizations"]) == {"en", "ko"} or content["CFBundlePackageType"] != "APPL":
                complain(f"{path.name}: another kind of bundle, or other languages")
            declared = {entry["UTTypeIdentifier"] for entry in content["UTExportedTypeDeclarations"]}
            suffixes = {suffix for entry in content["UTExportedTypeDeclarations"]
                        for suffix in entry["UTTypeTagSpecification"]["public.filename-extension"]}
            if suffixes != {"hanpan", "hanpanrules", "hanpanhome"}:
                complain(f"{path.name}: opens {sorted(suffixes)}")
            for entry in content["CFBundleDocumentTypes"]:
                for kind in entry["LSItemContentTypes"]:
                    if kind not in declared:
                        complain(f"{path.name}: {kind} is not declared")


def icons():
    """A picture of every size that a system asks for, each as large as it says."""
    def size_of(png):
        return struct.unpack(">II", png[16:24])

    content = (TOP / "packaging/macos/hanpan.icns").read_bytes()
    sizes = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024, b"ic11": 32, b"ic12": 64,
             b"ic13": 256, b"ic14": 512}
    at, seen = 8, {}
    while at < len(content):
        kind, length = struct.unpack(">4sI", content[at:at + 8])
        seen[kind] = size_of(content[at + 8:at + length])
        at += length
    if content[:4] != b"icns" or struct.unpack(">I", content[4:8])[0] != len(content) or seen != {k: (s, s) for k, s in sizes.items()}:
        complain(f"hanpan.icns: {seen}")
    content = (TOP / "packaging/windows/hanpan.ico").read_bytes()
    _, kind, count = struct.unpack("<HHH", content[:6])
    seen = []
    for number in range(count):
        width, _, _, _, _, _, length, start = struct.unpack("<BBBBHHII", content[6 + 16 * number:22 + 16 * number])
        if size_of(content[start:start + length]) != ((width or 256),) * 2:
            complain(f"hanpan.ico: a picture of {size_of(content[start:start + length])} is said to be {width}")
        seen.append(width or 256)
    if kind != 1 or seen != [16, 32, 48, 64, 256]:
        complain(f"hanpan.ico: pictures of {seen}")


def looks_like(kind, content):
    """Does a file's content carry the magic of a mime-type element? None: it has none."""

    def fits(match):
        start, value = int(match.get("offset")), match.get("value").encode()
        inner = match.findall("{*}match")
        return content[start : start + len(value)] == value and (not inner or any(fits(one) for one in inner))

    matches = kind.findall("{*}magic/{*}match")
    return any(fits(one) for one in matches) if matches else None


def file_types(path):
    """What is declared of our files is what the programs write."""
    header = (TOP / "app/history/historydatabase.h").read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "home"
        connection = sqlite3.connect(database)
        connection.execute(f"PRAGMA application_id = {int(re.search(r'mark = (0x[0-9a-f]+);', header).group(1), 16)}")
        connection.execute("CREATE TABLE match (id)")
        connection.close()
        written = {
            "application/x-hanpan-record": (b"hanpan-record 1\ngame hoola\n", "text/plain"),
            "application/x-hanpan-rules": (b'{"game": "hoola"}', "application/json"),
            "application/x-hanpan-home": (database.read_bytes(), "application/vnd.sqlite3"),
        }
    kinds = {kind.get("type"): kind for kind in ElementTree.parse(path).getroot().findall("{*}mime-type")}
    if kinds.keys() != written.keys():
        complain(f"{path.name} declares {sorted(kinds)}")
    for name, (_, parent) in written.items():
        parents = [one.get("type") for one in kinds[name].findall("{*}sub-class-of")]
        if parents != [parent]:
            complain(f"{path.name}: {name} is a kind of {parents}, and its files are {parent}")
        for other, (content, _) in written.items():
            if looks_like(kinds[name], content) not in (None, other == name):
                complain(f"{path.name}: the magic of {name} takes a file of {other} wrongly")


def metainfo():
    """As CMake has filled it in: by AppStream's own linter, and by what Flathub asks for beyond it."""
    path = TOP / "build/release/packaging/org.hanpan.Hanpan.metainfo.xml"
    if shutil.which("appstreamcli"):
        said = subprocess.run(["appstreamcli", "validate", "--no-net", str(path)], capture_output=True, text=True).stdout
        for line in re.findall(r"^[EWI]: .*", said, re.M):
            if not line.endswith("unknown-tag developer"):  # AppStream 1.0 has it, Debian 12 an older one
                complain(f"{path.name}: {line}")
    content = ElementTree.parse(path).getroot()

    def texts(where):
        return [(one.text, one.get("{http://www.w3.org/XML/1998/namespace}lang")) for one in content.findall(where)]

    for where, most in (("name", 20), ("summary", 35), ("screenshots/screenshot/caption", 100)):
        for text, _ in texts(where):
            if len(text) > most or text.endswith("."):
                complain(f"{path.name}: {where} “{text}” is longer than {most} characters or ends with a full stop")
    for where in ("name", "summary", "developer/name", "description/p", "screenshots/screenshot/caption",
                  "releases/release/description/ul/li", "screenshots/screenshot/image"):
        languages = [language for _, language in texts(where)]
        if not languages or languages.count(None) != languages.count("ko"):
            complain(f"{path.name}: {where} is not said in English and Korean alike")
    colours = {one.get("scheme_preference") for one in content.findall("branding/color[@type='primary']")}
    if colours != {"light", "dark"}:
        complain(f"{path.name}: branding colours for {sorted(colours)}")
    if not content.find("developer").get("id") or not content.findall("recommends/control") or content.find("content_rating") is None:
        complain(f"{path.name}: no developer's id, no controls or no rating")
    if content.find("releases/release").get("version") != release.VERSION:
        complain(f"{path.name}: its newest release is not {release.VERSION}")
    for image in content.findall("screenshots/screenshot/image"):
        picture = TOP / image.text.split(f"/raw/v{release.VERSION}/")[-1]
        size = struct.unpack(">II", picture.read_bytes()[16:24]) if picture.is_file() else None
        if size != (int(image.get("width")), int(image.get("height"))) or size > (2000, 1400):
            complain(f"{path.name}: {image.text} is {size}")


def winget():
    """What its schemas ask for."""
    digest = "0123456789abcdef" * 4
    installer = f"hanpan-{release.VERSION}-windows-x86_64.exe"
    asked = {
        "version": {"DefaultLocale": r"[a-z]{2}-[A-Z]{2}"},
        "installer": {"InstallerType": "nullsoft|exe|msi|zip", "Scope": "user|machine", "UpgradeBehavior": "install|uninstallPrevious|deny",
                      "MinimumOSVersion": r"\d+(\.\d+){0,3}", "ReleaseDate": r"\d{4}-\d\d-\d\d"},
        "defaultLocale": {"PackageLocale": r"[a-z]{2}-[A-Z]{2}", "Publisher": ".{2,256}", "PackageName": ".{2,256}", "License": ".{3,512}",
                          "ShortDescription": ".{3,256}", "Moniker": r"\S{1,40}"},
        "locale": {"PackageLocale": r"[a-z]{2}-[A-Z]{2}", "PackageName": ".{2,256}", "ShortDescription": ".{3,256}"},
    }
    seen = set()
    for name, text in release.winget(installer, digest).items():
        said = yaml.safe_load(text)
        kind = said["ManifestType"]
        seen.add(kind)
        for key, form in {"PackageIdentifier": r"[^.\s\\/:*?\"<>|]{1,32}(\.[^.\s\\/:*?\"<>|]{1,32}){1,7}", "PackageVersion": re.escape(release.VERSION),
                          "ManifestVersion": r"\d+\.\d+\.\d+", **asked[kind]}.items():
            if not re.fullmatch(form, str(said.get(key, ""))):
                complain(f"winget, {name}: {key} is {said.get(key)!r}")
        for key, value in said.items():
            if key.endswith("Url") and not re.fullmatch(r"https://\S{1,2040}", value):
                complain(f"winget, {name}: {key} is {value!r}")
        if len(said.get("ReleaseNotes", "")) > 10000 or len(said.get("Tags", [])) > 16:
            complain(f"winget, {name}: more is said than there is room for")
        for one in said.get("Installers", []):
            if not one["InstallerUrl"].endswith("/" + installer) or one["InstallerSha256"] != digest.upper() or one["Architecture"] != "x64":
                complain(f"winget, {name}: {one}")
    if seen != asked.keys():
        complain(f"winget: manifests of the kinds {sorted(seen)} alone")
    script = (TOP / "packaging/windows/NSIS.template.in").read_text(encoding="utf-8")
    if 'CurrentVersion\\Uninstall\\Hanpan"' not in script:
        complain("winget: ProductCode is not the name the installer lists itself under")


def one_place():
    """Until the owner names a place there is one constant to change."""
    listed = subprocess.run(["git", "-C", str(TOP), "grep", "-lI", re.sub("^https?://", "", release.HOME)], capture_output=True, text=True)
    if listed.returncode == 0 and listed.stdout.split() != ["CMakeLists.txt"]:
        complain(f"the home page is named in {listed.stdout.split()}, not in CMakeLists.txt alone")


def flatpak():
    manifest = TOP / "packaging/flatpak/org.hanpan.Hanpan.yml"
    for where, text in (("as it lies here", manifest.read_text(encoding="utf-8")), ("for Flathub", release.flathub("0" * 64))):
        said = yaml.safe_load(text)
        for key in ("id", "runtime", "runtime-version", "sdk", "command", "finish-args", "modules"):
            if key not in said:
                complain(f"Flatpak manifest {where}: {key} is missing")
        for permission in said["finish-args"]:
            if "network" in permission or "filesystem" in permission or "device=all" in permission:
                complain(f"Flatpak manifest {where}: {permission} is more than the game needs")
        for module in said["modules"]:
            for source in module["sources"]:
                if source["type"] == "git" and not re.fullmatch("[0-9a-f]{40}", source.get("commit", "")):
                    complain(f"Flatpak manifest {where}: {module['name']} names no commit")
    run("Flatpak manifest", "flatpak-builder", "--show-manifest", str(manifest))


def linux():
    entry = TOP / "packaging/linux/org.hanpan.Hanpan.desktop"
    run(entry.name, "desktop-file-validate", str(entry))
    with tempfile.TemporaryDirectory() as folder:
        file_types(TOP / "packaging/linux/org.hanpan.Hanpan.xml")
        types = Path(folder) / "mime"
        (types / "packages").mkdir(parents=True)
        shutil.copy(TOP / "packaging/linux/org.hanpan.Hanpan.xml", types / "packages")
        run("file types", "update-mime-database", str(types))
        named = set(re.findall(r'mime-type type="([^"]+)"', (types / "packages/org.hanpan.Hanpan.xml").read_text()))
        opened = set(re.search(r"^MimeType=(.*)$", entry.read_text(), re.M).group(1).strip(";").split(";"))
        if named != opened:
            complain(f"{entry.name} opens {sorted(opened)}, and these are declared: {sorted(named)}")


def scripts():
    """Every file of shell commands, by ShellCheck. (They use each other's variables.)"""
    for path in [TOP / "dev", TOP / ".ci/run", *TOP.glob(".ci/*.sh"), *TOP.glob("packaging/**/*.sh"), *TOP.glob("tests/*.sh")]:
        run(path.name, "shellcheck", "--shell=bash", "--severity=warning", "--exclude=SC2154,SC2034", str(path))


well_written()
workflows()
every_system_is_tested()
plists()
icons()
linux()
metainfo()
winget()
flatpak()
one_place()
scripts()
sys.exit(bad > 0)
