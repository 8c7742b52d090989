// Expressions over numbers: leaves, arithmetic, builtins, conditions.
#include <bit>

#include "base/check.h"
#include "synth/grow.h"

namespace weft::synth {
namespace {

// Gradients must stay finite in the type itself.
constexpr double gain_limit(Type type) {
    return type.scalar == Scalar::Float16 ? 2e3 : 1e7;
}
constexpr Range factor_range{-60, 60};

// A short kernel has no line to spare once a good part of its points is spent.
bool is_tight(const Kernel& k) {
    return k.level == 1 || (k.level == 2 && k.counts().points() > 26);
}

// Input ranges that fit under a wish.
constexpr Range float_ranges[] = {{-1, 1}, {0, 1},      {-2, 2}, {0.5, 2}, {0.1, 1},   {-5, 5},
                                  {0, 10}, {-0.5, 0.5}, {1, 3},  {-3, 3},  {0.2, 0.8}, {0.5, 1.5}};

}  // namespace

Grower::Grower(Kernel& kernel, const Palette& palette_, Type number_)
    : k(kernel), palette(palette_), number(number_), composite(number_), extra(number_) {
    max_params_ = k.level == 1 ? 3 : 2 + k.level;
    rework_share_ = k.rng.pick({30u, 50u, 65u, 80u});
    store_share_ = k.rng.pick({15u, 35u, 60u});
    budget_ = default_budget();
}

int Grower::default_depth() const {
    return (k.level == 1 ? 1 : k.level < 4 ? 2 : 3) + deeper;
}
// Some kernels say much in a line, others little: the points aimed at tell them apart.
int Grower::default_budget() const {
    if (k.level == 1) return deeper + k.rng.between(1, 3);
    const int terse = static_cast<int>(k.target % 5) - 2;
    const int most = 3 + 2 * static_cast<int>(k.level) + 2 * terse;
    return deeper + k.rng.between(terse < 0 ? 1 : 2, most < 2 ? 2 : most);
}

// ---- leaves

Value Grower::loaded(ParamId array, Value element) {
    // What would be long each time it is used gets a name in any style.
    const bool wished = k.style.loads_first || element.operations != 0;
    if (!wished || no_hoist_ != 0 || is_tight(k) || !room(6)) {
        k.show(element);
        return element;
    }
    char wish[40];
    const std::string_view name = k.text(k[array].name);
    const std::string_view suffix =
        name.size() == 1
            ? k.rng.pick({std::string_view("i"), std::string_view("0"), std::string_view("_val")})
            : k.rng.pick({std::string_view("_i"), std::string_view("_val"), std::string_view("_t")});
    size_t size = 0;
    for (const std::string_view part : {name, suffix}) {
        for (const char c : part) {
            if (size < sizeof wish) wish[size++] = c;
        }
    }
    return k.let(std::string_view(wish, size), element);
}

// A range for an input, under the wish if there is one.
Range Grower::source_range(Type type, Want want) {
    if (type.has_floats()) {
        uint32_t fitting[std::size(float_ranges)], count = 0;
        for (uint32_t i = 0; i < std::size(float_ranges); ++i) {
            if (float_ranges[i].within(want.range) && float_ranges[i].lo >= want.floor) fitting[count++] = i;
        }
        return count == 0 ? Range{-1, 1} : float_ranges[fitting[k.rng.below(count)]];
    }
    Range range = k.natural_range(type);
    const Range whole = representable(type.scalar);
    for (const Range limit : {whole, want.range}) {
        if (range.lo < limit.lo) range.lo = limit.lo;
        if (range.hi > limit.hi) range.hi = limit.hi;
    }
    range = {static_cast<double>(static_cast<int64_t>(range.lo)),
             static_cast<double>(static_cast<int64_t>(range.hi))};
    return range.lo <= range.hi ? range : want.range;
}

Value Grower::new_source(Type type, Want want) {
    const Range range = source_range(type, want);
    if (!range.within(want.range) || range.lo < want.floor) {
        WEFT_CHECK(want.floor == 0, "no input keeps away from 0 far enough");
        return k.fit(new_source(type, {comfortable(type.scalar)}), want);
    }
    Rng& rng = k.rng;
    if (k.in_function()) return k.function_parameter(type, range);
    if (!axes.empty() && rng.chance(75)) return loop_source(type, want);
    const bool plain =
        k.dims() == 1 && k.launch_shape()[0] == extent_n && no_hoist_ == 0 && !is_tight(k) && room(10);
    if (plain && k.has(Feature::Gather) && rng.chance(12) && k.parameter_count() + 1 < max_params_) {
        const ParamId indexes = k.index_array(k.launch_shape(), extent_n);
        const ParamId array = k.input_array(type, range, k.launch_shape());
        return loaded(array, k.element(array, {k.element(indexes)}));
    }
    const ParamId array = k.input_array(type, range, k.launch_shape());
    k[array].own = true;
    if (plain && k.has(Feature::Neighbours) && rng.chance(12)) {
        // The array's own length keeps the neighbour inside.
        k[array].own = false;
        const Value length = k.make(i32, Level::Atom, {k.text(k[array].name), ".shape[0]"});
        Value count = length;
        count.range = {1, max_n};
        const Value next = k.add(k.thread(), k.number(i32, rng.between(1, 4)));
        const Value at =
            rng.chance(50) ? k.mod(next, count) : k.minimum(next, k.sub(count, k.number(i32, 1)));
        return loaded(array, k.element(array, {at}));
    }
    return loaded(array, k.element(array));
}

Value Grower::leaf(Type type, Want want, bool may_be_literal) {
    Rng& rng = k.rng;
    auto locals = k.locals();
    const auto may_pick = [&](const Local& local) {
        return local.value.type == type && !local.hidden && (may_be_literal || !local.value.literal) &&
               k.fits(local.value, want);
    };
    uint32_t waiting = 0, fitting = 0;
    for (const Local& local : locals) {
        if (!may_pick(local)) continue;
        ++fitting;
        waiting += local.uses == 0;
    }
    // Names nobody used come first, but not always: a body is no chain.
    if (waiting != 0 && rng.chance(waiting > 2 ? 85 : 55)) {
        uint32_t at = rng.below(waiting);
        for (size_t i = 0; i < locals.size(); ++i) {
            const Local& local = locals[i];
            if (local.uses == 0 && may_pick(local) && at-- == 0) return k.use(i);
        }
    }
    const bool may_grow = k.parameter_count() < max_params_;
    const bool scalar = type.is_scalar() && !type.is_bool();
    const uint32_t reuse = fitting == 0 ? 0 : k.has(Feature::Reuse) ? 40 : 20;
    if (!may_grow && fitting == 0 && want.floor == 0 && type.is_scalar()) {
        // Enough parameters: what is there is made to fit.
        for (size_t i = locals.size(); i-- > 0;) {
            if (!locals[i].hidden && !locals[i].value.literal && locals[i].value.type == type)
                return k.fit(k.use(i), want);
        }
    }
    const uint32_t source = may_grow || fitting == 0 ? 40 : 0;
    const uint32_t param = scalar && k.has(Feature::ScalarParams) && may_grow ? 12 : 0;
    const uint32_t literal = scalar && may_be_literal && k.has(Feature::Literals) ? 20 : 0;
    switch (weighted(rng, std::initializer_list<uint32_t>{reuse, source, param, literal})) {
        case 0: {
            uint32_t at = rng.below(fitting);
            for (size_t i = 0; i < locals.size(); ++i) {
                if (may_pick(locals[i]) && at-- == 0) return k.use(i);
            }
            break;
        }
        case 1:
            break;
        case 2: {
            Range range = rng.pick({Range{0.1, 1}, Range{0.5, 2}, Range{0, 1}, Range{-1, 1}});
            if (!type.has_floats()) range = {1, 8};
            if (range.within(want.range)) return k.scalar_parameter(type, range);
            break;
        }
        default: {
            const Range range{want.range.lo < -4 ? -4 : want.range.lo, want.range.hi > 4 ? 4 : want.range.hi};
            const Range positive{range.lo < 0 && range.hi > 0.5 ? 0 : range.lo, range.hi};
            if (type == f32 && k.has(Feature::Constants) && rng.chance(25)) return k.nice_constant(positive);
            return k.nice_number(type, positive);
        }
    }
    return new_source(type, want);
}

// A long expression gets a name, and the name is used.
Value Grower::hoisted(Value value) {
    if (no_hoist_ != 0 || k.level == 1) return value;
    const bool too_long =
        value.size > 60 && k.counts().points() + value.operations + 24 < highest_points[k.level];
    if (!too_long && !room(6)) return value;
    if (!too_long && !(k.has(Feature::Hoisting) && value.operations >= 3 && k.rng.chance(25))) return value;
    const Pool pool = value.type.is_vector() || value.type.is_matrix() ? Pool::VectorLocals
                      : value.type.has_floats()                        ? Pool::Locals
                                                                       : Pool::IntLocals;
    return k.let(pool, value);
}

// ---- numbers

Value Grower::solid(Type type, Want want, int depth) {
    const Value out = value(type, want, depth);
    return out.literal ? leaf(type, want, false) : out;
}

Value Grower::value(Type type, Want want, int depth) {
    // Near the end of the difficulty's points only what must be there is still written.
    const bool spent =
        k.level > 1 && k.left_of(highest_points[k.level], 16 + 2 * static_cast<int>(k.level)) < 0;
    if (depth <= 0 || budget_ <= 0 || spent) return leaf(type, want);
    --budget_;
    Value out;
    switch (type.shape) {
        case Shape::Vector:
            return hoisted(vector_value(type, want, depth));
        case Shape::Matrix:
            return hoisted(matrix_value(type, want, depth));
        default:
            break;
    }
    if (type.is_bool()) return condition(depth);
    out = type.has_floats() ? float_value(type, want, depth) : int_value(type, want, depth);
    return hoisted(k.fit(out, want));
}

Value Grower::unary(Type type, int depth, bool may_be_abs) {
    const auto bit_of = [](Unary op) { return uint64_t{1} << static_cast<uint32_t>(op); };
    uint64_t open = k.open_ops();
    if (k.honest) open &= ~bit_of(Unary::Frac);  // Warp has no adjoint for it
    if (palette.min_max == 0 || !may_be_abs) open &= ~bit_of(Unary::Abs);
    Unary op = Unary::Sin;
    if (open != 0) {
        for (uint32_t before = k.rng.below(static_cast<uint32_t>(std::popcount(open))); before != 0; --before)
            open &= open - 1;
        op = static_cast<Unary>(std::countr_zero(open));
    }
    const bool narrow = type.scalar == Scalar::Float16 || type.scalar == Scalar::Bfloat16;
    if (narrow && info(op).slope > 4) op = Unary::Sin;
    Range domain = info(op).domain;
    const Range comfort = comfortable(type.scalar);
    if (domain.lo < comfort.lo) domain.lo = comfort.lo;
    if (domain.hi > comfort.hi) domain.hi = comfort.hi;
    Value inside = value(type, {domain}, depth - 1);
    if (inside.literal) inside = new_source(type, {domain});
    if (inside.gain * (info(op).slope + 1) * 60 > gain_limit(type))
        op = inside.range.within(info(Unary::Sin).domain) ? Unary::Sin : Unary::Atan;
    if (!inside.range.within(info(op).domain)) inside = k.fit(inside, {info(op).domain});
    return k.call(op, inside);
}

Value Grower::float_value(Type type, Want want, int depth) {
    Rng& rng = k.rng;
    const bool power = palette.power != 0 && k.has(Feature::Power);
    // Not within another: nobody writes that, and it counts as much as a branch.
    const bool ternary = palette.ternary != 0 && k.has(Feature::Ternary) && no_hoist_ == 0;
    const Range half{comfortable(type.scalar).lo / 4, comfortable(type.scalar).hi / 4};
    const Range factors = type.scalar == Scalar::Float16 ? Range{-15, 15} : factor_range;
    const double most_gain = gain_limit(type);
    switch (weighted(rng, std::initializer_list<uint32_t>{
                              palette.sum, palette.product, palette.quotient, palette.min_max, palette.unary,
                              power ? palette.power : 0u, palette.remainder, palette.blend,
                              palette.binary_math, ternary ? palette.ternary : 0u, palette.from_int,
                              palette.from_vector, palette.from_matrix})) {
        case 0: {
            const Value a = value(type, {half}, depth - 1);
            const Value b = rng.chance(60) ? leaf(type, {half}, !a.literal) : value(type, {half}, depth - 1);
            if (a.literal && b.literal) return k.add(new_source(type, {half}), b);
            if (k.same(a, b)) return k.twice(a);
            return rng.chance(60) || k.contains(a, b) || k.contains(b, a) ? k.add(a, b) : k.sub(a, b);
        }
        case 1: {
            const Value a = value(type, {factors}, depth - 1);
            const Value b =
                rng.chance(60) ? leaf(type, {factors}, !a.literal) : value(type, {factors}, depth - 1);
            if (a.literal && b.literal) return k.mul(b, new_source(type, {factors}));
            const double gain = a.gain * b.range.bound() + b.gain * a.range.bound();
            if (gain > most_gain) return k.same(a, b) ? k.twice(a) : k.add(a, b);
            return k.mul(!a.literal && rng.chance(5) ? k.neg(a) : a, b);
        }
        case 2: {
            const Value a = value(type, {factors}, depth - 1);
            Value b = rng.chance(50) ? leaf(type, {Range{0.1, 50}}, !a.literal)
                                     : value(type, {Range{0.1, 50}}, depth - 1);
            if (k.contains(a, b) || (a.literal && b.literal))
                b = k.add(new_source(type, {Range{0.1, 3}}), k.number(type, 0.5));
            const double most = 1 / b.range.lo;
            if (a.gain * most + b.gain * a.range.bound() * most * most > most_gain) return k.add(a, b);
            return k.div(a, b);
        }
        case 3: {
            const Value a = value(type, {half}, depth - 1);
            if (a.range.lo < 0 && !a.literal && rng.chance(20)) return k.call(Unary::Abs, a);
            const Value b = leaf(type, {half}, !a.literal);
            if (k.same(a, b) || (a.literal && b.literal)) return k.add(a, new_source(type, {half}));
            return rng.chance(50) ? k.minimum(a, b) : k.maximum(a, b);
        }
        case 4:
            return unary(type, depth);
        case 5: {
            const Value base = value(type, {Range{0.2, 6}}, depth - 1);
            const double exponent = rng.pick({2.0, 3.0, 0.5, 1.5, 2.5, -1.0});
            if (base.literal || base.gain > gain_limit(type) / 1e3)
                return k.add(base, new_source(type, {half}));
            if (rng.chance(15)) return k.power(base, leaf(type, {Range{0, 2}}, false), false);
            return k.power(base, k.number(type, exponent), rng.chance(60));
        }
        case 6: {
            const Value a = value(type, {factors}, depth - 1);
            const Value b = k.number(type, rng.pick({0.5, 2.0, 1.5, 3.0, 0.25}));
            if (a.literal) return k.mul(new_source(type, {factors}), b);
            return rng.chance(60) ? k.mod(a, b) : k.floordiv(a, b);
        }
        case 7: {
            Value a = value(type, {factors}, depth - 1);
            if (a.literal) a = new_source(type, {factors});
            switch (rng.below(3)) {
                case 0: {
                    const double low = rng.pick({-1.0, 0.0, -0.5, 0.1, -2.0});
                    return k.clamp(a, low, low + rng.pick({1.0, 2.0, 1.5, 4.0}));
                }
                case 1: {
                    const double low = rng.pick({0.0, -1.0, 0.25, -0.5});
                    return k.smoothstep(low, low + rng.pick({1.0, 2.0, 0.5}), a);
                }
                default: {
                    const Value b = leaf(type, {factors});
                    if (k.same(a, b)) return k.twice(a);
                    return k.lerp(a, b, leaf(type, {Range{0, 1}}));
                }
            }
        }
        case 8: {
            Value a = value(type, {factors}, depth - 1);
            if (a.literal) a = new_source(type, {factors});
            if (rng.chance(60) && a.gain < 1e4) return k.atan2(a, leaf(type, {Range{0.1, 60}}));
            const Value b = leaf(type, {half}, false);
            return k.same(a, b) ? k.twice(a) : k.copysign(a, b);
        }
        case 9: {
            ++no_hoist_;
            const Value condition_ = condition(1);
            const Value a = value(type, {half}, depth - 1), b = leaf(type, {half});
            --no_hoist_;
            if (k.same(a, b)) return k.twice(a);
            return rng.chance(80) ? k.ternary(condition_, a, b) : k.where(condition_, a, b);
        }
        case 10: {
            const bool by_loop = !axes.empty() && Kernel::may_cast(axes.back().variable, type);
            if (!by_loop) {
                const Value a = leaf(type, {half}, false), b = leaf(type, {half}, false);
                return k.add(a, b);
            }
            Value number_ = axes.back().variable;
            if (!number_.range.within({-1000, 1000}))
                number_ = k.mod(number_, k.number(i32, rng.pick({2, 4, 8, 10, 16, 32})));
            return k.mul(k.cast(number_, type), k.number(type, rng.pick({0.5, 0.25, 2.0, 1.5})));
        }
        case 11: {
            const Type vector = composite.is_vector() ? composite : vector_type(3, type.scalar);
            switch (rng.below(4)) {
                case 0: {
                    const Value a = value(vector, {factors}, depth - 1), b = leaf(vector, {factors});
                    return k.dot(a, b);
                }
                case 1:
                    return k.length(value(vector, {Range{-500, 500}, 0.05}, depth - 1));
                case 2:
                    return k.length_sq(value(vector, {factors}, depth - 1));
                default: {
                    const Value v = leaf(vector, {half});
                    return k.component(v, rng.below(vector.rows));
                }
            }
        }
        default: {
            const Type matrix = composite.is_matrix() ? composite : matrix_type(3, 3, type.scalar);
            const bool square = matrix.rows == matrix.cols;
            switch (rng.below(square ? 4 : 1)) {
                case 0: {
                    const Value m = leaf(matrix, {half});
                    const uint32_t row = rng.below(matrix.rows), col = rng.below(matrix.cols);
                    return k.entry(m, row, col);
                }
                case 1:
                    return k.trace(value(matrix, {factors}, depth - 1));
                case 2:
                    return matrix.rows <= 4 ? k.determinant(value(matrix, {Range{-3, 3}}, depth - 1))
                                            : k.trace(value(matrix, {factors}, depth - 1));
                default: {
                    const Value a = value(matrix, {factors}, depth - 1), b = leaf(matrix, {factors});
                    Value out = k.call("ddot", type, {-1, 1}, {a, b});
                    const double bound = matrix.size() * a.range.bound() * b.range.bound();
                    out.range = {-bound, bound};
                    out.gain = matrix.size() * (a.gain * b.range.bound() + b.gain * a.range.bound());
                    return out;
                }
            }
        }
    }
    (void)want;
}

Value Grower::int_value(Type type, Want want, int depth) {
    Rng& rng = k.rng;
    const double most = comfortable(type.scalar).hi / 4;
    const double factor = most < 100 ? 5 : most < 1e5 ? 90 : 1000;
    const double least = types::facts(type.scalar).is_signed ? -1 : 0;
    const Range half{most * least, most}, factors{factor * least, factor}, positive{0, most};
    switch (
        weighted(rng, std::initializer_list<uint32_t>{palette.sum, palette.product, palette.quotient,
                                                      palette.min_max, palette.remainder, palette.bits})) {
        case 0: {
            const Value a = value(type, {half}, depth - 1), b = leaf(type, {half}, !a.literal);
            if (k.same(a, b)) return k.twice(a);
            if (rng.chance(60) || k.contains(a, b) || k.contains(b, a) || least == 0) return k.add(a, b);
            return k.sub(a, b);
        }
        case 1: {
            const Value a = value(type, {factors}, depth - 1), b = leaf(type, {factors}, !a.literal);
            return k.mul(a, b);
        }
        case 2: {
            const Value a = solid(type, {half}, depth - 1);
            const Value b = k.nice_number(type, {2, 9});
            return rng.chance(50) ? k.floordiv(a, b) : k.div(a, b);
        }
        case 3: {
            const Value a = solid(type, {half}, depth - 1), b = leaf(type, {half});
            if (k.same(a, b)) return k.twice(a);
            return rng.chance(50) ? k.minimum(a, b) : k.maximum(a, b);
        }
        case 4: {
            const Value a = solid(type, {positive}, depth - 1);
            return k.mod(a, k.nice_number(type, {2, 16}));
        }
        default: {
            const Value a = solid(type, {positive}, depth - 1);
            const uint32_t way = rng.below(5);
            if (way == 3) return k.shift(">>", a, k.number(type, rng.between(1, 4)));
            if (way == 4 && k.fits(a, {Range{0, most / 16}})) {
                return k.shift("<<", a, k.number(type, rng.between(1, 4)));
            }
            const Value b = leaf(type, {positive});
            if (k.same(a, b)) return k.twice(a);
            switch (way) {
                case 0:
                    return k.bits("&", a, b);
                case 1:
                    return k.bits("|", a, b);
                case 2:
                    return k.bits("^", a, b);
                default:
                    return k.bits("&", a, b);
            }
        }
    }
    (void)want;
}

// ---- conditions

// Whether a test around or beside this one asks the same thing, which could contradict it: up to the first
// space both begin alike.
bool Grower::is_tested(Value test) const {
    const std::string_view all = k.text(test), subject = all.substr(0, all.find(' '));
    for (const Value& known : tests.span()) {
        const std::string_view text = k.text(known);
        for (size_t at = text.find(subject); at != std::string_view::npos; at = text.find(subject, at + 1)) {
            const bool begins = at == 0 || text[at - 1] == ' ' || text[at - 1] == '(';
            const size_t end = at + subject.size();
            if (begins && (end == text.size() || text[end] == ' ' || text[end] == ')')) return true;
        }
    }
    return false;
}

// A test of something that nobody tested yet.
Value Grower::fresh_test() {
    const Range comfort = number.has_floats() ? Range{-10, 10} : half_comfort(number);
    return threshold(new_source(number, {comfort}));
}

Value Grower::condition(int depth) {
    Rng& rng = k.rng;
    const bool logic = depth > 0 && palette.logic != 0 && rng.below(100) < palette.logic;
    Value out = simple_condition(depth);
    if (!logic) return out;
    const size_t around = tests.size();
    const int more = depth > 1 && rng.chance(35) ? 2 : 1;
    for (int i = 0; i < more; ++i) {
        tests.push_back(out);
        const Value other = simple_condition(0);
        out = rng.chance(50) ? k.both(out, other) : k.either(out, other);
    }
    tests.shrink(around);
    return rng.chance(15) ? k.negate(out) : out;
}

Value Grower::simple_condition(int depth) {
    Rng& rng = k.rng;
    const Range comfort = half_comfort(number);
    const Compare op = rng.pick(
        {Compare::Less, Compare::Greater, Compare::Greater, Compare::LessEqual, Compare::GreaterEqual});
    Value out;
    const bool integer = rng.chance(k.has(Feature::IntMath) ? 25 : 6);
    if (integer && !axes.empty()) {
        const Value divided = k.mod(axes.back().variable, k.number(i32, rng.pick({2, 3, 4, 5, 8})));
        const Value rest = k.number(i32, rng.pick({0, 0, 1}));
        out = k.compare(rng.chance(80) ? Compare::Equal : Compare::NotEqual, divided, rest);
    } else {
        Value a = depth > 1 && rng.chance(30) ? value(number, {comfort}, depth - 1)
                                              : leaf(number, {comfort}, false);
        if (a.literal) a = new_source(number, {comfort});
        const Value b = rng.chance(30) ? leaf(number, {comfort}, false) : a;
        // Numbers of ranges that do not overlap compare the same way always.
        const bool either_way = a.range.lo < b.range.hi && b.range.lo < a.range.hi;
        out = k.contains(a, b) || k.contains(b, a) || !either_way ? threshold(a) : k.compare(op, a, b);
    }
    return is_tested(out) ? fresh_test() : out;
}

}  // namespace weft::synth
