#include "gradient/layout.h"

#include <algorithm>
#include <bit>

#include "gradient/galois.h"

namespace weft::gradient {

using adjoint::Do;
using builtins::Effect;
using builtins::Operation;
using ir::Op;
using ir::ValueId;

namespace {

bool is_sum(Operation operation) {
    return operation == Operation::Add || operation == Operation::Sub || operation == Operation::Neg ||
           operation == Operation::Pos;
}

bool begins_loop(Op op) {
    return op == Op::ForBegin || op == Op::RangeBegin || op == Op::WhileBegin;
}

// Of a step: the machine goes on to the next.
bool does_nothing(const adjoint::Step& step, const ir::Function& function) {
    switch (step.action) {
        case Do::Skip:
        case Do::AdjointComment:
        case Do::ReturnLabel:
            return true;
        case Do::Again: {
            const Op op = function.insts[step.inst].op;
            return op == Op::Comment || op == Op::Assert || op == Op::WhileBegin;
        }
        case Do::StartIterator:
        case Do::LeaveReplay:
        case Do::ReplayCall:
        case Do::OpenBranch:
        case Do::CloseBranch:
        case Do::AdjointCall:
        case Do::AdjointSlot:
        case Do::Accumulate:
        case Do::Overwrite:
        case Do::Clear:
        case Do::ReverseIterator:
        case Do::RestartRange:
        case Do::LoopBack:
            return false;
    }
    return false;
}

}  // namespace

void Layouts::load(const driver::Subject& subject) {
    count_ = static_cast<uint32_t>(subject.functions.size()) + 1;
    module_ = &subject.lowered;
    thread_axes_ = 0;
    if (layouts_.size() < count_) layouts_.resize(count_);
    layout_of_function_.clear();
    bool changes_components = false;
    for (uint32_t i = 0; i < count_; ++i) {
        Layout& layout = layouts_[i];
        layout.id = i;
        layout.function = i + 1 < count_ ? &subject.functions[i].body : &subject.kernel.body;
        changes_components = read_insts(layout) || changes_components;
        if (i + 1 == count_) continue;
        const uint32_t place = subject.functions[i].place.index;
        if (layout_of_function_.size() <= place) layout_of_function_.resize(place + 1, UINT32_MAX);
        layout_of_function_[place] = i;
    }
    shapes_.reset(subject.types, changes_components);
    for (uint32_t i = 0; i < count_; ++i) {  // what a function calls stands before it
        read_values(layouts_[i]);
        read_calls(layouts_[i]);
        find_weights(layouts_[i]);
    }
}

void Layouts::add_sweeps() {
    for (uint32_t i = 0; i < count_; ++i) add_sweep(layouts_[i]);
}

bool Layouts::read_insts(Layout& layout) {
    const auto& insts = layout.function->insts;
    layout.insts.assign(insts.size(), {});
    layout.has_loops = layout.has_tests = layout.assigns = layout.entered = false;
    open_.clear();
    bool changes_components = false;
    for (uint32_t i = 0; i < insts.size(); ++i) {
        const ir::Inst& inst = insts[i];
        switch (inst.op) {
            case Op::IfBegin:
                open_.push_back(i);
                break;
            case Op::IfEnd:
                layout.insts[open_.back()].partner = i;
                layout.insts[i].partner = open_.back();
                open_.pop_back();
                break;
            case Op::LoopEnd:
                layout.has_loops = true;
                layout.insts[i].partner = inst.as<ir::LoopEnd>().begin.index;
                layout.insts[layout.insts[i].partner].partner = i;
                break;
            case Op::SlotAddress:
            case Op::SlotStore:
            case Op::SlotAtomic:
                changes_components = true;
                break;
            case Op::Call: {
                const builtins::Row* const row = layout.insts[i].row = inst.builtin();
                if (row == nullptr) break;
                changes_components = changes_components || builtins::facts(row->effect()).parts;
                layout.assigns = layout.assigns || row->effect() == Effect::Assign;
                layout.has_tests = layout.has_tests || row->operation() == Operation::Not;
                if (row->effect() == Effect::Thread)
                    thread_axes_ = std::max(thread_axes_, inst.results.count);
                break;
            }
            case Op::Compare:
            case Op::BoolBegin:
                layout.has_tests = true;
                break;
            case Op::Comment:
            case Op::SetConstant:
            case Op::BoolJoin:
            case Op::IfReverse:
            case Op::FieldAddress:
            case Op::FieldStore:
            case Op::OuterStore:
            case Op::ForBegin:
            case Op::RangeBegin:
            case Op::WhileBegin:
            case Op::WhileTest:
            case Op::LoopBody:
            case Op::Goto:
            case Op::Return:
            case Op::ReturnDefault:
            case Op::Assert:
                break;
        }
    }
    return changes_components;
}

void Layouts::read_values(Layout& layout) {
    const ir::Function& function = *layout.function;
    layout.values.assign(function.values.size(), {});
    layout.constants.clear();
    uint32_t next = 0;
    for (uint32_t i = 0; i < function.values.size(); ++i) {
        const ir::Value& value = function.values[i];
        ValueFacts& facts = layout.values[i];
        facts.is_reference = types()[value.type].kind == types::Kind::Reference;
        facts.type = types::stripped(types(), value.type);
        facts.kind = types()[facts.type].kind;
        const Shapes::Shape& shape = shapes_.shape(facts.type);
        facts.width = shape.count;
        facts.leaf = shape.leaf;
        facts.floats = shape.floats;
        if (value.spelling == ir::Spelling::Member) {
            const ValueFacts& whole = layout.of(value.base);
            facts.slot = whole.slot + shapes_.field_offset(whole.type, value.name);
            continue;
        }
        facts.slot = next;
        next += std::max<uint32_t>(1, facts.width);
        if (!value.constant.valid()) continue;
        for (uint32_t k = 0; k < facts.width; ++k) {
            const Leaf leaf = facts.width == 1 ? facts.leaf : shapes_.leaf(facts.type, k);
            layout.constants.push_back({facts.slot + k, number_of(function, value.constant, leaf, k)});
        }
    }
    layout.slot_count = next;
    for (uint32_t p = 0; p < function.parameters.size(); ++p) layout.of(function.parameters[p]).parameter = p;
}

void Layouts::read_calls(Layout& layout) {
    for (uint32_t i = 0; i < layout.insts.size(); ++i) {
        InstFacts& facts = layout.insts[i];
        const ir::Inst& inst = layout.function->insts[i];
        bool takes_array = false;
        for (const ValueId id : layout.function->range(inst.args)) {
            ValueFacts& operand = layout.of(id);
            ++operand.uses;
            takes_array = takes_array || operand.kind == types::Kind::Array;
        }
        if (facts.row == nullptr) continue;
        facts.family = family(layout, inst, *facts.row);
        const bool may_be_other = facts.family == Family::Other || facts.family == Family::Integer;
        const bool is_plain = !takes_array && inst.results.count == 1 &&
                              facts.row->effect() == Effect::Compute &&
                              layout.of(layout.function->range(inst.results)[0]).kind != types::Kind::Array;
        if (may_be_other && !is_plain && !has_model(layout, inst, *facts.row))
            facts.family = Family::Unmodelled;
    }
}

// Told once for each instruction: a kernel is run many times.
Family Layouts::family(const Layout& layout, const ir::Inst& inst, const builtins::Row& row) const {
    const auto operands = layout.function->range(inst.args), made = layout.function->range(inst.results);
    switch (row.effect()) {
        case Effect::Address:
        case Effect::View:
        case Effect::Load:
        case Effect::Store:
        case Effect::ArrayStore:
        case Effect::Atomic:
        case Effect::LocalArray:
            return Family::Memory;
        case Effect::Copy:
        case Effect::Assign:
        case Effect::Where:
        case Effect::Range:
        case Effect::IterNext:
        case Effect::Reversed:
        case Effect::Tuple:
            return Family::Moving;
        case Effect::Extract:
            if (layout.of(operands[0]).kind == types::Kind::Tuple) return Family::Moving;
            [[fallthrough]];
        case Effect::Construct:
        case Effect::SetPart:
        case Effect::UpdatePart:
        case Effect::PartAddress:
        case Effect::GetMember:
        case Effect::SetMember:
            if (shapes_.split()) return Family::Component;
            break;
        case Effect::Thread:
            return Family::Integer;
        case Effect::Compute:
        case Effect::Reinterpret:
        case Effect::Slice:
        case Effect::CopyPart:
        case Effect::Seed:
        case Effect::Draw:
        case Effect::Noise:
        case Effect::Decompose:
        case Effect::Report:
        case Effect::Arrays:
            break;
        case Effect::Query:
        case Effect::Tile:
        case Effect::Unmodelled:
            return Family::Unmodelled;
    }
    if (made.size() != 1 || layout.of(made[0]).width == 0) return Family::Other;
    const Leaf leaf = layout.of(made[0]).leaf;
    if (leaf == Leaf::Int && layout.of(made[0]).kind == types::Kind::Scalar) return Family::Integer;
    const bool sums = row.effect() == Effect::Compute && is_sum(row.operation());
    return sums && leaf == Leaf::Float ? Family::Sum : Family::Other;
}

// What Machine::other_call() would be wrong about: arrays changed, or searched while they change, or made
// from a pointer; an argument changed in place; bits of a float taken for another type.
bool Layouts::has_model(const Layout& layout, const ir::Inst& inst, const builtins::Row& row) const {
    const auto operands = layout.function->range(inst.args);
    if (inst.results.count == 0) {
        if (row.effect() == Effect::Report) return true;
        if (row.effect() != Effect::Decompose) return false;
    }
    for (const ValueId made : layout.function->range(inst.results)) {
        if (layout.of(made).kind == types::Kind::Array) return false;
    }
    if (row.operation() == Operation::Length) return true;
    for (const ValueId id : operands) {
        const bool is_float_value = layout.of(id).width != 0 && layout.of(id).leaf == Leaf::Float;
        if (row.effect() == Effect::Reinterpret && is_float_value) return false;
        if (layout.of(id).kind == types::Kind::Array && (inst.results.count == 0 || may_change(layout, id)))
            return false;
    }
    return true;
}

// Does the kernel write to this array? Of a function's parameter nothing is known.
bool Layouts::may_change(const Layout& layout, ValueId array) const {
    const ir::Function& function = *layout.function;
    if (!is_kernel(layout) || function.values[array.index].spelling != ir::Spelling::Parameter) return true;
    return std::any_of(function.insts.begin(), function.insts.end(), [&](const ir::Inst& inst) {
        const auto operands = function.range(inst.args);
        if (inst.op == Op::SlotStore || inst.op == Op::SlotAtomic) return operands[1] == array;
        const builtins::Row* const row = inst.builtin();
        return row != nullptr && row->skip_replay && !operands.empty() && operands[0] == array;
    });
}

uint64_t Layouts::number_of(const ir::Function& function, ir::ConstantId id, Leaf leaf,
                            uint32_t index) const {
    const value::Value& value = function.constants[id.index];
    const auto of_int = [&](module::Integer number) {
        if (leaf != Leaf::Float) return static_cast<uint64_t>(number);
        return number < 0 ? galois::negate(static_cast<uint64_t>(-number) % galois::prime)
                          : static_cast<uint64_t>(number) % galois::prime;
    };
    const auto of_real = [&](double number) {
        const bool whole =
            number > -1e9 && number < 1e9 && number == static_cast<double>(static_cast<int64_t>(number));
        if (whole) return of_int(static_cast<int64_t>(number));
        if (leaf != Leaf::Float) return std::bit_cast<uint64_t>(number) % 7;
        return galois::element(galois::mix(std::bit_cast<uint64_t>(number), 1));
    };
    switch (value.kind) {
        case module::ValueKind::Bool:
        case module::ValueKind::Int:
        case module::ValueKind::EnumMember:
            return of_int(value.integer);
        case module::ValueKind::Float:
            return of_real(value.real);
        case module::ValueKind::WarpScalar:
            return value.raw_is_int ? of_int(value.integer) : of_real(value.real);
        case module::ValueKind::Composite: {
            // Its numbers stand for any others: what is zero here need not be zero in the next kernel.
            uint64_t hash = value.type.index;
            const uint32_t count = types::composite_size(shapes_.types()[value.type]);
            for (uint32_t i = 0; i < count; ++i) {
                const value::Value& element = function.elements[value.id + i];
                hash = galois::mix(hash, element.kind == module::ValueKind::Float
                                             ? std::bit_cast<uint64_t>(element.real)
                                             : static_cast<uint64_t>(element.integer));
            }
            return galois::element(galois::mix(hash, index));
        }
        case module::ValueKind::NumpyScalar:
        case module::ValueKind::Missing:
        case module::ValueKind::Unknown:
        case module::ValueKind::None:
        case module::ValueKind::Str:
        case module::ValueKind::Bytes:
        case module::ValueKind::Ellipsis:
        case module::ValueKind::Tuple:
        case module::ValueKind::List:
        case module::ValueKind::Dict:
        case module::ValueKind::Set:
        case module::ValueKind::Slice:
        case module::ValueKind::RangeObject:
        case module::ValueKind::Type:
        case module::ValueKind::Struct:
        case module::ValueKind::Function:
        case module::ValueKind::Kernel:
        case module::ValueKind::Builtin:
        case module::ValueKind::PyFunction:
        case module::ValueKind::PyBuiltin:
        case module::ValueKind::Module:
        case module::ValueKind::Namespace:
        case module::ValueKind::Class:
        case module::ValueKind::EnumClass:
        case module::ValueKind::GenericParam:
        case module::ValueKind::WarpObject:
        case module::ValueKind::Method:
            break;
    }
    return galois::element(galois::mix(value.text.index, index));
}

void Layouts::add_sweep(Layout& layout) {
    const ir::Function& function = *layout.function;
    adjoint::reverse(function, *module_, types(), layout.sweep);
    const uint32_t steps = layout.step_count();
    layout.jump.assign(steps, 0);
    layout.loop_start.assign(function.insts.size(), UINT32_MAX);
    layout.loop_exit.assign(function.insts.size(), 0);
    layout.return_step.assign(function.insts.size(), 0);
    open_.clear();
    for (uint32_t i = 0; i < steps; ++i) {
        const adjoint::Step& step = layout.step(i);
        const ir::Inst& inst = function.insts[step.inst];
        const bool again = step.action == Do::Again;
        const bool opens = (again && inst.op == Op::IfBegin) || step.action == Do::OpenBranch;
        const bool closes = (again && inst.op == Op::IfEnd) || step.action == Do::CloseBranch;
        if (opens) open_.push_back(i);
        if (closes && !open_.empty()) {
            layout.jump[open_.back()] = i;
            open_.pop_back();
        }
        if (step.action == Do::ReturnLabel) layout.return_step[step.inst] = i;
        if (step.action == Do::LoopBack) layout.loop_exit[inst.as<ir::LoopEnd>().begin.index] = i + 1;
        // A reversed loop starts where its test stands: of a constant loop that is the restart itself.
        const bool starts = (again && begins_loop(inst.op)) || step.action == Do::RestartRange;
        if (starts && layout.loop_start[step.inst] == UINT32_MAX) layout.loop_start[step.inst] = i;
    }
    layout.next.resize(steps + 1);
    layout.next[steps] = steps;
    for (uint32_t i = steps; i-- > 0;)
        layout.next[i] = does_nothing(layout.step(i), function) ? layout.next[i + 1] : i;
}

}  // namespace weft::gradient
