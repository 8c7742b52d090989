// What conditions do. A comparison of floats is a toss that falls alike for alike values. Where nothing but
// arithmetic hangs on it, it need not fall at all: as a number of the field it takes both branches at once,
// each by its share. The gradients are polynomials in such shares, so where they agree in random ones they
// agree in 0 and 1, on every way through these branches. The other tosses are explored one after the other.
#include <algorithm>

#include "gradient/machine.h"

namespace weft::gradient {

using builtins::Effect;
using builtins::Operation;
using ir::CompareOp;
using ir::Op;
using ir::ValueId;

namespace {

constexpr uint64_t toss_salt = 0x7055, blend_salt = 0xb1e2d, truth_salt = 0x7247;

// Rounds of a `while` that are tossed for; then its test falls the other way.
constexpr uint32_t max_tossed_rounds = 4;

}  // namespace

// ---- tosses ------------------------------------------------------------------------------------------

bool Machine::toss(uint64_t value) const {
    return (galois::mix(value, choices_.seed, toss_salt) & 255) < choices_.likely;
}

// A comparison in the backward pass of values that it did not have in the forward pass falls the other way:
// there are inputs for which it does. Once: a loop has to end.
bool Machine::toss_at(const Frame& frame, uint32_t inst, uint64_t value) {
    const uint64_t place = uint64_t{frame.layout->id} << 32 | inst;
    if (taping_) {
        const bool outcome = exploring_ ? explore(*frame.layout, inst, value) : toss(value);
        tosses_.push_back({place, value, false, outcome});
        return outcome;
    }
    Toss* there = nullptr;
    const Toss* alike = nullptr;
    for (Toss& known : tosses_) {
        if (known.value == value) alike = &known;
        if (known.place == place) there = &known;
        if (alike == &known && there == &known) return known.outcome;
    }
    if (there != nullptr && !there->turned) {
        there->turned = true;
        return !there->outcome;
    }
    return alike == nullptr ? toss(value) : alike->outcome;
}

// What the plan says, and beyond it a toss that becomes part of the plan.
bool Machine::explore(const Layout& layout, uint32_t inst, uint64_t value) {
    const uint64_t place = uint64_t{layout.id} << 32 | inst;
    uint32_t rounds = 0;
    bool last = false;
    for (const Toss& known : tosses_) {
        if (known.value == value) return known.outcome;
        if (known.place != place) continue;
        ++rounds;
        last = known.outcome;
    }
    if (layout.insts[inst].in_while_test && rounds >= max_tossed_rounds) return !last;
    if (decisions_ == plan_.size()) plan_.push_back({toss(value), false});
    return plan_[decisions_++].outcome;
}

void Machine::start_exploring() {
    exploring_ = true;
    plan_.clear();
}

bool Machine::next_way() {
    plan_.resize(decisions_);
    while (!plan_.empty() && plan_.back().both) plan_.pop_back();
    if (plan_.empty()) return false;
    plan_.back() = {!plan_.back().outcome, true};
    return true;
}

// Numbers that nobody compared: a float is tossed for, and an integer too where comparisons of integers are
// and every way counts.
bool Machine::holds(const Frame& frame, ValueId id) {
    const uint64_t value = primal(frame, id);
    const types::Type& of = shapes().types()[type(frame, id)];
    const bool is_whole = of.kind == types::Kind::Scalar && !types::facts(of.scalar).is_float;
    const bool every_way = choices_.blend || exploring_;
    const bool stays = frame.layout->of(id).is_test || !choices_.toss_integers || !every_way;
    if (is_whole && stays) return value != 0;
    if (!every_way) return toss(value);
    // By value: the same number is as true everywhere.
    const uint64_t hash = galois::mix(value, truth_salt);
    if (taping_) {
        const bool outcome = exploring_ ? explore(*frame.layout, 0, hash) : toss(hash);
        tosses_.push_back({UINT64_MAX, hash, false, outcome});
        return outcome;
    }
    for (const Toss& known : tosses_) {
        if (known.value == hash) return known.outcome;
    }
    return toss(hash);
}

// How far operand `pair` and the next one are what they are asked to be.
uint64_t Machine::compared(const Frame& frame, const ir::Inst& inst, uint32_t index, uint32_t pair) {
    const auto operands = args(frame, inst);
    const ValueId left = operands[pair], right = operands[pair + 1];
    const CompareOp op = frame.layout->function->range(inst.as<ir::Compare>().ops)[pair];
    const bool integers =
        shapes().leaf(type(frame, left), 0) == Leaf::Int && shapes().leaf(type(frame, right), 0) == Leaf::Int;
    if (integers && !choices_.toss_integers) {
        const auto a = static_cast<int64_t>(primal(frame, left)),
                   b = static_cast<int64_t>(primal(frame, right));
        switch (op) {
            case CompareOp::Eq:
                return a == b;
            case CompareOp::NotEq:
                return a != b;
            case CompareOp::Lt:
                return a < b;
            case CompareOp::LtE:
                return a <= b;
            case CompareOp::Gt:
                return a > b;
            case CompareOp::GtE:
                return a >= b;
        }
    }
    // a > b is b < a, and a >= b is what a < b is not.
    const bool equality = op == CompareOp::Eq || op == CompareOp::NotEq;
    const bool swapped = op == CompareOp::Gt || op == CompareOp::LtE;
    const bool denied = op == CompareOp::NotEq || op == CompareOp::LtE || op == CompareOp::GtE;
    const uint32_t first = at(frame, swapped ? right : left), second = at(frame, swapped ? left : right);
    const uint32_t count = std::min(width(frame, left), width(frame, right));
    uint64_t hash = galois::mix(equality, primal_[first], primal_[second]);
    for (uint32_t k = 1; k < count; ++k) hash = galois::mix(hash, primal_[first + k], primal_[second + k]);
    uint64_t held = 0;
    if (choices_.blend && frame.layout->of(results(frame, inst)[0]).is_weight) {
        held = galois::element(galois::mix(hash, choices_.seed, blend_salt));
    } else {
        held = toss_at(frame, index, hash);
    }
    return denied ? galois::subtract(1, held) : held;
}

uint32_t Machine::blend_nodes(uint64_t weight, uint32_t now, uint32_t old) {
    if (now == 0 && old == 0) return 0;
    const uint32_t node = new_node();
    edge(node, now, weight);
    edge(node, old, galois::subtract(1, weight));
    return node;
}

void Machine::blend_pick(uint32_t cell, uint64_t value, uint32_t node) {
    Cell& to = cells_[cell];
    const uint64_t chance =
        galois::element(galois::mix(galois::mix(to.value, value), choices_.seed, blend_salt));
    const uint64_t share = galois::multiply(weight_, chance);
    forget_picks(cell, galois::subtract(1, share));
    picks_.push_back({cell, value, share});
    to.value = blend(share, value, to.value);
    if (taping_) to.node = blend_nodes(share, node, to.node);
}

// Warp gives the whole gradient to everyone who offered the value that is there at the end.
void Machine::note_offer(uint32_t cell, uint64_t value, uint32_t node) {
    if (node == 0) return;
    same_offer_ = same_offer_ || std::any_of(offers_.begin(), offers_.end(), [&](const Offer& known) {
                      return known.cell == cell && known.value == value;
                  });
    offers_.push_back({cell, value});
}

void Machine::forget_picks(uint32_t cell, uint64_t rest) {
    for (Pick& pick : picks_) {
        if (pick.cell == cell) pick.share = galois::multiply(pick.share, rest);
    }
}

uint64_t Machine::picked(uint32_t cell, uint64_t value) const {
    uint64_t share = 0;
    for (const Pick& pick : picks_) {
        if (pick.cell == cell && pick.value == value) share = galois::add(share, pick.share);
    }
    return share;
}

// ---- ways --------------------------------------------------------------------------------------------

void Machine::note_way(const Frame& frame, uint32_t inst, Way way) {
    uint8_t& ways = frame.layout->insts[inst].ways;
    if ((ways & way) != 0) return;
    ways = static_cast<uint8_t>(ways | way);
    new_ways_.push_back({&ways, way});
}

void Machine::forget_new_ways() {
    for (const NewWay& taken : new_ways_) *taken.place = static_cast<uint8_t>(*taken.place & ~taken.way);
    new_ways_.clear();
}

bool Machine::repeats(const ir::RangeBegin& loop) {
    const int64_t second = int64_t{loop.start} + loop.step;
    return loop.step > 0 ? second < loop.stop : second > loop.stop;
}

bool Machine::took_every_way() const {
    for (size_t f = 0; f < layouts_->size(); ++f) {
        const Layout& layout = (*layouts_)[f];
        if (!layout.entered) continue;  // what no run calls stands in a branch that none takes, if anywhere
        const auto& insts = layout.function->insts;
        for (uint32_t i = 0; i < insts.size(); ++i) {
            const uint8_t ways = layout.insts[i].ways;
            switch (insts[i].op) {
                case Op::IfBegin:
                case Op::WhileTest:
                    if ((ways & (went_by | went_in)) != (went_by | went_in)) return false;
                    break;
                case Op::ForBegin:
                case Op::WhileBegin:
                    if ((ways & went_round) == 0) return false;
                    break;
                case Op::RangeBegin:
                    if (repeats(insts[i].as<ir::RangeBegin>()) && (ways & went_round) == 0) return false;
                    break;
                case Op::Comment:
                case Op::Call:
                case Op::SetConstant:
                case Op::Compare:
                case Op::BoolBegin:
                case Op::BoolJoin:
                case Op::IfEnd:
                case Op::IfReverse:
                case Op::FieldAddress:
                case Op::FieldStore:
                case Op::OuterStore:
                case Op::SlotAddress:
                case Op::SlotStore:
                case Op::SlotAtomic:
                case Op::LoopBody:
                case Op::LoopEnd:
                case Op::Goto:
                case Op::Return:
                case Op::ReturnDefault:
                case Op::Assert:
                    break;
            }
        }
    }
    return true;
}

// ---- threads -----------------------------------------------------------------------------------------

Meeting Machine::meeting(const Choices& choices) {
    start_run(choices, false);
    watching_threads_ = true;
    // A kernel that does not ask which thread it is runs in one.
    const uint32_t axes = layouts_->thread_axes();
    const uint32_t threads = axes == 0 ? 1 : std::max<uint32_t>(3, axes + 1);
    for (thread_ = 0; thread_ < threads; ++thread_) forward_of_kernel();
    watching_threads_ = false;
    thread_ = 0;
    const bool shared = std::any_of(cells_.begin(), cells_.end(), [](const Cell& cell) {
        return !cell.local && (cell.writers.several() || cell.writers.meets(cell.readers) ||
                               cell.writers.meets(cell.updaters) || cell.updaters.meets(cell.readers));
    });
    if (shared) return Meeting::Element;
    if (same_offer_) return Meeting::Extreme;
    return ended() ? Meeting::None : Meeting::Unknown;
}

}  // namespace weft::gradient
