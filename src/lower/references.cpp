// wp.ref: parameters that are references, and what may be handed to them.
#include "lower/function_lowering.h"

namespace weft::lower {

using syntax::Kind;

// The path to what an argument names: a variable, an element, a field, a component, another reference.
ir::OriginId FunctionLowering::addressed(const Argument& arg, std::string_view purpose) {
    const auto refuse_argument = [&] { refuse(DiagKind::NotAddressable, arg.place, std::string(purpose)); };
    if (arg.item.kind != Item::Kind::Value) refuse_argument();
    const ValueId value = arg.item.value;
    const bool is_name = arg.node.valid() && tree_[arg.node].kind == Kind::Name;
    if (is_name && constant_of(value)) refuse_argument();
    // A variable has storage of its own, wherever its value was read.
    if (is_name && !is_reference(value)) {
        fn_.origins.push_back({value, {}});
        return {static_cast<uint32_t>(fn_.origins.size() - 1)};
    }
    const ir::OriginId path = stored_origin(value);
    if (!path.valid()) refuse_argument();
    return path;
}

// The adjoint of a reference is found on the same path from the adjoint of its root; views on it get names,
// which are counted like labels.
FunctionLowering::Referred FunctionLowering::referred(const Argument& arg,
                                                      const module::Parameter& parameter) {
    const ir::OriginId path = addressed(arg, types_.display(parameter.type));
    const ValueId value = arg.item.value;
    if (!same_type(value_type(value), info(parameter.type).element))
        refuse(DiagKind::NotAddressable, arg.place, types_.display(parameter.type));

    ir::Origin origin = fn_.origins[path.index];
    origin.first_view = label_count_;
    label_count_ += fn_.named_views(origin);
    fn_.origins.push_back(origin);

    ir::Value address;
    address.type = types_.reference(value_type(value));
    address.spelling = ir::Spelling::Address;
    address.number = static_cast<uint32_t>(fn_.origins.size() - 1);
    address.node = node_;
    fn_.values.push_back(address);
    origin_by_value_.push_back({});
    const ValueId made{static_cast<uint32_t>(fn_.values.size() - 1)};
    return {is_reference(value) ? value : made, made};
}

// A name that is a parameter by reference keeps that meaning: what is assigned to it is stored there.
std::optional<ir::ValueId> FunctionLowering::reference_parameter(StringId name) const {
    if (!fn_.by_reference) return std::nullopt;
    const Symbol* symbol = symbols_.find(name);
    if (!symbol || !symbol->value.valid()) return std::nullopt;
    const bool is_parameter = fn_.values[symbol->value.index].spelling == ir::Spelling::Parameter;
    return is_parameter && is_reference(symbol->value) ? std::optional(symbol->value) : std::nullopt;
}

void FunctionLowering::store_reference(ValueId parameter, const Item& item, NodeId value_node, Place place) {
    const ValueId value = load(expect_value(item, value_node));
    if (!same_type(type_of(value), value_type(parameter)))
        refuse(DiagKind::StoreType, place, types_.display(type_of(value)),
               types_.display(value_type(parameter)));
    const ValueId operands_of[2] = {parameter, value};
    const ir::Range args = operands(operands_of);
    add(ir::OuterStore{}).args = args;
}

}  // namespace weft::lower
