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
    for (const NodeId value : list(args, field::Arguments::defaults)) values.add(expr(value));
    const size_t positional = values.count;
    for (const NodeId value : list(args, field::Arguments::kw_defaults))
        values.add(value.valid() ? expr(value) : Value{});
    function.first_default = static_cast<uint32_t>(program_.defaults.size());
    function.default_count = static_cast<uint32_t>(positional);
    for (size_t i = 0; i < values.count; ++i) program_.defaults.push_back(values[i]);
    const auto id = static_cast<uint32_t>(program_.py_functions.size());
    program_.py_functions.push_back(std::move(function));
    return make_value(ValueKind::PyFunction, name, id);
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
        if (append_items(starred, items, place_of(arg))) {
            for (const Value& item : items) out.add(item);
        } else {
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
            out.opaque = true;
            continue;
        }
        const std::vector<Value> items = sequence(value).items;
        for (size_t i = 0; i < items.size(); i += 2) {
            if (items[i].kind == ValueKind::Str) {
                out.add(items[i].text, items[i + 1]);
            } else {
                out.opaque = true;
            }
        }
    }
}

Value Evaluator::call(NodeId id) {
    const NodeId func = child(id, field::Call::func);
    Args args(*this);
    if (node(func).kind == Kind::Attribute) {
        const Value self = expr(child(func, field::Attribute::value));
        const bool has_methods = self.kind == ValueKind::List || self.kind == ValueKind::Dict ||
                                 self.kind == ValueKind::Set || self.kind == ValueKind::Tuple ||
                                 self.kind == ValueKind::Str;
        if (has_methods) {
            arguments(id, args);
            return method_call(self, node(func).text, args, place_of(id));
        }
        const Value callee = attribute_value(self, node(func).text, place_of(func));
        arguments(id, args);
        return call_value(callee, args, place_of(id));
    }
    const Value callee = expr(func);
    arguments(id, args);
    return call_value(callee, args, place_of(id));
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
            if (args.count == 1) {
                for (const Binding& binding : scope(ScopeId{callee.id}).bindings) {
                    if (binding.value.kind != ValueKind::EnumMember) continue;
                    if (equal(program_.enum_members[binding.value.id].value, args[0]) == 1)
                        return binding.value;
                }
            }
            havoc_args(args, "an enumeration");
            return unknown("a member of an enumeration");
        case ValueKind::Struct:
            return unknown({"an instance of struct `", text(callee.text), "`"});
        case ValueKind::Method:
            return method_call(program_.methods[callee.id].self, program_.methods[callee.id].name, args, at);
        case ValueKind::Builtin:
            return unknown({"the result of `wp.", text(callee.text), "`"});
        case ValueKind::Function:
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
        case ValueKind::Module:
            raise(at, "TypeError", "the object is not callable");
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
        for (const auto& [earlier, result] : function.cache) {
            const int same = equal(make_value(ValueKind::Tuple, {}, earlier), tuple);
            if (same == 1) return result;
            if (same < 0) return give_up(reason({"the cached result of `", text(function.name), "`"}));
        }
    }
    const InTree inside(*this, function.tree);
    const ScopeId outer = scope_;
    const uint32_t depth = depth_;
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
        depth_ = depth;
        scope_ = outer;
        --calls_;
        returned_ = outer_result;
        return give_up(vague.reason);
    }
    --calls_;
    scope_ = outer;
    returned_ = outer_result;
    if (function.cached) program_.py_functions[callee.id].cache.push_back({key, result});
    return result;
}

// An object is not followed: what its class's methods can change is dropped.
Value Evaluator::call_class(const Value& cls, Args& args) {
    const StringId reason = this->reason({"an instance of class `", text(scope(ScopeId{cls.id}).name), "`"});
    havoc_args(args, text(reason));
    havoc_class(ScopeId{cls.id}, reason);
    ++vague_count_;
    return make_value(ValueKind::Unknown, reason);
}

Value Evaluator::method_call(const Value& self, StringId name, Args& args, Place at) {
    const std::string_view spelled = text(name);
    const bool container = self.kind != ValueKind::Str;
    if (container && sequence(self).iterator) {
        const StringId reason = strings_.intern("a method of an iterator");
        havoc_items(self, reason);
        havoc_args(args, "an iterator");
        return unknown("a method of an iterator");
    }
    if (container && sequence(self).unknown.valid()) {
        havoc_args(args, "a container that is not known");
        return make_value(ValueKind::Unknown, sequence(self).unknown);
    }
    Value result;
    if (!args.opaque) {
        if (self.kind == ValueKind::List) result = list_method(self, spelled, args, at);
        if (self.kind == ValueKind::Dict) result = dict_method(self, spelled, args, at);
        if (self.kind == ValueKind::Str) result = string_method(self, spelled, args, at);
    }
    if (result.kind != ValueKind::Missing) return result;
    const StringId reason = this->reason({"the result of `", spelled, "`"});
    const bool reads = spelled == "index" || spelled == "count" || spelled == "copy" || spelled == "keys" ||
                       spelled == "get";
    if (container && reads) havoc_items(self, reason);
    if (container && !reads) havoc_value(self, reason);
    havoc_args(args, text(reason));
    ++vague_count_;
    return make_value(ValueKind::Unknown, reason);
}

