// Values with components: vectors and matrices, with bounds for each component.
#include "base/check.h"
#include "synth/kernel.h"

namespace weft::synth {
namespace {

double largest(double a, double b) {
    return a > b ? a : b;
}
void expect_equal_vectors(const Value& a, const Value& b) {
    WEFT_CHECK(a.type == b.type && a.type.is_vector(), "two vectors of one type are wanted");
}
void expect_square(const Value& m) {
    WEFT_CHECK(m.type.is_matrix() && m.type.rows == m.type.cols && m.type.has_floats(),
               "a square matrix is wanted");
}
constexpr std::string_view components[] = {"x", "y", "z", "w"};
constexpr std::string_view digits[] = {"0", "1", "2", "3", "4", "5", "6", "7"};

// Above the square root of small whole numbers.
constexpr double roots[] = {0, 1, 1.41422, 1.73206, 2, 2.23607, 2.44949, 2.64576, 2.82843, 3};

}  // namespace

Value Kernel::construct(Type type, std::span<const Value> parts) {
    WEFT_CHECK(parts.size() == type.size() && parts.size() <= 16, "wrong number of components");
    for (const Value& part : parts) WEFT_CHECK(part.type == type.element(), "a component of another type");
    const std::string_view name = type_name(type);
    scratch_.clear();
    scratch_.append(name);
    scratch_.append('(');
    Value out;
    Range range = parts[0].range;
    double gain = 0;
    for (size_t i = 0; i < parts.size(); ++i) {
        if (i != 0) scratch_.append(", ");
        scratch_.append(text(parts[i]));
        range = hull(range, parts[i].range);
        gain = largest(gain, parts[i].gain);
    }
    scratch_.append(')');
    out = make(type, Level::Atom, {scratch_.view()});
    for (const Value& part : parts) inherit(out, {part});
    ++out.operations;
    out.range = range;
    out.gain = gain;
    if (type.is_vector()) {
        for (const Value& part : parts) {
            out.floor = largest(out.floor, largest(part.range.lo, -part.range.hi));
        }
    } else if (type.rows == type.cols) {
        double least = 1e30;
        for (size_t row = 0; row < type.rows; ++row) {
            double margin = 0;
            for (size_t col = 0; col < type.cols; ++col) {
                const Range cell = parts[row * type.cols + col].range;
                margin += row == col ? largest(largest(cell.lo, -cell.hi), 0) : -cell.bound();
            }
            least = margin < least ? margin : least;
        }
        out.floor = largest(least, 0);
    }
    bounded(out);
    return out;
}

Value Kernel::component(Value v, uint32_t index) {
    const Value inner = enclosed(v, Level::Atom);
    const bool dotted = v.type.rows <= 4 && rng.chance(50);
    Value out = dotted ? make(v.type.element(), Level::Atom, {text(inner), ".", components[index]})
                       : make(v.type.element(), Level::Atom, {text(inner), "[", digits[index], "]"});
    inherit(out, {v});
    out.range = v.range;
    out.gain = v.gain;
    return out;
}

Value Kernel::entry(Value m, uint32_t row, uint32_t col) {
    const Value inner = enclosed(m, Level::Atom);
    Value out =
        rng.chance(70)
            ? make(m.type.element(), Level::Atom, {text(inner), "[", digits[row], ", ", digits[col], "]"})
            : make(m.type.element(), Level::Atom, {text(inner), "[", digits[row], "][", digits[col], "]"});
    inherit(out, {m});
    out.range = m.range;
    out.gain = m.gain;
    return out;
}

Value Kernel::matrix_row(Value m, uint32_t row) {
    const Value inner = enclosed(m, Level::Atom);
    Value out = make(m.type.row(), Level::Atom, {text(inner), "[", digits[row], "]"});
    inherit(out, {m});
    out.range = m.range;
    out.gain = m.gain;
    return out;
}

Value Kernel::dot(Value a, Value b) {
    expect_equal_vectors(a, b);
    const double n = a.type.rows, bound = n * a.range.bound() * b.range.bound();
    const bool positive = a.range.lo >= 0 && b.range.lo >= 0;
    Value out =
        call("dot", a.type.element(), {positive ? n * a.range.lo * b.range.lo : -bound, bound}, {a, b});
    out.gain = n * (a.gain * b.range.bound() + b.gain * a.range.bound());
    return out;
}

Value Kernel::cross(Value a, Value b) {
    expect_equal_vectors(a, b);
    const double bound = 2 * a.range.bound() * b.range.bound();
    Value out = call("cross", a.type, {-bound, bound}, {a, b});
    out.gain = 2 * (a.gain * b.range.bound() + b.gain * a.range.bound());
    return out;
}

Value Kernel::length(Value v) {
    WEFT_CHECK(v.floor > 0 && v.type.is_vector() && v.type.has_floats(), "length of what may be 0");
    Value out = call("length", v.type.element(), {v.floor, roots[v.type.rows] * v.range.bound()}, {v});
    out.gain = v.gain * v.type.rows;
    return out;
}

Value Kernel::length_sq(Value v) {
    const double bound = v.range.bound(), n = v.type.rows;
    Value out = call("length_sq", v.type.element(), {v.floor * v.floor, n * bound * bound}, {v});
    out.gain = 2 * n * v.gain * bound;
    return out;
}

Value Kernel::normalize(Value v) {
    if (v.level == Level::Atom && text(v).starts_with("wp.normalize(")) return v;
    WEFT_CHECK(v.floor > 0 && v.type.is_vector() && v.type.has_floats(), "direction of what may be 0");
    Value out = call("normalize", v.type, {-1, 1}, {v});
    if (v.range.lo >= 0) out.range.lo = 0;
    out.floor = 0.99;
    out.gain = 2 * v.gain * v.type.rows / v.floor;
    return out;
}

Value Kernel::transpose(Value m) {
    Value out = call("transpose", matrix_type(m.type.cols, m.type.rows, m.type.scalar), m.range, {m});
    out.gain = m.gain;
    return out;
}

Value Kernel::determinant(Value m) {
    expect_square(m);
    const double b = m.range.bound(), n = m.type.rows;
    const double terms = n == 2 ? 2 : n == 3 ? 6 : 24;
    double power_less_one = 1;
    for (int i = 1; i < m.type.rows; ++i) power_less_one *= b;
    double least = 1;
    for (int i = 0; i < m.type.rows; ++i) least *= m.floor;
    const double bound = terms * power_less_one * b;
    Value out =
        call("determinant", m.type.element(), {m.floor > 0 && m.range.lo >= 0 ? least : -bound, bound}, {m});
    out.gain = terms * n * power_less_one * m.gain;
    return out;
}

Value Kernel::inverse(Value m) {
    expect_square(m);
    WEFT_CHECK(m.floor > 0, "inverse of what may be singular");
    const double bound = 1 / m.floor;  // of the row sums
    Value out = call("inverse", m.type, {-bound, bound}, {m});
    out.gain = bound * bound * m.gain * m.type.rows * m.type.rows;
    return out;
}

Value Kernel::trace(Value m) {
    expect_square(m);
    const double n = m.type.rows;
    Value out = call("trace", m.type.element(), {n * m.range.lo, n * m.range.hi}, {m});
    out.gain = n * m.gain;
    return out;
}

Value Kernel::outer(Value a, Value b) {
    const double bound = a.range.bound() * b.range.bound();
    Value out = call("outer", matrix_type(a.type.rows, b.type.rows, a.type.scalar), {-bound, bound}, {a, b});
    out.gain = a.gain * b.range.bound() + b.gain * a.range.bound();
    return out;
}

Value Kernel::diag(Value v) {
    Value out =
        call("diag", matrix_type(v.type.rows, v.type.rows, v.type.scalar), hull(v.range, {0, 0}), {v});
    out.gain = v.gain;
    out.floor = largest(largest(v.range.lo, -v.range.hi), 0);
    return out;
}

Value Kernel::get_diag(Value m) {
    expect_square(m);
    Value out = call("get_diag", vector_type(m.type.rows, m.type.scalar), m.range, {m});
    out.gain = m.gain;
    return out;
}

Value Kernel::skew(Value v) {
    const double bound = v.range.bound();
    Value out = call("skew", matrix_type(3, 3, v.type.scalar), {-bound, bound}, {v});
    out.gain = v.gain;
    return out;
}

Value Kernel::cw_mul(Value a, Value b) {
    WEFT_CHECK(a.type == b.type && !a.type.is_scalar(), "two values with components are wanted");
    const double bound = a.range.bound() * b.range.bound();
    const bool positive = a.range.lo >= 0 && b.range.lo >= 0;
    Value out = call("cw_mul", a.type, {positive ? a.range.lo * b.range.lo : -bound, bound}, {a, b});
    out.gain = a.gain * b.range.bound() + b.gain * a.range.bound();
    if (positive && a.type.is_vector()) out.floor = out.range.lo;
    return out;
}

Value Kernel::cw_div(Value a, Value b) {
    WEFT_CHECK(a.type == b.type && !a.type.is_scalar(), "two values with components are wanted");
    WEFT_CHECK(b.range.lo > 0, "division by what may be 0");
    const double bound = a.range.bound() / b.range.lo;
    Value out = call("cw_div", a.type, {a.range.lo >= 0 ? 0 : -bound, bound}, {a, b});
    out.gain = a.gain / b.range.lo + b.gain * a.range.bound() / (b.range.lo * b.range.lo);
    return out;
}

Value Kernel::identity(Type type) {
    const std::string_view dtype = type.scalar == Scalar::Float32 && style.python_scalars ? "float" : "";
    Value out = make(type, Level::Atom,
                     {"wp.identity(n=", digits[type.rows], ", dtype=", dtype.empty() ? "wp." : "",
                      dtype.empty() ? types::facts(type.scalar).name : dtype, ")"});
    out.operations = 1;
    out.range = {0, 1};
    out.floor = 1;
    return out;
}

Value Kernel::zero(Type type) {
    Value out;
    if (!type.is_scalar()) {
        const std::string_view name = type_name(type);
        out = rng.chance(60) ? make(type, Level::Atom, {name, "()"})
                             : make(type, Level::Atom, {name, type.has_floats() ? "(0.0)" : "(0)"});
    } else {
        const bool short_name = style.python_scalars && (type == f32 || type == i32);
        const std::string_view name =
            short_name ? (type == f32 ? "float" : "int") : types::facts(type.scalar).name;
        out = make(type, Level::Atom, {short_name ? "" : "wp.", name, type.has_floats() ? "(0.0)" : "(0)"});
    }
    out.operations = 1;
    out.range = {0, 0};
    return out;
}

}  // namespace weft::synth
