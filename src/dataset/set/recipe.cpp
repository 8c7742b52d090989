#include "dataset/set/recipe.h"

#include <algorithm>
#include <charconv>

#include "base/utf8.h"
#include "base/versions.h"
#include "dataset/set/record.h"
#include "facts/hash128.h"

namespace weft::dataset {
namespace {

constexpr uint64_t whole = 1'000'000'000;  // fractions have at most nine decimals

std::optional<uint64_t> billionths(std::string_view text) {
    uint64_t value = 0, unit = whole;
    size_t i = 0;
    if (text.empty() || (text[0] != '0' && text[0] != '1' && text[0] != '.')) return std::nullopt;
    if (text[0] != '.') value = static_cast<uint64_t>(text[i++] - '0') * whole;
    if (i == text.size()) return value;
    if (text[i++] != '.') return std::nullopt;
    for (; i < text.size(); ++i) {
        if (text[i] < '0' || text[i] > '9' || unit == 1) return std::nullopt;
        unit /= 10;
        value += static_cast<uint64_t>(text[i] - '0') * unit;
    }
    return value;
}

// billionths·2^64 / 10^9 in two steps of 32 bits
uint64_t end_of(uint64_t part) {
    const uint64_t high = (part << 32) / whole, low = ((part << 32) % whole << 32) / whole;
    return part == whole ? UINT64_MAX : (high << 32) + low;
}

// It stands in every row and in the data card.
Result<void> check_license(std::string_view text) {
    constexpr size_t longest = 200;
    if (text.empty()) return Error::usage("the license is empty");
    if (text.size() > longest) return Error::usage("the license is longer than 200 bytes");
    if (text != on_one_line(text))
        return Error::usage("a license is one line of UTF-8 text, without control characters");
    return {};
}

}  // namespace

Result<Splits> Splits::parse(std::string_view fractions) {
    const Error wrong = Error::usage(
        "the fractions of train, validation and test are three numbers with the sum 1, as in "
        "0.9,0.05,0.05; not \"" +
        std::string(fractions) + "\"");
    Splits splits;
    uint64_t sum = 0;
    for (size_t i = 0; i < fraction_count; ++i) {
        const size_t comma = fractions.find(',');
        if ((comma == std::string_view::npos) != (i + 1 == fraction_count)) return wrong;
        const std::optional<uint64_t> part = billionths(fractions.substr(0, comma));
        if (!part) return wrong;
        fractions.remove_prefix(comma == std::string_view::npos ? fractions.size() : comma + 1);
        sum += *part;
        if (sum > whole) return wrong;
        splits.ends_[i] = end_of(sum);
        splits.empty_[i] = *part == 0;
    }
    if (sum != whole) return wrong;
    return splits;
}

Result<void> Splits::hold_out(std::string_view share) {
    const std::optional<uint64_t> part = billionths(share);
    if (!part || *part > whole)
        return Error::usage(
            "the share of families that are held out is a number from 0 to 1, as in 0.05; not \"" +
            std::string(share) + "\"");
    families_end_ = end_of(*part);
    return {};
}

bool Splits::holds_out(const Row& row) const {
    // Rows made before there was a structure were split before families were held out.
    // Real code is in one split with its variants anyway, also where it stands in two packages.
    if (families_end_ == 0 || row.was_grown() || row.split_key || !row.structure) return false;
    const facts::Hash128 hash = facts::hash128(*row.family);
    uint64_t at = 0;
    for (size_t i = 0; i < 8; ++i) at = at << 8 | hash[i];
    return at < families_end_;
}

std::string_view Splits::of(const Row& row) const {
    if (holds_out(row)) return split_names[fraction_count];
    const std::string_view hash = row.split_key.value_or(row.likeness());
    uint64_t at = 0;
    std::from_chars(hash.data(), hash.data() + std::min<size_t>(16, hash.size()), at, 16);
    size_t last = 0;
    for (size_t i = 0; i < fraction_count; ++i) {
        if (empty_[i]) continue;
        last = i;
        if (at < ends_[i]) return split_names[i];
    }
    return split_names[last];
}

Result<Recipe> recipe_of(const Wishes& wishes) {
    constexpr uint64_t most_rows = uint64_t{1} << 48;
    Recipe out;
    if (wishes.count == 0 || wishes.count > most_rows)
        return Error::usage("the number of kernels is at least 1 and at most 2^48");
    if (wishes.seed > static_cast<uint64_t>(INT64_MAX)) return Error::usage("a seed is below 2^63");
    if (wishes.max_bytes > UINT32_MAX) return Error::usage("the limit of a source's bytes is below 2^32");
    out.count = wishes.count;
    out.seed = wishes.seed;
    out.categories = wishes.categories;
    out.difficulty = wishes.difficulty;
    out.max_bytes = wishes.max_bytes;
    WEFT_TRY(out.policy, synth::parse_policy(wishes.mix, wishes.categories, wishes.difficulty,
                                             static_cast<uint32_t>(wishes.max_bytes)));
    const auto device = parse_device(wishes.device);
    if (!device) return Error::usage("a device is cpu, cuda or both, not \"" + wishes.device + "\"");
    out.device = *device;
    out.backward = wishes.backward;
    out.standalone = wishes.standalone;
    if (auto checked = check_license(wishes.license); !checked) return checked.failure();
    out.license = wishes.license;
    out.fractions = wishes.fractions;
    WEFT_TRY(out.splits, Splits::parse(wishes.fractions));
    out.test_families = wishes.test_families.empty() ? out.splits.usual_share() : wishes.test_families;
    if (auto held = out.splits.hold_out(out.test_families); !held) return held.failure();
    return out;
}

Result<void> ask_for(Recipe& recipe, View view, bool devices_are_fixed) {
    if (view.is_wide()) return {};
    const auto any = [&](auto is) {
        return view.any_task([&](const TaskInfo& task) { return (task.*is)(); });
    };
    const bool needs_cpu = any(&TaskInfo::needs_cpu), needs_cuda = any(&TaskInfo::needs_cuda);
    if (!devices_are_fixed && needs_cuda) recipe.device = needs_cpu ? Device::Both : Device::Cuda;
    const std::string names = view.task_names();
    if ((needs_cpu && !recipe.cpu()) || (needs_cuda && !recipe.cuda())) {
        return Error::usage("the task " + names + " needs the code of " +
                            (needs_cpu && needs_cuda ? "both devices: ask for the device `both`"
                             : needs_cpu             ? "the CPU: ask for the device `cpu`"
                                                     : "CUDA: ask for the device `cuda`"));
    }
    const bool needs_standalone = any(&TaskInfo::needs_standalone);
    if (needs_standalone && recipe.code)
        return Error::usage(
            "not every kernel of real code has a plain CUDA form: it may be a column of rows, and is no "
            "task");
    if (recipe.standalone && !needs_standalone)
        return Error::usage("the task " + names + " has no column for a standalone program");
    recipe.standalone = needs_standalone;
    if (any(&TaskInfo::needs_backward) && !recipe.backward)
        return Error::usage("the task " + names + " needs the backward pass");
    recipe.view = std::move(view);
    return {};
}

std::string_view text(Device device) {
    switch (device) {
        case Device::Cpu:
            return "cpu";
        case Device::Cuda:
            return "cuda";
        case Device::Both:
            return "both";
    }
    return {};
}

std::optional<Device> parse_device(std::string_view name) {
    for (const Device device : {Device::Cpu, Device::Cuda, Device::Both}) {
        if (text(device) == name) return device;
    }
    return std::nullopt;
}

std::optional<std::string> policy_of(const std::vector<std::pair<std::string, std::string>>& options) {
    const std::string categories = value_of(options, "categories"),
                      max_bytes = value_of(options, "max-bytes");
    if (value_of(options, "mix") == "real") return synth::text(synth::real_policy());
    if (!value_of(options, "variants").empty()) return std::nullopt;  // real code
    auto policy =
        synth::parse_policy(categories == "balanced" ? "" : categories, value_of(options, "difficulty"));
    if (!policy) return std::nullopt;
    std::from_chars(max_bytes.data(), max_bytes.data() + max_bytes.size(), policy.value().max_bytes);
    return synth::text(policy.value());
}

// A shard is one thread's work: a small set is one file, a larger one has something for four cores to do. Not
// for as many as this machine has, because the files must not depend on it.
uint64_t default_shards(uint64_t count) {
    return count <= 1000 ? 1 : std::max<uint64_t>(4, (count - 1) / 10'000 + 1);
}

uint64_t Recipe::first_index(uint64_t shard) const {
    return shard * (count / shards) + shard * (count % shards) / shards;  // shard·count may not fit
}

uint64_t Recipe::shard_of(uint64_t index) const {
    uint64_t low = 0, high = shards;  // the shard is one of [low, high)
    while (high - low > 1) {
        const uint64_t middle = low + (high - low) / 2;
        (first_index(middle) <= index ? low : high) = middle;
    }
    return low;
}

std::vector<std::pair<std::string, std::string>> Recipe::described() const {
    std::vector<std::pair<std::string, std::string>> list = {
        {"count", std::to_string(count)},
        {"seed", std::to_string(seed)},
        {"categories", categories.empty() ? "balanced" : categories},
        {"difficulty", difficulty.empty() ? "1-5" : difficulty},
        {"device", std::string(text(device))},
        {"backward", backward ? "yes" : "no"},
        {"format", std::string(format->name)},
        {"shards", std::to_string(shards)},
        {"splits", fractions},
        {"test-families", test_families},
        {"max-bytes", max_bytes == 0 ? "none" : std::to_string(max_bytes)},
        {"license", license.empty() ? std::string(license_as_found) : license},
        {"exclude", exclude_digest.empty() ? "none" : "sha256:" + exclude_digest},
        {"task", view.described()},
    };
    for (auto& one : view.options()) list.push_back(std::move(one));
    list.emplace_back("dedup", dedup ? "exact" : "no");
    list.emplace_back("schema", std::to_string(schema_version));
    list.emplace_back("weft", weft_version());
    list.emplace_back("warp", warp_version);
    if (standalone) list.emplace_back("standalone", "yes");
    if (policy.mix == synth::Mix::Real) list.emplace_back("mix", "real");
    if (code) {
        list.emplace_back("variants", std::to_string(variants));
        for (auto& one : code->described()) list.push_back(std::move(one));
    }
    if (const std::string library = format->library(); !library.empty())
        list.emplace_back("library", library);
    return list;
}

std::vector<std::string> differences(const std::vector<std::pair<std::string, std::string>>& there,
                                     const std::vector<std::pair<std::string, std::string>>& here) {
    const auto value = [](const auto& list, const std::string& name) {
        for (const auto& [key, text] : list) {
            if (key == name) return text;
        }
        return std::string("nothing");
    };
    std::vector<std::string> lines;
    for (const auto& [name, text] : here) {
        if (value(there, name) != text)
            lines.push_back(name + ": there " + value(there, name) + ", here " + text);
    }
    for (const auto& [name, text] : there) {
        if (value(here, name) == "nothing") lines.push_back(name + ": there " + text + ", here nothing");
    }
    return lines;
}

}  // namespace weft::dataset
