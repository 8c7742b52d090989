// multidim: arrays and launches of two to four dimensions: stencils, transposes, broadcasts, products, sums
// along an axis.
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
                          .from_int = 5,
                          .logic = 20};
constexpr Plan plan{.local = 30, .branch = 10, .unrolled = 3, .dynamic = 5};
constexpr Range values{-5, 5};

class Grids {
  public:
    explicit Grids(Kernel& kernel) : k(kernel), rng(kernel.rng), grower(kernel, palette, f32) {
        if (rng.chance(15)) grower.composite = grower.extra = vector_type(rng.chance(60) ? 3 : 2);
    }

    void grow() {
        open();
        if (k.level == 1) return simple();
        const int share = static_cast<int>(k.target) * rng.between(30, 75) / 100;
        do {
            move();
            k.blank_line();
        } while (k.left(24) > 26 && static_cast<int>(k.counts().points()) < share);
        const bool turned = dims_ >= 2 && rng.chance(25);
        if (!turned) return grower.body(plan);
        const uint32_t target = k.target;
        k.target -= k.target > 40 ? 12 : 0;
        while (grower.step(plan)) k.blank_line();
        k.target = target;
        grower.budget(2);
        store_turned(grower.settled(grower.value(f32, {Range{-1000, 1000}}, 2), 0));
        grower.rest();
    }

  private:
    void open() {
        const uint32_t way = rng.below(100);
        const uint32_t wide = rng.pick({8u, 16u, 32u, 10u, 24u});
        const uint32_t small = rng.pick({4u, 8u, 3u}), smaller = rng.pick({2u, 4u, 3u});
        const auto rows = [](uint32_t size) { return Extent{Extent::Kind::CeilDiv, size}; };
        if (way < 62) {
            k.threads({rows(wide), constant(wide)});
        } else if (way < 86) {
            k.threads({rows(small * wide), constant(small), constant(wide)});
        } else {
            k.threads({rows(small * smaller * wide), constant(small), constant(smaller), constant(wide)});
        }
        dims_ = k.dims();
    }

    Extent extent(uint32_t axis) const { return k.launch_shape()[axis]; }

    Value at(ParamId array, std::span<const Value> places) {
        switch (places.size()) {
            case 1:
                return k.element(array, {places[0]});
            case 2:
                return k.element(array, {places[0], places[1]});
            case 3:
                return k.element(array, {places[0], places[1], places[2]});
            default:
                return k.element(array, {places[0], places[1], places[2], places[3]});
        }
    }

    // The element of the thread but for the place on one axis.
    Value moved(ParamId array, uint32_t axis, Value place) {
        Value places[4];
        for (uint32_t i = 0; i < dims_; ++i) places[i] = i == axis ? place : k.thread(i);
        return at(array, {places, dims_});
    }

    ParamId grid(Range range = values) { return k.input_array(f32, range, k.launch_shape()); }

    Value size_of(ParamId array, uint32_t axis) {
        constexpr std::string_view digits[] = {"0", "1", "2", "3"};
        const Extent along = k[array].shape[axis];
        if (along.kind == Extent::Kind::Constant && rng.chance(35)) return k.number(i32, along.k);
        Value size = k.make(i32, Level::Atom, {k.text(k[array].name), ".shape[", digits[axis], "]"});
        size.range = {1, static_cast<double>(along.value(max_n))};
        return size;
    }

    // The place next to the thread's, never beyond the ends.
    Value next(ParamId array, uint32_t axis, int by, bool around) {
        const Value here = k.thread(axis);
        const Value step = k.number(i32, by < 0 ? -by : by);
        if (around) {
            const Value size = size_of(array, axis);
            if (by > 0) return k.mod(k.add(here, step), size);
            return k.mod(k.sub(k.add(here, size), k.number(i32, 1)), size);
        }
        if (by < 0) return k.maximum(k.sub(here, step), k.number(i32, 0));
        return k.minimum(k.add(here, step), k.sub(size_of(array, axis), k.number(i32, 1)));
    }

    Value named(std::string_view wish, Value value) { return k.let(wish, value); }
    void result(Value value) { reworked(grower, Pool::Locals, value); }
    uint32_t axis() { return rng.below(dims_); }

