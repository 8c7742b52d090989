#include "syntax/parse.h"

#include <algorithm>

#include "source/encoding.h"
#include "syntax/lexer.h"
#include "syntax/parser.h"

namespace weft::syntax {

std::optional<Diag> parse(Sources& sources, SourceId source, Strings& strings, Tree& out) {
    out.clear();
    out.set_source(source, sources[source]);
    return refused_in(source, [&] {
        decode(sources, source);
        Parser(out, strings).file();
    });
}

void Parser::file() {
    const Source& source = tree_.text();
    const auto size = static_cast<uint32_t>(source.text().size());
    Lexer(source.padded(), size, strings_, tree_.tokens_).file(source.begin());
    token_ = tree_.tokens_.data();

    Pending body(tree_);
    while (!at(TokenKind::End)) statement(body);
    tree_.set_root(tree_.add(Kind::Module, 0, {source.begin(), size}, 0, {}, body.all()));
    check_height();
}

uint32_t Parser::last_end() const {
    const Token* last = token_ - 1;
    while (last->kind >= TokenKind::Newline && last->kind <= TokenKind::Dedent) --last;
    return last->end;
}

void Parser::expected(std::string_view what) const {
    std::string found(spelling(kind()));
    if (at(TokenKind::Name)) found = "'" + std::string(strings_.text(token_->text)) + "'";
    refuse(DiagKind::SyntaxExpected, here(), what, found);
}

void Parser::too_deep(Span where) const {
    refuse(DiagKind::SyntaxNestingTooDeep, where, "code", std::to_string(max_depth));
}

void Parser::deepen() {
    peak_ = depth_;
    if (depth_ > max_depth) too_deep(here());
}

NodeId Parser::identifier(const Token& token) {
    return tree_.add(Kind::Identifier, 0, {token.begin, token.end}, 0, token.text);
}

// Loops build chains (a + b + c, a.b.c, elif) that are deeper than the recursion that read them.
// Few files have enough of them to matter, so heights are only measured when they might.
void Parser::check_height() {
    constexpr unsigned nodes_per_level = 16;  // one of each binary operator, and the rest
    if (links_ + peak_ * nodes_per_level < max_depth) return;
    std::vector<uint32_t> heights(tree_.size());
    for (uint32_t i = 0; i < tree_.size(); ++i) {
        uint32_t highest = 0;
        for (NodeId child : tree_.children(NodeId{i})) {
            if (child.valid()) highest = std::max(highest, heights[child.index]);
        }
        heights[i] = highest + 1;
        if (heights[i] > max_depth) too_deep(tree_[NodeId{i}].span);
    }
}

// Turns an expression that was read as a value into a target.
void Parser::set_context(NodeId id, Context context, const char* verb) {
    Node& target = tree_[id];
    switch (target.kind) {
        case Kind::Name:
        case Kind::Attribute:
        case Kind::Subscript:
            target.detail = static_cast<uint8_t>(context);
            return;
        case Kind::Starred:
            if (context == Context::Del) break;
            target.detail = static_cast<uint8_t>(context);
            return set_context(tree_.child(id, field::Starred::value), context, verb);
        case Kind::List:
        case Kind::Tuple: {
            const Deeper deeper(*this);
            target.detail = static_cast<uint8_t>(context);
            for (NodeId element : tree_.field(id, field::List::elts)) set_context(element, context, verb);
            return;
        }
        default:
            break;
    }
    refuse(DiagKind::SyntaxTarget, target.span, info(target.kind).python, verb);
}

}  // namespace weft::syntax
