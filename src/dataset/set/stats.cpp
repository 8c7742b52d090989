#include "dataset/set/stats.h"

#include <algorithm>

namespace weft::dataset {
namespace {

constexpr std::string_view wide_texts[] = {"python_source", "cpp_forward", "cpp_backward", "cuda_forward",
                                           "cuda_backward"};
constexpr std::string_view chat_texts[] = {"prompt", "completion"};

// weft counts under words of its own; they stand in the data card as they are.
bool is_plain(std::string_view name) {
    constexpr size_t longest = 200;
    return name.size() <= longest && std::all_of(name.begin(), name.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '_' || c == '-' || c == '/' || c == '.' || c == ' ';
           });
}

}  // namespace

void Counts::add(const Counts& other) {
    for (const auto& [name, value] : other.counters) counters[name] += value;
    for (const auto& [name, distribution] : other.sizes) sizes[name].add(distribution);
}

void Counts::write(JsonWriter& json) const {
    json.key("counters").begin_object();
    for (const auto& [name, value] : counters) json.member(name, value);
    json.end_object().key("sizes").begin_object();
    for (const auto& [name, distribution] : sizes) distribution.write(json.key(name));
    json.end_object();
}

std::optional<Counts> Counts::read(const JsonDocument& document, const JsonValue& object) {
    Counts counts;
    for (const JsonValue& value : document.children(document.member(object, "counters"))) {
        const auto number = value.as_uint();
        if (!number || !is_plain(value.key)) return std::nullopt;
        counts.counters.emplace(value.key, *number);
    }
    for (const JsonValue& list : document.children(document.member(object, "sizes"))) {
        auto distribution = Distribution::read(document, list);
        if (!distribution || !is_plain(list.key)) return std::nullopt;
        counts.sizes.emplace(list.key, std::move(*distribution));
    }
    return counts;
}

Tally::Tally(Columns columns)
    : is_wide_(find_column(columns, "python_source") != nullptr),
      has_facts_(find_column(columns, "complexity") != nullptr),
      is_chat_(!is_wide_ && find_column(columns, "task") != nullptr) {
    const std::span<const std::string_view> names = is_wide_ ? std::span<const std::string_view>(wide_texts)
                                                             : std::span<const std::string_view>(chat_texts);
    for (const std::string_view name : names) sizes_.push_back({name, {}});
}

uint64_t& Tally::count_of(Counters& counts, std::string_view name) {
    const auto known = counts.find(name);
    return known != counts.end() ? known->second : counts.emplace(name, 0).first->second;
}

void Tally::add(const Row& row) {
    ++rows_;
    auto known = category_places_.find(row.category);
    if (known == category_places_.end()) {
        known = category_places_.emplace(row.category, categories_.size()).first;
        categories_.push_back({std::string(row.category), 0, 0, {}, {}});
    }
    Group* const group = &categories_[known->second];
    const size_t level = std::min<uint64_t>(row.difficulty, difficulties_.size() - 1);
    ++group->rows;
    ++group->by_difficulty[level];
    ++difficulties_[level];
    ++count_of(splits_, row.split);
    if (!row.fault.empty()) ++count_of(faults_, row.fault);
    if (is_chat_) ++count_of(tasks_, row.task);
    if (is_wide_) {
        const Code texts[] = {row.python_source, row.cpp_forward, row.cpp_backward, row.cuda_forward,
                              row.cuda_backward};
        for (size_t i = 0; i < sizes_.size(); ++i) add_text(sizes_[i], *group, texts[i], row);
        if (has_facts_) add_facts(row, *group);
    } else {
        add_text(sizes_[0], *group, row.question(), row);
        add_text(sizes_[1], *group, row.answer(), row);
    }
}

void Tally::add_text(Sized& sized, Group& group, Code text, const Row& row) {
    if (!text || text->empty()) return;
    sized.sizes.add(text->size());
    group.bytes += text->size();
    // What a row says of its tokens; else an estimate. Chat views are code for the most part.
    const std::string_view column = is_wide_ ? sized.name : std::string_view("cuda_forward");
    std::optional<TokenCounts> counted;
    size_t i = 0;
    for (const TokenField& field : token_fields()) {
        if (field.column != column) continue;
        if (!(is_wide_ && row.tokens.known) && !counted) counted = count_for_tokens(*text);
        sized.tokens.resize(std::max(sized.tokens.size(), i + 1));
        sized.tokens[i++].add(counted ? field.estimate(*counted) : row.tokens.*field.value);
    }
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

Counts Tally::counts() {
    Counts counts;
    Counters& counters = counts.counters;
    const auto put = [&](std::string name, uint64_t value) {
        if (value != 0) counters[std::move(name)] = value;
    };
    counters["rows"] = rows_;
    put("excluded", excluded_);
    for (const Group& group : categories_) {
        const std::string prefix = "category/" + as_part(group.name);
        put(prefix + "/rows", group.rows);
        put(prefix + "/bytes", group.bytes);
        for (size_t i = 0; i < group.by_difficulty.size(); ++i) {
            put(prefix + "/difficulty/" + std::to_string(i), group.by_difficulty[i]);
        }
        for (const auto& [kind, count] : group.by_gradient) put(prefix + "/gradient/" + as_part(kind), count);
    }
    for (size_t i = 0; i < difficulties_.size(); ++i)
        put("difficulty/" + std::to_string(i), difficulties_[i]);
    for (const auto& [name, count] : splits_) put("split/" + as_part(name), count);
    for (const auto& [name, count] : gradients_) put("gradient/" + as_part(name), count);
    for (const auto& [name, count] : reasons_) put("reason/" + as_part(name), count);
    for (const auto& [name, count] : faults_) put("fault/" + as_part(name), count);
    for (const auto& [name, count] : tasks_) put("task/" + as_part(name), count);
    for (const auto& [name, count] : left_out_) put("left_out/" + as_part(name), count);
    for (size_t i = 0; i < accesses_.size(); ++i)
        put("access/" + std::string(facts::pattern_names[i]), accesses_[i]);
    for (size_t i = 0; i < branches_.size(); ++i)
        put("branch/" + std::string(facts::parting_names[i]), branches_[i]);
    const auto put_sizes = [&](std::string name, Distribution& sizes) {
        sizes.settle();
        if (!sizes.empty()) counts.sizes.emplace(std::move(name), sizes);
    };
    for (Sized& sized : sizes_) {
        put_sizes("bytes/" + std::string(sized.name), sized.sizes);
        for (size_t i = 0; i < sized.tokens.size(); ++i)
            put_sizes("tokens/" + std::string(sized.name) + "/" + std::string(token_fields()[i].tokenizer),
                      sized.tokens[i]);
    }
    for (size_t i = 0; i < complexity_.size(); ++i)
        put_sizes("complexity/" + std::string(complexity_fields()[i].name), complexity_[i]);
    return counts;
}

std::string as_part(std::string_view name) {
    std::string part;
    for (const char c : name) {
        part += c == '/' ? "%2f" : c == '%' ? "%25" : std::string_view(&c, 1);
    }
    return part;
}

std::string from_part(std::string_view part) {
    std::string name;
    for (size_t i = 0; i < part.size(); ++i) {
        const bool is_code = part[i] == '%' && i + 2 < part.size();
        name += !is_code ? part[i] : part.substr(i + 1, 2) == "2f" ? '/' : '%';
        if (is_code) i += 2;
    }
    return name;
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
