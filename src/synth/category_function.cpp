// function: helper functions with branches, loops, several results and default arguments, called by a kernel
// and by each other.
#include "base/small_vector.h"
#include "synth/category.h"
#include "synth/rework.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 28,
                          .product = 26,
                          .quotient = 9,
                          .min_max = 8,
                          .unary = 14,
                          .power = 3,
                          .remainder = 2,
                          .blend = 4,
                          .binary_math = 2,
                          .ternary = 4,
                          .from_int = 2,
                          .from_vector = 6,
                          .bits = 8,
                          .logic = 25};
constexpr Plan helper_plan{.local = 34, .branch = 30, .chain = 10};
constexpr Plan kernel_plan{.local = 30, .branch = 8, .unrolled = 4, .dynamic = 6};

Range small(Type type) {
    if (type.has_floats()) return {-100, 100};
    return {types::facts(type.scalar).is_signed ? -500.0 : 0.0, 500};
}

class Functions {
  public:
    Functions(Kernel& kernel, Type number) : k(kernel), rng(kernel.rng), number_(number) {}

    void add_one(uint32_t points) {
        const uint32_t target = k.target, end = k.counts().points() + points;
        k.target = end < target ? end : target;
        k.open_function();
        Grower grower(k, palette, number_);
        if (number_ == f32 && rng.chance(30))
            grower.composite = grower.extra = vector_type(rng.chance(70) ? 3 : 2);
        made_[count_] = k.level == 1 ? simple(grower) : larger(grower);
        ++count_;
        k.target = target;
    }
    uint32_t count() const { return count_; }

    // A call whose arguments are grown where it stands. Several results get names and the first one is given
    // back.
    Value use(Grower& grower, uint32_t at, bool alone) {
        const Helper& helper = made_[at];
        SmallVector<Value, 16> args;
        const Value index = k.in_function() ? Value{} : k.thread();
        const auto params = k.params(helper);
        for (const HelperParam& param : params) {
            if (param.has_default && rng.chance(50)) break;
            const size_t given = args.size();
            Value arg;
            if (param.ndim != 0) {
                const ParamId array = k.input_array(param.type, param.range, k.launch_shape());
                arg = k.make(param.type, Level::Atom, {k.text(k[array].name)});
                arg.varies = true;
                arg.gain = 1;
            } else if (given != 0 && params[given - 1].ndim != 0) {
                arg = index;  // the place in the array before it
            } else {
                grower.budget(k.level > 1 && grower.spare(k.level == 2 ? 30 : 20) && rng.chance(35) ? 1 : 0);
                arg = param.type.is_scalar() ? grower.value(param.type, {param.range}, 1)
                                             : grower.leaf(param.type, {param.range});
                if (!arg.range.within(param.range)) arg = k.fit(arg, {param.range});
            }
            args.push_back(arg);
        }
        const Value called = k.call(helper, args);
        if (helper.result_count == 1) return alone || k.level == 1 ? called : named(grower, called);
        return unpack(helper, called);
    }

  private:
    Value named(Grower& grower, Value value) {
        const Pool pool = value.type.is_vector()    ? Pool::VectorLocals
                          : value.type.has_floats() ? Pool::Locals
                                                    : Pool::IntLocals;
        reworked(grower, pool, value);
        return k.locals()[k.locals().size() - 1].value;
    }

    Value unpack(const Helper& helper, Value called) {
        Word names[3];
        for (uint32_t i = 0; i < helper.result_count; ++i) {
            const Type type = helper.results[i].type;
            names[i] = k.fresh(type.is_vector()    ? Pool::VectorLocals
                               : type.has_floats() ? Pool::Locals
                                                   : Pool::IntLocals);
        }
        if (helper.result_count == 2) {
            k.statement({k.text(names[0]), ", ", k.text(names[1]), " = ", k.text(called)}, {called});
        } else {
            k.statement(
                {k.text(names[0]), ", ", k.text(names[1]), ", ", k.text(names[2]), " = ", k.text(called)},
                {called});
        }
        Value first;
        const double factor = helper.results[0].gain > 0 ? called.gain / helper.results[0].gain : 1;
        for (uint32_t i = 0; i < helper.result_count; ++i) {
            Value like = helper.results[i];
            like.stale = false;
            like.varies = like.varies && called.varies;
            like.gain *= factor;
            const Value name = k.named(names[i], like);
            k.show_local(name, false);
            if (i == 0) first = name;
        }
        return first;
    }

    bool takes_array(const Helper& helper) const {
        for (const HelperParam& param : k.params(helper)) {
            if (param.ndim != 0) return true;
        }
        return false;
    }

    // A function of constants alone would say nothing.
    Value with_parameter(Value value) {
        if (k.parameter_count() != 0) return value;
        const Type type = value.type;
        const Value more = k.function_parameter(type, type.has_floats() ? Range{-1, 1} : Range{0, 15});
        return k.add(value, more);
    }

