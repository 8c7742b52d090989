"""Writes src/syntax/unicode_ranges.inc: the identifier characters of this Python's Unicode version.

Run it with CPython 3.11, whose parser weft agrees with:
    python3.11 tools/dev/unicode_ranges.py > src/syntax/unicode_ranges.inc
"""

import sys
import unicodedata


def ranges(holds):
    found, start = [], None
    for code in range(0x80, 0x110001):
        inside = code < 0x110000 and not 0xD800 <= code < 0xE000 and holds(chr(code))
        if inside and start is None:
            start = code
        elif not inside and start is not None:
            found.append((start, code - 1))
            start = None
    return found


def composing():
    """Characters that join the one before them: the second halves of canonical compositions."""
    second = set(range(0x1161, 0x1176)) | set(range(0x11A8, 0x11C3))  # Hangul vowels and trailing consonants
    for code in range(0x80, 0x110000):
        parts = unicodedata.decomposition(chr(code)).split()
        if len(parts) == 2 and not parts[0].startswith("<"):
            second.add(int(parts[1], 16))
    return second


def table(name, rows):
    print(f"constexpr Range {name}[] = {{")
    line = "   "
    for first, last in rows:
        item = f" {{0x{first:X}, 0x{last:X}}},"
        if len(line) + len(item) > 110:
            print(line)
            line = "   "
        line += item
    print(line)
    print("};")


def main():
    seconds = composing()

    def unstable(c):
        if not ("a" + c).isidentifier():
            return False
        return unicodedata.normalize("NFKC", c) != c or unicodedata.combining(c) or ord(c) in seconds

    print(f"// Written by tools/dev/unicode_ranges.py, Unicode {unicodedata.unidata_version}. Do not edit.")
    table("start_ranges", ranges(str.isidentifier))
    # Nearly every start may also continue a name, so only the characters that may do nothing else are listed.
    table("continue_only_ranges", ranges(lambda c: ("a" + c).isidentifier() and not c.isidentifier()))
    table("unstable_ranges", ranges(unstable))
    never = [c for c in map(chr, range(0x80, 0xD800)) if c.isidentifier() and not ("a" + c).isidentifier()]
    assert not never, never
    return 0


if __name__ == "__main__":
    sys.exit(main())
