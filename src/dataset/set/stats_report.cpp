// The figures as stats.json and as a table.
#include <algorithm>

#include "base/number_text.h"
#include "base/utf8.h"

#include "dataset/set/stats.h"

namespace weft::dataset {
namespace {

// The distributions whose names begin with `prefix/`, by the rest of their names.
std::vector<std::pair<std::string, const Distribution*>> under(const Counts& counts,
                                                               std::string_view prefix) {
    std::vector<std::pair<std::string, const Distribution*>> found;
    const std::string start = std::string(prefix) + "/";
    for (auto at = counts.sizes.lower_bound(start); at != counts.sizes.end() && at->first.starts_with(start);
         ++at)
        found.emplace_back(at->first.substr(start.size()), &at->second);
    return found;
}

uint64_t tokens_of(const Counts& counts, const std::string& column, const std::string& tokenizer) {
    const auto found = counts.sizes.find("tokens/" + column + "/" + tokenizer);
    return found == counts.sizes.end() ? 0 : found->second.total();
}

uint64_t mean(const Distribution& sizes) {
    return sizes.empty() ? 0 : sizes.total() / sizes.count();
}

void write_sizes(JsonWriter& json, const Distribution& sizes) {
    json.begin_object().member("count", sizes.count()).member("total", sizes.total());
    json.member("mean", mean(sizes)).member("min", sizes.least()).member("max", sizes.most());
    for (const uint64_t p : {50, 90, 99}) json.member("p" + std::to_string(p), sizes.percentile(p));
    json.end_object();
}

void write_counts(JsonWriter& json, const Counters& counters, const std::string& prefix) {
    json.begin_object();
    for (const std::string& name : names_under(counters, prefix))
        json.member(from_part(name), counter(counters, prefix + "/" + name));
    json.end_object();
}

uint64_t total_bytes(const Counts& counts) {
    uint64_t total = 0;
    for (const auto& [column, sizes] : under(counts, "bytes")) total += sizes->total();
    return total;
}

// ---- the table
std::string padded(std::string text, size_t width, bool right) {
    const size_t fill = text.size() < width ? width - text.size() : 0;
    return right ? std::string(fill, ' ') + text : text + std::string(fill, ' ');
}
std::string percent(uint64_t part, uint64_t all) {
    if (all == 0) return "-";
    const uint64_t tenths = (part * 1000 + all / 2) / all;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %";
}

// Rows of chat views do not tell.
std::string exact_gradients(const Counters& counters, const std::string& prefix, uint64_t rows) {
    if (names_under(counters, prefix + "gradient").empty()) return "-";
    return percent(counter(counters, prefix + "gradient/exact"), rows);
}

// "gradient  exact 12  none 3"; nothing where nothing was counted.
std::string line_of(const Counters& counters, const std::string& prefix, std::string_view title) {
    const auto names = names_under(counters, prefix);
    if (names.empty()) return {};
    std::string out = padded(std::string(title), 16, false);
    for (const std::string& name : names)
        out +=
            "  " + on_one_line(from_part(name)) + " " + with_commas(counter(counters, prefix + "/" + name));
    return out + "\n";
}

}  // namespace

std::string stats_json(const Counts& counts, const Uniqueness& uniqueness) {
    const Counters& counters = counts.counters;
    TextBuffer out;
    JsonWriter json(out, json_pretty);
    json.begin_object()
        .member("rows", counter(counters, "rows"))
        .member("excluded", counter(counters, "excluded"));
    json.key("splits");
    write_counts(json, counters, "split");
    json.key("categories").begin_object();
    for (const std::string& name : names_under(counters, "category")) {
        const std::string prefix = "category/" + name;
        json.key(from_part(name)).begin_object().member("rows", counter(counters, prefix + "/rows"));
        json.member("bytes", counter(counters, prefix + "/bytes")).key("difficulty");
        write_counts(json, counters, prefix + "/difficulty");
        json.key("gradient");
        write_counts(json, counters, prefix + "/gradient");
        json.end_object();
    }
    json.end_object().key("difficulty");
    write_counts(json, counters, "difficulty");
    json.key("gradient");
    write_counts(json, counters, "gradient");
    json.key("gradient_reasons");
    write_counts(json, counters, "reason");
    for (const auto& [name, key] : {std::pair{"task", "tasks"},
                                    {"left_out", "left_out"},
                                    {"fault", "faults"},
                                    {"access", "accesses"},
                                    {"branch", "branches"}}) {
        if (names_under(counters, name).empty()) continue;
        json.key(key);
        write_counts(json, counters, name);
    }
    json.key("bytes").begin_object();
    for (const auto& [column, sizes] : under(counts, "bytes")) write_sizes(json.key(column), *sizes);
    json.end_object().key("complexity").begin_object();
    for (const auto& [field, sizes] : under(counts, "complexity")) write_sizes(json.key(field), *sizes);
    json.end_object().member("text_bytes", total_bytes(counts));
    // Estimates; of each column by tokenizer.
    json.key("tokens").begin_object();
    for (const auto& [column, bytes] : under(counts, "bytes")) {
        json.key(column).begin_object();
        for (const auto& [tokenizer, tokens] : under(counts, "tokens/" + column))
            write_sizes(json.key(tokenizer), *tokens);
        json.end_object();
    }
    json.end_object();
    json.key("uniqueness").begin_object().member("rows", uniqueness.rows);
    json.member("exact_duplicates", uniqueness.exact_duplicates);
    json.member("structural_duplicates", uniqueness.structural_duplicates).end_object();
    json.end_object();
    out.append('\n');
    return out.str();
}

std::string stats_table(const Counts& counts, const Uniqueness& uniqueness) {
    const Counters& counters = counts.counters;
    const uint64_t rows = counter(counters, "rows");
    const bool has_gradients = !names_under(counters, "gradient").empty();  // chat views say nothing of them
    std::string out = padded("category", 16, false) + padded("rows", 12, true) + padded("share", 10, true);
    for (int level = 1; level <= 5; ++level) out += padded("d" + std::to_string(level), 10, true);
    out += (has_gradients ? padded("exact grad.", 14, true) : "") + "\n";
    for (const std::string& name : names_under(counters, "category")) {
        const std::string prefix = "category/" + name;
        const uint64_t own = counter(counters, prefix + "/rows");
        out += padded(on_one_line(from_part(name)), 16, false) + padded(with_commas(own), 12, true) +
               padded(percent(own, rows), 10, true);
        for (int level = 1; level <= 5; ++level) {
            out += padded(with_commas(counter(counters, prefix + "/difficulty/" + std::to_string(level))), 10,
                          true);
        }
        out += (has_gradients ? padded(exact_gradients(counters, prefix + "/", own), 14, true) : "") + "\n";
    }
    out += padded("all", 16, false) + padded(with_commas(rows), 12, true) + padded("", 10, true);
    for (int level = 1; level <= 5; ++level) {
        out += padded(with_commas(counter(counters, "difficulty/" + std::to_string(level))), 10, true);
    }
    out += (has_gradients ? padded(exact_gradients(counters, "", rows), 14, true) : "") + "\n\n";
    const std::string lines = line_of(counters, "gradient", "gradient") +
                              line_of(counters, "access", "accesses") +
                              line_of(counters, "branch", "branches") + line_of(counters, "task", "tasks") +
                              line_of(counters, "left_out", "left out");
    if (!lines.empty()) out += lines + "\n";

    out += padded("column", 16, false) + padded("rows", 12, true) + padded("bytes", 18, true) +
           padded("mean", 10, true) + padded("p50", 10, true) + padded("p99", 10, true) +
           padded("max", 12, true) + padded("~tekken", 16, true) + padded("~sentencepiece", 16, true) + "\n";
    for (const auto& [column, sizes] : under(counts, "bytes")) {
        out += padded(column, 16, false) + padded(with_commas(sizes->count()), 12, true) +
               padded(with_commas(sizes->total()), 18, true) + padded(with_commas(mean(*sizes)), 10, true) +
               padded(with_commas(sizes->percentile(50)), 10, true) +
               padded(with_commas(sizes->percentile(99)), 10, true) +
               padded(with_commas(sizes->most()), 12, true) +
               padded(with_commas(tokens_of(counts, column, "tekken")), 16, true) +
               padded(with_commas(tokens_of(counts, column, "sentencepiece")), 16, true) + "\n";
    }
    out += "\nsplits:";
    for (const std::string& name : names_under(counters, "split"))
        out += " " + on_one_line(from_part(name)) + " " + with_commas(counter(counters, "split/" + name));
    out += "\nduplicates: " + with_commas(uniqueness.exact_duplicates) + " exact (" +
           percent(uniqueness.exact_duplicates, rows) + "), " +
           with_commas(uniqueness.structural_duplicates) + " structural (" +
           percent(uniqueness.structural_duplicates, rows) + ")\n";
    if (counter(counters, "excluded") != 0)
        out += "left out by --exclude: " + with_commas(counter(counters, "excluded")) + "\n";
    return out;
}

}  // namespace weft::dataset
