// Unit: one lowered Warp module with all that its text is made of. driver/ fills it, the printers read it.
// A Piece is a stretch of the text that code columns keep whole: a struct, a function, an argument struct, a
// kernel function. Printers write a piece through Frame, which knows whether blank lines surround it (a whole
// module) or one empty line separates it from its neighbour (a code column).
#pragma once

#include <span>
#include <string_view>

#include "adjoint/sweep.h"
#include "base/text.h"
#include "emit/target.h"
#include "lower/lower.h"
#include "module/identity.h"
#include "module/program.h"
#include "types/types.h"

namespace weft::emit {

struct Unit {
    const module::Program& program;
    const module::WarpModule& module;
    types::Types& types;
    const Strings& strings;
    const lower::LoweredModule& lowered;
    std::span<const module::KernelIdentity> identities;  // of lowered.kernels, in the same order
    std::span<const adjoint::Sweep>
        function_sweeps;  // of lowered.functions; unused where no backward pass needs one
    std::span<const adjoint::Sweep> kernel_sweeps;  // of lowered.kernels
    std::string_view file;                          // as `// FILE:LINE` prints it
    std::string_view directive_file;                // as #line prints it: escaped

    bool line_directives() const { return (module.lineinfo || module.debug) && module.line_directives; }
};

// A stretch of a TextBuffer, which may still grow.
struct Stretch {
    size_t begin = 0, size = 0;
    std::string_view in(const TextBuffer& buffer) const { return buffer.view().substr(begin, size); }
};

// How a variable declared with this type prints: Python's own float is a wp::float32.
inline std::string_view variable_spelling(types::Types& types, types::TypeId id) {
    return types.spelling(types[id].kind == types::Kind::Scalar ? types.canonical(id) : id);
}

// Where pieces go.
class Frame {
  public:
    enum class Style : uint8_t { Module, Column };

    Frame(TextBuffer& buffer, Style style) : out(buffer), style_(style), start_(buffer.size()) {}

    template <class Fill>
    void piece(const Template& text, Fill&& fill) {
        open(text.before);
        text.print(out, fill);
        close(text.after);
    }
    void open(unsigned blank_lines) {
        if (style_ == Style::Module) {
            newlines(blank_lines);
        } else if (out.size() != start_) {
            newlines(1);
        }
    }
    void close(unsigned ends) { newlines(style_ == Style::Module ? ends : 1); }

    TextBuffer& out;

  private:
    void newlines(unsigned count) { out.append(std::string_view("\n\n\n\n\n\n\n\n", count)); }

    Style style_;
    size_t start_;
};

}  // namespace weft::emit
