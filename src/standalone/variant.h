// Variant: one of the forms in which a kernel can be written. Which of them a kernel allows is decided in
// plan.h.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace weft::standalone {

enum class Variant : uint8_t {
#define WEFT_VARIANT(name, option, sm, arrays, threads, launch, what) name,
#include "standalone/variants.def"
#undef WEFT_VARIANT
};

// What the columns of variants.def mean is said there.
enum class Arrays : uint8_t { Copied, Streamed, Managed, PerDevice };
enum class Threads : uint8_t { Each, Loop };
enum class LaunchForm : uint8_t { Whole, Pieces };
struct VariantFacts {
    std::string_view option;
    unsigned oldest_architecture;  // 80: sm_80
    Arrays arrays;
    Threads threads;
    LaunchForm launch;
    std::string_view what;

    // Whether it differs from basic in the host's part.
    bool is_of_host() const { return arrays != Arrays::Copied; }
    bool loops() const { return threads == Threads::Loop; }
};
const VariantFacts& facts(Variant variant);
inline std::string_view option_name(Variant variant) {
    return facts(variant).option;
}
std::optional<Variant> find_variant(std::string_view option);
const std::vector<Variant>& all_variants();

// "basic", "shuffle,coop", "all"; each once, in the order in which they are named.
Result<std::vector<Variant>> parse_variants(std::string_view list);

}  // namespace weft::standalone
