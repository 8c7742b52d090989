// Strings: adjacent literals joined, and f-strings taken apart as CPython 3.11 does it. Before 3.12
// an f-string is one token: its fields are found by looking for braces, then parsed on their own.
#include "syntax/lexer.h"
#include "syntax/parser.h"

namespace weft::syntax {
namespace {

bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
}

[[noreturn]] void complain(uint32_t at, const std::string& text) {
    refuse(DiagKind::SyntaxFString, Span{at, at + 1}, text);
}

}  // namespace

// What an f-string has become so far: finished values, and literal text that may still grow. CPython
// places all parts at the whole of the joined literals, but a format and its last text at their own literal.
struct Parser::StringParts {
    StringSpan span;
    Pending values;
    std::string literal;
};

NodeId Parser::constant(ConstantKind kind, StringSpan span, std::string_view value) {
    const StringId text = strings_.intern(value);
    const NodeId id = tree_.add(Kind::Constant, static_cast<uint8_t>(kind),
                                {span.first->begin, span.last->end}, span.first->line, text);
    if (kind == ConstantKind::Str && tree_.source()[span.first->begin] == 'u') tree_[id].flags = u_prefix;
    return id;
}

NodeId Parser::strings() {
    StringSpan span{token_, token_};
    while (span.last[1].kind == TokenKind::String) ++span.last;
    token_ = span.last + 1;

    bool any_bytes = false, any_text = false, any_format = false;
    for (const Token* token = span.first; token <= span.last; ++token) {
        const StringForm form = string_form(tree_.source(), *token);
        (form.bytes ? any_bytes : any_text) = true;
        any_format = any_format || form.format;
    }
    if (any_bytes && any_text) {
        refuse(DiagKind::SyntaxInvalid, Span{span.first->begin, span.last->end},
               "bytes and text cannot be joined");
    }
    if (any_format) return format_strings(span);

    scratch_.clear();
    for (const Token* token = span.first; token <= span.last; ++token) {
        const StringForm form = string_form(tree_.source(), *token);
        const auto append = any_bytes ? append_bytes_value : append_string_value;
        append(scratch_, tree_.source(), form.body_begin, form.body_end, form.raw);
    }
    return constant(any_bytes ? ConstantKind::Bytes : ConstantKind::Str, span, scratch_);
}

NodeId Parser::format_strings(StringSpan span) {
    StringParts parts{span, Pending(tree_), {}};
    for (const Token* token = span.first; token <= span.last; ++token) {
        const StringForm form = string_form(tree_.source(), *token);
        if (!form.format) {
            append_string_value(parts.literal, tree_.source(), form.body_begin, form.body_end, form.raw);
            continue;
        }
        uint32_t at = form.body_begin;
        format_string(parts, at, {token, form.body_begin, form.body_end, form.raw, 0});
    }
    return joined(parts, span);
}

// The literal text that has come together, as a value of its own.
void Parser::flush(StringParts& parts, StringSpan span) {
    if (parts.literal.empty()) return;
    parts.values.push(constant(ConstantKind::Str, span, parts.literal));
    parts.literal.clear();
}

NodeId Parser::joined(StringParts& parts, StringSpan span) {
    flush(parts, span);
    const Span place{span.first->begin, span.last->end};
    return tree_.add(Kind::JoinedStr, 0, place, span.first->line, {}, parts.values.all());
}

// Literals and fields in turn, to the end of the string or, in a format, to its closing brace.
void Parser::format_string(StringParts& parts, uint32_t& at, const FormatScope& scope) {
    while (at < scope.end) {
        format_literal(parts, at, scope);
        if (at >= scope.end || tree_.source()[at] == '}') return;
        format_field(parts, at, scope);
    }
}

void Parser::format_literal(StringParts& parts, uint32_t& at, const FormatScope& scope) {
    const std::string_view source = tree_.source();
    uint32_t begin = at;
    const auto take = [&](uint32_t end) {
        append_string_value(parts.literal, source, begin, end, scope.raw);
    };
    while (at < scope.end) {
        char c = source[at];
        if (c == '\\' && !scope.raw && at + 1 < scope.end) {
            c = source[++at];
            if (c == 'N' && at + 1 < scope.end && source[at + 1] == '{') {
                while (at < scope.end && source[at] != '}') ++at;
                if (at < scope.end) ++at;
                continue;
            }
            // A backslash before a brace stands for itself, and the brace keeps its meaning.
            if (c != '{' && c != '}') {
                ++at;
                continue;
            }
        }
        if (c != '{' && c != '}') {
            ++at;
            continue;
        }
        if (scope.level == 0) {
            if (at + 1 < scope.end && source[at + 1] == c) {
                take(at + 1);
                at += 2;
                begin = at;
                continue;
            }
            if (c == '}') complain(at, "a single '}' cannot stand here");
        }
        break;
    }
    take(at);
}

