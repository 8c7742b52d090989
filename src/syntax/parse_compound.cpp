// Compound statements and blocks.
#include "syntax/parser.h"

namespace weft::syntax {

NodeId Parser::compound_statement() {
    const Deeper deeper(*this);
    switch (kind()) {
        case TokenKind::KwDef:
            return function_def(start(), Kind::FunctionDef, 0);
        case TokenKind::KwClass:
            return class_def(0);
        case TokenKind::KwIf:
            return if_statement();
        case TokenKind::KwFor:
            return for_statement(start(), Kind::For);
        case TokenKind::KwWhile:
            return while_statement();
        case TokenKind::KwWith:
            return with_statement(start(), Kind::With);
        case TokenKind::KwTry:
            return try_statement();
        case TokenKind::At:
            return decorated();
        default:
            return async_statement();
    }
}

NodeId Parser::async_statement() {
    const Start from = start();
    expect(TokenKind::KwAsync);
    switch (kind()) {
        case TokenKind::KwDef:
            return function_def(from, Kind::AsyncFunctionDef, 0);
        case TokenKind::KwFor:
            return for_statement(from, Kind::AsyncFor);
        case TokenKind::KwWith:
            return with_statement(from, Kind::AsyncWith);
        default:
            expected("'def', 'for' or 'with'");
    }
}

NodeId Parser::decorated() {
    Pending decorators(tree_);
    while (accept(TokenKind::At)) {
        decorators.push(named_expression());
        expect(TokenKind::Newline);
    }
    const size_t count = decorators.size();
    const Start from = start();
    if (at(TokenKind::KwClass)) return class_def(count);
    const bool is_async = accept(TokenKind::KwAsync);
    if (!at(TokenKind::KwDef)) expected("a function or a class");
    return function_def(from, is_async ? Kind::AsyncFunctionDef : Kind::FunctionDef, count);
}

NodeId Parser::function_def(Start from, Kind kind, size_t decorators) {
    expect(TokenKind::KwDef);
    const StringId name = expect_name();
    expect(TokenKind::LParen);
    const NodeId args = parameters(TokenKind::RParen, true);
    expect(TokenKind::RParen);
    NodeId returns;
    if (accept(TokenKind::Arrow)) returns = expression();
    expect(TokenKind::Colon);
    Pending body(tree_);
    block(body);
    const auto statements = body.all();
    const std::span<const NodeId> decorator_list(statements.data() - decorators, decorators);
    return node(kind, 0, from, last_end(), name, args, statements, decorator_list, returns);
}

NodeId Parser::class_def(size_t decorators) {
    const Start from = start();
    ++token_;
    const StringId name = expect_name();
    Pending bases(tree_);
    if (accept(TokenKind::LParen)) {
        call_arguments(bases, std::nullopt);
        expect(TokenKind::RParen);
    }
    const size_t base_count = bases.size();
    expect(TokenKind::Colon);
    Pending body(tree_);
    block(body);
    const auto statements = body.all();
    const NodeId* first_base = statements.data() - base_count;
    const NodeId id = node(Kind::ClassDef, 0, from, last_end(), name);
    open_fields();
    call_fields({first_base, base_count});
    for (NodeId statement : statements) push_child(statement);
    close_field();
    for (const NodeId* p = first_base - decorators; p != first_base; ++p) push_child(*p);
    close_field();
    return id;
}

void Parser::block(Pending& body) {
    if (!accept(TokenKind::Newline)) return simple_statements(body);
    if (!accept(TokenKind::Indent)) {
        refuse(DiagKind::SyntaxIndentation, here(), "an indented block is expected here");
    }
    do statement(body);
    while (!at(TokenKind::Dedent));
    ++token_;
}

void Parser::else_block(Pending& body) {
    if (!accept(TokenKind::KwElse)) return;
    expect(TokenKind::Colon);
    block(body);
}

// Each elif is an If inside the orelse of the one before. The chain is read in a loop and built from
// its end, because it may be longer than the stack is deep.
NodeId Parser::if_statement() {
    const size_t base = branches_.size();
    Pending waiting(tree_);
    size_t waiting_before = 0;
    const auto read_branch = [&] {
        const Start from = start();
        ++token_;
        const NodeId test = named_expression();
        expect(TokenKind::Colon);
        block(waiting);
        branches_.push_back({from, test, waiting.size() - waiting_before});
        waiting_before = waiting.size();
    };
    read_branch();
    while (at(TokenKind::KwElif)) read_branch();
    links_ += static_cast<unsigned>(branches_.size() - base);
    else_block(waiting);

    PodVector<NodeId>& stack = tree_.pending_;
    size_t orelse_size = waiting.size() - waiting_before;
    for (;;) {
        const Branch branch = branches_.back();
        const NodeId* orelse = stack.data() + stack.size() - orelse_size;
        const std::span<const NodeId> body(orelse - branch.body_size, branch.body_size);
        const NodeId id = node(Kind::If, branch.from, branch.test, body, std::span(orelse, orelse_size));
        stack.shrink(stack.size() - orelse_size - branch.body_size);
        branches_.pop_back();
        if (branches_.size() == base) return id;
        stack.push_back(id);
        orelse_size = 1;
    }
}

NodeId Parser::while_statement() {
    const Start from = start();
    ++token_;
    const NodeId test = named_expression();
    expect(TokenKind::Colon);
    Pending waiting(tree_);
    block(waiting);
    const size_t body_size = waiting.size();
    else_block(waiting);
    const auto all = waiting.all();
    return node(Kind::While, from, test, all.first(body_size), all.subspan(body_size));
}

NodeId Parser::for_statement(Start from, Kind kind) {
    expect(TokenKind::KwFor);
    const NodeId target = star_targets();
    expect(TokenKind::KwIn);
    const NodeId iter = star_expressions();
    expect(TokenKind::Colon);
    Pending waiting(tree_);
    block(waiting);
    const size_t body_size = waiting.size();
    else_block(waiting);
    const auto all = waiting.all();
    return node(kind, from, target, iter, all.first(body_size), all.subspan(body_size));
}

NodeId Parser::with_statement(Start from, Kind kind) {
    expect(TokenKind::KwWith);
    Pending waiting(tree_);
    if (!parenthesized_with_items(waiting)) {
        do waiting.push(with_item());
        while (accept(TokenKind::Comma));
    }
    expect(TokenKind::Colon);
    const size_t item_count = waiting.size();
    block(waiting);
    const auto all = waiting.all();
    return node(kind, from, all.first(item_count), all.subspan(item_count));
}

// `with (a, b):` opens two contexts, `with (a, b).c:` and `with (yield):` open one. Like CPython this
// tries the bracketed list first and takes it back if no colon follows.
bool Parser::parenthesized_with_items(Pending& items) {
    if (!at(TokenKind::LParen)) return false;
    const Token* before = token_;
    const size_t waiting = tree_.pending_.size();
    const unsigned depth = depth_;
    const size_t params = params_.size();
    try {
        ++token_;
        do {
            if (items.size() != 0 && at(TokenKind::RParen)) break;
            items.push(with_item());
        } while (accept(TokenKind::Comma));
        if (accept(TokenKind::RParen) && at(TokenKind::Colon)) return true;
    } catch (const Refused&) {
        depth_ = depth;
    }
    token_ = before;
    tree_.pending_.shrink(waiting);
    params_.shrink(params);
    return false;
}

NodeId Parser::with_item() {
    const Start from = start();
    const NodeId context = expression();
    NodeId variable;
    if (accept(TokenKind::KwAs)) {
        variable = at(TokenKind::Star) ? star_expression() : bitwise_or();
        set_context(variable, Context::Store, "assign to");
    }
    return tree_.add(Kind::WithItem, 0, {from.begin, token_[-1].end}, 0, {}, context, variable);
}

NodeId Parser::try_statement() {
    const Start from = start();
    ++token_;
    expect(TokenKind::Colon);
    Pending waiting(tree_);
    block(waiting);
    const size_t body_end = waiting.size();
    std::optional<bool> star;
    while (at(TokenKind::KwExcept)) {
        bool this_star = false;
        const Span where = here();
        waiting.push(except_handler(this_star));
        if (star.value_or(this_star) != this_star) {
            refuse(DiagKind::SyntaxInvalid, where, "'except' and 'except*' cannot be mixed");
        }
        star = this_star;
    }
    const size_t handlers_end = waiting.size();
    if (star) else_block(waiting);
    const size_t orelse_end = waiting.size();
    if (accept(TokenKind::KwFinally)) {
        expect(TokenKind::Colon);
        block(waiting);
    } else if (!star) {
        expected("'except' or 'finally'");
    }
    const auto all = waiting.all();
    const auto part = [&all](size_t begin, size_t end) { return all.subspan(begin, end - begin); };
    return node(star.value_or(false) ? Kind::TryStar : Kind::Try, from, part(0, body_end),
                part(body_end, handlers_end), part(handlers_end, orelse_end), part(orelse_end, all.size()));
}

NodeId Parser::except_handler(bool& star) {
    const Start from = start();
    ++token_;
    star = accept(TokenKind::Star);
    NodeId type;
    StringId name;
    if (star || !at(TokenKind::Colon)) {
        type = expression();
        if (accept(TokenKind::KwAs)) name = expect_name();
    }
    expect(TokenKind::Colon);
    Pending body(tree_);
    block(body);
    return node(Kind::ExceptHandler, 0, from, last_end(), name, type, body.all());
}

// `match` is a name unless its line ends in a colon and a block of cases follows.
bool Parser::at_match() const {
    const Token* token = token_;
    while (token->kind != TokenKind::Newline && token->kind != TokenKind::End) ++token;
    return token->kind == TokenKind::Newline && token - token_ > 2 && token[-1].kind == TokenKind::Colon &&
           token[1].kind == TokenKind::Indent && token[2].kind == TokenKind::Name &&
           token[2].text == names::case_;
}

NodeId Parser::match_statement() {
    const Deeper deeper(*this);
    const Start from = start();
    ++token_;
    const Start subject_start = start();
    NodeId subject = star_named_expression();
    if (at(TokenKind::Comma) || tree_[subject].kind == Kind::Starred) {
        Pending elements(tree_);
        elements.push(subject);
        if (!at(TokenKind::Comma)) expected("','");
        while (accept(TokenKind::Comma) && !at(TokenKind::Colon)) elements.push(star_named_expression());
        subject = operation(Kind::Tuple, Context::Load, subject_start, elements.all());
    }
    expect(TokenKind::Colon);
    expect(TokenKind::Newline);
    expect(TokenKind::Indent);
    Pending cases(tree_);
    do cases.push(match_case());
    while (!accept(TokenKind::Dedent));
    return node(Kind::Match, from, subject, cases.all());
}

NodeId Parser::match_case() {
    const Start from = start();
    if (!at_name(names::case_)) expected("'case'");
    ++token_;
    const NodeId pattern = patterns();
    NodeId guard;
    if (accept(TokenKind::KwIf)) guard = named_expression();
    expect(TokenKind::Colon);
    Pending body(tree_);
    block(body);
    return tree_.add(Kind::MatchCase, 0, {from.begin, last_end()}, 0, {}, pattern, guard, body.all());
}

}  // namespace weft::syntax