Value Evaluator::list_method(const Value& self, std::string_view name, Args& args, Place at) {
    if (name == "append" && args.count == 1) {
        note_change(self);
        charge(sizeof(Value), at);
        sequence(self).items.push_back(args[0]);
        return none_value();
    }
    if (name == "extend" && args.count == 1) {
        std::vector<Value> items;
        if (!append_items(args[0], items, at)) return {};
        note_change(self);
        sequence(self).items.insert(sequence(self).items.end(), items.begin(), items.end());
        return none_value();
    }
    if (name == "insert" && args.count == 2 && args[0].kind == ValueKind::Int && args[0].integer >= 0) {
        note_change(self);
        charge(sizeof(Value), at);
        auto& items = sequence(self).items;
        work(items.size());
        const auto place = std::min<Integer>(args[0].integer, static_cast<Integer>(items.size()));
        items.insert(items.begin() + static_cast<std::ptrdiff_t>(place), args[1]);
        return none_value();
    }
    if (name == "pop" && args.count == 0 && !sequence(self).items.empty()) {
        note_change(self);
        const Value last = sequence(self).items.back();
        sequence(self).items.pop_back();
        live_matters_ = true;
        return last;
    }
    if (name == "clear" && args.count == 0) {
        note_change(self);
        sequence(self).items.clear();
        live_matters_ = true;
        return none_value();
    }
    if (name == "copy" && args.count == 0)
        return sequence_of(ValueKind::List, std::vector<Value>(sequence(self).items), at);
    return {};
}

Value Evaluator::dict_method(const Value& self, std::string_view name, Args& args, Place at) {
    const std::vector<Value> items = sequence(self).items;
    if (name == "get" && args.count >= 1) {
        for (size_t i = 0; i < items.size(); i += 2) {
            const int same = equal(items[i], args[0]);
            if (same < 0) return {};
            if (same == 1) return items[i + 1];
        }
        return args.count > 1 ? args[1] : none_value();
    }
    std::vector<Value> out;
    if (name == "keys" || name == "values") {
        for (size_t i = name == "keys" ? 0 : 1; i < items.size(); i += 2) out.push_back(items[i]);
        return iterator_of(out, std::span(&self, 1), true, at);
    }
    if (name == "items") {
        for (size_t i = 0; i < items.size(); i += 2) {
            out.push_back(sequence_of(ValueKind::Tuple, std::span(items).subspan(i, 2), at));
        }
        return iterator_of(out, std::span(&self, 1), true, at);
    }
    if (name == "update" && args.count <= 1) {
        if (args.count == 1) {
            const Value other = args[0];
            if (other.kind != ValueKind::Dict || sequence(other).unknown.valid()) return {};
            const std::vector<Value> more = sequence(other).items;
            for (size_t i = 0; i < more.size(); i += 2) assign_dict_item(self, more[i], more[i + 1]);
        }
        for (size_t i = 0; i < args.keyword_count; ++i) {
            assign_dict_item(self, string_value(args.keyword(i).name), args.keyword(i).value);
        }
        return none_value();
    }
    if (name == "copy" && args.count == 0) return sequence_of(ValueKind::Dict, items, at);
    return {};
}

Value Evaluator::string_method(const Value& self, std::string_view name, Args& args, Place at) {
    const std::string_view all = text(self.text);
    const bool ascii =
        std::all_of(all.begin(), all.end(), [](char c) { return static_cast<unsigned char>(c) < 128; });
    if ((name == "upper" || name == "lower") && args.count == 0 && ascii) {
        std::string changed(all);
        for (char& c : changed) {
            if (name == "upper" && c >= 'a' && c <= 'z') c = static_cast<char>(c - 32);
            if (name == "lower" && c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
        }
        return string_value(strings_.intern(changed));
    }
    if (name == "join" && args.count == 1) {
        std::vector<Value> items;
        if (!append_items(args[0], items, at)) return {};
        std::string whole;
        for (size_t i = 0; i < items.size(); ++i) {
            if (items[i].kind != ValueKind::Str) return {};
            if (i != 0) whole += all;
            whole += text(items[i].text);
        }
        charge(whole.size(), at);
        return string_value(strings_.intern(whole));
    }
    if ((name == "startswith" || name == "endswith") && args.count == 1 && args[0].kind == ValueKind::Str) {
        const std::string_view part = text(args[0].text);
        return bool_value(name == "startswith" ? all.starts_with(part) : all.ends_with(part));
    }
    if (name == "replace" && args.count == 2 && args[0].kind == ValueKind::Str &&
        args[1].kind == ValueKind::Str) {
        const std::string_view from = text(args[0].text), to = text(args[1].text);
        if (from.empty()) return {};
        std::string changed;
        size_t start = 0;
        for (size_t found = all.find(from); found != std::string_view::npos; found = all.find(from, start)) {
            changed.append(all, start, found - start).append(to);
            start = found + from.size();
            if (changed.size() > budget_.bytes) break;
        }
        changed.append(all, start);
        charge(changed.size(), at);
        return string_value(strings_.intern(changed));
    }
    if (name == "strip" && args.count == 0 && ascii) {
        const size_t first = all.find_first_not_of(" \t\n\r\f\v"), last = all.find_last_not_of(" \t\n\r\f\v");
        return string_value(
            strings_.intern(first == std::string_view::npos ? "" : all.substr(first, last - first + 1)));
    }
    if (name == "format") return {};
    return {};
}

}  // namespace weft::module
