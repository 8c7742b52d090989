// Simple statements, and the choice between simple and compound ones.
#include "syntax/parser.h"

namespace weft::syntax {
namespace {

bool is_single_target(Kind kind) {
    return kind == Kind::Name || kind == Kind::Attribute || kind == Kind::Subscript;
}
bool is_chain(Kind kind) {
    return kind == Kind::Attribute || kind == Kind::Subscript || kind == Kind::Call;
}

}  // namespace

void Parser::statement(Pending& body) {
    switch (kind()) {
        case TokenKind::KwDef:
        case TokenKind::KwClass:
        case TokenKind::KwIf:
        case TokenKind::KwFor:
        case TokenKind::KwWhile:
        case TokenKind::KwWith:
        case TokenKind::KwTry:
        case TokenKind::KwAsync:
        case TokenKind::At:
            body.push(compound_statement());
            return;
        case TokenKind::Indent:
            refuse(DiagKind::SyntaxIndentation, here(), "this line is indented for no reason");
        case TokenKind::Name:
            if (token_->text == names::match && at_match()) {
                body.push(match_statement());
                return;
            }
            break;
        default:
            break;
    }
    simple_statements(body);
}

void Parser::simple_statements(Pending& body) {
    do body.push(simple_statement());
    while (accept(TokenKind::Semicolon) && !at(TokenKind::Newline));
    expect(TokenKind::Newline);
}

NodeId Parser::simple_statement() {
    const Start from = start();
    switch (kind()) {
        case TokenKind::KwPass:
            ++token_;
            return operation(Kind::Pass, 0, from);
        case TokenKind::KwBreak:
            ++token_;
            return operation(Kind::Break, 0, from);
        case TokenKind::KwContinue:
            ++token_;
            return operation(Kind::Continue, 0, from);
        case TokenKind::KwReturn: {
            ++token_;
            NodeId value;
            if (starts_expression() || at(TokenKind::Star)) value = star_expressions();
            return operation(Kind::Return, 0, from, value);
        }
        case TokenKind::KwImport:
            return import_name();
        case TokenKind::KwFrom:
            return import_from();
        case TokenKind::KwRaise:
            return raise_statement();
        case TokenKind::KwAssert:
            return assert_statement();
        case TokenKind::KwDel:
            return del_statement();
        case TokenKind::KwGlobal:
            return scope_statement(Kind::Global);
        case TokenKind::KwNonlocal:
            return scope_statement(Kind::Nonlocal);
        default:
            return expression_statement();
    }
}

// An expression, or an assignment that turns out to be one when its operator comes.
NodeId Parser::expression_statement() {
    const Start from = start();
    const NodeId first = yield_or_star_expressions();
    switch (kind()) {
        case TokenKind::Newline:
        case TokenKind::Semicolon:
            return operation(Kind::Expr, 0, from, first);
        case TokenKind::Assign:
            return assignment(from, first);
        case TokenKind::Colon:
            return annotated_assignment(from, first);
        default:
            break;
    }
    if (kind() < TokenKind::PlusAssign || kind() > TokenKind::DoubleSlashAssign) {
        return operation(Kind::Expr, 0, from, first);  // simple_statements says what was expected
    }
    single_target(first, "assign with an operator to");
    const auto op = static_cast<uint8_t>(kind()) - static_cast<uint8_t>(TokenKind::PlusAssign);
    ++token_;
    const NodeId value = yield_or_star_expressions();
    return operation(Kind::AugAssign, op, from, first, value);
}

// Targets joined by `=`; only the last expression is a value.
NodeId Parser::assignment(Start from, NodeId first) {
    Pending targets(tree_);
    NodeId value = first;
    while (accept(TokenKind::Assign)) {
        set_context(value, Context::Store, "assign to");
        targets.push(value);
        value = yield_or_star_expressions();
    }
    return operation(Kind::Assign, 0, from, targets.all(), value);
}

void Parser::single_target(NodeId target, const char* verb) {
    if (const Kind kind = tree_[target].kind; !is_single_target(kind)) {
        refuse(DiagKind::SyntaxTarget, tree_[target].span, info(kind).python, verb);
    }
    set_context(target, Context::Store, verb);
}

NodeId Parser::annotated_assignment(Start from, NodeId target) {
    single_target(target, "annotate");
    // CPython takes the `(a)` of `(a).b: int` for the whole target, and then misses the colon.
    NodeId base = target;
    while (tree_[base].span.begin == from.begin && is_chain(tree_[base].kind)) base = tree_.children(base)[0];
    const bool bracketed = tree_[base].span.begin != from.begin && tree_[target].span.begin == from.begin;
    if (bracketed && is_single_target(tree_[base].kind)) expected("':' after the bracket");
    // A name in brackets is not a simple target: Python evaluates its annotation but declares nothing.
    const bool simple = tree_[target].kind == Kind::Name && tree_[target].span.begin == from.begin;
    expect(TokenKind::Colon);
    const NodeId annotation = expression();
    NodeId value;
    if (accept(TokenKind::Assign)) value = yield_or_star_expressions();
    return operation(Kind::AnnAssign, simple, from, target, annotation, value);
}

StringId Parser::dotted_name() {
    const StringId first = expect_name();
    if (!at(TokenKind::Dot)) return first;
    scratch_ = strings_.text(first);
    while (accept(TokenKind::Dot)) {
        scratch_ += '.';
        scratch_ += strings_.text(expect_name());
    }
    return strings_.intern(scratch_);
}

// The name has been read; `as` may follow.
NodeId Parser::import_alias(Start from, StringId name) {
    NodeId asname;
    if (accept(TokenKind::KwAs)) asname = identifier(expect(TokenKind::Name));
    return node(Kind::Alias, 0, from, token_[-1].end, name, asname);
}

NodeId Parser::import_name() {
    const Start from = start();
    ++token_;
    Pending names(tree_);
    do {
        const Start alias = start();
        const StringId name = dotted_name();
        names.push(import_alias(alias, name));
    } while (accept(TokenKind::Comma));
    return operation(Kind::Import, 0, from, names.all());
}

NodeId Parser::import_from() {
    const Start from = start();
    ++token_;
    unsigned level = 0;
    for (;; ++token_) {
        if (at(TokenKind::Dot)) {
            level += 1;
        } else if (at(TokenKind::Ellipsis)) {
            level += 3;
        } else {
            break;
        }
    }
    if (level > 255) refuse(DiagKind::SyntaxNumberLimit, here(), "the number of dots");
    StringId module;
    if (level == 0 || at(TokenKind::Name)) module = dotted_name();
    expect(TokenKind::KwImport);

    Pending names(tree_);
    if (at(TokenKind::Star)) {
        const Start star = start();
        ++token_;
        names.push(node(Kind::Alias, 0, star, token_[-1].end, names::star, NodeId{}));
    } else {
        const bool bracketed = accept(TokenKind::LParen);
        do {
            if (bracketed && at(TokenKind::RParen) && names.size() != 0) break;
            const Start alias = start();
            const StringId name = expect_name();
            names.push(import_alias(alias, name));
        } while (accept(TokenKind::Comma));
        if (bracketed) expect(TokenKind::RParen);
    }
    return node(Kind::ImportFrom, static_cast<uint8_t>(level), from, token_[-1].end, module, names.all());
}

NodeId Parser::raise_statement() {
    const Start from = start();
    ++token_;
    NodeId exc, cause;
    if (starts_expression()) {
        exc = expression();
        if (accept(TokenKind::KwFrom)) cause = expression();
    }
    return operation(Kind::Raise, 0, from, exc, cause);
}

NodeId Parser::assert_statement() {
    const Start from = start();
    ++token_;
    const NodeId test = expression();
    NodeId message;
    if (accept(TokenKind::Comma)) message = expression();
    return operation(Kind::Assert, 0, from, test, message);
}

NodeId Parser::del_statement() {
    const Start from = start();
    ++token_;
    Pending targets(tree_);
    do {
        if (targets.size() != 0 && !starts_expression()) break;
        const NodeId target = bitwise_or();
        set_context(target, Context::Del, "delete");
        targets.push(target);
    } while (accept(TokenKind::Comma));
    return operation(Kind::Delete, 0, from, targets.all());
}

NodeId Parser::scope_statement(Kind kind) {
    const Start from = start();
    ++token_;
    Pending names(tree_);
    do names.push(identifier(expect(TokenKind::Name)));
    while (accept(TokenKind::Comma));
    return operation(kind, 0, from, names.all());
}

}  // namespace weft::syntax
