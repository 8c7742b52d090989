#include "module/equal_kernels.h"

#include <algorithm>
#include <utility>

namespace weft::module {
namespace {

// Does the text of two equal kernels differ? By their lines, or by functions of equal code with other
// numbers.
bool choice_shows(const Program& program, const Kernel& one, const Kernel& other) {
    const bool lines = one.source.first_line != other.source.first_line && !(one.instance && other.instance);
    if (lines) return true;
    if (one.scope == other.scope) return false;
    if (!one.scope.valid() || program.scopes[one.scope.index].kind != ScopeKind::Closure) return false;
    const FunctionInfo& info = program.function_infos[program.scopes[one.scope.index].function_info];
    for (const StringId name : info.free) {
        const Value a = program.lookup(one.scope, name), b = program.lookup(other.scope, name);
        const bool function = a.kind == ValueKind::Function || b.kind == ValueKind::Function;
        if (function && a.id != b.id) return true;
        const bool plain = is_constant(program, a) || a.kind == ValueKind::Type ||
                           a.kind == ValueKind::Module || a.kind == ValueKind::Missing ||
                           a.kind == ValueKind::Struct || function;
        if (!plain && (a.kind != b.kind || a.id != b.id)) return true;
    }
    // A wp.static() may have given each a function of its own.
    const auto x = program.statics_of(one), y = program.statics_of(other);
    for (size_t i = 0; i < std::min(x.size(), y.size()); ++i) {
        if (x[i].value.kind == ValueKind::Function && x[i].value.id != y[i].value.id) return true;
    }
    return false;
}

}  // namespace

std::optional<Diag> keep_one_of_equals(std::vector<KernelIdentity>& kernels, const Program& program,
                                       const Strings& strings) {
    // Of equal kernels Warp keeps the last of its set, whose order is a matter of chance unless it is alive.
    const auto by_digest = [](const KernelIdentity& a, const KernelIdentity& b) {
        return a.digest < b.digest;
    };
    if (kernels.size() > 1) std::stable_sort(kernels.begin(), kernels.end(), by_digest);
    size_t kept = 0;
    for (size_t i = 0; i < kernels.size(); ++i) {
        if (i + 1 < kernels.size() && kernels[i].digest == kernels[i + 1].digest) {
            const Kernel &one = program.kernels[kernels[i].id.index],
                         &other = program.kernels[kernels[i + 1].id.index];
            if (!program.live && choice_shows(program, one, other))
                return Diag{DiagKind::KernelChance, other.place(), {std::string(strings.text(other.name))}};
            continue;
        }
        if (kept != i) std::swap(kernels[kept], kernels[i]);
        ++kept;
    }
    kernels.resize(kept);
    return std::nullopt;
}

}  // namespace weft::module