    void move() {
        switch (rng.below(13)) {
            case 0:
                return difference();
            case 1:
                return laplacian();
            case 2:
                return broadcast();
            case 3:
                return sum_inside();
            case 4:
                return product();
            case 5:
                return mirrored();
            case 6:
                return flattened();
            case 7:
                return coarse();
            case 8:
                return view();
            case 9:
                return smoothing();
            case 10:
                return interior();
            case 11:
                return diagonal();
            default:
                return slope();
        }
    }

    void difference() {
        const ParamId a = grid();
        const uint32_t along = axis();
        const bool around = rng.chance(40);
        const Value other = moved(a, along, next(a, along, rng.chance(50) ? 1 : -1, around));
        const Value here = k.element(a);
        switch (rng.below(3)) {
            case 0:
                return result(k.sub(other, here));
            case 1:
                return result(k.mul(k.number(f32, 0.5), k.add(here, other)));
            default:
                return result(k.mul(k.sub(here, other), grower.leaf(f32, {values})));
        }
    }

    void laplacian() {
        const ParamId a = grid();
        const uint32_t first = axis(), second = (first + 1) % dims_;
        const bool around = rng.chance(35);
        const bool both = rng.chance(75);
        const Value north = named("north", moved(a, first, next(a, first, -1, around)));
        const Value south = named("south", moved(a, first, next(a, first, 1, around)));
        Value sum = k.add(north, south);
        if (both) {
            const Value west = named("west", moved(a, second, next(a, second, -1, around)));
            const Value east = named("east", moved(a, second, next(a, second, 1, around)));
            sum = k.add(k.add(sum, west), east);
        }
        const Value here = rng.chance(50) ? named("center", k.element(a)) : k.element(a);
        const Value weighted = k.mul(k.number(f32, both ? 4.0 : 2.0), here);
        const Value lap = k.sub(sum, weighted);
        if (rng.chance(50)) return result(lap);
        const Value rate = grower.leaf(f32, {Range{0, 1}});
        result(k.add(here, k.mul(rate, named("lap", lap))));
    }

    void broadcast() {
        const uint32_t along = axis();
        const Extent shape[] = {extent(along)};
        const ParamId line = k.input_array(f32, values, shape);
        const Value one = k.element(line, {k.thread(along)});
        const Value here = rng.chance(70) ? k.element(grid()) : [&] {
            const uint32_t other = (along + 1) % dims_;
            const Extent second[] = {extent(other)};
            return k.element(k.input_array(f32, values, second), {k.thread(other)});
        }();
        result(rng.chance(60) ? k.mul(here, one) : k.add(here, one));
    }

    // Along one axis more than the launch has.
    void sum_inside() {
        if (dims_ == 4) return broadcast();
        Extent shape[4];
        uint64_t smallest = 1;  // elements of the grid at n = 1
        for (uint32_t i = 0; i < dims_; ++i) {
            shape[i] = extent(i);
            smallest *= shape[i].value(1);
        }
        const uint32_t length = rng.pick({3u, 4u, 8u, smallest <= 200 ? 20u : 16u});
        shape[dims_] = constant(length);
        const ParamId a = k.input_array(f32, values, {shape, dims_ + 1});
        const Value sum = k.let(Pool::Sums, k.zero(f32));
        const size_t place = k.locals().size() - 1;
        k.locals()[place].hidden = true;
        const bool dynamic = length > 16 || rng.chance(45);
        const Value stop = !dynamic || rng.chance(30) ? k.number(i32, length) : size_of(a, dims_);
        const bool kept = dynamic && !(stop.literal && length <= 16);
        const Value c = k.for_({stop}, {0, length - 1.0}, !kept);
        Value places[4];
        for (uint32_t i = 0; i < dims_; ++i) places[i] = k.thread(i);
        places[dims_] = c;
        Value term = at(a, {places, dims_ + 1});
        if (rng.chance(40)) {
            const Extent weights[] = {constant(length)};
            term = k.mul(term, k.element(k.input_array(f32, {-1, 1}, weights), {c}));
        } else if (rng.chance(40)) {
            term = named("v_c", term);
            term = k.mul(term, term);
        }
        k.augment(sum, "+", term);
        k.close();
        finish_sum(place, sum, term, length, kept);
    }

