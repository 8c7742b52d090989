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
#define WEFT_VARIANT(name, option, sm, what) name,
#include "standalone/variants.def"
#undef WEFT_VARIANT
};

std::string_view option_name(Variant variant);
unsigned oldest_architecture(Variant variant);  // 80: sm_80
// Whether it differs from basic in the host's part: how arrays get to the GPU.
bool is_of_host(Variant variant);
std::optional<Variant> find_variant(std::string_view option);
const std::vector<Variant>& all_variants();

// "basic", "shuffle,coop", "all"; each once, in the order in which they are named.
Result<std::vector<Variant>> parse_variants(std::string_view list);

}  // namespace weft::standalone
