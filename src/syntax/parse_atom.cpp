// Atoms: names, constants, and everything in brackets.
#include <algorithm>

#include "syntax/parser.h"

namespace weft::syntax {

NodeId Parser::atom() {
    switch (kind()) {
        case TokenKind::Name:
            return name();
        case TokenKind::Number:
            return number();
        case TokenKind::String:
            return strings();
        case TokenKind::KwNone:
            return simple_constant(ConstantKind::None);
        case TokenKind::KwTrue:
            return simple_constant(ConstantKind::True);
        case TokenKind::KwFalse:
            return simple_constant(ConstantKind::False);
        case TokenKind::Ellipsis:
            return simple_constant(ConstantKind::Ellipsis);
        case TokenKind::LParen:
            return parenthesized();
        case TokenKind::LBracket:
            return list();
        case TokenKind::LBrace:
            return dict_or_set();
        default:
            expected("an expression");
    }
}

NodeId Parser::name() {
    const Token& token = *token_++;
    return tree_.add(Kind::Name, 0, {token.begin, token.end}, token.line, token.text);
}

NodeId Parser::simple_constant(ConstantKind constant) {
    const Token& token = *token_++;
    return tree_.add(Kind::Constant, static_cast<uint8_t>(constant), {token.begin, token.end}, token.line,
                     {});
}

NodeId Parser::number() {
    const Token& token = *token_++;
    const std::string_view text = strings_.text(token.text);
    const int base = text.size() > 1 && text[0] == '0' ? text[1] | 0x20 : 0;
    const bool based = base == 'x' || base == 'o' || base == 'b';
    ConstantKind kind = ConstantKind::Int;
    if (!based) {
        if ((text.back() | 0x20) == 'j') {
            kind = ConstantKind::Complex;
        } else if (std::any_of(text.begin(), text.end(),
                               [](char c) { return c == '.' || (c | 0x20) == 'e'; })) {
            kind = ConstantKind::Float;
        }
    }
    return tree_.add(Kind::Constant, static_cast<uint8_t>(kind), {token.begin, token.end}, token.line,
                     token.text);
}

// A group, a tuple or a generator expression.
NodeId Parser::parenthesized() {
    const Start from = start();
    ++token_;
    if (accept(TokenKind::RParen))
        return operation(Kind::Tuple, Context::Load, from, std::span<const NodeId>());
    if (at(TokenKind::KwYield)) {
        const NodeId value = yield_expr();
        expect(TokenKind::RParen);
        return value;
    }
    const NodeId first = star_named_expression();
    if (at_comprehension()) return comprehension(Kind::GeneratorExp, from, TokenKind::RParen, first);
    if (!at(TokenKind::Comma)) {
        if (tree_[first].kind == Kind::Starred) {
            refuse(DiagKind::SyntaxInvalid, tree_[first].span,
                   "a starred expression cannot stand alone in brackets");
        }
        expect(TokenKind::RParen);
        return first;
    }
    Pending elements(tree_);
    elements.push(first);
    while (accept(TokenKind::Comma) && !at(TokenKind::RParen)) elements.push(star_named_expression());
    expect(TokenKind::RParen);
    return operation(Kind::Tuple, Context::Load, from, elements.all());
}

NodeId Parser::list() {
    const Start from = start();
    ++token_;
    Pending elements(tree_);
    if (!at(TokenKind::RBracket)) {
        const NodeId first = star_named_expression();
        if (at_comprehension()) return comprehension(Kind::ListComp, from, TokenKind::RBracket, first);
        elements.push(first);
        while (accept(TokenKind::Comma) && !at(TokenKind::RBracket)) elements.push(star_named_expression());
    }
    expect(TokenKind::RBracket);
    return operation(Kind::List, Context::Load, from, elements.all());
}

NodeId Parser::dict_or_set() {
    const Start from = start();
    ++token_;
    if (at(TokenKind::RBrace) || at(TokenKind::DoubleStar)) return dict(from, {});
    const Token* first_token = token_;
    const NodeId first = star_named_expression();
    if (!at(TokenKind::Colon)) return set(from, first);
    const bool bare_walrus =
        tree_[first].kind == Kind::NamedExpr && tree_[first].span.begin == first_token->begin;
    if (bare_walrus || tree_[first].kind == Kind::Starred) expected("'}'");
    return dict(from, first);
}

NodeId Parser::set(Start from, NodeId first) {
    if (at_comprehension()) return comprehension(Kind::SetComp, from, TokenKind::RBrace, first);
    Pending elements(tree_);
    elements.push(first);
    while (accept(TokenKind::Comma) && !at(TokenKind::RBrace)) elements.push(star_named_expression());
    expect(TokenKind::RBrace);
    return operation(Kind::Set, 0, from, elements.all());
}

// From the colon behind the first key on, or from the start if `key` is invalid.
NodeId Parser::dict(Start from, NodeId key) {
    Pending pairs(tree_);  // key, value, key, value...
    while (key.valid() || !at(TokenKind::RBrace)) {
        if (!key.valid() && accept(TokenKind::DoubleStar)) {
            pairs.push({});
            pairs.push(bitwise_or());
        } else {
            if (!key.valid()) key = expression();
            expect(TokenKind::Colon);
            const NodeId value = expression();
            if (at_comprehension() && pairs.size() == 0) return dict_comprehension(from, key, value);
            pairs.push(key);
            pairs.push(value);
        }
        key = {};
        if (!accept(TokenKind::Comma)) break;
    }
    expect(TokenKind::RBrace);
    const auto all = pairs.all();
    const NodeId id = operation(Kind::Dict, 0, from);
    open_fields();
    for (size_t i = 0; i < all.size(); i += 2) push_child(all[i]);
    close_field();
    for (size_t i = 1; i < all.size(); i += 2) push_child(all[i]);
    close_field();
    return id;
}

NodeId Parser::comprehension(Kind kind, Start from, TokenKind close, NodeId elt) {
    if (tree_[elt].kind == Kind::Starred) {
        refuse(DiagKind::SyntaxInvalid, tree_[elt].span, "a comprehension cannot unpack its element");
    }
    Pending generators(tree_);
    for_if_clauses(generators);
    expect(close);
    return operation(kind, 0, from, elt, generators.all());
}

NodeId Parser::dict_comprehension(Start from, NodeId key, NodeId value) {
    Pending generators(tree_);
    for_if_clauses(generators);
    expect(TokenKind::RBrace);
    return operation(Kind::DictComp, 0, from, key, value, generators.all());
}

void Parser::for_if_clauses(Pending& generators) {
    while (at_comprehension()) {
        const Start from = start();
        const bool is_async = accept(TokenKind::KwAsync);
        expect(TokenKind::KwFor);
        const NodeId target = star_targets();
        expect(TokenKind::KwIn);
        const NodeId iter = disjunction();
        NodeId clause;
        {
            Pending ifs(tree_);
            while (accept(TokenKind::KwIf)) ifs.push(disjunction());
            const Span span{from.begin, token_[-1].end};
            clause = tree_.add(Kind::Comprehension, is_async, span, 0, {}, target, iter, ifs.all());
        }
        generators.push(clause);
    }
}

}  // namespace weft::syntax
