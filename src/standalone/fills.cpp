#include "standalone/fills.h"

#include <algorithm>
#include <string_view>

#include "base/check.h"

namespace weft::standalone {

using inputs::Fill;

namespace {

struct FillText {
    Fill fill;
    std::string_view name, arguments, text;
};

// The arguments behind (numbers, count, key): l low, h high, c components, f first.
constexpr FillText texts[] = {
    {Fill::Uniform, "fill_uniform", "lhf", R"(
template <class T>
void fill_uniform(T* to, size_t count, uint64_t key, double low, double high, size_t first = 0) {
    for (size_t j = 0; j < count; ++j) to[j] = T(low + (high - low) * uniform(key, first + j));
}
)"},
    {Fill::Iota, "fill_iota", "f", R"(
template <class T>
void fill_iota(T* to, size_t count, uint64_t, size_t first = 0) {
    for (size_t j = 0; j < count; ++j) to[j] = T(double(first + j));
}
)"},
    {Fill::Index, "fill_index", "lhf", R"(
template <class T>
void fill_index(T* to, size_t count, uint64_t key, double low, double high, size_t first = 0) {
    for (size_t j = 0; j < count; ++j) to[j] = T(low + std::floor((high - low) * uniform(key, first + j)));
}
)"},
    {Fill::Constant, "fill_constant", "h", R"(
template <class T>
void fill_constant(T* to, size_t count, uint64_t, double value) {
    for (size_t j = 0; j < count; ++j) to[j] = T(value);
}
)"},
    {Fill::Bool, "fill_bool", "f", R"(
template <class T>
void fill_bool(T* to, size_t count, uint64_t key, size_t first = 0) {
    for (size_t j = 0; j < count; ++j) to[j] = T(uniform(key, first + j) >= 0.5 ? 1.0 : 0.0);
}
)"},
    {Fill::Sorted, "fill_sorted", "lh", R"(
template <class T>
void fill_sorted(T* to, size_t count, uint64_t key, double low, double high) {
    std::vector<double> all(count);
    for (size_t j = 0; j < count; ++j) all[j] = low + (high - low) * uniform(key, j);
    std::sort(all.begin(), all.end());
    for (size_t j = 0; j < count; ++j) to[j] = T(all[j]);
}
)"},
    {Fill::SortedIndex, "fill_sorted_index", "lh", R"(
template <class T>
void fill_sorted_index(T* to, size_t count, uint64_t key, double low, double high) {
    std::vector<double> all(count);
    for (size_t j = 0; j < count; ++j) all[j] = low + std::floor((high - low) * uniform(key, j));
    std::sort(all.begin(), all.end());
    for (size_t j = 0; j < count; ++j) to[j] = T(all[j]);
}
)"},
    {Fill::Offsets, "fill_offsets", "lh", R"(
// Where ragged rows begin: from low to high in rising steps.
template <class T>
void fill_offsets(T* to, size_t count, uint64_t key, double low, double high) {
    for (size_t j = 0; j < count; ++j) {
        double at = low;
        if (j > 0 && j + 1 == count) at = high;
        if (j > 0 && j + 1 < count)
            at = low + std::floor((double(j) - 1.0 + uniform(key, j)) * (high - low) / (double(count) - 1.0));
        to[j] = T(at);
    }
}
)"},
    {Fill::Permutation, "fill_permutation", "", R"(
template <class T>
void fill_permutation(T* to, size_t count, uint64_t key) {
    std::vector<size_t> order(count);
    for (size_t j = 0; j < count; ++j) order[j] = j;
    std::stable_sort(order.begin(), order.end(),
                     [key](size_t a, size_t b) { return mix(key ^ a) < mix(key ^ b); });
    for (size_t j = 0; j < count; ++j) to[j] = T(double(order[j]));
}
)"},
    {Fill::Unit, "fill_unit", "cf", R"(
// Vectors of length 1.
template <class T>
void fill_unit(T* to, size_t count, uint64_t key, size_t components, size_t first = 0) {
    for (size_t j = 0; j < count; j += components) {
        double sum = 0.0;
        for (size_t c = 0; c < components; ++c) {
            const double v = 2.0 * uniform(key, first + j + c) - 1.0;
            sum += v * v;
        }
        for (size_t c = 0; c < components; ++c) {
            const double v = 2.0 * uniform(key, first + j + c) - 1.0;
            const bool is_last = c + 1 == components;
            to[j + c] = T(sum < 1.0 / 1024.0 ? (is_last ? 1.0 : 0.0) : v / std::sqrt(sum));
        }
    }
}
)"},
    {Fill::Rigid, "fill_rigid", "lhf", R"(
// A position and a rotation of length 1 for each of count / 7 transforms.
template <class T>
void fill_rigid(T* to, size_t count, uint64_t key, double low, double high, size_t first = 0) {
    for (size_t j = 0; j < count; j += 7) {
        for (size_t c = 0; c < 3; ++c) to[j + c] = T(low + (high - low) * uniform(key, first + j + c));
        double sum = 0.0;
        for (size_t c = 3; c < 7; ++c) {
            const double v = 2.0 * uniform(key, first + j + c) - 1.0;
            sum += v * v;
        }
        for (size_t c = 3; c < 7; ++c) {
            const double v = 2.0 * uniform(key, first + j + c) - 1.0;
            to[j + c] = T(sum < 1.0 / 1024.0 ? (c == 6 ? 1.0 : 0.0) : v / std::sqrt(sum));
        }
    }
}
)"},
    {Fill::Spd, "fill_spd", "lhcf", R"(
// Symmetric positive definite matrices with eigenvalues between low and high.
template <class T>
void fill_spd(T* to, size_t count, uint64_t key, double low, double high, size_t components, size_t first = 0) {
    size_t side = 1;
    while (side * side < components) ++side;
    for (size_t m = 0; m < count; m += components) {
        for (size_t i = 0; i < side; ++i) {
            for (size_t k = 0; k < side; ++k) {
                double sum = 0.0;
                for (size_t c = 0; c < side; ++c)
                    sum += (2.0 * uniform(key, first + m + i * side + c) - 1.0) *
                           (2.0 * uniform(key, first + m + k * side + c) - 1.0);
                const double value = (high - low) * (sum / (double(side) * double(side)));
                to[m + i * side + k] = T(value + (i == k ? low : 0.0));
            }
        }
    }
}
)"},
};

const FillText& text_of(Fill fill) {
    for (const FillText& one : texts) {
        if (one.fill == fill) return one;
    }
    WEFT_CHECK(false, "zeros need no text");
    return texts[0];
}

}  // namespace

bool is_local(Fill fill) {
    switch (fill) {
        case Fill::Sorted:
        case Fill::SortedIndex:
        case Fill::Offsets:
        case Fill::Permutation:
            return false;
        case Fill::Uniform:
        case Fill::Zero:
        case Fill::Iota:
        case Fill::Index:
        case Fill::Constant:
        case Fill::Bool:
        case Fill::Unit:
        case Fill::Rigid:
        case Fill::Spd:
            return true;
    }
    return true;
}

void Fills::need(Fill fill) {
    if (std::find(used_.begin(), used_.end(), fill) == used_.end()) used_.push_back(fill);
}

std::string Fills::statement(const inputs::Arg& arg, const std::string& key, const std::string& to,
                             const std::string& count, const std::string& components,
                             const std::string& first, const std::string& low, const std::string& high) {
    if (arg.fill == Fill::Zero) return "";
    need(arg.fill);
    const FillText& form = text_of(arg.fill);
    std::string out = std::string(form.name) + "(" + to + ", " + count + ", " + key;
    for (const char argument : form.arguments) {
        if (argument == 'l') out += ", " + low;
        if (argument == 'h') out += ", " + high;
        if (argument == 'c') out += ", " + components;
        if (argument == 'f' && !first.empty()) out += ", " + first;
    }
    return out + ");";
}

std::string Fills::text() const {
    if (used_.empty()) return "";
    std::string out = R"(
// ---- inputs: number j of an argument depends on the seed and j alone

uint64_t mix(uint64_t x) {
    x += 0x9e3779b97f4a7c15;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

uint64_t key(uint64_t seed, uint64_t argument) {
    return mix(mix(mix(seed) ^ sample_index) ^ argument);
}
)";
    bool draws = false;
    for (const Fill fill : used_) {
        draws = draws || (fill != Fill::Iota && fill != Fill::Constant && fill != Fill::Permutation);
    }
    if (draws) {
        out += R"(
// 0 <= u < 1
double uniform(uint64_t key, uint64_t j) {
    return double(mix(key ^ j) >> 32) / 4294967296.0;
}
)";
    }
    for (const FillText& one : texts) {
        if (std::find(used_.begin(), used_.end(), one.fill) != used_.end()) out += one.text;
    }
    return out;
}

}  // namespace weft::standalone
