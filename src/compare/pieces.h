// Pieces of emitted code with their lines: as the emitter tells them, or found in the text of a code column,
// where nobody does. compare.h reads them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "emit/piece.h"

namespace weft::compare {

struct CodePiece {
    emit::PieceKind kind;
    emit::Pass pass = emit::Pass::Forward;
    uint32_t subject = 0;                 // as in emit::Piece, where the emitter told
    uint32_t first_line = 1;              // of the whole text, from 1
    std::vector<std::string_view> lines;  // without the blank ones around them and without line ends

    bool operator==(const CodePiece&) const = default;
};

// Of a text whose pieces are known.
std::vector<CodePiece> code_pieces(std::string_view text, std::span<const emit::Piece> pieces);
// Of a code column, or of any text that looks like one: by how its lines begin.
std::vector<CodePiece> code_pieces(std::string_view text);

// As people count them: a text that ends with a newline has no empty line behind it.
std::vector<std::string_view> lines_of(std::string_view text);
std::string_view trimmed(std::string_view line);  // without blanks around it

}  // namespace weft::compare
