#include "view/query.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "base/ascii.h"
#include "emit/target.h"

namespace weft::view {
namespace {

constexpr size_t devices_codes = 4, difficulty_codes = 256;

constexpr Sorting all_sortings[] = {
    {"row", "order of the set"},  {"name", "name"},          {"category", "category"},
    {"difficulty", "difficulty"}, {"python", "Python size"}, {"code", "code size"},
    {"ir", "instructions"},
};

// What a filter may ask of an entry; of others only the reading of rows would tell.
constexpr std::string_view comparable[] = {"kernel_name", "category",       "difficulty", "split",
                                           "verdict",     "gradient",       "seed",       "index",
                                           "origin",      "origin_package", "family"};
constexpr std::string_view nullable[] = {"cpp_forward", "cpp_backward", "cuda_forward",   "cuda_backward",
                                         "verdict",     "origin",       "origin_package", "family"};

bool is_one_of(std::string_view name, std::span<const std::string_view> all) {
    return std::find(all.begin(), all.end(), name) != all.end();
}

// `word` is in small letters.
bool contains(std::string_view text, std::string_view word) {
    const auto same = [](char a, char b) { return small_letter(a) == b; };
    return std::search(text.begin(), text.end(), word.begin(), word.end(), same) != text.end();
}

size_t code_of(size_t facet, const Entry& entry) {
    if (facet == difficulty_facet) return entry.difficulty;
    if (facet == device_facet) return entry.devices;
    return entry.codes[facet];
}

std::string value_of(size_t facet, size_t code, const Table& table) {
    if (facet == difficulty_facet) return std::to_string(code);
    if (facet == device_facet) return device_text(static_cast<uint8_t>(code));
    return std::string(table.text_of(static_cast<Coded>(facet), static_cast<uint16_t>(code)));
}

size_t code_count(size_t facet, const Table& table) {
    if (facet == difficulty_facet) return difficulty_codes;
    if (facet == device_facet) return devices_codes;
    return table.dictionary(static_cast<Coded>(facet)).size();
}

}  // namespace

std::string_view facet_name(size_t facet) {
    if (facet == difficulty_facet) return "difficulty";
    if (facet == device_facet) return "device";
    return coded_names[facet];
}

std::string device_text(uint8_t devices) {
    if (devices == (1u << emit::cpu | 1u << emit::cuda)) return "both";
    for (size_t i = 0; i < emit::targets.size(); ++i) {
        if (devices == 1u << i) return std::string(emit::targets[i].name);
    }
    return "none";
}

std::span<const Sorting> sortings() {
    return all_sortings;
}

std::optional<size_t> Selection::position(uint64_t row) const {
    const auto found = std::find(rows.begin(), rows.end(), row);
    return found == rows.end() ? std::nullopt : std::optional(static_cast<size_t>(found - rows.begin()));
}

std::vector<Query::Word> Query::words_of(std::string_view text) {
    constexpr size_t shortest_id = 4;
    std::vector<Word> words;
    size_t at = 0;
    while ((at = text.find_first_not_of(' ', at)) != std::string_view::npos) {
        const size_t end = std::min(text.find(' ', at), text.size());
        std::string word(text.substr(at, end - at));
        std::transform(word.begin(), word.end(), word.begin(), small_letter);
        const bool is_hex = word.find_first_not_of("0123456789abcdef") == std::string::npos;
        words.push_back({std::move(word), is_hex && end - at >= shortest_id});
        at = end;
    }
    return words;
}

Result<Query::Range> Query::range(const std::string& text) {
    Range range;
    const size_t dash = text.find('-');
    const auto number = [](std::string_view digits, uint64_t& to) {
        if (digits.empty()) return true;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), to);
        return error == std::errc() && end == digits.data() + digits.size();
    };
    if (dash == std::string::npos || !number(std::string_view(text).substr(0, dash), range.low) ||
        !number(std::string_view(text).substr(dash + 1), range.high))
        return Error::usage("`" + text + "` is no range of sizes; write LOW-HIGH");
    return range;
}

