#include "dataset/set/card_configs.h"

#include <algorithm>

namespace weft::dataset {
namespace {

uint64_t number_in(std::string_view pair_name) {
    return number_of({{"", std::string(pair_name.substr(pair_name.find('_') + 1))}}, "");
}

// One pattern for up to ten neighbours: pair_00001[0245].json.
std::vector<std::string> patterns(const std::vector<uint64_t>& indexes, std::string_view extension) {
    std::vector<std::string> made;
    for (size_t i = 0; i < indexes.size();) {
        const uint64_t ten = indexes[i] / 10;
        std::string last_digits;
        for (; i < indexes.size() && indexes[i] / 10 == ten; ++i)
            last_digits += static_cast<char>('0' + indexes[i] % 10);
        made.push_back("pair_" + digits(ten, 5) + "[" + last_digits + "]" + std::string(extension));
    }
    return made;
}

// Pairs of all splits lie side by side, so those that are held out are named.
CardConfig pair_config(const Manifest& manifest, std::string name, std::string_view extension) {
    CardConfig config{std::move(name), {}};
    std::vector<uint64_t> in[split_count];
    for (const WrittenFile& file : manifest.files) {
        std::vector<uint64_t> held_out;
        for (const auto& [split, indexes] : file.held_out) {
            auto& all = in[split_index(split).value_or(0)];
            all.insert(all.end(), indexes.begin(), indexes.end());
            held_out.insert(held_out.end(), indexes.begin(), indexes.end());
        }
        std::sort(held_out.begin(), held_out.end());
        // Files that are not there (dedup removes some) do no harm in a pattern.
        for (uint64_t index = number_in(file.path); index <= number_in(file.last); ++index) {
            if (!std::binary_search(held_out.begin(), held_out.end(), index)) in[0].push_back(index);
        }
    }
    const bool one_split =
        std::all_of(in + 1, in + split_count, [](const auto& list) { return list.empty(); });
    for (size_t i = 0; i < split_count; ++i) {
        if (in[i].empty()) continue;
        config.splits.emplace_back(split_names[i], one_split ? std::vector{"pair_*" + std::string(extension)}
                                                             : patterns(in[i], extension));
    }
    return config;
}

}  // namespace

std::vector<CardConfig> configs(const Manifest& manifest) {
    const std::string format = value_of(manifest.options, "format");
    if (manifest.files.empty()) return {};
    if (format == "json") {
        if (value_of(manifest.options, "device") != "both")
            return {pair_config(manifest, "default", ".json")};
        return {pair_config(manifest, "cpu", ".cpu.json"), pair_config(manifest, "cuda", ".cuda.json")};
    }
    CardConfig config{"default", {}};
    for (const std::string_view split : split_names) {
        const bool any = std::any_of(manifest.files.begin(), manifest.files.end(),
                                     [&](const WrittenFile& file) { return file.split == split; });
        if (!any) continue;
        config.splits.emplace_back(split, std::vector{"data/" + std::string(split) + "-*." + format});
    }
    return {config};
}

}  // namespace weft::dataset
