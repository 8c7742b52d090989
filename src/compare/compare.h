// compare: the pieces of two texts -> their lines beside each other, with what each difference is. The lines
// of a body are made once and stamped into the text of each device (emit/lines.h), so they are aligned by
// where they stand: by piece, by section, by number. Only what has no such place is aligned by its text.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "compare/kinds.h"
#include "compare/pieces.h"

namespace weft::compare {

struct LinePair {
    std::string_view left, right;
    uint32_t left_line = 0, right_line = 0;  // from 1; 0: the other text has no such line
    KindSet kinds;                           // empty: they are equal

    bool is_equal() const { return kinds.empty(); }
    bool is_paired() const { return left_line != 0 && right_line != 0; }
};

// What one piece became on both sides.
struct Part {
    emit::PieceKind kind;
    emit::Pass pass;
    std::string title;  // "kernel saxpy_1a2b3c4d, forward"
    std::vector<LinePair> lines;
};

struct Comparison {
    std::vector<Part> parts;
    KindCounts counts;
};

// The CPU text and the CUDA text of one kernel.
Comparison compare_devices(std::span<const CodePiece> cpu, std::span<const CodePiece> cuda);
// Any two texts, by their lines; every difference is `Other`.
Comparison compare_texts(std::string_view left, std::string_view right, std::string title);

}  // namespace weft::compare
