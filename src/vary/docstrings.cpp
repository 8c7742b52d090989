// Docstrings and comments: kept, shortened, or left out. Nothing is said that nobody wrote.
#include <algorithm>

#include "vary/style.h"

namespace weft::vary {
namespace {

constexpr size_t prose_width = 84;

// Without the margin that its further lines have in the file.
std::string without_margin(std::string_view text) {
    std::string out;
    for (const std::string_view line : syntax::docstring_lines(text))
        out.append(line.data() == text.data() ? "" : "\n").append(line);
    // Quotes on a line of their own stay there.
    const size_t last = out.find_last_not_of(' ');
    const bool closes_below = last != std::string::npos && out[last] == '\n';
    while (!out.empty() && (out.back() == '\n' || out.back() == ' ')) out.pop_back();
    if (closes_below && out.find('\n') != std::string::npos) out += '\n';
    while (out.starts_with('\n')) out.erase(0, 1);
    return out;
}

// Its first sentence.
std::string first_sentence(const std::string& text) {
    std::string out = text.substr(0, text.find("\n\n"));
    if (out.ends_with('\n')) out.pop_back();
    std::replace(out.begin(), out.end(), '\n', ' ');
    for (size_t dot = out.find(". "); dot != std::string::npos; dot = out.find(". ", dot + 1)) {
        // "e.g. " and "i.e. " end no sentence.
        const bool ends = dot < 2 || out[dot - 2] != '.';
        if (ends) return out.substr(0, dot + 1);
    }
    return out;
}

void append_wrapped(std::string& out, std::string_view text, size_t indent) {
    size_t column = out.size() - (out.rfind('\n') == std::string::npos ? 0 : out.rfind('\n') + 1);
    while (!text.empty()) {
        const size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        const bool starts_line = out.empty() || out.back() == '\n' || column == indent;
        if (!starts_line && column + 1 + word.size() > prose_width) {
            out.append(1, '\n').append(indent, ' ');
            column = indent;
        } else if (!starts_line && out.back() != ' ') {
            out += ' ';
            ++column;
        }
        out += word;
        column += word.size();
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

size_t indent_of(std::string_view line) {
    return std::min(line.find_first_not_of(' '), line.size());
}

class DocWriter {
  public:
    DocWriter(Draft& draft, Strings& strings, const Style& style)
        : draft_(draft), strings_(strings), style_(style) {}

    void write() {
        std::vector<NodeId> definitions;
        for (const NodeId id : draft_.tree.field(draft_.tree.root(), field::Module::body)) {
            const Kind kind = draft_.tree[id].kind;
            if (kind == Kind::FunctionDef || kind == Kind::ClassDef) definitions.push_back(id);
        }
        for (const NodeId id : definitions) write_of(id);
    }

  private:
    void write_of(NodeId definition) {
        const NodeId words = draft_.docstring(definition);
        const std::string text =
            words.valid()
                ? with_own_entries(without_margin(strings_.text(draft_.tree[words].text)), definition)
                : "";
        const bool is_kernel = definition == draft_.kernel;
        switch (style_.docs) {
            case Style::Docs::Keep:
                if (!text.empty()) set(definition, text);
                return;
            case Style::Docs::None:
                return set(definition, "");
            case Style::Docs::Whole:
                if (is_kernel) {
                    set(definition, wrapped_brief() + "\n\n" + wrapped_description() + "\n");
                } else if (!text.empty()) {
                    set(definition, text);
                }
                return;
            case Style::Docs::FirstLine:
                if (is_kernel || !text.empty())
                    set(definition, text.empty() ? wrapped_brief() : first_sentence(text));
                return;
        }
    }

    static bool has_section(const std::string& text) { return text.find("\nArgs:\n") != std::string::npos; }

    // A section that explains parameters, without those that a change of the kernel took away.
    std::string with_own_entries(const std::string& text, NodeId definition) const {
        if (!has_section(text) || draft_.tree[definition].kind != Kind::FunctionDef) return text;
        std::string out;
        bool in_section = false, is_kept = true;
        size_t margin = 0;  // of entries
        for (size_t at = 0; at <= text.size();) {
            const size_t end = std::min(text.find('\n', at), text.size());
            std::string line = text.substr(at, end - at);
            const size_t indent = indent_of(line);
            if (in_section && (line.empty() || indent == 0)) in_section = false, is_kept = true;
            if (in_section) {
                if (margin == 0) margin = indent;
                if (indent == margin) is_kept = keep_own_names(line, definition);
            }
            if (is_kept && at < text.size()) out.append(out.empty() ? "" : "\n").append(line);
            if (line == "Args:") in_section = true, margin = 0;
            at = end + 1;
        }
        return out + "\n";
    }

    // Leaves in "    lower, upper: bounds" the names of parameters; false: there is none.
    bool keep_own_names(std::string& line, NodeId definition) const {
        const size_t colon = line.find(':'), indent = indent_of(line);
        if (colon == std::string::npos) return true;
        const auto args = draft_.tree.field(draft_.tree.child(definition, field::FunctionDef::args),
                                            field::Arguments::args);
        std::string names;
        for (size_t at = indent; at < colon;) {
            const size_t end = std::min(line.find(',', at), colon);
            const std::string name = line.substr(at, end - at);
            const bool is_own = std::any_of(args.begin(), args.end(), [&](NodeId arg) {
                return strings_.text(draft_.tree[arg].text) == name.substr(0, name.find(' '));
            });
            if (is_own) names.append(names.empty() ? "" : ", ").append(name);
            at = end + 1;
            while (at < colon && line[at] == ' ') ++at;
        }
        line.replace(indent, colon - indent, names);
        return !names.empty();
    }

    std::string wrapped_brief() const {
        std::string out;
        append_wrapped(out, draft_.words.brief, 0);
        return out;
    }

    std::string wrapped_description() const {
        std::string out;
        append_wrapped(out, draft_.words.description(strings_), 0);
        return out;
    }

    // An empty text takes the docstring away.
    void set(NodeId definition, const std::string& text) {
        const unsigned body = draft_.tree[definition].kind == Kind::ClassDef
                                  ? unsigned{field::ClassDef::body}
                                  : unsigned{field::FunctionDef::body};
        const NodeId words = draft_.docstring(definition);
        if (words.valid() && !text.empty()) {
            draft_.tree[words].text = strings_.intern(text);
            return;
        }
        const auto now = draft_.tree.field(definition, body);
        std::vector<NodeId> statements(now.begin(), now.end());
        if (words.valid()) {
            if (statements.size() == 1) return;
            statements.erase(statements.begin());
        } else if (!text.empty()) {
            const NodeId constant =
                draft_.tree.add(Kind::Constant, static_cast<uint8_t>(syntax::ConstantKind::Str), Span{}, 0,
                                strings_.intern(text));
            statements.insert(statements.begin(),
                              draft_.tree.add(Kind::Expr, 0, Span{}, 0, StringId{}, constant));
        } else {
            return;
        }
        draft_.tree.set_field(definition, body, statements);
    }

    Draft& draft_;
    Strings& strings_;
    const Style& style_;
};

void leave_out_comments(Draft& draft, const Style& style, NodeId id) {
    syntax::Note note = draft.notes[id];
    const bool changes = note.above_count != 0 || note.behind.valid() || note.gap;
    if (changes) {
        if (style.comments == Style::Comments::None) note.above_count = 0;
        if (style.comments != Style::Comments::Keep) note.behind = {};
        if (!style.blank_lines) note.gap = false;
        draft.notes.of(id) = note;
    }
    for (const NodeId child : draft.tree.children(id)) {
        if (child.valid()) leave_out_comments(draft, style, child);
    }
}

}  // namespace

void write_prose(Draft& draft, Strings& strings, const Style& style) {
    if (style.comments != Style::Comments::Keep || !style.blank_lines)
        leave_out_comments(draft, style, draft.tree.root());
    DocWriter(draft, strings, style).write();
}

}  // namespace weft::vary
