// What is asked for: categories by weight, and which index gets which.
#include <charconv>
#include <numeric>

#include "base/random.h"
#include "synth/synth.h"

namespace weft::synth {
namespace {

constexpr TraitInfo trait_rows[] = {
#define WEFT_TRAIT(enumerator, name, text) {name, text},
#include "synth/traits.def"
#undef WEFT_TRAIT
};

#define T(trait) set_of(Trait::trait)
constexpr CategoryInfo category_rows[] = {
#define WEFT_CATEGORY(enumerator, name, alias, weight, needs, one_of, lacks, text) \
    {name, alias, weight, needs, one_of, lacks, text},
#include "synth/categories.def"
#undef WEFT_CATEGORY
};
#undef T

uint32_t divisor(const Policy& policy) {
    uint32_t common = 0;
    for (const uint32_t weight : policy.weights) {
        if (common == 0 || weight % common != 0) common = std::gcd(common, weight);
    }
    return common;
}

uint32_t sum_of_weights(const Policy& policy) {
    uint32_t sum = 0;
    for (const uint32_t weight : policy.weights) sum += weight;
    return sum;
}

Result<uint32_t> number(std::string_view text) {
    uint32_t value = 0;
    if (text.empty() || text.size() > 6)
        return Error::usage("`" + std::string(text) + "` is not a number from 0 to 999999");
    for (const char c : text) {
        if (c < '0' || c > '9') return Error::usage("`" + std::string(text) + "` is not a number");
        value = value * 10 + static_cast<uint32_t>(c - '0');
    }
    return value;
}

Result<uint32_t> category_named(std::string_view name) {
    std::string known;
    for (uint32_t i = 0; i < category_count; ++i) {
        const CategoryInfo& row = category_rows[i];
        if (name == row.name || (!row.alias.empty() && name == row.alias)) return i;
        known += i == 0 ? "" : ", ";
        known += row.name;
    }
    return Error::usage("no category is called `" + std::string(name) + "`; there are " + known);
}

Result<void> parse_difficulty(std::string_view text, Policy& policy) {
    const size_t dash = text.find('-');
    WEFT_TRY(policy.lowest_difficulty, number(text.substr(0, dash)));
    policy.highest_difficulty = policy.lowest_difficulty;
    if (dash != std::string_view::npos) {
        WEFT_TRY(policy.highest_difficulty, number(text.substr(dash + 1)));
    }
    if (policy.lowest_difficulty < 1 || policy.highest_difficulty > max_difficulty ||
        policy.lowest_difficulty > policy.highest_difficulty) {
        return Error::usage("`" + std::string(text) + "` is no range of difficulties: write 1-5, 2-3 or 4");
    }
    return {};
}

}  // namespace

const TraitInfo& info(Trait trait) {
    return trait_rows[static_cast<size_t>(trait)];
}
std::string_view repertoire(Category category) {
    switch (category) {
#define WEFT_REPERTOIRE(enumerator, builtins) \
    case Category::enumerator:                \
        return builtins;
#include "synth/repertoire.def"
#undef WEFT_REPERTOIRE
#define WEFT_CATEGORY(enumerator, name, alias, weight, needs, one_of, lacks, text)
#define WEFT_FAMILY(enumerator, name, needs, text) case Category::enumerator:
#include "synth/categories.def"
#undef WEFT_CATEGORY
        case Category::Count:
            break;
    }
    return {};
}
const CategoryInfo& info(Category category) {
    return category_rows[static_cast<size_t>(category)];
}
std::optional<Category> find_category(std::string_view name) {
    for (uint32_t i = 0; i < category_count; ++i) {
        if (category_rows[i].name == name) return static_cast<Category>(i);
    }
    return std::nullopt;
}

Policy::Policy() {
    for (uint32_t i = 0; i < category_count; ++i) weights[i] = category_rows[i].weight;
}

uint32_t bytes_for(uint32_t difficulty) {
    constexpr uint32_t bytes[max_difficulty + 1] = {0, 700, 1200, 1800, 2600, 3800};
    return bytes[difficulty];
}

uint32_t Policy::block_size() const {
    return sum_of_weights(*this) / divisor(*this);
}

Result<Policy> parse_policy(std::string_view categories, std::string_view difficulty) {
    Policy policy;
    if (!categories.empty()) policy.weights.fill(0);
    uint32_t sum = 0;
    while (!categories.empty()) {
        const size_t comma = categories.find(',');
        const std::string_view item = categories.substr(0, comma);
        categories = comma == std::string_view::npos ? std::string_view() : categories.substr(comma + 1);
        const size_t colon = item.find(':');
        WEFT_TRY(const uint32_t category, category_named(item.substr(0, colon)));
        uint32_t weight = 1;
        if (colon != std::string_view::npos) {
            WEFT_TRY(weight, number(item.substr(colon + 1)));
        }
        policy.weights[category] += weight;
        sum += weight;
        if (sum > 1000000) return Error::usage("the weights of the categories add up to more than 1000000");
        if (comma != std::string_view::npos && categories.empty())
            return Error::usage("a category is missing behind the last comma");
        if (categories.empty() && sum == 0) return Error::usage("every category has the weight 0");
    }
    if (!difficulty.empty()) {
        if (const auto parsed = parse_difficulty(difficulty, policy); !parsed) return parsed.failure();
    }
    return policy;
}

Result<Policy> parse_policy(std::string_view mix, std::string_view categories, std::string_view difficulty,
                            uint32_t max_bytes) {
    if (mix == "real") {
        if (!categories.empty() || !difficulty.empty() || max_bytes != 0)
            return Error::usage(
                "the mix `real` has categories, difficulties and sizes as real code has them: it goes "
                "without categories, difficulty and a limit of bytes");
        return real_policy();
    }
    WEFT_TRY(Policy policy, parse_policy(categories, difficulty));
    policy.max_bytes = max_bytes;
    return policy;
}

Policy real_policy() {
    Policy policy;
    policy.mix = Mix::Real;
    return policy;
}

std::string text(const Policy& policy) {
    if (policy.mix == Mix::Real) return "mix=real";
    const uint32_t common = divisor(policy);
    std::string out = "categories=";
    for (uint32_t i = 0; i < category_count; ++i) {
        const uint32_t weight = policy.weights[i] / common;
        if (weight == 0) continue;
        if (out.back() != '=') out += ',';
        out += category_rows[i].name;
        if (weight != 1) out += ":" + std::to_string(weight);
    }
    out += " difficulty=" + std::to_string(policy.lowest_difficulty);
    if (policy.lowest_difficulty != policy.highest_difficulty)
        out += "-" + std::to_string(policy.highest_difficulty);
    return out + " max-bytes=" + (policy.max_bytes == 0 ? "none" : std::to_string(policy.max_bytes));
}

Result<Policy> parse_policy_text(std::string_view given) {
    if (given == "mix=real") return real_policy();
    std::string_view values[3], left = given;
    constexpr std::string_view keys[3] = {"categories=", "difficulty=", "max-bytes="};
    for (size_t i = 0; i < 3; ++i) {
        if (!left.starts_with(keys[i])) return Error::usage("`" + std::string(keys[i]) + "` is missing");
        const size_t end = i == 2 ? left.size() : left.find(' ');
        if (end == std::string_view::npos) return Error::usage("the text ends early");
        values[i] = left.substr(keys[i].size(), end - keys[i].size());
        left.remove_prefix(i == 2 ? end : end + 1);
    }
    if (values[0].empty() || values[1].empty()) return Error::usage("a value is missing");
    WEFT_TRY(Policy policy, parse_policy(values[0], values[1]));
    if (values[2] != "none") {
        const char* const end = values[2].data() + values[2].size();
        const auto read = std::from_chars(values[2].data(), end, policy.max_bytes);
        if (read.ec != std::errc() || read.ptr != end)
            return Error::usage("`" + std::string(values[2]) + "` is no number of bytes");
    }
    // Of all texts with one meaning only the one that text() writes.
    if (text(policy) != given) return Error::usage("it is written as `" + text(policy) + "`");
    return policy;
}

// A block's places are dealt out by a permutation that the block's number and the seed decide: position ->
// slot by a small cipher over [0, size), walked until it stays inside, so that no list need be made to know
// one place.
Category category_at(uint64_t seed, uint64_t index, const Policy& policy) {
    const uint32_t common = divisor(policy), size = sum_of_weights(policy) / common;
    const uint64_t block = index / size;
    uint32_t place = static_cast<uint32_t>(index % size);
    uint32_t bits = 1;
    while ((1u << (2 * bits)) < size) ++bits;
    const uint32_t mask = (1u << bits) - 1;
    const uint64_t key = mix64(mix64(seed ^ 0x5ca1ab1e) ^ block);
    do {
        uint32_t left = place >> bits, right = place & mask;
        for (uint32_t round = 0; round < 4; ++round) {
            const auto scrambled =
                static_cast<uint32_t>(mix64(key + (uint64_t{round} << 40) + right) >> 32) & mask;
            const uint32_t next = left ^ scrambled;
            left = right;
            right = next;
        }
        place = (left << bits) | right;
    } while (place >= size);
    for (uint32_t i = 0; i < category_count; ++i) {
        const uint32_t share = policy.weights[i] / common;
        if (place < share) return static_cast<Category>(i);
        place -= share;
    }
    return Category::Count;
}

}  // namespace weft::synth
