// reduction: many values become few: sums along rows, extrema, moments, histograms, prefix sums, windows.
#include "synth/category.h"
#include "synth/rework.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 28,
                          .product = 25,
                          .quotient = 8,
                          .min_max = 8,
                          .unary = 12,
                          .power = 2,
                          .blend = 3,
                          .from_int = 3,
                          .logic = 25};
constexpr Plan plan{.local = 30, .branch = 9, .chain = 2, .dynamic = 4};

class Reductions {
  public:
    explicit Reductions(Kernel& kernel) : k(kernel), rng(kernel.rng), grower(kernel, palette, f32) {}

    void grow() {
        k.threads({extent_n});
        if (k.level == 1) return simple();
        const int share = static_cast<int>(k.target) * rng.between(35, 80) / 100;
        do {
            move();
            k.blank_line();
        } while (k.left(24) > 40 && static_cast<int>(k.counts().points()) < share);
        grower.body(plan);
    }

  private:
    struct Loop {
        Value variable;
        double most;
        bool kept;  // Warp does not unroll it
    };

    // What a thread goes over: its row of a matrix, its part of a long array, a table, or a window around it.
    struct Items {
        ParamId array;
        uint32_t length;
        enum class Kind : uint8_t { Row, Part, Window } kind;
    };

    Items items(Range range, Type type = f32) {
        Items out{0, rng.pick({4u, 8u, 12u, 16u, 32u, 5u, 24u, 10u}), Items::Kind::Row};
        const uint32_t way = rng.below(10);
        if (way < 6) {
            const Extent shape[] = {extent_n, constant(out.length)};
            out.array = k.input_array(type, range, shape);
        } else if (way < 8) {
            const Extent shape[] = {{Extent::Kind::Times, out.length}};
            out.array = k.input_array(type, range, shape);
            out.kind = Items::Kind::Part;
        } else {
            const Extent shape[] = {extent_n};
            out.array = k.input_array(type, range, shape);
            out.kind = Items::Kind::Window;
            if (out.length > 12) out.length = 8;
        }
        return out;
    }

    Loop open(const Items& list, bool unrolled_only = false) {
        Value stop;
        if (unrolled_only && list.length > 16) {
            stop = k.number(i32, 8);
        } else if (unrolled_only || rng.chance(45)) {
            stop = k.number(i32, list.length);
        } else if (list.kind == Items::Kind::Row && rng.chance(50)) {
            stop = k.make(i32, Level::Atom, {k.text(k[list.array].name), ".shape[1]"});
            stop.range = {1, static_cast<double>(list.length)};
        } else if (rng.chance(55)) {
            stop = k.count_parameter(list.length);
        } else if (rng.chance(60)) {  // as many as the thread's own number says
            const Extent shape[] = {extent_n};
            stop = k.element(k.index_array(shape, constant(list.length + 1)));
            if (k.level > 1 && rng.chance(50)) stop = k.let(Pool::Counts, stop);
        } else {  // a triangle
            stop = k.add(k.mod(k.thread(), k.number(i32, list.length)), k.number(i32, 1));
        }
        const double most = stop.literal ? stop.range.lo : list.length;
        const bool kept = !(stop.literal && stop.range.lo <= 16);
        const bool stepped = kept && rng.chance(12);
        const Value j = stepped ? k.for_({k.number(i32, 0), stop, k.number(i32, 2)}, {0, most - 1}, !kept)
                                : k.for_({stop}, {0, most - 1}, !kept);
        return {j, most, kept};
    }

    Value item(const Items& list, Value j) {
        switch (list.kind) {
            case Items::Kind::Row:
                return k.element(list.array, {k.thread(), j});
            case Items::Kind::Part:
                return k.element(list.array, {k.add(k.mul(k.thread(), k.number(i32, list.length)), j)});
            case Items::Kind::Window:
                break;
        }
        const std::string_view name = k.text(k[list.array].name);
        Value size = k.make(i32, Level::Atom, {name, ".shape[0]"});
        size.range = {1, max_n};
        const Value at = k.add(k.thread(), j);
        return k.element(list.array,
                         {rng.chance(60) ? k.mod(at, size) : k.minimum(at, k.sub(size, k.number(i32, 1)))});
    }

