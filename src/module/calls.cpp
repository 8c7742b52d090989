// Calls: arguments, functions of the file, methods of containers. What a call of other code may change is
// dropped.
#include <algorithm>

#include "module/evaluator.h"

namespace weft::module {

Value Evaluator::new_py_function(NodeId def, StringId name) {
    const NodeId args = child(def, 0);  // the first field of a FunctionDef and of a Lambda
    PyFunction function;
    function.def = def;
    function.tree = tree_;
    function.parent = function_parent(scope_);
    function.made_in = scope_;
    function.name = name;
    function.made_at = program_.clock;
    const bool global = scope(scope_).kind != ScopeKind::Module && is_declared_global(name);
    const StringId prefix = global ? names::empty : scope(scope_).qualname;
    function.qualname = prefix == names::empty ? name : joined({text(prefix), text(name)});
    function.first_default = static_cast<uint32_t>(program_.defaults.size());
    Args values(*this);
    for (const NodeId value : list(args, field::Arguments::defaults)) values.add(kept(expr(value)));
    const size_t positional = values.count;
    for (const NodeId value : list(args, field::Arguments::kw_defaults))
        values.add(value.valid() ? kept(expr(value)) : Value{});
    std::vector<EvaluatedAnnotation> annotations;
    if (node(def).kind != Kind::Lambda && !file().future_annotations) evaluate_annotations(def, annotations);
    function.first_annotation = static_cast<uint32_t>(program_.annotations.size());
    function.annotation_count = static_cast<uint32_t>(annotations.size());
    program_.annotations.insert(program_.annotations.end(), annotations.begin(), annotations.end());
    function.first_default = static_cast<uint32_t>(program_.defaults.size());
    function.default_count = static_cast<uint32_t>(positional);
    for (size_t i = 0; i < values.count; ++i) program_.defaults.push_back(values[i]);
    const auto id = static_cast<uint32_t>(program_.py_functions.size());
    program_.py_functions.push_back(std::move(function));
    return make_value(ValueKind::PyFunction, name, id);
}

// Python evaluates the annotations of a function at its `def`, in this order.
void Evaluator::evaluate_annotations(NodeId def, std::vector<EvaluatedAnnotation>& out) {
    const NodeId args = child(def, 0);
    const auto add = [&](NodeId annotation) {
        if (annotation.valid()) out.push_back({annotation, kept(expr(annotation))});
    };
    for (const unsigned part :
         {field::Arguments::args, field::Arguments::posonlyargs, field::Arguments::vararg,
          field::Arguments::kwonlyargs, field::Arguments::kwarg}) {
        for (const NodeId arg : list(args, part)) add(child(arg, field::Arg::annotation));
    }
    add(child(def, field::FunctionDef::returns));
}

void Evaluator::arguments(NodeId id, Args& out) {
    out.place = place_of(id);
    for (const NodeId arg : list(id, field::Call::args)) {
        if (node(arg).kind != Kind::Starred) {
            out.add(expr(arg));
            continue;
        }
        std::vector<Value> items;
        const Value starred = expr(child(arg, field::Starred::value));
        check_iterable(starred, place_of(arg));
        if (append_items(starred, items, place_of(arg))) {
            for (const Value& item : items) out.add(item);
        } else {
            havoc_items(starred, strings_.intern("a starred argument"));
            out.opaque = true;
        }
    }
    for (const NodeId keyword : list(id, field::Call::keywords)) {
        const Value value = expr(child(keyword, field::Keyword::value));
        if (node(keyword).text.valid()) {
            out.add(node(keyword).text, value);
            continue;
        }
        if (value.kind != ValueKind::Dict || sequence(value).unknown.valid()) {
            if (is_known(value) && value.kind != ValueKind::Dict && value.kind != ValueKind::Namespace)
                raise(place_of(keyword), "TypeError", "the argument behind ** is no mapping");
            havoc_items(value, strings_.intern("a starred argument"));
            out.opaque = true;
            continue;
        }
        const std::vector<Value> items = sequence(value).items;
        for (size_t i = 0; i < items.size(); i += 2) {
            if (items[i].kind == ValueKind::Unknown) {
                out.opaque = true;
                continue;
            }
            if (items[i].kind != ValueKind::Str)
                raise(place_of(keyword), "TypeError", "keywords must be strings");
            out.add(items[i].text, items[i + 1]);
        }
    }
    for (size_t i = 0; i < out.keyword_count; ++i) {
        for (size_t k = 0; k < i; ++k) {
            if (out.keyword(i).name == out.keyword(k).name)
                raise(out.place, "TypeError", "a keyword argument is given twice");
        }
    }
}

Value Evaluator::call(NodeId id) {
    if (late_ != nullptr && scope_ == late_scope_) {
        for (const LateNames::Length& each : late_->lengths) {
            if (each.call == id) return int_value(each.length);
        }
    }
    const NodeId func = child(id, field::Call::func);
    Args args(*this);
    if (node(func).kind == Kind::Attribute) {
        const Value self = expr(child(func, field::Attribute::value));
        const bool has_methods = self.kind == ValueKind::List || self.kind == ValueKind::Dict ||
                                 self.kind == ValueKind::Set || self.kind == ValueKind::Tuple ||
                                 self.kind == ValueKind::Str;
        if (has_methods) {
            const bool iterator = self.kind == ValueKind::List && sequence(self).iterator;
            if (!iterator) check_method(self, node(func).text, place_of(func));
            if (reaches_everything(text(node(func).text)))
                refuse(DiagKind::ModuleDynamic, place_of(func),
                       "`" + std::string(text(node(func).text)) + "`");
            arguments(id, args);
            return method_call(self, node(func).text, args, place_of(id));
        }
        const Value callee = attribute_value(self, compiled_name(func), place_of(func));
        arguments(id, args);
        return call_value(callee, args, place_of(id));
    }
    const Value callee = expr(func);
    arguments(id, args);
    return call_value(callee, args, place_of(id));
}

// The Python function behind one of Warp's, where it is the only overload and takes these arguments as they
// are; Missing otherwise.
Value Evaluator::body_of(const Value& function, const Args& args) {
    const std::vector<FunctionId>& overloads = program_.function_sets[function.id];
    if (overloads.size() != 1) return {};
    const Function& only = program_.functions[overloads[0].index];
    if (only.generic || only.is_native() || only.unsupported || only.py_function == UINT32_MAX) return {};
    if (args.opaque || args.keyword_count != 0 || args.count != only.param_count) return {};
    for (size_t i = 0; i < args.count; ++i) {
        const Value given = args[i];
        types::TypeId type;
        if (given.kind == ValueKind::Bool) type = types::boolean;
        if (given.kind == ValueKind::Int) type = types::int32;
        if (given.kind == ValueKind::Float) type = types::float32;
        if (given.kind == ValueKind::WarpScalar || given.kind == ValueKind::Composite) type = given.type;
        const types::TypeId wanted = program_.params(only)[i].type;
        if (!type.valid() || !wanted.valid() || types_.canonical(type) != types_.canonical(wanted)) return {};
    }
    return make_value(ValueKind::PyFunction, only.name, only.py_function);
}

Value Evaluator::call_value(const Value& callee, Args& args, Place at) {
    switch (callee.kind) {
        case ValueKind::WarpObject:
            return warp_call(callee, args, at);
        case ValueKind::Type:
            return construct(callee.type, args, at);
        case ValueKind::PyFunction:
            return call_function(callee, args, at);
        case ValueKind::PyBuiltin:
            return py_call(callee, args, at);
        case ValueKind::Class:
            return call_class(callee, args);
        case ValueKind::EnumClass:
            return member_of(ScopeId{callee.id}, args, at);
        case ValueKind::Struct:
            if (args.count + args.keyword_count > 0 && !args.opaque)
                raise(at, "TypeError", "an instance of a struct takes no arguments");
            return unknown({"an instance of struct `", text(callee.text), "`"});
        case ValueKind::Method: {
            const Method method = program_.methods[callee.id];
            if (method.self.kind == ValueKind::PyFunction && method.function.kind == ValueKind::Missing) {
                const bool is_property = program_.py_functions[method.self.id].is_property;
                return is_property ? property_with(method.self, args) : wrap(method.self, args);
            }
            if (method.function.kind == ValueKind::Missing)
                return method_call(method.self, method.name, args, at);
            Args with_self(*this);
            with_self.place = args.place;
            with_self.opaque = args.opaque;
            with_self.add(method.self);
            for (size_t i = 0; i < args.count; ++i) with_self.add(args[i]);
            for (size_t i = 0; i < args.keyword_count; ++i)
                with_self.add(args.keyword(i).name, args.keyword(i).value);
            return call_function(method.function, with_self, at);
        }
        case ValueKind::Builtin:
            return builtin_call(callee, args, at);
        case ValueKind::Function:
            // Python runs its body.
            if (const Value body = body_of(callee, args); body.kind != ValueKind::Missing)
                return call_function(body, args, at);
            havoc_args(args, "a Warp function");
            havoc_value(callee, strings_.intern("a Warp function that Python calls"));
            return unknown("the result of a Warp function");
        case ValueKind::Unknown: {
            std::string what(text(callee.text));
            havoc_args(args, what);
            ++vague_count_;
            // A call of something unknown is as unknown as that.
            return callee;
        }
        case ValueKind::None:
        case ValueKind::Bool:
        case ValueKind::Int:
        case ValueKind::Float:
        case ValueKind::Str:
        case ValueKind::Tuple:
        case ValueKind::List:
        case ValueKind::Dict:
        case ValueKind::Set:
        case ValueKind::Bytes:
        case ValueKind::Ellipsis:
        case ValueKind::Slice:
        case ValueKind::RangeObject:
        case ValueKind::WarpScalar:
        case ValueKind::NumpyScalar:
        case ValueKind::Composite:
        case ValueKind::Namespace:
        case ValueKind::Module:
            raise(at, "TypeError", "the object is not callable");
        case ValueKind::EnumMember:
            refuse(DiagKind::ModuleUncertain, at, "a call of a member of an enumeration");
        default: {
            havoc_args(args, "an object that is not followed");
            return unknown("the result of a call that is not followed");
        }
    }
}

// Assigns arguments to parameters as Python does; false when that is not known, or raises.
bool Evaluator::bind_arguments(const PyFunction& function, const Args& args, ScopeId frame, Place at) {
    if (args.opaque) return false;
    const NodeId params = child(function.def, 0);
    const auto only = list(params, field::Arguments::posonlyargs),
               plain = list(params, field::Arguments::args);
    const auto keyword_only = list(params, field::Arguments::kwonlyargs);
    std::vector<StringId> order;
    for (const NodeId arg : only) order.push_back(node(arg).text);
    for (const NodeId arg : plain) order.push_back(node(arg).text);
    const size_t positional = order.size();
    for (const NodeId arg : keyword_only) order.push_back(node(arg).text);
    std::vector<Value> values(order.size());
    for (size_t i = 0; i < std::min(args.count, positional); ++i) values[i] = args[i];

    const NodeId rest = child(params, field::Arguments::vararg),
                 named = child(params, field::Arguments::kwarg);
    const std::string name(text(function.name));
    if (args.count > positional && !rest.valid())
        raise(at, "TypeError", name + "() takes fewer positional arguments");
    if (rest.valid()) {
        std::vector<Value> extra;
        for (size_t i = positional; i < args.count; ++i) extra.push_back(args[i]);
        bind_in(frame, node(rest).text, sequence_of(ValueKind::Tuple, extra, at));
    }
    const Value others = named.valid() ? new_sequence(ValueKind::Dict) : Value{};
    for (size_t k = 0; k < args.keyword_count; ++k) {
        const Keyword keyword = args.keyword(k);
        const auto found =
            std::find(order.begin() + static_cast<std::ptrdiff_t>(only.size()), order.end(), keyword.name);
        if (found != order.end()) {
            Value& slot = values[static_cast<size_t>(found - order.begin())];
            if (slot.kind != ValueKind::Missing)
                raise(at, "TypeError", name + "() got multiple values for an argument");
            slot = keyword.value;
        } else if (named.valid()) {
            sequence(others).items.push_back(string_value(keyword.name));
            sequence(others).items.push_back(keyword.value);
        } else {
            raise(at, "TypeError",
                  name + "() got an unexpected keyword argument '" + std::string(text(keyword.name)) + "'");
        }
    }
    if (named.valid()) bind_in(frame, node(named).text, others);
    const size_t first_with_default = positional - function.default_count;
    for (size_t i = 0; i < order.size(); ++i) {
        if (values[i].kind == ValueKind::Missing && i < positional && i >= first_with_default) {
            values[i] = program_.defaults[function.first_default + (i - first_with_default)];
        }
        if (values[i].kind == ValueKind::Missing && i >= positional) {
            values[i] = program_.defaults[function.first_default + function.default_count + (i - positional)];
        }
        if (values[i].kind == ValueKind::Missing) {
            raise(at, "TypeError", name + "() missing argument '" + std::string(text(order[i])) + "'");
        }
        bind_in(frame, order[i], values[i]);
    }
    return true;
}

Value Evaluator::call_function(const Value& callee, Args& args, Place at) {
    const PyFunction function = program_.py_functions[callee.id];  // a copy: the store may grow
    const uint32_t info = info_of(*function.tree, function.def);
    if (function.is_property) raise(at, "TypeError", "a property is not callable");
    const bool followed = !function.opaque && !program_.function_infos[info].is_generator;
    const auto give_up = [&](StringId reason) {
        havoc_args(args, text(reason));
        havoc_function(callee, reason);
        ++vague_count_;
        return make_value(ValueKind::Unknown, reason);
    };
    if (!followed) return give_up(reason({"the result of `", text(function.name), "`"}));
    if (calls_ >= budget_.calls) refuse(DiagKind::ModuleNesting, at);

    uint32_t key = 0;
    if (function.cached) {
        std::vector<Value> all;
        for (size_t i = 0; i < args.count; ++i) all.push_back(args[i]);
        for (size_t i = 0; i < args.keyword_count; ++i) {
            all.push_back(string_value(args.keyword(i).name));
            all.push_back(args.keyword(i).value);
        }
        const Value tuple = sequence_of(ValueKind::Tuple, all, at);
        key = tuple.id;
        if (args.opaque) return give_up(reason({"the cached result of `", text(function.name), "`"}));
        check_hashable(tuple, at);
        for (const auto& [earlier, result] : function.cache) {
            // One argument that is an int or a str is a key by itself; the others are kept in tuples.
            const auto alone = [&](uint32_t id) {
                const std::vector<Value>& items = program_.sequences[id].items;
                return items.size() == 1 && args.keyword_count == 0 &&
                       (items[0].kind == ValueKind::Int || items[0].kind == ValueKind::Str);
            };
            if (alone(earlier) != alone(key)) continue;
            const int same = equal(make_value(ValueKind::Tuple, {}, earlier), tuple);
            if (same == 1) return result;
            if (same < 0) return give_up(reason({"the cached result of `", text(function.name), "`"}));
        }
        if (function.cache.size() >= function.cache_limit) {
            program_.py_functions[callee.id].opaque = true;  // it has begun to forget
            return give_up(reason({"the cached result of `", text(function.name), "`"}));
        }
    }
    const InTree inside(*this, function.tree);
    const ScopeId outer = scope_;
    const Landing landing(*this);
    const ScopeId frame = new_scope(ScopeKind::Call, function.parent);
    scope(frame).function_info = info;
    scope(frame).qualname = joined({text(function.qualname), ".<locals>."});
    if (!bind_arguments(function, args, frame, at)) return give_up(strings_.intern("starred arguments"));
    scope_ = frame;
    ++calls_;
    const Value outer_result = returned_;
    returned_ = none_value();
    Value result;
    try {
        if (node(function.def).kind == Kind::Lambda) {
            result = expr(child(function.def, field::Lambda::body));
        } else {
            const Flow flow = block(list(function.def, field::FunctionDef::body));
            result = flow == Flow::Return ? returned_ : none_value();
        }
    } catch (const Vague& vague) {
        landing.restore();
        returned_ = outer_result;
        // What it left behind may still be changed by the rest of it.
        for (size_t i = 0; i < scope(frame).bindings.size(); ++i) {
            const Value value = scope(frame).bindings[i].value;
            havoc_value(value, vague.reason);
            scope(frame).bindings[i].value = make_value(ValueKind::Unknown, vague.reason);
        }
        return give_up(vague.reason);
    }
    --calls_;
    scope_ = outer;
    returned_ = outer_result;
    if (function.cached) {
        const Value stored = kept(result);
        program_.py_functions[callee.id].cache.push_back({key, stored});
        return stored;
    }
    return result;
}

// functools.partial() of a declaration is a declaration with options.
Value Evaluator::partial(const Args& args, Place at) {
    const Value callee = args.count > 0 ? args[0] : Value{};
    const bool plain = callee.kind == ValueKind::WarpObject && !callee.raw_is_int &&
                       (static_cast<WarpCall>(callee.id) == WarpCall::Kernel ||
                        static_cast<WarpCall>(callee.id) == WarpCall::Func);
    if (!plain || args.count != 1 || args.opaque) {
        if (declares(callee)) refuse(DiagKind::ModuleUncertain, at, "`partial` of a declaration");
        return unknown("the result of `partial`");
    }
    Args options(*this);
    options.place = args.place;
    for (size_t i = 0; i < args.keyword_count; ++i) options.add(args.keyword(i).name, args.keyword(i).value);
    return decorator_with(callee, options);
}

// property.setter(f) and its like: a property that calls f, too. The class holds both.
Value Evaluator::property_with(const Value& property, const Args& args) {
    const bool plain = args.count == 1 && args.keyword_count == 0 && !args.opaque &&
                       args[0].kind == ValueKind::PyFunction && scope(scope_).kind == ScopeKind::Class;
    if (!plain) {
        havoc_args(args, "a property");
        havoc_value(property, strings_.intern("a property"));
        return unknown("a property");
    }
    hold_nameless(scope_, args[0]);
    return property;
}

// functools.wraps(f)(g): g, under the name of f.
Value Evaluator::wrap(const Value& wrapped, const Args& args) {
    const bool plain =
        args.count == 1 && args.keyword_count == 0 && !args.opaque && args[0].kind == ValueKind::PyFunction;
    if (!plain) {
        havoc_args(args, "`wraps`");
        havoc_value(wrapped, strings_.intern("handed to `wraps`"));
        return unknown("the result of `wraps`");
    }
    PyFunction& function = program_.py_functions[args[0].id];
    function.name = program_.py_functions[wrapped.id].name;
    function.qualname = program_.py_functions[wrapped.id].qualname;
    function.wrapped = true;
    return args[0];
}

// An object is not followed: what its class's methods can change is dropped.
Value Evaluator::call_class(const Value& cls, Args& args) {
    const std::string_view name = text(scope(ScopeId{cls.id}).name);
    bool plain = !scope(ScopeId{cls.id}).odd.valid();
    for (const ScopeId each : scope(ScopeId{cls.id}).mro) {
        plain &= !scope(each).has_unknown_base &&
                 value_in(each, strings_.intern("__new__")).kind == ValueKind::Missing;
    }
    const StringId reason = plain ? this->reason({"an instance of class `", name, "`"})
                                  : this->reason({"an object made by class `", name, "`"});
    havoc_args(args, text(reason));
    havoc_class(ScopeId{cls.id}, reason);
    ++vague_count_;
    return make_value(ValueKind::Unknown, reason);
}

}  // namespace weft::module
