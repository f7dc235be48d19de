#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes windows/hanpan.ico and macos/hanpan.icns from resources/icon/hanpan.svg. Needs rsvg-convert and python3; only to be
# run when the drawing changes, since both results are kept in the repository.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
for size in 16 32 48 64 128 256 512 1024; do
    rsvg-convert -w $size -h $size ../resources/icon/hanpan.svg -o "$scratch/$size.png"
done
python3 - "$scratch" <<'PYTHON'
import struct
import sys
from pathlib import Path

folder = Path(sys.argv[1])
png = {size: (folder / f"{size}.png").read_bytes() for size in (16, 32, 48, 64, 128, 256, 512, 1024)}

# Both formats are a table of whole PNG files.
sizes = (16, 32, 48, 64, 256)
table, body, offset = b"", b"", 6 + 16 * len(sizes)
for size in sizes:
    table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png[size]), offset)
    body += png[size]
    offset += len(png[size])
Path("windows/hanpan.ico").write_bytes(struct.pack("<HHH", 0, 1, len(sizes)) + table + body)

blocks = b""
for kind, size in ((b"icp4", 16), (b"icp5", 32), (b"icp6", 64), (b"ic07", 128), (b"ic08", 256), (b"ic09", 512),
                   # for screens of twice as many dots
                   (b"ic11", 32), (b"ic12", 64), (b"ic13", 256), (b"ic14", 512), (b"ic10", 1024)):
    blocks += kind + struct.pack(">I", 8 + len(png[size])) + png[size]
Path("macos/hanpan.icns").write_bytes(b"icns" + struct.pack(">I", 8 + len(blocks)) + blocks)
PYTHON
