// layout: a part of a comparison -> the rows that show it: lines beside each other, with what is equal
// folded. The terminal and the page of HTML print these rows.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "compare/compare.h"

namespace weft::compare {

struct Cell {
    uint32_t line = 0;  // from 1; 0: there is none
    std::string_view text;
    KindSet kinds;
    uint32_t folded = 0;  // not 0: so many lines are left out here, on this side alone
    bool is_empty() const { return line == 0 && folded == 0; }
};

struct ShownRow {
    Cell left, right;
    bool is_paired = false;      // one line, as it stands on both sides
    std::vector<ShownRow> fold;  // not empty: these are left out
    bool is_equal() const { return is_paired && left.kinds.empty(); }
    // The same but for how far in it stands.
    bool is_quiet() const {
        return is_paired && (left.kinds.empty() || left.kinds == KindSet(Kind::Indentation));
    }
};

enum class Folding : uint8_t {
    None,
    Equal,  // what is equal
    Usual,  // and most of long runs that one side has alone
};

std::vector<ShownRow> shown_rows(const Part& part, Folding folding);
// "… 12 equal lines", "… 26 more lines: entry points"
std::string fold_text(const ShownRow& row);
std::string fold_text(const Cell& cell);

}  // namespace weft::compare
