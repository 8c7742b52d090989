// A tree as a file of a project: comments, blank lines, and lines that are broken where they grow too long.
#include "syntax/printer.h"

#include <algorithm>

namespace weft::syntax {
namespace {

bool is_definition(Kind kind) {
    return kind == Kind::FunctionDef || kind == Kind::ClassDef;
}
bool is_import(Kind kind) {
    return kind == Kind::Import || kind == Kind::ImportFrom;
}

}  // namespace

// Two blank lines around definitions, one behind imports, and between other statements as the notes say.
void Printer::laid_out_module(std::span<const NodeId> all) {
    for (size_t i = 0; i < all.size(); ++i) {
        const Kind kind = tree_[all[i]].kind, before = i == 0 ? kind : tree_[all[i - 1]].kind;
        if (i != 0) {
            const bool apart = is_definition(kind) || is_definition(before);
            const bool gap = apart || (is_import(before) && !is_import(kind)) || (*notes_)[all[i]].gap;
            out_.append(apart ? "\n\n" : gap ? "\n" : "");
        }
        laid_out(all[i]);
    }
}

void Printer::laid_out_block(std::span<const NodeId> all) {
    for (size_t i = 0; i < all.size(); ++i) {
        if (i != 0 && (*notes_)[all[i]].gap) out_.append('\n');
        laid_out(all[i]);
    }
}

void Printer::laid_out(NodeId id) {
    comments_above(id);
    indent();
    if (is_docstring(id)) return docstring(id);
    if (simple_statement(id)) {
        comment_behind(id);
        return out_.append('\n');
    }
    header_ = id;
    compound_statement(id);
    header_ = {};
}

void Printer::comments_above(NodeId id) {
    if (notes_ == nullptr) return;
    for (const StringId line : notes_->above((*notes_)[id])) {
        indent();
        out_.append("# ");
        out_.append(strings_.text(line));
        out_.append('\n');
    }
}

void Printer::comment_behind(NodeId id) {
    if (notes_ == nullptr || !(*notes_)[id].behind.valid()) return;
    out_.append("  # ");
    out_.append(strings_.text((*notes_)[id].behind));
}

// A string alone is one, if three quotes can hold it as it is.
bool Printer::is_docstring(NodeId id) const {
    if (tree_[id].kind != Kind::Expr) return false;
    const Node& value = tree_[child(id, field::Expr::value)];
    if (value.kind != Kind::Constant || value.constant() != ConstantKind::Str) return false;
    const std::string_view words = strings_.text(value.text);
    const auto is_plain = [](char c) { return c == '\n' || (c >= ' ' && c != 0x7F && c != '\\'); };
    return !words.empty() && words.back() != '"' && words.find("\"\"\"") == std::string_view::npos &&
           std::all_of(words.begin(), words.end(), is_plain);
}

std::vector<std::string_view> docstring_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    for (;;) {
        const size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
    }
    size_t margin = std::string_view::npos;
    for (size_t i = 1; i < lines.size(); ++i) margin = std::min(margin, lines[i].find_first_not_of(' '));
    for (size_t i = 1; i < lines.size(); ++i)
        lines[i].remove_prefix(std::min({margin, lines[i].size(), lines[i].find_first_not_of(' ')}));
    return lines;
}

// Its further lines are moved to where it stands.
void Printer::docstring(NodeId id) {
    const auto lines = docstring_lines(strings_.text(tree_[child(id, field::Expr::value)].text));
    out_.append("\"\"\"");
    for (size_t i = 0; i < lines.size(); ++i) {
        if (i != 0) {
            out_.append('\n');
            if (!lines[i].empty() || i + 1 == lines.size()) indent();
        }
        out_.append(lines[i]);
    }
    out_.append("\"\"\"\n");
}

// ---- lines that are too long

void Printer::fitted(NodeId id, Level allowed) {
    const size_t start = out_.size();
    element(id, allowed);
    if (layout_ == nullptr || broken_.valid() || column() <= layout_->width) return;
    broken_ = breakable(id);
    if (!broken_.valid()) return;
    out_.truncate(start);
    element(id, allowed);
    broken_ = {};
}

// Where an expression can be broken: at itself, or within what stands in front of brackets.
NodeId Printer::breakable(NodeId id) const {
    switch (tree_[id].kind) {
        case Kind::Call:
        case Kind::BinOp:
        case Kind::BoolOp:
        case Kind::Compare:
        case Kind::IfExp:
            return id;
        case Kind::UnaryOp:
            return breakable(child(id, field::UnaryOp::operand));
        default:
            return {};
    }
}

