#include "gradient/apart.h"

#include <algorithm>
#include <array>

namespace weft::gradient {

using builtins::Effect;
using ir::Op;
using ir::ValueId;

namespace {

// Reads a kernel until something is touched in a way that it cannot follow.
class ApartReader {
  public:
    explicit ApartReader(const Layout& layout) : layout_(layout), function_(*layout.function) {}

    bool stay_apart() {
        for (uint32_t i = 0; i < function_.insts.size(); ++i) {
            if (!plain(function_.insts[i], layout_.insts[i].row)) return false;
        }
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
                if (picks_float(operands, row.operation())) return false;
                const size_t behind = row.operation() == builtins::Operation::CompareExchange ? 2 : 1;
                return touch(operands[0], operands.subspan(1, operands.size() - 1 - behind), &Use::updated);
            }
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
            case Effect::Assign:
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

    // Threads may offer the same extreme.
    bool picks_float(std::span<const ValueId> operands, builtins::Operation operation) const {
        const bool picks = operation == builtins::Operation::Min || operation == builtins::Operation::Max;
        return picks && layout_.of(operands.back()).floats;
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
};

}  // namespace

bool threads_stay_apart(const Layouts& layouts) {
    return ApartReader(layouts.kernel()).stay_apart();
}

}  // namespace weft::gradient