    Value first_item(const Items& list) {
        switch (list.kind) {
            case Items::Kind::Row:
                return k.element(list.array, {k.thread(), k.number(i32, 0)});
            case Items::Kind::Part:
                return k.element(list.array, {k.mul(k.thread(), k.number(i32, list.length))});
            case Items::Kind::Window:
                break;
        }
        return k.element(list.array);
    }

    Value state(Pool pool, Value start) {
        const Value name = k.let(pool, start);
        k.locals()[k.locals().size() - 1].hidden = true;
        return name;
    }

    // What the name holds after the loop.
    Value settle(Value name, Range range, double gain, bool kept, bool show = true) {
        for (Local& local : k.locals()) {
            if (!k.same(local.value, name)) continue;
            local.value.range = {range.lo - 1e-4 * range.bound(), range.hi + 1e-4 * range.bound()};
            if (!name.type.has_floats()) local.value.range = range;
            local.value.gain = gain;
            local.value.varies = name.type.has_floats();
            local.value.stale = kept;
            local.hidden = !show || (kept && k.honest);
            local.uses = show ? 0 : 1;
            return local.value;
        }
        return name;
    }

    // A term made of an item.
    Value term(Value x) {
        switch (rng.below(7)) {
            case 0:
                return k.mul(x, x);
            case 1:
                return k.call(Unary::Abs, x);
            case 2:
                return k.mul(x, grower.leaf(f32, {Range{-2, 2}}));
            case 3: {
                const Value centre =
                    rng.chance(50) ? k.nice_number(f32, {-1, 2}) : k.scalar_parameter(f32, {-1, 1});
                const Value d = k.let("dev", k.sub(x, centre));
                return k.mul(d, d);
            }
            case 4:
                return grower.builtin_of(x);
            default:
                return x;
        }
    }

    void move() {
        switch (rng.below(14)) {
            case 0:
            case 1:
            case 2:
                return sum();
            case 3:
                return dot();
            case 4:
                return extreme();
            case 5:
                return moments();
            case 6:
                return histogram();
            case 7:
                return prefix();
            case 8:
                return counting();
            case 9:
                return shared_total();
            case 10:
                return columns();
            case 11:
                return planes();
            case 12:
                return position();
            default:
                return soft_maximum();
        }
    }

    void sum() {
        const Range range = rng.pick({Range{-1, 1}, Range{0, 1}, Range{-3, 3}, Range{0.5, 2}});
        const Items list = items(range);
        const Value total = state(Pool::Sums, k.zero(f32));
        const Loop loop = open(list);
        Value x = item(list, loop.variable);
        const bool filtered = k.left(30) > 14 && rng.chance(25);
        if (filtered || rng.chance(50)) x = k.let("x_j", x);
        if (filtered) k.if_(grower.threshold(x));
        Value t = term(x);
        if (!t.range.within({-100, 100})) t = x;
        const bool minus = rng.chance(10);
        k.augment(total, minus ? "-" : "+", t);
        if (filtered) k.close();
        k.close();
        const double bound = loop.most * t.range.bound();
        const bool positive = t.range.lo >= 0 && !minus;
        const Value after = settle(total, {positive ? 0 : -bound, bound}, loop.most * t.gain, loop.kept);
        if (!rng.chance(35)) return;
        // The mean: by a literal, which keeps the gradient right.
        const Value mean = k.div(after, k.number(f32, list.length));
        mark_used(total);
        k.let("mean", mean, false);
        if (loop.kept && k.honest) k.locals()[k.locals().size() - 1].hidden = true;
    }

    void mark_used(Value name) {
        for (Local& local : k.locals()) {
            if (k.same(local.value, name)) ++local.uses;
        }
    }

