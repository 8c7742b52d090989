// The patterns of match statements.
#include "syntax/parser.h"

namespace weft::syntax {

NodeId Parser::patterns() {
    const Start from = start();
    const NodeId first = maybe_star_pattern();
    if (!at(TokenKind::Comma)) {
        if (tree_[first].kind == Kind::MatchStar) expected("','");
        return first;
    }
    Pending all(tree_);
    all.push(first);
    while (accept(TokenKind::Comma) && !at(TokenKind::Colon) && !at(TokenKind::KwIf))
        all.push(maybe_star_pattern());
    return operation(Kind::MatchSequence, 0, from, all.all());
}

NodeId Parser::maybe_star_pattern() {
    if (!at(TokenKind::Star)) return pattern();
    const Start from = start();
    ++token_;
    StringId name = expect_name();
    if (name == names::underscore) name = {};
    return node(Kind::MatchStar, 0, from, token_[-1].end, name);
}

// A name that a pattern binds: not `_`, and not the start of a dotted name, a class or a keyword.
const Token& Parser::capture_target() {
    const Token& token = expect(TokenKind::Name);
    if (token.text == names::underscore) {
        refuse(DiagKind::SyntaxTarget, Span{token.begin, token.end}, "_", "use as a target");
    }
    if (at(TokenKind::Dot) || at(TokenKind::LParen) || at(TokenKind::Assign))
        expected("the end of the pattern");
    return token;
}

NodeId Parser::pattern() {
    const Deeper deeper(*this);
    const Start from = start();
    const NodeId inner = or_pattern();
    if (!accept(TokenKind::KwAs)) return inner;
    const StringId name = capture_target().text;
    return node(Kind::MatchAs, 0, from, token_[-1].end, name, inner);
}

NodeId Parser::or_pattern() {
    const Start from = start();
    const NodeId first = closed_pattern();
    if (!at(TokenKind::Pipe)) return first;
    Pending all(tree_);
    all.push(first);
    while (accept(TokenKind::Pipe)) all.push(closed_pattern());
    return operation(Kind::MatchOr, 0, from, all.all());
}

NodeId Parser::closed_pattern() {
    const Start from = start();
    switch (kind()) {
        case TokenKind::KwNone:
        case TokenKind::KwTrue:
        case TokenKind::KwFalse: {
            const ConstantKind value = at(TokenKind::KwNone)   ? ConstantKind::None
                                       : at(TokenKind::KwTrue) ? ConstantKind::True
                                                               : ConstantKind::False;
            ++token_;
            return operation(Kind::MatchSingleton, value, from);
        }
        case TokenKind::Number:
        case TokenKind::Minus:
        case TokenKind::String:
            return operation(Kind::MatchValue, 0, from, literal_value());
        case TokenKind::LParen:
            return sequence_pattern(TokenKind::RParen);
        case TokenKind::LBracket:
            return sequence_pattern(TokenKind::RBracket);
        case TokenKind::LBrace:
            return mapping_pattern();
        case TokenKind::Name:
            break;
        default:
            expected("a pattern");
    }
    const TokenKind next = kind_after(1);
    // Like CPython, `_` is the wildcard before it could be the start of a dotted name or a class.
    if (token_->text == names::underscore || (next != TokenKind::Dot && next != TokenKind::LParen)) {
        const StringId name = token_->text;
        ++token_;
        return node(Kind::MatchAs, 0, from, token_[-1].end, name == names::underscore ? StringId{} : name,
                    NodeId{});
    }
    const NodeId value = name_or_attribute();
    if (at(TokenKind::LParen)) return class_pattern(value, from);
    return operation(Kind::MatchValue, 0, from, value);
}

NodeId Parser::name_or_attribute() {
    const Start from = start();
    if (!at(TokenKind::Name)) expected("a name");
    NodeId value = name();
    for (; accept(TokenKind::Dot); ++links_) {
        const StringId attr = expect_name();
        value = node(Kind::Attribute, 0, from, token_[-1].end, attr, value);
    }
    return value;
}

// A string or a number; a complex number is a sum of two.
NodeId Parser::literal_value() {
    if (at(TokenKind::String)) return strings();
    const Start from = start();
    const NodeId real = signed_number();
    if (!at(TokenKind::Plus) && !at(TokenKind::Minus)) return real;
    const Operator op = at(TokenKind::Plus) ? Operator::Add : Operator::Sub;
    const NodeId digits =
        tree_[real].kind == Kind::UnaryOp ? tree_.child(real, field::UnaryOp::operand) : real;
    if (tree_[digits].constant() == ConstantKind::Complex) {
        refuse(DiagKind::SyntaxInvalid, tree_[real].span, "a real number is required in a complex literal");
    }
    ++token_;
    if (!at(TokenKind::Number)) expected("an imaginary number");
    const NodeId imaginary = number();
    if (tree_[imaginary].constant() != ConstantKind::Complex) {
        refuse(DiagKind::SyntaxInvalid, tree_[imaginary].span,
               "an imaginary number is required in a complex literal");
    }
    return operation(Kind::BinOp, op, from, real, imaginary);
}

NodeId Parser::signed_number() {
    const Start from = start();
    const bool negative = accept(TokenKind::Minus);
    if (!at(TokenKind::Number)) expected("a number");
    const NodeId digits = number();
    return negative ? operation(Kind::UnaryOp, UnaryOperator::USub, from, digits) : digits;
}

// In square brackets always a sequence; in round ones a group unless there is a comma or nothing.
NodeId Parser::sequence_pattern(TokenKind close) {
    const Start from = start();
    ++token_;
    Pending all(tree_);
    bool comma = false;
    while (!at(close)) {
        all.push(maybe_star_pattern());
        if (!accept(TokenKind::Comma)) break;
        comma = true;
    }
    expect(close);
    if (close == TokenKind::RParen && all.size() == 1 && !comma) {
        const NodeId only = all.all()[0];
        if (tree_[only].kind == Kind::MatchStar) expected("a pattern");
        return only;
    }
    return operation(Kind::MatchSequence, 0, from, all.all());
}

NodeId Parser::mapping_pattern() {
    const Start from = start();
    ++token_;
    Pending pairs(tree_);  // key, pattern, key, pattern...
    StringId rest;
    while (!at(TokenKind::RBrace)) {
        if (accept(TokenKind::DoubleStar)) {
            rest = capture_target().text;
            accept(TokenKind::Comma);
            break;  // nothing may follow the rest
        }
        switch (kind()) {
            case TokenKind::Name: {
                const NodeId key = name_or_attribute();
                if (tree_[key].kind == Kind::Name) expected("'.'");
                pairs.push(key);
                break;
            }
            case TokenKind::KwNone:
                pairs.push(simple_constant(ConstantKind::None));
                break;
            case TokenKind::KwTrue:
                pairs.push(simple_constant(ConstantKind::True));
                break;
            case TokenKind::KwFalse:
                pairs.push(simple_constant(ConstantKind::False));
                break;
            default:
                pairs.push(literal_value());
                break;
        }
        expect(TokenKind::Colon);
        pairs.push(pattern());
        if (!accept(TokenKind::Comma)) break;
    }
    expect(TokenKind::RBrace);
    const auto all = pairs.all();
    const NodeId id = node(Kind::MatchMapping, 0, from, token_[-1].end, rest);
    open_fields();
    for (size_t i = 0; i < all.size(); i += 2) push_child(all[i]);
    close_field();
    for (size_t i = 1; i < all.size(); i += 2) push_child(all[i]);
    close_field();
    return id;
}

NodeId Parser::class_pattern(NodeId cls, Start from) {
    expect(TokenKind::LParen);
    Pending all(tree_);  // patterns, then name, pattern, name, pattern...
    size_t positional = 0;
    while (!at(TokenKind::RParen)) {
        if (at(TokenKind::Name) && kind_after(1) == TokenKind::Assign) {
            all.push(identifier(*token_));
            token_ += 2;
            all.push(pattern());
        } else {
            if (all.size() != positional) {
                refuse(DiagKind::SyntaxInvalid, here(), "a positional pattern follows keyword patterns");
            }
            all.push(pattern());
            ++positional;
        }
        if (!accept(TokenKind::Comma)) break;
    }
    expect(TokenKind::RParen);
    const auto parts = all.all();
    const NodeId id = operation(Kind::MatchClass, 0, from);
    open_fields();
    push_child(cls);
    close_field();
    for (size_t i = 0; i < positional; ++i) push_child(parts[i]);
    close_field();
    for (size_t i = positional; i < parts.size(); i += 2) push_child(parts[i]);
    close_field();
    for (size_t i = positional + 1; i < parts.size(); i += 2) push_child(parts[i]);
    close_field();
    return id;
}

}  // namespace weft::syntax
