// random: generators seeded by thread, draws of every distribution, noise, sampling, estimates.
#include "synth/category.h"
#include "synth/rework.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 28,
                          .product = 25,
                          .quotient = 7,
                          .min_max = 7,
                          .unary = 12,
                          .blend = 3,
                          .from_int = 2,
                          .from_vector = 8,
                          .logic = 20};
constexpr Plan plan{.local = 32, .branch = 10, .unrolled = 3, .dynamic = 3};
constexpr Type vec2 = vector_type(2), vec3 = vector_type(3);

// Draws of points: what they are called, their dimension and bounds.
struct Sampler {
    std::string_view name;
    uint8_t rows;
    Range range;
    double floor;
};
constexpr Sampler samplers[] = {
    {"sample_triangle", 2, {0, 1}, 0},         {"sample_unit_ring", 2, {-1, 1}, 0.9},
    {"sample_unit_disk", 2, {-1, 1}, 0},       {"sample_unit_sphere_surface", 3, {-1, 1}, 0.9},
    {"sample_unit_sphere", 3, {-1, 1}, 0},     {"sample_unit_hemisphere_surface", 3, {-1, 1}, 0.9},
    {"sample_unit_hemisphere", 3, {-1, 1}, 0}, {"sample_unit_square", 2, {-0.5, 0.5}, 0},
    {"sample_unit_cube", 3, {-0.5, 0.5}, 0},
};

class Draws {
  public:
    explicit Draws(Kernel& kernel) : k(kernel), rng(kernel.rng), grower(kernel, palette, f32) {
        grower.composite = grower.extra = rng.chance(60) ? vec3 : vec2;
        if (rng.chance(40)) grower.composite = grower.extra = f32;
    }

    void grow() {
        k.threads({extent_n});
        if (k.level == 1) {
            ready();
            return simple();
        }
        const int share = static_cast<int>(k.target) * rng.between(35, 80) / 100;
        do {
            move();
            k.blank_line();
        } while (k.left(24) > 26 && static_cast<int>(k.counts().points()) < share);
        grower.body(plan);
    }

  private:
    // The generator, before the first draw: a kernel whose draws all lie in loops of their own has none.
    void ready() {
        if (state_.size == 0) begin();
    }

    void begin() {
        Value seed;
        if (rng.chance(65)) {
            Parameter added;
            added.name = k.fresh(rng.pick({std::string_view("seed"), std::string_view("rng_seed"),
                                           std::string_view("base_seed"), std::string_view("kernel_seed")}));
            added.type = i32;
            added.fill = Fill::Index;
            added.range = {0, 9999};
            k.parameter(added);
            seed = k.make(i32, Level::Atom, {k.text(added.name)});
            seed.range = added.range;
        } else {
            seed = k.number(i32, rng.pick({42, 7, 123, 1234, 2024, 99, 17, 1337}));
        }
        Value offset = k.thread();
        if (rng.chance(20)) {
            const Value shift = k.number(i32, rng.between(1, 9));
            offset = k.add(k.mul(k.thread(), k.number(i32, rng.between(2, 7))), shift);
        }
        constexpr std::string_view wishes[] = {"state", "rng", "rand_state", "rng_state"};
        const Word name = k.fresh(rng.pick(wishes));
        if (rng.chance(8)) {
            const Value sum = k.add(seed, k.thread());
            k.statement({k.text(name), " = wp.rand_init(", k.text(sum), ")"}, {sum});
        } else {
            k.statement({k.text(name), " = wp.rand_init(", k.text(seed), ", ", k.text(offset), ")"},
                        {seed, offset});
        }
        k.count_operations(1);
        state_ = k.make(u32, Level::Atom, {k.text(name)});
        state_.name = true;
    }

