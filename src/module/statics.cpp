// wp.static(): expressions in a kernel that Python evaluates when the kernel is declared.
// What they yield stands in the kernel as a literal, or as a function to call. Those that name the target of
// a loop around them, or that fail then, are late: Warp evaluates them while it walks the body, and so does
// lower/, which asks LateStatics.
#include <algorithm>
#include <optional>

#include "base/search.h"
#include "module/evaluator.h"
#include "module/late_statics.h"
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
    if (has_private_name(expression))
        return cannot("it has a private name, which Warp reads as it is written");
    if (node(expression).kind == Kind::NamedExpr) return cannot("Warp cuts it out of its brackets");
    if (!is_read_as_written(program_, callable, expression))
        return cannot("Warp reads another text: write it on one line, in ASCII");
    if (has_len_of_call(*tree_, strings_, expression, false))
        return cannot("Warp evaluates the call in len() twice");
    const StringId written = strings_.intern(static_text(callable, expression));
    const auto later = [&] {
        callable.has_late_statics = true;
        statics.push_back({call, {}, written});
        find_statics(callable, expression, statics);  // those inside of it stand by themselves
    };
    if (mentions(expression, loop_targets_)) return later();

    Value value;
    const uint32_t depth = depth_, calls = calls_;
    const ScopeId outer = scope_;
    try {
        value = annotation_value(expression, callable.scope);
    } catch (const PythonError& error) {
        depth_ = depth;
        calls_ = calls;
        scope_ = outer;
        return later();
    }
    const LateValue checked = checked_static(value);
    if (!checked.refused.empty()) return cannot(checked.refused);
    value = checked.value;
    statics.push_back({call, value, written});
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
        if (known.is_late()) return true;  // a name may be there now
        for (const NodeId part : callable.tree->field(known.call, field::Call::args)) {
            if (static_may_have_changed(program, callable, part)) return true;
        }
    }
    return false;
}

namespace {

// Of those that are evaluated at the declaration and again later: does it name, read or call anything that
// can have changed in between?
bool late_may_have_changed(const Program& program, const Callable& callable, NodeId id) {
    const syntax::Tree& tree = *callable.tree;
    if (!id.valid()) return false;
    switch (tree[id].kind) {
        case Kind::Name:
        case Kind::Attribute: {
            const auto value = lasting_path(program, callable, id);
            if (!value) return true;
            const bool container = value->kind == ValueKind::Tuple || value->kind == ValueKind::List ||
                                   value->kind == ValueKind::Dict;
            return value->kind == ValueKind::PyFunction ||
                   (!container && !is_lasting(program, callable, *value));
        }
        default:
            break;
    }
    for (const NodeId part : tree.children(id)) {
        if (late_may_have_changed(program, callable, part)) return true;
    }
    return false;
}

}  // namespace

bool late_statics_may_have_changed(const Program& program, const Callable& callable) {
    if (program.changes != callable.changes) return true;
    for (const StaticValue& known : program.statics_of(callable)) {
        if (known.is_late() && late_may_have_changed(program, callable, known.call)) return true;
    }
    return false;
}

// A scope of its own would hide the names of the kernel from what is inside.
bool Evaluator::has_inner_scope(NodeId id) const {
    if (!id.valid()) return false;
    switch (node(id).kind) {
        case Kind::Lambda:
        case Kind::ListComp:
        case Kind::SetComp:
        case Kind::DictComp:
        case Kind::GeneratorExp:
        case Kind::NamedExpr:
            return true;
        default:
            break;
    }
    const auto parts = tree_->children(id);
    return std::any_of(parts.begin(), parts.end(), [&](NodeId part) { return has_inner_scope(part); });
}

