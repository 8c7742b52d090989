// Machine: runs a lowered kernel and Warp's backward pass for it over numbers of a prime field.
// Made for judge.cpp, which asks it one question: does the backward pass, with its replay, its skipped
// stores and its reversed loops, end with the derivative of what the forward pass computed? Floats are field
// elements, integers are integers, comparisons of floats are coin tosses that fall alike for alike values.
// The true derivative comes from a tape of the forward run; Warp's from running the sweep. Where both agree
// for random inputs they are equal.
//   machine.cpp          frames, memory, control flow
//   machine_choices.cpp  what conditions do
//   machine_forward.cpp  instructions; machine_arithmetic.cpp those on whole numbers, and sums
//   machine_reverse.cpp  adjoints
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "gradient/galois.h"
#include "gradient/layout.h"

namespace weft::gradient {

using builtins::DerivativeRule;

// How one run chooses what it does not know.
struct Choices {
    uint64_t seed = 1;
    uint32_t likely = 128;       // of 256: how often a comparison of floats holds
    bool toss_integers = false;  // comparisons of integers are coin tosses too, and loops are not short
    bool blend = false;  // a test that only arithmetic hangs on is a number, and both its branches are taken
    int64_t trips = 3;   // of a loop at most: two rounds show what one hides, a third shows what two hide
    // Every whole number in memory is this one: what indexes may lead to the same element does.
    std::optional<uint64_t> alike = std::nullopt;
    // Of a minimum, maximum or clamp: its first or last argument is what comes out. Else: none of them.
    enum class Pick : uint8_t { None, First, Last } pick = Pick::None;
};

enum class RunResult : uint8_t {
    Zero,       // no derivative, and no gradient
    Equal,      // the gradient is the derivative
    Different,  // it is not
    TooLong,    // the run did not come to its end
    NoModel,    // it came to an operation that has no model here
};

// A mistake in the kernel's backward pass: what absence.h asks about.
struct Slip {
    enum class Kind : uint8_t {
        LeftOut,    // the adjoint of the instruction is not called
        Exchanged,  // it is, and the adjoints of its first two arguments are exchanged
    } kind;
    uint32_t inst;
};

// What neighbouring threads did to each other.
enum class Meeting : uint8_t {
    None,
    Unknown,  // they did not come to their end
    Element,  // one touched what another one wrote
    Extreme,  // the same value was offered twice to an atomic minimum or maximum
};

// What a condition or a loop did.
enum Way : uint8_t { went_by = 1, went_in = 2, went_round = 4 };

// What the derivative of one instruction read, summed over its runs, for finding out why gradients differ.
struct Reading {
    uint64_t forward = 0, backward = 0;
    uint32_t forward_runs = 0, backward_runs = 0;
};

class Machine {
  public:
    // For the backward pass the layouts need their sweeps.
    void load(Layouts& layouts);
    RunResult run(const Choices& choices, bool record);
    // Runs together take so many steps until the machine rests; then it ends none but those that record.
    void rest();
    bool is_tired() const { return steps_left() == 0; }
    // From now on the backward pass has this mistake, or none.
    void slip(std::optional<Slip> slip) { slip_ = slip; }
    // The forward pass alone: does anything written have a derivative by anything read? Equal: it has.
    RunResult run_forward(const Choices& choices);

    const Layout& kernel() const { return layouts_->kernel(); }
    const Reading& reading(uint32_t inst) const {
        return readings_[inst];
    }  // of the kernel, after a recorded run
    // Ways in order: after start_exploring() a run takes the first one, after each next_way() another one,
    // until that answers false. Ways differ in their tosses; the choices have to stay the same.
    void start_exploring();
    bool next_way();
    void stop_exploring() { exploring_ = false; }

    Meeting meeting(const Choices& choices);
    bool offers_extremes() const { return !offers_.empty(); }  // in the last meeting

    // Did the runs that ended go both ways at every condition, and round every loop?
    bool took_every_way() const;
    bool used_missing_adjoint() const { return missing_derivative_; }

  private:
    struct Frame {
        const Layout* layout;
        uint32_t base;
    };
    struct Edge {
        uint32_t to, from;
        uint64_t factor;
    };
    // Which thread of several did something to a cell.
    class Threads {
      public:
        void add(uint32_t thread) {
            who_ = who_ == none || who_ == thread + 1 ? static_cast<uint8_t>(thread + 1) : many;
        }
        bool any() const { return who_ != none; }
        bool several() const { return who_ == many; }
        bool meets(Threads other) const { return any() && other.any() && (several() || who_ != other.who_); }