    void dot() {
        const Items a = items({-2, 2});
        const Extent whole[] = {extent_n, constant(a.length)}, table[] = {constant(a.length)};
        const ParamId b = a.kind == Items::Kind::Row && rng.chance(50) ? k.input_array(f32, {-1, 1}, whole)
                                                                       : k.input_array(f32, {-1, 1}, table);
        const Value total = state(Pool::Sums, k.zero(f32));
        const Loop loop = open(a);
        const Value other =
            k[b].ndim == 2 ? k.element(b, {k.thread(), loop.variable}) : k.element(b, {loop.variable});
        const Value t = k.mul(item(a, loop.variable), other);
        k.augment(total, "+", t);
        k.close();
        settle(total, {-2.0 * loop.most, 2.0 * loop.most}, loop.most * t.gain, loop.kept);
    }

    void extreme() {
        const Range range = rng.pick({Range{-1, 1}, Range{0, 10}, Range{-5, 5}});
        const Items list = items(range);
        const bool up = rng.chance(60);
        const Value first = first_item(list);
        const Value best =
            state(Pool::Locals, rng.chance(60) ? first : k.cast(k.number(f32, up ? -1000.0 : 1000.0), f32));
        const Loop loop = open(list, k.honest);
        const Value x = item(list, loop.variable);
        if (rng.chance(60)) {
            k.set(best, up ? k.maximum(best, x) : k.minimum(best, x));
        } else {
            const Value here = k.let("x_j", x);
            k.if_(k.compare(up ? Compare::Greater : Compare::Less, here, best));
            k.set(best, here);
            k.close();
        }
        k.close();
        const Range after = best.range.is_point() ? hull(range, best.range) : range;
        settle(best, after, 1, loop.kept);
    }

    void moments() {
        const Items list = items(rng.pick({Range{-1, 1}, Range{0, 2}}));
        const Value s1 = state(Pool::Sums, k.zero(f32)), s2 = state(Pool::Sums, k.zero(f32));
        const Loop loop = open(list, k.honest && rng.chance(60));
        const Value x = k.let("x_j", item(list, loop.variable));
        k.augment(s1, "+", x);
        const Value square = k.mul(x, x);
        k.augment(s2, "+", square);
        k.close();
        const double bound = x.range.bound();
        const bool free = !loop.kept || !k.honest;
        const Value a = settle(s1, {-loop.most * bound, loop.most * bound}, loop.most, loop.kept);
        const Value b = settle(s2, {0, loop.most * bound * bound}, 2 * loop.most * bound, loop.kept);
        if (!free) return;
        const Value items_read = k.number(f32, loop.most);
        const Value mean = k.let("mean", k.div(a, items_read));
        mark_used(s1);
        mark_used(s2);
        const Value variance = k.sub(k.div(b, items_read), k.mul(mean, mean));
        reworked(grower, "variance", variance);
    }

    void histogram() {
        const uint32_t bins = rng.pick({8u, 10u, 16u, 32u, 64u});
        const Extent shape[] = {extent_n};
        const Value x = k.let("x_val", k.element(k.input_array(f32, {0, 1}, shape)));
        const Value scaled = k.cast(k.mul(x, k.number(f32, bins)), i32);
        const Value inside =
            rng.chance(50) ? k.minimum(scaled, k.number(i32, bins - 1)) : k.clamp(scaled, 0, bins - 1);
        const Value bin = k.let(
            rng.pick({std::string_view("bin_id"), std::string_view("bucket"), std::string_view("slot")}),
            inside);
        const Extent whole[] = {constant(bins)};
        const bool weighted_ = rng.chance(45);
        const ParamId out = k.output_array(weighted_ ? f32 : i32, whole, Role::InOut);
        const Value by = weighted_ ? grower.leaf(f32, {Range{-5, 5}}, false) : k.number(i32, 1);
        const bool guarded = k.left(20) > 14 && rng.chance(30);
        if (guarded) k.if_(grower.threshold(x));
        add_to(out, bin, "add", by);
        if (guarded) k.close();
    }

