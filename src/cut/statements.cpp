#include "cut/statements.h"

#include <algorithm>

namespace weft::cut {
namespace {

using syntax::Kind;
using syntax::NodeId;
namespace field = syntax::field;

using Names = std::vector<StringId>;

void sort_once(Names& names) {
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
}

bool holds(const Names& names, StringId name) {
    return std::binary_search(names.begin(), names.end(), name);
}

bool is_function(Kind kind) {
    return kind == Kind::FunctionDef || kind == Kind::AsyncFunctionDef;
}

bool is_comprehension(Kind kind) {
    return kind == Kind::ListComp || kind == Kind::SetComp || kind == Kind::DictComp ||
           kind == Kind::GeneratorExp;
}

// Fills one statement. Functions and classes in it are scopes of their own.
class Reading {
  public:
    Reading(const syntax::Tree& tree, Strings& strings, Statement& out)
        : tree_(tree), strings_(strings), out_(out) {}

    void read(NodeId statement) {
        visit(statement);
        changes(statement);
    }

  private:
    void visit(NodeId id) {
        if (!id.valid()) return;
        const syntax::Node& node = tree_[id];
        switch (node.kind) {
            case Kind::FunctionDef:
            case Kind::AsyncFunctionDef:
                return function(id);
            case Kind::ClassDef:
                return structure(id);
            case Kind::Lambda:
                return lambda(id);
            case Kind::Name:
                return name(node);
            case Kind::Import:
            case Kind::ImportFrom:
                return import(id);
            case Kind::ExceptHandler:
            case Kind::MatchAs:
            case Kind::MatchStar:
            case Kind::MatchMapping:
                if (node.text.valid()) bind(node.text);
                break;
            case Kind::Global:
                // Whoever calls the function binds the name of the module.
                for (const NodeId one : tree_.field(id, field::Global::names))
                    out_.touches.push_back(tree_[one].text);
                break;
            case Kind::Attribute:
                path(id);
                break;
            case Kind::AnnAssign:
                quoted(tree_.child(id, field::AnnAssign::annotation));
                break;
            default:
                break;
        }
        const bool has_own_names = is_comprehension(node.kind);
        if (has_own_names) scopes_.push_back(stored_in({&id, 1}));
        for (const NodeId child : tree_.children(id)) visit(child);
        if (has_own_names) scopes_.pop_back();
    }

    void name(const syntax::Node& node) {
        if (node.context() != syntax::Context::Load) return bind(node.text);
        const bool is_own = std::any_of(scopes_.begin(), scopes_.end(),
                                        [&](const Names& scope) { return holds(scope, node.text); });
        (is_own ? out_.may_need : out_.needs).push_back(node.text);
        if (functions_ == 0 && !is_own) out_.needs_now.push_back(node.text);
    }

    // `a.b.c`, unless a function has `a` for its own.
    void path(NodeId id) {
        std::string rest;
        for (; tree_[id].kind == Kind::Attribute; id = tree_.children(id)[0]) {
            if (!rest.empty()) rest.insert(0, ".");
            rest.insert(0, strings_.text(tree_[id].text));
        }
        if (tree_[id].kind != Kind::Name) return;
        const StringId root = tree_[id].text;
        const bool is_own = std::any_of(scopes_.begin(), scopes_.end(),
                                        [&](const Names& scope) { return holds(scope, root); });
        if (!is_own) out_.paths.emplace_back(root, strings_.intern(rest));
    }

    void bind(StringId name) {
        if (scopes_.empty()) out_.binds.push_back(name);
    }

    void import(NodeId id) {
        const bool is_from = tree_[id].kind == Kind::ImportFrom;
        for (const NodeId alias :
             tree_.field(id, is_from ? unsigned{field::ImportFrom::names} : unsigned{field::Import::names}))
            bind(bound_by(alias, is_from));
    }

