#include "dataset/check/chance.h"

#include <algorithm>
#include <cmath>

namespace weft::dataset {
namespace {

// log of the probability of exactly k
double log_mass(double n, double k, double p) {
    return std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) + k * std::log(p) +
           (n - k) * std::log1p(-p);
}

constexpr double enough = 1e-17;  // of a sum: further terms change nothing

}  // namespace

double binomial_at_most(uint64_t n, uint64_t k, double p) {
    if (k >= n || p <= 0) return 1;
    if (p >= 1) return 0;
    // Away from the mean the terms shrink faster than a geometric row, so the sum is short.
    if (static_cast<double>(k) >= p * static_cast<double>(n)) return 1 - binomial_at_least(n, k + 1, p);
    double term = std::exp(log_mass(static_cast<double>(n), static_cast<double>(k), p)), sum = 0;
    for (uint64_t i = k;; --i) {
        sum += term;
        if (i == 0 || term < enough * sum) return std::min(1.0, sum);
        term *= static_cast<double>(i) / static_cast<double>(n - i + 1) * (1 - p) / p;
    }
}

double binomial_at_least(uint64_t n, uint64_t k, double p) {
    if (k == 0) return 1;
    if (k > n || p <= 0) return 0;
    if (p >= 1) return 1;
    if (static_cast<double>(k) <= p * static_cast<double>(n)) return 1 - binomial_at_most(n, k - 1, p);
    double term = std::exp(log_mass(static_cast<double>(n), static_cast<double>(k), p)), sum = 0;
    for (uint64_t i = k;; ++i) {
        sum += term;
        if (i == n || term < enough * sum) return std::min(1.0, sum);
        term *= static_cast<double>(n - i) / static_cast<double>(i + 1) * p / (1 - p);
    }
}

// The upper incomplete gamma function over the whole one: as a series where x is small, as a continued
// fraction (Lentz) elsewhere.
double chi_square_at_least(double x, double degrees) {
    const double a = degrees / 2, t = x / 2;
    if (t <= 0) return 1;
    const double scale = std::exp(a * std::log(t) - t - std::lgamma(a));
    if (t < a + 1) {
        double term = 1 / a, sum = term;
        for (double i = a + 1; term > enough * sum; i += 1) sum += term *= t / i;
        return 1 - scale * sum;
    }
    constexpr double tiny = 1e-300;
    double b = t + 1 - a, c = 1 / tiny, d = 1 / b, value = d;
    for (int i = 1; i < 100'000; ++i) {
        const double step = -i * (i - a);
        b += 2;
        d = 1 / (std::abs(step * d + b) < tiny ? tiny : step * d + b);
        c = std::abs(b + step / c) < tiny ? tiny : b + step / c;
        value *= d * c;
        if (std::abs(d * c - 1) < 1e-15) break;
    }
    return scale * value;
}

std::optional<size_t> beyond_chance(std::span<const uint64_t> counts, std::span<const uint32_t> weights,
                                    double clump) {
    constexpr double many = 50;  // expected of a class: from here on a chi-square is one, far out too
    uint64_t all = 0;
    double sum = 0;
    for (const uint64_t count : counts) all += count;
    for (const uint32_t weight : weights) sum += weight;
    if (all == 0 || sum == 0) return std::nullopt;
    const auto n = static_cast<uint64_t>(static_cast<double>(all) / clump);
    double chi_square = 0, furthest = -1, least_expected = static_cast<double>(n), classes = 0;
    size_t worst = 0;
    for (size_t i = 0; i < counts.size(); ++i) {
        if (weights[i] == 0 && counts[i] != 0) return i;
        classes += weights[i] != 0;
    }
    for (size_t i = 0; i < counts.size(); ++i) {
        if (weights[i] == 0) continue;
        const double p = weights[i] / sum, expected = p * static_cast<double>(n);
        const double seen = static_cast<double>(counts[i]) / clump;
        const double deviation = (seen - expected) * (seen - expected) / std::max(expected, 1e-9);
        chi_square += deviation;
        least_expected = std::min(least_expected, expected);
        if (deviation > furthest) furthest = deviation, worst = i;
        // Towards what is expected, where clumps make fractions of rows.
        const double tail = seen < expected ? binomial_at_most(n, static_cast<uint64_t>(std::ceil(seen)), p)
                                            : binomial_at_least(n, static_cast<uint64_t>(seen), p);
        if (tail < least_chance / 2 / (2 * classes)) return i;  // both tails of every class together: a half
    }
    if (classes < 2 || least_expected < many) return std::nullopt;
    if (chi_square_at_least(chi_square, classes - 1) < least_chance / 2) return worst;
    return std::nullopt;
}

}  // namespace weft::dataset
