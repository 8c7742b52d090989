// integer: bit operations, shifts, modular arithmetic, hashing, counting; unsigned types may wrap, signed
// ones never do.
#include "synth/category.h"
#include "synth/integers.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 22,
                          .product = 12,
                          .quotient = 8,
                          .min_max = 8,
                          .remainder = 16,
                          .from_int = 0,
                          .bits = 34,
                          .logic = 20};
constexpr Plan plan{.local = 34, .branch = 10, .chain = 3, .unrolled = 4, .dynamic = 4};

constexpr double multipliers[] = {73244475.0, 2654435769.0, 2246822519.0, 3266489917.0, 668265263.0,
                                  1664525.0,  16777619.0,   40503.0,      2147483647.0, 747796405.0};

class Plans : Integers {
  public:
    Plans(Kernel& kernel, Type type_) : Integers(kernel, palette, type_) {}

    void grow() {
        k.threads({extent_n});
        if (k.level == 1) return simple();
        const int plans =
            k.level < 3 ? 1 : rng.between(1, k.level - 1 > 3 ? 3 : static_cast<int>(k.level) - 1);
        int last = -1;
        for (int i = 0; i < plans && (i == 0 || k.left() > 50); ++i) {
            const auto more = short_integer_plans();
            const int next = rng.between(0, own_plans - 1 + static_cast<int>(more.size()));
            if (next == last) continue;
            if (next < own_plans) {
                plan_of(next);
            } else {
                more[static_cast<size_t>(next - own_plans)](*this);
            }
            last = next;
            k.blank_line();
        }
        grower.body(plan);
    }

  private:
    void mix(Value x) {
        const int rounds = k.level < 3 ? 1 : rng.between(1, 3);
        const Value start = rng.chance(50) ? k.bits("^", x, lit(rng.pick({61.0, 374761393.0, 2166136261.0})))
                                           : k.add(x, lit(rng.pick({1.0, 127.0, 1013904223.0})));
        const Value h =
            state(rng.pick({std::string_view("h"), std::string_view("hash_val"), std::string_view("state")}),
                  start);
        Value now = h;
        now.range = whole();
        for (int i = 0; i < rounds; ++i) {
            const Value by = lit(rng.between(3, 17));
            const Value shifted = k.shift(rng.chance(75) ? ">>" : "<<", now, by);
            if (rng.chance(60)) {
                k.augment(h, "^", shifted);
            } else {
                k.augment(h, rng.chance(50) ? "+" : "^", shifted);
            }
            if (rng.chance(75)) k.augment(h, "*", lit(rng.pick(multipliers)));
        }
        settle(h, whole());
        if (rng.chance(50)) k.let("bucket", k.mod(now, lit(rng.pick({8, 16, 32, 64, 97, 101}))), false);
    }

    void xorshift(Value x) {
        const Value s = state("s", k.bits("|", x, lit(1)));
        Value now = s;
        now.range = whole();
        constexpr int triples[][3] = {{13, 17, 5}, {7, 9, 8}, {6, 21, 7}, {3, 25, 11}, {5, 15, 17}};
        const auto& triple = rng.pick(triples);
        const bool loops = k.level > 2 && rng.chance(40);
        if (loops) counted(rng.between(2, 4), true);
        for (int i = 0; i < 3; ++i) {
            const Value moved = k.shift(i == 1 ? ">>" : "<<", now, lit(triple[i]));
            if (rng.chance(70)) {
                k.augment(s, "^", moved);
            } else {
                k.set(s, k.bits("^", now, moved));
            }
        }
        if (loops) k.close();
        settle(s, whole());
    }

    void congruential(Value x) {
        const Value s = state("seed_val", x);
        Value now = s;
        now.range = whole();
        const bool loops = rng.chance(60);
        if (loops) {
            if (rng.chance(50)) {
                counted(rng.between(2, 6), true);
            } else {
                k.for_({k.count_parameter(rng.pick({8u, 16u, 5u}))}, {0, 15}, false);
            }
        }
        const Value increment = lit(rng.pick({1013904223.0, 12345.0, 1.0, 11.0}));
        k.set(s, k.add(k.mul(now, lit(rng.pick(multipliers))), increment));
        if (loops) k.close();
        settle(s, whole());
    }

