#include "infer/linear.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace weft::infer {
namespace {

__extension__ typedef __int128 Wide;

constexpr int64_t most = int64_t{1} << 60;

std::optional<Linear> reduced(Wide a, Wide b, Wide d) {
    const auto magnitude = [](Wide x) { return x < 0 ? -x : x; };
    Wide divisor = d;
    for (const Wide next : {magnitude(a), magnitude(b)}) {
        for (Wide rest = next; rest != 0;) {
            const Wide old = divisor % rest;
            divisor = rest;
            rest = old;
        }
    }
    a /= divisor;
    b /= divisor;
    d /= divisor;
    if (magnitude(a) > most || magnitude(b) > most || d > most) return std::nullopt;
    return Linear{static_cast<int64_t>(a), static_cast<int64_t>(b), static_cast<int64_t>(d)};
}

Wide over_d(const Linear& p, int64_t n) {
    return Wide{p.a} * n + p.b;
}

int64_t ceiling(Wide x, Wide d) {
    const Wide down = x / d;
    return static_cast<int64_t>(down + (x % d > 0 ? 1 : 0));
}

// The line of slope a that touches p from above, of whole numbers.
Linear above_with_slope(const Linear& p, int64_t a) {
    int64_t b = std::numeric_limits<int64_t>::min();
    for (const int64_t n : {int64_t{1}, largest_n})
        b = std::max(b, ceiling(over_d(p, n) - Wide{a} * n * p.d, p.d));
    return {a, b, 1};
}

// A bound of the magnitude.
Upper magnitude(const Whole& x) {
    return larger(x.high, x.minus_low);
}

std::optional<int64_t> number_above(const Upper& x) {
    for (const Linear& line : x.lines()) {
        if (line.is_number()) return ceiling(line.b, line.d);
    }
    const double high = x.highest();
    if (!(std::fabs(high) < 1e15)) return std::nullopt;
    return static_cast<int64_t>(std::ceil(high));
}

}  // namespace

bool less_equal(const Linear& p, const Linear& q) {
    // Both sides stay below 2^60 * 2^25 * 2^60 only if the divisors are small, as they are.
    if (p.d > (int64_t{1} << 40) || q.d > (int64_t{1} << 40)) return false;
    for (const int64_t n : {int64_t{1}, largest_n}) {
        if (over_d(p, n) * q.d > over_d(q, n) * p.d) return false;
    }
    return true;
}

std::optional<Linear> sum(const Linear& p, const Linear& q) {
    return reduced(Wide{p.a} * q.d + Wide{q.a} * p.d, Wide{p.b} * q.d + Wide{q.b} * p.d, Wide{p.d} * q.d);
}

std::optional<Linear> product(const Linear& p, int64_t factor) {
    return reduced(Wide{p.a} * factor, Wide{p.b} * factor, p.d);
}

std::optional<Linear> quotient(const Linear& p, int64_t divisor) {
    return reduced(p.a, p.b, Wide{p.d} * divisor);
}

Linear upper(const Linear& p, const Linear& q) {
    if (less_equal(p, q)) return q;
    if (less_equal(q, p)) return p;
    const Linear left = whole_above(p), right = whole_above(q);
    const int64_t slope = std::max(left.a, right.a);
    const Linear high = above_with_slope(left, slope), other = above_with_slope(right, slope);
    return high.b > other.b ? high : other;
}

Linear whole_above(const Linear& p) {
    if (p.d == 1) return p;
    return above_with_slope(p, ceiling(p.a, p.d));
}

void Upper::limit(const Linear& line) {
    for (const Linear& known : lines()) {
        if (less_equal(known, line)) return;
    }
    uint8_t kept = 0;
    for (uint8_t i = 0; i < count_; ++i) {
        if (!less_equal(line, lines_[i])) lines_[kept++] = lines_[i];
    }
    count_ = kept;
    if (count_ < lines_.size()) lines_[count_++] = line;
}

void Upper::limit(const Upper& other) {
    for (const Linear& line : other.lines()) limit(line);
}

bool Upper::at_most(const Linear& line) const {
    return std::any_of(lines().begin(), lines().end(),
                       [&](const Linear& own) { return less_equal(own, line); });
}

double Upper::highest() const {
    double high = std::numeric_limits<double>::infinity();
    for (const Linear& line : lines()) high = std::min(high, std::max(line.at(1), line.at(largest_n)));
    return high;
}

bool Upper::operator==(const Upper& other) const {
    if (count_ != other.count_) return false;
    return std::all_of(lines().begin(), lines().end(), [&](const Linear& line) {
        return std::find(other.lines().begin(), other.lines().end(), line) != other.lines().end();
    });
}

Upper sum(const Upper& p, const Upper& q) {
    Upper out;
    for (const Linear& left : p.lines()) {
        for (const Linear& right : q.lines()) {
            if (const auto line = sum(left, right)) out.limit(*line);
        }
    }
    return out;
}

Upper scaled(const Upper& p, int64_t factor) {
    if (factor == 0) return Upper(Linear::number(0));
    Upper out;
    for (const Linear& line : p.lines()) {
        if (const auto more = product(line, factor)) out.limit(*more);
    }
    return out;
}

