// Links: which Python line each line of generated code came from. Told by the compiler's own map where weft
// makes the same text of the same source; else by the line comments that Warp puts into its text; else not at
// all.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "dataset/row/row.h"
#include "driver/compile.h"

namespace weft::view {

// The code columns, in the order in which they are shown.
inline constexpr dataset::Code dataset::Row::*code_columns[] = {
    &dataset::Row::cpp_forward, &dataset::Row::cpp_backward, &dataset::Row::cuda_forward,
    &dataset::Row::cuda_backward};

constexpr size_t code_column(size_t target, bool is_backward) {
    return (target == emit::cpu ? 0 : 2) + (is_backward ? 1 : 0);
}

using LineLinks = std::vector<uint32_t>;  // by line of the text, from 0: a Python line, from 1; 0: none

enum class LinkSource : uint8_t { None, Comments, Map };
struct Links {
    LinkSource source = LinkSource::None;  // the weakest of those that were needed
    std::array<LineLinks, std::size(code_columns)> lines;
};

// Of one row. Takes a stack as large as compiling does.
Links links_of(const dataset::Row& row, Compiled& memory);

LineLinks links_of_map(const emit::LineMap& map, std::string_view text);
// A comment is believed where the line that it names reads as it says: of generic functions Warp counts from
// another line.
LineLinks links_of_comments(std::string_view text, std::string_view python);

}  // namespace weft::view
