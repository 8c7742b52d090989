#!/bin/sh
# tune.sh [CMAKE ARGS...]: make build/tuned, the build that ./dev bench measures. The compiler arranges it by what a run
# does most: the sources are compiled to count, run, and compiled again with the counts. Nothing is done where nothing
# changed. Two clones do not give the same bytes: the counts of a few functions differ from run to run.
set -eu
cd "$(dirname "$0")/../.."
build=build/tuned
mkdir -p $build
jobs=$(nproc 2>/dev/null || echo 2)

sources() { find src bench cmake CMakeLists.txt CMakePresets.json tools/dev/tune.sh examples -type f | LC_ALL=C sort; }
state() {
    g++ --version
    echo "$@"
    sources | xargs sha256sum
}
step() { # NAME COMMAND...
    name=$1
    shift
    printf '%s\n' "-- tuned build: $name" >&2
    "$@" >$build/tune.log 2>&1 || { cat $build/tune.log >&2; exit 1; }
}

run_most() {
    $build/weft generate -n 2000 -s 7 -d both --threads 1 -o - >/dev/null || return
    for file in examples/*.py; do
        $build/weft compile "$file" -d both -o $build/counted || return
    done
}

state "$@" >$build/state.new
if ! cmp -s $build/state.new $build/state.txt; then
    rm -f $build/state.txt
    step "configuring" cmake --preset tuned "$@" -DWEFT_PROFILE=collect
    step "compiling to count" cmake --build $build --parallel "$jobs" --target weft
    find $build -name '*.gcda' -delete
    step "counting" run_most
    rm -rf $build/counted
    step "configuring" cmake --preset tuned "$@" -DWEFT_PROFILE=use
fi
step "compiling with the counts" cmake --build $build --parallel "$jobs"
mv $build/state.new $build/state.txt
