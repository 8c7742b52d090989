#include "gradient/apart.h"

#include <algorithm>
#include <array>
#include <vector>

namespace weft::gradient {

using builtins::DerivativeRule;
using builtins::Effect;
using builtins::Operation;
using ir::Op;
using ir::ValueId;

namespace {

// Of floats: what an atomic minimum or maximum picks has a derivative.
bool picks_float(const Layout& layout, const ir::Inst& inst, const builtins::Row& row) {
    if (row.effect() != Effect::Atomic) return false;
    const bool picks = row.operation() == Operation::Min || row.operation() == Operation::Max;
    return picks && layout.of(layout.function->range(inst.args).back()).floats;
}

// Reads a kernel until something is touched in a way that it cannot follow.
class ApartReader {
  public:
    explicit ApartReader(const Layout& layout) : layout_(layout), function_(*layout.function) {}

    bool can_follow() {
        for (uint32_t i = 0; i < function_.insts.size(); ++i) {
            if (!plain(function_.insts[i], layout_.insts[i].row)) return false;
        }
        return true;
    }

    // Of what was followed.
    bool offers_extremes() const { return offers_extremes_; }
    bool reads_own(ValueId array) const { return uses_[layout_.of(array).parameter].own; }
    bool stay_apart() const {
        return std::none_of(uses_.begin(), uses_.end(), [](const Use& use) {
            const bool shared = use.written || (use.updated && use.read);
            return shared && !use.own;
        });
    }

  private:
    static constexpr size_t max_axes = 4, max_parameters = 64;
    using Places = std::array<uint8_t, max_axes>;  // where the numbers of the thread stand among the indexes

    struct Use {
        bool read = false, written = false, updated = false;
        bool own = true;  // all numbers of the thread stand among the indexes, always at the same places
        bool known = false;
        Places places{};
    };

    bool plain(const ir::Inst& inst, const builtins::Row* row) {
        const auto operands = function_.range(inst.args);
        switch (inst.op) {
            case Op::Call:
                return row == nullptr ? !takes_array(operands) : call(inst, *row);
            case Op::FieldAddress: {
                const ir::OriginId origin = inst.as<ir::FieldAddress>().origin;
                if (!origin.valid()) return true;
                const ValueId root = function_.origins[origin.index].root;
                if (!layout_.of(root).is_array()) return true;
                return touch(root, {}, &Use::read);
            }
            case Op::SlotAddress:
                return touch(operands[0], operands.subspan(1), &Use::read);
            case Op::SlotStore:
                return touch(operands[1], operands.subspan(2), &Use::written);
            case Op::SlotAtomic:
                return touch(operands[1], operands.subspan(2), &Use::updated);
            case Op::Comment:
            case Op::SetConstant:
            case Op::Compare:
            case Op::BoolBegin:
            case Op::BoolJoin:
            case Op::IfBegin:
            case Op::IfEnd:
            case Op::IfReverse:
            case Op::FieldStore:
            case Op::OuterStore:
            case Op::ForBegin:
            case Op::RangeBegin:
            case Op::WhileBegin:
            case Op::WhileTest:
            case Op::LoopBody:
            case Op::LoopEnd:
            case Op::Goto:
            case Op::Return:
            case Op::ReturnDefault:
            case Op::Assert:
                return true;
        }
        return false;
    }

    bool call(const ir::Inst& inst, const builtins::Row& row) {
        const auto operands = function_.range(inst.args);
        switch (row.effect()) {
            case Effect::Thread: {
                if (!thread_.empty() || inst.results.count > max_axes) return false;
                thread_ = function_.range(inst.results);
                return true;
            }
            case Effect::Address:
                return touch(operands[0], operands.subspan(1), &Use::read);
            case Effect::ArrayStore:
                return touch(operands[0], operands.subspan(1, operands.size() - 2), &Use::written);
            case Effect::Atomic: {
                offers_extremes_ = offers_extremes_ || picks_float(layout_, inst, row);
                const size_t behind = row.operation() == Operation::CompareExchange ? 2 : 1;
                return touch(operands[0], operands.subspan(1, operands.size() - 1 - behind), &Use::updated);
            }
            case Effect::Assign:  // a number of the thread that a loop changes says nothing any more
                return std::find(thread_.begin(), thread_.end(), operands[0]) == thread_.end();
            case Effect::Store:
            case Effect::View:
            case Effect::LocalArray:
            case Effect::Arrays:
            case Effect::Query:
            case Effect::Tile:
            case Effect::Unmodelled:
                return false;
            case Effect::Compute:
            case Effect::Reinterpret:
            case Effect::Construct:
            case Effect::Load:
            case Effect::Copy:
            case Effect::Where:
            case Effect::Range:
            case Effect::IterNext:
            case Effect::Reversed:
            case Effect::Tuple:
            case Effect::Extract:
            case Effect::Slice:
            case Effect::SetPart:
            case Effect::UpdatePart:
            case Effect::PartAddress:
            case Effect::CopyPart:
            case Effect::GetMember:
            case Effect::SetMember:
            case Effect::Seed:
            case Effect::Draw:
            case Effect::Noise:
            case Effect::Decompose:
            case Effect::Report:
                return !takes_array(operands);
        }
        return false;
    }

