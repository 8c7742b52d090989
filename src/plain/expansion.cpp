#include "plain/expansion.h"

#include <algorithm>

#include "base/ascii.h"
#include "base/check.h"
#include "base/number_text.h"

namespace weft::plain {
namespace {

using types::Kind;
using types::Scalar;

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

std::string replaced(std::string_view text, char mark, std::string_view by) {
    std::string out;
    for (const char c : text) {
        if (c == mark)
            out += by;
        else
            out += c;
    }
    return out;
}

Scalar unsigned_of(Scalar scalar) {
    switch (types::facts(scalar).bytes) {
        case 1:
            return Scalar::Uint8;
        case 2:
            return Scalar::Uint16;
        case 4:
            return Scalar::Uint32;
        default:
            return Scalar::Uint64;
    }
}

// What is put behind an operand for its component `index`.
std::string suffix(const Shape& shape, uint32_t index) {
    if (shape.has_letters()) return std::string(".") + letters[index];
    return ".c[" + std::to_string(index) + "]";
}

// The place of the parenthesis that closes the one at `open`.
size_t closing(std::string_view text, size_t open) {
    int depth = 0;
    for (size_t i = open; i < text.size(); ++i) {
        if (text[i] == '(') ++depth;
        if (text[i] == ')' && --depth == 0) return i;
    }
    WEFT_CHECK(false, "a parenthesis in a text of functions/ that is never closed");
}

std::vector<std::string_view> arguments_of(std::string_view text) {
    std::vector<std::string_view> parts;
    int depth = 0;
    size_t start = 0;
    for (size_t i = 0; i <= text.size(); ++i) {
        if (i == text.size() || (text[i] == ',' && depth == 0)) {
            std::string_view part = text.substr(start, i - start);
            while (!part.empty() && part[0] == ' ') part.remove_prefix(1);
            if (!part.empty()) parts.push_back(part);
            start = i + 1;
        } else {
            depth += text[i] == '(' || text[i] == '[' ? 1 : text[i] == ')' || text[i] == ']' ? -1 : 0;
        }
    }
    return parts;
}

// An argument that is a word, a component, a call or a number needs no parentheses anywhere.
Piece piece_of(std::string_view text) {
    int depth = 0;
    for (const char c : text) {
        depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
        if (depth == 0 && c == ' ') return {std::string(text), Binding::Choice};
    }
    return {std::string(text), text[0] == '-' ? Binding::Prefix : Binding::Postfix};
}

}  // namespace

Expansion::Expansion(Support& support, std::span<const Shape> arguments)
    : support_(support), arguments_(arguments), scalar_(Scalar::Float32) {
    const auto scalar = std::find_if(arguments.begin(), arguments.end(), [](const Shape& shape) {
        return shape.kind != Kind::Array || shape.scalar != Scalar::Handle;
    });
    if (scalar != arguments.end()) scalar_ = scalar->scalar;
    const auto composite = std::find_if(arguments.begin(), arguments.end(), [](const Shape& shape) {
        return !shape.is_scalar() && shape.kind != Kind::Array;
    });
    if (composite != arguments.end()) scalar_ = composite->scalar;
}

const Shape& Expansion::iterated() const {
    for (const Shape& shape : arguments_) {
        if (!shape.is_scalar()) return shape;
    }
    WEFT_CHECK(false, "a text that goes over components takes something that has some");
}

uint32_t Expansion::size(char letter) const {
    if (is_digit(letter)) return static_cast<uint32_t>(letter - '0');
    const Shape* vectors[2] = {};
    const Shape* matrices[2] = {};
    size_t vector_count = 0, matrix_count = 0;
    for (const Shape& shape : arguments_) {
        if (shape.kind == Kind::Vector && vector_count < 2) vectors[vector_count++] = &shape;
        if (shape.kind == Kind::Matrix && matrix_count < 2) matrices[matrix_count++] = &shape;
    }
    switch (letter) {
        case 'N':
            return vectors[0]->rows;
        case 'L':
            return vectors[0]->rows - 1;
        case 'P':
            return vectors[1]->rows;
        case 'R':
            return matrices[0]->rows;
        case 'C':
            return matrices[0]->cols;
        case 'K':
            return matrices[1]->cols;
        default:
            break;
    }
    WEFT_CHECK(false, "a letter of a size: N, L, P, R, C, K");
}

Shape Expansion::shape(std::string_view word) const {
    if (word == "T") return scalar_shape(scalar_);
    if (word == "int") return scalar_shape(Scalar::Int32);
    if (word == "uint") return scalar_shape(Scalar::Uint32);
    if (word == "float") return scalar_shape(Scalar::Float32);
    if (word == "double") return scalar_shape(Scalar::Float64);
    if (word == "bits") return scalar_shape(unsigned_of(scalar_));
    if (word == "quat") return {Kind::Quaternion, scalar_, 0, 0};
    if (word == "transform") return {Kind::Transform, scalar_, 0, 0};
    if (word.size() == 1 && is_digit(word[0])) return arguments_[static_cast<size_t>(word[0] - '0')];
    if (word.size() == 4 && word.substr(0, 3) == "vec") return vector_shape(size(word[3]), scalar_);
    if (word.size() == 5 && word.substr(0, 3) == "vec" && word[4] == 'f')
        return vector_shape(size(word[3]), Scalar::Float32);
    if (word.size() == 5 && word.substr(0, 3) == "mat")
        return matrix_shape(size(word[3]), size(word[4]), scalar_);
    WEFT_CHECK(false, "a word for a type in functions/");
}

void Expansion::need_all(std::string_view needs) {
    size_t at = 0;
    while (at < needs.size()) {
        const size_t open = needs.find('(', at);
        WEFT_CHECK(open != std::string_view::npos, "needs are written as calls");
        const size_t close = closing(needs, open);
        const std::string_view name = needs.substr(at, open - at);
        std::vector<Shape> shapes;
        for (const std::string_view word : arguments_of(needs.substr(open + 1, close - open - 1)))
            shapes.push_back(shape(word));
        if (name == "subscript") {
            support_.structure(shapes[0]).indexed = true;
        } else {
            const Function* function = find_function(name, shapes);
            // Of scalars there may be an operator of the language.
            WEFT_CHECK(function != nullptr || find_form(name, shapes) != nullptr,
                       "what a text needs is there");
            if (function != nullptr) {
                const auto made = support_.need(*function, shapes);
                if (!made.ok() && !failure_) failure_ = made.failure();
            }
        }
        at = close + 1;
        while (at < needs.size() && needs[at] == ' ') ++at;
    }
}

std::string Expansion::text(std::string_view text) {
    if (!text.empty() && text[0] == '\n') text.remove_prefix(1);
    std::string out;
    while (!text.empty()) {
        const size_t end = std::min(text.find('\n'), text.size());
        out += line(text.substr(0, end));
        out += '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

std::string Expansion::line(std::string_view line) {
    const size_t begin = std::min(line.find_first_not_of(' '), line.size());
    const std::string_view indent = line.substr(0, begin);
    const std::string_view rest = line.substr(begin);
    const size_t colon = rest.find(": ");
    if (rest.substr(0, 5) == "$map ")
        return mapped(rest.substr(5, colon - 5), rest.substr(colon + 2), indent);
    if (rest.substr(0, 6) == "$sum: ") return summed(rest.substr(6), indent);
    if (rest.substr(0, 7) == "$fold: ") return folded(rest.substr(7), indent);
    if (rest.substr(0, 8) == "$every: ") return tested(rest.substr(8), true, indent);
    if (rest.substr(0, 7) == "$some: ") return tested(rest.substr(7), false, indent);
    if (rest.substr(0, 6) == "$all: ") return repeated(rest.substr(6), indent);
    return inline_text(line);
}

std::string Expansion::component(std::string_view expr, const Shape& over, uint32_t index) {
    const std::string place = suffix(over, index);
    const std::string own = replaced(replaced(expr, '@', place), '`', place.substr(1));
    return inline_text(replaced(own, '#', std::to_string(index)));
}

// `for (…) ` over the components of what has no letters, and what stands for one of them.
struct Expansion::Loop {
    std::string head, place;
    Loop(const Shape& over, std::string_view indent, int first = 0) {
        head = "for (int i = " + std::to_string(first) + "; i < " + std::to_string(over.rows) + "; ++i)";
        place = ".c[i]";
        if (over.kind == Kind::Matrix) {
            head += "\n" + std::string(indent) + "    for (int j = 0; j < " + std::to_string(over.cols) +
                    "; ++j)";
            place += "[j]";
        }
        head += ' ';
    }
};

std::string Expansion::component(std::string_view expr, const Loop& loop) {
    const std::string own = replaced(replaced(expr, '@', loop.place), '`', loop.place.substr(1));
    return inline_text(replaced(own, '#', "i"));
}

// What int made of smaller integers would be narrowed by braces, which C++ does not allow.
std::string Expansion::cut(const std::string& text) const {
    return scalar_shape(scalar_).is_narrow() ? std::string(scalar_name(scalar_)) + "(" + text + ")" : text;
}

// All components of a value of `type`, made one by one and returned.
std::string Expansion::mapped(std::string_view type, std::string_view expr, std::string_view indent) {
    const Shape made = shape(type);
    const std::string named = support_.named(made);
    std::string out(indent);
    if (made.has_letters()) {
        out += "return {";
        for (uint32_t i = 0; i < made.components(); ++i)
            out += (i == 0 ? "" : ", ") + cut(component(expr, made, i));
        return out + "};";
    }
    const Loop loop(made, indent);
    out += named + " r;\n";
    out += indent;
    out += loop.head + "r" + loop.place + " = " + cut(component(expr, loop)) + ";\n";
    out += indent;
    return out + "return r;";
}

// The sum over the components of the first composite argument, returned.
std::string Expansion::summed(std::string_view expr, std::string_view indent) {
    const Shape& over = iterated();
    std::string out(indent);
    if (over.has_letters()) {
        std::string sum;
        for (uint32_t i = 0; i < over.components(); ++i)
            sum += (i == 0 ? "" : " + ") + component(expr, over, i);
        return out + "return " + cut(sum) + ";";
    }
    const Loop loop(over, indent);
    out += std::string(scalar_name(scalar_)) + " sum = " + number(0, scalar_).text + ";\n";
    out += indent;
    out += loop.head + "sum += " + component(expr, loop) + ";\n";
    out += indent;
    return out + "return sum;";
}

// `$min(r, a@)`: from the first component of a on.
std::string Expansion::folded(std::string_view expr, std::string_view indent) {
    const Shape& over = iterated();
    std::string out(indent);
    if (over.has_letters()) {
        std::string before = "a" + suffix(over, 0);
        for (uint32_t i = 1; i < over.components(); ++i) {
            const size_t r = expr.find("(r,");
            WEFT_CHECK(r != std::string_view::npos, "a fold begins with what was found before");
            std::string own(expr);
            own.replace(r + 1, 1, before);
            before = component(own, over, i);
        }
        return out + "return " + before + ";";
    }
    const Loop loop(over, indent, 1);
    out += std::string(scalar_name(scalar_)) + " r = a.c[0];\n";
    out += indent;
    out += loop.head + "r = " + component(expr, loop) + ";\n";
    out += indent;
    return out + "return r;";
}

std::string Expansion::tested(std::string_view expr, bool every, std::string_view indent) {
    const Shape& over = iterated();
    std::string out(indent);
    if (over.has_letters()) {
        out += "return ";
        for (uint32_t i = 0; i < over.components(); ++i)
            out += (i == 0 ? "" : every ? " && " : " || ") + component(expr, over, i);
        return out + ";";
    }
    const Loop loop(over, indent);
    const std::string one = component(expr, loop);
    out += loop.head + (every ? "if (!(" + one + ")) return false;\n" : "if (" + one + ") return true;\n");
    out += indent;
    return out + (every ? "return true;" : "return false;");
}

std::string Expansion::repeated(std::string_view statement, std::string_view indent) {
    const Shape& over = iterated();
    std::string out(indent);
    if (over.has_letters()) {
        for (uint32_t i = 0; i < over.components(); ++i) {
            if (i != 0) out += "\n" + std::string(indent);
            out += component(statement, over, i);
        }
        return out;
    }
    const Loop loop(over, indent);
    return out + loop.head + component(statement, loop);
}

// `C: m.c[#][%] * v~`: over the components of a vector with letters, in one expression.
std::string Expansion::inner_sum(std::string_view inside) {
    const uint32_t count = size(inside[0]);
    std::string_view expr = inside.substr(inside.find(':') + 1);
    while (!expr.empty() && expr[0] == ' ') expr.remove_prefix(1);
    std::string out;
    for (uint32_t i = 0; i < count; ++i) {
        if (i != 0) out += " + ";
        const std::string own = replaced(expr, '~', std::string(".") + letters[i]);
        out += inline_text(replaced(own, '%', std::to_string(i)));
    }
    return out;
}

std::string Expansion::called(std::string_view word, std::string_view inside) {
    if (word == "sum") return inner_sum(inside);
    if (word == "cut") return cut(inline_text(inside));
    if (word == "to") return converted({inline_text(inside)}, arguments_[1].scalar, scalar_).text;
    if (word == "wide") {
        const auto both = arguments_of(inside);
        return inline_text(both[scalar_ == Scalar::Float64 ? 0 : 1]);
    }
    if (word == "double") return converted({inline_text(inside)}, scalar_, Scalar::Float64).text;
    if (word == "from_double") return converted({inline_text(inside)}, Scalar::Float64, scalar_).text;
    return scalar_call(word, inside);
}

std::string Expansion::scalar_call(std::string_view name, std::string_view arguments) {
    std::vector<Piece> pieces;
    std::vector<Shape> shapes;
    std::vector<std::string> texts;
    for (const std::string_view part : arguments_of(arguments)) texts.push_back(inline_text(part));
    for (const std::string& text : texts) {
        pieces.push_back(piece_of(text));
        shapes.push_back(scalar_shape(scalar_));
    }
    Result<Piece> made = support_.apply(name, pieces, shapes);
    if (made.ok()) return std::move(made).value().text;
    if (!failure_) failure_ = made.failure();
    return "";
}

std::string Expansion::inline_text(std::string_view text) {
    std::string out;
    for (size_t at = 0; at < text.size();) {
        if (text[at] != '$') {
            out += text[at++];
            continue;
        }
        ++at;
        const size_t begin = at;
        if (text[at] == '=') {  // a number of the scalar type
            while (++at < text.size() && (is_digit(text[at]) || text[at] == '.' || text[at] == 'e' ||
                                          (text[at] == '-' && text[at - 1] == 'e'))) {
            }
            const auto value = read_double(text.substr(begin + 1, at - begin - 1));
            WEFT_CHECK(value.has_value(), "a number behind $=");
            out += number(*value, scalar_).text;
            continue;
        }
        while (at < text.size() && (is_digit(text[at]) || is_letter(text[at]))) ++at;
        const std::string_view word = text.substr(begin, at - begin);
        const bool is_name = word.size() == 5 && word.substr(0, 4) == "name";
        if (at < text.size() && text[at] == '(' && !is_digit(word[0]) && !is_name) {
            const size_t close = closing(text, at);
            out += called(word, text.substr(at + 1, close - at - 1));
            at = close + 1;
        } else if (word.size() == 1 && std::string_view("NLPRCK").find(word[0]) != std::string_view::npos) {
            out += std::to_string(size(word[0]));
        } else if (is_name) {
            const Shape of = shape(word.substr(4));
            out += of.is_scalar() ? std::string(types::facts(of.scalar).name) : name(of);
        } else {
            out += support_.named(shape(word));
        }
    }
    return out;
}

}  // namespace weft::plain