    void bit_count(Value x) {
        if (rng.chance(30) && width == 32) {
            Value ones = k.call("bit_count", i32, {0, 32}, {x});
            k.let("ones", as_type(ones), false);
            return;
        }
        const Value count = state("ones", zero());
        const int trip = rng.pick({8, 16, 24, width});
        const Value j = counted(trip, trip <= 16);
        const Value b = bit(x, as_type(j));
        if (rng.chance(60)) {
            k.augment(count, "+", b);
        } else {
            k.if_(k.compare(Compare::Equal, b, lit(1)));
            k.augment(count, "+", lit(1));
            k.close();
        }
        k.close();
        const Value total = settle(count, {0, static_cast<double>(trip)});
        if (rng.chance(30)) k.let("is_odd", k.mod(total, lit(2)), false);
    }

    void reversed(Value x) {
        const Value r = state("rev", zero());
        const int trip = rng.pick({4, 8, 12});
        const Value j = counted(trip, true);
        Value now = r;
        now.range = {0, 65535};
        const Value b = bit(x, as_type(j));
        k.set(r, k.bits("|", k.shift("<<", now, lit(1)), b));
        k.close();
        double limit = 1;
        for (int i = 0; i < trip; ++i) limit *= 2;
        settle(r, {0, limit - 1});
    }

    void gray(Value x) {
        const Value g = k.let("gray", k.bits("^", x, k.shift(">>", x, lit(1))), false);
        if (k.left(30) < 24 || rng.chance(40)) return;
        const Value back = state("decoded", g);
        for (const int step : {1, 2, 4, 8}) {
            Value now = back;
            now.range = g.range;
            k.augment(back, "^", k.shift(">>", now, lit(step)));
        }
        settle(back, g.range);
    }

    void morton(Value x) {
        const Value y = k.let("other", prepared({0, 255}));
        const Value low = k.let("x_part", k.bits("&", x, lit(255)));
        const Value code = state("code", zero());
        const int trip = rng.pick({4, 8});
        const Value j = counted(trip, true);
        const Value at = as_type(j);
        Value one = bit(low, at), two = bit(y, at);
        const Value twice = rng.chance(50) ? k.mul(lit(2), at) : k.add(at, at);
        const Value place = rng.chance(60) ? k.let("place", twice) : twice;
        const Value a = k.shift("<<", one, place), b = k.shift("<<", two, k.add(place, lit(1)));
        k.set(code, k.bits("|", code, k.bits("|", a, b)));
        k.close();
        settle(code, {0, 65535});
    }

    void gcd() {
        const Value a = state("a_val", prepared({1, rng.pick({100.0, 360.0, 1000.0})}));
        const Value b = state("b_val", prepared({1, rng.pick({60.0, 255.0, 1000.0})}));
        const uint32_t way = rng.below(4);
        if (way == 0 && a.range.hi <= 400 && b.range.hi <= 300) {  // by differences
            k.while_(k.compare(Compare::NotEqual, a, b));
            k.if_(k.compare(Compare::Greater, a, b));
            k.augment(a, "-", b);
            k.else_();
            k.augment(b, "-", a);
            k.close();
            k.close();
            settle(a, {1, 1000});
            return;
        }
        if (way == 1) {
            counted(rng.pick({12, 16, 10}), true);
            k.if_(k.compare(rng.chance(60) ? Compare::NotEqual : Compare::Greater, b, lit(0)));
        } else {
            k.while_(k.compare(rng.chance(60) ? Compare::NotEqual : Compare::Greater, b, lit(0)));
        }
        Value divisor = b;
        const Value rest =
            k.let(rng.pick({std::string_view("rest"), std::string_view("t_val"), std::string_view("r_val")}),
                  k.mod(a, divisor));
        k.set(a, b);
        k.set(b, rest);
        if (way == 1) k.close();
        k.close();
        settle(a, {0, 1000});
    }

