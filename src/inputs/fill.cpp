#include "inputs/fill.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/random.h"

namespace weft::inputs {
namespace {

// Shorter vectors have no direction worth the name.
constexpr double shortest_square = 1.0 / 1024;

double fraction(uint64_t hash) {
    return static_cast<double>(hash >> 32) / 4294967296.0;
}

// The numbers of one argument.
class Filling {
  public:
    Filling(const Arg& arg, const ArgShape& shape, unsigned components, uint64_t key,
            std::vector<double>& out)
        : arg_(arg), high_(shape.high), components_(components), key_(key), out_(out) {
        out_.resize(shape.elements * components);
    }

    void run() {
        switch (arg_.fill) {
            case Fill::Uniform:
                return each([&](size_t j) { return between(j); });
            case Fill::Zero:
                return each([](size_t) { return 0.0; });
            case Fill::Iota:
                return each([](size_t j) { return static_cast<double>(j); });
            case Fill::Index:
                return each([&](size_t j) { return whole(j); });
            case Fill::Constant:
                return each([&](size_t) { return high_; });
            case Fill::Bool:
                return each([&](size_t j) { return u(j) >= 0.5 ? 1.0 : 0.0; });
            case Fill::Sorted:
                each([&](size_t j) { return between(j); });
                return std::sort(out_.begin(), out_.end());
            case Fill::SortedIndex:
                each([&](size_t j) { return whole(j); });
                return std::sort(out_.begin(), out_.end());
            case Fill::Offsets:
                return each([&](size_t j) { return offset(j); });
            case Fill::Permutation:
                return permute();
            case Fill::Unit:
                return each_element([&](size_t first) { unit(first, components_); });
            case Fill::Rigid:
                return each_element([&](size_t first) { rigid(first); });
            case Fill::Spd:
                return each_element([&](size_t first) { positive_definite(first); });
        }
    }

  private:
    uint64_t hash(size_t j) const { return mix64(key_ ^ j); }
    double u(size_t j) const { return fraction(hash(j)); }
    double around_zero(size_t j) const { return 2.0 * u(j) - 1.0; }
    double between(size_t j) const { return arg_.low + (high_ - arg_.low) * u(j); }
    double whole(size_t j) const {
        // Truncation is floor here: what is cut off is not negative.
        const auto steps = static_cast<int64_t>((high_ - arg_.low) * u(j));
        return arg_.low + static_cast<double>(steps);
    }
    // One draw in each of as many equal stretches as there are steps: rounding keeps their order, and no row
    // is longer than two stretches.
    double offset(size_t j) const {
        if (j == 0) return arg_.low;
        const auto steps = static_cast<double>(out_.size() - 1);
        if (j + 1 == out_.size()) return high_;
        const double along = (static_cast<double>(j - 1) + u(j)) * (high_ - arg_.low) / steps;
        return arg_.low + static_cast<double>(static_cast<int64_t>(along));
    }

    template <class Number>
    void each(Number number) {
        for (size_t j = 0; j < out_.size(); ++j) out_[j] = number(j);
    }
    template <class Element>
    void each_element(Element element) {
        for (size_t first = 0; first + components_ <= out_.size(); first += components_) element(first);
    }

    // The positions in the order of their hashes.
    void permute() {
        std::vector<uint64_t> order(out_.size());
        std::iota(order.begin(), order.end(), uint64_t{0});
        std::sort(order.begin(), order.end(), [&](uint64_t a, uint64_t b) {
            const uint64_t left = hash(a), right = hash(b);
            return left != right ? left < right : a < b;
        });
        each([&](size_t j) { return static_cast<double>(order[j]); });
    }
    void unit(size_t first, size_t count) {
        double square = 0;
        for (size_t i = 0; i < count; ++i) {
            const double part = out_[first + i] = around_zero(first + i);
            square += part * part;
        }
        const double length = std::sqrt(square);
        for (size_t i = 0; i < count; ++i)
            out_[first + i] =
                square < shortest_square ? (i + 1 == count ? 1.0 : 0.0) : out_[first + i] / length;
    }
    void rigid(size_t first) {
        const size_t position = std::min<size_t>(components_, 3);
        for (size_t i = 0; i < position; ++i) out_[first + i] = between(first + i);
        unit(first + position, components_ - position);
    }
    // low * I + (high - low) * B * transposed(B) / side^2: the sum of the eigenvalues of that product is at
    // most side^2.
    void positive_definite(size_t first) {
        size_t side = 1;
        while ((side + 1) * (side + 1) <= components_) ++side;
        const auto area = static_cast<double>(side * side);
        for (size_t i = 0; i < side; ++i) {
            for (size_t j = 0; j < side; ++j) {
                double sum = 0;
                for (size_t k = 0; k < side; ++k)
                    sum += around_zero(first + i * side + k) * around_zero(first + j * side + k);
                out_[first + i * side + j] = (high_ - arg_.low) * (sum / area) + (i == j ? arg_.low : 0.0);
            }
        }
    }

    const Arg& arg_;
    const double high_;
    const size_t components_;
    const uint64_t key_;
    std::vector<double>& out_;
};

uint64_t key_of(uint64_t seed, uint64_t index, uint64_t arg) {
    return mix64(mix64(mix64(seed) ^ index) ^ arg);
}

}  // namespace

double uniform(uint64_t seed, uint64_t index, uint64_t arg, uint64_t number) {
    return fraction(mix64(key_of(seed, index, arg) ^ number));
}

void fill(const Inputs& inputs, const Shapes& shapes, size_t arg, unsigned components, uint64_t seed,
          uint64_t index, std::vector<double>& out) {
    Filling(inputs.args[arg], shapes.args[arg], components, key_of(seed, index, arg), out).run();
}

}  // namespace weft::inputs
