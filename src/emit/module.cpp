#include "emit/module.h"

#include <algorithm>
#include <vector>

#include "emit/function.h"
#include "emit/kernel.h"
#include "emit/structure.h"

namespace weft::emit {
namespace {

void print_shared(Page& page, std::span<const Body> functions, bool adjoints) {
    const lower::LoweredModule& lowered = page.unit.lowered;
    std::vector<types::StructId> in_tiles;
    if (!lowered.structs.empty()) in_tiles = structs_in_tiles(lowered, page.unit.types);
    for (size_t i = 0; i < lowered.structs.size(); ++i)
        print_structure(page, i, holds(in_tiles, page.unit.types[lowered.structs[i]], page.unit.types));
    const auto declared = [&](size_t i) -> const module::Function& {
        return page.unit.lowered.declaration(page.unit.program, page.unit.lowered.functions[i].id);
    };
    for (size_t i = 0; i < functions.size(); ++i) {
        if (declared(i).role != module::Role::Gradient) print_function(page, i, functions[i], Pass::Forward);
    }
    if (!adjoints) return;
    // Gradients that were written by hand come first, in place of those of their functions.
    for (size_t i = 0; i < functions.size(); ++i) {
        if (declared(i).role == module::Role::Gradient) print_function(page, i, functions[i], Pass::Backward);
    }
    for (size_t i = 0; i < functions.size(); ++i) {
        if (declared(i).role == module::Role::Called && !declared(i).gradient.valid())
            print_function(page, i, functions[i], Pass::Backward);
    }
}

// Functions of libraries for the device.
void print_symbols(Page& page) {
    if (page.unit.lowered.symbols.empty()) return;
    page.out.append("#define WP_LTO_LINK_INPUTS 1\nextern \"C\" {\n");
    for (const builtins::LibrarySymbol& symbol : page.unit.lowered.symbols) {
        page.out.append("void ");
        page.out.append(page.unit.strings.text(symbol.name));
        page.out.append("(");
        page.out.append(page.unit.strings.text(symbol.parameters));
        page.out.append(");\n");
    }
    page.out.append("}\n");
}

void print_header(Page& page) {
    page.open(PieceKind::Header, Pass::Forward, 0, 0);
    page.out.append(templates::no_bfloat16);
    page.target.header.print(page.out, [&](Slot) { page.out.append_uint(page.block_dim); });
    page.out.append(templates::cast_macros);
    print_symbols(page);
    page.close(0);
}

}  // namespace

unsigned resolved_block_dim(const module::WarpModule& module, const Target& target, unsigned asked) {
    if (asked != 0) return asked;
    return target.block_dim != 0 ? target.block_dim : module.block_dim;
}

void Emitter::load(const Unit& unit, bool backward) {
    lines_.clear();
    lines_mention_bfloat16_.reset();
    functions_.clear();
    kernels_.clear();
    directive_files_.resize(unit.program.files.size());
    for (size_t i = 0; unit.line_directives() && i < directive_files_.size(); ++i)
        escape_file(unit.program.files[i].printed, directive_files_[i]);
    const auto source = [&](const ir::Function& function, const module::Callable& callable) {
        return BodySource{function, unit.lowered, unit.program, callable, unit.types, unit.strings};
    };
    for (size_t i = 0; i < unit.lowered.functions.size(); ++i) {
        const lower::LoweredFunction& function = unit.lowered.functions[i];
        const bool has_adjoint = backward && function.used_by_backward;
        functions_.push_back(
            make_body(source(function.body, unit.lowered.declaration(unit.program, function.id)),
                      has_adjoint ? &unit.function_sweeps[i] : nullptr, memory_, lines_));
    }
    for (size_t i = 0; i < unit.lowered.kernels.size(); ++i) {
        const module::Kernel& kernel = unit.kernel(i);
        BodySource body = source(unit.lowered.kernels[i].body, kernel);
        body.unpacks_arguments = true;
        const bool has_adjoint = backward && kernel.options.enable_backward;
        kernels_.push_back(make_body(body, has_adjoint ? &unit.kernel_sweeps[i] : nullptr, memory_, lines_));
    }
}

Text Emitter::print(const Unit& unit, const Target& target, Selection selection, unsigned block_dim,
                    TextBuffer& out, std::vector<Piece>& pieces) {
    Text text;
    text.begin = out.size();
    text.first_piece = pieces.size();
    Page page(unit, target, selection, block_dim, directive_files_, lines_, out, pieces,
              unit.maps ? &text.map : nullptr);
    if (selection == Selection::Module) {
        module(page, text);
    } else {
        column(page, selection == Selection::ForwardColumn ? Pass::Forward : Pass::Backward);
    }
    text.size = out.size() - text.begin;
    text.piece_count = pieces.size() - text.first_piece;
    for (size_t i = text.first_piece; i < pieces.size(); ++i) {
        pieces[i].begin = std::max(pieces[i].begin, text.begin) - text.begin;
        pieces[i].end -= text.begin;
    }
    return text;
}

bool Emitter::lines_mention_bfloat16() {
    if (!lines_mention_bfloat16_) lines_mention_bfloat16_ = mentions_bfloat16(lines_.text.view());
    return *lines_mention_bfloat16_;
}

void Emitter::module(Page& page, Text& text) {
    print_header(page);
    page.search_from_here();
    print_shared(page, functions_, true);
    for (size_t i = 0; i < kernels_.size(); ++i) {
        const bool backward = page.unit.kernel(i).options.enable_backward;
        if (page.target.unpacks_arguments) print_argument_struct(page, i);
        print_kernel(page, i, kernels_[i], Pass::Forward);
        if (backward) print_kernel(page, i, kernels_[i], Pass::Backward);
        if (!page.target.has_entry_points) continue;
        print_entry_point(page, i, Pass::Forward);
        if (backward) print_entry_point(page, i, Pass::Backward);
    }
    if (!(page.bodies_were_searched() && lines_mention_bfloat16()) && !page.mentions_bfloat16()) return;
    text.begin += templates::no_bfloat16.size();
    for (MappedLine& line : text.map) --line.line;
}

void Emitter::column(Page& page, Pass pass) {
    in_source_order_.clear();
    for (uint32_t i = 0; i < kernels_.size(); ++i) {
        if (pass == Pass::Forward || page.unit.kernel(i).options.enable_backward)
            in_source_order_.push_back(i);
    }
    if (in_source_order_.empty()) return;
    const auto line = [&](uint32_t i) { return page.unit.kernel(i).source.first_line; };
    std::stable_sort(in_source_order_.begin(), in_source_order_.end(),
                     [&](uint32_t a, uint32_t b) { return line(a) < line(b); });
    print_shared(page, functions_, pass == Pass::Backward);
    for (const uint32_t i : in_source_order_) {
        if (page.target.unpacks_arguments) print_argument_struct(page, i);
        print_kernel(page, i, kernels_[i], pass);
    }
}

}  // namespace weft::emit