      private:
        static constexpr uint8_t none = 0, many = 255;
        uint8_t who_ = none;
    };
    struct Cell {
        uint64_t value, gradient, key;
        uint32_t node, first_node;
        Leaf leaf;
        bool local, read, written;
        Threads readers, writers, updaters;
    };
    struct Record {
        uint32_t inst, first_node, node_count;
        uint64_t reading;
        bool missing;  // an argument counts whose derivative Warp leaves out
    };

    // ---- machine.cpp
    Frame push_frame(const Layout& layout);
    void pop_frame(const Frame& frame) { top_ = frame.base; }
    void set_kernel_parameters(const Frame& frame);
    void forward(const Frame& frame);
    uint32_t next_round(const Frame& frame, uint32_t begin, bool& goes_round);
    void backward(const Frame& frame, uint32_t result_adjoints);
    uint32_t run_again(const Frame& frame, uint32_t step);
    bool enter_constant_loop(const Frame& frame, const ir::Inst& inst, bool first);
    void restart_constant_loop(const Frame& frame, const ir::Inst& inst, int64_t last);
    bool enter_constant_loop_backward(const Frame& frame, const ir::Inst& inst);
    bool range_is_done(uint32_t at) const;
    void reverse_range(uint32_t at);
    uint32_t cell(uint64_t key, types::TypeId type);
    uint64_t some_integer(uint64_t hash) const;  // one that is not known
    int64_t steps_left() const {
        return std::max<int64_t>(0, left_ - (granted_ - std::max<int64_t>(0, budget_)));
    }
    bool ended() const { return budget_ >= 0 && !no_model_; }
    RunResult why_not_ended() const { return no_model_ ? RunResult::NoModel : RunResult::TooLong; }
    void start_run(const Choices& choices, bool record);
    void forward_of_kernel();
    bool forward_pass(const Choices& choices, bool record);  // with its tape; false: it did not end
    RunResult compare();
    void gather_readings();

    // ---- machine_choices.cpp
    void note_way(const Frame& frame, uint32_t inst, Way way);
    void forget_new_ways();  // of a run that did not end
    static bool repeats(const ir::RangeBegin& loop);
    uint64_t compared(const Frame& frame, const ir::Inst& inst, uint32_t index, uint32_t pair);
    bool toss(uint64_t value) const;
    bool toss_at(const Frame& frame, uint32_t inst, uint64_t value);
    bool explore(const Layout& layout, uint32_t inst, uint64_t value);
    bool holds(const Frame& frame, ir::ValueId id);
    // How far a value is true: 0 or 1, or a number of the field where it is blended.
    uint64_t truth(const Frame& frame, ir::ValueId id) {
        return frame.layout->of(id).is_weight ? primal(frame, id) : uint64_t{holds(frame, id)};
    }
    uint64_t condition(const Frame& frame, const ir::Inst& inst, bool negated) {
        const uint64_t held = truth(frame, args(frame, inst)[0]);
        return negated ? galois::subtract(1, held) : held;
    }
    // A branch that is taken by `weight`, until instruction or step `end`.
    void enter_branch(const Frame& frame, uint32_t end, uint64_t weight) {
        if (weight == 1) return;
        branches_.push_back({frame.base, end, weight_});
        weight_ = galois::multiply(weight_, weight);
    }
    void leave_branch(const Frame& frame, uint32_t end) {
        if (branches_.empty() || branches_.back().end != end || branches_.back().base != frame.base) return;
        weight_ = branches_.back().outer;
        branches_.pop_back();
    }
    // What `now` by the weight of the branch and `old` by the rest are together.
    uint64_t blend(uint64_t weight, uint64_t now, uint64_t old) const {
        return galois::add(galois::multiply(weight, now), galois::multiply(galois::subtract(1, weight), old));
    }
    uint32_t blend_nodes(uint64_t weight, uint32_t now, uint32_t old);
    // Atomic extremes: each value is the extreme by a share. Warp gives the gradient to whoever has the value
    // that is there at the end.
    void blend_pick(uint32_t cell, uint64_t value, uint32_t node);
    void note_offer(uint32_t cell, uint64_t value, uint32_t node);
    void forget_picks(uint32_t cell, uint64_t rest);
    uint64_t picked(uint32_t cell, uint64_t value) const;

