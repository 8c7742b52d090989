#include <string>
#include <unordered_map>
#include <vector>

#include "base/strings.h"
#include "syntax/checker.h"

namespace weft::syntax {
namespace {

// Two passes, as in CPython: the first gathers what each scope does with each name, in the order of the text,
// because a declaration must come before any use; the second looks for what nonlocal names mean.
class Scopes {
  public:
    Scopes(const Tree& tree, const Strings& strings, bool future_annotations)
        : tree_(tree), strings_(strings), future_annotations_(future_annotations) {}

    void file() {
        enter(Kind::Module);
        visit_all(tree_.field(tree_.root(), field::Module::body));
        for (const Declaration& declaration : nonlocals_) resolve(declaration);
    }

  private:
    enum Use : uint8_t {
        Read = 1,
        Bound = 2,
        Parameter = 4,
        Annotated = 8,
        Imported = 16,
        Global = 32,
        Nonlocal = 64
    };
    struct Block {
        Kind kind;
        uint32_t outer;
    };
    struct Declaration {
        uint32_t block;
        NodeId at;
    };

    void enter(Kind kind) {
        blocks_.push_back({kind, current_});
        current_ = static_cast<uint32_t>(blocks_.size()) - 1;
    }
    void leave() { current_ = blocks_[current_].outer; }
    uint8_t& uses(uint32_t block, StringId name) { return uses_[uint64_t{block} << 32 | name.index]; }
    void add(StringId name, uint8_t use) {
        if (name.valid()) uses(current_, name) |= use;
    }

    void visit_all(std::span<const NodeId> list) {
        for (NodeId id : list) visit(id);
    }
    void visit(NodeId id);
    void function(NodeId id);
    void parameters(NodeId arguments);
    void annotation(NodeId id) {
        if (id.valid() && !future_annotations_) visit(id);
    }
    void comprehension(NodeId id);
    void named(NodeId id);
    void annotated(NodeId id);
    void alias(NodeId id);
    void declare(NodeId id);
    void resolve(const Declaration& declaration);