    void finish_sum(size_t place, Value sum, Value term, double length, bool kept) {
        Value after = sum;
        after.range = {-length * term.range.bound() * 1.001, length * term.range.bound() * 1.001};
        after.gain = length * term.gain;
        after.varies = true;
        after.stale = kept;
        k.locals()[place].value = k.renamed(sum, after);
        k.locals()[place].hidden = kept && k.honest;
        k.locals()[place].uses = 0;
    }

    // A row of one matrix times a column of another.
    void product() {
        const uint32_t length = rng.pick({4u, 8u, 16u, 24u});
        const uint32_t first = rng.chance(70) ? 0 : axis(), second = (first + 1) % dims_;
        const Extent left[] = {extent(first), constant(length)}, right[] = {constant(length), extent(second)};
        const bool transposed = rng.chance(25);
        const Extent turned[] = {extent(second), constant(length)};
        const ParamId a = k.input_array(f32, {-2, 2}, left);
        const ParamId b =
            transposed ? k.input_array(f32, {-2, 2}, turned) : k.input_array(f32, {-2, 2}, right);
        const Value sum = k.let(Pool::Sums, k.zero(f32));
        const size_t place = k.locals().size() - 1;
        k.locals()[place].hidden = true;
        const Value stop = rng.chance(40) ? k.number(i32, length) : size_of(a, 1);
        const bool kept = !(stop.literal && length <= 16);
        const Value c = k.for_({stop}, {0, length - 1.0}, !kept);
        const Value one = k.element(a, {k.thread(first), c});
        const Value other =
            transposed ? k.element(b, {k.thread(second), c}) : k.element(b, {c, k.thread(second)});
        const Value term = k.mul(one, other);
        k.augment(sum, "+", term);
        k.close();
        finish_sum(place, sum, term, length, kept);
    }

    void mirrored() {
        const ParamId a = grid();
        const uint32_t along = axis();
        const Value last = k.sub(size_of(a, along), k.number(i32, 1));
        Value place = k.sub(last, k.thread(along));
        place.range = {0, static_cast<double>(max_n)};
        const Value other = moved(a, along, place);
        if (rng.chance(40)) return result(k.mul(other, grower.leaf(f32, {values})));
        result(rng.chance(50) ? k.add(k.element(a), other)
                              : k.mul(k.number(f32, 0.5), k.sub(k.element(a), other)));
    }

    // The same elements in one row: (i * columns + j).
    void flattened() {
        uint32_t inner = 1;
        for (uint32_t i = 1; i < dims_; ++i) inner *= extent(i).k;
        const Extent shape[] = {{Extent::Kind::Plus, inner}};
        const ParamId flat = k.input_array(f32, values, shape);
        Value place = k.thread(0);
        for (uint32_t i = 1; i < dims_; ++i) {
            place = k.add(k.mul(place, k.number(i32, extent(i).k)), k.thread(i));
        }
        place = k.let(rng.pick({std::string_view("flat"), std::string_view("offset_id"),
                                std::string_view("linear"), std::string_view("lin_idx")}),
                      place);
        const Value here = k.element(flat, {place});
        result(k.mul(here, grower.leaf(f32, {values})));
    }

    // Two or more elements of a finer grid for each of this one; or the other way round.
    void coarse() {
        const uint32_t last = dims_ - 1, factor = rng.pick({2u, 3u, 4u});
        Extent shape[4];
        for (uint32_t i = 0; i < dims_; ++i) shape[i] = extent(i);
        if (rng.chance(35)) {
            shape[last] = constant((extent(last).k + factor - 1) / factor);
            const ParamId a = k.input_array(f32, values, {shape, dims_});
            return result(k.mul(moved(a, last, k.floordiv(k.thread(last), k.number(i32, factor))),
                                grower.leaf(f32, {values})));
        }
        shape[last] = constant(extent(last).k * factor);
        const ParamId fine = k.input_array(f32, values, {shape, dims_});
        const Value start = k.mul(k.thread(last), k.number(i32, factor));
        if (factor == 2 || rng.chance(40)) {
            const Value one = moved(fine, last, start),
                        two = moved(fine, last, k.add(start, k.number(i32, 1)));
            if (rng.chance(30)) return result(k.maximum(one, two));
            return result(k.mul(k.number(f32, 0.5), k.add(one, two)));
        }
        const Value sum = k.let(Pool::Sums, k.zero(f32));
        const size_t place = k.locals().size() - 1;
        k.locals()[place].hidden = true;
        const Value c = k.for_({k.number(i32, factor)}, {0, factor - 1.0}, true);
        const Value term = moved(fine, last, k.add(start, c));
        k.augment(sum, "+", term);
        k.close();
        finish_sum(place, sum, term, factor, false);
    }

