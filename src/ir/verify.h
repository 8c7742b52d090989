// verify: does a function keep what ir.h promises? Called by lower() on all it makes in builds with tests,
// sanitizers or a fuzzer, and by tests; a release build does not contain the call.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ir/ir.h"

namespace weft::ir {

enum class Damage : uint8_t {
#define WEFT_DAMAGE(name, text) name,
#include "ir/damage.def"
};
inline constexpr size_t damage_count = []() {
    size_t count = 0;
#define WEFT_DAMAGE(name, text) ++count;
#include "ir/damage.def"
    return count;
}();
std::string_view name_of(Damage damage);
std::string_view text(Damage damage);

struct Finding {
    Damage damage;
    uint32_t at;  // the instruction, the value, or the place in the pool
};
std::string describe(const Finding& finding);

// What a function refers to outside of itself.
struct Surroundings {
    const types::Types& types;
    const Strings& strings;
    uint32_t functions;  // how many there are to be called
    uint32_t nodes;      // of the tree
};

// The first damage found; none: the function is sound.
std::optional<Finding> verify(const Function& function, const Surroundings& around);

}  // namespace weft::ir
