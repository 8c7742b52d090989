// Places: the path by which a value can be addressed (origins), and the parts of array elements
// that assignments write without reading the element (slots).
#include <algorithm>

#include "lower/function_lowering.h"

namespace weft::lower {

ir::OriginId FunctionLowering::stored_origin(ValueId value) const {
    return origin_by_value_[value.index];
}

void FunctionLowering::set_origin(ValueId value, ir::OriginId origin) {
    origin_by_value_[value.index] = origin;
}

ir::OriginId FunctionLowering::origin_of(ValueId value) {
    const ir::OriginId stored = stored_origin(value);
    const types::Type& type = info(type_of(value));
    if (type.kind == types::Kind::Reference) return stored;
    // An array is a descriptor: a named alias still means the storage it was read from.
    if (types::is_any_array(type) && stored.valid()) return stored;
    // Any other named local is a copy and has storage of its own.
    if (symbols_.holds(value)) {
        fn_.origins.push_back({value, {}});
        return {static_cast<uint32_t>(fn_.origins.size() - 1)};
    }
    return stored;
}

ir::OriginId FunctionLowering::extended(ir::OriginId base, ir::StepKind kind, StringId field,
                                        std::span<const ValueId> indices) {
    const ir::Origin origin = fn_.origins[base.index];
    const uint32_t first = static_cast<uint32_t>(fn_.steps.size());
    for (uint32_t i = 0; i < origin.steps.count; ++i) {
        const ir::Step step = fn_.steps[origin.steps.first + i];
        fn_.steps.push_back(step);
    }
    const ir::Range range = operands(indices);
    fn_.steps.push_back({kind, field, range});
    fn_.origins.push_back({origin.root, {first, origin.steps.count + 1}});
    return {static_cast<uint32_t>(fn_.origins.size() - 1)};
}

const Slot* FunctionLowering::slot_of(ValueId value) const {
    for (auto it = slots_.rbegin(); it != slots_.rend(); ++it)
        if (it->value == value) return &it->slot;
    return nullptr;
}

ir::ValueId FunctionLowering::slot_reference(const Slot& slot, ir::OriginId origin) {
    const ValueId pointer = new_value(types_.reference(slot.type));
    slots_.push_back({pointer, slot});
    set_origin(pointer, origin);

    ValueList args{slot.array};
    const auto indices = fn_.range(slot.indices);
    args.append(indices);
    const ir::Range arg_range = operands(args);
    const ir::Range result = operands({&pointer, 1});
    ir::Inst& inst = add(ir::SlotAddress{.access = slot.access});
    inst.args = arg_range;
    inst.results = result;
    return pointer;
}

Slot FunctionLowering::narrowed(const Slot& slot, const ir::Access& access, TypeId type) {
    Slot out = slot;
    out.type = type;
    const uint32_t first = static_cast<uint32_t>(fn_.accesses.size());
    for (uint32_t i = 0; i < slot.access.count; ++i) {
        const ir::Access step = fn_.accesses[slot.access.first + i];
        fn_.accesses.push_back(step);
    }
    fn_.accesses.push_back(access);
    out.access = {first, slot.access.count + 1};
    return out;
}

std::optional<Slot> FunctionLowering::select_slot(ValueId target, std::span<const ValueId> indices) {
    const Slot* source = slot_of(target);
    if (!source) return std::nullopt;
    const Slot slot = *source;
    const types::Type type = info(slot.type);
    const bool is_matrix = type.kind == types::Kind::Matrix;
    if (!types::is_composite(type) || indices.empty() || indices.size() > (is_matrix ? 2u : 1u))
        return std::nullopt;

    ValueId loaded[2];
    for (size_t i = 0; i < indices.size(); ++i) loaded[i] = load(indices[i]);
    for (size_t i = 0; i < indices.size(); ++i)
        if (!types::is_integer(info(value_type(loaded[i])))) return std::nullopt;

    const TypeId scalar = types::of(type.scalar);
    if (!is_matrix) return narrowed(slot, {ir::AccessKind::Component, {}, loaded[0], {}}, scalar);
    if (indices.size() == 1)
        return narrowed(slot, {ir::AccessKind::Row, {}, loaded[0], {}},
                        types_.vector(type.cols, type.scalar));
    return narrowed(slot, {ir::AccessKind::Element, {}, loaded[0], loaded[1]}, scalar);
}

std::optional<Slot> FunctionLowering::select_slot(ValueId target, StringId attribute, Place place) {
    const Slot* source = slot_of(target);
    if (!source) return std::nullopt;
    const Slot slot = *source;
    const types::Type type = info(slot.type);
    switch (type.kind) {
        case types::Kind::Vector:
        case types::Kind::Quaternion: {
            const ValueId index = component_index(attribute, slot.type, place);
            return narrowed(slot, {ir::AccessKind::Component, {}, index, {}}, types::of(type.scalar));
        }
        case types::Kind::Transform: {
            const bool position = attribute == names::p;
            if (!position && attribute != names::q)
                refuse(DiagKind::NoAttribute, place, strings_.text(attribute), types_.display(slot.type));
            return narrowed(slot, {ir::AccessKind::Member, attribute, {}, {}},
                            position ? types_.vector(3, type.scalar) : types_.quaternion(type.scalar));
        }
        case types::Kind::Struct: {
            const types::Field* field = types_[type.structure].find(attribute);
            if (!field || types::is_any_array(info(field->type))) return std::nullopt;
            return narrowed(slot, {ir::AccessKind::Member, attribute, {}, {}}, field->type);
        }
        default:
            return std::nullopt;
    }
}

void FunctionLowering::check_slot_value(const Slot& slot, ValueId value, Place place) {
    if (!same_type(value_type(value), slot.type))
        refuse(DiagKind::StoreType, place, types_.display(value_type(value)), types_.display(slot.type));
}

bool FunctionLowering::store_slot(const std::optional<Slot>& slot, ValueId value, Place place) {
    if (!slot) return false;
    value = copied_if_reference(value, place);
    check_slot_value(*slot, value, place);
    ValueList args{value, slot->array};
    const auto indices = fn_.range(slot->indices);
    args.append(indices);
    const ir::OriginId origin = origin_of(slot->array);
    const ir::Range range = operands(args);
    add(ir::SlotStore{.access = slot->access, .origin = origin}).args = range;
    return true;
}

// The atomic that updates the place, if there is one for its type.
std::optional<ir::SlotOp> FunctionLowering::slot_op(const Slot& slot, syntax::Operator op) const {
    const types::Type& type = info(slot.type);
    if (type.kind != types::Kind::Scalar && !types::is_composite(type)) return std::nullopt;
    const types::ScalarFacts& scalar = types::facts(type.scalar);
    const bool wide_integer = scalar.is_int && scalar.bytes >= 4;
    const auto if_any = [](bool exists, ir::SlotOp update) {
        return exists ? std::optional(update) : std::nullopt;
    };
    switch (op) {
        case syntax::Operator::Add:
            return if_any(wide_integer || scalar.is_float, ir::SlotOp::Add);
        case syntax::Operator::Sub:
            return if_any(wide_integer || scalar.is_float, ir::SlotOp::Sub);
        case syntax::Operator::BitAnd:
            return if_any(wide_integer, ir::SlotOp::And);
        case syntax::Operator::BitOr:
            return if_any(wide_integer, ir::SlotOp::Or);
        case syntax::Operator::BitXor:
            return if_any(wide_integer, ir::SlotOp::Xor);
        case syntax::Operator::Mult:
        case syntax::Operator::MatMult:
        case syntax::Operator::Div:
        case syntax::Operator::Mod:
        case syntax::Operator::Pow:
        case syntax::Operator::LShift:
        case syntax::Operator::RShift:
        case syntax::Operator::FloorDiv:
            return std::nullopt;
    }
    return std::nullopt;
}

void FunctionLowering::atomic_slot(const Slot& slot, ValueId value, ir::SlotOp update, Place place) {
    value = copied_if_reference(value, place);
    check_slot_value(slot, value, place);
    ValueList args{value, slot.array};
    const auto indices = fn_.range(slot.indices);
    args.append(indices);
    const ir::OriginId origin = origin_of(slot.array);
    const ir::Range range = operands(args);
    add(ir::SlotAtomic{.access = slot.access, .origin = origin, .update = update}).args = range;
}

}  // namespace weft::lower