    // A row by itself.
    void view() {
        const ParamId a = grid();
        constexpr std::string_view wishes[] = {"row", "line", "plane", "slice_i"};
        const Word name = k.fresh(rng.pick(wishes));
        const uint32_t fixed = dims_ > 2 && rng.chance(50) ? 2 : 1;
        if (fixed == 1) {
            k.statement({k.text(name), " = ", k.text(k[a].name), "[", k.text(k.thread(0)), "]"}, {});
        } else {
            k.statement({k.text(name), " = ", k.text(k[a].name), "[", k.text(k.thread(0)), ", ",
                         k.text(k.thread(1)), "]"},
                        {});
        }
        Value here;
        switch (dims_ - fixed) {
            case 1:
                here = k.make(f32, Level::Atom, {k.text(name), "[", k.text(k.thread(fixed)), "]"});
                break;
            case 2:
                here = k.make(
                    f32, Level::Atom,
                    {k.text(name), "[", k.text(k.thread(fixed)), ", ", k.text(k.thread(fixed + 1)), "]"});
                break;
            default:
                here = k.make(f32, Level::Atom,
                              {k.text(name), "[", k.text(k.thread(1)), ", ", k.text(k.thread(2)), ", ",
                               k.text(k.thread(3)), "]"});
                break;
        }
        here.range = values;
        here.gain = 1;
        here.varies = true;
        result(rng.chance(50) ? k.mul(here, grower.leaf(f32, {values}))
                              : k.add(here, grower.leaf(f32, {values}, false)));
    }

    // Weights over a window along one axis.
    void smoothing() {
        const ParamId a = grid();
        const uint32_t along = axis(), reach = rng.pick({1u, 1u, 2u});
        const Extent shape[] = {constant(2 * reach + 1)};
        const ParamId weights = k.input_array(f32, {0, 1}, shape);
        const Value sum = k.let(Pool::Sums, k.zero(f32));
        const size_t place = k.locals().size() - 1;
        k.locals()[place].hidden = true;
        const int width = static_cast<int>(reach);
        const Value d = k.for_({k.number(i32, -width), k.number(i32, width + 1)},
                               {-static_cast<double>(reach), static_cast<double>(reach)}, true);
        const Value last = k.sub(size_of(a, along), k.number(i32, 1));
        Value inside =
            k.make(i32, Level::Atom,
                   {"wp.clamp(", k.text(k.thread(along)), " + ", k.text(d), ", 0, ", k.text(last), ")"});
        inside.operations = static_cast<uint16_t>(2 + last.operations);
        inside.range = {0, static_cast<double>(max_n)};
        if (rng.chance(50)) inside = named("near", inside);
        const Value term =
            k.mul(k.element(weights, {k.add(d, k.number(i32, width))}), moved(a, along, inside));
        k.augment(sum, "+", term);
        k.close();
        finish_sum(place, sum, term, 2 * reach + 1, false);
    }

    // Edges keep their value.
    void interior() {
        const ParamId a = grid();
        const uint32_t along = axis();
        const Value here = k.thread(along), last = k.sub(size_of(a, along), k.number(i32, 1));
        const Value inside =
            k.both(k.compare(Compare::Greater, here, k.number(i32, 0)), k.compare(Compare::Less, here, last));
        const Value left = moved(a, along, k.sub(here, k.number(i32, 1))),
                    right = moved(a, along, k.add(here, k.number(i32, 1)));
        const Word name = k.fresh(Pool::Locals);
        const Value mean =
            k.mul(k.number(f32, 0.5), rng.chance(70) ? k.add(left, right) : k.sub(right, left));
        const Value edge = rng.chance(70) ? k.element(a) : k.number(f32, 0.0);
        k.if_(inside);
        k.assign(name, mean);
        k.else_();
        k.assign(name, edge);
        k.close();
        Value both = mean;
        both.range = {-5.1, 5.1};
        k.show_local(k.named(name, both), false);
    }

