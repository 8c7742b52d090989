#!/bin/sh
# run_gpu_tests.sh [LOG]: everything that needs a GPU, on a machine that has one: builds weft (or takes WEFT=PROGRAM, as of a
# release archive), runs `weft gpu-test`, rows of every category on GPU and CPU, plain CUDA projects in every form and with gradients
# (where nvcc is), and keeps what was said in LOG
# (gpu-tests.log). Headers of Warp are those of the active Python, or of WEFT_WARP. ROWS sets how many rows (500).
# Exit code: 0 all passed, 77 there is no GPU, else what failed.
set -eu
cd "$(dirname "$0")/.."
log=${1:-gpu-tests.log}
rows=${ROWS:-500}
if [ -z "${WEFT:-}" ]; then
    ./dev build release
    WEFT=build/release/weft
fi
run() {
    printf '$ %s\n' "$*" | tee -a "$log"
    status=0
    { "$@" 2>&1 || echo $? >"$log.status"; } | tee -a "$log"
    if [ -e "$log.status" ]; then
        status=$(cat "$log.status")
        rm "$log.status"
    fi
    [ "$status" = 0 ] || exit "$status"
}
: >"$log"
run "$WEFT" --version
if command -v nvidia-smi >/dev/null; then run nvidia-smi --query-gpu=name,driver_version,memory.total --format=csv; fi
run "$WEFT" gpu-test
run "$WEFT" validate -n "$rows" -s 11 --run cpu,cuda
projects=$(mktemp -d)
trap 'rm -rf "$projects"' EXIT
run "$WEFT" cuda -n 1 -s 11 --variant all --verify -o "$projects/variants"
run "$WEFT" cuda -n 1 -s 11 --backward --verify -o "$projects/gradients"
echo "all passed; the log is $log"
