#include <charconv>
#include <cstdio>

#include "base/number_text.h"
#include "syntax/checker.h"

namespace weft::syntax {
namespace {

// Equal texts for equal numbers, whatever they are written like; integers that no double holds keep their
// digits.
struct Number {
    double value = 0.0;
    std::string digits;  // if the value is not exact
};

Number read_number(std::string_view text) {
    std::string plain;
    for (const char c : text)
        if (c != '_') plain += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    Number number;
    int base = 10;
    if (plain.size() > 2 && plain[0] == '0')
        base = plain[1] == 'x' ? 16 : plain[1] == 'o' ? 8 : plain[1] == 'b' ? 2 : 10;
    const char* begin = plain.data() + (base == 10 ? 0 : 2);
    const char* end = plain.data() + plain.size();
    uint64_t integer = 0;
    if (const auto read = std::from_chars(begin, end, integer, base); read.ptr == end) {
        constexpr uint64_t max_exact = uint64_t{1} << 53;
        number.value = static_cast<double>(integer);
        if (read.ec != std::errc{} || integer > max_exact) number.digits = plain;
        return number;
    }
    number.value = float_literal_value(plain);
    return number;
}

void append(std::string& to, double value) {
    char text[40];
    std::snprintf(text, sizeof text, "%a ", value + 0.0);  // -0.0 is equal to 0.0
    to += text;
}

}  // namespace

void Checker::match(NodeId id) {
    value(tree_.child(id, field::Match::subject));
    const auto cases = tree_.field(id, field::Match::cases);
    for (NodeId one : cases) {
        const NodeId guard = tree_.child(one, field::MatchCase::guard);
        Names names;
        pattern(tree_.child(one, field::MatchCase::pattern), guard.valid() || one == cases.back(), names);
        value(guard);
        statements(tree_.field(one, field::MatchCase::body));
    }
}

void Checker::capture(NodeId id, Names& names) {
    const StringId name = tree_[id].text;
    if (!name.valid()) return;
    bind(id, name);
    if (!names.insert(name.index).second) invalid(id, "the pattern binds " + quoted(name) + " twice");
}

void Checker::pattern(NodeId id, bool may_match_all, Names& names) {
    switch (tree_[id].kind) {
        case Kind::MatchAs: {
            const NodeId inner = tree_.child(id, field::MatchAs::pattern);
            if (inner.valid())
                pattern(inner, may_match_all, names);
            else if (!may_match_all)
                invalid(id, "this pattern matches everything, so those after it are never reached");
            return capture(id, names);
        }
        case Kind::MatchStar:
            return capture(id, names);
        case Kind::MatchOr:
            return alternatives(id, may_match_all, names);
        case Kind::MatchSequence: {
            bool starred = false;
            for (NodeId part : tree_.field(id, field::MatchSequence::patterns)) {
                if (tree_[part].kind == Kind::MatchStar) {
                    if (starred) invalid(part, "a second `*` in one sequence pattern");
                    starred = true;
                }
                pattern(part, true, names);
            }
            return;
        }
        case Kind::MatchMapping:
            return mapping(id, names);
        case Kind::MatchClass: {
            const auto attributes = tree_.field(id, field::MatchClass::kwd_attrs);
            for (NodeId attribute : attributes) bind(attribute, tree_[attribute].text);
            const NodeId repeated = find_repeated(tree_, attributes);
            if (repeated.valid())
                invalid(repeated, "a second pattern for the attribute " + quoted(tree_[repeated].text));
            for (NodeId part : tree_.field(id, field::MatchClass::patterns)) pattern(part, true, names);
            for (NodeId part : tree_.field(id, field::MatchClass::kwd_patterns)) pattern(part, true, names);
            return;
        }
        case Kind::MatchValue:
            return literal(tree_.child(id, field::MatchValue::value));
        default:
            return;  // None, True, False
    }
}

void Checker::literal(NodeId id) const {
    if (tree_[id].kind == Kind::JoinedStr) invalid(id, "an f-string in a pattern");
}

void Checker::alternatives(NodeId id, bool may_match_all, Names& names) {
    const auto list = tree_.field(id, field::MatchOr::patterns);
    Names first;
    for (NodeId part : list) {
        Names bound;
        pattern(part, may_match_all && part == list.back(), bound);
        if (part == list.front())
            first = std::move(bound);
        else if (bound != first)
            invalid(part, "alternative patterns bind different names");
    }
    for (const uint32_t name : first) {
        if (!names.insert(name).second) invalid(id, "the pattern binds " + quoted(StringId{name}) + " twice");
    }
}

void Checker::mapping(NodeId id, Names& names) {
    std::unordered_set<std::string> seen;
    for (NodeId key : tree_.field(id, field::MatchMapping::keys)) {
        literal(key);
        if (tree_[key].kind != Kind::Attribute && !seen.insert(key_text(key)).second)
            invalid(key, "a second pattern for this key");
    }
    for (NodeId part : tree_.field(id, field::MatchMapping::patterns)) pattern(part, true, names);
    capture(id, names);  // **rest
}

// A text that is the same for keys that are equal in Python.
std::string Checker::key_text(NodeId id) const {
    double sign = 1.0, real = 0.0, imaginary = 0.0;
    std::string text, digits;
    const auto add = [&](NodeId part, double factor) {
        if (tree_[part].kind == Kind::UnaryOp) {
            factor = -factor;
            part = tree_.child(part, field::UnaryOp::operand);
        }
        const Node& node = tree_[part];
        switch (node.constant()) {
            case ConstantKind::None:
                text = "none";
                break;
            case ConstantKind::True:
                real += factor;
                break;
            case ConstantKind::Str:
                text = "str ";
                text += strings_.text(node.text);
                break;
            case ConstantKind::Bytes:
                text = "bytes ";
                text += strings_.text(node.text);
                break;
            case ConstantKind::Int:
            case ConstantKind::Float: {
                const Number number = read_number(strings_.text(node.text));
                real += factor * number.value;
                digits += number.digits;
                break;
            }
            case ConstantKind::Complex:
                imaginary += factor * read_number(strings_.text(node.text)).value;
                break;
            case ConstantKind::False:
            case ConstantKind::Ellipsis:
                break;
        }
    };
    if (tree_[id].kind == Kind::BinOp) {
        add(tree_.child(id, field::BinOp::left), sign);
        if (tree_[id].op() == Operator::Sub) sign = -sign;
        add(tree_.child(id, field::BinOp::right), sign);
    } else {
        add(id, sign);
    }
    if (!text.empty()) return text;
    append(text, real);
    append(text, imaginary);
    return text + digits;
}

}  // namespace weft::syntax
