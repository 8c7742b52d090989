// Parameter lists of functions and lambdas.
#include "syntax/parser.h"

namespace weft::syntax {

// Up to `close`, which stays. Order and defaults follow CPython: positional-only / plain, *args,
// keyword-only, **kwargs.
NodeId Parser::parameters(TokenKind close, bool annotated) {
    const Start from = start();
    const size_t base = params_.size();
    const auto complain = [this](const char* text) { refuse(DiagKind::SyntaxInvalid, here(), text); };
    bool default_seen = false, slash_seen = false, star_seen = false, star_needs_name = false;
    while (!at(close)) {
        if (at(TokenKind::Slash)) {
            if (slash_seen || star_seen || params_.size() == base) complain("'/' cannot stand here");
            for (size_t i = base; i < params_.size(); ++i) params_[i].kind = ParamKind::PositionalOnly;
            slash_seen = true;
            ++token_;
        } else if (at(TokenKind::Star)) {
            if (star_seen) complain("'*' may appear only once");
            star_seen = true;
            ++token_;
            star_needs_name = at(TokenKind::Comma);
            if (!star_needs_name) params_.push_back({parameter(annotated, true), {}, ParamKind::VarArgs});
            if (at(TokenKind::Assign)) complain("a starred parameter cannot have a default");
        } else if (accept(TokenKind::DoubleStar)) {
            if (star_needs_name) complain("a named parameter must follow '*'");
            params_.push_back({parameter(annotated, false), {}, ParamKind::KwArgs});
            if (at(TokenKind::Assign)) complain("a double-starred parameter cannot have a default");
            accept(TokenKind::Comma);
            break;
        } else {
            const NodeId arg = parameter(annotated, false);
            NodeId value;
            if (accept(TokenKind::Assign)) {
                value = expression();
                default_seen = true;
            } else if (default_seen && !star_seen) {
                complain("a parameter without a default follows one with a default");
            }
            params_.push_back({arg, value, star_seen ? ParamKind::KeywordOnly : ParamKind::Plain});
            star_needs_name = false;
        }
        if (!accept(TokenKind::Comma)) break;
    }
    if (star_needs_name) complain("a named parameter must follow '*'");
    if (!at(close)) expected(spelling(close));
    const NodeId id = arguments_node(from, base);
    params_.shrink(base);
    return id;
}

NodeId Parser::parameter(bool annotated, bool star_annotation) {
    const Start from = start();
    const StringId text = expect_name();
    NodeId annotation;
    if (annotated && accept(TokenKind::Colon)) {
        const bool starred = star_annotation && at(TokenKind::Star);
        annotation = starred ? star_expression() : expression();
    }
    return node(Kind::Arg, 0, from, token_[-1].end, text, annotation);
}

NodeId Parser::arguments_node(Start from, size_t base) {
    const std::span<const Param> all(params_.data() + base, params_.size() - base);
    const uint32_t end = all.empty() ? from.begin : token_[-1].end;
    const NodeId id = tree_.add(Kind::Arguments, 0, {from.begin, end}, 0, {});
    const auto args_of = [&](ParamKind kind) {
        for (const Param& param : all) {
            if (param.kind == kind) push_child(param.arg);
        }
        close_field();
    };
    open_fields();
    args_of(ParamKind::PositionalOnly);
    args_of(ParamKind::Plain);
    args_of(ParamKind::VarArgs);
    args_of(ParamKind::KeywordOnly);
    for (const Param& param : all) {
        if (param.kind == ParamKind::KeywordOnly) push_child(param.default_value);
    }
    close_field();
    args_of(ParamKind::KwArgs);
    for (const Param& param : all) {
        const bool positional = param.kind == ParamKind::PositionalOnly || param.kind == ParamKind::Plain;
        if (positional && param.default_value.valid()) push_child(param.default_value);
    }
    close_field();
    return id;
}

}  // namespace weft::syntax