    void diagonal() {
        const Value here = k.element(grid());
        const uint32_t first = axis(), second = (first + 1) % dims_;
        const Compare op = rng.pick({Compare::Equal, Compare::Greater, Compare::LessEqual, Compare::Less});
        const Value condition =
            rng.chance(70)
                ? k.compare(op, k.thread(first), k.thread(second))
                : k.compare(Compare::Equal,
                            k.mod(k.add(k.thread(first), k.thread(second)), k.number(i32, rng.between(2, 3))),
                            k.number(i32, 0));
        Value other = rng.chance(50) ? k.number(f32, 0.0) : k.mul(here, grower.leaf(f32, {values}));
        result(rng.chance(70) ? k.ternary(condition, here, other) : k.where(condition, here, other));
    }

    void slope() {
        const ParamId a = grid();
        Value parts[2];
        constexpr std::string_view names[] = {"d_row", "d_col"};
        const bool around = rng.chance(40);
        for (uint32_t i = 0; i < 2; ++i) {
            const uint32_t along = dims_ - 2 + i;
            const Value before = moved(a, along, next(a, along, -1, around));
            const Value step = k.sub(moved(a, along, next(a, along, 1, around)), before);
            parts[i] = named(names[i], k.mul(k.number(f32, 0.5), step));
        }
        const Value squares = k.add(k.mul(parts[0], parts[0]), k.mul(parts[1], parts[1]));
        if (rng.chance(50)) return result(squares);
        result(k.call(Unary::Sqrt, k.add(squares, k.number(f32, rng.pick({0.01, 0.1, 1.0})))));
    }

    // Axes of the output in another order: still one place for each thread.
    void store_turned(Value value) {
        const uint32_t shift = 1 + rng.below(dims_ - 1);
        Extent shape[4];
        Value places[4];
        for (uint32_t i = 0; i < dims_; ++i) {
            shape[i] = extent((i + shift) % dims_);
            places[i] = k.thread((i + shift) % dims_);
        }
        const ParamId out = k.output_array(value.type, {shape, dims_});
        switch (dims_) {
            case 2:
                return k.store(out, {places[0], places[1]}, value);
            case 3:
                return k.store(out, {places[0], places[1], places[2]}, value);
            default:
                return k.store(out, {places[0], places[1], places[2], places[3]}, value);
        }
    }

    void simple() {
        switch (rng.below(7)) {
            case 0:
                return store_turned(k.element(grid()));
            case 1: {
                const ParamId a = grid();
                const uint32_t along = axis();
                const bool around = rng.chance(50);
                const Value other = moved(a, along, next(a, along, rng.chance(50) ? 1 : -1, around));
                return grower.store_one(rng.chance(50) ? k.sub(other, k.element(a))
                                                       : k.add(k.element(a), other));
            }
            case 2: {
                const uint32_t along = axis();
                const Extent shape[] = {extent(along)};
                const Value line = k.element(k.input_array(f32, values, shape), {k.thread(along)});
                const Value here = k.element(grid());
                return grower.store_one(rng.chance(50) ? k.mul(here, line) : k.add(here, line));
            }
            case 3: {
                const Extent one[] = {extent(0)}, other[] = {extent(1)};
                const Value a = k.element(k.input_array(f32, values, one), {k.thread(0)}),
                            b = k.element(k.input_array(f32, values, other), {k.thread(1)});
                return grower.store_one(rng.chance(70) ? k.mul(a, b) : k.sub(a, b));
            }
            case 4: {
                const Value factor = grower.leaf(f32, {values});
                return store_turned(k.mul(k.element(grid()), factor));
            }
            default:
                grower.budget(rng.between(1, 3));
                return grower.store_one(grower.worthy(f32, 2));
        }
    }

    Kernel& k;
    Rng& rng;
    Grower grower;
    uint32_t dims_ = 2;
};

}  // namespace

void grow_Multidim(Kernel& k) {
    Grids(k).grow();
}

}  // namespace weft::synth
