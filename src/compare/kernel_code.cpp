#include "compare/kernel_code.h"

#include <algorithm>
#include <map>

namespace weft::compare {
namespace {

// Structs and the struct of arguments belong to both passes.
bool has_pass(emit::PieceKind kind) {
    return kind == emit::PieceKind::Function || kind == emit::PieceKind::Kernel ||
           kind == emit::PieceKind::EntryPoint;
}

bool is_wanted(emit::PieceKind kind, emit::Pass pass, uint32_t subject, size_t kernel, Passes passes) {
    if (emit::belongs_to_kernel(kind) && subject != kernel) return false;
    return !has_pass(kind) || passes.has(pass);
}

// Does the piece come from the file that was compiled?
bool is_of_file(const Compiled& compiled, const CompiledModule& module, const emit::Piece& piece) {
    const lower::LoweredModule& lowered = compiled.lowered(module);
    const module::Callable& callable =
        piece.kind == emit::PieceKind::Kernel
            ? static_cast<const module::Callable&>(
                  compiled.program().kernels[lowered.kernels[piece.subject].id.index])
            : lowered.declaration(compiled.program(), lowered.functions[piece.subject].id);
    return callable.tree == &compiled.tree();
}

}  // namespace

std::vector<CodePiece> kernel_code(const CompiledModule& module, size_t kernel, size_t target,
                                   Passes passes) {
    std::vector<CodePiece> pieces = code_pieces(module.texts[target], module.pieces[target]);
    std::erase_if(pieces, [&](const CodePiece& piece) {
        return !is_wanted(piece.kind, piece.pass, piece.subject, kernel, passes);
    });
    return pieces;
}

std::vector<LinkedLine> python_links(const Compiled& compiled, const CompiledModule& module, size_t kernel,
                                     size_t target, Passes passes) {
    const std::vector<std::string_view> python = lines_of(compiled.source());
    const std::vector<std::string_view> text = lines_of(module.texts[target]);
    std::map<uint32_t, std::vector<LinkedLine::Code>> by_line;
    for (const emit::MappedLine& mapped : module.maps[target]) {
        const emit::Piece& piece = module.pieces[target][mapped.piece];
        if (!is_wanted(piece.kind, piece.pass, piece.subject, kernel, passes) ||
            !is_of_file(compiled, module, piece))
            continue;
        by_line[mapped.file_line].push_back({mapped.line, piece.pass, text[mapped.line - 1]});
    }
    std::vector<LinkedLine> links;
    if (by_line.empty()) return links;
    const uint32_t last = std::min(by_line.rbegin()->first, static_cast<uint32_t>(python.size()));
    for (uint32_t line = by_line.begin()->first; line <= last; ++line) {
        const auto found = by_line.find(line);
        LinkedLine link{line, python[line - 1], {}};
        if (found != by_line.end()) link.code = std::move(found->second);
        links.push_back(std::move(link));
    }
    return links;
}

}  // namespace weft::compare
