// Making values and instructions: what every part of the walk uses.
#include "lower/function_lowering.h"

namespace weft::lower {

using module::ValueKind;

ir::ValueId FunctionLowering::new_value(TypeId type) {
    const ValueId id{static_cast<uint32_t>(fn_.values.size())};
    // Variables never keep Python's own float, int and bool apart from Warp's.
    ir::Value& value = fn_.values.add();
    value = {};
    value.type = info(type).kind == types::Kind::Scalar ? types_.canonical(type) : type;
    value.number = fn_.number_count++;
    value.line = line_;
    value.node = node_;
    fn_.numbered.push_back(id);
    origin_by_value_.push_back({});
    return id;
}

ir::ValueId FunctionLowering::new_constant(const module::Value& value, TypeId declared) {
    const ValueId id = new_value(declared);
    fn_.values[id.index].constant = add_constant(owned(value));
    return id;
}

ir::ConstantId FunctionLowering::add_constant(const value::Value& owned) {
    fn_.constants.push_back(owned);
    return {static_cast<uint32_t>(fn_.constants.size() - 1)};
}

// The value without a way back into the Program's stores.
value::Value FunctionLowering::owned(const module::Value& value) {
    value::Value out = value;
    if (value.kind == ValueKind::EnumMember) out.id = 0;
    if (value.kind != ValueKind::Composite) return out;
    out.id = static_cast<uint32_t>(fn_.elements.size());
    const auto first = program_.elements.begin() + value.id;
    fn_.elements.insert(fn_.elements.end(), first, first + types::composite_size(info(value.type)));
    return out;
}

ir::ValueId FunctionLowering::new_constant(const module::Value& value) {
    return new_constant(value, constant_type(value, {}));
}

ir::ValueId FunctionLowering::new_int(int64_t number) {
    return new_constant(module::int_value(number), types::int32);
}

// Rounds of an unrolled loop count as well as what they leave.
void FunctionLowering::spend_one() {
    if (++module_.insts_made > module_.options.max_insts)
        refuse(DiagKind::UnrollBudget, callable_.place(), std::to_string(module_.options.max_insts));
    if (module_.insts_before() + module_.insts_made > module_.options.max_file_insts)
        refuse(DiagKind::FileBudget, callable_.place(), std::to_string(module_.options.max_file_insts));
}

ir::Inst& FunctionLowering::add(const ir::Inst& made) {
    spend_one();
    ir::Inst& inst = fn_.insts.add();
    inst = made;
    inst.depth = static_cast<uint16_t>(depth_);
    inst.line = line_;
    inst.node = node_;
    return inst;
}

ir::Range FunctionLowering::operands(std::span<const ValueId> values) {
    const ir::Range range{static_cast<uint32_t>(fn_.operands.size()), static_cast<uint32_t>(values.size())};
    fn_.operands.append(values);
    return range;
}

void FunctionLowering::bind_name(StringId name, ValueId value) {
    symbols_.bind(name, value);
    ir::Value& bound = fn_.values[value.index];
    if (!bound.name.valid()) bound.name = name;
}

types::TypeId FunctionLowering::value_type(ValueId value) const {
    return types::stripped(types_, type_of(value));
}

bool FunctionLowering::is_reference(ValueId value) const {
    return info(type_of(value)).kind == types::Kind::Reference;
}

const module::Value* FunctionLowering::constant_of(ValueId value) const {
    const ir::ConstantId id = fn_.values[value.index].constant;
    return id.valid() ? &fn_.constants[id.index] : nullptr;
}

// Loads are never shared: each use of a reference loads it again, as Warp does.
ir::ValueId FunctionLowering::load(ValueId value) {
    if (!is_reference(value)) return value;
    const ValueId loaded = new_value(value_type(value));
    const ir::Range args = operands({&value, 1});
    const ir::Range results = operands({&loaded, 1});
    ir::Inst& inst = add(ir::Call{.callee = module_.load_row.index, .adj_args = args});
    inst.args = args;
    inst.results = results;
    return loaded;
}

types::TypeId FunctionLowering::constant_type(const module::Value& value, Place place) {
    switch (value.kind) {
        case ValueKind::Bool:
            return types::boolean;
        case ValueKind::Int:
            return types::int32;
        case ValueKind::Float:
            return types::float32;
        case ValueKind::Str:
            return types::str;
        case ValueKind::WarpScalar:
        case ValueKind::Composite:
            return value.type;
        case ValueKind::EnumMember: {
            const module::ScopeId owner = program_.enum_members[value.id].owner;
            // A member of one of Warp's own enums carries the name of its class.
            return types_.enumeration(owner.valid() ? program_.scopes[owner.index].name : value.text);
        }
        default:
            refuse(DiagKind::InvalidConstant, place, describe(value, strings_));
    }
}

bool FunctionLowering::same_type(TypeId a, TypeId b) const {
    if (types_.equal(a, b)) {
        // Two references never compare equal in Warp, even to the same type.
        return info(a).kind != types::Kind::Reference && info(a).kind != types::Kind::Tuple;
    }
    const types::Type& left = info(a);
    const types::Type& right = info(b);
    if (types::is_array(left) && types::is_array(right))
        return left.kind == right.kind && same_type(left.element, right.element);
    return false;
}

void FunctionLowering::refuse_node(DiagKind kind, NodeId node, std::string_view argument) const {
    refuse(kind, place_of(node), std::string(argument));
}

}  // namespace weft::lower
