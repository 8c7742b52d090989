#include "gradient/machine.h"

#include <algorithm>
#include <bit>

#include "base/check.h"

namespace weft::gradient {

using adjoint::Do;
using ir::Op;

namespace {

// A run ends after so many: a `while` whose comparisons are tossed may go on for ever. Three loops within
// each other, forward and backward, take about a hundred times their instructions.
constexpr int64_t steps_per_run = 2000, steps_per_inst = 150;
// Of all runs between two rests: what takes more would end as unknown anyway, with few exceptions.
constexpr int64_t steps_until_tired = 100000;

constexpr uint64_t undefined_salt = 0xdead, array_salt = 0xa11, cell_salt = 0xce11, seed_salt = 0x5eed,
                   parameter_salt = 0xba5e;

}  // namespace

void Machine::load(Layouts& layouts) {
    rest();
    slip_.reset();
    exchanged_of_ = nullptr;
    layouts_ = &layouts;
    exploring_ = false;
}

// ---- frames and memory -------------------------------------------------------------------------------

Machine::Frame Machine::push_frame(const Layout& layout) {
    const Frame frame{&layout, top_};
    top_ += layout.slot_count;
    if (primal_.size() < top_) {
        primal_.resize(top_ * 2);
        node_.resize(top_ * 2);
        adj_.resize(top_ * 2);
    }
    // A variable nobody set holds anything; the two passes never agree on it by chance.
    const uint64_t anything = galois::mix(undefined_salt, in_backward_ ? 2 : 1, layout.id) >> 4;
    for (uint32_t i = 0; i < layout.slot_count; ++i) {
        primal_[frame.base + i] = anything + i;
        node_[frame.base + i] = 0;
        adj_[frame.base + i] = 0;
    }
    for (const Layout::Constant& constant : layout.constants)
        primal_[frame.base + constant.slot] = constant.number;
    return frame;
}

void Machine::set_kernel_parameters(const Frame& frame) {
    const ir::Function& function = *frame.layout->function;
    for (uint32_t p = 0; p < function.parameters.size(); ++p) {
        const ir::ValueId id = function.parameters[p];
        const types::TypeId value_type = type(frame, id);
        const uint32_t count = shapes().count(value_type);
        for (uint32_t i = 0; i < count; ++i) {
            const uint64_t hash = galois::mix(parameter_salt, choices_.seed, p * 64 + i);
            uint64_t number = 0;
            switch (shapes().leaf(value_type, i)) {
                case Leaf::Float:
                    number = galois::element(hash);
                    break;
                case Leaf::Int:
                    // A flag that is never 0 hides what stands under `if not flag`.
                    number = choices_.toss_integers ? hash % 4 : 2 + hash % 4;
                    break;
                case Leaf::Other:
                    number = galois::mix(array_salt, p * 64 + i) & ~uint64_t{1};
                    break;
            }
            set(at(frame, id) + i, number, 0);
        }
    }
}

// Small where whole numbers are compared, so that they meet each other and what is written in the kernel.
// Where comparisons are tossed for they meet nothing: no element is read for another one by chance, and what
// is overwritten does not happen to be there before.
uint64_t Machine::some_integer(uint64_t hash) const {
    constexpr uint64_t small_numbers = 5, many_numbers = uint64_t{1} << 24;
    if (choices_.alike) return *choices_.alike;
    const uint64_t number = galois::mix(hash, choices_.seed);
    return choices_.toss_integers ? small_numbers + number % many_numbers : number % small_numbers;
}

uint32_t Machine::cell(uint64_t key, types::TypeId type) {
    if (entries_ * 2 >= table_.size()) {
        std::vector<Entry> old(std::max<size_t>(256, table_.size() * 2));
        old.swap(table_);
        for (const Entry& entry : old) {
            if (entry.epoch != epoch_ || epoch_ == 0) continue;
            size_t place = entry.key & (table_.size() - 1);
            while (table_[place].epoch == epoch_) place = (place + 1) & (table_.size() - 1);
            table_[place] = entry;
        }
    }
    size_t place = key & (table_.size() - 1);
    for (; table_[place].epoch == epoch_; place = (place + 1) & (table_.size() - 1)) {
        if (table_[place].key == key) return table_[place].cell;
    }
    const auto first = static_cast<uint32_t>(cells_.size());
    table_[place] = {key, first, epoch_};
    ++entries_;
    const bool local = (key & 1) != 0;
    const uint32_t count = shapes().count(type);
    for (uint32_t i = 0; i < count; ++i) {
        Cell made{};
        made.key = galois::mix(key, i);
        made.leaf = shapes().leaf(type, i);
        made.local = local;
        const uint64_t hash = galois::mix(cell_salt, made.key);
        if (made.leaf == Leaf::Float) {
            made.value = local ? 0 : galois::element(hash);
            if (!local) made.node = made.first_node = new_node();
        } else {
            made.value = local ? 0 : made.leaf == Leaf::Int ? some_integer(hash) : hash & ~uint64_t{1};
        }
        if (in_backward_) made.read = !local;
        cells_.push_back(made);
    }
    return first;
}

uint64_t Machine::element_key(const Frame& frame, uint64_t array,
                              std::span<const ir::ValueId> indices) const {
    const uint64_t local = array & 1;
    for (const ir::ValueId index : indices) array = galois::mix(array, primal(frame, index)) & ~uint64_t{1};
    return (array & ~uint64_t{1}) | local;
}

void Machine::load(uint64_t pointer, uint32_t to, uint32_t count) {
    if (pointer & local_pointer)
        return copy_numbers(to, static_cast<uint32_t>(pointer & ~local_pointer), count);
    for (uint32_t i = 0; i < count; ++i) {
        if (pointer + i >= cells_.size()) return;  // a pointer nobody set
        Cell& from = cells_[pointer + i];
        if (!in_backward_ && !from.written) from.read = true;
        if (watching_threads_) from.readers.add(thread_);
        set(to + i, from.value, from.node);
    }
}

void Machine::store(uint64_t pointer, uint32_t from, uint32_t count) {
    if (pointer & local_pointer)
        return copy_numbers(static_cast<uint32_t>(pointer & ~local_pointer), from, count);
    for (uint32_t i = 0; i < count; ++i) {
        if (pointer + i >= cells_.size()) return;
        Cell& to = cells_[pointer + i];
        if (weight_ == 1) {
            to.value = primal_[from + i];
            to.node = taping_ ? node_[from + i] : to.node;
        } else {
            to.value = blend(weight_, primal_[from + i], to.value);
            if (taping_) to.node = blend_nodes(weight_, node_[from + i], to.node);
        }
        to.written = true;
        forget_picks(static_cast<uint32_t>(pointer) + i, galois::subtract(1, weight_));
        if (watching_threads_) to.writers.add(thread_);
    }
}

void Machine::copy_numbers(uint32_t to, uint32_t from, uint32_t count) {
    if (to + count > primal_.size() || from + count > primal_.size()) return;
    for (uint32_t i = 0; i < count; ++i) set(to + i, primal_[from + i], node_[from + i]);
}

// ---- loops -------------------------------------------------------------------------------------------

bool Machine::enter_constant_loop(const Frame& frame, const ir::Inst& inst, bool first) {
    const auto made = results(frame, inst);
    const int64_t start = inst.as<ir::RangeBegin>().start, stop = inst.as<ir::RangeBegin>().stop,
                  step = inst.as<ir::RangeBegin>().step;
    const uint32_t iterator = at(frame, made[0]);
    if (first) primal_[iterator] = static_cast<uint64_t>(start);
    const auto now = static_cast<int64_t>(primal_[iterator]);
    if ((step > 0 ? now >= stop : now <= stop) || (now - start) / step >= choices_.trips) return false;
    set(at(frame, made[1]), static_cast<uint64_t>(now), 0);
    primal_[iterator] = static_cast<uint64_t>(now + step);
    return true;
}

void Machine::restart_constant_loop(const Frame& frame, const ir::Inst& inst, int64_t last) {
    const int64_t start = inst.as<ir::RangeBegin>().start, step = inst.as<ir::RangeBegin>().step;
    const int64_t allowed = start + (choices_.trips - 1) * step;
    primal_[at(frame, results(frame, inst)[0])] =
        static_cast<uint64_t>(step > 0 ? std::min(last, allowed) : std::max(last, allowed));
}

bool Machine::enter_constant_loop_backward(const Frame& frame, const ir::Inst& inst) {
    const auto made = results(frame, inst);
    const int64_t start = inst.as<ir::RangeBegin>().start, step = inst.as<ir::RangeBegin>().step;
    const uint32_t iterator = at(frame, made[0]);
    const auto now = static_cast<int64_t>(primal_[iterator]);
    if (step > 0 ? now < start : now > start) return false;
    set(at(frame, made[1]), static_cast<uint64_t>(now), 0);
    primal_[iterator] = static_cast<uint64_t>(now - step);
    return true;
}

bool Machine::range_is_done(uint32_t at) const {
    const auto end = static_cast<int64_t>(primal_[at + 1]), step = static_cast<int64_t>(primal_[at + 2]),
               now = static_cast<int64_t>(primal_[at + 3]);
    return step == 0 || (step > 0 ? now >= end : now <= end);
}

void Machine::reverse_range(uint32_t at) {
    const auto start = static_cast<int64_t>(primal_[at]), end = static_cast<int64_t>(primal_[at + 1]),
               step = static_cast<int64_t>(primal_[at + 2]);
    int64_t first = start, last = start;
    if (step != 0 && (step > 0 ? start < end : start > end)) {
        first = start + (step > 0 ? end - start - 1 : end - start + 1) / step * step;
        last = start - step;
    }
    primal_[at] = primal_[at + 3] = static_cast<uint64_t>(first);
    primal_[at + 1] = static_cast<uint64_t>(last);
    primal_[at + 2] = static_cast<uint64_t>(-step);
}

// ---- the forward pass --------------------------------------------------------------------------------

void Machine::forward(const Frame& frame) {
    const auto& insts = frame.layout->function->insts;
    const Layout& layout = *frame.layout;
    returned_.clear();
    returned_nodes_.clear();
    frame.layout->entered = true;
    bool goes_round = false;  // a loop is being tested again
    for (uint32_t pc = 0; pc < insts.size(); ++pc) {
        const ir::Inst& inst = insts[pc];
        if (--budget_ < 0 || no_model_) return;
        switch (inst.op) {
            case Op::Comment:
            case Op::IfReverse:
            case Op::LoopBody:
            case Op::Assert:
            case Op::WhileBegin:
                break;
            case Op::IfEnd:
                leave_branch(frame, pc);
                break;
            case Op::IfBegin: {
                const uint64_t weight = condition(frame, inst, inst.as<ir::IfBegin>().negated);
                if (weight != 1) note_way(frame, pc, went_by);
                if (weight != 0) note_way(frame, pc, went_in);
                enter_branch(frame, layout.insts[pc].partner, weight == 0 ? 1 : weight);
                if (weight == 0) pc = layout.insts[pc].partner;
                break;
            }
            case Op::ForBegin:
                if (range_is_done(at(frame, args(frame, inst)[0]))) {
                    pc = layout.insts[pc].partner;
                } else if (goes_round) {
                    note_way(frame, pc, went_round);
                }
                goes_round = false;
                break;
            case Op::RangeBegin:
                if (!enter_constant_loop(frame, inst, true)) pc = layout.insts[pc].partner;
                break;
            case Op::WhileTest: {
                const ir::ValueId id = args(frame, inst)[0];
                const bool held = holds(frame, id);
                note_way(frame, pc, held ? went_in : went_by);
                const uint32_t begin = inst.as<ir::WhileTest>().begin.index;
                if (held && goes_round) note_way(frame, begin, went_round);
                goes_round = false;
                if (!held) pc = layout.insts[begin].partner;
                break;
            }
            case Op::LoopEnd:
                pc = next_round(frame, inst.as<ir::LoopEnd>().begin.index, goes_round);
                break;
            case Op::Goto: {
                const uint32_t begin = inst.as<ir::Goto>().begin.index;
                pc = inst.as<ir::Goto>().to_end ? layout.insts[begin].partner
                                                : next_round(frame, begin, goes_round);
                break;
            }
            case Op::Return:
                returned_.clear();  // of what was called on the way
                returned_nodes_.clear();
                for (const ir::ValueId id : args(frame, inst)) {
                    const uint32_t count = width(frame, id);
                    for (uint32_t i = 0; i < count; ++i) {
                        returned_.push_back(primal_[at(frame, id) + i]);
                        returned_nodes_.push_back(node_[at(frame, id) + i]);
                    }
                }
                return;
            case Op::ReturnDefault:
                return;
            case Op::Call:
                call(frame, inst, pc);
                break;
            case Op::SetConstant:
            case Op::Compare:
            case Op::BoolBegin:
            case Op::BoolJoin:
            case Op::FieldAddress:
            case Op::FieldStore:
            case Op::OuterStore:
            case Op::SlotAddress:
            case Op::SlotStore:
            case Op::SlotAtomic:
                execute(frame, pc);
                break;
        }
    }
}

// From the end of a loop's body: the instruction before the one that follows.
uint32_t Machine::next_round(const Frame& frame, uint32_t begin, bool& goes_round) {
    const ir::Inst& inst = frame.layout->function->insts[begin];
    if (inst.op != Op::RangeBegin) {  // its test stands at its begin
        goes_round = true;
        return begin - 1;
    }
    if (!enter_constant_loop(frame, inst, false)) return frame.layout->insts[begin].partner;
    note_way(frame, begin, went_round);
    return begin;
}

// ---- the backward pass -------------------------------------------------------------------------------

// A statement of the forward pass once more; answers the step that follows.
uint32_t Machine::run_again(const Frame& frame, uint32_t index) {
    const Layout& layout = *frame.layout;
    const uint32_t inst_index = layout.step(index).inst;
    const ir::Inst& inst = layout.function->insts[inst_index];
    switch (inst.op) {
        case Op::IfBegin: {
            const uint64_t weight = condition(frame, inst, inst.as<ir::IfBegin>().negated);
            if (weight == 0) return layout.jump[index] + 1;
            enter_branch(frame, layout.jump[index], weight);
            return index + 1;
        }
        case Op::IfEnd:
            leave_branch(frame, index);
            return index + 1;
        case Op::ForBegin:
            return range_is_done(at(frame, args(frame, inst)[0])) ? layout.loop_exit[inst_index] : index + 1;
        case Op::WhileTest: {
            const ir::ValueId id = args(frame, inst)[0];
            const uint32_t begin = inst.as<ir::WhileTest>().begin.index;
            return holds(frame, id) ? index + 1 : layout.loop_exit[begin];
        }
        case Op::Goto: {
            const ir::Goto& jump = inst.as<ir::Goto>();
            return (jump.to_end ? layout.loop_exit : layout.loop_start)[jump.begin.index];
        }
        case Op::Call:
            call(frame, inst, inst_index);
            return index + 1;
        case Op::SetConstant:
        case Op::Compare:
        case Op::BoolBegin:
        case Op::BoolJoin:
        case Op::FieldAddress:
        case Op::FieldStore:
        case Op::OuterStore:
        case Op::SlotAddress:
        case Op::SlotStore:
        case Op::SlotAtomic:
            execute(frame, inst_index);
            return index + 1;
        case Op::Comment:
        case Op::WhileBegin:
        case Op::Assert:
            return index + 1;
        case Op::IfReverse:
        case Op::RangeBegin:
        case Op::LoopBody:
        case Op::LoopEnd:
        case Op::Return:
        case Op::ReturnDefault:
            break;
    }
    WEFT_CHECK(false, "an instruction that no sweep runs again");
}

void Machine::backward(const Frame& frame, uint32_t result_adjoints) {
    const Layout& layout = *frame.layout;
    const uint32_t steps = layout.step_count();
    for (uint32_t pc = layout.next[0]; pc < steps; pc = layout.next[pc]) {
        if (--budget_ < 0 || no_model_) return;
        const adjoint::Step& step = layout.step(pc);
        const ir::Inst& inst = layout.function->insts[step.inst];
        switch (step.action) {
            case Do::Again:
                pc = run_again(frame, pc);
                continue;
            case Do::StartIterator:
                primal_[at(frame, results(frame, inst)[0])] =
                    static_cast<uint64_t>(int64_t{inst.as<ir::RangeBegin>().start});
                break;
            case Do::LeaveReplay:
                pc = layout.return_step[step.inst];
                continue;
            case Do::ReplayCall:  // Judge::judge() says that nothing is known
                no_model_ = true;
                return;
            case Do::OpenBranch: {
                const uint64_t weight = condition(frame, inst, inst.as<ir::IfReverse>().negated);
                if (weight != 0) {
                    enter_branch(frame, layout.jump[pc], weight);
                } else {
                    pc = layout.jump[pc];
                }
                break;
            }
            case Do::CloseBranch:
                leave_branch(frame, pc);
                break;
            case Do::AdjointCall:
                adjoint_call(frame, step.inst);
                break;
            case Do::AdjointSlot:
                adjoint_slot(frame, inst);
                break;
            case Do::Accumulate:
            case Do::Overwrite:
                move_adjoint(frame, step, result_adjoints);
                break;
            case Do::Clear:
                clear_adjoint(frame, step, result_adjoints);
                break;
            case Do::ReverseIterator:
                reverse_range(at(frame, args(frame, inst)[0]));
                break;
            case Do::RestartRange:
                restart_constant_loop(frame, inst, step.last);
                if (enter_constant_loop_backward(frame, inst)) break;
                pc = layout.loop_exit[step.inst];
                continue;
            case Do::LoopBack: {
                const uint32_t first = inst.as<ir::LoopEnd>().begin.index;
                const ir::Inst& begin = layout.function->insts[first];
                const bool is_constant = begin.op == Op::RangeBegin;
                if (is_constant && !enter_constant_loop_backward(frame, begin)) break;
                pc = layout.loop_start[first] + (is_constant ? 1 : 0);
                continue;
            }
            case Do::Skip:
            case Do::AdjointComment:
            case Do::ReturnLabel:
                break;
        }
        ++pc;
    }
}

// ---- one run -----------------------------------------------------------------------------------------

void Machine::start_run(const Choices& choices, bool record) {
    choices_ = choices;
    record_ = record;
    top_ = node_count_ = local_arrays_ = entries_ = 0;
    ++epoch_;
    cells_.clear();
    edges_.clear();
    tosses_.clear();
    records_.clear();
    new_ways_.clear();
    branches_.clear();
    picks_.clear();
    offers_.clear();
    same_offer_ = false;
    weight_ = 1;
    decisions_ = 0;
    missing_derivative_ = no_model_ = false;
    const Layout& layout = layouts_->kernel();
    if (record) readings_.assign(layout.function->insts.size(), {});
    const int64_t of_a_run =
        steps_per_run + steps_per_inst * static_cast<int64_t>(layout.function->insts.size());
    left_ = steps_left();
    granted_ = budget_ = record ? of_a_run : std::min(of_a_run, left_);

    taping_ = true;
    in_backward_ = false;
}

void Machine::rest() {
    left_ = steps_until_tired;
    granted_ = budget_ = 0;
}

void Machine::forward_of_kernel() {
    const Frame frame = push_frame(layouts_->kernel());
    set_kernel_parameters(frame);
    forward(frame);
    pop_frame(frame);
}

bool Machine::forward_pass(const Choices& choices, bool record) {
    start_run(choices, record);
    forward_of_kernel();
    if (!ended()) return false;

    // Every number that was written counts towards the outcome, with a weight of its own.
    node_adj_.assign(node_count_ + 1, 0);
    for (Cell& cell : cells_) {
        cell.gradient = 0;
        if (!cell.written || cell.local || cell.leaf != Leaf::Float) continue;
        cell.gradient = galois::element(galois::mix(seed_salt, cell.key));
        node_adj_[cell.node] = galois::add(node_adj_[cell.node], cell.gradient);
    }
    for (size_t i = edges_.size(); i-- > 0;) {
        const Edge& edge = edges_[i];
        if (node_adj_[edge.to] == 0) continue;
        node_adj_[edge.from] =
            galois::add(node_adj_[edge.from], galois::multiply(edge.factor, node_adj_[edge.to]));
    }
    if (record) gather_readings();
    return true;
}

RunResult Machine::run_forward(const Choices& choices) {
    if (!forward_pass(choices, false)) {
        forget_new_ways();
        return why_not_ended();
    }
    const bool any = std::any_of(cells_.begin(), cells_.end(), [&](const Cell& cell) {
        return cell.read && cell.first_node != 0 && node_adj_[cell.first_node] != 0;
    });
    return any ? RunResult::Equal : RunResult::Zero;
}

RunResult Machine::run(const Choices& choices, bool record) {
    if (forward_pass(choices, record)) {
        taping_ = false;
        in_backward_ = true;
        const Frame frame = push_frame(layouts_->kernel());
        set_kernel_parameters(frame);
        backward(frame, 0);
        pop_frame(frame);
        if (ended()) return compare();
    }
    forget_new_ways();
    return why_not_ended();
}

RunResult Machine::compare() {
    bool any = false;
    for (const Cell& cell : cells_) {
        if (!cell.read || cell.local || cell.leaf != Leaf::Float) continue;
        const uint64_t truth = cell.first_node == 0 ? 0 : node_adj_[cell.first_node];
        if (truth != cell.gradient) return RunResult::Different;
        any = any || truth != 0;
    }
    return any ? RunResult::Equal : RunResult::Zero;
}

void Machine::gather_readings() {
    for (const Record& record : records_) {
        bool matters = false;
        for (uint32_t i = 0; i < record.node_count; ++i)
            matters = matters || node_adj_[record.first_node + i] != 0;
        if (!matters) continue;
        Reading& reading = readings_[record.inst];
        reading.forward += record.reading;
        ++reading.forward_runs;
        missing_derivative_ = missing_derivative_ || record.missing;
    }
}

}  // namespace weft::gradient