    // ---- machine_forward.cpp
    void execute(const Frame& frame, uint32_t inst);
    void call(const Frame& frame, const ir::Inst& inst, uint32_t index);
    void call_builtin(const Frame& frame, const ir::Inst& inst, uint32_t index);
    void memory_call(const Frame& frame, const ir::Inst& inst, const builtins::Row& row, uint32_t index);
    bool moving_call(const Frame& frame, const ir::Inst& inst, const builtins::Row& row);
    bool component_call(const Frame& frame, const ir::Inst& inst, const builtins::Row& row);
    bool picking_call(const Frame& frame, const ir::Inst& inst, const builtins::Row& row);
    void other_call(const Frame& frame, const ir::Inst& inst, const builtins::Row& row, uint32_t index);
    uint32_t derive(const Frame& frame, const builtins::Row& row, std::span<const ir::ValueId> inputs,
                    uint32_t leaf, Record& record);
    void call_function(const Frame& frame, const ir::Inst& inst, uint32_t index);
    void construct(const Frame& frame, const ir::Inst& inst);
    void atomic(const Frame& frame, const ir::Inst& inst, builtins::Operation operation, uint32_t index);
    void field_address(const Frame& frame, const ir::Inst& inst);
    void compare_values(const Frame& frame, const ir::Inst& inst, uint32_t index);
    void slot_write(const Frame& frame, const ir::Inst& inst);
    // The components that an in-place change or an extract touches: first and count; false: not known.
    bool part(const Frame& frame, types::TypeId type, std::span<const ir::ValueId> indices, uint32_t& first,
              uint32_t& count);
    uint64_t place_of_slot(const Frame& frame, ir::RangeOf<ir::Access> way,
                           std::span<const ir::ValueId> place, uint32_t& count);

    // ---- machine_arithmetic.cpp
    // What an operation on whole numbers yields; nothing: not known.
    static std::optional<int64_t> integer_result(builtins::Operation operation, int64_t a, int64_t b);
    bool integer_call(const Frame& frame, const ir::Inst& inst, const builtins::Row& row);
    void sum_call(const Frame& frame, const ir::Inst& inst, const builtins::Row& row);

    // ---- machine_reverse.cpp
    struct Numbers {
        uint32_t first = 0, count = 0;  // in adj_
        types::TypeId type;
    };
    Numbers numbers(const Frame& frame, const adjoint::Part& place, uint32_t inst, uint32_t result_adjoints);
    void move_adjoint(const Frame& frame, const adjoint::Step& step, uint32_t result_adjoints);
    void clear_adjoint(const Frame& frame, const adjoint::Step& step, uint32_t result_adjoints);
    void adjoint_call(const Frame& frame, uint32_t inst);
    void reverse_builtin(const Frame& frame, const ir::Inst& inst, uint32_t index);
    bool reverse_memory(const Frame& frame, const ir::Inst& inst, const builtins::Row& row);
    bool reverse_moving(const Frame& frame, const ir::Inst& inst, const builtins::Row& row);
    bool reverse_components(const Frame& frame, const ir::Inst& inst, const builtins::Row& row);
    void reverse_other(const Frame& frame, const ir::Inst& inst, const builtins::Row& row, uint32_t index);
    void reverse_function(const Frame& frame, const ir::Inst& inst, uint32_t index);
    void reverse_construct(const Frame& frame, const ir::Inst& inst);
    void adjoint_slot(const Frame& frame, const ir::Inst& inst);

