// wp.static(): expressions in a kernel that Python evaluates when the kernel is declared.
// What they yield stands in the kernel as a literal, or as a function to call. Those that depend on the
// kernel's own names are evaluated by Warp while it walks the body; weft refuses them.
#include <algorithm>
#include <optional>

#include "base/search.h"
#include "module/evaluator.h"
#include "module/slices.h"

namespace weft::module {
namespace {

// Warp cuts the expression out of its lines by bytes, as if they were characters, and joins the lines. Is
// what it gets the expression?
bool is_read_as_written(const Program& program, const Callable& callable, NodeId expression) {
    const syntax::Tree& tree = *callable.tree;
    const Position begin = tree.position(tree[expression].span.begin),
                   end = tree.position(tree[expression].span.end);
    for (uint32_t line = begin.line; line <= end.line; ++line) {
        const std::string_view text = program.line(callable, line - callable.source.first_line);
        if (text != dedented_line(callable, line)) return false;  // it counts other lines
        const auto foreign = [](char c) { return static_cast<unsigned char>(c) > 127; };
        if (std::any_of(text.begin(), text.end(), foreign)) return false;
        if (line != end.line && text.find_first_of("#\\") != std::string_view::npos) return false;
        if (line != begin.line && (text.empty() || (text[0] != ' ' && text[0] != '\t'))) return false;
        if (begin.line != end.line && text.find_first_of("'\"") != std::string_view::npos) return false;
    }
    return true;
}

// Warp evaluates what len() is asked of once more.
bool has_len_of_call(const syntax::Tree& tree, const Strings& strings, NodeId id, bool inside) {
    if (!id.valid()) return false;
    if (tree[id].kind == Kind::Call) {
        if (inside) return true;
        const NodeId func = tree.child(id, field::Call::func);
        inside = tree[func].kind == Kind::Name && strings.text(tree[func].text) == "len";
    }
    for (const NodeId part : tree.children(id)) {
        if (has_len_of_call(tree, strings, part, inside)) return true;
    }
    return false;
}

}  // namespace

bool Evaluator::is_static_call(const Callable& callable, NodeId id) {
    if (node(id).kind != Kind::Call) return false;
    const NodeId func = child(id, field::Call::func);
    NodeId root = func;
    while (node(root).kind == Kind::Attribute) root = child(root, field::Attribute::value);
    if (node(root).kind != Kind::Name) return false;
    const auto params = program_.params(callable);
    const auto is_root = [&](const Parameter& param) { return param.name == node(root).text; };
    if (std::any_of(params.begin(), params.end(), is_root)) return false;
    Value value = program_.lookup(callable.scope, node(root).text);
    if (value.kind == ValueKind::Missing) value = warp_attribute(strings_, types_, node(root).text);
    std::vector<StringId> path;
    for (NodeId at = func; at != root; at = child(at, field::Attribute::value)) path.push_back(node(at).text);
    for (; !path.empty(); path.pop_back()) value = attribute(program_, types_, value, path.back());
    return value.kind == ValueKind::WarpObject && static_cast<WarpCall>(value.id) == WarpCall::Static;
}

bool Evaluator::mentions(NodeId id, std::span<const StringId> names) const {
    if (!id.valid()) return false;
    if (node(id).kind == Kind::Name && std::find(names.begin(), names.end(), node(id).text) != names.end())
        return true;
    for (const NodeId part : tree_->children(id)) {
        if (mentions(part, names)) return true;
    }
    return false;
}

bool Evaluator::has_private_name(NodeId id) const {
    if (!id.valid()) return false;
    if (node(id).kind == Kind::Attribute && is_private(text(node(id).text))) return true;
    const auto parts = tree_->children(id);
    return std::any_of(parts.begin(), parts.end(), [&](NodeId part) { return has_private_name(part); });
}

void Evaluator::resolve_static(Callable& callable, NodeId call, Statics& statics) {
    const auto cannot = [&](std::string_view why) {
        if (!callable.unsupported)
            callable.unsupported = {DiagKind::StaticExpression, place_of(call), std::string(why), true};
    };
    // By keyword its source is no expression, so Warp fails to evaluate it.
    const auto args = list(call, field::Call::args);
    if (args.size() != 1) return cannot("it needs one argument by position");
    const NodeId expression = args[0];
    if (mentions(expression, loop_targets_)) return cannot("it depends on the loop around it");
    if (has_private_name(expression))
        return cannot("it has a private name, which Warp reads as it is written");
    if (node(expression).kind == Kind::NamedExpr) return cannot("Warp cuts it out of its brackets");
    if (!is_read_as_written(program_, callable, expression))
        return cannot("Warp reads another text: write it on one line, in ASCII");
    if (has_len_of_call(*tree_, strings_, expression, false))
        return cannot("Warp evaluates the call in len() twice");

    Value value;
    const uint32_t depth = depth_, calls = calls_;
    const size_t declared = program_.statics.size();
    const ScopeId outer = scope_;
    try {
        value = annotation_value(expression, callable.scope);
    } catch (const PythonError& error) {
        depth_ = depth;
        calls_ = calls;
        scope_ = outer;
        return cannot(error.diag.args[0]);
    }
    if (program_.statics.size() != declared) return cannot("what it makes has a `wp.static` of its own");
    if (value.kind == ValueKind::EnumMember && program_.enum_members[value.id].is_int)
        value = int_value(value.integer);
    if (value.kind == ValueKind::Unknown) return cannot(text(value.text));
    const bool is_function = value.kind == ValueKind::Function || value.kind == ValueKind::Builtin;
    if (!is_function && !is_constant(program_, value))
        return cannot("its value is none that a kernel can hold");
    const StringId written = strings_.intern(static_text(callable, expression));
    const auto [first, is_new] = statics.by_text.emplace(written.index, statics.found.size());
    if (!is_new) {
        const StaticValue& earlier = statics.found[first->second];
        if (earlier.value.kind != value.kind || equal(earlier.value, value) != 1)
            return cannot("the same text has another value elsewhere in this function");
    }
    statics.found.push_back({call, value, written});
}

void Evaluator::find_statics(Callable& callable, NodeId id, Statics& statics) {
    if (!id.valid()) return;
    if (is_static_call(callable, id)) return resolve_static(callable, id, statics);
    StringId target;
    if (node(id).kind == Kind::For) {
        const NodeId name = child(id, field::For::target);
        if (node(name).kind == Kind::Name) target = node(name).text;
    }
    if (target.valid()) loop_targets_.push_back(target);
    for (const NodeId part : tree_->children(id)) find_statics(callable, part, statics);
    if (target.valid()) loop_targets_.pop_back();
}

namespace {

// Can what this value holds change while a name stands for it?
bool is_lasting(const Program& program, const Callable& callable, const Value& value) {
    switch (value.kind) {
        case ValueKind::Composite:
            return program.components_set_at <= callable.made_at;
        case ValueKind::Tuple:  // its items may be lists
        case ValueKind::List:
        case ValueKind::Dict:
        case ValueKind::Set:
        case ValueKind::Namespace:
        case ValueKind::Method:
        case ValueKind::Unknown:
            return false;
        default:
            return true;
    }
}

// What `a.b.c` stands for, where no part of it was bound after the callable was made; nothing otherwise, or
// where that is not followed. Members of enumerations stay what they are.
std::optional<Value> lasting_path(const Program& program, const Callable& callable, NodeId id) {
    const syntax::Tree& tree = *callable.tree;
    if (tree[id].kind == Kind::Name) {
        const Binding* binding = program.visible(callable.scope, tree[id].text);
        if (binding == nullptr) return Value{};  // Python's own, or Warp's
        if (binding->bound_at > callable.made_at) return std::nullopt;
        return settled(program, binding->value);
    }
    if (tree[id].kind != Kind::Attribute) return std::nullopt;
    const auto base = lasting_path(program, callable, tree.child(id, field::Attribute::value));
    if (!base || attribute_bound_at(program, *base, tree[id].text) > callable.made_at) return std::nullopt;
    switch (base->kind) {
        case ValueKind::EnumClass:
        case ValueKind::EnumMember:
            return make_value(ValueKind::EnumMember);
        case ValueKind::Module: {
            // Nobody may change Warp's own names.
            if (base->id == static_cast<uint32_t>(ModuleKind::Warp)) return make_value(ValueKind::WarpObject);
            if (base->id != static_cast<uint32_t>(ModuleKind::File)) return std::nullopt;
            const Binding* binding = program.global(static_cast<uint32_t>(base->integer), tree[id].text);
            return binding == nullptr ? std::nullopt : std::optional(settled(program, binding->value));
        }
        case ValueKind::Class:
            for (const ScopeId scope : program.scopes[base->id].mro) {
                for (const Binding& binding : program.scopes[scope.index].bindings) {
                    if (binding.name == tree[id].text) return settled(program, binding.value);
                }
            }
            return std::nullopt;
        default:
            return std::nullopt;
    }
}

// Warp evaluates them anew for every instance of a template. What only names and literals decide cannot have
// changed unless a name was bound again, or what it stands for holds something else.
bool static_may_have_changed(const Program& program, const Callable& callable, NodeId id) {
    const syntax::Tree& tree = *callable.tree;
    if (!id.valid()) return false;
    switch (tree[id].kind) {
        case Kind::Name:
        case Kind::Attribute: {
            const auto value = lasting_path(program, callable, id);
            return !value || !is_lasting(program, callable, *value);
        }
        case Kind::Subscript:
        case Kind::Call:
            return true;
        default:
            break;
    }
    for (const NodeId part : tree.children(id)) {
        if (static_may_have_changed(program, callable, part)) return true;
    }
    return false;
}

}  // namespace

bool statics_may_have_changed(const Program& program, const Callable& callable) {
    for (const StaticValue& known : program.statics_of(callable)) {
        for (const NodeId part : callable.tree->field(known.call, field::Call::args)) {
            if (static_may_have_changed(program, callable, part)) return true;
        }
    }
    return false;
}

void Evaluator::resolve_statics(Callable& callable) {
    program_.set_statics(callable, {});
    if (!occurs("static", callable.source.text)) return;
    const InTree inside(*this, callable.tree);
    Statics statics;
    find_statics(callable, callable.def, statics);
    program_.set_statics(callable, statics.found);
}

}  // namespace weft::module
