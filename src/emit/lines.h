// Lines: what the bodies of a module consist of, made once and copied into every text that shows them.
// body.cpp makes them, indented as in a function; stamp.cpp copies them with the indentation and the wording
// of a target. A line knows its instruction, from which the map of a text is made.
#pragma once

#include <cstdint>

#include "base/check.h"
#include "base/pod_vector.h"
#include "base/text.h"
#include "ir/ir.h"

namespace weft::emit {

inline constexpr uint32_t no_inst = UINT32_MAX;
inline constexpr unsigned line_indent = 4;  // columns before every line

struct Line {
    uint32_t end;        // in Lines::text, behind its newline; it begins where the line before it ends
    uint32_t inst;       // index in Function::insts; no_inst: a declaration
    uint32_t file_line;  // where Python says it; 0: nowhere
    bool has_directive;  // with #line, where they are on
    bool leaves;         // it says `return;`, where some kernels say `continue;`
};

// Lines that follow each other.
struct Section {
    uint32_t first = 0, last = 0;  // in Lines::table; `last` is one behind
    uint32_t begin = 0, end = 0;   // in Lines::text
    bool leaves = false;           // some line of it does
};

// The sections of one function or kernel, in the order of the text.
struct Body {
    const ir::Function* function = nullptr;
    Section arguments, adjoint_arguments;  // T var_x = _wp_args->x;
    Section primals, duals;                // declarations of variables and of their adjoints
    Section reverse_primals;               // those of variables in the backward pass
    Section forward;
    Section replay, reverse;  // empty where no backward pass is asked for
};

struct Lines {
    static constexpr uint32_t block = 64;  // so many bytes can be read from the start of a line

    TextBuffer text;
    PodVector<Line> table;

    void clear() {
        text.clear();
        table.clear();
    }
    uint32_t count() const { return static_cast<uint32_t>(table.size()); }
    uint32_t begin_of(uint32_t line) const { return line == 0 ? 0 : table[line - 1].end; }
    void add(uint32_t inst, uint32_t file_line, bool has_directive) {
        Line& line = table.add();
        line.end = static_cast<uint32_t>(text.size());
        line.inst = inst;
        line.file_line = file_line;
        line.has_directive = has_directive;
        line.leaves = false;
    }

    Section open() const { return {.first = count(), .begin = static_cast<uint32_t>(text.size())}; }
    void close(Section& section) {
        text.reserve(block);
        WEFT_CHECK(text.size() < UINT32_MAX, "lines of four gigabytes");
        section.last = count();
        section.end = static_cast<uint32_t>(text.size());
    }
};

}  // namespace weft::emit
