// dump_ast FILE...: prints the syntax tree of each file in the form that tests/syntax/ast_agreement.py
// also makes from CPython's ast. `== FILE` opens a tree, `!! FILE` a refusal, `?? FILE` a tree that
// print() and parse() do not reproduce. @LIST names a file with one path per line.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "base/number_text.h"
#include "base/strings.h"
#include "base/text.h"
#include "source/render.h"
#include "syntax/parse.h"
#include "syntax/print.h"
#include "syntax/tree.h"

namespace weft::syntax {
namespace {

constexpr std::string_view operators[] = {"Add",    "Sub",    "Mult",  "MatMult", "Div",    "Mod",     "Pow",
                                          "LShift", "RShift", "BitOr", "BitXor",  "BitAnd", "FloorDiv"};
constexpr std::string_view unary_operators[] = {"Invert", "Not", "UAdd", "USub"};
constexpr std::string_view compare_operators[] = {"Eq",  "NotEq", "Lt",    "LtE", "Gt",
                                                  "GtE", "Is",    "IsNot", "In",  "NotIn"};
constexpr std::string_view constants[] = {"None",    "True", "False", "Int",     "Float",
                                          "Complex", "Str",  "Bytes", "Ellipsis"};
constexpr std::string_view contexts[] = {"Load", "Store", "Del"};

class Dump {
  public:
    Dump(const Tree& tree, const Strings& strings, TextBuffer& out)
        : tree_(tree), strings_(strings), out_(out) {}

    void node(NodeId id) {
        const Node& node = tree_[id];
        out_.append(info(node.kind).python);
        if (info(node.kind).placed) position(node);
        detail(node);
        text(node);
        for (unsigned i = 0; i < field_counts[static_cast<size_t>(node.kind)]; ++i) {
            out_.append('[');
            bool first = true;
            for (NodeId child : tree_.field(id, i)) {
                if (!first) out_.append(' ');
                first = false;
                if (child.valid()) {
                    this->node(child);
                } else {
                    out_.append('~');
                }
            }
            out_.append(']');
        }
    }

  private:
    void position(const Node& node) {
        const Position begin = tree_.position(node.span.begin), end = tree_.position(node.span.end);
        out_.append('@');
        out_.append_uint(node.line);
        out_.append(begin.line == node.line ? std::string_view(":") : std::string_view(" wrong line:"));
        out_.append_uint(begin.column);
        out_.append('-');
        out_.append_uint(end.line);
        out_.append(':');
        out_.append_uint(end.column);
    }

    void word(std::string_view text) {
        out_.append(' ');
        out_.append(text);
    }

    void detail(const Node& node) {
        switch (node.kind) {
            case Kind::BoolOp:
                return word(node.bool_operator() == BoolOperator::And ? "And" : "Or");
            case Kind::BinOp:
            case Kind::AugAssign:
                return word(operators[node.detail]);
            case Kind::UnaryOp:
                return word(unary_operators[node.detail]);
            case Kind::CmpOp:
                return word(compare_operators[node.detail]);
            case Kind::Constant:
            case Kind::MatchSingleton:
                return word(constants[node.detail]);
            case Kind::Name:
            case Kind::Attribute:
            case Kind::Subscript:
            case Kind::Starred:
            case Kind::List:
            case Kind::Tuple:
                return word(contexts[node.detail]);
            case Kind::Comprehension:
            case Kind::AnnAssign:
            case Kind::ImportFrom:
            case Kind::FormattedValue:
                out_.append(' ');
                return out_.append_uint(node.detail);
            default:
                return;
        }
    }

    void text(const Node& node) {
        if (info(node.kind).text.empty()) return;
        out_.append(' ');
        if (node.kind != Kind::Constant) {
            return out_.append(node.text.valid() ? strings_.text(node.text) : std::string_view("~"));
        }
        if (!node.text.valid()) return out_.append('~');
        const std::string_view value = strings_.text(node.text);
        switch (node.constant()) {
            case ConstantKind::Int:
                return append_int_literal(out_, value);
            case ConstantKind::Float:
            case ConstantKind::Complex:
                return append_python_float(out_, float_literal_value(value));
            default:
                break;
        }
        constexpr char hex[] = "0123456789abcdef";
        for (char c : value) {
            out_.append(hex[static_cast<unsigned char>(c) >> 4]);
            out_.append(hex[static_cast<unsigned char>(c) & 15]);
        }
        if ((node.flags & u_prefix) != 0) out_.append('u');
    }

    const Tree& tree_;
    const Strings& strings_;
    TextBuffer& out_;
};

void dump_file(const std::string& path, Strings& strings, Tree& tree, TextBuffer& out) {
    std::ifstream in(path, std::ios::binary);
    if (!in) {
        std::fprintf(stderr, "%s: cannot be read\n", path.c_str());
        std::exit(3);
    }
    const std::string source((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    const auto before = strings.mark();
    weft::Sources sources;
    if (const auto diag = parse(sources, sources.add(path, source), strings, tree)) {
        std::string text = render(*diag, sources);
        out.append("!! ");
        out.append(path);
        out.append('\n');
        out.append(text.substr(0, text.find('\n')));
    } else {
        Tree again;
        const std::string printed = print(tree, strings);
        const auto refused = parse(sources, sources.add(path, printed), strings, again);
        if (refused || !equal(tree, again)) {
            out.append("?? ");
            out.append(path);
            out.append('\n');
            out.append(refused ? render(*refused, sources) : std::string("other tree\n"));
        }
        out.append("== ");
        out.append(path);
        out.append('\n');
        Dump(tree, strings, out).node(tree.root());
    }
    out.append('\n');
    strings.rewind(before);
}

}  // namespace
}  // namespace weft::syntax

int main(int argc, char** argv) {
    weft::Strings strings;
    weft::syntax::Tree tree;
    weft::TextBuffer out;
    std::vector<std::string> paths;
    for (int i = 1; i < argc; ++i) {
        if (argv[i][0] != '@') {
            paths.push_back(argv[i]);
            continue;
        }
        std::ifstream list(argv[i] + 1);
        for (std::string line; std::getline(list, line);) paths.push_back(line);
    }
    for (const std::string& path : paths) {
        weft::syntax::dump_file(path, strings, tree, out);
        std::fwrite(out.view().data(), 1, out.size(), stdout);
        out.clear();
    }
    return 0;
}