    Value flat(Value value) {
        value.gain = 0;
        value.varies = false;
        return value;
    }
    Value uniform() { return flat(k.call("randf", f32, {0, 1}, {state_})); }
    Value uniform(double low, double high) {
        return flat(k.call("randf", f32, {low, high}, {state_, k.number(f32, low), k.number(f32, high)}));
    }
    Value normal() { return flat(k.call("randn", f32, {-9, 9}, {state_})); }
    Value whole(int low, int high) {
        return k.call("randi", i32, {static_cast<double>(low), high - 1.0},
                      {state_, k.number(i32, low), k.number(i32, high)});
    }
    Value point(const Sampler& sampler) {
        Value out = flat(k.call(sampler.name, vector_type(sampler.rows), sampler.range, {state_}));
        out.floor = sampler.floor;
        return out;
    }
    // A float of some distribution.
    Value draw() {
        switch (rng.below(5)) {
            case 0:
                return normal();
            case 1: {
                const double low = rng.pick({-1.0, 0.0, -0.5, 0.1, -2.0});
                return uniform(low, low + rng.pick({1.0, 2.0, 0.5, 4.0}));
            }
            case 2:
                return k.sub(k.mul(k.number(f32, 2.0), uniform()), k.number(f32, 1.0));
            default:
                return uniform();
        }
    }
    Value named(std::string_view wish, Value value) { return k.let(wish, value); }
    void result(Value value) {
        reworked(grower, value.type.is_vector() ? Pool::VectorLocals : Pool::Locals, value);
    }
    Value input(Range range = {-2, 2}) {
        const Extent shape[] = {extent_n};
        return k.element(k.input_array(f32, range, shape));
    }

    void move() {
        const uint32_t way = rng.below(16);
        if (way != 6 && way != 7) ready();
        switch (way) {
            case 0: {
                const Value drawn = draw(), change = k.mul(grower.leaf(f32, {Range{0, 2}}), drawn);
                return result(k.add(input(), change));
            }
            case 1:
                return result(draw_named());
            case 2:
                return dropout();
            case 3:
                return shape();
            case 4:
                return noise();
            case 5:
                return gather();
            case 6:
                return walk();
            case 7:
                return estimate();
            case 8:
                return bell();
            case 9:
                return exponential();
            case 10:
                return mixture();
            case 11: {
                const Value count = k.call("poisson", u32, {0, 200}, {state_, k.nice_number(f32, {0.5, 8})});
                return result(k.mul(k.cast(count, f32), k.nice_number(f32, {0.05, 2})));
            }
            case 12: {
                const Value die = named("die", whole(1, rng.pick({7, 5, 11, 21})));
                return result(k.mul(k.cast(die, f32), grower.leaf(f32, {Range{-2, 2}})));
            }
            case 13:
                return blended();
            case 14:
                return bits();
            default:
                return jittered();
        }
    }

    Value draw_named() {
        constexpr std::string_view wishes[] = {"u", "noise_v", "sample", "xi", "eps_v", "r1", "rand_v"};
        const Value drawn = draw(), value = named(rng.pick(wishes), drawn);
        return k.mul(value, grower.leaf(f32, {Range{-3, 3}}));
    }

    void dropout() {
        const Value x = input();
        const Value keep =
            rng.chance(50) ? k.nice_number(f32, {0.1, 0.9}) : k.scalar_parameter(f32, {0.2, 0.8});
        const Value u = rng.chance(60) ? named("u", uniform()) : uniform();
        const Value kept = k.compare(rng.chance(50) ? Compare::Less : Compare::Greater, u, keep);
        const Value scaled = rng.chance(50) ? k.div(x, keep.range.lo > 0.05 ? keep : k.number(f32, 0.5)) : x;
        switch (rng.below(3)) {
            case 0:
                return result(k.ternary(kept, scaled, k.number(f32, 0.0)));
            case 1:
                return result(k.where(kept, scaled, k.number(f32, 0.0)));
            default: {
                const Word name = k.fresh(Pool::Locals);
                k.statement({k.text(name), " = ", k.text(k.zero(f32))}, {});
                k.count_operations(1);
                k.if_(kept);
                k.assign(name, scaled);
                k.close();
                Value after = scaled;
                after.range = hull(after.range, {0, 0});
                k.show_local(k.named(name, after), false);
            }
        }
    }

