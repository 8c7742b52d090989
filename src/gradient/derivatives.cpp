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

bool draws(const builtins::Row& row) {
    return row.group == builtins::Group::Random && row.name != names::rand_init && row.name != names::noise &&
           row.name != names::pnoise && row.name != names::curlnoise;
}

bool tells_only(const builtins::Row& row) {
    return row.name == names::print || row.name == names::printf || row.name == names::breakpoint ||
           row.name == names::expect_eq || row.name == names::expect_neq || row.name == names::expect_near;
}

}  // namespace weft::gradient