    void modular_power() {
        const double modulus = rng.pick({97.0, 101.0, 127.0, 251.0, 509.0});
        const Value m = k.let("modulus", rng.chance(50) ? lit(modulus) : input({50, modulus}));
        Value positive = m;
        positive.range = {50, modulus};
        const Value base = state("base", k.mod(key(), positive));
        const Value result = state("result_val", unit());
        Value b = base, r = result;
        b.range = r.range = {0, modulus};
        if (rng.chance(50)) {
            counted(rng.between(2, 6), true);
            k.set(result, k.mod(k.mul(r, b), positive));
            k.close();
        } else {
            const Value e = state("exponent", prepared({1, rng.pick({15.0, 31.0, 100.0})}));
            Value left = e;
            left.range = {0, 100};
            k.while_(k.compare(Compare::Greater, e, lit(0)));
            const Value odd = rng.chance(50) ? k.mod(left, lit(2)) : k.bits("&", left, lit(1));
            k.if_(k.compare(Compare::Equal, odd, lit(1)));
            k.set(result, k.mod(k.mul(r, b), positive));
            k.close();
            k.set(base, k.mod(k.mul(b, b), positive));
            k.set(e, rng.chance(50) ? k.shift(">>", left, lit(1)) : k.floordiv(left, lit(2)));
            k.close();
        }
        settle(result, {0, modulus});
    }

    void digits() {
        const double base = rng.pick({10.0, 10.0, 2.0, 3.0, 7.0, 16.0});
        const Value left = state("rest_val", key());
        const Value sum = state("digit_sum", zero());
        Value now = left;
        now.range = {0, left.range.hi};
        if (rng.chance(50)) {
            counted(rng.between(3, 6), true);
        } else {
            k.while_(k.compare(Compare::Greater, left, lit(0)));
        }
        const Value digit = rng.chance(50) ? k.let("digit", k.mod(now, lit(base))) : k.mod(now, lit(base));
        k.augment(sum, "+", rng.chance(70) ? digit : k.mul(digit, digit));
        k.set(left, k.floordiv(now, lit(base)));
        k.close();
        settle(sum, {0, 20 * base * base});
    }

    // From at most 100 the sequence stays below 10,000.
    void collatz() {
        const Value x = state("x_val", prepared({1, 100}));
        const Value steps = state("n_steps", zero());
        Value now = x, count = steps;
        now.range = {1, 10000};
        const double limit = rng.pick({20.0, 50.0, 100.0, 120.0});
        const Value unfinished = k.compare(Compare::Greater, x, lit(1)),
                    early = k.compare(Compare::Less, count, lit(limit));
        k.while_(rng.chance(50) ? k.both(unfinished, early) : k.both(early, unfinished));
        const Value even = rng.chance(50) ? k.compare(Compare::Equal, k.mod(now, lit(2)), lit(0))
                                          : k.compare(Compare::Equal, k.bits("&", now, lit(1)), lit(0));
        k.if_(even);
        k.set(x, rng.chance(50) ? k.floordiv(now, lit(2)) : k.shift(">>", now, lit(1)));
        k.else_();
        k.set(x, k.add(k.mul(lit(3), now), lit(1)));
        k.close();
        k.augment(steps, "+", lit(1));
        k.close();
        settle(steps, {0, limit});
    }