    // `import a.b` binds `a`.
    StringId bound_by(NodeId alias, bool is_from) {
        const NodeId as = tree_.child(alias, field::Alias::asname);
        if (as.valid()) return tree_[as].text;
        const std::string_view whole = strings_.text(tree_[alias].text);
        return is_from ? tree_[alias].text : strings_.intern(whole.substr(0, whole.find('.')));
    }

    void function(NodeId id) {
        bind(tree_[id].text);
        const NodeId args = tree_.child(id, field::FunctionDef::args);
        for (const NodeId decorator : tree_.field(id, field::FunctionDef::decorator_list)) visit(decorator);
        signature(args);
        const NodeId returns = tree_.child(id, field::FunctionDef::returns);
        visit(returns);
        quoted(returns);
        ++functions_;
        enter(args, tree_.field(id, field::FunctionDef::body));
        --functions_;
    }

    void lambda(NodeId id) {
        const NodeId args = tree_.child(id, field::Lambda::args);
        signature(args);
        ++functions_;
        enter(args, tree_.field(id, field::Lambda::body));
        --functions_;
    }

    void structure(NodeId id) {
        bind(tree_[id].text);
        for (const unsigned part :
             {field::ClassDef::bases, field::ClassDef::keywords, field::ClassDef::decorator_list}) {
            for (const NodeId child : tree_.field(id, part)) visit(child);
        }
        enter({}, tree_.field(id, field::ClassDef::body));
    }

    // Annotations and default values are read where the function stands.
    void signature(NodeId args) {
        for (const NodeId child : tree_.children(args)) {
            if (!child.valid()) continue;
            if (tree_[child].kind != Kind::Arg) {
                visit(child);
                continue;
            }
            const NodeId annotation = tree_.child(child, field::Arg::annotation);
            visit(annotation);
            quoted(annotation);
        }
    }

    void enter(NodeId args, std::span<const NodeId> body) {
        Names own = stored_in(body);
        if (args.valid()) {
            for (const NodeId child : tree_.children(args)) {
                if (child.valid() && tree_[child].kind == Kind::Arg) own.push_back(tree_[child].text);
            }
        }
        sort_once(own);
        scopes_.push_back(std::move(own));
        for (const NodeId statement : body) visit(statement);
        scopes_.pop_back();
    }

    // ---- the names that a function's body binds, without those of functions in it
    Names stored_in(std::span<const NodeId> body) {
        Names stored, global;
        for (const NodeId id : body) store(id, stored, global, true);
        sort_once(global);
        std::erase_if(stored, [&](StringId name) { return holds(global, name); });
        sort_once(stored);
        return stored;
    }

    void store(NodeId id, Names& stored, Names& global, bool is_top) {
        if (!id.valid()) return;
        const syntax::Node& node = tree_[id];
        if (is_function(node.kind) || node.kind == Kind::ClassDef) {
            stored.push_back(node.text);
            return;
        }
        if (node.kind == Kind::Lambda || (is_comprehension(node.kind) && !is_top)) return;
        if (node.kind == Kind::Name && node.context() != syntax::Context::Load) stored.push_back(node.text);
        if (node.kind == Kind::ExceptHandler && node.text.valid()) stored.push_back(node.text);
        if (node.kind == Kind::Alias) stored.push_back(bound_by(id, false));
        if (node.kind == Kind::Identifier && is_declaration_) global.push_back(node.text);
        const bool outer = is_declaration_;
        is_declaration_ = node.kind == Kind::Global || node.kind == Kind::Nonlocal;
        for (const NodeId child : tree_.children(id)) store(child, stored, global, false);
        is_declaration_ = outer;
    }

    // ---- annotations as strings
    void quoted(NodeId id) {
        if (!id.valid()) return;
        const syntax::Node& node = tree_[id];
        if (node.kind == Kind::Constant && node.constant() == syntax::ConstantKind::Str)
            return words(std::string(strings_.text(node.text)));
        for (const NodeId child : tree_.children(id)) quoted(child);
    }

