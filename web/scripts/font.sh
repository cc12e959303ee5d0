#!/usr/bin/env bash
# Makes src/styles/orrery-sans.woff2 from Inter: Latin letters, weights 400 to 700, kerning and figures of equal width.
# It halves the font, the largest file of the first load. Needs npm, and Python with `pip install fonttools brotli`.
set -euo pipefail
out=$(realpath "$(dirname "$0")/../src/styles/orrery-sans.woff2")
cd "$(mktemp -d)"
npm pack --silent @fontsource-variable/inter@5.3.0
tar xzf ./*.tgz
fonttools varLib.instancer package/files/inter-latin-wght-normal.woff2 wght=400:700 -o weights.ttf
pyftsubset weights.ttf --unicodes='*' --layout-features=kern,tnum --no-hinting --flavor=woff2 --output-file="$out"
