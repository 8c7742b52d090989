#include "syntax/unicode.h"

#include <algorithm>
#include <span>

namespace weft::syntax {
namespace {

struct Range {
    char32_t first, last;
};

#include "syntax/unicode_ranges.inc"

bool in_ranges(std::span<const Range> ranges, char32_t c) {
    const auto after =
        std::upper_bound(ranges.begin(), ranges.end(), c,
                         [](char32_t value, const Range& range) { return value < range.first; });
    return after != ranges.begin() && c <= (after - 1)->last;
}

}  // namespace

bool is_identifier_start(char32_t c) {
    return in_ranges(start_ranges, c);
}
bool is_identifier_part(char32_t c) {
    return in_ranges(start_ranges, c) || in_ranges(continue_only_ranges, c);
}
bool may_be_normalized(char32_t c) {
    return in_ranges(unstable_ranges, c);
}

}  // namespace weft::syntax
