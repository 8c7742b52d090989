// Private to driver/: what a Compiled holds, and the memory that compiling takes, kept for the next file.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "adjoint/sweep.h"
#include "base/text.h"
#include "driver/compiled.h"
#include "driver/project.h"
#include "emit/module.h"
#include "module/identity.h"

namespace weft::driver {

struct ModuleTexts {
    emit::PerTarget<emit::Text> text, backward;
};

struct Contents {
    Contents() : types(strings), strings_mark(strings.mark()), types_mark(types.mark()) {}

    Sources sources;
    Strings strings;
    types::Types types;
    Strings::Mark strings_mark;
    types::Types::Mark types_mark;
    syntax::Tree tree;                 // of a text that stands alone
    std::unique_ptr<Project> project;  // null: it stands alone
    const syntax::Tree* target = &tree;
    std::string printed;  // in `// FILE:LINE` of a text that stands alone
    module::Program program;
    std::deque<lower::LoweredModule>
        lowered;  // by CompiledModule::lowered; those beyond lowered_count wait to be used
    uint32_t lowered_count = 0;
    lower::Memory lowering;
    emit::PerTarget<TextBuffer> buffers;  // for all modules of the file
    std::vector<emit::Piece> pieces;      // of all texts
    std::vector<Diag> diags;
    std::vector<CompiledModule> modules;

    // Needed only while a module is compiled.
    module::WarpModule module;  // with the kernels that are compiled
    module::Identities identities;
    struct {
        std::vector<adjoint::Sweep> functions, kernels;
    } sweeps;
    std::vector<module::KernelId> order;
    emit::Emitter emitter;
    std::vector<ModuleTexts> texts;                       // by module
    std::vector<const module::WarpModule*> declarations;  // by module

    std::span<const emit::Piece> pieces_of(const emit::Text& text) const {
        return {pieces.data() + text.first_piece, text.piece_count};
    }
    void reset();
    void forget_texts();  // but not what the project's files were read and evaluated to
};

}  // namespace weft::driver
