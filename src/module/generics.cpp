// Generic signatures: Any, wp.Float and the like, types made of them, and the overloads of generic kernels.
// A generic type is a GenericParam value whose `type` is a pattern; it is never the type of a value in a
// kernel.
#include "module/evaluator.h"

namespace weft::module {

Value Evaluator::generic_type(types::TypeId pattern, std::string_view name) {
    Value value = make_value(ValueKind::GenericParam, strings_.intern(name));
    value.type = pattern;
    return value;
}

// A vector, matrix, quaternion or transform with something left open. Warp asks the dtype for its size at
// once.
Value Evaluator::generic_composite(types::Kind kind, uint32_t rows, uint32_t cols, const Value& dtype,
                                   Place at) {
    if (!dtype.type.valid()) return unknown("a type variable");
    if (dtype.type == types::any)
        raise(at, "AttributeError", "the dtype of a vector or matrix type cannot be `Any`");
    const types::Kind element = types_[dtype.type].kind;
    if (element != types::Kind::Scalar && element != types::Kind::AnyScalar &&
        element != types::Kind::AnyFloat && element != types::Kind::AnyInt) {
        return unknown("a composite type with odd parameters");
    }
    return generic_type(types_.composite_pattern(kind, rows, cols, dtype.type), "generic type");
}

namespace {

// The components of a vector, quaternion or transform; 0 for other types.
uint32_t one_dimension(const types::Type& type) {
    return type.kind == types::Kind::Matrix ? 0 : composite_size(type);
}

// Warp compares a kernel's overload with its template by shape and dtype, so that a quaternion fits a vector.
bool fits_template(const types::Types& types, types::TypeId pattern_id, types::TypeId id) {
    const types::Type &pattern = types[pattern_id], &type = types[id];
    if (types::is_any_array(pattern)) {
        return type.kind == pattern.kind && pattern.ndim == type.ndim &&
               fits_template(types, pattern.element, type.element);
    }
    const bool any_length = pattern.kind == types::Kind::Vector && pattern.any_size;
    const bool one_dimensional = types::is_composite(pattern) && pattern.kind != types::Kind::Matrix;
    if (!one_dimensional || !(any_length || pattern.any_scalar)) return types::matches(types, pattern_id, id);
    const uint32_t length = one_dimension(type);
    if (length == 0 || (!any_length && length != one_dimension(pattern))) return false;
    if (!pattern.any_scalar) return pattern.scalar == type.scalar;
    const types::TypeId scalar_class = pattern.scalar_pattern == types::Kind::AnyFloat ? types::any_float
                                       : pattern.scalar_pattern == types::Kind::AnyInt ? types::any_int
                                                                                       : types::any_scalar;
    return types::matches(types, scalar_class, types::of(type.scalar));
}

}  // namespace

// The overload of a generic kernel for these types: the one there is, or a new kernel of the same module.
Value Evaluator::add_overload(KernelId generic, std::span<const Value> given, Place at) {
    const Kernel& base = program_.kernels[generic.index];
    if (given.size() != base.param_count)
        raise(at, "RuntimeError", "the overload does not give each argument of the kernel a type");
    Kernel made = base;
    made.generic = false;
    made.instance = true;
    made.overload_of = generic;
    std::vector<Parameter> params(program_.params(base).begin(), program_.params(base).end());
    for (size_t i = 0; i < params.size(); ++i) {
        if (!params[i].type.valid()) continue;  // the kernel is refused for it
        const Annotation annotation = annotation_type(given[i], at);
        if (annotation.unsupported) {
            made.unsupported = annotation.unsupported;
            continue;
        }
        const bool tuple = types_[params[i].type].kind == types::Kind::Tuple;
        if (!annotation.type.valid() || tuple) {
            made.unsupported = {DiagKind::GenericKernel, at, std::string(text(base.name)), true};
            continue;
        }
        const bool fits = !annotation.generic && fits_template(types_, params[i].type, annotation.type);
        if (!fits && !base.unsupported)
            raise(at, "TypeError",
                  std::string("the type of argument `") + std::string(text(params[i].name)) +
                      "` does not fit the kernel's annotation");
        params[i].type = annotation.type;
        // The types of an overload are Warp's own, also where an annotation keeps Python's.
        const types::Type& type = types_[annotation.type];
        if (type.kind == types::Kind::Fabric || type.kind == types::Kind::IndexedFabric)
            params[i].type = types_.special_array(type.kind, types_.canonical(type.element), type.ndim);
    }
    for (size_t i = 0; i < program_.kernels.size(); ++i) {
        const Kernel& other = program_.kernels[i];
        if (other.overload_of != generic || made.unsupported) continue;
        bool same = true;
        for (size_t p = 0; p < params.size(); ++p)
            same &= types_.code(program_.params(other)[p].type) == types_.code(params[p].type);
        if (same) return make_value(ValueKind::Kernel, other.name, static_cast<uint32_t>(i));
    }
    made.first_param = static_cast<uint32_t>(program_.parameters.size());
    program_.parameters.insert(program_.parameters.end(), params.begin(), params.end());
    resolve_statics(made);
    const KernelId id{static_cast<uint32_t>(program_.kernels.size())};
    program_.modules[made.module].kernels.push_back(id);
    declared_in(made.module);
    const StringId name = made.name;
    program_.kernels.push_back(std::move(made));
    return make_value(ValueKind::Kernel, name, id.index);
}

// The types of wp.overload(kernel, [types]) or wp.overload(kernel, {"name": type}); false: they are not
// static.
bool Evaluator::overload_types(KernelId generic, const Value& given, Place at, std::vector<Value>& out) {
    out.clear();
    switch (given.kind) {
        case ValueKind::List:
            if (sequence(given).unknown.valid()) return false;
            out = sequence(given).items;
            return true;
        case ValueKind::Dict: {
            if (sequence(given).unknown.valid()) return false;
            const std::span<const Parameter> params = program_.params(program_.kernels[generic.index]);
            for (const Parameter& param : params) {
                out.push_back(types::is_pattern(types_, param.type) ? generic_type(param.type, "generic type")
                                                                    : type_value(param.type));
            }
            const std::vector<Value>& items = sequence(given).items;
            for (size_t i = 0; i + 1 < items.size(); i += 2) {
                size_t at_param = 0;
                while (at_param < params.size() && params[at_param].name != items[i].text) ++at_param;
                if (items[i].kind != ValueKind::Str || at_param == params.size())
                    raise(at, "RuntimeError", "the overload names an argument the kernel does not have");
                out[at_param] = items[i + 1];
            }
            return true;
        }
        case ValueKind::Missing:
        case ValueKind::None:
            return true;
        case ValueKind::Unknown:
            return false;
        default:
            raise(at, "TypeError", "wp.overload() takes the types as a list, or by name as a dict");
    }
}

// @wp.overload on a function without a body names the types by its annotations.
Value Evaluator::overload_by_stub(const Value& stub, Place at) {
    const PyFunction function = program_.py_functions[stub.id];
    const StringId key = key_of(function.qualname);
    size_t found = program_.kernels.size();
    for (size_t i = 0; i < program_.kernels.size(); ++i) {
        const Kernel& kernel = program_.kernels[i];
        if (kernel.key == key && kernel.module == 0 && !kernel.overload_of.valid()) found = i;
    }
    if (found == program_.kernels.size()) {
        refuse(DiagKind::GenericKernel, at, std::string(text(function.name)));
    }
    if (!program_.kernels[found].generic)
        raise(at, "RuntimeError", "the kernel leaves no type open, so it has no overloads");
    const InTree inside(*this, function.tree);
    for (const NodeId stmt : list(function.def, field::FunctionDef::body)) {
        const bool constant =
            node(stmt).kind == Kind::Expr && node(child(stmt, field::Expr::value)).kind == Kind::Constant;
        const auto value = constant ? node(child(stmt, 0)).constant() : syntax::ConstantKind::None;
        const bool empty = node(stmt).kind == Kind::Pass || value == syntax::ConstantKind::Str ||
                           value == syntax::ConstantKind::Ellipsis;
        if (!empty) raise(place_of(stmt), "RuntimeError", "a kernel overload must not have a body");
    }
    Callable declared;
    declared.tree = function.tree;
    declared.scope = closure_scope(function);
    bool generic = false;
    declare_parameters(declared, function, true, generic);
    if (declared.result_annotated)
        raise(at, "TypeError", "a kernel overload must not be annotated with a result");
    if (declared.unsupported) throw Refused{declared.unsupported.diag()};
    std::vector<Value> given;
    for (const Parameter& param :
         std::vector(program_.params(declared).begin(), program_.params(declared).end())) {
        given.push_back(types::is_pattern(types_, param.type) ? generic_type(param.type, "generic type")
                                                              : type_value(param.type));
    }
    const KernelId kernel{static_cast<uint32_t>(found)};
    add_overload(kernel, given, at);
    return make_value(ValueKind::Kernel, program_.kernels[found].name, kernel.index);
}

// wp.overload() instantiates a generic kernel, which gives it text.
Value Evaluator::overload_kernel(Args& args, Place at) {
    const Value what = args.get(0, "kernel");
    if (is_known(what) && what.kind != ValueKind::PyFunction && what.kind != ValueKind::Kernel)
        refuse(DiagKind::ModuleUncertain, at, "an overload of this value");
    if (what.kind == ValueKind::PyFunction) return overload_by_stub(what, at);
    if (what.kind == ValueKind::Kernel) {
        const KernelId id{what.id};
        if (!program_.kernels[id.index].generic)
            raise(at, "RuntimeError", "the kernel leaves no type open, so it has no overloads");
        std::vector<Value> given;
        if (overload_types(id, args.get(1, "arg_types"), at, given)) return add_overload(id, given, at);
        program_.kernels[id.index].launched = true;
    } else {
        for (Kernel& kernel : program_.kernels) kernel.launched |= kernel.generic;
    }
    return unknown("an overload of a generic kernel");
}

}  // namespace weft::module
