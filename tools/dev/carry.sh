#!/bin/sh
# carry.sh DIR: gather into DIR what a build of weft needs of other libraries, for a machine that has no packages of them
# (and no network): cmake --preset release -DWEFT_THIRD_PARTY=DIR. Runs on Debian or Ubuntu; DIR goes with the sources.
#   DIR/include   headers of CLI11, xxHash, simdjson and cpp-httplib (the whole of it: Debian's package keeps half of it in a library)
#   DIR/src       simdjson.cpp, from Debian's source package: its development package has no static library
#   DIR/licenses  their licences
set -eu
[ $# = 1 ] || { sed -n '2,6s/^# \{0,1\}//p' "$0" >&2; exit 2; }
mkdir -p "$1"
out=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
die() { printf 'carry.sh: %s\n' "$*" >&2; exit 3; }

mkdir -p "$out/include" "$out/src" "$out/licenses"
[ -e /usr/include/CLI/CLI.hpp ] || die "install libcli11-dev"
[ -e /usr/include/xxhash.h ] || die "install libxxhash-dev"
cp -R /usr/include/CLI "$out/include/"
cp /usr/include/xxhash.h "$out/include/"
cp /usr/share/doc/libcli11-dev/copyright "$out/licenses/CLI11.txt"
cp /usr/share/doc/libxxhash-dev/copyright "$out/licenses/xxHash.txt"

# The sources of simdjson and cpp-httplib, from the places that this machine takes its packages from.
mkdir -p "$work/parts" "$work/lists/partial"
for list in /etc/apt/sources.list /etc/apt/sources.list.d/*; do
    case $list in
    *.sources) [ ! -e "$list" ] || sed 's/^Types: *deb$/Types: deb-src/' "$list" >"$work/parts/${list##*/}" ;;
    *.list) [ ! -e "$list" ] || sed 's/^deb /deb-src /' "$list" >"$work/parts/${list##*/}" ;;
    esac
done
apt() {
    apt-get -qq -o Dir::Etc::SourceList=/dev/null -o "Dir::Etc::SourceParts=$work/parts" \
        -o "Dir::State::Lists=$work/lists" -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= \
        -o APT::Sandbox::User=root "$@"
}
apt update </dev/null
(cd "$work" && apt source --download-only simdjson </dev/null) || die "no source of simdjson could be fetched"
tar -xf "$work"/simdjson_*.orig.tar.* -C "$work"
cp "$work"/simdjson-*/singleheader/simdjson.h "$out/include/"
cp "$work"/simdjson-*/singleheader/simdjson.cpp "$out/src/"
cp "$work"/simdjson-*/LICENSE "$out/licenses/simdjson.txt"

# With Debian's patches: they mend what was found in it since.
command -v patch >/dev/null || die "install patch"
(cd "$work" && apt source --download-only cpp-httplib </dev/null) || die "no source of cpp-httplib could be fetched"
mkdir "$work/httplib"
tar -xf "$work"/cpp-httplib_*.orig.tar.* -C "$work/httplib" --strip-components=1
tar -xf "$work"/cpp-httplib_*.debian.tar.* -C "$work/httplib"
while read -r name; do
    case $name in
    '' | '#'*) ;;
    *) patch -s -p1 -d "$work/httplib" <"$work/httplib/debian/patches/$name" ;;
    esac
done <"$work/httplib/debian/patches/series"
cp "$work/httplib/httplib.h" "$out/include/"
cp "$work/httplib/LICENSE" "$out/licenses/cpp-httplib.txt"
