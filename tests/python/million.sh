#!/bin/sh
# million.sh OUT [N]: N rows (a million) by two workers of Ray and by one process, compared file for file. Not part of the suite:
# 15 GB each for a million. WEFT is the program; PYTHONPATH and WEFT_PYTHON lead to its package where it is not installed.
set -eu
out=$1 rows=${2:-1M} weft=${WEFT:-weft}
options="-n $rows -d both --format jsonl.zst --shards 100"
# shellcheck disable=SC2086  # a list of words
"$weft" generate $options -o "$out/ray" --engine ray
# shellcheck disable=SC2086
"$weft" generate $options -o "$out/one" --quiet
for folder in ray one; do
    (cd "$out/$folder" && find data manifest.json stats.json README.md -type f -exec sha256sum {} + | sort -k 2) >"$out/$folder.sums"
done
cmp "$out/ray.sums" "$out/one.sums"
echo "$(wc -l <"$out/one.sums") files are the same"
