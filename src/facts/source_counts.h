// source_counts: the bodies of a kernel and of the functions it reaches -> counts of what is written in them.
// complexity.h and category.h read it; the synthesizer counts the same while it writes (synth/difficulty.h).
#pragma once

#include <span>
#include <vector>

#include "driver/subject.h"
#include "synth/synth.h"

namespace weft::facts {

struct SourceCounts {
    synth::Counts counts;
    uint32_t ifs = 0;  // `if` and `elif` statements
    uint32_t elifs = 0;
    uint32_t depth = 0;                                          // deepest nesting of branches and loops
    uint32_t decisions = 0;                                      // branches, loops, and each `and` or `or`
    bool nested_if = false, nested_loop = false, logic = false;  // logic: and, or, not
    bool math_call =
        false;  // a call of a builtin of Scalar Math other than casts, min, max, abs, clamp and pow
    bool blend_call = false;  // a call of lerp or smoothstep
    bool limit_call = false;  // a call of clamp or pow
    bool augmented = false;   // an augmented assignment with + - * / // % **
};

SourceCounts source_counts(const driver::Subject& subject);
// The same of definitions in a tree that nobody has printed and compiled yet, of a file whose functions are
// called so.
SourceCounts counts_when_printed(const syntax::Tree& tree, std::span<const syntax::NodeId> definitions,
                                 std::span<const StringId> functions);

// What the counts alone tell.
synth::TraitSet traits(const SourceCounts& counts);

// Is there a function of this name in the file that the kernel reaches? It hides a builtin of that name.
bool is_own_function(const driver::Subject& subject, StringId name);

// The FunctionDef nodes of the kernel and of the functions it reaches, each once.
void reached_definitions(const driver::Subject& subject, std::vector<syntax::NodeId>& out);

}  // namespace weft::facts
