// Walk: goes through a kernel with what is known of its values instead of values, over every path at once,
// and finds what may go wrong on the planned inputs: an index outside its array, a division by zero, integers
// that leave their type, loops without an end in sight. No finding: no run on these inputs has any of it,
// forward; and none backward where nothing is said of that. What it has no model of it refuses.
//   walk.cpp             functions, branches, what single instructions do
//   walk_loops.cpp       loops
//   walk_calls.cpp       builtins
//   walk_memory.cpp      arrays, references and what is stored there
//   walk_conditions.cpp  what a condition tells of the values that it compares
#pragma once

#include <map>
#include <string>
#include <vector>

#include "infer/arithmetic.h"
#include "infer/sources.h"
#include "infer/state.h"

namespace weft::infer {

// What may go wrong, and which change of the plan may mend it.
struct Finding {
    enum class Kind : uint8_t { Index, Division /* or a stride */, Rounds, Overflow } kind;
    std::string text;
    uint32_t line = 0;
    uint32_t leaf = nobody;       // the numbers that are not narrow enough
    uint32_t object = nobody;     // Index: the array
    uint8_t axis = 0;             // Index
    std::optional<Linear> reach;  // Index: how large the array would have to be
};

// A parameter that is compared with the number of a thread: meant to be the size of the launch.
struct Guard {
    uint32_t leaf;
    uint8_t axis;
};

// A float that decides nothing, for it lies on one side of what it is compared with.
struct Threshold {
    uint32_t leaf;
    double number;
};

// Thrown: no plan helps.
struct Refusal {
    std::string text;
    uint32_t line = 0;
};

// Of one function, found once.
struct FunctionFacts {
    const ir::Function* function = nullptr;
    std::vector<uint32_t> partner;                  // by instruction: the end of a branch or loop
    std::vector<uint32_t> made_by;                  // by value: its instruction, or nobody
    std::vector<std::vector<uint32_t>> made_of_it;  // by value: values
    struct Condition {
        ir::ValueId first;
        std::vector<std::pair<bool, ir::ValueId>> joined;  // is_or
    };
    std::map<uint32_t, Condition> conditions;  // by value: `and`, `or`
    struct Assignment {
        uint32_t inst;
        ir::ValueId to, from;
    };
    std::vector<Assignment> assignments;
};

class Walk {
  public:
    // `steps` counts what all walks of a kernel cost.
    Walk(const driver::Subject& subject, Sources& sources, uint64_t& steps);
    // May throw a Refusal. Arguments that are read or written are marked in the sources.
    void run();

    std::vector<Finding> findings;
    std::vector<Guard> guards;
    std::vector<Threshold> thresholds;
    std::vector<std::pair<uint32_t, uint32_t>> ragged;  // leaves that give start and end of one loop
    bool learned = false;    // of what is stored in arrays: the walk has to be repeated
    std::string not_finite;  // why a float may be none, the first reason
    uint32_t not_finite_leaf = nobody;
    std::string forward_only;  // why the backward pass may go wrong

  private:
    struct Loop {
        uint32_t begin;
        State left, again;  // by `break` or its test; by `continue`
    };
    struct Frame {
        const FunctionFacts* facts;
        std::vector<Loop> loops;
        std::vector<Value> returned;
        std::map<uint32_t, Upper> rounds;  // by the first instruction of a loop
        const ir::Function& function() const { return *facts->function; }
    };
    struct Saved {
        ir::ValueId id;
        Value value;
    };

    // ---- walk.cpp
    void block(Frame& frame, State& state, uint32_t from, uint32_t to);
    uint32_t branch(Frame& frame, State& state, uint32_t at);
    void leave(Frame& frame, State& state, const ir::Inst& inst);
    void execute(Frame& frame, State& state, const ir::Inst& inst);
    void field_address(Frame& frame, State& state, const ir::Inst& inst);
    void slot(Frame& frame, State& state, const ir::Inst& inst);
    std::vector<Value> call_function(const FunctionFacts& callee, std::span<const Value> args);
    static FunctionFacts facts_of(const ir::Function& function);
    static void join_into(State& to, const State& from);
    void spend(uint64_t steps);

    // ---- values
    Value get(const Frame& frame, const State& state, ir::ValueId id) const;
    // The variable itself; null where get() has to make up a value.
    const Value* made_variable(const Frame& frame, const State& state, ir::ValueId id) const;
    Value constant(const ir::Function& function, ir::ConstantId id, types::TypeId type) const;
    const Value* variable(const Frame& frame, const State& state, ir::ValueId id) const;
    Value* variable_to_change(const Frame& frame, State& state, ir::ValueId id) const;
    void set(const Frame& frame, State& state, ir::ValueId id, Value value);
    void change(const Frame& frame, State& state, ir::ValueId id, Value value);  // of a variable
    void forget_what_is_made_of(const Frame& frame, State& state, ir::ValueId id);
    // With what follows from its operands as they are known now.
    Value sharp(const Frame& frame, const State& state, ir::ValueId id, unsigned depth = 4) const;
    const types::Type& type_of(const Frame& frame, ir::ValueId id) const;
    uint32_t field_index(const types::Type& structure, StringId field) const;

