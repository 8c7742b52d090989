#include "inputs/fill.h"

#include "base/random.h"

namespace weft::inputs {

double uniform(uint64_t seed, uint64_t index, uint64_t arg, uint64_t number) {
    const uint64_t hash = mix64(mix64(mix64(mix64(seed) ^ index) ^ arg) ^ number);
    return static_cast<double>(hash >> 32) / 4294967296.0;
}

double fill(const inputs::Arg& spec, uint64_t seed, uint64_t index, uint64_t arg, uint64_t number,
            uint64_t n) {
    const double high = spec.high_is_extent ? static_cast<double>(spec.high_extent.value(n)) : spec.high;
    switch (spec.fill) {
        case inputs::Fill::Zero:
            return 0;
        case inputs::Fill::Iota:
            return static_cast<double>(number);
        case inputs::Fill::Uniform:
            return spec.low + (high - spec.low) * uniform(seed, index, arg, number);
        case inputs::Fill::Index: {
            // Truncation is floor here: what is cut off is not negative.
            const auto steps = static_cast<int64_t>((high - spec.low) * uniform(seed, index, arg, number));
            return spec.low + static_cast<double>(steps);
        }
    }
    return 0;
}

}  // namespace weft::inputs
