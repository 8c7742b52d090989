#include "plain/support.h"

#include <algorithm>

#include "plain/expansion.h"

namespace weft::plain {

using types::Kind;
using types::Scalar;

namespace {

// A literal of 64 bits, or what operators make of one. A call has the type of its function.
bool may_be_long_long(std::string_view text, Binding binding) {
    if (text.find_first_not_of("0123456789ul") == std::string_view::npos) return text.ends_with("ll");
    if (binding == Binding::Postfix) return false;
    for (size_t at = text.find("ll"); at != std::string_view::npos; at = text.find("ll", at + 1)) {
        const char before = at == 0 ? ' ' : text[at - 1];
        if (before == 'u' || (before >= '0' && before <= '9')) return true;
    }
    return false;
}

std::string_view qualifiers(const Function& function) {
    return function.device_only ? "__device__ inline " : "__host__ __device__ inline ";
}

// A type as a message says it.
std::string described(const Shape& shape) {
    const std::string name_of_it = name(shape);
    if (!name_of_it.empty()) return name_of_it;
    switch (shape.kind) {
        case Kind::Array:
            return "an array";
        case Kind::Struct:
            return "a struct";
        case Kind::Str:
            return "a string";
        default:
            return "a value of another kind";
    }
}

bool is_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// `text` with the word `from` as `to`, wherever it is called.
std::string renamed(const std::string& text, std::string_view from, std::string_view to) {
    std::string out;
    for (size_t at = 0; at < text.size();) {
        const bool starts = at == 0 || (!is_word(text[at - 1]) && text[at - 1] != '.');
        const bool found = starts && text.compare(at, from.size(), from) == 0 &&
                           at + from.size() < text.size() && text[at + from.size()] == '(';
        if (found) {
            out += to;
            at += from.size();
        } else {
            out += text[at++];
        }
    }
    return out;
}

}  // namespace

Shape Support::shape_here(types::TypeId id) const {
    Shape out = shape_of(types_, id);
    if (is_wide_ && types::facts(out.scalar).is_float) out.scalar = Scalar::Float64;
    return out;
}

void Support::note(Scalar scalar) {
    uses_half_ |= scalar == Scalar::Float16;
    uses_bfloat16_ |= scalar == Scalar::Bfloat16;
    const types::ScalarFacts& facts = types::facts(scalar);
    uses_stdint_ |= scalar == Scalar::Handle || (facts.is_int && facts.bytes != 4);
}

Support::Struct& Support::structure(const Shape& shape) {
    const auto found =
        std::find_if(structs_.begin(), structs_.end(), [&](const Struct& one) { return one.shape == shape; });
    if (found != structs_.end()) return *found;
    note(shape.scalar);
    if (shape.kind == Kind::Transform) {  // its members come first
        structure(vector_shape(3, shape.scalar));
        structure({Kind::Quaternion, shape.scalar, 0, 0});
    }
    structs_.push_back({shape});
    return structs_.back();
}

std::string Support::named(const Shape& shape) {
    note(shape.scalar);
    if (shape.kind == Kind::Array) return std::string(scalar_name(shape.scalar)) + "*";
    if (!shape.is_scalar()) structure(shape);
    return name(shape);
}

Result<std::string> Support::type(types::TypeId id) {
    const Shape shape = shape_here(id);
    if (shape.is_scalar() || !name(shape).empty()) return named(shape);
    const types::Type& type = types_[types::stripped(types_, id)];
    if (type.kind == Kind::Struct)
        return identifier(strings_.text(types_[type.structure].key), Scope::Global);
    if (type.kind == Kind::None) return std::string("void");
    if (type.kind == Kind::Str) return std::string("const char*");
    return Error::finding("a value of type " + types_.display(id) + " has no plain C++ form");
}

Result<Piece> Support::literal(const value::Value& value, std::span<const value::Value> elements,
                               types::TypeId type) {
    const Shape shape = shape_here(type);
    if (shape.is_scalar()) {
        note(shape.scalar);
        return number(value, shape.scalar);
    }
    if (shape.kind == Kind::Str && value.kind == value::ValueKind::Str)
        return Piece{quoted(strings_.text(value.text))};
    if (name(shape).empty())
        return Error::finding("a constant of type " + types_.display(type) + " has no plain C++ form");
    const std::string made = named(shape);
    // A matrix of the constants 1, 0, 0, 1 is `mat22f{1.0f, 0.0f, 0.0f, 1.0f}`; a transform has two members.
    std::string text = made + "{";
    bool all_zero = true;
    for (size_t i = 0; i < elements.size(); ++i) {
        const std::string element = number(elements[i], shape.scalar).text;
        all_zero &= element == number(0, shape.scalar).text;
        if (i != 0) text += ", ";
        if (shape.kind == Kind::Transform && (i == 0 || i == 3)) text += '{';
        text += element;
        if (shape.kind == Kind::Transform && (i == 2 || i == 6)) text += '}';
    }
    if (all_zero) return Piece{made + "{}"};
    return Piece{text + "}"};
}

Result<Piece> Support::cast(const Piece& piece, types::TypeId from, types::TypeId to) {
    const Shape source = shape_here(from), target = shape_here(to);
    if (!source.is_scalar() || !target.is_scalar())
        return Error::finding("a " + described(source) + " as a " + described(target) +
                              " has no plain C++ form");
    note(target.scalar);
    return converted(piece, source.scalar, target.scalar);
}

std::string Support::own_name(std::string_view name) const {
    std::string own(name);
    while (std::find(taken_.begin(), taken_.end(), own) != taken_.end()) own += '_';
    return own;
}

Result<std::string> Support::need(const Function& function, std::span<const Shape> arguments) {
    const auto found = std::find_if(functions_.begin(), functions_.end(), [&](const Made& made) {
        return made.row == &function &&
               std::equal(made.arguments.begin(), made.arguments.end(), arguments.begin(), arguments.end());
    });
    if (found != functions_.end()) return found->name;
    const std::vector<Shape> own(arguments.begin(), arguments.end());
    Expansion expansion(*this, own);
    expansion.need_all(function.needs);
    std::string text = expansion.text(function.text);
    if (expansion.failure()) return *expansion.failure();
    uses_stdio_ |= text.find("printf") != std::string::npos;
    // What stands before the first parenthesis is the name: `float dot(`.
    const size_t open = text.find('(');
    const size_t blank = text.rfind(' ', open);
    const std::string written = text.substr(blank + 1, open - blank - 1);
    const std::string called = own_name(written);
    functions_.push_back({&function, own, written, called, std::string(qualifiers(function)) + text});
    return called;
}

// `{0}` and `{1}` of a form with the arguments, which get the parentheses that they need where they stand.
Piece Support::filled(const Form& form, std::span<const Piece> args, std::span<const Shape> shapes) {
    std::string text(form.text);
    if (text == "{0}") return args[0];
    if (text.find('$') != std::string::npos)
        return {Expansion(*this, shapes).inline_text(text), form.binding};
    uses_stdio_ |= text.find("printf") != std::string::npos;
    // `{0} + {1}`
    if (args.size() == 2 && text.size() < 12 && text.substr(0, 4) == "{0} " &&
        text.substr(text.size() - 4) == " {1}") {
        return joined(args[0], text.substr(4, text.size() - 8), args[1], form.binding);
    }
    Piece made{"", form.binding};
    for (size_t at = 0; at < text.size();) {
        if (text[at] != '{') {
            made.text += text[at++];
            continue;
        }
        const size_t index = static_cast<size_t>(text[at + 1] - '0');
        const size_t end = at + 3;
        const bool opened = at > 0 && (text[at - 1] == '(' || text[at - 1] == ' ');
        const bool closed = end < text.size() && (text[end] == ')' || text[end] == ',');
        const bool is_argument = opened && closed && text.find('(') < at;
        Binding least = at == 0 || form.binding == Binding::Postfix
                            ? form.binding
                            : static_cast<Binding>(static_cast<int>(form.binding) + 1);
        if (form.binding == Binding::Choice) least = at == 0 ? Binding::Or : Binding::Choice;
        if (form.binding == Binding::Prefix && text[0] != '-') least = Binding::Prefix;
        std::string argument = is_argument ? args[index].text : inside(args[index], least);
        // 5ll is a long long, and so is 5ll - x; an int64_t may be a long: overloads would be ambiguous.
        if (is_argument && shapes[index].is_scalar() && types::facts(shapes[index].scalar).bytes == 8 &&
            may_be_long_long(argument, args[index].binding))
            argument = std::string(scalar_name(shapes[index].scalar)) + "(" + argument + ")";
        made.text += argument;
        at = end;
    }
    return made;
}

// Half precision: calculated in float and rounded, as Warp does.
std::optional<Piece> Support::through_float(std::string_view name, std::span<const Piece> args,
                                            std::span<const Shape> shapes) {
    std::vector<Piece> wide;
    std::vector<Shape> wide_shapes;
    Scalar half = Scalar::Float32;
    for (size_t i = 0; i < args.size(); ++i) {
        if (!shapes[i].is_scalar() || args[i].text[0] == '&') return std::nullopt;  // no way for addresses
        if (shapes[i].is_half()) half = shapes[i].scalar;
        const Scalar scalar = shapes[i].is_half() ? Scalar::Float32 : shapes[i].scalar;
        wide.push_back(converted(args[i], shapes[i].scalar, scalar));
        wide_shapes.push_back(scalar_shape(scalar));
    }
    if (half == Scalar::Float32) return std::nullopt;
    note(half);
    Result<Piece> made = apply(name, wide, wide_shapes);
    if (!made.ok()) return std::nullopt;
    return converted(made.value(), Scalar::Float32, half);
}

Result<Piece> Support::apply(std::string_view name, std::span<const Piece> args,
                             std::span<const Shape> shapes) {
    const Form* form = find_form(name, shapes);
    const Function* function = find_function(name, shapes);
    std::string called;
    if (function != nullptr) {
        WEFT_TRY(called, need(*function, shapes));
    }
    if (form != nullptr) return filled(*form, args, shapes);
    if (function == nullptr) {
        if (auto piece = through_float(name, args, shapes)) return *std::move(piece);
        std::string text = "wp." + std::string(name) + " of (";
        for (size_t i = 0; i < shapes.size(); ++i) text += (i == 0 ? "" : ", ") + described(shapes[i]);
        return Error::finding(text + ") has no plain C++ form");
    }
    std::string text = called + "(";
    bool first = true;
    for (const Piece& arg : args) {
        if (arg.text.empty()) continue;  // the type of the result, which is in the name
        text += (first ? "" : ", ") + arg.text;
        first = false;
    }
    return Piece{text + ")"};
}

std::vector<std::string_view> Support::headers() const {
    std::vector<std::string_view> names;
    if (uses_bfloat16_) names.push_back("<cuda_bf16.h>");
    if (uses_half_) names.push_back("<cuda_fp16.h>");
    if (uses_stdint_) names.push_back("<cstdint>");
    if (uses_stdio_) names.push_back("<cstdio>");
    return names;
}

void Support::append(TextBuffer& out, const Struct& structure) const {
    const Shape& shape = structure.shape;
    const std::string scalar(scalar_name(shape.scalar));
    out.append("struct " + name(shape) + " {\n    ");
    if (shape.kind == Kind::Transform) {
        out.append(name(vector_shape(3, shape.scalar)) + " p;\n    ");
        out.append(name({Kind::Quaternion, shape.scalar, 0, 0}) + " q;\n");
    } else if (shape.has_letters()) {
        out.append(scalar + " ");
        for (uint32_t i = 0; i < shape.components(); ++i) {
            if (i != 0) out.append(", ");
            out.append(letters[i]);
        }
        out.append(";\n");
    } else {
        out.append(scalar + " c[" + std::to_string(shape.rows) + "]");
        if (shape.kind == Kind::Matrix) out.append("[" + std::to_string(shape.cols) + "]");
        out.append(";\n");
    }
    if (!structure.indexed) return out.append("};\n");
    // Numbered components of a struct with letters are chosen, not addressed: they can stay in registers.
    std::string place = shape.kind == Kind::Transform ? "i < 3 ? p[i] : q[i - 3]" : "c[i]";
    if (shape.has_letters()) {
        place = "x";
        const uint32_t last = shape.components() - 1;
        if (last > 0) {
            place.clear();
            for (uint32_t i = 0; i < last; ++i)
                place += "i == " + std::to_string(i) + " ? " + letters[i] + std::string(" : ");
            place += letters[last];
        }
    }
    const bool is_matrix = shape.kind == Kind::Matrix;
    std::string_view unused = shape.has_letters() && shape.components() == 1 ? "" : "i";
    for (const bool constant : {false, true}) {
        // A row can be written through a pointer, a component through a reference.
        const std::string result = (constant ? "const " : "") + scalar + (is_matrix ? "*" : "&");
        out.append("    __host__ __device__ " + result + " operator[](int " + std::string(unused) + ")");
        if (constant) out.append(" const");
        if (structure.from_behind && !unused.empty()) {
            out.append(" {\n        if (i < 0) i += " + std::to_string(shape.components()) + ";\n");
            out.append("        return " + place + ";\n    }\n");
        } else {
            out.append(" { return " + place + "; }\n");
        }
    }
    out.append("};\n");
}

void Support::append(TextBuffer& out) const {
    bool first = true;
    for (const Struct& one : structs_) {
        if (!first) out.append('\n');
        first = false;
        append(out, one);
    }
    for (const Made& made : functions_) {
        if (!first) out.append('\n');
        first = false;
        std::string text = made.text;
        for (size_t i = 0; i < functions_.size(); ++i) {
            const Made& other = functions_[i];
            const bool seen = std::any_of(functions_.begin(), functions_.begin() + static_cast<ptrdiff_t>(i),
                                          [&](const Made& one) { return one.written == other.written; });
            if (other.name != other.written && !seen) text = renamed(text, other.written, other.name);
        }
        out.append(text);
    }
}

}  // namespace weft::plain
