// Statements back to text.
#include "syntax/print.h"

#include "syntax/parse.h"
#include "syntax/printer.h"

namespace weft::syntax {
namespace {

constexpr std::string_view assign_operators[] = {" += ",  " -= ",  " *= ", " @= ", " /= ", " %= ", " **= ",
                                                 " <<= ", " >>= ", " |= ", " ^= ", " &= ", " //= "};

}  // namespace

void print(const Tree& tree, const Strings& strings, TextBuffer& out) {
    Printer(tree, strings, out).module();
}

void print(const Tree& tree, const Strings& strings, const Notes& notes, const Layout& layout,
           TextBuffer& out) {
    Printer(tree, strings, notes, layout, out).module();
}

std::string print(const Tree& tree, const Strings& strings, NodeId expr) {
    TextBuffer out;
    Printer(tree, strings, out).expression(expr);
    return out.str();
}

std::string print(const Tree& tree, const Strings& strings) {
    TextBuffer out;
    print(tree, strings, out);
    return out.str();
}

void Printer::statements(std::span<const NodeId> all) {
    if (layout_ != nullptr) return laid_out_block(all);
    for (NodeId id : all) statement(id);
}

void Printer::statement(NodeId id) {
    indent();
    if (simple_statement(id)) return out_.append('\n');
    compound_statement(id);
}

// Without the end of the line; false if the statement is a compound one.
bool Printer::simple_statement(NodeId id) {
    const Node& node = tree_[id];
    const auto sub = [&](unsigned index, Level level) { element(child(id, index), level); };
    const auto optional = [&](std::string_view before, unsigned index, Level level) {
        if (!child(id, index).valid()) return;
        out_.append(before);
        sub(index, level);
    };
    switch (node.kind) {
        case Kind::Pass:
            return out_.append("pass"), true;
        case Kind::Break:
            return out_.append("break"), true;
        case Kind::Continue:
            return out_.append("continue"), true;
        case Kind::Expr:
            return fitted(child(id, field::Expr::value), Level::Value), true;
        case Kind::Return:
            out_.append("return");
            if (!child(id, field::Return::value).valid()) return true;
            out_.append(' ');
            return fitted(child(id, field::Return::value), Level::Star), true;
        case Kind::Delete: {
            out_.append("del ");
            const auto targets = tree_.field(id, field::Delete::targets);
            for (size_t i = 0; i < targets.size(); ++i) {
                if (i != 0) out_.append(", ");
                expr(targets[i], Level::Expression);
            }
            return true;
        }
        case Kind::Assign:
            for (NodeId target : tree_.field(id, field::Assign::targets)) {
                element(target, Level::Star);
                out_.append(" = ");
            }
            return fitted(child(id, field::Assign::value), Level::Value), true;
        case Kind::AugAssign:
            sub(field::AugAssign::target, Level::Primary);
            out_.append(assign_operators[node.detail]);
            return fitted(child(id, field::AugAssign::value), Level::Value), true;
        case Kind::AnnAssign: {
            const bool brackets =
                node.detail == 0 && tree_[child(id, field::AnnAssign::target)].kind == Kind::Name;
            if (brackets) out_.append('(');
            sub(field::AnnAssign::target, Level::Primary);
            if (brackets) out_.append(')');
            out_.append(": ");
            sub(field::AnnAssign::annotation, Level::Expression);
            return optional(" = ", field::AnnAssign::value, Level::Value), true;
        }
        case Kind::Raise:
            out_.append("raise");
            optional(" ", field::Raise::exc, Level::Expression);
            return optional(" from ", field::Raise::cause, Level::Expression), true;
        case Kind::Assert:
            out_.append("assert ");
            sub(field::Assert::test, Level::Expression);
            return optional(", ", field::Assert::msg, Level::Expression), true;
        case Kind::Import:
            out_.append("import ");
            return aliases(tree_.field(id, field::Import::names)), true;
        case Kind::ImportFrom:
            return import_from(id), true;
        case Kind::Global:
            out_.append("global ");
            return identifiers(tree_.field(id, field::Global::names)), true;
        case Kind::Nonlocal:
            out_.append("nonlocal ");
            return identifiers(tree_.field(id, field::Nonlocal::names)), true;
        default:
            return false;
    }
}

void Printer::compound_statement(NodeId id) {
    const auto sub = [&](unsigned index, Level level) { element(child(id, index), level); };
    switch (tree_[id].kind) {
        case Kind::If:
            return if_chain(id);
        case Kind::While:
            out_.append("while ");
            fitted(child(id, field::While::test), Level::Named);
            block(tree_.field(id, field::While::body));
            return else_block("else", tree_.field(id, field::While::orelse));
        case Kind::For:
        case Kind::AsyncFor:
            out_.append(tree_[id].kind == Kind::For ? "for " : "async for ");
            sub(field::For::target, Level::Star);
            out_.append(" in ");
            sub(field::For::iter, Level::Star);
            block(tree_.field(id, field::For::body));
            return else_block("else", tree_.field(id, field::For::orelse));
        case Kind::FunctionDef:
        case Kind::AsyncFunctionDef:
            return function(id);
        case Kind::ClassDef:
            return class_def(id);
        case Kind::With:
        case Kind::AsyncWith:
            return with(id);
        case Kind::Try:
        case Kind::TryStar:
            return try_statement(id);
        case Kind::Match:
            return match(id);
        default:
            WEFT_CHECK(false, "this node is not a statement");
    }
}

// A colon and the statements. Where the last level of indentation is in use, the source can only
// have had them on the same line.
void Printer::block(std::span<const NodeId> body) {
    out_.append(':');
    if (header_.valid()) comment_behind(header_);
    header_ = {};
    if (depth_ + 2 > max_indents) {
        for (size_t i = 0; i < body.size(); ++i) {
            out_.append(i == 0 ? " " : "; ");
            WEFT_CHECK(simple_statement(body[i]), "a block below the deepest indentation");
        }
        return out_.append('\n');
    }
    out_.append('\n');
    ++depth_;
    statements(body);
    --depth_;
}

void Printer::else_block(std::string_view word, std::span<const NodeId> body) {
    if (body.empty()) return;
    indent();
    out_.append(word);
    block(body);
}

// `elif` for an if that is alone in an else: the same tree, and long chains do not indent further.
void Printer::if_chain(NodeId id) {
    out_.append("if ");
    for (;;) {
        fitted(child(id, field::If::test), Level::Named);
        block(tree_.field(id, field::If::body));
        const auto orelse = tree_.field(id, field::If::orelse);
        if (orelse.size() != 1 || tree_[orelse[0]].kind != Kind::If) return else_block("else", orelse);
        id = orelse[0];
        comments_above(id);
        indent();
        out_.append("elif ");
        header_ = id;
    }
}

void Printer::decorators(std::span<const NodeId> all) {
    for (NodeId decorator : all) {
        out_.append('@');
        expr(decorator, Level::Named);
        out_.append('\n');
        indent();
    }
}

void Printer::function(NodeId id) {
    decorators(tree_.field(id, field::FunctionDef::decorator_list));
    if (tree_[id].kind == Kind::AsyncFunctionDef) out_.append("async ");
    out_.append("def ");
    out_.append(text(id));
    out_.append('(');
    layout_ == nullptr ? arguments(child(id, field::FunctionDef::args))
                       : signature(child(id, field::FunctionDef::args));
    out_.append(')');
    if (const NodeId returns = child(id, field::FunctionDef::returns); returns.valid()) {
        out_.append(" -> ");
        expr(returns, Level::Expression);
    }
    block(tree_.field(id, field::FunctionDef::body));
}

void Printer::class_def(NodeId id) {
    const auto bases = tree_.field(id, field::ClassDef::bases),
               keywords = tree_.field(id, field::ClassDef::keywords);
    decorators(tree_.field(id, field::ClassDef::decorator_list));
    out_.append("class ");
    out_.append(text(id));
    if (!bases.empty() || !keywords.empty()) {
        out_.append('(');
        // A lone generator shares the brackets of a call, but not those of a class.
        const bool generator =
            bases.size() == 1 && keywords.empty() && tree_[bases[0]].kind == Kind::GeneratorExp;
        if (generator) {
            expr(bases[0], Level::Expression);
        } else {
            call_arguments(bases, keywords);
        }
        out_.append(')');
    }
    block(tree_.field(id, field::ClassDef::body));
}

void Printer::with(NodeId id) {
    const auto items = tree_.field(id, field::With::items);
    out_.append(tree_[id].kind == Kind::With ? "with " : "async with ");
    for (size_t i = 0; i < items.size(); ++i) {
        if (i != 0) out_.append(", ");
        const NodeId context = child(items[i], field::WithItem::context_expr);
        const NodeId variable = child(items[i], field::WithItem::optional_vars);
        // A tuple alone would be read as a list of contexts.
        const bool brackets = items.size() == 1 && !variable.valid() && tree_[context].kind == Kind::Tuple;
        if (brackets) out_.append('(');
        expr(context, Level::Expression);
        if (brackets) out_.append(')');
        if (variable.valid()) {
            out_.append(" as ");
            element(variable, Level::Expression);
        }
    }
    block(tree_.field(id, field::With::body));
}

void Printer::try_statement(NodeId id) {
    out_.append("try");
    block(tree_.field(id, field::Try::body));
    for (NodeId handler : tree_.field(id, field::Try::handlers)) {
        indent();
        out_.append(tree_[id].kind == Kind::TryStar ? "except*" : "except");
        if (const NodeId type = child(handler, field::ExceptHandler::type); type.valid()) {
            out_.append(' ');
            expr(type, Level::Expression);
        }
        if (tree_[handler].text.valid()) {
            out_.append(" as ");
            out_.append(text(handler));
        }
        block(tree_.field(handler, field::ExceptHandler::body));
    }
    else_block("else", tree_.field(id, field::Try::orelse));
    else_block("finally", tree_.field(id, field::Try::finalbody));
}

void Printer::match(NodeId id) {
    out_.append("match ");
    const NodeId subject = child(id, field::Match::subject);
    const bool open = tree_[subject].kind == Kind::Tuple && !tree_.field(subject, field::Tuple::elts).empty();
    if (open) {
        tuple(subject, Level::Named);
    } else {
        expr(subject, Level::Named);
    }
    out_.append(":\n");
    ++depth_;
    for (NodeId match_case : tree_.field(id, field::Match::cases)) {
        indent();
        out_.append("case ");
        pattern(child(match_case, field::MatchCase::pattern), PatternLevel::Case);
        if (const NodeId guard = child(match_case, field::MatchCase::guard); guard.valid()) {
            out_.append(" if ");
            expr(guard, Level::Named);
        }
        block(tree_.field(match_case, field::MatchCase::body));
    }
    --depth_;
}

void Printer::import_from(NodeId id) {
    out_.append("from ");
    for (int i = 0; i < tree_[id].detail; ++i) out_.append('.');
    if (tree_[id].text.valid()) out_.append(text(id));
    out_.append(" import ");
    aliases(tree_.field(id, field::ImportFrom::names));
}

void Printer::aliases(std::span<const NodeId> all) {
    for (size_t i = 0; i < all.size(); ++i) {
        if (i != 0) out_.append(", ");
        out_.append(text(all[i]));
        if (const NodeId as = child(all[i], field::Alias::asname); as.valid()) {
            out_.append(" as ");
            out_.append(text(as));
        }
    }
}

void Printer::identifiers(std::span<const NodeId> all) {
    for (size_t i = 0; i < all.size(); ++i) {
        if (i != 0) out_.append(", ");
        out_.append(text(all[i]));
    }
}

}  // namespace weft::syntax
