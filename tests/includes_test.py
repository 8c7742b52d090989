"""Every file of src/ includes the standard headers that it uses, itself or through headers of ours.

One standard library brings what another does not: g++ 12 takes `uint8_t` without <cstdint>, g++ 13 does not. Read as text,
so that a missing include is found with any compiler; the clang step of ./dev test compiles with libc++ besides.
"""

import re
from pathlib import Path

SRC = Path(__file__).resolve().parents[1] / "src"

# The names by which each header is used: `std::NAME` ...
STANDARD_NAMES = {
    "algorithm": """sort stable_sort find find_if find_if_not min max clamp any_of all_of none_of count count_if copy copy_n
        fill fill_n reverse unique lower_bound upper_bound binary_search equal equal_range min_element max_element minmax
        remove_if replace rotate transform mismatch search nth_element partial_sort partition is_sorted adjacent_find
        lexicographical_compare for_each set_difference set_intersection includes next_permutation""",
    "array": "array",
    "atomic": "atomic atomic_flag memory_order_relaxed memory_order_acquire memory_order_release",
    "bit": "bit_cast popcount countl_zero countr_zero bit_width has_single_bit rotl rotr bit_ceil endian",
    "cctype": "isdigit isalpha isspace isalnum tolower toupper",
    "charconv": "from_chars to_chars chars_format",
    "chrono": "chrono",
    "cmath": """isnan isinf isfinite signbit fabs sqrt pow exp log log2 log10 sin cos tan floor ceil round trunc fmod ldexp
        frexp nextafter copysign lround llround rint nearbyint atan2 atan asin acos hypot cbrt fma tanh sinh cosh nan modf""",
    "concepts": "same_as convertible_to integral unsigned_integral signed_integral floating_point invocable",
    "condition_variable": "condition_variable",
    "cstdio": "snprintf printf fprintf fputs fwrite FILE fopen fclose puts fflush fread",
    "cstdlib": "strtod strtoull strtol getenv abort exit malloc free",
    "deque": "deque",
    "exception": "exception current_exception rethrow_exception exception_ptr terminate",
    "filesystem": "filesystem",
    "fstream": "ifstream ofstream fstream",
    "functional": "function hash less greater plus reference_wrapper ref cref equal_to invoke",
    "initializer_list": "initializer_list",
    "iostream": "cout cerr cin",
    "iterator": "back_inserter distance advance next prev make_move_iterator size begin end data ssize inserter",
    "limits": "numeric_limits",
    "map": "map multimap",
    "memory": "unique_ptr make_unique shared_ptr make_shared uninitialized_copy construct_at destroy_at",
    "mutex": "mutex lock_guard unique_lock scoped_lock call_once once_flag",
    "new": "bad_alloc nothrow launder align_val_t",
    "numeric": "accumulate iota gcd lcm reduce partial_sum midpoint",
    "optional": "optional nullopt",
    "queue": "queue priority_queue",
    "set": "set multiset",
    "span": "span",
    "sstream": "stringstream ostringstream istringstream",
    "stdexcept": "runtime_error logic_error invalid_argument out_of_range",
    "string": "string to_string stoi stoul getline",
    "string_view": "string_view",
    "system_error": "errc error_code generic_category system_category system_error",
    "thread": "thread jthread this_thread",
    "tuple": "tuple tie make_tuple apply tuple_size tuple_element",
    "type_traits": """is_same_v is_trivially_copyable_v is_trivially_destructible_v is_integral_v is_floating_point_v
        is_enum_v remove_reference_t remove_cvref_t conditional_t decay_t make_unsigned_t make_signed_t underlying_type_t
        invoke_result_t common_type_t""",
    "unordered_map": "unordered_map",
    "unordered_set": "unordered_set",
    "utility": """move forward pair exchange swap as_const make_pair declval index_sequence make_index_sequence
        index_sequence_for""",
    "variant": "variant monostate visit get_if holds_alternative",
    "vector": "vector",
}
# ... or, of the C library, without `std::`.
C_NAMES = {
    "cerrno": r"errno\b",
    "csignal": r"SIG(?:INT|TERM|KILL|ALRM|SEGV|PIPE|ABRT|BUS|FPE|ILL|XCPU)\b|sig_atomic_t\b",
    "cstddef": r"(?:size_t|ptrdiff_t)\b|offsetof\(",
    "cstdint": r"u?int(?:8|16|32|64|ptr)_t\b|(?:U?INT(?:8|16|32|64)|SIZE)_M(?:AX|IN)\b",
    "cstdio": r"(?:stderr|stdout)\b",
    "cstdlib": r"realpath\(",
    "cstring": r"(?:memcpy|memmove|memcmp|memset|strlen|strcmp|strncmp|memchr|strerror|strchr|strrchr)\(",
}
CONTAINERS = [
    "array",
    "deque",
    "map",
    "set",
    "span",
    "string",
    "string_view",
    "unordered_map",
    "unordered_set",
    "vector",
]
# What a header brings by the standard's own words (size_t with anything that has sizes), or a header of POSIX with it.
BRINGS = {header: ["iterator", "cstddef", "initializer_list"] for header in CONTAINERS} | {
    "charconv": ["system_error"],
    "cstdio": ["cstddef"],
    "cstdlib": ["cstddef"],
    "cstring": ["cstddef"],
    "filesystem": ["system_error"],
    "signal.h": ["csignal"],
    "stdlib.h": ["cstdlib", "cstddef"],
    "unistd.h": ["cstddef"],
    "utility": ["initializer_list"],
}

INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>).*$', re.MULTILINE)
NOT_CODE = re.compile(r'R"(\w*)\(.*?\)\1"|//[^\n]*|"(?:\\.|[^"\\\n])*"', re.DOTALL)


def uses() -> dict[str, re.Pattern]:
    patterns: dict[str, list[str]] = {}
    for header, names in STANDARD_NAMES.items():
        patterns.setdefault(header, []).append(rf"\bstd::(?:ranges::)?(?:{'|'.join(names.split())})\b")
    for header, pattern in C_NAMES.items():
        patterns.setdefault(header, []).append(rf"\b(?:{pattern})")
    return {header: re.compile("|".join(parts)) for header, parts in patterns.items()}


def missing_includes(texts: dict[str, str]) -> list[str]:
    """`texts`: by path relative to src/."""
    ours = {name: [m[1] for m in INCLUDE.finditer(text) if m[1]] for name, text in texts.items()}
    standard = {name: {m[2] for m in INCLUDE.finditer(text) if m[2]} for name, text in texts.items()}
    patterns = uses()
    wrong = []
    for name, text in texts.items():
        reached, open_ = set(), [name]
        while open_:
            one = open_.pop()
            if one in reached or one not in texts:
                continue
            reached.add(one)
            open_ += ours[one]
        have = set().union(*(standard[one] for one in reached))
        have |= {brought for header in have for brought in BRINGS.get(header, [])}
        code = NOT_CODE.sub(" ", INCLUDE.sub("", text))
        for header, pattern in patterns.items():
            if header not in have and (found := pattern.search(code)):
                wrong.append(f"src/{name}: {found[0]} without <{header}>")
    return wrong


def test_every_file_includes_what_it_uses():
    files = [p for p in SRC.rglob("*") if p.suffix in {".h", ".cpp"}]
    assert missing_includes({str(p.relative_to(SRC)): p.read_text(encoding="utf-8") for p in files}) == []


def test_a_missing_include_is_seen():
    header = "#pragma once\n#include <string>\n// std::vector is only named here\nstd::string name();\n"
    source = '#include "a/a.h"\nuint8_t code = 0;\nstd::string text = "std::map";\n'
    assert missing_includes({"a/a.h": header, "a/a.cpp": source}) == [
        "src/a/a.cpp: uint8_t without <cstdint>"
    ]
