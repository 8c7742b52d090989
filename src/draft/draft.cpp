#include "draft/draft.h"

#include <algorithm>

#include "driver/subject.h"
#include "source/render.h"
#include "syntax/parse.h"

namespace weft::draft {
namespace {

Type plain(const types::Types& types, types::TypeId id, const Strings& from, Strings& to) {
    const types::Type& type = types[id];
    Type out;
    switch (type.kind) {
        case types::Kind::Array:
            out = plain(types, type.element, from, to);
            if (out.is_array()) return {};
            out.ndim = type.ndim;
            return out;
        case types::Kind::Reference:
            return plain(types, type.element, from, to);
        case types::Kind::Struct:
            out.structure = to.intern(from.text(types[type.structure].key));
            break;
        case types::Kind::Vector:
        case types::Kind::Matrix:
            if (type.rows > UINT8_MAX || type.cols > UINT8_MAX) return {};
            break;
        default:
            break;
    }
    out.kind = type.kind;
    out.scalar = type.scalar;
    out.rows = static_cast<uint8_t>(type.rows);
    out.cols = static_cast<uint8_t>(type.cols);
    return out;
}

// The name under which the file imports Warp; invalid: it does not.
StringId name_of_warp(const syntax::Tree& tree, const Strings& strings) {
    for (const NodeId id : tree.field(tree.root(), field::Module::body)) {
        if (tree[id].kind != Kind::Import) continue;
        for (const NodeId alias : tree.field(id, field::Import::names)) {
            if (strings.text(tree[alias].text) != "warp") continue;
            const NodeId as = tree.child(alias, field::Alias::asname);
            return as.valid() ? tree[as].text : tree[alias].text;
        }
    }
    return {};
}

bool has_overload(const syntax::Tree& tree, const Strings& strings) {
    for (const NodeId id : tree.field(tree.root(), field::Module::body)) {
        if (tree[id].kind != Kind::Expr && tree[id].kind != Kind::Assign) continue;
        const NodeId value = tree.field(id, tree[id].kind == Kind::Expr ? unsigned{field::Expr::value}
                                                                        : unsigned{field::Assign::value})[0];
        if (tree[value].kind != Kind::Call) continue;
        const Node& function = tree[tree.child(value, field::Call::func)];
        if (function.kind == Kind::Attribute && strings.text(function.text) == "overload") return true;
    }
    return false;
}

// What a decorator is given: the function that @wp.func_grad(f) is written for. Invalid: no function.
NodeId decorated_for(const syntax::Tree& tree, NodeId decorator) {
    if (tree[decorator].kind != Kind::Call) return {};
    const auto args = tree.field(decorator, field::Call::args);
    return args.size() == 1 && tree[args[0]].kind == Kind::Name ? args[0] : NodeId{};
}

// Functions with a decorator that is called, and those that it is called with.
void find_fixed(const syntax::Tree& tree, std::vector<NodeId>& out) {
    out.clear();
    std::vector<StringId> named;
    const auto body = tree.field(tree.root(), field::Module::body);
    const auto each_function = [&](const auto& visit) {
        for (const NodeId id : body) {
            if (tree[id].kind == Kind::FunctionDef) visit(id);
        }
    };
    each_function([&](NodeId id) {
        for (const NodeId decorator : tree.field(id, field::FunctionDef::decorator_list)) {
            const NodeId of = decorated_for(tree, decorator);
            if (of.valid()) named.push_back(tree[of].text);
        }
    });
    each_function([&](NodeId id) {
        bool is_fixed = std::find(named.begin(), named.end(), tree[id].text) != named.end();
        for (const NodeId decorator : tree.field(id, field::FunctionDef::decorator_list))
            is_fixed |= tree[decorator].kind == Kind::Call;
        if (is_fixed) out.push_back(id);
    });
}

bool calls_tiles(const driver::Subject& subject) {
    const auto in = [](const ir::Function& body) {
        return std::any_of(body.insts.begin(), body.insts.end(), [](const ir::Inst& inst) {
            return inst.builtin() != nullptr && inst.builtin()->effect() == builtins::Effect::Tile;
        });
    };
    return in(subject.kernel.body) ||
           std::any_of(subject.functions.begin(), subject.functions.end(),
                       [&](const lower::LoweredFunction& function) { return in(function.body); });
}

bool is_taken_below(const syntax::Tree& tree, NodeId id, StringId name) {
    for (const NodeId child : tree.children(id)) {
        if (!child.valid()) continue;
        const Node& node = tree[child];
        if (node.text == name && node.kind != Kind::Constant) return true;
        if (is_taken_below(tree, child, name)) return true;
    }
    return false;
}

class Loader {
  public:
    Loader(const driver::Subject& subject, Strings& strings, Draft& out)
        : subject_(subject), strings_(strings), out_(out) {}

    void load() {
        out_.facts.clear();
        for (uint32_t i = 0; i < out_.tree.size(); ++i) out_.facts.push_back(Fact{});
        out_.kernel = subject_.declaration().def;
        for (const lower::LoweredFunction& function : subject_.functions) ++instances(def(function));
        take(subject_.kernel.nodes, out_.kernel);
        const module::Kernel& kernel = subject_.declaration();
        take_parameters(out_.kernel,
                        {subject_.program.parameters.data() + kernel.first_param, kernel.param_count});
        for (const lower::LoweredFunction& function : subject_.functions) {
            if (instances(def(function)) != 1) continue;
            take(function.nodes, def(function));
            take_parameters(def(function), subject_.lowered.params(subject_.program, function.id));
        }
    }

