#include "synth/integers.h"

namespace weft::synth {
namespace {

// The most that has as many bits as this.
double all_ones(double value) {
    double out = 1;
    while (out < value) out = 2 * out + 1;
    return out;
}
// The most of all ones that is not above.
double ones_below(double value) {
    double out = 1;
    while (2 * out + 1 <= value) out = 2 * out + 1;
    return out;
}
double half_of(double value) {
    return static_cast<double>(static_cast<int64_t>(value / 2));
}

}  // namespace

Value Integers::unit() {
    const bool plain = type == i32 && k.style.python_scalars;
    Value out = k.make(type, Level::Atom,
                       {plain ? "" : "wp.", plain ? "int" : types::facts(type.scalar).name, "(1)"});
    out.operations = 1;
    out.range = {1, 1};
    return out;
}

Value Integers::key() {
    return prepared(is_unsigned ? Range{0, rng.pick({255.0, 1023.0, 65535.0, 1000000.0})}
                                : Range{0, rng.pick({100.0, 255.0, 1000.0, 5000.0})});
}

// Few programs take a number as it comes: masks, remainders, the larger of two, a neighbour's.
Value Integers::prepared(Range range) {
    if (k.level == 1 || coin(40)) return input(range);
    const double high = range.hi, mask = ones_below(high);
    const uint32_t way = range.lo > 0 || high < 16 ? 7 + rng.below(3) : rng.below(10);
    switch (way) {
        case 0:
            return k.bits("&", input({0, high * 2}), lit(mask));
        case 1:
            return k.mod(input({0, high * 4}), lit(high));
        case 2: {
            const int by = rng.between(1, 3);
            return k.shift(">>", input({0, high * (1 << by)}), lit(by));
        }
        case 3:
        case 4: {
            const Value a = input({0, mask}), b = input({0, mask});
            return k.bits(way == 3 ? "^" : "|", a, b);
        }
        case 5: {
            const Value a = input({0, half_of(high)}), b = input({0, half_of(high)});
            return k.add(a, b);
        }
        case 6: {
            const Value a = input({0, high - 8}), b = k.scalar_parameter(type, {1, 8});
            return k.add(a, b);
        }
        case 7:
        case 8: {
            const Value a = input(range), b = input(range);
            return way == 7 ? k.maximum(a, b) : k.minimum(a, b);
        }
        default: {
            const ParamId array = k.input_array(type, range, k.launch_shape());
            Value count = k.make(i32, Level::Atom, {k.text(k[array].name), ".shape[0]"});
            count.range = {1, max_n};
            const Value next = k.add(k.thread(), k.number(i32, rng.between(1, 4)));
            return k.element(array, {k.mod(next, count)});
        }
    }
}

Value Integers::keyed(std::initializer_list<std::string_view> names) {
    const std::string_view name = names.begin()[rng.below(static_cast<uint32_t>(names.size()))];
    return k.let(name, coin(85) || !is_unsigned ? key() : k.cast(k.thread(), type));
}

Value Integers::state(std::string_view name, Value start) {
    const Value out = k.let(name, start);
    k.locals()[k.locals().size() - 1].hidden = true;
    return out;
}

Value Integers::settle(Value name, Range range) {
    for (size_t i = 0; i < k.locals().size(); ++i) {
        Local& local = k.locals()[i];
        if (!k.same(local.value, name)) continue;
        local.value.range = range;
        local.hidden = false;
        touch(local);
        k.wait(i);
        return k.locals()[i].value;
    }
    name.range = range;
    return name;
}

// One change more, as often as not.
void Integers::touch(Local& local) {
    const Value name = local.value;
    if (k.level < 2 || k.left(14) < 8 || !coin() || name.range.hi > 1e6) return;
    const Value by = lit(rng.pick({3.0, 5.0, 7.0, 12.0, 17.0, 255.0, 31.0}));
    constexpr std::string_view ops[] = {"^", "+", "|", "*", "&", ">>"};
    const std::string_view op = ops[rng.below(6)];
    Value after;
    Value right = by;
    if (op == "+") {
        after = k.add(name, by);
    } else if (op == "*") {
        after = k.mul(name, by);
    } else if (op == ">>") {
        right = lit(rng.between(1, 3));
        after = k.shift(op, name, right);
    } else {
        after = k.bits(op, name, by);
    }
    k.augment(name, op, right);
    local.value.range = after.range;
}

// ---- short plans
namespace {

void parity(Integers& s) {
    const Value x = s.key();
    const Value p = s.state("parity", x);
    Value now = p;
    now.range = {0, all_ones(x.range.hi)};
    constexpr int steps[] = {8, 4, 2, 1};
    for (int i = s.rng.between(0, 2); i < 4; ++i) s.k.augment(p, "^", s.k.shift(">>", now, s.lit(steps[i])));
    const Value folded = s.settle(p, now.range);
    if (s.coin(70)) s.k.let("is_odd", s.k.bits("&", folded, s.lit(1)), false);
}

void lowest_bit(Integers& s) {
    const Value input = s.prepared({1, s.rng.pick({255.0, 1000.0, 5000.0})});
    const Value x = s.k.let(s.coin() ? "x" : "bits", input);
    const Value less = s.k.sub(x, s.lit(1));
    const Value cleared = s.k.let("cleared", s.k.bits("&", x, less), false);
    if (s.coin(60)) s.k.let("lowest", s.coin() ? s.k.bits("^", x, cleared) : s.k.sub(x, cleared), false);
}

void next_power(Integers& s) {
    const Value x = s.prepared({1, s.rng.pick({255.0, 1000.0, 5000.0})});
    const Value start = s.coin() ? s.k.sub(x, s.lit(1)) : x;
    const Value y = s.state(s.coin() ? "smeared" : "y", start);
    Value now = y;
    now.range = {0, all_ones(x.range.hi)};
    const int last = s.rng.pick({4, 8});
    for (int step = 1; step <= last; step *= 2) s.k.augment(y, "|", s.k.shift(">>", now, s.lit(step)));
    const Value ones = s.settle(y, now.range);
    if (s.coin(70)) s.k.let("next_pow", s.k.add(ones, s.lit(1)), false);
}

// Ends after as many rounds as the number has bits.
void count_down(Integers& s) {
    const Value left = s.state("left", s.key());
    const Value n = s.state(s.coin() ? "n_bits" : "count", s.zero());
    Value now = left;
    now.range = {1, all_ones(left.range.hi)};
    const bool clears = s.coin();
    const Value end = s.lit(clears ? 0 : 1);
    s.k.while_(s.k.compare(clears && s.coin() ? Compare::NotEqual : Compare::Greater, left, end));
    const bool first = s.coin();
    if (first) s.k.augment(n, "+", s.lit(1));
    if (clears) {
        s.k.set(left, s.k.bits("&", now, s.k.sub(now, s.lit(1))));
    } else {
        s.k.set(left, s.coin() ? s.k.shift(">>", now, s.lit(1)) : s.k.floordiv(now, s.lit(2)));
    }
    if (!first) s.k.augment(n, "+", s.lit(1));
    s.k.close();
    s.settle(n, {0, 64});
}

void average(Integers& s) {
    const Value a = s.k.let("a_val", s.key()), b = s.k.let("b_val", s.key());
    const Value half = s.k.shift(">>", s.k.bits("^", a, b), s.lit(1));
    s.k.let(s.coin() ? "avg" : "middle", s.k.add(s.k.bits("&", a, b), half), false);
    if (!s.coin()) return;
    const Value low = s.k.minimum(a, b), high = s.k.maximum(a, b);
    s.k.let("spread", s.k.sub(high, low), false);
}

void swapped(Integers& s) {
    const Value x = s.keyed();
    const int size = s.rng.pick({4, 2, 8});
    const Value mask = s.lit((1 << size) - 1), by = s.lit(size);
    const Value low = s.k.shift("<<", s.k.bits("&", x, mask), by),
                high = s.k.bits("&", s.k.shift(">>", x, by), mask);
    s.k.let("swapped", s.coin() ? s.k.bits("|", low, high) : s.k.add(low, high), false);
}

void clock_time(Integers& s) {
    const Value input = s.key();
    const Value t = s.k.let(s.coin() ? "seconds" : "ticks", input);
    const double minute = s.rng.pick({60.0, 60.0, 100.0}), hour = minute * s.rng.pick({60.0, 24.0});
    const Value rest = s.k.mod(t, s.lit(hour));
    if (s.coin(70)) s.k.let("hours", s.k.floordiv(t, s.lit(hour)), false);
    s.k.let("minutes", s.k.floordiv(s.coin() ? s.k.let("within", rest) : rest, s.lit(minute)), false);
    if (s.coin(60)) s.k.let("secs", s.k.mod(t, s.lit(minute)), false);
}

void divisors(Integers& s) {
    const Value x = s.keyed({"x", "num", "candidate"});
    const Value found = s.state(s.coin() ? "n_div" : "div_sum", s.zero());
    const double stop = s.rng.pick({6.0, 10.0, 13.0, 20.0});
    const Value d = s.k.for_({s.k.number(i32, 2), s.k.number(i32, stop)}, {2, stop - 1}, stop <= 16);
    const Value divisor = s.as_type(d);
    s.k.if_(s.k.compare(Compare::Equal, s.k.mod(x, divisor), s.lit(0)));
    s.k.augment(found, "+", s.coin() ? s.lit(1) : divisor);
    s.k.close();
    s.k.close();
    s.settle(found, {0, 200});
}

void josephus(Integers& s) {
    const Value last = s.state("survivor", s.zero());
    const Value step = s.coin() ? s.lit(s.rng.between(2, 7)) : s.k.let("step_len", s.prepared({1, 9}));
    const double stop = s.rng.pick({6.0, 9.0, 12.0, 24.0});
    const Value m = s.k.for_({s.k.number(i32, 2), s.k.number(i32, stop)}, {2, stop - 1}, stop <= 16);
    Value now = last;
    now.range = {0, stop};
    s.k.set(last, s.k.mod(s.k.add(now, step), s.as_type(m)));
    s.k.close();
    s.settle(last, {0, stop});
}

void aligned(Integers& s) {
    const Value input = s.key();
    const Value x = s.k.let(s.coin() ? "offset" : "size_val", input);
    const double block = s.rng.pick({4.0, 8.0, 16.0, 32.0, 12.0});
    const Value blocks = s.k.floordiv(s.k.add(x, s.lit(block - 1)), s.lit(block));
    const Value up =
        s.k.let("aligned", s.k.mul(s.coin() ? s.k.let("blocks", blocks) : blocks, s.lit(block)), false);
    if (s.coin()) s.k.let("padding", s.k.mod(s.k.sub(up, x), s.lit(block)), false);
}

void bit_field(Integers& s) {
    const Value x = s.keyed(), y = s.key();
    const int at = s.rng.pick({4, 8, 3});
    const Value cleared = s.k.let("cleared", s.k.sub(x, s.k.bits("&", x, s.lit(15 << at))));
    const Value field = s.k.shift("<<", s.k.bits("&", y, s.lit(15)), s.lit(at));
    Value base = cleared;
    base.range = {0, x.range.hi};  // a part of the bits
    s.k.let("merged", s.k.bits("|", base, s.coin() ? s.k.let("field", field) : field), false);
}

void triangle(Integers& s) {
    const Value input = s.prepared({0, 1000});
    const Value x = s.k.let(s.coin() ? "rows" : "m", input);
    const Value product = s.k.mul(x, s.k.add(x, s.lit(1)));
    s.k.let("tri", s.coin() ? s.k.floordiv(product, s.lit(2)) : s.k.shift(">>", product, s.lit(1)), false);
    if (s.coin(40)) s.k.let("square", s.k.mul(x, x), false);
}

void hamming(Integers& s) {
    const Value a = s.key(), b = s.key();
    const Value d = s.k.let("diff", s.k.bits("^", a, b));
    const Value n = s.state("dist", s.zero());
    const int trip = s.rng.pick({8, 10, 16});
    const Value j = s.counted(trip, true);
    s.k.augment(n, "+", s.bit(d, s.as_type(j)));
    s.k.close();
    s.settle(n, {0, static_cast<double>(trip)});
}

void rolled(Integers& s) {
    const uint32_t length = s.rng.pick({4u, 6u, 8u, 12u});
    const Extent shape[] = {extent_n, constant(length)};
    const ParamId row = s.k.input_array(s.type, {0, 255}, shape);
    const bool dynamic = s.coin(40);
    const Value start = s.coin() ? s.zero() : s.unit();
    const Value acc = s.state(s.coin() ? "acc" : "rolled", start);
    const Value j = dynamic ? s.k.for_({s.k.count_parameter(length)}, {0, length - 1.0}, false)
                            : s.counted(static_cast<int>(length), true);
    const Value item = s.k.element(row, {s.k.thread(), j});
    Value now = acc;
    now.range = {0, 1023};
    switch (s.rng.below(4)) {
        case 0:
            s.k.augment(acc, "^", item);
            break;
        case 1:
            s.k.augment(acc, "|", item);
            break;
        case 2: {
            const Value moved = s.k.mul(now, s.lit(s.rng.pick({31.0, 33.0, 7.0})));
            s.k.set(acc, s.k.mod(s.k.add(moved, item), s.lit(s.rng.pick({997.0, 1009.0, 251.0}))));
            break;
        }
        default: {
            const Value moved = s.k.bits("&", s.k.shift("<<", now, s.lit(1)), s.lit(1023));
            s.k.set(acc, s.k.bits("^", moved, item));
            break;
        }
    }
    s.k.close();
    s.settle(acc, {0, 1023});
}

void slots(Integers& s) {
    const Value capacity =
        s.coin() ? s.lit(s.rng.pick({8, 16, 24, 64})) : s.k.scalar_parameter(s.type, {2, 8});
    const Value head = s.k.let("head", s.key());
    const Value slot = s.k.let("slot", s.k.mod(head, capacity), false);
    if (s.coin(70)) s.k.let("next_slot", s.k.mod(s.k.add(slot, s.lit(1)), capacity), false);
    if (s.coin(40)) s.k.let("lap", s.k.floordiv(head, capacity), false);
}

constexpr IntegerPlan plans[] = {parity,    lowest_bit, next_power, count_down, average,
                                 swapped,   clock_time, divisors,   josephus,   aligned,
                                 bit_field, triangle,   hamming,    rolled,     slots};

}  // namespace

std::span<const IntegerPlan> short_integer_plans() {
    return plans;
}

}  // namespace weft::synth
