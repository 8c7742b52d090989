// Private to facts/
// VoidWalk: one function of a kernel, from its first instruction to its last, with the numbers of its values
// (value_numbers.h); what computes nothing is noted on the way. void_code.cpp walks over all functions.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "driver/subject.h"
#include "facts/value_numbers.h"
#include "facts/void_code.h"

namespace weft::facts {

using ir::ValueId;

class VoidWalk {
  public:
    VoidWalk(VoidFinder& finder, const driver::Subject& subject, const ir::Function& function)
        : of_(finder), numbers_(finder.numbers_), subject_(subject), function_(function) {}

    void walk() {
        prepare();
        find_unread();
        for (uint32_t i = 0; i < function_.insts.size(); ++i) step(i);
    }

  private:
    struct Fact {
        Number test;
        bool holds;
        syntax::NodeId node;  // of the branch that tells
    };
    struct Element {
        Number place;
        ValueId array;
        const ir::Inst* store;
    };
    struct Block {
        size_t facts;
        Number test;  // 0: of a loop
        bool negated;
        syntax::NodeId node;
    };

    // ---- before

    std::span<const ValueId> args(const ir::Inst& inst) const { return function_.range(inst.args); }
    std::span<const ValueId> results(const ir::Inst& inst) const { return function_.range(inst.results); }
    const types::Type& type(ValueId id) const {
        return subject_.types[types::stripped(subject_.types, function_.values[id.index].type)];
    }
    bool is_float(ValueId id) const { return types::facts(type(id).scalar).is_float; }
    bool is_scalar(ValueId id) const { return type(id).kind == types::Kind::Scalar; }

    void mark_written(ValueId id);

    void prepare();

    // ---- values that nobody reads

    bool is_needed_for_itself(const ir::Inst& inst) const;

    const ir::Function& callee(const ir::Inst& inst) const;

    void need(ValueId id);

    void find_unread();

    // Warp makes a variable of the number of a round whether it is read or not.
    bool is_index_of_loop(const ir::Inst& inst) const;

    // ---- numbers of values

    Number number(ValueId id);

    std::optional<double> constant_of(ir::ConstantId id) const;

    // A number that is written where it is used: 0.5, -1. Not a constant with a name: it may be another
    // tomorrow.
    std::optional<double> literal(ValueId id) const;

    Bounds bounds(ValueId id);

    void set(const ir::Inst& inst, Number to) { of_.current_[results(inst)[0].index] = to; }
    void set_fresh(const ir::Inst& inst) {
        for (const ValueId id : results(inst)) of_.current_[id.index] = numbers_.fresh();
    }
    void forget_written() {
        for (const ValueId id : of_.written_) of_.current_[id.index] = numbers_.fresh();
        ++local_age_;
    }
    void forget_memory() {
        ++memory_age_;
        elements_.clear();
    }

    void add(VoidKind kind, const ir::Inst& inst);

    // ---- instructions

    void step(uint32_t at);

    void bool_join(const ir::Inst& inst);

    // ---- tests

    void compare(const ir::Inst& inst);

    // a < b and b > a are one test.
    Number test(ir::CompareOp op, Number a, Number b);

    void learn(Number about, bool holds, syntax::NodeId node);

    void if_begin(const ir::Inst& inst);

    void if_end(uint32_t at);

    // ---- calls

    void call(const ir::Inst& inst);

    void write(const ir::Inst& inst, builtins::Effect effect);

    std::span<const Number> numbers_of(std::span<const ValueId> values);

    void plain(const ir::Inst& inst, const builtins::Row& row);

    void own_call(const ir::Inst& inst);

    void load(const ir::Inst& inst);

    void array_store(const ir::Inst& inst);

    // The row by which the kernel reads elements; null: it reads none so far.
    const builtins::Row* address_row();

    void choose(const ir::Inst& inst);

    // ---- arithmetic

    static bool is(std::optional<double> written, builtins::Number number) {
        if (!written || number == builtins::Number::None) return false;
        return *written == (number == builtins::Number::Zero ? 0.0 : 1.0);
    }

    void compute(const ir::Inst& inst, const builtins::Row& row);

    void find_identity(const ir::Inst& inst, const builtins::Row& row, std::span<const ValueId> given);

    static bool is_vector_product(const builtins::Row& row);
    // dot(a, cross(a, b)) is zero.
    bool is_across(Number a, Number b) const;

    void find_undone(const ir::Inst& inst, const builtins::Row& row, std::span<const ValueId> given);

    bool is_inverse(Number a, Number b) const;

    void limits(const ir::Inst& inst, const builtins::Row& row, std::span<const ValueId> given);

    static bool is_sum(const builtins::Row& row) {
        return row.operation() == builtins::Operation::Add || row.operation() == builtins::Operation::Sub;
    }
    static bool is_quotient(const builtins::Row& row) { return row.operation() == builtins::Operation::Div; }

    // A sum of which parts are taken away again is opened, unless somebody needs it as it is: what is left of
    // t - a where t = a + b is what rounding took from b, and t is what goes on.
    Numbers::Operand operand(ValueId id);

    // Nothing: it is neither.
    std::optional<Numbers::Joined> sum_or_product(const builtins::Row& row, const ir::Inst& inst,
                                                  std::span<const ValueId> given);

    Bounds bounds_of(const ir::Inst& inst, const builtins::Row& row, std::span<const ValueId> given);

    Bounds bounds_of(builtins::Outcome outcome, std::span<const ValueId> given);

    struct Test {
        ir::CompareOp op{};
        Number a = 0, b = 0;
    };

    VoidFinder& of_;
    Numbers& numbers_;
    const driver::Subject& subject_;
    const ir::Function& function_;
    std::vector<Fact> facts_;
    std::vector<Block> blocks_;
    std::vector<Element> elements_;
    std::vector<Test> tests_;  // by number
    std::vector<Number> given_;
    const builtins::Row* address_ = nullptr;
    Number local_age_ = 1, memory_age_ = 1;
    bool writes_memory_ = false;
};

}  // namespace weft::facts