    void checksum() {
        const uint32_t length = rng.pick({4u, 8u, 16u, 32u});
        const double modulus = rng.pick({255.0, 251.0, 65521.0, 127.0});
        const Extent shape[] = {extent_n, constant(length)};
        const ParamId bytes = k.input_array(type, {0, 255}, shape);
        const bool second = rng.chance(70);
        const Value a = state("sum_a", rng.chance(50) ? zero() : unit());
        const Value b = second ? state("sum_b", zero()) : a;
        const bool dynamic = length > 16 || rng.chance(40);
        const Value j = dynamic ? k.for_({length > 16 ? k.number(i32, length) : k.count_parameter(length)},
                                         {0, length - 1.0}, false)
                                : counted(static_cast<int>(length), true);
        Value one = a, two = b;
        one.range = two.range = {0, modulus};
        k.set(a, k.mod(k.add(one, k.element(bytes, {k.thread(), j})), lit(modulus)));
        if (second) k.set(b, k.mod(k.add(two, one), lit(modulus)));
        k.close();
        const Value first = settle(a, {0, modulus});
        if (!second) return;
        const Value sum = settle(b, {0, modulus});
        if (rng.chance(50) && modulus < 300)
            k.let("check", k.bits("|", k.shift("<<", sum, lit(8)), first), false);
    }

    void packing() {
        if (rng.chance(50)) {
            const Value r = k.bits("&", key(), lit(255)), g = k.bits("&", key(), lit(255)),
                        b = input({0, 127});
            Value packed = k.bits("|", k.shift("<<", b, lit(16)), k.bits("|", k.shift("<<", g, lit(8)), r));
            k.let("packed", packed, false);
            return;
        }
        const Value word = k.let("word", key());
        const int step = rng.pick({4, 5, 8});
        const Value mask = lit((1 << step) - 1);
        constexpr std::string_view parts[] = {"low_part", "mid_part", "high_part"};
        const int count = rng.between(2, 3);
        for (int i = 0; i < count; ++i) {
            k.let(parts[i],
                  i == 0 ? k.bits("&", word, mask) : k.bits("&", k.shift(">>", word, lit(step * i)), mask),
                  false);
        }
    }

    void flags() {
        const Value x = k.let("flags_val", key());
        const Value at =
            rng.chance(50) ? lit(rng.between(1, 7)) : k.let("pos", k.mod(thread(), lit(rng.pick({4, 8}))));
        const Value mask = k.let("mask_val", k.shift("<<", lit(1), at));
        switch (rng.below(3)) {
            case 0:
                k.let("with_bit", k.bits("|", x, mask), false);
                break;
            case 1:
                k.let("toggled", k.bits("^", x, mask), false);
                break;
            default: {
                const Value set = k.compare(Compare::NotEqual, k.bits("&", x, mask), lit(0));
                k.let("chosen", k.ternary(set, k.shift(">>", x, lit(1)), k.bits("|", x, mask)), false);
                break;
            }
        }
    }

    void rotation(Value x) {
        const int by = rng.between(3, width - 3);
        const Value left = k.shift("<<", x, lit(by)), right = k.shift(">>", x, lit(width - by));
        const Value turned =
            k.let("rotated", rng.chance(60) ? k.bits("|", left, right) : k.add(left, right), false);
        if (rng.chance(40)) k.let("mixed_bits", k.bits("^", turned, x), false);
    }

    void fibonacci() {
        const double modulus = rng.pick({1000.0, 997.0, 64.0, 10007.0});
        const Value a = state("f_a", zero()), b = state("f_b", unit());
        Value one = a, two = b;
        one.range = two.range = {0, modulus};
        if (rng.chance(50)) {
            counted(rng.between(3, 8), true);
        } else {
            k.for_({input({1, 30})}, {0, 29}, false);
        }
        const Value next = k.let("f_next", k.mod(k.add(one, two), lit(modulus)));
        k.set(a, b);
        k.set(b, next);
        k.close();
        settle(b, {0, modulus});
    }

    void root() {
        const Value x = k.let("n_val", key());
        const Value r = state("root", zero());
        Value now = r;
        now.range = {0, 1023};
        const int trip = rng.pick({5, 8, 10});
        const Value j = counted(trip, true);
        const Value bit_value = k.shift("<<", lit(1), k.sub(lit(trip - 1), as_type(j)));
        Value capped = bit_value;
        capped.range = {1, 512};
        const Value t = k.let("trial", k.add(now, capped));
        k.if_(k.compare(Compare::LessEqual, k.mul(t, t), x));
        k.set(r, t);
        k.close();
        k.close();
        settle(r, {0, 1023});
    }

