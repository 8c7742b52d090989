// Builtins of Warp that Python calls at the module level. What they compute is not followed; a call that Warp
// may refuse is, because the import would fail there.
#include <algorithm>

#include "builtins/builtins.h"
#include "module/evaluator.h"

namespace weft::module {

// The type under which Warp looks for an overload; invalid: one that this is not sure of.
types::TypeId Evaluator::builtin_argument(const Value& value) const {
    switch (value.kind) {
        case ValueKind::Int:
            return types::of(types::Scalar::Int32);
        case ValueKind::Float:
            return types::of(types::Scalar::Float32);
        case ValueKind::WarpScalar:
        case ValueKind::Composite:
            return value.type;
        default:
            return {};
    }
}

// Does Warp find an overload that Python can call? Only of plain arithmetic is that certain; of values that
// are not known it is taken for granted.
bool Evaluator::takes(StringId name, const Args& args) {
    bool all_known = !args.opaque;
    std::vector<builtins::Argument> given;
    const auto add = [&](const Value& value, StringId keyword) {
        const bool is_type = value.kind == ValueKind::Type && keyword.valid() && text(keyword) == "dtype";
        builtins::Argument argument;
        argument.kind = is_type ? builtins::Argument::Kind::Type : builtins::Argument::Kind::Value;
        argument.type = is_type ? value.type : builtin_argument(value);
        argument.keyword = keyword;
        given.push_back(argument);
        all_known &= is_known(value);
        return argument.type.valid() || !is_known(value);
    };
    for (size_t i = 0; i < args.count; ++i) {
        if (!add(args[i], {})) return false;
    }
    for (size_t i = 0; i < args.keyword_count; ++i) {
        if (!add(args.keyword(i).value, args.keyword(i).name)) return false;
    }
    if (!all_known || builtins::rows_of(name).empty()) return true;
    builtins::Query query;
    query.name = name;
    query.args = given;
    builtins::Resolution found;
    if (builtins::resolve(query, types_, strings_, found)) return false;
    const builtins::Row& row = builtins::row(found.row);
    const bool is_generic =
        std::any_of(row.params.begin(), row.params.end(), [&](const builtins::Param& each) {
            return types_[each.pattern].kind == types::Kind::Any;  // of a template, which Python cannot call
        });
    if (is_generic) return false;
    switch (row.group) {
        case builtins::Group::ScalarMath:
        case builtins::Group::VectorMath:
        case builtins::Group::QuaternionMath:
        case builtins::Group::Transformations:
        case builtins::Group::SpatialMath:
        case builtins::Group::Random:
        case builtins::Group::Operators:
        case builtins::Group::Utility:
            return true;
        default:
            return false;
    }
}

Value Evaluator::builtin_call(const Value& callee, const Args& args, Place at) {
    const std::string_view name = text(callee.text);
    if (!takes(callee.text, args))
        refuse(DiagKind::ModuleUncertain, at,
               "a call of `wp." + std::string(name) + "` with these arguments");
    havoc_args(args, "a function of Warp");
    return unknown({"the result of `wp.", name, "`"});
}

}  // namespace weft::module
