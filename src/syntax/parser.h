// Private to syntax/.
// The recursive-descent parser behind parse(). Each function is named after the rule of Python's
// grammar it reads; parse_expr, parse_atom, parse_stmt, parse_compound, parse_pattern and parse_string
// hold them. Internal to syntax/: other stages include parse.h.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/strings.h"
#include "syntax/parse.h"
#include "syntax/refuse.h"
#include "syntax/token.h"
#include "syntax/tree.h"

namespace weft::syntax {

class Parser {
  public:
    Parser(Tree& tree, Strings& strings) : tree_(tree), strings_(strings) {}

    void file();  // fills the tree or throws Refused

  private:
    // Binding strength of operators, loosest first. Not is a prefix, so no token has it as an infix.
    enum Level : uint8_t { None, Or, And, Not, Compare, BitOr, BitXor, BitAnd, Shift, Sum, Term };
    struct LevelTable;
    static const LevelTable levels;

    // Where a node starts.
    struct Start {
        uint32_t begin, line;
    };
    // Children that wait on the tree's stack for their parent; gone when the scope ends.
    class Pending {
      public:
        explicit Pending(Tree& tree) : stack_(tree.pending_), base_(stack_.size()) {}
        ~Pending() { stack_.shrink(base_); }
        void push(NodeId id) { stack_.push_back(id); }
        std::span<const NodeId> all() const { return {stack_.data() + base_, stack_.data() + stack_.size()}; }
        size_t size() const { return stack_.size() - base_; }

      private:
        PodVector<NodeId>& stack_;
        size_t base_;
    };
    // Counts nesting while it lives, so that no input can exhaust the stack.
    class Deeper {
      public:
        explicit Deeper(Parser& parser) : parser_(parser) {
            if (++parser_.depth_ > parser_.peak_) parser_.deepen();
        }
        ~Deeper() { --parser_.depth_; }
        Deeper(const Deeper&) = delete;
        Deeper& operator=(const Deeper&) = delete;

      private:
        Parser& parser_;
    };
    struct Branch {
        Start from;
        NodeId test;
        size_t body_size;
    };
    enum class ParamKind : uint8_t { PositionalOnly, Plain, VarArgs, KeywordOnly, KwArgs };
    struct Param {
        NodeId arg, default_value;
        ParamKind kind;
    };

    // Tokens
    TokenKind kind() const { return token_->kind; }
    TokenKind kind_after(unsigned n) const { return token_[n].kind; }
    bool at(TokenKind kind) const { return token_->kind == kind; }
    bool at_name(StringId name) const { return at(TokenKind::Name) && token_->text == name; }
    bool accept(TokenKind kind) {
        if (token_->kind != kind) return false;
        ++token_;
        return true;
    }
    const Token& expect(TokenKind kind) {
        if (token_->kind != kind) [[unlikely]]
            expected(spelling(kind));
        return *token_++;
    }
    StringId expect_name() { return expect(TokenKind::Name).text; }
    Span here() const { return {token_->begin, token_->end}; }
    Start start() const { return {token_->begin, token_->line}; }
    uint32_t last_end() const;  // of the last token that is not layout
    [[noreturn]] void expected(std::string_view what) const;
    [[noreturn]] void too_deep(Span where) const;
    void deepen();

    // Nodes
    template <class... Fields>
    NodeId node(Kind kind, uint8_t detail, Start from, uint32_t end, StringId text, const Fields&... fields) {
        return tree_.add(kind, detail, {from.begin, end}, from.line, text, fields...);
    }
    template <class... Fields>
    NodeId node(Kind kind, Start from, const Fields&... fields) {
        return node(kind, 0, from, last_end(), StringId{}, fields...);
    }
    template <class Op, class... Fields>
    NodeId operation(Kind kind, Op op, Start from, const Fields&... fields) {
        return node(kind, static_cast<uint8_t>(op), from, token_[-1].end, StringId{}, fields...);
    }
    NodeId identifier(const Token& token);
    void open_fields() { tree_.bounds_.push_back(static_cast<uint32_t>(tree_.children_.size())); }
    void push_child(NodeId id) { tree_.children_.push_back(id); }
    void close_field() { tree_.bounds_.push_back(static_cast<uint32_t>(tree_.children_.size())); }
    void set_context(NodeId id, Context context, const char* verb);
    void check_height();

    // parse_expr.cpp
    NodeId star_expressions();
    NodeId star_expression();
    NodeId star_named_expression();
    NodeId named_expression();
    NodeId expression();
    NodeId disjunction() { return climb(Or); }
    NodeId bitwise_or() { return climb(BitOr); }
    NodeId climb(Level least);
    NodeId operand();
    NodeId bool_op(NodeId first, Level level, Start from);
    NodeId comparison(NodeId left, Start from);
    CompareOperator compare_operator();
    NodeId inversion();
    NodeId factor();
    NodeId primary();
    NodeId call(NodeId function, Start from);
    void call_arguments(Pending& arguments, std::optional<Start> open);
    void call_fields(std::span<const NodeId> arguments);
    [[noreturn]] void generator_needs_brackets(NodeId element);
    NodeId subscript(NodeId value, Start from);
    NodeId slice();
    NodeId lambda();
    NodeId conditional(NodeId body, Start from);
    NodeId yield_expr();
    NodeId yield_or_star_expressions();
    NodeId star_targets();
    bool starts_expression() const;

