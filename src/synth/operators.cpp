// Values from values: text, range and gain of numbers, operators and scalar builtins.
#include "base/check.h"
#include "base/number_text.h"
#include "synth/kernel.h"

namespace weft::synth {
namespace {

double largest(double a, double b) {
    return a > b ? a : b;
}
double smallest(double a, double b) {
    return a < b ? a : b;
}

Range products(Range a, Range b) {
    const double p = a.lo * b.lo, q = a.lo * b.hi, r = a.hi * b.lo, s = a.hi * b.hi;
    return {smallest(smallest(p, q), smallest(r, s)), largest(largest(p, q), largest(r, s))};
}
Range reciprocal(Range b) {
    return {1.0 / b.hi, 1.0 / b.lo};
}

// Newton's iteration: no square root of the library is needed, and one bound more does no harm.
double root(double x) {
    if (x <= 0) return 0;
    double r = x > 1 ? x : 1;
    for (int i = 0; i < 24 && r * r > x * 1.0000001; ++i) r = 0.5 * (r + x / r);
    return r;
}

// Above e^x for -12 <= x <= 4; below it with the sign of both sides turned.
double exp_above(double x) {
    constexpr double powers[] = {6.2e-6,   1.68e-5,  4.54e-5,   1.235e-4,  3.355e-4, 9.12e-4,
                                 2.479e-3, 6.738e-3, 1.8316e-2, 4.9788e-2, 0.13534,  0.36788,
                                 1.0,      2.71829,  7.38906,   20.0856,   54.5982};
    const int up = static_cast<int>(x + 13.0);  // ceiling, or one more
    return powers[up > 16 ? 16 : up < 0 ? 0 : up] * 1.0001;
}
double exp_below(double x) {
    const int down = static_cast<int>(x + 12.0);
    constexpr double powers[] = {6.1e-6,   1.67e-5,  4.53e-5,   1.233e-4,  3.35e-4, 9.11e-4,
                                 2.478e-3, 6.737e-3, 1.8315e-2, 4.9787e-2, 0.13533, 0.36787,
                                 1.0,      2.71828,  7.38905,   20.0855,   54.598};
    return powers[down > 16 ? 16 : down < 0 ? 0 : down] * 0.9999;
}

// Rounding may carry a value a little beyond a limit that growth kept; the limits have room for that.
Range with_slack(Range range) {
    const double more = 0.002 * range.bound();
    return {range.lo - (range.lo > 0 ? 0.02 * range.lo : more), range.hi + more};
}

constexpr UnaryInfo unary_rows[] = {
#define WEFT_UNARY(enumerator, name, low, high, rule, result_low, result_high, slope, group) \
    {name, {low, high}, UnaryInfo::Rule::rule, {result_low, result_high}, slope, OpGroup::group},
#include "synth/ops.def"
#undef WEFT_UNARY
};

// Operands as Warp wants them: a wrong pair is an error of growth, found before any text is written.
void expect_equal(const Value& a, const Value& b) {
    WEFT_CHECK(a.type == b.type, "operands of different types");
}
void expect_number(const Value& a) {
    WEFT_CHECK(a.type.is_scalar() && !a.type.is_bool(), "an operand that is no number");
}
void expect_float(const Value& a) {
    WEFT_CHECK(a.type.is_float(), "an operand that is no floating-point number");
}
void expect_product(Type a, Type b) {
    const bool pose = a.shape == Shape::Quaternion || a.shape == Shape::Transform;
    const bool fits = pose && !b.is_scalar()            ? a == b
                      : a.is_matrix() && !b.is_scalar() ? a.cols == b.rows
                      : a.is_vector() && !b.is_scalar() ? b.is_matrix() && a.rows == b.rows
                                                        : a.is_scalar() || b.is_scalar();
    WEFT_CHECK(fits && a.scalar == b.scalar && a.scalar != Scalar::Bool, "factors that have no product");
}

constexpr std::string_view compare_texts[] = {" < ", " <= ", " > ", " >= ", " == ", " != "};

// Numbers that people write.
constexpr double nice_numbers[] = {0.5, 2.0,  0.25,  0.1,  1.5,  3.0, 4.0,  0.75, 0.01, 0.2,
                                   5.0, 0.3,  2.5,   10.0, 0.05, 8.0, 0.8,  1.2,  0.9,  6.0,
                                   0.6, 1.25, 0.125, 0.7,  0.4,  1.1, 0.02, 0.15, 20.0, 100.0};

}  // namespace

const UnaryInfo& info(Unary op) {
    return unary_rows[static_cast<size_t>(op)];
}

uint64_t Kernel::open_ops() const {
    static_assert(unary_count <= 64);
    constexpr auto members = [] {  // a bit for each, by group
        std::array<uint64_t, static_cast<size_t>(OpGroup::Count)> out{};
        for (size_t i = 0; i < unary_count; ++i)
            out[static_cast<size_t>(unary_rows[i].group)] |= uint64_t{1} << i;
        return out;
    }();
    uint64_t open = 0;
    for (size_t i = 0; i < members.size(); ++i) open |= groups_[i] ? members[i] : 0;
    return open & ops_.to_ullong();
}

Range representable(Scalar scalar) {
    switch (scalar) {
        case Scalar::Bool:
            return {0, 1};
        case Scalar::Int8:
            return {-128, 127};
        case Scalar::Uint8:
            return {0, 255};
        case Scalar::Int16:
            return {-32768, 32767};
        case Scalar::Uint16:
            return {0, 65535};
        case Scalar::Int32:
            return {-2147483648.0, 2147483647.0};
        case Scalar::Uint32:
            return {0, 4294967295.0};
        case Scalar::Int64:
            return {-4503599627370496.0, 4503599627370496.0};
        case Scalar::Uint64:
            return {0, 4503599627370496.0};
        case Scalar::Float16:
            return {-60000.0, 60000.0};
        case Scalar::Bfloat16:
        case Scalar::Float32:
        case Scalar::Float64:
            return {-1e30, 1e30};
        case Scalar::Handle:
            break;
    }
    return {0, 0};
}

Range comfortable(Scalar scalar) {
    switch (scalar) {
        case Scalar::Int32:
            return {-1e9, 1e9};
        case Scalar::Uint32:
            return {0, 2e9};
        case Scalar::Int64:
            return {-1e15, 1e15};
        case Scalar::Uint64:
            return {0, 1e15};
        case Scalar::Float16:
            return {-500, 500};
        case Scalar::Bfloat16:
            return {-1e3, 1e3};
        case Scalar::Float32:
        case Scalar::Float64:
            return {-1e4, 1e4};
        default:
            return representable(scalar);
    }
}

void Kernel::inherit(Value& out, std::initializer_list<Value> operands) const {
    for (const Value& value : operands) {
        out.operations = static_cast<uint16_t>(out.operations + value.operations);
        out.branches = static_cast<uint16_t>(out.branches + value.branches);
        out.varies |= value.varies;
        out.stale |= value.stale;
    }
}

// Room for rounding; integers must hold exactly (unsigned ones wrap).
void Kernel::bounded(Value& value) const {
    const Scalar scalar = value.type.scalar;
    if (value.type.has_floats()) {
        const double share = scalar == Scalar::Float16 || scalar == Scalar::Bfloat16 ? 0.01 : 1e-5;
        value.range = {value.range.lo - share * (value.range.lo < 0 ? -value.range.lo : value.range.lo),
                       value.range.hi + share * (value.range.hi < 0 ? -value.range.hi : value.range.hi)};
        value.floor *= 1 - share;
        return;
    }
    value.gain = 0;
    value.varies = false;
    const Range whole = representable(scalar);
    if (value.range.within(whole)) return;
    WEFT_CHECK(!types::facts(scalar).is_signed, "a signed integer may overflow");
    value.range = whole;
}

Value Kernel::from(Type type, Level level_, std::initializer_list<Value> operands,
                   std::initializer_list<Piece> pieces) {
    Value out = make(type, level_, pieces);
    inherit(out, operands);
    ++out.operations;
    return out;
}

Value Kernel::enclosed(Value value, Level at_least) {
    if (value.level >= at_least) return value;
    const Value inner = make(value.type, Level::Atom, {"(", text(value), ")"});
    value.at = inner.at;
    value.size = inner.size;
    value.level = Level::Atom;
    return value;
}

Value Kernel::binary(std::string_view op, Level level_, Value a, Value b, Type type) {
    const bool is_power = level_ == Level::Power;
    a = enclosed(a, is_power ? Level::Atom : level_);
    b = enclosed(b, is_power ? Level::Unary : static_cast<Level>(static_cast<int>(level_) + 1));
    return from(type, level_, {a, b}, {text(a), op, text(b)});
}

// ---- numbers

Value Kernel::number(Type type, double value) {
    const size_t at = arena_.size();
    const bool plain = type.scalar == Scalar::Float32 || type.scalar == Scalar::Int32;
    if (!plain) {
        arena_.append("wp.");
        arena_.append(types::facts(type.scalar).name);
        arena_.append('(');
    }
    if (type.has_floats()) {
        append_python_float(arena_, value);
    } else {
        arena_.append_int(static_cast<int64_t>(value));
    }
    if (!plain) arena_.append(')');
    Value out = spelled(type, plain && value < 0 ? Level::Unary : Level::Atom, at);
    out.literal = true;
    out.operations = plain ? 0 : 1;
    out.range = {value, value};
    return out;
}

Value Kernel::nice_number(Type type, Range range) {
    if (!type.has_floats()) {
        const double low = range.lo < -9 ? -9 : range.lo, high = range.hi > 16 ? 16 : range.hi;
        const int first = static_cast<int>(low < high ? low : range.lo),
                  last = static_cast<int>(low < high ? high : range.lo);
        int value = rng.between(first, last);
        if (value == 0 || value == 1) value = last >= 2 ? rng.between(2, last) : value;
        return number(type, value);
    }
    // One of the usual numbers in the range, else a round number between its ends.
    double fitting[sizeof nice_numbers / sizeof *nice_numbers * 2];
    uint32_t count = 0;
    for (const double value : nice_numbers) {
        if (value > range.lo && value < range.hi) fitting[count++] = value;
    }
    if (count != 0 && rng.chance(75)) return number(type, fitting[rng.below(count)]);
    const double share = static_cast<double>(rng.between(10, 90)) / 100.0;
    double value = range.lo + (range.hi - range.lo) * share;
    // At most three digits: 0.37, 4.2, 130.0.
    double unit = 0.01;
    for (double size = value < 0 ? -value : value; size >= 10 && unit < 1e6; size /= 10) unit *= 10;
    if (range.hi - range.lo < 0.2) unit = 0.001;
    const double rounded = static_cast<double>(static_cast<int64_t>(value / unit)) * unit;
    // Written as a quotient of integers, so that 0.29 is the double nearest to 0.29.
    if (unit < 1) {
        const double parts = unit == 0.001 ? 1000.0 : 100.0;
        const auto whole = static_cast<int64_t>(value * parts);
        value = static_cast<double>(whole) / parts;
    } else if (rounded > range.lo && rounded < range.hi) {
        value = rounded;
    }
    if (value <= range.lo || value >= range.hi || value == 0) value = 0.5 * (range.lo + range.hi);
    if (value == 0) value = 0.25 * range.hi;
    return number(type, value == 1 ? (range.hi > 1.25 ? 1.25 : 0.5 * (range.lo + 1)) : value);
}

// ---- operators

// A sum or difference whose range is known: how far it stays from 0, and its slope.
Value Kernel::summed(Value out, const Value& a, const Value& b) {
    if (a.type.is_matrix()) {
        const double off = static_cast<double>(a.type.cols);
        out.floor = largest(a.floor - off * b.range.bound(), b.floor - off * a.range.bound());
    } else {
        // A vector stays away from 0 if one component does.
        out.floor = largest(out.range.lo, -out.range.hi);
    }
    if (out.floor < 0) out.floor = 0;
    out.gain = a.gain + b.gain;
    bounded(out);
    return out;
}

Value Kernel::add(Value a, Value b) {
    expect_equal(a, b);
    if (b.literal && b.type.is_scalar() && b.range.hi < 0 && b.level == Level::Unary) {
        return sub(a, number(b.type, -b.range.lo));
    }
    if (is_negation(b)) {
        const Value positive = without_minus(b);
        // Nobody writes a - a; what is grown instead is as good.
        return same(a, positive) ? twice(a) : sub(a, positive);
    }
    Value out = binary(" + ", Level::Sum, a, b, a.type);
    out.range = {a.range.lo + b.range.lo, a.range.hi + b.range.hi};
    return summed(out, a, b);
}

Value Kernel::sub(Value a, Value b) {
    expect_equal(a, b);
    Value out = binary(" - ", Level::Sum, a, b, a.type);
    out.range = {a.range.lo - b.range.hi, a.range.hi - b.range.lo};
    return summed(out, a, b);
}

Value Kernel::mul(Value a, Value b) {
    if (a.type.is_vector() && b.type.is_vector()) return cw_mul(a, b);  // Warp has no product of two vectors
    expect_product(a.type, b.type);
    Type type = a.type;
    double terms = 1;
    if (a.type.is_scalar()) type = b.type;
    if (a.type.is_matrix() && !b.type.is_scalar()) {
        terms = a.type.cols;
        type = b.type.is_vector() ? vector_type(a.type.rows, a.type.scalar)
                                  : matrix_type(a.type.rows, b.type.cols, a.type.scalar);
    } else if (a.type.is_vector() && b.type.is_matrix()) {
        terms = b.type.rows;
        type = vector_type(b.type.cols, b.type.scalar);
    }
    const bool linear = a.type.is_matrix() && !b.type.is_scalar();
    Value out = binary(linear && rng.chance(50) ? " @ " : " * ", Level::Product, a, b, type);
    Range p = products(a.range, b.range);
    if (a.type.is_scalar() && b.type.is_scalar() && same(a, b)) {  // a square
        const double least = a.range.lo > 0 ? a.range.lo : a.range.hi < 0 ? -a.range.hi : 0;
        p.lo = least * least;
    }
    out.range = {p.lo * terms, p.hi * terms};
    out.gain = terms * (a.gain * b.range.bound() + b.gain * a.range.bound());
    if (terms == 1) {
        const Value& factor = a.type.is_scalar() ? a : b;
        const Value& other = a.type.is_scalar() ? b : a;
        const double least = factor.range.lo > 0   ? factor.range.lo
                             : factor.range.hi < 0 ? -factor.range.hi
                                                   : 0;
        out.floor = least * (other.type.is_scalar() ? 0 : other.floor);
    }
    bounded(out);
    return out;
}

Value Kernel::div(Value a, Value b) {
    WEFT_CHECK(b.type == a.type.element(), "a divisor of another type");
    WEFT_CHECK(b.range.lo > 0 || b.range.hi < 0, "division by what may be 0");
    Value out = binary(" / ", Level::Product, a, b, a.type);
    const Range inverse_of_b = reciprocal(b.range);
    const double most = inverse_of_b.bound();
    out.range = products(a.range, inverse_of_b);
    if (!a.type.has_floats()) {  // C++ rounds towards 0
        out.range = {smallest(out.range.lo, 0), largest(out.range.hi, 0)};
        const auto toward = [](double x) { return static_cast<double>(static_cast<int64_t>(x)); };
        out.range = {toward(out.range.lo), toward(out.range.hi)};
    }
    out.gain = a.gain * most + b.gain * a.range.bound() * most * most;
    out.floor = a.type.is_scalar() ? 0 : a.floor / b.range.bound();
    bounded(out);
    return out;
}

Value Kernel::floordiv(Value a, Value b) {
    expect_number(a);
    expect_equal(a, b);
    WEFT_CHECK(b.range.lo > 0, "floor division by what may be 0");
    Value out = binary(" // ", Level::Product, a, b, a.type);
    out.range = products(a.range, reciprocal(b.range));
    if (a.type.has_floats()) {
        out.range = {out.range.lo - 1, out.range.hi + 1};
        out.varies = false;
    } else {
        const auto toward = [](double x) { return static_cast<double>(static_cast<int64_t>(x)); };
        out.range = {toward(out.range.lo) - (out.range.lo < 0 ? 1 : 0), toward(out.range.hi)};
    }
    bounded(out);
    return out;
}

Value Kernel::mod(Value a, Value b) {
    expect_number(a);
    expect_equal(a, b);
    WEFT_CHECK(b.range.lo > 0, "remainder of a division by what may be 0");
    Value out = binary(" % ", Level::Product, a, b, a.type);
    const double most = a.type.has_floats() ? b.range.hi : b.range.hi - 1;
    out.range = {a.range.lo >= 0 ? 0 : -most, most < a.range.hi ? most : largest(a.range.hi, 0)};
    out.gain = a.gain + b.gain * (a.range.bound() / b.range.lo + 1);
    bounded(out);
    return out;
}

Value Kernel::power(Value a, Value b, bool as_operator) {
    expect_float(a);
    expect_equal(a, b);
    WEFT_CHECK(a.range.lo > 0, "power of what may be 0");
    Value out = as_operator ? binary(" ** ", Level::Power, a, b, a.type)
                            : from(a.type, Level::Atom, {a, b}, {"wp.pow(", text(a), ", ", text(b), ")"});
    // Whole powers above and below: between them lies every power in the range.
    const int low = static_cast<int>(b.range.lo) - 1, high = static_cast<int>(b.range.hi) + 1;
    const auto whole = [](double base, int exponent) {
        double result = 1;
        for (int i = 0; i < (exponent < 0 ? -exponent : exponent); ++i) result *= base;
        return exponent < 0 ? 1 / result : result;
    };
    const double corners[] = {whole(a.range.lo, low), whole(a.range.lo, high), whole(a.range.hi, low),
                              whole(a.range.hi, high)};
    out.range = {corners[0], corners[0]};
    for (const double corner : corners) out.range = hull(out.range, {corner, corner});
    out.gain = out.range.hi * (a.gain * b.range.bound() / a.range.lo + b.gain * 10);
    bounded(out);
    return out;
}

Value Kernel::twice(Value a) {
    return mul(number(a.type.element(), 2), a);
}

Value Kernel::different(Value a) {
    if (a.literal && !a.name) return number(a.type, a.range.lo + 1);
    return types::facts(a.type.scalar).is_signed ? neg(a) : twice(a);
}

bool Kernel::is_negation(const Value& value) const {
    return value.level == Level::Unary && text(value).starts_with('-');
}

Value Kernel::without_minus(Value value) const {
    if (!value.literal) --value.operations;
    ++value.at;
    --value.size;
    value.range = {-value.range.hi, -value.range.lo};
    return value;
}

Value Kernel::neg(Value a) {
    if (a.literal && !a.name && a.type.is_scalar() && a.operations == 0) return number(a.type, -a.range.lo);
    const Value inner = enclosed(a, Level::Unary);
    Value out = from(a.type, Level::Unary, {inner}, {"-", text(inner)});
    out.range = {-a.range.hi, -a.range.lo};
    out.gain = a.gain;
    out.floor = a.floor;
    bounded(out);
    return out;
}

// ---- builtins

Value Kernel::call(std::string_view function, Type result, Range range, std::initializer_list<Value> args) {
    const size_t at = arena_.size();
    arena_.append("wp.");
    arena_.append(function);
    char before = '(';
    for (const Value& arg : args) {
        arena_.append(before);
        if (before == ',') arena_.append(' ');
        arena_.append(text(arg));
        before = ',';
    }
    arena_.append(args.size() == 0 ? std::string_view("()") : std::string_view(")"));
    Value out = spelled(result, Level::Atom, at);
    inherit(out, args);
    ++out.operations;
    out.range = range;
    bounded(out);
    return out;
}

Value Kernel::call(Unary op, Value a) {
    const UnaryInfo& row = info(op);
    expect_number(a);
    WEFT_CHECK(a.type.has_floats() || op == Unary::Abs || op == Unary::Sign, "a builtin of floats");
    WEFT_CHECK(!a.type.has_floats() || a.range.within(with_slack(row.domain)),
               "argument outside the domain of a builtin");
    Range range = row.result;
    double slope = row.slope;
    switch (row.rule) {
        case UnaryInfo::Rule::Fixed:
            break;
        case UnaryInfo::Rule::Near:
            range = {a.range.lo - 1, a.range.hi + 1};
            break;
        case UnaryInfo::Rule::Scale:
            range = {a.range.lo * row.result.hi, a.range.hi * row.result.hi};
            break;
        case UnaryInfo::Rule::Abs:
            range = {a.range.lo > 0 ? a.range.lo : a.range.hi < 0 ? -a.range.hi : 0, a.range.bound()};
            break;
        case UnaryInfo::Rule::Sqrt: {
            const double high = root(a.range.hi);
            range = {a.range.lo / root(a.range.lo) * 0.9999, high};
            slope = 0.5001 / range.lo;
            break;
        }
        case UnaryInfo::Rule::Exp:
            range = {exp_below(a.range.lo), exp_above(a.range.hi)};
            slope = range.hi;
            break;
    }
    const bool python_name = op == Unary::Abs && rng.chance(30);
    Value out = from(a.type, Level::Atom, {a}, {python_name ? "" : "wp.", row.name, "(", text(a), ")"});
    out.range = range;
    out.gain = a.gain * slope;
    if (slope == 0) out.varies = false;
    bounded(out);
    return out;
}

// Nothing is rounded: the result is one of the two.
Value Kernel::same_type_call(std::string_view function, Value a, Value b, Range range) {
    expect_equal(a, b);
    Value out = from(a.type, Level::Atom, {a, b}, {function, "(", text(a), ", ", text(b), ")"});
    out.range = range;
    out.gain = largest(a.gain, b.gain);
    return out;
}

Value Kernel::minimum(Value a, Value b) {
    return same_type_call(a.type.is_scalar() && rng.chance(20) ? "min" : "wp.min", a, b,
                          {smallest(a.range.lo, b.range.lo), smallest(a.range.hi, b.range.hi)});
}

Value Kernel::maximum(Value a, Value b) {
    return same_type_call(a.type.is_scalar() && rng.chance(20) ? "max" : "wp.max", a, b,
                          {largest(a.range.lo, b.range.lo), largest(a.range.hi, b.range.hi)});
}

Value Kernel::clamp(Value a, double low, double high) {
    expect_number(a);
    const Value from_below = number(a.type, low), from_above = number(a.type, high);
    Value out = from(a.type, Level::Atom, {a, from_below, from_above},
                     {"wp.clamp(", text(a), ", ", text(from_below), ", ", text(from_above), ")"});
    out.range = {low, high};
    out.gain = a.gain;
    return out;
}

Value Kernel::atan2(Value y, Value x) {
    expect_float(y);
    expect_equal(y, x);
    WEFT_CHECK(x.range.lo > 0, "atan2 at the origin");
    Value out = from(y.type, Level::Atom, {y, x}, {"wp.atan2(", text(y), ", ", text(x), ")"});
    out.range = {-1.571, 1.571};
    out.gain = (y.gain + x.gain) / x.range.lo;
    bounded(out);
    return out;
}

Value Kernel::copysign(Value a, Value b) {
    Value out = same_type_call("wp.copysign", a, b, {-a.range.bound(), a.range.bound()});
    out.gain = a.gain;
    return out;
}

Value Kernel::lerp(Value a, Value b, Value t) {
    expect_equal(a, b);
    WEFT_CHECK(a.type.has_floats() && t.type == a.type.element(), "a blend of something else than floats");
    Value out =
        from(a.type, Level::Atom, {a, b, t}, {"wp.lerp(", text(a), ", ", text(b), ", ", text(t), ")"});
    const double reach = t.range.bound() + 1;
    const double bound = (a.range.bound() + b.range.bound()) * reach;
    out.range = t.range.lo >= 0 && t.range.hi <= 1 ? hull(a.range, b.range) : Range{-bound, bound};
    out.gain = (a.gain + b.gain) * reach + t.gain * (a.range.bound() + b.range.bound());
    bounded(out);
    return out;
}

Value Kernel::smoothstep(double edge0, double edge1, Value x) {
    expect_float(x);
    const Value low = number(x.type, edge0), high = number(x.type, edge1);
    Value out = from(x.type, Level::Atom, {low, high, x},
                     {"wp.smoothstep(", text(low), ", ", text(high), ", ", text(x), ")"});
    out.range = {0, 1};
    out.gain = x.gain * 1.51 / (edge1 - edge0);
    bounded(out);
    return out;
}

Value Kernel::cast(Value a, Type to) {
    WEFT_CHECK(a.type.is_scalar() && to.is_scalar(), "a cast of something else than a number");
    WEFT_CHECK(may_cast(a, to), "a cast that would change the type of a loop variable");
    std::string_view name = types::facts(to.scalar).name;
    const bool short_name = style.python_scalars && (to == f32 || to == i32);
    if (short_name) name = to == f32 ? "float" : "int";
    Value out =
        from(to, Level::Atom, {a}, {short_name || to.is_bool() ? "" : "wp.", name, "(", text(a), ")"});
    out.range = a.range;
    if (to.has_floats()) {
        out.gain = a.gain;
    } else if (to.is_bool()) {
        out.range = {0, 1};
    } else if (a.type.has_floats()) {
        const auto toward = [](double x) { return static_cast<double>(static_cast<int64_t>(x)); };
        out.range = {toward(a.range.lo), toward(a.range.hi)};
    }
    WEFT_CHECK(out.range.within(representable(to.scalar)), "a cast may leave the type's range");
    bounded(out);
    return out;
}

// ---- truth

Value Kernel::compare(Compare op, Value a, Value b) {
    expect_number(a);
    expect_equal(a, b);
    Value out = binary(compare_texts[static_cast<size_t>(op)], Level::Compare, a, b, boolean);
    out.range = {0, 1};
    out.varies = false;
    return out;
}

Value Kernel::both(Value a, Value b) {
    a = enclosed(a, Level::And);
    b = enclosed(b, Level::Not);
    Value out = from(boolean, Level::And, {a, b}, {text(a), " and ", text(b)});
    if (a.level == Level::And) --out.operations;  // one chain
    out.range = {0, 1};
    return out;
}

Value Kernel::either(Value a, Value b) {
    a = enclosed(a, Level::Or);
    b = enclosed(b, Level::And);
    Value out = from(boolean, Level::Or, {a, b}, {text(a), " or ", text(b)});
    if (a.level == Level::Or) --out.operations;
    out.range = {0, 1};
    return out;
}

Value Kernel::negate(Value a) {
    a = enclosed(a, Level::Compare);
    Value out = from(boolean, Level::Not, {a}, {"not ", text(a)});
    out.range = {0, 1};
    return out;
}

Value Kernel::ternary(Value condition, Value a, Value b) {
    expect_equal(a, b);
    WEFT_CHECK(condition.type.is_bool(), "a condition that is no truth");
    condition = enclosed(condition, Level::Or);
    a = enclosed(a, Level::Or);
    b = enclosed(b, Level::Or);
    Value out = from(a.type, Level::Ternary, {a, b}, {text(a), " if ", text(condition), " else ", text(b)});
    --out.operations;
    out.operations = static_cast<uint16_t>(out.operations + condition.operations);
    out.branches = static_cast<uint16_t>(out.branches + condition.branches + 1);
    out.stale |= condition.stale;
    out.range = hull(a.range, b.range);
    out.gain = largest(a.gain, b.gain);
    out.floor = smallest(a.floor, b.floor);
    return out;
}

Value Kernel::where(Value condition, Value a, Value b) {
    expect_equal(a, b);
    WEFT_CHECK(condition.type.is_bool(), "a condition that is no truth");
    Value out =
        from(a.type, Level::Atom, {a, b}, {"wp.where(", text(condition), ", ", text(a), ", ", text(b), ")"});
    out.operations = static_cast<uint16_t>(out.operations + condition.operations);
    out.range = hull(a.range, b.range);
    out.gain = largest(a.gain, b.gain);
    out.floor = smallest(a.floor, b.floor);
    return out;
}

// ---- bits

Value Kernel::bits(std::string_view op, Value a, Value b) {
    expect_equal(a, b);
    WEFT_CHECK(a.type.is_int(), "bits of something else than an integer");
    WEFT_CHECK(a.range.lo >= 0 && b.range.lo >= 0, "bit operators want numbers that are not negative");
    const Level level_ = op == "&" ? Level::BitAnd : op == "^" ? Level::BitXor : Level::BitOr;
    const std::string_view spaced = op == "&" ? " & " : op == "^" ? " ^ " : " | ";
    Value out = binary(spaced, level_, a, b, a.type);
    const double most = largest(a.range.hi, b.range.hi);
    double power_of_two = 1;
    while (power_of_two <= most) power_of_two *= 2;
    out.range = {0, op == "&" ? smallest(a.range.hi, b.range.hi) : power_of_two - 1};
    bounded(out);
    return out;
}

Value Kernel::shift(std::string_view op, Value a, Value b) {
    expect_equal(a, b);
    WEFT_CHECK(a.type.is_int(), "a shift of something else than an integer");
    WEFT_CHECK(a.range.lo >= 0 && b.range.lo >= 0 && b.range.hi < types::facts(a.type.scalar).bytes * 8,
               "a shift beyond the width");
    const bool left = op == "<<";
    Value out = binary(left ? " << " : " >> ", Level::Shift, a, b, a.type);
    double factor = 1;
    for (int i = 0; i < static_cast<int>(b.range.hi); ++i) factor *= 2;
    out.range = {0, left ? a.range.hi * factor : a.range.hi};
    bounded(out);
    return out;
}

}  // namespace weft::synth