// One replacement field, `{expression = !conversion : format}`; `at` is at its opening brace.
void Parser::format_field(StringParts& parts, uint32_t& at, const FormatScope& scope) {
    const std::string_view source = tree_.source();
    if (scope.level >= 2) complain(at, "fields are nested too deeply");
    const uint32_t begin = at + 1;
    const uint32_t end = format_expression_end(begin, scope.end);
    if (end >= scope.end) complain(at, "'}' is missing");
    at = end;
    const NodeId value = format_expression(begin, end, scope);

    bool shows_text = false;
    if (source[at] == '=') {
        shows_text = true;
        ++at;
        while (at < scope.end && (is_space(source[at]) || source[at] == '\v')) ++at;
        append_string_value(parts.literal, source, begin, at, true);
    }
    flush(parts, parts.span);
    uint8_t conversion = 0;
    if (at < scope.end && source[at] == '!') {
        conversion = at + 1 < scope.end ? static_cast<uint8_t>(source[at + 1]) : 0;
        if (conversion != 's' && conversion != 'r' && conversion != 'a') {
            complain(at, "a conversion is one of s, r and a");
        }
        at += 2;
    }
    NodeId format;
    if (at < scope.end && source[at] == ':') {
        ++at;
        StringParts inner{parts.span, Pending(tree_), {}};
        FormatScope nested = scope;
        ++nested.level;
        format_string(inner, at, nested);
        format = joined(inner, {scope.token, scope.token});
    }
    if (at >= scope.end || source[at] != '}') complain(at, "'}' is missing");
    ++at;
    if (shows_text && conversion == 0 && !format.valid()) conversion = 'r';
    const Span span{parts.span.first->begin, parts.span.last->end};
    parts.values.push(
        tree_.add(Kind::FormattedValue, conversion, span, parts.span.first->line, {}, value, format));
}

// Where the expression of a field ends: at a `!`, `:`, `=` or `}` outside of brackets and strings.
uint32_t Parser::format_expression_end(uint32_t at, uint32_t end) const {
    const std::string_view source = tree_.source();
    std::string open;
    char quote = 0;
    bool triple = false;
    for (; at < end; ++at) {
        const char c = source[at];
        const char next = at + 1 < end ? source[at + 1] : '\0';
        const bool three = at + 2 < end && next == c && source[at + 2] == c;
        if (c == '\\') complain(at, "an expression cannot include a backslash");
        if (quote != 0) {
            if (c == quote && (!triple || three)) {
                at += triple ? 2 : 0;
                quote = 0;
            }
        } else if (c == '\'' || c == '"') {
            quote = c;
            triple = three;
            at += three ? 2 : 0;
        } else if (c == '(' || c == '[' || c == '{') {
            if (open.size() >= max_brackets) complain(at, "too many nested brackets");
            open += c;
        } else if (c == '#') {
            complain(at, "an expression cannot include '#'");
        } else if (open.empty() && (c == '!' || c == ':' || c == '}' || c == '=' || c == '<' || c == '>')) {
            if (next == '=' && c != ':' && c != '}') {
                ++at;
            } else if (c != '<' && c != '>') {
                break;
            }
        } else if (c == ')' || c == ']' || c == '}') {
            const char match = c == ')' ? '(' : c == ']' ? '[' : '{';
            if (open.empty() || open.back() != match) complain(at, std::string("unmatched '") + c + "'");
            open.pop_back();
        }
    }
    if (quote != 0) complain(at, "a string is not closed");
    if (!open.empty()) complain(at, std::string("unmatched '") + open.back() + "'");
    return at;
}

NodeId Parser::format_expression(uint32_t begin, uint32_t end, const FormatScope& scope) {
    const std::string_view source = tree_.source();
    uint32_t i = begin;
    while (i < end && is_space(source[i])) ++i;
    if (i == end) complain(begin, "an expression is missing");
    uint32_t line = scope.token->line;
    for (uint32_t k = scope.begin; k < begin; ++k) {
        line += source[k] == '\n' || (source[k] == '\r' && source[k + 1] != '\n');
    }
    PodVector<Token> tokens;
    Lexer(tree_.text().padded(), static_cast<uint32_t>(source.size()), strings_, tokens)
        .bracketed(begin, end, line);
    // CPython 3.11 gives such a string a column that belongs to no line, which no span can express.
    for (const Token& token : tokens) {
        const std::string_view text = source.substr(token.begin, token.end - token.begin);
        if (token.kind == TokenKind::String && token.line == line &&
            text.find_first_of("\r\n") != text.npos) {
            refuse(DiagKind::SyntaxFStringLines, Span{token.begin, token.end});
        }
    }
    const Token* outer = token_;
    token_ = tokens.data();
    const Deeper deeper(*this);
    const NodeId value = star_expressions();
    if (!at(TokenKind::End)) expected("'}'");
    token_ = outer;
    return value;
}

}  // namespace weft::syntax