Upper divided(const Upper& p, int64_t divisor) {
    Upper out;
    for (const Linear& line : p.lines()) {
        if (const auto less_of_it = quotient(line, divisor)) out.limit(*less_of_it);
    }
    return out;
}

Upper larger(const Upper& p, const Upper& q) {
    Upper out;
    for (const Linear& left : p.lines()) {
        for (const Linear& right : q.lines()) out.limit(upper(left, right));
    }
    return out;
}

Upper product(const Upper& p, const Upper& q) {
    Upper out;
    const auto left = number_above(p), right = number_above(q);
    if (left && *left >= 0) out.limit(scaled(q, *left));
    if (right && *right >= 0) out.limit(scaled(p, *right));
    return out;
}

Whole Whole::number(int64_t value) {
    return between(Linear::number(value), Linear::number(value));
}

Whole Whole::between(const Linear& low, const Linear& high) {
    Whole out;
    out.high.limit(high);
    out.minus_low.limit(*product(low, -1));
    return out;
}

bool Whole::is_empty() const {
    for (const Linear& top : high.lines()) {
        for (const Linear& bottom : minus_low.lines()) {
            const auto width = infer::sum(top, bottom);
            if (width && less_equal(*width, Linear{0, -1, 1 << 20})) return true;
        }
    }
    return false;
}

std::optional<int64_t> Whole::as_number() const {
    for (const Linear& top : high.lines()) {
        if (top.is_number() && top.d == 1 && minus_low.at_most(Linear::number(-top.b))) return top.b;
    }
    return std::nullopt;
}

Whole join(const Whole& x, const Whole& y) {
    return {larger(x.high, y.high), larger(x.minus_low, y.minus_low), x.excludes_zero() && y.excludes_zero()};
}

Whole meet(const Whole& x, const Whole& y) {
    Whole out = x;
    out.high.limit(y.high);
    out.minus_low.limit(y.minus_low);
    out.nonzero = x.nonzero || y.nonzero;
    return out;
}

Whole negated(const Whole& x) {
    return {x.minus_low, x.high, x.nonzero};
}

Whole sum(const Whole& x, const Whole& y) {
    return {sum(x.high, y.high), sum(x.minus_low, y.minus_low), false};
}

Whole product(const Whole& x, const Whole& y) {
    const bool nonzero = x.excludes_zero() && y.excludes_zero();
    if (const auto k = y.as_number()) {
        const Whole& by = *k < 0 ? negated(x) : x;
        const int64_t factor = *k < 0 ? -*k : *k;
        return {scaled(by.high, factor), scaled(by.minus_low, factor), nonzero};
    }
    if (x.as_number()) return product(y, x);
    // One of them within numbers, the other perhaps along n.
    Whole out;
    out.nonzero = nonzero;
    const auto along = [&](const Whole& line, const Whole& range) {
        const auto high = number_above(range.high), minus_low = number_above(range.minus_low);
        if (line.at_least(0) && high) out.high.limit(scaled(line.high, std::max<int64_t>(*high, 0)));
        if (line.at_least(0) && minus_low)
            out.minus_low.limit(scaled(line.high, std::max<int64_t>(*minus_low, 0)));
        if (!high || !minus_low) return;
        const Upper far = scaled(magnitude(line), std::max({*high, *minus_low, int64_t{0}}));
        out.high.limit(far);
        out.minus_low.limit(far);
    };
    along(x, y);
    along(y, x);
    if (x.at_least(0) && y.at_least(0)) out.minus_low.limit(Linear::number(0));
    return out;
}

Whole quotient(const Whole& x, const Whole& y) {
    // Nothing grows by division. Rounding down may reach one below.
    int64_t least = 1;
    if (const auto low = number_above(y.minus_low); low && *low < 0) least = -*low;
    if (const auto high = number_above(y.high); high && *high < 0) least = -*high;
    const Upper far = divided(magnitude(x), least);
    Whole out{far, sum(far, Upper(Linear::number(1))), false};
    if (!x.at_least(0) || !y.at_least(0)) {
        out.high.limit(sum(far, Upper(Linear::number(1))));
        return out;
    }
    out.high.limit(divided(x.high, least));
    out.minus_low = Upper(Linear::number(0));
    if (const auto k = y.as_number()) {
        // floor(x / k) >= (x - k + 1) / k
        out.minus_low.limit(divided(sum(x.minus_low, Upper(Linear::number(*k - 1))), *k));
    }
    return out;
}

Whole remainder(const Whole& x, const Whole& y) {
    const Upper below = sum(magnitude(y), Upper(Linear::number(-1)));
    Whole out{below, below, false};
    if (x.at_least(0)) {
        out.high.limit(x.high);
        out.minus_low = Upper(Linear::number(0));
    }
    return out;
}

Whole minimum(const Whole& x, const Whole& y) {
    Whole out{x.high, larger(x.minus_low, y.minus_low), x.excludes_zero() && y.excludes_zero()};
    out.high.limit(y.high);
    return out;
}

Whole maximum(const Whole& x, const Whole& y) {
    return negated(minimum(negated(x), negated(y)));
}

}  // namespace weft::infer
