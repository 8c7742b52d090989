// Expressions of the module level. Every expression has a value; one that cannot be followed is Unknown.
#include <algorithm>
#include <cmath>
#include <utility>

#include "base/number_text.h"
#include "base/utf8.h"
#include "module/evaluator.h"

namespace weft::module {
using syntax::ConstantKind;

Value Evaluator::expr(NodeId id) {
    step(id);
    if (++depth_ > budget_.depth) refuse(DiagKind::ModuleNesting, place_of(id));
    const Value value = expr_inner(id);
    --depth_;
    if (value.kind == ValueKind::Unknown) ++vague_count_;
    return settled(program_, value);
}

Value Evaluator::expr_inner(NodeId id) {
    const Node& here = node(id);
    switch (here.kind) {
        case Kind::Constant:
            return constant(id);
        case Kind::Name:
            return name_value(here.text, place_of(id));
        case Kind::Attribute:
            return attribute_expr(id);
        case Kind::Call:
            return call(id);
        case Kind::Subscript:
            return subscript(id);
        case Kind::BinOp: {
            const Value left = expr(child(id, field::BinOp::left));
            const Value right = expr(child(id, field::BinOp::right));
            const Value result = binary(here.op(), left, right, place_of(id));
            if (result.kind == ValueKind::Unknown &&
                text(result.text) != union_of_types) {  // what is joined or repeated is shared
                share(left, result.text);
                share(right, result.text);
            }
            return result;
        }
        case Kind::UnaryOp:
            return unary(here.unary_operator(), expr(child(id, field::UnaryOp::operand)), place_of(id));
        case Kind::BoolOp:
            return bool_op(id);
        case Kind::Compare:
            return compare(id);
        case Kind::IfExp: {
            bool known = false;
            const Value test = expr(child(id, field::IfExp::test));
            const bool chosen = truth(test, known);
            if (known)
                return expr(
                    child(id, chosen ? unsigned{field::IfExp::body} : unsigned{field::IfExp::orelse}));
            const NodeId branches[] = {child(id, field::IfExp::body), child(id, field::IfExp::orelse)};
            const StringId reason =
                test.kind == ValueKind::Unknown ? test.text : strings_.intern("a condition");
            havoc(branches, text(reason));
            return make_value(ValueKind::Unknown, reason);
        }
        case Kind::Tuple:
            return collection(id, ValueKind::Tuple);
        case Kind::List:
            return collection(id, ValueKind::List);
        case Kind::Set:
            return collection(id, ValueKind::Set);
        case Kind::Dict:
            return dict_display(id);
        case Kind::ListComp:
        case Kind::SetComp:
        case Kind::DictComp:
        case Kind::GeneratorExp:
            return comprehension(id);
        case Kind::JoinedStr:
            return joined_string(id);
        case Kind::Lambda:
            return in_quotes() ? unknown("a lambda in an annotation") : lambda(id);
        case Kind::NamedExpr: {
            const Value value = expr(child(id, field::NamedExpr::value));
            bind_named(node(child(id, field::NamedExpr::target)).text, value);
            return value;
        }
        case Kind::Slice: {
            Value parts[3];
            for (unsigned i = 0; i < 3; ++i) {
                const NodeId part = child(id, i);
                parts[i] = part.valid() ? expr(part) : none_value();
            }
            return sequence_of(ValueKind::Slice, parts, place_of(id));
        }
        case Kind::Starred: {
            const Value value = expr(child(id, field::Starred::value));
            return value.kind == ValueKind::Unknown ? value : unknown("a starred expression");
        }
        default:
            havoc(std::span(&id, 1), "an expression that is not followed");
            return unknown("an expression that is not followed");
    }
}

Value Evaluator::constant(NodeId id) {
    const Node& here = node(id);
    switch (here.constant()) {
        case ConstantKind::None:
            return none_value();
        case ConstantKind::True:
            return bool_value(true);
        case ConstantKind::False:
            return bool_value(false);
        case ConstantKind::Int: {
            const std::string_view digits = text(here.text);
            const auto value = wide_int_literal_value(digits);
            return value ? int_value(*value) : unknown("an integer beyond 128 bits");
        }
        case ConstantKind::Float:
            return float_value(float_literal_value(text(here.text)));
        case ConstantKind::Complex:
            return unknown("a complex number");
        case ConstantKind::Str:
            return string_value(here.text);
        case ConstantKind::Bytes:
            return make_value(ValueKind::Bytes, here.text);
        case ConstantKind::Ellipsis:
            return make_value(ValueKind::Ellipsis);
    }
    return {};
}

Value Evaluator::attribute_expr(NodeId id) {
    const Value base = expr(child(id, field::Attribute::value));
    return attribute_value(base, compiled_name(id), place_of(id));
}

bool Evaluator::truth(const Value& value, bool& known) const {
    known = true;
    switch (value.kind) {
        case ValueKind::None:
            return false;
        case ValueKind::Bool:
        case ValueKind::Int:
            return value.integer != 0;
        case ValueKind::Float:
            return value.real != 0;
        case ValueKind::Str:
        case ValueKind::Bytes:
            return !text(value.text).empty();
        case ValueKind::Ellipsis:
        case ValueKind::Type:
        case ValueKind::Struct:
        case ValueKind::Function:
        case ValueKind::Kernel:
        case ValueKind::Builtin:
        case ValueKind::PyFunction:
        case ValueKind::PyBuiltin:
        case ValueKind::Module:
        case ValueKind::WarpObject:
            return true;
        case ValueKind::Class:
            known = !program_.scopes[value.id].odd.valid();  // a metaclass may decide
            return true;
        case ValueKind::EnumClass:
        case ValueKind::Method:
            return true;
        case ValueKind::Tuple:
        case ValueKind::List:
        case ValueKind::Dict:
        case ValueKind::Set:
            known = !program_.sequences[value.id].unknown.valid() && !program_.sequences[value.id].iterator;
            return !program_.sequences[value.id].items.empty();
        case ValueKind::EnumMember: {
            const EnumMember& member = program_.enum_members[value.id];
            if (member.is_int) return value.integer != 0;
            const bool flag = member.owner.valid() && program_.scopes[member.owner.index].is_flag;
            known = !flag || member.value.kind == ValueKind::Int;
            return !flag || member.value.integer != 0;
        }
        case ValueKind::WarpScalar:
            return value.raw_is_int ? value.integer != 0 : value.real != 0;
        default:
            known = false;
            return false;
    }
}

Value Evaluator::bool_op(NodeId id) {
    const bool is_and = node(id).bool_operator() == syntax::BoolOperator::And;
    const auto operands = list(id, field::BoolOp::values);
    Value value;
    for (size_t i = 0; i < operands.size(); ++i) {
        value = expr(operands[i]);
        if (i + 1 == operands.size()) break;
        bool known = false;
        const bool holds = truth(value, known);
        if (!known) {
            const StringId reason =
                value.kind == ValueKind::Unknown ? value.text : strings_.intern("a condition");
            havoc(operands.subspan(i + 1), text(reason));
            return make_value(ValueKind::Unknown, reason);
        }
        if (holds != is_and) break;
    }
    return value;
}

Value Evaluator::compare(NodeId id) {
    Value left = expr(child(id, field::Compare::left));
    const auto ops = list(id, field::Compare::ops), rights = list(id, field::Compare::comparators);
    Value result;
    for (size_t i = 0; i < ops.size(); ++i) {
        const Value right = expr(rights[i]);
        result = compared(node(ops[i]).compare_operator(), left, right, place_of(id));
        if (result.kind != ValueKind::Bool) {
            if (operators_defined_) {  // a comparison of the file's own classes may do anything to its
                                       // operands
                havoc_value(left, result.text);
                havoc_value(right, result.text);
            }
            havoc(rights.subspan(i + 1), "a comparison");
            return result;
        }
        if (result.integer == 0) break;
        left = right;
    }
    return result;
}

Value Evaluator::collection(NodeId id, ValueKind kind) {
    std::vector<Value> items;
    const auto elements = list(id, 0);
    for (size_t i = 0; i < elements.size(); ++i) {
        const NodeId element = elements[i];
        if (node(element).kind != Kind::Starred) {
            items.push_back(expr(element));
            continue;
        }
        const Value inner = expr(child(element, field::Starred::value));
        check_iterable(inner, place_of(element));
        if (append_items(inner, items, place_of(element))) continue;
        havoc_items(inner, strings_.intern("a starred expression"));
        const Value whole = inner.kind == ValueKind::Unknown ? inner : unknown("a starred expression");
        for (const Value& item : items) havoc_value(item, whole.text);
        havoc(elements.subspan(i + 1), text(whole.text));
        return whole;
    }
    if (kind == ValueKind::Set) {
        for (const Value& item : items) check_hashable(item, place_of(id));
        for (const Value& item : items) {
            if (!is_known(item)) return unknown("a set of unknown values");
        }
        std::vector<Value> distinct;
        for (const Value& item : items) {
            bool seen = false;
            work(distinct.size());
            for (const Value& other : distinct) {
                const int same = equal(item, other);
                if (same < 0) return unknown("a set of values that are not compared");
                seen |= same == 1;
            }
            if (!seen) distinct.push_back(item);
        }
        return sequence_of(kind, distinct, place_of(id));
    }
    return sequence_of(kind, items, place_of(id));
}

Value Evaluator::dict_display(NodeId id) {
    const auto keys = list(id, field::Dict::keys), values = list(id, field::Dict::values);
    const Value dict = new_sequence(ValueKind::Dict);
    charge(64 + values.size() * 2 * sizeof(Value), place_of(id));
    for (size_t i = 0; i < values.size(); ++i) {
        if (!keys[i].valid()) {  // ** of another dict
            const Value other = expr(values[i]);
            const bool mapping = other.kind == ValueKind::Dict || other.kind == ValueKind::Unknown ||
                                 other.kind == ValueKind::Namespace;
            if (!mapping) raise(place_of(id), "TypeError", "the object is no mapping");
            if (other.kind != ValueKind::Dict || sequence(other).unknown.valid()) {
                havoc_value(dict, strings_.intern("a dict merged from one that is not known"));
                havoc_value(other, strings_.intern("a dict merged from one that is not known"));
                continue;
            }
            const std::vector<Value> items = sequence(other).items;
            for (size_t k = 0; k < items.size(); k += 2)
                assign_dict_item(dict, items[k], items[k + 1], place_of(id));
            continue;
        }
        const Value key = expr(keys[i]);
        const Value value = expr(values[i]);
        assign_dict_item(dict, key, value, place_of(id));
    }
    return dict;
}

Value Evaluator::comprehension(NodeId id) {
    if (in_quotes()) return unknown("a comprehension in an annotation");
    const bool dict = node(id).kind == Kind::DictComp;
    const auto generators =
        list(id, dict ? unsigned{field::DictComp::generators} : unsigned{field::ListComp::generators});
    // The first iterable belongs to the enclosing scope, the rest to a scope of its own.
    const Value first = expr(child(generators[0], field::Comprehension::iter));
    const ScopeId outer = scope_;
    const ScopeId inner = new_scope(ScopeKind::Call, function_parent(outer));
    const uint32_t info = info_of(*tree_, id);
    scope(inner).function_info = info;
    scope(inner).qualname = scope(outer).qualname;
    scope_ = inner;
    std::vector<Value> results;
    StringId reason;
    const NodeId element = child(id, 0), value = dict ? child(id, field::DictComp::value) : NodeId{};
    std::vector<Value> over;
    const uint32_t changes = changes_;
    const size_t declared = program_.kernels.size() + program_.functions.size() + key_counts_.size();
    const bool generator = node(id).kind == Kind::GeneratorExp;
    const uint32_t bound_before = std::exchange(oldest_bound_, UINT32_MAX);
    try {
        generate(generators, &first, element, value, results, over, reason);
    } catch (const PythonError&) {
        oldest_bound_ = std::min(oldest_bound_, bound_before);
        // It runs item by item, for whoever reads it, who may stop earlier.
        if (generator) refuse(DiagKind::ModuleException, place_of(id), "an error in a generator expression");
        throw;
    }
    const bool declares_something =
        declared != program_.kernels.size() + program_.functions.size() + key_counts_.size();
    if (generator && (changes_ != changes || oldest_bound_ < inner.index || declares_something))
        reason = strings_.intern("a generator expression that changes something");
    oldest_bound_ = std::min(oldest_bound_, bound_before);
    scope_ = outer;
    if (reason.valid()) {
        // A generator may run later, too.
        havoc_functions_ += generator ? 1 : 0;
        havoc(std::span(&id, 1), text(reason));
        havoc_functions_ -= generator ? 1 : 0;
        return make_value(ValueKind::Unknown, reason);
    }
    switch (node(id).kind) {
        case Kind::DictComp: {
            const Value made = new_sequence(ValueKind::Dict);
            charge(results.size() * sizeof(Value), place_of(id));
            for (size_t i = 0; i < results.size(); i += 2)
                assign_dict_item(made, results[i], results[i + 1], place_of(id));
            return made;
        }
        case Kind::SetComp:
            for (const Value& result : results) {
                check_hashable(result, place_of(id));
                havoc_value(result, strings_.intern("a set comprehension"));
            }
            return unknown("a set comprehension");
        case Kind::GeneratorExp: {
            const Value made = iterator_of(results, over, false, place_of(id));
            sequence(made).lazy = true;
            return made;
        }
        default:
            return sequence_of(ValueKind::List, results, place_of(id));
    }
}

void Evaluator::generate(std::span<const NodeId> generators, const Value* first, NodeId element, NodeId value,
                         std::vector<Value>& out, std::vector<Value>& over, StringId& reason) {
    const NodeId generator = generators[0];
    const Value iterable = first != nullptr ? *first : expr(child(generator, field::Comprehension::iter));
    std::vector<Value> items;
    check_iterable(iterable, place_of(generator));
    if (node(generator).detail != 0 || !append_items(iterable, items, place_of(generator))) {
        reason = reason_of(iterable, "an iteration that is not followed");
        return;
    }
    over.push_back(iterable);
    Iterating loop(*this, iterable, place_of(generator));
    for (const Value& item : items) {
        step(generator);
        loop.next();
        assign(child(generator, field::Comprehension::target), item);
        bool chosen = true;
        for (const NodeId test : list(generator, field::Comprehension::ifs)) {
            bool known = false;
            const Value condition = expr(test);
            chosen = truth(condition, known);
            if (!known) {
                reason =
                    condition.kind == ValueKind::Unknown ? condition.text : strings_.intern("a condition");
                return;
            }
            if (!chosen) break;
        }
        if (!chosen) continue;
        if (generators.size() > 1) {
            generate(generators.subspan(1), nullptr, element, value, out, over, reason);
            if (reason.valid()) return;
            continue;
        }
        charge(sizeof(Value), place_of(generator));
        out.push_back(expr(element));
        if (value.valid()) out.push_back(expr(value));
    }
}

Value Evaluator::joined_string(NodeId id) {
    std::string whole;
    Value vague;
    for (const NodeId part : list(id, field::JoinedStr::values)) {
        if (node(part).kind == Kind::Constant) {
            whole += text(node(part).text);
            continue;
        }
        if (node(part).kind != Kind::FormattedValue) {
            vague = unknown("a format");
            continue;
        }
        Value value = expr(child(part, field::FormattedValue::value));
        const NodeId format = child(part, field::FormattedValue::format_spec);
        Value spec = string_value(names::empty);
        if (format.valid()) spec = expr(format);
        if (value.kind == ValueKind::Unknown) vague = value;
        if (spec.kind != ValueKind::Str) vague = spec;
        if (vague.kind != ValueKind::Missing) continue;
        std::string shown;
        const bool converted = node(part).detail != 0;
        if (converted) {
            const bool known = node(part).detail == 's' ? str_of(value, shown) : repr_of(value, shown);
            value = known ? string_value(strings_.intern(shown)) : unknown("a formatted value");
            if (!known) vague = value;
        }
        if (vague.kind == ValueKind::Missing && !formatted(value, text(spec.text), whole, place_of(part)))
            vague = unknown("a formatted value");
    }
    charge(whole.size(), place_of(id));
    return vague.kind == ValueKind::Missing ? string_value(strings_.intern(whole)) : vague;
}

Value Evaluator::lambda(NodeId id) {
    return new_py_function(id, strings_.intern("<lambda>"));
}

}  // namespace weft::module