void Printer::broken(NodeId id) {
    broken_ = {};  // what is inside stays in one piece
    const Node& node = tree_[id];
    if (node.kind == Kind::Call) return broken_call(id);
    out_.append('(');
    new_line(depth_ + 1);
    switch (node.kind) {
        case Kind::BinOp:
            chain(id, level_of(node));
            break;
        case Kind::BoolOp: {
            const auto values = tree_.field(id, field::BoolOp::values);
            const auto tighter = static_cast<Level>(static_cast<uint8_t>(level_of(node)) + 1);
            for (size_t i = 0; i < values.size(); ++i) {
                if (i != 0) {
                    new_line(depth_ + 1);
                    out_.append(node.bool_operator() == BoolOperator::And ? "and " : "or ");
                }
                expr(values[i], tighter);
            }
            break;
        }
        case Kind::IfExp:
            expr(child(id, field::IfExp::body), Level::Or);
            new_line(depth_ + 1);
            out_.append("if ");
            expr(child(id, field::IfExp::test), Level::Or);
            new_line(depth_ + 1);
            out_.append("else ");
            expr(child(id, field::IfExp::orelse), Level::Expression);
            break;
        default:
            bare(id, Level::Expression);
    }
    new_line(depth_);
    out_.append(')');
}

// a + b - c: each operand with its operator on a line.
void Printer::chain(NodeId id, Level level) {
    const Node& node = tree_[id];
    if (node.kind != Kind::BinOp || level_of(node) != level || node.op() == Operator::Pow)
        return expr(id, level);
    chain(child(id, field::BinOp::left), level);
    new_line(depth_ + 1);
    out_.append(text(node.op()).substr(1));
    expr(child(id, field::BinOp::right), static_cast<Level>(static_cast<uint8_t>(level) + 1));
}

void Printer::broken_call(NodeId id) {
    expr(child(id, field::Call::func), Level::Primary);
    out_.append('(');
    const auto args = tree_.field(id, field::Call::args), keywords = tree_.field(id, field::Call::keywords);
    std::vector<std::string> items;
    const auto take = [&](std::span<const NodeId> some, std::span<const NodeId> others) {
        const size_t start = out_.size();
        call_arguments(some, others);
        items.emplace_back(out_.view().substr(start));
        out_.truncate(start);
    };
    for (size_t i = 0; i < args.size(); ++i) take(args.subspan(i, 1), {});
    for (size_t i = 0; i < keywords.size(); ++i) take({}, keywords.subspan(i, 1));
    if (layout_->signature == Layout::Signature::Aligned) {
        filled(items, column(), 1);
        return out_.append(')');
    }
    size_t together = step() * (depth_ + 1);
    for (const std::string& item : items) together += item.size() + 2;
    new_line(depth_ + 1);
    if (together <= layout_->width + 2u || layout_->signature == Layout::Signature::Indented) {
        filled(items, step() * (depth_ + 1), 0);
    } else {
        for (size_t i = 0; i < items.size(); ++i) {
            if (i != 0) new_line(depth_ + 1);
            out_.append(items[i]);
            out_.append(',');
        }
    }
    new_line(depth_);
    out_.append(')');
}

// As many on a line as fit, from this column on; so many characters follow the last one.
void Printer::filled(std::span<const std::string> items, size_t left, size_t closing) {
    for (size_t i = 0; i < items.size(); ++i) {
        if (i != 0) {
            out_.append(',');
            const size_t behind = i + 1 == items.size() ? closing : 1;
            if (column() + 1 + items[i].size() + behind > layout_->width) {
                out_.append('\n');
                out_.pad(left);
            } else {
                out_.append(' ');
            }
        }
        out_.append(items[i]);
    }
}

void Printer::signature(NodeId args) {
    const auto plain = tree_.field(args, field::Arguments::args),
               defaults = tree_.field(args, field::Arguments::defaults);
    const size_t start = out_.size();
    arguments(args);
    const bool is_noted =
        std::any_of(plain.begin(), plain.end(), [&](NodeId arg) { return (*notes_)[arg].behind.valid(); });
    const bool only_plain = tree_.children(args).size() == plain.size() + defaults.size();
    const bool fits = column() + 2 <= layout_->width && plain.size() <= layout_->most_on_a_line;
    if (plain.empty() || !only_plain || (fits && !is_noted)) return;
    out_.truncate(start);
    std::vector<std::string> items;
    for (size_t i = 0; i < plain.size(); ++i) {
        parameter(plain[i]);
        if (i + defaults.size() >= plain.size()) {
            out_.append('=');
            expr(defaults[i + defaults.size() - plain.size()], Level::Expression);
        }
        items.emplace_back(out_.view().substr(start));
        out_.truncate(start);
    }
    if (is_noted || layout_->signature == Layout::Signature::OnePerLine) {
        for (size_t i = 0; i < items.size(); ++i) {
            new_line(depth_ + 1);
            out_.append(items[i]);
            out_.append(',');
            comment_behind(plain[i]);
        }
        return new_line(depth_);
    }
    if (layout_->signature == Layout::Signature::Aligned) return filled(items, column(), 2);
    new_line(depth_ + 2);
    filled(items, step() * (depth_ + 2), 2);
}

}  // namespace weft::syntax
