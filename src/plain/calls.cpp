// Calls, constructors and components: what a printer asks Support for.
#include <algorithm>
#include <utility>

#include "base/check.h"
#include "base/number_text.h"
#include "plain/support.h"

namespace weft::plain {

using builtins::Effect;
using builtins::Operation;
using types::Kind;
using types::Scalar;

namespace {

// Written twice it is evaluated once or costs nothing: a name, a member, a number.
bool is_cheap(const Piece& piece) {
    return piece.binding == Binding::Postfix && piece.text.find_first_of("([{ ") == std::string::npos;
}

std::string list(std::span<const std::string> parts) {
    std::string text;
    for (size_t i = 0; i < parts.size(); ++i) text += (i == 0 ? "" : ", ") + parts[i];
    return text;
}

}  // namespace

// A composite of its scalars, of one scalar, of another composite; of nothing it is zero.
Result<Piece> Support::construct(const Shape& made, std::span<const Piece> args,
                                 std::span<const Shape> shapes) {
    const std::string type = named(made);
    if (args.empty()) return Piece{type + "{}"};
    if (args.size() == 1 && shapes[0] == made) return args[0];
    const bool only_scalars =
        std::all_of(shapes.begin(), shapes.end(), [](const Shape& shape) { return shape.is_scalar(); });
    if (only_scalars) {
        std::vector<std::string> parts;
        for (size_t i = 0; i < args.size(); ++i)
            parts.push_back(converted(args[i], shapes[i].scalar, made.scalar).text);
        const bool fills = parts.size() == 1 && made.kind != Kind::Quaternion;
        if (fills && made.has_letters() && is_cheap(args[0])) parts.resize(made.rows, parts[0]);
        if (made.kind == Kind::Transform && parts.size() == 7) {
            const std::span<const std::string> all(parts);
            return Piece{type + "{{" + list(all.first(3)) + "}, {" + list(all.subspan(3)) + "}}"};
        }
        if (!fills || parts.size() > 1 || (made.kind == Kind::Vector && made.rows == 1))
            return Piece{type + "{" + list(parts) + "}"};
    }
    if (made.kind == Kind::Transform && args.size() == 2) {
        return Piece{type + "{" + args[0].text + ", " + args[1].text + "}"};
    }
    // The functions are named after what they make: an overload by its result there is not.
    std::vector<Shape> all{made};
    all.insert(all.end(), shapes.begin(), shapes.end());
    const Function* function = find_function("construct", all);
    if (function == nullptr) {
        std::string text = type + " of (";
        for (size_t i = 0; i < shapes.size(); ++i) text += (i == 0 ? "" : ", ") + name(shapes[i]);
        return Error::finding(text + ") has no plain C++ form");
    }
    WEFT_TRY(std::string text, need(*function, all));
    text += '(';
    for (size_t i = 0; i < args.size(); ++i) {
        const bool mixed = shapes[i].is_scalar() && shapes[i].scalar != made.scalar;
        text += i == 0 ? "" : ", ";
        text += mixed ? converted(args[i], shapes[i].scalar, made.scalar).text : args[i].text;
    }
    return Piece{text + ")"};
}

// Numbers of half precision go through printf as doubles, like floats.
Piece Support::formatted(std::span<const Piece> args, std::span<const Shape> shapes) {
    uses_stdio_ = true;
    std::vector<std::string> parts;
    for (size_t i = 0; i < args.size(); ++i) {
        const bool half = shapes[i].is_scalar() && shapes[i].is_half();
        parts.push_back(half ? converted(args[i], shapes[i].scalar, Scalar::Float32).text : args[i].text);
    }
    return {"printf(" + list(parts) + ")"};
}

// Random numbers are the same whatever is made of them: drawn as floats.
Result<Piece> Support::narrow(const Call& call) {
    std::vector<Piece> args;
    for (size_t i = 0; i < call.args.size(); ++i) {
        const Scalar own = shape_of(types_, call.types[i]).scalar, here = shape_here(call.types[i]).scalar;
        args.push_back(converted(call.args[i], here, own));
    }
    if (!shape_of(types_, call.result).is_scalar())
        return Error::finding("a random value with components has no form in double");
    is_wide_ = false;
    Result<Piece> made = this->call({call.row, args, call.types, call.result, call.lengths});
    is_wide_ = true;
    return made;
}

Result<Piece> Support::call(const Call& call) {
    const Operation operation = call.row.operation();
    const Shape result = shape_here(call.result);
    if (is_wide_ && call.row.effect() == Effect::Draw) return narrow(call);
    std::vector<Shape> shapes;
    for (const types::TypeId id : call.types) {
        shapes.push_back(shape_here(id));
        note(shapes.back().scalar);
    }
    if (result.kind != Kind::None) note(result.scalar);
    if (operation == Operation::Cast && shapes.size() == 1 && shapes[0].is_scalar())
        return converted(call.args[0], shapes[0].scalar, result.scalar);
    if (call.row.effect() == Effect::Construct && !plain::name(result).empty() && !result.is_scalar() &&
        (operation == Operation::Vector || operation == Operation::Matrix ||
         operation == Operation::Quaternion || operation == Operation::Transform ||
         operation == Operation::SpatialVector)) {
        return construct(result, call.args, shapes);
    }
    if (builtins::takes_format(call.row)) return formatted(call.args, shapes);
    if (call.row.effect() == Effect::Reinterpret && !shapes.empty() && plain::name(shapes[0]).empty())
        return Error::finding("the bits of a " + types_.display(call.types[0]) + " have no plain C++ form");
    // Behind an array, how many elements it has.
    std::vector<Piece> args;
    std::vector<Shape> all;
    // What follows from no argument follows from the type of the result.
    if (shapes.empty() || call.row.effect() == Effect::Reinterpret) {
        if (result.kind != Kind::None) all.push_back(result);
    }
    const size_t hidden = all.size();
    for (size_t i = 0; i < shapes.size(); ++i) {
        args.push_back(call.args[i]);
        all.push_back(shapes[i]);
        if (shapes[i].kind == Kind::Array && i < call.lengths.size()) {
            args.push_back(call.lengths[i]);
            all.push_back(scalar_shape(Scalar::Int32));
        }
    }
    if (hidden != 0) args.insert(args.begin(), Piece{});
    for (size_t i = shapes.size(); i < call.row.params.size(); ++i) {
        const builtins::Param& param = call.row.params[i];
        if (param.default_value == nullptr) break;
        // A parameter of any scalar type is one of that of the arguments.
        const types::Type& pattern = types_[param.pattern];
        const Scalar scalar =
            pattern.kind == Kind::Scalar ? shape_here(param.pattern).scalar : shapes[0].scalar;
        args.push_back(number(*param.default_value, scalar));
        all.push_back(scalar_shape(scalar));
    }
    const std::string_view name = written_as(strings_.text(call.row.name));
    WEFT_TRY(Piece piece, apply(name, args, all));
    // What int made of smaller integers is cut back to them.
    const bool by_form = find_form(name, all) != nullptr;
    if (by_form && result.is_scalar() && result.is_narrow())
        return Piece{std::string(scalar_name(result.scalar)) + "(" + piece.text + ")"};
    return piece;
}

namespace {

// An index into what does not itself count from behind.
std::string counted(const Support::Index& index, uint32_t size) {
    if (!index.may_be_negative) return index.piece.text;
    return inside(index.piece, Binding::Shift) + " < 0 ? " + inside(index.piece, Binding::Sum) + " + " +
           std::to_string(size) + " : " + index.piece.text;
}

}  // namespace

Result<Piece> Support::component(const Piece& whole, types::TypeId type, std::span<const Index> indices) {
    const Shape shape = shape_here(type);
    const bool is_matrix = shape.kind == Kind::Matrix;
    if (shape.kind == Kind::Transform && indices.size() == 1 && indices[0].constant) {
        const int64_t number = *indices[0].constant < 0 ? *indices[0].constant + 7 : *indices[0].constant;
        if (number >= 0 && number < 7) {
            const std::string_view member = number < 3 ? ".p." : ".q.";
            return Piece{inside(whole, Binding::Postfix) + std::string(member) +
                         letters[static_cast<size_t>(number % 3 + (number == 6 ? 3 : 0))]};
        }
    }
    const bool is_transform = shape.kind == Kind::Transform;
    if ((!is_matrix && !is_transform && shape.kind != Kind::Vector && shape.kind != Kind::Quaternion) ||
        indices.size() > (is_matrix ? 2u : 1u))
        return Error::finding("an element of a " + types_.display(type) + " has no plain C++ form");
    const auto number_of = [](const Index& index, uint32_t size) -> std::optional<uint32_t> {
        if (!index.constant) return std::nullopt;
        const int64_t number = *index.constant < 0 ? *index.constant + size : *index.constant;
        if (number < 0 || number >= size) return std::nullopt;
        return static_cast<uint32_t>(number);
    };
    std::string text = inside(whole, Binding::Postfix);
    if (is_transform) {
        structure(vector_shape(3, shape.scalar)).indexed = true;
        structure({Kind::Quaternion, shape.scalar, 0, 0}).indexed = true;
    }
    const auto row = number_of(indices[0], shape.components());
    if (!is_matrix && row) {
        if (shape.has_letters()) return Piece{text + "." + letters[*row]};
        return Piece{text + ".c[" + std::to_string(*row) + "]"};
    }
    if (is_matrix && indices.size() == 1) {
        const Shape arguments[] = {shape, scalar_shape(Scalar::Int32)};
        const Function* function = find_function("row", arguments);
        WEFT_CHECK(function != nullptr, "rows can be read");
        const std::string at = row ? std::to_string(*row) : counted(indices[0], shape.rows);
        WEFT_TRY(const std::string called, need(*function, arguments));
        return Piece{called + "(" + whole.text + ", " + at + ")"};
    }
    Struct& own = structure(shape);
    own.indexed = true;
    for (size_t i = 0; i < indices.size(); ++i) {
        const auto constant = number_of(indices[i], i == 0 ? shape.components() : shape.cols);
        text += '[';
        if (constant) {
            text += std::to_string(*constant);
        } else if (i == 1) {  // the row is a pointer
            text += counted(indices[i], shape.cols);
        } else {
            own.from_behind |= indices[i].may_be_negative;
            text += indices[i].piece.text;
        }
        text += ']';
    }
    return Piece{text};
}

namespace {

// The components of a slice one by one, where they are few, their numbers known and the whole costs nothing.
std::optional<std::vector<std::string>> listed(const Piece& whole, const Shape& source,
                                               std::span<const Support::Range> ranges, const Shape& made) {
    const bool is_matrix = source.kind == Kind::Matrix;
    if (!is_cheap(whole) || made.kind != Kind::Vector || !made.has_letters() ||
        (!is_matrix && source.kind != Kind::Vector && source.kind != Kind::Quaternion))
        return std::nullopt;
    std::vector<int64_t> numbers;
    for (const Support::Range& range : ranges) {
        const bool is_number = range.first.text.find_first_not_of("0123456789") == std::string::npos;
        const auto number = is_number ? int_literal_value(range.first.text) : std::nullopt;
        if (!number) return std::nullopt;
        numbers.push_back(*number);
    }
    std::vector<std::string> parts;
    for (uint32_t k = 0; k < made.rows; ++k) {
        std::string part = whole.text;
        if (source.has_letters()) {
            part += '.';
            part += letters[static_cast<size_t>(numbers[0])];
        } else {
            part += ".c";
            for (const int64_t number : numbers) part += "[" + std::to_string(number) + "]";
        }
        parts.push_back(std::move(part));
        for (size_t i = 0; i < ranges.size(); ++i) numbers[i] += ranges[i].step;
    }
    return parts;
}

}  // namespace

Result<Piece> Support::slice(const Piece& whole, types::TypeId type, std::span<const Range> ranges,
                             types::TypeId result) {
    const Shape made = shape_here(result), source = shape_here(type);
    if (auto parts = listed(whole, source, ranges, made))
        return Piece{named(made) + "{" + list(*parts) + "}"};
    std::vector<Shape> shapes{made, source};
    shapes.insert(shapes.end(), 2 * ranges.size(), scalar_shape(Scalar::Int32));
    const Function* function = find_function("slice_of", shapes);
    if (function == nullptr)
        return Error::finding("a slice of a " + types_.display(type) + " has no plain C++ form");
    WEFT_TRY(std::string text, need(*function, shapes));
    text += "(" + whole.text;
    for (const Range& range : ranges) text += ", " + range.first.text + ", " + std::to_string(range.step);
    return Piece{text + ")"};
}

Result<Piece> Support::comparison(const Piece& left, bool equal, const Piece& right, types::TypeId type) {
    const Shape shape = shape_here(type);
    if (!shape.is_scalar()) {
        const Shape arguments[] = {shape, shape};
        const Function* function = find_function(equal ? "equal" : "unequal", arguments);
        if (function == nullptr)
            return Error::finding("a comparison of two " + types_.display(type) + " has no plain C++ form");
        WEFT_TRY([[maybe_unused]] const std::string called, need(*function, arguments));
    }
    return joined(left, equal ? "==" : "!=", right, Binding::Equality);
}

Result<std::string> Support::atomic(const builtins::Row& row, types::TypeId element) {
    const std::string_view name = strings_.text(row.name);
    const Shape shape = shape_here(element);
    for (const size_t count : {2u, 3u}) {  // a compare-and-exchange takes one more
        const std::vector<Shape> shapes(count, shape);
        if (const Form* form = find_form(name, shapes))
            return std::string(form->text.substr(0, form->text.find('(')));
        if (const Function* function = find_function(name, shapes)) return need(*function, shapes);
    }
    return Error::finding("wp." + std::string(name) + " of a " + types_.display(element) +
                          " has no plain C++ form");
}

}  // namespace weft::plain
