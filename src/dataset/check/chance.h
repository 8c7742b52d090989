// chance: how likely counts are, if every row fell into its class by the weights and nothing else. For
// figures of a report; no row depends on it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace weft::dataset {

inline constexpr double least_chance = 1e-6;

// P(X <= k) and P(X >= k) for X of n draws with probability p, exactly summed.
double binomial_at_most(uint64_t n, uint64_t k, double p);
double binomial_at_least(uint64_t n, uint64_t k, double p);
// P(X >= x) for a chi-square with so many degrees of freedom.
double chi_square_at_least(double x, double degrees);

// The class whose count shows that the counts are further from the weights than chance allows, once in a
// million sets; nothing: they are not. Every count is judged by its own exact tail, so that few rows are
// judged as rightly as many; where every class expects many, their common deviation is judged, too.
// `clump` >= 1: rows fall into place in groups of this mean size, and tell so much less.
std::optional<size_t> beyond_chance(std::span<const uint64_t> counts, std::span<const uint32_t> weights,
                                    double clump = 1);

}  // namespace weft::dataset
