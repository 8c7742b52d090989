#include "facts/void_walk.h"

#include <algorithm>
#include <utility>

namespace weft::facts {

using builtins::Effect;
using ir::Op;
using syntax::Kind;

namespace {

// What Numbers::of() tells apart, beside rows of builtins.
enum What : uint64_t { parameter = 16, field, thread, loaded, compared, joined_tests, called, made, member };

// Whether a call does nothing but yield values.
bool is_silent(Effect effect) {
    return builtins::facts(effect).writes == builtins::Writes::Nothing && effect != Effect::Report;
}

// Whether a function changes anything that its caller can see: then its calls are not alike.
bool changes_something(const ir::Function& function) {
    if (function.is_by_hand()) return true;  // who knows
    for (const ir::Inst& inst : function.insts) {
        if (inst.op == Op::SlotStore || inst.op == Op::SlotAtomic || inst.op == Op::Assert) return true;
        if (inst.op != Op::Call) continue;
        const builtins::Row* const row = inst.builtin();
        if (row == nullptr) {
            if (inst.as<ir::Call>().kind == ir::CalleeKind::Function) return true;  // who knows
            continue;
        }
        const bool is_local = row->effect() == Effect::Assign || row->effect() == Effect::IterNext ||
                              builtins::facts(row->effect()).parts;
        if (!is_silent(row->effect()) && !is_local) return true;
    }
    return false;
}

ir::CompareOp mirrored(ir::CompareOp op) {
    switch (op) {
        case ir::CompareOp::Lt:
            return ir::CompareOp::Gt;
        case ir::CompareOp::LtE:
            return ir::CompareOp::GtE;
        case ir::CompareOp::Gt:
            return ir::CompareOp::Lt;
        case ir::CompareOp::GtE:
            return ir::CompareOp::LtE;
        case ir::CompareOp::Eq:
        case ir::CompareOp::NotEq:
            break;
    }
    return op;
}

ir::CompareOp opposite(ir::CompareOp op) {
    switch (op) {
        case ir::CompareOp::Lt:
            return ir::CompareOp::GtE;
        case ir::CompareOp::LtE:
            return ir::CompareOp::Gt;
        case ir::CompareOp::Gt:
            return ir::CompareOp::LtE;
        case ir::CompareOp::GtE:
            return ir::CompareOp::Lt;
        case ir::CompareOp::Eq:
            return ir::CompareOp::NotEq;
        case ir::CompareOp::NotEq:
            return ir::CompareOp::Eq;
    }
    return op;
}

// Whether bounds decide a comparison.
bool decides(ir::CompareOp op, const Bounds& a, const Bounds& b) {
    switch (op) {
        case ir::CompareOp::Lt:
        case ir::CompareOp::GtE:
            return a.high < b.low || a.low >= b.high;
        case ir::CompareOp::LtE:
        case ir::CompareOp::Gt:
            return a.high <= b.low || a.low > b.high;
        case ir::CompareOp::Eq:
        case ir::CompareOp::NotEq:
            return a.high < b.low || a.low > b.high;
    }
    return false;
}

}  // namespace

// ---- before

void VoidWalk::mark_written(ValueId id) {
    if (of_.is_written_[id.index]) return;
    of_.is_written_[id.index] = 1;
    of_.written_.push_back(id);
}

void VoidWalk::prepare() {
    const size_t count = function_.values.size();
    of_.current_.assign(count, 0);
    of_.uses_.assign(count, 0);
    of_.is_written_.assign(count, 0);
    of_.is_live_.assign(count, 0);
    of_.written_.clear();
    for (const ir::Inst& inst : function_.insts) {
        for (const ValueId arg : args(inst)) ++of_.uses_[arg.index];
        if (inst.op == Op::FieldStore || inst.op == Op::FieldAddress) mark_written(args(inst)[0]);
        if (inst.op != Op::Call) continue;
        const builtins::Row* const row = inst.builtin();
        if (row == nullptr) continue;
        const builtins::Writes writes = builtins::facts(row->effect()).writes;
        const bool points = row->effect() == Effect::PartAddress;
        if ((writes == builtins::Writes::First || points) && inst.args.count != 0) {
            mark_written(args(inst)[0]);
        } else if (writes == builtins::Writes::Rest || writes == builtins::Writes::All) {
            for (const ValueId arg : args(inst)) mark_written(arg);
        }
    }
    writes_memory_ = changes_something(function_);
}

// ---- values that nobody reads

bool VoidWalk::is_needed_for_itself(const ir::Inst& inst) const {
    switch (inst.op) {
        case Op::Call: {
            const builtins::Row* const row = inst.builtin();
            if (row != nullptr) return !is_silent(row->effect());
            return inst.as<ir::Call>().kind == ir::CalleeKind::Function && changes_something(callee(inst));
        }
        case Op::Comment:
        case Op::SetConstant:
        case Op::Compare:
        case Op::FieldAddress:
        case Op::SlotAddress:
            return false;
        case Op::BoolBegin:
        case Op::BoolJoin:
        case Op::IfBegin:
        case Op::IfEnd:
        case Op::IfReverse:
        case Op::FieldStore:
        case Op::OuterStore:
        case Op::SlotStore:
        case Op::SlotAtomic:
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
    return true;
}

const ir::Function& VoidWalk::callee(const ir::Inst& inst) const {
    return subject_.lowered.functions[inst.as<ir::Call>().callee].body;
}

void VoidWalk::need(ValueId id) {
    // A part of a struct keeps the whole.
    for (; id.valid(); id = function_.values[id.index].base) of_.is_live_[id.index] = 1;
}

void VoidWalk::find_unread() {
    for (const ir::Access& access : function_.accesses) {
        if (access.i.valid()) need(access.i);
        if (access.j.valid()) need(access.j);
    }
    for (const ir::Step& one : function_.steps) {
        for (const ValueId id : function_.range(one.indices)) need(id);
    }
    for (uint32_t i = function_.insts.size(); i-- > 0;) {
        const ir::Inst& inst = function_.insts[i];
        const auto made = results(inst);
        const bool is_read =
            std::any_of(made.begin(), made.end(), [&](ValueId id) { return of_.is_live_[id.index] != 0; });
        if (is_read || is_needed_for_itself(inst)) {
            for (const ValueId arg : args(inst)) need(arg);
            continue;
        }
        const builtins::Row* const row = inst.builtin();
        // float(0.0) in front of a branch whose arms both assign only says of what type the variable is.
        const bool computes = row != nullptr ? row->effect() == Effect::Compute && !is_index_of_loop(inst) &&
                                                   row->operation() != builtins::Operation::Cast
                                             : inst.op == Op::Compare;
        if (computes && !made.empty()) add(VoidKind::Unread, inst);
    }
}

bool VoidWalk::is_index_of_loop(const ir::Inst& inst) const {
    return inst.node.valid() && subject_.tree[inst.node].kind == Kind::For;
}

// ---- numbers of values

Number VoidWalk::number(ValueId id) {
    Number& known = of_.current_[id.index];
    const ir::Value& value = function_.values[id.index];
    if (value.spelling == ir::Spelling::Member)
        return numbers_.of(What::member, number(value.base), value.name.index);
    if (known != 0) return known;
    if (value.constant.valid()) {
        if (const auto one = constant_of(value.constant)) return known = numbers_.constant(*one);
        return known = numbers_.fresh();
    }
    return known = numbers_.of(What::parameter, id.index);
}

std::optional<double> VoidWalk::constant_of(ir::ConstantId id) const {
    const value::Value& value = function_.constants[id.index];
    switch (value.kind) {
        case value::ValueKind::Int:
        case value::ValueKind::Bool:
            return static_cast<double>(value.integer);
        case value::ValueKind::Float:
            return value.real;
        case value::ValueKind::WarpScalar:
            return value.raw_is_int ? static_cast<double>(value.integer) : value.real;
        default:
            return std::nullopt;
    }
}

std::optional<double> VoidWalk::literal(ValueId id) const {
    const ir::Value& value = function_.values[id.index];
    if (!value.constant.valid() || !value.node.valid()) return std::nullopt;
    const Kind kind = subject_.tree[value.node].kind;
    return kind == Kind::Constant || kind == Kind::UnaryOp ? constant_of(value.constant) : std::nullopt;
}

Bounds VoidWalk::bounds(ValueId id) {
    const ir::Value& value = function_.values[id.index];
    if (value.constant.valid() && !literal(id)) return {};
    return numbers_[number(id)].bounds;
}

void VoidWalk::add(VoidKind kind, const ir::Inst& inst) {
    const builtins::Row* const row = inst.builtin();
    of_.found_.push_back({kind, inst.line, inst.node, inst.op, row == nullptr ? StringId{} : row->name});
}

// ---- instructions

void VoidWalk::step(uint32_t at) {
    const ir::Inst& inst = function_.insts[at];
    switch (inst.op) {
        case Op::Comment:
        case Op::IfReverse:
        case Op::LoopBody:
        case Op::Assert:
        case Op::ReturnDefault:
        case Op::WhileTest:
            return;
        case Op::Call:
            return call(inst);
        case Op::SetConstant:
            return set_fresh(inst);
        case Op::Compare:
            return compare(inst);
        case Op::BoolBegin:
            return set(inst, number(args(inst)[0]));
        case Op::BoolJoin:
            return bool_join(inst);
        case Op::IfBegin:
            return if_begin(inst);
        case Op::IfEnd:
            return if_end(at);
        case Op::FieldAddress:
            return set(inst, numbers_.of(What::field, number(args(inst)[0]),
                                         inst.as<ir::FieldAddress>().field.index, local_age_));
        case Op::FieldStore:
        case Op::OuterStore:
            of_.current_[args(inst)[0].index] = numbers_.fresh();
            ++local_age_;
            return;
        case Op::SlotAddress:
            return set_fresh(inst);
        case Op::SlotStore:
        case Op::SlotAtomic:
            return forget_memory();
        case Op::ForBegin:
        case Op::RangeBegin:
        case Op::WhileBegin:
            set_fresh(inst);
            blocks_.push_back({facts_.size(), 0, false, inst.node});
            forget_written();
            if (writes_memory_) forget_memory();
            return;
        case Op::LoopEnd:
            facts_.resize(blocks_.back().facts);
            blocks_.pop_back();
            forget_written();
            if (writes_memory_) forget_memory();
            return;
        case Op::Goto:
        case Op::Return:
            elements_.clear();
            return;
    }
}

void VoidWalk::bool_join(const ir::Inst& inst) {
    const ValueId whole = results(inst)[0];
    const Number before = number(whole), also = number(args(inst)[0]);
    const bool is_or = inst.as<ir::BoolJoin>().is_or;
    if (before == also) add(VoidKind::Decided, inst);
    of_.current_[whole.index] = numbers_.of(What::joined_tests, before, also, is_or ? 1 : 2);
}

// ---- tests

void VoidWalk::compare(const ir::Inst& inst) {
    const auto sides = args(inst);
    const auto ops = function_.range(inst.as<ir::Compare>().ops);
    if (sides.size() != 2) {
        set_fresh(inst);
        return;
    }
    const Number a = number(sides[0]), b = number(sides[1]);
    const ir::CompareOp op = ops[0];
    const bool is_equality = op == ir::CompareOp::Eq || op == ir::CompareOp::NotEq;
    const bool are_constant = function_.values[sides[0].index].constant.valid() &&
                              function_.values[sides[1].index].constant.valid();
    // x != x asks whether x is a number.
    const bool is_same = a == b && !(is_equality && is_float(sides[0]));
    if (!are_constant && (is_same || decides(op, bounds(sides[0]), bounds(sides[1]))))
        add(VoidKind::Decided, inst);
    set(inst, test(op, a, b));
}

Number VoidWalk::test(ir::CompareOp op, Number a, Number b) {
    const bool turns = op == ir::CompareOp::Gt || op == ir::CompareOp::GtE || a > b;
    const bool is_equality = op == ir::CompareOp::Eq || op == ir::CompareOp::NotEq;
    if (turns && (is_equality ? a > b : op == ir::CompareOp::Gt || op == ir::CompareOp::GtE)) {
        std::swap(a, b);
        op = mirrored(op);
    }
    const Number out = numbers_.of(What::compared, a, b, static_cast<Number>(op));
    tests_.resize(std::max<size_t>(tests_.size(), out + 1));
    tests_[out] = {op, a, b};
    return out;
}

void VoidWalk::learn(Number about, bool holds, syntax::NodeId node) {
    facts_.push_back({about, holds, node});
    if (about < tests_.size() && tests_[about].a != 0) {
        const Test one = tests_[about];
        facts_.push_back({test(opposite(one.op), one.a, one.b), !holds, node});
    }
}

void VoidWalk::if_begin(const ir::Inst& inst) {
    const Number about = number(args(inst)[0]);
    const bool negated = inst.as<ir::IfBegin>().negated;
    for (const Fact& fact : facts_) {
        // The other arm of a branch that left asks the same test.
        if (fact.test == about && fact.node != inst.node) {
            add(VoidKind::Decided, inst);
            break;
        }
    }
    blocks_.push_back({facts_.size(), about, negated, inst.node});
    learn(about, !negated, inst.node);
    elements_.clear();
}

void VoidWalk::if_end(uint32_t at) {
    const Block block = blocks_.back();
    blocks_.pop_back();
    facts_.resize(block.facts);
    const Op last = at == 0 ? Op::Comment : function_.insts[at - 1].op;
    if (last == Op::Return || last == Op::Goto) {
        learn(block.test, block.negated, block.node);
    } else {
        forget_written();
        if (writes_memory_) forget_memory();
    }
    elements_.clear();
}

// ---- calls

void VoidWalk::call(const ir::Inst& inst) {
    const builtins::Row* const row = inst.builtin();
    if (row == nullptr) return own_call(inst);
    switch (row->effect()) {
        case Effect::Compute:
            return compute(inst, *row);
        case Effect::Reinterpret:
        case Effect::Construct:
        case Effect::GetMember:
        case Effect::Noise:
        case Effect::Address:
        case Effect::View:
        case Effect::Extract:
        case Effect::Slice:
        case Effect::Tuple:
        case Effect::PartAddress:
        case Effect::CopyPart:
            return plain(inst, *row);
        case Effect::Copy:
            return set(inst, number(args(inst)[0]));
        case Effect::Load:
            return load(inst);
        case Effect::Where:
            return choose(inst);
        case Effect::Thread: {
            const auto made = results(inst);
            for (size_t i = 0; i < made.size(); ++i) {
                const Number one = numbers_.of(What::thread, static_cast<Number>(i + 1));
                numbers_[one].bounds.low = 0;
                of_.current_[made[i].index] = one;
            }
            return;
        }
        case Effect::ArrayStore:
            return array_store(inst);
        case Effect::Assign:
            of_.current_[args(inst)[0].index] = number(args(inst)[1]);
            ++local_age_;
            return;
        case Effect::Atomic:
        case Effect::Arrays:
            set_fresh(inst);
            return forget_memory();
        case Effect::Store:
        case Effect::SetPart:
        case Effect::UpdatePart:
        case Effect::SetMember:
        case Effect::IterNext:
        case Effect::Draw:
        case Effect::Decompose:
        case Effect::Query:
        case Effect::Tile:
        case Effect::Unmodelled:
            set_fresh(inst);
            write(inst, row->effect());
            return;
        case Effect::LocalArray:
        case Effect::Range:
        case Effect::Reversed:
        case Effect::Seed:
        case Effect::Report:
            return set_fresh(inst);
    }
}

void VoidWalk::write(const ir::Inst& inst, Effect effect) {
    if (effect == Effect::Store || builtins::facts(effect).writes == builtins::Writes::All) {
        // Behind a pointer: an element, or a part of a variable.
        forget_written();
        return forget_memory();
    }
    const bool is_rest = builtins::facts(effect).writes == builtins::Writes::Rest;
    for (const ValueId arg : args(inst)) {
        of_.current_[arg.index] = numbers_.fresh();
        if (!is_rest) break;
    }
    ++local_age_;
}

std::span<const Number> VoidWalk::numbers_of(std::span<const ValueId> values) {
    given_.clear();
    for (const ValueId id : values) given_.push_back(number(id));
    return given_;
}

void VoidWalk::plain(const ir::Inst& inst, const builtins::Row& row) {
    if (inst.results.count != 1) return set_fresh(inst);
    const Number out = numbers_.of(row, numbers_of(args(inst)));
    set(inst, out);
}

void VoidWalk::own_call(const ir::Inst& inst) {
    const ir::Call& callee_of = inst.as<ir::Call>();
    if (callee_of.kind == ir::CalleeKind::Structure) {
        const Number type_of = callee_of.callee + 1;
        Number out = numbers_.of(What::made, type_of);
        for (const Number one : numbers_of(args(inst))) out = numbers_.of(What::made, out, one);
        return set(inst, out);
    }
    if (changes_something(callee(inst))) {
        set_fresh(inst);
        forget_written();
        return forget_memory();
    }
    Number out = numbers_.of(What::called, callee_of.callee + 1, memory_age_);
    for (const Number one : numbers_of(args(inst))) out = numbers_.of(What::called, out, one);
    const auto made = results(inst);
    for (size_t i = 0; i < made.size(); ++i)
        of_.current_[made[i].index] =
            i == 0 ? out : numbers_.of(What::called, out, 0, static_cast<Number>(i));
}

void VoidWalk::load(const ir::Inst& inst) {
    const Number place = number(args(inst)[0]);
    const builtins::Row* const row = numbers_[place].row;
    const bool is_element = row != nullptr && row->effect() == Effect::Address;
    // Somebody reads what was written to this array.
    if (is_element) {
        std::erase_if(elements_,
                      [&](const Element& one) { return number(one.array) == numbers_[place].first; });
    }
    set(inst, numbers_.of(What::loaded, place, is_element ? memory_age_ : local_age_, is_element));
}

void VoidWalk::array_store(const ir::Inst& inst) {
    const auto given = args(inst);
    const ValueId value = given.back();
    const builtins::Row* const address = address_row();
    if (address != nullptr) {
        const Number place = numbers_.of(*address, numbers_of(given.first(given.size() - 1)));
        const Number there = numbers_.of(What::loaded, place, memory_age_, 1);
        if (number(value) == there) add(VoidKind::StoredBack, inst);
        for (const Element& one : elements_) {
            if (one.place == place) add(VoidKind::Overwritten, *one.store);
        }
        ++memory_age_;
        std::erase_if(elements_, [&](const Element& one) { return one.place == place; });
        elements_.push_back({place, given[0], &inst});
    }
    set_fresh(inst);
}

const builtins::Row* VoidWalk::address_row() {
    if (address_ != nullptr) return address_;
    for (const ir::Inst& inst : function_.insts) {
        const builtins::Row* const row = inst.builtin();
        if (row != nullptr && row->effect() == Effect::Address) return address_ = row;
    }
    return nullptr;
}

void VoidWalk::choose(const ir::Inst& inst) {
    const auto given = args(inst);
    const Number yes = number(given[1]), no = number(given[2]);
    // What a branch leaves behind is joined by Warp: only what somebody wrote is a choice.
    const bool is_written = inst.node.valid() && subject_.tree[inst.node].kind != Kind::If;
    if (yes == no && is_written) add(VoidKind::EqualArms, inst);
    const builtins::Row& row = *inst.builtin();
    const Bounds a = bounds(given[1]), b = bounds(given[2]);
    const Number out = numbers_.of(row, numbers_of(given));
    numbers_[out].bounds = {std::min(a.low, b.low), std::max(a.high, b.high)};
    set(inst, out);
}

}  // namespace weft::facts
