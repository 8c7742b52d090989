// atomic: sums, minima and maxima that many threads share, on arrays of numbers and vectors.
#include "synth/category.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 28,
                          .product = 26,
                          .quotient = 7,
                          .min_max = 6,
                          .unary = 16,
                          .power = 3,
                          .from_int = 3,
                          .from_vector = 4,
                          .logic = 25};
constexpr Plan plan{.local = 26, .branch = 14, .unrolled = 6, .dynamic = 8, .guard = 5};

// Where the threads meet: one place, a bin chosen by an index array, a cell of a small grid.
struct Place {
    ParamId array;
    Value at[2];
    unsigned count;
};

Place place(Kernel& k, Type type) {
    Rng& rng = k.rng;
    const uint32_t way = rng.below(k.level == 1 ? 2 : 4);
    if (way == 0) {
        const Extent shape[] = {constant(1)};
        const ParamId array = k.output_array(type, shape, Role::InOut);
        return {array, {k.number(i32, 0), {}}, 1};
    }
    const Extent bins = constant(rng.pick({8u, 16u, 32u, 64u, 10u}));
    if (way == 1) {
        const ParamId array = k.output_array(type, {&bins, 1}, Role::InOut);
        const ParamId indexes = k.index_array(k.launch_shape(), bins);
        Value at = k.element(indexes);
        if (k.level > 1 && k.left() > 14) at = k.let(Pool::IntLocals, at);
        return {array, {at, {}}, 1};
    }
    if (way == 2) {
        const ParamId array = k.output_array(type, {&bins, 1}, Role::InOut);
        const Value at = k.mod(k.thread(), k.number(i32, bins.k));
        return {array, {at, {}}, 1};
    }
    const Extent grid[] = {constant(rng.pick({4u, 8u})), constant(rng.pick({4u, 8u, 16u}))};
    const ParamId array = k.output_array(type, grid, Role::InOut);
    const ParamId rows = k.index_array(k.launch_shape(), grid[0]);
    const Value row = k.element(rows);
    const Value col = k.mod(k.thread(), k.number(i32, grid[1].k));
    return {array, {row, col}, 2};
}

void write(Kernel& k, const Place& where, std::string_view op, Value value) {
    const bool as_operator = (op == "add" || op == "sub") && k.rng.chance(35);
    if (as_operator) {
        const std::string_view sign = op == "add" ? "+" : "-";
        if (where.count == 1) return k.augment_store(where.array, {where.at[0]}, sign, value);
        return k.augment_store(where.array, {where.at[0], where.at[1]}, sign, value);
    }
    const std::string_view array = k.text(k[where.array].name);
    if (where.count == 1) {
        k.statement({"wp.atomic_", op, "(", array, ", ", k.text(where.at[0]), ", ", k.text(value), ")"},
                    {where.at[0], value});
    } else {
        k.statement({"wp.atomic_", op, "(", array, ", ", k.text(where.at[0]), ", ", k.text(where.at[1]), ", ",
                     k.text(value), ")"},
                    {where.at[0], where.at[1], value});
    }
    k.count_operations(1);
}

}  // namespace

void grow_Atomic(Kernel& k) {
    Rng& rng = k.rng;
    const Type type = rng.chance(76) ? f32 : rng.pick({i32, i32, f64, u32});
    Grower grower(k, palette, type);
    if (type == f32 && rng.chance(22))
        grower.composite = grower.extra = vector_type(static_cast<uint32_t>(rng.between(2, 3)));
    grower.opening(false);
    while (k.level > 1 && k.left() > 46 && grower.step(plan)) k.blank_line();
    const int writes = k.level == 1 ? 1 : rng.between(1, k.level > 3 ? 3 : 2);
    // Sums of 2^24 integers must fit.
    const Range small =
        type.has_floats() ? Range{-500, 500} : Range{types::facts(type.scalar).is_signed ? -100.0 : 0.0, 100};
    for (int i = 0; i < writes && (i == 0 || k.left() > 26); ++i) {
        const Type written = !grower.composite.is_scalar() && rng.chance(60) ? grower.composite : type;
        grower.budget(k.level == 1 ? 1 : rng.between(1, 6));
        const size_t before = i + 1 == writes || k.left() < 60 ? 0 : k.locals().size();
        Value value = written == i32 && rng.chance(25)
                          ? k.number(i32, 1)
                          : grower.value(written, {small}, k.level == 1 ? 1 : grower.default_depth());
        if (before == 0 && written.is_scalar()) value = k.fit(grower.settled(value, 0), {small});
        const Place where = place(k, written);
        // Something must be the thread's own.
        const auto by_thread = [&](const Value& part) {
            return part.size != 0 && Kernel::mentions(k.text(part), k.text(k.thread()));
        };
        if (!k.reads_thread() && !by_thread(value) && !by_thread(where.at[0]) && !by_thread(where.at[1]))
            value = grower.new_source(written, {small});
        const bool ordered = written.is_scalar() && rng.chance(25);
        const std::string_view op = ordered                           ? (rng.chance(50) ? "min" : "max")
                                    : rng.chance(85) || small.lo == 0 ? "add"
                                                                      : "sub";
        const bool under_condition = k.level > 1 && k.left() > 24 && rng.chance(25);
        if (under_condition) {
            const Value condition = grower.condition(1);
            k.if_(condition);
        }
        write(k, where, op, value);
        if (under_condition) k.close();
    }
    if (k.level > 1) grower.rest();
}

}  // namespace weft::synth