    void shape() {
        const Sampler& sampler = rng.pick(samplers);
        const Value p = named(rng.pick({std::string_view("p"), std::string_view("dir_s"),
                                        std::string_view("offset_s"), std::string_view("pt")}),
                              point(sampler));
        const Extent all[] = {extent_n};
        switch (rng.below(4)) {
            case 0: {
                const Value change = k.mul(p, grower.leaf(f32, {Range{0, 2}}));
                return result(k.add(k.element(k.input_array(p.type, {-2, 2}, all)), change));
            }
            case 1:
                return result(k.dot(p, k.element(k.input_array(p.type, {-2, 2}, all))));
            case 2:
                return result(k.mul(p, grower.leaf(f32, {Range{-3, 3}}, false)));
            default:
                return result(k.length_sq(p));
        }
    }

    void noise() {
        const Extent all[] = {extent_n};
        const uint32_t rows = rng.pick({1u, 2u, 3u, 4u});
        const Type type = rows == 1 ? f32 : vector_type(rows);
        const Value at = k.element(k.input_array(type, rng.pick({Range{0, 4}, Range{-3, 3}}), all));
        const Value place = rng.chance(60) ? k.mul(at, k.nice_number(f32, {0.5, 4})) : at;
        if (rows > 1 && !k.honest && rng.chance(40)) {  // Warp has no adjoint for it
            Value curl = k.call("curlnoise", rows == 2 ? vec2 : vec3, {-20, 20}, {state_, place});
            curl.gain = at.gain * 60;
            return result(rng.chance(50) ? curl : k.mul(curl, k.nice_number(f32, {0.1, 1})));
        }
        Value value;
        if (rng.chance(30)) {
            const Value period = k.number(i32, rng.pick({4, 8, 16}));
            value = rows == 1   ? k.call("pnoise", f32, {-2, 2}, {state_, place, period})
                    : rows == 2 ? k.call("pnoise", f32, {-2, 2}, {state_, place, period, period})
                    : rows == 3
                        ? k.call("pnoise", f32, {-2, 2}, {state_, place, period, period, period})
                        : k.call("pnoise", f32, {-2, 2}, {state_, place, period, period, period, period});
        } else {
            value = k.call("noise", f32, {-2, 2}, {state_, place});
        }
        value.gain = place.gain * 8;
        result(rng.chance(50) ? k.mul(value, grower.leaf(f32, {Range{0, 3}})) : value);
    }

    void gather() {
        const Extent all[] = {extent_n};
        const ParamId array = k.input_array(f32, {-2, 2}, all);
        Value size = k.make(i32, Level::Atom, {k.text(k[array].name), ".shape[0]"});
        size.range = {1, max_n};
        const Value at = named(
            rng.pick({std::string_view("pick"), std::string_view("other"), std::string_view("partner")}),
            k.call("randi", i32, {0, max_n - 1.0}, {state_, k.number(i32, 0), size}));
        const Value x = k.element(array, {at});
        if (rng.chance(50)) return result(k.sub(x, k.element(array)));
        result(k.mul(k.number(f32, 0.5), k.add(x, k.element(array))));
    }

    // The name of what a loop adds up.
    Value state(std::string_view wish, Value start) {
        const Value name = k.let(wish, start);
        k.locals()[k.locals().size() - 1].hidden = true;
        return name;
    }
    Value settle(Value name, Range range, double gain, bool varies, bool kept, bool wait = true) {
        for (Local& local : k.locals()) {
            if (!k.same(local.value, name)) continue;
            local.value.range = range;
            local.value.gain = gain;
            local.value.varies = varies;
            local.value.stale = kept;
            local.hidden = kept && k.honest;
            local.uses = wait ? 0 : 1;
            return local.value;
        }
        return name;
    }

