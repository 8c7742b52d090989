#include "facts/canonical.h"

#include <algorithm>

#include "facts/own_name.h"

namespace weft::facts {

using syntax::Kind;
using syntax::NodeId;
using syntax::TokenKind;
namespace field = syntax::field;

namespace {

bool is_float_number(std::string_view text) {
    const bool is_hex = text.size() > 1 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
    return !is_hex && std::any_of(text.begin(), text.end(),
                                  [](char c) { return c == '.' || (c | 0x20) == 'e' || (c | 0x20) == 'j'; });
}

constexpr bool is_expression(Kind kind) {
    return Kind::BoolOp <= kind && kind <= Kind::Slice;
}
static_assert(static_cast<int>(Kind::BoolOp) == static_cast<int>(Kind::Continue) + 1 &&
              static_cast<int>(Kind::Slice) + 1 == static_cast<int>(Kind::Comprehension));

// Does some expression of the file bind a name?
bool expressions_bind(const syntax::Tree& tree) {
    for (uint32_t i = 0; i < tree.size(); ++i) {
        const Kind kind = tree[NodeId{i}].kind;
        if (kind == Kind::NamedExpr || kind == Kind::Lambda || kind == Kind::Comprehension) return true;
    }
    return false;
}

bool is_text(const syntax::Tree& tree, NodeId statement) {
    if (tree[statement].kind != Kind::Expr) return false;
    const NodeId value = tree.child(statement, field::Expr::value);
    return tree[value].kind == Kind::Constant && tree[value].constant() == syntax::ConstantKind::Str;
}

}  // namespace

void Canonicalizer::bind(StringId name, Bound kind) {
    if (!name.valid()) return;
    if (names_.size() <= name.index) names_.resize(name.index + 1);
    Name& entry = names_[name.index];
    if (entry.kind != Bound::No) return;
    entry = {kind, UINT32_MAX};
    bound_.push_back(name);
}

void Canonicalizer::bind_target(const syntax::Tree& tree, NodeId target, Bound kind) {
    const syntax::Node& node = tree[target];
    if (node.kind == Kind::Name) return bind(node.text, kind);
    if (node.kind != Kind::Tuple && node.kind != Kind::List && node.kind != Kind::Starred) return;
    for (const NodeId child : tree.children(target)) bind_target(tree, child, kind);
}

// Names the file binds, and the spans of imports and docstrings.
void Canonicalizer::collect(const syntax::Tree& tree, NodeId id, bool in_class) {
    if (!id.valid()) return;
    const syntax::Node& node = tree[id];
    if (is_expression(node.kind) && !expressions_bind_) return;
    const auto docstring = [&](std::span<const NodeId> body) {
        if (!body.empty() && is_text(tree, body[0])) skip(tree[body[0]].span);
    };
    switch (node.kind) {
        case Kind::Import:
        case Kind::ImportFrom: {
            skip(node.span);
            for (const NodeId alias : tree.children(id)) {
                const NodeId asname = tree.child(alias, field::Alias::asname);
                if (asname.valid()) {
                    bind(tree[asname].text, Bound::Import);
                } else {
                    bind(tree[alias].text, Bound::Import);
                }
            }
            return;
        }
        case Kind::Module:
            docstring(tree.field(id, field::Module::body));
            break;
        case Kind::FunctionDef:
            bind(node.text, Bound::Function);
            docstring(tree.field(id, field::FunctionDef::body));
            in_class = false;
            break;
        case Kind::ClassDef:
            bind(node.text, Bound::Class);
            docstring(tree.field(id, field::ClassDef::body));
            for (const NodeId child : tree.children(id)) collect(tree, child, true);
            return;
        case Kind::Arg:
            bind(node.text, Bound::Parameter);
            break;
        case Kind::AnnAssign:
            bind_target(tree, tree.child(id, field::AnnAssign::target),
                        in_class ? Bound::Field : Bound::Variable);
            break;
        case Kind::Assign:
            for (const NodeId target : tree.field(id, field::Assign::targets))
                bind_target(tree, target, in_class ? Bound::Field : Bound::Variable);
            break;
        case Kind::AugAssign:
            bind_target(tree, tree.child(id, field::AugAssign::target), Bound::Variable);
            break;
        case Kind::For:
            bind_target(tree, tree.child(id, field::For::target), Bound::Variable);
            break;
        case Kind::NamedExpr:
            bind_target(tree, tree.child(id, field::NamedExpr::target), Bound::Variable);
            break;
        case Kind::Comprehension:
            bind_target(tree, tree.child(id, field::Comprehension::target), Bound::Variable);
            break;
        default:
            break;
    }
    for (const NodeId child : tree.children(id))
        collect(tree, child, in_class && node.kind != Kind::FunctionDef);
}

void Canonicalizer::put_name(std::string_view text, StringId id, bool is_attribute, bool is_keyword) {
    Name* entry =
        id.index < names_.size() && names_[id.index].kind != Bound::No ? &names_[id.index] : nullptr;
    // `.length` is somebody else's name even if a local is called length; a field keeps its meaning behind a
    // dot.
    if (entry != nullptr && is_attribute && entry->kind != Bound::Field) entry = nullptr;
    if (entry != nullptr && is_keyword && entry->kind != Bound::Field && entry->kind != Bound::Parameter)
        entry = nullptr;
    if (entry == nullptr) return put_text(Mark::Name, text);
    if (entry->order == UINT32_MAX) entry->order = orders_[static_cast<size_t>(entry->kind)]++;
    constexpr size_t size = 5;
    char* const to = bytes_.claim(size);
    to[0] = static_cast<char>(Mark::Bound);
    to[1] = static_cast<char>(entry->kind);
    for (const unsigned i : {0u, 1u, 2u}) to[2 + i] = static_cast<char>(entry->order >> (8 * i) & 255);
    bytes_.commit(size);
}

void Canonicalizer::put_text(Mark mark, std::string_view text) {
    bytes_.reserve(text.size() + 2);
    bytes_.append(static_cast<char>(mark));
    bytes_.append(text);
    bytes_.append('\0');
}

Hash128 Canonicalizer::canonical(const syntax::Tree& tree, const Strings& strings) {
    for (const StringId name : bound_) names_[name.index] = {};
    bound_.clear();
    skipped_.clear();
    bytes_.clear();
    std::fill(std::begin(orders_), std::end(orders_), 0);
    expressions_bind_ = expressions_bind(tree);
    collect(tree, tree.root(), false);
    std::sort(skipped_.begin(), skipped_.end(), [](Span a, Span b) { return a.begin < b.begin; });

    const auto tokens = tree.tokens();
    size_t next_skip = 0;
    int parens = 0;
    bool in_header = false;  // between `def` and its colon: `name=` there is a parameter's default
    for (size_t i = 0; i < tokens.size(); ++i) {
        const syntax::Token& token = tokens[i];
        while (next_skip < skipped_.size() && token.begin >= skipped_[next_skip].end &&
               token.kind != TokenKind::Newline)
            ++next_skip;
        // With its line end; where a block begins with a docstring, the block still begins there.
        const bool is_layout = token.kind == TokenKind::Indent || token.kind == TokenKind::Dedent;
        if (next_skip < skipped_.size() && token.begin >= skipped_[next_skip].begin && !is_layout) continue;
        switch (token.kind) {
            case TokenKind::LParen:
                ++parens;
                break;
            case TokenKind::RParen:
                --parens;
                break;
            case TokenKind::KwDef:
                in_header = true;
                break;
            case TokenKind::Colon:
                in_header = in_header && parens != 0;
                break;
            default:
                break;
        }
        switch (token.kind) {
            case TokenKind::Name: {
                const bool is_attribute = i > 0 && tokens[i - 1].kind == TokenKind::Dot;
                const bool is_keyword = parens > 0 && !in_header && i + 1 < tokens.size() &&
                                        tokens[i + 1].kind == TokenKind::Assign;
                put_name(strings.text(token.text), token.text, is_attribute, is_keyword);
                break;
            }
            case TokenKind::Number:
                bytes_.append(
                    static_cast<char>(is_float_number(strings.text(token.text)) ? Mark::Float : Mark::Int));
                break;
            case TokenKind::String:
                put_text(Mark::Text, tree.source().substr(token.begin, token.end - token.begin));
                break;
            default: {
                char* const to = bytes_.claim(2);
                to[0] = static_cast<char>(Mark::Token);
                to[1] = static_cast<char>(token.kind);
                bytes_.commit(2);
                break;
            }
        }
    }
    return hash128(bytes_.view());
}

Hash128 Canonicalizer::exact(std::string_view source, std::string_view kernel_name) {
    bytes_.clear();
    without_own_name(source, kernel_name, [&](std::string_view piece) {
        bytes_.append(piece);
        bytes_.append('\0');
    });
    return hash128(bytes_.view());
}

}  // namespace weft::facts
