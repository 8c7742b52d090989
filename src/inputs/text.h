// The text of an input specification, both ways: what rows hold and people read. Every size and bound is a
// text of its own ("4096", "n", "ceil(n/8)", "len(row)-1", "-1.0"), so that a column of any format has one
// type. parse() takes what append() wrote and gives it back; a test holds them together.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "inputs/inputs.h"

namespace weft::inputs {

std::string_view text(Role role);  // "in"
std::string_view text(Fill fill);  // "uniform"
Bounds bounds(Fill fill);
void append(TextBuffer& out, const Extent& extent);   // "ceil(n/8)"
void append_size(TextBuffer& out, const Size& size);  // the same, or "len(row)-1"
void append_block(TextBuffer& out, uint32_t block);   // "block(64)": stands behind the sizes of a launch
void append_low(TextBuffer& out, const Arg& arg);     // "-1.0"; of whole numbers "-1"
void append_high(TextBuffer& out, const Arg& arg);    // the same, or a size

std::optional<Role> parse_role(std::string_view text);
std::optional<Fill> parse_fill(std::string_view text);
std::optional<Size> parse_size(std::string_view text);

// An argument as its texts. The errors name what is wrong in a word or two: whoever reads knows where.
struct ArgText {
    std::string_view name, role, dtype, fill, low, high;
    std::vector<std::string_view> shape;
};
Result<void> parse(const ArgText& text, Arg& arg);
Result<void> parse_launch(std::span<const std::string_view> sizes, Inputs& inputs);

}  // namespace weft::inputs