    void words(const std::string& text) {
        const auto is_letter = [](char c) {
            return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || c == '_' || (c & 0x80) != 0;
        };
        for (size_t i = 0; i < text.size();) {
            size_t end = i;
            while (end < text.size() && (is_letter(text[end]) || ('0' <= text[end] && text[end] <= '9')))
                ++end;
            if (end > i && is_letter(text[i])) {
                const StringId word = strings_.intern(std::string_view(text).substr(i, end - i));
                out_.needs.push_back(word);
                size_t rest = end;
                while (rest < text.size() && (is_letter(text[rest]) || text[rest] == '.' ||
                                              ('0' <= text[rest] && text[rest] <= '9')))
                    ++rest;
                if (rest > end + 1)
                    out_.paths.emplace_back(
                        word, strings_.intern(std::string_view(text).substr(end + 1, rest - end - 1)));
            }
            i = std::max(end, i + 1);
        }
    }

    // ---- what is changed in place: `x.y = …`, `x[0] = …`, `x.append(…)`, `f(x)`, `@f(x)`
    void changes(NodeId id) {
        const syntax::Node& node = tree_[id];
        switch (node.kind) {
            case Kind::FunctionDef:
            case Kind::AsyncFunctionDef:
                for (const NodeId decorator : tree_.field(id, field::FunctionDef::decorator_list))
                    handed_over(decorator);
                return;
            case Kind::ClassDef:
            case Kind::Import:
            case Kind::ImportFrom:
                return;
            default:
                return changes_in(id);
        }
    }

    void changes_in(NodeId id) {
        const syntax::Node& node = tree_[id];
        if (is_function(node.kind) || node.kind == Kind::ClassDef || node.kind == Kind::Lambda) return;
        const bool is_place = node.kind == Kind::Attribute || node.kind == Kind::Subscript;
        if (is_place && node.context() != syntax::Context::Load) root(id);
        if (node.kind == Kind::Call) handed_over(id);
        if (node.kind == Kind::Attribute) {
            const std::string_view text = strings_.text(node.text);
            out_.sets_options |= text == "set_module_options" || text == "config";
        }
        for (const NodeId child : tree_.children(id)) {
            if (child.valid()) changes_in(child);
        }
    }

    void handed_over(NodeId call) {
        if (tree_[call].kind != Kind::Call) return;
        root(tree_.child(call, field::Call::func));
        for (const NodeId arg : tree_.field(call, field::Call::args)) inside(arg);
        for (const NodeId keyword : tree_.field(call, field::Call::keywords)) inside(keyword);
    }

    void inside(NodeId id) {
        if (!id.valid()) return;
        if (tree_[id].kind == Kind::Name) out_.touches.push_back(tree_[id].text);
        for (const NodeId child : tree_.children(id)) inside(child);
    }

    // The name that `a.b[c].d` begins with.
    void root(NodeId id) {
        while (tree_[id].kind == Kind::Attribute || tree_[id].kind == Kind::Subscript ||
               tree_[id].kind == Kind::Call) {
            id = tree_.children(id)[0];
        }
        if (tree_[id].kind == Kind::Name) out_.touches.push_back(tree_[id].text);
    }

