// What was written: the syntax tree of one Python file, with CPython 3.11's node kinds, field
// order and positions. parse() makes it, module and lower read it, print() turns it back into text.
// It holds ids; its text is in Sources, names are in the worker's Strings.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "base/check.h"
#include "base/id.h"
#include "base/pod_vector.h"
#include "base/strings.h"
#include "source/place.h"
#include "source/sources.h"
#include "syntax/token.h"

namespace weft::syntax {

enum class Kind : uint8_t {
#define WEFT_NODE(kind, python, place, text, children) kind,
#include "syntax/kinds.def"
#undef WEFT_NODE
    Count
};

// field::FunctionDef::body is the index of `body` among the child fields of FunctionDef.
namespace field {
#define WEFT_UNPACK(...) __VA_ARGS__
#define WEFT_NODE(kind, python, place, text, children)  \
    struct kind {                                       \
        enum Field : unsigned { WEFT_UNPACK children }; \
    };
#include "syntax/kinds.def"
#undef WEFT_NODE
}  // namespace field

// clang-format off
// Node::detail of BoolOp; of BinOp and AugAssign; UnaryOp; CmpOp; Constant and MatchSingleton;
// Name, Attribute, Subscript, Starred, List and Tuple.
enum class BoolOperator : uint8_t { And, Or };
enum class Operator : uint8_t {
    Add, Sub, Mult, MatMult, Div, Mod, Pow, LShift, RShift, BitOr, BitXor, BitAnd, FloorDiv
};
enum class UnaryOperator : uint8_t { Invert, Not, UAdd, USub };
enum class CompareOperator : uint8_t { Eq, NotEq, Lt, LtE, Gt, GtE, Is, IsNot, In, NotIn };
enum class ConstantKind : uint8_t { None, True, False, Int, Float, Complex, Str, Bytes, Ellipsis };
enum class Context : uint8_t { Load, Store, Del };
// clang-format on
// Further: Comprehension: 1 if async. AnnAssign: 1 if simple. ImportFrom: the level.
// FormattedValue: the conversion character ('s', 'r', 'a') or 0.

// Node::flags
inline constexpr uint8_t u_prefix = 1;  // Constant: a string written with the prefix u (ast: kind="u")

using NodeId = Id<struct NodeTag>;

struct Node {
    Kind kind{};
    uint8_t detail = 0;
    uint8_t flags = 0;
    uint32_t line = 0;         // ast's lineno; 0 where ast has none
    Span span;                 // ast's position as bytes of Tree::source(); sensible for Bare kinds too
    StringId text;             // identifier, decoded string, or a number as written; invalid means None
    uint32_t first_bound = 0;  // into Tree's bounds: one more than the kind has child fields

    BoolOperator bool_operator() const { return static_cast<BoolOperator>(detail); }
    Operator op() const { return static_cast<Operator>(detail); }
    UnaryOperator unary_operator() const { return static_cast<UnaryOperator>(detail); }
    CompareOperator compare_operator() const { return static_cast<CompareOperator>(detail); }
    ConstantKind constant() const { return static_cast<ConstantKind>(detail); }
    Context context() const { return static_cast<Context>(detail); }
};

// By Kind: child fields it has. Here because every walk over a tree asks.
constexpr uint8_t count_fields(std::string_view list) {
    if (list.empty()) return 0;
    uint8_t n = 1;
    for (char c : list) n = static_cast<uint8_t>(n + (c == ','));
    return n;
}
#define WEFT_TEXT_OF(...) #__VA_ARGS__
#define WEFT_NODE(kind, python, place, text, children) count_fields(WEFT_TEXT_OF children),
inline constexpr uint8_t field_counts[] = {
#include "syntax/kinds.def"
};
#undef WEFT_NODE

// By Kind: may it be wrong where it stands, whatever the grammar says?
constexpr bool is_restricted(Kind kind) {
    switch (kind) {
        case Kind::Starred:
        case Kind::NamedExpr:
        case Kind::Yield:
        case Kind::YieldFrom:
        case Kind::Await:
        case Kind::Match:
        case Kind::Comprehension:
        case Kind::Call:
        case Kind::ClassDef:
        case Kind::Arguments:
        case Kind::Global:
        case Kind::Nonlocal:
            return true;
        default:
            return false;
    }
}

struct KindInfo {
    std::string_view python;    // name of the ast class
    bool placed;                // has a position in ast
    std::string_view text;      // ast field of Node::text
    std::string_view children;  // ast fields of the children, "args, body"
};
const KindInfo& info(Kind kind);

class Tree {
  public:
    NodeId root() const { return root_; }
    uint32_t size() const { return static_cast<uint32_t>(nodes_.size()); }
    const Node& operator[](NodeId id) const { return nodes_[id.index]; }
    Node& operator[](NodeId id) { return nodes_[id.index]; }

