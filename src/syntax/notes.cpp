#include "syntax/notes.h"

#include <algorithm>
#include <vector>

namespace weft::syntax {
namespace {

// A statement or a parameter by the line it begins in; a definition begins with its first decorator.
struct Holder {
    uint32_t line, byte;
    NodeId node;
    bool is_parameter;
};

struct Comment {
    uint32_t line;
    std::string_view text;
    bool is_alone;  // on its line, or behind a word that is no statement (`else:`)
};

class Reader {
  public:
    Reader(const Tree& tree, Strings& strings, Notes& notes)
        : tree_(tree), strings_(strings), notes_(notes) {}

    void read() {
        for (const NodeId id : tree_.field(tree_.root(), field::Module::body)) statement(id);
        std::sort(holders_.begin(), holders_.end(),
                  [](const Holder& a, const Holder& b) { return a.byte < b.byte; });
        comments();
        attach();
        gaps();
    }

  private:
    void statement(NodeId id) {
        const Node& node = tree_[id];
        uint32_t byte = node.span.begin, line = node.line;
        std::span<const NodeId> decorators;
        if (node.kind == Kind::FunctionDef) decorators = tree_.field(id, field::FunctionDef::decorator_list);
        if (node.kind == Kind::ClassDef) decorators = tree_.field(id, field::ClassDef::decorator_list);
        if (!decorators.empty()) {
            byte = tree_[decorators[0]].span.begin - 1;  // the @
            line = tree_[decorators[0]].line;
        }
        holders_.push_back({line, byte, id, false});
        switch (node.kind) {
            case Kind::FunctionDef: {
                const NodeId args = tree_.child(id, field::FunctionDef::args);
                for (const NodeId arg : tree_.field(args, field::Arguments::args))
                    holders_.push_back({tree_[arg].line, tree_[arg].span.begin, arg, true});
                return statements(id, field::FunctionDef::body);
            }
            case Kind::ClassDef:
                return statements(id, field::ClassDef::body);
            case Kind::If:
                statements(id, field::If::body);
                return statements(id, field::If::orelse);
            case Kind::For:
                statements(id, field::For::body);
                return statements(id, field::For::orelse);
            case Kind::While:
                statements(id, field::While::body);
                return statements(id, field::While::orelse);
            default:
                return;
        }
    }

    void statements(NodeId id, unsigned index) {
        for (const NodeId child : tree_.field(id, index)) statement(child);
    }

    // Between two tokens there are spaces, line ends and comments only.
    void comments() {
        const std::string_view text = tree_.source();
        uint32_t from = 0, last_line = 0;
        TokenKind first_of_line = TokenKind::End;
        for (const Token& token : tree_.tokens()) {
            if (token.kind >= TokenKind::Newline && token.kind <= TokenKind::Dedent) continue;
            for (size_t at = text.find('#', from); at < token.begin; at = text.find('#', from)) {
                const size_t end = std::min(text.find('\n', at), text.size());
                const uint32_t line = tree_.position(static_cast<uint32_t>(at)).line;
                const bool behind = line == last_line && first_of_line != TokenKind::KwElse;
                std::string_view words = text.substr(at + 1, end - at - 1);
                if (words.starts_with(' ')) words.remove_prefix(1);
                comments_.push_back({line, words, !behind});
                from = static_cast<uint32_t>(end);
            }
            if (token.line != last_line) first_of_line = token.kind;
            from = token.end;
            last_line = token.end == token.begin ? token.line : tree_.position(token.end - 1).line;
        }
    }

    void attach() {
        std::vector<StringId> above;
        size_t next = 0;
        for (const Comment& comment : comments_) {
            const auto after = [&](const Holder& holder) { return holder.line > comment.line; };
            if (comment.is_alone) {
                const auto holder = std::find_if(holders_.begin(), holders_.end(), [&](const Holder& one) {
                    return !one.is_parameter && after(one);
                });
                if (holder == holders_.end()) continue;
                const auto before = notes_.above(notes_[holder->node]);
                above.assign(before.begin(), before.end());
                above.push_back(strings_.intern(comment.text));
                notes_.set_above(holder->node, above);
                continue;
            }
            while (next < holders_.size() && !after(holders_[next])) ++next;
            // A parameter on the same line, else the statement that the line belongs to.
            for (size_t i = next; i-- > 0;) {
                if (holders_[i].is_parameter && holders_[i].line != comment.line) continue;
                notes_.of(holders_[i].node).behind = strings_.intern(comment.text);
                break;
            }
        }
    }

    void gaps() {
        for (const Holder& holder : holders_) {
            const uint32_t above = notes_[holder.node].above_count;
            if (holder.line < above + 2) continue;
            const std::string_view line = tree_.text().line_text(holder.line - above - 1);
            if (line.find_first_not_of(" \t\r") == std::string_view::npos) notes_.of(holder.node).gap = true;
        }
    }

    const Tree& tree_;
    Strings& strings_;
    Notes& notes_;
    std::vector<Holder> holders_;
    std::vector<Comment> comments_;
};

}  // namespace

void Notes::read(const Tree& tree, Strings& strings) {
    clear();
    Reader(tree, strings, *this).read();
}

void Notes::clear() {
    notes_.clear();
    lines_.clear();
}

Note& Notes::of(NodeId id) {
    while (notes_.size() <= id.index) notes_.push_back(Note{});
    return notes_[id.index];
}

void Notes::set_above(NodeId id, std::span<const StringId> lines) {
    Note& note = of(id);
    const auto first = static_cast<uint32_t>(lines_.size());
    for (const StringId line : lines) lines_.push_back(line);
    note.first_above = first;
    note.above_count = static_cast<uint32_t>(lines.size());
}

}  // namespace weft::syntax
