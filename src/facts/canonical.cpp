#include "facts/canonical.h"

#include <algorithm>

namespace weft::facts {

using syntax::Kind;
using syntax::NodeId;
using syntax::TokenKind;
namespace field = syntax::field;

namespace {

// First bytes of what is put into the stream; a name or string that stays ends in a zero.
enum class Mark : char { Token = 1, Name, Bound, Int, Float, Text };

bool is_float_number(std::string_view text) {
    const bool is_hex = text.size() > 1 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
    return !is_hex && text.find_first_of(".eEjJ") != std::string_view::npos;
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
    if (entry == nullptr) {
        bytes_.append(static_cast<char>(Mark::Name));
        bytes_.append(text);
        bytes_.append('\0');
        return;
    }
    if (entry->order == UINT32_MAX) entry->order = orders_[static_cast<size_t>(entry->kind)]++;
    bytes_.append(static_cast<char>(Mark::Bound));
    bytes_.append(static_cast<char>(entry->kind));
    for (const unsigned shift : {0u, 8u, 16u}) bytes_.append(static_cast<char>(entry->order >> shift & 255));
}

Hash128 Canonicalizer::structure(const syntax::Tree& tree, const Strings& strings) {
    for (const StringId name : bound_) names_[name.index] = {};
    bound_.clear();
    skipped_.clear();
    bytes_.clear();
    std::fill(std::begin(orders_), std::end(orders_), 0);
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
                bytes_.append(static_cast<char>(Mark::Text));
                bytes_.append(tree.source().substr(token.begin, token.end - token.begin));
                bytes_.append('\0');
                break;
            default:
                bytes_.append(static_cast<char>(Mark::Token));
                bytes_.append(static_cast<char>(token.kind));
                break;
        }
    }
    return hash128(bytes_.view());
}

Hash128 Canonicalizer::exact(const syntax::Tree& tree, const Strings& strings, std::string_view kernel_name) {
    bytes_.clear();
    uint32_t from = 0;
    for (const syntax::Token& token : tree.tokens()) {
        if (token.kind != TokenKind::Name || strings.text(token.text) != kernel_name) continue;
        bytes_.append(tree.source().substr(from, token.begin - from));
        bytes_.append('\0');
        from = token.end;
    }
    bytes_.append(tree.source().substr(from));
    return hash128(bytes_.view());
}

}  // namespace weft::facts
