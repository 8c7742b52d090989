#include "facts/void_code.h"

#include <algorithm>

#include "facts/void_walk.h"

namespace weft::facts {

std::string_view text(VoidKind kind) {
    static constexpr std::string_view texts[] = {
#define WEFT_VOID(enumerator, words) words,
#include "facts/void_kinds.def"
#undef WEFT_VOID
    };
    return texts[static_cast<size_t>(kind)];
}

const std::vector<VoidCode>& VoidFinder::find(const driver::Subject& subject) {
    found_.clear();
    out_.clear();
    const auto walk = [&](const ir::Function& function) {
        numbers_.clear();
        VoidWalk(*this, subject, function).walk();
    };
    walk(subject.kernel.body);
    for (const lower::LoweredFunction& function : subject.functions) walk(function.body);
    if (found_.empty()) return out_;
    // A line that is void in one round of an unrolled loop, or for one type, is there for the others.
    const auto count_in = [](const ir::Function& function, const Found& one) {
        size_t count = 0;
        for (const ir::Inst& inst : function.insts) {
            const builtins::Row* const row = inst.builtin();
            count += inst.node == one.node && inst.op == one.op &&
                     (row == nullptr ? !one.builtin.valid() : row->name == one.builtin);
        }
        return count;
    };
    for (size_t i = 0; i < found_.size(); ++i) {
        const Found& one = found_[i];
        const auto is_like = [&](const Found& other) {
            return other.node == one.node && other.op == one.op && other.builtin == one.builtin &&
                   other.kind == one.kind;
        };
        if (std::any_of(found_.begin(), found_.begin() + static_cast<std::ptrdiff_t>(i), is_like)) continue;
        const auto alike = static_cast<size_t>(std::count_if(found_.begin(), found_.end(), is_like));
        size_t all = count_in(subject.kernel.body, one);
        for (const lower::LoweredFunction& function : subject.functions) all += count_in(function.body, one);
        if (alike >= all) out_.push_back({one.kind, one.line});
    }
    std::sort(out_.begin(), out_.end(), [](const VoidCode& a, const VoidCode& b) { return a.line < b.line; });
    return out_;
}

}  // namespace weft::facts
