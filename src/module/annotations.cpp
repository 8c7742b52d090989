// Annotations: from expressions and quoted strings to the types of parameters and fields.
#include <algorithm>

#include "module/evaluator.h"
#include "module/parameter_types.h"
#include "syntax/parse.h"

namespace weft::module {
namespace {

// Why a parameter of a kind that is not followed is refused.
DiagKind refusal_of(types::Kind kind) {
    return kind == types::Kind::Union ? DiagKind::AnnotationUnion : DiagKind::AnnotationOpaque;
}

// Where the text of a string stands in its literal; the literal itself if it is written in another way there
// (escapes, several parts, a name).
Place inside_quotes(const Sources& sources, Place literal, std::string_view value) {
    const std::string_view written = sources.text(literal);
    const size_t quote = written.find_first_of("'\"");
    if (quote == std::string_view::npos) return literal;
    const bool triple = written.substr(quote, 3) == std::string(3, written[quote]);
    const size_t begin = quote + (triple ? 3 : 1);
    if (written.substr(std::min(begin, written.size()), value.size()) != value) return literal;
    const auto from = literal.span.begin + static_cast<uint32_t>(begin);
    return {literal.source, {from, from + static_cast<uint32_t>(value.size())}};
}

}  // namespace

Value Evaluator::annotation_value(NodeId id, ScopeId names) {
    const ScopeId outer = scope_;
    scope_ = names;
    const Value value = expr(id);
    scope_ = outer;
    return value;
}

// A string annotation is an expression in the module's names (and the closure's cells).
Value Evaluator::quoted_annotation(StringId source, ScopeId names, Place at) {
    if (in_quotes()) return unknown("a string in a string annotation");
    program_.trees.push_back(std::make_unique<syntax::Tree>());
    syntax::Tree& tree = *program_.trees.back();
    std::string_view spelled = text(source);
    Place inside = inside_quotes(sources_, at, spelled);
    while (!spelled.empty() && (spelled.front() == ' ' || spelled.front() == '\t')) {
        spelled.remove_prefix(1);
        if (inside != at) ++inside.span.begin;
    }
    charge(spelled.size() * 16 + 256, at);
    if (syntax::parse(sources_, sources_.add_inner(spelled, inside), strings_, tree))
        raise(at, "SyntaxError", "the quoted annotation is not an expression");
    const auto body = tree.field(tree.root(), field::Module::body);
    const bool whole = body.size() == 1 && tree[body[0]].kind == Kind::Expr;
    const std::string_view rest = whole ? spelled.substr(tree[body[0]].span.end) : ";";
    if (!whole || rest.find(';') < rest.find('#')) {
        raise(at, "SyntaxError", "the quoted annotation is not an expression");
    }
    const InTree quoted(*this, &tree);
    return annotation_value(tree.child(body[0], field::Expr::value), names);
}

Evaluator::Annotation Evaluator::annotation_type(const Value& value, Place at) {
    Annotation result;
    const auto refused = [&](DiagKind kind, std::string_view what) {
        result.unsupported = {kind, at, std::string(what), true};
        return result;
    };
    switch (value.kind) {
        case ValueKind::Type: {
            const types::Type& type = types_[value.type];
            result.type = value.type;
            if (type.kind == types::Kind::Scalar && type.python_spelling)
                result.type = types_.canonical(value.type);
            result.is_tuple = type.kind == types::Kind::Tuple;
            if (types::is_tile(type) || result.is_tuple)
                result.generic = types::is_pattern(types_, value.type);
            if (type.kind == types::Kind::Ref) {
                result.generic = types::is_pattern(types_, value.type);
                return refused(DiagKind::RefParameter, types_.display(value.type));
            }
            if (types::is_followed(type)) return result;
            result.generic = type.kind == types::Kind::AnyTuple || types::is_pattern(types_, value.type);
            return refused(refusal_of(type.kind), types_.display(value.type));
        }
        case ValueKind::Struct:
            result.type = value.type;
            return result;
        case ValueKind::GenericParam:
            if (!value.type.valid()) return refused(DiagKind::AnnotationInvalid, "a type variable");
            result.type = value.type;
            result.generic = true;
            return result;
        case ValueKind::None:
            result.is_none = true;
            return result;
        case ValueKind::Unknown:
            return refused(DiagKind::AnnotationUnknown, text(value.text));
        case ValueKind::WarpObject: {
            const auto what = static_cast<WarpCall>(value.id);
            if (what == WarpCall::FunctionType) {
                result.type = types_.plain(types::Kind::FunctionValue);
                return refused(DiagKind::FunctionParameter, {});
            }
            if (what == WarpCall::ValueClass) {
                result.type = types::of(static_cast<types::Handle>(value.integer));
                // Warp itself has no code to hash the others by.
                if (!types::facts(types_[result.type].handle).code.empty()) return result;
                return refused(DiagKind::AnnotationInvalid, types_.display(result.type));
            }
            return refused(DiagKind::AnnotationInvalid,
                           std::string("`wp.") + std::string(text(value.text)) + "`");
        }
        default:
            return refused(DiagKind::AnnotationInvalid, "the annotation");
    }
}

void Evaluator::declare_parameters(Callable& callable, const PyFunction& function, bool is_kernel,
                                   bool& generic) {
    const NodeId args = child(function.def, field::FunctionDef::args);
    for (const unsigned part : {field::Arguments::posonlyargs, field::Arguments::vararg,
                                field::Arguments::kwonlyargs, field::Arguments::kwarg}) {
        for (const NodeId arg : list(args, part)) {
            callable.unsupported = {DiagKind::ParameterKind, place_of(arg), std::string(text(node(arg).text)),
                                    true};
        }
    }
    uint32_t next = 0;  // they are asked for in the order in which they were evaluated, but for the result's
    const auto evaluated = [&](NodeId annotation) {
        if (program_.file_of(callable).future_annotations)
            return annotation_value(annotation, callable.scope);
        Value value;
        const uint32_t count = function.annotation_count;
        for (uint32_t i = 0; i < count; ++i) {
            const uint32_t place = (next + i) % count;
            const EvaluatedAnnotation& known = program_.annotations[function.first_annotation + place];
            if (known.node != annotation) continue;
            value = known.value;
            next = place + 1;
            break;
        }
        if (value.kind == ValueKind::Str)
            return quoted_annotation(value.text, callable.scope, place_of(annotation));
        return value;
    };
    const auto keep = [&](const Unsupported& unsupported) {
        if (unsupported && !callable.unsupported) callable.unsupported = unsupported;
    };
    callable.first_param = static_cast<uint32_t>(program_.parameters.size());
    const auto params = list(args, field::Arguments::args);
    for (size_t i = 0; i < params.size(); ++i) {
        const NodeId annotation = child(params[i], field::Arg::annotation);
        if (!annotation.valid())
            refuse(DiagKind::MissingAnnotation, place_of(params[i]), std::string(text(node(params[i]).text)));
        const Value value = evaluated(annotation);
        Annotation type = annotation_type(value, place_of(annotation));
        if (type.is_none)
            type.unsupported = {DiagKind::AnnotationInvalid, place_of(annotation), "`None`", true};
        if (is_kernel && type.type.valid() && types::is_of_block(types_[type.type]))
            type.unsupported = {DiagKind::TileParameter, place_of(annotation), types_.display(type.type),
                                true};
        if (!is_kernel && type.type.valid() && is_of_functions(types_, type.type)) type.unsupported = {};
        if (type.is_tuple && type.generic)
            type.unsupported = {DiagKind::AnnotationUnknown, place_of(annotation), "a tuple of any types",
                                true};
        // Warp needs the type codes of a function at once, those of a kernel when it builds it.
        const DiagKind why = type.unsupported.kind;
        if (type.unsupported && !is_kernel &&
            (why == DiagKind::AnnotationInvalid || why == DiagKind::AnnotationUnion)) {
            throw Refused{type.unsupported.diag()};
        }
        keep(type.unsupported);
        // A tuple parameter makes a kernel generic, but not a function.
        generic |= type.generic || (type.is_tuple && is_kernel);
        Parameter parameter;
        parameter.name = node(params[i]).text;
        parameter.type = type.type;
        parameter.place = place_of(params[i]);
        if (i + function.default_count >= params.size()) {
            parameter.default_value =
                program_.defaults[function.first_default + (i + function.default_count - params.size())];
        }
        program_.parameters.push_back(parameter);
    }
    callable.param_count = static_cast<uint32_t>(params.size());
    const NodeId returns = child(function.def, field::FunctionDef::returns);
    if (!returns.valid()) return;
    const Value value = evaluated(returns);
    const Annotation type = annotation_type(value, place_of(returns));
    callable.result_is_none = type.is_none;
    callable.result_annotated = !type.is_none;
    if (type.is_none) return;
    callable.result = type.type;
    keep(type.unsupported);
    // Instances of a template do not ask what it was annotated with; any other function would return that.
    if (type.is_tuple && type.generic && !generic)
        keep({DiagKind::AnnotationUnknown, place_of(returns), "a tuple of any types", true});
}

}  // namespace weft::module