LateValue Evaluator::late_static(const Callable& callable, NodeId call, const LateNames& names) {
    const InTree inside(*this, callable.tree);
    const auto cannot = [&](std::string_view why) { return LateValue{{}, std::string(why)}; };
    const NodeId expression = list(call, field::Call::args)[0];
    if (has_inner_scope(expression)) return cannot("a scope inside of it that sees names of the kernel");
    const Late late(*this, names, callable.scope);
    const uint32_t before = moment();
    Value value;
    try {
        value = annotation_value(expression, callable.scope);
    } catch (const PythonError& error) {
        return cannot(error.diag.args[0]);
    } catch (const Vague& vague) {
        return cannot(text(vague.reason));
    } catch (const Stop& stop) {
        throw Refused{stop.diag};
    }
    if (moment() != before)
        return cannot("evaluating it changes something, and Warp evaluates it several times");
    return checked_static(value);
}

// What a kernel gets of it.
LateValue Evaluator::checked_static(Value value) const {
    if (value.kind == ValueKind::EnumMember && program_.enum_members[value.id].is_int)
        value = int_value(value.integer);
    if (value.kind == ValueKind::Unknown) return {{}, std::string(text(value.text))};
    const bool is_function = value.kind == ValueKind::Function || value.kind == ValueKind::Builtin;
    if (!is_function && !is_constant(program_, value))
        return {{}, "its value is none that a kernel can hold"};
    return {value, {}};
}

LateStatics::LateStatics(Sources& sources, Strings& strings, types::Types& types, Program& program)
    : sources_(sources), strings_(strings), types_(types), program_(program) {}
LateStatics::~LateStatics() = default;

Evaluator& LateStatics::evaluator() {
    if (!evaluator_)
        evaluator_ = std::make_unique<Evaluator>(sources_, nullptr, strings_, types_, program_,
                                                 Budget{.steps = program_.steps + late_steps});
    return *evaluator_;
}

// A launch while the file is imported builds what it needs with the names of that moment.
std::string_view LateStatics::why_not() const {
    const auto is_open = [](const File& file) { return file.is_open; };
    if (std::any_of(program_.files.begin(), program_.files.end(), is_open))
        return "names of the module are not known";
    const auto is_built = [](const WarpModule& each) {
        return each.hashed_at != 0 || each.hashed_by.source.valid();
    };
    if (std::any_of(program_.modules.begin(), program_.modules.end(), is_built))
        return "kernels may have been built while the file was imported";
    return {};
}

LateValue LateStatics::evaluate(const Callable& callable, syntax::NodeId call, const LateNames& names) {
    if (const std::string_view why = why_not(); !why.empty()) return {{}, std::string(why)};
    return evaluator().late_static(callable, call, names);
}

void LateStatics::resolve_again(Callable& callable) {
    if (const std::string_view why = why_not(); !why.empty())
        callable.unsupported = {DiagKind::StaticExpression, callable.place(), std::string(why), true};
    else
        evaluator().resolve_again(callable);
}

void Evaluator::resolve_again(Callable& callable) {
    const InTree inside(*this, callable.tree);
    const LateNames none;
    const Late late(*this, none, callable.scope);
    const uint32_t before = moment();
    const auto cannot = [&](std::string_view why) {
        if (!callable.unsupported)
            callable.unsupported = {DiagKind::StaticExpression, callable.place(), std::string(why), true};
    };
    try {
        resolve_statics(callable);
    } catch (const Vague& vague) {
        cannot(text(vague.reason));
    } catch (const Stop& stop) {
        throw Refused{stop.diag};
    }
    if (moment() != before) cannot("evaluating it changes something, and every instance evaluates it");
}

void Evaluator::resolve_statics(Callable& callable) {
    program_.set_statics(callable, {});
    callable.has_late_statics = false;
    callable.changes = changes_;
    if (!occurs("static", callable.source.text)) return;
    const InTree inside(*this, callable.tree);
    // What a static makes may have statics of its own: the loops around it are not theirs.
    struct Loops {
        explicit Loops(std::vector<StringId>& owner) : owner_(owner) { outer_.swap(owner_); }
        ~Loops() { outer_.swap(owner_); }
        Loops(const Loops&) = delete;
        Loops& operator=(const Loops&) = delete;

      private:
        std::vector<StringId>& owner_;
        std::vector<StringId> outer_;
    };
    const Loops own(loop_targets_);
    Statics statics;
    find_statics(callable, callable.def, statics);
    program_.set_statics(callable, statics);
}

}  // namespace weft::module
