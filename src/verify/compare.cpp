#include "verify/compare.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "verify/numbers.h"

namespace weft::verify {
namespace {

// The factors of tolerances.def by name.
namespace tolerances {
#define WEFT_TOLERANCE(name, factor, reason) constexpr double name = factor;
#include "verify/tolerances.def"
#undef WEFT_TOLERANCE
}  // namespace tolerances

// One unit in the last place of 1; 0: it has none.
double unit(types::Scalar scalar) {
    if (!types::facts(scalar).is_float) return 0;
    char bytes[sizeof(double)] = {};
    write_number(bytes, scalar, 1);
    bytes[0] |= 1;  // the lowest bit of 1 is 0
    return read_number(bytes, scalar) - 1;
}

std::vector<double> numbers(const std::string& bytes, types::Scalar scalar) {
    const size_t item = types::facts(scalar).bytes;
    std::vector<double> all(bytes.size() / item);
    for (size_t i = 0; i < all.size(); ++i) all[i] = read_number(bytes.data() + i * item, scalar);
    return all;
}

}  // namespace

std::string Difference::text(const std::string& where) const {
    char line[160];
    std::snprintf(line, sizeof line, "number %zu: %.9g on the CPU, %.9g ", number, cpu, other);
    std::string all = line + where;
    std::snprintf(line, sizeof line, ", at most %.3g apart", allowed);
    return all + line;
}

double largest_of(const std::string& bytes, types::Scalar scalar) {
    double largest = 0;
    for (const double number : numbers(bytes, scalar)) {
        if (std::isfinite(number)) largest = std::max(largest, std::fabs(number));
    }
    return largest;
}

std::optional<Difference> compare(const Results& results) {
    std::vector<double> cpu = numbers(results.cpu, results.scalar),
                        other = numbers(results.other, results.scalar);
    std::vector<double> wide = numbers(results.wide, types::Scalar::Float64);
    std::vector<std::vector<double>> moved;
    for (const std::string& bytes : results.moved) moved.push_back(numbers(bytes, results.scalar));
    if (results.order_shows) {  // of the same numbers in another order the sorted ones are the same
        for (std::vector<double>* all : {&cpu, &other, &wide}) std::sort(all->begin(), all->end());
        for (std::vector<double>& all : moved) std::sort(all.begin(), all.end());
    }
    const double last =
        types::facts(results.scalar).is_float ? std::max(unit(results.scalar), unit(results.computed)) : 0;
    const double largest = largest_of(results.cpu, results.scalar);
    for (size_t i = 0; i < cpu.size(); ++i) {
        if (cpu[i] == other[i] || (std::isnan(cpu[i]) && std::isnan(other[i]))) continue;
        double allowed = last * (tolerances::Rounding * std::fabs(cpu[i]) + tolerances::Scale * largest +
                                 tolerances::Cancelled * results.largest * results.contributions);
        if (results.has_atomics) allowed += last * tolerances::Order * largest;
        if (!wide.empty()) allowed += tolerances::Measured * std::fabs(cpu[i] - wide[i]);
        double farthest = 0;
        for (const std::vector<double>& near : moved)
            farthest = std::max(farthest, std::fabs(near[i] - cpu[i]));
        allowed += tolerances::Moved * farthest;
        if (!(std::fabs(cpu[i] - other[i]) <= allowed)) return Difference{i, cpu[i], other[i], allowed};
    }
    return std::nullopt;
}

}  // namespace weft::verify
