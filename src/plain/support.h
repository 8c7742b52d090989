// support: what the text of one plain C++ program asks of Warp's types and builtins.
// A printer asks for the name of a type, a number, a call; it gets the text to put there, and Support
// remembers what the program needs for it: small structs and functions, of which only those that were asked
// for are printed (append). Everything compiles as CUDA and, the atomics apart, as C++ of the host; nothing
// of Warp is needed. What a builtin computes is what Warp 1.19's native headers compute; how it is written
// stands in tables (catalogue.h).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/strings.h"
#include "base/text.h"
#include "builtins/builtins.h"
#include "plain/catalogue.h"
#include "plain/shape.h"
#include "plain/text.h"
#include "types/types.h"
#include "value/value.h"

namespace weft::plain {

class Support {
  public:
    Support(const types::Types& types, const Strings& strings) : types_(types), strings_(strings) {}

    // From now on every float is a double, for those who compare in more digits than a kernel has.
    void widen(bool is_wide) { is_wide_ = is_wide; }
    bool is_wide() const { return is_wide_; }

    // A name that the program uses for something of its own: a function of ours that is called the same gets
    // an underscore. To be told before anything is asked for.
    void take(std::string_view name) { taken_.emplace_back(name); }

    // "float", "unsigned int", "int64_t", "__half", "vec3f", "mat23d", "quatf", "transformf"; of a wp.struct
    // its key, whose definition is the printer's. The error says what has no plain form.
    Result<std::string> type(types::TypeId id);

    // A number of this type as a person writes it: 0.5f, 1e-6f, 7u, true, vec3f{0.0f, 1.0f, 0.0f}, INFINITY.
    // `elements`: of a composite value.
    Result<Piece> literal(const value::Value& value, std::span<const value::Value> elements,
                          types::TypeId type);

    // A call of a builtin, with its arguments in the order of the row's parameters; of a rest parameter all.
    // Arguments that are no values (a dtype, a length, a shape) and missing defaults at the end are left out.
    // Of a call that yields several values the variables for them are further arguments.
    struct Call {
        const builtins::Row& row;
        std::span<const Piece> args;
        std::span<const types::TypeId> types;
        types::TypeId result;            // invalid or none: void
        std::span<const Piece> lengths;  // by argument: of an array, how many elements it has
    };
    Result<Piece> call(const Call& call);

    // What argument `number` of a call gets of the adjoint of its result; nothing: its derivative is 0. The
    // error says that the builtin has no derivative here (derivatives.def).
    struct Slope {
        Piece piece;
        uint8_t reads = 0;  // bits of the arguments that the piece holds
    };
    Result<std::optional<Slope>> slope(const Call& call, size_t number, const Piece& seed);
    // That `a += b` can be written of values that have components.
    void accumulate(types::TypeId type);

    // A component to be read or written: `v.x`, `v[i]`, `m[i][j]`, `t.p.x`, of a matrix with one index its
    // row as a vector, which can only be read.
    struct Index {
        Piece piece;
        std::optional<int64_t> constant;
        bool may_be_negative = true;  // then the last component is also number -1
    };
    Result<Piece> component(const Piece& whole, types::TypeId type, std::span<const Index> indices);

    // Components of a vector, or of rows and columns of a matrix, that follow each other at a distance, as a
    // value of type `result`: one range for each index, a distance of 0 for an index that is a number.
    struct Range {
        Piece first;
        int64_t step = 1;
    };
    Result<Piece> slice(const Piece& whole, types::TypeId type, std::span<const Range> ranges,
                        types::TypeId result);

    // `a == b`, `a != b` of two composites.
    Result<Piece> comparison(const Piece& left, bool equal, const Piece& right, types::TypeId type);

    // `piece` of a scalar type as another one.
    Result<Piece> cast(const Piece& piece, types::TypeId from, types::TypeId to);

    // The device function that changes an element at once and returns what was there: called as
    // f(&element, value), of a compare-and-exchange f(&element, compare, value).
    Result<std::string> atomic(const builtins::Row& row, types::TypeId element);

    // What was asked for: names of headers ("<cuda_fp16.h>"), then structs and functions in an order in which
    // they compile.
    std::vector<std::string_view> headers() const;
    void append(TextBuffer& out) const;
    bool empty() const { return structs_.empty() && functions_.empty(); }

  private:
    friend class Expansion;
    friend class RuleWriter;

    struct Struct {
        Shape shape;
        bool indexed = false;      // it has an operator[]
        bool from_behind = false;  // that takes negative numbers
    };
    struct Made {
        const Function* row;
        std::vector<Shape> arguments;
        std::string written, name;  // as its text calls it, and with an underscore where that is taken
        std::string text;
    };

    Result<Piece> apply(std::string_view name, std::span<const Piece> args, std::span<const Shape> shapes);
    Result<Piece> construct(const Shape& made, std::span<const Piece> args, std::span<const Shape> shapes);
    Piece formatted(std::span<const Piece> args, std::span<const Shape> shapes);
    std::optional<Piece> through_float(std::string_view name, std::span<const Piece> args,
                                       std::span<const Shape> shapes);
    Piece filled(const Form& form, std::span<const Piece> args, std::span<const Shape> shapes);
    // The name under which a function can be called; its text is made where it is not there yet.
    Result<std::string> need(const Function& function, std::span<const Shape> arguments);
    std::string own_name(std::string_view name) const;
    // The name of a type, whose struct is then part of the text.
    std::string named(const Shape& shape);
    void note(types::Scalar scalar);
    Struct& structure(const Shape& shape);
    void append(TextBuffer& out, const Struct& structure) const;

    Shape shape_here(types::TypeId id) const;
    Result<Piece> narrow(const Call& call);

    const types::Types& types_;
    const Strings& strings_;
    std::vector<std::string> taken_;
    std::vector<Struct> structs_;
    std::vector<Made> functions_;
    bool is_wide_ = false;
    bool uses_half_ = false, uses_bfloat16_ = false, uses_stdint_ = false, uses_stdio_ = false;
};

}  // namespace weft::plain
