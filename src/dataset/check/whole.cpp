#include "dataset/check/whole.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <tuple>

#include "dataset/check/chance.h"

namespace weft::dataset {
namespace {

constexpr size_t most_places = 100;            // told of a value that a run should not have
constexpr size_t most_structures = 2'000'000;  // counted: more would tell the same

constexpr std::string_view trait_names[] = {"weft_version", "warp_version", "license", "schema_version",
                                            "code columns"};

// "cpp_forward, cpp_backward": which code the row has. A kernel may ask for no backward pass: where all of it
// is empty, compiling the row tells whether it should be.
std::string code_of(const Row& row) {
    const auto is_empty = [](const Code& code) { return !code || code->empty(); };
    const bool has_backward = !is_empty(row.cpp_backward) || !is_empty(row.cuda_backward);
    std::string names;
    for (const Column& column : wide_columns()) {
        if (column.kind != ColumnKind::Code || !(row.*column.code)) continue;
        names += (names.empty() ? "" : ", ") + std::string(column.name);
        const bool is_backward = column.name.ends_with("backward");
        if ((row.*column.code)->empty() && (has_backward || !is_backward)) names += " (empty)";
    }
    return names.empty() ? "none" : names;
}

uint64_t beginning(std::string_view hash) {
    uint64_t value = 0;
    std::from_chars(hash.data(), hash.data() + std::min<size_t>(16, hash.size()), value, 16);
    return value;
}

bool is_before(const FindingPlace& a, const FindingPlace& b) {
    return std::tie(a.unit, a.number) < std::tie(b.unit, b.number);
}

}  // namespace

void Whole::Seen::add(const FindingPlace& place) {
    ++rows;
    if (places.size() < most_places) places.push_back(place);
}

void Whole::Seen::add(Seen&& other) {
    rows += other.rows;
    places.insert(places.end(), std::make_move_iterator(other.places.begin()),
                  std::make_move_iterator(other.places.end()));
    std::sort(places.begin(), places.end(), is_before);
    if (places.size() > most_places) places.resize(most_places);
}

void Whole::Ends::add(const Ends& other) {
    rows += other.rows;
    if (other.low < low) low = other.low, at_low = other.at_low;
    if (other.high >= high) high = other.high, at_high = other.at_high;
}

void Whole::add_to(Values& values, std::string_view value, const FindingPlace& place) {
    auto at = values.find(value);
    if (at == values.end()) at = values.emplace(value, Seen{}).first;
    at->second.add(place);
}

void Whole::add(const Item& item) {
    const Row& row = item.row;
    add_to(policies_[{item.place.unit, row.seed}], row.policy.value_or("null"), item.place);
    if (!row.policy) return;
    Run& run = runs_[{std::string(*row.policy), row.seed}];
    add_to(run.traits[WeftVersion], row.weft_version, item.place);
    add_to(run.traits[WarpVersion], row.warp_version, item.place);
    add_to(run.traits[License], row.license, item.place);
    add_to(run.traits[Schema], std::to_string(row.schema_version), item.place);
    if (row.task.empty()) add_to(run.traits[Code], code_of(row), item.place);
    if (const auto split = split_index(row.split); split && *split < fraction_count) {
        const uint64_t at = beginning(row.likeness());
        run.splits[*split].add({at, at, 1, item.place, item.place});
    }
    if (!row.was_grown()) {
        auto family = run.families.find(*row.family);
        if (family == run.families.end()) family = run.families.emplace(*row.family, Family{}).first;
        const bool is_held_out = row.split == split_names[fraction_count];
        (is_held_out ? family->second.held_out : family->second.others).add(item.place);
    }
    if (options_.compare_shares) add_shares(row);
}

void Whole::add_shares(const Row& row) {
    auto at = shares_.find(*row.policy);
    if (at == shares_.end()) at = shares_.emplace(*row.policy, Shares{}).first;
    for (uint32_t i = 0; i < synth::category_count; ++i)
        at->second.rows[i] += synth::info(static_cast<synth::Category>(i)).name == row.category;
    if (options_.may_clump && at->second.structures.size() < most_structures)
        ++at->second.structures[beginning(row.likeness())];
}

void Whole::add(Whole&& other) {
    for (auto& [key, run] : other.runs_) {
        Run& mine = runs_[key];
        for (size_t i = 0; i < trait_count; ++i) {
            for (auto& [value, seen] : run.traits[i]) mine.traits[i][value].add(std::move(seen));
        }
        for (size_t i = 0; i < fraction_count; ++i) mine.splits[i].add(run.splits[i]);
        for (auto& [name, family] : run.families) {
            mine.families[name].held_out.add(std::move(family.held_out));
            mine.families[name].others.add(std::move(family.others));
        }
    }
    for (auto& [key, seen] : other.policies_) {
        for (auto& [policy, places] : seen) policies_[key][policy].add(std::move(places));
    }
    for (auto& [policy, shares] : other.shares_) {
        Shares& mine = shares_[policy];
        for (size_t i = 0; i < shares.rows.size(); ++i) mine.rows[i] += shares.rows[i];
        for (const auto& [structure, rows] : shares.structures) mine.structures[structure] += rows;
    }
}

void Whole::finish(Findings& findings) const {
    for (const auto& [key, run] : runs_) {
        for (size_t i = 0; i < trait_count; ++i) agree(trait_names[i], run.traits[i], findings);
        if (options_.splits_are_known) continue;
        finish_splits(run, findings);
        finish_families(run, findings);
    }
    for (const auto& [key, policies] : policies_) agree("policy", policies, findings);
    finish_shares(findings);
}

// Most rows are taken to be right; of as many, those that come first.
void Whole::agree(std::string_view trait, const Values& values, Findings& findings) {
    findings.begin(Check::Run);
    if (values.size() < 2) return;
    const auto usual = std::max_element(values.begin(), values.end(), [](const auto& a, const auto& b) {
        if (a.second.rows != b.second.rows) return a.second.rows < b.second.rows;
        return is_before(b.second.places.front(), a.second.places.front());
    });
    for (auto value = values.begin(); value != values.end(); ++value) {
        if (value == usual) continue;
        for (const FindingPlace& place : value->second.places)
            findings.found(Check::Run, place, {},
                           std::string(trait) + ": " + value->first + "; " +
                               std::to_string(usual->second.rows) + " rows of the same run say " +
                               usual->first);
    }
}

// Splits are stretches of what structure begins with, whatever their fractions are.
void Whole::finish_splits(const Run& run, Findings& findings) const {
    findings.begin(Check::Split);
    std::vector<uint64_t> named;  // one wrong row is wrong beside every other split, and named once
    const auto is_named = [&](const FindingPlace& place) {
        return std::find(named.begin(), named.end(), place.unit << 40 ^ place.number) != named.end();
    };
    for (size_t i = 0; i < fraction_count; ++i) {
        for (size_t j = i + 1; j < fraction_count; ++j) {
            const Ends &low = run.splits[i], &high = run.splits[j];
            if (low.rows == 0 || high.rows == 0 || low.high < high.low) continue;
            if (is_named(low.at_high) || is_named(high.at_low)) continue;
            // The row of the smaller split is the likelier one to be wrong.
            const bool is_low = low.rows < high.rows;
            const FindingPlace& place = is_low ? low.at_high : high.at_low;
            const FindingPlace& other = is_low ? high.at_low : low.at_high;
            named.push_back(place.unit << 40 ^ place.number);
            findings.found(Check::Split, place, {},
                           "structure lies among those of another split: no fractions give this row " +
                               std::string(split_names[is_low ? i : j]) + " and " + other.text + " " +
                               std::string(split_names[is_low ? j : i]));
        }
    }
}

// A family is held out whole or not at all, whatever the share is. Most of its rows are taken to be right.
void Whole::finish_families(const Run& run, Findings& findings) {
    for (const auto& [name, family] : run.families) {
        const auto& [held_out, others] = family;
        if (held_out.rows == 0 || others.rows == 0) continue;
        for (const FindingPlace& place : (held_out.rows <= others.rows ? held_out : others).places)
            findings.found(Check::Split, place, {},
                           "other rows of the family `" + name +
                               "` are in other splits: it is held out whole (" +
                               std::string(split_names[fraction_count]) + ") or not at all");
    }
}

void Whole::finish_shares(Findings& findings) const {
    for (const auto& [text, shares] : shares_) {
        const auto policy = synth::parse_policy_text(text);
        if (!policy) continue;                                 // said of its rows
        if (policy.value().mix == synth::Mix::Real) continue;  // what the exemplars are decides
        findings.begin(Check::Shares);
        double rows = 0, squares = 0;
        for (const auto& [structure, count] : shares.structures) {
            rows += count;
            squares += static_cast<double>(count) * count;
        }
        const auto worst =
            beyond_chance(shares.rows, policy.value().weights, rows == 0 ? 1 : std::max(1.0, squares / rows));
        if (!worst) continue;
        uint64_t all = 0, weights = 0;
        for (const uint64_t count : shares.rows) all += count;
        for (const uint32_t weight : policy.value().weights) weights += weight;
        findings.found(Check::Shares, {}, {},
                       std::to_string(shares.rows[*worst]) + " of " + std::to_string(all) + " rows are " +
                           std::string(synth::info(static_cast<synth::Category>(*worst)).name) +
                           ", of which the policy makes " + std::to_string(policy.value().weights[*worst]) +
                           " of " + std::to_string(weights) +
                           ": chance does so less than once in a million sets");
    }
}

}  // namespace weft::dataset
