// Attributes: what `x.name` is, and when it is certain that there is none.
#include <algorithm>

#include "base/versions.h"
#include "module/evaluator.h"
#include "module/python_names.h"

namespace weft::module {
namespace {

// Attributes from which all names of the module, or the inside of a function, can be changed.
constexpr std::string_view everything[] = {
    "__globals__", "__closure__", "__code__",   "__builtins__", "__subclasses__",
    "f_globals",   "f_locals",    "f_builtins", "pythonapi",    "cell_contents",
};
// Attributes that give frames. A frame shows where the program is; names are reached through the attributes
// above, but whoever holds it keeps alive what the names of its function stand for.
constexpr std::string_view frames[] = {
    "currentframe",  "_getframe", "_current_frames", "f_back",         "tb_frame",
    "gi_frame",      "cr_frame",  "ag_frame",        "stack",          "trace",
    "__traceback__", "exc_info",  "getouterframes",  "getinnerframes",
};
// Special attributes that are notes for people and their tools: neither Python nor Warp does anything with
// them.
constexpr std::string_view notes[] = {
    "__doc__",           "__all__",
    "__path__",          "__version__",
    "__test__",          "__unittest_expecting_failure__",
    "__unittest_skip__", "__unittest_skip_why__",
};
// The same of modules: what ends the process, or reaches any object.
constexpr std::string_view everything_of_modules[] = {
    "get_objects", "get_referrers", "get_referents", "settrace", "setprofile", "_exit", "abort", "reload",
};

PyObject object_of(const types::Type& type) {
    switch (type.kind) {
        case types::Kind::Vector:
            return PyObject::Vector;
        case types::Kind::Matrix:
            return PyObject::Matrix;
        case types::Kind::Quaternion:
            return PyObject::Quaternion;
        case types::Kind::Transform:
            return PyObject::Transform;
        case types::Kind::Str:
            return PyObject::Str;
        default:
            break;
    }
    if (types::is_array(type)) return PyObject::Array;
    if (!type.python_spelling) return PyObject::Scalar;
    if (type.scalar == types::Scalar::Bool) return PyObject::Bool;
    return types::facts(type.scalar).is_int ? PyObject::Int : PyObject::Float;
}

}  // namespace

bool Evaluator::is_special(std::string_view name) {
    return name.size() > 4 && name.starts_with("__") && name.ends_with("__");
}

// A special name that means something to Python or Warp, of an object that is no file.
bool Evaluator::is_reserved(std::string_view name) {
    return is_special(name) && std::find(std::begin(notes), std::end(notes), name) == std::end(notes);
}

void Evaluator::note_frame(std::string_view name) {
    escaped_ |= std::find(std::begin(frames), std::end(frames), name) != std::end(frames);
}

bool Evaluator::reaches_everything(std::string_view name) {
    return std::find(std::begin(everything), std::end(everything), name) != std::end(everything);
}

Value Evaluator::attribute_value(const Value& base, StringId name, Place at) {
    const Value value = find_attribute(base, name, at);
    if (value.kind != ValueKind::Missing) return value;
    std::string owner = "object";
    if (base.kind == ValueKind::Module) owner = std::string("module '") + std::string(text(base.text)) + "'";
    raise(at, "AttributeError", owner + " has no attribute '" + std::string(text(name)) + "'");
}

// Of a kernel or a function of Warp.
Value Evaluator::class_of(const Value& declared) const {
    return warp_attribute(strings_, types_,
                          strings_.intern(declared.kind == ValueKind::Kernel ? "Kernel" : "Function"));
}

Value Evaluator::new_method(const Value& self, StringId name, const Value& function) {
    program_.methods.push_back({self, name, function});
    return make_value(ValueKind::Method, name, static_cast<uint32_t>(program_.methods.size() - 1));
}

// Missing if it is certain that there is none.
Value Evaluator::find_attribute(const Value& base, StringId name, Place at) {
    const std::string_view spelled = text(name);
    if (reaches_everything(spelled)) refuse(DiagKind::ModuleDynamic, at, "`" + std::string(spelled) + "`");
    note_frame(spelled);
    const auto listed = [&](PyObject what) {
        if (!has_attribute(what, spelled)) return Value{};
        return unknown({"the attribute `", spelled, "` is not followed"});
    };
    const auto method = [&](PyObject what) {
        if (base.kind == ValueKind::List && sequence(base).iterator) {
            const Value value = unknown("a method of an iterator");
            havoc_items(base, value.text);
            return value;
        }
        return has_attribute(what, spelled) ? new_method(base, name, {}) : Value{};
    };
    switch (base.kind) {
        case ValueKind::List:
            return method(PyObject::List);
        case ValueKind::Dict:
            return method(PyObject::Dict);
        case ValueKind::Set:
            return method(PyObject::Set);
        case ValueKind::Tuple:
            return method(PyObject::Tuple);
        case ValueKind::Str:
            return method(PyObject::Str);
        case ValueKind::Bytes:
            return listed(PyObject::Bytes);
        case ValueKind::None:
            return listed(PyObject::None);
        case ValueKind::Ellipsis:
            return listed(PyObject::Ellipsis);
        case ValueKind::Slice:
            return listed(PyObject::Slice);
        case ValueKind::RangeObject:
            return listed(PyObject::Range);
        case ValueKind::Namespace:
            if (!has_attribute(PyObject::Dict, spelled)) return {};
            return new_method(base, name, {});
        case ValueKind::Unknown:
            return spelled == "__class__" ? unknown(some_class) : base;
        case ValueKind::PyBuiltin:
            if (const auto what = static_cast<PyCall>(base.id);
                base.raw_is_int && (what == PyCall::Finfo || what == PyCall::Iinfo)) {
                const Value limit = numpy_limit(base, spelled, at);
                return limit.kind == ValueKind::Missing ? unknown("a limit of a numpy type") : limit;
            }
            break;
        case ValueKind::Module:
            return module_member(base, name, at);
        case ValueKind::PyFunction:
            return function_member(base, name, at);
        case ValueKind::Class:
        case ValueKind::EnumClass:
            return class_member(base, name);
        default:
            break;
    }
    const Value value = attribute(program_, types_, base, name);
    switch (base.kind) {
        case ValueKind::Bool:
            return value.kind == ValueKind::Missing ? listed(PyObject::Bool) : value;
        case ValueKind::Int:
            return value.kind == ValueKind::Missing ? listed(PyObject::Int) : value;
        case ValueKind::Float:
            return value.kind == ValueKind::Missing ? listed(PyObject::Float) : value;
        case ValueKind::WarpScalar:
            return value.kind == ValueKind::Missing ? listed(PyObject::Scalar) : value;
        case ValueKind::NumpyScalar:
            return value.kind == ValueKind::Missing ? unknown("an attribute of a numpy value") : value;
        case ValueKind::Composite: {
            if (value.kind != ValueKind::Missing) return value;
            const Value found = listed(object_of(types_[base.type]));
            if (found.kind == ValueKind::Unknown) havoc_value(base, found.text);
            return found;
        }
        case ValueKind::Type: {
            if (value.kind != ValueKind::Missing) return value;
            const Value found = listed(object_of(types_[base.type]));
            return found.kind == ValueKind::Missing ? listed(PyObject::Type) : found;
        }
        case ValueKind::Kernel:
        case ValueKind::Function: {
            if (value.kind != ValueKind::Unknown) return value;
            if (spelled == "__class__") return class_of(base);
            if (spelled == "module" && base.kind == ValueKind::Kernel)
                return warp_module_value(program_.kernels[base.id].module);
            const Value found =
                listed(base.kind == ValueKind::Kernel ? PyObject::Kernel : PyObject::WarpFunction);
            if (found.kind == ValueKind::Missing && noted_attributes_.contains(name.index))
                return unknown({"the attribute `", spelled, "` of something declared to Warp"});
            if (found.kind == ValueKind::Unknown) havoc_value(base, found.text);
            return found;
        }
        case ValueKind::WarpObject:
            if (declares(base) && value.kind == ValueKind::Unknown && spelled != "__name__" &&
                spelled != "__doc__" && spelled != "__module__")
                refuse(DiagKind::ModuleUncertain, at,
                       "an attribute of `wp." + std::string(text(base.text)) + "`");
            return value;
        case ValueKind::Struct:
            return listed(PyObject::Struct);
        case ValueKind::Method:
            havoc_value(base, strings_.intern("an attribute of a method"));
            return value;
        case ValueKind::EnumMember:
            if (value.kind != ValueKind::Missing) return value;
            return enum_member_attribute(base, name);
        default:
            return value;
    }
}

Value Evaluator::module_member(const Value& base, StringId name, Place at) {
    const std::string_view spelled = text(name), module = text(base.text);
    const auto kind = static_cast<ModuleKind>(base.id);
    const bool own = kind == ModuleKind::File || kind == ModuleKind::Warp || kind == ModuleKind::WarpTypes ||
                     kind == ModuleKind::Math;
    if (module == "sys.modules") {
        modules_doubted_ = true;
        refuse(DiagKind::ModuleDynamic, at, "`sys.modules`");
    }
    const bool reaches = std::find(std::begin(everything_of_modules), std::end(everything_of_modules),
                                   spelled) != std::end(everything_of_modules);
    if (reaches)
        refuse(DiagKind::ModuleDynamic, at, "`" + std::string(module) + "." + std::string(spelled) + "`");
    if (spelled == "__dict__" && own) refuse(DiagKind::ModuleDynamic, at, "`__dict__` of a module");
    const Value value = attribute(program_, types_, base, name);
    if (kind == ModuleKind::File) return name_in_file(base, name, at);
    if (kind == ModuleKind::WarpModule || kind == ModuleKind::WarpOptions)
        return warp_module_member(base, name, at);
    if (kind == ModuleKind::Warp && value.kind == ValueKind::Module &&
        value.id == static_cast<uint32_t>(ModuleKind::WarpPackage) && !is_loaded(text(value.text)))
        return {};
    // What is written here is the text of one version of Warp.
    if ((kind == ModuleKind::Warp && spelled == "__version__") ||
        (kind == ModuleKind::WarpConfig && spelled == "version"))
        return string_value(strings_.intern(warp_version));
    if (kind == ModuleKind::Warp && value.kind == ValueKind::Missing && is_special(spelled))
        return unknown({"`wp.", spelled, "`"});
    if (kind == ModuleKind::WarpConfig && value.kind == ValueKind::Unknown) {
        if (const Value known = config_value(spelled); known.kind != ValueKind::Missing) return known;
    }
    if (module == "sys" && spelled == "exit")
        return make_value(ValueKind::PyBuiltin, name, static_cast<uint32_t>(PyCall::Exit));
    if (module == "runpy") doubt_functions("runpy");
    const PythonModule* known = python_module(module);
    const bool missing = known != nullptr && !known->is_package && !known->has(spelled);
    return missing && value.kind == ValueKind::Unknown ? Value{} : value;
}

// Of a function its names are known. What else it has may change it.
Value Evaluator::function_member(const Value& base, StringId name, Place at) {
    const std::string_view spelled = text(name);
    const PyFunction& function = program_.py_functions[base.id];
    if (function.is_property) {
        if (spelled == "getter" || spelled == "setter" || spelled == "deleter")
            return new_method(base, name, {});
        if (is_special(spelled)) refuse(DiagKind::ModuleUncertain, at, "an attribute of a property");
        havoc_value(base, strings_.intern("an attribute of a property"));
        return unknown("an attribute of a property");
    }
    if (spelled == "__name__") return string_value(function.name);
    if (spelled == "__qualname__") return string_value(function.qualname);
    if (spelled == "__doc__" || spelled == "__module__")
        return unknown({"the attribute `", spelled, "` is not followed"});
    if (is_reserved(spelled) || function.cached)
        refuse(DiagKind::ModuleDynamic, at, "`" + std::string(spelled) + "` of a function");
    const Value value = unknown({"the attribute `", spelled, "` of a function"});
    if (!is_special(spelled)) havoc_value(base, value.text);
    return value;
}

Value Evaluator::class_member(const Value& base, StringId name) {
    const std::string_view spelled = text(name);
    work(scope(ScopeId{base.id}).mro.size());
    const Value value = attribute(program_, types_, base, name);
    if (value.kind == ValueKind::PyFunction && program_.py_functions[value.id].class_method)
        return new_method(base, name, value);
    const bool harmless = spelled == "__doc__" || spelled == "__module__";
    const bool special = is_special(spelled) || spelled == "mro";
    if (value.kind == ValueKind::Unknown && special && !harmless)
        havoc_class_object(ScopeId{base.id}, value.text);
    if (value.kind == ValueKind::Unknown && scope(ScopeId{base.id}).odd.valid())
        havoc_class(ScopeId{base.id}, value.text);
    if (value.kind == ValueKind::Unknown) havoc_nameless(ScopeId{base.id}, value.text);
    return value;
}

// What the class of a member offers is not followed.
Value Evaluator::enum_member_attribute(const Value& base, StringId name) {
    const EnumMember& member = program_.enum_members[base.id];
    const bool number = has_attribute(member.is_int ? PyObject::Int : PyObject::Object, text(name));
    bool has = number || !member.owner.valid();
    if (member.owner.valid()) {
        const Value found =
            attribute(program_, types_, make_value(ValueKind::EnumClass, {}, member.owner.index), name);
        has |= value_in(member.owner, name).kind != ValueKind::Missing;
        if (found.kind == ValueKind::PyFunction)
            havoc_value(found, strings_.intern("a method of an enumeration"));
    }
    return has ? unknown({"`", text(name), "` of a member of an enumeration"}) : Value{};
}

}  // namespace weft::module