    void fork() {
        const Word name = k.fresh("loop_rng");
        const Value seed = k.number(i32, rng.between(1, 99));
        k.statement({k.text(name), " = wp.rand_init(", k.text(seed), ", ", k.text(k.thread()), ")"}, {});
        k.count_operations(1);
        outer_ = state_;
        state_ = k.make(u32, Level::Atom, {k.text(name)});
    }
    void close_loop(bool kept) {
        k.close();
        if (kept && k.honest) state_ = outer_;
    }

    uint32_t open_loop(bool& kept) {
        const uint32_t trip = rng.pick({4u, 8u, 16u, 3u, 20u, 32u});
        const bool counted = rng.chance(40);
        const Value stop = counted ? k.count_parameter(trip) : k.number(i32, trip);
        kept = counted || trip > 16;
        // The reverse pass does not run a loop that is kept: draws after it would see another state than they
        // had.
        if (kept && k.honest) {
            fork();
        } else {
            ready();
        }
        loop_ = k.for_({stop}, {0, trip - 1.0}, !kept);
        return trip;
    }

    void walk() {
        const Value x = state("x_pos", rng.chance(60) ? input() : k.zero(f32));
        bool kept = false;
        const uint32_t trip = open_loop(kept);
        const bool coin = rng.chance(35);
        const double step = rng.pick({0.1, 0.5, 0.25, 0.01});
        if (coin) {
            k.if_(k.compare(Compare::Less, uniform(), k.number(f32, 0.5)));
            k.augment(x, "+", k.number(f32, step));
            k.else_();
            k.augment(x, "-", k.number(f32, step));
            k.close();
        } else {
            k.augment(x, "+", k.mul(draw(), k.number(f32, step)));
        }
        close_loop(kept);
        const double bound = 2 + trip * step * 10;
        settle(x, {-bound, bound}, 1, x.varies, kept);
    }

    void estimate() {
        const Value total = state(rng.chance(50) ? "hits" : "acc_mc", k.zero(f32));
        bool kept = false;
        const uint32_t trip = open_loop(kept);
        double most = 1;
        if (rng.chance(50)) {
            const Value a = named("px", uniform(-1.0, 1.0)), b = named("py", uniform(-1.0, 1.0));
            const Value inside = k.compare(Compare::LessEqual, k.add(k.mul(a, a), k.mul(b, b)),
                                           k.number(f32, rng.pick({1.0, 0.5, 0.25})));
            k.if_(inside);
            k.augment(total, "+", k.number(f32, 1.0));
            k.close();
        } else {
            const Value u = named("u", uniform());
            const Value f = rng.chance(50)   ? k.mul(u, u)
                            : rng.chance(50) ? k.call(Unary::Sin, k.mul(u, k.nice_number(f32, {0.5, 4})))
                                             : k.call(Unary::Exp, k.neg(u));
            k.augment(total, "+", f);
            most = f.range.bound();
        }
        close_loop(kept);
        const Value sum = settle(total, {-most * trip * 1.001, most * trip * 1.001}, 0, false, kept, false);
        const Value share = k.number(f32, trip == 4    ? 0.25
                                          : trip == 8  ? 0.125
                                          : trip == 16 ? 0.0625
                                          : trip == 20 ? 0.05
                                          : trip == 32 ? 0.03125
                                                       : 0.5);
        const Value mean = k.mul(sum, share);
        result(kept && k.honest ? k.add(input(), mean) : k.mul(mean, input()));
    }