Result<dataset::Filter> Query::filter(const std::string& where, dataset::Columns columns) {
    WEFT_TRY(dataset::Filter filter, dataset::Filter::parse(where, columns));
    for (const dataset::Filter::Asked& asked : filter.asked()) {
        const std::string_view name = asked.column->name;
        if (asked.only_null ? is_one_of(name, nullable) : is_one_of(name, comparable)) continue;
        std::string known;
        for (const std::string_view each : comparable)
            known += (known.empty() ? "" : ", ") + std::string(each);
        return Error::usage("the list cannot be asked for `" + std::string(name) + "`: it knows " + known +
                            ", and whether code is null; weft convert --where takes every column");
    }
    return filter;
}

// A value that no row has is no value of the facet: no row is taken.
void Query::add_facet(size_t facet, const std::string& value, const Table& table) {
    const size_t count = code_count(facet, table);
    wanted_[facet].resize(count);
    for (size_t code = 0; code < count; ++code) {
        if (value_of(facet, code, table) == value) wanted_[facet][code] = true;
    }
}

Result<Query> Query::parse(const Parameters& parameters, const Table& table, dataset::Columns columns) {
    Query query;
    for (const auto& [name, value] : parameters) {
        if (name == "offset" || name == "limit" || name == "row") continue;
        if (value.empty()) continue;
        for (const std::string& part : {name, value})  // with their lengths: a value may hold anything
            query.key_ += std::to_string(part.size()) + ":" + part;
        size_t facet = 0;
        while (facet < facet_count && facet_name(facet) != name) ++facet;
        if (facet < facet_count) {
            query.add_facet(facet, value, table);
        } else if (name == "where") {
            WEFT_TRY(query.where_, filter(value, columns));
        } else if (name == "q") {
            query.words_ = words_of(value);
        } else if (name == "builtin") {
            for (uint16_t i = 0; !builtin_name(i).empty(); ++i) {
                if (builtin_name(i) == value) query.builtin_ = i;
            }
            if (!query.builtin_) return Error::usage("Warp has no builtin `" + value + "`");
        } else if (name == "python_bytes") {
            WEFT_TRY(query.python_bytes_, range(value));
        } else if (name == "code_bytes") {
            WEFT_TRY(query.code_bytes_, range(value));
        } else if (name == "new") {
            query.only_new_ = true;
        } else if (name == "damaged") {
            query.only_damaged_ = true;
        } else if (name == "sort") {
            query.descends_ = value.starts_with('-');
            query.sort_ = value.substr(query.descends_ ? 1 : 0);
            const bool is_known = std::any_of(std::begin(all_sortings), std::end(all_sortings),
                                              [&](const Sorting& one) { return one.name == query.sort_; });
            if (!is_known) return Error::usage("rows cannot be sorted by `" + query.sort_ + "`");
        } else {
            return Error::usage("the list knows no `" + name + "`");
        }
    }
    return query;
}

bool Query::holds_beside_facets(const Table& table, const RowRef& ref, dataset::Row& row) const {
    const Entry& entry = ref.entry;
    if (!python_bytes_.holds(entry.python_bytes) || !code_bytes_.holds(entry.code_bytes)) return false;
    if ((only_new_ && entry.is_new == 0) || (only_damaged_ && entry.has_problems == 0)) return false;
    if (builtin_) {
        const auto called = ref.part.builtins_of(entry);
        if (std::find(called.begin(), called.end(), *builtin_) == called.end()) return false;
    }
    for (const Word& word : words_) {
        const std::string_view family =
            table.text_of(Coded::Family, entry.codes[static_cast<size_t>(Coded::Family)]);
        const bool is_there = contains(ref.part.name(entry), word.text) ||
                              contains(ref.part.brief(entry), word.text) || contains(family, word.text);
        if (!is_there && (!word.may_be_id || !id_text(entry).starts_with(word.text))) return false;
    }
    if (where_.is_empty()) return true;
    table.fill(ref, row);
    return where_.takes(row);
}

