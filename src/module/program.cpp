// getattr() over values, and small questions about them. Shared with lower/, so nothing here depends on the
// evaluator.
#include "module/program.h"
#include <algorithm>

#include <utility>

#include "module/python_namespace.h"
#include "module/warp_namespace.h"

namespace weft::module {
namespace {

Value unknown(const Program& program, std::initializer_list<std::string_view> parts) {
    std::string whole;
    for (const std::string_view part : parts) whole += part;
    return make_value(ValueKind::Unknown, program.strings->intern(whole));
}

Value module_attribute(const Program& program, types::Types& types, const Value& base, StringId name) {
    const Strings& strings = *program.strings;
    const std::string_view spelled = strings.text(name);
    const auto python = [&](PySpace space) {
        Value value = python_name(space, spelled, name);
        if (value.kind != ValueKind::Missing || is_complete(space)) return value;
        return unknown(program, {"`", strings.text(base.text), ".", spelled, "` is not followed"});
    };
    // A module in this one; Missing if Warp has none of this name.
    const auto package = [&] {
        const std::string dotted = std::string(strings.text(base.text)) + "." + std::string(spelled);
        if (!is_warp_package(dotted)) {  // its tests are files that may have been imported
            const std::optional<StringId> whole = strings.find(dotted);
            for (uint32_t i = 0; whole && i < program.files.size(); ++i) {
                if (program.files[i].name != *whole || program.files[i].state == File::State::Failed)
                    continue;
                Value file = make_value(ValueKind::Module, *whole, static_cast<uint32_t>(ModuleKind::File));
                file.integer = i;
                return file;
            }
            return Value{};
        }
        return make_value(ValueKind::Module, program.strings->intern(dotted),
                          static_cast<uint32_t>(module_kind(dotted)));
    };
    switch (static_cast<ModuleKind>(base.id)) {
        case ModuleKind::Warp: {
            if (const Binding* own = program.warp_names.find(name)) return own->value;
            const WarpRow* row = warp_row(WarpSpace::Warp, name, strings);
            if (row == nullptr || row->what == WarpRow::What::Module) return package();
            return value_of(*row, name, types);
        }
        case ModuleKind::WarpTypes: {
            const WarpRow* row = warp_row(WarpSpace::Types, name, strings);
            return row == nullptr ? Value{} : value_of(*row, name, types);
        }
        case ModuleKind::WarpConfig:
            return is_warp_config(spelled) ? unknown(program, {"`wp.config.", spelled, "`"}) : Value{};
        case ModuleKind::Math:
            return python(PySpace::Math);
        case ModuleKind::Numpy:
            return python(PySpace::Numpy);
        case ModuleKind::Typing:
            return python(PySpace::Typing);
        case ModuleKind::Enum:
            return python(PySpace::Enum);
        case ModuleKind::Functools:
            return python(PySpace::Functools);
        case ModuleKind::Dataclasses:
            return python(PySpace::Dataclasses);
        case ModuleKind::Sys:
            if (spelled == "modules") {
                return make_value(ValueKind::Module, program.strings->intern("sys.modules"),
                                  static_cast<uint32_t>(ModuleKind::Harmless));
            }
            break;
        case ModuleKind::File: {
            const auto file = static_cast<uint32_t>(base.integer);
            const Binding* binding = program.global(file, name);
            if (binding != nullptr && binding->value.kind != ValueKind::Missing) return binding->value;
            const std::optional<StringId> hook = strings.find("__getattr__");
            const bool open = program.files[file].is_open || (hook && program.global(file, *hook) != nullptr);
            return open ? unknown(program, {"`", strings.text(base.text), ".", spelled, "` is not followed"})
                        : Value{};
        }
        case ModuleKind::WarpPackage:
            if (const Value inner = package(); inner.kind != ValueKind::Missing) return inner;
            if (const WarpRow* row = warp_row(WarpSpace::Warp, name, strings);
                row != nullptr && declares(row->call) && row->call != WarpCall::Struct)  // or Python's module
                return value_of(*row, name, types);
            break;
        case ModuleKind::Harmless:
            if (const PyCall call = followed_function(strings.text(base.text), spelled);
                call != PyCall::Unknown)
                return make_value(ValueKind::PyBuiltin, name, static_cast<uint32_t>(call));
            break;
        case ModuleKind::WarpModule:
        case ModuleKind::WarpOptions:
        case ModuleKind::Foreign:
            break;
    }
    return unknown(program, {"`", strings.text(base.text), ".", spelled, "` comes from another module"});
}

Value class_attribute(const Program& program, const Value& base, StringId name) {
    const std::string_view spelled = program.strings->text(name);
    const Scope& scope = program.scopes[base.id];
    bool open = spelled.starts_with("__") || spelled == "mro" || base.kind == ValueKind::EnumClass;
    StringId why = scope.odd;
    for (const ScopeId id : scope.mro) {
        const Scope& each = program.scopes[id.index];
        if (!why.valid()) why = each.odd;
        const Binding* const binding = each.find(name);
        if (binding != nullptr && binding->value.kind != ValueKind::Missing) {
            // Somebody else may have given the class another attribute of this name.
            const bool odd = why.valid() && binding->value.kind != ValueKind::Kernel;
            return odd ? make_value(ValueKind::Unknown, why) : settled(program, binding->value);
        }
        open |= each.has_unknown_base || each.odd.valid();
        if (each.has_unknown_base) break;
    }
    if (spelled == "__name__" && !scope.odd.valid()) return string_value(scope.name);
    if (!open) return {};
    return unknown(program, {"`", program.strings->text(scope.name), ".", spelled, "` is not followed"});
}

Value type_attribute(const Program& program, types::Types& types, types::TypeId id,
                     std::string_view spelled) {
    const types::Type& type = types[id];
    if (type.kind == types::Kind::Scalar && spelled == "__name__")
        return string_value(program.strings->intern(types.display(id)));
    if (types::is_any_array(type)) {
        if (spelled == "dtype") return type_value(type.element);
        if (spelled == "ndim") return int_value(type.ndim);
        return {};
    }
    if (types::is_composite(type)) {
        if (spelled == "_wp_scalar_type_") return type_value(types::of(type.scalar));
        if (spelled == "_length_") return int_value(composite_size(type));
    }
    if (spelled.starts_with("_") || spelled == "from_ptr" || spelled == "from_bytes" ||
        spelled == "fromhex") {
        return unknown(program, {"`", types.display(id), ".", spelled, "` is not followed"});
    }
    return {};
}

// A component as Python sees it: plain numbers for the types that map to them, Warp scalars for the others.
Value component(const types::Type& type, const Value& element) {
    if (type.scalar == types::Scalar::Int32 || type.scalar == types::Scalar::Float32 ||
        type.scalar == types::Scalar::Bool) {
        return element;
    }
    Value value = make_value(ValueKind::WarpScalar);
    value.type = types::of(type.scalar);
    if (element.kind == ValueKind::Float) {
        value.real = element.real;
    } else {
        value.integer = element.integer;
        value.raw_is_int = true;
    }
    return value;
}

Value composite_attribute(const Program& program, types::Types& types, const Value& base,
                          std::string_view spelled) {
    const types::Type type = types[base.type];
    const bool vector = type.kind == types::Kind::Vector || type.kind == types::Kind::Quaternion;
    if (vector && spelled.size() == 1) {
        const size_t index = std::string_view("xyzw").find(spelled[0]);
        if (index < composite_size(type)) return component(type, program.elements[base.id + index]);
    }
    if (type.kind == types::Kind::Transform && (spelled == "p" || spelled == "q")) {
        // Warp builds these with 32-bit types whatever the transform's own scalar is.
        const bool position = spelled == "p";
        if (type.scalar != types::Scalar::Float32)
            return unknown(program, {"a part of a transform of another scalar type"});
        Value value = make_value(ValueKind::Composite, {}, base.id + (position ? 0 : 3));
        value.type = position ? types.vector(3, type.scalar) : types.quaternion(type.scalar);
        return value;
    }
    return type_attribute(program, types, base.type, spelled);
}

Value enum_attribute(const Program& program, const Value& base, std::string_view spelled) {
    const EnumMember& member = program.enum_members[base.id];
    if (spelled == "value" || spelled == "_value_") return member.value;
    if (spelled == "name" || spelled == "_name_")
        return string_value(member.name.valid() ? member.name
                                                : program.strings->intern(warp_members()[base.id].name));
    if (spelled.starts_with("_")) return unknown(program, {"`", spelled, "` of an enumeration"});
    return {};
}

Value warp_object_attribute(const Program& program, const Value& base, StringId name) {
    const std::string_view owner = program.strings->text(base.text), spelled = program.strings->text(name);
    if (const WarpMember* member = warp_member(owner, spelled)) {
        if (member->kind == WarpMember::Kind::Int) return int_value(member->value);
        Value value = make_value(ValueKind::EnumMember, base.text,
                                 static_cast<uint32_t>(member - warp_members().data()));
        value.integer = member->value;
        return value;
    }
    return unknown(program, {"`wp.", owner, ".", spelled, "` is not followed"});
}

Value number_attribute(const Program& program, const Value& base, std::string_view spelled) {
    if (base.kind == ValueKind::WarpScalar && spelled == "value") {
        if (base.id == value::raw_float32) return unknown(program, {"a number of NumPy in one of Warp's"});
        return base.raw_is_int ? int_value(base.integer) : float_value(base.real);
    }
    constexpr std::string_view known[] = {"real",       "imag",      "numerator",  "denominator",
                                          "bit_length", "to_bytes",  "hex",        "as_integer_ratio",
                                          "conjugate",  "bit_count", "is_integer", "dtype"};
    for (const std::string_view each : known) {
        if (each == spelled) return unknown(program, {"`", spelled, "` of a number"});
    }
    if (spelled.starts_with("_")) return unknown(program, {"`", spelled, "` of a number"});
    return {};
}

}  // namespace

uint32_t attribute_bound_at(const Program& program, const Value& base, StringId name) {
    if (base.kind == ValueKind::Module && base.id == static_cast<uint32_t>(ModuleKind::File)) {
        const Binding* binding = program.global(static_cast<uint32_t>(base.integer), name);
        return binding == nullptr ? 0 : binding->bound_at;
    }
    if (base.kind != ValueKind::Class) return 0;
    uint32_t latest = 0;
    for (const ScopeId id : program.scopes[base.id].mro) {
        for (const Binding& binding : program.scopes[id.index].bindings) {
            if (binding.name == name) latest = std::max(latest, binding.bound_at);
        }
    }
    return latest;
}

Value attribute(const Program& program, types::Types& types, const Value& base, StringId name) {
    const std::string_view spelled = program.strings->text(name);
    switch (base.kind) {
        case ValueKind::Missing:
            return {};
        case ValueKind::Unknown:
            return base;
        case ValueKind::Module:
            return module_attribute(program, types, base, name);
        case ValueKind::Class:
        case ValueKind::EnumClass:
            return class_attribute(program, base, name);
        case ValueKind::EnumMember:
            return enum_attribute(program, base, spelled);
        case ValueKind::Type:
            if (const ScopeId members = base.id == 0 ? ScopeId{} : program.type_objects[base.id - 1].members;
                members.valid()) {
                const Binding* const own = program.scopes[members.index].find(name);
                if (own != nullptr && own->value.kind == ValueKind::Function) return own->value;
            }
            return type_attribute(program, types, base.type, spelled);
        case ValueKind::Composite:
            return composite_attribute(program, types, base, spelled);
        case ValueKind::WarpObject:
            return warp_object_attribute(program, base, name);
        case ValueKind::Kernel:
            if (spelled == "key") return string_value(program.kernels[base.id].key);
            if (spelled == "__name__") return string_value(program.kernels[base.id].name);
            break;
        case ValueKind::Function:
            if (spelled == "key")
                return string_value(program.functions[program.set_heads[base.id].index].key);
            if (spelled == "__name__" && program.function_sets[base.id].size() == 1)
                return string_value(program.functions[program.set_heads[base.id].index].name);
            break;
        case ValueKind::PyFunction:
            if (spelled == "__name__") return string_value(program.py_functions[base.id].name);
            break;
        case ValueKind::Bool:
        case ValueKind::Int:
        case ValueKind::Float:
        case ValueKind::WarpScalar:
        case ValueKind::NumpyScalar:
            return number_attribute(program, base, spelled);
        case ValueKind::None:
        case ValueKind::Ellipsis:
            return {};
        case ValueKind::Str:
        case ValueKind::Bytes:
        case ValueKind::Tuple:
        case ValueKind::List:
        case ValueKind::Dict:
        case ValueKind::Set:
        case ValueKind::Slice:
        case ValueKind::RangeObject:
        case ValueKind::Struct:
        case ValueKind::Builtin:
        case ValueKind::PyBuiltin:
        case ValueKind::Namespace:
        case ValueKind::GenericParam:
        case ValueKind::Method:
            break;
    }
    return unknown(program, {"the attribute `", spelled, "` is not followed"});
}

Value attribute(Program& program, types::Types& types, const Value& base, StringId name) {
    Value value = attribute(std::as_const(program), types, base, name);
    if (base.kind != ValueKind::Composite || value.kind != ValueKind::Composite) return value;
    const uint32_t from = value.id, count = composite_size(types[value.type]);
    value.id = static_cast<uint32_t>(program.elements.size());
    for (uint32_t i = 0; i < count; ++i) {
        const Value element = program.elements[from + i];
        program.elements.push_back(element);
    }
    return value;
}

bool is_constant(const Program& program, const Value& value) {
    switch (value.kind) {
        case ValueKind::Bool:
        case ValueKind::Int:
        case ValueKind::Float:
        case ValueKind::WarpScalar:
        case ValueKind::Composite:
            return true;
        case ValueKind::NumpyScalar:
            return value.type == types::float64;  // np.float64 is a Python float
        case ValueKind::EnumMember:
            return program.enum_members[value.id].is_int;
        default:
            return false;
    }
}

}  // namespace weft::module