    Helper close(Value result) {
        const Value last = with_parameter(result);
        return k.close_function({&last, 1});
    }

    Helper simple(Grower& grower) {
        const Type type = grower.composite.is_vector() && rng.chance(40) ? grower.composite : number_;
        if (type.is_float() && rng.chance(15)) {
            const Value condition = grower.condition(0);
            const Value a = grower.leaf(type, {small(type)}, false);
            k.if_(condition);
            const Value early = rng.chance(50) ? k.number(type, 0.0) : k.neg(a);
            k.return_early({&early, 1});
            k.close();
            return close(a);
        }
        grower.budget(rng.between(1, 3));
        return close(fitted(grower.worthy(type, 2)));
    }

    // Results stay small, so that callers need not hold them back.
    Value fitted(Value value) {
        if (value.range.within(small(value.type))) return value;
        if (value.type.is_scalar()) return k.fit(value, {small(value.type)});
        double factor = 0.5;
        while (value.range.bound() * factor > 90) factor *= 0.5;
        return value.type.has_floats() ? k.mul(value, k.number(value.type.element(), factor))
                                       : k.clamped(value, {-100, 100});
    }

    Helper larger(Grower& grower) {
        const Type type = grower.composite.is_vector() && rng.chance(45) ? grower.composite : number_;
        const int room = k.left(10);
        if (count_ != 0 && room > 14 && rng.chance(35)) {
            const uint32_t other = rng.below(count_);
            if (!takes_array(made_[other])) use(grower, other, false);
        }
        if (room > 12 && rng.chance(12)) array_parameter();
        switch (weighted(
            rng, std::initializer_list<int>{30, room > 20 ? 16 : 0, room > 24 && type.is_float() ? 22 : 0,
                                            room > 14 ? 18 : 0})) {
            case 1:
                return early(grower, type);
            case 2:
                return loop(grower, type);
            case 3:
                return several(grower, type);
            default:
                break;
        }
        while (grower.step(helper_plan)) k.blank_line();
        return close(fitted(last(grower, type)));
    }

    // An expression with every name in it that waits.
    Value last(Grower& grower, Type type) {
        grower.budget(rng.between(1, 4));
        const Value value = grower.worthy(type, 2);
        return grower.settled(value, 0);
    }

    void array_parameter() {
        const Range range = k.natural_range(number_);
        const Word array = k.function_array(number_, range);
        const Value at = k.function_parameter(i32, {0, static_cast<double>(max_n - 1)}, Pool::Indexes);
        k.locals()[k.locals().size() - 1].hidden = true;
        Value element = k.make(number_, Level::Atom, {k.text(array), "[", k.text(at), "]"});
        element.range = range;
        element.varies = number_.has_floats();
        element.gain = element.varies ? 1 : 0;
        k.let(Pool::Locals, element, false);
    }

    Helper early(Grower& grower, Type type) {
        if (k.left(30) > 12 && rng.chance(60)) grower.local();
        const int exits = k.left(30) > 24 && rng.chance(35) ? 2 : 1;
        Value all;
        for (int i = 0; i < exits; ++i) {
            const Value condition = grower.condition(k.level > 2 ? 1 : 0);
            k.if_(condition);
            grower.budget(rng.between(0, 2));
            const Value out = rng.chance(25) ? k.zero(type) : fitted(grower.value(type, {small(type)}, 1));
            k.return_early({&out, 1});
            k.close();
            all = i == 0 ? out : merged(all, out);
        }
        while (k.left(12) > 12 && rng.chance(60) && grower.step(helper_plan)) k.blank_line();
        const Value out = fitted(last(grower, type));
        Helper helper = close(out);
        helper.results[0] = merged(all, out);
        return helper;
    }

    static Value merged(Value a, Value b) {
        b.range = hull(a.range, b.range);
        b.gain = a.gain > b.gain ? a.gain : b.gain;
        b.floor = a.floor < b.floor ? a.floor : b.floor;
        b.varies |= a.varies;
        return b;
    }