Selection Query::select(const Table& table) const {
    Selection selection;
    std::array<std::vector<uint64_t>, facet_count> counts;
    for (size_t facet = 0; facet < facet_count; ++facet) counts[facet].resize(code_count(facet, table));
    dataset::Row row;
    for (size_t number = 0; number < table.parts().size(); ++number) {
        const Part& part = table.parts()[number];
        for (size_t i = 0; i < part.entries.size(); ++i) {
            const Entry& entry = part.entries[i];
            size_t misses = 0, missed = 0;
            for (size_t facet = 0; facet < facet_count && misses < 2; ++facet) {
                if (wanted_[facet].empty() || wanted_[facet][code_of(facet, entry)]) continue;
                ++misses;
                missed = facet;
            }
            if (misses > 1 || !holds_beside_facets(table, {part, entry, static_cast<uint32_t>(number)}, row))
                continue;
            // A facet shows what its other values would give.
            if (misses == 1) {
                ++counts[missed][code_of(missed, entry)];
                continue;
            }
            for (size_t facet = 0; facet < facet_count; ++facet) ++counts[facet][code_of(facet, entry)];
            selection.rows.push_back(static_cast<uint32_t>(part.first + i));
        }
    }
    for (size_t facet = 0; facet < facet_count; ++facet) {
        for (size_t code = 0; code < counts[facet].size(); ++code) {
            if (counts[facet][code] != 0)
                selection.facets[facet][value_of(facet, code, table)] += counts[facet][code];
        }
    }
    sort(table, selection.rows);
    return selection;
}

void Query::sort(const Table& table, std::vector<uint32_t>& rows) const {
    // Keys are looked up once for each row, not for each comparison.
    const auto by = [&](auto key) {
        std::vector<std::pair<decltype(key(table.at(0))), uint32_t>> keyed;
        keyed.reserve(rows.size());
        for (const uint32_t row : rows) keyed.emplace_back(key(table.at(row)), row);
        std::sort(keyed.begin(), keyed.end(), [&](const auto& a, const auto& b) {
            if (a.first != b.first) return (a.first < b.first) != descends_;
            return a.second < b.second;
        });
        for (size_t i = 0; i < rows.size(); ++i) rows[i] = keyed[i].second;
    };
    if (sort_ == "row" && descends_) std::reverse(rows.begin(), rows.end());
    if (sort_ == "name") by([](const RowRef& ref) { return ref.part.name(ref.entry); });
    if (sort_ == "category")
        by([&](const RowRef& ref) {
            return table.text_of(Coded::Category, ref.entry.codes[static_cast<size_t>(Coded::Category)]);
        });
    if (sort_ == "difficulty") by([](const RowRef& ref) { return ref.entry.difficulty; });
    if (sort_ == "python") by([](const RowRef& ref) { return ref.entry.python_bytes; });
    if (sort_ == "code") by([](const RowRef& ref) { return ref.entry.code_bytes; });
    if (sort_ == "ir") by([](const RowRef& ref) { return ref.entry.ir_size; });
}

std::shared_ptr<const Selection> Selections::of(const Query& query, const Table& table) {
    const std::lock_guard lock(mutex_);
    const auto found =
        std::find_if(kept_.begin(), kept_.end(), [&](const auto& kept) { return kept.first == query.key(); });
    if (found != kept_.end()) {
        std::rotate(found, found + 1, kept_.end());
        return kept_.back().second;
    }
    auto made = std::make_shared<const Selection>(query.select(table));
    if (kept_.size() == most) kept_.erase(kept_.begin());
    kept_.emplace_back(query.key(), made);
    return made;
}

}  // namespace weft::view