    // Two uniform draws make a normal one.
    void bell() {
        const Value u1 = named("u1", uniform(0.01, 1.0)), u2 = named("u2", uniform());
        Value log = k.call(Unary::Log, k.fit(u1, {{0.05, 1e4}}));
        if (u1.range.lo < 0.05) log = k.call(Unary::Log, k.maximum(u1, k.number(f32, 0.1)));
        log.range = {-3, 0.001};
        const Value radius =
            named("radius", k.call(Unary::Sqrt, k.add(k.mul(k.number(f32, -2.0), log), k.number(f32, 0.05))));
        const Value phase = k.mul(k.number(f32, 6.2831855), u2);
        const Value z = k.mul(radius, k.call(rng.chance(50) ? Unary::Cos : Unary::Sin, phase));
        if (!rng.chance(50)) return result(z);
        const Value change = k.mul(grower.leaf(f32, {Range{0, 2}}), z);
        result(k.add(input(), change));
    }

    void exponential() {
        const Value u = named("u", uniform(0.0, rng.pick({0.9, 0.75, 0.95})));
        const Value rest = k.sub(k.number(f32, 1.0), u);
        const Value rate = rng.chance(50) ? input({0.5, 2}) : k.scalar_parameter(f32, {0.5, 2});
        Value log = k.call(Unary::Log, k.fit(rest, {{0.05, 1e4}}));
        log.range = {-3.1, 0.2};
        result(k.div(k.neg(log), rate));
    }

    void mixture() {
        const Value u = named("u", uniform());
        const Word name = k.fresh(Pool::Locals);
        const Value drawn = draw(), a = k.add(input(), drawn);
        k.if_(k.compare(Compare::Less, u, k.nice_number(f32, {0.2, 0.8})));
        k.assign(name, a);
        k.else_();
        const bool scales = rng.chance(50);
        const Value by = k.nice_number(f32, scales ? Range{0.1, 2} : Range{0.5, 3});
        const Value b = scales ? k.mul(draw(), by) : k.add(draw(), by);
        k.assign(name, b);
        k.close();
        Value both = a;
        both.range = {-30, 30};
        k.show_local(k.named(name, both), false);
    }

    void blended() {
        const Value a = input(), b = input();
        result(k.lerp(a, b, rng.chance(60) ? uniform() : named("t_mix", uniform())));
    }

    void bits() {
        const Value u = named("word", k.call("randu", u32, {0, 4294967295.0}, {state_}));
        const Value part = k.mod(u, k.number(u32, rng.pick({10.0, 16.0, 100.0, 256.0})));
        result(k.mul(k.cast(part, f32), k.nice_number(f32, {0.01, 1})));
    }

    void jittered() {
        const uint32_t rows = rng.chance(60) ? 3 : 2;
        const Type type = vector_type(rows);
        Value parts[3];
        for (uint32_t i = 0; i < rows; ++i) parts[i] = draw();
        const Value jitter = named("jitter", k.construct(type, {parts, rows}));
        const Extent all[] = {extent_n};
        const Value change = k.mul(jitter, grower.leaf(f32, {Range{0, 1}}));
        result(k.add(k.element(k.input_array(type, {-2, 2}, all)), change));
    }

    void simple() {
        switch (rng.below(7)) {
            case 0:
                return grower.store_one(draw());
            case 1: {
                const Value drawn = draw(), change = k.mul(k.nice_number(f32, {0.05, 1}), drawn);
                return grower.store_one(k.add(input(), change));
            }
            case 2:
                return grower.store_one(point(rng.pick(samplers)));
            case 3: {
                const Value x = input();
                const Value kept = k.compare(Compare::Less, uniform(), k.nice_number(f32, {0.2, 0.8}));
                return grower.store_one(k.ternary(kept, x, k.number(f32, 0.0)));
            }
            case 4: {
                const int high = rng.pick({6, 10, 100});
                return grower.store_one(whole(rng.between(0, 3), high));
            }
            case 5: {
                const Value drawn = draw();
                return grower.store_one(k.mul(input(), drawn));
            }
            default: {
                const Value v = k.let("r_val", draw());
                return grower.store_one(k.add(v, input()));
            }
        }
    }

    Kernel& k;
    Rng& rng;
    Grower grower;
    Value state_, outer_, loop_;
};

}  // namespace

void grow_Random(Kernel& k) {
    Draws(k).grow();
}

}  // namespace weft::synth
