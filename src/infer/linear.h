// Linear: (a*n + b) / d, exactly, for every n of a launch; and what bounds of integers are made of it.
// Sizes and indexes of real kernels are of this form once all but the first side of a launch are numbers;
// what is not (n * n) has no bound here, and whoever needs one is told so.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace weft::infer {

inline constexpr int64_t largest_n = int64_t{1} << 24;

struct Linear {
    int64_t a = 0, b = 0, d = 1;  // d > 0, no common divisor
    bool operator==(const Linear&) const = default;

    static Linear number(int64_t value) { return {0, value, 1}; }
    static Linear n() { return {1, 0, 1}; }
    bool is_number() const { return a == 0; }
    double at(int64_t n) const {
        return (static_cast<double>(a) * static_cast<double>(n) + static_cast<double>(b)) /
               static_cast<double>(d);
    }
};

// For every n from 1 to largest_n.
bool less_equal(const Linear& p, const Linear& q);
// Nothing: too large to be held.
std::optional<Linear> sum(const Linear& p, const Linear& q);
std::optional<Linear> product(const Linear& p, int64_t factor);
std::optional<Linear> quotient(const Linear& p, int64_t divisor);  // divisor > 0, not rounded
// At least as large as both, everywhere.
Linear upper(const Linear& p, const Linear& q);
// The smallest of the form a*n + b with whole a and b that is nowhere below.
Linear whole_above(const Linear& p);

// What a number is at most: the least of up to three lines, so that both `i < n` and `i < 8` are kept.
// None: it has no bound.
class Upper {
  public:
    Upper() = default;
    explicit Upper(const Linear& line) { limit(line); }

    bool bounded() const { return count_ != 0; }
    std::span<const Linear> lines() const { return {lines_.data(), count_}; }
    void limit(const Linear& line);
    void limit(const Upper& other);
    bool at_most(const Linear& line) const;
    double highest() const;  // over all n; infinite without a bound
    bool operator==(const Upper& other) const;

  private:
    std::array<Linear, 3> lines_{};
    uint8_t count_ = 0;
};

Upper sum(const Upper& p, const Upper& q);
Upper scaled(const Upper& p, int64_t factor);    // factor >= 0
Upper divided(const Upper& p, int64_t divisor);  // divisor > 0
Upper larger(const Upper& p, const Upper& q);    // a bound of what is below one or the other

Upper product(const Upper& p, const Upper& q);  // of what is not negative

// An integer, or all components of a vector of integers: at most `high`, and its negative at most
// `minus_low`.
struct Whole {
    Upper high, minus_low;
    bool nonzero = false;  // beyond what the bounds say
    bool operator==(const Whole&) const = default;

    static Whole number(int64_t value);
    static Whole between(const Linear& low, const Linear& high);
    // Every n agrees that there is no such number.
    bool is_empty() const;
    bool at_least(int64_t low) const { return minus_low.at_most(Linear::number(-low)); }
    bool excludes_zero() const { return nonzero || at_least(1) || high.at_most(Linear::number(-1)); }
    std::optional<int64_t> as_number() const;
};

Whole join(const Whole& x, const Whole& y);
Whole meet(const Whole& x, const Whole& y);
Whole negated(const Whole& x);
Whole sum(const Whole& x, const Whole& y);
Whole product(const Whole& x, const Whole& y);
Whole quotient(const Whole& x, const Whole& y);   // rounded toward zero or down
Whole remainder(const Whole& x, const Whole& y);  // with the sign of x
Whole minimum(const Whole& x, const Whole& y);
Whole maximum(const Whole& x, const Whole& y);

}  // namespace weft::infer