    // ---- values
    uint32_t at(const Frame& frame, ir::ValueId id) const { return frame.base + frame.layout->of(id).slot; }
    types::TypeId type(const Frame& frame, ir::ValueId id) const { return frame.layout->of(id).type; }
    uint32_t width(const Frame& frame, ir::ValueId id) const { return frame.layout->of(id).width; }
    std::span<const ir::ValueId> args(const Frame& frame, const ir::Inst& inst) const {
        return frame.layout->function->range(inst.args);
    }
    std::span<const ir::ValueId> results(const Frame& frame, const ir::Inst& inst) const {
        return frame.layout->function->range(inst.results);
    }
    std::span<const ir::ValueId> adjoints(const Frame& frame, const ir::Inst& inst) const {
        if (&inst == exchanged_of_) return exchanged_;
        return frame.layout->function->range(inst.as<ir::Call>().adj_args);
    }
    uint64_t primal(const Frame& frame, ir::ValueId id) const { return primal_[at(frame, id)]; }
    Shapes& shapes() const { return layouts_->shapes(); }
    Leaf leaf_of(const ValueFacts& facts, uint32_t i) {
        const bool is_mixed = facts.kind == types::Kind::Struct || facts.kind == types::Kind::Tuple;
        return is_mixed ? shapes().leaf(facts.type, i) : facts.leaf;
    }
    bool is_float(types::TypeId id, uint32_t leaf) { return shapes().leaf(id, leaf) == Leaf::Float; }
    void set(uint32_t slot, uint64_t value, uint32_t node) {
        primal_[slot] = value;
        node_[slot] = node;
    }
    void copy_numbers(uint32_t to, uint32_t from, uint32_t count);
    uint32_t new_node() { return taping_ ? ++node_count_ : 0; }
    void edge(uint32_t to, uint32_t from, uint64_t factor) {
        if (taping_ && to != 0 && from != 0 && factor != 0) edges_.push_back({to, from, factor});
    }
    void accumulate(uint32_t slot, uint64_t value) { adj_[slot] = galois::add(adj_[slot], value); }

    // What the factors of a call's derivative are made of: hashes of its arguments, all or all but one.
    struct Factors {
        uint64_t all = 0;
        std::vector<uint64_t> own, without;  // by argument; `without` where a rule asks for it
    };
    void hash_arguments(const Frame& frame, const ir::Inst& inst, DerivativeRule rule);
    uint64_t factor(const builtins::Row& row, DerivativeRule rule, uint32_t arg, uint32_t arg_leaf,
                    uint32_t result_leaf) const;

    static constexpr uint64_t local_pointer = uint64_t{1} << 63;
    void load(uint64_t pointer, uint32_t to, uint32_t count);
    void store(uint64_t pointer, uint32_t from, uint32_t count);
    uint64_t element_key(const Frame& frame, uint64_t array, std::span<const ir::ValueId> indices) const;

    Layouts* layouts_ = nullptr;
    Choices choices_;
    std::optional<Slip> slip_;
    const ir::Inst* exchanged_of_ = nullptr;  // the call that has these adjoints in the place of its own
    std::vector<ir::ValueId> exchanged_;
    std::vector<uint64_t> primal_, adj_;
    std::vector<uint32_t> node_;
    uint32_t top_ = 0;
    bool taping_ = false, in_backward_ = false, missing_derivative_ = false;
    bool no_model_ = false;
    uint64_t weight_ = 1;  // of the branches around
    struct Branch {
        uint32_t base, end;  // frame; instruction or step
        uint64_t outer;      // weight around it
    };
    std::vector<Branch> branches_;
    struct Pick {
        uint32_t cell;
        uint64_t value, share;  // by which the cell still holds the value
    };
    std::vector<Pick> picks_;
    struct Offer {
        uint32_t cell;
        uint64_t value;
    };
    std::vector<Offer> offers_;  // of a meeting, to atomic extremes
    bool same_offer_ = false;
    bool exploring_ = false;
    struct Decision {
        bool outcome, both;  // both: the other outcome was explored before
    };
    std::vector<Decision> plan_;
    uint32_t decisions_ = 0;  // of the run
    uint32_t thread_ = 0;
    bool watching_threads_ = false;
    struct NewWay {
        uint8_t* place;
        Way way;
    };
    std::vector<NewWay> new_ways_;  // of the run
    uint32_t node_count_ = 0, local_arrays_ = 0;
    int64_t budget_ = 0, granted_ = 0;  // steps of the run at hand: what is left of them, all
    int64_t left_ = 0;                  // steps of all runs when it began
    std::vector<Edge> edges_;
    struct Toss {
        uint64_t place, value;  // layout and instruction; what was compared
        bool turned;            // the backward pass went the other way
        bool outcome;
    };
    std::vector<Toss> tosses_;  // of the forward pass
    std::vector<uint64_t> node_adj_;
    std::vector<Cell> cells_;
    struct Entry {
        uint64_t key;
        uint32_t cell, epoch;
    };
    std::vector<Entry> table_;
    uint32_t epoch_ = 0, entries_ = 0;
    std::vector<uint64_t> returned_;
    std::vector<uint32_t> returned_nodes_;
    Factors factors_;
    bool record_ = false;
    std::vector<Record> records_;
    std::vector<Reading> readings_;
};

}  // namespace weft::gradient