  private:
    NodeId def(const lower::LoweredFunction& function) const {
        return subject_.lowered.declaration(subject_.program, function.id).def;
    }
    uint32_t& instances(NodeId definition) {
        for (auto& [one, count] : instances_) {
            if (one == definition) return count;
        }
        return instances_.emplace_back(definition, 0u).second;
    }

    void take_parameters(NodeId definition, std::span<const module::Parameter> parameters) {
        const NodeId args = out_.tree.child(definition, field::FunctionDef::args);
        const auto written = out_.tree.field(args, field::Arguments::args);
        for (size_t i = 0; i < written.size() && i < parameters.size(); ++i)
            out_.facts[written[i].index].type =
                plain(subject_.types, parameters[i].type, subject_.strings, strings_);
    }

    void take(const lower::NodeFacts& nodes, NodeId id) {
        const lower::NodeFact& known = nodes[id];
        Fact& fact = out_.facts[id.index];
        if (known.type.valid()) fact.type = plain(subject_.types, known.type, subject_.strings, strings_);
        fact.is_constant = known.constant.valid();
        if (known.is_called && known.kind == ir::CalleeKind::Builtin)
            fact.builtin = &builtins::row(builtins::RowId{known.callee});
        if (known.is_called && known.kind == ir::CalleeKind::Function)
            fact.function = def(subject_.lowered.functions[known.callee]);
        for (const NodeId child : out_.tree.children(id)) {
            if (child.valid()) take(nodes, child);
        }
    }

    const driver::Subject& subject_;
    Strings& strings_;
    Draft& out_;
    std::vector<std::pair<NodeId, uint32_t>> instances_;
};

}  // namespace

void Draft::set_fact(NodeId id, const Fact& fact) {
    while (facts.size() <= id.index) facts.push_back(Fact{});
    facts[id.index] = fact;
}

void Draft::hide_type(StringId name) {
    if (const NodeId arg = parameter(name, kernel); arg.valid()) set_fact(arg, {});
}

StringId Draft::warp_name(NodeId id) const {
    if (tree[id].kind != Kind::Attribute) return {};
    const Node& owner = tree[tree.child(id, field::Attribute::value)];
    return owner.kind == Kind::Name && owner.text == warp ? tree[id].text : StringId{};
}

NodeId Draft::docstring(NodeId definition) const {
    const Kind kind = tree[definition].kind;
    if (kind != Kind::FunctionDef && kind != Kind::ClassDef) return {};
    const NodeId first =
        tree.field(definition, kind == Kind::ClassDef ? unsigned{field::ClassDef::body}
                                                      : unsigned{field::FunctionDef::body})[0];
    if (tree[first].kind != Kind::Expr) return {};
    const NodeId value = tree.child(first, field::Expr::value);
    const bool is_text =
        tree[value].kind == Kind::Constant && tree[value].constant() == syntax::ConstantKind::Str;
    return is_text ? value : NodeId{};
}

NodeId Draft::constant_value(NodeId expr, const Strings& strings) const {
    if (tree[expr].kind != Kind::Call) return expr;
    const StringId called = warp_name(tree.child(expr, field::Call::func));
    const auto args = tree.field(expr, field::Call::args);
    return called.valid() && strings.text(called) == "constant" && args.size() == 1 ? args[0] : expr;
}

NodeId Draft::parameter(StringId name, NodeId definition) const {
    for (const NodeId arg : parameters(definition)) {
        if (tree[arg].text == name) return arg;
    }
    return {};
}

bool Draft::is_taken(StringId name) const {
    return is_taken_below(tree, tree.root(), name);
}

Result<void> Drafts::load(std::string_view source, std::string_view name, Draft& out) {
    driver::Options options;
    options.output = driver::Output::Forward;
    options.node_facts = true;
    options.module_name = name;
    options.printed_file = name;
    driver::compile(source, options, compiled_);
    if (const Diag* diag = compiled_.first_diag()) return Error::finding(render(*diag, compiled_.sources()));
    if (compiled_.modules().size() != 1 || compiled_.modules()[0].kernels.size() != 1)
        return Error::finding(std::string(name) + " has not one kernel");
    const driver::Subject subject = driver::subject(compiled_);
    // The same text gives the same nodes, here with names that all drafts share.
    WEFT_CHECK(!syntax::parse(sources_, sources_.add(name, source), strings, out.tree),
               "it was parsed before");
    out.notes.read(out.tree, strings);
    out.tree.forget_tokens();
    out.warp = name_of_warp(out.tree, strings);
    out.is_generic = has_overload(out.tree, strings);
    out.dims = compiled_.modules()[0].kernels[0].dims;
    Loader(subject, strings, out).load();
    find_fixed(out.tree, out.fixed);
    std::erase(out.fixed, out.kernel);
    out.has_tiles = calls_tiles(subject);
    return {};
}

void Drafts::print(const Draft& draft, const syntax::Layout& layout, std::string& out) {
    text_.clear();
    syntax::print(draft.tree, strings, draft.notes, layout, text_);
    out.assign(text_.view());
}

}  // namespace weft::draft
