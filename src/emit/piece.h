// Pieces: what a text consists of, one after another without a gap. Data sets, verify/ and maps find
// their parts by them; nobody has to search the text.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "emit/map.h"
#include "emit/target.h"

namespace weft::emit {

enum class PieceKind : uint8_t {
    Header,          // what is the same in every text of a target, up to the block size
    Structure,       // subject: index in LoweredModule::structs
    Function,        // subject: index in LoweredModule::functions; pass: it or its adjoint
    ArgumentStruct,  // this and the following; subject: index in LoweredModule::kernels
    Kernel,          // pass: it or its adjoint
    EntryPoint,      // what launches that
};

constexpr bool belongs_to_kernel(PieceKind kind) {
    return kind >= PieceKind::ArgumentStruct;
}

struct Piece {
    PieceKind kind;
    Pass pass = Pass::Forward;
    uint32_t subject = 0;
    size_t begin = 0, end = 0;  // in the text, with the blank lines around it
};

// What one target shows of a module.
enum class Selection : uint8_t {
    Module,          // the whole text Warp would compile
    ForwardColumn,   // structs, functions, then per kernel in source order its argument struct and function
    BackwardColumn,  // the same with adjoints
};

// A text in a buffer that may still grow, with its pieces and, where it was asked for, its map.
struct Text {
    size_t begin = 0, size = 0;
    size_t first_piece = 0, piece_count = 0;  // in the list that holds the pieces of all texts
    LineMap map;
    std::string_view in(const TextBuffer& buffer) const { return buffer.view().substr(begin, size); }
};

}  // namespace weft::emit