    const Tree& tree_;
    const Strings& strings_;
    bool future_annotations_;
    uint32_t current_ = 0;
    std::vector<Block> blocks_;
    std::vector<Declaration> nonlocals_;
    std::unordered_map<uint64_t, uint8_t> uses_;
};

void Scopes::visit(NodeId id) {
    if (!id.valid()) return;
    const Node& node = tree_[id];
    switch (node.kind) {
        case Kind::Name:
            return add(node.text, node.context() == Context::Load ? Read : Bound);
        case Kind::FunctionDef:
        case Kind::AsyncFunctionDef:
            return function(id);
        case Kind::Lambda: {
            const NodeId arguments = tree_.child(id, field::Lambda::args);
            visit_all(tree_.field(arguments, field::Arguments::defaults));
            visit_all(tree_.field(arguments, field::Arguments::kw_defaults));
            enter(Kind::Lambda);
            parameters(arguments);
            visit(tree_.child(id, field::Lambda::body));
            return leave();
        }
        case Kind::ClassDef:
            add(node.text, Bound);
            visit_all(tree_.field(id, field::ClassDef::bases));
            visit_all(tree_.field(id, field::ClassDef::keywords));
            visit_all(tree_.field(id, field::ClassDef::decorator_list));
            enter(Kind::ClassDef);
            visit_all(tree_.field(id, field::ClassDef::body));
            return leave();
        case Kind::ListComp:
        case Kind::SetComp:
        case Kind::DictComp:
        case Kind::GeneratorExp:
            return comprehension(id);
        case Kind::NamedExpr:
            return named(id);
        case Kind::AnnAssign:
            return annotated(id);
        case Kind::Try:
        case Kind::TryStar:
            visit_all(tree_.field(id, field::Try::body));
            visit_all(tree_.field(id, field::Try::orelse));  // before the handlers: CPython's order
            visit_all(tree_.field(id, field::Try::handlers));
            return visit_all(tree_.field(id, field::Try::finalbody));
        case Kind::Alias:
            return alias(id);
        case Kind::ExceptHandler:
            visit(tree_.child(id, field::ExceptHandler::type));
            add(node.text, Bound);
            return visit_all(tree_.field(id, field::ExceptHandler::body));
        case Kind::MatchAs:
        case Kind::MatchStar:
        case Kind::MatchMapping:
            add(node.text, Bound);
            return visit_all(tree_.children(id));
        case Kind::Global:
        case Kind::Nonlocal:
            return declare(id);
        default:
            return visit_all(tree_.children(id));
    }
}

void Scopes::function(NodeId id) {
    const NodeId arguments = tree_.child(id, field::FunctionDef::args);
    add(tree_[id].text, Bound);
    visit_all(tree_.field(arguments, field::Arguments::defaults));
    visit_all(tree_.field(arguments, field::Arguments::kw_defaults));
    for (const unsigned index :
         {field::Arguments::posonlyargs, field::Arguments::args, field::Arguments::vararg,
          field::Arguments::kwonlyargs, field::Arguments::kwarg}) {
        for (NodeId arg : tree_.field(arguments, index)) annotation(tree_.child(arg, field::Arg::annotation));
    }
    annotation(tree_.child(id, field::FunctionDef::returns));
    visit_all(tree_.field(id, field::FunctionDef::decorator_list));
    enter(Kind::FunctionDef);
    parameters(arguments);
    visit_all(tree_.field(id, field::FunctionDef::body));
    leave();
}

void Scopes::parameters(NodeId arguments) {
    for (const unsigned index :
         {field::Arguments::posonlyargs, field::Arguments::args, field::Arguments::vararg,
          field::Arguments::kwonlyargs, field::Arguments::kwarg}) {
        for (NodeId arg : tree_.field(arguments, index)) add(tree_[arg].text, Parameter);
    }
}

void Scopes::comprehension(NodeId id) {
    const bool is_dict = tree_[id].kind == Kind::DictComp;
    const auto generators =
        tree_.field(id, is_dict ? unsigned{field::DictComp::generators} : field::ListComp::generators);
    visit(tree_.child(generators[0], field::Comprehension::iter));
    enter(Kind::ListComp);
    for (NodeId generator : generators) {
        visit(tree_.child(generator, field::Comprehension::target));
        if (generator != generators[0]) visit(tree_.child(generator, field::Comprehension::iter));
        visit_all(tree_.field(generator, field::Comprehension::ifs));
    }
    visit(tree_.child(id, field::ListComp::elt));
    if (is_dict) visit(tree_.child(id, field::DictComp::value));
    leave();
}

void Scopes::named(NodeId id) {
    visit(tree_.child(id, field::NamedExpr::value));
    uint32_t block = current_;
    while (blocks_[block].kind == Kind::ListComp) block = blocks_[block].outer;
    const bool global = block != current_ && blocks_[block].kind == Kind::Module;
    uses(block, tree_[tree_.child(id, field::NamedExpr::target)].text) |= global ? Global : Bound;
}

void Scopes::annotated(NodeId id) {
    const NodeId target = tree_.child(id, field::AnnAssign::target);
    const NodeId value = tree_.child(id, field::AnnAssign::value);
    const Node& name = tree_[target];
    const bool simple = tree_[id].detail != 0;
    if (name.kind != Kind::Name) {
        visit(target);
    } else if (simple) {
        if (current_ != 0 && (uses(current_, name.text) & (Global | Nonlocal)) != 0)
            refuse(DiagKind::SyntaxInvalid, name.span,
                   "a name declared global or nonlocal cannot be annotated");
        add(name.text, Annotated | Bound);
    } else if (value.valid()) {
        add(name.text, Bound);
    }
    annotation(tree_.child(id, field::AnnAssign::annotation));
    visit(value);
}

// An import does not forbid a later declaration, but nonlocal finds it.
void Scopes::alias(NodeId id) {
    const NodeId as = tree_.child(id, field::Alias::asname);
    if (as.valid()) return add(tree_[as].text, Imported);
    const std::string_view path = strings_.text(tree_[id].text);
    // `import a.b` binds a; a word that is not interned stands nowhere else in the file.
    if (const auto name = strings_.find(path.substr(0, path.find('.')))) add(*name, Imported);
}

void Scopes::declare(NodeId id) {
    const bool global = tree_[id].kind == Kind::Global;
    const std::string word = global ? "`global`" : "`nonlocal`";
    for (NodeId name : tree_.field(id, field::Global::names)) {
        uint8_t& use = uses(current_, tree_[name].text);
        if ((use & Parameter) != 0)
            refuse(DiagKind::SyntaxInvalid, tree_[name].span, word + " of a parameter");
        if ((use & (Read | Bound | Annotated)) != 0)
            refuse(DiagKind::SyntaxInvalid, tree_[name].span, word + " after a use of the name");
        use |= global ? Global : Nonlocal;
        if ((use & Global) != 0 && (use & Nonlocal) != 0)
            refuse(DiagKind::SyntaxInvalid, tree_[name].span, "a name cannot be both global and nonlocal");
        if (global) continue;
        if (current_ == 0) refuse(DiagKind::SyntaxInvalid, tree_[name].span, "`nonlocal` at module level");
        nonlocals_.push_back({current_, name});
    }
}

void Scopes::resolve(const Declaration& declaration) {
    const StringId name = tree_[declaration.at].text;
    for (uint32_t block = blocks_[declaration.block].outer; block != 0; block = blocks_[block].outer) {
        if (blocks_[block].kind == Kind::ClassDef) {
            if (strings_.text(name) == "__class__") return;
            continue;
        }
        const auto use = uses_.find(uint64_t{block} << 32 | name.index);
        if (use == uses_.end()) continue;
        if ((use->second & Global) != 0) break;
        if ((use->second & (Bound | Parameter | Imported)) != 0) return;
    }
    refuse(DiagKind::SyntaxInvalid, tree_[declaration.at].span,
           "`nonlocal` of a name that no function around binds");
}

}  // namespace

void check_scopes(const Tree& tree, const Strings& strings, bool future_annotations) {
    Scopes(tree, strings, future_annotations).file();
}

}  // namespace weft::syntax