    // The children in one field. An absent optional field is empty; None inside a list
    // (Arguments::kw_defaults, Dict::keys) is an invalid id.
    std::span<const NodeId> field(NodeId id, unsigned index) const {
        const uint32_t* bound = bounds_.data() + nodes_[id.index].first_bound + index;
        return {children_.data() + bound[0], children_.data() + bound[1]};
    }
    // The only child in a field; invalid if the field is absent.
    NodeId child(NodeId id, unsigned index) const {
        const auto all = field(id, index);
        return all.empty() ? NodeId{} : all[0];
    }
    // All children in field order.
    std::span<const NodeId> children(NodeId id) const {
        const Node& node = nodes_[id.index];
        const unsigned fields = field_counts[static_cast<size_t>(node.kind)];
        if (fields == 0) return {};
        const uint32_t* bound = bounds_.data() + node.first_bound;
        return {children_.data() + bound[0], children_.data() + bound[fields]};
    }

    // The text that spans point into, and where a node stands for those who know other texts too.
    SourceId source_id() const { return source_id_; }
    const Source& text() const { return *source_; }
    std::string_view source() const { return source_ == nullptr ? std::string_view{} : source_->text(); }
    Place place(Span span) const { return {source_id_, span}; }
    Place place(NodeId id) const { return {source_id_, nodes_[id.index].span}; }
    Position position(uint32_t byte) const { return source_->position(byte); }
    uint32_t end_line(NodeId id) const { return position(nodes_[id.index].span.end).line; }

    // The nodes whose kind is_restricted(), for check().
    std::span<const NodeId> restricted() const { return restricted_; }

    // All tokens of the file in order, the last one TokenKind::End.
    std::span<const Token> tokens() const { return tokens_; }
    // For those who keep a tree and copy it: they are half of its memory.
    void forget_tokens() { tokens_ = {}; }

    void clear();  // keeps the memory

    // For parse(), and for those who build trees by hand: children first, then their parent.
    // Each field is a NodeId (left out if invalid) or a span of NodeIds.
    template <class... Fields>
    NodeId add(Kind kind, uint8_t detail, Span span, uint32_t line, StringId text, const Fields&... fields) {
        const NodeId id{size()};
        if (is_restricted(kind)) restricted_.push_back(id);
        Node& node = nodes_.add();
        node.kind = kind;
        node.detail = detail;
        node.flags = 0;
        node.line = line;
        node.span = span;
        node.text = text;
        node.first_bound = static_cast<uint32_t>(bounds_.size());
        if constexpr (sizeof...(fields) != 0) {
            bounds_.push_back(static_cast<uint32_t>(children_.size()));
            (add_field(fields), ...);
        }
        return id;
    }
    void set_root(NodeId id) { root_ = id; }
    // Another node of the same kind, detail and text, with as many children in each field. The list must not
    // lie in this tree's own memory.
    NodeId add_like(NodeId model, std::span<const NodeId> children);
    // Other children in one field of a node, on the same condition.
    void set_field(NodeId id, unsigned index, std::span<const NodeId> list);
    void set_source(SourceId id, const Source& source) {
        source_id_ = id;
        source_ = &source;
    }

  private:
    friend class Lexer;
    friend class Parser;

    void add_field(NodeId child) {
        if (child.valid()) children_.push_back(child);
        bounds_.push_back(static_cast<uint32_t>(children_.size()));
    }
    void add_field(std::span<const NodeId> list) {
        children_.append(list);
        bounds_.push_back(static_cast<uint32_t>(children_.size()));
    }

    PodVector<Node> nodes_;
    PodVector<NodeId> children_;
    PodVector<uint32_t> bounds_;
    PodVector<NodeId> restricted_;
    PodVector<Token> tokens_;
    PodVector<NodeId> pending_;  // the parser's stack of children that have no parent yet
    SourceId source_id_;
    const Source* source_ = nullptr;
    NodeId root_;
};

// Same kinds, details, texts and children; positions do not count. Both trees use the same Strings.
bool equal(const Tree& a, const Tree& b);

}  // namespace weft::syntax