    // A series, a polynomial, an iteration: unrolled, or adding up.
    Helper loop(Grower& grower, Type type) {
        const bool dynamic = rng.chance(45);
        const Value x = k.function_parameter(type, {-1, 1}, Pool::Locals);
        const Value sum = k.let(Pool::Sums, k.zero(type), true);
        k.locals()[k.locals().size() - 1].hidden = true;
        const uint32_t trip =
            dynamic ? rng.pick({8u, 12u, 16u, 20u}) : static_cast<uint32_t>(rng.between(2, 6));
        const Value stop = dynamic && rng.chance(70)
                               ? k.function_parameter(i32, {1, static_cast<double>(trip)}, Pool::Counts)
                               : k.number(i32, dynamic ? trip + 10 : trip);
        const double most = stop.range.hi;
        const Value j = k.for_({stop}, {0, most - 1}, !dynamic);
        grower.axes.push_back({j, static_cast<uint32_t>(most), !dynamic});
        Value after = sum;
        const bool next = rng.chance(60) || !Kernel::may_cast(j, type);
        const Value order = k.cast(next ? k.add(j, k.number(i32, 1)) : j, type);
        if (dynamic || rng.chance(50)) {
            Value term = rng.chance(50) && order.range.lo > 0 ? k.div(x, order) : k.mul(x, order);
            const uint32_t way = rng.below(3);
            if (way == 0) term = k.call(rng.chance(50) ? Unary::Sin : Unary::Cos, term);
            if (way == 1) {
                grower.budget(2);
                const Value factor = grower.value(type, {Range{-4, 4}}, 1);
                term = k.mul(term, factor);
            }
            if (k.left(16) > 14 && rng.chance(40)) term = k.let(Pool::Locals, term);
            k.augment(sum, rng.chance(80) ? "+" : "-", term);
            const double bound = most * term.range.bound() * 1.001;
            after.range = {-bound, bound};
            after.gain = most * term.gain;
        } else {  // Horner: the next coefficient after a product with x
            grower.budget(1);
            Value coefficient = grower.value(type, {Range{-2, 2}}, 1);
            if (rng.chance(40)) coefficient = k.div(coefficient, k.cast(k.add(j, k.number(i32, 1)), type));
            k.set(sum, k.add(k.mul(sum, x), coefficient));
            double bound = 0, gain = 0;
            for (uint32_t i = 0; i < trip; ++i) {
                gain = gain + bound + coefficient.gain;
                bound += coefficient.range.bound();
            }
            after.range = {-bound * 1.001, bound * 1.001};
            after.gain = gain;
        }
        after.varies = true;
        grower.axes.pop_back();
        k.close();
        Value out = k.renamed(sum, after);
        // Out of a loop that is kept the sum goes as it is, or Warp's gradient would be wrong.
        if (dynamic && k.honest) {
            out.stale = true;
            out = grower.settled(out, 0);  // sums and multiples only
            if (!out.range.within(small(type)))
                out = k.mul(out, k.number(type, out.range.bound() < 180 ? 0.5 : 0.125));
            return close(out);
        }
        if (rng.chance(50)) {
            grower.budget(2);
            const Value more = grower.value(type, {small(type)}, 1);
            out = rng.chance(50) || out.range.bound() > 50 ? k.add(out, more) : k.mul(out, more);
        }
        return close(fitted(grower.settled(out, 0)));
    }

    Helper several(Grower& grower, Type type) {
        while (k.left(14) > 12 && rng.chance(70) && grower.step(helper_plan)) k.blank_line();
        Value results[3];
        const uint32_t count = k.level > 3 && rng.chance(30) ? 3 : 2;
        for (uint32_t i = 0; i < count; ++i) {
            const Type one = i == 0 || rng.chance(60) ? type : number_;
            grower.budget(rng.between(1, 2));
            Value value = grower.worthy(one, 1);
            if (i + 1 == count) value = with_parameter(grower.settled(value, 0));
            results[i] = fitted(value);
        }
        return k.close_function({results, count});
    }

    Kernel& k;
    Rng& rng;
    Type number_;
    Helper made_[4];
    uint32_t count_ = 0;
};

}  // namespace

void grow_Function(Kernel& k) {
    Rng& rng = k.rng;
    const Type type = rng.chance(82) ? f32 : rng.pick({f64, i32, i32});
    Functions functions(k, type);
    const int wanted = k.level == 1   ? 1
                       : k.level == 2 ? (type != f64 && rng.chance(20) ? 2 : 1)
                                      : rng.between(1, k.level < 4 ? 2 : 3);
    // Every number of a type that is spelled out costs a call, and arguments have several.
    const bool costly = k.level == 2 && type == f64;
    const int percent = costly ? rng.between(25, 35) : rng.between(40, 65);
    const uint32_t share = k.target * static_cast<uint32_t>(percent) / 100 / static_cast<uint32_t>(wanted);
    for (int i = 0; i < wanted; ++i) functions.add_one(share);
    Grower grower(k, palette, type);
    if (type == f32 && rng.chance(30)) grower.composite = grower.extra = vector_type(3);
    k.threads({extent_n});
    if (k.level == 1) {
        const Value called = functions.use(grower, 0, true);
        return grower.store_one(called);
    }
    for (uint32_t i = 0; i < functions.count(); ++i) functions.use(grower, i, false);
    if (k.left(20) > 16 && rng.chance(35)) functions.use(grower, rng.below(functions.count()), false);
    grower.body(kernel_plan);
}

}  // namespace weft::synth