    void saturation() {
        const Value a = key(), b = key();
        const double limit = rng.pick({255.0, 1000.0, 127.0});
        const Value sum = k.let("sat", k.minimum(k.add(a, b), lit(limit)), false);
        if (rng.chance(50)) k.let("gap", k.sub(lit(limit), sum), false);
    }

    void indexing() {
        const Value i = thread();
        const double w = rng.pick({8.0, 16.0, 32.0, 10.0});
        const Value row = k.let("row_i", k.floordiv(i, lit(w)), false),
                    col = k.let("col_i", k.mod(i, lit(w)), false);
        if (rng.chance(60))
            k.let("swizzled",
                  rng.chance(50) ? k.bits("^", row, col) : k.add(k.mul(col, lit(w)), k.mod(row, lit(w))),
                  false);
    }

    static constexpr int own_plans = 18;  // of plan_of()
    void plan_of(int plan_id) {
        const bool wraps = is_unsigned;
        switch (plan_id) {
            case 0:
                return wraps ? mix(keyed()) : digits();
            case 1:
                return wraps ? xorshift(keyed()) : indexing();
            case 2:
                return wraps && width == 32 ? congruential(keyed()) : modular_power();
            case 3:
                return bit_count(keyed());
            case 4:
                return reversed(keyed());
            case 5:
                return gray(keyed());
            case 6:
                return morton(keyed());
            case 7:
                return gcd();
            case 8:
                return modular_power();
            case 9:
                return digits();
            case 10:
                return is_unsigned ? mix(keyed()) : collatz();
            case 11:
                return checksum();
            case 12:
                return packing();
            case 13:
                return flags();
            case 14:
                return wraps ? rotation(keyed()) : indexing();
            case 15:
                return type == i32 ? fibonacci() : saturation();
            case 16:
                return root();
            default:
                return saturation();
        }
    }

    void simple() {
        Value out;
        const uint32_t way = rng.below(9);
        const Value x = key();
        switch (way) {
            case 0: {
                const Value y = key();
                out = k.bits(rng.pick({std::string_view("&"), std::string_view("|"), std::string_view("^")}),
                             x, y);
                break;
            }
            case 1:
                out = k.bits("^", x, k.shift(">>", x, lit(rng.between(1, 8))));
                break;
            case 2:
                out = k.mod(x, lit(rng.pick({2, 3, 7, 10, 16, 64})));
                break;
            case 3: {
                const Value mask = lit(rng.pick({1, 3, 7, 15, 255}));
                out = k.bits("&", k.shift(">>", x, lit(rng.between(1, 8))), mask);
                break;
            }
            case 4: {
                const Value low = lit(rng.between(1, 3));
                out = k.bits("|", k.shift("<<", x, lit(rng.between(1, 4))), low);
                break;
            }
            case 5: {
                const Value modulus = lit(rng.pick({10, 97, 101, 128}));
                out = k.mod(k.add(k.mul(x, lit(rng.between(2, 9))), k.mod(thread(), lit(100))), modulus);
                break;
            }
            case 6: {
                const Value limit = lit(rng.pick({255, 100, 1000}));
                out = k.minimum(k.add(x, key()), limit);
                break;
            }
            case 7: {
                const Value rest = k.mod(x, lit(rng.between(2, 10)));
                out = k.add(k.floordiv(x, lit(rng.between(2, 10))), rest);
                break;
            }
            default:
                out = k.ternary(k.compare(Compare::Equal, k.bits("&", x, lit(1)), lit(0)),
                                k.floordiv(x, lit(2)), k.add(x, lit(1)));
                break;
        }
        if (rng.chance(30)) out = k.let(Pool::IntLocals, out);
        if (rng.chance(25)) out = k.bits("^", out, key());
        grower.store_one(out);
    }
};

}  // namespace

void grow_Integer(Kernel& k) {
    const Type types[] = {u32, i32, u32, i32, i64, scalar_type(Scalar::Uint64)};
    Plans(k, k.rng.pick(types)).grow();
}

}  // namespace weft::synth