    const syntax::Tree& tree_;
    Strings& strings_;
    Statement& out_;
    std::vector<Names> scopes_;
    unsigned functions_ = 0;  // around what is read
    bool is_declaration_ = false;
};

std::string_view bare(std::string_view line) {
    const size_t begin = line.find_first_not_of(" \t\f");
    return begin == std::string_view::npos ? std::string_view() : line.substr(begin);
}

uint32_t first_line(const syntax::Tree& tree, NodeId id) {
    uint32_t line = tree.position(tree[id].span.begin).line;
    const Kind kind = tree[id].kind;
    if (is_function(kind) || kind == Kind::ClassDef) {
        const unsigned decorators = kind == Kind::ClassDef ? unsigned{field::ClassDef::decorator_list}
                                                           : unsigned{field::FunctionDef::decorator_list};
        for (const NodeId decorator : tree.field(id, decorators))
            line = std::min(line, tree.position(tree[decorator].span.begin).line);
    }
    return line;
}

bool is_import(Kind kind) {
    return kind == Kind::Import || kind == Kind::ImportFrom;
}

// `if __name__ == "__main__":` does nothing where a file is imported.
bool is_for_scripts(const syntax::Tree& tree, const Strings& strings, NodeId id) {
    if (tree[id].kind != Kind::If || !tree.field(id, field::If::orelse).empty()) return false;
    const NodeId test = tree.child(id, field::If::test);
    if (tree[test].kind != Kind::Compare) return false;
    const NodeId left = tree.child(test, field::Compare::left);
    const auto ops = tree.field(test, field::Compare::ops);
    const auto right = tree.field(test, field::Compare::comparators);
    return ops.size() == 1 && tree[ops[0]].compare_operator() == syntax::CompareOperator::Eq &&
           tree[left].kind == Kind::Name && strings.text(tree[left].text) == "__name__" &&
           tree[right[0]].kind == Kind::Constant && strings.text(tree[right[0]].text) == "__main__";
}

void describe(const syntax::Tree& tree, Strings& strings, NodeId id, Statement& out) {
    const syntax::Node& node = tree[id];
    out.is_import |= is_import(node.kind);
    out.is_definition |= is_function(node.kind) || node.kind == Kind::ClassDef;
    if (node.kind == Kind::ImportFrom) {
        for (const NodeId alias : tree.field(id, field::ImportFrom::names))
            out.is_star |= strings.text(tree[alias].text) == "*";
        out.is_future |= node.text.valid() && strings.text(node.text) == "__future__";
    }
    if (!is_for_scripts(tree, strings, id)) Reading(tree, strings, out).read(id);
}

// Comments above a statement belong to it, and those that are indented behind a definition.
void take_comments(const syntax::Tree& tree, std::vector<Statement>& list) {
    const Source& text = tree.text();
    for (size_t i = 0; i < list.size(); ++i) {
        Statement& one = list[i];
        const uint32_t above = i == 0 ? 0 : list[i - 1].last_line;
        const uint32_t below = i + 1 == list.size() ? text.line_count() : list[i + 1].first_line - 1;
        for (uint32_t line = one.last_line + 1; line <= below && !one.is_import; ++line) {
            const std::string_view words = bare(text.line_text(line));
            if (words.empty()) continue;
            if (words.size() == text.line_text(line).size()) break;
            one.last_line = line;
        }
        if (one.is_import) continue;
        while (one.first_line > above + 1 && text.line_text(one.first_line - 1).starts_with('#'))
            --one.first_line;
    }
}

}  // namespace

std::vector<Statement> statements(const syntax::Tree& tree, Strings& strings) {
    std::vector<Statement> out;
    for (const NodeId id : tree.field(tree.root(), field::Module::body)) {
        const uint32_t first = first_line(tree, id), last = tree.end_line(id);
        const bool shares_line = !out.empty() && out.back().last_line >= first;
        if (!shares_line) {
            out.emplace_back();
            out.back().first_line = first;
        }
        Statement& one = out.back();
        one.nodes.push_back(id);
        one.last_line = std::max(one.last_line, last);
        describe(tree, strings, id, one);
    }
    for (Statement& one : out) {
        for (Names* const names : {&one.binds, &one.needs, &one.needs_now, &one.may_need, &one.touches})
            sort_once(*names);
        std::sort(one.paths.begin(), one.paths.end());
        one.paths.erase(std::unique(one.paths.begin(), one.paths.end()), one.paths.end());
    }
    take_comments(tree, out);
    return out;
}

}  // namespace weft::cut