    bool takes_array(std::span<const ValueId> operands) const {
        return std::any_of(operands.begin(), operands.end(),
                           [&](ValueId id) { return layout_.of(id).is_array(); });
    }

    bool touch(ValueId array, std::span<const ValueId> indices, bool Use::*how) {
        const uint32_t parameter = layout_.of(array).parameter;
        if (parameter >= max_parameters) return false;
        Use& use = uses_[parameter];
        use.*how = true;
        Places places{};
        for (size_t axis = 0; axis < thread_.size(); ++axis) {
            const auto found = std::find(indices.begin(), indices.end(), thread_[axis]);
            if (found == indices.end()) use.own = false;
            places[axis] = static_cast<uint8_t>(found - indices.begin());
        }
        use.own = use.own && !thread_.empty() && (!use.known || use.places == places);
        use.known = true;
        use.places = places;
        return true;
    }

    const Layout& layout_;
    const ir::Function& function_;
    std::span<const ValueId> thread_;  // its numbers
    std::array<Use, max_parameters> uses_{};
    bool offers_extremes_ = false;
};

// What the derivative of a value hangs on, by one way through the kernel or another: a set of origins.
using OriginSet = uint8_t;
constexpr OriginSet nothing = 1, own_element = 2, shared_element = 4;

// A value made of all of them: one element of the thread's own suffices to make it differ from another's.
OriginSet made_of(OriginSet a, OriginSet b) {
    OriginSet made = (a | b) & own_element;
    if ((a & nothing) != 0 && (b & nothing) != 0) made |= nothing;
    const bool may_share =
        (a & shared_element) != 0 ? (b & ~own_element) != 0 : (b & shared_element) != 0 && (a & nothing) != 0;
    if (may_share) made |= shared_element;
    return made;
}

// Follows origins through a kernel that an ApartReader could follow, to what is offered to extremes.
class OriginReader {
  public:
    OriginReader(const Layout& layout, const ApartReader& apart)
        : layout_(layout),
          function_(*layout.function),
          apart_(apart),
          origins_(function_.values.size(), nothing_yet) {}

    bool extremes_are_own() {
        for (uint32_t pass = 0; pass < most_passes; ++pass) {
            changed_ = false;
            for (uint32_t i = 0; i < function_.insts.size(); ++i)
                follow(function_.insts[i], layout_.insts[i].row);
            if (!changed_) return offers_are_own();
        }
        return false;
    }

  private:
    static constexpr uint32_t most_passes = 16;  // what a loop carries comes a pass later
    static constexpr OriginSet nothing_yet = 0;

    bool offers_are_own() const {
        for (uint32_t i = 0; i < function_.insts.size(); ++i) {
            const ir::Inst& inst = function_.insts[i];
            const builtins::Row* row = layout_.insts[i].row;
            if (row == nullptr || !picks_float(layout_, inst, *row)) continue;
            if ((of(function_.range(inst.args).back()) & shared_element) != 0) return false;
        }
        return true;
    }

