// Private to synth/.
// Growth: expressions and statements chosen by type, out of what is possible where they stand.
// A category says with a Palette which operations it draws and how often, with a Plan which statements; the
// Grower asks for operands that keep every operation safe, so nothing is ever thrown away.
#pragma once

#include "synth/kernel.h"

namespace weft::synth {

// Weights of the ways to make a value; 0: never.
struct Palette {
    // numbers
    uint8_t sum = 30, product = 25, quotient = 10, min_max = 10, unary = 0, power = 0, remainder = 0,
            blend = 0, binary_math = 0, ternary = 0, from_int = 4, from_vector = 0, from_matrix = 0, bits = 0;
    // vectors
    uint8_t v_sum = 30, v_scale = 25, v_divide = 8, v_componentwise = 10, v_cross = 15, v_normalize = 15,
            v_construct = 10, v_negate = 5, v_min_max = 6, v_from_matrix = 0, v_lerp = 5, v_unary = 4;
    // matrices
    uint8_t m_sum = 25, m_scale = 20, m_product = 25, m_transpose = 15, m_inverse = 8, m_outer = 10,
            m_special = 12, m_construct = 4;
    // conditions
    uint8_t logic = 0;  // and, or, not
};

// Weights of the statements of a body beside its stores.
struct Plan {
    uint8_t local = 30, branch = 0, chain = 0, nested_branch = 0, unrolled = 0, dynamic = 0, while_ = 0,
            jump = 0, nested = 0, guard = 0, atomic = 0;
};

// A loop around what is grown: its variable is below `trip`.
struct LoopAxis {
    Value variable;
    uint32_t trip;
    bool unrolled;
    bool by_while = false;  // its counter is advanced by the body itself
};

class Grower {
    // An array that loops of this length read.
    struct Wide {
        ParamId array;
        uint32_t trip;
        enum class Kind : uint8_t { Row, Flat, Table } kind;
    };
    struct Bound {
        Value value;
        uint32_t bound;
    };

  public:
    Grower(Kernel& kernel, const Palette& palette, Type number);

    // ---- expressions (expressions.cpp, composites.cpp)
    Value value(Type type, Want want, int depth);
    Value value(Type type, int depth) { return value(type, {comfortable(type.scalar)}, depth); }
    Value leaf(Type type, Want want, bool may_be_literal = true);
    Value condition(int depth);
    Value new_source(Type type, Want want);  // an element of a new array
    void budget(int operations) { budget_ = operations; }

    // ---- statements (steps.cpp)
    void body(const Plan& plan);  // steps until the points are spent, then the stores
    bool step(const Plan& plan);  // one statement with what it holds; false: nothing fits any more
    void local();
    bool rework();
    void polish();  // perhaps one change more of what is stored next (outputs.cpp)
    void branch();
    void chain();
    void nested_branch();
    void unrolled_loop(bool certain_branch = false);
    void dynamic_loop(bool certain_branch = false);
    void while_loop(bool certain_branch = false);
    void jump_loop();
    void nested_loop();
    void guard();                                    // if tid >= n: return
    void opening(bool may_be_2d = true);             // the threads: mostly one-dimensional
    void prelude(int points);                        // perhaps a local first, if so much is left then
    void stores();                                   // everything that is left unused reaches an output
    Value worthy(Type type, int depth);              // a value with at least one operation
    Value settled(Value value, size_t first_local);  // with the unused names from there on in it
    int default_depth() const;
    Value converted(Value value,
                    Type type);  // number, vector or matrix made a number of the type, or the like

    Value suited(Value value, Range range);
    void store_one(Value value);  // to an output of its own

    // ---- short forms (textbook.cpp)
    Value builtin(Type type, int depth);
    Value builtin_of(Value value);
    Value with_one_more(Value value);
    Value chosen(int depth);       // a if c else b
    Value threshold(Value value);  // value > 0.5
    Value number_of_vectors();
    Value of_matrices(Type type);
    void stored_branch();
    void stored_loop();
    void stored_nested_loop();
    void stored_loop_branch();
    void component_writes();
    // Room beyond the points aimed at, up to the end of the difficulty: what tells short kernels apart.
    bool spare(int points) const;
    void rest();    // what is unused is stored as it is
    void top_up();  // more outputs until the difficulty is reached

    Kernel& k;
    const Palette& palette;
    Type number;     // the float type of the kernel
    Type composite;  // what vectors or matrices are grown; scalar: none
    Type extra;      // a further type of locals and outputs (vectors beside matrices)
    int deeper = 0;  // expressions are this much deeper than the difficulty says
    PodVector<LoopAxis> axes;
    PodVector<Value> tests;  // conditions that hold or failed where the next one stands

  private:
    Value float_value(Type type, Want want, int depth);
    Value int_value(Type type, Want want, int depth);
    Value vector_value(Type type, Want want, int depth);
    Value matrix_value(Type type, Want want, int depth);
    Value unary(Type type, int depth, bool may_be_abs = true);
    Value simple_condition(int depth);
    bool is_tested(Value test) const;
    Value fresh_test();
    Value hoisted(Value value);
    Type any_type();
    Pool pool_for(Type type) const;
    Range half_comfort(Type type) const;
    Value arm(Type type);
    Value change(Value name, bool must_read = false);
    Value bit_change(Value name);
    bool is_open(const Local& local) const;
    bool change_one(bool only_waiting);
    bool change_sum();
    Value joined(Value a, Value b);  // by an operation that suits both
    Value merged(Value a, Value b) const;
    Value loaded(ParamId array, Value element);
    Value term(Type type, int depth);  // what a loop adds up
    int default_budget() const;
    Value solid(Type type, Want want, int depth);  // no literal
    Range source_range(Type type, Want want);
    uint32_t trips() const;
    Value loop_source(Type type, Want want);
    Value place(const LoopAxis& axis);
    Value wide_element(const Wide& wide, const LoopAxis& axis);
    Value bound_parameter(uint32_t bound);
    Type sum_type();
    Value start_sum(Type type);
    void end_sum(Value name, Value after, bool dynamic);
    Value gather(Value name, bool nonlinear, int sign = 0);  // sign: 0 adds, mostly
    void loop_inside(Value sum, bool dynamic, bool certain_branch = false);
    LoopAxis open_dynamic(uint32_t most);
    LoopAxis open_while(uint32_t bound, Value sum = {});
    void close_while(const LoopAxis& axis);
    bool room(int points) const { return k.left(reserve()) >= points; }
    int reserve() const;
    LoopAxis open_unrolled(int trip);

    int budget_ = 0;
    int no_hoist_ = 0;
    Value sum_after_;  // what loop_inside left in the sum
    uint32_t max_params_ = 4;
    uint32_t rework_share_ = 0, store_share_ = 0;  // of the statements of this kernel, in percent
    PodVector<Wide> wides_;
    PodVector<Bound> bounds_;
};

}  // namespace weft::synth
