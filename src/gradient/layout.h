// Layouts: a kernel and the functions it reaches -> what activity, replay and the machine have to know of
// every value and every instruction, found once. Made by judge.cpp in memory that is kept from kernel to
// kernel.
//   layout.cpp          values, instructions, steps of the sweep
//   layout_weights.cpp  which conditions may be blended
#pragma once

#include <cstdint>
#include <vector>

#include "adjoint/sweep.h"
#include "builtins/builtins.h"
#include "driver/subject.h"
#include "gradient/shapes.h"
#include "ir/ir.h"

namespace weft::gradient {

// Which of the machine's functions runs a call of a builtin.
// Unmodelled: none does, and no run can go past it.
enum class Family : uint8_t { Memory, Moving, Component, Integer, Sum, Other, Unmodelled };

struct ValueFacts {
    static constexpr uint32_t no_loop = UINT32_MAX, no_parameter = UINT32_MAX;

    types::TypeId type;                 // references stripped
    types::Kind kind{};                 // of that type
    Leaf leaf{};                        // of its first number
    uint32_t slot = 0;                  // the first of its numbers in a frame
    uint32_t width = 0;                 // how many numbers
    uint32_t uses = 0;                  // as an argument
    uint32_t parameter = no_parameter;  // which one it is
    bool is_reference = false;
    bool floats = false;     // there are floats in it
    bool is_test = false;    // made by comparing, or by `and`, `or`, `not`
    bool is_weight = false;  // a test that may be blended
    // activity.cpp
    bool may_vary = false;  // it may have a derivative by an array element
    // replay.cpp
    bool carried = false;     // a loop assigns it
    bool stale = false;       // carried, or made of such
    bool active = false;      // may have a derivative by an array element
    uint32_t loop = no_loop;  // the innermost around its definition: index of the loop's first instruction

    bool is_array() const { return kind == types::Kind::Array || kind == types::Kind::FixedArray; }
};

struct InstFacts {
    const builtins::Row* row = nullptr;  // of a call of a builtin; else null
    uint32_t partner = 0;                // IfBegin <-> IfEnd, loop begin <-> end
    Family family = Family::Other;
    bool blends = false;  // an IfBegin that may be taken by a share
    bool in_while_test = false;
    mutable uint8_t ways = 0;  // Way bits of all finished runs
};

// What comes out is one of the arguments.
inline bool picks_argument(builtins::Operation operation) {
    using builtins::Operation;
    return operation == Operation::Min || operation == Operation::Max || operation == Operation::Clamp;
}

// Of one function.
struct Layout {
    struct Constant {
        uint32_t slot;
        uint64_t number;
    };
    const ir::Function* function = nullptr;
    uint32_t id = 0;
    std::vector<ValueFacts> values;
    std::vector<InstFacts> insts;
    uint32_t slot_count = 0;
    std::vector<Constant> constants;
    bool has_loops = false, has_tests = false;
    bool assigns = false;          // variables
    bool writes_memory = false;    // it, or a function that it calls
    mutable bool entered = false;  // some run called it

    // Of add_sweep(): the steps of the replay, then those of the reverse section.
    adjoint::Sweep sweep;
    std::vector<uint32_t> jump;  // by step: where a false condition leads
    std::vector<uint32_t> next;  // by step: itself, or the first behind it that does something
    std::vector<uint32_t> loop_start, loop_exit, return_step;  // by instruction: steps

    ValueFacts& of(ir::ValueId value) { return values[value.index]; }
    const ValueFacts& of(ir::ValueId value) const { return values[value.index]; }
    // Of a field of a local struct: that struct; else itself.
    ir::ValueId whole(ir::ValueId value) const {
        while (function->values[value.index].spelling == ir::Spelling::Member)
            value = function->values[value.index].base;
        return value;
    }
    uint32_t step_count() const { return static_cast<uint32_t>(sweep.replay.size() + sweep.reverse.size()); }
    const adjoint::Step& step(uint32_t i) const {
        const size_t first = sweep.replay.size();
        return i < first ? sweep.replay[i] : sweep.reverse[i - first];
    }
};

class Layouts {
  public:
    void load(const driver::Subject& subject);
    void add_sweeps();  // for the backward pass

    size_t size() const { return count_; }
    Layout& operator[](size_t i) { return layouts_[i]; }  // the functions in their order, then the kernel
    const Layout& operator[](size_t i) const { return layouts_[i]; }
    Layout& kernel() { return layouts_[count_ - 1]; }
    const Layout& kernel() const { return layouts_[count_ - 1]; }
    bool is_kernel(const Layout& layout) const { return layout.id == count_ - 1; }
    const Layout& callee(const ir::Inst& call) const {
        return layouts_[layout_of_function_[call.as<ir::Call>().callee]];
    }
    Shapes& shapes() { return shapes_; }
    const types::Types& types() const { return shapes_.types(); }
    uint32_t thread_axes() const { return thread_axes_; }  // 0: no thread asks which one it is
    // The number that stands for a constant.
    uint64_t number_of(const ir::Function& function, ir::ConstantId id, Leaf leaf, uint32_t index) const;

  private:
    bool read_insts(Layout& layout);  // whether components of values are changed
    void read_values(Layout& layout);
    void read_calls(Layout& layout);
    void add_sweep(Layout& layout);
    Family family(const Layout& layout, const ir::Inst& inst, const builtins::Row& row) const;
    bool has_model(const Layout& layout, const ir::Inst& inst, const builtins::Row& row) const;
    bool may_change(const Layout& layout, ir::ValueId array) const;
    // layout_weights.cpp
    bool is_hard(const Layout& layout, uint32_t inst);
    bool all_floats(const ValueFacts& value);
    bool writes_memory(const Layout& layout, uint32_t inst) const;
    void find_weights(Layout& layout);

    Shapes shapes_;
    std::vector<Layout> layouts_;
    std::vector<uint32_t> layout_of_function_;  // by ir::FunctionId
    std::vector<uint32_t> open_;                // branches
    uint32_t count_ = 0, thread_axes_ = 0;
    const lower::LoweredModule* module_ = nullptr;
};

}  // namespace weft::gradient