    // parse_atom.cpp
    NodeId atom();
    NodeId name();
    NodeId simple_constant(ConstantKind constant);
    NodeId number();
    NodeId parenthesized();
    NodeId list();
    NodeId dict_or_set();
    NodeId set(Start from, NodeId first);
    NodeId dict(Start from, NodeId key);
    NodeId comprehension(Kind kind, Start from, TokenKind close, NodeId elt);
    NodeId dict_comprehension(Start from, NodeId key, NodeId value);
    void for_if_clauses(Pending& generators);
    bool at_comprehension() const { return at(TokenKind::KwFor) || at(TokenKind::KwAsync); }

    // parse_params.cpp
    NodeId parameters(TokenKind close, bool annotated);
    NodeId parameter(bool annotated, bool star_annotation);
    NodeId arguments_node(Start from, size_t base);

    // parse_string.cpp
    struct StringSpan {
        const Token *first, *last;
    };
    struct StringParts;
    struct FormatScope {
        const Token* token;   // the literal
        uint32_t begin, end;  // of its body
        bool raw;
        int level;  // 0 in the string, 1 in a format, 2 in the format of a field in a format
    };
    NodeId strings();
    NodeId format_strings(StringSpan span);
    NodeId constant(ConstantKind kind, StringSpan span, std::string_view value);
    void flush(StringParts& parts, StringSpan span);
    NodeId joined(StringParts& parts, StringSpan span);
    void format_string(StringParts& parts, uint32_t& at, const FormatScope& scope);
    void format_literal(StringParts& parts, uint32_t& at, const FormatScope& scope);
    void format_field(StringParts& parts, uint32_t& at, const FormatScope& scope);
    uint32_t format_expression_end(uint32_t at, uint32_t end) const;
    NodeId format_expression(uint32_t begin, uint32_t end, const FormatScope& scope);

    // parse_stmt.cpp
    void statement(Pending& body);
    void simple_statements(Pending& body);
    NodeId simple_statement();
    NodeId expression_statement();
    NodeId assignment(Start from, NodeId first);
    NodeId annotated_assignment(Start from, NodeId target);
    void single_target(NodeId target, const char* verb);
    NodeId import_name();
    NodeId import_from();
    NodeId import_alias(Start from, StringId name);
    StringId dotted_name();
    NodeId del_statement();
    NodeId raise_statement();
    NodeId assert_statement();
    NodeId scope_statement(Kind kind);

    // parse_compound.cpp
    NodeId compound_statement();
    NodeId async_statement();
    NodeId decorated();
    // The decorators are the last nodes that wait on the stack; a block pushes its own above them.
    NodeId function_def(Start from, Kind kind, size_t decorators);
    NodeId class_def(size_t decorators);
    void block(Pending& body);
    void else_block(Pending& body);
    NodeId if_statement();
    NodeId while_statement();
    NodeId for_statement(Start from, Kind kind);
    NodeId with_statement(Start from, Kind kind);
    bool parenthesized_with_items(Pending& items);
    NodeId with_item();
    NodeId try_statement();
    NodeId except_handler(bool& star);
    bool at_match() const;
    NodeId match_statement();
    NodeId match_case();

    // parse_pattern.cpp
    NodeId patterns();
    NodeId pattern();
    NodeId or_pattern();
    NodeId maybe_star_pattern();
    NodeId closed_pattern();
    NodeId literal_value();
    NodeId signed_number();
    NodeId sequence_pattern(TokenKind close);
    NodeId mapping_pattern();
    NodeId class_pattern(NodeId cls, Start from);
    NodeId name_or_attribute();
    const Token& capture_target();

    Tree& tree_;
    Strings& strings_;
    const Token* token_ = nullptr;
    PodVector<Param> params_;
    PodVector<Branch> branches_;  // of if statements that are being read
    std::string scratch_;
    unsigned depth_ = 0, peak_ = 0;
    unsigned links_ = 0;  // nodes made without recursion, which can be deeper than the recursion
};

// string_literal.cpp: the parts of a string token, and the value of its body.
struct StringForm {
    uint32_t body_begin, body_end;  // between the quotes
    bool raw, bytes, format;
};
StringForm string_form(std::string_view source, const Token& token);
// Appends the value of source[begin, end); throws Refused for a bad escape.
void append_string_value(std::string& out, std::string_view source, uint32_t begin, uint32_t end, bool raw);
void append_bytes_value(std::string& out, std::string_view source, uint32_t begin, uint32_t end, bool raw);

}  // namespace weft::syntax
