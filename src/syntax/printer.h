// Private to syntax/.
// The printer behind print(). It writes brackets only where the grammar asks for them, so the text
// nests no deeper than the text the tree came from. Internal to syntax/: other stages include print.h.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/strings.h"
#include "base/text.h"
#include "syntax/print.h"
#include "syntax/tree.h"

namespace weft::syntax {

class Printer {
  public:
    Printer(const Tree& tree, const Strings& strings, TextBuffer& out)
        : tree_(tree), strings_(strings), out_(out) {}
    Printer(const Tree& tree, const Strings& strings, const Notes& notes, const Layout& layout,
            TextBuffer& out)
        : tree_(tree), strings_(strings), out_(out), notes_(&notes), layout_(&layout) {}

    void expression(NodeId id) { expr(id, Level::Expression); }
    void module() {
        const auto body = tree_.field(tree_.root(), field::Module::body);
        layout_ == nullptr ? statements(body) : laid_out_module(body);
    }

  private:
    // What may stand at a place without brackets, from everything to the tightest. The first three
    // are not nested in each other: a value may be a yield or a bare tuple, a named one may be a walrus.
    enum class Level : uint8_t {
        Value,
        Star,
        Named,
        Expression,
        Or,
        And,
        Not,
        Compare,
        BitOr,
        BitXor,
        BitAnd,
        Shift,
        Sum,
        Term,
        Factor,
        Power,
        Await,
        Primary
    };
    enum class PatternLevel : uint8_t { Case, As, Or, Closed };

    // print_expr.cpp
    void expr(NodeId id, Level allowed);
    void bare(NodeId id, Level allowed);
    bool needs_brackets(const Node& node, NodeId id, Level allowed) const;
    Level level_of(const Node& node) const;
    void starred(NodeId id, Level value);
    void element(NodeId id, Level level);
    void elements(std::span<const NodeId> all, Level level);
    void tuple(NodeId id, Level level);
    void subscript_index(NodeId id);
    void slice(NodeId id);
    void dict(NodeId id);
    void compare(NodeId id);
    static std::string_view text(Operator op);  // with spaces around
    void call_arguments(std::span<const NodeId> args, std::span<const NodeId> keywords);
    void comprehension(NodeId elt, std::span<const NodeId> generators);
    void generators(std::span<const NodeId> all);
    void constant(const Node& node);
    void arguments(NodeId id);
    void parameter(NodeId id);
    void pattern(NodeId id, PatternLevel allowed);
    void class_pattern(NodeId id);
    void mapping_pattern(NodeId id);

    // print_string.cpp
    void string_constant(const Node& node);
    void escaped(std::string_view value, char quote, bool bytes, bool braces, bool in_format);
    void without_escapes(const Node& node, std::string_view prefix);
    size_t plain_segment(std::string_view value, std::string_view quote) const;
    bool allowed_inside(std::string_view text) const;
    void joined_string(NodeId id);
    bool joined_with(std::span<const NodeId> values, std::string_view quote);
    bool format_parts(std::span<const NodeId> values, std::string_view quote, bool in_format);
    bool format_field(NodeId id, std::string_view quote);
    bool format_literal(std::string_view value, std::string_view quote, bool in_format);

    // print.cpp
    void statements(std::span<const NodeId> all);
    void statement(NodeId id);
    bool simple_statement(NodeId id);
    void compound_statement(NodeId id);
    void block(std::span<const NodeId> body);
    void else_block(std::string_view word, std::span<const NodeId> body);
    void if_chain(NodeId id);
    void function(NodeId id);
    void class_def(NodeId id);
    void decorators(std::span<const NodeId> all);
    void with(NodeId id);
    void try_statement(NodeId id);
    void match(NodeId id);
    void import_from(NodeId id);
    void aliases(std::span<const NodeId> all);
    void identifiers(std::span<const NodeId> all);
    void indent() { out_.pad(step() * static_cast<size_t>(depth_)); }
    size_t step() const { return layout_ == nullptr ? 4 : layout_->indent; }

    // print_layout.cpp
    void laid_out_module(std::span<const NodeId> all);
    void laid_out_block(std::span<const NodeId> all);
    void laid_out(NodeId id);
    void comments_above(NodeId id);
    void comment_behind(NodeId id);
    void docstring(NodeId id);
    bool is_docstring(NodeId id) const;
    void fitted(NodeId id, Level allowed);
    NodeId breakable(NodeId id) const;
    void broken(NodeId id);
    void broken_call(NodeId id);
    void chain(NodeId id, Level level);
    void signature(NodeId args);
    void filled(std::span<const std::string> items, size_t left, size_t closing);
    size_t column() const { return out_.size() - (out_.view().rfind('\n') + 1); }
    void new_line(unsigned depth) {
        out_.append('\n');
        out_.pad(step() * static_cast<size_t>(depth));
    }

    std::string_view text(NodeId id) const { return strings_.text(tree_[id].text); }
    NodeId child(NodeId id, unsigned index) const { return tree_.child(id, index); }

    const Tree& tree_;
    const Strings& strings_;
    TextBuffer& out_;
    unsigned depth_ = 0;
    // Quotes of the f-strings around the expression being printed: there, Python before 3.12 allows
    // no backslash, and none of these quotes.
    std::vector<std::string_view> outer_quotes_;
    const Notes* notes_ = nullptr;  // both or neither
    const Layout* layout_ = nullptr;
    NodeId broken_;        // the expression that is printed over several lines now
    NodeId header_;        // the compound statement whose first line is printed now
    bool failed_ = false;  // a string could not be written with the quotes chosen so far
};

}  // namespace weft::syntax