    void add_to(ParamId out, Value at, std::string_view op, Value by) {
        if (op == "add" && rng.chance(30)) return k.augment_store(out, {at}, "+", by);
        k.statement({"wp.atomic_", op, "(", k.text(k[out].name), ", ", k.text(at), ", ", k.text(by), ")"},
                    {at, by});
        k.count_operations(1);
    }

    // Every partial result is kept.
    void prefix() {
        const Range range = rng.pick({Range{-1, 1}, Range{0, 1}, Range{-2, 2}});
        const Items list = rows(range);
        const Extent shape[] = {extent_n, constant(list.length)};
        const ParamId out = k.output_array(f32, shape);
        const Value total = state(Pool::Sums, k.zero(f32));
        const Loop loop = open(list);
        const Value x = item(list, loop.variable);
        const bool exclusive = rng.chance(30);
        if (exclusive) k.store(out, {k.thread(), loop.variable}, total);
        const Value t = rng.chance(60) ? x : k.mul(x, grower.leaf(f32, {Range{-2, 2}}));
        k.augment(total, "+", t);
        if (!exclusive) k.store(out, {k.thread(), loop.variable}, total);
        k.close();
        const double bound = loop.most * t.range.bound();
        settle(total, {-bound, bound}, loop.most * t.gain, loop.kept, exclusive || rng.chance(40));
    }

    Items rows(Range range) {
        Items out{0, rng.pick({4u, 8u, 16u, 32u}), Items::Kind::Row};
        const Extent shape[] = {extent_n, constant(out.length)};
        out.array = k.input_array(f32, range, shape);
        return out;
    }

    void counting() {
        const Items list = items(rng.pick({Range{-1, 1}, Range{0, 1}, Range{0, 10}}));
        const Value count = state(Pool::Sums, k.zero(i32));
        const Loop loop = open(list);
        Value x = item(list, loop.variable);
        if (rng.chance(40)) x = k.let("x_j", x);
        k.if_(grower.threshold(x));
        k.augment(count, "+", k.number(i32, 1));
        k.close();
        k.close();
        const Value total = settle(count, {0, loop.most}, 0, false, false);
        reworked(grower, Pool::Locals, k.mul(k.cast(total, f32), k.nice_number(f32, {0.01, 1})));
    }

    // Partial results of the threads meet in one element.
    void shared_total() {
        const Extent one[] = {constant(1)}, groups[] = {constant(rng.pick({4u, 8u, 16u}))};
        const bool grouped = rng.chance(45);
        const bool ordered = rng.chance(35);
        grower.budget(rng.between(1, 3));
        Value value = grower.value(f32, {Range{-100, 100}}, 2);
        if (value.literal) value = grower.leaf(f32, {Range{-100, 100}}, false);
        const ParamId out = k.output_array(f32, grouped ? groups : one, Role::InOut);
        const Value at = grouped ? k.mod(k.thread(), k.number(i32, groups[0].k)) : k.number(i32, 0);
        add_to(out, at, ordered ? (rng.chance(50) ? "max" : "min") : "add", value);
    }

    void columns() {
        const Items list = rows(rng.pick({Range{-1, 1}, Range{0, 2}}));
        const Extent shape[] = {constant(list.length)};
        const ParamId out = k.output_array(f32, shape, Role::InOut);
        const Loop loop = open(list);
        Value x = item(list, loop.variable);
        x = rng.chance(50) ? x : term(x);
        add_to(out, loop.variable, rng.chance(80) ? "add" : "max", x);
        k.close();
    }

    void planes() {
        const uint32_t h = rng.pick({2u, 3u, 4u}), w = rng.pick({2u, 4u, 8u});
        const Extent shape[] = {extent_n, constant(h), constant(w)};
        const ParamId a = k.input_array(f32, {-1, 1}, shape);
        const Value total = state(Pool::Sums, k.zero(f32));
        const Value i = k.for_({k.number(i32, h)}, {0, h - 1.0}, true),
                    j = k.for_({k.number(i32, w)}, {0, w - 1.0}, true);
        const Value t = term(k.element(a, {k.thread(), i, j}));
        k.augment(total, "+", t);
        k.close();
        k.close();
        const double bound = h * w * t.range.bound();
        settle(total, {-bound, bound}, h * w * t.gain, false);
    }

