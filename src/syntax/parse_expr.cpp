// Expressions from star_expressions down to primary; atoms are in parse_atom.cpp.
#include "syntax/parser.h"

namespace weft::syntax {

// How strongly each token binds as an infix operator; None for all others.
struct Parser::LevelTable {
    Level of[static_cast<size_t>(TokenKind::Count)] = {};
    bool starts[static_cast<size_t>(TokenKind::Count)] = {};
    bool ends[static_cast<size_t>(TokenKind::Count)] = {};     // cannot continue an expression
    bool extends[static_cast<size_t>(TokenKind::Count)] = {};  // makes more of an atom before it
    constexpr LevelTable() {
        using T = TokenKind;
        const auto set = [this](Level level, auto... kinds) {
            ((of[static_cast<size_t>(kinds)] = level), ...);
        };
        set(Or, T::KwOr);
        set(And, T::KwAnd);
        set(Compare, T::Equal, T::NotEqual, T::Less, T::LessEqual, T::Greater, T::GreaterEqual, T::KwIn,
            T::KwIs, T::KwNot);
        set(BitOr, T::Pipe);
        set(BitXor, T::Caret);
        set(BitAnd, T::Ampersand);
        set(Shift, T::LeftShift, T::RightShift);
        set(Sum, T::Plus, T::Minus);
        set(Term, T::Star, T::Slash, T::DoubleSlash, T::Percent, T::At);
        for (T kind :
             {T::Name, T::Number, T::String, T::KwFalse, T::KwNone, T::KwTrue, T::KwAwait, T::KwLambda,
              T::KwNot, T::LParen, T::LBracket, T::LBrace, T::Ellipsis, T::Plus, T::Minus, T::Tilde}) {
            starts[static_cast<size_t>(kind)] = true;
        }
        for (T kind : {T::Newline, T::Comma, T::Colon, T::Assign, T::RParen, T::RBracket, T::RBrace}) {
            ends[static_cast<size_t>(kind)] = true;
        }
        for (T kind : {T::Dot, T::LParen, T::LBracket, T::DoubleStar}) {
            extends[static_cast<size_t>(kind)] = true;
        }
    }
    Level operator[](TokenKind kind) const { return of[static_cast<size_t>(kind)]; }
};
constexpr Parser::LevelTable Parser::levels;

bool Parser::starts_expression() const {
    return levels.starts[static_cast<size_t>(kind())];
}

NodeId Parser::star_expressions() {
    const Start from = start();
    const NodeId first = star_expression();
    if (!at(TokenKind::Comma)) return first;
    Pending elements(tree_);
    elements.push(first);
    while (accept(TokenKind::Comma) && (starts_expression() || at(TokenKind::Star)))
        elements.push(star_expression());
    return operation(Kind::Tuple, Context::Load, from, elements.all());
}

NodeId Parser::star_expression() {
    if (!at(TokenKind::Star)) return expression();
    const Start from = start();
    ++token_;
    return operation(Kind::Starred, Context::Load, from, bitwise_or());
}

NodeId Parser::star_named_expression() {
    return at(TokenKind::Star) ? star_expression() : named_expression();
}

NodeId Parser::named_expression() {
    if (!at(TokenKind::Name) || kind_after(1) != TokenKind::Walrus) return expression();
    const Start from = start();
    const NodeId target = name();
    tree_[target].detail = static_cast<uint8_t>(Context::Store);
    ++token_;
    return operation(Kind::NamedExpr, 0, from, target, expression());
}

NodeId Parser::expression() {
    // Half of all expressions are a name alone: no need to go through every rule below.
    if (at(TokenKind::Name) && levels.ends[static_cast<size_t>(kind_after(1))]) return name();
    const Deeper deeper(*this);
    if (at(TokenKind::KwLambda)) return lambda();
    const Start from = start();
    const NodeId body = disjunction();
    return at(TokenKind::KwIf) ? conditional(body, from) : body;
}

NodeId Parser::conditional(NodeId body, Start from) {
    ++token_;
    const NodeId test = disjunction();
    expect(TokenKind::KwElse);
    const NodeId orelse = expression();
    return operation(Kind::IfExp, 0, from, test, body, orelse);
}

// Operators that bind at least as strongly as `least`, by precedence climbing. The left operand may
// be in brackets, so a node starts at its first token and not where the operand's own node starts.
NodeId Parser::climb(Level least) {
    const Start from = start();
    NodeId left = at(TokenKind::KwNot) && least <= Not ? inversion() : operand();
    for (;;) {
        const Level level = levels[kind()];
        if (level < least || level == None) return left;
        if (level <= And) {
            left = bool_op(left, level, from);
        } else if (level == Compare) {
            left = comparison(left, from);
        } else {
            const auto op = static_cast<uint8_t>(kind()) - static_cast<uint8_t>(TokenKind::Plus);
            ++token_;
            ++links_;
            const NodeId right = climb(static_cast<Level>(level + 1));
            left = operation(Kind::BinOp, op, from, left, right);
        }
    }
}

// Most operands are a name or a number alone: no need to go through the rules below.
NodeId Parser::operand() {
    const bool atom = at(TokenKind::Name) || at(TokenKind::Number);
    if (!atom || levels.extends[static_cast<size_t>(kind_after(1))]) return factor();
    return at(TokenKind::Name) ? name() : number();
}

NodeId Parser::bool_op(NodeId first, Level level, Start from) {
    const TokenKind op = kind();
    Pending values(tree_);
    values.push(first);
    while (accept(op)) values.push(climb(static_cast<Level>(level + 1)));
    return operation(Kind::BoolOp, level == And ? BoolOperator::And : BoolOperator::Or, from, values.all());
}

CompareOperator Parser::compare_operator() {
    const TokenKind op = kind();
    ++token_;
    switch (op) {
        case TokenKind::KwIn:
            return CompareOperator::In;
        case TokenKind::KwNot:
            expect(TokenKind::KwIn);
            return CompareOperator::NotIn;
        case TokenKind::KwIs:
            return accept(TokenKind::KwNot) ? CompareOperator::IsNot : CompareOperator::Is;
        default:
            break;
    }
    return static_cast<CompareOperator>(static_cast<uint8_t>(op) - static_cast<uint8_t>(TokenKind::Equal));
}

NodeId Parser::comparison(NodeId left, Start from) {
    Pending pairs(tree_);  // operator, operand, operator, operand...
    while (levels[kind()] == Compare) {
        const Start op_start = start();
        const CompareOperator op = compare_operator();
        const Span span{op_start.begin, token_[-1].end};
        pairs.push(tree_.add(Kind::CmpOp, static_cast<uint8_t>(op), span, 0, {}));
        pairs.push(bitwise_or());
    }
    const auto all = pairs.all();
    const NodeId id = operation(Kind::Compare, 0, from);
    open_fields();
    push_child(left);
    close_field();
    for (size_t i = 0; i < all.size(); i += 2) push_child(all[i]);
    close_field();
    for (size_t i = 1; i < all.size(); i += 2) push_child(all[i]);
    close_field();
    return id;
}

NodeId Parser::inversion() {
    const Deeper deeper(*this);
    const Start from = start();
    ++token_;
    const NodeId operand = climb(Not);
    return operation(Kind::UnaryOp, UnaryOperator::Not, from, operand);
}

NodeId Parser::factor() {
    UnaryOperator op;
    switch (kind()) {
        case TokenKind::Plus:
            op = UnaryOperator::UAdd;
            break;
        case TokenKind::Minus:
            op = UnaryOperator::USub;
            break;
        case TokenKind::Tilde:
            op = UnaryOperator::Invert;
            break;
        default: {
            const Start from = start();
            const NodeId base = primary();
            if (!at(TokenKind::DoubleStar)) return base;
            const Deeper deeper(*this);
            ++token_;
            const NodeId exponent = factor();
            return operation(Kind::BinOp, Operator::Pow, from, base, exponent);
        }
    }
    const Deeper deeper(*this);
    const Start from = start();
    ++token_;
    const NodeId operand = factor();
    return operation(Kind::UnaryOp, op, from, operand);
}

NodeId Parser::primary() {
    const Start from = start();
    if (accept(TokenKind::KwAwait)) {
        if (at(TokenKind::KwAwait)) expected("an expression");
        const NodeId value = primary();
        return operation(Kind::Await, 0, from, value);
    }
    NodeId value = atom();
    for (;; ++links_) {
        switch (kind()) {
            case TokenKind::Dot: {
                ++token_;
                const StringId attr = expect_name();
                value = node(Kind::Attribute, 0, from, token_[-1].end, attr, value);
                break;
            }
            case TokenKind::LParen:
                value = call(value, from);
                break;
            case TokenKind::LBracket:
                value = subscript(value, from);
                break;
            default:
                return value;
        }
    }
}

NodeId Parser::call(NodeId function, Start from) {
    const Start open = start();
    ++token_;
    Pending arguments(tree_);
    call_arguments(arguments, open);
    expect(TokenKind::RParen);
    const NodeId id = operation(Kind::Call, 0, from);
    open_fields();
    push_child(function);
    close_field();
    call_fields(arguments.all());
    return id;
}

// Positional and starred arguments, then keywords; each in the order of the text.
void Parser::call_fields(std::span<const NodeId> arguments) {
    size_t keywords = 0;
    for (NodeId id : arguments) {
        const bool is_keyword = tree_[id].kind == Kind::Keyword;
        keywords += is_keyword;
        if (!is_keyword) push_child(id);
    }
    close_field();
    if (keywords != 0) {
        for (NodeId id : arguments) {
            if (tree_[id].kind == Kind::Keyword) push_child(id);
        }
    }
    close_field();
}

// Up to the closing bracket, which stays. `open` is the bracket a lone generator shares with the call.
void Parser::call_arguments(Pending& arguments, std::optional<Start> open) {
    bool keyword_seen = false, unpacking_seen = false;
    while (!at(TokenKind::RParen)) {
        const Start from = start();
        if (accept(TokenKind::DoubleStar)) {
            arguments.push(operation(Kind::Keyword, 0, from, expression()));
            unpacking_seen = true;
        } else if (accept(TokenKind::Star)) {
            if (unpacking_seen) {
                refuse(DiagKind::SyntaxInvalid, here(),
                       "an unpacked argument follows an unpacked keyword argument");
            }
            arguments.push(operation(Kind::Starred, Context::Load, from, expression()));
        } else if (at(TokenKind::Name) && kind_after(1) == TokenKind::Assign) {
            const StringId text = token_->text;
            token_ += 2;
            const NodeId value = expression();
            arguments.push(node(Kind::Keyword, 0, from, token_[-1].end, text, value));
            keyword_seen = true;
        } else {
            const NodeId value = named_expression();
            if (at_comprehension()) {
                // CPython reads `f(x for x in y)` only as the sole argument, without a comma.
                if (!open || arguments.size() != 0) generator_needs_brackets(value);
                const NodeId generator = comprehension(Kind::GeneratorExp, *open, TokenKind::RParen, value);
                --token_;
                arguments.push(generator);
                return;
            }
            if (keyword_seen || unpacking_seen) {
                refuse(DiagKind::SyntaxInvalid, tree_[value].span,
                       "a positional argument follows keyword arguments");
            }
            arguments.push(value);
        }
        if (!accept(TokenKind::Comma)) return;
    }
}

void Parser::generator_needs_brackets(NodeId element) {
    refuse(DiagKind::SyntaxInvalid, tree_[element].span,
           "a generator expression needs brackets of its own here");
}

NodeId Parser::subscript(NodeId value, Start from) {
    ++token_;
    const Start inside = start();
    NodeId index = slice();
    if (at(TokenKind::Comma) || tree_[index].kind == Kind::Starred) {
        Pending items(tree_);
        items.push(index);
        while (accept(TokenKind::Comma) && !at(TokenKind::RBracket)) items.push(slice());
        index = operation(Kind::Tuple, Context::Load, inside, items.all());
    }
    expect(TokenKind::RBracket);
    return operation(Kind::Subscript, Context::Load, from, value, index);
}

NodeId Parser::slice() {
    const Start from = start();
    if (accept(TokenKind::Star)) return operation(Kind::Starred, Context::Load, from, expression());
    NodeId lower, upper, step;
    if (!at(TokenKind::Colon)) {
        lower = named_expression();
        if (!at(TokenKind::Colon)) return lower;
        if (tree_[lower].kind == Kind::NamedExpr && tree_[lower].span.begin == from.begin) expected("']'");
    }
    expect(TokenKind::Colon);
    if (starts_expression()) upper = expression();
    if (accept(TokenKind::Colon) && starts_expression()) step = expression();
    return operation(Kind::Slice, 0, from, lower, upper, step);
}

NodeId Parser::lambda() {
    const Start from = start();
    ++token_;
    const NodeId args = parameters(TokenKind::Colon, false);
    expect(TokenKind::Colon);
    const NodeId body = expression();
    return operation(Kind::Lambda, 0, from, args, body);
}

NodeId Parser::yield_expr() {
    const Start from = start();
    expect(TokenKind::KwYield);
    if (accept(TokenKind::KwFrom)) return operation(Kind::YieldFrom, 0, from, expression());
    NodeId value;
    if (starts_expression() || at(TokenKind::Star)) value = star_expressions();
    return operation(Kind::Yield, 0, from, value);
}

NodeId Parser::yield_or_star_expressions() {
    return at(TokenKind::KwYield) ? yield_expr() : star_expressions();
}

// The targets of a for loop or a comprehension. Comparisons are out of reach, so `in` stays.
NodeId Parser::star_targets() {
    const Start from = start();
    const auto target = [this] { return at(TokenKind::Star) ? star_expression() : bitwise_or(); };
    NodeId all = target();
    if (at(TokenKind::Comma)) {
        Pending elements(tree_);
        elements.push(all);
        while (accept(TokenKind::Comma) && !at(TokenKind::KwIn)) elements.push(target());
        all = operation(Kind::Tuple, Context::Load, from, elements.all());
    }
    set_context(all, Context::Store, "assign to");
    return all;
}

}  // namespace weft::syntax