    // ---- walk_loops.cpp
    uint32_t loop(Frame& frame, State& state, uint32_t begin);
    Upper rounds_at(Frame& frame, const State& state, uint32_t begin);
    State round(Frame& frame, const State& head, uint32_t begin);
    bool widen(Frame& frame, const State& entry, State& head, const State& next, uint32_t begin, bool far);
    std::optional<Whole> growth(const Frame& frame, const State& state, ir::ValueId id, uint32_t begin) const;
    std::optional<Whole> step(const Frame& frame, const State& state, ir::ValueId from, ir::ValueId variable,
                              unsigned depth) const;
    bool halves(const Frame& frame, const State& state, ir::ValueId from, ir::ValueId variable) const;
    Upper while_rounds(const Frame& frame, const State& entry, const State& state, uint32_t begin) const;
    Upper rounds_by(const Frame& frame, const State& entry, const State& state, uint32_t begin,
                    ir::ValueId condition) const;
    uint32_t leaf_that_ends(const Frame& frame, const State& state, uint32_t begin) const;
    void check_rounds(const ir::Inst& inst, const Upper& rounds, uint32_t leaf);

    // ---- walk_calls.cpp
    void call(Frame& frame, State& state, const ir::Inst& inst);
    void builtin(Frame& frame, State& state, const ir::Inst& inst, const builtins::Row& row);
    [[noreturn]] void refuse(const ir::Inst& inst, const builtins::Row& row) const;
    void refuse_arrays(const Frame& frame, const State& state, const ir::Inst& inst,
                       const builtins::Row& row) const;
    void decompose(Frame& frame, State& state, const ir::Inst& inst);
    Value tuple(const Frame& frame, const State& state, std::span<const ir::ValueId> args) const;
    Value part_address(Frame& frame, State& state, const ir::Inst& inst);
    static Value of_a_round(const Value& range);
    Value extracted(Frame& frame, State& state, const ir::Inst& inst);
    Value with_another_part(Frame& frame, State& state, const ir::Inst& inst, const builtins::Row& row);
    Value constructed(Frame& frame, State& state, const ir::Inst& inst);
    Value compute(Frame& frame, State& state, const ir::Inst& inst, const builtins::Row& row);
    void check_domain(const ir::Inst& inst, const builtins::Row& row, std::span<const Value> args);
    void check_integers(const ir::Inst& inst, const builtins::Row& row, std::span<const Operand> args,
                        const types::ScalarFacts& facts);
    Whole whole_of_call(const ir::Inst& inst, const builtins::Row& row, std::span<const Operand> args,
                        types::Scalar scalar);
    Value range(Frame& frame, State& state, const ir::Inst& inst);
    Upper offsets_between(const Frame& frame, ir::ValueId start, ir::ValueId end) const;
    Value chosen(Frame& frame, State& state, const ir::Inst& inst);

    // ---- walk_memory.cpp
    Value loaded(const Frame& frame, const State& state, const ir::Inst& inst);
    void atomic(Frame& frame, State& state, const ir::Inst& inst, const builtins::Row& row);
    Value local_array(const Frame& frame, const ir::Inst& inst);
    Value position(const ir::Inst& inst, std::span<const Value> args);
    Value element(const Frame& frame, const State& state, const ir::Inst& inst, const Value& array,
                  std::span<const ir::ValueId> indexes);
    void check_index(const Value& index, uint32_t object, uint8_t axis, const ir::Inst& inst);
    void check_component(const Frame& frame, const State& state, const types::Type& type,
                         std::span<const ir::ValueId> indexes, const ir::Inst& inst);
    Value load(const Frame& frame, const State& state, const Value& from);
    void store(const Frame& frame, State& state, const Value& to, const Value& value, bool updates);
    void store_in(const Value& shape, const Value& value, bool updates);
    const Value& shape_at(const Value& element) const;

    // ---- walk_conditions.cpp
    void assume(const Frame& frame, State& state, ir::ValueId condition, bool holds);
    void assume_compared(const Frame& frame, State& state, ir::ValueId x, ir::ValueId y, ir::CompareOp op,
                         bool as_written);
    void narrow(const Frame& frame, State& state, ir::ValueId id, const Whole& to, bool carried,
                unsigned depth);
    void narrow_operands(const Frame& frame, State& state, const ir::Inst& inst, const Whole& to,
                         bool carried, unsigned depth);
    void keep(State& state, ir::ValueId id);

    void found(Finding::Kind kind, std::string text, const ir::Inst& inst, uint32_t leaf);
    void note(std::string& where, const std::string& text, const ir::Inst& inst) const;

    const driver::Subject& subject_;
    Sources& sources_;
    FunctionFacts kernel_;
    std::map<uint32_t, FunctionFacts> functions_;  // by ir::FunctionId
    std::vector<Upper> around_;                    // rounds of the loops around
    std::vector<Saved>* trail_ = nullptr;          // what assumptions change is kept here
    unsigned quiet_ = 0;                           // findings do not count yet
    unsigned depth_ = 0;                           // of calls
    uint64_t& steps_;
};

}  // namespace weft::infer