    void follow(const ir::Inst& inst, const builtins::Row* row) {
        const auto operands = function_.range(inst.args);
        switch (inst.op) {
            case Op::SlotAddress:
                return make(inst, element_of(operands[0]));
            case Op::FieldAddress:
                return make(inst, of(operands[0]));
            case Op::FieldStore:
                return join(operands[0], of(operands[1]));
            case Op::Call:
                // A function may return any of its arguments.
                return row == nullptr ? make(inst, any_of(operands)) : call(inst, *row);
            case Op::SetConstant:
            case Op::Compare:
            case Op::BoolBegin:
            case Op::BoolJoin:
            case Op::SlotStore:
            case Op::SlotAtomic:
            case Op::Comment:
            case Op::IfBegin:
            case Op::IfEnd:
            case Op::IfReverse:
            case Op::ForBegin:
            case Op::RangeBegin:
            case Op::WhileBegin:
            case Op::WhileTest:
            case Op::LoopBody:
            case Op::LoopEnd:
            case Op::Goto:
            case Op::Return:
            case Op::ReturnDefault:
            case Op::Assert:
                return make(inst, nothing);
            case Op::OuterStore:
                return make(inst, shared_element);
        }
    }

    void call(const ir::Inst& inst, const builtins::Row& row) {
        const auto operands = function_.range(inst.args);
        const builtins::EffectFacts& effect = builtins::facts(row.effect());
        if (effect.element == builtins::Element::Reads) return make(inst, element_of(operands[0]));
        if (effect.element == builtins::Element::Updates) return make(inst, shared_element);
        if (effect.element == builtins::Element::Writes) return;
        const auto data = effect.data == builtins::Data::First ? operands.first(1) : operands;
        const OriginSet made = is_arithmetic(row) ? all_of(data, row) : any_of(data);
        make(inst, made);
        if (effect.writes == builtins::Writes::First) join(operands[0], made);
        if (effect.writes == builtins::Writes::Rest) {
            for (const ValueId id : operands.subspan(1)) join(id, made);
        }
    }

    // Every argument takes part in what comes out.
    static bool is_arithmetic(const builtins::Row& row) {
        return row.effect() == Effect::Compute && !picks_argument(row.operation());
    }

    OriginSet all_of(std::span<const ValueId> operands, const builtins::Row& row) const {
        const DerivativeRule rule = row.behaviour->derivative;
        if (rule == DerivativeRule::Flat) return nothing;
        if (rule == DerivativeRule::FirstOnly) return of(operands[0]);
        OriginSet made = nothing;
        for (const ValueId id : operands) made = made_of(made, of(id));
        return made;
    }
    OriginSet any_of(std::span<const ValueId> operands) const {
        OriginSet made = nothing_yet;
        for (const ValueId id : operands) made |= of(id);
        return made == nothing_yet ? nothing : made;
    }
    OriginSet element_of(ValueId array) const {
        return apart_.reads_own(array) ? own_element : shared_element;
    }

    // A field of a local struct hangs on what its struct does; what nobody made is a constant or a number
    // that the launch gives.
    OriginSet of(ValueId id) const {
        const OriginSet found = origins_[layout_.whole(id).index];
        return found == nothing_yet || !layout_.of(id).floats ? nothing : found;
    }
    void join(ValueId id, OriginSet more) {
        OriginSet& now = origins_[layout_.whole(id).index];
        changed_ = changed_ || (now | more) != now;
        now |= more;
    }
    void make(const ir::Inst& inst, OriginSet origins) {
        for (const ValueId id : function_.range(inst.results)) join(id, origins);
    }

    const Layout& layout_;
    const ir::Function& function_;
    const ApartReader& apart_;
    std::vector<OriginSet> origins_;  // by value
    bool changed_ = false;
};

bool has_extremes(const Layout& layout) {
    for (uint32_t i = 0; i < layout.insts.size(); ++i) {
        const builtins::Row* row = layout.insts[i].row;
        if (row != nullptr && picks_float(layout, layout.function->insts[i], *row)) return true;
    }
    return false;
}

}  // namespace

bool threads_stay_apart(const Layouts& layouts) {
    ApartReader reader(layouts.kernel());
    return reader.can_follow() && !reader.offers_extremes() && reader.stay_apart();
}

bool extremes_are_own(const Layouts& layouts) {
    if (layouts.thread_axes() == 0) return true;
    bool in_functions = false;
    for (size_t i = 0; i + 1 < layouts.size(); ++i) in_functions = in_functions || has_extremes(layouts[i]);
    if (in_functions) return false;
    if (!has_extremes(layouts.kernel())) return true;
    ApartReader apart(layouts.kernel());
    return apart.can_follow() && OriginReader(layouts.kernel(), apart).extremes_are_own();
}

}  // namespace weft::gradient
