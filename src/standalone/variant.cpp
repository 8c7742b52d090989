#include "standalone/variant.h"

#include <algorithm>

namespace weft::standalone {

const VariantFacts& facts(Variant variant) {
    static constexpr VariantFacts rows[] = {
#define WEFT_VARIANT(name, option, sm, arrays, threads, launch, what) \
    {option, sm, Arrays::arrays, Threads::threads, LaunchForm::launch, what},
#include "standalone/variants.def"
#undef WEFT_VARIANT
    };
    return rows[static_cast<size_t>(variant)];
}

const std::vector<Variant>& all_variants() {
    static const std::vector<Variant> all = {
#define WEFT_VARIANT(name, option, sm, arrays, threads, launch, what) Variant::name,
#include "standalone/variants.def"
#undef WEFT_VARIANT
    };
    return all;
}

std::optional<Variant> find_variant(std::string_view option) {
    for (const Variant one : all_variants()) {
        if (option_name(one) == option) return one;
    }
    return std::nullopt;
}

Result<std::vector<Variant>> parse_variants(std::string_view list) {
    std::vector<Variant> out;
    const auto add = [&](Variant one) {
        if (std::find(out.begin(), out.end(), one) == out.end()) out.push_back(one);
    };
    while (true) {
        const size_t comma = list.find(',');
        const std::string_view word = list.substr(0, comma);
        const auto& all = all_variants();
        const std::optional<Variant> found = find_variant(word);
        if (word == "all") {
            for (const Variant one : all) add(one);
        } else if (found) {
            add(*found);
        } else {
            std::string known;
            for (const Variant one : all) known += std::string(option_name(one)) + ", ";
            return Error::usage("there is no variant `" + std::string(word) + "`; there are " + known +
                                "all");
        }
        if (comma == std::string_view::npos) return out;
        list.remove_prefix(comma + 1);
    }
}

}  // namespace weft::standalone
