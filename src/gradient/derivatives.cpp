#include "gradient/derivatives.h"

#include <array>

#include "base/builtin_names.h"

namespace weft::gradient {
namespace {

struct Entry {
    Derivative derivative;
    bool listed = false;
};

constexpr std::array<Entry, names::builtin_count> make_entries() {
    std::array<Entry, names::builtin_count> entries{};
#define WEFT_DERIVATIVE(name, rule, missing) \
    entries[names::name.index - names::first_builtin.index] = {{DerivativeRule::rule, missing}, true};
#include "gradient/derivatives.def"
#undef WEFT_DERIVATIVE
    return entries;
}
constexpr auto entries = make_entries();

}  // namespace

Derivative derivative(const builtins::Row& row) {
    const Entry& entry = entries[row.name.index - names::first_builtin.index];
    if (entry.listed) return entry.derivative;
    return {row.differentiable ? DerivativeRule::General : DerivativeRule::Flat, 0};
}

}  // namespace weft::gradient
