#include "dataset/set/stats.h"

#include <algorithm>
#include <bit>

namespace weft::dataset {
namespace {

constexpr std::string_view wide_texts[] = {"python_source", "cpp_forward", "cpp_backward", "cuda_forward",
                                           "cuda_backward"};
constexpr std::string_view chat_texts[] = {"prompt", "completion"};

bool takes_least(std::string_view name) {
    return name.ends_with("/min");
}
bool takes_most(std::string_view name) {
    return name.ends_with("/max");
}

}  // namespace

void merge(Counters& into, const Counters& from) {
    for (const auto& [name, value] : from) {
        const auto [at, is_new] = into.emplace(name, value);
        if (is_new) continue;
        at->second = takes_least(name)  ? std::min(at->second, value)
                     : takes_most(name) ? std::max(at->second, value)
                                        : at->second + value;
    }
}

void write_counters(JsonWriter& json, const Counters& counters) {
    json.begin_object();
    for (const auto& [name, value] : counters) json.member(name, value);
    json.end_object();
}

Counters read_counters(const JsonDocument& document, const JsonValue& object) {
    Counters counters;
    for (const JsonValue& value : document.children(object)) {
        if (const auto number = value.as_uint()) counters.emplace(value.key, *number);
    }
    return counters;
}

size_t Sizes::bucket(uint64_t size) {
    if (size < 4) return static_cast<size_t>(size);
    const unsigned top = static_cast<unsigned>(std::bit_width(size)) - 1;
    const size_t number = 4 * static_cast<size_t>(top - 1) + (size >> (top - 2) & 3);
    return std::min(number, bucket_count - 1);
}

uint64_t Sizes::bucket_end(size_t bucket) {
    if (bucket < 4) return bucket;
    const size_t top = bucket / 4 + 1;
    return ((4 + bucket % 4 + 1) << (top - 2)) - 1;
}

void Sizes::write_to(Counters& counters, const std::string& prefix) const {
    if (count_ == 0) return;
    counters[prefix + "/count"] = count_;
    counters[prefix + "/total"] = total_;
    counters[prefix + "/min"] = least_;
    counters[prefix + "/max"] = most_;
    for (size_t i = 0; i < bucket_count; ++i) {
        if (buckets_[i] != 0) counters[prefix + "/bucket/" + std::to_string(i)] = buckets_[i];
    }
}

Tally::Tally(Columns columns)
    : is_wide_(find_column(columns, "python_source") != nullptr),
      has_messages_(find_column(columns, "messages") != nullptr) {
    const std::span<const std::string_view> names = is_wide_ ? std::span<const std::string_view>(wide_texts)
                                                             : std::span<const std::string_view>(chat_texts);
    for (const std::string_view name : names) sizes_.push_back({name, {}});
}

uint64_t& Tally::count_of(std::vector<std::pair<std::string, uint64_t>>& counts, std::string_view name) {
    for (auto& [known, count] : counts) {
        if (known == name) return count;
    }
    return counts.emplace_back(name, 0).second;
}

void Tally::add(const Row& row) {
    ++rows_;
    auto group = std::find_if(categories_.begin(), categories_.end(),
                              [&](const Group& g) { return g.name == row.category; });
    if (group == categories_.end()) {
        categories_.push_back({std::string(row.category), 0, 0, {}, {}});
        group = categories_.end() - 1;
    }
    const size_t level = std::min<uint64_t>(row.difficulty, difficulties_.size() - 1);
    ++group->rows;
    ++group->by_difficulty[level];
    ++difficulties_[level];
    ++count_of(splits_, row.split);
    if (!row.fault.empty()) ++count_of(faults_, row.fault);
    if (is_wide_) {
        const Code texts[] = {row.python_source, row.cpp_forward, row.cpp_backward, row.cuda_forward,
                              row.cuda_backward};
        for (size_t i = 0; i < sizes_.size(); ++i) add_text(sizes_[i], *group, texts[i]);
        add_facts(row, *group);
    } else {
        const bool messages = has_messages_ && row.messages.size() == 2;
        add_text(sizes_[0], *group, messages ? row.messages[0].content : row.prompt);
        add_text(sizes_[1], *group, messages ? row.messages[1].content : row.completion);
    }
}

void Tally::add_text(Sized& sized, Group& group, Code text) {
    if (!text || text->empty()) return;
    sized.sizes.add(text->size());
    group.bytes += text->size();
}

void Tally::add_facts(const Row& row, Group& group) {
    ++count_of(group.by_gradient, row.gradient.kind);
    ++count_of(gradients_, row.gradient.kind);
    if (!row.gradient.reason.empty()) ++count_of(reasons_, row.gradient.reason);
    if (row.memory.known) {
        for (size_t i = 0; i < accesses_.size(); ++i) accesses_[i] += row.memory.patterns[i];
        for (size_t i = 0; i < branches_.size(); ++i) branches_[i] += row.memory.branches[i];
    }
    const auto fields = complexity_fields();
    complexity_.resize(fields.size());
    for (size_t i = 0; i < fields.size(); ++i) complexity_[i].add(row.complexity.*fields[i].value);
}

Counters Tally::counters() const {
    Counters counters;
    const auto put = [&](std::string name, uint64_t value) {
        if (value != 0) counters[std::move(name)] = value;
    };
    counters["rows"] = rows_;
    put("excluded", excluded_);
    for (const Group& group : categories_) {
        const std::string prefix = "category/" + group.name;
        put(prefix + "/rows", group.rows);
        put(prefix + "/bytes", group.bytes);
        for (size_t i = 0; i < group.by_difficulty.size(); ++i) {
            put(prefix + "/difficulty/" + std::to_string(i), group.by_difficulty[i]);
        }
        for (const auto& [kind, count] : group.by_gradient) put(prefix + "/gradient/" + kind, count);
    }
    for (size_t i = 0; i < difficulties_.size(); ++i)
        put("difficulty/" + std::to_string(i), difficulties_[i]);
    for (const auto& [name, count] : splits_) put("split/" + name, count);
    for (const auto& [name, count] : gradients_) put("gradient/" + name, count);
    for (const auto& [name, count] : reasons_) put("reason/" + name, count);
    for (const auto& [name, count] : faults_) put("fault/" + name, count);
    for (size_t i = 0; i < accesses_.size(); ++i)
        put("access/" + std::string(facts::pattern_names[i]), accesses_[i]);
    for (size_t i = 0; i < branches_.size(); ++i)
        put("branch/" + std::string(facts::parting_names[i]), branches_[i]);
    for (const Sized& sized : sizes_) sized.sizes.write_to(counters, "size/" + std::string(sized.name));
    for (size_t i = 0; i < complexity_.size(); ++i) {
        complexity_[i].write_to(counters, "complexity/" + std::string(complexity_fields()[i].name));
    }
    return counters;
}

uint64_t counter(const Counters& counters, std::string_view name) {
    const auto found = counters.find(name);
    return found == counters.end() ? 0 : found->second;
}

std::vector<std::string> names_under(const Counters& counters, std::string_view prefix) {
    std::vector<std::string> names;
    const std::string start = std::string(prefix) + "/";
    for (auto at = counters.lower_bound(start); at != counters.end() && at->first.starts_with(start); ++at) {
        std::string name = at->first.substr(start.size());
        name.resize(std::min(name.size(), name.find('/')));
        if (names.empty() || names.back() != name) names.push_back(std::move(name));
    }
    return names;
}

}  // namespace weft::dataset
