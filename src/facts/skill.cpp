#include "facts/skill.h"

#include <algorithm>
#include <array>

#include "base/builtin_names.h"
#include "facts/source_counts.h"

namespace weft::facts {
namespace {

using builtins::Effect;
using ir::Op;
using ir::ValueId;

// The points up to which a kernel is of a level; the last has no end.
constexpr uint32_t highest_skill[] = {6, 15, 28, 46};

constexpr uint8_t most_loads = 100;

class SkillWalk {
  public:
    SkillWalk(const driver::Subject& subject, SkillCounts& out, std::vector<uint8_t>& loads)
        : subject_(subject), out_(out), loads_(loads) {}

    void walk(const ir::Function& function) {
        loads_.assign(function.values.size(), 0);
        for (const ir::Value& value : function.values) look_at(value.type);
        for (const ir::Inst& inst : function.insts) step(function, inst);
        // Every body ends in one return of its own.
        const uint32_t ends = function.returns ? 1 : 0;
        out_.exits += returns_ > ends ? returns_ - ends : 0;
        returns_ = 0;
    }

    void finish() {
        for (const bool one : rotations_) out_.rotations += one;
        out_.structs = static_cast<uint32_t>(structs_.size());
    }

  private:
    // ---- types

    void look_at(types::TypeId id) {
        const types::Type& type = subject_.types[id];
        switch (type.kind) {
            case types::Kind::Array:
            case types::Kind::Reference:
            case types::Kind::FixedArray:
                return look_at(type.element);
            case types::Kind::Vector:
                out_.vectors = 1;
                return;
            case types::Kind::Matrix:
                rotations_[0] = true;
                return;
            case types::Kind::Quaternion:
                rotations_[1] = true;
                return;
            case types::Kind::Transform:
                rotations_[2] = true;
                return;
            case types::Kind::Struct:
                if (std::find(structs_.begin(), structs_.end(), id) == structs_.end()) structs_.push_back(id);
                return;
            default:
                return;
        }
    }

    // ---- instructions

    uint8_t loads_in(const ir::Function& function, std::span<const ValueId> values) const {
        uint8_t most = 0;
        for (ValueId id : values) {
            while (function.values[id.index].spelling == ir::Spelling::Member)
                id = function.values[id.index].base;
            most = std::max(most, loads_[id.index]);
        }
        return most;
    }

    void step(const ir::Function& function, const ir::Inst& inst) {
        const auto args = function.range(inst.args);
        const uint8_t before = loads_in(function, args);
        for (const ValueId id : function.range(inst.results)) loads_[id.index] = before;
        out_.exits += inst.op == Op::Goto;
        returns_ += inst.op == Op::Return;
        out_.open_loops += inst.op == Op::WhileBegin || (inst.op == Op::ForBegin && before != 0);
        if (inst.op == Op::SlotStore || inst.op == Op::SlotAtomic) {
            access(loads_in(function, args.subspan(2)), true);
            out_.atomics += inst.op == Op::SlotAtomic;
        }
        if (inst.op == Op::SlotAddress) access(loads_in(function, args.subspan(1)), false);
        if (const builtins::Row* const row = inst.builtin()) call(function, inst, *row);
    }

    void access(uint8_t loads, bool is_write) {
        out_.indirection = std::max<uint32_t>(out_.indirection, loads);
        out_.scatters += is_write && loads != 0;
    }

    void call(const ir::Function& function, const ir::Inst& inst, const builtins::Row& row) {
        const auto args = function.range(inst.args);
        const builtins::EffectFacts& effect = builtins::facts(row.effect());
        if (effect.element != builtins::Element::None) {
            const bool is_write = effect.element != builtins::Element::Reads;
            const size_t count = is_write ? args.size() - 2 : args.size() - 1;
            const uint8_t index = loads_in(function, args.subspan(1, count));
            access(index, is_write);
            if (!is_write) {
                const auto deeper = static_cast<uint8_t>(std::min<int>(index + 1, most_loads));
                for (const ValueId id : function.range(inst.results)) loads_[id.index] = deeper;
            }
        }
        if (row.effect() == Effect::Assign && args.size() == 2) {
            uint8_t& variable = loads_[args[0].index];
            variable = std::max(variable, loads_[args[1].index]);
        }
        if (row.effect() == Effect::Thread)
            out_.dimensions = std::max(out_.dimensions, inst.results.count - 1);
        out_.atomics += row.effect() == Effect::Atomic;
        if (row.effect() == Effect::Seed) out_.random = 1;
        const bool is_mathematics =
            row.effect() == Effect::Compute && row.group != builtins::Group::Operators &&
            row.operation() != builtins::Operation::Cast && row.operation() != builtins::Operation::Length;
        bool& known = seen_[row.name.index - names::first_builtin.index];
        out_.mathematics += is_mathematics && !known;
        known = true;
    }

    const driver::Subject& subject_;
    SkillCounts& out_;
    std::vector<uint8_t>& loads_;
    std::array<bool, 3> rotations_{};
    std::array<bool, names::builtin_count> seen_{};
    std::vector<types::TypeId> structs_;
    uint32_t returns_ = 0;
};

// How many functions stand behind each other below a function. Warp knows no recursion.
uint32_t layers_below(const driver::Subject& subject, const ir::Function& function) {
    uint32_t most = 0;
    for (const ir::FunctionId id : function.callees)
        most = std::max(most, 1 + layers_below(subject, subject.lowered.functions[id.index].body));
    return most;
}

}  // namespace

uint32_t skill_points(const SkillCounts& counts) {
    uint32_t points = 0;
#define WEFT_SKILL(name, weight, most, text) points += weight * std::min<uint32_t>(counts.name, most);
#include "facts/skill.def"
#undef WEFT_SKILL
    return points;
}

uint32_t skill_level(uint32_t points) {
    uint32_t level = 1;
    for (const uint32_t highest : highest_skill) level += points > highest;
    return level;
}

SkillCounts SkillFacts::counts(const driver::Subject& subject) {
    SkillCounts out;
    const SourceCounts source = source_counts(subject);
    out.nesting = source.depth;
    out.loops = source.counts.loops;
    out.branches = source.counts.branches;
    out.length = source.counts.statements / 10;
    out.functions = static_cast<uint32_t>(subject.functions.size());
    const uint32_t layers = layers_below(subject, subject.kernel.body);
    out.layers = layers > 1 ? layers - 1 : 0;
    SkillWalk walk(subject, out, loads_);
    walk.walk(subject.kernel.body);
    for (const lower::LoweredFunction& function : subject.functions) walk.walk(function.body);
    walk.finish();
    uint32_t arrays = 0;
    for (const ir::ValueId id : subject.kernel.body.parameters)
        arrays += subject.types[subject.kernel.body.values[id.index].type].kind == types::Kind::Array;
    out.arrays = arrays > 2 ? arrays - 2 : 0;
    return out;
}

}  // namespace weft::facts
