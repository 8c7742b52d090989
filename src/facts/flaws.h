// flaws: a compiled kernel -> what a careful reader would strike out of it: a value nobody reads, a parameter
// nobody uses, an operation that does nothing, a condition that is decided already. Found in the tree, so a
// user's file can be asked too; of grown kernels none may have one.
#pragma once

#include <string_view>
#include <vector>

#include "driver/subject.h"

namespace weft::facts {

enum class FlawKind : uint8_t {
    DeadStore,         // a local gets a value that no path reads
    UnusedParameter,   // of the kernel or of a function it reaches
    NeutralOperation,  // x * 1.0, x + 0, x / 1, x - x, min(x, x)
    RepeatedTest,      // both sides of `and`, `or` or a comparison are the same
    EqualArms,         // a if c else a; both arms of an `if` written alike
    NestedTest,        // a condition tested again within its own branch
    Count
};
std::string_view text(FlawKind kind);  // "dead store"

struct Flaw {
    FlawKind kind;
    uint32_t line;
};

// `out` is cleared first.
void flaws(const driver::Subject& subject, std::vector<Flaw>& out);

}  // namespace weft::facts