    // Where the largest one is.
    void position() {
        const Items list = items({-2, 2});
        const bool up = rng.chance(60);
        const Value best = state(Pool::Locals, k.cast(k.number(f32, up ? -1000.0 : 1000.0), f32));
        const Value at = state(Pool::IntLocals, k.zero(i32));
        const Loop loop = open(list, k.honest && rng.chance(70));
        const Value x = k.let("x_j", item(list, loop.variable));
        k.if_(k.compare(up ? Compare::Greater : Compare::Less, x, best));
        k.set(best, x);
        k.set(at, loop.variable);
        k.close();
        k.close();
        settle(at, {0, loop.most - 1}, 0, false, false);
        Value place = at;
        place.range = {0, loop.most - 1};
        const Extent shape[] = {extent_n};
        settle(best, {-1000, 1000}, 1, loop.kept);
        if (rng.chance(50)) return k.store(k.output_array(i32, shape), place);
        reworked(grower, Pool::Locals, k.mul(k.cast(place, f32), k.nice_number(f32, {0.05, 2})));
    }

    void soft_maximum() {
        const Items list = items({-2, 2});
        const Value total = state(Pool::Sums, k.zero(f32));
        const Loop loop = open(list, k.honest);
        const Value e = k.call(Unary::Exp, item(list, loop.variable));
        k.augment(total, "+", e);
        k.close();
        Value after =
            settle(total, {0.1 * (loop.kept ? 0 : loop.most), loop.most * 8}, loop.most * 8, loop.kept);
        if (loop.kept) return;
        mark_used(total);
        reworked(grower, rng.chance(50) ? "lse" : "log_sum", k.call(Unary::Log, after));
    }

    void simple() {
        switch (rng.below(6)) {
            case 0: {
                const Extent one[] = {constant(1)}, shape[] = {extent_n};
                Value x = k.element(k.input_array(f32, {-1, 1}, shape));
                if (rng.chance(50)) x = k.mul(x, k.element(k.input_array(f32, {-1, 1}, shape)));
                const std::string_view op = rng.pick({std::string_view("add"), std::string_view("max"),
                                                      std::string_view("min"), std::string_view("add")});
                return add_to(k.output_array(f32, one, Role::InOut), k.number(i32, 0), op, x);
            }
            case 1: {
                const Extent shape[] = {extent_n};
                const Extent bins[] = {constant(rng.pick({8u, 16u, 32u}))};
                const Value bin = k.element(k.index_array(shape, bins[0]));
                if (rng.chance(50))
                    return add_to(k.output_array(i32, bins, Role::InOut), bin, "add", k.number(i32, 1));
                const Value by = k.element(k.input_array(f32, {-1, 1}, shape));
                return add_to(k.output_array(f32, bins, Role::InOut), bin, "add", by);
            }
            default:
                break;
        }
        const Items list = rows(rng.pick({Range{-1, 1}, Range{0, 1}, Range{-3, 3}}));
        const uint32_t way = rng.below(3);
        const Value total = state(Pool::Sums, way == 2 ? first_item(list) : k.zero(f32));
        const Loop loop = open(list, way == 2);
        const Value x = item(list, loop.variable);
        Value t = way == 1 ? k.mul(x, x) : x;
        if (way == 2) {
            k.set(total, rng.chance(50) ? k.maximum(total, x) : k.minimum(total, x));
        } else {
            k.augment(total, "+", t);
        }
        k.close();
        const double bound = loop.most * 10;
        const Value after = settle(total, {-bound, bound}, 1, loop.kept);
        grower.store_one(way == 0 && rng.chance(30) ? k.mul(after, k.nice_number(f32, {0.05, 1})) : after);
    }

    Kernel& k;
    Rng& rng;
    Grower grower;
};

}  // namespace

void grow_Reduction(Kernel& k) {
    Reductions(k).grow();
}

}  // namespace weft::synth
