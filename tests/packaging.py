#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks at what is packed and at the workflows with the linters that there are for each; called by `./dev lint`.
packaging.py TOP"""
import plistlib
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

import yaml

TOP = Path(sys.argv[1])
bad = 0


def complain(what):
    global bad
    bad += 1
    print(f"  {what}")


def run(what, *command):
    if not shutil.which(command[0]):
        return
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        complain(f"{what}: {(done.stdout + done.stderr).strip()}")


def filled(path):
    """A template as CMake would fill it."""
    text = path.read_text(encoding="utf-8")
    version = re.search(r"project\(Hanpan VERSION ([0-9.]+)", (TOP / "CMakeLists.txt").read_text()).group(1)
    values = {"PROJECT_VERSION": version, "PROJECT_HOMEPAGE_URL": "https://hanpan.example",
              "CMAKE_OSX_DEPLOYMENT_TARGET": "11.0"}
    text = re.sub(r"[@]([A-Z_]+)[@]", lambda m: values.get(m.group(1), m.group(1).lower()), text)
    return re.sub(r"[$][{]([A-Z_]+)[}]", lambda m: values.get(m.group(1), m.group(1).lower()), text)


def workflows():
    words = set(re.findall(r"^ {2}([a-z][a-z-]+)", (TOP / "dev").read_text().split("HELP'", 1)[1].split("\nHELP", 1)[0], re.M))
    for file in (TOP / ".ci").glob("*.sh"): # the rarer ones
        words |= set(re.findall(r"^#> ([a-z][a-z-]+)", file.read_text(), re.M))
    for path in sorted((TOP / ".github/workflows").glob("*.yml")):
        name = path.name
        try:
            flow = yaml.safe_load(path.read_text(encoding="utf-8"))
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
            if "timeout-minutes" not in job and job_id != "publish":
                complain(f"{where}: no time limit")
            for needed in [job["needs"]] if isinstance(job.get("needs"), str) else job.get("needs", []):
                if needed not in jobs:
                    complain(f"{where}: needs {needed}, which is no job")
            for step in job.get("steps", []):
                if ("run" in step) == ("uses" in step):
                    complain(f"{where}: a step either runs or uses something: {step}")
                if "uses" in step and not re.fullmatch(r"[\w.-]+/[\w./-]+@(v\d[\w.]*|[0-9a-f]{40})", step["uses"]):
                    complain(f"{where}: {step['uses']} names no version")
                for word in re.findall(r"\./dev ([a-z-]+)", step.get("run", "")):
                    if word not in words:
                        complain(f"{where}: ./dev {word} is no word of ./dev")
            for expression in re.findall(r"\$\{\{(.*?)\}\}", yaml.safe_dump(job)):
                for kind in re.findall(r"\b([a-z]+)\.", expression.replace("'", " ")):
                    if kind not in ("matrix", "github", "secrets", "env", "steps", "needs", "runner"):
                        complain(f"{where}: unknown context {kind} in {expression.strip()}")


def plists():
    for path in sorted((TOP / "packaging/macos").glob("*.plist*")):
        try:
            content = plistlib.loads(filled(path).encode("utf-8"))
        except Exception as error:  # whatever is wrong with it
            complain(f"{path.name}: {error}")
            continue
        if path.name.startswith("Info"):
            for key in ("CFBundleIdentifier", "CFBundleExecutable", "CFBundleDocumentTypes", "LSMinimumSystemVersion"):
                if key not in content:
                    complain(f"{path.name}: {key} is missing")
            declared = {entry["UTTypeIdentifier"] for entry in content["UTExportedTypeDeclarations"]}
            for entry in content["CFBundleDocumentTypes"]:
                for kind in entry["LSItemContentTypes"]:
                    if kind not in declared:
                        complain(f"{path.name}: {kind} is not declared")


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


def linux():
    entry = TOP / "packaging/linux/org.hanpan.Hanpan.desktop"
    run(entry.name, "desktop-file-validate", str(entry))
    with tempfile.TemporaryDirectory() as folder:
        metainfo = Path(folder) / "org.hanpan.Hanpan.metainfo.xml"
        metainfo.write_text(filled(TOP / "packaging/linux/org.hanpan.Hanpan.metainfo.xml.in"), encoding="utf-8")
        run(metainfo.name, "appstreamcli", "validate", "--no-net", str(metainfo))
        file_types(TOP / "packaging/linux/org.hanpan.Hanpan.xml")
        types = Path(folder) / "mime"
        (types / "packages").mkdir(parents=True)
        shutil.copy(TOP / "packaging/linux/org.hanpan.Hanpan.xml", types / "packages")
        run("file types", "update-mime-database", str(types))
        named = set(re.findall(r'mime-type type="([^"]+)"', (types / "packages/org.hanpan.Hanpan.xml").read_text()))
        opened = set(re.search(r"^MimeType=(.*)$", entry.read_text(), re.M).group(1).strip(";").split(";"))
        if named != opened:
            complain(f"{entry.name} opens {sorted(opened)}, and these are declared: {sorted(named)}")
    manifest = yaml.safe_load((TOP / "packaging/flatpak/org.hanpan.Hanpan.yml").read_text(encoding="utf-8"))
    for key in ("id", "runtime", "runtime-version", "sdk", "command", "finish-args", "modules"):
        if key not in manifest:
            complain(f"Flatpak manifest: {key} is missing")
    for permission in manifest["finish-args"]:
        if "network" in permission or "filesystem" in permission or "device=all" in permission:
            complain(f"Flatpak manifest: {permission} is more than the game needs")
    run("Flatpak manifest", "flatpak-builder", "--show-manifest", str(TOP / "packaging/flatpak/org.hanpan.Hanpan.yml"))


workflows()
plists()
linux()
sys.exit(bad > 0)
